"""What a page of orders of one power says: each order, and each piece that cannot be written; no Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from app.drafts import builds_due, is_due, province_of
from variants.errors import AmbiguousOrder, OrderSyntaxError
from variants.game import Game
from variants.legal import direct_goals, illegality
from variants.notation import Completion, Reading, Suggestion, complete, suggestions, unread
from variants.orders import Build, Disband, Given, Move, MovementOrder, Order, Retreat, UnitKind, Waive
from variants.outcome import Cause
from variants.position import PhaseKind
from variants.variant import Variant

_EXAMPLES = 3  # of what could stand in a place
MOST_SUGGESTED = 50  # pieces that get suggestions; a page that is no orders at all gets no more


class Doubt(StrEnum):
    """Why a piece of a page is not written as an order."""

    NOT_READ = "not-read"  # a token is not understood, or something is missing
    NO_ORDER = "no-order"  # none of its words is known
    AMBIGUOUS = "ambiguous"
    WHOSE = "whose"  # a waived build that several powers can mean
    COAST = "coast"  # it names none of several coasts
    OTHER_POWER = "other-power"  # it stands under the heading of another power
    NO_UNIT = "no-unit"  # the power has no such unit
    OTHER_PHASE = "other-phase"  # nothing of the kind is ordered now
    TOO_MANY = "too-many"  # more builds or removals than are due


@dataclass(frozen=True, slots=True)
class Piece:
    """One order of a page, or a piece that is none.

    Attributes:
        reading: what was read.
        power: as whose order.
        order: what is written for the power; None where there is a doubt.
        doubt: why it is not written.
        void: why the order can never be carried out, though it is written.
        replaced: the line of a later order to the same unit, from 0, which is written instead; −1 for none.
        near: what may have been meant.
        possible: what could stand in the place of what was not understood, where nothing is near.
        coasts: the order with each of the coasts that it can mean, where it names none.
        whose: the powers whose order it can be, where it names none.
        start: where what is marked begins in the text.
        length: how much is marked.
        unread: all that is not understood: where each word begins, counted from ``start``, and its length.
    """

    reading: Reading
    power: str
    order: Order | None = None
    doubt: Doubt | None = None
    void: Cause | None = None
    replaced: int = -1
    near: tuple[Suggestion, ...] = ()
    possible: tuple[Completion, ...] = ()
    coasts: tuple[Order, ...] = ()
    whose: tuple[str, ...] = ()
    start: int = 0
    length: int = 0
    unread: tuple[tuple[int, int], ...] = ()

    @property
    def spans(self) -> tuple[tuple[int, int], ...]:
        """All that is marked, each with its begin and end in the page."""
        parts = self.unread or ((0, self.length),)
        return tuple((self.start + at, self.start + at + length) for at, length in parts)

    @property
    def wants_attention(self) -> bool:
        """Whether it is not written, or can never be carried out."""
        return self.doubt is not None or self.void is not None or self.replaced >= 0


def with_doubts(game: Game, read: Sequence[Piece]) -> tuple[Piece, ...]:
    """What can be written of all pieces of a page together."""
    found = _latest(read)
    for power in dict.fromkeys(piece.power for piece in read):
        found = _limited(game, power, found)
    return tuple(found)


def piece_of(game: Game, power: str, reading: Reading) -> Piece:
    """What can be written of one part of a page, as far as it depends on nothing else on it."""
    whole = Piece(reading, power, start=reading.start, length=len(reading.text))
    if reading.error is not None:
        return _marked(game.variant, whole, reading.error)
    if reading.power not in (None, power):
        return replace(whole, doubt=Doubt.OTHER_POWER)
    order = reading.orders[0]
    if not isinstance(order, Build | Waive) and not _has_unit(game, power, order):
        return replace(whole, doubt=Doubt.NO_UNIT)
    if not _is_of_phase(game, order):
        return replace(whole, doubt=Doubt.OTHER_PHASE)
    return _with_coast(
        game.variant, replace(whole, order=order), illegality(game.variant, game.position, power, order)
    )


def _with_coast(variant: Variant, piece: Piece, void: Cause | None) -> Piece:
    """With the coast named where only one can be meant, as a click names it; a question where several can."""
    assert piece.order is not None
    coasts = _possible_coasts(variant, piece.order)
    if len(coasts) == 1:
        return replace(piece, order=coasts[0])
    if coasts:
        return replace(piece, order=None, doubt=Doubt.COAST, coasts=coasts)
    return replace(piece, void=void)


def _possible_coasts(variant: Variant, order: Order) -> tuple[Order, ...]:
    """The order with each of the coasts that it can mean where it names none; () if that is no question."""
    match order:
        case Move(unit=unit, goal=goal) | Retreat(unit=unit, goal=goal) if not goal.coast:
            goals = direct_goals(variant.board, unit, goal.province) if unit.kind is UnitKind.FLEET else ()
            return tuple(replace(order, goal=goal) for goal in goals if goal.coast)
        case Build(unit=unit) if unit.kind is UnitKind.FLEET and not unit.location.coast:
            places = variant.board.provinces[unit.province].locations
            return tuple(Build(replace(unit, location=place)) for place in places if place.coast)
    return ()


def _marked(variant: Variant, piece: Piece, error: OrderSyntaxError | AmbiguousOrder) -> Piece:
    """With the tokens marked where they stand; where something is missing, the whole order."""
    doubt = Doubt.AMBIGUOUS if isinstance(error, AmbiguousOrder) else Doubt.NOT_READ
    if not error.token:
        return replace(piece, doubt=doubt)
    start = piece.reading.offset + error.column
    strange = unread(variant.board, piece.reading)
    spans = tuple((column - error.column, length) for column, length in strange.spans)
    doubt = Doubt.NO_ORDER if strange.whole else doubt
    return replace(piece, doubt=doubt, start=start, length=len(error.token), unread=spans)


def _has_unit(game: Game, power: str, order: Order) -> bool:
    """Whether the power has the unit that is ordered, whatever else may be missing."""
    position, province = game.position, province_of(order)
    if position.phase.kind is PhaseKind.RETREAT:
        lost = position.dislodged_in(province)
        return lost is not None and position.dislodged[lost].power == power
    unit = position.unit_in(province)
    return unit is not None and position.units[unit] == power


def _is_of_phase(game: Game, order: Order) -> bool:
    """Whether orders of this kind are written in this phase."""
    match game.position.phase.kind:
        case PhaseKind.MOVEMENT:
            return isinstance(order, MovementOrder)
        case PhaseKind.RETREAT:
            return isinstance(order, Retreat | Disband)
        case PhaseKind.ADJUSTMENT:
            return isinstance(order, Build | Disband | Waive)


def _latest(read: Sequence[Piece]) -> list[Piece]:
    """With all orders to one unit but the last marked as replaced."""
    last = {province_of(piece.order): piece for piece in read if piece.order is not None}
    return [_replaced(piece, last[province_of(piece.order)]) if piece.order else piece for piece in read]


def _replaced(piece: Piece, last: Piece) -> Piece:
    if piece is last or isinstance(piece.order, Waive):
        return piece
    return replace(piece, replaced=last.reading.line)


def _limited(game: Game, power: str, read: Sequence[Piece]) -> list[Piece]:
    """With the builds or removals above what is due in doubt; those written before count unless replaced."""
    if game.position.phase.kind is not PhaseKind.ADJUSTMENT:
        return list(read)
    named = {province_of(piece.order) for piece in read if piece.order is not None and piece.power == power}
    kept = [order for order in game.draft(power).orders if province_of(order) not in named - {""}]
    number = builds_due(game, power)
    left = abs(number) - sum(is_due(order, number) for order in kept)
    found = []
    for piece in read:
        counts = piece.order is not None and piece.replaced < 0 and piece.power == power
        if counts and (left <= 0 or not (piece.order and is_due(piece.order, number))):
            found.append(replace(piece, order=None, doubt=Doubt.TOO_MANY))
        else:
            found.append(piece)
            left -= counts
    return found


def wants_suggestions(piece: Piece) -> bool:
    """Whether something else may have been meant."""
    return piece.doubt in (Doubt.NOT_READ, Doubt.AMBIGUOUS)


def suggested(game: Game, powers: Sequence[str], piece: Piece) -> Piece:
    """With suggestions for what was not understood; ``powers`` are those of its page."""
    near = suggestions(game.variant, game.position, piece.reading)
    return replace(piece, near=near, possible=() if near else _possible(game, powers, piece))


def _possible(game: Game, powers: Sequence[str], piece: Piece) -> tuple[Completion, ...]:
    """What could stand in the place of the first word that is not understood."""
    reading = piece.reading
    if not isinstance(reading.error, OrderSyntaxError):
        return ()
    writers = tuple(power for power in powers if power == reading.power) or tuple(powers)
    before = f"{reading.text[: reading.error.column - reading.column]} "
    found = complete(game.variant, game.position, writers, before, len(before))
    return found[:_EXAMPLES]


def of_power(text: str, piece: Piece, name: str) -> str:
    """The page with the name of a power before a piece."""
    start = piece.reading.start
    return f"{text[:start]}{name}: {text[start:]}"


def with_order(text: str, piece: Piece, order: Order) -> str:
    """The page with an order in the place of a piece."""
    start = piece.reading.start
    return text[:start] + str(order) + text[start + len(piece.reading.text) :]


def written(read: Sequence[Piece]) -> Given:
    """The orders that are written, in order, each with its power."""
    return tuple((each.power, each.order) for each in read if each.order is not None and each.replaced < 0)


def remainder(read: Sequence[Piece], power: str, headings: dict[str, str]) -> str:
    """The page without the orders that are written; ``headings`` are names of powers for pieces of others.

    ``power`` is that of the page, "" for all.
    """
    lines: list[str] = []
    heading = power
    for piece in read:
        if piece.doubt is None:
            continue
        named = piece.reading.power or power
        if named not in ("", heading):
            lines.append(f"{headings[named]}:")
            heading = named
        lines.append(piece.reading.text)
    return "\n".join(lines)


def mended(text: str, piece: Piece, suggestion: Suggestion) -> str:
    """The page with a suggestion in the place of what was not understood."""
    start = piece.reading.offset + suggestion.column
    return text[:start] + suggestion.text + text[start + suggestion.length :]
