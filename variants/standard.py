"""Standard: the game as published, by the 2023 rulebook and the preferred rulings of DATC 3.0."""

from __future__ import annotations

from maps.board import load_board
from variants.rules import Rules, base_switches
from variants.variant import Variant


def standard() -> Variant:
    """The record of Standard with default rules."""
    board = load_board("standard")
    return Variant("standard", board, Rules(base_switches(board.record)))
