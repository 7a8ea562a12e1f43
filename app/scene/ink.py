"""What an order leaves on the map: paths with a fill or a line, laid out once and drawn many times."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen


@dataclass(frozen=True, slots=True, eq=False)
class Ink:
    """A path in logical pixels from the board's corner, filled and then lined.

    Attributes:
        dash: lengths of strokes and gaps in line widths.
        bounds: everything it may touch.
    """

    path: QPainterPath
    fill: QColor | None = None
    line: QColor | None = None
    width: float = 1.0
    dash: tuple[float, ...] = ()
    bounds: QRectF = field(init=False)

    def __post_init__(self) -> None:
        reach = self.width if self.line else 0
        object.__setattr__(self, "bounds", self.path.boundingRect().adjusted(-reach, -reach, reach, reach))


def draw_ink(painter: QPainter, ink: Ink) -> None:
    """Draws it; dashes end flat, other lines round."""
    painter.setBrush(ink.fill if ink.fill is not None else Qt.BrushStyle.NoBrush)
    painter.setPen(_pen(ink))
    painter.drawPath(ink.path)


def _pen(ink: Ink) -> QPen:
    if ink.line is None:
        return QPen(Qt.PenStyle.NoPen)
    pen = QPen(ink.line, ink.width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap if ink.dash else Qt.PenCapStyle.RoundCap)
    if ink.dash:
        pen.setDashPattern(ink.dash)
    return pen
