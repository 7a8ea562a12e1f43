"""The movement phase for values: orders in, outcomes out, with the adjudicator's integers in between."""

from __future__ import annotations

from collections.abc import Container, Mapping

from maps.board import Location
from variants.adjudicator import Flight, adjudicate
from variants.coding import code_orders, code_position
from variants.contradictions import one_order_each
from variants.convoys import members
from variants.movement import STOPS, Movement, rulings_of
from variants.orders import Given, Unit
from variants.outcome import Aftermath, Judged, Outcome
from variants.permits import permits_of
from variants.position import Dislodged, Position
from variants.tables import NONE, tables_of
from variants.variant import Variant

_OUTCOMES = (
    Outcome.SUCCEEDS,
    Outcome.BOUNCE,
    Outcome.NO_CONVOY,
    Outcome.CUT,
    Outcome.DISLODGED,
    Outcome.VOID,
    Outcome.NO_PERMISSION,
    Outcome.STAYS,
    Outcome.STOPS,
)  # in the order of the adjudicator's numbers


def resolve_movement(variant: Variant, position: Position, orders: Given) -> Aftermath:
    """What the orders of a movement phase lead to."""
    m, flights, repeats = _adjudicate(variant, position, orders)
    tables = m.tables
    results = [m.results[repeats.get(index, index)] for index in range(len(orders))]
    judged = [
        Judged(*given, _OUTCOMES[result], _stop(m) if result == STOPS else None)
        for given, result in zip(orders, results, strict=True)
    ]
    fled = {tables.units[m.node[flight.at]]: flight for flight in flights}
    return Aftermath(
        judged=tuple(judged),
        units=_units(m, position, fled),
        dislodged={unit: _dislodged(m, flight) for unit, flight in fled.items()},
        retreat_options={
            unit: tuple(tables.units[node].location for node in flight.options)
            for unit, flight in fled.items()
        },
        contested=frozenset(tables.provinces[number] for number in members(m.contested)),
    )


def rework(variant: Variant, position: Position, orders: Given) -> tuple[Movement, Mapping[int, int]]:
    """The phase worked out again, for those who ask why; and which order repeats which, by index."""
    m, _, repeats = _adjudicate(variant, position, orders)
    return m, repeats


def _adjudicate(
    variant: Variant, position: Position, orders: Given
) -> tuple[Movement, list[Flight], Mapping[int, int]]:
    tables = tables_of(variant.board)
    placed, coded = code_position(tables, position), code_orders(tables, orders)
    repeats = one_order_each(variant, position, orders, tables, placed, coded)
    permits = permits_of(variant, position, orders, tables, placed, coded)
    return *adjudicate(tables, placed, coded, rulings_of(variant.rules), permits), repeats


def _stop(m: Movement) -> Location:
    """Where the train stopped."""
    assert m.train is not None
    return m.tables.locations[m.goal[m.train.at]]


def _units(m: Movement, position: Position, fled: Container[Unit]) -> Mapping[Unit, str]:
    tables = m.tables
    after: dict[Unit, str] = {}
    for unit, power in position.units.items():
        at = tables.province[unit.province]
        if m.leaves(at):
            after[tables.units[m.arrival(at)]] = power
        elif unit not in fled:
            after[unit] = power
    return after


def _dislodged(m: Movement, flight: Flight) -> Dislodged:
    origin = None if flight.origin == NONE else m.tables.provinces[flight.origin]
    return Dislodged(m.tables.powers[m.owner[flight.at]], origin)
