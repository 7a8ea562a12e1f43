"""Powers for fewer players: by the rulebook for Standard, by centres for the other games."""

from __future__ import annotations

from random import Random

import pytest

from variants.registry import VARIANT_IDS, load_variant
from variants.seating import division

OTHERS = [id_ for id_ in VARIANT_IDS if id_ != "standard"]


def standard(players: int, seed: int = 0) -> set[frozenset[str]]:
    return {frozenset(group) for group in division(load_variant("standard"), players, Random(seed))}


def test_standard_for_three_to_six_is_that_of_the_rulebook() -> None:
    six = {frozenset({power}) for power in load_variant("standard").powers if power != "italy"}
    assert standard(6) == six
    assert standard(5) == six - {frozenset({"germany"})}
    assert standard(4) == {
        frozenset({"england"}),
        frozenset({"austria", "france"}),
        frozenset({"germany", "turkey"}),
        frozenset({"italy", "russia"}),
    }
    assert standard(3) == {
        frozenset({"england", "germany", "austria"}),
        frozenset({"russia", "italy"}),
        frozenset({"france", "turkey"}),
    }


def test_with_two_players_italy_goes_to_either_by_lot() -> None:
    found = {frozenset(standard(2, seed)) for seed in range(20)}
    west, east = frozenset({"england", "france", "russia"}), frozenset({"austria", "germany", "turkey"})
    assert found == {frozenset({west | {"italy"}, east}), frozenset({west, east | {"italy"}})}


@pytest.mark.parametrize("variant_id", OTHERS)
def test_other_games_give_all_powers_out_in_even_shares(variant_id: str) -> None:
    variant = load_variant(variant_id)
    centers = {power.id: len(power.start_centers) for power in variant.board.powers}
    for players in range(2, len(variant.powers)):
        groups = division(variant, players, Random(0))
        assert len(groups) == players
        assert sorted(power for group in groups for power in group) == sorted(variant.powers)
        shares = [sum(centers[power] for power in group) for group in groups]
        assert max(shares) <= -(-sum(shares) // players) + max(centers.values()) // 2


def test_nobody_gets_neighbours_where_others_have_as_many_centres() -> None:
    """The two that share a player have as few centres as any two, and lie far from each other."""
    groups = division(load_variant("britain"), 6, Random(0))
    assert [set(group) for group in groups if len(group) > 1] == [{"germany", "turkey"}]
    colonial = division(load_variant("colonial"), 6, Random(0))
    assert [set(group) for group in colonial if len(group) > 1] == [{"holland", "turkey"}]
