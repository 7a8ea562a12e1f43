"""Where links are drawn as symbols: bridges, the canal, and the way round the frame.

The ends of a bridge are looked for where the land, without the straits that count as land for clicks, comes
closest; among places of nearly the same width the one clear of units and of other signs wins. Units and signs
take most of the map on a small screen, so their sizes here are those of a board 1200 px wide.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import hypot
from typing import Any, Literal, TypeAlias

import numpy as np
import shapely
from shapely.ops import nearest_points, substring

from maps.board import Board, Location, Terrain
from maps.outline import flatten
from maps.passages import passage
from maps.record import SpecialLink
from maps.shapes import Anchor, Shapes

Spot: TypeAlias = tuple[float, float]  # in map units

_STEP = 4.0  # map units between the places that are tried
_WIDER = (1.6, 14.0)  # how much wider than the narrowest place a bridge may be: times, and map units more
_PLATE = (40.0, 25.0)  # map units that a fleet takes to either side of its place, and above and below it
_BRIDGE = (12.0, 13.0)  # map units of a bridge on either shore, and to either side of its middle
_PASSAGE = (45.0, 13.0)  # the same of a passage between two seas
_CLEAR = 20.0  # map units between a sign and whatever is next to it that are enough
_CANAL_SLACK = 4.0  # map units that a canal may cut off the corners of a border
_CLEAR_WORTH = 1.6  # map units of width that one unit more of clearance outweighs
_STRANGE = 1000.0  # map units of width that outweigh standing on the ground of a third province
_MAIN_PART = 0.15  # of the largest part; smaller islands get no bridge
_ACROSS = 2.0  # map units on either side of a common border
_TIPS = 130.0  # map units between the shores to which it leads, at least
_ASHORE = 70.0  # map units from the frame to where the way forks


@dataclass(frozen=True, slots=True)
class Span:
    """A link as a line from the edge of the first province to that of the second.

    Canals and passages between seas may bend; a passage begins and ends on open water.
    """

    kind: Literal["crossing", "land_bridge", "sea_bridge", "canal"]
    between: tuple[str, str]
    way: tuple[Spot, ...]


@dataclass(frozen=True, slots=True)
class FrameWay:
    """A way that leaves the board and comes back elsewhere, along the frame between.

    Attributes:
        home: the province in which it begins.
        goals: where it leads, with the place on each shore.
        start: where it begins on the water of the home province.
        along: the corners of its way on the frame; it is on water up to the second, and from the last but
            one on.
        fork: where it parts to its goals.
    """

    home: str
    goals: tuple[tuple[str, Spot], ...]
    start: Spot
    along: tuple[Spot, ...]
    fork: Spot


def spans(board: Board, shapes: Shapes) -> tuple[Span, ...]:
    """The bridges and the canal of a board; passages between seas first, as bridges may lead over them."""
    straits = shapely.get_parts(shapely.make_valid(flatten(shapes.straits)))
    busy = shapely.union_all([_plate(anchor) for anchor in shapes.units.values()])
    lands = {id_: shapes.polygons[id_] for id_, p in board.provinces.items() if p.terrain != Terrain.WATER}
    found = []
    for link in sorted(board.special_links, key=lambda link: link.kind != "sea_bridge"):
        if link.kind == "cape":
            continue
        first, second = (shapes.polygons[id_] for id_ in link.between)
        if link.kind == "canal" and board.record.canal is not None:
            way = _canal(first, second, shapes.polygons[board.record.canal.controller])
        else:
            others = [polygon for id_, polygon in lands.items() if id_ not in link.between]
            way = _ends(_dry(first, straits), _dry(second, straits), busy, others)
            if link.kind == "sea_bridge":
                way = passage(first, second, shapely.LineString(way).centroid, busy) or way
        found.append(Span(link.kind, link.between, way))
        if link.kind != "canal":
            busy = shapely.union(busy, _sign(way, *(_PASSAGE if link.kind == "sea_bridge" else _BRIDGE)))
    return tuple(found)


def _plate(anchor: Anchor) -> Any:
    across, down = _PLATE
    return shapely.box(anchor.x - across, anchor.y - down, anchor.x + across, anchor.y + down)


def _sign(way: tuple[Spot, ...], beyond: float, half: float) -> Any:
    """The ground that a sign takes; one that is not straight reaches nowhere beyond its ends."""
    if len(way) > 2:
        return shapely.buffer(shapely.LineString(way), half, cap_style="flat")
    (x0, y0), (x1, y1) = way[0], way[-1]
    size = hypot(x1 - x0, y1 - y0) or 1.0
    dx, dy = (x1 - x0) / size * beyond, (y1 - y0) / size * beyond
    line = shapely.LineString([(x0 - dx, y0 - dy), (x1 + dx, y1 + dy)])
    return shapely.buffer(line, half, cap_style="flat")


def _canal(first: Any, second: Any, controller: Any) -> tuple[Spot, ...]:
    """From sea to sea along the border of the province that holds the canal, or straight if it has none."""
    seas = shapely.union(shapely.buffer(first, 0.1), shapely.buffer(second, 0.1))
    borders = _joined(shapely.get_parts(shapely.difference(controller.boundary, seas)))
    ashore = [line for line in borders if line.distance(first) < 1 and line.distance(second) < 1]
    straight = shapely.shortest_line(first, second)
    line = min(ashore, key=shapely.length) if ashore else straight
    spots = list(shapely.simplify(line, _CANAL_SLACK).coords)
    return tuple(spots if line.interpolate(0.0).distance(first) < 1 else spots[::-1])


def _dry(polygon: Any, straits: Any) -> Any:  # shapely has no types
    """The larger parts of a province without its straits."""
    near = straits[shapely.intersects(straits, polygon)]
    return _main_parts(shapely.difference(polygon, shapely.union_all(near)) if len(near) else polygon)


def _main_parts(polygon: Any) -> Any:
    parts = shapely.get_parts(polygon)
    areas = shapely.area(parts)
    return shapely.MultiPolygon(list(parts[areas >= _MAIN_PART * areas.max()]))


def _ends(first: Any, second: Any, busy: Any, others: Sequence[Any]) -> tuple[Spot, Spot]:
    """The way from one to the other: short, clear of what is busy, and off the ground of others."""
    common = shapely.intersection(first.boundary, second.boundary)
    if common.length > 0:
        return _across(common, first, busy)
    shapely.prepare(second)
    ways = shapely.shortest_line(_places(first.boundary), second)
    widths = shapely.length(ways)
    near = widths <= widths.min() * _WIDER[0] + _WIDER[1]
    signs = np.array([_sign(tuple(way.coords), *_BRIDGE) for way in ways])
    clear = np.minimum(shapely.distance(signs, busy), _CLEAR)
    cost = np.where(near, widths - _CLEAR_WORTH * clear, np.inf)
    cost[shapely.STRtree(signs).query(others, predicate="intersects")[1]] += _STRANGE
    start, stop = ways[int(cost.argmin())].coords
    return start, stop


def _places(line: Any) -> Any:
    """Places all along a line, and its corners."""
    return shapely.points(shapely.get_coordinates(shapely.segmentize(line, _STEP)))


def _across(common: Any, first: Any, busy: Any) -> tuple[Spot, Spot]:
    """A short way over a common border, square to it, from the first province on."""
    line = max(_joined(shapely.get_parts(common)), key=shapely.length)
    places = [line.length * share for share in (0.5, 0.35, 0.65, 0.2, 0.8)]
    way = max(places, key=lambda way: min(busy.distance(line.interpolate(way)), _PASSAGE[0]))
    middle = line.interpolate(way)
    a, b = line.interpolate(max(0.0, way - 6)), line.interpolate(min(line.length, way + 6))
    size = a.distance(b) or 1.0
    dx, dy = (a.y - b.y) / size * _ACROSS, (b.x - a.x) / size * _ACROSS
    ends = (middle.x - dx, middle.y - dy), (middle.x + dx, middle.y + dy)
    return ends if first.contains(shapely.Point(ends[0])) else (ends[1], ends[0])


def _joined(lines: Iterable[Any]) -> list[Any]:
    """Lines joined where they go on, without points."""
    merged = shapely.line_merge(shapely.MultiLineString([line for line in lines if line.length]))
    return list(shapely.get_parts(merged))


def frame_way(board: Board, shapes: Shapes) -> FrameWay | None:
    """The way of the board's cape links, which share one province; None if the board has none."""
    links = [link for link in board.special_links if link.kind == "cape"]
    if not links:
        return None
    home = set.intersection(*(set(link.between) for link in links)).pop()
    goals = [_other(link, home) for link in links]
    frame = shapely.box(0, 0, shapes.width, shapes.height).exterior
    leaving = _on_frame(shapes.polygons[home], shapes)
    units = [shapes.units[Location(goal)] for goal in goals]
    wanted = shapely.MultiPoint([(unit.x, unit.y) for unit in units]).centroid
    waters = _on_frame(shapely.make_valid(flatten(shapes.lakes)), shapes)
    water = min(waters, key=wanted.distance)
    sea = min(leaving, key=water.distance)
    gate, exit_ = water.centroid, sea.centroid
    last, first = nearest_points(sea, water)
    fork = _inwards(gate, shapes)
    return FrameWay(
        home=home,
        goals=tuple(zip(goals, _shores([shapes.polygons[goal] for goal in goals], fork), strict=True)),
        start=_spot(_inwards(exit_, shapes)),
        along=(_spot(exit_), *_walk(frame, last, first), _spot(gate)),
        fork=_spot(fork),
    )


def _other(link: SpecialLink, home: str) -> str:
    first, second = link.between
    return second if first == home else first


def _on_frame(polygon: Any, shapes: Shapes) -> list[Any]:
    """The straight stretches of the frame that bound a polygon."""
    corners = ((0, 0), (shapes.width, 0), (shapes.width, shapes.height), (0, shapes.height), (0, 0))
    edges = (shapely.LineString(edge) for edge in pairwise(corners))
    common = [shapely.intersection(polygon.boundary, edge) for edge in edges]
    return [line for edge in common if edge.length for line in _joined(shapely.get_parts(edge))]


def _inwards(place: Any, shapes: Shapes) -> Any:
    """From a place on the frame into the board, square to the frame."""
    inner = shapely.box(_ASHORE, _ASHORE, shapes.width - _ASHORE, shapes.height - _ASHORE)
    return nearest_points(inner, place)[0]


def _shores(polygons: Iterable[Any], fork: Any) -> list[Spot]:
    """The place on each shore that is nearest to the fork, but well apart from those before."""
    found: list[Spot] = []
    for polygon in polygons:
        near = shapely.buffer(shapely.MultiPoint(found), _TIPS) if found else shapely.Point()
        found.append(_spot(nearest_points(shapely.difference(polygon, near), fork)[0]))
    return found


def _spot(point: Any) -> Spot:
    return point.x, point.y


def _walk(frame: Any, start: Any, stop: Any) -> list[Spot]:
    """The shorter way along the frame."""
    first, last = frame.project(start), frame.project(stop)
    direct = substring(frame, first, last)
    if direct.length <= frame.length / 2:
        return [(x, y) for x, y in direct.coords]
    low, high = sorted((first, last))
    around = [*substring(frame, high, frame.length).coords, *substring(frame, 0.0, low).coords[1:]]
    return around if first == high else around[::-1]
