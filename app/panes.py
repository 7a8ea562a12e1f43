"""From pane to pane by key: the map, the line for orders, the list, the history."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

if TYPE_CHECKING:
    from app.window import MainWindow


class Panes:
    """The panes of a window in the order in which F6 goes through them."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window

    def next(self) -> None:
        """Gives the keyboard to the next pane."""
        self._go(1)

    def previous(self) -> None:
        """Gives the keyboard to the pane before."""
        self._go(-1)

    def _go(self, step: int) -> None:
        window = self._window
        every = (window.board.view, window.side.list, window.side.entry, window.history, window.powers)
        panes = [pane for pane in every if pane.isVisible() and _first_in(pane) is not None]
        focus = QApplication.focusWidget()
        here = next((at for at, pane in enumerate(panes) if focus and _holds(pane, focus)), None)
        if not panes:
            return
        there = panes[(here + step) % len(panes) if here is not None else 0]
        target = _first_in(there)
        assert target is not None
        target.setFocus(Qt.FocusReason.ShortcutFocusReason)


def _holds(pane: QWidget, focus: QWidget) -> bool:
    return pane is focus or pane.isAncestorOf(focus)


def _first_in(pane: QWidget) -> QWidget | None:
    """What takes the keyboard in a pane: itself or the first part that does."""
    for part in (pane, *pane.findChildren(QWidget)):
        if part.focusPolicy() & Qt.FocusPolicy.TabFocus and part.isVisible() and part.isEnabled():
            return part
    return None
