"""Panes, keys and actions of the real window."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from operator import attrgetter
from pathlib import Path
from types import TracebackType

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QAction, QContextMenuEvent, QHelpEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QToolTip

from app import boxes, crash, start
from app.actions import ACTIONS
from app.dialogs.new_game import NewGameDialog
from app.document import Stage
from app.panels.powers import standing
from app.start import run_window
from app.window import MainWindow, opening
from maps.board import Location
from tests.app.desk import Desk, hot_seat, sandbox
from variants.formats.save import dump_game

ALT = Qt.KeyboardModifier.AltModifier


def written(desk: Desk) -> list[str]:
    return [row.sentence for row in desk.window.side.list.rows if row.removable]


def row_of(desk: Desk, sentence: str) -> int:
    return next(i for i, row in enumerate(desk.window.side.list.rows) if row.sentence == sentence)


def test_an_order_is_removed_by_its_button_and_by_key(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox())
    desk.province("VIE", "GAL")
    desk.province("BUD", "SER")
    orders = desk.window.side.list
    desk.click(orders.viewport(), orders.remove_rect(row_of(desk, "A VIE – GAL")).center())
    assert written(desk) == ["A BUD – SER"]
    desk.click(orders.viewport(), orders.row_rect(row_of(desk, "A BUD – SER")).center())
    QTest.keyClick(orders, Qt.Key.Key_Delete)
    assert written(desk) == []
    desk.window.menus["undo"].trigger()
    desk.window.menus["undo"].trigger()
    assert written(desk) == ["A BUD – SER", "A VIE – GAL"]


def test_undo_names_the_edit_and_redo_follows(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox())
    undo, redo = desk.window.menus["undo"], desk.window.menus["redo"]
    assert not undo.isEnabled()
    desk.province("BUD", "SER")
    assert undo.text() == "Undo: A BUD – SER"
    QTest.keyClick(desk.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert written(desk) == []
    assert redo.isEnabled()
    redo.trigger()
    desk.window.menus["clear_orders"].trigger()
    assert written(desk) == []
    undo.trigger()
    assert written(desk) == ["A BUD – SER"]


def test_back_and_forth_by_nodes_and_keys(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox())
    desk.province("BUD", "SER")
    desk.action()
    desk.action()
    desk.province("SER", "GRE")
    desk.click(desk.window.history.nodes[0])
    assert "A BUD – SER, moved" in desk.report
    assert desk.window.side.action_button.text() == "Back to Fall 1901"
    desk.action()
    assert "A SER – GRE" in desk.report, "what was being written is still there"
    QTest.keyClick(desk.window, Qt.Key.Key_Left, ALT)
    assert desk.document.look == 0
    QTest.keyClick(desk.window, Qt.Key.Key_Right, ALT)
    assert desk.document.at_latest


def test_nothing_is_ordered_in_the_past(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox())
    desk.action()
    desk.action()
    desk.click(desk.window.history.nodes[0])
    desk.province("BUD", "SER")
    assert not desk.document.game.drafts


def test_nothing_is_undone_or_made_again_in_the_past(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox())
    desk.action()
    desk.action()
    desk.province("BUD", "SER")
    desk.province("VIE", "GAL")
    undo, redo = desk.window.menus["undo"], desk.window.menus["redo"]
    undo.trigger()
    before = desk.document.game
    QTest.keyClick(desk.window, Qt.Key.Key_Left, ALT)
    assert not undo.isEnabled()
    assert not redo.isEnabled()
    QTest.keyClick(desk.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert desk.document.game is before
    QTest.keyClick(desk.window, Qt.Key.Key_Right, ALT)
    assert undo.isEnabled()
    assert redo.isEnabled()


def test_a_key_held_down_does_not_play_phase_after_phase(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox())
    before = len(desk.document.game.nodes)
    for repeated in (False, True, True):
        QTest.simulateEvent(
            desk.window,
            True,
            Qt.Key.Key_Return,
            Qt.KeyboardModifier.ControlModifier,
            "\r",
            repeated,
        )
    assert len(desk.document.game.nodes) == before + 1
    assert desk.stage() is Stage.RESULTS


def test_no_menu_of_docks_opens_on_the_menu_bar(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox())
    bar = desk.window.menuBar()
    place = QPoint(bar.width() - 5, 5)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, bar.mapToGlobal(place))
    QApplication.sendEvent(bar, event)
    assert QApplication.activePopupWidget() is None


def test_a_row_of_the_report_gives_its_reason(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox())
    desk.province("PAR", "BUR")
    desk.province("MUN", "BUR")
    desk.action()
    report = desk.window.side.list
    desk.click(report.viewport(), report.row_rect(row_of(desk, "A PAR – BUR, bounced with A MUN")).center())
    why = [label.text() for label in desk.window.side.why.labels]
    assert why[0] == "A PAR – BUR"
    assert why[1].endswith("so nobody got in.")
    selected = desk.window.board.view.picture.highlights.selected
    assert str(selected) == "PAR"


def test_the_chosen_row_stays_in_sight_beside_its_reason(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox())
    report = desk.window.side.list
    for unit, goal in (("PAR", "BUR"), ("MUN", "BUR"), ("ROM", "APU"), ("CON", "BUL"), ("SMY", "CON")):
        desk.province(unit, goal)
    desk.action()
    for sentence in ("A ROM – APU, moved", "A SMY – CON, moved"):
        row = row_of(desk, sentence)
        report.scrollTo(report.model().index(row, 0), report.ScrollHint.PositionAtBottom)
        desk.click(report.viewport(), report.row_rect(row).center())
        QApplication.processEvents()
        assert desk.window.side.why.isVisible()
        assert report.viewport().rect().contains(report.row_rect(row))


def test_a_new_order_is_in_sight_in_its_list(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox())
    desk.window.resize(900, 600)
    listed = desk.window.side.list
    for unit, goal in (("SMY", "SYR"), ("LON", "NTH"), ("ANK", "BLA")):
        desk.province(unit, goal)
        rows = listed.rows
        number = next(at for at, row in enumerate(rows) if row.place and row.place.province == unit)
        assert listed.viewport().rect().contains(listed.row_rect(number)), unit
    assert listed.verticalScrollBar().maximum() > 0


def test_a_row_of_the_orders_selects_its_unit(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox())
    orders = desk.window.side.list
    row = next(i for i, row in enumerate(orders.rows) if row.lead == "VIE")
    desk.click(orders.viewport(), orders.row_rect(row).center())
    shown = desk.window.board.view.picture.highlights
    assert shown.selected == Location("VIE")
    assert Location("GAL") in shown.targets
    assert "A Vienna" in desk.window.next_text
    desk.province("GAL")
    assert "A VIE – GAL" in desk.report


@pytest.mark.parametrize("before", [(900, 600), (1440, 900), (1600, 1000), None])
@pytest.mark.parametrize(("size", "wide"), [((1100, 700), 352), ((900, 600), 278), ((1600, 1000), 352)])
def test_the_right_dock_is_as_wide_whatever_came_before(
    open_desk: Callable[..., Desk], before: tuple[int, int] | None, size: tuple[int, int], wide: int
) -> None:
    desk = open_desk(hot_seat(austria="Ada", italy="Ida"))
    for change in (before, size):
        if change is not None:
            desk.window.resize(*change)
            QApplication.processEvents()
    desk.take_screen()
    QApplication.processEvents()
    assert desk.window.side.width() == wide


def test_the_name_beside_the_pointer_is_that_of_the_hovered_province(
    open_desk: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda *arguments: told.append(arguments[1]))
    desk = open_desk(sandbox())
    view = desk.window.board.view
    place = view.mapFromScene(view.anchor(Location("BEL")))
    QTest.mouseMove(view.viewport(), place + QPoint(1, 1))
    QTest.mouseMove(view.viewport(), place + QPoint(2, 1))
    at = view.viewport().mapToGlobal(place)
    QApplication.sendEvent(view.viewport(), QHelpEvent(QEvent.Type.ToolTip, place, at))
    assert told == ["Belgium (BEL) · unowned centre"]


def test_the_status_bar_says_what_to_do_and_what_the_pointer_is_on(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox())
    status = desk.window.statusBar()
    assert "<b>A Budapest</b>" in desk.window.next_text
    view = desk.window.board.view
    place = view.mapFromScene(view.anchor(Location("MUN")))
    QTest.mouseMove(view.viewport(), place + QPoint(1, 1))
    assert "Munich (MUN) · centre of Germany" in desk.window.facts_text
    assert status.isVisible()


@pytest.mark.parametrize("screen", [(1366, 768), (1920, 1080), (3840, 2160), (1280, 720)])
def test_the_window_opens_whole_and_in_the_middle(screen: tuple[int, int]) -> None:
    room = QRect(10, 20, *screen)
    place = opening(room)
    assert room.contains(place.adjusted(-8, -36, 8, 8))
    assert abs(place.center().x() - room.center().x()) <= 1
    assert abs(place.center().y() - room.center().y()) <= 16


def test_standings(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(hot_seat(austria="Ada", italy="Ida"))
    desk.take_screen()
    assert standing(desk.document, "austria").state == "0 of 3"
    assert standing(desk.document, "austria").active
    assert standing(desk.document, "italy").state == "Waiting"
    assert standing(desk.document, "france").state == "Nobody, holds"
    desk.action()
    desk.take_screen()
    assert standing(desk.document, "austria").state == "Done"


def test_no_two_actions_share_a_key_and_every_one_has_a_slot(open_desk: Callable[..., Desk]) -> None:
    window = open_desk(sandbox()).window
    keys = [QKeySequence(key).toString() for row in ACTIONS for key in row.keys]
    assert len(keys) == len(set(keys))
    assert all(callable(attrgetter(row.slot or row.name)(window)) for row in ACTIONS)


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    found: list[str] = []
    monkeypatch.setattr(
        QMessageBox, "open", lambda box: found.append(f"{box.text()} {box.informativeText()}")
    )
    return found


def fault(order: str) -> tuple[type[BaseException], BaseException, TracebackType | None]:
    """A caught exception of a function that knows an order."""
    try:
        len(order) / 0
    except ZeroDivisionError as error:
        return type(error), error, error.__traceback__
    raise AssertionError(order)


def test_a_fault_is_told_without_a_traceback_and_logged_without_orders(
    qapp: QApplication, tmp_path: Path, told: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    kind, error, trace = fault("A PAR - BUR")
    with caplog.at_level(logging.CRITICAL):
        crash.report(kind, error, trace)
    assert len(told) == 1
    assert "Traceback" not in told[0]
    assert "chancery.log" in told[0]
    assert "ZeroDivisionError" in caplog.text
    assert "PAR" not in caplog.text


def test_the_window_opens_a_file_or_the_new_game_dialog(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    shown: list[MainWindow] = []
    kept_hook = sys.excepthook
    monkeypatch.setattr(crash, "take_over", lambda: None)
    monkeypatch.setattr(crash, "start_log", lambda _: None)
    monkeypatch.setattr(start, "default_folder", lambda: tmp_path / "autosave")
    monkeypatch.setattr(QApplication, "exec", lambda *_: 0)
    monkeypatch.setattr(MainWindow, "show", lambda self: shown.append(self))
    path = tmp_path / "game.chancery"
    path.write_bytes(dump_game(hot_seat(france="Ada", italy="Ida")))
    assert run_window(str(path), "de") == 0
    assert shown[0].document.writer == "france"
    assert shown[0].windowTitle().startswith("game")
    asked = []
    monkeypatch.setattr(boxes, "ask", lambda *arguments: asked.append(arguments[1]))
    assert run_window(None, "en") == 0
    assert asked == [], "the first window is still open, so its game is no orphan"
    assert shown[1].document.sandbox
    assert shown[1].findChild(NewGameDialog) is not None
    assert sys.excepthook is kept_hook
    for made in shown:
        made.deleteLater()


def test_orders_are_taken_off_the_map_by_key_and_drawn_again(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox())
    desk.province("PAR", "BUR")
    view = desk.window.board.view
    assert len(view.picture.orders) == 1
    QTest.keyClick(view, Qt.Key.Key_O)
    assert not view.picture.orders
    assert "A PAR – BUR" in desk.report, "it is still given"
    desk.action()
    assert not view.picture.orders
    QTest.keyClick(view, Qt.Key.Key_O)
    assert view.picture.orders


def test_patterns_are_on_the_map_by_key_and_by_menu(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox())
    board = desk.window.board
    QTest.keyClick(board.view, Qt.Key.Key_P)
    assert board.patterns
    (action,) = desk.window.findChildren(QAction, "toggle_patterns")
    action.trigger()
    assert not board.patterns
