"""What is drawn equals what is adjacent: the faults of a drawn board as data."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import shapely

from maps.board import Board, Location, Terrain
from maps.coasts import coast_runs
from maps.contacts import Contacts
from maps.drawn_faults import Fault, FaultKind
from maps.drawn_places import check_frame, check_places, check_provinces_drawn
from maps.pieces import check_pieces
from maps.shapes import Shapes
from maps.touching import check_touching

SMALLEST_RADIUS = 0.009  # of the board's width
OVERLAP = 2.0  # square map units lost to rounding


@dataclass(frozen=True, slots=True)
class Limits:
    """How exact a drawing has to be.

    Attributes:
        shortest_contact: map units; neighbours that share less are not seen to touch.
        longest_slip: map units; strangers that share no more are taken to meet in a point.
        smallest_radius: of a province, as a part of the board's width.
        unit_room: map units; units of places nearer to each other than this would touch.
        whole: whether no province may have a part that others cut off.
    """

    shortest_contact: float
    longest_slip: float
    smallest_radius: float
    unit_room: float
    whole: bool = False


EXACT = Limits(
    shortest_contact=12.0, longest_slip=0.0, smallest_radius=SMALLEST_RADIUS, unit_room=44.0, whole=True
)
LENIENT = Limits(shortest_contact=6.0, longest_slip=3.0, smallest_radius=0.006, unit_room=36.0)


def check_drawing(board: Board, shapes: Shapes, limits: Limits = EXACT) -> list[Fault]:
    """All faults of a drawn board, none for one that may be played on.

    Later checks count on every province being drawn, so that those that are not are all that is told where
    there are any.
    """
    faults = list(check_provinces_drawn(board, shapes)) or list(check_frame(shapes))
    if faults:
        return faults
    contacts = Contacts(shapes.outlines)
    faults = [
        *_curves(shapes),
        *check_touching(board, shapes, contacts, limits.shortest_contact, limits.longest_slip),
        *_sizes(board, shapes, limits),
    ]
    joined = {place for fault in faults if fault.kind is FaultKind.COASTS_JOINED for place in fault.places}
    small = {place for fault in faults if fault.kind is FaultKind.SMALL for place in fault.places}
    return [
        *faults,
        *(
            fault
            for fault in check_places(board, shapes, limits.unit_room)
            if not _follows(fault, joined, small)
        ),
        *_coast_places(board, shapes, contacts),
        *(check_pieces(board, shapes) if limits.whole else ()),
    ]


def _follows(fault: Fault, joined: set[str], small: set[str]) -> bool:
    """Whether a place is wrong because its province is too small for any, or its coast is not there."""
    place = Location.parse(fault.places[0])
    outside = (FaultKind.PLACE_OUTSIDE, FaultKind.COAST_PLACE_OUTSIDE, FaultKind.NAME_OUTSIDE)
    if fault.kind in outside:
        return place.province in small
    return fault.kind is FaultKind.NO_PLACE and bool(place.coast) and place.province in joined


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


def _coast_places(board: Board, shapes: Shapes, contacts: Contacts) -> Iterator[Fault]:
    """The places off one of several coasts that lie nearer to the shore of another one."""
    runs = coast_runs(board, shapes.outlines, contacts, shapes.units)
    for province in board.provinces.values():
        shores = {
            coast: shapely.MultiLineString([run.line for run in runs.get(coast, ())])
            for coast in province.locations
            if coast.coast and runs.get(coast)
        }
        astray = []
        for coast in sorted(shores.keys() & shapes.units.keys()):
            place = shapely.Point(shapes.units[coast].x, shapes.units[coast].y)
            if min(shores, key=lambda other: shapely.distance(shores[other], place)) != coast:
                astray.append(str(coast))
        if astray:
            yield Fault(FaultKind.PLACE_OFF_COAST, tuple(astray))


def _sizes(board: Board, shapes: Shapes, limits: Limits) -> Iterator[Fault]:
    for id_, polygon in shapes.polygons.items():
        if board.provinces[id_].terrain == Terrain.IMPASSABLE:
            continue
        largest, needed = (
            max(shapely.get_parts(polygon), key=shapely.area),
            limits.smallest_radius * shapes.width,
        )
        if not shapely.is_empty(shapely.buffer(largest, -1.02 * needed)):
            continue  # without looking for the circle, which takes long in a rectangle
        radius = shapely.maximum_inscribed_circle(largest, tolerance=0.1).length
        if radius < needed:
            yield Fault(FaultKind.SMALL, (id_,), radius)
