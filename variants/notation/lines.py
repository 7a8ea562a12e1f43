"""Takes a line of a list apart: bullets and numbers, headings, and several orders in one line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from variants.notation import words
from variants.notation.brackets import closing_of
from variants.notation.names import Names
from variants.notation.tokens import Token, TokenKind

_OPENING, _CLOSING, _SEPARATORS = "([{", ")]}", ",;"
CELL = "|"  # between the cells of a table
BULLETS = "*•·◦▪‣●○■□◆◇♦★☆✓✔✗✘∙‧#"
_SIGNS = "@%&~^$?:/\\"  # that may stand before an order as well
_REPORT = "ord"  # what programs begin a result with, before the turn in brackets
_MESSAGES = (_REPORT, "sub")
_TURNS = frozenset({"spr", "sum", "fal", "aut", "win"})  # of programs
_WAIVED = "wve"
_HEADING_WORDS = frozenset({"orders", "for", "ordres", "de", "befehle", "fur", "fuer", "power", "the"})
_TURN_LETTERS = frozenset("sfwmrba")  # of spring, fall, winter, moves, retreats, builds, adjustments
_TURN_WORDS = frozenset(
    ("spring", "fall", "autumn", "winter", "turn", "printemps", "automne", "hiver", "la", "l")
)
_TURN_WORDS |= {"fruhling", "fruehling", "fruhjahr", "fruehjahr", "herbst", "der", "die"}


@dataclass(frozen=True, slots=True)
class Part:
    """One order of a line; ``power`` only where the line names it before this order."""

    power: str | None
    tokens: Sequence[Token]


def without_bullets(tokens: Sequence[Token]) -> Sequence[Token]:
    """The line without quote marks, bullets and numbers at its beginning (``> 1.``, ``(2)``, ``*``)."""
    *_, last = unbulleted(tokens)
    return last


def unbulleted(tokens: Sequence[Token]) -> Iterator[Sequence[Token]]:
    """The line as it is, and each time with one bullet or number less at its beginning."""
    yield tokens
    while tokens and 0 < (length := _bullet(tokens)) < len(tokens):
        tokens = tokens[length:]
        yield tokens


def _bullet(tokens: Sequence[Token]) -> int:
    """How many tokens the bullet or number takes with which the line begins."""
    if _is_sign(tokens[0]) or tokens[0].text in (*BULLETS, CELL) or not tokens[0].text.strip(">"):
        return 1
    if len(tokens) > 1 and len(tokens[0].word) == 1 and tokens[1].text == ")":
        return 2
    if tokens[0].word == _REPORT and len(tokens) > 1 and tokens[1].text in _OPENING:
        return closing_of(tokens, 1) + 1
    opened = int(tokens[0].text in _OPENING)
    if opened == len(tokens) or tokens[opened].kind is not TokenKind.NUMBER:
        return 0
    closed = len(tokens) > opened + 1 and tokens[opened + 1].text in (*_CLOSING, ":")
    return 1 + opened + closed


def _is_sign(token: Token) -> bool:
    """Whether it means nothing before an order: no bracket, no plus, and nothing of other scripts."""
    return token.kind is TokenKind.MARK and (token.text in _SIGNS or not token.text.isascii())


def heading_of(names: Names, tokens: Sequence[Token]) -> str | None:
    """The power that a line names if it does nothing else (``FRANCE``, ``**France** (3 units):``).

    The turn may stand beside it (``England: orders for S01``, ``Ordres de la France, printemps 1901``).
    """
    bracket = next((index for index, token in enumerate(tokens) if token.text in _OPENING), len(tokens))
    turn = _turn_letters(tokens)
    head = [token for at, token in enumerate(tokens[:bracket]) if at not in turn and not _is_trimming(token)]
    found = names.powers.at(head, 0)
    if found is None or found[1] < len(head):
        return None
    has_colon = any(token.text == ":" for token in tokens)
    is_name = sum(len(token.word) for token in head) > 1
    ends = bracket == len(tokens) or tokens[-1].text in (*_CLOSING, ":")
    return found[0] if ends and (is_name or has_colon) else None


def _turn_letters(tokens: Sequence[Token]) -> frozenset[int]:
    """Where the letters of turns like ``S01`` or ``F1901M`` stand."""
    numbers = [at for at, token in enumerate(tokens) if token.kind is TokenKind.NUMBER]
    beside = [
        (at + by, tokens[at].start - tokens[at - 1].end if by < 0 else tokens[at + 1].start - tokens[at].end)
        for at in numbers
        for by in (-1, 1)
        if 0 <= at + by < len(tokens)
    ]
    return frozenset(at for at, gap in beside if gap == 0 and tokens[at].word in _TURN_LETTERS)


def _is_trimming(token: Token) -> bool:
    known = token.word in _HEADING_WORDS or token.word in _TURN_WORDS
    return known or token.kind is TokenKind.NUMBER or token.text in (*BULLETS, ":", ",")


def parts(names: Names, line: str, tokens: Sequence[Token]) -> Iterator[Part]:
    """The orders of a line: what parts them are commas, semicolons, numbers, and powers with a colon."""
    power: str | None = None
    start = index = depth = 0
    while index < len(tokens):
        named = _power_at(names, tokens, index)
        depth = max(0, depth + _depth(tokens[index]))
        parted = depth == 0 and (_number(line, tokens, index) or _parts_at(names, tokens, start, index))
        if not (named or parted):
            index += 1
            continue
        if index > start:
            yield Part(power, tokens[start:index])
        power, index = named or (power, index + parted)
        start = index
    if index > start:
        yield Part(power, tokens[start:index])


def messages(tokens: Sequence[Token]) -> Sequence[Part]:
    """The orders in a message of programs (``SUB ( ( … ) HLD ) ( … )``), each with its result; else none."""
    found: list[Part] = []
    at = 0
    while at < len(tokens):
        if tokens[at].word in _MESSAGES:
            at += 1
            continue
        end = closing_of(tokens, at) if tokens[at].text in _OPENING else -1
        if end <= at + 1:
            return ()
        if tokens[at + 1].text in _OPENING or tokens[end - 1].word == _WAIVED:
            found.append(Part(None, tokens[at : end + 1]))
        elif found:
            found[-1] = Part(None, [*found[-1].tokens, *tokens[at : end + 1]])
        elif tokens[at + 1].word not in _TURNS:
            return ()
        at = end + 1
    return found


def _number(line: str, tokens: Sequence[Token], index: int) -> int:
    """How many tokens the number of another order takes there (``2.``, ``2)``); 0 for none."""
    if index == 0 or tokens[index].kind is not TokenKind.NUMBER:
        return 0
    after = line[tokens[index].end : tokens[index].end + 1]
    ends = index + 1 == len(tokens) or tokens[index].start == tokens[index - 1].end
    return 0 if ends or after not in (".", ")") else 1 + (after == ")")


def _parts_at(names: Names, tokens: Sequence[Token], start: int, index: int) -> bool:
    """Whether a separator there ends an order; one before more seas of a route or leave does not."""
    if tokens[index].text not in (*_SEPARATORS, CELL):
        return False
    after = index + 1
    if names.board.record.canal and words.leave().at(tokens, after):
        return False
    has_route = any(words.via().at(tokens, at) for at in range(start, index))
    return not (has_route and tokens[index].text == "," and _is_sea(names, tokens, after))


def _is_sea(names: Names, tokens: Sequence[Token], start: int) -> bool:
    """Whether nothing but a province where fleets convoy stands there, up to the next separator."""
    kind = words.units().at(tokens, start)
    found = names.province_at(tokens, kind[1] if kind else start)
    if found is None or not any(names.board.provinces[id_].convoys for id_ in found[0].ids):
        return False
    return found[1] == len(tokens) or tokens[found[1]].text in (*_SEPARATORS, *_OPENING)


def _depth(token: Token) -> int:
    return (token.text in _OPENING) - (token.text in _CLOSING)


def _power_at(names: Names, tokens: Sequence[Token], index: int) -> tuple[str, int] | None:
    """A power with a colon there (``F:``), and where it ends."""
    found = names.powers.at(tokens, index)
    if found is None or found[1] == len(tokens) or tokens[found[1]].text != ":":
        return None
    return found[0], found[1] + 1
