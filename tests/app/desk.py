"""The hand that plays at the real window, by real mouse events."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPoint, Qt, QThreadPool
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from app.document import Document, Stage
from app.window import MainWindow
from maps.board import Location
from variants.game import Game, Node
from variants.position import Position
from variants.registry import load_variant

LEFT = Qt.MouseButton.LeftButton


class Desk:
    """A window and the hand that plays at it."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window

    @property
    def document(self) -> Document:
        return self.window.document

    def click(self, target: QWidget, at: QPoint | None = None) -> None:
        """A click on what lies on top at a place of a widget, as the mouse does it."""
        place = target.mapTo(self.window, at or target.rect().center())
        hit = self.window.childAt(place)
        assert hit is not None
        QTest.mouseClick(hit, LEFT, pos=hit.mapFrom(self.window, place))

    def province(self, *texts: str) -> None:
        """Clicks on the unit places of provinces, one after the other."""
        view = self.window.board.view
        for text in texts:
            place = view.mapFromScene(view.anchor(Location.parse(text)))
            self.click(view.viewport(), place)

    def action(self) -> None:
        """Presses the filled button."""
        self.click(self.window.side.action_button)

    def take_screen(self) -> None:
        """The next power takes the screen."""
        self.click(self.window.curtain.open_button)

    def stage(self) -> Stage:
        """What the game waits for; a call, because every click may change it."""
        return self.document.stage

    def unlock(self, phrase: str) -> None:
        """Types a passphrase at the curtain and presses the filled button."""
        QTest.keyClicks(self.window.curtain.phrase.line, phrase)
        self.take_screen()
        workers_done()

    @property
    def report(self) -> list[str]:
        """The rows of the right dock as sentences."""
        return [row.sentence for row in self.window.side.list.rows]


def workers_done() -> None:
    """Lets the workers end and tell what they have made."""
    QThreadPool.globalInstance().waitForDone()
    QApplication.processEvents()


def hot_seat(**players: str) -> Game:
    """A game of Standard with these players; all other powers are nobody's."""
    return Game.new(load_variant("standard"), players)


def sandbox() -> Game:
    """A game of Standard that one person plays alone."""
    variant = load_variant("standard")
    return Game.new(variant, dict.fromkeys(variant.powers, "Ada"))


def sandbox_at(position: Position) -> Game:
    """The same at a position of a game that has gone on."""
    return replace(sandbox(), nodes=(Node(None, position),))
