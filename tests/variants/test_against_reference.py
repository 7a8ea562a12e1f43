"""The engine and the brute-force reference agree on thousands of small crowded positions."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from tests.variants.cases import Case, load_cases
from tests.variants.reference import ReferenceOutcome, TooLargeError, reference
from tests.variants.scenes import Scene, random_scene
from variants.phases import resolve
from variants.registry import load_variant

STANDARD = load_variant("standard")
CHUNKS = 10
SAMPLE = 150  # positions a chunk; about a millisecond for the engine and several for the reference each
SOAK = 4000
LIMIT = 8  # decisions; larger positions are left out, as each decision doubles the time


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_sample(chunk: int) -> None:
    _compare(range(chunk * SAMPLE, (chunk + 1) * SAMPLE))


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_many(chunk: int) -> None:
    first = 1_000_000 + chunk * SOAK
    _compare(range(first, first + SOAK))


def test_the_sample_has_what_is_hard() -> None:
    scenes = [_scene(seed) for seed in range(SAMPLE)]
    outcomes = [_by_the_rules(scene) for scene in scenes]
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


def _by_the_rules(scene: Scene) -> ReferenceOutcome | None:
    try:
        return reference(scene.variant, scene.position, scene.orders, LIMIT)
    except TooLargeError:
        return None


def _compare(seeds: range) -> None:
    wrong = [seed for seed in seeds if differences(_scene(seed))]
    if wrong:
        smallest = min((smaller(_scene(seed), differences) for seed in wrong), key=_size)
        pytest.fail(f"seeds {wrong[:10]}; smallest: {json.dumps(smallest.lines())}\n{differences(smallest)}")


def differences(scene: Scene) -> list[str]:
    """Where the two disagree; nothing where the reference cannot tell."""
    right = _by_the_rules(scene)
    if right is None:
        return []
    found = resolve(scene.variant, scene.position, scene.orders)
    pairs = {
        "units": (found.units, right.units),
        "dislodged": (found.dislodged, right.dislodged),
        "contested": (found.contested, right.contested),
        "retreat options": (found.retreat_options, right.retreat_options),
        "outcomes": (tuple(judged.outcome for judged in found.judged), right.outcomes),
    }
    return [
        f"{name}: {ours}, by the rules {theirs}" for name, (ours, theirs) in pairs.items() if ours != theirs
    ]


def smaller(scene: Scene, fault: Callable[[Scene], list[str]]) -> Scene:
    """The scene without every unit that the fault does not need."""
    for unit in sorted(scene.position.units):
        less = scene.without(unit)
        if fault(less):
            return smaller(less, fault)
    return scene


def _size(scene: Scene) -> int:
    return len(scene.position.units)
