"""The Suez Canal of Colonial by the numbers of its rules (rules §4, canal 1 to 6)."""

from __future__ import annotations

import pytest

from tests.variants.playing import Played, play
from variants.outcome import Outcome

SUCCEEDS, VOID, BOUNCE, CUT = Outcome.SUCCEEDS, Outcome.VOID, Outcome.BOUNCE, Outcome.CUT
BARRED = "no-permission"


def turn(units: str, orders: str, **rules: str) -> Played:
    return play(units, orders, variant="colonial", phase="Y1870M", **rules)


ENDS = pytest.mark.parametrize(("start", "goal"), [("MED", "RS"), ("RS", "MED")])


@ENDS
def test_canal_is_for_fleets_between_med_and_rs(start: str, goal: str) -> None:
    played = turn(f"TURKEY: A EGY, F {start}", f"A EGY H, F {start} - {goal}")
    assert played.standing == {"A EGY", f"F {goal}"}


# --- canal 1 -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("owner", ["TURKEY", "BRITAIN"])
def test_canal_1_who_has_a_unit_in_egypt_controls_it_whoever_owns_the_center(owner: str) -> None:
    units, orders = "TURKEY: A EGY, F MED", "A EGY H, F MED - RS"
    played = turn(units, orders, centers=f"{owner}: EGY")
    assert played["F MED - RS"] is SUCCEEDS


def test_canal_1_owning_the_center_alone_opens_nothing() -> None:
    played = turn("TURKEY: F MED", "F MED - RS", centers="TURKEY: EGY")
    assert played["F MED - RS"] == BARRED


def test_canal_1_open_only_while_that_unit_stays() -> None:
    assert turn("TURKEY: A EGY, F MED", "A EGY - SUD, F MED - RS")["F MED - RS"] == BARRED


def test_canal_1_that_unit_must_be_there_at_the_start_of_the_turn() -> None:
    units = "TURKEY: A SUD, F MED"
    assert turn(units, "A SUD - EGY, F MED - RS")["F MED - RS"] == BARRED
    relieved = turn("TURKEY: A SUD, A EGY, F MED", "A EGY - SYR, A SUD - EGY, F MED - RS")
    assert relieved["F MED - RS"] == BARRED


def test_canal_1_a_move_that_failed_counts_as_staying() -> None:
    units = "TURKEY: A EGY, F MED; BRITAIN: A ERI"
    played = turn(units, "A EGY - SUD, A ERI - SUD, F MED - RS")
    assert played.standing == {"A EGY", "F RS", "A ERI"}


def test_canal_1_closed_if_the_unit_is_dislodged() -> None:
    units = "TURKEY: A EGY, F MED; BRITAIN: A SUD, A MEC"
    played = turn(units, "F MED - RS, A SUD - EGY, A MEC S A SUD - EGY")
    assert played.lost == {"A EGY": "SUD"}
    assert played["F MED - RS"] == BARRED
    beaten_back = turn(units, "F MED - RS, A SUD - EGY")
    assert beaten_back["F MED - RS"] is SUCCEEDS


# --- canal 2 -----------------------------------------------------------------------------------------------


def test_canal_2_a_fleet_of_the_controlling_power_passes_unnamed() -> None:
    assert turn("TURKEY: A EGY, F MED", "F MED - RS")["F MED - RS"] is SUCCEEDS


def test_canal_2_if_it_is_the_only_one_of_that_power_that_tries() -> None:
    units = "TURKEY: A EGY, F MED; BRITAIN: F RS"
    assert turn(units, "F MED - RS, F RS - MED")["F RS - MED"] == BARRED  # the foreign one does not count
    two = turn("TURKEY: A EGY, F MED, F RS", "F MED - RS, F RS - MED")
    assert (two["F MED - RS"], two["F RS - MED"]) == (BARRED, BARRED)


@ENDS
def test_canal_2_others_need_the_suffix(start: str, goal: str) -> None:
    units = f"TURKEY: A EGY; BRITAIN: F {start}"
    move = f"F {start} - {goal}"
    assert turn(units, f"A EGY H, {move}")[move] == BARRED
    assert turn(units, f"A EGY H SC {move}, {move}")[move] is SUCCEEDS


@pytest.mark.parametrize(
    "order",
    [
        "A EGY H",
        "A EGY S A SUD",
        "A EGY S A SUD - SYR",  # unmatched: void, and the leave counts all the same
        "A EGY S F MED - RS",  # void by itself
        "A EGY - VLA",  # void by itself
        "A EGY - MEC",  # fails
    ],
)
def test_canal_2_whatever_that_order_is(order: str) -> None:
    units = "TURKEY: A EGY; BRITAIN: F MED, A SUD; RUSSIA: A MEC"
    played = turn(units, f"{order} SC F MED - RS, F MED - RS")
    assert played["F MED - RS"] is SUCCEEDS


def test_canal_2_the_suffix_stands_behind_a_convoyed_move_too() -> None:
    units = "TURKEY: A EGY; BRITAIN: F MED, F RS; RUSSIA: A ADE"
    played = turn(units, "A EGY - ADE via SC F MED - RS, F RS C A EGY - ADE, F MED - RS, A ADE H")
    assert played["A EGY - ADE via SC F MED - RS"] is BOUNCE
    assert played["F MED - RS"] is BOUNCE  # it may pass, but the fleet there stays


def test_canal_2_the_other_units_give_no_leave() -> None:
    units = "TURKEY: A EGY, A SUD; BRITAIN: F MED"
    assert turn(units, "A SUD H SC F MED - RS, F MED - RS")["F MED - RS"] == BARRED
    stranger = "TURKEY: A EGY; BRITAIN: F MED"
    assert turn(stranger, "BRITAIN: A EGY H SC F MED - RS, F MED - RS")["F MED - RS"] == BARRED


def test_canal_2_sc_may_name_an_own_fleet_to_pick_one_of_two() -> None:
    units = "TURKEY: A EGY, F MED, F RS"
    played = turn(units, "A EGY H SC F MED - RS, F MED - RS, F RS - MED")
    assert played["F RS - MED"] == BARRED
    assert played["F MED - RS"] is BOUNCE  # the other one stays in its way


def test_canal_2_one_fleet_a_turn_a_second_name_makes_both_void() -> None:
    units = "TURKEY: A EGY; BRITAIN: F MED; RUSSIA: F RS"
    orders = "A EGY H SC F MED - RS SC F RS - MED, F MED - RS, F RS - MED"
    played = turn(units, orders)
    assert (played["F MED - RS"], played["F RS - MED"]) == (BARRED, BARRED)


def test_canal_2_an_explicit_leave_shuts_out_unnamed_own_fleets_7_C_4() -> None:
    units = "TURKEY: A EGY, F MED; BRITAIN: F RS"
    played = turn(units, "A EGY H SC F RS - MED, F MED - RS, F RS - MED")
    assert played["F MED - RS"] == BARRED


def test_canal_2_even_if_unused() -> None:
    units = "TURKEY: A EGY, F MED; BRITAIN: F RS"
    assert turn(units, "A EGY H SC F RS - MED, F MED - RS, F RS - GOA")["F MED - RS"] == BARRED


def test_canal_2_a_leave_naming_a_sea_without_a_fleet_is_void() -> None:
    units = "TURKEY: A EGY, F MED"
    assert turn(units, "A EGY H SC F RS - MED, F MED - RS")["F MED - RS"] is SUCCEEDS


# --- canal 3 -----------------------------------------------------------------------------------------------


def test_canal_3_a_passage_attacks() -> None:
    units = "TURKEY: A EGY, F MED, F SUD; BRITAIN: F RS"
    assert turn(units, "F MED - RS, F SUD S F MED - RS").lost == {"F RS": "MED"}


def test_canal_3_it_cuts() -> None:
    units = "TURKEY: A EGY, F MED; BRITAIN: F RS, F GOA; RUSSIA: F ADE"
    orders = "F MED - RS, F RS S F GOA - ADE, F GOA - ADE"
    assert turn(units, orders)["F RS S F GOA - ADE"] is CUT


def test_canal_3_it_bounces_others_and_leaves_a_stand_off() -> None:
    played = turn("TURKEY: A EGY, F MED; BRITAIN: F GOA", "F MED - RS, F GOA - RS")
    assert played["F MED - RS"] is BOUNCE
    assert played.contested == {"RS"}


@pytest.mark.parametrize("supporter", ["F SUD", "F MEC", "F ERI", "F GOA", "F ADE"])
def test_canal_3_supported_by_units_that_border_the_goal(supporter: str) -> None:
    units = f"TURKEY: A EGY, F MED, {supporter}; BRITAIN: F RS"
    assert turn(units, f"F MED - RS, {supporter} S F MED - RS").lost == {"F RS": "MED"}


def test_canal_3_and_by_a_fleet_in_egypt() -> None:
    units = "TURKEY: F EGY, F MED; BRITAIN: F RS"
    assert turn(units, "F MED - RS, F EGY S F MED - RS").lost == {"F RS": "MED"}


def test_canal_3_an_army_in_egypt_supports_one_only_under_the_switch() -> None:
    units, orders = "TURKEY: A EGY, F MED; BRITAIN: F RS", "F MED - RS, A EGY S F MED - RS"
    assert turn(units, orders)["A EGY S F MED - RS"] is VOID
    assert turn(units, orders, canal_support="any").lost == {"F RS": "MED"}


def test_canal_3_the_switch_is_for_passages_only() -> None:
    units = "TURKEY: A EGY, F GOA; BRITAIN: F RS"
    played = turn(units, "F GOA - RS, A EGY S F GOA - RS", canal_support="any")
    assert played["A EGY S F GOA - RS"] is VOID


# --- canal 4 -----------------------------------------------------------------------------------------------

CLOSED = pytest.mark.parametrize(
    "egypt", ["", "BRITAIN: A EGY", "TURKEY: A EGY"], ids=["nobody", "no leave", "left"]
)


def closed(egypt: str, units: str, orders: str) -> Played:
    """The canal is closed to the Turkish fleet in MED: nobody in Egypt, no leave, or the unit has left."""
    leaving = ", A EGY - SYR" if egypt.startswith("TURKEY") else ""
    return turn(f"TURKEY: F MED, F SUD; {units}" + (f"; {egypt}" if egypt else ""), orders + leaving)


@CLOSED
def test_canal_4_no_attack(egypt: str) -> None:
    played = closed(egypt, "CHINA: F RS", "F MED - RS, F SUD S F MED - RS")
    assert played.lost == {}
    assert played["F MED - RS"] == BARRED


@CLOSED
def test_canal_4_no_cut(egypt: str) -> None:
    units = "CHINA: F RS, F GOA; RUSSIA: F ADE"
    played = closed(egypt, units, "F MED - RS, F RS S F GOA - ADE, F GOA - ADE")
    assert played.lost == {"F ADE": "GOA"}


@CLOSED
def test_canal_4_no_prevent_and_no_stand_off(egypt: str) -> None:
    played = closed(egypt, "CHINA: F GOA", "F MED - RS, F SUD S F MED - RS, F GOA - RS")
    assert played["F GOA - RS"] is SUCCEEDS
    assert played.contested == set()


def test_canal_4_no_head_to_head_7_C_6() -> None:
    units = "TURKEY: F EGY, F MED; BRITAIN: F RS, F SYR"
    orders = "F EGY S F MED - RS, F MED - RS, F RS - MED, F SYR S F RS - MED"
    played = turn(units, orders)
    assert played.standing == {"F EGY", "F RS", "F SYR"}
    assert played.lost == {"F RS": "MED"}


def test_canal_4_the_fleet_holds_with_1_and_takes_no_hold_support() -> None:
    units = "TURKEY: F MED, F ANG; BRITAIN: F SYR, F CON"
    played = turn(units, "F MED - RS, F ANG S F MED, F SYR - MED, F CON S F SYR - MED")
    assert played["F ANG S F MED"] is VOID
    assert played.lost == {"F MED": "SYR"}
    alone = turn("TURKEY: F MED; BRITAIN: F SYR", "F MED - RS, F SYR - MED")
    assert alone.lost == {}


# --- canal 5 -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("leave", ["", " SC F MED - RS"])
@pytest.mark.parametrize(
    ("supporter", "supported", "goal"),
    [
        ("F MED", "F RS", ""),
        ("F RS", "F MED", ""),
        ("F MED", "F GOA", " - RS"),
        ("F RS", "F SYR", " - MED"),
    ],
)
def test_canal_5_no_support_to_anything_on_the_other_side_leave_or_not(
    leave: str, supporter: str, supported: str, goal: str
) -> None:
    support = f"{supporter} S {supported}{goal}"
    move = f", {supported}{goal}" if goal else ""
    played = turn(f"TURKEY: A EGY, {supporter}, {supported}", f"A EGY H{leave}, {support}{move}")
    assert played[support] is VOID


def test_canal_5_no_convoy_from_med_to_rs() -> None:
    units = "TURKEY: A EGY, F MED, F RS, A SUD"
    played = turn(units, "A EGY H, A SUD - SYR via, F RS C A SUD - SYR, F MED C A SUD - SYR")
    assert played["A SUD - SYR via"] is VOID


def test_canal_5_no_retreat_goes_through() -> None:
    units = "TURKEY: F MED, A EGY; BRITAIN: F SYR, F CON"
    played = turn(units, "F MED H, A EGY H SC F MED - RS, F SYR - MED, F CON S F SYR - MED")
    assert played.lost == {"F MED": "SYR"}
    assert "RS" not in played.retreats("F MED")
    fled = play(
        "TURKEY: A EGY",
        "F MED R RS",
        variant="colonial",
        phase="Y1870R",
        dislodged="TURKEY: F MED < SYR",
    )
    assert fled.standing == {"A EGY"}


@pytest.mark.parametrize(("sea", "place"), [("MED", "SYR"), ("RS", "MEC"), ("MED", "ANG"), ("RS", "ADE")])
def test_canal_5_an_army_may_be_convoyed_to_or_from_egypt(sea: str, place: str) -> None:
    for start, goal in (("EGY", place), (place, "EGY")):
        orders = f"A {start} - {goal} via, F {sea} C A {start} - {goal}"
        assert turn(f"TURKEY: A {start}, F {sea}", orders).standing == {f"A {goal}", f"F {sea}"}


# --- canal 6 -----------------------------------------------------------------------------------------------


def test_canal_6_a_paradox_fails_the_passage_7_C_8() -> None:
    """Egypt's fleet could leave only if the fleet in MED passed, which needs it to stay."""
    played = turn("TURKEY: F MED, F EGY", "F MED - RS, F EGY - MED")
    assert played.standing == {"F MED", "F EGY"}


def test_canal_6_two_outcomes_are_a_paradox_too_7_C_12() -> None:
    units = "RUSSIA: F MED, F EGY; BRITAIN: F RS, A SUD"
    played = turn(units, "F MED - RS, F EGY H, F RS S A SUD - EGY, A SUD - EGY")
    assert played.lost == {"F EGY": "SUD"}
    assert played["F MED - RS"] == BARRED


def test_canal_6_without_effect_at_its_goal() -> None:
    units = "TURKEY: F MED, F EGY, F SUD; BRITAIN: F GOA"
    played = turn(units, "F MED - RS, F SUD S F MED - RS, F EGY - MED, F GOA - RS")
    assert played["F GOA - RS"] is SUCCEEDS


def test_canal_6_convoy_and_canal_are_settled_at_the_same_time_7_C_13() -> None:
    units = "TURKEY: A EGY, F MEC, F MED; BRITAIN: F RS, A SUD, A ADE"
    orders = "F MEC S F MED - RS, F MED - RS, F RS C A ADE - EGY, A SUD S A ADE - EGY, A ADE - EGY"
    played = turn(units, orders)
    assert played.lost == {}
    assert played.standing == {"A EGY", "F MEC", "F MED", "F RS", "A SUD", "A ADE"}


def test_canal_6_the_switch_permission_outlives_egypt() -> None:
    moved = "TURKEY: A EGY, F MED"
    assert turn(moved, "A EGY - SYR, F MED - RS", canal_permission="outlives").standing == {"A SYR", "F RS"}
    units = "TURKEY: A EGY; BRITAIN: F MED, A SUD, A MEC"
    orders = "A EGY H SC F MED - RS, F MED - RS, A SUD - EGY, A MEC S A SUD - EGY"
    played = turn(units, orders, canal_permission="outlives")
    assert played.lost == {"A EGY": "SUD"}
    assert played["F MED - RS"] is SUCCEEDS
    assert turn(units, orders)["F MED - RS"] == BARRED
