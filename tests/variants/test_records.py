"""The records of the five games and of a board of one's own: set-up, switches, calendar."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from maps.board import decode_board
from resources import resource
from variants.custom import custom_variant, load_custom_variant
from variants.errors import FileFormatError
from variants.phases import resolve
from variants.position import Phase, PhaseKind
from variants.registry import VARIANT_IDS, load_variant

BASE = (
    "paradox",
    "adjacent_convoy",
    "convoy_fallback",
    "named_path",
    "removal",
    "victory_centers",
    "end_after",
)
OWN = {
    "standard": (),
    "britain": (),
    "1900": (),
    "hundred": ("version", "labels"),
    "colonial": ("bridges", "canal_permission", "canal_support", "closed_line", "labels"),
}


def test_there_are_five_games() -> None:
    assert tuple(OWN) == VARIANT_IDS


@pytest.mark.parametrize("variant_id", VARIANT_IDS)
def test_switches_are_those_of_the_game(variant_id: str) -> None:
    switches = load_variant(variant_id).rules.switches
    assert tuple(switch.name for switch in switches) == BASE + OWN[variant_id]


@pytest.mark.parametrize(
    ("variant_id", "name", "default"),
    [
        ("standard", "removal", "owned"),
        ("1900", "removal", "home"),
        ("hundred", "version", "3.1"),
        ("hundred", "labels", "years"),
        ("colonial", "bridges", "both"),
        ("colonial", "canal_permission", "egypt-stays"),
        ("colonial", "canal_support", "fleet"),
        ("colonial", "closed_line", "on"),
        ("colonial", "end_after", 50),
        ("colonial", "victory_centers", 24),
    ],
)
def test_defaults(variant_id: str, name: str, default: object) -> None:
    assert load_variant(variant_id).rules[name] == default


@pytest.mark.parametrize(
    ("variant_id", "units", "owned", "centers", "provinces"),
    [
        ("standard", 22, 22, 34, 76),
        ("britain", 25, 25, 37, 76),
        ("1900", 25, 25, 39, 90),
        ("hundred", 14, 13, 17, 41),
        ("colonial", 29, 29, 58, 120),
    ],
)
def test_set_up(variant_id: str, units: int, owned: int, centers: int, provinces: int) -> None:
    variant = load_variant(variant_id)
    start = variant.start()
    assert (len(start.units), len(start.owners)) == (units, owned)
    assert (len(variant.board.centers), len(variant.board.provinces)) == (centers, provinces)
    assert start.phase == Phase(1, PhaseKind.MOVEMENT)


def test_england_starts_britain_with_six_armies() -> None:
    units = load_variant("britain").start().units_of("england")
    assert list(map(str, units)) == ["A CLY", "A EDI", "A LON", "A LVP", "A WAL", "A YOR"]
    assert Counter(load_variant("britain").start().units.values())["england"] == 6


# --- calendars ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("variant_id", "codes"),
    [
        ("britain", ["S1901M", "F1901M", "S1902M"]),
        ("1900", ["S1900M", "F1900M", "S1901M"]),
        ("hundred", ["Y1425M", "Y1430M", "Y1435M"]),
        ("colonial", ["Y1870M", "Y1872M", "Y1874M"]),
    ],
)
def test_turns(variant_id: str, codes: list[str]) -> None:
    calendar = load_variant(variant_id).calendar
    phases = [Phase(turn, PhaseKind.MOVEMENT) for turn in (1, 2, 3)]
    assert [calendar.code(phase) for phase in phases] == codes
    assert [calendar.label(phase) for phase in phases] == codes
    assert [calendar.parse(code) for code in codes] == phases
    assert [calendar.counts(turn) for turn in (1, 2, 3, 4)] == [False, True, False, True]


def test_the_judges_labels() -> None:
    variant = load_variant("colonial").with_rules({"labels": "seasons"})
    phases = [Phase(turn, PhaseKind.MOVEMENT) for turn in (1, 2, 3)]
    assert [variant.calendar.label(phase) for phase in phases] == ["S1870M", "F1870M", "S1871M"]
    assert [variant.calendar.code(phase) for phase in phases] == ["Y1870M", "Y1872M", "Y1874M"]
    assert [variant.calendar.shown_year(turn) for turn in (1, 2, 3)] == [1870, 1870, 1871]
    hundred = load_variant("hundred").with_rules({"labels": "seasons"}).calendar
    assert hundred.label(Phase(2, PhaseKind.ADJUSTMENT)) == "W1425A"
    assert hundred.label(Phase(4, PhaseKind.RETREAT)) == "F1426R"


def test_passing_through_in_the_first_turn_of_a_pair_captures_nothing() -> None:
    variant = load_variant("hundred")
    resolution = resolve(variant, variant.start(), [])
    assert resolution.after.phase == Phase(2, PhaseKind.MOVEMENT)
    assert resolution.owners == variant.start().owners


# --- a board of one's own ----------------------------------------------------------------------------------


def _own_board(**changes: object) -> bytes:
    record = json.loads(resource("boards/hundred.json").read_bytes())
    return json.dumps({**record, "board": "mine", **changes}).encode()


def test_a_board_of_ones_own_plays_by_its_record() -> None:
    variant = custom_variant(decode_board(_own_board()))
    assert variant.id == "mine"
    assert variant.rules["version"] == "3.1"
    assert variant.rules["labels"] == "years"
    assert variant.rules["victory_centers"] == 9
    assert len(variant.start().units) == 14
    assert resolve(variant, variant.start(), []).after.phase.turn == 2


def test_a_canal_and_bridges_bring_their_switches() -> None:
    record = json.loads(resource("boards/colonial.json").read_bytes())
    variant = custom_variant(decode_board(json.dumps({**record, "board": "mine"}).encode()))
    names = {switch.name for switch in variant.rules.switches}
    assert names == {*BASE, "labels", "bridges", "canal_permission", "canal_support"}


def test_a_folder_is_read_or_says_what_is_wrong(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    with pytest.raises(FileFormatError, match=r"mine\.json"):
        load_custom_variant(folder)
    (folder / "mine.json").write_bytes(_own_board())
    assert load_custom_variant(folder).id == "mine"
    (folder / "mine.json").write_bytes(_own_board(board="hundred"))
    with pytest.raises(FileFormatError, match="built-in"):
        load_custom_variant(folder)
    (folder / "mine.json").write_bytes(_own_board(victory={"centers": "many"}))
    with pytest.raises(FileFormatError, match="victory"):
        load_custom_variant(folder)
