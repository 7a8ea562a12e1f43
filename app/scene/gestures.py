"""Fingers on the map: one is a mouse, held down it is its right button; two pinch and pan."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import (
    QEventPoint,
    QGuiApplication,
    QInputDevice,
    QNativeGestureEvent,
    QTouchEvent,
    QWheelEvent,
)

if TYPE_CHECKING:
    from app.scene.board_view import BoardView

_REACH = 12.0  # px around a plate in which a finger means the unit
_STILL = 10  # px that a finger may move while it is held down
_DOUBLE = 24  # px between the two taps of a double tap


class Gestures:
    """Turns touches and the gestures of trackpads into what the board view does.

    Touches are taken here and not left to become mouse events: a second finger must be able to end what the
    first one began.
    """

    def __init__(self, view: BoardView) -> None:
        self._view = view
        self._held = QTimer(view, singleShot=True)
        self._held.timeout.connect(self._hold)
        self.hold_after = QGuiApplication.styleHints().mousePressAndHoldInterval()  # ms
        self._start = QPoint()
        self._tapped: tuple[QPoint, int] | None = None
        self._pair: tuple[QPointF, float] | None = None  # middle and distance of two fingers
        self._over = False  # the rest of this touch means nothing

    def take(self, event: QEvent) -> bool:
        """Whether the event was a touch or a gesture, and is dealt with."""
        if isinstance(event, QTouchEvent):
            self._touch(event)
            event.accept()
            return True
        if isinstance(event, QNativeGestureEvent):
            return self._native(event)
        return False

    # one finger

    def _touch(self, event: QTouchEvent) -> None:
        if event.type() == QEvent.Type.TouchCancel:
            self._end()
            return
        down = [point for point in event.points() if point.state() != QEventPoint.State.Released]
        if len(down) > 1:
            self._pinch(down[0].position(), down[1].position())
            return
        self._pair = None
        point = event.points()[0].position().toPoint()
        match event.type():
            case QEvent.Type.TouchBegin:
                self._press(point, event.timestamp())
            case QEvent.Type.TouchUpdate if not self._over:
                self._move(point)
            case QEvent.Type.TouchEnd:
                self._release(point, event.timestamp())

    def _press(self, point: QPoint, time: int) -> None:
        self._over, self._start = False, point
        if self._is_double(point, time):
            self._tapped, self._over = None, True
            self._view.press_twice_at(point)
            return
        self._view.press_at(point, reach=_REACH)
        self._held.start(self.hold_after)

    def _move(self, point: QPoint) -> None:
        if (point - self._start).manhattanLength() > _STILL:
            self._held.stop()
            self._view.move_to(point)

    def _release(self, point: QPoint, time: int) -> None:
        self._held.stop()
        if not self._over:
            self._tapped = (point, time)
            self._view.release_at(point)
        self._end()

    def _is_double(self, point: QPoint, time: int) -> bool:
        if self._tapped is None:
            return False
        place, before = self._tapped
        near = (point - place).manhattanLength() <= _DOUBLE
        return near and time - before <= QGuiApplication.styleHints().mouseDoubleClickInterval()

    def _hold(self) -> None:
        """A long press is the right button."""
        self._end()
        self._over = True
        self._view.ask_menu_at(self._start)

    def _end(self) -> None:
        self._held.stop()
        self._pair = None
        self._view.put_down()

    # two fingers

    def _pinch(self, one: QPointF, other: QPointF) -> None:
        if not self._over:
            self._end()
            self._over = True
        middle, apart = (one + other) / 2, math.hypot(one.x() - other.x(), one.y() - other.y())
        if self._pair is not None and self._pair[1] > 0 and apart > 0:
            self._view.scroll_by((middle - self._pair[0]).toPoint())
            self._view.zoom_at(middle.toPoint(), apart / self._pair[1])
        self._pair = (middle, apart)

    def _native(self, event: QNativeGestureEvent) -> bool:
        kinds, point = Qt.NativeGestureType, event.position().toPoint()
        match event.gestureType():
            case kinds.ZoomNativeGesture:
                self._view.zoom_at(point, 1 + event.value())
            case kinds.SmartZoomNativeGesture:
                self._view.press_twice_at(point)
            case kinds.PanNativeGesture:
                self._view.scroll_by(event.delta().toPoint())
            case _:
                return False
        return True


def is_trackpad(event: QWheelEvent) -> bool:
    """Whether two fingers on a trackpad scroll; X11 tells pixels for the wheels of mice as well."""
    if event.pixelDelta().isNull():
        return False
    touched = event.pointingDevice().type() == QInputDevice.DeviceType.TouchPad
    return touched or event.phase() != Qt.ScrollPhase.NoScrollPhase
