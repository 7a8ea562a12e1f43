"""What stands on pages around the orders: titles, who owns and who may go, heads of mails, signatures.

The titles are those of this program's own styles and of the judges they follow; whatever is no more than
such a line is passed over. A line that might be an order never is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from maps.board import Board
from variants.notation.brackets import BRACKETS, closing_of
from variants.notation.grammar import Parser
from variants.notation.names import Names
from variants.notation.styles.languages import ENGLISH, FRENCH, GERMAN
from variants.notation.styles.prose import Words
from variants.notation.tokens import Token, TokenKind, tokenize
from variants.notation.words import units
from variants.position import PhaseKind

_LANGUAGES = (ENGLISH, FRENCH, GERMAN)
_HOLE = re.compile(r"\{(\w+)\}")
_SEPARATORS = (",", ";", "and", "et", "und")
_FIELD_NAMES = (
    "from, to, cc, bcc, subject, date, sent, reply-to, message-id, in-reply-to, references, received, "
    "return-path, mime-version, content-type, content-transfer-encoding, user-agent, "
    "von, an, kopie, betreff, datum, gesendet, antwort an, de, copie, objet, envoyé, envoyé le, répondre à"
)
_TAIL = r"(?: :)?(?: \( .+ \))?(?: :)?"  # behind a title: a colon, the name of the game in brackets
_TO = ("À", "A\u0300")  # the accent tells it from the letter of a power
# What judges write beside that; the tokens of a line stand there with a blank between each two.
_JUDGES = (
    r"(?:movement|retreat|adjustment|build) orders for {turn}",
    r"the next phase of .+ will be .+",
    r"the deadline for .+ will be .+",
    r"{power} : \d+ (?:supply )?cent(?:er|re)s? ,? \d+ units? : (?:builds|removes) \d+ units?",
)
_JUDGES_POSITION = r"status of the (?:movement|retreat|adjustment|build) phase (?:for|of) {turn}"
_MAILS = (
    r"(?:on|am|le) .+ (?:wrote|schrieb|a ecrit) .{0,80}:",
    r"-+ (?:.+ )?(?:message|nachricht|transfere|weitergeleitet)(?: .+)? -+",
)


def _said(text: str) -> str:
    return " ".join(token.word for token in tokenize(text))


_FIELDS = frozenset(map(_said, _FIELD_NAMES.split(",")))
_NOBODYS = frozenset(("neutral", "uno", *(_said(words.unowned) for words in _LANGUAGES)))


class Block(Enum):
    """What the lines below a title are."""

    CENTERS = auto()  # a power and its centres
    UNITS = auto()  # units, of which nothing is ordered
    SIGNATURE = auto()  # whatever is no order


@dataclass(frozen=True, slots=True)
class Asides:
    """Knows the lines of one board's pages that are no orders.

    Attributes:
        titles: a pattern of whole lines and what they begin.
    """

    names: Names
    titles: tuple[tuple[re.Pattern[str], Block | None], ...]

    @classmethod
    def of(cls, names: Names) -> Asides:
        """Those of a board, put together once for each."""
        known = _known.get(names.board.id)
        if known is None or known[0] is not names.board:
            known = names.board, cls(names, tuple(_titles(names)))
            _known[names.board.id] = known
        return known[1]

    def passes(self, line: str, tokens: Sequence[Token], block: Block | None) -> tuple[Block | None] | None:
        """The block in force behind a line that is passed over; None if the line is to be read."""
        said = " ".join(token.word for token in tokens)
        for pattern, begun in self.titles:
            if pattern.fullmatch(said):
                return (begun,)
        if self._is_of(line, tokens, block) or _is_table(self.names, tokens):
            return (block,)
        return (Block.SIGNATURE,) if _is_dashes(tokens) else None

    def field_of(self, tokens: Sequence[Token]) -> int:
        """How many tokens name the field of a mail's head that stands there (``Subject:``); 0 for none."""
        end = next((at for at, token in enumerate(tokens[:6]) if token.text == ":"), 0)
        named = " ".join(token.word for token in tokens[:end])
        is_power = end == 1 and self.names.powers.at(tokens, 0) is not None
        known = named in _FIELDS and not is_power
        return end + 1 if end and (known or (end == 1 and tokens[0].text in _TO)) else 0

    def may_order(self, tokens: Sequence[Token]) -> bool:
        """Whether a line of a signature might be an order after all: a unit, or an arrow behind a place."""
        kinds = units()
        for at in range(len(tokens)):
            place = kind[1] if (kind := kinds.at(tokens, at)) else at
            named = self.names.province_at(tokens, place) if place < len(tokens) else None
            if named and (kind or any(each.kind is TokenKind.ARROW for each in tokens[at:])):
                return True
        return False

    def _is_of(self, line: str, tokens: Sequence[Token], block: Block | None) -> bool:
        if block is Block.CENTERS:
            return self._is_list(self._behind_owner(tokens))
        if block is Block.UNITS:
            return Parser(self.names, line, self._behind_owner(tokens), PhaseKind.MOVEMENT).is_unit()
        return False

    def _behind_owner(self, tokens: Sequence[Token]) -> Sequence[Token]:
        """The line without the name before its colon."""
        end = next((at for at, token in enumerate(tokens) if token.text == ":"), -1)
        named = self.names.powers.at(tokens, 0)
        is_owner = named is not None and named[1] == end
        is_nobodys = " ".join(token.word for token in tokens[: max(end, 0)]) in _NOBODYS
        return tokens[end + 1 :] if is_owner or is_nobodys else tokens

    def _is_list(self, tokens: Sequence[Token]) -> bool:
        """Whether names of provinces stand there and nothing else."""
        at = 0
        while at < len(tokens):
            named = self.names.province_at(tokens, at)
            if named is None and tokens[at].word not in _SEPARATORS:
                return False
            at = named[1] if named else at + 1
        return bool(tokens)


_known: dict[str, tuple[Board, Asides]] = {}


def _titles(names: Names) -> Iterator[tuple[re.Pattern[str], Block | None]]:
    powers = "|".join(
        r"(?: -)? ".join(map(re.escape, words)) for words in names.powers.meanings if len(words[0]) > 1
    )
    holes = {"turn": _turns(), "power": f"(?:{powers})", "number": r"\d+", "unit": "[^,;]+", "places": ".+"}
    for words in _LANGUAGES:
        for text, begun in _own(words):
            yield re.compile(_pattern(text, holes) + _TAIL), begun
    for text in (*_JUDGES, _JUDGES_POSITION, *_MAILS):
        begun = Block.UNITS if text is _JUDGES_POSITION else None
        yield re.compile(_HOLE.sub(lambda hole: holes[hole[1]], text) + _TAIL), begun


def _own(words: Words) -> Iterator[tuple[str, Block | None]]:
    """The titles and lines of the styles, each with what it begins."""
    yield from ((text, None) for text in words.results.values())
    yield words.position, Block.UNITS
    yield words.dislodged, Block.UNITS
    yield words.centers, Block.CENTERS
    yield from ((text, None) for text in (words.adjustments, words.builds, words.removals, words.winner))
    yield words.may_go, Block.UNITS
    yield words.lost, Block.UNITS


def _pattern(template: str, holes: Mapping[str, str]) -> str:
    """The pattern of a template as the tokens of a line are: with a blank between each two."""
    parts = _HOLE.split(template)
    texts = (
        holes[part] if at % 2 else " ".join(re.escape(token.word) for token in tokenize(part))
        for at, part in enumerate(parts)
    )
    return " ".join(filter(None, texts))


def _turns() -> str:
    seasons = (text for words in _LANGUAGES for text in (words.spring, words.fall, words.winter, words.year))
    return f"(?:{'|'.join(_pattern(text, {'year': '[0-9]+'}) for text in dict.fromkeys(seasons))})"


def _is_dashes(tokens: Sequence[Token]) -> bool:
    """The two dashes above a signature."""
    return len(tokens) == 1 and tokens[0].text == "--"


def _is_table(names: Names, tokens: Sequence[Token]) -> bool:
    """Owners or units for programs: ``SCO ( FRA PAR ) ( UNO BEL )``, ``NOW ( SPR 1901 ) ( FRA AMY PAR )``."""
    if tokens[0].word not in ("sco", "now"):
        return False
    at, groups = 1, 0
    while at < len(tokens) and tokens[at].text in BRACKETS:
        end = closing_of(tokens, at)
        is_turn = groups == 0 and tokens[at + 1].word in ("spr", "sum", "fal", "aut", "win")
        is_owned = names.codes.at(tokens, at + 1) is not None or tokens[at + 1].word in _NOBODYS
        if end < 0 or not (is_turn or is_owned):
            return False
        at, groups = end + 1, groups + 1
    return groups > 0 and at == len(tokens)
