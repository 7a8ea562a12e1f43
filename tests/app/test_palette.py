"""The palette on the real window: it never lies on what may be clicked, and belongs to its unit."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from app.scene.placing import REACH
from maps.board import Location
from tests.app.desk import Desk, sandbox
from variants.legal import supportable
from variants.registry import load_variant

STANDARD = load_variant("standard")
SIZES = [(900, 600), (1100, 700), (1600, 1000)]
UNITS = sorted(STANDARD.start().units)


def at(desk: Desk, place: Location) -> QPoint:
    return desk.window.board.view.mapFromScene(desk.window.board.view.anchor(place))


def covered(desk: Desk) -> Iterator[str]:
    """The lit places on which a click would not reach the map."""
    view = desk.window.board.view
    for place in view.picture.highlights.targets:
        hit = desk.window.childAt(view.viewport().mapTo(desk.window, at(desk, place)))
        if hit is not view.viewport():
            yield str(place)


def linked(desk: Desk) -> bool:
    """The palette stands beside the selected unit, or names it."""
    palette, selected = desk.window.board.tool.palette, desk.window.board.view.picture.highlights.selected
    assert selected is not None
    unit = QRect(0, 0, 50, 44)
    unit.moveCenter(at(desk, selected))
    reach = REACH + 1
    named = any(text.isVisible() for text in palette.findChildren(QLabel))
    return named or palette.geometry().intersects(unit.adjusted(-reach, -reach, reach, reach))


def press(desk: Desk, tip: str) -> None:
    buttons = desk.window.board.tool.palette.buttons
    desk.click(next(button for button in buttons if button.toolTip().startswith(tip)))


@pytest.mark.parametrize("size", SIZES)
def test_it_lies_on_nothing_that_is_lit(open_desk: Callable[..., Desk], size: tuple[int, int]) -> None:
    """Every third unit at each size, every unit at one."""
    desk = open_desk(sandbox())
    desk.window.resize(*size)
    QApplication.processEvents()
    view, palette = desk.window.board.view, desk.window.board.tool.palette
    view.fit()
    for unit in UNITS[SIZES.index(size) :: len(SIZES)]:
        desk.province(str(unit.location))
        assert palette.isVisible()
        assert view.viewport().rect().contains(palette.geometry())
        assert (str(unit), list(covered(desk)), linked(desk)) == (str(unit), [], True)
        press(desk, "Support")
        assert (str(unit), list(covered(desk)), linked(desk)) == (str(unit), [], True)
        for other in supportable(STANDARD, STANDARD.start(), unit):
            desk.province(str(other.location))
            assert (str(unit), str(other), list(covered(desk))) == (str(unit), str(other), [])
            QTest.keyClick(view, Qt.Key.Key_Escape)
        QTest.keyClick(view, Qt.Key.Key_Escape)
        QTest.keyClick(view, Qt.Key.Key_Escape)


@pytest.mark.parametrize("size", SIZES)
def test_every_goal_is_one_click_away(open_desk: Callable[..., Desk], size: tuple[int, int]) -> None:
    desk = open_desk(sandbox())
    desk.window.resize(*size)
    QApplication.processEvents()
    desk.window.board.view.fit()
    for start, goal in (("MUN", "TYR"), ("VIE", "BOH"), ("PAR", "BUR"), ("LON", "NTH"), ("KIE", "HOL")):
        desk.province(start, goal)
        assert any(text.endswith(f" {start} – {goal}") for text in desk.report)
    desk.province("VIE")
    press(desk, "Support")
    desk.province("BUD", "GAL")
    assert any(text.startswith("A VIE S A BUD – GAL") for text in desk.report)
