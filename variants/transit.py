"""Canal and railway as choices: who may be ordered through, by rail, and given leave (rules §4).

As in ``variants.legal``, what is asked is whether it could ever come true with the units where they stand.
"""

from __future__ import annotations

from maps.board import Location
from variants.orders import Leave, Train, Unit, UnitKind
from variants.outcome import Cause
from variants.position import Position
from variants.variant import Variant


def far_end(variant: Variant, unit: Unit) -> Location | None:
    """The other end of the canal, if the unit is a fleet at one of its ends."""
    canal = variant.board.record.canal
    if canal is None or unit.kind is not UnitKind.FLEET or unit.province not in canal.between:
        return None
    return next(Location(end) for end in canal.between if end != unit.province)


def is_canal_held(variant: Variant, position: Position) -> bool:
    """Whether a unit stands where the canal is controlled: else nobody can pass."""
    canal = variant.board.record.canal
    return canal is not None and position.unit_in(canal.controller) is not None


def possible_leave(variant: Variant, position: Position, unit: Unit) -> tuple[Leave, ...]:
    """The leave that an order to the unit may carry, for each fleet at an end of the canal it controls."""
    canal = variant.board.record.canal
    if canal is None or unit.province != canal.controller:
        return ()
    fleets = (position.unit_in(end) for end in canal.between)
    passages = ((fleet, far_end(variant, fleet)) for fleet in fleets if fleet is not None)
    return tuple(Leave(fleet, goal) for fleet, goal in passages if goal is not None)


def may_help_pass(variant: Variant, unit: Unit, supported: Unit, goal: Location) -> bool:
    """Whether the unit may support a passage just because it controls the canal (a switch; canal 3)."""
    canal = variant.board.record.canal
    if canal is None or variant.rules.get("canal_support") != "any":
        return False
    through = far_end(variant, supported)
    return unit.province == canal.controller and through is not None and through.province == goal.province


def is_support_through(variant: Variant, unit: Unit, supported: Unit, target: str) -> bool:
    """Whether a support would go through the canal, or help an own passage from the army that controls it."""
    canal = variant.board.record.canal
    if canal is None:
        return False
    if far_end(variant, unit) == Location(target):
        return True
    return unit.province == canal.controller and far_end(variant, supported) == Location(target)


def rail_goals(variant: Variant, position: Position, unit: Unit) -> tuple[Location, ...]:
    """The stations to which the unit may be ordered by railway, along the line."""
    stations = variant.board.record.railway
    rides = unit.kind is UnitKind.ARMY and position.units.get(unit) == variant.railway_power
    if not rides or unit.province not in stations:
        return ()
    return tuple(Location(station) for station in stations if station != unit.province)


def no_ride(variant: Variant, position: Position, unit: Unit, order: Train) -> Cause | None:
    """Why the unit could never go by railway as ordered; None if it could."""
    goals = {goal.province for goal in rail_goals(variant, position, unit)}
    return None if order.goal.province in goals else Cause.BY_RAIL


def gets_there(variant: Variant, position: Position, unit: Unit, province: str) -> bool:
    """Whether the unit could go to the province through the canal or by railway."""
    through = far_end(variant, unit)
    if through is not None and through.province == province:
        return True
    return any(goal.province == province for goal in rail_goals(variant, position, unit))
