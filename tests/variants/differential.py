"""Where the engine and the brute-force reference disagree, and the smallest part of a scene that shows it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable

import pytest

from tests.variants.reference import LIMIT, ReferenceOutcome, TooLargeError
from tests.variants.reference_games import reference_of
from tests.variants.scenes import Scene
from variants.phases import resolve


def compare(scenes: Iterable[Scene], limit: int = LIMIT) -> None:
    """Fails with the smallest scene on which the two disagree."""

    def fault(scene: Scene) -> list[str]:
        return differences(scene, limit)

    wrong = [scene for scene in scenes if fault(scene)]
    if wrong:
        smallest = min((smaller(scene, fault) for scene in wrong), key=_size)
        pytest.fail(f"{len(wrong)} scenes; smallest: {json.dumps(smallest.lines())}\n{fault(smallest)}")


def by_the_rules(scene: Scene, limit: int = LIMIT) -> ReferenceOutcome | None:
    """The outcome by the reference; None where it has too much to guess."""
    try:
        return reference_of(scene.variant, scene.position, scene.orders, limit)
    except TooLargeError:
        return None


def differences(scene: Scene, limit: int = LIMIT) -> list[str]:
    """Where the two disagree; nothing where the reference cannot tell."""
    right = by_the_rules(scene, limit)
    if right is None:
        return []
    found = resolve(scene.variant, scene.position, scene.orders)
    pairs: dict[str, tuple[object, object]] = {
        "units": (found.units, right.units),
        "dislodged": (found.dislodged, right.dislodged),
        "contested": (found.contested, right.contested),
        "retreat options": (found.retreat_options, right.retreat_options),
        "outcomes": (
            [_word(judged.outcome) for judged in found.judged],
            [_word(outcome) for outcome in right.outcomes],
        ),
    }
    return [
        f"{name}: {ours}, by the rules {theirs}" for name, (ours, theirs) in pairs.items() if ours != theirs
    ]


def _word(outcome: str) -> str:
    """The word without the place where a train stops, which the units tell."""
    return "stops" if outcome.startswith("stops") else str(outcome)


def smaller(scene: Scene, fault: Callable[[Scene], list[str]]) -> Scene:
    """The scene without every unit that the fault does not need."""
    for unit in sorted(scene.position.units):
        less = scene.without(unit)
        if fault(less):
            return smaller(less, fault)
    return scene


def _size(scene: Scene) -> int:
    return len(scene.position.units)
