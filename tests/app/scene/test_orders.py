from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from app.scene.drawing import Drawing
from app.scene.ink import Ink
from app.scene.picture import DrawnOrder, Picture
from app.scene.standing import Standing, State
from app.theme import LIGHT
from variants.orders import Unit, parse_order
from variants.outcome import Outcome
from variants.position import Dislodged, Position
from variants.variant import Variant

GOOD, BOUNCE = Outcome.SUCCEEDS, Outcome.BOUNCE
RED = QColor(LIGHT.failure)


def position(variant: Variant, units: dict[str, str]) -> Position:
    """Powers with their units, such as {"france": "A PAR, F BRE"}."""
    placed = {Unit.parse(text.strip()): power for power, texts in units.items() for text in texts.split(",")}
    return replace(variant.start(), units=placed)


def orders(lines: Iterable[tuple[str, str, Outcome | None]]) -> tuple[DrawnOrder, ...]:
    return tuple(DrawnOrder(power, parse_order(text), outcome) for power, text, outcome in lines)


def points(ink: Ink) -> list[complex]:
    return [complex(p.x(), p.y()) for polygon in ink.path.toSubpathPolygons() for p in polygon.toList()]


def too_close(inks: Sequence[Ink], units: Sequence[Standing], gap: float) -> bool:
    return any(unit.covers(point, gap) for ink in inks for point in points(ink) for unit in units)


@pytest.mark.parametrize("zoom", [0.24, 0.34, 0.56, 1.0, 2.0])
def test_an_arrow_leaves_both_plates_uncovered(drawing: Drawing, variant: Variant, zoom: float) -> None:
    for first, neighbours in variant.board.army_adjacency.items():
        for second in neighbours:
            before = position(variant, {"france": f"A {first}", "germany": f"A {second}"})
            move = orders([("france", f"A {first} - {second}", None)])
            overlay = drawing.overlay(Picture(before, move), zoom)
            if abs(overlay.units[0].spot - overlay.units[1].spot) > 34 * overlay.units[0].scale:
                assert not too_close(overlay.inks, overlay.units, 2.0), (first, second)


@pytest.mark.parametrize("zoom", [0.34, 1.0])
def test_opposite_moves_pass_each_other(drawing: Drawing, variant: Variant, zoom: float) -> None:
    before = position(variant, {"france": "A BUR", "germany": "A MUN"})
    there, back = (
        drawing.overlay(Picture(before, orders([line])), zoom).inks[-1].path
        for line in (("france", "A BUR - MUN", None), ("germany", "A MUN - BUR", None))
    )
    assert not there.intersects(back)


def discs(inks: Iterable[Ink], radius: float) -> list[QPointF]:
    """The middles of circles of that size."""
    found = [ink.path.boundingRect() for ink in inks if ink.fill is not None]
    return [
        box.center() for box in found if abs(box.width() / 2 - radius) < 0.01 and box.width() == box.height()
    ]


def test_supports_end_apart_on_the_shaft_so_that_they_can_be_counted(
    drawing: Drawing, variant: Variant
) -> None:
    before = position(variant, {"germany": "A MUN, A BER, A SIL", "russia": "A GAL", "austria": "A BOH"})
    lines = [("germany", "A MUN - BOH", None)]
    lines += [("germany", f"A {place} S A MUN - BOH", None) for place in ("BER", "SIL")]
    lines += [("russia", "A GAL S A MUN - BOH", None)]
    overlay = drawing.overlay(Picture(before, orders(lines)), 1.0)
    ends = discs(overlay.inks, 4.6)
    assert len(ends) == 3
    assert all(QPointF(a - b).manhattanLength() > 8 for a, b in combinations(ends, 2))


def test_a_support_of_a_move_that_nobody_ordered_shows_what_it_waits_for(
    drawing: Drawing, variant: Variant
) -> None:
    before = position(variant, {"france": "A BUR", "germany": "A MUN"})
    waiting = orders([("france", "A BUR S A MUN - TYR", None)])
    ordered = orders([("germany", "A MUN - TYR", None)])
    inks = drawing.overlay(Picture(before, waiting), 1.0).inks
    arrow = drawing.overlay(Picture(before, ordered), 1.0).inks[-1]
    goal = drawing.paths.point(Unit.parse("A TYR").location)
    assert any(
        ink.dash and ink.bounds.intersects(QRectF(goal.x() - 30, goal.y() - 30, 60, 60)) for ink in inks
    )
    assert not any(ink.fill == arrow.fill for ink in inks)


def crosses(inks: Iterable[Ink]) -> list[QPointF]:
    rings = [ink.path.boundingRect() for ink in inks if ink.line == RED and ink.fill is None]
    return [box.center() for box in rings if abs(box.width() - 14) < 0.01]


def test_a_stand_off_has_one_cross_at_the_place_nobody_reached(drawing: Drawing, variant: Variant) -> None:
    before = position(variant, {"france": "A BUR", "germany": "A MUN", "austria": "A TYR"})
    lines = [("france", "A BUR - RUH", BOUNCE), ("germany", "A MUN - RUH", BOUNCE)]
    found = crosses(drawing.overlay(Picture(before, orders(lines)), 1.0).inks)
    assert found == [drawing.paths.point(Unit.parse("A RUH").location)]


def test_a_move_against_a_unit_has_its_cross_before_the_plate(drawing: Drawing, variant: Variant) -> None:
    before = position(variant, {"france": "A BUR", "germany": "A MUN"})
    overlay = drawing.overlay(Picture(before, orders([("france", "A BUR - MUN", BOUNCE)])), 1.0)
    (cross,) = crosses(overlay.inks)
    assert not any(unit.covers(complex(cross.x(), cross.y()), 8) for unit in overlay.units)


def test_a_broken_convoy_is_cut_and_its_army_gets_no_cross(drawing: Drawing, variant: Variant) -> None:
    before = position(variant, {"england": "A LON, F NTH", "germany": "F SKA"})
    lines = [
        ("england", "A LON - NWY via", Outcome.NO_CONVOY),
        ("england", "F NTH C A LON - NWY", Outcome.DISLODGED),
    ]
    overlay = drawing.overlay(Picture(before, orders(lines)), 1.0)
    assert not crosses(overlay.inks)
    assert any(ink.line == RED for ink in overlay.inks)  # the strokes in the wave
    assert overlay.units[1].state is State.DISLODGED


@pytest.mark.parametrize("fleets", [("NTH",), ("ENG", "MAO"), ("ENG", "MAO", "WES")])
def test_a_convoyed_army_bends_past_each_fleet(
    drawing: Drawing, variant: Variant, fleets: tuple[str, ...]
) -> None:
    goal = {1: "NWY", 2: "SPA", 3: "TUN"}[len(fleets)]
    before = position(variant, {"england": ", ".join(["A LON", *(f"F {sea}" for sea in fleets)])})
    lines = [("england", f"A LON - {goal} via", None)]
    lines += [("england", f"F {sea} C A LON - {goal}", None) for sea in fleets]
    overlay = drawing.overlay(Picture(before, orders(lines)), 0.56)
    assert not too_close([ink for ink in overlay.inks if ink.fill], overlay.units[1:], 0)
    arrow = max((ink for ink in overlay.inks if ink.fill), key=lambda ink: ink.bounds.width())
    for fleet in overlay.units[1:]:
        assert min(abs(point - fleet.spot) for point in points(arrow)) < 80


def test_a_dislodged_unit_stands_beside_its_victor(drawing: Drawing, variant: Variant) -> None:
    before = position(variant, {"france": "A MUN", "austria": "A TYR"})
    fallen = replace(before, dislodged={Unit.parse("A MUN"): Dislodged("germany", "BUR")})
    units = drawing.overlay(Picture(fallen), 1.0).units
    victor, loser = units[0], units[-1]
    assert loser.state is State.DISLODGED
    assert not victor.rect.intersects(loser.rect)
    assert abs(victor.spot - loser.spot) < 40


def test_a_victor_keeps_out_of_the_orders_of_the_unit_that_it_dislodged(
    drawing: Drawing, variant: Variant
) -> None:
    before = position(variant, {"france": "A MUN", "austria": "A TYR"})
    fallen = replace(before, dislodged={Unit.parse("A MUN"): Dislodged("germany", "BUR")})
    going = drawing.overlay(Picture(fallen, orders([("germany", "A MUN D", None)])), 1.0)
    assert [unit.state for unit in going.units] == [State.STANDING, State.STANDING, State.LEAVING]
    away = drawing.overlay(Picture(fallen, orders([("germany", "A MUN R BOH", None)])), 1.0)
    start = points(away.inks[0])[0]
    assert abs(start - away.units[2].spot) < abs(start - away.units[0].spot)


def test_builds_and_removals_are_drawn_from_their_orders(drawing: Drawing, variant: Variant) -> None:
    before = position(variant, {"france": "A BUR, A PIC"})
    lines = [("france", "A PAR B", None), ("france", "A PIC D", None), ("france", "WAIVE", None)]
    units = drawing.overlay(Picture(before, orders(lines)), 1.0).units
    assert {str(unit.unit): unit.state for unit in units} == {
        "A BUR": State.STANDING,
        "A PIC": State.LEAVING,
        "A PAR": State.COMING,
    }


def test_void_orders_are_dotted_and_struck(drawing: Drawing, variant: Variant) -> None:
    before = position(variant, {"france": "A PAR", "germany": "A MUN"})
    overlay = drawing.overlay(Picture(before, orders([("france", "A PAR - MUN", Outcome.VOID)])), 1.0)
    grey = QColor(LIGHT.text_second)
    assert [ink for ink in overlay.inks if ink.line == grey]
    assert not [ink for ink in overlay.inks if ink.fill == LIGHT.power_color("standard", "france")]


@pytest.mark.parametrize("outcome", [None, *Outcome])
@pytest.mark.parametrize(
    "text",
    [
        "A PAR H",
        "A PAR - BUR",
        "A PAR S A MAR - BUR",
        "A PAR S A GAS",
        "F MAO C A GAS - NAF",
        "A GAS - NAF via",
        "F BRE - SPA/nc",
    ],
)
def test_every_order_is_drawn_in_every_outcome(
    drawing: Drawing, variant: Variant, text: str, outcome: Outcome | None
) -> None:
    before = position(variant, {"france": "A PAR, A MAR, A GAS, F MAO, F BRE"})
    overlay = drawing.overlay(Picture(before, orders([("france", text, outcome)])), 0.56)
    image = QImage(1700, 1150, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    drawing.draw_overlay(painter, overlay, QRectF(image.rect()))
    painter.end()
    bare = drawing.overlay(Picture(before), 0.56)
    fallen = [unit for unit in overlay.units if unit.state is not State.STANDING]
    assert overlay.inks or fallen or (text.endswith("H") and outcome not in (None, GOOD))
    assert not bare.inks
