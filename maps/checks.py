"""What is drawn equals what is adjacent: the faults of a drawn board as data."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations
from math import hypot

import shapely

from maps.board import Board, Location, Terrain
from maps.coasts import coast_runs, rule_neighbours
from maps.contacts import Contacts
from maps.shapes import Anchor, Shapes

SHORTEST_CONTACT = 6.0  # map units; shorter ones are not seen
SMALLEST_RADIUS = 0.009  # of the board's width
OVERLAP = 2.0  # square map units lost to rounding
COAST_REACH = 40.0  # how far from its shore a place off a coast may lie
UNIT_ROOM = 44.0  # units of places nearer to each other than this would touch at fit zoom


class FaultKind(StrEnum):
    """What may be wrong with a drawn board."""

    NOT_DRAWN = "province not drawn"
    UNKNOWN = "drawn but not on the board"
    INVALID = "curve crosses itself"
    OVERLAP = "provinces overlap"
    CONTACT_MISSING = "neighbours do not touch"
    CONTACT_SURPLUS = "touch but are no neighbours"
    FLEET_CONTACT_MISSING = "no common shore"
    FLEET_CONTACT_SURPLUS = "common shore, but no way for a fleet"
    NO_PLACE = "no place for a unit"
    NO_NAME = "no place for the name"
    PLACE_OUTSIDE = "place outside its province"
    PLACES_CLOSE = "units would touch"
    SMALL = "province too small for a unit"


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault, the places it concerns, and a measure of it in map units (square ones for an overlap)."""

    kind: FaultKind
    places: tuple[str, ...]
    value: float = 0.0

    def __str__(self) -> str:
        return f"{self.kind}: {'–'.join(self.places)}" + (f" ({self.value:.1f})" if self.value else "")


def check_drawing(board: Board, shapes: Shapes) -> list[Fault]:
    """All faults of a drawn board, none for one that may be played on."""
    missing = [Fault(FaultKind.NOT_DRAWN, (id_,)) for id_ in board.provinces if id_ not in shapes.outlines]
    unknown = [Fault(FaultKind.UNKNOWN, (id_,)) for id_ in shapes.outlines if id_ not in board.provinces]
    if missing or unknown:
        return missing + unknown
    contacts = Contacts(shapes.outlines)
    return [
        *_curves(shapes),
        *_contacts(board, contacts),
        *_shores(board, shapes, contacts),
        *_places(board, shapes),
        *_sizes(board, shapes),
    ]


def _links(board: Board) -> set[frozenset[str]]:
    """Links that may be drawn as a symbol instead of a border."""
    return {frozenset(link.between) for link in board.special_links}


def _curves(shapes: Shapes) -> Iterator[Fault]:
    ids, polygons = list(shapes.polygons), list(shapes.polygons.values())
    for id_, polygon in shapes.polygons.items():
        if not polygon.is_valid:
            yield Fault(FaultKind.INVALID, (id_,))
    sound = [shapely.make_valid(polygon) for polygon in polygons]
    first, second = shapely.STRtree(sound).query(sound, predicate="intersects")
    for a, b in sorted(zip(first.tolist(), second.tolist(), strict=True)):
        if a < b:
            area = shapely.intersection(sound[a], sound[b]).area
            if area > OVERLAP:
                yield Fault(FaultKind.OVERLAP, (ids[a], ids[b]), area)


def _contacts(board: Board, contacts: Contacts) -> Iterator[Fault]:
    wanted = {frozenset((a, b)) for a, others in board.army_adjacency.items() for b in others}
    wanted |= {
        frozenset((a.province, b.province)) for a, others in board.fleet_adjacency.items() for b in others
    }
    closed = {id_ for id_, p in board.provinces.items() if p.terrain == Terrain.IMPASSABLE}
    drawn = {pair: length for pair, length in contacts.lengths().items() if not pair & closed}
    for pair in sorted(wanted - _links(board), key=sorted):
        if drawn.get(pair, 0.0) < SHORTEST_CONTACT:
            yield Fault(FaultKind.CONTACT_MISSING, tuple(sorted(pair)), drawn.get(pair, 0.0))
    for pair in sorted(drawn.keys() - wanted, key=sorted):
        yield Fault(FaultKind.CONTACT_SURPLUS, tuple(sorted(pair)), drawn[pair])


def _shores(board: Board, shapes: Shapes, contacts: Contacts) -> Iterator[Fault]:
    links = _links(board)
    for location, runs in coast_runs(board, shapes.outlines, contacts).items():
        drawn = frozenset(other for run in runs for other in run.neighbours)
        wanted = rule_neighbours(board, location)
        for other in sorted(wanted - drawn):
            if frozenset((location.province, other)) not in links:
                yield Fault(FaultKind.FLEET_CONTACT_MISSING, (str(location), other))
        for other in sorted(drawn - wanted):
            yield Fault(FaultKind.FLEET_CONTACT_SURPLUS, (str(location), other))


def _places(board: Board, shapes: Shapes) -> Iterator[Fault]:
    for id_, province in board.provinces.items():
        if id_ not in shapes.names:
            yield Fault(FaultKind.NO_NAME, (id_,))
        if province.terrain == Terrain.IMPASSABLE:
            continue
        for location in {Location(id_), *province.locations}:
            anchor = shapes.units.get(location)
            if anchor is None:
                yield Fault(FaultKind.NO_PLACE, (str(location),))
            elif _outside(shapes, location, anchor):
                yield Fault(FaultKind.PLACE_OUTSIDE, (str(location),))
    for (a, first), (b, second) in combinations(sorted(shapes.units.items()), 2):
        apart = hypot(first.x - second.x, first.y - second.y)
        if apart < UNIT_ROOM:
            yield Fault(FaultKind.PLACES_CLOSE, (str(a), str(b)), apart)


def _outside(shapes: Shapes, location: Location, anchor: Anchor) -> bool:
    """A fleet off one of several coasts may lie on the water, near its shore."""
    away = shapely.distance(shapes.polygons[location.province], shapely.Point(anchor.x, anchor.y))
    return bool(away > (COAST_REACH if location.coast else 0.0))


def _sizes(board: Board, shapes: Shapes) -> Iterator[Fault]:
    for id_, polygon in shapes.polygons.items():
        parts = shapely.get_parts(polygon)
        circle = shapely.maximum_inscribed_circle(max(parts, key=shapely.area), tolerance=0.1)
        needed = board.provinces[id_].terrain != Terrain.IMPASSABLE
        if needed and circle.length < SMALLEST_RADIUS * shapes.width:
            yield Fault(FaultKind.SMALL, (id_,), circle.length)
