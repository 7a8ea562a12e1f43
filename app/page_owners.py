"""Orders of several powers as text: each is of its heading, or of the power whose unit it names; no Qt."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from app.drafts import builds_due
from app.page_lines import Piece, read_page, with_doubts
from variants.game import Game
from variants.legal import illegality
from variants.notation import Reading, read_orders
from variants.orders import Order, Waive
from variants.position import PhaseKind

_Place: TypeAlias = tuple[int, int]  # line and column of an order


def read_pages(game: Game, powers: Sequence[str], text: str) -> tuple[Piece, ...]:
    """Reads a page of one power, or one with the orders of several."""
    if len(powers) == 1:
        return read_page(game, powers[0], text)
    return with_doubts(game, list(_owned(game, powers, text)))


def _owned(game: Game, powers: Sequence[str], text: str) -> Iterator[tuple[str, Reading]]:
    """Each order with its power, read as one of that power."""
    again: dict[str, Mapping[_Place, Reading]] = {}
    for reading in read_orders(game.variant, game.position, text):
        power = _power_of(game, powers, reading)
        if reading.power is None:
            if power not in again:
                found = read_orders(game.variant, game.position, text, power)
                again[power] = {(each.line, each.column): each for each in found}
            reading = again[power].get((reading.line, reading.column), reading)
        yield power, reading


def _power_of(game: Game, powers: Sequence[str], reading: Reading) -> str:
    if reading.power in powers:
        return str(reading.power)
    for order in reading.orders:
        for power in powers:
            if _is_of(game, power, order):
                return power
    return powers[0]


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
