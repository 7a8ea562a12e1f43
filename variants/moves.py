"""The movement phase for values: orders in, outcomes out, with the adjudicator's integers in between."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from maps.board import Location
from variants.adjudicator import Flight, adjudicate
from variants.coding import NO_ORDER, CodedOrder, code_orders, code_position
from variants.legal import illegality
from variants.movement import Movement, rulings_of
from variants.orders import Order, Unit
from variants.outcome import Aftermath, Judged, Outcome
from variants.position import Dislodged, Position
from variants.tables import NONE, tables_of
from variants.variant import Variant

Given: TypeAlias = Sequence[tuple[str, Order]]  # orders as given, each with the power that gives it

_OUTCOMES = (
    Outcome.SUCCEEDS,
    Outcome.BOUNCE,
    Outcome.NO_CONVOY,
    Outcome.CUT,
    Outcome.DISLODGED,
    Outcome.VOID,
)  # in the order of the adjudicator's numbers


def resolve_movement(variant: Variant, position: Position, orders: Given) -> Aftermath:
    """What the orders of a movement phase lead to.

    Of several orders to one unit, void ones do not count and repeated ones count once; of different ones that
    remain none is carried out (DATC 4.D.3).
    """
    tables = tables_of(variant.board)
    coded = code_orders(tables, orders)
    same_as = _one_order_each(variant, position, orders, coded)
    m, flights = adjudicate(tables, code_position(tables, position), coded, rulings_of(variant.rules))
    results = [m.results[same_as.get(index, index)] for index in range(len(orders))]
    judged = [Judged(*given, _OUTCOMES[result]) for given, result in zip(orders, results, strict=True)]
    fled = {flight.at: flight for flight in flights}
    return Aftermath(
        judged=tuple(judged),
        units=_units(m, position, fled),
        dislodged={tables.units[m.node[at]]: _dislodged(m, flight) for at, flight in fled.items()},
        retreat_options={
            tables.units[m.node[at]]: _locations(m, flight.options) for at, flight in fled.items()
        },
        contested=frozenset(id_ for number, id_ in enumerate(tables.provinces) if m.contested >> number & 1),
    )


def rework(variant: Variant, position: Position, orders: Given) -> tuple[Movement, Mapping[int, int]]:
    """The phase worked out again, for those who ask why; with the index of the order that another repeats."""
    tables = tables_of(variant.board)
    coded = code_orders(tables, orders)
    same_as = _one_order_each(variant, position, orders, coded)
    m, _ = adjudicate(tables, code_position(tables, position), coded, rulings_of(variant.rules))
    return m, same_as


def _one_order_each(
    variant: Variant, position: Position, orders: Given, coded: list[CodedOrder]
) -> Mapping[int, int]:
    """Leaves, in place, one coded order for each unit; gives index → index of the order it repeats."""
    by_unit: dict[int, list[int]] = {}
    for index, order in enumerate(coded):
        if order is not NO_ORDER:
            by_unit.setdefault(order[1], []).append(index)
    same_as: dict[int, int] = {}
    for indices in by_unit.values():
        if len(indices) > 1:
            legal = [index for index in indices if illegality(variant, position, *orders[index]) is None]
            contradicted = len({coded[index] for index in legal}) > 1
            same_as |= {} if contradicted else dict.fromkeys(legal[1:], legal[0])
            for index in set(indices) - (set() if contradicted else set(legal[:1])):
                coded[index] = NO_ORDER
    return same_as


def _units(m: Movement, position: Position, fled: Mapping[int, Flight]) -> Mapping[Unit, str]:
    tables = m.tables
    after: dict[Unit, str] = {}
    for unit, power in position.units.items():
        at = tables.province[unit.province]
        if m.leaves(at):
            after[tables.units[m.arrival(at)]] = power
        elif at not in fled:
            after[unit] = power
    return after


def _dislodged(m: Movement, flight: Flight) -> Dislodged:
    origin = None if flight.origin == NONE else m.tables.provinces[flight.origin]
    return Dislodged(m.tables.powers[m.owner[flight.at]], origin)


def _locations(m: Movement, options: Sequence[int]) -> tuple[Location, ...]:
    return tuple(m.tables.units[node].location for node in options)
