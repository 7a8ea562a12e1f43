"""Ctrl K: places, units and commands found by a few letters, by keys alone on the real window."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app import translation
from app.dialogs.find import FindDialog
from app.document import Stage
from app.finding import Find, FindKind, found, places_and_units
from maps.board import Location
from tests.app.desk import Desk, hot_seat, sandbox
from variants.registry import load_variant

CTRL = Qt.KeyboardModifier.ControlModifier


def opened(desk: Desk) -> FindDialog:
    desk.window.activateWindow()
    QApplication.processEvents()
    desk.window.board.take_focus()
    QTest.keyClick(desk.window.board.view, Qt.Key.Key_K, CTRL)
    QApplication.processEvents()
    dialog = desk.window.findChildren(FindDialog)[-1]
    assert dialog.line.hasFocus()
    return dialog


def names(typed: str, variant_id: str = "standard") -> list[str]:
    variant = load_variant(variant_id)
    return [each.text for each in found(places_and_units(variant, variant.start()), typed)]


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("mun", "Munich"),
        ("MÜNCHEN", "Munich"),
        ("mer du n", "North Sea"),
        ("a mun", "Army Munich"),
        ("army mun", "Army Munich"),
        ("germany fleet", "Fleet Kiel"),
        ("st pet", "St. Petersburg"),
        ("petersb", "St. Petersburg"),
    ],
)
def test_a_few_letters_find_it_in_any_language(typed: str, first: str) -> None:
    assert names(typed)[0] == first


def test_what_is_called_by_a_code_comes_before_longer_names() -> None:
    assert names("can", "colonial")[0] == "Canton"
    assert names("bul")[0] == "Bulgaria"
    assert names("xyz") == []


def test_all_places_are_listed_by_their_names() -> None:
    assert names("")[:6] == ["Adriatic Sea", "Aegean Sea", "Albania", "Ankara", "Apulia", "Armenia"]
    translation.install("de")
    assert names("")[3:7] == ["Ankara", "Apulien", "Ärmelkanal", "Armenien"]


def test_a_place_is_pointed_at_and_return_clicks_it(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox())
    desk.province("MUN")
    dialog = opened(desk)
    QTest.keyClicks(dialog.line, "burg")
    QTest.keyClick(dialog.line, Qt.Key.Key_Return)
    assert not dialog.isVisible()
    view = desk.window.board.view
    assert desk.window.focusWidget() is view
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert "A MUN – BUR" in desk.report


def test_a_unit_is_selected(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox())
    dialog = opened(desk)
    QTest.keyClicks(dialog.line, "fleet lon")
    QTest.keyClick(dialog.line, Qt.Key.Key_Return)
    entry = desk.window.board.tool.entry
    assert entry is not None
    assert entry.view.selected == Location("LON")


def test_a_command_is_taken_that_can_be_taken_now(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox())
    dialog = opened(desk)
    QTest.keyClicks(dialog.line, "undo")
    assert [each for each in dialog.shown if each.kind is FindKind.COMMAND] == []
    dialog.line.clear()
    QTest.keyClicks(dialog.line, "resolve")
    QTest.keyClick(dialog.line, Qt.Key.Key_Return)
    assert desk.stage() is Stage.RESULTS


def test_arrows_and_the_mouse_choose_another_entry(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox())
    dialog = opened(desk)
    QTest.keyClicks(dialog.line, "kiel")
    assert [each.text for each in dialog.shown] == ["Kiel", "Fleet Kiel"]
    taken: list[Find] = []
    dialog.chosen.connect(taken.append)
    QTest.keyClick(dialog.line, Qt.Key.Key_Down)
    QTest.keyClick(dialog.line, Qt.Key.Key_Return)
    again = opened(desk)
    QTest.keyClicks(again.line, "kiel")
    again.chosen.connect(taken.append)
    second = again.list.topLevelItem(1)
    assert second is not None
    row = again.list.visualItemRect(second).center()
    QTest.mouseClick(again.list.viewport(), Qt.MouseButton.LeftButton, pos=row)
    assert [each.text for each in taken] == ["Fleet Kiel", "Fleet Kiel"]


def test_the_nearest_names_are_offered_and_none_is_taken_unasked(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox())
    dialog = opened(desk)
    QTest.keyClicks(dialog.line, "mnuich")
    assert [each.text for each in dialog.shown][:2] == ["Munich", "Army Munich"]
    assert len(dialog.shown) <= 3
    assert dialog.told.isVisible()
    QTest.keyClick(dialog.line, Qt.Key.Key_Return)
    assert dialog.isVisible()
    taken: list[Find] = []
    dialog.chosen.connect(taken.append)
    QTest.keyClick(dialog.line, Qt.Key.Key_Down)
    QTest.keyClick(dialog.line, Qt.Key.Key_Return)
    assert [each.text for each in taken] == ["Munich"]


def test_nothing_is_found_behind_the_curtain(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(hot_seat(england="Ida", italy="Eva"))
    assert desk.stage() is Stage.CURTAIN
    assert not desk.window.menus["find"].isEnabled()
    desk.take_screen()
    dialog = opened(desk)
    QTest.keyClicks(dialog.line, "lon")
    QTest.keyClick(dialog.line, Qt.Key.Key_L, CTRL)
    assert desk.stage() is Stage.CURTAIN
    assert not dialog.isVisible()
    assert dialog.line.text() == ""
