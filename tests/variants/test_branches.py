"""What is tried out is kept as its orders, and is the same game again when they are played."""

from __future__ import annotations

import pytest

from tests.variants.random_games import random_game
from variants.branches import branch_of, played_on
from variants.game import Game
from variants.orders import parse_order
from variants.papers import Draft
from variants.registry import VARIANT_IDS, load_variant

BUR = parse_order("A PAR - BUR")


@pytest.mark.parametrize("variant_id", VARIANT_IDS)
def test_the_orders_of_a_game_lead_to_the_same_positions_again(variant_id: str) -> None:
    *_, game = random_game(variant_id, 3, 1)
    branch = branch_of(game)
    again = played_on(game, 0, branch, "Ada")
    assert [node.position for node in again.nodes] == [node.position for node in game.nodes]
    assert branch_of(again) == branch


def test_what_is_not_played_yet_is_written_again() -> None:
    game = Game.new(load_variant("standard"), {"france": "Ada"})
    branch = ({"france": (BUR,)}, {"germany": (parse_order("A MUN H"),)})
    tried = played_on(game, 0, branch, "Ada")
    assert len(tried.nodes) == 2
    assert tried.draft("germany") == Draft(branch[1]["germany"])
    assert branch_of(tried) == branch
    assert played_on(game, 0, (), "Ada").drafts == {}


def test_the_real_orders_and_notes_are_not_taken_along() -> None:
    game = Game.new(load_variant("standard"), {"france": "Ada", "italy": "Ida"})
    game = game.with_draft("france", Draft((BUR,))).with_note("italy", "trust nobody")
    tried = played_on(game, 0, (), "Ida")
    assert tried == Game.new(game.variant, dict.fromkeys(game.variant.powers, "Ida"))
    assert tried.open_table


def test_nothing_is_played_after_an_end() -> None:
    game = Game.new(load_variant("standard").with_rules({"end_after": 1}), {"france": "Ada"})
    tried = played_on(game, 0, ({}, {}, {"france": (BUR,)}), "Ada")
    assert tried.ending is not None
    assert tried.drafts == {}
