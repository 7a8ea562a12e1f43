"""Cuts a line into words, arrows and marks, each with its column, and folds words to one spelling."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from enum import Enum, auto

from variants.errors import OrderSyntaxError

MAX_LINE = 500  # characters; no order is nearly as long, and pasted garbage stays cheap


class TokenKind(Enum):
    """What a token is made of."""

    WORD = auto()
    ARROW = auto()
    NUMBER = auto()
    MARK = auto()


@dataclass(frozen=True, slots=True)
class Token:
    """A piece of the line from column ``start`` up to ``end``; ``word`` is its folded spelling."""

    kind: TokenKind
    text: str
    word: str
    start: int
    end: int


# Stops, quote marks, underscores and the possessive 's carry no meaning anywhere.
_TOKEN = re.compile(
    r"""(?P<noise>['’]s\b|[\s.'’‘`´"“”„«»‹›_!…\u200b\ufeff]+)
      | (?P<word>(?:[^\W\d_]|[\u0300-\u036f])+)
      | (?P<number>\d+)
      | (?P<arrow>[-‐‑‒–—―−]+>* | =+> | [→⇒➔➜➝⟶>]+)
      | (?P<mark>.)""",
    re.VERBOSE,
)
_KINDS = {kind.name.lower(): kind for kind in TokenKind}
_LETTERS = str.maketrans({"ø": "o", "æ": "ae", "œ": "oe", "ł": "l", "ı": "i"})


def fold(word: str) -> str:
    """The spelling under which words are compared: small letters without accents.

    >>> fold("Großbritannien"), fold("ÉGÉE")
    ('grossbritannien', 'egee')
    """
    spread = unicodedata.normalize("NFKD", word.casefold().translate(_LETTERS))
    return "".join(letter for letter in spread if not unicodedata.combining(letter))


def tokenize(line: str) -> tuple[Token, ...]:
    """The tokens of a line.

    Raises:
        OrderSyntaxError: if the line is longer than ``MAX_LINE``, at the first character too many.
    """
    if len(line) > MAX_LINE:
        raise OrderSyntaxError(line[:MAX_LINE], line[MAX_LINE : MAX_LINE + 20], MAX_LINE)
    return tuple(_token(match) for match in _TOKEN.finditer(line) if match.lastgroup != "noise")


def _token(match: re.Match[str]) -> Token:
    kind = _KINDS[match.lastgroup or "mark"]
    # The French preposition keeps its accent: without it, it would be an army.
    word = "à" if match[0] == "à" else fold(match[0])
    return Token(kind, match[0], word, match.start(), match.end())


def folded_words(name: str) -> tuple[str, ...]:
    """A name as the words that a line has for it.

    >>> folded_words("St. Petersburg"), folded_words("Mer d’Irlande")
    (('st', 'petersburg'), ('mer', 'd', 'irlande'))
    """
    return tuple(token.word for token in tokenize(name) if token.kind is TokenKind.WORD)
