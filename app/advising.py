"""The advice that may be shown now: on the orders of those who write, from what they may see."""

from __future__ import annotations

from app.document import Document
from variants.advice import Advice, Weight, advise


def advice_to(document: Document, power: str) -> tuple[Advice, ...]:
    """What there is to remark on the orders of a power that is being written; warnings come first.

    On the open table the orders of all are known. Otherwise no other draft is looked at, but that nobody
    writes for a power without a player is known to all.
    """
    game = document.game
    if power not in document.writers:
        return ()
    seen = {other: game.draft(other).orders for other in document.writers if other != power}
    idle = [other for other, player in game.players.items() if not player]
    found = advise(game.variant, game.position, power, game.draft(power).orders, seen, idle)
    return tuple(sorted(found, key=lambda advice: advice.weight is Weight.NOTE))
