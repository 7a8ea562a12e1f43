"""Curves of orders as fine polylines: bent, led past fleets, trimmed clear of plates.

Points are complex numbers, x + yj in logical pixels; y grows downwards, so -1j turns a way to the left.
"""

from __future__ import annotations

import cmath
import math
from bisect import bisect_left
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import accumulate, pairwise

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPolygonF

LEFT = -1j
_EDGE_STEPS = 240  # places looked at along the edge of a frame
_STEPS = 48  # points of a bent line, and of each leg of a curve through several places


@dataclass(frozen=True, slots=True)
class Curve:
    """A polyline, measured along its way."""

    points: tuple[complex, ...]
    _marks: tuple[float, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        steps = (abs(b - a) for a, b in pairwise(self.points))
        object.__setattr__(self, "_marks", tuple(accumulate(steps, initial=0.0)))

    @property
    def length(self) -> float:
        """The length of the way."""
        return self._marks[-1]

    @property
    def end(self) -> complex:
        """The last point."""
        return self.points[-1]

    def at(self, way: float) -> complex:
        """The point after that much of the way, in px."""
        way = min(max(way, 0.0), self.length)
        index = max(1, bisect_left(self._marks, way))
        before, after = self._marks[index - 1], self._marks[index]
        share = (way - before) / (after - before) if after > before else 0.0
        return self.points[index - 1] * (1 - share) + self.points[index] * share

    def heading(self, way: float, reach: float = 3.0) -> complex:
        """The direction there, of length 1, over a reach that evens out the corners of the polyline."""
        return direction(self.at(way + reach) - self.at(way - reach))

    def part(self, start: float, stop: float) -> Curve:
        """What lies between two ways."""
        inner = [p for p, mark in zip(self.points, self._marks, strict=True) if start < mark < stop]
        return Curve((self.at(start), *inner, self.at(stop)))

    def nearest(self, point: complex) -> float:
        """The way to the point of the curve that is nearest to another point."""
        index = min(range(len(self.points)), key=lambda i: abs(self.points[i] - point))
        return self._marks[index]

    def trimmed(self, start: Callable[[complex], bool], stop: Callable[[complex], bool]) -> Curve:
        """The curve without its ends, as long as they are covered by what is at the start and at the stop."""
        first = next((i for i, point in enumerate(self.points) if not start(point)), 0)
        last = next((i for i in reversed(range(len(self.points))) if not stop(self.points[i])), 0)
        way = self._edge(first - 1, first, start) if first else 0.0
        end = self._edge(last + 1, last, stop) if last + 1 < len(self.points) else self.length
        return self.part(way, max(way + 0.1, end))

    def _edge(self, covered: int, free: int, cover: Callable[[complex], bool]) -> float:
        """The way to where the cover ends, between two neighbouring points."""
        inside, outside = self._marks[covered], self._marks[free]
        while abs(outside - inside) > 0.25:
            middle = (inside + outside) / 2
            inside, outside = (middle, outside) if cover(self.at(middle)) else (inside, middle)
        return outside

    def beside(self, offset: float) -> list[complex]:
        """The points moved to the left by an offset."""
        ends = (self.points[0], *self.points, self.points[-1])
        headings = (direction(after - before) for before, after in zip(ends, ends[2:], strict=False))
        return [p + LEFT * offset * way for p, way in zip(self.points, headings, strict=True)]

    def path(self) -> QPainterPath:
        """The curve as an open path."""
        path = QPainterPath()
        path.addPolygon(polygon(self.points))
        return path


def direction(way: complex) -> complex:
    """The direction of a way, of length 1; to the right where there is no way at all."""
    return way / abs(way) if way else 1 + 0j


def polygon(points: Sequence[complex]) -> QPolygonF:
    """The points as Qt takes them."""
    return QPolygonF([QPointF(point.real, point.imag) for point in points])


def degrees(heading: complex) -> float:
    """A direction as the angle of a painter's turn."""
    return math.degrees(cmath.phase(heading))


def bent(start: complex, stop: complex, bend: float) -> Curve:
    """A line that bends to the left of its way by a share of its length; to the right if negative."""
    control = (start + stop) / 2 + LEFT * (stop - start) * (2 * bend)
    steps = (index / _STEPS for index in range(_STEPS + 1))
    return Curve(tuple(start * (1 - t) ** 2 + control * (2 * t * (1 - t)) + stop * t**2 for t in steps))


def through(places: Sequence[complex]) -> Curve:
    """A smooth curve through several places (centripetal Catmull–Rom, which makes no loops)."""
    ends = [places[0] * 2 - places[1], *places, places[-1] * 2 - places[-2]]
    points: list[complex] = []
    for index in range(1, len(ends) - 2):
        points += _leg(*ends[index - 1 : index + 3])
    return Curve((*points, places[-1]))


def _leg(p0: complex, p1: complex, p2: complex, p3: complex) -> list[complex]:
    t1 = _stride(p0, p1)
    t2 = t1 + _stride(p1, p2)
    t3 = t2 + _stride(p2, p3)
    found = []
    for step in range(_STEPS):
        t = t1 + (t2 - t1) * step / _STEPS
        a1, a2, a3 = _mix(p0, p1, 0, t1, t), _mix(p1, p2, t1, t2, t), _mix(p2, p3, t2, t3, t)
        b1, b2 = _mix(a1, a2, 0, t2, t), _mix(a2, a3, t1, t3, t)
        found.append(_mix(b1, b2, t1, t2, t))
    return found


def _stride(a: complex, b: complex) -> float:
    """The square root of the distance; never nothing, where two places coincide."""
    return max(math.sqrt(abs(b - a)), 0.01)


def _mix(a: complex, b: complex, low: float, high: float, t: float) -> complex:
    return a * ((high - t) / (high - low)) + b * ((t - low) / (high - low))


def past(place: complex, before: complex, after: complex, near: float, far: float) -> complex:
    """Where a curve from ``before`` to ``after`` passes a place: ``near`` to ``far`` px beside it.

    It stays on the side of the straight line, which makes the shorter way.
    """
    left = LEFT * direction(after - before)
    offset = ((before - place) * left.conjugate()).real
    return place + left * math.copysign(min(max(abs(offset), near), far), offset)


def along_frame(start: complex, goal: complex, width: float, height: float, inset: float) -> list[complex]:
    """Places along the inner edge of a frame, from beside the start to beside the goal, the shorter way."""
    corners = [inset + 1j * inset, width - inset + 1j * inset]
    corners += [width - inset + 1j * (height - inset), inset + 1j * (height - inset)]
    edge = Curve((*corners, corners[0]))
    first, last = (_beside_edge(edge, point) for point in (start, goal))
    low, high = min(first, last), max(first, last)
    if high - low <= edge.length / 2:
        places = edge.part(low, high).points
    else:
        places = (*edge.part(high, edge.length).points, *edge.part(0, low).points[1:])
        places = tuple(reversed(places))
    return list(places if first <= last else reversed(places))


def rounded(places: Sequence[complex], radius: float) -> Curve:
    """Straight from place to place, with round corners."""
    points = [places[0]]
    for before, corner, after in zip(places, places[1:], places[2:], strict=False):
        reach = min(radius, abs(before - corner) / 2, abs(after - corner) / 2)
        a, b = corner + direction(before - corner) * reach, corner + direction(after - corner) * reach
        steps = (index / 8 for index in range(9))
        points += [a * (1 - t) ** 2 + corner * 2 * t * (1 - t) + b * t**2 for t in steps]
    return Curve((*points, places[-1]))


def _beside_edge(edge: Curve, point: complex) -> float:
    """The way along the edge to its point that is nearest."""
    marks = (edge.length * step / _EDGE_STEPS for step in range(_EDGE_STEPS))
    return min(marks, key=lambda way: abs(edge.at(way) - point))
