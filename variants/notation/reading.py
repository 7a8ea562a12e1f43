"""Reads orders as people write them: one order, or a line of several with numbers and remarks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from variants.errors import AmbiguousOrder, OrderSyntaxError
from variants.notation.asides import Asides, Block
from variants.notation.grammar import Parser, Written
from variants.notation.lines import BULLETS, CELL, Part, heading_of, messages, parts, unbulleted
from variants.notation.names import Names
from variants.notation.settle import Settler
from variants.notation.tokens import MAX_LINE, Token, TokenKind, is_picture, tokenize, trimmed
from variants.orders import Convoy, MovementOrder, Order, Support, Unit, Waive, parse_order, places
from variants.position import PhaseKind, Position
from variants.variant import Variant

_LONGEST_LINE = 5000  # characters of many orders; what is longer is no page of orders
_MARKED = 20  # characters of an order that is too long
_LINKS = frozenset({"and", "et", "und", "then", "puis", "dann"})  # words between two orders
_LINK_SIGNS = f"/\\&~+#=<>{CELL}{BULLETS}"


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
        misnamed: the units that stand where the order names one of the other kind, which is read as them.
        offset: where the line begins in the text; columns, also of errors, count from there.
    """

    text: str
    power: str | None
    orders: tuple[Order, ...]
    error: OrderSyntaxError | AmbiguousOrder | None = None
    note: str = ""
    line: int = 0
    column: int = 0
    offset: int = 0
    misnamed: tuple[Unit, ...] = ()

    @property
    def start(self) -> int:
        """Where it begins in the text; it takes as many characters as ``text`` has."""
        return self.offset + self.column


def read_order(variant: Variant, position: Position, text: str, power: str | None = None) -> Order:
    """The one order that a text means in this position.

    Raises:
        OrderSyntaxError: at the first token that is not understood, or at a second order.
        AmbiguousOrder: if a name can mean several provinces that the unit can reach.
    """
    canonical = _canonical(Names.of(variant.board), position, text)
    if canonical is not None:
        return canonical
    tokenize(text)  # no single order is longer
    found = LineReader(variant, position, power).line(text)
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


class LineReader:
    """Reads a line.

    Attributes:
        power: the one in force behind it.
        block: what goes on behind it that is no orders.
        passed: it was passed over, as what is no order at all.
    """

    def __init__(
        self, variant: Variant, position: Position, power: str | None, block: Block | None = None
    ) -> None:
        self._variant = variant
        self._position = position
        self._names = Names.of(variant.board)
        self._asides = Asides.of(self._names)
        self.power, self.block, self.passed = power, block, False

    def line(self, line: str) -> tuple[Reading, ...]:
        """The orders of a line; a heading leaves none, and a power in force."""
        try:
            tokens = tokenize(line, _LONGEST_LINE)
        except OrderSyntaxError as error:
            return (Reading(line, self.power, (), error),)
        if not tokens:
            return self._signs_only(line)
        plain = [token for token in tokens if token.text != CELL]
        if len(plain) in (0, len(tokens)):
            return self._read(line, tokens)
        power, block = self.power, self.block
        cells = self._read(line, plain)  # a table: the order may stand in several cells
        if not any(isinstance(reading.error, OrderSyntaxError) for reading in cells):
            return cells
        self.power, self.block = power, block
        return self._read(line, tokens)

    def _read(self, line: str, tokens: Sequence[Token]) -> tuple[Reading, ...]:
        if not any(token.text.strip(">") for token in tokens):
            return ()  # an empty line that is quoted
        for rest in unbulleted(tokens):
            if self._passes(line, rest):
                return ()
            tokens = rest
        heading = heading_of(self._names, tokens)
        if heading is not None:
            self.power = heading
            self.block = self.block if self.block is Block.UNITS else None
            return ()
        return self._orders(line, _without_pictures(tokens))

    def _passes(self, line: str, tokens: Sequence[Token]) -> bool:
        """Whether the line is a title, a field of a mail or the like, and no order."""
        found = self._asides.passes(line, tokens, self.block)
        if found is not None:
            (self.block,) = found
        field = self._asides.field_of(tokens)
        self.passed = found is not None or (field > 0 and not self._has_order(line, tokens[field:]))
        return self.passed

    def _has_order(self, line: str, tokens: Sequence[Token]) -> bool:
        power = self.power
        found = [reading for part in parts(self._names, line, tokens) for reading in self._part(line, part)]
        self.power = power
        return any(reading.orders for reading in found)

    def _orders(self, line: str, tokens: Sequence[Token]) -> tuple[Reading, ...]:
        found = messages(tokens) or parts(self._names, line, tokens)
        readings = tuple(reading for part in found for reading in self._part(line, part))
        ordered = any(reading.orders for reading in readings) or self._asides.may_order(tokens)
        if self.block is Block.SIGNATURE and not ordered:
            self.passed = True
            return ()
        self.block = None
        return readings or self._signs_only(line)

    def _signs_only(self, line: str) -> tuple[Reading, ...]:
        """Stops and quote marks alone are no order, but no empty line either."""
        signs = trimmed(line)
        if not signs:
            return ()
        error = OrderSyntaxError(line, signs, line.index(signs))
        return (Reading(signs, self.power, (), error, column=error.column),)

    def _part(self, line: str, part: Part) -> Sequence[Reading]:
        """The order of a part, or several that nothing parts; one with an error if not all is understood."""
        self.power = part.power or self.power
        found: list[Reading] = []
        first: OrderSyntaxError | None = None
        tokens = part.tokens
        while True:
            try:
                return [*found, self._order(line, tokens)]
            except OrderSyntaxError as error:
                first = first or error
                end = next((at for at, token in enumerate(tokens) if token.start >= error.column), 0)
            try:
                found.append(self._order(line, tokens[:end]))
            except OrderSyntaxError:
                column = part.tokens[0].start
                text = line[column : part.tokens[-1].end]
                return [Reading(text, self.power, (), first, column=column)]
            tokens = _without_links(tokens[end:])

    def _order(self, line: str, tokens: Sequence[Token]) -> Reading:
        """The order that all the tokens make together.

        Raises:
            OrderSyntaxError: at the first token that fits nowhere, or where no order is so long.
        """
        if not tokens:
            raise OrderSyntaxError(line, "", len(line))
        column, end = tokens[0].start, tokens[-1].end
        if end - column > MAX_LINE:
            at = column + MAX_LINE
            raise OrderSyntaxError(line, line[at : min(at + _MARKED, end)], at)
        written = self._parse(line, tokens)
        nation = written.unit.nation if written.unit else written.nation
        power = self.power or nation
        settler = Settler(self._variant, self._position, power)
        orders = settler.orders(written)
        doubt = settler.ambiguity(line, written) if len(orders) > 1 else None
        misnamed = _misnamed(written, orders[0]) if len(orders) == 1 else ()
        return Reading(line[column:end], power, orders, doubt, written.note, column=column, misnamed=misnamed)

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


def _misnamed(written: Written, order: Order) -> tuple[Unit, ...]:
    """The units of an order that are of another kind than was written."""
    kinds = [named.kind for named in (written.unit, written.other) if named]
    found = zip(_units(order), kinds, strict=False)
    return tuple(unit for unit, kind in found if kind not in (None, unit.kind))


def _without_links(tokens: Sequence[Token]) -> Sequence[Token]:
    """What follows behind an order, without the words and signs between."""
    start = 0
    while start < len(tokens) and _links(tokens[start]):
        start += 1
    return tokens[start:]


def _links(token: Token) -> bool:
    return token.word in _LINKS or token.text in _LINK_SIGNS or is_picture(token)


def _without_pictures(tokens: Sequence[Token]) -> Sequence[Token]:
    """The line without emoji at its end, if that is not all of it."""
    end = len(tokens)
    while end > 1 and is_picture(tokens[end - 1]):
        end -= 1
    return tokens[:end]
