"""Bridges, canal and cape route lie where a player looks for them."""

from __future__ import annotations

import math
from functools import cache

import pytest
import shapely

from maps.board import BOARD_IDS, Board, Terrain, load_board
from maps.crossings import Span, frame_way, spans
from maps.hatching import hatching
from maps.outline import Outline, flatten, inside
from maps.passages import passage
from maps.shapes import Shapes
from tests.drawn import shapes_of


@cache
def drawn(board_id: str) -> tuple[Board, Shapes]:
    return load_board(board_id), shapes_of(board_id)


@cache
def signs(board_id: str) -> tuple[Span, ...]:
    return spans(*drawn(board_id))


@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_every_link_but_the_cape_has_its_sign_and_leads_from_one_province_to_the_other(board_id: str) -> None:
    board, shapes = drawn(board_id)
    found = {span.between: span for span in signs(board_id)}
    assert set(found) == {link.between for link in board.special_links if link.kind != "cape"}
    for span in found.values():
        for province, (x, y) in zip(span.between, (span.way[0], span.way[-1]), strict=True):
            box = shapes.polygons[province].bounds
            assert box[0] - 3 <= x <= box[2] + 3
            assert box[1] - 3 <= y <= box[3] + 3


@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_bridges_lead_over_water_from_shore_to_shore(board_id: str) -> None:
    board, shapes = drawn(board_id)
    water = shapely.union_all(
        [shapely.make_valid(flatten(outline)) for outline in (shapes.straits, shapes.lakes)]
        + [shapes.polygons[id_] for id_, p in board.provinces.items() if p.terrain == Terrain.WATER]
    )
    bridges = [span for span in signs(board_id) if span.kind in ("crossing", "land_bridge")]
    for span in bridges:
        ends, way = map(shapely.Point, span.way), shapely.LineString(span.way)
        for province, end in zip(span.between, ends, strict=True):
            ashore = shapes.polygons[province].difference(water)
            assert ashore.distance(end) < 0.5, span
        assert way.intersection(water).length > 0.9 * way.length > 4, span


@pytest.mark.parametrize("board_id", ["1900", "colonial"])
def test_bridges_stand_on_no_ground_of_a_third_province(board_id: str) -> None:
    board, shapes = drawn(board_id)
    for span in signs(board_id):
        if span.kind in ("crossing", "land_bridge"):
            way = shapely.LineString(span.way).buffer(10.0)
            lands = {id_ for id_, p in board.provinces.items() if p.terrain != Terrain.WATER}
            under = {id_ for id_ in lands if shapes.polygons[id_].intersects(way)}
            assert under == set(span.between)


def test_the_void_west_of_ireland_is_ground_that_nobody_plays_on() -> None:
    _, shapes = drawn("hundred")
    assert flatten(shapes.surroundings).contains(shapely.Point(150, 450))


@pytest.mark.parametrize("board_id", ["1900", "hundred", "colonial"])
def test_bridges_are_short_and_off_the_unit_places(board_id: str) -> None:
    _, shapes = drawn(board_id)
    for span in signs(board_id):
        if span.kind in ("canal", "sea_bridge"):
            continue
        (x0, y0), (x1, y1) = span.way
        assert math.hypot(x1 - x0, y1 - y0) < 60
        middle = (x0 + x1) / 2, (y0 + y1) / 2
        assert all(math.dist(middle, (unit.x, unit.y)) > 22 for unit in shapes.units.values()), span


def test_a_passage_leads_from_open_water_over_water_into_open_water() -> None:
    _, shapes = drawn("colonial")
    (span,) = [span for span in signs("colonial") if span.kind == "sea_bridge"]
    first, second = (shapes.polygons[id_] for id_ in span.between)
    way, water = shapely.LineString(span.way), shapely.union(first, second)
    assert water.covers(way)
    for sea, end in ((first, span.way[0]), (second, span.way[-1])):
        assert sea.contains(shapely.Point(end))
        assert water.boundary.distance(shapely.Point(end)) > 12
    assert all(way.distance(shapely.Point(unit.x, unit.y)) > 40 for unit in shapes.units.values())


def test_seas_without_open_water_are_joined_by_a_straight_passage() -> None:
    first, second = shapely.box(20, 0, 40, 30), shapely.box(40, 0, 60, 30)
    assert passage(first, second, shapely.Point(40, 15), shapely.Point(200, 0)) == ()


def test_the_canal_follows_the_border_of_the_province_that_holds_it() -> None:
    _, shapes = drawn("colonial")
    (canal,) = [span for span in signs("colonial") if span.kind == "canal"]
    egypt = shapes.polygons["EGY"]
    assert len(canal.way) > 2
    assert all(egypt.buffer(6).covers(type(egypt.centroid)(spot)) for spot in canal.way)


def test_the_cape_route_leaves_the_board_in_the_ocean_and_comes_back_at_both_shores() -> None:
    board, shapes = drawn("1900")
    way = frame_way(board, shapes)
    assert way is not None
    assert way.home == "MAO"
    assert shapes.province_at(*way.start) == "MAO"
    assert {goal for goal, _ in way.goals} == {"EGY", "HEJ"}
    assert all(y == pytest.approx(shapes.height) for _, y in way.along)
    assert shapes.province_at(*way.fork) is None  # on the Red Sea, which is not played on


@pytest.mark.parametrize("board_id", ["standard", "britain", "hundred", "colonial"])
def test_other_boards_have_no_cape_route(board_id: str) -> None:
    assert frame_way(*drawn(board_id)) is None


def square(left: float, size: float) -> Outline:
    corners = ((left, 0.0), (left + size, 0.0), (left + size, size), (left, size))
    lines = tuple(("L", x, y) for x, y in (*corners[1:], corners[0]))
    return Outline(((("M", *corners[0]), *lines),))  # type: ignore[arg-type]  # tuples of one form


def test_hatching_fills_a_shape_and_no_more() -> None:
    lines = hatching(flatten(square(10, 100)), 10)
    assert len(lines) == pytest.approx(200 / (10 * 2**0.5), abs=1)
    assert all(10 <= x <= 110 and 0 <= y <= 100 for line in lines for x, y in (line[:2], line[2:]))
    assert all(math.isclose(x0 + y0, x1 + y1) for x0, y0, x1, y1 in lines)


def test_points_inside_an_outline() -> None:
    import numpy as np

    assert inside(square(10, 100), np.array([[50.0, 50.0], [5.0, 50.0]])).tolist() == [True, False]
