"""Several orders to one unit: which of them count (DATC 4.D.3)."""

from __future__ import annotations

from collections.abc import Mapping

from variants.coding import MOVE, NO_ORDER, SUPPORT, CodedOrder, Placed
from variants.legal import illegality
from variants.orders import Given
from variants.position import Position
from variants.tables import Tables
from variants.variant import Variant


def one_order_each(
    variant: Variant,
    position: Position,
    given: Given,
    tables: Tables,
    placed: Placed,
    coded: list[CodedOrder],
) -> Mapping[int, int]:
    """Leaves, in place, at most one of the coded orders for each unit; the others become ``NO_ORDER``.

    Illegal orders do not count, and orders of the same meaning count once; if different ones remain, none of
    them counts.

    Returns:
        The index of an order that repeats another → the index of that other.
    """
    repeats: dict[int, int] = {}
    for indices in _by_unit(coded):
        legal = [index for index in indices if illegality(variant, position, *given[index]) is None]
        agreed = len({_meaning(tables, placed, coded[index]) for index in legal}) == 1
        kept = legal[:1] if agreed else []
        if agreed:
            repeats |= dict.fromkeys(legal[1:], legal[0])
        for index in set(indices).difference(kept):
            coded[index] = NO_ORDER
    return repeats


def _by_unit(coded: list[CodedOrder]) -> list[list[int]]:
    """The indices of the orders to each unit that has several."""
    by_unit: dict[int, list[int]] = {}
    for index, (_, at, *_) in enumerate(coded):
        by_unit.setdefault(at, []).append(index)
    return [indices for indices in by_unit.values() if len(indices) > 1]


def _meaning(tables: Tables, placed: Placed, order: CodedOrder) -> tuple[int, ...]:
    """What a legal order asks for, without coasts that are ignored and with those that are filled in."""
    _, at, kind, x, y = order
    if kind == MOVE:
        there = tables.move[placed.node[at]][x]
        return kind, tables.place[x] if there < 0 else there, y
    if kind == SUPPORT and y >= 0 and placed.node[x] < tables.fleet:
        return kind, x, tables.place[y]
    return kind, x, y
