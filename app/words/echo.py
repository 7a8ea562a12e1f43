"""What was understood of orders as text, said back."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication

from app.page_lines import Piece
from app.words.sentences import order_sentence
from variants.game import Game

translate = QCoreApplication.translate


def echo_sentences(game: Game, pieces: Sequence[Piece]) -> list[str]:
    """A sentence for each order."""
    return [f"{order_sentence(game.variant, each.order)}." for each in pieces if each.order is not None]


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
