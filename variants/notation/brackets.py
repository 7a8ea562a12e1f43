"""Brackets of the three kinds, and the stars that mean the same behind an order."""

from __future__ import annotations

from collections.abc import Sequence

from variants.notation.tokens import Token

BRACKETS = {"(": ")", "[": "]", "{": "}"}
_STAR = "*"


def unwrapped(tokens: Sequence[Token]) -> Sequence[Token]:
    """The tokens without brackets around all of them."""
    while len(tokens) > 2 and tokens[0].text in BRACKETS and closing_of(tokens, 0) == len(tokens) - 1:
        tokens = tokens[1:-1]
    return tokens


def closing_of(tokens: Sequence[Token], start: int) -> int:
    """Where the bracket or star is closed that stands there; -1 if none stands there or it stays open.

    A star at the very end closes itself: it is the rest of what was set in italics.
    """
    last = len(tokens) - 1
    if start > last:
        return -1
    if tokens[start].text == _STAR:
        closed = (at for at in range(start + 1, last + 1) if tokens[at].text == _STAR)
        return next(closed, start if start == last else -1)
    depth = 0
    for at in range(start, last + 1):
        depth += (tokens[at].text in BRACKETS) - (tokens[at].text in BRACKETS.values())
        if depth == 0:
            return at if at > start else -1
    return -1
