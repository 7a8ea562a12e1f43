"""What clicks mean for the railway and the canal of a board."""

from __future__ import annotations

from dataclasses import replace

from app.entry.table import Table
from app.entry.values import Prompt, PromptKind
from variants.legal import move_goals
from variants.orders import Hold, Leave, MovementOrder, Train, Unit, UnitKind
from variants.transit import far_end, is_canal_held, possible_leave, rail_goals


def trains(table: Table, unit: Unit) -> tuple[Train, ...]:
    """The orders by railway that the unit could be given."""
    return tuple(Train(unit, goal) for goal in rail_goals(table.variant, table.position, unit))


def other_train(table: Table, unit: Unit) -> Train | None:
    """The train of another unit that is ordered already; one runs in a turn, two would both stay."""
    given = table.given(table.power_of(unit))
    others = (order for order in given if isinstance(order, Train) and order.unit.province != unit.province)
    return next(others, None)


def leaves(table: Table, unit: Unit) -> dict[Unit, Leave]:
    """Fleet → the leave to pass the canal that the unit could give it."""
    return {leave.fleet: leave for leave in possible_leave(table.variant, table.position, unit)}


def with_leave(table: Table, unit: Unit, leave: Leave) -> MovementOrder:
    """The unit's order with this leave alone (one fleet passes), or without it if it had it."""
    order = table.order_of(unit)
    base = order if isinstance(order, MovementOrder) else Hold(unit)
    return replace(base, leave=() if leave in base.leave else (leave,))


def keeping_leave(table: Table, order: MovementOrder) -> MovementOrder:
    """The order with the leave that the unit's order has so far: leave goes with whatever order there is."""
    old = table.order_of(order.unit)
    leave = old.leave if isinstance(old, MovementOrder) else ()
    return replace(order, leave=order.leave or leave)


def passage_prompt(table: Table, unit: Unit) -> Prompt | None:
    """What a fleet at an open canal must know before it is sent through; None for all other units."""
    variant, position = table.variant, table.position
    through = far_end(variant, unit)
    if through is None or not is_canal_held(variant, position):
        return None
    assert variant.board.record.canal is not None
    keeper = position.unit_in(variant.board.record.canal.controller)
    assert keeper is not None
    power = position.units[keeper]
    kind = PromptKind.PASSAGE_OWN if power == table.power_of(unit) else PromptKind.PASSAGE_GOAL
    return Prompt(kind, unit, keeper, through.province, power)


def half_prompt(table: Table, unit: Unit) -> Prompt | None:
    """What a fleet must know that can go over half links; None for all other units."""
    goals = move_goals(table.variant, table.position, unit) if unit.kind is UnitKind.FLEET else {}
    half = {goal.province for goal in goals if is_half_goal(table, unit, goal.province)}
    return Prompt(PromptKind.HALF_GOAL, unit, places=tuple(sorted(half))) if half else None


def is_half_goal(table: Table, unit: Unit, province: str) -> bool:
    """Whether the unit itself goes to the province over a half link."""
    return unit.kind is UnitKind.FLEET and table.variant.board.is_half_link(unit.province, province)


def is_closed_passage(table: Table, unit: Unit, province: str) -> bool:
    """Whether the province lies behind a canal that nobody holds."""
    through = far_end(table.variant, unit)
    held = is_canal_held(table.variant, table.position)
    return through is not None and through.province == province and not held
