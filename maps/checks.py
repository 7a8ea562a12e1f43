"""What is drawn equals what is adjacent: the faults of a drawn board as data."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from math import hypot

import shapely

from maps.board import Board, Location, Terrain
from maps.coasts import coast_runs
from maps.contacts import Contacts
from maps.drawn_faults import Fault, FaultKind
from maps.shapes import Anchor, Shapes
from maps.touching import check_touching

SMALLEST_RADIUS = 0.009  # of the board's width
OVERLAP = 2.0  # square map units lost to rounding
COAST_REACH = 40.0  # how far from its shore a place off a coast may lie
LEAST_GROUND = 1.0  # square map units; less is no province


@dataclass(frozen=True, slots=True)
class Limits:
    """How exact a drawing has to be.

    Attributes:
        shortest_contact: map units; neighbours that share less are not seen to touch.
        longest_slip: map units; strangers that share no more are taken to meet in a point.
        smallest_radius: of a province, as a part of the board's width.
        unit_room: map units; units of places nearer to each other than this would touch.
    """

    shortest_contact: float
    longest_slip: float
    smallest_radius: float
    unit_room: float


EXACT = Limits(shortest_contact=6.0, longest_slip=0.0, smallest_radius=SMALLEST_RADIUS, unit_room=44.0)
LENIENT = Limits(shortest_contact=6.0, longest_slip=3.0, smallest_radius=0.006, unit_room=36.0)


def check_drawing(board: Board, shapes: Shapes, limits: Limits = EXACT) -> list[Fault]:
    """All faults of a drawn board, none for one that may be played on.

    Later checks count on every province being drawn, so that those that are not are all that is told where
    there are any.
    """
    faults = list(_completeness(board, shapes))
    if faults:
        return faults
    contacts = Contacts(shapes.outlines)
    return [
        *_curves(shapes),
        *check_touching(board, shapes, contacts, limits.shortest_contact, limits.longest_slip),
        *_places(board, shapes, limits),
        *_coast_places(board, shapes, contacts),
        *_sizes(board, shapes, limits),
    ]


def _completeness(board: Board, shapes: Shapes) -> Iterator[Fault]:
    known = {location for province in board.provinces.values() for location in province.locations}
    known |= set(map(Location, board.provinces))
    for id_ in board.provinces:
        if id_ not in shapes.outlines:
            yield Fault(FaultKind.NOT_DRAWN, (id_,))
        elif shapes.polygons[id_].area < LEAST_GROUND:
            yield Fault(FaultKind.NO_GROUND, (id_,))
    places = [*map(Location, shapes.outlines), *shapes.units, *map(Location, shapes.names)]
    for place in dict.fromkeys(places):
        if place not in known:
            yield Fault(FaultKind.UNKNOWN, (str(place),))


def overlaps(shapes: Shapes, width: float) -> Iterator[Fault]:
    """Provinces that cover the same ground on more than a strip of that width in map units."""
    sound = [shapely.make_valid(polygon) for polygon in shapes.polygons.values()]
    ids = list(shapes.polygons)
    first, second = shapely.STRtree(sound).query(sound, predicate="intersects")
    for a, b in sorted(zip(first.tolist(), second.tolist(), strict=True)):
        if a < b:
            shared = shapely.intersection(sound[a], sound[b])
            if shared.area > OVERLAP and not shapely.is_empty(shapely.buffer(shared, -width / 2)):
                yield Fault(FaultKind.OVERLAP, (ids[a], ids[b]), shared.area)


def _curves(shapes: Shapes) -> Iterator[Fault]:
    for id_, polygon in shapes.polygons.items():
        if not polygon.is_valid:
            yield Fault(FaultKind.INVALID, (id_,))
    yield from overlaps(shapes, 0.0)


def _places(board: Board, shapes: Shapes, limits: Limits) -> Iterator[Fault]:
    for id_, province in board.provinces.items():
        if id_ not in shapes.names:
            yield _no_circle(FaultKind.NO_NAME, "name", Location(id_))
        if province.terrain == Terrain.IMPASSABLE:
            continue
        for location in dict.fromkeys((Location(id_), *province.locations)):
            anchor = shapes.units.get(location)
            if anchor is None:
                yield _no_circle(FaultKind.NO_PLACE, "unit", location)
            elif _outside(shapes, location, anchor):
                yield Fault(FaultKind.PLACE_OUTSIDE, (str(location),))
    for (a, first), (b, second) in combinations(sorted(shapes.units.items()), 2):
        apart = hypot(first.x - second.x, first.y - second.y)
        if apart < limits.unit_room:
            yield Fault(FaultKind.PLACES_CLOSE, (str(a), str(b)), apart)


def _coast_places(board: Board, shapes: Shapes, contacts: Contacts) -> Iterator[Fault]:
    """The places off one of several coasts that lie nearer to the shore of another one."""
    runs = coast_runs(board, shapes.outlines, contacts)
    for province in board.provinces.values():
        shores = {
            coast: shapely.MultiLineString([run.line for run in runs.get(coast, ())])
            for coast in province.locations
            if coast.coast and runs.get(coast)
        }
        for coast in sorted(shores.keys() & shapes.units.keys()):
            place = shapely.Point(shapes.units[coast].x, shapes.units[coast].y)
            if min(shores, key=lambda other: shapely.distance(shores[other], place)) != coast:
                yield Fault(FaultKind.PLACE_OFF_COAST, (str(coast),))


def _no_circle(kind: FaultKind, what: str, location: Location) -> Fault:
    circle = f"{what}-{location}".replace("/", "-")
    return Fault(kind, (str(location),), missing=(f'<circle id="{circle}">',))


def _outside(shapes: Shapes, location: Location, anchor: Anchor) -> bool:
    """A fleet off one of several coasts may lie on the water, near its shore."""
    away = shapely.distance(shapes.polygons[location.province], shapely.Point(anchor.x, anchor.y))
    return bool(away > (COAST_REACH if location.coast else 0.0))


def _sizes(board: Board, shapes: Shapes, limits: Limits) -> Iterator[Fault]:
    for id_, polygon in shapes.polygons.items():
        parts = shapely.get_parts(polygon)
        circle = shapely.maximum_inscribed_circle(max(parts, key=shapely.area), tolerance=0.1)
        needed = board.provinces[id_].terrain != Terrain.IMPASSABLE
        if needed and circle.length < limits.smallest_radius * shapes.width:
            yield Fault(FaultKind.SMALL, (id_,), circle.length)
