"""The Hundred Years' War in its versions 3.1, 3.2 and 3.0 (rules §3)."""

from __future__ import annotations

from maps.board import load_board
from variants.rules import YEAR_LABELS, Rules, Switch, base_switches
from variants.variant import Variant

VERSION = Switch("version", ("3.1", "3.2", "3.0"))


def hundred() -> Variant:
    """The record of the Hundred Years' War with default rules."""
    board = load_board("hundred")
    return Variant("hundred", board, Rules((*base_switches(board.record), VERSION, YEAR_LABELS)))
