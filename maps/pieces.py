"""The parts of a province on a drawing: islands and lands across a strait, but none that others cut off."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import shapely

from maps.board import Board, Terrain
from maps.drawn_faults import Fault, FaultKind
from maps.outline import flatten
from maps.shapes import Shapes

LEAST_PART = 2.0  # square map units; less is lost to rounding
STRANGE_WAY = 0.5  # map units on the ground of others that a way between two parts may cut off


def check_pieces(board: Board, shapes: Shapes) -> Iterator[Fault]:
    """Parts of a land province beside land of others that lies between them and the rest of the province.

    Islands are none, nor are the two shores of a strait: from those one comes to the rest over water only.
    """
    lands = [id_ for id_, province in board.provinces.items() if province.terrain != Terrain.WATER]
    grounds = [shapes.polygons[id_] for id_ in lands] + [flatten(shapes.surroundings)]
    straits = shapely.make_valid(flatten(shapes.straits))
    tree = shapely.STRtree(grounds)
    for index, id_ in enumerate(lands):
        parts = _dry_parts(grounds[index], straits)
        if len(parts) > 1:
            near = set(tree.query(grounds[index]).tolist()) - {index}
            for part in _cut_off(parts, shapely.union_all([grounds[other] for other in sorted(near)])):
                inside = shapely.point_on_surface(part)
                yield Fault(FaultKind.CUT_OFF, (id_,), part.area, found=f"({inside.x:.0f}, {inside.y:.0f})")


def _dry_parts(ground: Any, straits: Any) -> list[Any]:  # shapely has no types
    """The parts on land, the largest first."""
    dry = shapely.difference(ground, straits) if shapely.intersects(ground, straits) else ground
    parts = [part for part in shapely.get_parts(dry) if part.area > LEAST_PART]
    return sorted(parts, key=shapely.area, reverse=True)


def _cut_off(parts: list[Any], others: Any) -> list[Any]:
    """The parts beside the land of others from which no short way leads to the rest but over that land."""
    joined, loose = parts[0], parts[1:]
    while reached := [part for part in loose if not _is_barred(part, joined, others)]:
        joined = shapely.union_all([joined, *reached])
        loose = [part for part in loose if part not in reached]
    return [part for part in loose if shapely.intersects(part, others)]


def _is_barred(part: Any, rest: Any, others: Any) -> bool:
    way = shapely.shortest_line(part, rest)
    return bool(shapely.intersection(way, others).length > STRANGE_WAY)
