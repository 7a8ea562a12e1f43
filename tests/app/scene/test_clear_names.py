"""Names on all boards and in all languages, by geometry: what they touch, and where they lie."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import chain, combinations

import pytest
import shapely
from PySide6.QtCore import QRectF
from shapely.geometry.base import BaseGeometry

from app.scene.label_grounds import Fit
from app.scene.label_text import run_path
from app.scene.labels import Label, line_places
from app.scene.measures import scaled
from app.scene.paths import Kind
from app.scene.pill_places import reserved
from maps.board import BOARD_IDS, LANGUAGES
from tests.app.scene.boards import drawing_of

pytestmark = pytest.mark.usefixtures("qapp")

ZOOMS = (0.22, 0.34, 0.40, 0.56, 0.80)
STRICT = 0.40  # the zoom from which on all is said that touches a line
APART = 0.8  # px from letters to the middle of a line, the least
BESIDE = 14.0  # px from a name on open water to its province, the most
NEARER = 5.0  # px that other land may be nearer
DRAWN = (Kind.COAST, Kind.SHORE, Kind.BORDER, Kind.SEA_BORDER)

ON_LINES = (Fit.ASHORE, Fit.INSIDE, Fit.UNDER)

# Codes and rings that lie on a line, as their provinces have no room beside the unit, nor has the sea.
ACROSS: dict[tuple[str, float], set[str]] = {
    ("standard", 0.40): {"BEL"},
    ("britain", 0.40): {"BEL"},
    ("1900", 0.40): {"ALS", "BEL", "MIL", "SER"},
    ("1900", 0.56): {"BEL"},
    ("colonial", 0.40): {"DEL", "KAM", "POR", "RUM"},
    ("colonial", 0.56): {"HIM"},  # its full name rather than a code
}


@cache
def lines(board_id: str) -> shapely.STRtree:
    """Every coast, border and dash, in map units."""
    found = drawing_of(board_id).paths.lines
    rings = (
        [(p.x(), p.y()) for p in ring.toList()]
        for kind in DRAWN
        for line in found[kind]
        for ring in line.toSubpathPolygons()
    )
    return shapely.STRtree([shapely.LineString(ring) for ring in rings if len(ring) > 1])


@cache
def dry_land(board_id: str) -> shapely.STRtree:
    """The land provinces, in map units."""
    paths = drawing_of(board_id).paths
    return shapely.STRtree([paths.shapes.polygons[id_] for id_ in paths.provinces if id_ not in paths.seas])


def ink(label: Label, zoom: float) -> BaseGeometry:
    """The boxes of what is printed, a ring and lines of letters, in map units."""
    return shapely.union_all([rectangle(scaled(box, 1 / zoom)) for box in _ink(label, label.box(zoom))])


def _ink(label: Label, box: QRectF) -> Iterator[QRectF]:
    ring = label.setting.ring
    if ring:
        yield QRectF(box.left() + 0.5, box.center().y() - ring, 2 * ring, 2 * ring)
    for run, at in line_places(label.setting, box):
        yield run_path(run)[0].boundingRect().translated(at)


def rectangle(rect: QRectF) -> BaseGeometry:
    return shapely.box(rect.left(), rect.top(), rect.right(), rect.bottom())


def labels(board_id: str, language: str, zoom: float) -> tuple[Label, ...]:
    return drawing_of(board_id, language).labels.placed(zoom)


@pytest.mark.parametrize("zoom", ZOOMS)
@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_no_name_lies_on_the_place_of_a_unit_a_pill_a_sign_the_frame_or_another_name(
    board_id: str, zoom: float
) -> None:
    for language in LANGUAGES:
        drawing = drawing_of(board_id, language)
        boxes = {
            label.province: label.box(zoom)
            for label in labels(board_id, language, zoom)
            if label.setting.fit is not Fit.UNDER  # these: test_small_maps
        }
        for (first, box), (second, other) in combinations(boxes.items(), 2):
            assert not box.intersects(other), (language, first, second)
        spots = (scaled(spot, zoom) for spot in reserved(drawing.variant.board, drawing.paths, zoom))
        for taken in chain(spots, drawing.marks.boxes(zoom)):
            assert not [id_ for id_, box in boxes.items() if box.intersects(taken)], language
        board = QRectF(0, 0, drawing.paths.shapes.width * zoom, drawing.paths.shapes.height * zoom)
        inner = board.adjusted(3, 3, -3, -3)
        assert not [id_ for id_, box in boxes.items() if not inner.contains(box)], language


@pytest.mark.parametrize("zoom", ZOOMS)
@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_names_touch_no_coast_no_border_and_no_dash(board_id: str, zoom: float) -> None:
    tree, crossing = lines(board_id), set()
    for language in LANGUAGES:
        for label in labels(board_id, language, zoom):
            if len(tree.query(ink(label, zoom), "dwithin", APART / zoom)):
                assert label.setting.fit in ON_LINES, (language, label.province)
                crossing.add(label.province)
    if zoom >= STRICT:
        assert crossing == ACROSS.get((board_id, zoom), set())


@pytest.mark.parametrize("zoom", ZOOMS)
@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_a_name_lies_in_its_province_or_beside_it_on_open_water(board_id: str, zoom: float) -> None:
    land, polygons = dry_land(board_id), drawing_of(board_id).paths.shapes.polygons
    for language in LANGUAGES:
        for label in labels(board_id, language, zoom):
            place, home = ink(label, zoom), polygons[label.province]
            if label.setting.fit is Fit.AFLOAT:
                away = shapely.distance(place, home)
                assert away <= BESIDE / zoom, (language, label.province)
                nearest = shapely.distance(place, land.geometries[land.nearest(place)])
                assert away <= nearest + NEARER / zoom, (language, label.province)
            elif label.setting.fit in (Fit.ROOMY, Fit.CLEAR):
                assert shapely.covers(home, place.representative_point()), (language, label.province)


def test_all_centres_have_words_at_40_percent() -> None:
    bare = {
        (board_id, label.province)
        for board_id in BOARD_IDS
        for label in labels(board_id, "en", 0.40)
        if not label.setting.lines
    }
    assert bare == set()
