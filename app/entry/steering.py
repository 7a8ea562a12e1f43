"""From province to province by arrow keys."""

from __future__ import annotations

import cmath
import math
from collections.abc import Callable, Iterable

from maps.board import Board, Terrain

_NEIGHBOUR, _ANYWHERE = math.radians(50), math.radians(40)  # on either side of the direction
_ASIDE = 2.5  # how much a place counts as farther away at the edge of that


def neighbour(board: Board, place: Callable[[str], complex], province: str, direction: complex) -> str | None:
    """The province that lies in a direction: a neighbour, or else the nearest beyond; None at the edge.

    Args:
        board: with its links.
        place: where the middle of a province's unit place is, x + yj, y growing downwards.
        province: from where.
        direction: one of 1, -1, 1j and -1j.
    """
    here = place(province)
    near = _in_direction(neighbours(board, province), place, here, direction, _NEIGHBOUR)
    return near or _in_direction(_open(board), place, here, direction, _ANYWHERE)


def _open(board: Board) -> list[str]:
    """The provinces that units can be in."""
    closed = Terrain.IMPASSABLE
    return [each for each, province in board.provinces.items() if province.terrain is not closed]


def neighbours(board: Board, province: str) -> frozenset[str]:
    """The provinces to which some unit can go by itself."""
    found = {goal.province for each in board.fleet_adjacency if each.province == province
             for goal in board.fleet_neighbours(each)}  # fmt: skip
    return board.army_neighbours(province) | found


def _in_direction(
    provinces: Iterable[str],
    place: Callable[[str], complex],
    here: complex,
    direction: complex,
    width: float,
) -> str | None:
    found: dict[str, float] = {}
    for province in provinces:
        way = place(province) - here
        aside = abs(cmath.phase(way / direction)) if way else math.pi
        if aside <= width:
            found[province] = abs(way) * (1 + _ASIDE * (aside / width) ** 2)
    return min(found, key=lambda each: (found[each], each), default=None)
