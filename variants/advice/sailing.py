"""Which known moves go by convoy, and over which fleets."""

from __future__ import annotations

from collections.abc import Iterable

from variants.advice.plans import Plans
from variants.orders import Convoy, Move, Unit, UnitKind


def sails(plans: Plans, unit: Unit, move: Move) -> bool:
    """Whether the known move is meant to go by convoy."""
    if unit.kind is UnitKind.FLEET:
        return False
    if move.via or not plans.is_direct(unit, move.goal.province):
        return True
    power = plans.position.units[unit]
    own_fleet = plans.variant.rules["adjacent_convoy"] == "own-fleet"
    return own_fleet and any(plans.position.units[fleet] == power for fleet in carriers_of(plans, unit, move))


def carriers_of(plans: Plans, army: Unit, move: Move) -> tuple[Unit, ...]:
    """The known fleets with a legal order to convoy that move."""
    return tuple(fleet for fleet in plans.known_units() if _carries(plans, fleet, army, move))


def _carries(plans: Plans, fleet: Unit, army: Unit, move: Move) -> bool:
    order = plans.order_of(fleet)
    return (
        isinstance(order, Convoy)
        and order.army.province == army.province
        and order.goal.province == move.goal.province
    )


def joins(plans: Plans, army: Unit, move: Move, seas: Iterable[str]) -> bool:
    """Whether the fleets in these seas could carry the army to its goal."""
    fleets = frozenset(seas)
    waterways = plans.board.waterways(fleets)
    if move.path and plans.variant.rules["named_path"] == "binds":
        return waterways.is_chain(move.path, army.province, move.goal.province)
    return move.goal.province in waterways.reached(army.province)


def may_sail(plans: Plans, army: Unit, move: Move) -> bool:
    """Whether a complete chain of fleets is ordered, or others could order one."""
    seas = {fleet.province for fleet in carriers_of(plans, army, move)}
    return joins(plans, army, move, seas | plans.unknown_seas)


def is_lost(plans: Plans, unit: Unit, move: Move) -> bool:
    """Whether a move by convoy fails for certain as things stand, for want of fleets."""
    if not sails(plans, unit, move) or may_sail(plans, unit, move):
        return False
    may_walk = plans.variant.rules["convoy_fallback"] == "land"
    return not (may_walk and plans.is_direct(unit, move.goal.province))
