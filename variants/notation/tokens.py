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


# Signs of other scripts and of print that are those of a keyboard, one for one, so that columns stay.
_SIGNS = {code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)} | {
    ord(sign): plain
    for plain, signs in {
        ",": "、﹐،",
        ".": "。｡",
        ";": "﹔؛",
        ":": "﹕∶",
        "/": "⁄∕",
        "-": "﹣⁃➖",
        "+": "﹢➕",
        "*": "∗⁎✱﹡",
        "(": "❨﹙",
        ")": "❩﹚",
        "[": "【〔『「",
        "]": "】〕』」",
    }.items()
    for sign in signs
}
# Marks that nobody sees: soft hyphens, joiners, signs of direction, variants of emoji.
_INVISIBLE = "\u00ad\u061c\u180e\u200c-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f"
_BLANK = r"\s\u200b\ufeff\x00-\x1f\x7f-\x9f" + _INVISIBLE
# Pages of the web that were copied with their markup; links are none, as "<A" begins an order.
_MARKUP = (
    r"</?(?:b|i|u|p|em|strong|br|li|ul|ol|t[dhr]|table|tbody|div|span|font|h[1-6]|pre|code)\b[^<>]*>|&nbsp;"
)
# Stops, quote marks, underscores, bold letters' stars and the possessive 's carry no meaning anywhere.
_TOKEN = re.compile(
    rf"""(?P<noise>{_MARKUP}|['’]s\b|[{_BLANK}.'’‘`´"“”„‚«»‹›❮❯_!…]+|\*\*+)
      | (?P<word>[^\W\d_](?:[^\W\d_]|[\u0300-\u036f{_INVISIBLE}])*)
      | (?P<number>\d+)
      | (?P<arrow>&(?:rarr|gt|ndash|mdash); | [-‐‑‒–—―−]+>*
          | =+> | [→⇒⇨⇢⇾↦➔➙➛➜➝➞➟➠➡➢➣➤➧➨➩➪➭➮➯➱➲➳➵➸➺➻➼➽➾⟶⟹⟼⭢⮕▶►▸>\ufe0e\ufe0f]+)
      | (?P<mark>.)""",
    re.VERBOSE | re.DOTALL,
)
_EDGES = re.compile(rf"^[{_BLANK}]+|[{_BLANK}]+$")
_PICTURES = ("So", "Sk", "Me", "Cn")  # emoji, the tones of their skin, the frames of keys, those to come
_UNHEARD = ("Mn", "Cf")  # accents, and marks that nobody sees
_KINDS = {kind.name.lower(): kind for kind in TokenKind}
_LETTERS = str.maketrans({"ø": "o", "æ": "ae", "œ": "oe", "ł": "l", "ı": "i"})


def fold(word: str) -> str:
    """The spelling under which words are compared: small letters without accents.

    >>> fold("Großbritannien"), fold("ÉGÉE"), fold("Ｐａｒ")
    ('grossbritannien', 'egee', 'par')
    """
    if word.isascii():
        return word.lower()
    spread = unicodedata.normalize("NFKD", word.casefold().translate(_LETTERS)).casefold()
    return "".join(letter for letter in spread if unicodedata.category(letter) not in _UNHEARD)


def tokenize(line: str, limit: int = MAX_LINE) -> tuple[Token, ...]:
    """The tokens of a line; their columns are those of the line, whatever signs it is written with.

    Raises:
        OrderSyntaxError: if the line is longer than ``limit``, at the first character too many.
    """
    if len(line) > limit:
        raise OrderSyntaxError(line[:limit], line[limit : limit + 20], limit)
    found = _TOKEN.finditer(line.translate(_SIGNS))
    return tuple(_token(match) for match in found if match.lastgroup != "noise")


def trimmed(line: str) -> str:
    """The line without the blanks and invisible marks at its ends."""
    return _EDGES.sub("", line)


def is_picture(token: Token) -> bool:
    """Whether it is an emoji or another sign that is drawn rather than read."""
    return token.kind is TokenKind.MARK and unicodedata.category(token.text[0]) in _PICTURES


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
