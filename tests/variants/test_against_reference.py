"""The engine and the brute-force reference agree on thousands of small crowded positions."""

from __future__ import annotations

import pytest

from tests.variants.cases import Case, load_cases
from tests.variants.differential import by_the_rules, compare, differences
from tests.variants.scenes import Scene, random_scene, varied_scene
from variants.registry import load_variant

STANDARD = load_variant("standard")
PARADOXES = [case for case in load_cases("datc") if case.record.get("rule") == "szykman"]
CHUNKS = 10
SAMPLE = 150  # positions a chunk; about a millisecond for the engine and several for the reference each
SOAK = 4000
LIMIT = 8  # decisions; larger positions are left out, as each decision doubles the time


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_sample(chunk: int) -> None:
    compare((_scene(seed) for seed in range(chunk * SAMPLE, (chunk + 1) * SAMPLE)), LIMIT)


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_many(chunk: int) -> None:
    first = 1_000_000 + chunk * SOAK
    compare((_scene(seed) for seed in range(first, first + SOAK)), LIMIT)


def test_variations_of_the_recorded_paradoxes() -> None:
    compare((_variation(seed) for seed in range(SAMPLE)), LIMIT)


@pytest.mark.soak
def test_many_variations_of_the_recorded_paradoxes() -> None:
    compare((_variation(seed) for seed in range(1_000_000, 1_000_000 + SOAK)), LIMIT)


def test_the_sample_has_what_is_hard() -> None:
    scenes = [_scene(seed) for seed in range(SAMPLE)]
    outcomes = [by_the_rules(scene, LIMIT) for scene in scenes]
    told = [outcome for outcome in outcomes if outcome is not None]
    assert len(told) > SAMPLE * 0.9
    assert any(outcome.paradox for outcome in told)
    assert any(outcome.circular for outcome in told)
    assert any(outcome.contested for outcome in told)
    assert sum(bool(outcome.dislodged) for outcome in told) > 10


@pytest.mark.parametrize("case", list(load_cases("found")), ids=lambda case: case.id)
def test_found_before(case: Case) -> None:
    """What the comparison has brought to light; the smallest position of each kind."""
    assert differences(Scene(case.variant, case.position, case.orders)) == []


def _scene(seed: int) -> Scene:
    return random_scene(STANDARD, seed)


def _variation(seed: int) -> Scene:
    case = PARADOXES[seed % len(PARADOXES)]
    return varied_scene(Scene(case.variant, case.position, case.orders), seed)
