"""Curves of orders as fine polylines: bent, led past fleets, trimmed clear of plates."""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import accumulate, pairwise

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPolygonF

_STEPS = 48  # points of a bent line, and of each leg of a curve through several places


@dataclass(frozen=True, slots=True)
class Curve:
    """A polyline in logical pixels, measured along its way."""

    points: tuple[QPointF, ...]
    _marks: tuple[float, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        steps = (distance(a, b) for a, b in pairwise(self.points))
        object.__setattr__(self, "_marks", tuple(accumulate(steps, initial=0.0)))

    @property
    def length(self) -> float:
        """The length of the way."""
        return self._marks[-1]

    @property
    def end(self) -> QPointF:
        """The last point."""
        return self.points[-1]

    def at(self, way: float) -> QPointF:
        """The point after that much of the way, in px."""
        way = min(max(way, 0.0), self.length)
        index = max(1, bisect_left(self._marks, way))
        before, after = self._marks[index - 1], self._marks[index]
        share = (way - before) / (after - before) if after > before else 0.0
        return self.points[index - 1] * (1 - share) + self.points[index] * share

    def angle(self, way: float, reach: float = 3.0) -> float:
        """The direction there in radians, over a reach that evens out the corners of the polyline."""
        before, after = self.at(way - reach), self.at(way + reach)
        return math.atan2(after.y() - before.y(), after.x() - before.x())

    def part(self, start: float, stop: float) -> Curve:
        """What lies between two ways."""
        inner = [p for p, mark in zip(self.points, self._marks, strict=True) if start < mark < stop]
        return Curve((self.at(start), *inner, self.at(stop)))

    def nearest(self, point: QPointF) -> float:
        """The way to the point of the curve that is nearest to another point."""
        index = min(range(len(self.points)), key=lambda i: distance(self.points[i], point))
        return self._marks[index]

    def trimmed(self, start: Callable[[QPointF], bool], stop: Callable[[QPointF], bool]) -> Curve:
        """The curve without its ends, as long as they are covered by what is at the start and at the stop."""
        first = next((i for i, point in enumerate(self.points) if not start(point)), 0)
        last = next((i for i in reversed(range(len(self.points))) if not stop(self.points[i])), 0)
        way = self._edge(first - 1, first, start) if first else 0.0
        end = self._edge(last + 1, last, stop) if last + 1 < len(self.points) else self.length
        return self.part(way, max(way + 0.1, end))

    def _edge(self, covered: int, free: int, cover: Callable[[QPointF], bool]) -> float:
        """The way to where the cover ends, between two neighbouring points."""
        inside, outside = self._marks[covered], self._marks[free]
        while abs(outside - inside) > 0.25:
            middle = (inside + outside) / 2
            inside, outside = (middle, outside) if cover(self.at(middle)) else (inside, middle)
        return outside

    def path(self) -> QPainterPath:
        """The curve as an open path."""
        path = QPainterPath()
        path.addPolygon(QPolygonF(list(self.points)))
        return path


def distance(a: QPointF, b: QPointF) -> float:
    """The distance of two points."""
    return math.hypot(b.x() - a.x(), b.y() - a.y())


def bent(start: QPointF, stop: QPointF, bend: float) -> Curve:
    """A line that bends to the left of its way by a share of its length; to the right if negative."""
    way = stop - start
    left = QPointF(way.y(), -way.x())
    control = (start + stop) / 2 + left * (2 * bend)
    steps = (index / _STEPS for index in range(_STEPS + 1))
    return Curve(tuple(start * (1 - t) ** 2 + control * (2 * t * (1 - t)) + stop * t**2 for t in steps))


def through(places: Sequence[QPointF]) -> Curve:
    """A smooth curve through several places (centripetal Catmull–Rom, which makes no loops)."""
    ends = [places[0] * 2 - places[1], *places, places[-1] * 2 - places[-2]]
    points: list[QPointF] = []
    for index in range(1, len(ends) - 2):
        points += _leg(*ends[index - 1 : index + 3])
    return Curve((*points, places[-1]))


def _leg(p0: QPointF, p1: QPointF, p2: QPointF, p3: QPointF) -> list[QPointF]:
    t1 = math.sqrt(distance(p0, p1)) or 1.0
    t2 = t1 + (math.sqrt(distance(p1, p2)) or 1.0)
    t3 = t2 + (math.sqrt(distance(p2, p3)) or 1.0)
    found = []
    for step in range(_STEPS):
        t = t1 + (t2 - t1) * step / _STEPS
        a1, a2, a3 = _mix(p0, p1, 0, t1, t), _mix(p1, p2, t1, t2, t), _mix(p2, p3, t2, t3, t)
        b1, b2 = _mix(a1, a2, 0, t2, t), _mix(a2, a3, t1, t3, t)
        found.append(_mix(b1, b2, t1, t2, t))
    return found


def _mix(a: QPointF, b: QPointF, low: float, high: float, t: float) -> QPointF:
    return a * ((high - t) / (high - low)) + b * ((t - low) / (high - low))


def past(place: QPointF, before: QPointF, after: QPointF, near: float, far: float) -> QPointF:
    """Where a curve from ``before`` to ``after`` passes a place: ``near`` to ``far`` px beside it.

    It stays on the side of the straight line, which makes the shorter way.
    """
    way = after - before
    length = distance(before, after) or 1.0
    left = QPointF(way.y(), -way.x()) / length
    offset = QPointF.dotProduct(before - place, left)
    side = math.copysign(min(max(abs(offset), near), far), offset)
    return place + left * side
