"""Where a mapmaker puts units and names."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import shapely
from numpy.typing import NDArray

from maps.board import Location
from maps.contacts import Run
from maps.outline import Points
from maps.shapes import Anchor

APART = 84.0  # map units between the places of neighbours, if there is room
ROW, COLUMN = 84.0, 56.0  # map units between fleets beside and above each other, at the least, at 40 %
ENOUGH = 52.0  # room around a unit beyond which more is worth nothing
PLATE = 30.0  # half the length of a fleet at fit zoom
OFFSHORE = 12.0  # how far out a fleet lies off its coast
NAME_ASPECT = 2.6  # a name is that much wider than high
_GRID = 36  # candidates along the longer side of a province


@dataclass(frozen=True, slots=True)
class Room:
    """Candidate places of one province with the clearance of each, and its roomiest place."""

    points: Points
    clearance: NDArray[np.float64]
    best: Anchor


def room(ground: Any) -> Room:
    """The room that the largest part of a province offers."""
    part = max(shapely.get_parts(ground), key=shapely.area)
    best = roomiest(part)
    west, south, east, north = part.bounds
    step = max(4.0, max(east - west, north - south) / _GRID)
    grid = np.stack(np.meshgrid(np.arange(west, east, step), np.arange(south, north, step)), axis=-1)
    points = np.vstack([[best.x, best.y], grid.reshape(-1, 2)])
    points = points[shapely.contains_xy(part, points[:, 0], points[:, 1])]
    clearance = shapely.distance(shapely.points(points), part.boundary)
    roomy = clearance >= 0.6 * min(best.radius, ENOUGH)
    return Room(points[roomy], clearance[roomy], best)


def roomiest(part: Any) -> Anchor:
    """The largest circle inside a polygon."""
    radius = shapely.maximum_inscribed_circle(part, tolerance=0.25)
    (x, y), edge = shapely.get_coordinates(radius)[:2]
    return Anchor(float(x), float(y), math.hypot(edge[0] - x, edge[1] - y))


def unit_places(
    rooms: Mapping[str, Room], neighbours: Mapping[str, Sequence[str]], fixed: Mapping[Location, Anchor]
) -> dict[Location, Anchor]:
    """One place a province: roomy, and apart from its neighbours' places and from the fixed ones.

    Fixed are the places off split coasts and those set by hand. The others give way to each other in turn
    until none wants to move.
    """
    places = {id_: rooms[id_].best for id_ in rooms}
    places |= {place.province: anchor for place, anchor in fixed.items() if not place.coast}
    free = sorted(id_ for id_ in rooms if Location(id_) not in fixed)
    for _ in range(12):
        before = dict(places)
        for id_ in free:
            near = [places[other] for other in neighbours[id_]]
            near += [anchor for place, anchor in fixed.items() if place.coast and place.province != id_]
            places[id_] = _best(rooms[id_], near)
        if places == before:
            break
    return {**{Location(id_): places[id_] for id_ in sorted(rooms)}, **fixed}


def _best(room: Room, near: Sequence[Anchor]) -> Anchor:
    wanted = min(room.best.radius, ENOUGH)
    cost = 3.0 * np.maximum(0.0, wanted - room.clearance)
    cost += 0.02 * np.hypot(room.points[:, 0] - room.best.x, room.points[:, 1] - room.best.y)
    for other in near:
        cost += _crowding(room.points, other)
    index = int(np.argmin(cost))
    x, y = room.points[index]
    return Anchor(round(float(x), 1), round(float(y), 1), round(float(room.clearance[index]), 1))


def _crowding(points: Points, other: Anchor) -> NDArray[np.float64]:
    """What it costs to stand near another unit, the more if the plates of two fleets would touch."""
    across, down = np.abs(points - (other.x, other.y)).T
    near = np.maximum(0.0, APART - np.hypot(across, down))
    over = np.maximum(0.0, 1.0 - np.maximum(across / ROW, down / COLUMN))
    return np.asarray(near + 3.0 * COLUMN * over)


def coast_place(run: Run, water: Any, others: Any, taken: Sequence[Anchor]) -> Anchor:
    """A place just off the shore of a coast: clear of other shores, of its own ends and of places taken."""
    shore = shapely.LineString(run.line)
    along = np.arange(0.0, shore.length, 6.0)
    points = shapely.get_coordinates(shapely.line_interpolate_point(shore, along))
    ahead = shapely.get_coordinates(shapely.line_interpolate_point(shore, along + 24.0))
    behind = shapely.get_coordinates(shapely.line_interpolate_point(shore, np.maximum(0, along - 24.0)))
    normal = np.column_stack([behind[:, 1] - ahead[:, 1], ahead[:, 0] - behind[:, 0]])
    normal /= np.hypot(normal[:, 0], normal[:, 1])[:, None] + 1e-9
    out = np.vstack([points + OFFSHORE * normal, points - OFFSHORE * normal])
    out = out[shapely.contains_xy(water, out[:, 0], out[:, 1])]
    cost = 2.0 * np.maximum(0.0, PLATE - shapely.distance(shapely.points(out), others))
    middle = shapely.line_interpolate_point(shore, 0.5, normalized=True)
    cost += 0.1 * shapely.distance(shapely.points(out), middle)
    cost += np.abs(shapely.distance(shapely.points(out), shore) - OFFSHORE)
    for other in taken:
        cost += _crowding(out, other)
    x, y = out[int(np.argmin(cost))]
    clear = float(shapely.distance(shapely.Point(x, y), others))
    return Anchor(round(float(x), 1), round(float(y), 1), round(min(clear, PLATE), 1))


def name_place(ground: Any, units: Sequence[Anchor]) -> Anchor:
    """The middle of the widest free room beside the units; its radius is the distance to the next edge."""
    free = ground
    for unit in units:
        free = shapely.difference(free, shapely.Point(unit.x, unit.y).buffer(min(PLATE, 0.8 * unit.radius)))
    parts = shapely.get_parts(free)
    flat = shapely.transform(parts, lambda xy: xy / np.array([NAME_ASPECT, 1.0]))
    widest = max((roomiest(part) for part in flat), key=lambda place: place.radius)
    x, y = round(widest.x * NAME_ASPECT, 1), round(widest.y, 1)
    clear = shapely.distance(shapely.Point(x, y), shapely.boundary(free))
    return Anchor(x, y, round(float(clear), 1))
