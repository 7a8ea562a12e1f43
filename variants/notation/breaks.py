"""Whether an order goes on in the next line, as in narrow mails, or was left half written there."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from variants.notation import words
from variants.notation.names import Names
from variants.notation.reading import LineReader
from variants.notation.tokens import MAX_LINE, Token, TokenKind, fold, tokenize
from variants.notation.words import Verb
from variants.orders import Waive
from variants.position import Position
from variants.variant import Variant

_LEAST_BEGUN = 3  # tokens of a line that can break off: a unit, its place and a verb
_LAST_WORD = re.compile(r"[^\W\d_]+\Z")  # most lines end in a word, and so need not be taken apart
_AIDS = frozenset({Verb.SUPPORT, Verb.CONVOY})


def breaks_off(line: str) -> bool:
    """Whether a line ends in an arrow, a verb or a unit letter."""
    last = _LAST_WORD.search(line)
    if len(line) > MAX_LINE or (last and fold(last[0]) not in _going_on()):
        return False
    tokens = tokenize(line)
    if len(tokens) < _LEAST_BEGUN or words.coasts().at(tokens, len(tokens) - 2):
        return False  # "n.c." ends in no verb
    return tokens[-1].kind is TokenKind.ARROW or tokens[-1].word in _going_on()


def begins_anew(variant: Variant, position: Position, line: str, after: str) -> bool:
    """Whether the line behind one that breaks off is no rest of it but begins an order of its own.

    Behind a support a unit has to follow, and so it is its rest. Behind an arrow a province has to: there
    a whole order, or a unit of the position with its letter, is another one, and the first was left open.
    """
    tokens = tokenize(line)
    is_led = tokens[-1].kind is TokenKind.ARROW or tokens[-1].word in _moving()
    is_lettered = _is_unit_word(tokens[-1])
    if not (is_led or is_lettered):
        return False
    if _begins_with_a_unit(variant, position, after):
        return True
    if not (is_led or tokens[-2].kind is TokenKind.ARROW or tokens[-2].word in _moving()):
        return False
    return _is_order(variant, position, after)


def _is_order(variant: Variant, position: Position, line: str) -> bool:
    """Whether a line begins with a whole order; without a letter of a unit that stands there.

    Where none does, as in ``NTH - NWY`` below ``A LON -``, the rest of a route is meant.
    """
    found = LineReader(variant, position, None).line(line)
    if not found or not found[0].orders:
        return False
    order, tokens = found[0].orders[0], tokenize(found[0].text)
    is_lettered = any(_is_unit_word(token) for token in tokens[:2])
    return is_lettered or isinstance(order, Waive) or _stands(position, order.unit.province)


def _begins_with_a_unit(variant: Variant, position: Position, line: str) -> bool:
    if len(line) > MAX_LINE:
        return False
    tokens = _from_letter(tokenize(line))
    kind = words.units().at(tokens, 0)
    named = Names.of(variant.board).province_at(tokens, kind[1]) if kind else None
    return named is not None and any(_stands(position, id_) for id_ in named[0].ids)


def _from_letter(tokens: Sequence[Token]) -> Sequence[Token]:
    """The line without dashes, bullets and articles before the letter of a unit."""
    fillers = words.fillers()
    at = 0
    while (
        at < len(tokens)
        and not _is_unit_word(tokens[at])
        and (tokens[at].kind is not TokenKind.WORD or fillers.at(tokens, at))
    ):
        at += 1
    return tokens[at:]


def _is_unit_word(token: Token) -> bool:
    return (token.word,) in words.units().meanings


def _stands(position: Position, province: str) -> bool:
    return position.unit_in(province) is not None or position.dislodged_in(province) is not None


@cache
def _moving() -> frozenset[str]:
    """The last words of phrases for moving."""
    return frozenset(phrase[-1] for phrase, verb in words.verb_phrases() if verb is Verb.MOVE)


@cache
def _going_on() -> frozenset[str]:
    """The words behind which an order cannot end."""
    aids = frozenset(phrase[-1] for phrase, verb in words.verb_phrases() if verb in _AIDS)
    units = frozenset(word for word, _ in words.kind_spellings())
    return (aids | _moving() | units) - {phrase[-1] for phrase in words.via().meanings}
