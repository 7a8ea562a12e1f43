"""Positions and orders as integers, the form in which the adjudicator takes them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from typing import TypeAlias

from variants.orders import Convoy, Hold, Move, Order, Support, Train
from variants.position import Position
from variants.tables import NONE, Tables

# The kinds of orders in a movement phase.
HOLD, MOVE, SUPPORT, CONVOY, TRAIN = range(5)

# How a move is to go: as it can, by convoy, or (above) over the seas of the set ``way >> 1``. A bit above
# those of all provinces says that the path ends with a half link.
AS_IT_CAN, VIA = 0, 1

CodedOrder: TypeAlias = tuple[int, int, int, int, int]
"""Power, province of the ordered unit, kind, and two numbers that depend on the kind.

- ``HOLD``: 0, 0
- ``MOVE``: goal as a location, way
- ``SUPPORT``: province of the supported unit, goal as a location or NONE to hold
- ``CONVOY``: province of the army, goal as a province
- ``TRAIN``: goal as a province, 0
"""

NO_ORDER: CodedOrder = (-2, 0, HOLD, 0, 0)  # given by a power that has no unit anywhere: always void


@dataclass(frozen=True, slots=True)
class Placed:
    """The units of a position, by province.

    Attributes:
        owner: province → power of the unit in it, or NONE.
        node: province → node of the unit in it, or NONE.
        fleets: the set of the seas with a fleet that may convoy.
    """

    owner: list[int]
    node: list[int]
    fleets: int


def code_position(tables: Tables, position: Position) -> Placed:
    """The units of a position in integers; dislodged ones are left out.

    Raises:
        KeyError: if a unit stands where the board has no such place.
    """
    owner, node, fleets = tables.nowhere[:], tables.nowhere[:], 0
    for unit, power in position.units.items():
        at = tables.node[unit]
        owner[tables.place[at]] = tables.power[power]
        node[tables.place[at]] = at
        fleets |= tables.convoyer[at]
    return Placed(owner, node, fleets)


def code_orders(tables: Tables, orders: Iterable[tuple[str, Order]]) -> list[CodedOrder]:
    """The orders in integers, in the order given; one that names an unknown place can only be void."""
    return [code_order(tables, power, order) for power, order in orders]


def code_order(tables: Tables, power: str, order: Order) -> CodedOrder:
    """One order in integers. Unit letters and the coasts of units are left out (DATC 4.C, 6.B.10)."""
    try:
        return _code(tables, tables.power[power], order)
    except KeyError:
        return NO_ORDER


def _code(tables: Tables, power: int, order: Order) -> CodedOrder:
    province = tables.province
    match order:
        case Hold(unit):
            return power, province[unit.province], HOLD, 0, 0
        case Move(unit, goal):
            return power, province[unit.province], MOVE, tables.find_location(goal), _way(tables, order)
        case Train(unit, goal):
            return power, province[unit.province], TRAIN, province[goal.province], 0
        case Support(unit, supported, goal):
            aim = tables.find_location(goal) if goal else NONE
            return power, province[unit.province], SUPPORT, province[supported.province], aim
        case Convoy(unit, army, goal):
            return power, province[unit.province], CONVOY, province[army.province], province[goal.province]
    return NO_ORDER


def _way(tables: Tables, order: Move) -> int:
    if not order.path:
        return VIA if order.via else AS_IT_CAN
    steps = [tables.province[name] for name in (order.unit.province, *order.path, order.goal.province)]
    seas = sum(1 << sea for sea in set(steps[1:-1]))
    if not all(tables.waters[before] >> sea & 1 for before, sea in pairwise(steps[:-1])):
        seas |= 1 << steps[0]  # not a chain: it asks for a fleet where the army itself stands
    if not tables.waters[steps[-1]] >> steps[-2] & 1:
        seas |= 1 << steps[0]
    if (steps[-2], steps[-1]) in tables.capes:
        seas |= 1 << len(tables.provinces)
    return seas << 1 | VIA
