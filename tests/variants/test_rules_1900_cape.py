"""The cape route of 1900 by the numbers of its rules (rules §2, cape 1 to 5).

Each sentence is here once; ``test_cape`` has more positions and the reasons given for them.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product

import pytest

from tests.variants.playing import Played, play
from variants.outcome import Outcome
from variants.registry import load_variant

SUCCEEDS, VOID, BOUNCE, CUT = Outcome.SUCCEEDS, Outcome.VOID, Outcome.BOUNCE, Outcome.CUT


def spring(units: str, orders: str, **rules: str) -> Played:
    return play(units, orders, variant="1900", phase="S1900M", **rules)


def test_cape_is_mao_egy_and_mao_hej_for_fleets_only() -> None:
    for one, other in (("MAO", "EGY"), ("MAO", "HEJ"), ("EGY", "MAO"), ("HEJ", "MAO")):
        move = f"F {one} - {other}"
        assert spring(f"ITALY: F {one}", move)[move] is SUCCEEDS
    for place in ("EGY", "HEJ"):
        assert spring(f"ITALY: A {place}", f"A {place} - MAO")[f"A {place} - MAO"] is VOID


# --- cape 1 ------------------------------------------------------------------------------------------------

# Fleets in Egypt, Hejaz and on the coasts around MAO; so many of them support each attack.
COASTS = ("GIB", "MOR", "GAS", "BRE", "IRE", "ENG", "IRI", "NAO")


def attack_mao(cape: int, other: int, occupied: bool = True) -> Played:
    """Egypt attacks MAO over the cape with so many supports, Portugal otherwise with so many."""
    helpers = iter(COASTS)
    with_cape = [next(helpers) for _ in range(cape)]
    with_other = [next(helpers) for _ in range(other)]
    orders = ["F EGY - MAO", *(f"F {place} S F EGY - MAO" for place in with_cape)]
    britain = ", ".join(f"F {place}" for place in ("EGY", *with_cape))
    france = ", ".join(f"F {place}" for place in ("POR", *with_other))
    orders += ["F POR - MAO", *(f"F {place} S F POR - MAO" for place in with_other)]
    units = f"BRITAIN: {britain}; FRANCE: {france}" + ("; ITALY: F MAO" if occupied else "")
    return spring(units, ", ".join(orders))


@pytest.mark.parametrize(("cape", "other"), list(product(range(4), range(4))))
@pytest.mark.parametrize("occupied", [True, False])
def test_cape_1_half_plus_supports_compared_as_numbers(cape: int, other: int, occupied: bool) -> None:
    played = attack_mao(cape, other, occupied)
    strongest = max((cape + 0.5, "F EGY - MAO"), (other + 1, "F POR - MAO"))
    enters = strongest[0] > (1 if occupied else 0)
    for move in ("F EGY - MAO", "F POR - MAO"):
        assert (played[move] is SUCCEEDS) == (enters and move == strongest[1])


def test_cape_1_mao_attacked_by_one_and_a_half_and_two_the_two_wins() -> None:
    assert attack_mao(1, 1).lost == {"F MAO": "POR"}


def test_cape_1_head_to_head_both_sides_are_half() -> None:
    units = "ITALY: F MAO, A HEJ; BRITAIN: F EGY"
    tied = spring(units, "F MAO - EGY, F EGY - MAO")
    assert tied.standing == {"F MAO", "F EGY", "A HEJ"}
    assert tied.contested == set()
    assert spring(units, "F MAO - EGY, F EGY - MAO, A HEJ S F MAO - EGY").lost == {"F EGY": "MAO"}


def test_cape_1_prevent_strength_is_half_too() -> None:
    """The cape move of half a strength keeps nobody out; with a support it keeps out a single army."""
    units = "ITALY: F MAO, F EAS; TURKEY: A PAL"
    assert spring(units, "F MAO - EGY, A PAL - EGY")["A PAL - EGY"] is SUCCEEDS
    blocked = spring(units, "F MAO - EGY, F EAS S F MAO - EGY, A PAL - EGY")
    assert blocked["A PAL - EGY"] is BOUNCE
    assert blocked["F MAO - EGY"] is SUCCEEDS


def test_cape_1_two_equal_cape_moves_tie_and_an_empty_goal_is_a_stand_off() -> None:
    played = spring("BRITAIN: F EGY; TURKEY: F HEJ", "F EGY - MAO, F HEJ - MAO")
    assert played.standing == {"F EGY", "F HEJ"}
    assert played.contested == {"MAO"}


def test_cape_1_a_fleet_that_fails_to_move_holds_with_1() -> None:
    units = "BRITAIN: F EGY; ITALY: F MAO; TURKEY: A PAL, A HEJ"
    assert spring(units, "F EGY - MAO, A PAL - EGY").standing == {"F EGY", "F MAO", "A PAL", "A HEJ"}
    assert spring(units, "F EGY - MAO, A PAL - EGY, A HEJ S A PAL - EGY").lost == {"F EGY": "PAL"}


def test_cape_1_against_an_own_unit_the_strength_is_0() -> None:
    units = "BRITAIN: F EGY, F MAO; FRANCE: F MOR, F GIB"
    assert not spring(units, "F EGY - MAO, F MOR S F EGY - MAO, F GIB S F EGY - MAO").lost


def test_cape_1_supports_from_the_occupants_power_do_not_count_X_O() -> None:
    units = "BRITAIN: F EGY; FRANCE: F MAO, F MOR; ITALY: F GIB"
    assert not spring(units, "F EGY - MAO, F MOR S F EGY - MAO").lost
    assert spring(units, "F EGY - MAO, F MOR S F EGY - MAO, F GIB S F EGY - MAO").lost == {"F MAO": "EGY"}


@pytest.mark.parametrize("move", ["F HEJ - EGY", "A HEJ - EGY", "F CYR - EGY", "A CYR - EGY"])
def test_cape_1_the_half_belongs_to_the_border_X_L(move: str) -> None:
    unit = move[:5]
    assert spring(f"BRITAIN: {unit}; TURKEY: A PAL", f"{move}, A PAL - EGY").contested == {"EGY"}


@pytest.mark.parametrize(("start", "goal"), [("MAO", "EGY"), ("MAO", "HEJ"), ("EGY", "MAO"), ("HEJ", "MAO")])
def test_cape_1_it_enters_an_empty_province(start: str, goal: str) -> None:
    assert spring(f"ITALY: F {start}", f"F {start} - {goal}").standing == {f"F {goal}"}


# --- cape 2 ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("supporter", "supported", "goal"),
    [
        ("F MAO", "F EGY", ""),
        ("F MAO", "A HEJ", ""),
        ("F EGY", "F MAO", ""),
        ("F HEJ", "F MAO", ""),
        ("F MAO", "A PAL", " - EGY"),
        ("F MAO", "A ARA", " - HEJ"),
        ("F EGY", "F BRE", " - MAO"),
        ("F HEJ", "F EGY", " - MAO"),
    ],
)
def test_cape_2_no_support_across_it_in_either_direction(supporter: str, supported: str, goal: str) -> None:
    order = f"{supporter} S {supported}{goal}"
    others = f", {supported}{goal}" if goal else ""
    assert spring(f"ITALY: {supporter}, {supported}", order + others)[order] is VOID


@pytest.mark.parametrize("supporter", ["A CYR", "F EAS", "A PAL", "A HEJ", "F HEJ"])
def test_cape_2_support_of_a_cape_move_by_a_unit_that_borders_the_goal_otherwise(supporter: str) -> None:
    orders = f"F MAO - EGY, {supporter} S F MAO - EGY"
    assert spring(f"ITALY: F MAO, {supporter}; TURKEY: F EGY", orders).lost == {"F EGY": "MAO"}


# --- cape 3 ------------------------------------------------------------------------------------------------

PALESTINE = "TURKEY: A EGY, A DAM; AUSTRIA: A PAL"
ATTACK = "A EGY S A DAM - PAL, A DAM - PAL"


def test_cape_3_a_fleet_over_it_cuts_no_support() -> None:
    played = spring(f"{PALESTINE}; ITALY: F MAO", f"{ATTACK}, F MAO - EGY")
    assert played["A EGY S A DAM - PAL"] is SUCCEEDS
    assert played.lost == {"A PAL": "DAM"}


def test_cape_3_not_even_supported_if_it_does_not_dislodge_X_A1() -> None:
    units = "TURKEY: A EGY, A DAM, F EAS; AUSTRIA: A PAL; ITALY: F MAO, A HEJ"
    played = spring(units, f"{ATTACK}, F EAS S A EGY, F MAO - EGY, A HEJ S F MAO - EGY")
    assert played["A EGY S A DAM - PAL"] is SUCCEEDS
    assert played.lost == {"A PAL": "DAM"}


def test_cape_3_unless_it_dislodges_the_supporter_X_B() -> None:
    units = f"{PALESTINE}; ITALY: F MAO, A HEJ"
    played = spring(units, f"{ATTACK}, F MAO - EGY, A HEJ S F MAO - EGY")
    assert played.lost == {"A EGY": "MAO"}
    assert played["A DAM - PAL"] is BOUNCE


def test_cape_3_the_same_the_other_way_into_mao() -> None:
    units = "FRANCE: F MAO, A POR; ITALY: A SPA; BRITAIN: F HEJ, F IRE"
    orders = "A POR - SPA, F MAO S A POR - SPA, F HEJ - MAO"
    assert spring(units, orders).lost == {"A SPA": "POR"}
    beaten = spring(units, f"{orders}, F IRE S F HEJ - MAO")
    assert beaten.lost == {"F MAO": "HEJ"}


def test_cape_3_a_convoyed_army_cuts_as_usual() -> None:
    orders = f"{ATTACK}, F MAO C A IRE - EGY, A IRE - EGY"
    played = spring(f"{PALESTINE}; ITALY: F MAO, A IRE", orders)
    assert played["A EGY S A DAM - PAL"] is CUT
    assert played.lost == {}


def test_cape_3_a_move_not_over_it_cuts_as_usual() -> None:
    played = spring(f"{PALESTINE}; ITALY: F HEJ", f"{ATTACK}, F HEJ - EGY")
    assert played["A EGY S A DAM - PAL"] is CUT


# --- cape 4 ------------------------------------------------------------------------------------------------

ROUND = ("EAS", "ION", "TYS", "WES", "GIB", "MAO")


def carried(start: str, goal: str, *seas: str, via: str = "") -> str:
    army = f"A {start} - {goal}"
    return ", ".join([f"{army}{via}", *(f"F {sea} C {army}" for sea in seas)])


@pytest.mark.parametrize("start", ["IRE", "POR", "MOR", "LVP"])
@pytest.mark.parametrize(("goal", "rival"), [("EGY", "PAL"), ("HEJ", "ARA")])
def test_cape_4_half_if_the_last_leg_is_over_it_wherever_it_started(
    start: str, goal: str, rival: str
) -> None:
    seas = ("IRI", "MAO") if start == "LVP" else ("MAO",)
    fleets = ", ".join(f"F {sea}" for sea in seas)
    orders = f"{carried(start, goal, *seas)}, A {rival} - {goal}"
    played = spring(f"BRITAIN: A {start}, {fleets}; TURKEY: A {rival}", orders)
    assert played[f"A {rival} - {goal}"] is SUCCEEDS
    assert played[f"A {start} - {goal}"] is BOUNCE


def test_cape_4_unopposed_it_arrives() -> None:
    assert "A EGY" in spring("BRITAIN: A IRE, F MAO", carried("IRE", "EGY", "MAO")).standing


def test_cape_4_egypt_to_hejaz_round_africa_too_X_P() -> None:
    orders = f"{carried('EGY', 'HEJ', 'MAO', via=' via')}, A ARA - HEJ"
    played = spring("BRITAIN: A EGY, F MAO; TURKEY: A ARA", orders)
    assert played["A ARA - HEJ"] is SUCCEEDS
    by_land = spring("BRITAIN: A EGY; TURKEY: A ARA", "A EGY - HEJ, A ARA - HEJ")
    assert by_land.contested == {"HEJ"}


@pytest.mark.parametrize(("start", "goal"), [("EGY", "BRE"), ("HEJ", "BRE"), ("EGY", "POR")])
def test_cape_4_every_other_convoy_is_full_first_leg_over_the_cape_included_X_R(
    start: str, goal: str
) -> None:
    orders = f"{carried(start, goal, 'MAO')}, A SPA - {goal}, A PIC - {goal}"
    rival = "A PIC" if goal == "BRE" else "A SPA"
    played = spring(
        f"BRITAIN: A {start}, F MAO; FRANCE: {rival}",
        ", ".join(order for order in orders.split(", ") if order[:5] in (f"A {start}", "F MAO", rival)),
    )
    assert played.contested == {goal}


def test_cape_4_with_a_second_intact_route_ending_otherwise_full_X_S0() -> None:
    fleets = ", ".join(f"F {sea}" for sea in ROUND)
    orders = f"{carried('TRP', 'EGY', *ROUND)}, A PAL - EGY"
    assert spring(f"BRITAIN: A TRP; ITALY: {fleets}; TURKEY: A PAL", orders).contested == {"EGY"}


ROUND_AFRICA_OR_GIBRALTAR = ("MAO", "GIB", "WES", "TYS", "ION", "EAS")


def test_cape_4_the_route_over_the_cape_is_no_short_cut_for_one_that_ends_otherwise() -> None:
    fleets = ", ".join(f"F {sea}" for sea in ROUND_AFRICA_OR_GIBRALTAR)
    units = f"BRITAIN: A BRE; ITALY: {fleets}; TURKEY: A PAL"
    played = spring(units, f"{carried('BRE', 'EGY', *ROUND_AFRICA_OR_GIBRALTAR)}, A PAL - EGY")
    assert played.contested == {"EGY"}
    assert played["F GIB C A BRE - EGY"] is SUCCEEDS
    round_africa = spring(units, f"{carried('BRE', 'EGY', 'MAO')}, A PAL - EGY")
    assert round_africa["A PAL - EGY"] is SUCCEEDS


def test_cape_4_a_way_round_africa_is_needless_beside_one_that_ends_otherwise() -> None:
    """The army stands beside the last sea already, so that the other fleets could never be needed."""
    fleets = ", ".join(f"F {sea}" for sea in ROUND)
    units = f"BRITAIN: A DAM; ITALY: {fleets}"
    assert spring(units, carried("DAM", "EGY", *ROUND))["F MAO C A DAM - EGY"] is VOID


@pytest.mark.parametrize("missing", ["EAS"])
def test_cape_4_each_fleet_of_it_must_be_ordered(missing: str) -> None:
    seas = [sea for sea in ROUND if sea != missing]
    fleets = ", ".join(f"F {sea}" for sea in ROUND)
    orders = f"{carried('TRP', 'EGY', *seas)}, A PAL - EGY"
    played = spring(f"BRITAIN: A TRP; ITALY: {fleets}; TURKEY: A PAL", orders)
    assert played["A PAL - EGY"] is SUCCEEDS


def test_cape_4_and_none_of_it_dislodged_X_S2() -> None:
    fleets = ", ".join(f"F {sea}" for sea in ROUND)
    units = f"BRITAIN: A TRP; ITALY: {fleets}; TURKEY: A PAL, F AEG; AUSTRIA: F DAM"
    orders = f"{carried('TRP', 'EGY', *ROUND)}, A PAL - EGY"
    held = spring(units, f"{orders}, F AEG - EAS")
    assert held.contested == {"EGY"}
    lost = spring(units, f"{orders}, F AEG - EAS, F DAM S F AEG - EAS")
    assert lost.lost == {"F EAS": "AEG"}
    assert lost["A PAL - EGY"] is SUCCEEDS


def test_cape_4_a_paradox_about_the_convoy_round_africa_is_settled_by_szykman() -> None:
    """Egypt supports the attack on the fleet that carries the army to Egypt."""
    units = "BRITAIN: A IRE, F MAO; FRANCE: F BRE, F GIB, F EGY"
    orders = f"{carried('IRE', 'EGY', 'MAO')}, F BRE - MAO, F GIB S F BRE - MAO"
    assert spring(units, orders).lost == {"F MAO": "BRE"}


def test_cape_4_swapping_with_a_neighbour_this_way_follows_the_base_rules() -> None:
    units = "BRITAIN: A EGY, F MAO; TURKEY: A HEJ"
    own_fleet = "A EGY - HEJ, F MAO C A EGY - HEJ, A HEJ - EGY"
    assert spring(units, own_fleet).standing == {"A HEJ", "F MAO", "A EGY"}
    assert spring(units, own_fleet)["A EGY - HEJ"] is SUCCEEDS
    foreign = "BRITAIN: A EGY; FRANCE: F MAO; TURKEY: A HEJ"
    assert spring(foreign, own_fleet)["A EGY - HEJ"] is BOUNCE
    assert (
        spring(foreign, own_fleet.replace("A EGY - HEJ,", "A EGY - HEJ via,", 1))["A HEJ - EGY"] is SUCCEEDS
    )
    assert spring(units, own_fleet, adjacent_convoy="via-only")["A EGY - HEJ"] is BOUNCE


# --- cape 5 ------------------------------------------------------------------------------------------------

TO_EGYPT = {"F MAO": True, "A PAL": False, "A CYR": False, "F EAS": False, "F HEJ": False}


def survivors(retreats: dict[str, bool]) -> set[str]:
    """Those over the cape give way to any other; the others are compared among themselves."""
    over = [unit for unit, cape in retreats.items() if cape]
    otherwise = [unit for unit, cape in retreats.items() if not cape]
    first = otherwise or over
    return set(first) if len(first) == 1 else set()


@pytest.mark.parametrize(
    "units", [units for size in (1, 2, 3) for units in combinations(TO_EGYPT, size)], ids="+".join
)
def test_cape_5_a_retreat_over_it_gives_way_to_any_other(units: tuple[str, ...]) -> None:
    origins = {"F MAO": "BRE", "A PAL": "DAM", "A CYR": "TRP", "F EAS": "ION", "F HEJ": "ARA"}
    lost = f"ITALY: {', '.join(f'{unit} < {origins[unit]}' for unit in units)}"
    orders = ", ".join(f"{unit} R EGY" for unit in units)
    played = play("", orders, variant="1900", phase="S1900R", dislodged=lost)
    stayed = survivors({unit: TO_EGYPT[unit] for unit in units})
    assert Counter(played.standing) == Counter(f"{unit[0]} EGY" for unit in stayed)
    for unit in units:
        assert (played[f"{unit} R EGY"] is SUCCEEDS) == (unit in stayed)


def test_cape_5_two_over_the_cape_to_mao_both_disband() -> None:
    lost = "ITALY: F EGY < PAL, F HEJ < ARA"
    assert not play("", "F EGY R MAO, F HEJ R MAO", variant="1900", phase="S1900R", dislodged=lost).standing


def test_cape_5_mao_to_egy_and_egy_to_mao_do_not_meet() -> None:
    lost = "ITALY: F MAO < BRE; BRITAIN: F EGY < PAL"
    played = play("", "F MAO R EGY, F EGY R MAO", variant="1900", phase="S1900R", dislodged=lost)
    assert played.standing == {"F EGY", "F MAO"}


def test_cape_5_the_attackers_origin_stays_barred() -> None:
    units = "ITALY: F MAO, A HEJ; TURKEY: F EGY"
    played = spring(units, "F MAO - EGY, A HEJ S F MAO - EGY")
    assert "MAO" not in played.retreats("F EGY")
    lost = "TURKEY: F EGY < MAO"
    assert not play("", "F EGY R MAO", variant="1900", phase="S1900R", dislodged=lost).standing


def test_cape_5_it_is_a_way_to_retreat() -> None:
    units = "TURKEY: F MAO; FRANCE: F BRE, F GIB"
    played = spring(units, "F BRE - MAO, F GIB S F BRE - MAO")
    assert {"EGY", "HEJ"} <= played.retreats("F MAO")


def test_the_board_gives_the_route_half_strength() -> None:
    links = [link for link in load_variant("1900").board.special_links if link.kind == "cape"]
    assert {frozenset(link.between) for link in links} == {
        frozenset({"MAO", "EGY"}),
        frozenset({"MAO", "HEJ"}),
    }
    assert {link.strength for link in links} == {0.5}
