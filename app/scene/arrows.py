"""The signs of orders as ink: arrows, dashed supports, waves, rings, and what shows that they failed."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath

from app.scene.curves import LEFT, Curve
from app.scene.figures import circle, closed, figure, placed
from app.scene.ink import Ink
from app.scene.units import grown_outline, line_color
from app.theme import Theme, faded, mixed
from variants.orders import UnitKind

_SHAFT = 4.2
_RAIL_SHAFT = 6.4
_SLEEPERS = (2.4, 2.0)  # 4.8–4 px at a width of 2
_HEAD = (12.0, 6.2)  # length, half the width
_NOTCH = 0.72  # of the head's length, where the shaft ends
_CASING = 2.2  # px of casing on either side
_LINE = 2.4
_DASH = (2.6, 1.7)  # 6.2–4.1 px at that width
_DISC = 4.6
_LOZENGE = 5.0
_WAVE = (3.2, 11.0)  # amplitude and length of a wave
_RING = 5.2  # px outside the plate, the middle of a hold's ring
_OPEN_HEAD = (-11 - 6.4j, 0j, -11 + 6.4j, -8 + 0j)
_SMALL_HEAD = (0j, -9 - 4.4j, -6.8 + 0j, -9 + 4.4j)
PALE_FAILED = 0.62
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

    @property
    def edge(self) -> QColor:
        """The power's colour around its arrows: darker, or as a line where that would be unseen."""
        if self.line != self.color and self.theme.dark:
            return self.line
        return mixed(self.color, "#000000", self.theme.edge_darker)

    def pale(self, color: QColor, share: float) -> QColor:
        """The colour with a share of the casing's."""
        return mixed(color, self.theme.casing, share)


def arrow(curve: Curve, brush: Brush, look: Look, *, by_convoy: bool) -> Iterator[Ink]:
    """A move; the arrow's tip is the end of the curve."""
    if look in (Look.VOID, Look.AWAITED):
        yield from dotted(curve, brush, look, head=True)
        return
    outline = arrow_outline(curve, brush.scale)
    edge, fill = brush.edge, brush.color
    yield Ink(outline, line=brush.casing, width=2 * _CASING * brush.scale)
    if look is Look.FAILED:
        pale = brush.pale(fill, PALE_FAILED)
        yield Ink(outline, fill=pale)
        dashes = brush.line if brush.theme.dark else edge  # what is darker than pale is unseen on a dark map
        yield Ink(outline, line=dashes, width=1.2 * brush.scale, dash=(3, 2))
    else:
        yield Ink(outline, fill=fill, line=edge, width=1.2 * brush.scale)
    if by_convoy:
        core = curve.part(0, curve.length - 13 * brush.scale).path()
        yield Ink(core, line=faded(brush.theme.casing, 0.95), width=1.5 * brush.scale)


def arrow_outline(curve: Curve, scale: float, width: float = _SHAFT) -> QPainterPath:
    """Shaft and head as one polygon; ``width`` is that of the shaft."""
    size = scale * min(1.0, max(0.8, curve.length / (20 * scale)))
    length, half = _HEAD[0] * size, _HEAD[1] * size
    shaft = curve.part(0, max(0.0, curve.length - length * _NOTCH))
    left, right = shaft.beside(width / 2 * scale), shaft.beside(-width / 2 * scale)
    tip, heading = curve.end, curve.heading(curve.length, length / 2)
    barbs = [tip + heading * (LEFT * side * half - length) for side in (1, -1)]
    return closed([*left, barbs[0], tip, barbs[1], *reversed(right)])


def open_arrow(curve: Curve, brush: Brush, look: Look) -> Iterator[Ink]:
    """A retreat: a line with an open head."""
    if look in (Look.VOID, Look.AWAITED):
        yield from dotted(curve, brush, look, head=True)
        return
    scale = brush.scale
    head = figure(_OPEN_HEAD, curve.end, curve.heading(curve.length, 6 * scale), scale)
    shaft = curve.part(0, curve.length - 8 * scale).path()
    line = brush.pale(brush.line, PALE_FAILED) if look is Look.FAILED else brush.line
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
        tip = figure(_SMALL_HEAD, curve.end, curve.heading(curve.length, 6 * scale), scale)
        yield Ink(tip, fill=line, line=brush.casing, width=0.8 * scale)
    if look is Look.VOID:
        yield from struck_circle(curve.at(curve.length * 0.5), brush)


def struck_circle(center: complex, brush: Brush) -> Iterator[Ink]:
    """The sign of an order that never counted."""
    scale, line = brush.scale, QColor(brush.theme.text_second)
    stroke = figure((-2.7 + 2.7j, 2.7 - 2.7j), center, 1, scale)
    yield Ink(circle(center, 5.6 * scale), fill=QColor(brush.theme.casing))
    yield Ink(circle(center, 4.4 * scale), line=line, width=1.6 * scale)
    yield Ink(stroke, line=line, width=1.6 * scale)


def dashed(curve: Curve, brush: Brush, *, failed: bool) -> Iterator[Ink]:
    """The line of a support."""
    yield Ink(curve.path(), line=brush.casing, width=(_LINE + 2 * _CASING) * brush.scale)
    line = brush.pale(brush.line, _PALE_CUT) if failed else brush.line
    yield Ink(curve.path(), line=line, width=_LINE * brush.scale, dash=_DASH)


def disc(center: complex, brush: Brush, *, failed: bool) -> Iterator[Ink]:
    """The end of a support, on the supported shaft."""
    fill = brush.pale(brush.line, _PALE_CUT) if failed else brush.line
    yield Ink(circle(center, _DISC * brush.scale), fill=fill, line=brush.casing, width=2.2 * brush.scale)


def cup(curve: Curve, brush: Brush, *, failed: bool) -> Iterator[Ink]:
    """The end of a support to hold, open to the unit."""
    scale = brush.scale
    shape = QPainterPath(QPointF(4, -8))
    shape.quadTo(-6.5, 0, 4, 8)
    turn = placed(curve.end, curve.heading(curve.length, 4 * scale), scale)
    line = brush.pale(brush.line, _PALE_CUT) if failed else brush.line
    yield Ink(turn.map(shape), line=brush.casing, width=(2.8 + 4) * scale)
    yield Ink(turn.map(shape), line=line, width=2.8 * scale)


def wave(curve: Curve, brush: Brush, *, failed: bool) -> Iterator[Ink]:
    """A convoying fleet's line to the army's arrow."""
    amplitude, length = _WAVE[0] * brush.scale, _WAVE[1] * brush.scale
    waves = max(1, round(curve.length / length))
    steps = waves * 12
    points = []
    for step in range(steps + 1):
        way = curve.length * step / steps
        points.append(curve.at(way) + LEFT * curve.heading(way) * math.sin(step * math.pi / 6) * amplitude)
    path = Curve(tuple(points)).path()
    line = brush.pale(brush.line, _PALE_CUT) if failed else brush.line
    yield Ink(path, line=brush.casing, width=(_LINE + 2 * _CASING) * brush.scale)
    yield Ink(path, line=line, width=_LINE * brush.scale)


def lozenge(center: complex, brush: Brush, *, failed: bool) -> Iterator[Ink]:
    """The end of a convoy, on the army's arrow."""
    shape = figure((-1j, 1, 1j, -1), center, 1, _LOZENGE * brush.scale)
    fill = brush.pale(brush.line, _PALE_CUT) if failed else brush.line
    yield Ink(shape, line=brush.casing, width=4 * brush.scale)
    yield Ink(shape, fill=fill)


def hold_ring(kind: UnitKind, center: complex, brush: Brush) -> Iterator[Ink]:
    """The ring of a holding unit, in its plate's outline."""
    ring = placed(center, 1, brush.scale).map(grown_outline(kind, _RING))
    yield Ink(ring, line=brush.casing, width=5 * brush.scale)
    yield Ink(ring, line=brush.line, width=2.2 * brush.scale)


def cross(center: complex, theme: Theme, scale: float) -> Iterator[Ink]:
    """The red cross where a move stopped."""
    strokes = figure((-3 - 3j, 3 + 3j), center, 1, scale)
    strokes.addPath(figure((-3 + 3j, 3 - 3j), center, 1, scale))
    yield Ink(circle(center, 8.2 * scale), fill=QColor(theme.casing))
    yield Ink(circle(center, 7.0 * scale), line=QColor(theme.failure), width=1.6 * scale)
    yield Ink(strokes, line=QColor(theme.failure), width=2.2 * scale)


def cut_mark(curve: Curve, theme: Theme, scale: float) -> Iterator[Ink]:
    """Two red strokes in a gap in the middle of a line."""
    middle = curve.length / 2
    turn = placed(curve.at(middle), curve.heading(middle), scale)
    gap, strokes = QPainterPath(), QPainterPath()
    gap.addRoundedRect(QRectF(-7, -8.5, 14, 17), 4, 4)
    for x in (-4.2, 0.6):
        strokes.moveTo(x, 5.5)
        strokes.lineTo(x + 3.8, -5.5)
    yield Ink(turn.map(gap), fill=QColor(theme.casing))
    yield Ink(turn.map(strokes), line=QColor(theme.failure), width=2.2 * scale)
