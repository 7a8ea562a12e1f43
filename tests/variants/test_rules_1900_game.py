"""1900 outside the cape route: centres, home, crossings, Gibraltar, emergency measures (rules §2)."""

from __future__ import annotations

import pytest

from maps.board import Terrain
from tests.variants.playing import Played, play
from variants.outcome import Outcome
from variants.registry import load_variant

GAME = load_variant("1900")
BOARD = GAME.board
CENTERS = sorted(BOARD.centers)
SUCCEEDS, VOID, NO_CONVOY, BOUNCE = Outcome.SUCCEEDS, Outcome.VOID, Outcome.NO_CONVOY, Outcome.BOUNCE


def spring(units: str, orders: str, **rules: str) -> Played:
    return play(units, orders, variant="1900", phase="S1900M", **rules)


def winter(units: str, centers: str, orders: str = "", **rules: str) -> Played:
    return play(units, orders, variant="1900", phase="W1900A", centers=centers, **rules)


def order(text: str, **rules: str) -> Outcome:
    """What becomes of one order of one British unit alone on the board."""
    unit = " ".join(text.split()[:2])
    return spring(f"BRITAIN: {unit}", text, **rules)[text]


# --- board and victory -------------------------------------------------------------------------------------


def test_39_centers_90_provinces() -> None:
    closed = [id_ for id_, facts in BOARD.provinces.items() if facts.terrain is Terrain.IMPASSABLE]
    assert len(BOARD.centers) == 39
    assert len(BOARD.provinces) - len(closed) == 90
    assert not closed


def test_spring_1900_start() -> None:
    start = GAME.start()
    assert GAME.calendar.code(start.phase) == "S1900M"
    assert len(start.units) == len(start.owners) == 25


def count(germany: int, italy: int) -> str | None:
    """Germany and Italy with so many centres after a Fall turn."""
    split = CENTERS[:germany], CENTERS[germany : germany + italy]
    owned = f"GERMANY: {', '.join(split[0])}; ITALY: {', '.join(split[1])}"
    return play("TURKEY: A ARM", "", variant="1900", phase="F1910M", centers=owned).resolution.winner


@pytest.mark.parametrize(
    ("germany", "italy", "winner"),
    [
        (17, 16, None),
        (18, 17, "germany"),
        (18, 18, None),
        (19, 19, None),
        (18, 19, "italy"),
        (20, 19, "germany"),
    ],
)
def test_win_at_18_and_strictly_more_than_every_other(germany: int, italy: int, winner: str | None) -> None:
    assert count(germany, italy) == winner


def test_level_leaders_play_on() -> None:
    owned = f"GERMANY: {', '.join(CENTERS[:18])}; ITALY: {', '.join(CENTERS[18:36])}"
    played = play("TURKEY: A ARM", "", variant="1900", phase="F1910M", centers=owned)
    assert played.resolution.winner is None
    assert GAME.calendar.code(played.resolution.after.phase) in {"W1910A", "S1911M"}


@pytest.mark.parametrize(
    ("province", "coasts"),
    [("SPA", ("nc", "ec", "wc")), ("MAC", ("ec", "wc")), ("STP", ("nc", "sc")), ("BUL", ())],
)
def test_split_coasts(province: str, coasts: tuple[str, ...]) -> None:
    assert set(BOARD.provinces[province].coasts) == set(coasts)


@pytest.mark.parametrize(
    ("text", "outcome"),
    [
        ("F POR - SPA/nc", SUCCEEDS),
        ("F POR - SPA/wc", SUCCEEDS),
        ("F POR - SPA/ec", VOID),
        ("F POR - SPA", VOID),  # two coasts are possible
        ("F LYO - SPA", SUCCEEDS),  # only the east coast is
        ("F SPA/wc - GIB", SUCCEEDS),
        ("F SPA/nc - GIB", VOID),
        ("F GAS - SPA/wc", VOID),
    ],
)
def test_three_coasts_of_spain(text: str, outcome: Outcome) -> None:
    assert order(text) is outcome


@pytest.mark.parametrize(
    "text", ["A BUR - SWI", "A CLY - IRE", "F NAO - ICE", "F NAO - IRE", "F IRE - MAO", "F MAO - IRE"]
)
def test_iceland_ireland_and_switzerland_are_open(text: str) -> None:
    assert order(text) is SUCCEEDS


# --- home --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("power", "center"), [("britain", "EGY"), ("france", "ALG")])
def test_egypt_and_algeria_are_owned_at_the_start(power: str, center: str) -> None:
    assert GAME.start().owners[center] == power


@pytest.mark.parametrize(("power", "center", "home"), [("BRITAIN", "EGY", "LON"), ("FRANCE", "ALG", "PAR")])
def test_never_a_build_site(power: str, center: str, home: str) -> None:
    orders = f"{power}: A {center} B, A {home} B"
    played = winter("", f"{power}: {center}, {home}", orders)
    assert played.outcomes == {f"A {center} B": VOID, f"A {home} B": SUCCEEDS}


@pytest.mark.parametrize(
    ("power", "near", "far", "center"),
    [("BRITAIN", "A PAL", "A NWY", "LON"), ("FRANCE", "A TUN", "A NET", "BRE")],
)
def test_but_home_for_civil_disorder_distances(power: str, near: str, far: str, center: str) -> None:
    assert winter(f"{power}: {near}, {far}", f"{power}: {center}").standing == {near}


# --- crossings ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", "AF")
@pytest.mark.parametrize(("one", "other"), [("CLY", "IRE"), ("GIB", "MOR"), ("EGY", "HEJ")])
def test_crossings_are_ordinary_for_armies_and_fleets(kind: str, one: str, other: str) -> None:
    assert order(f"{kind} {one} - {other}") is SUCCEEDS
    assert order(f"{kind} {other} - {one}") is SUCCEEDS
    played = spring(f"BRITAIN: {kind} {one}; FRANCE: A {other}", f"{kind} {one} - {other}, A {other} - {one}")
    assert played.standing == {f"{kind} {one}", f"A {other}"}  # head-to-head


def test_clyde_to_ireland_by_land_whatever_stands_in_the_sea() -> None:
    assert spring("BRITAIN: A CLY; FRANCE: F NAO", "A CLY - IRE").standing == {"A IRE", "F NAO"}


def test_clyde_to_ireland_may_also_go_by_convoy() -> None:
    units = "BRITAIN: A CLY; FRANCE: F NAO; GERMANY: A IRE"
    played = spring(units, "A CLY - IRE via, F NAO C A CLY - IRE, A IRE - CLY")
    assert played.standing == {"A IRE", "F NAO", "A CLY"}  # they change places, which only a convoy can
    assert spring("BRITAIN: A CLY", "A CLY - IRE via")["A CLY - IRE via"] is not SUCCEEDS


def test_support_goes_over_a_crossing() -> None:
    units = "BRITAIN: A CYR, F HEJ; TURKEY: A EGY"
    assert spring(units, "A CYR - EGY, F HEJ S A CYR - EGY").lost == {"A EGY": "CYR"}


def test_hejaz_to_palestine_for_armies_only() -> None:
    assert order("A HEJ - PAL") is SUCCEEDS
    assert order("F HEJ - PAL") is VOID
    assert order("F PAL - HEJ") is VOID


# --- Gibraltar ---------------------------------------------------------------------------------------------


def test_gibraltar_is_sea_for_convoys() -> None:
    orders = "A ALG - IRE, F GIB C A ALG - IRE, F MAO C A ALG - IRE, F WES C A ALG - IRE"
    played = spring("FRANCE: A ALG, F GIB, F MAO, F WES", orders)
    assert "A IRE" in played.standing


def test_a_fleet_in_gibraltar_may_convoy() -> None:
    played = spring("FRANCE: A MOR; BRITAIN: F GIB", "A MOR - SPA via, F GIB C A MOR - SPA")
    assert played.standing == {"A SPA", "F GIB"}


def test_but_not_into_its_own_place() -> None:
    played = spring("FRANCE: A MOR; BRITAIN: F GIB", "A MOR - GIB via, F GIB C A MOR - GIB")
    assert played["F GIB C A MOR - GIB"] is VOID
    assert played.standing == {"A MOR", "F GIB"}


def test_an_army_may_stand_there() -> None:
    assert order("A SPA - GIB") is SUCCEEDS
    assert order("A MOR - GIB") is SUCCEEDS
    assert spring("BRITAIN: A GIB; FRANCE: F WES", "F WES - GIB")["F WES - GIB"] is BOUNCE


def test_an_army_there_convoys_nothing() -> None:
    played = spring("BRITAIN: A GIB; FRANCE: A MOR", "A GIB C A MOR - SPA, A MOR - SPA")
    assert played["A GIB C A MOR - SPA"] is VOID
    assert played["A MOR - SPA"] is not SUCCEEDS


@pytest.mark.parametrize(("start", "goal"), [("GIB", "IRE"), ("IRE", "GIB")])
def test_and_start_or_end_a_convoy_there(start: str, goal: str) -> None:
    played = spring(f"BRITAIN: A {start}, F MAO", f"A {start} - {goal}, F MAO C A {start} - {goal}")
    assert played.standing == {f"A {goal}", "F MAO"}


# --- the Russian emergency measures ------------------------------------------------------------------------

HOME = ("MOS", "SEV", "STP", "WAR")


def russia(units: str, home: int, elsewhere: str = "", orders: str = "", **rules: str) -> Played:
    """Russia owns so many of its home centres."""
    owned = ", ".join([*HOME[:home], *elsewhere.split()])
    return winter(f"RUSSIA: {units}" if units else "", f"RUSSIA: {owned}; TURKEY: CON", orders, **rules)


@pytest.mark.parametrize(("home", "limit"), [(1, 2), (2, 3), (3, 4)])
def test_owning_one_two_or_three_its_limit_is_centers_and_one(home: int, limit: int) -> None:
    armies = "RUSSIA: A SIB B, A MOS B, A SEV B, A STP B, A WAR B"
    assert len(russia("", home, orders=armies).standing) == limit


@pytest.mark.parametrize("home", [1, 2, 3])
def test_siberia_takes_one_army(home: int) -> None:
    assert russia("", home, orders="RUSSIA: A SIB B")["A SIB B"] is SUCCEEDS
    played = russia("", home, orders="RUSSIA: A SIB B, A SIB B")
    assert played.outcomes == {"A SIB B": SUCCEEDS, "A SIB B#2": VOID}


def test_siberia_takes_no_fleet() -> None:
    assert russia("", 3, orders="RUSSIA: F SIB B")["F SIB B"] is VOID


def test_siberia_takes_it_only_if_no_unit_stands_there() -> None:
    assert russia("A SIB", 3, orders="RUSSIA: A SIB B")["A SIB B"] is VOID
    played = winter("TURKEY: A SIB", "RUSSIA: MOS; TURKEY: CON", "RUSSIA: A SIB B")
    assert played["A SIB B"] is VOID


def test_as_any_of_its_builds() -> None:
    """It may be the first of them, and the extra unit may stand elsewhere."""
    assert russia("", 1, orders="RUSSIA: A SIB B, A MOS B").standing == {"A SIB", "A MOS"}
    assert russia("A RUM", 2, orders="RUSSIA: A MOS B, A SEV B").standing == {"A RUM", "A MOS", "A SEV"}
    assert russia("A MOS, A RUM", 2, orders="RUSSIA: A SIB B").standing == {"A MOS", "A RUM", "A SIB"}


@pytest.mark.parametrize("home", [0, 4])
def test_otherwise_the_limit_is_its_centers_and_siberia_is_no_site(home: int) -> None:
    played = russia("", home, "RUM", "RUSSIA: A SIB B")
    assert played["A SIB B"] is VOID


@pytest.mark.parametrize(("home", "left"), [(0, 2), (4, 6)])
def test_a_surplus_goes_in_this_same_adjustment(home: int, left: int) -> None:
    units = "A LVN, A UKR, A ARM, A FIN, A GAL, A BOH, A SIB"
    assert len(russia(units, home, "RUM BUL").standing) == left


def test_judged_on_the_ownership_just_counted() -> None:
    """Turkey takes Sevastopol this Fall; Russia has the extra unit in the adjustment that follows."""
    owned = "RUSSIA: MOS, SEV, STP, WAR; TURKEY: CON"
    units = "RUSSIA: A MOS, A STP, A WAR; TURKEY: A ARM"
    played = play(units, "A ARM - SEV", variant="1900", phase="F1900M", centers=owned)
    assert played.resolution.adjustments.get("russia") == 1
    back = play(
        "RUSSIA: A UKR, A MOS, A STP, A WAR",
        "A UKR - SEV",
        variant="1900",
        phase="F1900M",
        centers="RUSSIA: MOS, STP, WAR; TURKEY: SEV",
    )
    assert back.resolution.adjustments.get("russia", 0) == 0


def test_with_the_fourth_regained_the_extra_unit_goes() -> None:
    played = play(
        "RUSSIA: A UKR, A MOS, A STP, A WAR, A SIB",
        "A UKR - SEV",
        variant="1900",
        phase="F1900M",
        centers="RUSSIA: MOS, STP, WAR; TURKEY: SEV",
    )
    assert played.resolution.adjustments.get("russia") == -1


def test_occupied_or_no_free_site_is_waived_and_the_right_stays() -> None:
    full = russia("A SIB, A MOS", 1, "RUM", "RUSSIA: A MOS B, A SIB B")
    assert full.outcomes == {"A MOS B": VOID, "A SIB B": VOID}
    assert russia("A UKR, A MOS", 1, "RUM", "RUSSIA: A SIB B")["A SIB B"] is SUCCEEDS


def test_the_extra_unit_counts_neither_for_victory_nor_as_a_center() -> None:
    elsewhere = [center for center in CENTERS if center not in HOME]
    owned = ", ".join((*HOME[:3], *elsewhere[:14]))
    centers = f"RUSSIA: {owned}; TURKEY: {elsewhere[14]}"
    played = play("RUSSIA: A SIB", "", variant="1900", phase="F1910M", centers=centers)
    assert played.resolution.winner is None  # 17 centres and the right to 18 units
    assert played.resolution.adjustments["russia"] == 18 - 1


def test_siberia_is_never_a_center() -> None:
    assert "SIB" not in BOARD.centers
    played = play("TURKEY: A SIB", "", variant="1900", phase="F1900M", centers="RUSSIA: MOS; TURKEY: CON")
    assert "SIB" not in played.resolution.owners


def test_siberia_is_never_home_for_distances() -> None:
    """The army in Siberia is a step from home and goes before those at home."""
    assert russia("A SIB, A MOS, A WAR", 0, "RUM BUL").standing == {"A MOS", "A WAR"}
    assert russia("A SIB, A BUL, A RUM", 0, "RUM BUL", removal="owned").standing == {"A BUL", "A RUM"}


def test_only_russia_has_them() -> None:
    played = winter("", "GERMANY: BER", "GERMANY: A BER B, A SIB B")
    assert played.outcomes == {"A BER B": SUCCEEDS, "A SIB B": VOID}
