"""The strip of phases: every phase can be reached by the mouse."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget

from tests.app.desk import Desk, sandbox


def play(desk: Desk, phases: int) -> None:
    for _ in range(phases):
        desk.document.seal()
        desk.document.go_on()
    QApplication.processEvents()


def wheel(node: QWidget, notches: int) -> None:
    """Turns the wheel over a node; a sent event, unlike the mouse's own, is not passed up to parents."""
    row = node.parent()
    assert row is not None
    target = row.parent()
    assert isinstance(target, QWidget)
    middle = QPointF(target.rect().center())
    event = QWheelEvent(
        middle, QPointF(target.mapToGlobal(middle)), QPoint(), QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(target, event)


def test_the_first_phase_is_reached_by_the_arrows(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox())
    play(desk, 24)
    history = desk.window.history
    assert not history.nodes[0].whole
    assert history.nodes[-1].whole
    assert not history.later_button.isEnabled()
    for _ in range(100):
        desk.click(history.earlier_button)
    assert not history.earlier_button.isEnabled()
    assert history.nodes[0].whole
    desk.click(history.nodes[0])
    assert desk.document.look == 0
    assert desk.window.history.nodes[0].whole
    desk.click(history.later_button)
    assert history.earlier_button.isEnabled()


def test_the_wheel_scrolls_back_and_forth(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox())
    play(desk, 24)
    history = desk.window.history
    wheel(history.nodes[-1], 100)
    assert history.nodes[0].whole
    wheel(history.nodes[0], -100)
    assert history.nodes[-1].whole


def test_without_more_phases_than_fit_there_are_no_arrows(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox())
    play(desk, 1)
    history = desk.window.history
    assert not history.earlier_button.isVisible()
    assert not history.later_button.isVisible()
    assert all(node.whole for node in history.nodes)
