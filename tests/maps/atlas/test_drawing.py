"""Projection, curves, and the words of the file."""

import msgspec
import numpy as np
import pytest
import shapely

from maps.atlas.places import COLUMN, ROW, name_place, room, roomiest, unit_places
from maps.atlas.projection import WIDTH, Projection
from maps.atlas.recipe import Bump, ProjectionRecord, load_recipe
from maps.atlas.smoothing import pins, smooth
from maps.atlas.svg import number, path_data
from maps.board import BOARD_IDS, Location
from maps.board_svg import load_shapes
from maps.contacts import Contacts
from maps.outline import Outline
from maps.shapes import Anchor

PLAIN = ProjectionRecord(
    latitude=50, longitude=10, center_km=(0, 0), width_km=3000, magnifier_km=1e9, focus=(10, 50), stretch=1
)


def test_the_center_is_in_the_middle_and_north_is_up() -> None:
    projection = Projection(PLAIN, 2000)
    assert projection.point((10, 50)) == pytest.approx((1500, 1000), abs=1e-6)
    x, y = projection.point((10, 51))
    assert x == pytest.approx(1500, abs=1e-6)
    assert 1000 - y == pytest.approx(111.2, abs=0.2)  # a degree in km, at one map unit a km


def test_a_bump_magnifies_its_middle() -> None:
    bump = Bump(longitude=12, latitude=50, radius_km=200, gain=0.5)
    ways = [
        Projection(PLAIN, 2000),
        Projection(msgspec.structs.replace(PLAIN, bumps=(bump,)), 2000),
    ]
    near = np.array([[11.99, 50], [12.01, 50]])
    plain, magnified = (np.ptp(way.points(near)[:, 0]) for way in ways)
    assert magnified == pytest.approx(1.5 * plain, rel=1e-3)


@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_no_projection_folds(board_id: str) -> None:
    """A fold would put two places on one point: in the frame every small triangle keeps its orientation."""
    recipe = load_recipe(board_id)
    projection = Projection(recipe.projection, recipe.height)
    lon, lat = np.meshgrid(np.arange(-30, 160, 1.0), np.arange(-12, 72, 1.0))
    at, east, north = (
        projection.points(np.column_stack([(lon + dx).ravel(), (lat + dy).ravel()]))
        for dx, dy in ((0, 0), (0.1, 0), (0, 0.1))
    )
    inside = (at > 0).all(axis=1) & (at < (WIDTH, recipe.height)).all(axis=1)
    a, b = (east - at)[inside], (north - at)[inside]
    assert len(a) > 200
    assert (a[:, 0] * b[:, 1] - a[:, 1] * b[:, 0] < 0).all()


def two_squares() -> dict[str, Outline]:
    line = shapely.LineString([(100, 0), (103, 30), (97, 60), (100, 100)])
    left = shapely.Polygon([(0, 0), *line.coords, (0, 100)])
    right = shapely.Polygon([(200, 0), (200, 100), *line.reverse().coords])
    pinned = pins({"A": left, "B": right}, 200, 100)
    return {"A": smooth(left, pinned), "B": smooth(right, pinned)}


def test_neighbours_share_the_very_same_curve() -> None:
    outlines = two_squares()
    lengths = Contacts(outlines).lengths()
    assert lengths[frozenset("AB")] == pytest.approx(100, rel=0.02)


def test_path_data_reads_back_as_the_same_outline() -> None:
    outlines = two_squares()
    paths = "".join(f'<path id="{id_}" d="{path_data(outline)}"/>' for id_, outline in outlines.items())
    assert load_shapes(f'<svg viewBox="0 0 3000 100">{paths}</svg>').outlines == outlines


@pytest.mark.parametrize(
    ("value", "text"), [(0.0, "0"), (-0.0, "0"), (0.5, ".5"), (-0.5, "-.5"), (10.0, "10"), (-3.14, "-3.1")]
)
def test_numbers_are_short(value: float, text: str) -> None:
    assert number(value) == text


def test_the_roomiest_place_of_a_square() -> None:
    place = roomiest(shapely.box(0, 0, 20, 20))
    assert (place.x, place.y, place.radius) == pytest.approx((10, 10, 10), abs=0.5)


def test_a_name_stands_clear_of_the_unit() -> None:
    unit = Anchor(150, 100, 100)
    name = name_place(shapely.box(0, 0, 300, 200), [unit])
    assert abs(name.y - unit.y) >= 30 or abs(name.x - unit.x) >= 30
    assert name.radius > 30


@pytest.mark.parametrize("turned", [False, True])
def test_fleets_of_neighbours_stand_apart_though_they_are_wider_than_high(*, turned: bool) -> None:
    grounds = [shapely.box(0, 0, 90, 60), shapely.box(90, 0, 180, 60)]
    if turned:
        grounds = [shapely.transform(ground, lambda xy: xy[:, ::-1]) for ground in grounds]
    rooms = dict(zip("AB", map(room, grounds), strict=True))
    places = unit_places(rooms, {"A": "B", "B": "A"}, {})
    a, b = (places[Location(id_)] for id_ in "AB")
    assert abs(a.x - b.x) >= ROW or abs(a.y - b.y) >= COLUMN
