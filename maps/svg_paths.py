"""SVG path data → outlines: transforms applied, and every curve made quadratic."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, TypeAlias

import svgelements

from maps.outline import Outline, Segment, Subpath

ABSURD = 1e100  # a number that no transform brings back
FARTHEST = 100_000  # map units; whatever lies farther out is a mistake
LONGEST = 200.0  # map units; a longer curve is cut into pieces, so that it flattens well
FINE = 40.0  # map units that one piece of a cubic curve or an arc spans
MOST_PIECES = 64
MOST_SEGMENTS = 60_000  # of one path
SHOWN = 30  # signs of what is not understood


class TooManySegmentsError(Exception):
    """Path data of more than ``MOST_SEGMENTS`` pieces."""


Point: TypeAlias = tuple[float, float]

UNMOVED = None  # stands for the matrix that changes nothing: coordinates are then read as they stand

# What svgelements raises on text that it does not understand.
OUTSIDE_FAULTS = (ArithmeticError, AttributeError, IndexError, KeyError, TypeError, ValueError)


_NUMBER = r"[+-]?(?:\d++\.?\d*+|\.\d++)(?:[eE][+-]?\d++)?"
_SPACE = r"[\s,]*+"
_PATH = re.compile(rf"(?:\s*+[Mm](?:[MmZzLlHhVvCcSsQqTtAa]|{_NUMBER}|[\s,]++)*+)?\s*+", re.ASCII)
_NUMBERS = {
    "matrix": (6,),
    "translate": (1, 2),
    "scale": (1, 2),
    "rotate": (1, 3),
    "skewX": (1,),
    "skewY": (1,),
}
_STEP = re.compile(rf"{_SPACE}(\w++)\s*+\(({_SPACE}(?:{_NUMBER}{_SPACE})*+)\){_SPACE}", re.ASCII)


def placing(left: float, top: float, scale: float) -> Any:
    """The matrix that brings a view box to the origin and to scale; ``UNMOVED`` if it is there."""
    if (left, top, scale) == (0, 0, 1):
        return UNMOVED
    return svgelements.Matrix(scale, 0, 0, scale, -left * scale, -top * scale)


def moved(outer: Any, transform: str | None) -> Any:
    """The matrix of an element inside of another."""
    if not transform:
        return outer
    _ensure_understood(transform)
    own = svgelements.Matrix(transform)
    if not all(map(math.isfinite, (own.a, own.b, own.c, own.d, own.e, own.f))):
        raise ValueError(transform)
    if not own.determinant:  # nothing has a size then
        raise ValueError(repr(transform[:SHOWN]))
    return own if outer is UNMOVED else own * outer


def _ensure_understood(transform: str) -> None:
    """Raises ValueError where svgelements would leave out what it does not know, without a word."""
    place = 0
    while place < len(transform):
        step = _STEP.match(transform, place)
        count = len(re.findall(_NUMBER, step[2])) if step else 0
        if step is None or count not in _NUMBERS.get(step[1], ()):
            raise ValueError(repr(transform[place : place + SHOWN]))
        place = step.end()


def read_path(data: str, matrix: Any = UNMOVED) -> Outline:
    """The outline of path data; open subpaths count as closed, those of fewer than three points as nothing.

    Raises:
        ArithmeticError, AttributeError, IndexError, KeyError, TypeError, ValueError: if it makes no sense.
        TooManySegmentsError: if it is too large.
    """
    if not _PATH.fullmatch(data):
        raise ValueError(_stray(data))
    _ensure_finite(data)
    path = svgelements.Path(data)
    if matrix is not UNMOVED:
        path = abs(path * matrix)
    return Outline(tuple(_subpaths(path)))


def _stray(data: str) -> str:
    """Where path data stops to make sense."""
    understood = _PATH.match(data)
    place = understood.end() if understood else 0
    return repr(data[place : place + SHOWN])


def _ensure_finite(data: str) -> None:
    """Raises ValueError at the first number that is as good as infinite: what follows it has no place."""
    for number in re.finditer(_NUMBER, data, re.ASCII):
        if not abs(float(number[0])) < ABSURD:
            raise ValueError(repr(data[number.start() : number.start() + SHOWN]))


def _subpaths(path: Any) -> Iterator[Subpath]:
    current: list[Segment] = []
    done = 0
    for segment in path:
        if done + len(current) > MOST_SEGMENTS:
            raise TooManySegmentsError
        if isinstance(segment, svgelements.Move):
            done += len(current)
            yield from _closed(current)
            current = [("M", *_point(segment.end))]
        else:
            current.extend(_drawn(segment))
    yield from _closed(current)


def _closed(segments: list[Segment]) -> Iterator[Subpath]:
    if len(segments) > 2:
        (x, y), end = segments[0][-2:], segments[-1][-2:]
        closing: Subpath = () if (x, y) == end else (("L", x, y),)
        yield (*segments, *closing)


def _drawn(segment: Any) -> list[Segment]:
    if isinstance(segment, svgelements.QuadraticBezier):
        return _curve([_point(segment.start), _point(segment.control), _point(segment.end)], LONGEST)
    if isinstance(segment, svgelements.CubicBezier):
        points = (segment.start, segment.control1, segment.control2, segment.end)
        return _curve([_point(point) for point in points], FINE)
    if isinstance(segment, svgelements.Arc):
        return [piece for cubic in segment.as_cubic_curves() for piece in _drawn(cubic)]
    if isinstance(segment, svgelements.Close):
        straight: list[Segment] = [("L", *_point(segment.end))]
        return [] if _point(segment.start) == _point(segment.end) else straight
    if isinstance(segment, svgelements.Line):
        return [("L", *_point(segment.end))]
    raise ValueError(type(segment).__name__)


def _curve(points: list[Point], span: float) -> list[Segment]:
    """A Bézier curve of two or three steps as quadratic pieces that span about so much each.

    Worked out from its lesser end, so that the curve gives the same pieces in either direction.
    """
    if len(points) == 3 and math.dist(points[0], points[1]) + math.dist(points[1], points[2]) <= span:
        return [("Q", *points[1], *points[2])]
    turned = points[0] > points[-1]
    if turned:
        points.reverse()
    count = math.ceil(sum(math.dist(a, b) for a, b in pairwise(points)) / span)
    count = min(max(2, count), MOST_PIECES)
    joints = [_at(points, step / (2 * count)) for step in range(2 * count + 1)]
    if turned:
        joints.reverse()
    return [_through(*joints[index : index + 3]) for index in range(0, 2 * count, 2)]


def _at(points: list[Point], t: float) -> Point:
    while len(points) > 1:
        points = [(a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])) for a, b in pairwise(points)]
    return round(points[0][0], 2) + 0.0, round(points[0][1], 2) + 0.0


def _through(start: Point, middle: Point, end: Point) -> Segment:
    """The quadratic curve that is in the middle after half of its way."""
    x, y = (round(2 * m - (a + b) / 2, 2) + 0.0 for a, m, b in zip(start, middle, end, strict=True))
    return ("Q", x, y, *end)


def _point(point: Any) -> Point:
    """Rounded, so that relative steps in the file do not drift apart between neighbours."""
    if not (abs(point.x) < FARTHEST and abs(point.y) < FARTHEST):
        raise ValueError(f"{point.x} {point.y}")
    return round(point.x, 2) + 0.0, round(point.y, 2) + 0.0
