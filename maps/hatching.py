"""Slanting lines across a shape."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
import shapely

Line: TypeAlias = tuple[float, float, float, float]  # x0 y0 x1 y1


def hatching(polygon: Any, apart: float, angle: float = 45.0) -> list[Line]:  # shapely has no types
    """Lines within a polygon, that far apart in map units, rising by an angle in degrees.

    They lie on one grid for the whole board, so that neighbouring shapes are hatched alike.
    """
    way = np.array([np.cos(np.radians(angle)), -np.sin(np.radians(angle))])
    across = np.array([-way[1], way[0]])
    left, top, right, bottom = polygon.bounds
    corners = np.array([(left, top), (right, top), (right, bottom), (left, bottom)])
    low, high = (corners @ across).min(), (corners @ across).max()
    start, stop = (corners @ way).min() - 1, (corners @ way).max() + 1
    grid = np.arange(np.ceil(low / apart) * apart, high, apart)[:, None] * across
    lines = shapely.linestrings(np.stack([grid + start * way, grid + stop * way], axis=1))
    parts = shapely.get_parts(shapely.intersection(lines, polygon))
    return [(*part.coords[0], *part.coords[-1]) for part in parts if part.length]
