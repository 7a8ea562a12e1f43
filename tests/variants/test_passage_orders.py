"""Orders by railway and leave for the canal: as values, as text, and what may be ordered (rules §4, §5)."""

from __future__ import annotations

import pytest

from maps.board import Location
from variants.errors import OrderSyntaxError
from variants.legal import illegality, move_goals, supportable
from variants.notation import read_order, read_orders
from variants.orders import Hold, Leave, Move, Train, Unit, parse_order, places
from variants.outcome import Cause
from variants.position import Dislodged, Phase, PhaseKind, Position
from variants.registry import load_variant
from variants.transit import possible_leave, rail_goals

COLONIAL = load_variant("colonial")
STANDARD = load_variant("standard")
TRAIN = "A MOS - IRK tsr"
LEAVE = Leave(Unit.parse("F RS"), Location("MED"))


def stand(*lists: str) -> Position:
    """Units by power, such as ``russia A MOS, A VLA``."""
    pairs = [(powers.split(" ", 1)) for powers in lists]
    units = {Unit.parse(unit): power for power, names in pairs for unit in names.split(", ")}
    return Position(Phase(1, PhaseKind.MOVEMENT), units, {})


LINE = stand("russia A MOS, A IRK, F VLA", "china A KRA", "turkey A ODE")
SUEZ = stand("turkey A EGY, F MED, A SUD", "britain F RS, F SYR, F ADE")


# --- values ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        TRAIN,
        "A EGY H SC F RS - MED",
        "A EGY S A SUD SC F RS - MED",
        "F EGY S F MED - RS SC F MED - RS",
        "A EGY - SYR via SC F RS - MED",
        "F EGY C A SUD - SYR SC F RS - MED",
        "A EGY H SC F RS - MED SC F MED - RS",
        "A MOS - IRK tsr SC F RS - MED",
    ],
)
def test_text_round_trip(text: str) -> None:
    assert str(parse_order(text)) == text


def test_a_train_is_no_move() -> None:
    assert parse_order(TRAIN) == Train(Unit.parse("A MOS"), Location("IRK"))
    assert parse_order("A MOS - IRK") == Move(Unit.parse("A MOS"), Location("IRK"))


def test_leave_belongs_to_the_order_and_to_its_places() -> None:
    order = parse_order("A EGY H SC F RS - MED")
    assert order == Hold(Unit.parse("A EGY"), leave=(LEAVE,))
    assert order != parse_order("A EGY H")
    assert places(order) == (Location("EGY"), Location("RS"), Location("MED"))


@pytest.mark.parametrize("text", ["A EGY B SC F RS - MED", "A EGY R SUD SC F RS - MED", "A MOS tsr"])
def test_what_carries_no_leave_and_what_is_no_train(text: str) -> None:
    with pytest.raises(OrderSyntaxError):
        parse_order(text)


# --- reading -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "A MOS - IRK tsr",
        "A MOS-TSR-IRK",
        "A MOS - TSR - IRK",
        "a mos tsr irk",
        "A MOS - IRK via TSR",
        "A MOS via TSR - IRK",
        "A MOS (TSR) - IRK",
        "A MOS - IRK (tsr)",
        "Army Moscow moves to Irkutsk by rail",
        "A Moscow - Trans-Siberian Railway - Irkutsk",
        "A Moskau mit der Bahn nach Irkutsk",
        "A MOS - OMS - TSR - IRK",
    ],
)
def test_forms_of_a_train(text: str) -> None:
    assert str(read_order(COLONIAL, LINE, text, "russia")) == TRAIN


def test_a_train_is_never_inferred() -> None:
    assert isinstance(read_order(COLONIAL, LINE, "A MOS - IRK", "russia"), Move)


def test_a_support_may_name_the_railway() -> None:
    for text in ("A IRK S A MOS - TSR - VLA", "A IRK S A MOS - VLA", "A IRK s MOS-TSR-VLA"):
        assert str(read_order(COLONIAL, LINE, text, "russia")) == "A IRK S A MOS - VLA"


def test_a_train_needs_a_goal() -> None:
    with pytest.raises(OrderSyntaxError):
        read_order(COLONIAL, LINE, "A MOS - TSR", "russia")


def test_no_railway_on_other_boards() -> None:
    with pytest.raises(OrderSyntaxError) as caught:
        read_order(STANDARD, STANDARD.start(), "A PAR - TSR - BUR")
    assert caught.value.token.lower() in {"tsr", "-"}


def test_a_train_ordered_to_a_dislodged_army_is_read_and_void() -> None:
    retreat = Position(Phase(1, PhaseKind.RETREAT), {}, {}, {Unit.parse("A MOS"): Dislodged("russia", "ODE")})
    order = read_order(COLONIAL, retreat, "A MOS - TSR - VLA", "russia")
    assert isinstance(order, Train)
    assert illegality(COLONIAL, retreat, "russia", order) is Cause.WRONG_KIND


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("A EGY H SC F RS-MED", "A EGY H SC F RS - MED"),
        ("A EGY S SUD H SC F RS-MED", "A EGY S A SUD SC F RS - MED"),
        ("A EGY S A SUD SC F RS - MED", "A EGY S A SUD SC F RS - MED"),
        ("EGY - SYR sc RS-MED", "A EGY - SYR SC F RS - MED"),
        ("A EGY holds SC fleet Red Sea to Mediterranean", "A EGY H SC F RS - MED"),
        ("A EGY H SC F RS - MED (ok)", "A EGY H SC F RS - MED"),
        ("A EGY H SC F RS - MED SC F MED - RS", "A EGY H SC F RS - MED SC F MED - RS"),
    ],
)
def test_forms_of_leave(text: str, canonical: str) -> None:
    assert str(read_order(COLONIAL, SUEZ, text, "turkey")) == canonical


def test_sc_before_anything_else_is_a_coast() -> None:
    arabia = stand("britain F RS, F PER")
    assert str(read_order(COLONIAL, arabia, "F RS - ARA sc", "britain")) == "F RS - ARA/sc"


def test_several_orders_with_leave_share_a_line() -> None:
    readings = read_orders(COLONIAL, SUEZ, "T: EGY H SC F RS-MED; A SUD H", None)
    assert [str(order) for reading in readings for order in reading.orders] == [
        "A EGY H SC F RS - MED",
        "A SUD H",
    ]


@pytest.mark.parametrize("text", ["A EGY H SC F ADE - RS", "A EGY H SC A RS - MED", "A EGY H SC F RS"])
def test_what_is_no_leave(text: str) -> None:
    with pytest.raises(OrderSyntaxError):
        read_order(COLONIAL, SUEZ, text, "turkey")


# --- what may be ordered -----------------------------------------------------------------------------------


def test_stations_for_russian_armies_on_the_line() -> None:
    goals = rail_goals(COLONIAL, LINE, Unit.parse("A MOS"))
    assert list(map(str, goals)) == ["PRM", "OMS", "KRA", "IRK", "VLA"]
    for other in ("F VLA", "A KRA", "A ODE"):
        assert rail_goals(COLONIAL, LINE, Unit.parse(other)) == ()
    assert rail_goals(STANDARD, STANDARD.start(), Unit.parse("A MOS")) == ()


@pytest.mark.parametrize(
    ("power", "text", "cause"),
    [
        ("russia", "A MOS - IRK tsr", None),
        ("russia", "A MOS - PRM tsr", None),
        ("russia", "A MOS - MOS tsr", Cause.BY_RAIL),
        ("russia", "A MOS - ORE tsr", Cause.BY_RAIL),
        ("russia", "F VLA - IRK tsr", Cause.BY_RAIL),
        ("china", "A KRA - IRK tsr", Cause.BY_RAIL),
        ("china", "A MOS - IRK tsr", Cause.NO_UNIT),
        ("russia", "A MOS - IRK", Cause.UNNAMED_RAIL),
        ("russia", "A IRK S A MOS - VLA", None),
        ("russia", "A IRK S A MOS - KRA", None),
    ],
)
def test_legality_of_trains(power: str, text: str, cause: Cause | None) -> None:
    assert illegality(COLONIAL, LINE, power, parse_order(text)) is cause


def test_the_canal_is_a_goal_while_somebody_holds_it() -> None:
    assert Location("RS") in move_goals(COLONIAL, SUEZ, Unit.parse("F MED"))
    assert Location("MED") in move_goals(COLONIAL, SUEZ, Unit.parse("F RS"))
    unheld = stand("turkey F MED")
    assert Location("RS") not in move_goals(COLONIAL, unheld, Unit.parse("F MED"))


def test_support_of_a_passage() -> None:
    assert Location("MED") in supportable(COLONIAL, SUEZ, Unit.parse("F SYR"))[Unit.parse("F RS")]
    army = parse_order("A EGY S F MED - RS")
    assert illegality(COLONIAL, SUEZ, "turkey", army) is Cause.CANAL_SUPPORT
    lenient = COLONIAL.with_rules({"canal_support": "any"})
    assert illegality(lenient, SUEZ, "turkey", army) is None


def test_no_support_to_the_other_side() -> None:
    for text in ("F MED S F RS", "F MED S F ADE - RS"):
        assert illegality(COLONIAL, SUEZ, "turkey", parse_order(text)) is not None


def test_leave_is_for_the_fleets_at_both_ends() -> None:
    texts = [str(leave) for leave in possible_leave(COLONIAL, SUEZ, Unit.parse("A EGY"))]
    assert sorted(texts) == ["SC F MED - RS", "SC F RS - MED"]
    assert possible_leave(COLONIAL, SUEZ, Unit.parse("F SYR")) == ()


def test_bridges_for_armies_only() -> None:
    strict = COLONIAL.with_rules({"bridges": "armies"})
    fleet, army = stand("japan F KYU"), stand("japan A KYU")
    for variant, may in ((COLONIAL, True), (strict, False), (strict.with_rules({"bridges": "both"}), True)):
        assert (Location("KYO") in move_goals(variant, fleet, Unit.parse("F KYU"))) is may
        assert Location("KYO") in move_goals(variant, army, Unit.parse("A KYU"))
        assert Location("MED") in move_goals(variant, stand("japan F BS"), Unit.parse("F BS"))
