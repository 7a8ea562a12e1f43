"""Brackets of the three kinds, and the stars that mean the same behind an order."""

from __future__ import annotations

from collections.abc import Sequence

from variants.notation.tokens import Token

BRACKETS = {"(": ")", "[": "]", "{": "}"}
_STAR = "*"


def unwrapped(tokens: Sequence[Token]) -> Sequence[Token]:
    """The tokens without brackets around all of them, or all but a result (``( ( … ) MTO BUR ) ( BNC )``)."""
    while len(tokens) > 2 and tokens[0].text in BRACKETS:
        end = closing_of(tokens, 0)
        rest = tokens[end + 1 :]
        if end < 0 or (rest and not (tokens[1].text in BRACKETS and _is_result(rest))):
            return tokens
        tokens = [*tokens[1:end], *rest]
    return tokens


def _is_result(tokens: Sequence[Token]) -> bool:
    """Whether brackets begin there with no others in them."""
    return tokens[0].text in BRACKETS and len(tokens) > 1 and tokens[1].text not in BRACKETS


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
