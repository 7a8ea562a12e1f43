"""What was understood of orders as text, said back."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication

from app.page_lines import Piece
from app.words.names import power_name, province_name
from app.words.sentences import order_sentence
from variants.game import Game
from variants.orders import UnitKind, Waive
from variants.variant import Variant

translate = QCoreApplication.translate


def echo_sentences(game: Game, pieces: Sequence[Piece]) -> list[str]:
    """A sentence for each order, and what was not taken as it was written."""
    return [
        " ".join((f"{piece_sentence(game.variant, each)}.", *misnamed_sentences(game, each)))
        for each in pieces
        if each.order is not None
    ]


def piece_sentence(variant: Variant, piece: Piece) -> str:
    """An order that is written, in words; a waived build with its power, as it names no unit."""
    assert piece.order is not None
    if isinstance(piece.order, Waive):
        return translate("Line", "{power} waives one build").format(power=power_name(variant, piece.power))
    return order_sentence(variant, piece.order)


def misnamed_sentences(game: Game, piece: Piece) -> list[str]:
    """What stands where an order names a unit of the other kind."""
    said = {
        UnitKind.ARMY: translate("Line", "In {province} stands an army, no fleet."),
        UnitKind.FLEET: translate("Line", "In {province} stands a fleet, no army."),
    }
    misnamed = piece.reading.misnamed
    return [said[unit.kind].format(province=province_name(game.variant, unit.province)) for unit in misnamed]


def shortened(sentences: Sequence[str], fits: Callable[[str], bool]) -> str:
    """As many sentences as fit, at least one, and how many more there are."""
    best = ""
    for count in range(1, len(sentences) + 1):
        text = " ".join(sentences[:count])
        if more := len(sentences) - count:
            text = translate("Line", "{text} And {number} more.").format(text=text, number=more)
        if best and not fits(text):
            # what is one sentence longer may still fit, once nothing is left to be counted
            continue
        best = text
    return best
