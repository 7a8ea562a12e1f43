"""Several games in tabs, through the real bar, keys and dialogs."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox

from app.autosave import orphans
from app.document import Stage
from app.locks import locked
from app.start import offer
from maps.board import Location
from tests.app.desk import LEFT, Desk, hot_seat, sandbox
from tests.app.spying import texts
from tests.app.test_curtain_random import CHEAP, PHRASES, Hand
from tests.app.test_files import ROOT, answer, choose
from variants.formats import sealing
from variants.formats.save import dump_game, read_game
from variants.formats.sealing import lock_with
from variants.orders import parse_order
from variants.papers import Draft

ANSWERS = QMessageBox.StandardButton
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def titles(desk: Desk) -> list[str]:
    bar = desk.window.tabs.bar
    return [bar.tabText(at) for at in range(bar.count())]


def press_tab(desk: Desk, at: int, mouse: Qt.MouseButton = LEFT) -> None:
    bar = desk.window.tabs.bar
    QTest.mouseClick(bar, mouse, pos=bar.tabRect(at).center())


def written(desk: Desk, power: str) -> list[str]:
    return [str(order) for order in desk.document.game.draft(power).orders]


@pytest.fixture
def two(open_desk: Callable[..., Desk]) -> Iterator[Desk]:
    """A sandbox with an order, and a hot-seat game that Ada writes in."""
    desk = open_desk(sandbox())
    desk.province("PAR", "BUR")
    desk.window.tabs.add(hot_seat(france="Ada", italy="Ida"))
    desk.take_screen()
    desk.province("PAR", "GAS")
    yield desk
    QApplication.clipboard().clear()


def test_there_is_no_bar_for_one_game(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox())
    assert desk.window.tabs.bar.isHidden()
    desk.window.tabs.add(hot_seat(france="Ada", italy="Ida"))
    assert desk.window.tabs.count == 1, "nobody had done anything with the first"
    assert desk.window.tabs.bar.isHidden()
    assert desk.document.writer == "france"


def test_another_game_gets_a_tab_and_the_first_is_as_it_was(two: Desk) -> None:
    assert two.window.tabs.bar.isVisible()
    assert titles(two) == ["Standard · Spring 1901 •", "Standard (2) · Spring 1901 •"]
    assert two.window.windowTitle() == "Standard (2)[*] — Chancery"
    press_tab(two, 0)
    assert two.document.sandbox
    assert written(two, "france") == ["A PAR - BUR"]
    two.window.menus["undo"].trigger()
    assert written(two, "france") == []
    two.window.menus["redo"].trigger()
    press_tab(two, 1)
    press_tab(two, 0)
    two.window.menus["undo"].trigger()
    assert written(two, "france") == []


def test_a_game_keeps_its_number_until_it_has_another_name(two: Desk, tmp_path: Path) -> None:
    press_tab(two, 0)
    two.document.save(tmp_path / "evening.chancery")
    assert titles(two) == ["evening · Spring 1901", "Standard (2) · Spring 1901 •"]
    two.window.tabs.add(sandbox())
    assert titles(two)[2] == "Standard · Spring 1901"


def test_six_games_are_told_apart_in_the_smallest_window(two: Desk) -> None:
    two.window.resize(900, 600)
    for _ in range(4):
        two.window.tabs.add(sandbox(), saved=False)
    QApplication.processEvents()
    bar = two.window.tabs.bar
    assert bar.count() == two.window.tabs.count >= 4
    for at in range(bar.count()):
        text = bar.fontMetrics().horizontalAdvance(bar.tabText(at))
        assert bar.tabRect(at).width() >= min(text, 150), bar.tabText(at)


def test_games_of_one_kind_are_saved_under_names_of_their_own(
    two: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    suggested: list[str] = []

    def ask(*arguments: object) -> tuple[str, str]:
        suggested.append(Path(str(arguments[2])).stem)
        return "", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    for _ in range(2):
        two.window.files.save_as()
        two.window.menus["previous_tab"].trigger()
    assert len(set(suggested)) == 2


def test_the_open_table_keeps_what_was_in_view_and_a_player_does_not(two: Desk) -> None:
    view = two.window.board.view
    view.zoom_by(4)
    view.center_on(Location("MOS"))
    press_tab(two, 0)
    assert two.window.board.place is None
    view.zoom_by(3)
    view.center_on(Location("ANK"))
    zoom, middle = view.zoom, view.mapToScene(view.viewport().rect().center())
    press_tab(two, 1)
    assert two.window.board.place is None
    two.take_screen()
    assert two.window.board.place is None, "nobody is told where others looked"
    press_tab(two, 0)
    assert view.zoom == pytest.approx(zoom)
    assert (view.mapToScene(view.viewport().rect().center()) - middle).manhattanLength() < 4
    two.window.board.fit()
    press_tab(two, 1)
    press_tab(two, 0)
    assert two.window.board.place is None


def test_nothing_of_a_players_screen_is_left_when_another_game_is_shown(two: Desk) -> None:
    QApplication.clipboard().setText("A PAR – GAS")
    assert [text for text in texts(two) if "PAR – GAS" in text], "the walk would find it"
    press_tab(two, 0)
    assert QApplication.clipboard().text() == ""
    assert [text for text in texts(two) if "PAR – GAS" in text] == []
    press_tab(two, 1)
    assert (two.stage(), two.document.writer) == (Stage.CURTAIN, "france")
    assert [text for text in texts(two) if "PAR – GAS" in text] == []
    assert not two.document.undo_stack.canUndo()
    two.take_screen()
    assert written(two, "france") == ["A PAR - GAS"]


def test_keys_go_from_game_to_game_also_at_the_curtain_and_tab_alone_stays_the_maps(two: Desk) -> None:
    view = two.window.board.view
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Tab)
    assert two.window.tabs.shown == 1
    QTest.keyClick(view, Qt.Key.Key_Tab, CONTROL)
    assert (two.window.tabs.shown, two.document.sandbox) == (0, True)
    QTest.keyClick(view, Qt.Key.Key_PageDown, CONTROL)
    assert (two.window.tabs.shown, two.stage()) == (1, Stage.CURTAIN)
    QTest.keyClick(two.window, Qt.Key.Key_PageUp, CONTROL)
    assert two.window.tabs.shown == 0
    QTest.keyClick(two.window, Qt.Key.Key_Backtab, CONTROL | SHIFT)
    assert two.window.tabs.shown == 1


def test_a_vote_goes_on_where_it_was(two: Desk) -> None:
    two.window.hand_over.drop_curtain()
    two.document.call_vote(("france", "italy"))
    two.document.cast(yes=True)
    press_tab(two, 0)
    press_tab(two, 1)
    assert two.stage() is Stage.VOTING
    two.document.cast(yes=True)
    assert two.stage() is Stage.ENDED


@pytest.mark.parametrize("seed", range(2))
def test_going_to_another_game_and_back_opens_no_board(
    open_desk: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    monkeypatch.setattr(sealing, "COST", CHEAP)
    locks = {power: lock_with(phrase, CHEAP) for power, phrase in PHRASES.items()}
    desk = open_desk(sandbox())
    desk.province("PAR", "BUR")
    desk.window.tabs.add(
        locked(replace(hot_seat(england="Ida", france="Ada", italy="Eva"), locks=locks)), saved=False
    )
    chance = Random(seed)
    hand, seen = Hand(desk, chance), set()
    for _ in range(40):
        before = desk.document.game
        if chance.random() < 0.4:
            press_tab(desk, 0)
            assert desk.window.board.isVisible()
            assert written(desk, "france") == ["A PAR - BUR"]
            press_tab(desk, 1)
            assert desk.document.game == before
            assert desk.stage() is not Stage.WRITING
        else:
            hand.step()
        seen.add(desk.stage())
        assert desk.window.curtain.isVisible() is desk.document.covered
        if desk.stage() is Stage.WRITING:
            assert desk.document.writer == hand.allowed
        if desk.stage() is Stage.ENDED:
            break
    assert {Stage.CURTAIN, Stage.WRITING} <= seen


def test_a_game_is_not_saved_to_the_file_of_another_that_is_open(
    two: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = tmp_path / "first.chancery", tmp_path / "second.chancery"
    choose(monkeypatch, first)
    two.window.menus["save_game"].trigger()
    kept = first.read_bytes()
    press_tab(two, 0)
    replies, told = [str(first), str(second)], []
    monkeypatch.setattr(
        QMessageBox, "exec", lambda box: told.append(f"{box.text()}\n{box.informativeText()}")
    )
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (replies.pop(0), ""))
    two.window.menus["save_game_as"].trigger()
    assert told == ["“first.chancery” is open in another tab.\nSave this game to another file."]
    assert first.read_bytes() == kept
    assert read_game(second) == two.document.game


def test_an_order_taken_back_leaves_nothing_to_save(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox())
    desk.province("PAR", "BUR")
    assert desk.document.dirty
    desk.window.menus["undo"].trigger()
    assert not desk.document.dirty
    assert not desk.window.isWindowModified()


def test_a_file_that_is_open_is_shown_and_not_opened_again(
    two: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "A & B.chancery"
    choose(monkeypatch, path)
    two.window.menus["save_game"].trigger()
    assert titles(two)[1] == "A && B · Spring 1901"
    press_tab(two, 0)
    two.window.menus["open_game"].trigger()
    assert (two.window.tabs.count, two.window.tabs.shown) == (2, 1)
    other = tmp_path / "other.chancery"
    other.write_bytes(dump_game(sandbox()))
    choose(monkeypatch, other)
    two.window.menus["open_game"].trigger()
    assert (two.window.tabs.count, two.window.tabs.shown) == (3, 2)
    assert titles(two)[2] == "other · Spring 1901"


@pytest.mark.parametrize("way", ["key", "middle", "button"])
@pytest.mark.parametrize("button", [ANSWERS.Cancel, ANSWERS.Discard])
def test_a_game_that_is_not_saved_is_closed_only_when_the_user_says_so(
    two: Desk, monkeypatch: pytest.MonkeyPatch, way: str, button: QMessageBox.StandardButton
) -> None:
    asked = answer(monkeypatch, button)
    kept = two.window.autosave.path
    press_tab(two, 0)
    if way == "key":
        press_tab(two, 1)
        QTest.keyClick(two.window, Qt.Key.Key_W, CONTROL)
    elif way == "middle":
        press_tab(two, 1, Qt.MouseButton.MiddleButton)
    else:
        close = two.window.tabs.bar.tabButton(1, two.window.tabs.bar.ButtonPosition.RightSide)
        QTest.mouseClick(close, LEFT)
    assert len(asked) == 1
    gone = button is ANSWERS.Discard
    assert two.window.tabs.count == 2 - gone
    assert two.document.sandbox is gone
    assert kept.exists() is not gone
    assert two.window.tabs.bar.isHidden() is gone


def test_a_game_before_the_one_shown_can_be_closed(two: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    answer(monkeypatch, ANSWERS.Discard)
    press_tab(two, 0, Qt.MouseButton.MiddleButton)
    assert (two.window.tabs.count, two.window.tabs.shown) == (1, 0)
    assert (two.stage(), two.document.writer) == (Stage.CURTAIN, "france")
    two.take_screen()
    two.province("MAR", "SPA")
    assert written(two, "france") == ["A PAR - GAS", "A MAR - SPA"]


def test_quitting_asks_for_each_game_that_is_not_saved(
    two: Desk, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    two.window.tabs.add(sandbox())
    asked = answer(monkeypatch, ANSWERS.Cancel)
    event = QCloseEvent()
    two.window.closeEvent(event)
    assert not event.isAccepted()
    assert two.window.tabs.count == 3
    assert len(list((tmp_path / "autosave").glob("*.chancery"))) == 3
    asked = answer(monkeypatch, ANSWERS.Discard)
    two.window.closeEvent(event := QCloseEvent())
    assert event.isAccepted()
    assert asked == ["2 games have changes that are not saved:"], "the third has nothing to lose"
    assert list((tmp_path / "autosave").glob("*.chancery")) == []


KILLED = """
import os, sys
from pathlib import Path
from app.autosave import Autosave
from variants.formats.save import read_game
kept = [Autosave(Path(sys.argv[1])) for _ in sys.argv[2:]]
for autosave, path in zip(kept, sys.argv[2:]):
    autosave.keep(read_game(Path(path)))
os._exit(9)
"""


def test_every_open_game_of_a_killed_process_is_offered(
    open_desk: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    draft = Draft((parse_order("A PAR - BUR"),))
    games = [sandbox(), locked(hot_seat(france="Ada", italy="Ida")).with_draft("france", draft)]
    paths = [tmp_path / f"{number}.chancery" for number in range(2)]
    for path, game in zip(paths, games, strict=True):
        path.write_bytes(dump_game(game))
    folder = tmp_path / "autosave"
    command = [sys.executable, "-c", KILLED, str(folder), *map(str, paths)]
    assert subprocess.run(command, cwd=ROOT, check=False).returncode == 9
    asked = answer(monkeypatch, ANSWERS.Yes)
    desk = open_desk(sandbox())
    assert [offer(desk.window, orphan) for orphan in orphans(folder)] == [True, True]
    assert len(asked) == 2
    assert desk.window.tabs.count == 2
    assert desk.document.dirty
    kept = [read_game(path) for path in folder.glob("*.chancery")]
    assert len(kept) == 2
    assert all(game in kept for game in games)


def test_each_open_game_has_an_autosave_of_its_own(two: Desk, tmp_path: Path) -> None:
    two.window.tabs.show(0)
    kept = [read_game(path) for path in (tmp_path / "autosave").glob("*.chancery")]
    assert sorted(len(game.players) - list(game.players.values()).count("") for game in kept) == [2, 7]
    assert {str(*game.draft("france").orders) for game in kept} == {"A PAR - BUR", "A PAR - GAS"}


def test_the_tab_of_a_game_that_ended_tells_its_last_turn(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox())
    desk.document.replace_game(sandbox().resolve().agree_draw(("france", "italy")))
    assert desk.window.tabs.bar.tabText(0) == "Standard · Spring 1901"
