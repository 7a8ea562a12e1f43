"""Where a board is small, rings and codes still tell whose they are: better none than one in a neighbour."""

from __future__ import annotations

import pytest
import shapely
from PySide6.QtCore import QRectF
from shapely.geometry.base import BaseGeometry

from app.scene.label_grounds import Fit
from app.scene.label_text import NameMode
from app.scene.labels import Label
from app.scene.measures import scaled, unit_spots
from maps.board import BOARD_IDS, LANGUAGES
from tests.app.scene.boards import drawing_of

pytestmark = pytest.mark.usefixtures("qapp")

ZOOMS = (0.14, 0.17, 0.20, 0.22, 0.28, 0.34, 0.40, 0.56)
STRANGE = 0.20  # how much of a code's box may lie on other land, the most
APART = 7.0  # px from a ring alone to words on its right, the least
OWN = 0.6  # how much of a ring alone lies in its province, the least

# Centres whose ring has no room in its own province between the places of its neighbours' units.
RINGLESS: dict[tuple[str, float], set[str]] = {
    ("standard", 0.14): {"LVP"},
    ("britain", 0.14): {"LVP"},
    ("1900", 0.14): {"LVP", "MIL", "PAR"},
    ("1900", 0.17): {"MIL"},
}


def placed(board_id: str, zoom: float, language: str = "en") -> tuple[Label, ...]:
    return drawing_of(board_id, language).labels.placed(zoom)


def bare_rings(board_id: str, zoom: float) -> dict[str, BaseGeometry]:
    """The rings that have no word beside them, in map units."""
    return {
        label.province: ring(label, zoom)
        for label in placed(board_id, zoom)
        if label.setting.ring and not label.setting.lines
    }


def ring(label: Label, zoom: float) -> BaseGeometry:
    box, radius = label.box(zoom), label.setting.ring
    middle = shapely.Point((box.left() + radius + 0.5) / zoom, box.center().y() / zoom)
    return middle.buffer(radius / zoom)


def rectangle(rect: QRectF) -> BaseGeometry:
    return shapely.box(rect.left(), rect.top(), rect.right(), rect.bottom())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_every_centre_has_its_ring_but_those_without_room(board_id: str, language: str) -> None:
    centers = drawing_of(board_id).variant.board.centers
    for zoom in ZOOMS if language == "en" else (0.17, 0.40):
        ringed = {label.province for label in placed(board_id, zoom, language) if label.setting.ring}
        assert centers - ringed == RINGLESS.get((board_id, zoom), set()), zoom


@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_without_names_every_centre_has_its_ring_at_40_percent(board_id: str) -> None:
    labels = drawing_of(board_id).labels.placed(0.40, NameMode.NONE)
    assert {label.province for label in labels} == drawing_of(board_id).variant.board.centers


@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_a_ring_without_a_word_lies_in_its_own_province(board_id: str) -> None:
    polygons = drawing_of(board_id).paths.shapes.polygons
    for zoom in ZOOMS:
        for province, disc in bare_rings(board_id, zoom).items():
            home = polygons[province]
            assert shapely.covers(home, disc.centroid), (zoom, province)
            assert disc.intersection(home).area >= OWN * disc.area, (zoom, province)


@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_a_ring_is_hidden_by_no_unit_but_that_of_its_own_province(board_id: str) -> None:
    drawing = drawing_of(board_id)
    for zoom in ZOOMS:
        rings = bare_rings(board_id, zoom)
        for location, spot in unit_spots(drawing.variant.board, drawing.paths, zoom):
            hidden = {province for province, disc in rings.items() if disc.intersects(rectangle(spot))}
            assert hidden <= {location.province}, (zoom, str(location))


@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_a_ring_without_a_word_stands_before_no_others_word(board_id: str) -> None:
    for zoom in ZOOMS:
        labels = placed(board_id, zoom)
        words = [label.box(zoom) for label in labels if label.setting.lines]
        for label in labels:
            if not label.setting.lines:
                beside = label.box(zoom).adjusted(0, 0, APART, 0)
                assert not [word for word in words if word.intersects(beside)], (zoom, label.province)


@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_a_code_lies_hardly_on_other_land_and_never_with_its_middle(board_id: str) -> None:
    paths = drawing_of(board_id).paths
    lands = [id_ for id_ in paths.provinces if id_ not in paths.seas]
    tree = shapely.STRtree([paths.shapes.polygons[id_] for id_ in lands])
    for zoom in ZOOMS:
        for label in placed(board_id, zoom):
            if label.setting.lines and label.setting.fit is Fit.ASHORE:
                box = rectangle(scaled(label.box(zoom), 1 / zoom))
                near = [index for index in tree.query(box) if lands[index] != label.province]
                others = tree.geometries[near]
                strange = shapely.area(shapely.intersection(box, others)).sum()
                assert strange <= STRANGE * box.area, (zoom, label.province)
                assert not shapely.covers(others, box.centroid).any(), (zoom, label.province)


@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_the_code_of_a_sea_lies_in_that_sea(board_id: str) -> None:
    paths = drawing_of(board_id).paths
    for zoom in ZOOMS:
        for label in placed(board_id, zoom):
            if label.province in paths.seas:
                at = paths.shapes.province_at(label.x, label.y)
                assert at in (label.province, None), (zoom, label.province)  # None: on an islet
