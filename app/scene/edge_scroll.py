"""The map moves on while a unit is dragged near the edge of the view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QTimer

if TYPE_CHECKING:
    from app.scene.board_view import BoardView

_EVERY = 30  # ms between two steps
_MARGIN = 40  # px from the edge in which the map moves
_FASTEST = 16  # px of a step, at the edge and beyond it


class EdgeScroll(QObject):
    """Moves the map of a view, the faster the nearer the pointer is to the edge.

    Attributes:
        timer: takes the steps; active as long as the map moves.
    """

    def __init__(self, view: BoardView) -> None:
        super().__init__(view)
        self._view, self._point = view, QPoint()
        self.timer = QTimer(self, interval=_EVERY)
        self.timer.timeout.connect(self._step)

    def follow(self, point: QPoint) -> None:
        """The unit in hand is at a point of the viewport now."""
        self._point = point
        if self._pull().isNull():
            self.timer.stop()
        elif not self.timer.isActive():
            self.timer.start()

    def stop(self) -> None:
        """No unit is in hand any more."""
        self.timer.stop()

    def _pull(self) -> QPoint:
        """By how many pixels the map moves in a step."""
        room = self._view.viewport().rect()
        return QPoint(_speed(self._point.x(), room.width()), _speed(self._point.y(), room.height()))

    def _step(self) -> None:
        across, down = self._view.horizontalScrollBar(), self._view.verticalScrollBar()
        before = across.value(), down.value()
        self._view.scroll_by(self._pull())
        if (across.value(), down.value()) == before:
            self.timer.stop()  # the board ends there
        else:
            self._view.move_to(self._point)


def _speed(at: int, room: int) -> int:
    """How fast the map moves along a line so long, for a pointer there; forth at its beginning."""
    into = max(_MARGIN - at, 0) - max(_MARGIN - (room - at), 0)
    return round(max(-1.0, min(into / _MARGIN, 1.0)) * _FASTEST)
