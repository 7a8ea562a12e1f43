"""One line of orders: whose they are, and what cannot be written; no Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.drafts import province_of
from app.entry.passages import other_train
from app.entry.table import Table
from app.page_lines import Doubt, Piece
from app.page_owners import read_pages
from variants.game import Game
from variants.orders import Given, Train
from variants.variant import Variant


@dataclass(frozen=True, slots=True)
class LinePiece:
    """One order of a line, or a piece that is none, and the power that it is read for."""

    power: str
    piece: Piece

    @property
    def plain(self) -> bool:
        """Whether it is an order that can be carried out."""
        return self.piece.doubt is None and self.piece.void is None and self.piece.replaced < 0

    @property
    def end(self) -> int:
        """Where what is marked ends in the line."""
        return self.piece.start + self.piece.length


def entered(pieces: Sequence[LinePiece], *, void: bool = False) -> tuple[LinePiece, ...]:
    """The orders that can be written; of several to one unit none. ``void`` ones only if that is wanted."""
    replaced = (each.piece.order for each in pieces if each.piece.replaced >= 0)
    twice = {province_of(order) for order in replaced if order is not None}
    return tuple(
        each
        for each in pieces
        if each.piece.order is not None
        and (each.plain or (void and each.piece.doubt is None))
        and province_of(each.piece.order) not in twice
    )


def left_over(variant: Variant, pieces: Sequence[LinePiece], taken: Sequence[LinePiece]) -> str:
    """The line without the orders that are taken from it; the heading of another power stays."""
    names = {record.id: record.name["en"] for record in variant.board.powers}
    found = []
    for each in pieces:
        if each not in taken:
            reading = each.piece.reading
            headed = each.piece.doubt is Doubt.OTHER_POWER and reading.power is not None
            found.append(f"{names[str(reading.power)]}: {reading.text}" if headed else reading.text)
    return ", ".join(found)


def read_line(game: Game, writers: Sequence[str], text: str) -> tuple[LinePiece, ...]:
    """Reads a line; where several powers write, each order is that of the power whose unit it names."""
    return tuple(LinePiece(piece.power, piece) for piece in read_pages(game, writers, text))


def replaced_by(table: Table, put: Given) -> Given:
    """Orders that have to go for others: a second train of a power would keep both at home."""
    trains = [(power, other_train(table, order.unit)) for power, order in put if isinstance(order, Train)]
    return tuple((power, train) for power, train in trains if train is not None)
