"""Drawn curves as plain data: straight and quadratic segments, flattened alike from either side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Literal, TypeAlias

import numpy as np
import shapely
from numpy.typing import NDArray

MoveTo: TypeAlias = tuple[Literal["M"], float, float]
LineTo: TypeAlias = tuple[Literal["L"], float, float]
QuadTo: TypeAlias = tuple[Literal["Q"], float, float, float, float]
Segment: TypeAlias = MoveTo | LineTo | QuadTo
Subpath: TypeAlias = tuple[Segment, ...]
Points: TypeAlias = NDArray[np.float64]

STEPS = 4  # straight pieces for one curve when flattened; a curve is some 10 map units long


@dataclass(frozen=True, slots=True)
class Outline:
    """Closed subpaths in map units, filled by the even-odd rule.

    Each subpath starts with one ``("M", x, y)``; ``("L", x, y)`` and ``("Q", cx, cy, x, y)`` follow, and the
    last one ends where the first began.
    """

    subpaths: tuple[Subpath, ...] = ()

    def curves(self) -> Points:
        """All segments as rows ``x0 y0 cx cy x1 y1``; a straight one has its control point in the middle."""
        rows = [row for subpath in self.subpaths for row in _rows(subpath)]
        return np.array(rows, dtype=np.float64).reshape(-1, 6)


def _rows(subpath: Subpath) -> Iterator[tuple[float, ...]]:
    for before, segment in pairwise(subpath):
        start, end = before[-2:], segment[-2:]
        middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
        yield (*start, *(segment[1:3] if segment[0] == "Q" else middle), *end)


def backward(curves: Points) -> NDArray[np.bool_]:
    """Which rows of ``curves()`` run from the greater end (x, then y) to the lesser."""
    x0, y0, x1, y1 = curves[:, 0], curves[:, 1], curves[:, 4], curves[:, 5]
    turned: NDArray[np.bool_] = (x0 > x1) | ((x0 == x1) & (y0 > y1))
    return turned


def canonical(curves: Points) -> Points:
    """The same rows, each running from its lesser end: equal for the two provinces that share a curve."""
    turned = backward(curves)[:, None]
    return np.where(turned, curves[:, [4, 5, 2, 3, 0, 1]], curves)


def flatten(outline: Outline) -> Any:  # shapely has no types
    """The outline as a ``shapely.MultiPolygon``; shared curves give equal points on both sides."""
    curves = outline.curves()
    points = _steps(curves)
    rings, start = [], 0
    for subpath in outline.subpaths:
        stop = start + len(subpath) - 1
        ring = points[start:stop].reshape(-1, 2)
        ring = ring[np.r_[True, (ring[1:] != ring[:-1]).any(axis=1)]]
        if len(ring) > 2:
            rings.append(shapely.Polygon(ring))
        start = stop
    return nest(rings)


def _steps(curves: Points) -> Points:
    """STEPS points along each curve, its start first and without its end, shape (n, STEPS, 2)."""
    turned = backward(curves)
    rows = canonical(curves)
    t = (np.arange(STEPS + 1) / STEPS)[None, :, None]
    start, control, end = rows[:, None, 0:2], rows[:, None, 2:4], rows[:, None, 4:6]
    points = (1 - t) ** 2 * start + 2 * t * (1 - t) * control + t**2 * end
    points[turned] = points[turned, ::-1]
    return np.asarray(points[:, :-1], dtype=np.float64)


def nest(rings: Sequence[Any]) -> Any:
    """Filled rings (polygons without holes) as one MultiPolygon by the even-odd rule."""
    order = sorted(rings, key=shapely.area, reverse=True)
    inside = shapely.point_on_surface(order)
    shells: list[tuple[Any, list[Any]]] = []
    for ring, point in zip(order, inside, strict=True):
        around = [shell for shell in shells if shell[0].contains(point)]
        holes = [hole for _, some in around for hole in some if shapely.Polygon(hole).contains(point)]
        if len(around) > len(holes):
            around[-1][1].append(ring.exterior)
        else:
            shells.append((ring, []))
    return shapely.MultiPolygon([shapely.Polygon(shell.exterior, holes) for shell, holes in shells])


def inside(outline: Outline, points: Points) -> NDArray[np.bool_]:
    """Which points, rows ``x y``, lie within an outline."""
    area = shapely.make_valid(flatten(outline))
    shapely.prepare(area)
    found: NDArray[np.bool_] = shapely.contains_xy(area, points)
    return found
