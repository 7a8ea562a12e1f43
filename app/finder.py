"""Takes the user to what was found: a place, a unit or a command."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence

from app.actions import ACTIONS
from app.dialogs.find import FindDialog
from app.finding import Find, FindKind, places_and_units

if TYPE_CHECKING:
    from app.window import MainWindow

translate = QCoreApplication.translate

_OWN = "find"


class Finder:
    """The way from a window to what is found in it."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window

    def find(self) -> None:
        """Asks for a few letters of what is wanted."""
        document = self._window.document
        entries = (*places_and_units(document.game.variant, document.position), *self._commands())
        dialog = FindDialog(entries, self._window)
        dialog.chosen.connect(self._go)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _commands(self) -> Iterator[Find]:
        """What can be done now."""
        for row in ACTIONS:
            action = self._window.menus[row.name]
            if action.isEnabled() and row.name != _OWN:
                text = action.text().rstrip("…")
                keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
                yield Find(FindKind.COMMAND, text, keys, command=row.name, names=(text,))

    def _go(self, found: Find) -> None:
        if found.command:
            self._window.menus[found.command].trigger()
        elif found.place is not None:
            self._window.board.point_at(found.place)
            if found.kind is FindKind.UNIT:
                self._window.board.tool.select(found.place)
