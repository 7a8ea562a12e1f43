"""What boxes on a board lie on: whose ground, and which borders."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any

import numpy as np
import shapely
from numpy.typing import NDArray

from maps.shapes import Shapes

_FINE = 0.8  # map units of detail that no share depends on
_LEAST = 3.0  # map units; a shorter contact is a corner


class Ground:
    """The provinces within a window of the board, ``(left, top, right, bottom)`` in map units.

    Boxes are rows of the same form; they should lie in the window.
    """

    def __init__(self, shapes: Shapes, window: tuple[float, float, float, float]) -> None:
        parts = {id_: shapely.clip_by_rect(area, *window) for id_, area in shapes.polygons.items()}
        self._parts = {id_: shapely.make_valid(part) for id_, part in parts.items() if not part.is_empty}

    def shares(self, boxes: NDArray[np.float64]) -> Mapping[str, NDArray[np.float64]]:
        """The share of each box that lies on each province."""
        rectangles = shapely.box(*boxes.T)
        areas = shapely.area(rectangles)
        return {
            id_: shapely.area(shapely.intersection(rectangles, shapely.simplify(part, _FINE))) / areas
            for id_, part in self._parts.items()
        }

    def hidden(self, boxes: NDArray[np.float64]) -> NDArray[np.float64]:
        """The largest share that each box hides of the border between any two provinces."""
        rectangles, most = shapely.box(*boxes.T), np.zeros(len(boxes))
        for first, second in combinations(self._parts.values(), 2):
            line = _contact(first, second)
            if line is not None:
                inner = shapely.length(shapely.intersection(rectangles, line))
                most = np.maximum(most, inner / line.length)
        return most


def _contact(first: Any, second: Any) -> Any:  # shapely has no types
    """The border between two provinces; None if they do not touch along a line."""
    if not shapely.intersects(first, second):
        return None
    line = shapely.intersection(shapely.boundary(first), shapely.boundary(second))
    return line if line.length >= _LEAST else None
