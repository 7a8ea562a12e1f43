"""The way of a passage between two seas: from open water to open water, in the middle of the strait."""

from __future__ import annotations

import heapq
from typing import Any, TypeAlias

import numpy as np
import shapely
from numpy.typing import NDArray

Spot: TypeAlias = tuple[float, float]  # in map units
Cell: TypeAlias = tuple[int, int]

_STEP = 4.0  # map units between the places that are tried
_REACH = 200.0  # map units from the border, the most
_OPEN = 32.0  # map units to the nearest shore, from which on water is open
_SHORTEST, _LONGEST = 26.0, 150.0  # map units that the way may be in either sea
_APART = 16.0  # map units to unit places
_SHORE_COST = 12.0  # map units from the shore at which a step costs twice as much as far out
_SMOOTH = 3.0  # map units that the way may leave out of its turns
_STEPS = tuple((row, column) for row in (-1, 0, 1) for column in (-1, 0, 1) if row or column)


def passage(first: Any, second: Any, middle: Any, busy: Any) -> tuple[Spot, ...]:
    """The way from the first sea over a place on their common border into the second.

    Args:
        first: the polygon of the sea where the way begins, in map units.
        second: that of the other.
        middle: a point on their common border.
        busy: the ground of unit places, which the way leaves free.

    Returns:
        The corners of the way; () where there is no open water within reach.
    """
    water = shapely.union(first, second)
    free = shapely.difference(water, shapely.buffer(busy, _APART))
    across = np.arange(middle.x - _REACH, middle.x + _REACH, _STEP)
    down = np.arange(middle.y - _REACH, middle.y + _REACH, _STEP)
    places = shapely.points(*np.meshgrid(across, down))
    clearance = np.where(shapely.contains(free, places), shapely.distance(places, water.boundary), 0.0)
    start = len(down) // 2, len(across) // 2
    clearance[start] = max(clearance[start], _STEP)
    came = _ways(clearance, start)
    legs = [_leg(sea, places, clearance, came) for sea in (first, second)]
    if not all(legs):
        return ()
    cells = [*legs[0], *legs[1][-2::-1]]
    line = shapely.LineString([(across[column], down[row]) for row, column in cells])
    return tuple(shapely.simplify(line, _SMOOTH).coords)


def _ways(clearance: NDArray[np.float64], start: Cell) -> dict[Cell, Cell]:
    """From each cell of water that can be reached the one before it, in the order of their distance."""
    came: dict[Cell, Cell] = {}
    waiting: list[tuple[float, Cell, Cell]] = [(0.0, start, start)]
    while waiting:
        cost, cell, before = heapq.heappop(waiting)
        if cell in came:
            continue
        came[cell] = before
        for step in _STEPS:
            row, column = cell[0] + step[0], cell[1] + step[1]
            inside = 0 <= row < clearance.shape[0] and 0 <= column < clearance.shape[1]
            if inside and clearance[row, column] > 0 and (row, column) not in came:
                price = np.hypot(*step) * (1 + (_SHORE_COST / clearance[row, column]) ** 2)
                heapq.heappush(waiting, (cost + float(price), (row, column), cell))
    return came


def _leg(sea: Any, places: Any, clearance: NDArray[np.float64], came: dict[Cell, Cell]) -> list[Cell]:
    """The cells from open water of a sea to the border; [] if there is none."""
    shapely.prepare(sea)
    lengths: dict[Cell, float] = {}
    for cell, before in came.items():  # each after the one before it
        lengths[cell] = lengths.get(before, 0.0) + float(np.hypot(cell[0] - before[0], cell[1] - before[1]))
    near = (cell for cell, length in lengths.items() if _SHORTEST <= length * _STEP <= _LONGEST)
    ends = [cell for cell in near if shapely.contains(sea, places[cell])]
    if not ends:
        return []
    cells = [max(ends, key=lambda cell: (min(clearance[cell], _OPEN), -lengths[cell]))]
    while came[cells[-1]] != cells[-1]:
        cells.append(came[cells[-1]])
    return cells
