"""Colonial outside canal and railway: calendar, victory, Hong Kong, coasts, bridges (rules §4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from maps.board import Terrain
from tests.variants.playing import Played, play
from variants.game import Ending, EndingKind, Game, Node
from variants.outcome import Outcome
from variants.position import Phase, PhaseKind, Position
from variants.registry import load_variant

GAME = load_variant("colonial")
BOARD = GAME.board
SUCCEEDS, VOID, BOUNCE = Outcome.SUCCEEDS, Outcome.VOID, Outcome.BOUNCE
CENTERS = sorted(BOARD.centers - {"HK"})


def turn(units: str, orders: str, phase: str = "Y1870M", centers: str = "", **rules: str) -> Played:
    return play(units, orders, variant="colonial", phase=phase, centers=centers, **rules)


def adjust(units: str, centers: str, orders: str = "", **rules: str) -> Played:
    return play(units, orders, variant="colonial", phase="Y1872A", centers=centers, **rules)


def order(text: str, power: str = "BRITAIN", **rules: str) -> Outcome:
    """What becomes of one order of one unit alone on the board."""
    return turn(f"{power}: {' '.join(text.split()[:2])}", text, **rules)[text]


# --- board -------------------------------------------------------------------------------------------------


def test_119_provinces_58_centers_seven_powers() -> None:
    closed = {id_ for id_, facts in BOARD.provinces.items() if facts.terrain is Terrain.IMPASSABLE}
    assert len(BOARD.provinces) - len(closed) == 119
    assert (len(BOARD.centers), len(GAME.powers)) == (58, 7)
    assert closed == {"HIM"}


@pytest.mark.parametrize("start", ["NEP", "TIB", "DEL", "PUN"])
def test_the_himalaya_is_never_enterable(start: str) -> None:
    assert order(f"A {start} - HIM") is VOID


def test_nepal_and_tibet_are_ordinary_and_do_not_touch() -> None:
    assert order("A DEL - NEP") is SUCCEEDS
    assert order("A ASS - TIB") is SUCCEEDS
    assert order("A NEP - TIB") is VOID
    assert order("A TIB - NEP") is VOID


def test_caspian_and_baikal_are_closed() -> None:
    names = [facts.names["en"] for facts in BOARD.provinces.values()]
    assert not [name for name in names if "Caspian" in name or "Baikal" in name]


# --- calendar ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "year"), [(1, 1870), (2, 1872), (3, 1874), (50, 1968)])
def test_turn_1_is_1870_two_years_a_turn(number: int, year: int) -> None:
    assert GAME.calendar.code(Phase(number, PhaseKind.MOVEMENT)) == f"Y{year}M"


def test_counts_and_adjustments_after_every_second_turn() -> None:
    for year, counted in ((1870, False), (1872, True), (1874, False), (1876, True)):
        played = turn("CHINA: A SEO", "", f"Y{year}M", "CHINA: PEK")
        assert (played.centers("china") == {"PEK", "SEO"}) == counted
        after = GAME.calendar.code(played.resolution.after.phase)
        assert after == (f"Y{year}A" if counted else f"Y{year + 2}M")


@pytest.mark.parametrize(("number", "label"), [(1, "S1870M"), (2, "F1870M"), (3, "S1871M"), (4, "F1871M")])
def test_labels_option(number: int, label: str) -> None:
    phase = Phase(number, PhaseKind.MOVEMENT)
    assert GAME.with_rules({"labels": "seasons"}).calendar.label(phase) == label
    assert GAME.calendar.label(phase) == f"Y{1868 + 2 * number}M"


# --- victory -----------------------------------------------------------------------------------------------


def owners(**numbers: int) -> Mapping[str, str]:
    """So many centres for each power, Hong Kong not among them."""
    powers = [power for power, number in numbers.items() for _ in range(number)]
    return dict(zip(CENTERS, powers, strict=False))


def counted(rule: int = 24, first: Mapping[str, str] | None = None, number: int = 2, **numbers: int) -> Game:
    """The game after the count of that turn, with so many centres and the unit of a bystander."""
    variant = GAME.with_rules({"victory_centers": rule})
    owned = first if first is not None else owners(**numbers)
    position = Position(Phase(number, PhaseKind.MOVEMENT), {}, owned)
    game = Game.new(variant, dict.fromkeys(GAME.powers, "Ann"))
    return replace(game, nodes=(Node(None, position),)).resolve()


@pytest.mark.parametrize(("number", "ended"), [(23, False), (24, True), (30, True)])
def test_at_a_count_a_power_alone_at_24_or_more_wins(number: int, ended: bool) -> None:
    game = counted(japan=number, france=20)
    assert game.ending == (Ending(EndingKind.SOLO, ("japan",)) if ended else None)


def test_only_at_a_count() -> None:
    assert counted(number=1, japan=24).ending is None


def test_24_is_the_default_and_30_a_start_option() -> None:
    assert GAME.rules["victory_centers"] == 24
    assert counted(30, japan=29, france=20).ending is None
    assert counted(30, japan=30, france=20).ending == Ending(EndingKind.SOLO, ("japan",))


@pytest.mark.parametrize(("one", "other"), [(24, 24), (26, 24), (30, 27)])
def test_if_two_are_neither_wins_26_to_24_included(one: int, other: int) -> None:
    assert counted(japan=one, france=other).ending is None


@pytest.mark.parametrize("power", ["japan", "france"])
def test_until_the_next_count_either_may_alone_declare_a_draw_of_exactly_those_two(power: str) -> None:
    game = counted(japan=26, france=24, china=5)
    assert set(game.draw_claims()) == {"japan", "france"}
    ended = game.declare_draw(power).ending
    assert ended is not None
    assert (ended.kind, set(ended.powers)) == (EndingKind.DRAW, {"japan", "france"})


def test_nobody_else_may() -> None:
    with pytest.raises(ValueError, match="china"):
        counted(japan=26, france=24, china=5).declare_draw("china")
    assert counted(japan=23, france=23).draw_claims() == ()


def test_then_count_anew_alone_at_24_wins_even_if_the_other_fell() -> None:
    game = counted(japan=24, france=24)
    fell = {**owners(japan=24, france=24), CENTERS[-1]: "china"}
    lost = {center: power for center, power in fell.items() if power != "france" or center != CENTERS[24]}
    assert game.ending is None
    assert counted(first=lost, number=4).ending == Ending(EndingKind.SOLO, ("japan",))


def test_with_30_this_cannot_happen() -> None:
    assert counted(30, japan=28, france=29).draw_claims() == ()
    assert len(BOARD.centers) < 2 * 30


def test_after_the_adjustment_of_turn_50_a_draw_of_all_survivors() -> None:
    game = counted(number=50, japan=10, france=9)
    if game.position.phase.kind is PhaseKind.ADJUSTMENT:
        game = game.resolve()
    assert game.ending is not None
    assert game.ending.kind is EndingKind.DRAW
    assert set(game.ending.powers) == {"japan", "france"}
    assert GAME.calendar.code(Phase(50, PhaseKind.ADJUSTMENT)) == "Y1968A"


def test_not_before() -> None:
    game = counted(number=48, japan=10, france=9)
    assert (game.resolve() if game.position.phase.kind is PhaseKind.ADJUSTMENT else game).ending is None


def test_unless_all_powers_with_a_center_agree_on_a_later_end() -> None:
    variant = GAME
    position = Position(Phase(50, PhaseKind.MOVEMENT), {}, owners(japan=10, france=9))
    game = replace(Game.new(variant, dict.fromkeys(GAME.powers, "Ann")), nodes=(Node(None, position),))
    with pytest.raises(ValueError, match="france"):
        game.agree_end(60, ["japan"])
    later = game.agree_end(60, ["japan", "france"]).resolve()
    later = later.resolve() if later.position.phase.kind is PhaseKind.ADJUSTMENT else later
    assert later.ending is None


def test_victory_and_the_24_center_draw_are_settled_first() -> None:
    assert counted(number=50, japan=24, france=9).ending == Ending(EndingKind.SOLO, ("japan",))
    two = counted(number=50, japan=24, france=25, china=2)
    two = two.resolve() if two.ending is None else two
    assert two.ending is not None
    assert (two.ending.kind, set(two.ending.powers)) == (EndingKind.DRAW, {"japan", "france"})


# --- Hong Kong ---------------------------------------------------------------------------------------------


def test_a_chinese_unit_there_at_a_count_makes_china_the_owner_and_the_old_owner_loses_it() -> None:
    played = turn("CHINA: A HK", "", "Y1872M", "BRITAIN: HK, SIN; CHINA: PEK")
    assert played.resolution.owners["HK"] == "china"
    assert played.centers("britain") == {"SIN"}


def test_china_may_enter_from_turn_1() -> None:
    played = turn("CHINA: A CAN", "A CAN - HK")
    assert played.standing == {"A HK"}


def test_china_gains_no_unit_limit() -> None:
    played = turn("CHINA: A HK, A PEK", "", "Y1872M", "CHINA: PEK, MAC")
    assert played.resolution.adjustments.get("china", 0) == 0
    assert adjust("CHINA: A MON, A SHA", "CHINA: HK, PEK").standing == {"A SHA"}


def test_nor_victory() -> None:
    with_it = {**owners(china=23, japan=5), "HK": "china"}
    assert counted(first=with_it).ending is None
    other = {**owners(japan=23, china=5), "HK": "japan"}
    assert counted(first=other).ending == Ending(EndingKind.SOLO, ("japan",))


def test_nor_builds() -> None:
    assert adjust("", "CHINA: HK, PEK", "CHINA: A HK B, F HK B").outcomes == {"A HK B": VOID, "F HK B": VOID}


def test_nor_distance() -> None:
    """The army beside Hong Kong is farther from Peking than that in Mongolia."""
    assert adjust("CHINA: A CAN, A MON", "CHINA: HK, PEK").standing == {"A MON"}


def test_it_stays_chinese_after_the_unit_leaves() -> None:
    played = turn("CHINA: A HK", "A HK - CAN", "Y1876M", "CHINA: HK, PEK")
    assert played.resolution.owners["HK"] == "china"


def test_until_another_power_holds_it_at_a_count() -> None:
    assert turn("FRANCE: F HK", "", "Y1874M", "CHINA: HK").resolution.owners["HK"] == "china"
    assert turn("FRANCE: F HK", "", "Y1876M", "CHINA: HK").resolution.owners["HK"] == "france"


def test_britain_may_retake_it_and_then_build_there() -> None:
    assert turn("BRITAIN: F HK", "", "Y1876M", "CHINA: HK").resolution.owners["HK"] == "britain"
    assert adjust("", "BRITAIN: HK", "BRITAIN: F HK B")["F HK B"] is SUCCEEDS


def test_for_all_others_it_is_a_center() -> None:
    played = turn("FRANCE: F HK", "", "Y1872M", "FRANCE: ANN; CHINA: HK")
    assert played.resolution.adjustments["france"] == 1


# --- coasts ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("province", "coasts"), [("BAN", {"ec", "wc"}), ("SEO", {"ec", "wc"}), ("ARA", {"nc", "sc"})]
)
def test_split_coasts(province: str, coasts: set[str]) -> None:
    assert set(BOARD.provinces[province].coasts) == coasts
    assert {id_ for id_, facts in BOARD.provinces.items() if facts.coasts} == {"BAN", "SEO", "ARA"}


def test_a_single_possible_coast_is_filled_in() -> None:
    assert turn("JAPAN: F SOJ", "F SOJ - SEO").standing == {"F SEO/ec"}


def test_cebu_is_one_space_for_armies_and_fleets() -> None:
    assert BOARD.provinces["CEBU"].coasts == ()
    assert order("A DAV - CEBU") is SUCCEEDS
    assert order("F SUL - CEBU") is SUCCEEDS
    assert order("F CEBU - MID") is SUCCEEDS


def test_med_bs_is_an_ordinary_fleet_adjacency() -> None:
    assert order("F MED - BS") is SUCCEEDS
    played = turn("TURKEY: F BS, F MED; RUSSIA: F CON", "F BS S F MED - CON, F MED - CON")
    assert played.lost == {"F CON": "MED"}
    assert order("F MED - BS", bridges="armies") is SUCCEEDS


# --- bridges -----------------------------------------------------------------------------------------------

BRIDGES = [
    *(("SIN", "MAL"), ("DAV", "CEBU"), ("CEBU", "MNA"), ("KYU", "KYO")),
    *(("HK", "CAN"), ("CON", "ANG"), ("SAK", "OTA"), ("AKI", "OTA")),
]


@pytest.mark.parametrize("kind", "AF")
@pytest.mark.parametrize(("one", "other"), BRIDGES)
def test_bridges_for_both_unit_kinds(kind: str, one: str, other: str) -> None:
    assert order(f"{kind} {one} - {other}") is SUCCEEDS
    assert order(f"{kind} {other} - {one}") is SUCCEEDS


@pytest.mark.parametrize(("one", "other"), BRIDGES)
def test_start_option_armies_only(one: str, other: str) -> None:
    for start, goal in ((one, other), (other, one)):
        assert order(f"A {start} - {goal}", bridges="armies") is SUCCEEDS
        assert order(f"F {start} - {goal}", bridges="armies") is VOID


def test_with_armies_only_fleets_support_nothing_over_a_bridge() -> None:
    support = "F SIN S A MAL"
    units = "BRITAIN: F SIN, A MAL"
    assert turn(units, support)[support] is SUCCEEDS
    assert turn(units, support, bridges="armies")[support] is VOID


def test_no_bridge_from_davao_to_manila() -> None:
    assert order("A DAV - MNA") is VOID


# --- builds ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("site", "units", "centers", "outcome"),
    [
        ("COC", "", "FRANCE: COC", SUCCEEDS),
        ("COC", "", "FRANCE: PEK", VOID),  # not owned
        ("COC", "FRANCE: A COC", "FRANCE: COC, PEK", VOID),  # not vacant
        ("PEK", "", "FRANCE: COC, PEK", VOID),  # not home
    ],
)
def test_builds_on_own_vacant_home_centers(site: str, units: str, centers: str, outcome: Outcome) -> None:
    assert adjust(units, centers, f"FRANCE: A {site} B")[f"A {site} B"] is outcome


# --- distances ---------------------------------------------------------------------------------------------


def test_the_canal_is_no_step_for_distances() -> None:
    """From the Mediterranean to Aden it is three steps; with the canal, two, as from the Arabian Sea."""
    assert adjust("TURKEY: F MED, F ARS", "TURKEY: ADE").standing == {"F ARS"}


def test_the_railway_is_no_step_for_distances() -> None:
    assert adjust("RUSSIA: A MOS, A PEK", "RUSSIA: VLA").standing == {"A PEK"}
