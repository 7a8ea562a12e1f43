"""Times one opening of a board in this process, which is to be a new one: from its files to the first paint.

The window is open with another board, as it is when a game is begun or opened, and 1440 × 900 large. What is
timed: reading the board's two files, a game on it, and all that the window does until the whole board has
been painted with its units and names, docks included. What is not: imports, and making the window.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication

from app.autosave import Autosave
from app.document import Document
from app.style import dress
from app.theme import LIGHT
from app.window import SIZE, MainWindow
from variants.game import Game
from variants.registry import load_variant

SETTLED = 0.3  # s after which nothing more of the first board is drawn


def opening(board_id: str) -> float:
    """How long the board takes, in ms."""
    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    dress(application, LIGHT)
    with tempfile.TemporaryDirectory() as folder:
        document = Document(_game("hundred" if board_id != "hundred" else "standard"))
        window = MainWindow(document, Autosave(Path(folder)))
        window.resize(SIZE)
        window.show()
        _wait(application)
        start = time.perf_counter()
        document.replace_game(_game(board_id))
        eye = _Eye(window)
        application.installEventFilter(eye)
        while not eye.has_seen:
            application.processEvents()
        return (time.perf_counter() - start) * 1e3


class _Eye(QObject):
    """Sees whether the board has been painted."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__()
        self._map = window.board.view.viewport()
        self.has_seen = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Takes note of a paint of the map, and lets it go on."""
        self.has_seen |= watched is self._map and event.type() is QEvent.Type.Paint
        return False


def _game(board_id: str) -> Game:
    """A game of one player, whom no curtain keeps from the board."""
    variant = load_variant(board_id)
    return Game.new(variant, dict.fromkeys(variant.powers, "Player 1"))


def _wait(application: QApplication) -> None:
    end = time.perf_counter() + SETTLED
    while time.perf_counter() < end:
        application.processEvents()


if __name__ == "__main__":
    sys.stdout.write(f"{opening(sys.argv[1])}\n")
