"""1900, by Baron M. Powell (rules §2).

What is special is data of its board: the cape route is two links of half strength, Gibraltar a coast in which
fleets convoy, the Russian emergency measures a part of Russia's record, and Egypt and Algeria count as home
only for civil disorder.
"""

from __future__ import annotations

from maps.board import load_board
from variants.rules import HOME_REMOVAL, Rules, base_switches
from variants.variant import Variant


def europe1900() -> Variant:
    """The record of 1900 with default rules; removals go by home centres, as its documents have it."""
    board = load_board("1900")
    return Variant("1900", board, Rules(base_switches(board.record, HOME_REMOVAL)))
