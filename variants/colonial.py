"""Colonial Diplomacy (rules §4).

The stations of the railway, the seas of the canal, the bridges and the centre that China holds without gain
are data of the board; here are the choices that its documents leave open.
"""

from __future__ import annotations

from maps.board import load_board
from variants.rules import YEAR_LABELS, Rules, Switch, base_switches
from variants.variant import Variant

BRIDGES = Switch("bridges", ("both", "armies"))
CANAL_PERMISSION = Switch("canal_permission", ("egypt-stays", "outlives"))
CANAL_SUPPORT = Switch("canal_support", ("fleet", "any"))
CLOSED_LINE = Switch("closed_line", ("on", "off"))


def colonial() -> Variant:
    """The record of Colonial with default rules."""
    board = load_board("colonial")
    own = (BRIDGES, CANAL_PERMISSION, CANAL_SUPPORT, CLOSED_LINE, YEAR_LABELS)
    return Variant("colonial", board, Rules((*base_switches(board.record), *own)), railway_power="russia")
