"""The retreat rules of the base game, sentence by sentence."""

from __future__ import annotations

import pytest

from tests.variants.playing import play
from variants.outcome import Outcome
from variants.position import PhaseKind

VOID, BOUNCE, SUCCEEDS = Outcome.VOID, Outcome.BOUNCE, Outcome.SUCCEEDS

# --- where a dislodged unit may go -------------------------------------------------------------------------


def test_no_retreat_to_where_the_attacker_came_from_6_H_5() -> None:
    played = play("RUSSIA: F CON, F BLA; TURKEY: F ANK", "F BLA - ANK, F CON S F BLA - ANK")
    assert played.lost == {"F ANK": "BLA"}
    assert played.retreats("F ANK") == {"ARM"}


def test_a_retreat_to_where_the_attacker_came_from_is_void_6_H_5() -> None:
    played = play("RUSSIA: F ANK, F CON", "F ANK R BLA", phase="S1901R", dislodged="TURKEY: F ANK < BLA")
    assert played["F ANK R BLA"] is VOID
    assert played.standing == {"F ANK", "F CON"}


def test_the_attackers_origin_is_open_if_it_came_by_convoy_6_H_11() -> None:
    units = "FRANCE: A GAS, A BUR, F MAO, F WES, F LYO; ITALY: A MAR"
    carriers = "F MAO C A GAS - MAR, F WES C A GAS - MAR, F LYO C A GAS - MAR"
    played = play(units, f"A GAS - MAR via, {carriers}, A BUR S A GAS - MAR")
    assert played.lost == {"A MAR": None}
    assert "GAS" in played.retreats("A MAR")


def test_a_retreat_to_a_convoyed_attackers_origin_is_taken_6_H_11() -> None:
    played = play("FRANCE: A MAR", "A MAR R GAS", phase="S1901R", dislodged="ITALY: A MAR <")
    assert played.standing == {"A MAR", "A GAS"}


def test_the_attackers_origin_is_open_to_others_6_H_10() -> None:
    lost = "ENGLAND: A KIE < BER; GERMANY: A PRU < WAR"
    played = play("GERMANY: A KIE; RUSSIA: A PRU", "A PRU R BER", phase="S1901R", dislodged=lost)
    assert played.standing == {"A KIE", "A PRU", "A BER"}


def test_the_attackers_origin_is_barred_on_every_coast_6_H_15() -> None:
    units = "ENGLAND: F POR; FRANCE: F SPA/sc, F MAO"
    played = play(units, "F SPA/sc - POR, F MAO S F SPA/sc - POR")
    assert played.retreats("F POR") == set()


def test_no_retreat_to_a_province_left_empty_by_a_stand_off_6_H_6() -> None:
    units = "AUSTRIA: A BUD, A TRI; GERMANY: A MUN, A SIL; ITALY: A VIE"
    played = play(units, "A TRI - VIE, A BUD S A TRI - VIE, A MUN - BOH, A SIL - BOH")
    assert played.contested == {"BOH"}
    assert played.retreats("A VIE") == {"GAL", "TYR"}


def test_a_stand_off_closes_every_coast_6_H_16() -> None:
    lost = "FRANCE: F WES < TYS"
    played = play("ITALY: F WES", "F WES R SPA/sc", phase="S1901R", dislodged=lost, contested="SPA")
    assert played["F WES R SPA/sc"] is VOID


def test_a_mover_beaten_head_to_head_leaves_no_stand_off_6_H_9() -> None:
    units = "ENGLAND: F HEL, F DEN; GERMANY: A BER, F KIE, A SIL; RUSSIA: A PRU"
    attack = "A BER - PRU, A SIL S A BER - PRU, A PRU - BER"
    played = play(units, f"{attack}, F HEL - KIE, F DEN S F HEL - KIE")
    assert played.contested == set()
    assert "BER" in played.retreats("F KIE")


def test_a_broken_convoy_leaves_no_stand_off_6_F_7() -> None:
    units = "ENGLAND: A LON, F NTH; GERMANY: F SKA, F HEL"
    orders = "F NTH C A LON - HOL, A LON - HOL, F SKA - NTH, F HEL S F SKA - NTH"
    assert "HOL" in play(units, orders).retreats("F NTH")


def test_a_stand_off_at_an_occupied_province_leaves_nothing_contested() -> None:
    played = play("FRANCE: A PAR; GERMANY: A BUR; ITALY: A MAR", "A PAR - BUR, A MAR - BUR")
    assert played.contested == set()


def test_no_retreat_to_an_occupied_province() -> None:
    units = "AUSTRIA: A TRI, A BUD; GERMANY: A BOH; ITALY: A VIE"
    played = play(units, "A TRI - VIE, A BUD S A TRI - VIE")
    assert played.retreats("A VIE") == {"GAL", "TYR"}


def test_a_province_left_in_the_same_turn_is_open() -> None:
    units = "AUSTRIA: A TRI, A BUD; GERMANY: A BOH; ITALY: A VIE"
    played = play(units, "A TRI - VIE, A BUD S A TRI - VIE, A BOH - MUN")
    assert "BOH" in played.retreats("A VIE")


def test_no_retreat_over_a_convoy_6_H_3() -> None:
    units = "ENGLAND: F NTH; GERMANY: A HOL"
    orders = "A HOL R YOR, F NTH C A HOL - YOR"
    played = play(units, orders, phase="S1901R", dislodged="ENGLAND: A HOL < RUH")
    assert set(played.outcomes.values()) == {VOID}
    assert played.standing == {"F NTH", "A HOL"}


def test_a_unit_with_no_retreat_is_lost_at_once() -> None:
    played = play("ENGLAND: F POR; FRANCE: F SPA/sc, F MAO", "F SPA/sc - POR, F MAO S F SPA/sc - POR")
    assert played.lost == {"F POR": "SPA"}
    assert played.resolution.after.phase.kind is PhaseKind.MOVEMENT
    assert played.resolution.after.dislodged == {}


# --- what becomes of the retreats --------------------------------------------------------------------------


@pytest.mark.parametrize("second", ["ITALY", "GERMANY"])
def test_two_retreats_to_one_place_both_disband_6_H_7(second: str) -> None:
    lost = f"ITALY: A VIE < TRI; {second}: A BOH < SIL"
    played = play("AUSTRIA: A VIE, A BOH", "A VIE R TYR, A BOH R TYR", phase="S1901R", dislodged=lost)
    assert played.outcomes == {"A VIE R TYR": BOUNCE, "A BOH R TYR": BOUNCE}
    assert played.standing == {"A VIE", "A BOH"}


def test_two_retreats_to_two_coasts_of_one_province_both_disband() -> None:
    lost = "FRANCE: F MAO < IRI, F WES < TYS"
    played = play(
        "ENGLAND: F MAO; ITALY: F WES", "F MAO R SPA/nc, F WES R SPA/sc", phase="S1901R", dislodged=lost
    )
    assert played.standing == {"F MAO", "F WES"}


def test_a_void_retreat_does_not_meet_another() -> None:
    lost = "ITALY: A VIE < TYR; GERMANY: A BOH < SIL"
    played = play("AUSTRIA: A VIE, A BOH", "A VIE R TYR, A BOH R TYR", phase="S1901R", dislodged=lost)
    assert played.outcomes == {"A VIE R TYR": VOID, "A BOH R TYR": SUCCEEDS}


def test_a_unit_without_an_order_disbands() -> None:
    played = play("AUSTRIA: A VIE", phase="S1901R", dislodged="ITALY: A VIE < TRI")
    assert played.standing == {"A VIE"}
    assert played.resolution.after.phase.kind is PhaseKind.MOVEMENT


def test_in_civil_disorder_dislodged_units_disband() -> None:
    lost = "ITALY: A VIE < TRI; GERMANY: A BOH < SIL"
    played = play("AUSTRIA: A VIE, A BOH", "A BOH R TYR", phase="S1901R", dislodged=lost)
    assert played.standing == {"A VIE", "A BOH", "A TYR"}


def test_a_unit_may_be_ordered_to_disband() -> None:
    played = play("AUSTRIA: A VIE", "A VIE D", phase="S1901R", dislodged="ITALY: A VIE < TRI")
    assert played["A VIE D"] is SUCCEEDS
    assert played.standing == {"A VIE"}


def test_units_on_the_board_do_nothing_in_a_retreat_phase_6_H_4() -> None:
    played = play(
        "ENGLAND: F NTH; GERMANY: A HOL", "F NTH - NWG", phase="S1901R", dislodged="ENGLAND: A HOL < RUH"
    )
    assert played["F NTH - NWG"] is VOID
    assert "F NTH" in played.standing


def test_nobody_supports_a_retreat_6_H_1() -> None:
    lost = "AUSTRIA: F TRI < TYR; TURKEY: F GRE < ION"
    orders = "F TRI R ALB, A SER S F TRI - ALB, F GRE R ALB"
    played = play("AUSTRIA: A SER; ITALY: A TRI, F GRE", orders, phase="S1901R", dislodged=lost)
    assert played.standing == {"A SER", "A TRI", "F GRE"}


def test_a_retreating_fleet_keeps_the_coast_it_comes_to() -> None:
    played = play("GERMANY: F NWY", "F NWY R STP/nc", phase="S1901R", dislodged="RUSSIA: F NWY < SKA")
    assert "F STP/nc" in played.standing
    played = play("GERMANY: F NWY", "F NWY R STP", phase="S1901R", dislodged="RUSSIA: F NWY < SKA")
    assert "F STP/nc" in played.standing
