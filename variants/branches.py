"""What one power tries out for itself: a game played on in private from a position, kept as its orders."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from variants.game import Game, Node
from variants.orders import Order
from variants.papers import Branch, Draft


def played_on(game: Game, node: int, branch: Branch, player: str) -> Game:
    """A game of its own in which the branch has been played from a node on, with one player for all powers.

    Nothing in it tells what the powers have really written: only the position is taken over.
    """
    start = (Node(None, game.nodes[node].position),)
    tried = Game(game.variant, dict.fromkeys(game.variant.powers, player), start)
    for orders in branch[:-1]:
        if tried.ending is not None:
            return tried
        tried = _written(tried, orders).resolve()
    return _written(tried, branch[-1] if branch else {})


def _written(game: Game, orders: Mapping[str, tuple[Order, ...]]) -> Game:
    """The game with these orders drafted; after its end there is nothing to draft."""
    drafts = {power: Draft(given) for power, given in orders.items() if given}
    return game if game.ending else replace(game, drafts=drafts)


def branch_of(game: Game) -> Branch:
    """What was played in a game from its start on, and what is written for its current phase."""
    played = (game.nodes[node].orders for node in game.line()[1:])
    return (*played, {power: draft.orders for power, draft in game.drafts.items() if draft.orders})
