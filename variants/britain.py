"""Britain: Standard with six English armies and three more centres on the island (rules §1).

That England leaves its island only with the help of a foreign fleet follows from the set-up; no rule says so.
"""

from __future__ import annotations

from maps.board import load_board
from variants.rules import Rules, base_switches
from variants.variant import Variant


def britain() -> Variant:
    """The record of Britain with default rules."""
    board = load_board("britain")
    return Variant("britain", board, Rules(base_switches(board.record)))
