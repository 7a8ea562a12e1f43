"""Whether everything has its place on a drawing: provinces, units and names."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from itertools import combinations
from math import hypot

import shapely

from maps.board import Board, Location, Terrain
from maps.drawn_faults import Fault, FaultKind
from maps.likeness import likely
from maps.shapes import Anchor, Shapes

COAST_REACH = 40.0  # map units, 1/75 of the width; how far from its shore a place off a coast may lie
LEAST_FILLED = 0.1  # of the frame; a drawing that fills less has another one in mind
LEAST_GROUND = 1.0  # square map units; less is no province


def check_provinces_drawn(board: Board, shapes: Shapes) -> Iterator[Fault]:
    """The provinces that are not drawn, and paths of provinces that are not on the board."""
    lacking = {
        id_: Fault(FaultKind.NOT_DRAWN, (id_,), missing=(f'<path id="{id_}">',))
        for id_ in board.provinces
        if id_ not in shapes.outlines
    }
    surplus = [id_ for id_ in shapes.outlines if id_ not in board.provinces]
    yield from _held_together(lacking, surplus, "path")
    for id_ in board.provinces.keys() & shapes.polygons.keys():
        if shapes.polygons[id_].area < LEAST_GROUND:
            yield Fault(FaultKind.NO_GROUND, (id_,))


def check_frame(shapes: Shapes) -> Iterator[Fault]:
    """Whether the drawing and its frame belong together."""
    frame = shapely.box(0, 0, shapes.width, shapes.height)
    sound = {id_: shapely.make_valid(polygon) for id_, polygon in shapes.polygons.items()}
    within = {id_: shapely.intersection(polygon, frame).area for id_, polygon in sound.items()}
    out = [id_ for id_, polygon in sound.items() if within[id_] < polygon.area / 2]
    if out:
        yield Fault(FaultKind.OUT_OF_FRAME, tuple(out))
    elif sum(within.values()) < LEAST_FILLED * frame.area:
        yield Fault(FaultKind.EMPTY_FRAME, ())


def check_places(board: Board, shapes: Shapes, unit_room: float) -> Iterator[Fault]:
    """The places for names and units that are not there, lie elsewhere or too near to each other."""
    names = {name_circle(id_): Location(id_) for id_ in board.provinces}
    drawn_names = {name_circle(id_): anchor for id_, anchor in shapes.names.items()}
    lacking = {
        circle: Fault(FaultKind.NO_NAME, (str(place),), missing=(f'<circle id="{circle}">',))
        for circle, place in names.items()
        if circle not in drawn_names
    }
    yield from _held_together(lacking, drawn_names.keys() - names.keys(), "circle")
    units = {unit_circle(place): place for place in _unit_places(board)}
    drawn_units = {unit_circle(place): anchor for place, anchor in shapes.units.items()}
    lacking = {
        circle: Fault(FaultKind.NO_PLACE, (str(place),), missing=(f'<circle id="{circle}">',))
        for circle, place in units.items()
        if circle not in drawn_units and board.provinces[place.province].terrain != Terrain.IMPASSABLE
    }
    yield from _held_together(lacking, drawn_units.keys() - units.keys(), "circle")
    yield from _outside(shapes, names, drawn_names, FaultKind.NAME_OUTSIDE)
    astray = list(_outside(shapes, units, drawn_units, FaultKind.PLACE_OUTSIDE))
    yield from astray
    yield from _close(shapes, unit_room, {fault.places[0] for fault in astray})


def unit_circle(place: Location) -> str:
    """The id of the circle where a unit stands."""
    return f"unit-{place}".replace("/", "-")


def name_circle(province: str) -> str:
    """The id of the circle for a name."""
    return f"name-{province}"


def element_of(fault: Fault) -> str:
    """The id of the element that is not there; "" for other faults."""
    if not fault.places:
        return ""
    place = Location.parse(fault.places[0])
    ids = {
        FaultKind.NOT_DRAWN: place.province,
        FaultKind.NO_NAME: name_circle(place.province),
        FaultKind.NO_PLACE: unit_circle(place),
    }
    return ids.get(fault.kind, "")


def _unit_places(board: Board) -> Iterator[Location]:
    """Where a unit may stand: an army in the middle, a fleet off each of several coasts."""
    for id_, province in board.provinces.items():
        yield from dict.fromkeys((Location(id_), *province.locations))


def _held_together(lacking: dict[str, Fault], surplus: Collection[str], tag: str) -> Iterator[Fault]:
    """What is not drawn, with what is drawn under an id most like it; then what else nobody knows."""
    left = dict.fromkeys(sorted(surplus))
    found: dict[str, str] = {}
    for id_ in lacking:
        like = likely(id_, left) or (next(iter(left)) if len(left) == len(lacking) == 1 else "")
        if like:
            del left[like]
            found[id_] = f'<{tag} id="{like}">'
    yield from (replace(fault, found=found.get(id_, "")) for id_, fault in lacking.items())
    yield from (Fault(FaultKind.UNKNOWN, (id_,)) for id_ in left)


def _outside(
    shapes: Shapes, places: Mapping[str, Location], drawn: Mapping[str, Anchor], kind: FaultKind
) -> Iterator[Fault]:
    for circle in places.keys() & drawn.keys():
        if _is_outside(shapes, places[circle], drawn[circle]):
            far = kind is FaultKind.PLACE_OUTSIDE and places[circle].coast
            told = FaultKind.COAST_PLACE_OUTSIDE if far else kind
            yield Fault(told, (str(places[circle]),), found=f'<circle id="{circle}">')


def _is_outside(shapes: Shapes, place: Location, anchor: Anchor) -> bool:
    """A fleet off one of several coasts may lie on the water, near its shore."""
    away = shapely.distance(shapes.polygons[place.province], shapely.Point(anchor.x, anchor.y))
    in_frame = 0 <= anchor.x <= shapes.width and 0 <= anchor.y <= shapes.height
    return not in_frame or bool(away > (COAST_REACH if place.coast else 0.0))


def _close(shapes: Shapes, unit_room: float, astray: Collection[str]) -> Iterator[Fault]:
    places = sorted((place, anchor) for place, anchor in shapes.units.items() if str(place) not in astray)
    for (a, first), (b, second) in combinations(places, 2):
        apart = hypot(first.x - second.x, first.y - second.y)
        if apart < unit_room:
            yield Fault(FaultKind.PLACES_CLOSE, (str(a), str(b)), apart)
