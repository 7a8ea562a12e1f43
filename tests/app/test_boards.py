"""Boards of one's own: found, checked, added, played on the real window, saved and missed."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QTextDocumentFragment
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from app.__main__ import main
from app.boards import add_board, board_in, board_shapes, own_boards, read_own_board
from app.dialogs.new_game import NewGameDialog
from app.document import Stage
from app.theme import LIGHT
from app.words.faults import unreadable
from resources import resource
from tests.app.desk import LEFT, Desk, sandbox
from tests.boards.broken import DRAWING, FACTS
from variants.errors import FaultyBoardError, UnknownVariantError
from variants.formats.save import read_game, write_game
from variants.registry import VARIANT_IDS, known_variants, load_variant, own_boards_by_id, use_boards_in

QUOTED = re.compile(r"'([^']*)'")


@pytest.fixture(autouse=True)
def home(tmp_path: Path) -> Iterator[Path]:
    """The user's boards are in a folder of the test."""
    folder = tmp_path / "boards"
    use_boards_in(folder)
    yield folder
    use_boards_in(None)


def make_board(folder: Path, id_: str = "mine", **changes: object) -> Path:
    """The board of Hundred under another id, in English alone, with other facts; its folder."""
    record = json.loads(resource("boards/hundred.json").read_bytes())
    for province in record["provinces"].values():
        province["name"] = {"en": province["name"]["en"]}
    record |= {"board": id_, "title": {"en": "My own war"}, **changes}
    own = folder / id_
    own.mkdir(parents=True)
    (own / f"{id_}.json").write_text(json.dumps(record), encoding="utf-8")
    (own / f"{id_}.svg").write_bytes(resource("boards/hundred.svg").read_bytes())
    return own


def victory(centers: int) -> dict[str, object]:
    return {"centers": centers, "of": 17, "several": "reach"}


def dialog_of(desk: Desk) -> NewGameDialog:
    desk.window.menus["new_game"].trigger()
    dialog = desk.window.findChild(NewGameDialog)
    assert isinstance(dialog, NewGameDialog)
    return dialog


def test_a_board_in_the_folder_stands_among_the_games_and_is_played(
    open_desk: Callable[..., Desk], home: Path, tmp_path: Path
) -> None:
    make_board(home, victory=victory(6))
    desk = open_desk(sandbox())
    dialog = dialog_of(desk)
    assert list(dialog.cards)[-1] == "mine"
    assert dialog.cards["mine"].text() == "My own war"
    QTest.mouseClick(dialog.mode.button(1), LEFT)
    QTest.mouseClick(dialog.cards["mine"], LEFT)
    QTest.mouseClick(dialog.start_button, LEFT)
    assert desk.document.game.variant.rules["victory_centers"] == 6
    QApplication.processEvents()  # the map of another board takes its place
    desk.province("TOU", "LIM")
    desk.action()
    assert desk.stage() is Stage.RESULTS
    assert any(text.startswith("A TOU – LIM") for text in desk.report)
    path = tmp_path / "game.chancery"
    desk.document.save(path)
    assert read_game(path) == desk.document.game


def test_a_board_is_added_from_a_folder(
    qtbot: QtBot, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = make_board(tmp_path / "elsewhere")
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(folder))
    dialog = NewGameDialog(LIGHT)
    qtbot.addWidget(dialog, before_close_func=QWidget.hide)
    dialog.show()
    assert "mine" not in dialog.cards
    QTest.mouseClick(dialog.board_button, LEFT)
    assert dialog.cards["mine"].isChecked()
    assert sorted(path.name for path in (home / "mine").iterdir()) == ["mine.json", "mine.svg"]
    assert tuple(own_boards_by_id()) == ("mine",)


def test_a_board_with_faults_is_not_added_and_they_are_listed(
    qtbot: QtBot, home: Path, tmp_path: Path
) -> None:
    links = json.loads(resource("boards/hundred.json").read_bytes())["army_adjacency"]
    folder = make_board(tmp_path, army_adjacency=[*links, ["NMD", "TOU"]])
    dialog = NewGameDialog(LIGHT)
    qtbot.addWidget(dialog, before_close_func=QWidget.hide)
    dialog.add_board(folder)
    box = dialog.findChild(QMessageBox)
    assert box is not None
    assert "“mine” cannot be played on" in box.text()
    assert any(
        line.startswith("mine.svg: neighbours do not touch: NMD–TOU; draw")
        for line in box.informativeText().splitlines()
    )
    assert not home.exists()


def test_the_dialog_tells_the_same_list_as_the_command(
    qtbot: QtBot, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "mini"
    folder.mkdir()
    broken = FACTS.replace('"Hills"', '"<b>Hi\\u200blls"')
    (folder / "mini.json").write_text(broken, encoding="utf-8")
    (folder / "mini.svg").write_text(DRAWING.replace('"SOU"', '"NOR"', 1), encoding="utf-8")
    dialog = NewGameDialog(LIGHT)
    qtbot.addWidget(dialog, before_close_func=QWidget.hide)
    dialog.add_board(folder)
    box = dialog.findChild(QMessageBox)
    assert box is not None
    shown = QTextDocumentFragment.fromHtml(box.informativeText()).toPlainText().splitlines()
    assert main(["boards", str(folder)]) == 1
    assert shown == [QUOTED.sub(r"“\1”", line) for line in capsys.readouterr().out.splitlines()]
    assert len(shown) == 2


def test_boards_with_faults_in_the_folder_are_named(qtbot: QtBot, home: Path) -> None:
    (make_board(home, "odd") / "odd.svg").unlink()
    make_board(home, "broken", victory={"centers": "many"})
    dialog = NewGameDialog(LIGHT)
    qtbot.addWidget(dialog, before_close_func=QWidget.hide)
    assert set(dialog.faulty) == {"odd", "broken"}
    assert not {"odd", "broken"} & dialog.cards.keys()
    assert "odd.svg" in dialog.faults.text()
    assert "victory" in dialog.faults.text()


@pytest.mark.parametrize("id_", ["other", "standard"])
def test_the_id_is_the_name_of_the_folder_and_no_other_games(tmp_path: Path, id_: str) -> None:
    found = read_own_board(make_board(tmp_path, board=id_), "mine")
    assert found.variant is None
    assert id_ in str(found.faults[0][1])


def test_the_id_of_a_built_in_board_is_taken(tmp_path: Path) -> None:
    found = read_own_board(make_board(tmp_path, "britain"), "britain")
    assert [str(fault) for _, fault in found.faults] == [
        "$.board: a built-in board has this id; take another (britain)"
    ]


def test_without_a_home_for_boards_it_is_said_that_there_is_none(qtbot: QtBot, tmp_path: Path) -> None:
    use_boards_in(None)
    folder = make_board(tmp_path)
    dialog = NewGameDialog(LIGHT)
    qtbot.addWidget(dialog, before_close_func=QWidget.hide)
    dialog.add_board(folder)
    box = dialog.findChild(QMessageBox)
    assert box is not None
    assert "there is no folder for boards" in box.informativeText()
    assert own_boards() == ()
    with pytest.raises(FaultyBoardError):
        board_shapes("nowhere")


@pytest.mark.parametrize("answer", [QMessageBox.StandardButton.Yes, QMessageBox.StandardButton.No])
def test_another_board_of_the_same_id_is_replaced_only_if_that_is_wanted(
    qtbot: QtBot,
    home: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    answer: QMessageBox.StandardButton,
) -> None:
    dialog = NewGameDialog(LIGHT)
    qtbot.addWidget(dialog, before_close_func=QWidget.hide)
    asked: list[str] = []

    def exec_(box: QMessageBox) -> QMessageBox.StandardButton:
        asked.append(box.text())
        return answer

    monkeypatch.setattr(QMessageBox, "exec", exec_)
    dialog.add_board(make_board(tmp_path / "first"))
    dialog.add_board(tmp_path / "first" / "mine")  # the very same
    assert asked == []
    dialog.add_board(make_board(tmp_path / "second", victory=victory(6)))
    assert len(asked) == 1
    yes = answer == QMessageBox.StandardButton.Yes
    assert load_variant("mine").rules["victory_centers"] == (6 if yes else 9)
    assert dialog.variant.rules["victory_centers"] == (6 if yes else 9)


def test_the_folder_chosen_may_have_another_name_or_hold_the_one_of_the_board(
    home: Path, tmp_path: Path
) -> None:
    own = make_board(tmp_path / "My boards")
    for folder in (own.parent, own.with_name("Draft 3")):
        if not folder.exists():
            own.rename(folder)
        board = board_in(folder)
        assert (board.id, board.faults) == ("mine", ())
        assert add_board(folder, board) is board
        assert tuple(own_boards_by_id()) == ("mine",)
        shutil.rmtree(home)


def test_a_home_that_cannot_be_read_or_is_crowded_is_told(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home.write_text("no folder")
    assert [str(fault) for _, fault in own_boards()[0].faults] == [
        "cannot be read (it is no folder; name the one it is in)"
    ]
    assert known_variants() == VARIANT_IDS
    home.unlink()
    make_board(home, "a")
    for n in range(3):
        (home / f"b{n}.json").write_text("{}")
    monkeypatch.setattr("app.boards.MOST_SHOWN", 2)
    shown = own_boards()
    assert [board.id for board in shown] == ["a", "b0", str(home)]
    assert "more boards than are shown (4 > 2)" in str(shown[-1].faults[0][1])


def test_a_game_whose_board_is_missing_says_where_it_belongs(
    open_desk: Callable[..., Desk], home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_board(home)
    desk = open_desk(sandbox())
    dialog = dialog_of(desk)
    QTest.mouseClick(dialog.cards["mine"], LEFT)
    QTest.mouseClick(dialog.start_button, LEFT)
    path = tmp_path / "game.chancery"
    write_game(path, desk.document.game)
    shutil.rmtree(home / "mine")
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: told.append(f"{box.text()} {box.informativeText()}"))
    before = desk.document.game
    assert not desk.window.files.open(path)
    assert desk.document.game is before
    assert "a game on the board “mine”, which is not here" in told[0]
    assert str(home / "mine") in told[0]


def test_a_game_whose_board_cannot_be_drawn_is_not_opened(
    open_desk: Callable[..., Desk], home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = make_board(home)
    desk = open_desk(sandbox())
    dialog = dialog_of(desk)
    QTest.mouseClick(dialog.cards["mine"], LEFT)
    QTest.mouseClick(dialog.start_button, LEFT)
    path = tmp_path / "game.chancery"
    write_game(path, desk.document.game)
    (folder / "mine.svg").write_text("<svg/>", encoding="utf-8")
    monkeypatch.setattr(QMessageBox, "exec", lambda _: None)
    assert not desk.window.files.open(path)


@pytest.mark.parametrize("id_", ["../mine", "..", "a/b", ""])
def test_an_id_leads_to_no_other_folder(home: Path, id_: str) -> None:
    make_board(home.parent)
    with pytest.raises(UnknownVariantError) as caught:
        load_variant(id_)
    assert caught.value.belongs is None
    assert "not here" in unreadable(Path("x.chancery"), caught.value)


def test_a_board_that_is_removed_while_a_game_is_open_on_it_does_not_stop_the_game(
    open_desk: Callable[..., Desk], home: Path
) -> None:
    make_board(home)
    desk = open_desk(sandbox())
    dialog = dialog_of(desk)
    shutil.rmtree(home)
    QTest.mouseClick(dialog.mode.button(1), LEFT)
    QTest.mouseClick(dialog.cards["mine"], LEFT)
    QTest.mouseClick(dialog.start_button, LEFT)
    assert desk.document.game.variant.id == "mine"
    QApplication.processEvents()  # the map of another board takes its place
    desk.province("TOU", "LIM")
    desk.action()
    assert desk.stage() is Stage.RESULTS
    assert desk.window.autosave.path.exists()
