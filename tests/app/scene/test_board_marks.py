"""The signs of special places, and the title."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from app.scene.ink import Ink
from app.scene.measures import plate_rect, unit_scale
from app.scene.peaks import is_range, peak_inks
from app.scene.picture import DrawnOrder, Picture
from app.scene.static_layer import CutOut
from app.theme import LIGHT
from maps.board import BOARD_IDS, LANGUAGES, Location
from tests.app.scene.boards import drawing_of
from tests.drawn import shapes_of
from variants.orders import Train, Unit, UnitKind
from variants.outcome import Outcome

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("zoom", [0.34, 0.45, 0.56, 1.0, 2.0])
def test_the_railway_runs_through_its_provinces_and_no_station_is_under_a_unit(zoom: float) -> None:
    drawing = drawing_of("colonial")
    railway, scale = drawing.marks.railway, unit_scale(zoom)
    assert railway is not None
    stations = railway.stations(zoom, scale)
    ids = drawing.variant.board.record.railway
    shapes = drawing.paths.shapes
    assert len(stations) == len(ids) == 6
    for id_, station in zip(ids, stations, strict=True):
        assert shapes.province_at(station.real / zoom, station.imag / zoom) == id_
    plates = [
        plate_rect(UnitKind.ARMY, drawing.paths.point(Location(id_)) * zoom, scale)
        for id_ in drawing.paths.provinces
        if Location(id_) in shapes.units
    ]
    line = railway.line(zoom, scale)
    for step in range(0, int(line.length), 2):
        point = line.at(step)
        assert not any(plate.contains(point.real, point.imag) for plate in plates)
    ways = [line.at(way) / zoom for way in range(0, int(line.length), 4)]
    inside = [shapes.province_at(spot.real, spot.imag) in ids for spot in ways]
    assert sum(inside) > 0.97 * len(inside)


def test_the_railway_has_no_sharp_bend() -> None:
    railway = drawing_of("colonial").marks.railway
    assert railway is not None
    line = railway.line(0.5, 1.0)
    headings = [line.heading(way) for way in range(5, int(line.length), 10)]
    assert all(abs(after - before) < 0.6 for before, after in pairwise(headings))


@pytest.mark.parametrize("board_id", ["standard", "britain", "1900", "hundred"])
def test_there_is_no_railway_and_no_gate_elsewhere(board_id: str) -> None:
    marks = drawing_of(board_id).marks
    assert marks.railway is None
    assert not list(marks.gates(LIGHT, 0.5, is_open=True))


@pytest.mark.parametrize(("is_open", "color"), [(True, LIGHT.done), (False, LIGHT.failure)])
def test_the_gates_of_the_canal_are_green_and_apart_or_red_and_joined(*, is_open: bool, color: str) -> None:
    inks = [ink for ink in drawing_of("colonial").marks.gates(LIGHT, 1.0, is_open=is_open) if ink.fill]
    assert {ink.fill.name() for ink in inks if ink.fill} == {QColor(color).name()}
    assert len(inks) == (2 if is_open else 1)


def test_the_gates_follow_the_picture() -> None:
    drawing = drawing_of("colonial")
    start = drawing.variant.start()
    shown = []
    for is_open in (False, True):
        image = QImage(300, 200, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        drawing.draw(painter, CutOut(1.0, QRect(150, 650, 300, 200)), Picture(start, canal_open=is_open))
        painter.end()
        shown.append({image.pixelColor(x, y).name() for x in range(300) for y in range(200)})
    assert QColor(LIGHT.failure).name() in shown[0] - shown[1]
    assert QColor(LIGHT.done).name() in shown[1] - shown[0]


@pytest.mark.parametrize("zoom", [0.22, 0.34])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_the_title_covers_no_province_but_a_sea_and_no_unit(
    board_id: str, language: str, zoom: float
) -> None:
    drawing = drawing_of(board_id, language)
    box, shapes = drawing.marks.cartouche(zoom).box, drawing.paths.shapes
    assert box is not None
    assert QRectF(0, 0, shapes.width, shapes.height).contains(box)
    spots = [box.topLeft(), box.topRight(), box.bottomLeft(), box.bottomRight(), box.center()]
    grounds = {shapes.province_at(spot.x(), spot.y()) for spot in spots}
    assert grounds <= {None, *drawing.paths.seas}
    assert not any(box.contains(QPointF(unit.x, unit.y)) for unit in shapes.units.values())


@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_the_title_can_be_read_in_a_small_picture(board_id: str) -> None:
    drawing, zoom = drawing_of(board_id), 667 / 3000
    letters = [ink.path.boundingRect().height() for ink in drawing.marks.cartouche(zoom).inks(LIGHT, zoom)][
        2:
    ]
    assert min(letters) > 6.5  # px of capitals


def test_the_title_of_the_hundred_years_war_stands_in_the_void_west_of_ireland() -> None:
    for language in LANGUAGES:
        box = drawing_of("hundred", language).marks.cartouche(0.34).box
        assert box is not None
        assert box.right() < 520
        assert 190 < box.top() < box.bottom() < 750


def test_a_long_barrier_has_mountains_and_a_country_none() -> None:
    colonial, standard = shapes_of("colonial"), shapes_of("standard")
    assert is_range("HIM", colonial)
    assert not is_range("SWI", standard)
    for ink in peak_inks("HIM", colonial, LIGHT, 0.6):
        middle = ink.path.boundingRect().center()
        assert colonial.province_at(middle.x(), middle.y()) == "HIM"


def test_switzerland_is_closed_where_it_cannot_be_entered_and_open_on_1900() -> None:
    assert "SWI" in drawing_of("standard").paths.closed
    assert "SWI" in drawing_of("britain").paths.closed
    assert "SWI" not in drawing_of("1900").paths.closed


def train_inks(text: str, outcome: Outcome | None = None) -> list[Ink]:
    drawing = drawing_of("colonial")
    unit = Unit.parse("A MOS")
    position = replace(drawing.variant.start(), units={unit: "russia"})
    order = Train(unit, Location(text))
    return list(drawing.overlay(Picture(position, (DrawnOrder("russia", order, outcome),)), 0.6).inks)


def test_a_train_follows_the_line_and_leaves_the_stations_in_sight() -> None:
    railway, zoom = drawing_of("colonial").marks.railway, 0.6
    assert railway is not None
    inks = train_inks("IRK")
    stations = railway.stations(zoom, unit_scale(zoom))
    arrow = next(ink.path for ink in inks if ink.fill == LIGHT.power_color("colonial", "russia"))
    for station in stations[1:4]:
        assert arrow.contains(QPointF(station.real, station.imag))
    squares = [ink.path.boundingRect().center() for ink in inks[-12:]]
    assert all(
        any(abs(complex(spot.x(), spot.y()) - station) < 1 for spot in squares) for station in stations
    )


def test_a_train_that_was_stopped_is_pale_and_one_to_no_station_is_not_drawn() -> None:
    color = LIGHT.power_color("colonial", "russia")
    assert not [ink for ink in train_inks("IRK", Outcome.STOPS) if ink.fill == color]
    assert not [ink for ink in train_inks("PEK") if ink.fill == color]
