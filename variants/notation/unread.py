"""Which words of an order with an error are not understood: the first one, and others that mean nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from maps.board import Board
from variants.errors import OrderSyntaxError
from variants.notation import words
from variants.notation.names import Names
from variants.notation.reading import Reading
from variants.notation.tokens import MAX_LINE, Token, TokenKind, tokenize


@dataclass(frozen=True, slots=True)
class Unread:
    """What is not understood of an order.

    Attributes:
        spans: column in its line and length of each word or sign.
        whole: whether not even one of its words is known, though it has several.
    """

    spans: tuple[tuple[int, int], ...] = ()
    whole: bool = False


def unread(board: Board, reading: Reading) -> Unread:
    """What is not understood of a reading; nothing where it is, or where it only lacks something."""
    error = reading.error
    if not isinstance(error, OrderSyntaxError) or not error.token or len(reading.text) > MAX_LINE:
        return Unread()
    names, tokens = Names.of(board), tokenize(reading.text)
    first = error.column - reading.column
    found: list[Token] = []
    at = 0
    while at < len(tokens):
        end = _known(names, tokens, at)
        if tokens[at].start == first or (tokens[at].start > first and end == at):
            found.append(tokens[at])
        at = max(end, at + 1)
    spans = tuple((reading.column + token.start, token.end - token.start) for token in found)
    return Unread(spans, whole=len(found) == len(tokens) > 1)


def _known(names: Names, tokens: Sequence[Token], at: int) -> int:
    """Where the name, word or sign ends that is known there; there, if none is."""
    if tokens[at].kind is not TokenKind.WORD:
        return at + 1
    province = names.province_at(tokens, at)
    if province is not None:
        return province[1]
    vocabulary = (words.verbs(), words.units(), words.via(), words.coasts(), words.fillers(), names.powers)
    ends = (found[1] for each in vocabulary if (found := each.at(tokens, at)))
    return max(ends, default=at)
