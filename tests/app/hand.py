"""What a hand does at the map of the real window beside clicks: drags, keys, touches."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.scene.board_view import BoardView
from maps.board import Location
from tests.app.desk import LEFT, Desk
from variants.game import Game, Node
from variants.orders import Unit
from variants.position import Dislodged, Phase, PhaseKind, Position
from variants.registry import load_variant


@cache
def touch_screen() -> QPointingDevice:
    return QTest.createTouchDevice()


def view_of(desk: Desk) -> BoardView:
    return desk.window.board.view


def at(desk: Desk, place: str) -> QPoint:
    """Where a place's unit stands, in the viewport; of a dislodged one if there is one."""
    view, location = view_of(desk), Location.parse(place)
    if desk.document.position.dislodged_in(location.province):
        standing = view.standing(location.province)
        assert standing is not None
        corner = view.mapFromScene(0, 0)
        return standing.center.toPoint() + corner
    return view.mapFromScene(view.anchor(location))


def drag(desk: Desk, *places: str, drop: bool = True, button: Qt.MouseButton = LEFT) -> None:
    """Drags from the first place over the others, in steps, and drops at the last."""
    port = view_of(desk).viewport()
    points = [at(desk, place) for place in places]
    QTest.mousePress(port, button, pos=points[0])
    for before, after in pairwise(points):
        for share in (0.3, 0.7, 1.0):
            QTest.mouseMove(port, before + (after - before) * share)
    if drop:
        QTest.mouseRelease(port, button, pos=points[-1])


class Fingers:
    """Fingers on the map, at points of its viewport; each call is one event, with points of the screen."""

    def __init__(self, desk: Desk) -> None:
        self._window, self._port = desk.window, view_of(desk).viewport()

    def down(self, *points: QPoint) -> None:
        event = QTest.touchEvent(self._window, touch_screen())
        for finger, point in enumerate(points):
            event.press(finger, self._at(point))
        event.commit()

    def move(self, *points: QPoint) -> None:
        event = QTest.touchEvent(self._window, touch_screen())
        for finger, point in enumerate(points):
            event.move(finger, self._at(point))
        event.commit()

    def one_more(self, point: QPoint) -> None:
        QTest.touchEvent(self._window, touch_screen()).stationary(0).press(1, self._at(point)).commit()

    def up(self, *points: QPoint) -> None:
        event = QTest.touchEvent(self._window, touch_screen())
        for finger, point in enumerate(points):
            event.release(finger, self._at(point))
        event.commit()

    def _at(self, point: QPoint) -> QPoint:
        return self._port.mapToGlobal(point)


def touch_drag(desk: Desk, start: QPoint, goal: QPoint) -> None:
    """Drags with a finger."""
    fingers = Fingers(desk)
    fingers.down(start)
    for share in (0.3, 0.7, 1.0):
        fingers.move(start + (goal - start) * share)
    fingers.up(goal)


def type_keys(desk: Desk, *keys: Qt.Key | str) -> None:
    """Presses keys, and types texts, wherever the focus is."""
    for key in keys:
        target = QApplication.focusWidget() or view_of(desk)
        if isinstance(key, str):
            QTest.keyClicks(target, key)
        else:
            QTest.keyClick(target, key)


def orders(desk: Desk) -> set[str]:
    """All orders that are written."""
    game = desk.document.game
    return {str(order) for power in desk.document.writers for order in game.draft(power).orders}


def game_at(position: Position, variant_id: str = "standard") -> Game:
    """A game that one person plays alone, from a position on."""
    variant = load_variant(variant_id)
    game = Game.new(variant, dict.fromkeys(variant.powers, "Ada"))
    return Game(game.variant, game.players, (Node(None, position),), 0)


def movement(variant_id: str = "standard", **units: str) -> Position:
    """Units by powers, as ``france="A PAR, F BRE"``."""
    placed = {Unit.parse(text.strip()): power for power, texts in units.items() for text in texts.split(",")}
    return Position(Phase(1, PhaseKind.MOVEMENT), placed, load_variant(variant_id).start().owners)


def retreat(unit: str, power: str, origin: str, victor: str) -> Position:
    """One dislodged unit of Standard."""
    dislodged, units = {Unit.parse(unit): Dislodged(power, origin)}, {Unit.parse(victor): "italy"}
    owners = load_variant("standard").start().owners
    return Position(Phase(1, PhaseKind.RETREAT), units, owners, dislodged)
