"""What a power has still to write, and how one order more or less changes its draft; no Qt."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from variants.adjustments import due
from variants.game import Game
from variants.legal import build_sites, retreat_goals
from variants.orders import Disband, Order, Unit, Waive
from variants.papers import Draft
from variants.position import PhaseKind


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a power has come in writing.

    Attributes:
        written: orders that count towards ``due``.
        due: units to order, builds or removals to decide.
        open: the units that have no order yet; () in an adjustment.
    """

    written: int
    due: int
    open: tuple[Unit, ...] = ()


def with_order(draft: Draft, order: Order) -> Draft:
    """The draft with an order that replaces any other to the same province; waives add up."""
    if isinstance(order, Waive):
        return replace(draft, orders=(*draft.orders, order))
    kept = tuple(old for old in draft.orders if province_of(old) != order.unit.province)
    return replace(draft, orders=(*kept, order))


def without_order(draft: Draft, order: Order) -> Draft:
    """The draft without one order (without one of several waives)."""
    if order not in draft.orders:
        return draft
    place = draft.orders.index(order)
    return replace(draft, orders=(*draft.orders[:place], *draft.orders[place + 1 :]))


def province_of(order: Order) -> str:
    """The province an order is written for; "" for a waive."""
    return "" if isinstance(order, Waive) else order.unit.province


def units_to_order(game: Game, power: str) -> tuple[Unit, ...]:
    """The power's units that take an order in this movement or retreat phase, in order."""
    position = game.position
    if position.phase.kind is PhaseKind.MOVEMENT:
        return position.units_of(power)
    if position.phase.kind is PhaseKind.RETREAT:
        return tuple(
            sorted(
                unit
                for unit, dislodged in position.dislodged.items()
                if dislodged.power == power and retreat_goals(game.variant, position, unit)
            )
        )
    return ()


def builds_due(game: Game, power: str) -> int:
    """Builds (+) or removals (−) that the power can decide: no more builds than it has sites."""
    number = due(game.variant, game.position).get(power, 0)
    if number <= 0:
        return number
    return min(number, len({site.province for site in build_sites(game.variant, game.position, power)}))


def is_due(order: Order, builds: int) -> bool:
    """Whether an order is of the kind that so many builds (+) or removals (−) ask for."""
    return builds < 0 if isinstance(order, Disband) else builds > 0


def progress(game: Game, power: str) -> Progress:
    """How far a power has come with the current phase."""
    orders = game.draft(power).orders
    if game.position.phase.kind is PhaseKind.ADJUSTMENT:
        number = builds_due(game, power)
        return Progress(min(sum(is_due(order, number) for order in orders), abs(number)), abs(number))
    units = units_to_order(game, power)
    ordered = {province_of(order) for order in orders}
    missing = tuple(unit for unit in units if unit.province not in ordered)
    return Progress(len(units) - len(missing), len(units), missing)


def next_without_order(game: Game, powers: Iterable[str], latest: str) -> Unit | None:
    """The first unit of these powers without an order after that in the province ``latest``, round and round.

    This is where the keys that go from unit to unit get.
    """
    writing = tuple(powers)
    units = [unit for power in writing for unit in units_to_order(game, power)]
    provinces = [unit.province for unit in units]
    start = provinces.index(latest) + 1 if latest in provinces else 0
    missing = {unit for power in writing for unit in progress(game, power).open}
    return next((unit for unit in units[start:] + units[:start] if unit in missing), None)
