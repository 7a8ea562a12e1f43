"""The movement rules of the base game, sentence by sentence; the names end with the settling DATC case."""

from __future__ import annotations

import pytest

from tests.variants.playing import play
from variants.orders import Hold, Unit
from variants.outcome import Outcome
from variants.phases import resolve
from variants.registry import load_variant

VOID, BOUNCE, CUT = Outcome.VOID, Outcome.BOUNCE, Outcome.CUT
SUCCEEDS, DISLODGED, NO_CONVOY = Outcome.SUCCEEDS, Outcome.DISLODGED, Outcome.NO_CONVOY

PARADOX = "ENGLAND: F LON, F WAL; FRANCE: A BRE, F ENG"
PARADOX_ORDERS = "F LON S F WAL - ENG, F WAL - ENG, A BRE - LON, F ENG C A BRE - LON"

# --- convoy paradoxes --------------------------------------------------------------------------------------


def test_szykman_rule_leaves_the_convoyed_army_without_effect_6_F_14() -> None:
    played = play(PARADOX, PARADOX_ORDERS)
    assert played["A BRE - LON"] is NO_CONVOY
    assert played["F LON S F WAL - ENG"] is SUCCEEDS
    assert played["F ENG C A BRE - LON"] is DISLODGED
    assert played.standing == {"A BRE", "F ENG", "F LON"}
    assert played.contested == set()


def test_all_hold_makes_every_move_of_the_paradox_fail_6_F_14() -> None:
    played = play(PARADOX, PARADOX_ORDERS, paradox="all-hold")
    assert played["F WAL - ENG"] is not SUCCEEDS
    assert played["A BRE - LON"] is not SUCCEEDS
    assert played.standing == {"A BRE", "F ENG", "F LON", "F WAL"}


@pytest.mark.parametrize("rule", ["szykman", "all-hold"])
def test_the_paradox_rule_leaves_other_moves_alone_6_F_15(rule: str) -> None:
    units = f"{PARADOX}; ITALY: A NAF, F IRI, F MAO"
    orders = f"{PARADOX_ORDERS}, A NAF - WAL, F IRI C A NAF - WAL, F MAO C A NAF - WAL"
    played = play(units, orders, paradox=rule)
    assert played["A NAF - WAL"] is (SUCCEEDS if rule == "szykman" else BOUNCE)
    assert played["F MAO C A NAF - WAL"] is SUCCEEDS


def test_a_circular_movement_is_no_paradox_6_C_1() -> None:
    played = play("TURKEY: F ANK, A CON, A SMY", "F ANK - CON, A CON - SMY, A SMY - ANK", paradox="all-hold")
    assert played.standing == {"F CON", "A SMY", "A ANK"}


# --- to a neighbour: by convoy or by land ------------------------------------------------------------------

SWAP = "ENGLAND: A NWY; GERMANY: F SKA; RUSSIA: A SWE"


def test_a_move_to_a_neighbour_goes_by_convoy_if_it_says_via_6_G_10() -> None:
    played = play(SWAP, "A NWY - SWE via, F SKA C A NWY - SWE, A SWE - NWY")
    assert played.standing == {"A SWE", "F SKA", "A NWY"}
    assert played["A NWY - SWE via"] is played["A SWE - NWY"] is SUCCEEDS


def test_a_legal_convoy_order_of_an_own_fleet_means_by_convoy_6_G_1() -> None:
    played = play("ENGLAND: A NWY, F SKA; RUSSIA: A SWE", "A NWY - SWE, F SKA C A NWY - SWE, A SWE - NWY")
    assert played["A NWY - SWE"] is played["A SWE - NWY"] is SUCCEEDS


def test_an_own_fleet_counts_if_some_route_could_need_it_though_it_is_not_used_6_G_6() -> None:
    units = "ENGLAND: A LVP, F ENG; FRANCE: F IRI, F NTH; GERMANY: A EDI; RUSSIA: F NAO, F NWG"
    carriers = "F ENG C A LVP - EDI, F NWG C A LVP - EDI, F NAO C A LVP - EDI"
    assert play(units, f"A LVP - EDI, {carriers}, A EDI - LVP")["A LVP - EDI"] is SUCCEEDS


def test_an_own_fleet_that_no_route_could_need_does_not_count_6_G_7() -> None:
    units = "ENGLAND: F NWY, F SKA; RUSSIA: A SWE, F BOT"
    played = play(units, "F SKA C A SWE - NWY, F NWY - SWE, A SWE - NWY, F BOT C A SWE - NWY")
    assert played["F BOT C A SWE - NWY"] is VOID
    assert played["A SWE - NWY"] is played["F NWY - SWE"] is BOUNCE


def test_an_own_fleet_beside_a_shorter_route_does_not_count_6_G_19() -> None:
    units = "FRANCE: A MAR, F WES; ITALY: A SPA, F LYO"
    played = play(units, "A MAR - SPA, F WES C A MAR - SPA, F LYO C A MAR - SPA, A SPA - MAR")
    assert played["F WES C A MAR - SPA"] is VOID
    assert played["A MAR - SPA"] is BOUNCE


def test_an_own_fleet_convoying_elsewhere_does_not_count() -> None:
    units = "ENGLAND: A NWY, F SKA; RUSSIA: A SWE"
    played = play(units, "A NWY - SWE, F SKA C A NWY - DEN, A SWE - NWY")
    assert played["A NWY - SWE"] is BOUNCE


def test_a_foreign_fleet_never_decides_6_G_2() -> None:
    played = play(SWAP, "A NWY - SWE, F SKA C A NWY - SWE, A SWE - NWY")
    assert played["A NWY - SWE"] is played["A SWE - NWY"] is BOUNCE


def test_a_convoy_that_is_meant_and_absent_fails_6_G_8() -> None:
    played = play("ENGLAND: F NTH; FRANCE: A BEL", "F NTH - HEL, A BEL - HOL via")
    assert played["A BEL - HOL via"] is NO_CONVOY


def test_a_convoy_that_is_meant_and_broken_fails_6_G_20() -> None:
    units = "ENGLAND: F ENG; FRANCE: A PIC, F BRE, F MAO"
    orders = "F ENG C A PIC - BEL, A PIC - BEL via, F BRE - ENG, F MAO S F BRE - ENG"
    assert play(units, orders)["A PIC - BEL via"] is NO_CONVOY


def test_with_land_fallback_a_broken_convoy_is_walked_6_G_20() -> None:
    units = "ENGLAND: F ENG; FRANCE: A PIC, F BRE, F MAO"
    orders = "F ENG C A PIC - BEL, A PIC - BEL via, F BRE - ENG, F MAO S F BRE - ENG"
    assert play(units, orders, convoy_fallback="land")["A PIC - BEL via"] is SUCCEEDS


def test_with_land_fallback_an_absent_convoy_is_walked_6_G_8() -> None:
    assert play("FRANCE: A BEL", "A BEL - HOL via", convoy_fallback="land")["A BEL - HOL via"] is SUCCEEDS


def test_with_land_fallback_an_intact_convoy_still_swaps() -> None:
    played = play(SWAP, "A NWY - SWE via, F SKA C A NWY - SWE, A SWE - NWY", convoy_fallback="land")
    assert played.standing == {"A SWE", "F SKA", "A NWY"}


def test_with_via_only_an_own_fleet_does_not_decide() -> None:
    units = "ENGLAND: A NWY, F SKA; RUSSIA: A SWE"
    orders = "A NWY - SWE, F SKA C A NWY - SWE, A SWE - NWY"
    assert play(units, orders, adjacent_convoy="via-only")["A NWY - SWE"] is BOUNCE


def test_with_via_only_via_still_decides() -> None:
    played = play(SWAP, "A NWY - SWE via, F SKA C A NWY - SWE, A SWE - NWY", adjacent_convoy="via-only")
    assert played["A NWY - SWE via"] is SUCCEEDS


# --- coasts ------------------------------------------------------------------------------------------------

TO_SPAIN = "FRANCE: F MAO, F POR; ITALY: F WES"


@pytest.mark.parametrize("coast", ["nc", "sc"])
def test_a_support_may_leave_out_the_coast_and_matches_either_6_B_7(coast: str) -> None:
    played = play(TO_SPAIN, f"F MAO - SPA/{coast}, F POR S F MAO - SPA, F WES - SPA/sc")
    assert played["F POR S F MAO - SPA"] is SUCCEEDS
    assert f"F SPA/{coast}" in played.standing


def test_a_support_naming_another_coast_is_void_6_B_9() -> None:
    played = play(TO_SPAIN, "F MAO - SPA/sc, F POR S F MAO - SPA/nc, F WES - SPA/sc")
    assert played["F POR S F MAO - SPA/nc"] is VOID
    assert played["F MAO - SPA/sc"] is played["F WES - SPA/sc"] is BOUNCE


def test_a_supporter_need_not_reach_the_coast_6_B_4() -> None:
    played = play("FRANCE: F GAS, F MAR", "F GAS - SPA/nc, F MAR S F GAS - SPA/nc")
    assert played["F MAR S F GAS - SPA/nc"] is SUCCEEDS


def test_a_support_matches_a_coast_that_was_filled_in() -> None:
    played = play("FRANCE: F GAS, F POR; ITALY: F WES", "F GAS - SPA, F POR S F GAS - SPA/nc, F WES - SPA/sc")
    assert "F SPA/nc" in played.standing


def test_a_wrong_coast_on_the_ordered_unit_is_ignored_6_B_10() -> None:
    assert play("FRANCE: F SPA/sc", "F SPA/nc - LYO").standing == {"F LYO"}


def test_a_wrong_coast_on_the_ordered_unit_does_not_move_it_6_B_11() -> None:
    assert play("FRANCE: F SPA/nc", "F SPA/sc - LYO")["F SPA/sc - LYO"] is VOID


def test_a_wrong_coast_on_a_unit_supported_to_hold_is_ignored_6_B_16() -> None:
    units = "ENGLAND: F POR; FRANCE: A GAS, A MAR; ITALY: F SPA/sc"
    played = play(units, "F POR S F SPA/nc, A GAS - SPA, A MAR S A GAS - SPA, F SPA/sc H")
    assert played["F POR S F SPA/nc"] is SUCCEEDS
    assert played["A GAS - SPA"] is BOUNCE


def test_a_wrong_coast_on_a_unit_supported_to_move_is_ignored_6_B_17() -> None:
    played = play("ENGLAND: F MAO; FRANCE: F SPA/sc; ITALY: F WES", "F SPA/sc - MAO, F WES S F SPA/nc - MAO")
    assert played["F SPA/sc - MAO"] is SUCCEEDS


def test_a_coast_on_an_army_is_ignored_6_B_12() -> None:
    assert play("FRANCE: A GAS", "A GAS - SPA/nc").standing == {"A SPA"}


def test_a_coast_on_an_army_that_is_supported_is_ignored() -> None:
    played = play("FRANCE: A GAS, A MAR; ITALY: F SPA/sc", "A GAS - SPA, A MAR S A GAS - SPA/nc, F SPA/sc H")
    assert played["A MAR S A GAS - SPA/nc"] is SUCCEEDS
    assert played["A GAS - SPA"] is SUCCEEDS


def test_a_coast_on_a_one_coast_province_is_ignored() -> None:
    assert play("FRANCE: F GAS", "F GAS - BRE/nc").standing == {"F BRE"}


def test_a_move_to_a_coast_out_of_reach_is_void_6_B_3() -> None:
    played = play("FRANCE: F GAS", "F GAS - SPA/sc")
    assert played["F GAS - SPA/sc"] is VOID
    assert played.standing == {"F GAS"}


def test_a_move_without_coast_is_void_if_two_are_possible_6_B_1() -> None:
    assert play("FRANCE: F POR", "F POR - SPA")["F POR - SPA"] is VOID


def test_a_move_without_coast_is_filled_in_if_one_is_possible_6_B_2() -> None:
    assert play("FRANCE: F GAS", "F GAS - SPA").standing == {"F SPA/nc"}


# --- dislodged by convoy, void orders, contradictions ------------------------------------------------------


def test_a_unit_dislodged_by_a_convoyed_attacker_bounces_others_at_its_origin_4_A_7() -> None:
    units = "ENGLAND: A NWY, F DEN, F FIN; FRANCE: F NWG; GERMANY: F SKA; RUSSIA: A SWE"
    attack = "A NWY - SWE via, F SKA C A NWY - SWE, F DEN S A NWY - SWE, F FIN S A NWY - SWE"
    played = play(units, f"{attack}, A SWE - NWY, F NWG - NWY")
    assert played.lost == {"A SWE": None}
    assert played["A SWE - NWY"] is played["F NWG - NWY"] is BOUNCE
    assert played.contested == {"NWY"}


def test_a_unit_beaten_head_to_head_bounces_nobody_at_its_attackers_origin_4_A_7() -> None:
    units = "ENGLAND: A NWY, F FIN; FRANCE: F NWG; RUSSIA: A SWE"
    played = play(units, "A NWY - SWE, F FIN S A NWY - SWE, A SWE - NWY, F NWG - NWY")
    assert played.lost == {"A SWE": "NWY"}
    assert played["F NWG - NWY"] is SUCCEEDS


@pytest.mark.parametrize(
    "order",
    ["F RUM - HOL", "F RUM - BUL/sc", "F RUM S A SER", "F RUM C A BUL - SEV", "F RUM R SEV", "F RUM D"],
)
def test_a_void_order_leaves_the_unit_holding_and_supportable_6_D_28(order: str) -> None:
    units = "AUSTRIA: A BUD; RUSSIA: F RUM; TURKEY: A BUL, F BLA"
    played = play(units, f"A BUD S F RUM, {order}, F BLA - RUM, A BUL S F BLA - RUM")
    assert played[order] is VOID
    assert played["A BUD S F RUM"] is SUCCEEDS
    assert played["F BLA - RUM"] is BOUNCE


def test_an_army_without_its_convoy_has_moved_and_takes_no_support_to_hold_6_D_8() -> None:
    units = "AUSTRIA: F ION, A SER, A ALB; TURKEY: A GRE, A BUL"
    orders = "F ION H, A SER S A ALB - GRE, A ALB - GRE, A GRE - NAP, A BUL S A GRE"
    played = play(units, orders)
    assert played["A GRE - NAP"] is NO_CONVOY
    assert played["A BUL S A GRE"] is VOID
    assert played.lost == {"A GRE": "ALB"}


def test_two_different_legal_orders_make_the_unit_hold_4_D_3() -> None:
    played = play("FRANCE: A PAR", "A PAR - BUR, A PAR - PIC")
    assert played.standing == {"A PAR"}
    assert played.outcomes == {"A PAR - BUR": VOID, "A PAR - PIC": VOID}


def test_a_unit_with_two_orders_takes_support_to_hold_4_D_3() -> None:
    units = "FRANCE: A PAR, A BRE; GERMANY: A BUR, A PIC"
    played = play(units, "A PAR - GAS, A PAR H, A BRE S A PAR, A BUR - PAR, A PIC S A BUR - PAR")
    assert played["A BRE S A PAR"] is SUCCEEDS
    assert played["A BUR - PAR"] is BOUNCE


def test_the_same_order_twice_is_one_order_4_D_3() -> None:
    played = play("FRANCE: A PAR", "A PAR - BUR, A PAR - BUR")
    assert played.standing == {"A BUR"}
    assert played["A PAR - BUR#2"] is SUCCEEDS


def test_an_illegal_order_does_not_contradict_a_legal_one_4_D_3() -> None:
    played = play("FRANCE: A PAR", "A PAR - LON, A PAR - BUR")
    assert played.standing == {"A BUR"}
    assert played["A PAR - LON"] is VOID


def test_two_illegal_orders_are_both_void() -> None:
    played = play("FRANCE: A PAR", "A PAR - LON, A PAR - ROM")
    assert played.outcomes == {"A PAR - LON": VOID, "A PAR - ROM": VOID}


def test_the_same_support_with_a_coast_that_is_ignored_is_one_order() -> None:
    played = play("FRANCE: A GAS, A MAR", "A GAS - SPA, A MAR S A GAS - SPA, A MAR S A GAS - SPA/nc")
    assert set(played.outcomes.values()) == {SUCCEEDS}


def test_a_wrong_unit_letter_is_ignored_4_C() -> None:
    played = play("FRANCE: A PAR, F BRE", "F PAR - BUR, A BRE S A GAS - MAO")
    assert played.standing == {"A BUR", "F BRE"}


def test_a_wrong_letter_on_the_supported_unit_is_ignored_4_C() -> None:
    played = play("FRANCE: A PAR, A MAR; GERMANY: A BUR", "A PAR - BUR, A MAR S F PAR - BUR")
    assert played["A MAR S F PAR - BUR"] is SUCCEEDS
    assert played.lost == {"A BUR": "PAR"}


def test_an_order_to_somebody_elses_unit_is_void_6_A_6() -> None:
    played = play("ENGLAND: F LON", "GERMANY: F LON - NTH")
    assert played["F LON - NTH"] is VOID
    assert played.standing == {"F LON"}


def test_no_order_is_implied() -> None:
    played = play("ENGLAND: A LON, F NTH", "A LON - NWY")
    assert played["A LON - NWY"] is NO_CONVOY
    assert played.standing == {"A LON", "F NTH"}


# --- convoy paths and supports -----------------------------------------------------------------------------

ROUND = "ENGLAND: A LON, F ENG, F NTH; FRANCE: F BRE, F MAO"
ROUND_ORDERS = "A LON - ENG - BEL, F ENG C A LON - BEL, F NTH C A LON - BEL, F BRE S F MAO - ENG, F MAO - ENG"


def test_a_named_path_only_means_via() -> None:
    assert play(ROUND, ROUND_ORDERS)["A LON - ENG - BEL"] is SUCCEEDS


def test_with_path_binds_the_named_path_must_hold() -> None:
    played = play(ROUND, ROUND_ORDERS, named_path="binds")
    assert played["A LON - ENG - BEL"] is NO_CONVOY
    assert played.standing == {"A LON", "F NTH", "F BRE", "F ENG"}


def test_with_path_binds_another_path_may_break() -> None:
    orders = ROUND_ORDERS.replace("A LON - ENG - BEL", "A LON - NTH - BEL")
    assert play(ROUND, orders, named_path="binds")["A LON - NTH - BEL"] is SUCCEEDS


@pytest.mark.parametrize(
    ("units", "move", "support"),
    [
        ("GERMANY: F KIE, A BUR; RUSSIA: A MUN", "F KIE - MUN", "A BUR S F KIE - MUN"),  # 6.D.22
        ("FRANCE: F SPA/nc, F MAR; ITALY: F LYO", "F SPA/nc - LYO", "F MAR S F SPA/nc - LYO"),  # 6.D.23
        ("FRANCE: A MAR, F SPA/sc; ITALY: F LYO", "A MAR - LYO", "F SPA/sc S A MAR - LYO"),  # 6.D.24
        ("AUSTRIA: A RUM; TURKEY: F BLA", "A RUM - ARM", "F BLA S A RUM - ARM"),  # 6.D.31
        ("ENGLAND: A LON; GERMANY: A BEL", "A LON - HOL", "A BEL S A LON - HOL"),  # no fleet at all
    ],
)
def test_a_support_for_a_move_that_could_never_be_made_is_void(units: str, move: str, support: str) -> None:
    played = play(units, f"{move}, {support}")
    assert played[support] is VOID
    assert played[move] in {VOID, NO_CONVOY}


def test_a_support_into_the_supporters_own_province_is_void_6_D_34() -> None:
    played = play("RUSSIA: A LVN; ITALY: A PRU", "A LVN - PRU, A PRU S A LVN - PRU")
    assert played["A PRU S A LVN - PRU"] is VOID


def test_a_unit_cannot_support_itself_6_A_8() -> None:
    units = "AUSTRIA: F TRI; ITALY: A VEN, A TYR"
    played = play(units, "F TRI S F TRI, A VEN - TRI, A TYR S A VEN - TRI")
    assert played["F TRI S F TRI"] is VOID
    assert played.lost == {"F TRI": "VEN"}


# --- strengths ---------------------------------------------------------------------------------------------


def test_a_cut_support_does_not_count_6_D_4() -> None:
    units = "AUSTRIA: A VIE, A TYR; ITALY: A VEN; GERMANY: F TRI"
    played = play(units, "A VIE S A TYR - TRI, A TYR - TRI, A VEN - TYR, F TRI H")
    assert played["A TYR - TRI"] is SUCCEEDS  # Venice attacks Tyrolia, not the supporter
    played = play(
        "AUSTRIA: A VIE, A TYR; ITALY: A BOH, F TRI", "A VIE S A TYR - TRI, A TYR - TRI, A BOH - VIE"
    )
    assert played["A VIE S A TYR - TRI"] is CUT
    assert played["A TYR - TRI"] is BOUNCE


def test_an_attack_from_where_the_support_is_aimed_does_not_cut_unless_it_dislodges_6_D_15() -> None:
    units = "RUSSIA: F CON, F BLA; TURKEY: F ANK, A SMY"
    played = play(units, "F CON S F BLA - ANK, F BLA - ANK, F ANK - CON")
    assert played["F BLA - ANK"] is SUCCEEDS
    played = play(units, "F CON S F BLA - ANK, F BLA - ANK, F ANK - CON, A SMY S F ANK - CON")
    assert played["F CON S F BLA - ANK"] is DISLODGED


def test_no_power_dislodges_its_own_unit_or_helps_to_6_D_10() -> None:
    played = play("GERMANY: A BER, F KIE, A MUN", "A BER H, F KIE - BER, A MUN S F KIE - BER")
    assert played["F KIE - BER"] is BOUNCE
    units = "AUSTRIA: F TRI, A VIE; ITALY: A VEN"
    played = play(units, "F TRI H, A VIE S A VEN - TRI, A VEN - TRI")
    assert played["A VEN - TRI"] is BOUNCE


def test_no_power_cuts_its_own_support_6_D_20() -> None:
    units = "ENGLAND: F LON, F NTH, A YOR; FRANCE: F ENG"
    played = play(units, "F LON S F NTH - ENG, F NTH - ENG, A YOR - LON, F ENG H")
    assert played["F LON S F NTH - ENG"] is SUCCEEDS
    assert played.lost == {"F ENG": "NTH"}


def test_two_own_units_do_not_dislodge_each_other_head_to_head_6_E_3() -> None:
    units = "GERMANY: A BER, A MUN; FRANCE: A KIE"
    played = play(units, "A BER - MUN, A MUN - BER, A KIE S A BER - MUN")
    assert played["A BER - MUN"] is played["A MUN - BER"] is BOUNCE
    assert played.lost == {}


def test_a_beleaguered_garrison_stays_6_E_4() -> None:
    units = "GERMANY: A BUR; FRANCE: A PAR, A PIC; ITALY: A MAR, A GAS"
    played = play(units, "A BUR H, A PAR - BUR, A PIC S A PAR - BUR, A MAR - BUR, A GAS S A MAR - BUR")
    assert played["A BUR H"] is SUCCEEDS
    assert played.contested == set()


# --- civil disorder ----------------------------------------------------------------------------------------


def test_in_civil_disorder_units_hold_and_may_be_supported() -> None:
    units = "AUSTRIA: A VIE; ITALY: A TYR; GERMANY: A BOH, A GAL"
    played = play(units, "A TYR S A VIE, A BOH - VIE, A GAL S A BOH - VIE")
    assert played["A TYR S A VIE"] is SUCCEEDS
    assert played["A BOH - VIE"] is BOUNCE


def test_in_civil_disorder_a_unit_is_dislodged_like_any_other() -> None:
    played = play("AUSTRIA: A VIE; GERMANY: A BOH, A GAL", "A BOH - VIE, A GAL S A BOH - VIE")
    assert played.lost == {"A VIE": "BOH"}


def test_nobody_ordering_anything_changes_nothing() -> None:
    variant = load_variant("standard")
    start = variant.start()
    assert resolve(variant, start, []).units == start.units
    holds = [(power, Hold(unit)) for unit, power in start.units.items()]
    assert resolve(variant, start, holds).units == start.units
    assert start.units[Unit.parse("A PAR")] == "france"
