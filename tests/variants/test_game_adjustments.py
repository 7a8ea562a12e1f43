"""Adjustments of 1900, Hundred and Colonial: limits, sites, and the centres that count."""

from __future__ import annotations

import pytest

from tests.variants.playing import Played, play
from variants.adjustments import due
from variants.legal import build_sites
from variants.orders import UnitKind
from variants.outcome import Cause, Outcome
from variants.position import Phase, PhaseKind, Position
from variants.registry import load_variant

SUCCEEDS, VOID = Outcome.SUCCEEDS, Outcome.VOID
HOME = ("MOS", "SEV", "STP", "WAR")


def winter(units: str, centers: str, orders: str = "", removal: str = "home") -> Played:
    return play(units, orders, variant="1900", phase="W1900A", centers=centers, removal=removal)


def sites(variant: str, power: str, *centers: str) -> dict[str, tuple[UnitKind, ...]]:
    position = Position(Phase(2, PhaseKind.ADJUSTMENT), {}, dict.fromkeys(centers, power))
    return {str(site): kinds for site, kinds in build_sites(load_variant(variant), position, power).items()}


# --- 1900: the Russian emergency measures ------------------------------------------------------------------


@pytest.mark.parametrize(("held", "limit"), [(0, 1), (1, 3), (2, 4), (3, 5), (4, 5)])
def test_the_limit_is_one_more_with_one_to_three_home_centers(held: int, limit: int) -> None:
    owners = {**dict.fromkeys(HOME[:held], "russia"), "RUM": "russia"}
    position = Position(Phase(2, PhaseKind.ADJUSTMENT), {}, owners)
    assert due(load_variant("1900"), position) == {"russia": limit}


@pytest.mark.parametrize("held", range(5))
def test_siberia_takes_an_army_only_while_they_are_in_force(held: int) -> None:
    army_alone = (UnitKind.ARMY,)
    assert sites("1900", "russia", *HOME[:held]).get("SIB") == (army_alone if 0 < held < 4 else None)


def test_siberia_takes_one_army_as_any_of_the_builds() -> None:
    played = winter("RUSSIA: A SEV", "RUSSIA: MOS, SEV", "RUSSIA: A SIB B, A MOS B")
    assert played.standing == {"A SEV", "A SIB", "A MOS"}
    assert played.reasons["A SIB B"].cause is Cause.EMERGENCY
    assert played.reasons["A MOS B"].cause is Cause.CARRIED_OUT
    assert winter("", "RUSSIA: MOS, SEV", "RUSSIA: A SIB B, A SIB B").standing == {"A SIB"}
    assert winter("", "RUSSIA: MOS, SEV", "RUSSIA: F SIB B")["F SIB B"] is VOID


def test_occupied_siberia_is_waived_and_the_right_stays() -> None:
    played = winter("RUSSIA: A SIB, A MOS", "RUSSIA: MOS, RUM", "A SIB B")
    assert played.reasons["A SIB B"].cause is Cause.OCCUPIED
    assert played.standing == {"A SIB", "A MOS"}
    later = winter("RUSSIA: A UKR, A MOS", "RUSSIA: MOS, RUM", "RUSSIA: A SIB B")
    assert later["A SIB B"] is SUCCEEDS


@pytest.mark.parametrize("kept", ["MOS, SEV, STP, WAR", "RUM, SWE, NWY, BUL"])
def test_a_surplus_goes_in_the_same_adjustment(kept: str) -> None:
    units = "RUSSIA: A GAL, A UKR, A LVN, A FIN, A SIB"
    played = play(units, variant="1900", phase="F1900M", centers=f"RUSSIA: {kept}")
    assert played.resolution.adjustments["russia"] == -1
    after = winter(units, f"RUSSIA: {kept}", "A SIB D")
    assert after.standing == {"A GAL", "A UKR", "A LVN", "A FIN"}


def test_they_are_judged_on_the_ownership_just_counted() -> None:
    units = "RUSSIA: A UKR, A LVN, A FIN, A SIB; GERMANY: A MOS"
    played = play(units, variant="1900", phase="F1900M", centers="RUSSIA: MOS, SEV, STP, WAR")
    assert played.resolution.adjustments == {}  # three centres and one more unit


def test_siberia_is_never_a_center_nor_home_for_distances() -> None:
    played = play("RUSSIA: A SIB", variant="1900", phase="F1900M", centers="RUSSIA: MOS")
    assert played.centers("russia") == {"MOS"}
    played = winter("RUSSIA: A SIB, A UKR, A MOS, A WAR, A SEV", "RUSSIA: MOS, SEV, STP, WAR")
    assert played.standing == {"A UKR", "A MOS", "A WAR", "A SEV"}  # SIB and UKR: one step, so by name


# --- 1900: Egypt and Algeria -------------------------------------------------------------------------------


def test_egypt_and_algeria_are_owned_but_never_build_sites() -> None:
    start = load_variant("1900").start()
    assert (start.owners["EGY"], start.owners["ALG"]) == ("britain", "france")
    assert sites("1900", "britain", "EGY", "LON").keys() == {"LON"}
    assert sites("1900", "france", "ALG", "PAR").keys() == {"PAR"}
    assert winter("", "BRITAIN: EGY, LON", "BRITAIN: F EGY B").reasons["F EGY B"].cause is Cause.NEVER_SITE


def test_they_count_as_home_for_distances_owned_or_not() -> None:
    units = "BRITAIN: F EGY, F NWY"
    assert winter(units, "BRITAIN: NWY; TURKEY: EGY").standing == {"F EGY"}
    assert winter(units, "BRITAIN: NWY; TURKEY: EGY", removal="owned").standing == {"F NWY"}


def test_the_cape_is_one_step() -> None:
    units = "TURKEY: F MAO, F ION"  # two steps to EGY by the Mediterranean, one round Africa
    assert winter(units, "TURKEY: EGY", removal="owned").standing == {"F MAO"}


# --- Hundred -----------------------------------------------------------------------------------------------


def count(units: str, centers: str, orders: str = "") -> Played:
    return play(units, orders, variant="hundred", phase="Y1430A", centers=centers)


def test_builds_in_any_vacant_owned_center() -> None:
    assert sites("hundred", "burgundy", "DIJ", "LON", "CAS").keys() == {"DIJ", "LON", "CAS"}
    played = count("BURGUNDY: A DIJ", "BURGUNDY: DIJ, LON", "BURGUNDY: F LON B")
    assert played.standing == {"A DIJ", "F LON"}
    assert count("FRANCE: A LON", "BURGUNDY: DIJ, LON", "BURGUNDY: F LON B")["F LON B"] is VOID


def test_as_long_as_an_original_center_is_owned() -> None:
    assert sites("hundred", "burgundy", "LON", "CAS") == {}
    played = count("BURGUNDY: A BRT", "BURGUNDY: LON, CAS", "BURGUNDY: F LON B")
    assert played.reasons["F LON B"].cause is Cause.NO_ORIGINAL_CENTER
    assert played.standing == {"A BRT"}
    assert played.centers("burgundy") == {"LON", "CAS"}


@pytest.mark.parametrize("version", ["3.0", "3.1", "3.2"])
def test_devon_is_english_from_the_start_in_every_version(version: str) -> None:
    start = load_variant("hundred").with_rules({"version": version}).start()
    units = set(map(str, start.units))
    assert start.owners["DEV"] == "england"
    assert ("F DEV" in units, "F ECH" in units) == (version == "3.1", version != "3.1")
    assert ("A PRO" in units) == (version != "3.0")


def test_france_gives_up_any_unit_above_its_centers() -> None:
    units = "FRANCE: A DAU, A ORL, A PAR, A TOU, A PRO"
    played = count(units, "FRANCE: DAU, ORL, PAR, TOU", "A PAR D")
    assert played.standing == {"A DAU", "A ORL", "A TOU", "A PRO"}


def test_removals_go_by_the_nearest_owned_center_and_the_strait_is_one_step() -> None:
    played = count("ENGLAND: F DOV, A CAL, A SCO", "ENGLAND: LON, SCO")
    assert played.standing == {"A CAL", "A SCO"}  # CAL is one step from LON; equals: the fleet goes first


# --- Colonial: Hong Kong -----------------------------------------------------------------------------------


def colonial(units: str, centers: str, phase: str = "Y1872M") -> Played:
    return play(units, variant="colonial", phase=phase, centers=centers)


def test_china_takes_hong_kong_and_gains_nothing() -> None:
    played = colonial("CHINA: A HK", "BRITAIN: HK; CHINA: CAN")
    assert played.centers("china") == {"HK", "CAN"}
    assert "HK" not in played.centers("britain")
    assert "china" not in played.resolution.adjustments


def test_it_stays_chinese_after_the_unit_leaves() -> None:
    assert colonial("CHINA: A CAN", "CHINA: HK, CAN").centers("china") == {"HK", "CAN"}


def test_another_power_takes_it_at_a_count_and_britain_may_build_there_again() -> None:
    assert colonial("BRITAIN: F HK", "CHINA: HK").centers("britain") == {"HK"}
    assert sites("colonial", "britain", "HK").keys() == {"HK"}
    assert sites("colonial", "china", "HK", "CAN").keys() == {"CAN"}
    assert colonial("JAPAN: F HK", "CHINA: HK").resolution.adjustments == {}


def test_it_is_no_refuge_for_china() -> None:
    played = colonial("CHINA: A CAN, A PEK", "CHINA: HK, PEK", "Y1872A")
    assert played.standing == {"A PEK"}
