"""One line of orders: whose they are, and what cannot be written; no Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from app.drafts import builds_due
from app.entry.passages import other_train
from app.entry.table import Table
from app.page_lines import Piece, read_page
from variants.game import Game
from variants.legal import illegality
from variants.notation import Reading, read_orders
from variants.orders import Given, Order, Train, Waive
from variants.position import PhaseKind


@dataclass(frozen=True, slots=True)
class LinePiece:
    """One order of a line, or a piece that is none, and the power that it is read for."""

    power: str
    piece: Piece

    @property
    def plain(self) -> bool:
        """Whether it is an order that can be carried out."""
        return self.piece.doubt is None and self.piece.void is None and self.piece.replaced < 0


def read_line(game: Game, writers: Sequence[str], text: str) -> tuple[LinePiece, ...]:
    """Reads a line; where several powers write, each order is that of the power whose unit it names."""
    if len(writers) == 1:
        read = read_page(game, writers[0], text)
        return tuple(LinePiece(writers[0], piece) for piece in read)
    found = []
    for reading in read_orders(game.variant, game.position, text):
        power = _power_of(game, writers, reading)
        found += [
            LinePiece(power, _shifted(piece, reading)) for piece in read_page(game, power, reading.text)
        ]
    return tuple(found)


def _shifted(piece: Piece, reading: Reading) -> Piece:
    """With its place in the whole line."""
    return replace(piece, start=piece.start + reading.column)


def _power_of(game: Game, writers: Sequence[str], reading: Reading) -> str:
    if reading.power in writers:
        return str(reading.power)
    for order in reading.orders:
        for power in writers:
            if _is_of(game, power, order):
                return power
    return writers[0]


def _is_of(game: Game, power: str, order: Order) -> bool:
    position = game.position
    if isinstance(order, Waive):
        return builds_due(game, power) > len(game.draft(power).orders)
    if position.phase.kind is PhaseKind.ADJUSTMENT:
        return illegality(game.variant, position, power, order) is None
    dislodged = position.dislodged_in(order.unit.province)
    if position.phase.kind is PhaseKind.RETREAT:
        return dislodged is not None and position.dislodged[dislodged].power == power
    unit = position.unit_in(order.unit.province)
    return unit is not None and position.units[unit] == power


def replaced_by(table: Table, put: Given) -> Given:
    """Orders that have to go for others: a second train of a power would keep both at home."""
    trains = [(power, other_train(table, order.unit)) for power, order in put if isinstance(order, Train)]
    return tuple((power, train) for power, train in trains if train is not None)
