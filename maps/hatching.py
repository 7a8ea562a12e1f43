"""Slanting lines across a shape."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
import shapely

Line: TypeAlias = tuple[float, float, float, float]  # x0 y0 x1 y1


def hatching(polygon: Any, apart: float) -> list[Line]:  # shapely has no types
    """Lines from the bottom left to the top right within a polygon, that far apart, all in map units.

    They lie on one grid for the whole board, so that neighbouring shapes are hatched alike.
    """
    left, top, right, bottom = polygon.bounds
    step = apart * 2**0.5
    first = np.ceil((left + top) / step) * step  # on each line x + y is the same
    sums = np.arange(first, right + bottom, step)
    ends = np.stack([sums - bottom, np.full_like(sums, bottom), sums - top, np.full_like(sums, top)], axis=1)
    lines = shapely.intersection(shapely.linestrings(ends.reshape(-1, 2, 2)), polygon)
    parts = [part for part in shapely.get_parts(lines) if part.length]
    return [(*part.coords[0], *part.coords[-1]) for part in parts]
