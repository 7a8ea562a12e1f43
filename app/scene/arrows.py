"""The signs of orders as ink: arrows, dashed supports, waves, rings, and what shows that they failed."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath, QPolygonF, QTransform

from app.scene.curves import Curve
from app.scene.ink import Ink
from app.scene.units import EDGE_DARKER, grown_outline, line_color
from app.theme import Theme, faded, mixed
from variants.orders import UnitKind

_SHAFT = 4.2
_HEAD = (12.0, 6.2)  # length, half the width
_NOTCH = 0.72  # of the head's length, where the shaft ends
_CASING = 2.2  # px of casing on either side
_LINE = 2.4
_DASH = (2.6, 1.7)  # 6.2–4.1 px at that width
_DISC = 4.6
_LOZENGE = 5.0
_WAVE = (3.2, 11.0)  # amplitude and length of a wave
_RING = 5.2  # px outside the plate, the middle of a hold's ring
_PALE_FAILED = 0.62
_PALE_CUT = 0.35
_PALE_VOID = 0.45


class Look(Enum):
    """How an order looks after its outcome."""

    GOOD = auto()  # succeeded, or still being written
    FAILED = auto()
    VOID = auto()
    AWAITED = auto()  # not ordered: a support or convoy waits for it


@dataclass(frozen=True, slots=True)
class Brush:
    """What all signs of one order share: its power's colour, the theme, and the size of signs."""

    color: QColor
    theme: Theme
    scale: float

    @property
    def casing(self) -> QColor:
        """The colour around signs."""
        return faded(self.theme.casing, self.theme.casing_alpha)

    @property
    def line(self) -> QColor:
        """The power's colour as a thin line."""
        return line_color(self.color, self.theme)

    def pale(self, color: QColor, share: float) -> QColor:
        """The colour with a share of the casing's."""
        return mixed(color, self.theme.casing, share)


def arrow(curve: Curve, brush: Brush, look: Look, *, by_convoy: bool) -> Iterator[Ink]:
    """A move; the arrow's tip is the end of the curve."""
    if look in (Look.VOID, Look.AWAITED):
        yield from dotted(curve, brush, look, head=True)
        return
    outline = _arrow_outline(curve, brush.scale)
    edge, fill = mixed(brush.color, "#000000", EDGE_DARKER), brush.color
    yield Ink(outline, line=brush.casing, width=2 * _CASING * brush.scale)
    if look is Look.FAILED:
        pale = brush.pale(fill, _PALE_FAILED)
        yield Ink(outline, fill=pale)
        yield Ink(outline, line=edge, width=1.2 * brush.scale, dash=(3, 2))
    else:
        yield Ink(outline, fill=fill, line=edge, width=1.2 * brush.scale)
    if by_convoy:
        core = curve.part(0, curve.length - 13 * brush.scale).path()
        yield Ink(core, line=faded(brush.theme.casing, 0.95), width=1.5 * brush.scale)


def _arrow_outline(curve: Curve, scale: float) -> QPainterPath:
    """Shaft and head as one polygon."""
    size = scale * min(1.0, max(0.8, curve.length / (20 * scale)))
    length, half = _HEAD[0] * size, _HEAD[1] * size
    neck = max(0.0, curve.length - length * _NOTCH)
    shaft = curve.part(0, neck)
    ways = [shaft.length * index / 24 for index in range(25)]
    left = [_beside(shaft, way, _SHAFT / 2 * scale) for way in ways]
    right = [_beside(shaft, way, -_SHAFT / 2 * scale) for way in reversed(ways)]
    tip, angle = curve.end, curve.angle(curve.length, length / 2)
    barbs = [_turned(tip, angle, -length, side * half) for side in (-1, 1)]
    path = QPainterPath()
    path.addPolygon(QPolygonF([*left, barbs[0], tip, barbs[1], *right]))
    path.closeSubpath()
    return path


def _beside(curve: Curve, way: float, offset: float) -> QPointF:
    angle = curve.angle(way)
    return curve.at(way) + QPointF(math.sin(angle), -math.cos(angle)) * offset


def _turned(origin: QPointF, angle: float, along: float, across: float) -> QPointF:
    cos, sin = math.cos(angle), math.sin(angle)
    return origin + QPointF(cos * along - sin * across, sin * along + cos * across)


def open_arrow(curve: Curve, brush: Brush, look: Look) -> Iterator[Ink]:
    """A retreat: a line with an open head."""
    if look in (Look.VOID, Look.AWAITED):
        yield from dotted(curve, brush, look, head=True)
        return
    scale = brush.scale
    angle = curve.angle(curve.length, 6 * scale)
    head = QPainterPath()
    corners = [(-11.0, -6.4), (0.0, 0.0), (-11.0, 6.4), (-8.0, 0.0)]
    head.addPolygon(QPolygonF([_turned(curve.end, angle, x * scale, y * scale) for x, y in corners]))
    head.closeSubpath()
    shaft = curve.part(0, curve.length - 8 * scale).path()
    line = brush.pale(brush.line, _PALE_FAILED) if look is Look.FAILED else brush.line
    for path in (shaft, head):
        yield Ink(path, line=brush.casing, width=(2.6 + 2 * _CASING) * scale)
    yield Ink(shaft, line=line, width=2.6 * scale)
    yield Ink(head, fill=QColor(brush.theme.casing), line=line, width=1.8 * scale)


def dotted(curve: Curve, brush: Brush, look: Look, *, head: bool) -> Iterator[Ink]:
    """An order that does not count: dots, with a struck circle if it was given at all."""
    scale, line = brush.scale, brush.pale(brush.line, _PALE_VOID)
    width = 2.4 if look is Look.VOID else 1.8
    path = curve.part(0, curve.length - (7 * scale if head else 0)).path()
    yield Ink(path, line=brush.casing, width=(width + 2 * _CASING * 0.8) * scale)
    yield Ink(path, line=line, width=width * scale, dash=(1.2, 1.8))
    if head:
        angle = curve.angle(curve.length, 6 * scale)
        corners = [(0.0, 0.0), (-9.0, -4.4), (-6.8, 0.0), (-9.0, 4.4)]
        tip = QPainterPath()
        tip.addPolygon(QPolygonF([_turned(curve.end, angle, x * scale, y * scale) for x, y in corners]))
        tip.closeSubpath()
        yield Ink(tip, fill=line, line=brush.casing, width=0.8 * scale)
    if look is Look.VOID:
        yield from struck_circle(curve.at(curve.length * 0.5), brush)


def struck_circle(center: QPointF, brush: Brush) -> Iterator[Ink]:
    """The sign of an order that never counted."""
    scale, line = brush.scale, QColor(brush.theme.text_second)
    reach = 3.8 * scale
    stroke = QPainterPath(center + QPointF(-reach * 0.7, reach * 0.7))
    stroke.lineTo(center + QPointF(reach * 0.7, -reach * 0.7))
    yield Ink(circle(center, 5.6 * scale), fill=QColor(brush.theme.casing))
    yield Ink(circle(center, 4.4 * scale), line=line, width=1.6 * scale)
    yield Ink(stroke, line=line, width=1.6 * scale)


def dashed(curve: Curve, brush: Brush, *, failed: bool) -> Iterator[Ink]:
    """The line of a support."""
    yield Ink(curve.path(), line=brush.casing, width=(_LINE + 2 * _CASING) * brush.scale)
    line = brush.pale(brush.line, _PALE_CUT) if failed else brush.line
    yield Ink(curve.path(), line=line, width=_LINE * brush.scale, dash=_DASH)


def disc(center: QPointF, brush: Brush, *, failed: bool) -> Iterator[Ink]:
    """The end of a support, on the supported shaft."""
    fill = brush.pale(brush.line, _PALE_CUT) if failed else brush.line
    yield Ink(circle(center, _DISC * brush.scale), fill=fill, line=brush.casing, width=2.2 * brush.scale)


def cup(curve: Curve, brush: Brush, *, failed: bool) -> Iterator[Ink]:
    """The end of a support to hold, open to the unit."""
    scale = brush.scale
    shape = QPainterPath(QPointF(4, -8))
    shape.quadTo(-6.5, 0, 4, 8)
    turn = QTransform()
    turn.translate(curve.end.x(), curve.end.y())
    turn.rotateRadians(curve.angle(curve.length, 4 * scale))
    turn.scale(scale, scale)
    line = brush.pale(brush.line, _PALE_CUT) if failed else brush.line
    yield Ink(turn.map(shape), line=brush.casing, width=(2.8 + 4) * scale)
    yield Ink(turn.map(shape), line=line, width=2.8 * scale)


def wave(curve: Curve, brush: Brush, *, failed: bool) -> Iterator[Ink]:
    """A convoying fleet's line to the army's arrow."""
    amplitude, length = _WAVE[0] * brush.scale, _WAVE[1] * brush.scale
    waves = max(1, round(curve.length / length))
    steps = waves * 12
    path = QPainterPath()
    for step in range(steps + 1):
        way = curve.length * step / steps
        point = _beside(curve, way, math.sin(step / 12 * 2 * math.pi) * amplitude)
        path.lineTo(point) if step else path.moveTo(point)
    line = brush.pale(brush.line, _PALE_CUT) if failed else brush.line
    yield Ink(path, line=brush.casing, width=(_LINE + 2 * _CASING) * brush.scale)
    yield Ink(path, line=line, width=_LINE * brush.scale)


def lozenge(center: QPointF, brush: Brush, *, failed: bool) -> Iterator[Ink]:
    """The end of a convoy, on the army's arrow."""
    reach = _LOZENGE * brush.scale
    shape = QPainterPath()
    offsets = (QPointF(0, -reach), QPointF(reach, 0), QPointF(0, reach), QPointF(-reach, 0))
    shape.addPolygon(QPolygonF([center + offset for offset in offsets]))
    shape.closeSubpath()
    fill = brush.pale(brush.line, _PALE_CUT) if failed else brush.line
    yield Ink(shape, line=brush.casing, width=4 * brush.scale)
    yield Ink(shape, fill=fill)


def hold_ring(kind: UnitKind, center: QPointF, brush: Brush) -> Iterator[Ink]:
    """The ring of a holding unit, in its plate's outline."""
    turn = QTransform()
    turn.translate(center.x(), center.y())
    turn.scale(brush.scale, brush.scale)
    ring = turn.map(grown_outline(kind, _RING))
    yield Ink(ring, line=brush.casing, width=5 * brush.scale)
    yield Ink(ring, line=brush.line, width=2.2 * brush.scale)


def cross(center: QPointF, theme: Theme, scale: float) -> Iterator[Ink]:
    """The red cross where a move stopped."""
    arm = 3.0 * scale
    strokes = QPainterPath(center + QPointF(-arm, -arm))
    strokes.lineTo(center + QPointF(arm, arm))
    strokes.moveTo(center + QPointF(-arm, arm))
    strokes.lineTo(center + QPointF(arm, -arm))
    yield Ink(circle(center, 8.2 * scale), fill=QColor(theme.casing))
    yield Ink(circle(center, 7.0 * scale), line=QColor(theme.failure), width=1.6 * scale)
    yield Ink(strokes, line=QColor(theme.failure), width=2.2 * scale)


def cut_mark(curve: Curve, theme: Theme, scale: float) -> Iterator[Ink]:
    """Two red strokes in a gap in the middle of a line."""
    turn = QTransform()
    middle = curve.at(curve.length / 2)
    turn.translate(middle.x(), middle.y())
    turn.rotateRadians(curve.angle(curve.length / 2))
    turn.scale(scale, scale)
    gap, strokes = QPainterPath(), QPainterPath()
    gap.addRoundedRect(QRectF(-7, -8.5, 14, 17), 4, 4)
    for x in (-4.2, 0.6):
        strokes.moveTo(x, 5.5)
        strokes.lineTo(x + 3.8, -5.5)
    yield Ink(turn.map(gap), fill=QColor(theme.casing))
    yield Ink(turn.map(strokes), line=QColor(theme.failure), width=2.2 * scale)


def circle(center: QPointF, radius: float) -> QPainterPath:
    """A circle as a path."""
    path = QPainterPath()
    path.addEllipse(center, radius, radius)
    return path
