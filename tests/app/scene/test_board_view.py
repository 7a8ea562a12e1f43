from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QContextMenuEvent, QImage, QPaintEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.scene.board_view import BoardView
from app.scene.label_text import NameMode
from app.scene.measures import unit_scale
from app.scene.picture import Highlights, Picture, TargetKind
from app.theme import LIGHT
from maps.board import Location, Terrain
from variants.orders import Unit, UnitKind
from variants.position import Position
from variants.variant import Variant

LEFT = Qt.MouseButton.LeftButton
OpenView = Callable[[int, int], BoardView]


def place(view: BoardView, location: Location) -> QPoint:
    return view.mapFromScene(view.anchor(location))


def everywhere(variant: Variant, kind: UnitKind) -> Position:
    """A unit in every province that takes the kind, on the first coast where there are two."""
    unfit = Terrain.WATER if kind is UnitKind.ARMY else Terrain.LAND
    provinces = [p for p in variant.board.provinces.values() if p.terrain not in (unfit, Terrain.IMPASSABLE)]
    places = [Location(p.id) if kind is UnitKind.ARMY else p.locations[-1] for p in provinces]
    powers = variant.powers
    units = {Unit(kind, location): powers[i % len(powers)] for i, location in enumerate(places)}
    return replace(variant.start(), units=units)


def near(first: QColor, second: QColor) -> bool:
    pairs = zip(first.getRgb()[:3], second.getRgb()[:3], strict=True)  # type: ignore[index]  # stub
    return all(abs(a - b) < 30 for a, b in pairs)


@pytest.mark.parametrize("size", [(730, 480), (1040, 760)])
def test_a_click_on_any_unit_place_tells_its_province(
    open_view: OpenView, qtbot: QtBot, size: tuple[int, int]
) -> None:
    view = open_view(*size)
    view.zoom_by(3)
    for location in view._shapes.units:
        view.center_on(location)
        with qtbot.waitSignal(view.province_clicked) as caught:
            QTest.mouseClick(view.viewport(), LEFT, pos=place(view, location))
        province, where, _ = caught.args
        assert province == location.province or location.coast
        assert (where - view.anchor(location)).manhattanLength() < 4


def test_a_click_on_a_coasts_target_means_its_province_though_it_lies_on_the_sea(
    open_view: OpenView, qtbot: QtBot, variant: Variant
) -> None:
    view = open_view(1040, 760)
    coasts = dict.fromkeys(variant.board.provinces["BUL"].locations, TargetKind.FREE)
    view.show_picture(Picture(variant.start(), highlights=Highlights(Location("CON"), coasts)))
    for location in coasts:
        with qtbot.waitSignal(view.province_clicked) as caught:
            QTest.mouseClick(view.viewport(), LEFT, pos=place(view, location))
        assert caught.args is not None
        assert caught.args[0] == "BUL"


def test_a_click_on_a_plate_means_its_unit_where_it_covers_a_neighbour(
    open_view: OpenView, qtbot: QtBot, variant: Variant
) -> None:
    view = open_view(730, 480)
    view.show_picture(Picture(everywhere(variant, UnitKind.ARMY)))
    edge = round(9 * unit_scale(view.zoom))
    for unit in variant.start().units:
        if unit.kind is UnitKind.ARMY:
            with qtbot.waitSignal(view.province_clicked) as caught:
                QTest.mouseClick(view.viewport(), LEFT, pos=place(view, unit.location) + QPoint(0, edge))
            assert caught.args is not None
            assert caught.args[0] == unit.province


@pytest.mark.parametrize("kind", UnitKind)
@pytest.mark.parametrize("zoom", [1.0, 3.0])
def test_every_unit_place_shows_its_plate(
    open_view: OpenView, variant: Variant, kind: UnitKind, zoom: float
) -> None:
    view = open_view(1040, 760)
    view.show_picture(Picture(everywhere(variant, kind)))
    view.zoom_by(zoom)
    scale = unit_scale(view.zoom)
    corner = QPointF(-8.5, -7) if kind is UnitKind.ARMY else QPointF(-10.5, -4)  # beside the glyph
    wrong = []
    for unit, power in view.picture.position.units.items():
        view.center_on(unit.location)
        image = view.grab().toImage()
        spot = QPointF(place(view, unit.location)) + corner * scale
        shown = image.pixelColor(spot.toPoint())
        color = LIGHT.power_color("standard", power)
        covered = any(
            other != unit and (place(view, other.location) - spot.toPoint()).manhattanLength() < 30
            for other in view.picture.position.units
        )
        if not near(shown, color) and not covered:
            wrong.append((str(unit), shown.name(), color.name()))
    assert not wrong


def test_the_board_is_fitted_at_first_and_while_resized(open_view: OpenView) -> None:
    view = open_view(700, 500)
    assert view.zoom == pytest.approx(view.fit_zoom)
    view.resize(1000, 700)
    QApplication.processEvents()
    assert view.zoom == pytest.approx(view.fit_zoom)
    corners = (QPointF(0, 0), QPointF(view._shapes.width, view._shapes.height))
    assert all(view.viewport().rect().contains(view.mapFromScene(corner)) for corner in corners)


def test_a_zoomed_view_keeps_its_zoom_while_resized(open_view: OpenView) -> None:
    view = open_view(700, 500)
    view.zoom_by(2)
    zoom = view.zoom
    view.resize(800, 560)
    QApplication.processEvents()
    assert view.zoom == zoom


def test_zoom_stays_between_fit_and_400_percent(open_view: OpenView, qtbot: QtBot) -> None:
    view = open_view(700, 500)
    with qtbot.waitSignal(view.zoom_changed):
        view.zoom_by(100)
    assert view.zoom == 4.0
    view.zoom_by(0.0001)
    assert view.zoom == pytest.approx(view.fit_zoom)


def wheel(view: BoardView, at: QPoint, notches: int) -> None:
    none = Qt.KeyboardModifier.NoModifier
    phase = Qt.ScrollPhase.NoScrollPhase
    global_at = QPointF(view.viewport().mapToGlobal(at))
    event = QWheelEvent(
        QPointF(at),
        global_at,
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        none,
        phase,
        False,
    )
    QApplication.sendEvent(view.viewport(), event)


def test_the_wheel_zooms_around_the_pointer(open_view: OpenView) -> None:
    view = open_view(700, 500)
    at = QPoint(400, 220)
    wheel(view, at, 6)
    there = view.mapToScene(at)
    zoom = view.zoom
    wheel(view, at, 2)
    assert view.zoom == pytest.approx(zoom * 1.44)
    assert (view.mapToScene(at) - there).manhattanLength() < 3


@pytest.mark.parametrize("button", [LEFT, Qt.MouseButton.MiddleButton])
def test_a_drag_pans_and_is_no_click(open_view: OpenView, qtbot: QtBot, button: Qt.MouseButton) -> None:
    view = open_view(700, 500)
    view.zoom_by(4)
    before = view.mapToScene(QPoint(300, 200))
    with qtbot.assertNotEmitted(view.province_clicked):
        QTest.mousePress(view.viewport(), button, pos=QPoint(300, 200))
        QTest.mouseMove(view.viewport(), QPoint(330, 210))
        QTest.mouseMove(view.viewport(), QPoint(380, 240))
        QTest.mouseRelease(view.viewport(), button, pos=QPoint(380, 240))
    assert (view.mapToScene(QPoint(380, 240)) - before).manhattanLength() < 3


def test_a_double_click_tells_a_units_province_and_is_no_second_click(
    open_view: OpenView, qtbot: QtBot
) -> None:
    view = open_view(700, 500)
    at = place(view, Location("PAR"))
    with (
        qtbot.waitSignal(view.province_double_clicked) as caught,
        qtbot.assertNotEmitted(view.province_clicked),
    ):
        QTest.mouseDClick(view.viewport(), LEFT, pos=at)
    assert caught.args is not None
    assert caught.args[0] == "PAR"


def test_a_double_click_on_an_empty_sea_zooms_there_and_back(open_view: OpenView, qtbot: QtBot) -> None:
    view = open_view(700, 500)
    fit = view.zoom
    with qtbot.assertNotEmitted(view.province_double_clicked):
        QTest.mouseDClick(view.viewport(), LEFT, pos=place(view, Location("NTH")))
        assert view.zoom == pytest.approx(2 * fit)
        QTest.mouseDClick(view.viewport(), LEFT, pos=place(view, Location("NTH")))
    assert view.zoom == pytest.approx(fit)


def test_a_double_click_on_a_lit_sea_is_one_move_and_no_zoom(open_view: OpenView, qtbot: QtBot) -> None:
    view = open_view(700, 500)
    fit, at = view.zoom, place(view, Location("NTH"))
    lit = Highlights(Location("EDI"), {Location("NTH"): TargetKind.FREE})
    view.show_picture(replace(view.picture, highlights=lit))
    view.province_clicked.connect(
        lambda *_: view.show_picture(replace(view.picture, highlights=Highlights()))
    )
    with qtbot.waitSignal(view.province_clicked):
        QTest.mouseClick(view.viewport(), LEFT, pos=at)
    QTest.mouseDClick(view.viewport(), LEFT, pos=at)
    assert view.zoom == fit
    QTest.mouseClick(view.viewport(), LEFT, pos=at)
    QTest.mouseDClick(view.viewport(), LEFT, pos=at)
    assert view.zoom == pytest.approx(2 * fit)


def test_the_menu_is_asked_for_with_its_province(open_view: OpenView, qtbot: QtBot) -> None:
    view = open_view(700, 500)
    with qtbot.waitSignal(view.context_requested) as caught:
        at = place(view, Location("MUN"))
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, view.viewport().mapToGlobal(at))
        QApplication.sendEvent(view.viewport(), event)
    assert caught.args is not None
    assert caught.args[0] == "MUN"


class PaintedArea(QObject):
    """Counts the pixels of the areas painted."""

    def __init__(self) -> None:
        super().__init__()
        self.pixels = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.pixels += sum(rect.width() * rect.height() for rect in event.region())  # type: ignore[attr-defined]
        return super().eventFilter(watched, event)


def test_hovering_lightens_the_province_and_repaints_little(open_view: OpenView, qtbot: QtBot) -> None:
    view = open_view(1040, 760)
    at = place(view, Location("BUR"))
    before = view.grab().toImage().pixelColor(at + QPoint(0, 14))
    QApplication.processEvents()
    area = PaintedArea()
    view.viewport().installEventFilter(area)
    with qtbot.waitSignal(view.province_hovered) as caught:
        QTest.mouseMove(view.viewport(), at)
    QApplication.processEvents()
    assert caught.args == ["BUR"]
    assert 0 < area.pixels < 0.1 * view.viewport().width() * view.viewport().height()
    after = view.grab().toImage().pixelColor(at + QPoint(0, 14))
    assert after.lightnessF() > before.lightnessF()


def test_moving_within_a_province_repaints_nothing(open_view: OpenView, qtbot: QtBot) -> None:
    view = open_view(1040, 760)
    at = place(view, Location("MOS"))
    QTest.mouseMove(view.viewport(), at)
    QApplication.processEvents()
    area = PaintedArea()
    view.viewport().installEventFilter(area)
    with qtbot.assertNotEmitted(view.province_hovered):
        QTest.mouseMove(view.viewport(), at + QPoint(9, 4))
        QApplication.processEvents()
    assert area.pixels == 0


def test_leaving_the_map_hovers_over_nothing(open_view: OpenView, qtbot: QtBot) -> None:
    view = open_view(1040, 760)
    QTest.mouseMove(view.viewport(), place(view, Location("MOS")))
    with qtbot.waitSignal(view.province_hovered) as caught:
        QApplication.sendEvent(view, QEvent(QEvent.Type.Leave))
    assert caught.args == [""]


def changed(first: QImage, second: QImage, at: QPoint) -> bool:
    return first.pixelColor(at) != second.pixelColor(at)


def test_highlights_light_targets_and_dim_the_others(open_view: OpenView, variant: Variant) -> None:
    view = open_view(1040, 760)
    start = variant.start()
    plain = view.grab().toImage()
    lit = Highlights(
        selected=Location("PAR"),
        targets={Location("BUR"): TargetKind.FREE, Location("BRE"): TargetKind.TAKEN},
        dim_others=True,
    )
    view.show_picture(Picture(start, highlights=lit))
    image = view.grab().toImage()
    aside = {name: place(view, Location(name)) + QPoint(16, -12) for name in ("BUR", "UKR", "PAR")}
    dot = place(view, Location("BUR"))
    assert image.pixelColor(dot) == QColor(LIGHT.accent_map)
    assert image.pixelColor(aside["BUR"]).lightnessF() > plain.pixelColor(aside["BUR"]).lightnessF()
    assert changed(plain, image, aside["UKR"])
    view.show_picture(Picture(start))
    assert view.grab().toImage() == plain


def test_new_owners_colour_the_map_at_once(open_view: OpenView, variant: Variant) -> None:
    view = open_view(1040, 760)
    start = variant.start()
    at = place(view, Location("SPA")) + QPoint(0, -20)
    assert near(view.grab().toImage().pixelColor(at), QColor(LIGHT.land))
    view.show_picture(Picture(replace(start, owners={**start.owners, "SPA": "france"})))
    assert near(view.grab().toImage().pixelColor(at), LIGHT.land_tint("standard", "france"))


def test_names_can_be_put_away(open_view: OpenView) -> None:
    view = open_view(1040, 760)
    named = view.grab().toImage()
    view.show_names(NameMode.NONE)
    assert view.grab().toImage() != named
    view.show_names(NameMode.AUTO)
    assert view.grab().toImage() == named


def test_patterns_can_be_laid_over_the_lands(open_view: OpenView) -> None:
    view = open_view(1040, 760)
    plain = view.grab().toImage()
    view.show_names(NameMode.AUTO, patterns=True)
    assert view.grab().toImage() != plain
    view.show_names(NameMode.AUTO)
    assert view.grab().toImage() == plain


def test_a_long_pan_keeps_sharp_what_was_sharp(open_view: OpenView) -> None:
    view = open_view(700, 500)
    view.zoom_by(4)
    view.settle()
    before = view.grab().toImage()
    view.scroll_by(QPoint(-300, 0))
    after = view.grab().toImage()
    assert after.copy(0, 0, 400, 500) == before.copy(300, 0, 400, 500)


def test_the_map_is_drawn_anew_soon_after_a_resize(open_view: OpenView) -> None:
    view = open_view(900, 600)
    view.settle()
    view.resize(1000, 700)
    assert 0 <= view._idle.remainingTime() <= 80
    view.settle()
    assert not view._idle.isActive()


def test_the_map_is_sharp_again_when_the_view_is_idle(open_view: OpenView, qtbot: QtBot) -> None:
    view = open_view(700, 500)
    view.zoom_by(3)
    stretched = view.grab().toImage()
    qtbot.waitUntil(lambda: view._layers.fresh(view._whole(), view._visible()))
    sharp = view.grab().toImage()
    assert sharp != stretched
    view.settle()
    assert view.grab().toImage() == sharp
