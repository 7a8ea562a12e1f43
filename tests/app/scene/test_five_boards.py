"""What every board must have on screen: names that cover nothing, room for units, signs of special places."""

from __future__ import annotations

import math
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF

from app.scene.label_text import NameMode
from app.scene.measures import scaled, unit_spots
from maps.board import BOARD_IDS, LANGUAGES, Terrain
from tests.app.scene.boards import drawing_of

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("board_id", BOARD_IDS)
@pytest.mark.parametrize("zoom", [0.40, 0.56, 0.80, 1.20])
def test_every_place_has_room_for_a_unit_beside_all_others(board_id: str, zoom: float) -> None:
    drawing = drawing_of(board_id)
    board = drawing.variant.board
    places = set(drawing.paths.shapes.units)
    for province in board.provinces.values():
        if province.terrain is not Terrain.IMPASSABLE:
            assert set(province.locations) <= places
    spots = [(at, scaled(spot, zoom)) for at, spot in unit_spots(board, drawing.paths, zoom)]
    for (first, box), (second, other) in combinations(spots, 2):
        if first.province != second.province:
            common = box & other
            shared = common.width() * common.height() / (box.width() * box.height())
            assert shared <= (0.0 if zoom >= 0.56 else 0.03), (first, second)  # a corner of the casing at fit


@pytest.mark.parametrize("zoom", [0.40, 0.56])
@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_names_stand_near_the_places_of_their_units(board_id: str, zoom: float) -> None:
    drawing = drawing_of(board_id)
    places: dict[str, list[QPointF]] = {}
    for location in drawing.paths.shapes.units:
        places.setdefault(location.province, []).append(drawing.paths.point(location) * zoom)
    away = {
        label.province: min(
            math.dist((p.x(), p.y()), (label.x * zoom, label.y * zoom)) for p in places[label.province]
        )
        for label in drawing.labels.placed(zoom)
        if label.province in places
    }
    far = {province for province, distance in away.items() if distance > 80}
    assert len(far) <= 4  # where only one end of a province has room
    assert max(away.values()) < 120
    assert "DEV" not in far


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_at_80_percent_every_province_is_named(board_id: str, language: str) -> None:
    drawing = drawing_of(board_id, language)
    named = {label.province for label in drawing.labels.placed(0.8) if label.setting.lines}
    assert set(drawing.paths.provinces) - named == set()


@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_most_names_are_whole_at_56_percent(board_id: str) -> None:
    drawing = drawing_of(board_id)
    labels = drawing.labels.placed(0.56, NameMode.NAMES)
    assert sum(bool(label.setting.lines) for label in labels) > 0.55 * len(drawing.paths.provinces)
