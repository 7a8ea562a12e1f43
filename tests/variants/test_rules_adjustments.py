"""The rules of adjustments, civil disorder, the count and the end, sentence by sentence."""

from __future__ import annotations

import pytest

from tests.variants.playing import STANDARD, Played, play
from variants.outcome import Outcome
from variants.position import PhaseKind

VOID, SUCCEEDS = Outcome.VOID, Outcome.SUCCEEDS
WINTER = "W1901A"


def adjust(units: str, centers: str, orders: str = "", removal: str = "owned") -> Played:
    return play(units, orders, phase=WINTER, centers=centers, removal=removal)


# --- the count ---------------------------------------------------------------------------------------------


def test_centers_do_not_change_hands_in_spring() -> None:
    played = play("FRANCE: A GAS", "A GAS - SPA", centers="FRANCE: PAR")
    assert played.centers("france") == {"PAR"}
    assert played.resolution.after.phase.kind is PhaseKind.MOVEMENT


def test_centers_change_hands_after_fall() -> None:
    played = play("FRANCE: A GAS", "A GAS - SPA", phase="F1901M", centers="FRANCE: PAR")
    assert played.centers("france") == {"PAR", "SPA"}


def test_centers_change_hands_after_the_retreats_of_fall() -> None:
    units = "FRANCE: A GAS, A MAR; ITALY: A SPA"
    played = play(units, "A GAS - SPA, A MAR S A GAS - SPA", phase="F1901M", centers="ITALY: SPA")
    assert played.centers("italy") == {"SPA"}
    lost = "ITALY: A SPA < GAS"
    played = play("FRANCE: A SPA, A MAR", "A SPA R POR", phase="F1901R", centers="ITALY: SPA", dislodged=lost)
    assert played.centers("italy") == {"POR"}
    assert played.centers("france") == {"SPA", "MAR"}


def test_a_center_left_empty_keeps_its_owner() -> None:
    played = play("FRANCE: A SPA", "A SPA - GAS", phase="F1901M", centers="FRANCE: SPA")
    assert played.centers("france") == {"SPA"}


def test_a_passage_in_spring_captures_nothing() -> None:
    played = play("FRANCE: A SPA", "A SPA - GAS", phase="F1901M", centers="ITALY: SPA")
    assert played.centers("italy") == {"SPA"}


def test_the_adjustment_is_judged_on_the_ownership_just_counted() -> None:
    played = play("FRANCE: A GAS", "A GAS - SPA", phase="F1901M", centers="FRANCE: PAR, BRE")
    assert played.resolution.adjustments == {"france": 2}
    assert played.resolution.after.phase.kind is PhaseKind.ADJUSTMENT


def test_nobody_adjusts_where_nothing_is_due() -> None:
    played = play("FRANCE: A GAS", "A GAS - SPA", phase="F1901M")
    assert STANDARD.calendar.code(played.resolution.after.phase) == "S1902M"


# --- builds ------------------------------------------------------------------------------------------------


def test_builds_are_on_home_centers_6_I_6() -> None:
    played = adjust("GERMANY: A BER", "GERMANY: BER, KIE, WAR", "GERMANY: A WAR B, A KIE B")
    assert played.outcomes == {"A WAR B": VOID, "A KIE B": SUCCEEDS}


def test_builds_are_on_own_home_centers_6_I_5() -> None:
    played = adjust("RUSSIA: A WAR", "GERMANY: KIE; RUSSIA: BER", "GERMANY: A BER B")
    assert played["A BER B"] is VOID


def test_builds_are_on_vacant_home_centers_6_I_3() -> None:
    played = adjust("GERMANY: A BER", "GERMANY: BER, KIE", "GERMANY: A BER B")
    assert played["A BER B"] is VOID


def test_a_foreign_unit_occupies_a_center_too() -> None:
    played = adjust("RUSSIA: A BER", "GERMANY: BER, KIE; RUSSIA: WAR", "GERMANY: A BER B")
    assert played["A BER B"] is VOID


def test_builds_are_taken_in_the_order_given_until_the_number_is_reached_6_I_1() -> None:
    played = adjust("FRANCE: A SPA", "FRANCE: PAR, BRE, MAR", "FRANCE: A PAR B, F BRE B, A MAR B")
    assert played.outcomes == {"A PAR B": SUCCEEDS, "F BRE B": SUCCEEDS, "A MAR B": VOID}
    assert played.standing == {"A SPA", "A PAR", "F BRE"}


def test_an_impossible_build_is_skipped_and_uses_nothing_up_6_I_1() -> None:
    played = adjust("FRANCE: A SPA", "FRANCE: PAR, BRE", "FRANCE: F PAR B, A LON B, A BRE B")
    assert played.outcomes == {"F PAR B": VOID, "A LON B": VOID, "A BRE B": SUCCEEDS}


def test_a_province_takes_one_build_6_I_7() -> None:
    played = adjust("RUSSIA: A WAR", "RUSSIA: MOS, SEV, WAR", "RUSSIA: A MOS B, A MOS B, A SEV B")
    assert played.outcomes == {"A MOS B": SUCCEEDS, "A MOS B#2": VOID, "A SEV B": SUCCEEDS}


def test_too_few_builds_are_waived() -> None:
    played = adjust("FRANCE: A SPA", "FRANCE: PAR, BRE, MAR", "FRANCE: A PAR B")
    assert played.standing == {"A SPA", "A PAR"}
    assert STANDARD.calendar.code(played.resolution.after.phase) == "S1902M"


def test_a_waived_build_counts_as_one_due() -> None:
    played = adjust("FRANCE: A SPA", "FRANCE: PAR, BRE", "FRANCE: WAIVE, A PAR B")
    assert played.outcomes == {"WAIVE": SUCCEEDS, "A PAR B": VOID}


def test_no_fleet_is_built_inland_6_I_2() -> None:
    assert adjust("RUSSIA: A WAR", "RUSSIA: MOS, WAR", "RUSSIA: F MOS B")["F MOS B"] is VOID


def test_a_fleet_in_a_split_coast_province_needs_its_coast_6_B_14() -> None:
    played = adjust("RUSSIA: A WAR", "RUSSIA: STP, WAR", "RUSSIA: F STP B, F STP/ec B, F STP/nc B")
    assert played.outcomes == {"F STP B": VOID, "F STP/ec B": VOID, "F STP/nc B": SUCCEEDS}
    assert played.standing == {"A WAR", "F STP/nc"}


def test_an_army_in_a_split_coast_province_needs_none() -> None:
    assert adjust("RUSSIA: A WAR", "RUSSIA: STP, WAR", "RUSSIA: A STP B").standing == {"A WAR", "A STP"}


def test_nobody_builds_without_a_surplus_of_centers() -> None:
    assert adjust("FRANCE: A SPA", "FRANCE: PAR", "FRANCE: A PAR B")["A PAR B"] is VOID


# --- removals ----------------------------------------------------------------------------------------------


def test_removals_are_taken_in_the_order_given_until_the_number_is_reached_6_J_1() -> None:
    played = adjust("FRANCE: A PAR, A PIC", "FRANCE: PAR", "FRANCE: F LYO D, A PIC D, A PAR D")
    assert played.outcomes == {"F LYO D": VOID, "A PIC D": SUCCEEDS, "A PAR D": VOID}
    assert played.standing == {"A PAR"}


def test_a_unit_is_removed_once_6_J_2() -> None:
    played = adjust("FRANCE: A PAR, A PIC, A MAR", "FRANCE: MAR", "FRANCE: A PAR D, A PAR D")
    assert played.outcomes == {"A PAR D": SUCCEEDS, "A PAR D#2": VOID}
    assert played.standing == {"A MAR"}  # Picardy goes in civil disorder


def test_nobody_removes_a_foreign_unit() -> None:
    played = adjust(
        "FRANCE: A PAR, A PIC; ITALY: A ROM", "FRANCE: PAR; ITALY: ROM", "FRANCE: A ROM D, A PIC D"
    )
    assert played["A ROM D"] is VOID
    assert played.standing == {"A PAR", "A ROM"}


def test_nobody_removes_without_a_surplus_of_units() -> None:
    assert adjust("FRANCE: A PAR", "FRANCE: PAR", "FRANCE: A PAR D")["A PAR D"] is VOID


# --- civil disorder ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("units", "centers", "left"),
    [
        ("RUSSIA: A LVN, A SWE", "RUSSIA: STP", {"A LVN"}),  # 6.J.3
        ("RUSSIA: F BER, F SKA", "RUSSIA: STP", {"F SKA"}),  # 6.J.5
        ("RUSSIA: A TYR, F BAL", "RUSSIA: WAR", {"F BAL"}),  # 6.J.8
    ],
)
def test_a_missing_removal_takes_the_farthest_unit(units: str, centers: str, left: set[str]) -> None:
    assert adjust(units, centers).standing == left


def test_the_distance_is_to_the_nearest_center_owned_home_or_not_6_J_11() -> None:
    assert adjust("ITALY: A TUS, A WAR", "ITALY: WAR").standing == {"A WAR"}


def test_armies_count_sea_as_steps_6_J_10() -> None:
    assert adjust("ITALY: A GRE, A PIE", "ITALY: NAP").standing == {"A GRE"}


def test_fleets_count_land_as_steps() -> None:
    # Over land the Black Sea is two steps from Moscow, the Barents Sea two as well: the name decides.
    assert adjust("RUSSIA: F BLA, F BAR", "RUSSIA: MOS").standing == {"F BLA"}
    assert adjust("RUSSIA: F SKA, F BLA", "RUSSIA: MOS").standing == {"F BLA"}


def test_of_equals_fleets_go_before_armies_6_J_7() -> None:
    assert adjust("RUSSIA: A BOH, F NTH, F SKA", "RUSSIA: STP, WAR").standing == {"A BOH", "F SKA"}
    assert adjust("RUSSIA: A LVN, F BLA", "RUSSIA: MOS").standing == {"A LVN"}


def test_of_equals_the_first_by_english_name_goes_6_J_4() -> None:
    assert adjust("RUSSIA: A LVN, A UKR", "RUSSIA: MOS").standing == {"A UKR"}


def test_the_name_decides_not_the_abbreviation() -> None:
    # Gulf of Lyon (LYO) comes before Ionian Sea (ION) by name, after it by abbreviation.
    assert adjust("ITALY: F LYO, F ION", "ITALY: TUN").standing == {"F ION"}


def test_a_power_without_centers_loses_all_its_units() -> None:
    assert adjust("ITALY: A TUS, F ION; FRANCE: A PAR", "FRANCE: PAR").standing == {"A PAR"}


def test_removals_that_were_ordered_come_first() -> None:
    played = adjust("RUSSIA: A LVN, A SWE, A WAR", "RUSSIA: STP", "RUSSIA: A LVN D")
    assert played.standing == {"A WAR"}


def test_with_removal_home_the_distance_is_to_home_centers_owned_or_not() -> None:
    units, centers = "ITALY: A TUS, A WAR", "ITALY: WAR"
    assert adjust(units, centers, removal="owned").standing == {"A WAR"}
    assert adjust(units, centers, removal="home").standing == {"A TUS"}


def test_in_civil_disorder_builds_are_waived() -> None:
    assert adjust("FRANCE: A SPA", "FRANCE: PAR, BRE").standing == {"A SPA"}


# --- the end -----------------------------------------------------------------------------------------------

CENTERS = sorted(STANDARD.board.centers)


def _count(number: int, phase: str = "F1910M", victory_centers: int = 18) -> Played:
    """France takes Portugal at the end of the turn and has that many centres with it."""
    others = [center for center in CENTERS if center != "POR"]
    owned = f"FRANCE: {', '.join(others[: number - 1])}; ITALY: {', '.join(others[number - 1 :])}"
    return play("FRANCE: A SPA", "A SPA - POR", phase=phase, centers=owned, victory_centers=victory_centers)


@pytest.mark.parametrize(("number", "winner"), [(17, None), (18, "france"), (20, "france")])
def test_eighteen_centers_win(number: int, winner: str | None) -> None:
    assert _count(number).resolution.winner == winner


def test_nobody_wins_before_the_count() -> None:
    assert _count(18, "S1910M").resolution.winner is None


def test_the_number_of_centers_that_wins_is_a_switch() -> None:
    assert _count(12, victory_centers=12).resolution.winner == "italy"  # with 22
    assert _count(17, victory_centers=17).resolution.winner is None  # both have 17
    assert _count(20, victory_centers=21).resolution.winner is None
    assert _count(21, victory_centers=21).resolution.winner == "france"
