"""The pattern of each colour slot: what tells powers apart where colour does not."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import shapely
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from app.theme import Slot
from maps.hatching import hatching

_APART = 8.0  # px between lines
_LINE = 1.1
_DOT = 2.2

_ANGLES: Mapping[Slot, tuple[float, ...]] = {
    Slot.RED: (45,),
    Slot.NAVY: (45, 135),
    Slot.SKY: (0,),
    Slot.GRAPHITE: (90,),
    Slot.GREEN: (135,),
    Slot.VIOLET: (0,),
    Slot.GOLD: (0, 90),
    Slot.ORANGE: (20, 160),
}
_DOTTED = frozenset((Slot.VIOLET,))


def without(polygon: Any, gaps: Sequence[QRectF]) -> Any:  # shapely has no types
    """A shape without the gaps that a pattern leaves for names, all in map units."""
    left, top, right, bottom = polygon.bounds
    box = QRectF(left, top, right - left, bottom - top)
    near = [gap for gap in gaps if gap.intersects(box)]
    holes = [shapely.box(gap.left(), gap.top(), gap.right(), gap.bottom()) for gap in near]
    return shapely.difference(polygon, shapely.union_all(holes)) if holes else polygon


def draw_pattern(painter: QPainter, slot: Slot, polygons: list[Any], color: QColor, zoom: float) -> None:
    """Draws a slot's pattern on shapes (``shapely`` polygons in map units), as wide at every zoom."""
    lines = QPainterPath()
    for x0, y0, x1, y1 in _lines(slot, polygons, _APART / zoom):
        lines.moveTo(x0, y0)
        lines.lineTo(x1, y1)
    painter.strokePath(lines, _pen(slot, color, zoom))


def _lines(slot: Slot, polygons: list[Any], apart: float) -> Iterator[tuple[float, float, float, float]]:
    for polygon in polygons:
        for angle in _ANGLES[slot]:
            yield from hatching(polygon, apart, angle)


def _pen(slot: Slot, color: QColor, zoom: float) -> QPen:
    pen = QPen(color, (_DOT if slot in _DOTTED else _LINE) / zoom)
    if slot in _DOTTED:
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setDashPattern((0.01, _APART / _DOT))
    else:
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    return pen
