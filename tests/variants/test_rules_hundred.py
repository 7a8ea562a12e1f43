"""The rules of Hundred, sentence by sentence (rules §3)."""

from __future__ import annotations

import pytest

from tests.variants.playing import Played, play
from variants.notation import read_order
from variants.orders import Unit
from variants.outcome import Outcome
from variants.position import Phase, PhaseKind
from variants.registry import load_variant

GAME = load_variant("hundred")
BOARD = GAME.board
CENTERS = sorted(BOARD.centers)
SUCCEEDS, VOID, BOUNCE = Outcome.SUCCEEDS, Outcome.VOID, Outcome.BOUNCE
ORIGINAL = {
    "burgundy": ("DIJ", "FLA", "HOL", "LUX"),
    "england": ("CAL", "DEV", "GUY", "LON", "NMD"),
    "france": ("DAU", "ORL", "PAR", "TOU"),
}


def turn(units: str, orders: str, phase: str = "Y1425M", centers: str = "") -> Played:
    return play(units, orders, variant="hundred", phase=phase, centers=centers)


def adjust(units: str, centers: str, orders: str = "", version: str = "3.1") -> Played:
    return play(units, orders, variant="hundred", phase="Y1430A", centers=centers, version=version)


def order(text: str) -> Outcome:
    """What becomes of one order of one English unit alone on the board."""
    return turn(f"ENGLAND: {' '.join(text.split()[:2])}", text)[text]


# --- board and victory -------------------------------------------------------------------------------------


def test_41_provinces_17_centers_three_powers() -> None:
    assert (len(BOARD.provinces), len(BOARD.centers)) == (41, 17)
    assert GAME.powers == ("burgundy", "england", "france")


@pytest.mark.parametrize(("number", "winner"), [(8, None), (9, "england"), (12, "england")])
def test_win_at_9(number: int, winner: str | None) -> None:
    owned = f"ENGLAND: {', '.join(CENTERS[:number])}; FRANCE: {', '.join(CENTERS[number : number + 5])}"
    assert turn("ENGLAND: F NTH", "", "Y1430M", owned).resolution.winner == winner


def test_at_a_count() -> None:
    owned = f"ENGLAND: {', '.join(CENTERS[:9])}"
    assert turn("ENGLAND: F NTH", "", "Y1435M", owned).resolution.winner is None
    assert turn("ENGLAND: F NTH", "", "Y1440M", owned).resolution.winner == "england"


# --- versions ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("version", "there", "missing"),
    [
        ("3.1", {"F DEV", "A PRO"}, {"F ECH"}),
        ("3.2", {"F ECH", "A PRO"}, {"F DEV"}),
        ("3.0", {"F ECH"}, {"F DEV", "A PRO"}),
    ],
)
def test_versions(version: str, there: set[str], missing: set[str]) -> None:
    units = set(map(str, GAME.with_rules({"version": version}).start().units))
    assert there <= units
    assert not missing & units
    assert len(units) == (13 if version == "3.0" else 14)


def test_3_1_is_the_default() -> None:
    assert GAME.rules["version"] == "3.1"
    assert GAME.start() == GAME.with_rules({"version": "3.1"}).start()


def test_devon_is_owned_in_every_version() -> None:
    for version in ("3.0", "3.1", "3.2"):
        assert GAME.with_rules({"version": version}).start().owners["DEV"] == "england"


# --- calendar ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "year"), [(1, 1425), (2, 1430), (3, 1435), (4, 1440)])
def test_turn_1_is_1425_five_years_a_turn(number: int, year: int) -> None:
    assert GAME.calendar.code(Phase(number, PhaseKind.MOVEMENT)) == f"Y{year}M"


def test_retreats_each_turn() -> None:
    units = "FRANCE: A PAR, A CHA; BURGUNDY: A DIJ"
    for year in (1425, 1430):
        played = turn(units, "A PAR - DIJ, A CHA S A PAR - DIJ", f"Y{year}M")
        assert GAME.calendar.code(played.resolution.after.phase) == f"Y{year}R"


def test_counts_and_adjustments_after_every_second_turn() -> None:
    for year, counted in ((1425, False), (1430, True), (1435, False), (1440, True)):
        played = turn("FRANCE: A BRT", "", f"Y{year}M", "FRANCE: PAR")
        assert (played.centers("france") == {"PAR", "BRT"}) == counted
        after = GAME.calendar.code(played.resolution.after.phase)
        assert after == (f"Y{year}A" if counted else f"Y{year + 5}M")


def test_passing_through_in_the_first_turn_of_a_pair_captures_nothing() -> None:
    first = turn("FRANCE: A POI", "A POI - BRT", "Y1425M", "FRANCE: PAR")
    assert first.centers("france") == {"PAR"}
    second = turn("FRANCE: A BRT", "A BRT - POI", "Y1430M", "FRANCE: PAR")
    assert second.centers("france") == {"PAR"}


@pytest.mark.parametrize(
    ("number", "label"), [(1, "S1425M"), (2, "F1425M"), (3, "S1426M"), (4, "F1426M"), (5, "S1427M")]
)
def test_the_judges_labels(number: int, label: str) -> None:
    judges = GAME.with_rules({"labels": "seasons"}).calendar
    assert judges.label(Phase(number, PhaseKind.MOVEMENT)) == label


def test_in_files_y1425m_is_turn_1() -> None:
    for labels in ("years", "seasons"):
        calendar = GAME.with_rules({"labels": labels}).calendar
        assert calendar.parse("Y1425M") == Phase(1, PhaseKind.MOVEMENT)
        assert calendar.code(Phase(1, PhaseKind.MOVEMENT)) == "Y1425M"


# --- builds and removals -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("unit", "outcome"), [("A LON", SUCCEEDS), ("F LON", SUCCEEDS), ("A BRT", SUCCEEDS)])
def test_army_or_fleet_in_any_vacant_center_it_owns(unit: str, outcome: Outcome) -> None:
    assert adjust("", "BURGUNDY: LON, BRT, DIJ", f"BURGUNDY: {unit} B")[f"{unit} B"] is outcome


def test_a_fleet_only_where_there_is_coast() -> None:
    assert adjust("", "BURGUNDY: PAR, DIJ", "BURGUNDY: F PAR B")["F PAR B"] is VOID


def test_only_vacant_ones() -> None:
    assert adjust("FRANCE: A LON", "BURGUNDY: LON, DIJ", "BURGUNDY: A LON B")["A LON B"] is VOID


def test_only_owned_ones() -> None:
    owned = "BURGUNDY: LON, DIJ; FRANCE: PAR"
    assert adjust("", owned, "BURGUNDY: A PAR B, A HOL B").outcomes == {"A PAR B": VOID, "A HOL B": VOID}


@pytest.mark.parametrize("power", ORIGINAL)
@pytest.mark.parametrize("index", range(4))
def test_as_long_as_it_owns_one_of_its_original_centers(power: str, index: int) -> None:
    owned = f"{power.upper()}: {ORIGINAL[power][index]}, CAS"
    assert adjust("", owned, f"{power.upper()}: A CAS B")["A CAS B"] is SUCCEEDS


@pytest.mark.parametrize("version", ["3.0", "3.1", "3.2"])
def test_devon_is_original_in_every_version(version: str) -> None:
    assert adjust("", "ENGLAND: DEV, CAS", "ENGLAND: A CAS B", version)["A CAS B"] is SUCCEEDS


@pytest.mark.parametrize("power", ORIGINAL)
def test_owning_none_it_builds_nothing(power: str) -> None:
    foreign = next(ORIGINAL[other][0] for other in ORIGINAL if other != power)
    played = adjust("", f"{power.upper()}: CAS, {foreign}", f"{power.upper()}: A CAS B, A {foreign} B")
    assert set(played.outcomes.values()) == {VOID}


def test_but_keeps_units_and_centers() -> None:
    played = adjust("FRANCE: A SCO, A BRT", "FRANCE: SCO, BRT")
    assert played.standing == {"A SCO", "A BRT"}
    assert played.centers("france") == {"SCO", "BRT"}


def test_and_may_still_win() -> None:
    nine = [center for center in CENTERS if center not in ORIGINAL["france"]][:9]
    played = turn("FRANCE: A SCO", "", "Y1430M", f"FRANCE: {', '.join(nine)}; ENGLAND: TOU")
    assert played.resolution.winner == "france"


def test_removal_distance_is_to_the_nearest_owned_center() -> None:
    played = adjust("FRANCE: A POI, A SAV", "FRANCE: BRT; ENGLAND: DAU")
    assert played.standing == {"A POI"}


def test_france_has_five_units_for_four_centers() -> None:
    for version, units in (("3.1", 5), ("3.2", 5), ("3.0", 4)):
        start = GAME.with_rules({"version": version}).start()
        assert (len(start.units_of("france")), len(start.centers_of("france"))) == (units, 4)


@pytest.mark.parametrize("removed", ["A DAU", "A ORL", "A PAR", "A TOU", "A PRO"])
def test_units_above_centers_go_any_of_them(removed: str) -> None:
    units = "A DAU, A ORL, A PAR, A TOU, A PRO"
    played = adjust(f"FRANCE: {units}", "FRANCE: DAU, ORL, PAR, TOU", f"{removed} D")
    assert played.standing == set(units.split(", ")) - {removed}


def test_with_a_fifth_center_nothing_goes() -> None:
    units = "FRANCE: A DAU, A ORL, A PAR, A CAS, A PRO"
    played = turn(units, "", "Y1430M", "FRANCE: DAU, ORL, PAR, TOU")
    assert played.resolution.adjustments.get("france", 0) == 0


def test_provence_is_no_center() -> None:
    assert "PRO" not in BOARD.centers
    assert adjust("", "FRANCE: PAR", "FRANCE: A PRO B")["A PRO B"] is VOID


# --- London–Calais -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", "AF")
@pytest.mark.parametrize(("start", "goal"), [("LON", "CAL"), ("CAL", "LON")])
def test_armies_and_fleets_move_across_whatever_stands_in_dover(kind: str, start: str, goal: str) -> None:
    move = f"{kind} {start} - {goal}"
    assert turn(f"ENGLAND: {kind} {start}; FRANCE: F DOV", move)[move] is SUCCEEDS


@pytest.mark.parametrize("kind", "AF")
def test_and_support_across(kind: str) -> None:
    units = f"ENGLAND: {kind} LON, A NMD; BURGUNDY: A CAL; FRANCE: F DOV"
    played = turn(units, f"A NMD - CAL, {kind} LON S A NMD - CAL")
    assert played.lost == {"A CAL": "NMD"}


def test_lon_cal_against_fla_cal_bounces() -> None:
    played = turn("ENGLAND: A LON; BURGUNDY: A FLA", "A LON - CAL, A FLA - CAL")
    assert played.standing == {"A LON", "A FLA"}
    assert played.contested == {"CAL"}


def test_with_support_of_dov_it_passes() -> None:
    units = "ENGLAND: A LON, F DOV; BURGUNDY: A FLA"
    played = turn(units, "A LON - CAL, F DOV S A LON - CAL, A FLA - CAL")
    assert played.standing == {"A CAL", "F DOV", "A FLA"}


def test_lon_s_cal_holds_against_par_cal_supported_by_dov() -> None:
    units = "ENGLAND: F LON, A CAL; FRANCE: A PAR, F DOV"
    played = turn(units, "F LON S A CAL, A CAL H, A PAR - CAL, F DOV S A PAR - CAL")
    assert played.lost == {}
    assert played["A PAR - CAL"] is BOUNCE


# --- coasts and names --------------------------------------------------------------------------------------


def test_castile_has_one_coast_in_from_biscay_out_to_the_mediterranean() -> None:
    assert BOARD.provinces["CAS"].coasts == ()
    assert turn("FRANCE: F BIS", "F BIS - CAS").standing == {"F CAS"}
    assert turn("FRANCE: F CAS", "F CAS - MED").standing == {"F MED"}


def test_aragon_nc_sc() -> None:
    assert order("F BIS - ARA/nc") is SUCCEEDS
    assert order("F MED - ARA/sc") is SUCCEEDS
    assert order("F CAS - ARA") is VOID  # both are possible
    assert turn("FRANCE: F ARA/nc", "F ARA/nc - MED")["F ARA/nc - MED"] is VOID


def test_northumbria_ec_wc() -> None:
    assert order("F NTH - NUM/ec") is SUCCEEDS
    assert order("F IRI - NUM/wc") is SUCCEEDS
    assert turn("FRANCE: F NUM/ec", "F NUM/ec - IRI")["F NUM/ec - IRI"] is VOID


@pytest.mark.parametrize(
    ("name", "province"),
    [
        *(("Amsterdam", "HOL"), ("ams", "HOL"), ("Antwerp", "FLA"), ("ant", "FLA")),
        *(("Plymouth", "DEV"), ("ply", "DEV"), ("Aquitaine", "GUY"), ("aqu", "GUY")),
        *(("Swabia", "LOR"), ("swa", "LOR"), ("Catalonia", "ARA"), ("cat", "ARA")),
        *(("Iberia", "CAS"), ("ibe", "CAS"), ("Artois", "CAL"), ("art", "CAL"), ("Northumberland", "NUM")),
    ],
)
def test_old_names_are_read(name: str, province: str) -> None:
    position = turn(f"FRANCE: A {province}", "").resolution.before
    read = read_order(GAME, position, f"A {name} H", "france")
    assert getattr(read, "unit", None) == Unit.parse(f"A {province}")
