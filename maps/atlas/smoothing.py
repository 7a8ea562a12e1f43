"""Straight coverage → drawn curves: quadratic B-splines, pinned where three borders meet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import shapely

from maps.atlas.linework import edges
from maps.outline import Outline, Segment, Subpath

Point = tuple[float, float]

DECIMALS = 1  # of a map unit, in the file


def pins(polygons: Mapping[str, Any], width: float, height: float) -> frozenset[Point]:
    """The vertices where three or more borders meet, or a border meets the frame."""
    joined: dict[Point, set[Point]] = {}
    for x0, y0, x1, y1 in edges(polygons.values()):
        joined.setdefault((x0, y0), set()).add((x1, y1))
        joined.setdefault((x1, y1), set()).add((x0, y0))
    return frozenset(
        (x, y)
        for (x, y), others in joined.items()
        if len(others) > 2 or x <= 0 or y <= 0 or x >= width or y >= height
    )


def smooth(polygon: Any, pinned: frozenset[Point]) -> Outline:
    """The curve whose control points are the vertices; it passes through the pinned ones.

    Equal vertices give equal curves whichever province they are drawn for and in either direction.
    """
    rings = shapely.get_rings(shapely.get_parts(polygon))
    subpaths = (_subpath(np.round(shapely.get_coordinates(ring), 6)[:-1].tolist(), pinned) for ring in rings)
    return Outline(tuple(subpath for subpath in subpaths if len(subpath) > 2))


def _subpath(ring: list[list[float]], pinned: frozenset[Point]) -> Subpath:
    points = [(x, y) for x, y in ring]
    first = next((index for index, point in enumerate(points) if point in pinned), None)
    if first is None:
        start = _middle(points[-1], points[0])
    else:
        points = points[first + 1 :] + points[: first + 1]
        start = points[-1]
    segments: list[Segment] = [("M", *_rounded(start))]
    for point, following in zip(points, points[1:] + points[:1], strict=True):
        segments.extend(_piece(segments[-1], point, following, pinned))
    return tuple(segments)


def _piece(before: Segment, point: Point, following: Point, pinned: frozenset[Point]) -> list[Segment]:
    """What one vertex adds: a line to a pin, else a curve to the middle of the next edge or to its pin."""
    if point in pinned:
        end = _rounded(point)
        return [] if end == before[-2:] else [("L", *end)]
    end = _rounded(following if following in pinned else _middle(point, following))
    return [("Q", *_rounded(point), *end)]


def _middle(a: Point, b: Point) -> Point:
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def _rounded(point: Point) -> Point:
    return round(point[0], DECIMALS) + 0.0, round(point[1], DECIMALS) + 0.0
