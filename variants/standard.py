"""Standard: the game as published, by the 2023 rulebook and the preferred rulings of DATC 3.0."""

from __future__ import annotations

from maps.board import load_board
from variants.rules import (
    ADJACENT_CONVOY,
    CONVOY_FALLBACK,
    END_AFTER,
    NAMED_PATH,
    PARADOX,
    REMOVAL,
    Rules,
    victory_switch,
)
from variants.variant import Variant


def standard() -> Variant:
    """The record of Standard with default rules."""
    board = load_board("standard")
    switches = (
        PARADOX,
        ADJACENT_CONVOY,
        CONVOY_FALLBACK,
        NAMED_PATH,
        REMOVAL,
        victory_switch(board.record.victory.centers),
        END_AFTER,
    )
    return Variant("standard", board, Rules(switches))
