"""The Trans-Siberian Railway of Colonial by the numbers of its rules (rules §4, railway 1 to 8)."""

from __future__ import annotations

import pytest

from tests.variants.playing import Played, play
from variants.orders import Move, Unit
from variants.outcome import Outcome

SUCCEEDS, VOID, BOUNCE, CUT = Outcome.SUCCEEDS, Outcome.VOID, Outcome.BOUNCE, Outcome.CUT
LINE = ("MOS", "PRM", "OMS", "KRA", "IRK", "VLA")
OWNED = "RUSSIA: MOS, OMS, VLA"


def turn(units: str, orders: str, centers: str = OWNED, **rules: str) -> Played:
    return play(units, orders, variant="colonial", phase="Y1870M", centers=centers, **rules)


def ride(train: str, others: str = "", orders: str = "", centers: str = OWNED, **rules: str) -> str:
    """Where a train from its station comes to, with other units and their orders; "" if it is dislodged."""
    start, goal = train.split("-")
    units = f"RUSSIA: A {start}" + (f"; {others}" if others else "")
    played = turn(units, ", ".join(filter(None, [f"A {start} - {goal} tsr", orders])), centers, **rules)
    if f"A {start}" in played.lost:
        return ""
    there = played.standing - _others(played, start)
    (train,) = there or {f"A {start}"}
    return train.split()[1]


def _others(played: Played, start: str) -> set[str]:
    """Where the others stand afterwards, by what became of their orders."""
    gone = {
        judged.order.unit: Unit(judged.order.unit.kind, judged.order.goal)
        for judged in played.resolution.judged
        if isinstance(judged.order, Move) and judged.outcome is SUCCEEDS
    }
    units = [unit for unit in played.resolution.before.units if unit.province != start]
    return {str(gone.get(unit, unit)) for unit in units}


@pytest.mark.parametrize("start", LINE)
@pytest.mark.parametrize("goal", LINE)
def test_railway_from_station_to_station(start: str, goal: str) -> None:
    if start != goal:
        assert ride(f"{start}-{goal}") == goal


# --- railway 1 ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("unit", "order"),
    [
        ("CHINA: A MOS", "A MOS - VLA tsr"),  # not Russian
        ("RUSSIA: F VLA", "F VLA - MOS tsr"),  # no army
        ("RUSSIA: A ORE", "A ORE - VLA tsr"),  # not on a station
        ("RUSSIA: A MOS", "A MOS - MAC tsr"),  # to no station
        ("RUSSIA: A MOS", "A MOS - MOS tsr"),  # not to another one
    ],
)
def test_railway_1_a_russian_army_on_a_station_to_another_anything_else_is_void(
    unit: str, order: str
) -> None:
    played = turn(unit, order)
    assert played[order] is VOID
    assert {unit.split(": ")[1]} == played.standing


def test_railway_1_two_such_orders_both_hold() -> None:
    played = turn("RUSSIA: A MOS, A VLA", "A MOS - OMS tsr, A VLA - IRK tsr")
    assert played.standing == {"A MOS", "A VLA"}
    assert set(played.outcomes.values()) == {VOID}


def test_railway_1_and_are_supportable() -> None:
    units = "RUSSIA: A MOS, A VLA, A ORE; TURKEY: A BAK, A ODE"
    orders = "A MOS - OMS tsr, A VLA - IRK tsr, A ORE S A MOS, A ODE - MOS, A BAK S A ODE - MOS"
    assert turn(units, orders).lost == {}


def test_railway_1_a_void_one_holds_and_is_supportable() -> None:
    units = "CHINA: A OMS, A AKM; RUSSIA: A PRM, A ORE"
    orders = "A OMS - VLA tsr, A AKM S A OMS, A PRM - OMS, A ORE S A PRM - OMS"
    assert turn(units, orders).lost == {}


def test_railway_1_a_void_one_does_not_count_as_a_second_train() -> None:
    for void in ("A ORE - VLA tsr", "A PEK - MOS tsr"):
        unit = void[:5]
        played = turn(f"RUSSIA: A MOS, {unit}", f"A MOS - OMS tsr, {void}")
        assert played["A MOS - OMS tsr"] is SUCCEEDS


def test_railway_1_never_inferred() -> None:
    assert turn("RUSSIA: A MOS", "A MOS - IRK")["A MOS - IRK"] is VOID


def test_railway_1_to_the_next_station_it_is_a_train_without_attack_or_cut() -> None:
    units = "RUSSIA: A MOS, A OMS; CHINA: A PRM, A ORE; BRITAIN: A AKM"
    orders = "A MOS - PRM tsr, A PRM S A ORE - OMS, A ORE - OMS, A OMS H"
    assert turn(units, orders).lost == {"A OMS": "ORE"}
    moved = orders.replace("A MOS - PRM tsr", "A MOS - PRM")
    assert turn(units, moved)["A PRM S A ORE - OMS"] is CUT


def test_railway_1_the_plain_order_to_the_next_station_is_an_ordinary_move() -> None:
    units = "RUSSIA: A MOS, A OMS; CHINA: A PRM"
    assert turn(units, "A MOS - PRM, A OMS S A MOS - PRM").lost == {"A PRM": "MOS"}
    assert turn(units, "A MOS - PRM tsr, A OMS S A MOS - PRM").lost == {}


def test_railway_1_a_plain_move_between_stations_is_no_second_train() -> None:
    assert turn("RUSSIA: A MOS, A IRK", "A MOS - OMS tsr, A IRK - VLA").standing == {"A OMS", "A VLA"}


def test_railway_1_not_in_retreats() -> None:
    lost = "RUSSIA: A MOS < ODE"
    for order in ("A MOS - VLA tsr", "A MOS R VLA"):
        played = play("TURKEY: A ODE", f"{order}", variant="colonial", phase="Y1870R", dislodged=lost)
        assert played[order] is VOID
        assert played.standing == {"A ODE"}


# --- railway 2 ---------------------------------------------------------------------------------------------


def test_railway_2_it_passes_own_units_that_rest() -> None:
    assert ride("MOS-VLA", "RUSSIA: A OMS, A IRK") == "VLA"


def test_railway_2_or_fail_to_leave() -> None:
    assert ride("MOS-VLA", "RUSSIA: A KRA; CHINA: A SEM", "A KRA - SEM, A SEM H") == "VLA"


def test_railway_2_even_under_attack() -> None:
    assert ride("MOS-VLA", "RUSSIA: A KRA; CHINA: A MON", "A MON - KRA") == "VLA"


def test_railway_2_unless_they_are_dislodged() -> None:
    orders = "A MON - KRA, A URU S A MON - KRA"
    assert ride("MOS-VLA", "RUSSIA: A KRA; CHINA: A MON, A URU", orders) == "OMS"


def test_railway_2_and_adds_nothing_for_them() -> None:
    played = turn(
        "RUSSIA: A MOS, A KRA; CHINA: A MON, A URU",
        "A MOS - VLA tsr, A KRA H, A MON - KRA, A URU S A MON - KRA",
    )
    assert played.lost == {"A KRA": "MON"}


@pytest.mark.parametrize(
    ("own", "move"),
    [("A AKM", "A AKM - OMS"), ("A OMS", "A OMS - KRA"), ("A OMS", "A OMS - PRM"), ("A KRA", "A KRA - OMS")],
    ids=["beside", "ahead", "against", "against further on"],
)
def test_railway_2_own_units_moving_into_a_station_of_its_route_unsupported_both_stop(
    own: str, move: str
) -> None:
    played = turn(f"RUSSIA: A MOS, {own}", f"A MOS - VLA tsr, {move}")
    assert played[move] is BOUNCE
    assert "A VLA" not in played.standing


def test_railway_2_goal_included() -> None:
    played = turn("RUSSIA: A MOS, A MAC", "A MOS - VLA tsr, A MAC - VLA")
    assert played.standing == {"A IRK", "A MAC"}


def test_railway_2_supported_the_unit_enters_and_the_train_stops_before() -> None:
    units = "RUSSIA: A MOS, A AKM, A ORE"
    played = turn(units, "A MOS - VLA tsr, A AKM - OMS, A ORE S A AKM - OMS")
    assert played.standing == {"A PRM", "A OMS", "A ORE"}


def test_railway_2_moving_on_beyond_the_goal_they_do_not_matter() -> None:
    assert turn("RUSSIA: A MOS, A IRK", "A MOS - IRK tsr, A IRK - VLA").standing == {"A IRK", "A VLA"}
    assert turn("RUSSIA: A MOS, A KRA", "A MOS - OMS tsr, A KRA - IRK").standing == {"A OMS", "A IRK"}


@pytest.mark.parametrize("helped", [False, True])
def test_railway_2_head_on_at_the_first_step_neither_moves_7_B_26(helped: bool) -> None:
    units = "RUSSIA: A MOS, A PRM, A ORE"
    support = ", A ORE S A PRM - MOS" if helped else ", A ORE H"
    played = turn(units, f"A MOS - OMS tsr, A PRM - MOS{support}")
    assert played.standing == {"A MOS", "A PRM", "A ORE"}


def test_railway_2_the_tie_of_two_others_comes_first_7_B_6() -> None:
    played = turn("RUSSIA: A MOS, A SEM; CHINA: A MON", "A MOS - VLA tsr, A SEM - KRA, A MON - KRA")
    assert played.standing == {"A VLA", "A SEM", "A MON"}


# --- railway 3 ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("order", ["A KRA H", "A KRA S A OMS", "A KRA - SEM"])
def test_railway_3_a_foreign_unit_that_does_not_leave_stops_it_before(order: str) -> None:
    assert ride("MOS-VLA", "CHINA: A KRA, A SEM", order) == "OMS"


def test_railway_3_dislodged_or_not() -> None:
    orders = "A MON - KRA, A URU S A MON - KRA"
    assert ride("MOS-VLA", "CHINA: A KRA; RUSSIA: A MON, A URU", orders) == "OMS"


def test_railway_3_one_that_leaves_does_not() -> None:
    assert ride("MOS-VLA", "CHINA: A KRA", "A KRA - SEM") == "VLA"


def test_railway_3_a_foreign_unit_entering_with_1_ties_and_both_stop() -> None:
    played = turn("RUSSIA: A MOS; CHINA: A AKM", "A MOS - VLA tsr, A AKM - OMS")
    assert played.standing == {"A PRM", "A AKM"}


def test_railway_3_with_2_it_enters_and_the_train_stops_before() -> None:
    units = "RUSSIA: A MOS; CHINA: A AKM, A ORE"
    played = turn(units, "A MOS - VLA tsr, A AKM - OMS, A ORE S A AKM - OMS")
    assert played.standing == {"A PRM", "A OMS", "A ORE"}


def test_railway_3_cut_supports_do_not_count() -> None:
    units = "RUSSIA: A MOS, A BOK; CHINA: A AKM, A ORE"
    orders = "A MOS - VLA tsr, A AKM - OMS, A ORE S A AKM - OMS, A BOK - ORE"
    assert turn(units, orders).standing == {"A PRM", "A BOK", "A AKM", "A ORE"}


@pytest.mark.parametrize(
    ("unit", "move", "stop"), [("A OMS", "A OMS - KRA", "PRM"), ("A KRA", "A KRA - OMS", "PRM")]
)
def test_railway_3_so_too_for_one_moving_along_the_line(unit: str, move: str, stop: str) -> None:
    played = turn(f"RUSSIA: A MOS; CHINA: {unit}", f"A MOS - VLA tsr, {move}")
    assert played.standing == {f"A {stop}", unit}


@pytest.mark.parametrize(
    ("unit", "move", "goal", "stop"),
    [("A OMS", "A OMS - KRA", "KRA", "OMS"), ("A KRA", "A KRA - OMS", "OMS", "PRM")],
)
def test_railway_3_and_with_2_along_the_line_it_enters(unit: str, move: str, goal: str, stop: str) -> None:
    played = turn(f"RUSSIA: A MOS; CHINA: {unit}, A AKM", f"A MOS - VLA tsr, {move}, A AKM S {move}")
    assert played.standing == {f"A {stop}", f"A {goal}", "A AKM"}


@pytest.mark.parametrize("powers", ["CHINA: A AKM; TURKEY: A ORE", "CHINA: A AKM, A ORE"])
def test_railway_3_two_others_tied_cancel_out_same_power_or_not(powers: str) -> None:
    assert ride("MOS-VLA", powers, "A AKM - OMS, A ORE - OMS") == "VLA"


def test_railway_3_goal_included_even_2_2_7_B_7() -> None:
    others = "CHINA: A MAC, A SEO; JAPAN: F OKH, F SOJ"
    orders = "A MAC S A SEO - VLA, A SEO - VLA, F OKH - VLA, F SOJ S F OKH - VLA"
    assert ride("MOS-VLA", others, orders) == "VLA"


def test_railway_3_only_if_tied_at_the_highest_strength() -> None:
    others = "CHINA: A AKM, A SEM; TURKEY: A URU; BRITAIN: A MON"
    orders = "A AKM - KRA, A SEM S A AKM - KRA, A URU - KRA, A MON - KRA"
    assert ride("MOS-VLA", others, orders) == "OMS"


def test_railway_3_a_stopped_train_has_no_effect_further_on() -> None:
    played = turn("RUSSIA: A MOS; CHINA: A OMS, A MON, A MAC", "A MOS - VLA tsr, A MON - KRA, A MAC - VLA")
    assert played.standing == {"A PRM", "A OMS", "A KRA", "A VLA"}


# --- railway 4 ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("goal", ["IRK", "VLA"])
def test_railway_4_it_never_dislodges(goal: str) -> None:
    played = turn(f"RUSSIA: A MOS, A MAC; CHINA: A {goal}", f"A MOS - {goal} tsr, A MAC S A MOS - {goal}")
    assert played.lost == {}
    assert f"A {goal}" in played.standing


def test_railway_4_it_never_cuts_7_B_14() -> None:
    units = "RUSSIA: A MOS, A SEO; CHINA: A VLA, A MAC"
    orders = "A MOS - VLA tsr, A SEO H, A VLA S A MAC - SEO, A MAC - SEO"
    assert turn(units, orders).lost == {"A SEO": "MAC"}


def test_railway_4_it_may_enter_a_place_vacated_this_turn() -> None:
    assert ride("MOS-VLA", "CHINA: A VLA", "A VLA - SEO") == "VLA"
    assert ride("MOS-VLA", "RUSSIA: A VLA", "A VLA - SEO") == "VLA"


@pytest.mark.parametrize("power", ["CHINA", "RUSSIA"])
def test_railway_4_at_its_goal_it_prevents_third_units_with_1_and_supports(power: str) -> None:
    """Whether the occupant is foreign (7.B.16) or own."""
    units = f"RUSSIA: A MOS, A MAC; JAPAN: F OKH, F SOJ; {power}: A VLA"
    attack = "F OKH - VLA, F SOJ S F OKH - VLA"
    helped = turn(units, f"A MOS - VLA tsr, A MAC S A MOS - VLA, {attack}")
    assert helped.lost == {}
    assert turn(units, f"A MOS - VLA tsr, A MAC H, {attack}").lost == {"A VLA": "OKH"}


def test_railway_4_only_if_the_way_there_is_open() -> None:
    units = "RUSSIA: A MOS, A MAC; JAPAN: F OKH, F SOJ; CHINA: A VLA, A KRA"
    orders = "A MOS - VLA tsr, A MAC S A MOS - VLA, F OKH - VLA, F SOJ S F OKH - VLA"
    assert turn(units, orders).lost == {"A VLA": "OKH"}


def test_railway_4_it_never_beats_the_occupant() -> None:
    assert ride("MOS-VLA", "RUSSIA: A VLA, A MAC", "A MAC S A MOS - VLA") == "IRK"
    assert ride("MOS-VLA", "CHINA: A VLA; RUSSIA: A MAC", "A MAC S A MOS - VLA") == "IRK"


# --- railway 5 ---------------------------------------------------------------------------------------------


def test_railway_5_support_names_the_ordered_goal() -> None:
    others, orders = "RUSSIA: A IRK; JAPAN: F OKH", "A IRK S A MOS - VLA, F OKH - VLA"
    assert ride("MOS-VLA", others, orders) == "VLA"
    assert ride("MOS-VLA", others, "A IRK H, F OKH - VLA") == "KRA"


def test_railway_5_foreign_support_counts_too() -> None:
    assert ride("MOS-VLA", "CHINA: A MAC; JAPAN: F OKH", "A MAC S A MOS - VLA, F OKH - VLA") == "VLA"


def test_railway_5_one_naming_a_stopping_place_is_void() -> None:
    units = "RUSSIA: A MOS, A AKM; CHINA: A ORE"
    support = "A AKM S A MOS - OMS"
    played = turn(units, f"A MOS - VLA tsr, {support}, A ORE - OMS")
    assert played[support] is VOID
    assert played.standing == {"A PRM", "A AKM", "A ORE"}


def test_railway_5_supports_count_at_the_goal_only() -> None:
    units = "RUSSIA: A MOS, A MAC; CHINA: A ORE"
    played = turn(units, "A MOS - VLA tsr, A MAC S A MOS - VLA, A ORE - OMS")
    assert played.standing == {"A PRM", "A MAC", "A ORE"}


# --- railway 6 ---------------------------------------------------------------------------------------------


def test_railway_6_stopped_it_goes_back_to_the_nearest_station_empty_at_the_end() -> None:
    assert ride("MOS-VLA", "CHINA: A VLA") == "IRK"


def test_railway_6_a_tied_one_too() -> None:
    assert ride("VLA-MOS", "CHINA: A MOS; TURKEY: A ORE", "A ORE - PRM, A MOS - PRM") == "PRM"
    assert ride("MOS-VLA", "CHINA: A IRK, A SEM; TURKEY: A URU", "A SEM - KRA, A URU - KRA") == "KRA"


def test_railway_6_past_own_units() -> None:
    assert ride("MOS-VLA", "CHINA: A IRK; RUSSIA: A KRA, A OMS") == "PRM"


def test_railway_6_failing_that_it_stays_at_its_origin() -> None:
    assert ride("MOS-VLA", "CHINA: A KRA; RUSSIA: A OMS, A PRM") == "MOS"


def test_railway_6_and_holds_with_1_without_hold_support() -> None:
    units = "RUSSIA: A MOS, A BOK; BRITAIN: A PRM; TURKEY: A ODE, A BAK"
    alone = turn(units, "A MOS - KRA tsr, A ODE - MOS")
    assert alone.lost == {}
    played = turn(units, "A MOS - KRA tsr, A BOK S A MOS, A ODE - MOS, A BAK S A ODE - MOS")
    assert played.lost == {"A MOS": "ODE"}
    assert played["A BOK S A MOS"] is VOID


def test_railway_6_once_it_has_left_a_follower_may_enter() -> None:
    units = "RUSSIA: A MOS; TURKEY: A ODE"
    assert turn(units, "A MOS - VLA tsr, A ODE - MOS").standing == {"A VLA", "A MOS"}
    stopped = turn(f"{units}; CHINA: A OMS", "A MOS - VLA tsr, A ODE - MOS")
    assert stopped.standing == {"A PRM", "A MOS", "A OMS"}
    stays = turn(f"{units}; CHINA: A PRM", "A MOS - VLA tsr, A ODE - MOS")
    assert stays.standing == {"A MOS", "A ODE", "A PRM"}


def test_railway_6_dislodged_head_on_it_has_no_effect_on_its_attackers_origin_7_B_27() -> None:
    units = "RUSSIA: A MOS; BRITAIN: A PRM, A ORE, A BAK"
    played = turn(units, "A MOS - OMS tsr, A PRM - MOS, A ORE - PRM, A BAK S A PRM - MOS")
    assert played.lost == {"A MOS": "PRM"}
    assert played["A ORE - PRM"] is SUCCEEDS
    assert played["A MOS - OMS tsr"] is BOUNCE


def test_railway_6_a_station_where_it_tied_and_that_stays_empty_is_a_stand_off() -> None:
    played = turn("RUSSIA: A MOS; CHINA: A AKM", "A MOS - VLA tsr, A AKM - OMS")
    assert played.contested == {"OMS"}


def test_railway_6_the_word_for_where_it_stopped() -> None:
    played = turn("RUSSIA: A MOS; CHINA: A KRA", "A MOS - VLA tsr")
    assert str(played["A MOS - VLA tsr"]).startswith("stops")
    stays = turn("RUSSIA: A MOS; CHINA: A PRM", "A MOS - VLA tsr")
    assert str(stays["A MOS - VLA tsr"]) == "stays"


# --- railway 7 ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("owner", ["; CHINA: OMS", "; TURKEY: OMS", ""], ids=["china", "turkey", "neutral"])
def test_railway_7_it_must_stop_at_a_center_that_russia_did_not_own(owner: str) -> None:
    assert ride("MOS-VLA", centers=f"RUSSIA: MOS, VLA{owner}") == "OMS"
    assert ride("VLA-MOS", centers=f"RUSSIA: MOS, VLA{owner}") == "OMS"


def test_railway_7_an_owned_one_lets_it_by() -> None:
    assert ride("MOS-VLA") == "VLA"


def test_railway_7_nor_where_an_own_army_stays() -> None:
    assert ride("MOS-VLA", "RUSSIA: A OMS", centers="RUSSIA: MOS; CHINA: OMS") == "VLA"
    left = ride("MOS-VLA", "RUSSIA: A OMS", "A OMS - AKM", "RUSSIA: MOS; CHINA: OMS")
    assert left == "OMS"


def test_railway_7_the_centers_as_at_the_last_count() -> None:
    """A Russian army that came to Omsk and left it since the count has not taken it yet."""
    assert ride("MOS-VLA", "RUSSIA: A OMS", "A OMS - ORE", "RUSSIA: MOS; CHINA: OMS") == "OMS"


def test_railway_7_a_start_option_on_by_default() -> None:
    centers = "RUSSIA: MOS; CHINA: OMS"
    assert ride("MOS-VLA", centers=centers, closed_line="on") == ride("MOS-VLA", centers=centers) == "OMS"
    assert ride("MOS-VLA", centers=centers, closed_line="off") == "VLA"


def test_railway_7_a_tie_of_two_others_there_does_not_excuse_the_stop() -> None:
    others, orders = "CHINA: A AKM; TURKEY: A ORE", "A AKM - OMS, A ORE - OMS"
    assert ride("MOS-VLA", others, orders, "RUSSIA: MOS; CHINA: OMS") == "OMS"


def test_railway_7_starting_from_one_is_fine() -> None:
    assert ride("OMS-VLA", centers="RUSSIA: MOS; CHINA: OMS") == "VLA"


def test_railway_7_at_an_end_of_the_line_there_is_nothing_to_pass() -> None:
    assert ride("OMS-MOS", centers="CHINA: MOS, OMS, VLA") == "MOS"
    assert ride("OMS-VLA", centers="CHINA: MOS, OMS, VLA") == "VLA"


# --- railway 8 ---------------------------------------------------------------------------------------------


def test_railway_8_the_last_looped_leg_fails_but_still_bounces_others() -> None:
    """Errata 9.25: the army ahead leaves Krasnoyarsk unless the train, passing it, bounces it at Omsk."""
    played = turn("RUSSIA: A VLA; CHINA: A KRA", "A VLA - OMS tsr, A KRA - OMS")
    assert played.standing == {"A IRK", "A KRA"}
    assert played["A KRA - OMS"] is BOUNCE


def test_railway_8_a_loop_over_three_foreign_armies_7_B_24() -> None:
    units = "RUSSIA: A MOS; BRITAIN: A PRM, A ORE, A AKM; CHINA: A MAC"
    orders = "A MOS - VLA tsr, A PRM - ORE, A ORE - AKM, A AKM - KRA, A MAC - IRK"
    assert turn(units, orders).standing == {"A MOS", "A PRM", "A ORE", "A AKM", "A IRK"}


def test_railway_8_a_circle_is_no_paradox() -> None:
    """The train and armies that all follow each other move, as in any circular movement (6.C)."""
    units = "RUSSIA: A MOS; TURKEY: A PRM, A ORE"
    played = turn(units, "A MOS - PRM tsr, A PRM - ORE, A ORE - MOS")
    assert played.standing == {"A PRM", "A ORE", "A MOS"}
    assert played.resolution.units != played.resolution.before.units
