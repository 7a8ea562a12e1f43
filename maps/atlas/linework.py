"""One linework of everything that divides the board, cut into faces."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np
import shapely
from numpy.typing import NDArray

GRID = 0.1  # map units, as in the file; all lines meet on points of this grid


@dataclass(frozen=True, slots=True)
class Faces:
    """The smallest cells of the board, edge to edge."""

    polygons: tuple[Any, ...]
    neighbours: tuple[dict[int, float], ...]  # face → length of the shared edge
    areas: NDArray[np.float64]


def cut_faces(lines: Iterable[Any], frame: Any) -> Faces:
    """Nodes the lines with each other and with the frame, and makes a face of every cell."""
    inside = [shapely.intersection(line, frame) for line in lines]
    noded = shapely.union_all([*inside, frame.exterior], grid_size=GRID)
    polygons = tuple(shapely.get_parts(shapely.polygonize(shapely.get_parts(noded))))
    return Faces(polygons, _neighbours(polygons), shapely.area(polygons))


def edges(polygons: Iterable[Any]) -> dict[tuple[float, ...], list[int]]:
    """Each straight edge (lesser end first) → the polygons that have it."""
    owners: dict[tuple[float, ...], list[int]] = {}
    for index, polygon in enumerate(polygons):
        for ring in shapely.get_rings(shapely.get_parts(polygon)):
            points = np.round(shapely.get_coordinates(ring), 6).tolist()
            for a, b in pairwise(points):
                if a != b:
                    owners.setdefault((*a, *b) if a < b else (*b, *a), []).append(index)
    return owners


def _neighbours(polygons: tuple[Any, ...]) -> tuple[dict[int, float], ...]:
    found: tuple[dict[int, float], ...] = tuple({} for _ in polygons)
    for (x0, y0, x1, y1), owners in edges(polygons).items():
        if len(owners) == 2:
            a, b = owners
            length = math.hypot(x1 - x0, y1 - y0)
            found[a][b] = found[a].get(b, 0.0) + length
            found[b][a] = found[b].get(a, 0.0) + length
    return found
