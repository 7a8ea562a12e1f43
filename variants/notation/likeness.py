"""What may have been meant by what was not understood: the nearest names and words, and what is missing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from difflib import SequenceMatcher, get_close_matches

from maps.board import Board, Location
from variants.errors import AmbiguousOrder, OrderSyntaxError
from variants.legal import move_goals
from variants.notation import words
from variants.notation.completion import complete
from variants.notation.names import Names
from variants.notation.pages import read_orders
from variants.notation.reading import Reading
from variants.notation.tokens import MAX_LINE, Token, TokenKind, tokenize
from variants.orders import Unit, Waive
from variants.position import PhaseKind, Position
from variants.variant import Variant

_MOST = 3  # suggestions for one token
_NEXT = 8  # of what can come next where an order breaks off: almost always all of it
_LONGEST = 3  # words of a name that is misspelt as a whole
_LIKE = 0.6  # how much of a spelling must agree, from 0 to 1
_LIKE_LONG = 0.72  # the same of a spelling longer than a code
_LIKE_ALONE = 0.85  # the same of a name where a line begins, and no unit has been named
_SAME_LETTERS = 0.9  # the same of the letters in any order
_CODE = 3  # letters
_NEARER = 0.1  # what a province that the unit can reach has ahead of others, on the same scale
_SHORTEST_WORD = 4  # letters of a verb that is suggested
_BEST = 12  # spellings that are looked at before they are ranked


@dataclass(frozen=True, slots=True)
class Suggestion:
    """One thing that may have been meant.

    Attributes:
        text: what to put in the place of ``length`` characters from ``column``.
        column: where the part begins in the line of the error, from 0.
        length: how much of the line it takes the place of; 0 where something is missing.
        province: the province that ``text`` names; "" if it is something else.
    """

    text: str
    column: int
    length: int
    province: str = ""


def suggestions(variant: Variant, position: Position, reading: Reading) -> tuple[Suggestion, ...]:
    """A few suggestions for a reading with an error, the likeliest first; () where there are none.

    For a name with several meanings they are its meanings; for a token that was not understood the names and
    words most like it, of provinces the ones the unit can reach first, if with them the line is understood
    further; for an order that breaks off what can come next.
    """
    error = reading.error
    if isinstance(error, AmbiguousOrder):
        known = variant.board.provinces
        return tuple(
            Suggestion(each, error.column, len(error.token), each if each in known else "")
            for each in error.candidates
        )
    if error is None or len(reading.text) > MAX_LINE:
        return ()
    # Only the order itself counts: its line may be long.
    alone = OrderSyntaxError(reading.text, error.token, error.column - reading.column)
    found = _ranked(variant, position, alone) if error.token else _missing(variant, position, reading, alone)
    return tuple(replace(each, column=each.column + reading.column) for each in found)


def _ranked(variant: Variant, position: Position, error: OrderSyntaxError) -> tuple[Suggestion, ...]:
    """What can stand for the token, what makes the most of the order understood first."""
    near = _near(variant, position, error)
    if not _is_begun(variant.board, error):
        near = (each for each in near if _begins(variant, position, error, each))
    ranked = [(_faults(variant, position, error, each), each) for each in near]
    helpful = sorted((each for each in ranked if each[0] is not None), key=lambda each: each[0] or 0)
    first: dict[str, Suggestion] = {}
    for _, each in helpful:
        first.setdefault(each.text, each)
    return tuple(first.values())[:_MOST]


def _is_begun(board: Board, error: OrderSyntaxError) -> bool:
    """Whether a unit, or at least its letter, stands before what is not understood."""
    tokens, names, kinds = tokenize(error.text), Names.of(board), words.units()
    before = (at for at, token in enumerate(tokens) if token.start < error.column)
    return any(kinds.at(tokens, at) or names.province_at(tokens, at) for at in before)


def _begins(variant: Variant, position: Position, error: OrderSyntaxError, each: Suggestion) -> bool:
    """Whether a line that begins with what is not understood may be meant as an order: not just any "Bob".

    What it begins with is then much like a whole name or word, or makes the line the order of a unit there.
    """
    end = each.column + each.length
    typed = " ".join(token.word for token in tokenize(error.text[each.column : end]))
    spelt = _spellings(variant.board).items()
    names = (spelling for spelling, meaning in spelt if meaning == each.text and len(spelling) > _CODE)
    if any(_ratio(typed, spelling) >= _LIKE_ALONE for spelling in names):
        return True
    mended = read_orders(variant, position, error.text[: each.column] + each.text + error.text[end:])
    orders = [order for reading in mended for order in reading.orders]
    units = [order.unit for order in orders if not isinstance(order, Waive)]
    return bool(units) and all(reading.orders for reading in mended) and _stands(position, units[0])


def _stands(position: Position, unit: Unit) -> bool:
    return unit in position.units or unit in position.dislodged


def _missing(
    variant: Variant, position: Position, reading: Reading, error: OrderSyntaxError
) -> tuple[Suggestion, ...]:
    powers = (reading.power,) if reading.power else variant.powers
    typed = f"{error.text[: error.column]} "
    found = complete(variant, position, powers, typed, len(typed))
    return tuple(
        Suggestion(f" {each.text}", error.column, 0, each.place.province if each.place else "")
        for each in found[:_NEXT]
    )


def _faults(variant: Variant, position: Position, error: OrderSyntaxError, each: Suggestion) -> int | None:
    """How many faults the line has with the suggestion in it; None if it is understood no further."""
    end = each.column + each.length
    line = error.text[: each.column] + each.text + error.text[end:]
    faults = (reading.error for reading in read_orders(variant, position, line))
    columns = [fault.column for fault in faults if isinstance(fault, OrderSyntaxError)]
    return None if columns and min(columns) <= each.column else len(columns)


def _near(variant: Variant, position: Position, error: OrderSyntaxError) -> Iterator[Suggestion]:
    """What is most like the words there, or those and the one before, with the reachable first."""
    reach = _reach(variant, position, error)
    found: dict[Suggestion, float] = {}
    for run in _runs(error):
        column, typed = run[0].start, " ".join(token.word for token in run)
        for spelling, meaning in _alike(variant.board, typed).items():
            province = meaning if meaning in variant.board.provinces else ""
            if not province and column == 0 and position.phase.kind is PhaseKind.MOVEMENT:
                continue  # a unit stands first
            score = _likeness(typed, spelling) + _NEARER * (Location(province) in reach)
            suggestion = Suggestion(meaning, column, run[-1].end - column, province)
            found[suggestion] = max(score, found.get(suggestion, 0))
    yield from sorted(found, key=lambda each: (-found[each], each.text))[:_BEST]


def _runs(error: OrderSyntaxError) -> Iterator[Sequence[Token]]:
    tokens = tokenize(error.text)
    first = next((index for index, token in enumerate(tokens) if token.start >= error.column), len(tokens))
    for start in (first, max(first - 1, 0)):
        for count in range(1, _LONGEST + 1):
            run = tokens[start : start + count]
            if len(run) < count or any(token.kind is not TokenKind.WORD for token in run):
                break
            if run[-1].start >= error.column:
                yield run


def _reach(variant: Variant, position: Position, error: OrderSyntaxError) -> frozenset[Location]:
    """Where the first unit of the line can go."""
    if position.phase.kind is not PhaseKind.MOVEMENT:
        return frozenset()
    tokens, names = tokenize(error.text), Names.of(variant.board)
    for index, token in enumerate(tokens):
        found = (
            names.province_at(tokens, index) if token.start < error.column and len(token.word) > 1 else None
        )
        unit = found and position.unit_in(found[0].ids[0])
        if unit:
            return frozenset(Location(goal.province) for goal in move_goals(variant, position, unit))
    return frozenset()


def _likeness(typed: str, spelling: str) -> float:
    """From 0 to 1; letters in another order count as almost the same."""
    return max(_ratio(typed, spelling), 0.95 * _ratio("".join(sorted(typed)), "".join(sorted(spelling))))


def _ratio(one: str, other: str) -> float:
    return SequenceMatcher(None, one, other, autojunk=False).ratio()


def _alike(board: Board, typed: str) -> Mapping[str, str]:
    """The spellings most like what was typed, each with its meaning."""
    spelt = _spellings(board)
    close = get_close_matches(typed, spelt, n=_BEST, cutoff=_LIKE)
    return {spelling: spelt[spelling] for spelling in close if _is_near(typed, spelling)}


def _is_near(typed: str, spelling: str) -> bool:
    """Whether that may have been meant: of long words more must agree, and codes are short."""
    if len(spelling) <= _CODE < len(typed) - 1:
        return False
    least = _LIKE if len(typed) <= _CODE + 1 else _LIKE_LONG
    mixed = _ratio("".join(sorted(typed)), "".join(sorted(spelling)))
    return _ratio(typed, spelling) >= least or mixed >= _SAME_LETTERS


_spelt: dict[str, tuple[Board, Mapping[str, str]]] = {}


def _spellings(board: Board) -> Mapping[str, str]:
    """Every spelling of a province or a word on the board → the id, or the word itself."""
    known = _spelt.get(board.id)
    if known is None or known[0] is not board:
        verbs = {
            " ".join(phrase): " ".join(phrase)
            for phrase, _ in words.verb_phrases()
            if len(phrase[0]) >= _SHORTEST_WORD
        }
        provinces = {
            " ".join(name): meaning.ids[0] for name, meaning in Names.of(board).provinces.meanings.items()
        }
        known = board, verbs | provinces
        _spelt[board.id] = known
    return known[1]
