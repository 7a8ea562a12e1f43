"""The cape route of 1900, point by point: MAO–EGY and MAO–HEJ (rules §2)."""

from __future__ import annotations

import pytest

from maps.board import Location
from tests.variants.playing import Played, play
from variants.legal import Way, convoyable, move_goals, supportable
from variants.orders import Unit
from variants.outcome import Cause, Outcome
from variants.position import Phase, PhaseKind, Position
from variants.registry import load_variant

BOUNCE, CUT, DISLODGED, SUCCEEDS, VOID = (
    Outcome.BOUNCE,
    Outcome.CUT,
    Outcome.DISLODGED,
    Outcome.SUCCEEDS,
    Outcome.VOID,
)
LONG_WAY = "F EAS, F ION, F TYS, F WES, F GIB, F MAO"


def cape(units: str, orders: str, named_path: str = "free") -> Played:
    return play(units, orders, variant="1900", phase="S1900M", named_path=named_path)


def carried(fleets: str, army: str) -> str:
    return ", ".join(f"{fleet} C {army}" for fleet in fleets.split(", "))


# --- 1: strengths ------------------------------------------------------------------------------------------


def test_it_enters_an_empty_province() -> None:
    played = cape("ITALY: F MAO", "F MAO - EGY")
    assert played.standing == {"F EGY"}
    assert played.reasons["F MAO - EGY"].half


def test_alone_it_loses_to_an_ordinary_move() -> None:
    played = cape("ITALY: F MAO; TURKEY: A PAL", "F MAO - EGY, A PAL - EGY")
    assert played.standing == {"F MAO", "A EGY"}
    reason = played.reasons["F MAO - EGY"]
    assert (reason.attack, reason.defence, reason.half) == (1, 2, True)


def test_one_and_a_half_beats_one() -> None:
    played = cape("ITALY: F MAO, A HEJ; TURKEY: F EGY", "F MAO - EGY, A HEJ S F MAO - EGY")
    assert played.lost == {"F EGY": "MAO"}
    assert (played.reasons["F MAO - EGY"].attack, played.reasons["F MAO - EGY"].defence) == (3, 2)


def test_one_and_a_half_loses_to_two() -> None:
    units = "ITALY: F MAO, A HEJ; TURKEY: A PAL, F EAS"
    played = cape(units, "F MAO - EGY, A HEJ S F MAO - EGY, A PAL - EGY, F EAS S A PAL - EGY")
    assert played.standing == {"F MAO", "A HEJ", "A EGY", "F EAS"}


def test_mao_attacked_by_one_and_a_half_and_two_goes_to_the_two() -> None:
    units = "BRITAIN: F EGY, F GIB; FRANCE: F POR, F BRE; ITALY: F MAO"
    played = cape(units, "F EGY - MAO, F GIB S F EGY - MAO, F POR - MAO, F BRE S F POR - MAO")
    assert played.lost == {"F MAO": "POR"}
    assert played["F EGY - MAO"] is BOUNCE


def test_two_equal_cape_moves_tie_and_leave_a_stand_off() -> None:
    played = cape("BRITAIN: F EGY, F HEJ", "F EGY - MAO, F HEJ - MAO")
    assert played.standing == {"F EGY", "F HEJ"}
    assert played.contested == {"MAO"}


def test_head_to_head_both_sides_have_half() -> None:
    units = "BRITAIN: F EGY; ITALY: F MAO"
    assert cape(units, "F EGY - MAO, F MAO - EGY").standing == {"F EGY", "F MAO"}
    played = cape(f"{units}, A HEJ", "F EGY - MAO, F MAO - EGY, A HEJ S F MAO - EGY")
    assert played.lost == {"F EGY": "MAO"}
    assert (played.reasons["F MAO - EGY"].attack, played.reasons["F MAO - EGY"].defence) == (3, 1)


def test_a_fleet_that_fails_to_move_holds_with_one() -> None:
    units = "BRITAIN: F EGY; ITALY: F MAO, A PAL; TURKEY: A HEJ"
    played = cape(units, "F EGY - MAO, F MAO H, A PAL - EGY")
    assert played.standing == {"F EGY", "F MAO", "A PAL", "A HEJ"}


def test_an_own_unit_is_not_dislodged_and_its_powers_supports_do_not_count() -> None:
    own = cape("BRITAIN: F EGY, F MAO; FRANCE: F MOR", "F EGY - MAO, F MOR S F EGY - MAO")
    assert own.lost == {}
    theirs = cape("BRITAIN: F EGY; FRANCE: F MAO, F MOR", "F EGY - MAO, F MOR S F EGY - MAO")
    assert theirs.lost == {}


def test_the_half_belongs_to_the_border_alone() -> None:
    units = "ITALY: A HEJ, A CYR; TURKEY: A PAL"
    for mover in ("A HEJ", "A CYR"):
        played = cape(units, f"{mover} - EGY, A PAL - EGY")
        assert played.contested == {"EGY"}
        assert not played.reasons[f"{mover} - EGY"].half


# --- 2: supports -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("units", "order"),
    [
        ("BRITAIN: F MAO, F EGY", "F MAO S F EGY"),
        ("BRITAIN: F MAO, F EGY", "F EGY S F MAO"),
        ("BRITAIN: F MAO, A HEJ", "F MAO S A HEJ - EGY"),
        ("BRITAIN: F HEJ, F POR", "F HEJ S F POR - MAO"),
    ],
)
def test_no_support_goes_across(units: str, order: str) -> None:
    played = cape(units, order)
    assert played[order] is VOID
    assert played.reasons[order].cause is Cause.HALF_LINK


def test_no_support_across_is_offered() -> None:
    variant = load_variant("1900")
    mao, egypt = Unit.parse("F MAO"), Unit.parse("F EGY")
    position = Position(Phase(1, PhaseKind.MOVEMENT), {mao: "britain", egypt: "britain"}, {})
    assert egypt not in supportable(variant, position, mao)
    assert supportable(variant, position, egypt)[mao] == (Location("HEJ"),)
    goals = move_goals(variant, position, mao)
    assert {str(goal) for goal, way in goals.items() if way is Way.DIRECT} >= {"EGY", "HEJ"}


def test_a_unit_that_borders_the_goal_otherwise_supports_a_cape_move() -> None:
    played = cape("BRITAIN: F EGY, F MOR; FRANCE: F MAO", "F EGY - MAO, F MOR S F EGY - MAO")
    assert played.lost == {"F MAO": "EGY"}


# --- 3: cuts -----------------------------------------------------------------------------------------------

SUPPORTING = "TURKEY: F EGY, A DAM; AUSTRIA: A PAL"
SUPPORTED = "F EGY S A DAM - PAL, A DAM - PAL"


def test_a_fleet_over_it_cuts_no_support() -> None:
    played = cape(f"{SUPPORTING}; ITALY: F MAO", f"{SUPPORTED}, F MAO - EGY")
    assert played["F EGY S A DAM - PAL"] is SUCCEEDS
    assert played.lost == {"A PAL": "DAM"}
    reason = played.reasons["F EGY S A DAM - PAL"]
    assert (reason.cause, reason.by) == (Cause.UNCUT, (Unit.parse("F MAO"),))


def test_it_cuts_if_it_dislodges_the_supporter() -> None:
    units = f"{SUPPORTING}; ITALY: F MAO, A HEJ"
    played = cape(units, f"{SUPPORTED}, F MAO - EGY, A HEJ S F MAO - EGY")
    assert played["F EGY S A DAM - PAL"] is DISLODGED
    assert played.lost == {"F EGY": "MAO"}
    assert played["A DAM - PAL"] is BOUNCE


def test_a_support_to_hold_is_not_cut_over_it() -> None:
    units = "TURKEY: A EGY, A HEJ; AUSTRIA: A PAL, A ARA; ITALY: F MAO"
    played = cape(units, "A EGY S A HEJ, A PAL - HEJ, A ARA S A PAL - HEJ, F MAO - EGY")
    assert played["A EGY S A HEJ"] is SUCCEEDS
    assert played.lost == {}


def test_a_support_given_in_mao_is_settled_before_one_that_hangs_on_it() -> None:
    """The attack on GIB needs the support of MAO, which lasts: its attack over the cape is too weak."""
    units = "ITALY: F GIB, A MOR; FRANCE: A SPA, F MAO; BRITAIN: F EGY"
    orders = "F GIB S A MOR - SPA, A MOR - SPA, A SPA - GIB, F MAO S A SPA - GIB"
    played = cape(units, f"{orders}, F EGY - MAO")
    assert played.lost == {"F GIB": "SPA"}
    assert played["F GIB S A MOR - SPA"] is DISLODGED
    beaten = cape(f"{units}, F POR", f"{orders}, F EGY - MAO, F POR S F EGY - MAO")
    assert beaten.lost == {"F MAO": "EGY"}
    assert beaten["A SPA - GIB"] is BOUNCE


def test_a_convoyed_army_cuts_as_usual() -> None:
    units = f"{SUPPORTING}; ITALY: F MAO, A IRE"
    played = cape(units, f"{SUPPORTED}, A IRE - EGY via, F MAO C A IRE - EGY")
    assert played["F EGY S A DAM - PAL"] is CUT
    assert played["A DAM - PAL"] is BOUNCE


# --- 4: convoys --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("goal", ["EGY", "HEJ"])
def test_an_army_whose_last_leg_is_the_cape_has_half(goal: str) -> None:
    units = "BRITAIN: F MAO, A IRE; TURKEY: A PAL"
    played = cape(units, f"A IRE - {goal} via, F MAO C A IRE - {goal}, A PAL - {goal}")
    assert played[f"A IRE - {goal} via"] is BOUNCE
    assert played.reasons[f"A IRE - {goal} via"].half
    assert played[f"A PAL - {goal}"] is SUCCEEDS


def test_wherever_it_started_even_in_egypt() -> None:
    played = cape("BRITAIN: F MAO, A EGY; TURKEY: A ARA", "A EGY - HEJ via, F MAO C A EGY - HEJ, A ARA - HEJ")
    assert played["A EGY - HEJ via"] is BOUNCE
    assert played["A ARA - HEJ"] is SUCCEEDS


def test_with_the_cape_first_it_has_full_strength() -> None:
    played = cape("BRITAIN: F MAO, A EGY; FRANCE: A GAS", "A EGY - BRE via, F MAO C A EGY - BRE, A GAS - BRE")
    assert played.contested == {"BRE"}
    assert not played.reasons["A EGY - BRE via"].half


def test_another_intact_way_gives_full_strength() -> None:
    army = "A TRP - EGY"
    played = cape(
        f"BRITAIN: A TRP; TURKEY: A PAL; ITALY: {LONG_WAY}",
        f"{army} via, A PAL - EGY, {carried(LONG_WAY, army)}",
    )
    assert played.contested == {"EGY"}


def test_the_fleets_of_another_way_are_offered_the_convoy() -> None:
    fleets = [Unit.parse(fleet) for fleet in LONG_WAY.split(", ")]
    army = Unit.parse("A BRE")
    position = Position(Phase(1, PhaseKind.MOVEMENT), dict.fromkeys([army, *fleets], "britain"), {})
    for fleet in fleets:
        assert Location("EGY") in convoyable(load_variant("1900"), position, fleet)[army]


def test_a_way_with_a_dislodged_fleet_does_not() -> None:
    army = "A SPA - EGY"
    played = cape(
        f"BRITAIN: A SPA; TURKEY: A PAL; ITALY: {LONG_WAY}; AUSTRIA: F AEG, F ADR",
        f"{army} via, A PAL - EGY, {carried(LONG_WAY, army)}, F AEG - ION, F ADR S F AEG - ION",
    )
    assert "F ION" in played.lost
    assert played[f"{army} via"] is BOUNCE
    assert played["A PAL - EGY"] is SUCCEEDS


def test_a_way_with_a_fleet_that_is_not_ordered_does_not() -> None:
    army, ordered = "A TRP - EGY", "F EAS, F TYS, F WES, F GIB, F MAO"
    played = cape(
        f"BRITAIN: A TRP; TURKEY: A PAL; ITALY: {LONG_WAY}",
        f"{army} via, A PAL - EGY, {carried(ordered, army)}, F TYS - NAP",
    )
    assert played[f"{army} via"] is Outcome.NO_CONVOY
    played = cape(
        f"BRITAIN: A ALG; TURKEY: A PAL; ITALY: {LONG_WAY}",
        f"A ALG - EGY via, A PAL - EGY, {carried('F WES, F MAO, F EAS', 'A ALG - EGY')}, F ION - ADR",
    )
    assert played["A PAL - EGY"] is SUCCEEDS


def test_a_named_way_that_binds_is_half_by_its_own_last_leg() -> None:
    units = f"BRITAIN: A SPA; TURKEY: A PAL; ITALY: {LONG_WAY}"
    aid = carried(LONG_WAY, "A SPA - EGY")
    for path, outcome in (("MAO", SUCCEEDS), ("WES - TYS - ION - EAS", BOUNCE)):
        played = cape(units, f"A SPA - {path} - EGY, A PAL - EGY, {aid}", named_path="binds")
        assert played["A PAL - EGY"] is outcome


def test_two_neighbours_change_places_if_one_goes_round_africa() -> None:
    played = cape("BRITAIN: A EGY, F MAO; TURKEY: A HEJ", "A EGY - HEJ via, F MAO C A EGY - HEJ, A HEJ - EGY")
    assert played["A EGY - HEJ via"] is SUCCEEDS
    assert played["A HEJ - EGY"] is SUCCEEDS


# --- 5: retreats -------------------------------------------------------------------------------------------


def retreats(orders: str, dislodged: str) -> Played:
    return play("", orders, variant="1900", phase="S1900R", dislodged=dislodged)


def test_a_retreat_over_it_disbands_if_any_other_goes_there() -> None:
    played = retreats("F MAO R EGY, A PAL R EGY", "ITALY: F MAO < BRE; TURKEY: A PAL < DAM")
    assert played.standing == {"A EGY"}
    assert played["F MAO R EGY"] is BOUNCE
    reason = played.reasons["F MAO R EGY"]
    assert (reason.cause, reason.by) == (Cause.GAVE_WAY, (Unit.parse("A PAL"),))


def test_two_retreats_over_it_to_one_place_disband() -> None:
    played = retreats("F EGY R MAO, F HEJ R MAO", "ITALY: F EGY < PAL; BRITAIN: F HEJ < ARA")
    assert played.standing == set()
    assert played.reasons["F EGY R MAO"].cause is Cause.MET_RETREAT


def test_retreats_not_over_it_are_compared_among_themselves() -> None:
    lost = "ITALY: F MAO < BRE; TURKEY: A PAL < DAM, F CYR < TRP"
    assert retreats("F MAO R EGY, A PAL R EGY, F CYR R EGY", lost).standing == set()


def test_retreats_past_each_other_do_not_meet() -> None:
    played = retreats("F MAO R EGY, F EGY R MAO", "ITALY: F MAO < BRE; BRITAIN: F EGY < PAL")
    assert played.standing == {"F EGY", "F MAO"}


def test_the_attackers_origin_stays_barred() -> None:
    units = "ITALY: F MAO, A HEJ; TURKEY: F EGY"
    played = cape(units, "F MAO - EGY, A HEJ S F MAO - EGY")
    assert played.retreats("F EGY") == {"CYR", "EAS", "PAL"}


# --- the rest of the map -----------------------------------------------------------------------------------


def test_gibraltar_convoys_but_not_into_its_own_place() -> None:
    played = cape("BRITAIN: F GIB; FRANCE: A MOR", "A MOR - SPA via, F GIB C A MOR - SPA")
    assert played.standing == {"F GIB", "A SPA"}
    played = cape("BRITAIN: F GIB, F MAO; FRANCE: A MOR", "A MOR - GIB via, F GIB C A MOR - GIB")
    assert played["F GIB C A MOR - GIB"] is VOID
    assert played["A MOR - GIB via"] is Outcome.NO_CONVOY


def test_an_army_starts_and_ends_a_convoy_in_gibraltar() -> None:
    played = cape("BRITAIN: A GIB, F MAO", "A GIB - IRE via, F MAO C A GIB - IRE")
    assert played.standing == {"A IRE", "F MAO"}
    played = cape("BRITAIN: A IRE, F MAO", "A IRE - GIB via, F MAO C A IRE - GIB")
    assert played.standing == {"A GIB", "F MAO"}


def test_no_way_from_mao_to_wes() -> None:
    assert cape("BRITAIN: F MAO", "F MAO - WES")["F MAO - WES"] is VOID
    played = cape(
        "BRITAIN: A ALG, F WES, F MAO", f"A ALG - IRE via, {carried('F WES, F MAO', 'A ALG - IRE')}"
    )
    assert played["A ALG - IRE via"] is VOID


def test_spain_has_three_coasts() -> None:
    assert cape("BRITAIN: F GIB", "F GIB - SPA")["F GIB - SPA"] is VOID
    assert cape("BRITAIN: F GIB", "F GIB - SPA/ec").standing == {"F SPA/ec"}
    assert cape("BRITAIN: F LYO", "F LYO - SPA").standing == {"F SPA/ec"}
    assert cape("BRITAIN: F MAO", "F MAO - SPA/ec")["F MAO - SPA/ec"] is VOID


def test_crossings_are_ordinary_and_an_army_may_also_go_by_convoy() -> None:
    assert cape("BRITAIN: A CLY; FRANCE: F NAO", "A CLY - IRE").standing == {"A IRE", "F NAO"}
    assert cape("BRITAIN: F MOR", "F MOR - GIB").standing == {"F GIB"}
    assert cape("BRITAIN: F EGY", "F EGY - HEJ").standing == {"F HEJ"}
    assert cape("BRITAIN: F HEJ", "F HEJ - PAL")["F HEJ - PAL"] is VOID
    assert cape("BRITAIN: A HEJ", "A HEJ - PAL").standing == {"A PAL"}
    carried_over = "A CLY - IRE via, F NAO C A CLY - IRE"
    assert cape("BRITAIN: A CLY, F NAO", carried_over).standing == {"A IRE", "F NAO"}
