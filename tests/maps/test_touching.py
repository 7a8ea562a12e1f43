"""One cause is one fault: each pair once, with the list that lacks it, and nothing that only follows."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from maps.board_files import check_board
from maps.checks import LENIENT
from maps.compiled import compiled
from maps.mending import load_mended

TINY = Path(__file__).parents[1] / "boards"
ARMY, FLEET = "army_adjacency", "fleet_adjacency"
Edit = Callable[[Any], object]


def told(edit: Edit, *, drawn: bool = True) -> list[str]:
    record = json.loads((TINY / "tiny.json").read_text(encoding="utf-8"))
    edit(record)
    svg = (TINY / "tiny.svg").read_bytes() if drawn else b"<svg/>"
    checked = check_board(
        "tiny",
        json.dumps(record).encode(),
        svg,
        load=lambda data: compiled(data, load_mended, "mended"),
        limits=LENIENT,
    )
    return [str(fault) for file, fault in checked.faults if drawn or file.endswith(".json")]


def without(key: str, *pair: str) -> Edit:
    return lambda record: record[key].remove(list(pair))


@pytest.mark.parametrize(
    ("edit", "fault"),
    [
        (
            without(FLEET, "ALB", "MID/nc"),
            f'common shore, but no way for a fleet: ALB–MID/nc (500.0); missing: {FLEET} ["ALB", "MID/nc"]',
        ),
        (
            without(ARMY, "ALB", "MID"),
            'common border, but no way for an army: ALB–MID (500.0); missing: army_adjacency ["ALB", "MID"]',
        ),
        (
            without(FLEET, "MID/sc", "SSE"),  # the only water there
            'touch but are no neighbours: MID/sc–SSE (502.0); missing: fleet_adjacency ["MID/sc", "SSE"]',
        ),
        (
            lambda record: record[ARMY].append(["ALB", "GAM"]),
            "neighbours do not touch: ALB–GAM; draw a common border, or take the pair out of the lists",
        ),
        (
            lambda record: record["provinces"]["ALB"].update(terrain="land"),
            "land touches water; its terrain would be coast: ALB–NSE (964.8)",
        ),
    ],
)
def test_one_cause_is_one_fault(edit: Edit, fault: str) -> None:
    assert told(edit) == [fault]


def test_a_link_on_the_wrong_coast_is_told_once() -> None:
    def edit(record: Any) -> None:
        record[FLEET][record[FLEET].index(["MID/sc", "SSE"])] = ["MID/nc", "SSE"]

    (fault,) = told(edit)
    start, missing, found = fault.split("; ")
    assert start == "common shore, but no way for a fleet: MID/sc–SSE (502.0)"
    assert missing == f'missing: {FLEET} ["MID/sc", "SSE"]'
    assert found == f'found: {FLEET} ["MID/nc", "SSE"]'


@pytest.mark.parametrize("key", [ARMY, FLEET])
def test_a_list_that_is_empty_or_missing_is_told_pair_by_pair(key: str) -> None:
    found = told(lambda record: record.pop(key))
    pairs = json.loads((TINY / "tiny.json").read_text(encoding="utf-8"))[key]
    assert found == told(lambda record: record.update({key: []}))
    assert len(found) == len(pairs)
    for a, b in map(sorted, pairs):
        assert sum(f'{key} ["{a}", "{b}"]' in fault for fault in found) == 1


def test_without_a_drawing_an_empty_list_is_one_fault() -> None:
    assert told(lambda record: [record.pop(key) for key in (ARMY, FLEET)], drawn=False) == [
        "$.army_adjacency: no pair is listed; list all that touch",
        "$.fleet_adjacency: no pair is listed; list all that touch",
    ]


def test_no_army_link_is_needed_where_there_are_islands_only() -> None:
    def edit(record: Any) -> None:
        record[ARMY] = []
        record[FLEET] = [[a, b] for a, b in record[FLEET] if "SE" in b]
        del record["provinces"]["INN"]

    assert told(edit, drawn=False) == []


def of_isle(edit: Edit, old: str = "", new: str = "") -> list[str]:
    """The faults of a board of rectangles with a change in its facts and one in its drawing."""
    record = json.loads((TINY / "drawn" / "isle.json").read_text(encoding="utf-8"))
    edit(record)
    svg = (TINY / "drawn" / "isle.svg").read_text(encoding="utf-8")
    assert old in svg
    data = json.dumps(record).encode(), svg.replace(old, new).encode()
    return [str(fault) for _, fault in check_board("isle", *data, load=load_mended, limits=LENIENT).faults]


def test_lists_of_the_pairs_that_are_told_make_a_sound_board() -> None:
    lists: dict[str, list[list[str]]] = {ARMY: [], FLEET: []}
    for fault in of_isle(lambda record: [record.pop(key) for key in lists]):
        for key, pair in re.findall(r"(\w+_adjacency) (\[.*?\])", fault):
            lists[key].append(json.loads(pair))
    assert ["MID/nc", "WES"] in lists[FLEET]
    assert ["MID/sc", "WES"] in lists[FLEET]
    assert ["CAP", "EAS"] in lists[ARMY]
    assert ["CAP", "EAS"] not in lists[FLEET], "they have no sea in common"
    assert of_isle(lambda record: record.update(lists)) == []


def test_coasts_that_are_one_shore_are_told_once() -> None:
    joined = (
        "several coasts, but fewer stretches of shore between other lands: WES; "
        "draw land of others between its coasts, or list fewer coasts"
    )
    faults = of_isle(lambda record: record["provinces"]["WES"].update(coasts=["nc", "sc"]))
    assert faults[0] == (
        "$.fleet_adjacency[6]: WES has several coasts, and none is named; write one of: WES/nc, WES/sc "
        "(and so in 3 more places)"
    )
    faults = of_isle(
        lambda record: (
            record["provinces"]["WES"].update(coasts=["nc", "sc"]),
            record.update({FLEET: [[p.replace("WES", "WES/nc") for p in pair] for pair in record[FLEET]]}),
            record[FLEET].append(["WES/sc", "SOU"]),
        )
    )
    assert [fault for fault in faults if "WES" in fault] == [joined]


def test_the_circle_that_is_missing_is_told_as_it_is_to_be_drawn() -> None:
    assert of_isle(lambda record: None, 'id="unit-MID-nc"', 'id="other"') == [
        'no place for a unit: MID/nc; missing: <circle id="unit-MID-nc">'
    ]
