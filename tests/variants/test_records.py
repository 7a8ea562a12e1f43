"""The records of the five games and of a board of one's own: set-up, switches, calendar."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from maps.board import decode_board
from resources import resource
from variants.custom import custom_variant, load_custom_variant
from variants.errors import FaultyBoardError, FileFormatError, UnknownVariantError
from variants.phases import resolve
from variants.position import Phase, PhaseKind
from variants.registry import VARIANT_IDS, boards_used_in, known_variants, load_variant

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


def test_a_file_is_read_or_says_all_that_is_wrong(tmp_path: Path) -> None:
    def faults(data: bytes | None, name: str = "mine") -> list[str]:
        if data is not None:
            (tmp_path / f"{name}.json").write_bytes(data)
        with pytest.raises(FaultyBoardError) as caught:
            load_custom_variant(tmp_path, name)
        assert caught.value.board_id == name
        return [f"{file}: {fault}" for file, fault in caught.value.faults]

    assert faults(None) == ["mine.json: cannot be read (it is not there)"]
    (tmp_path / "mine.json").write_bytes(b"\xef\xbb\xbf" + _own_board())
    assert load_custom_variant(tmp_path, "mine").id == "mine"
    assert faults(_own_board(board="hundred"), "hundred") == [
        "hundred.json: $.board: a built-in board has this id; take another (hundred)"
    ]
    assert faults(_own_board(victory={"centers": "many"})) == [
        "mine.json: $.victory: these keys are missing: of, several",
        "mine.json: $.victory.centers: expected a whole number, found a text",
    ]
    assert len(faults(_own_board(calendar={"labels": "years", "first_year": 0, "turns_per_count": 99}))) == 3


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        (b'"board": "mine"', b'"board": "mine", "board": "mine"', "$"),
        (b'"ANJ": {', b'"ANJ": {"name": {}, "terrain": "land"}, "ANJ": {', "$.provinces"),
        (b'"letter": "E"', b'"letter": "E", "letter": "F"', "$.powers[1]"),
    ],
)
def test_a_key_that_is_there_twice_is_refused(old: bytes, new: bytes, where: str) -> None:
    data = _own_board()
    assert data.count(old) == 1
    with pytest.raises(msgspec.ValidationError, match=re.escape(f"is there twice - at `{where}`")):
        decode_board(data.replace(old, new))


def test_boards_are_found_in_a_folder_and_in_folders_of_their_name(tmp_path: Path) -> None:
    for folder, name in ((tmp_path / "a", "a"), (tmp_path, "b"), (tmp_path / "c", "other")):
        folder.mkdir(exist_ok=True)
        (folder / f"{name}.json").write_bytes(_own_board(board=name))
    with boards_used_in(lambda: tmp_path):
        assert known_variants() == (*VARIANT_IDS, "a", "b")
        assert [load_variant(id_).id for id_ in "ab"] == ["a", "b"]
        with pytest.raises(UnknownVariantError, match=", a, b;"):
            load_variant("c")
    assert known_variants() == VARIANT_IDS


def test_a_board_that_was_changed_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_bytes(_own_board())
    with boards_used_in(tmp_path):
        assert load_variant("mine") is load_variant("mine")
        path.write_bytes(_own_board(calendar={"labels": "seasons", "first_year": 7, "turns_per_count": 2}))
        assert load_variant("mine").calendar.code(Phase(1, PhaseKind.MOVEMENT)) == "S7M"
        path.unlink()
        with pytest.raises(UnknownVariantError) as caught:
            load_variant("mine")
    assert caught.value.belongs == tmp_path / "mine"


@pytest.mark.parametrize(("variant_id", "code"), [("colonial", "Y1870A"), ("hundred", "Y1425A")])
def test_there_are_no_adjustments_after_a_turn_without_a_count(variant_id: str, code: str) -> None:
    with pytest.raises(FileFormatError, match="not counted"):
        load_variant(variant_id).calendar.parse(code)
