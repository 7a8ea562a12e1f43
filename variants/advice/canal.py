"""Who controls the canal of a position and lets pass (rules §4, canal 2)."""

from __future__ import annotations

from maps.board import Location
from variants.advice.plans import Plans
from variants.orders import Move, MovementOrder, Train, Unit, UnitKind
from variants.transit import far_end


def is_passage(plans: Plans, unit: Unit, move: Move | Train | None) -> bool:
    """Whether the move goes through the canal."""
    return isinstance(move, Move) and far_end(plans.variant, unit) == Location(move.goal.province)


def canal_keeper(plans: Plans) -> Unit | None:
    """The unit that controls the canal."""
    canal = plans.variant.board.record.canal
    return plans.position.unit_in(canal.controller) if canal else None


def is_let_pass(plans: Plans, unit: Unit) -> bool | None:
    """Whether the fleet, which tries to pass the canal, has leave; None if another power decides it."""
    keeper = canal_keeper(plans)
    if keeper is None:
        return False
    if not plans.is_known(keeper):
        return None
    named = named_fleets(plans, keeper)
    if len(named) == 1 and all(plans.position.unit_in(sea) for sea in named):
        return unit.province in named
    return trying(plans, plans.position.units[keeper]) == {unit}


def trying(plans: Plans, power: str) -> frozenset[Unit]:
    """The fleets of a power that try to pass."""
    return frozenset(
        unit for unit in plans.known_units(power) if is_passage(plans, unit, plans.move_of(unit))
    )


def named_fleets(plans: Plans, keeper: Unit) -> set[str]:
    """The seas of the fleets that get leave by name."""
    return {
        leave.fleet.province
        for order in plans.written.get(keeper.province, ())
        if isinstance(order, MovementOrder)
        for leave in order.leave
        if far_end(plans.variant, Unit(UnitKind.FLEET, leave.fleet.location)) == Location(leave.goal.province)
    }
