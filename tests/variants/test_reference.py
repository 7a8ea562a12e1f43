"""The brute-force reference gives every recorded movement phase that is small enough for it."""

from __future__ import annotations

import pytest

from tests.variants.cases import Case, agrees, by_power, in_order, load_cases
from tests.variants.reference import ReferenceOutcome, TooLargeError, reference
from variants.position import PhaseKind

CASES = [
    case
    for name in ("datc", "misc", "reports", "found")
    for case in load_cases(name)
    if case.position.phase.kind is PhaseKind.MOVEMENT and len(case.position.units) < 20
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_recorded_outcome(case: Case) -> None:
    outcome = reference(case.variant, case.position, case.orders)
    lost = {unit: loss.power for unit, loss in outcome.dislodged.items()}
    options = {str(unit): sorted(map(str, places)) for unit, places in outcome.retreat_options.items()}
    expected = case.expected
    assert by_power(outcome.units) == in_order(expected["units_after"])
    assert by_power(lost) == in_order(expected.get("dislodged_after", by_power(lost)))
    assert options == {unit: sorted(o) for unit, o in expected.get("retreat_options", options).items()}
    assert outcome.contested == set(expected.get("contested_after", outcome.contested))
    assert not _misjudged(case, outcome)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_paradoxes_are_told_apart(case: Case) -> None:
    outcome = reference(case.variant, case.position, case.orders)
    assert outcome.paradox == (case.record.get("rule") == "szykman")


def test_too_large_is_refused() -> None:
    case = next(case for case in load_cases("misc") if case.id == "jdip-real-03")
    with pytest.raises(TooLargeError):
        reference(case.variant, case.position, case.orders)


def _misjudged(case: Case, outcome: ReferenceOutcome) -> list[str]:
    words = case.expected.get("results", {})
    return [
        f"{text}: {given}, not {words[text]}"
        for text, given in zip(case.texts, outcome.outcomes, strict=True)
        if text in words and not agrees(words[text], given)
    ]
