"""Boards of one's own: found, checked, added, played on the real window, saved and missed."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from app.boards import read_own_board
from app.dialogs.new_game import NewGameDialog
from app.document import Stage
from app.theme import LIGHT
from app.words.faults import unreadable
from resources import resource
from tests.app.desk import LEFT, Desk, sandbox
from variants.errors import UnknownVariantError
from variants.formats.save import read_game
from variants.registry import load_variant, own_board_ids, use_boards_in


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
    qtbot.addWidget(dialog)
    dialog.show()
    assert "mine" not in dialog.cards
    QTest.mouseClick(dialog.board_button, LEFT)
    assert dialog.cards["mine"].isChecked()
    assert sorted(path.name for path in (home / "mine").iterdir()) == ["mine.json", "mine.svg"]
    assert own_board_ids() == ("mine",)


def test_a_board_with_faults_is_not_added_and_they_are_listed(
    qtbot: QtBot, home: Path, tmp_path: Path
) -> None:
    links = json.loads(resource("boards/hundred.json").read_bytes())["army_adjacency"]
    folder = make_board(tmp_path, army_adjacency=[*links, ["NMD", "TOU"]])
    dialog = NewGameDialog(LIGHT)
    qtbot.addWidget(dialog)
    dialog.add_board(folder)
    box = dialog.findChild(QMessageBox)
    assert box is not None
    assert "“mine” cannot be played on" in box.text()
    assert "mine.svg: neighbours do not touch: NMD–TOU" in box.informativeText().splitlines()
    assert not home.exists()


def test_boards_with_faults_in_the_folder_are_named(qtbot: QtBot, home: Path) -> None:
    (make_board(home, "odd") / "odd.svg").unlink()
    make_board(home, "broken", victory={"centers": "many"})
    dialog = NewGameDialog(LIGHT)
    qtbot.addWidget(dialog)
    assert set(dialog.faulty) == {"odd", "broken"}
    assert not {"odd", "broken"} & dialog.cards.keys()
    assert "odd.svg" in dialog.faults.text()
    assert "victory" in dialog.faults.text()


@pytest.mark.parametrize("id_", ["other", "standard"])
def test_the_id_is_the_name_of_the_folder_and_no_other_games(tmp_path: Path, id_: str) -> None:
    found = read_own_board(make_board(tmp_path, board=id_))
    assert found.variant is None
    assert id_ in found.faults[0]


def test_a_game_whose_board_is_missing_says_where_it_belongs(
    open_desk: Callable[..., Desk], home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_board(home)
    desk = open_desk(sandbox())
    dialog = dialog_of(desk)
    QTest.mouseClick(dialog.cards["mine"], LEFT)
    QTest.mouseClick(dialog.start_button, LEFT)
    path = tmp_path / "game.chancery"
    desk.document.save(path)
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
    desk.document.save(path)
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
