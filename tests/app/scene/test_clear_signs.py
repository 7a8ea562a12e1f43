"""Nothing touches what it should not: plates, bridges, stations, gates, pills and mountains, at any zoom."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, pairwise

import pytest
import shapely
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainterPath
from shapely.geometry.base import BaseGeometry

from app.scene.bridges import gate_inks, span_inks
from app.scene.ink import Ink
from app.scene.label_text import NameMode
from app.scene.measures import plate_kinds, scaled, unit_scale
from app.scene.peaks import is_range, peak_inks
from app.scene.pill_places import pill_rect
from app.scene.railway import station_rect
from app.scene.units import CASING, grown_outline
from app.theme import LIGHT
from maps.board import BOARD_IDS, LANGUAGES, Location
from maps.crossings import spans
from tests.app.scene.boards import drawing_of

pytestmark = pytest.mark.usefixtures("qapp")

ZOOMS = (0.40, 0.56, 0.80, 1.0)
PLATES_APART = 1.5  # px
END = 50.0  # map units of a range without peaks at either end
SIGNS_APART = 3.0  # px, from plates and from each other


@cache
def plates(board_id: str, zoom: float) -> list[tuple[Location, BaseGeometry]]:
    """Every plate that may stand on the board, with its casing, in px."""
    drawing, scale = drawing_of(board_id), unit_scale(zoom)
    found = []
    for location in drawing.paths.shapes.units:
        place = drawing.paths.point(location) * zoom
        for kind in plate_kinds(drawing.variant.board, location):
            outline = grown_outline(kind, CASING).toFillPolygon()
            corners = [(place.x() + p.x() * scale, place.y() + p.y() * scale) for p in outline.toList()]
            found.append((location, shapely.make_valid(shapely.Polygon(corners))))
    return found


BRIDGED = {"BS–MED", "ANG–CON"}  # the bridge leads over the passage


@cache
def signs(board_id: str, zoom: float) -> dict[str, BaseGeometry]:
    """Every sign but the lines of railways and canals, in px, by a name to tell it apart."""
    drawing, scale = drawing_of(board_id), unit_scale(zoom)
    found: dict[str, BaseGeometry] = {}
    for span in spans(drawing.variant.board, drawing.paths.shapes):
        if span.kind == "canal":
            found["gates"] = area(gate_inks(span, LIGHT, zoom, scale, is_open=True))
        else:
            found["–".join(span.between)] = area(span_inks(span, LIGHT, zoom, scale))
    railway = drawing.marks.railway
    for index, station in enumerate(railway.stations(zoom, scale) if railway else ()):
        found[f"station {index}"] = rectangle(station_rect(station, scale)).buffer(0.9 * scale)
    for location in drawing.paths.shapes.units:
        if location.coast:
            found[str(location)] = rectangle(pill_rect(location, drawing.paths, zoom))
    return found


def area(inks: Iterator[Ink]) -> BaseGeometry:
    """The ground that inks take, without the pale edges around them."""
    dark = [ink for ink in inks if ink.fill or (ink.line and ink.line.alphaF() == 1.0)]
    return shapely.union_all([lines(ink.path).buffer(ink.width / 2 if ink.line else 0.01) for ink in dark])


def lines(path: QPainterPath) -> BaseGeometry:
    rings = [[(p.x(), p.y()) for p in polygon.toList()] for polygon in path.toSubpathPolygons()]
    return shapely.MultiLineString([ring for ring in rings if len(ring) > 1]).convex_hull


def rectangle(rect: QRectF) -> BaseGeometry:
    return shapely.box(rect.left(), rect.top(), rect.right(), rect.bottom())


@pytest.mark.parametrize("zoom", ZOOMS)
@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_no_plate_touches_that_of_another_province(board_id: str, zoom: float) -> None:
    for (first, plate), (second, other) in combinations(plates(board_id, zoom), 2):
        if first.province != second.province:
            assert plate.distance(other) >= PLATES_APART, (str(first), str(second))


@pytest.mark.parametrize("zoom", ZOOMS)
@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_signs_keep_off_all_plates_and_each_other(board_id: str, zoom: float) -> None:
    found = signs(board_id, zoom)
    for name, sign in found.items():
        for location, plate in plates(board_id, zoom):
            least = PLATES_APART if "/" in name else SIGNS_APART  # a pill must stay on its own coast first
            assert sign.distance(plate) >= least, (name, str(location))
    for (name, sign), (other_name, other) in combinations(found.items(), 2):
        if {name, other_name} == BRIDGED:
            continue
        assert sign.distance(other) >= SIGNS_APART, (name, other_name)


@pytest.mark.parametrize(("zoom", "most"), [(2 / 9, 0.14), (1 / 3, 0.0)])
@pytest.mark.parametrize("board_id", ["1900", "hundred", "colonial"])
def test_bridges_keep_off_plates_in_small_pictures(board_id: str, zoom: float, most: float) -> None:
    bridges = [(name, sign) for name, sign in signs(board_id, zoom).items() if "–" in name]
    assert bridges
    for name, sign in bridges:
        for location, plate in plates(board_id, zoom):
            assert sign.intersection(plate).area <= most * sign.area, (name, str(location))
            assert most or sign.distance(plate) >= PLATES_APART, (name, str(location))


@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_pills_cover_no_plate_in_a_picture_1000_px_wide(board_id: str) -> None:
    for name, sign in signs(board_id, 1 / 3).items():
        for location, plate in plates(board_id, 1 / 3) if "/" in name else ():
            assert sign.intersection(plate).area < 0.02 * sign.area, (name, str(location))


@pytest.mark.parametrize("zoom", [0.17, 2 / 9, 1 / 3, *ZOOMS, 1.5])
def test_a_range_stands_evenly_from_end_to_end_within_its_closed_land(zoom: float) -> None:
    drawing = drawing_of("colonial")
    assert is_range("HIM", drawing.paths.shapes)
    land = drawing.paths.shapes.polygons["HIM"]
    peaks = [triangle(ink) for ink in peak_inks("HIM", drawing.paths.shapes, LIGHT, zoom) if ink.line]
    feet = sorted((peak.bounds[0], peak.bounds[2]) for peak in peaks)
    assert feet[0][0] < land.bounds[0] + END
    assert feet[-1][1] > land.bounds[2] - END, "the barrier ends before the land"
    assert all(right > left for (_, right), (left, _) in pairwise(feet)), "it falls into heaps"
    assert shapely.union_all(peaks).difference(land.buffer(1.0 / zoom)).is_empty, "they stand next door"


@pytest.mark.parametrize("mode", [NameMode.AUTO, NameMode.CODES])
def test_peaks_are_faint_behind_names(mode: NameMode) -> None:
    drawing, dark = drawing_of("colonial"), QColor(LIGHT.mark)
    for zoom in (0.30, 0.34, *ZOOMS):
        names = [scaled(label.box(zoom), 1 / zoom) for label in drawing.labels.placed(zoom, mode)]
        inks = peak_inks("HIM", drawing.paths.shapes, LIGHT, zoom, drawing.labels.gaps(zoom, mode))
        strong = [triangle(ink) for ink in inks if ink.line == dark]
        assert strong
        assert not [name for name in names for peak in strong if peak.intersects(rectangle(name))], zoom


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_range_bears_its_full_name_in_a_picture_3000_px_wide(language: str) -> None:
    drawing = drawing_of("colonial", language)
    label = next(label for label in drawing.labels.placed(0.56) if label.province == "HIM")
    assert [run.text for run in label.setting.lines] == ["Himalaya"]


def triangle(ink: Ink) -> BaseGeometry:
    return shapely.Polygon([(p.x(), p.y()) for p in ink.path.toFillPolygon().toList()])
