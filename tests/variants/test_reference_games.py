"""The reference with cape, canal and railway gives every recorded movement phase of 1900 and Colonial."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from tests.variants.cases import FOLDER, Case, agrees, by_power, in_order, read_case
from tests.variants.reference import ReferenceOutcome
from tests.variants.reference_games import reference_of

FILES = ("1900", "colonial", "colonial-datc7", "found")
GAMES = ("1900", "colonial")
MUST_NOT_BE_GUESSED = {"7.D.2"}  # twenty-seven decisions
PARADOXES = {
    *("vdip-1900-9.G", "errata-9.25", "7.B.24", "vdip-colonial-TSR.D5"),
    *("found-3", "found-4", "found-7"),
    *("7.C.8", "7.C.9", "7.C.10", "7.C.12", "7.C.13"),
}


def _cases() -> Iterator[Case]:
    for name in FILES:
        for line in (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8").splitlines():
            record = json.loads(line)
            movement = record["phase"].endswith("M") and record["variant"] in GAMES
            if movement and not record.get("superseded_by"):
                yield _with_start_centers(read_case(_canonical(record)))


def _canonical(record: dict[str, Any]) -> dict[str, Any]:
    """The DATC's way of writing a train as the reference takes it."""
    orders = {power: [_one_way(text) for text in texts] for power, texts in record["orders"].items()}
    results = {_one_way(text): word for text, word in record["expected"].get("results", {}).items()}
    return {**record, "orders": orders, "expected": {**record["expected"], "results": results}}


def _one_way(text: str) -> str:
    return re.sub(r"^(A \w+) - TSR - (\w+)$", r"\1 - \2 tsr", text)


def _with_start_centers(case: Case) -> Case:
    """Where centres are not relevant, nobody has lost one."""
    if case.record["centers"] is not None:
        return case
    return replace(case, position=replace(case.position, owners=case.variant.start().owners))


CASES = [case for case in _cases() if case.id not in MUST_NOT_BE_GUESSED]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_recorded_outcome(case: Case) -> None:
    expected, outcome = case.expected, reference_of(case.variant, case.position, case.orders)
    lost = {unit: loss.power for unit, loss in outcome.dislodged.items()}
    options = {str(unit): sorted(map(str, places)) for unit, places in outcome.retreat_options.items()}
    assert _units(case, outcome) == in_order(expected["units_after"])
    assert by_power(lost) == in_order(expected["dislodged_after"])
    assert options == {unit: sorted(o) for unit, o in expected.get("retreat_options", options).items()}
    assert outcome.contested == set(expected.get("contested_after", outcome.contested))
    assert not _misjudged(case, outcome)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_paradoxes_are_told_apart(case: Case) -> None:
    assert reference_of(case.variant, case.position, case.orders).paradox == (case.id in PARADOXES)


def _units(case: Case, outcome: ReferenceOutcome) -> dict[str, list[str]]:
    """Where all stand, but for the trains of which the source does not say how far they come."""
    told = {unit for units in case.expected["units_after"].values() for unit in units}
    unstated = case.expected.get("unstated", ())
    units = {unit: power for unit, power in outcome.units.items() if str(unit) in told or not unstated}
    assert len(outcome.units) == len(units) + len(unstated)
    return by_power(units)


def _misjudged(case: Case, outcome: ReferenceOutcome) -> list[str]:
    words = case.expected["results"]
    return [
        f"{text}: {given}, not {words[text]}"
        for text, given in zip(case.texts, outcome.outcomes, strict=True)
        if text in words and not agrees(words[text], given)
    ]
