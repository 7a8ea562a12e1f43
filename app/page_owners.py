"""Orders of several powers as text: each is of its heading, or of the power whose unit it names; no Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from app.drafts import builds_due
from app.page_lines import MOST_SUGGESTED, Doubt, Piece, piece_of, suggested, wants_suggestions, with_doubts
from variants.game import Game
from variants.legal import illegality
from variants.notation import LineRead, PageReader, Reading, read_orders
from variants.orders import Order, Waive
from variants.position import PhaseKind


def read_pages(game: Game, powers: Sequence[str], text: str) -> tuple[Piece, ...]:
    """Reads a page of one power, or one with the orders of several."""
    return PageMemory(game, powers).read(text)


@dataclass(slots=True)
class _Line:
    """What is known of a line; what was read of it is held, so that its identity stays its own."""

    readings: tuple[Reading, ...]
    pieces: list[Piece]
    suggested: int = 0  # of the first pieces
    placed: tuple[Piece, ...] = ()
    place: tuple[int, int] = (-1, -1)  # the line and offset at which they were placed


class PageMemory:
    """Reads a page in one state of a game, and of a page that was changed only the lines that were.

    Attributes:
        reader: reads the lines.
    """

    def __init__(self, game: Game, powers: Sequence[str]) -> None:
        self._game, self._powers = game, tuple(powers)
        self._known: dict[int, _Line] = {}
        self.reader = PageReader(game.variant, game.position)

    def read(self, text: str) -> tuple[Piece, ...]:
        """All pieces of the page."""
        before, self._known = self._known, {}
        found: list[Piece] = []
        left = MOST_SUGGESTED
        for read in self.reader.read(text, self._powers[0] if len(self._powers) == 1 else None):
            key = id(read.readings)
            line = before.get(key) or self._known.get(key) or self._line(read.readings)
            self._known[key] = line
            left -= self._suggest(line, left)
            found += _placed(line, read)
        return with_doubts(self._game, found)

    def _line(self, readings: tuple[Reading, ...]) -> _Line:
        return _Line(readings, [self._piece(reading) for reading in readings])

    def _piece(self, reading: Reading) -> Piece:
        power, read = _owned(self._game, self._powers, reading)
        piece = piece_of(self._game, power, read)
        whose = _may_waive(self._game, self._powers) if _is_bare_waive(reading) else ()
        return replace(piece, order=None, doubt=Doubt.WHOSE, whose=whose) if len(whose) > 1 else piece

    def _suggest(self, line: _Line, left: int) -> int:
        """Looks for what may have been meant by up to so many pieces; how many there are."""
        wanting = [at for at, piece in enumerate(line.pieces) if wants_suggestions(piece)][: max(left, 0)]
        for at in wanting[line.suggested :]:
            line.pieces[at] = suggested(self._game, self._powers, line.pieces[at])
            line.place = (-1, -1)
        line.suggested = max(line.suggested, len(wanting))
        return len(wanting)


def _placed(line: _Line, read: LineRead) -> tuple[Piece, ...]:
    """The pieces with their places in the whole page."""
    if line.place != (read.line, read.offset):
        line.place = read.line, read.offset
        line.placed = tuple(_moved(piece, *line.place) for piece in line.pieces)
    return line.placed


def _moved(piece: Piece, line: int, offset: int) -> Piece:
    reading = replace(piece.reading, line=line, offset=piece.reading.offset + offset)
    return replace(piece, reading=reading, start=piece.start + offset)


def _owned(game: Game, powers: Sequence[str], reading: Reading) -> tuple[str, Reading]:
    """An order with its power, read as one of that power."""
    if len(powers) == 1:
        return powers[0], reading
    power = _power_of(game, powers, reading)
    if reading.power is not None or not reading.orders:
        return power, reading
    again = read_orders(game.variant, game.position, reading.text, power)
    if len(again) != 1:
        return power, reading
    return power, replace(again[0], line=reading.line, offset=reading.start)


def _is_bare_waive(reading: Reading) -> bool:
    return reading.power is None and reading.orders == (Waive(),)


def _may_waive(game: Game, powers: Sequence[str]) -> tuple[str, ...]:
    """The powers with a build about which nothing is written yet."""
    return tuple(power for power in powers if builds_due(game, power) > len(game.draft(power).orders))


def _power_of(game: Game, powers: Sequence[str], reading: Reading) -> str:
    if reading.power in powers:
        return str(reading.power)
    for order in reading.orders:
        for power in powers:
            if _is_of(game, power, order):
                return power
    owners = (_owner(game, order) for order in reading.orders)
    return next((power for power in owners if power in powers), powers[0])


def _owner(game: Game, order: Order) -> str:
    """Whom an order concerns that nobody can give: the owner of the unit, or of where one is built."""
    if isinstance(order, Waive):
        return ""
    unit = game.position.unit_in(order.unit.province)
    return game.position.units[unit] if unit else game.position.owners.get(order.unit.province, "")


def _is_of(game: Game, power: str, order: Order) -> bool:
    position = game.position
    if isinstance(order, Waive):
        return power in _may_waive(game, (power,))
    if position.phase.kind is PhaseKind.ADJUSTMENT:
        return illegality(game.variant, position, power, order) is None
    dislodged = position.dislodged_in(order.unit.province)
    if position.phase.kind is PhaseKind.RETREAT:
        return dislodged is not None and position.dislodged[dislodged].power == power
    unit = position.unit_in(order.unit.province)
    return unit is not None and position.units[unit] == power
