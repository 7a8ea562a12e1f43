"""Folders of boards as somebody may bring them: each fault once, with its place, and no crash."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app.__main__ import main

DRAWN = Path(__file__).parents[2] / "boards" / "drawn"
Text = Callable[[str], str]


def same(text: str) -> str:
    return text


def put(folder: Path, name: str = "mine", facts: Text = same, svg: Text = same) -> None:
    text = (DRAWN / "isle.json").read_text(encoding="utf-8").replace('"isle"', f'"{name}"')
    folder.mkdir(exist_ok=True)
    (folder / f"{name}.json").write_text(facts(text), encoding="utf-8")
    (folder / f"{name}.svg").write_text(
        svg((DRAWN / "isle.svg").read_text(encoding="utf-8")), encoding="utf-8"
    )


def swap(old: str, new: str) -> Text:
    def swapped(text: str) -> str:
        assert old in text
        return text.replace(old, new, 1)

    return swapped


@pytest.mark.parametrize(
    ("facts", "svg", "told"),
    [
        (swap('"WES": {', '"WES": 1, "WES": {'), same, "mine.json: $.provinces"),
        (
            swap('"HIL"', '"WES": {"name": {"en": "W"}, "terrain": "land"}, "HIL"'),
            same,
            "mine.json: $.provinces: the key 'WES' is there twice",
        ),
        (
            swap('"first_year": 1', '"first_year": NaN'),
            same,
            "mine.json: $: this is no JSON (line 19, column 51)",
        ),
        (
            swap('"first_year": 1', '"first_year": 1e99'),
            same,
            "mine.json: $.calendar.first_year: expected a whole number, found a number",
        ),
        (
            swap('"Isle"', '"A\\u202eB"'),
            same,
            "mine.json: $.title.en: 'A\\u202eB' has a sign that cannot be shown; take it out",
        ),
        (
            swap('"HIL": ', '"H<b>": '),
            same,
            "mine.json: $.provinces: 'H<b>' cannot be the id of a province; it may have two to eight",
        ),
        (
            swap('"seasons", "first_year": 1', '"years", "years_per_turn": 99, "first_year": 1'),
            same,
            "mine.json: $.calendar.years_per_turn: 99 is not between 1 and 50",
        ),
        (
            same,
            swap('cx="150"', 'cx="NaN"'),
            "mine.svg: unit-WES: circle not understood; it needs the numbers",
        ),
        (same, swap("<svg", '<!DOCTYPE svg [<!ENTITY a "b">]><svg'), "mine.svg: document type or entities"),
        (same, swap("<svg", "<!--" + "x" * 4_000_000 + "--><svg"), "mine.svg: too large"),
        (same, swap("0 0 600 400", "0 0 1e9 1e9"), "mine.svg: svg: no viewBox that can be used"),
    ],
)
def test_one_fault_is_told_in_one_line(
    facts: Text, svg: Text, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    put(tmp_path, facts=facts, svg=svg)
    assert main(["boards", str(tmp_path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 1
    assert lines[0].startswith(told)


def test_a_board_may_be_linked_from_elsewhere(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    put(tmp_path / "real")
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "mine").symlink_to(tmp_path / "real")
    assert main(["boards", str(tmp_path / "folder")]) == 0
    assert capsys.readouterr().out.startswith("mine: 7 spaces")


def test_the_id_of_a_built_in_board_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    put(tmp_path, "standard")
    assert main(["boards", str(tmp_path)]) == 1
    assert (
        capsys.readouterr().out
        == "standard.json: $.board: a built-in board has this id; take another (standard)\n"
    )


def test_every_file_of_a_crowded_folder_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for number in range(1000):
        (tmp_path / f"b{number:03}.json").write_text("{}")
    put(tmp_path)
    assert main(["boards", str(tmp_path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2001
    assert lines[-1].startswith("mine: ")


RECORDS: list[dict[str, Any]] = [
    {"calendar": {"labels": "years", "years_per_turn": 50, "first_year": 1, "turns_per_count": 12}},
    {"calendar": {"labels": "seasons", "first_year": 9000, "last_turn": 4}},
    {"victory": {"centers": 2, "of": 3, "several": "strict-lead"}},
    {"victory": {"centers": 2, "of": 3, "several": "alone-or-draw", "alternatives": [3]}},
    {"builds": {"sites": "owned", "needs_original_center": True}},
]


@pytest.mark.parametrize("record", RECORDS)
def test_calendars_victories_and_builds_of_every_kind_are_sound_and_resolved(
    record: dict[str, Any], tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    put(tmp_path, facts=lambda text: json.dumps(json.loads(text) | record))
    assert main(["boards", str(tmp_path)]) == 0
    capfdbinary.readouterr()
    year = record.get("calendar", {}).get("first_year", 1)
    phase = f"Y{year}M" if record.get("calendar", {}).get("labels") == "years" else f"S{year}M"
    line = {
        "variant": "mine",
        "phase": phase,
        "units": {"ASH": ["A WES"]},
        "orders": {"ASH": ["A WES - MID"]},
    }
    (tmp_path / "line.jsonl").write_text(json.dumps(line), encoding="utf-8")
    assert main(["resolve", "--boards", str(tmp_path), str(tmp_path / "line.jsonl")]) == 0
    assert json.loads(capfdbinary.readouterr().out)["units_after"] == {"ASH": ["A MID"]}
