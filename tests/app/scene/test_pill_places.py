"""The pills of split coasts lie on their own coast, whatever the board and the zoom."""

from __future__ import annotations

import pytest
import shapely
from PySide6.QtCore import QRectF
from shapely.geometry.base import BaseGeometry

from app.scene.measures import scaled
from app.scene.pill_places import pill_rect
from maps.board import BOARD_IDS, Location
from tests.app.scene.boards import drawing_of

pytestmark = pytest.mark.usefixtures("qapp")

NEAR = 14.0  # px from a pill to the water that its coast lies on, at most


def coasts(board_id: str) -> list[Location]:
    return [location for location in drawing_of(board_id).paths.shapes.units if location.coast]


def rectangle(box: QRectF) -> BaseGeometry:
    return shapely.box(box.left(), box.top(), box.right(), box.bottom())


def share_on(board_id: str, box: QRectF, provinces: set[str]) -> float:
    area = rectangle(box)
    polygons = drawing_of(board_id).paths.shapes.polygons
    return float(sum(area.intersection(polygons[id_]).area for id_ in provinces) / area.area)


@pytest.mark.parametrize("zoom", [0.34, 0.40, 0.62, 0.80, 1.7])
@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_pills_lie_on_no_neighbours_land_and_no_other_coasts_water(board_id: str, zoom: float) -> None:
    paths, board = drawing_of(board_id).paths, drawing_of(board_id).variant.board
    for location in coasts(board_id):
        box = scaled(pill_rect(location, paths, zoom), 1 / zoom)
        waters = {near.province for near in board.fleet_neighbours(location)} & paths.seas
        lands = set(paths.provinces) - paths.seas - {location.province}
        assert share_on(board_id, box, lands) <= 0.10, str(location)
        assert share_on(board_id, box, set(paths.seas - waters)) <= 0.10, str(location)


def test_the_east_coast_of_bangkok_is_told_beside_the_gulf_of_siam() -> None:
    paths = drawing_of("colonial").paths
    for zoom in (0.34, 0.40, 0.56, 0.8, 1.2):
        box = scaled(pill_rect(Location("BAN", "ec"), paths, zoom), 1 / zoom)
        assert share_on("colonial", box, {"GOS"}) > 0.1
        assert share_on("colonial", box, {"GOS"}) > 2 * share_on("colonial", box, {"AND"})


@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_on_a_large_map_every_pill_is_near_the_water_of_its_coast(board_id: str) -> None:
    paths, board = drawing_of(board_id).paths, drawing_of(board_id).variant.board
    for location in coasts(board_id):
        box = rectangle(pill_rect(location, paths, 1.0))
        waters = {near.province for near in board.fleet_neighbours(location)} & paths.seas
        assert min(box.distance(paths.shapes.polygons[id_]) for id_ in waters) <= NEAR, str(location)
