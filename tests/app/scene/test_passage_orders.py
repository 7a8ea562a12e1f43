"""Orders by railway, through the canal and round the Cape as ink."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath
from PySide6.QtWidgets import QApplication

from app.boards import board_shapes
from app.scene.drawing import Drawing, Overlay
from app.scene.measures import unit_scale
from app.scene.picture import DrawnOrder, Picture
from app.theme import LIGHT
from maps.board import Location
from variants.orders import Unit, parse_order
from variants.outcome import Outcome
from variants.registry import load_variant

RED = QColor(LIGHT.failure)


@cache
def drawing(variant_id: str) -> Drawing:
    return Drawing(load_variant(variant_id), board_shapes(variant_id), LIGHT, "en")


def overlay(qapp: QApplication, variant_id: str, orders: list[DrawnOrder], **units: str) -> Overlay:
    """The orders laid out over powers with their units, such as russia="A MOS, A OMS"."""
    del qapp
    placed = {Unit.parse(text.strip()): power for power, texts in units.items() for text in texts.split(",")}
    position = replace(load_variant(variant_id).start(), units=placed)
    return drawing(variant_id).overlay(Picture(position, tuple(orders)), 0.5)


def train(goal: str, outcome: Outcome | None = None, stop: str | None = None) -> DrawnOrder:
    at = Location(stop) if stop else None
    return DrawnOrder("russia", parse_order(f"A MOS - {goal} tsr"), outcome, at)


def reds(laid: Overlay) -> list[QPointF]:
    return [ink.bounds.center() for ink in laid.inks if ink.line == RED]


def place(variant_id: str, province: str) -> QPointF:
    return drawing(variant_id).paths.point(Location(province)) * 0.5


def test_a_train_follows_the_line_clear_of_the_units_in_its_stations(qapp: QApplication) -> None:
    laid = overlay(qapp, "colonial", [train("IRK")], russia="A MOS, A PRM, A OMS, A KRA")
    outline = max(laid.inks, key=lambda ink: ink.bounds.width()).path
    for station in ("PRM", "OMS", "KRA"):
        near = QPointF(place("colonial", station))
        assert any(outline.contains(near + QPointF(0, down)) for down in range(-40, 41))
    for unit in laid.units:
        assert not outline.intersects(unit.rect.adjusted(3, 3, -3, -3))


def test_a_stopped_train_has_a_red_station_where_it_stopped(qapp: QApplication) -> None:
    laid = overlay(qapp, "colonial", [train("VLA", Outcome.STOPS, "OMS")], russia="A MOS")
    (red,) = reds(laid)
    assert abs(red.x() - place("colonial", "OMS").x()) < 5
    assert not reds(overlay(qapp, "colonial", [train("VLA", Outcome.SUCCEEDS)], russia="A MOS"))


def test_a_train_that_stayed_has_its_red_station_at_its_unit(qapp: QApplication) -> None:
    (red,) = reds(overlay(qapp, "colonial", [train("VLA", Outcome.STAYS)], russia="A MOS"))
    assert abs(red.x() - place("colonial", "MOS").x()) < 25


def test_a_support_ends_on_the_train(qapp: QApplication) -> None:
    support = DrawnOrder("russia", parse_order("A VLA S A MOS - IRK"))
    laid = overlay(qapp, "colonial", [train("IRK"), support], russia="A MOS, A VLA")
    alone = overlay(qapp, "colonial", [train("IRK")], russia="A MOS, A VLA")
    trains = [ink.path for ink in alone.inks]
    assert [ink.path for ink in laid.inks if ink.path in trains] == trains, "no second, awaited train"
    assert len(laid.inks) > len(trains)


@pytest.mark.parametrize(("text", "drawn"), [("A EGY H SC F RS - MED", True), ("A EGY H", False)])
def test_leave_is_drawn_from_its_unit_to_the_passage(qapp: QApplication, text: str, drawn: bool) -> None:
    orders = [DrawnOrder("turkey", parse_order(text))]
    laid = overlay(qapp, "colonial", orders, turkey="A EGY", britain="F RS")
    start = place("colonial", "EGY")
    lines = [ink for ink in laid.inks if ink.dash and ink.bounds.adjusted(-30, -30, 30, 30).contains(start)]
    assert bool(lines) is drawn


def test_a_passage_that_was_not_let_through_has_a_cross(qapp: QApplication) -> None:
    order = DrawnOrder("britain", parse_order("F RS - MED"), Outcome.NO_PERMISSION)
    assert reds(overlay(qapp, "colonial", [order], britain="F RS"))


def badges(laid: Overlay) -> int:
    """The white discs of radius 9 with the sign ½."""
    sizes = (
        ink.path.boundingRect().width() / laid.units[0].scale for ink in laid.inks if ink.fill and ink.line
    )
    return sum(1 for size in sizes if abs(size - 18) < 0.01)


@pytest.mark.parametrize(
    ("texts", "number"),
    [
        (["F MAO - EGY"], 1),
        (["F MAO - BRE"], 0),
        (["A GAS - HEJ via", "F MAO C A GAS - HEJ"], 1),
        (["A HEJ - GAS via", "F MAO C A HEJ - GAS"], 0),
    ],
)
def test_half_strength_is_written_on_the_arrow(qapp: QApplication, texts: list[str], number: int) -> None:
    orders = [DrawnOrder("france", parse_order(text)) for text in texts]
    assert badges(overlay(qapp, "1900", orders, france="F MAO, A GAS, A HEJ")) == number


def test_the_way_round_the_cape_leads_along_the_edge_of_the_board(qapp: QApplication) -> None:
    laid = overlay(qapp, "1900", [DrawnOrder("france", parse_order("F MAO - EGY"))], france="F MAO")
    box = max(laid.inks, key=lambda ink: ink.bounds.width()).bounds
    shapes = drawing("1900").paths.shapes
    assert box.left() < 50
    assert box.bottom() > shapes.height * 0.5 - 15


def signs(zoom: float, scale: float) -> list[QRectF]:
    """The badges and codes printed on the way round the frame, with a badge's height."""
    cape = drawing("1900").marks.cape
    assert cape is not None
    return [ink.path.boundingRect() for ink in list(cape.sign_inks(LIGHT, zoom, scale))[::4]]


@pytest.mark.parametrize(
    ("texts", "units"),
    [
        (["F MAO - EGY", "A PAL S F MAO - EGY", "F EAS S F MAO - EGY"], "F MAO, A PAL, F EAS"),
        (["F HEJ - MAO", "F GIB S F HEJ - MAO", "F IRI S F HEJ - MAO"], "F HEJ, F GIB, F IRI"),
        (["A GAS - EGY via", "F MAO C A GAS - EGY"], "F MAO, A GAS"),
    ],
)
def test_nothing_hides_what_is_printed_on_the_way_round_the_cape(
    qapp: QApplication, texts: list[str], units: str
) -> None:
    laid = overlay(qapp, "1900", [DrawnOrder("france", parse_order(text)) for text in texts], france=units)
    printed = signs(0.5, laid.units[0].scale)
    assert len(printed) == 2
    for sign in printed:
        last = max(i for i, ink in enumerate(laid.inks) if ink.path.boundingRect() == sign)
        assert not [ink for ink in laid.inks[last + 1 :] if ink.bounds.intersects(sign) and ink.width > 2]


def test_the_cross_of_a_move_round_the_cape_lies_on_the_board(qapp: QApplication) -> None:
    order = DrawnOrder("france", parse_order("F EGY - MAO"), Outcome.BOUNCE)
    (red,) = {(spot.x(), spot.y()) for spot in reds(overlay(qapp, "1900", [order], france="F EGY"))}
    goal = place("1900", "MAO")
    assert abs(red[0] - goal.x()) < 25
    assert abs(red[1] - goal.y()) < 25


@pytest.mark.parametrize("zoom", [0.17, 2 / 9, 1 / 3, 0.56])
def test_the_heads_of_the_cape_route_are_apart(qapp: QApplication, zoom: float) -> None:
    del qapp
    heads = printed_heads(zoom, set())
    assert len(heads) == 3
    assert not [pair for pair in combinations(heads, 2) if pair[0].intersects(pair[1])]


def test_no_printed_head_is_left_under_orders_round_the_cape(qapp: QApplication) -> None:
    color = QColor(LIGHT.sea_name)
    bare = overlay(qapp, "1900", [], france="F EGY")
    sailing = overlay(qapp, "1900", [DrawnOrder("france", parse_order("F EGY - MAO"))], france="F EGY")
    left = [[ink.path for ink in laid.inks if ink.fill == color] for laid in (bare, sailing)]
    (hejaz,) = printed_heads(0.5, {"EGY", "MAO"}, bare.units[0].scale)
    assert len(left[0]) == 3
    assert [path for path in left[1] if path in left[0]] == [hejaz]


def printed_heads(zoom: float, taken: set[str], scale: float | None = None) -> list[QPainterPath]:
    cape = drawing("1900").marks.cape
    assert cape is not None
    inks = cape.head_inks(LIGHT, zoom, scale or unit_scale(zoom), taken)
    return [ink.path for ink in inks if ink.fill]


def test_two_moves_round_the_cape_to_one_goal_are_both_seen(qapp: QApplication) -> None:
    orders = [
        DrawnOrder("france", parse_order("F EGY - MAO"), Outcome.BOUNCE),
        DrawnOrder("turkey", parse_order("F HEJ - MAO"), Outcome.BOUNCE),
    ]
    laid = overlay(qapp, "1900", orders, france="F EGY", turkey="F HEJ")
    wide = [ink for ink in laid.inks if ink.bounds.width() > 800 and ink.fill]
    first, second = (shaft.path for shaft in wide)
    assert not first.intersects(second)


def test_opposite_moves_round_the_cape_pass_each_other(qapp: QApplication) -> None:
    del qapp
    cape = drawing("1900").marks.cape
    assert cape is not None
    there, back = (cape.way(*ends, 0.5, 1.0) for ends in (("MAO", "EGY"), ("EGY", "MAO")))
    assert there is not None
    assert back is not None
    assert abs(max(point.imag for point in there) - max(point.imag for point in back)) > 6
