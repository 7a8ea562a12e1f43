"""Reads orders as people write them: one order, or a whole text with headings, numbers and remarks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from variants.errors import AmbiguousOrder, OrderSyntaxError
from variants.notation.grammar import Parser, Written
from variants.notation.lines import Part, heading_of, parts, without_bullets
from variants.notation.names import Names
from variants.notation.settle import Settler
from variants.notation.tokens import MAX_LINE, Token, TokenKind, tokenize
from variants.orders import Convoy, MovementOrder, Order, Support, Unit, Waive, parse_order, places
from variants.position import PhaseKind, Position
from variants.variant import Variant

_LEAST_BEGUN = 3  # tokens of a line that can break off: a unit, its place and a verb
_GOES_ON = frozenset({"s", "c", "u", "k", "a", "f", "supports", "convoys", "soutient", "convoie"})


@dataclass(frozen=True, slots=True)
class Reading:
    """One order of a text, or a part of it that is none.

    Attributes:
        text: what was written, without numbers and headings.
        power: whose order it is by a heading or a power's letter, else the power given; None if unknown.
        orders: the order; several if the text is ambiguous, none if it was not understood.
        error: why there is not just one order.
        note: text that was set aside, such as a result in brackets.
        line: the number of the line in which it begins, from 0.
        column: where it begins in that line, from 0.
    """

    text: str
    power: str | None
    orders: tuple[Order, ...]
    error: OrderSyntaxError | AmbiguousOrder | None = None
    note: str = ""
    line: int = 0
    column: int = 0


def read_order(variant: Variant, position: Position, text: str, power: str | None = None) -> Order:
    """The one order that a text means in this position.

    Raises:
        OrderSyntaxError: at the first token that is not understood, or at a second order.
        AmbiguousOrder: if a name can mean several provinces that the unit can reach.
    """
    canonical = _canonical(Names.of(variant.board), position, text)
    if canonical is not None:
        return canonical
    found = _Reader(variant, position, power).line(text)
    if len(found) != 1:
        extra = found[1].text if found else text.strip()
        raise OrderSyntaxError(text, extra, max(text.rfind(extra), 0))
    if found[0].error is not None:
        raise found[0].error
    return found[0].orders[0]


def _canonical(names: Names, position: Position, text: str) -> Order | None:
    """The order of a canonical text whose names mean one thing and whose units stand as it says.

    Nothing is left to settle in it; recorded games, which consist of such orders, are read much faster.
    """
    if position.phase.kind is not PhaseKind.MOVEMENT:
        return None
    try:
        order = parse_order(text)
    except OrderSyntaxError:
        return None
    if isinstance(order, MovementOrder) and order.leave:
        return None  # whether it is leave for a canal of this board, the parser knows
    stand = all(unit in position.units for unit in _units(order))
    return order if stand and all(map(names.is_plain, places(order))) else None


def _units(order: Order) -> tuple[Unit, ...]:
    match order:
        case Support(unit, supported):
            return unit, supported
        case Convoy(unit, army):
            return unit, army
        case Waive():
            return ()
    return (order.unit,)


def read_orders(
    variant: Variant, position: Position, text: str, power: str | None = None
) -> tuple[Reading, ...]:
    """All orders of a text, in order; only empty lines and headings leave no reading of their own.

    Several orders may share a line, parted by commas, semicolons or the letters of powers (``F: PAR - BUR``).
    A heading (``France:``, ``FRANCE``) counts until the next one.
    """
    reader = _Reader(variant, position, power)
    lines = text.splitlines()
    readings: list[Reading] = []
    index = 0
    while index < len(lines):
        wrapped = reader.wrapped(lines[index : index + 2]) if _breaks_off(lines[index]) else None
        found = reader.line(lines[index]) if wrapped is None else wrapped
        readings.extend(replace(reading, line=index) for reading in found)
        index += 1 if wrapped is None else 2
    return tuple(readings)


def _breaks_off(line: str) -> bool:
    """Whether the line ends in an arrow, a verb or a unit letter."""
    if len(line) > MAX_LINE:
        return False
    tokens = tokenize(line)
    if len(tokens) < _LEAST_BEGUN:
        return False
    return tokens[-1].kind is TokenKind.ARROW or tokens[-1].word in _GOES_ON


class _Reader:
    """Reads line after line; a heading stays in force."""

    def __init__(self, variant: Variant, position: Position, power: str | None) -> None:
        self._variant = variant
        self._position = position
        self._power = power
        self._names = Names.of(variant.board)

    def line(self, line: str) -> tuple[Reading, ...]:
        try:
            tokens = without_bullets(tokenize(line))
        except OrderSyntaxError as error:
            return (Reading(line, self._power, (), error),)
        heading = heading_of(self._names, tokens)
        if heading is not None:
            self._power = heading
            return ()
        return tuple(self._part(line, part) for part in parts(self._names, tokens))

    def wrapped(self, lines: Sequence[str]) -> tuple[Reading, ...] | None:
        """Two lines read as one, if that makes sense."""
        power = self._power
        readings = self.line(" ".join(line.lstrip("> ") for line in lines))
        if any(isinstance(reading.error, OrderSyntaxError) for reading in readings):
            self._power = power
            return None
        return readings

    def _part(self, line: str, part: Part) -> Reading:
        self._power = part.power or self._power
        column = part.tokens[0].start
        text = line[column : part.tokens[-1].end]
        try:
            written = self._parse(line, part.tokens)
        except OrderSyntaxError as error:
            return Reading(text, self._power, (), error, column=column)
        nation = written.unit.nation if written.unit else written.nation
        power = self._power or nation
        settler = Settler(self._variant, self._position, power)
        orders = settler.orders(written)
        doubt = settler.ambiguity(line, written) if len(orders) > 1 else None
        return Reading(text, power, orders, doubt, written.note, column=column)

    def _parse(self, line: str, tokens: Sequence[Token]) -> Written:
        """A leading dash is a bullet if an order follows it, else the sign of a removal."""
        phase = self._position.phase.kind
        if tokens[0].kind is TokenKind.ARROW and len(tokens) > 1:
            try:
                return Parser(self._names, line, tokens[1:], phase).order()
            except OrderSyntaxError as error:
                if error.token:
                    raise
        return Parser(self._names, line, tokens, phase).order()
