"""What a position and its orders say about canal and railway, before anything is played (rules §4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from variants.coding import AS_IT_CAN, MOVE, CodedOrder, Placed
from variants.movement import Permits
from variants.orders import Given, Leave, MovementOrder
from variants.position import Position
from variants.tables import NONE, Tables
from variants.variant import Variant


def permits_of(
    variant: Variant,
    position: Position,
    given: Given,
    tables: Tables,
    placed: Placed,
    coded: Sequence[CodedOrder],
) -> Permits | None:
    """The permits of a phase; None on a board without canal and railway."""
    if not (tables.stations or tables.canal):
        return None
    rules = variant.rules
    return Permits(
        railway=tables.power.get(variant.railway_power, NONE),
        closed=_closed(variant, position, tables) if rules.get("closed_line") == "on" else 0,
        passing=_passing(given, tables, placed, coded) if tables.canal else NONE,
        outlives=rules.get("canal_permission") == "outlives",
        army_helps=rules.get("canal_support") == "any",
    )


def _closed(variant: Variant, position: Position, tables: Tables) -> int:
    """The stations with a centre that the power of the railway did not own at the last count (railway 7)."""
    power, centers = variant.railway_power, variant.board.centers
    return sum(
        1 << station
        for station in tables.stations
        if (id_ := tables.provinces[station]) in centers and position.owners.get(id_) != power
    )


def _passing(given: Given, tables: Tables, placed: Placed, coded: Sequence[CodedOrder]) -> int:
    """The one fleet that the power in control of the canal lets pass, or NONE (canal 2)."""
    controller = tables.canal[2]
    power = placed.owner[controller]
    if power == NONE:
        return NONE
    named = set(_named(given, tables, power))
    if len(named) == 1 and all(placed.node[sea] >= 0 for sea in named):
        return named.pop()
    own = {at for at in _trying(tables, placed, coded) if placed.owner[at] == power}
    return own.pop() if len(own) == 1 else NONE


def _named(given: Given, tables: Tables, power: int) -> Iterator[int]:
    """The seas of the fleets that get leave with an order to the unit in control.

    It counts whatever becomes of the order itself, even if that contradicts another one.
    """
    controller = tables.provinces[tables.canal[2]]
    for giver, order in given:
        if not isinstance(order, MovementOrder) or order.unit.province != controller:
            continue
        if tables.power.get(giver) == power:
            passages = [leave for leave in order.leave if _is_passage(tables, leave)]
            yield from (tables.province[leave.fleet.province] for leave in passages)


def _is_passage(tables: Tables, leave: Leave) -> bool:
    ends = [tables.provinces[end] for end in tables.canal[:2]]
    return sorted((leave.fleet.province, leave.goal.province)) == sorted(ends)


def _trying(tables: Tables, placed: Placed, coded: Sequence[CodedOrder]) -> Iterator[int]:
    """The fleets that are ordered through the canal, by their provinces."""
    ends = tables.canal[:2]
    for power, at, kind, goal, way in coded:
        if kind == MOVE and way == AS_IT_CAN and at in ends and placed.owner[at] == power:
            to = tables.place[goal]
            if to in ends and to != at:
                yield at
