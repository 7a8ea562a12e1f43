"""The engine and the brute-force reference agree around the cape route, the canal and the railway.

And anywhere on the boards other than Standard's.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.variants.cases import Case, load_cases
from tests.variants.differential import by_the_rules, compare, differences
from tests.variants.scenes import Scene, random_scene
from tests.variants.scenes_passages import canal_scene, cape_scene, railway_scene
from variants.registry import load_variant
from variants.variant import Variant

MAKERS: dict[str, tuple[str, Callable[[Variant, int], Scene]]] = {
    "cape": ("1900", cape_scene),
    "canal": ("colonial", canal_scene),
    "railway": ("colonial", railway_scene),
}
LIMIT = 9  # decisions: the few scenes with more would take as long as all the others
CHUNKS = 3
SAMPLE = 60  # scenes a chunk; 10 to 30 milliseconds for the reference each
SOAK_CHUNKS = 10
SOAK = 3000

each_board = pytest.mark.parametrize("board", ["britain", "1900", "hundred", "colonial"])
each_passage = pytest.mark.parametrize("passage", MAKERS)


@each_passage
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_sample(passage: str, chunk: int) -> None:
    compare(_scenes(passage, chunk * SAMPLE, SAMPLE), LIMIT)


@pytest.mark.soak
@each_passage
@pytest.mark.parametrize("chunk", range(SOAK_CHUNKS))
def test_many(passage: str, chunk: int) -> None:
    compare(_scenes(passage, 1_000_000 + chunk * SOAK, SOAK), LIMIT)


@each_board
def test_sample_of_the_whole_board(board: str) -> None:
    compare((random_scene(load_variant(board), seed) for seed in range(SAMPLE)), LIMIT)


@pytest.mark.soak
@each_board
def test_much_of_the_whole_board(board: str) -> None:
    compare((random_scene(load_variant(board), 1_000_000 + seed) for seed in range(SOAK)), LIMIT)


@each_passage
def test_the_sample_has_what_is_hard(passage: str) -> None:
    scenes = _scenes(passage, 0, 2 * SAMPLE)
    told = [outcome for scene in scenes if (outcome := by_the_rules(scene, LIMIT))]
    assert len(told) > 2 * SAMPLE * 0.95
    assert passage == "cape" or any(outcome.paradox for outcome in told)
    assert any(outcome.circular for outcome in told)
    assert any(outcome.contested for outcome in told)
    assert sum(bool(outcome.dislodged) for outcome in told) > 3


@pytest.mark.parametrize("case", list(load_cases("found", ("1900", "colonial"))), ids=lambda case: case.id)
def test_found_before(case: Case) -> None:
    """What the comparison has brought to light; the smallest position of each kind."""
    assert differences(Scene(case.variant, case.position, case.orders)) == []


def _scenes(passage: str, first: int, number: int) -> list[Scene]:
    variant, maker = MAKERS[passage]
    return [maker(load_variant(variant), seed) for seed in range(first, first + number)]
