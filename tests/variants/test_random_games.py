"""Whole games of every variant by random legal orders: they end, and nothing breaks on the way."""

from __future__ import annotations

import pytest

from tests.variants.random_games import random_game
from variants.adjustments import due
from variants.explain import explain
from variants.formats.save import dump_game, load_game
from variants.game import Game
from variants.legal import illegality
from variants.outcome import Outcome
from variants.position import PhaseKind
from variants.registry import VARIANT_IDS

SOAK_GAMES = 200
CHUNKS = 10


@pytest.mark.parametrize("variant_id", VARIANT_IDS)
def test_a_game_from_start_to_end(variant_id: str) -> None:
    _check(variant_id, seed=1, last_turn=20)


@pytest.mark.soak
@pytest.mark.parametrize("variant_id", VARIANT_IDS)
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_many_games_from_start_to_end(variant_id: str, chunk: int) -> None:
    for seed in range(chunk, SOAK_GAMES, CHUNKS):
        _check(variant_id, 1000 + seed, last_turn=60)


def _check(variant_id: str, seed: int, last_turn: int) -> None:
    game = None
    for game in random_game(variant_id, seed, last_turn):
        _check_phase(game)
    assert game is not None
    assert game.ending is not None
    assert load_game(dump_game(game)) == game


def _check_phase(game: Game) -> None:
    resolution = game.nodes[game.current].resolution
    assert resolution is not None
    assert len({unit.province for unit in resolution.units}) == len(resolution.units)
    assert len(explain(game.variant, resolution)) == len(resolution.judged)
    for judged in resolution.judged:
        cause = illegality(game.variant, resolution.before, judged.power, judged.order)
        assert cause is None, (str(judged.order), cause)
    if resolution.before.phase.kind is PhaseKind.RETREAT:
        assert {judged.outcome for judged in resolution.judged} <= {Outcome.SUCCEEDS, Outcome.BOUNCE}
    if resolution.before.phase.kind is PhaseKind.ADJUSTMENT:
        assert {judged.outcome for judged in resolution.judged} <= {Outcome.SUCCEEDS}
        assert min(due(game.variant, game.position).values(), default=0) >= 0
