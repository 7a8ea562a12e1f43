"""What is possible: one check of an order for text, clicks and files, and lists of choices for each unit.

"Legal" is static here: could this order ever be carried out with the units where they stand, whatever
everybody else orders? Orders are taken as written: a wrong unit letter, a wrong coast of the ordered or
the supported unit, and any coast of an army or of a province with one coast are ignored (DATC 4.C, 6.B.10,
6.B.12, 6.B.16, 6.B.17). How many builds and removals are due is not asked here.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from maps.board import Board, Location, Terrain
from variants.orders import (
    Build,
    Convoy,
    Disband,
    Hold,
    Move,
    MovementOrder,
    Order,
    Retreat,
    Support,
    Train,
    Unit,
    UnitKind,
    Waive,
)
from variants.outcome import Cause
from variants.position import PhaseKind, Position
from variants.sites import emergency_site, no_build, sites
from variants.transit import (
    far_end,
    gets_there,
    is_canal_held,
    is_support_through,
    may_help_pass,
    no_ride,
    rail_goals,
)
from variants.variant import Variant
from variants.waterways import Waterways


class Way(StrEnum):
    """How a unit can get to a goal."""

    DIRECT = "direct"
    CONVOY = "convoy"
    EITHER = "either"


def illegality(variant: Variant, position: Position, power: str, order: Order) -> Cause | None:
    """Why the power could never carry out this order in this position; None if it could."""
    match position.phase.kind:
        case PhaseKind.MOVEMENT:
            return _movement(variant, position, power, order)
        case PhaseKind.RETREAT:
            return _retreat(variant, position, power, order)
        case PhaseKind.ADJUSTMENT:
            return _adjustment(variant, position, power, order)


def direct_goals(board: Board, unit: Unit, province: str) -> tuple[Location, ...]:
    """The locations in the province to which the unit can go by itself: two where a coast must be named."""
    if unit.kind is UnitKind.ARMY:
        return (Location(province),) if province in board.army_neighbours(unit.province) else ()
    near = board.fleet_neighbours(unit.location)
    return tuple(sorted(place for place in near if place.province == province))


def move_goals(variant: Variant, position: Position, unit: Unit) -> Mapping[Location, Way]:
    """Where the unit can be ordered to move, and how it would get there; not by railway."""
    board = variant.board
    if unit.kind is UnitKind.FLEET:
        through = far_end(variant, unit) if is_canal_held(variant, position) else None
        near = board.fleet_neighbours(unit.location).union([through] if through else [])
        return dict.fromkeys(sorted(near), Way.DIRECT)
    by_land = board.army_neighbours(unit.province)
    by_sea = Waterways.of(board, position).reached(unit.province)
    return {
        Location(province): _way(direct=province in by_land, convoy=province in by_sea)
        for province in sorted(by_land | by_sea)
    }


def supportable(
    variant: Variant, position: Position, unit: Unit
) -> Mapping[Unit, tuple[Location | None, ...]]:
    """The units it can support, each with the provinces it can be supported into; None stands for holding."""
    board, waterways = variant.board, Waterways.of(variant.board, position)
    found: dict[Unit, list[Location | None]] = {}
    near = {place.province for place in _neighbours(board, unit)}
    for goal in sorted(place for place in near if not board.is_half_link(unit.province, place)):
        harbours = waterways.reached(goal, without=unit.province)
        for other in position.units:
            if other.province == goal:
                found.setdefault(other, []).append(None)
            elif other != unit and (
                direct_goals(board, other, goal)
                or gets_there(variant, position, other, goal)
                or (other.kind is UnitKind.ARMY and other.province in harbours)
            ):
                found.setdefault(other, []).append(Location(goal))
    return {other: tuple(found[other]) for other in sorted(found)}


def convoyable(variant: Variant, position: Position, fleet: Unit) -> Mapping[Unit, tuple[Location, ...]]:
    """The armies that the fleet can help to convoy, each with its goals; {} where it cannot convoy at all."""
    waterways = Waterways.of(variant.board, position)
    if fleet.kind is UnitKind.ARMY or fleet.province not in waterways.links:
        return {}
    armies = sorted(unit for unit in position.units if unit.kind is UnitKind.ARMY)
    goals = {army: waterways.carried(fleet.province, army.province) for army in armies}
    return {army: tuple(map(Location, sorted(places))) for army, places in goals.items() if places}


def retreat_goals(variant: Variant, position: Position, unit: Unit) -> tuple[Location, ...]:
    """Where the dislodged unit may retreat."""
    near = sorted(_neighbours(variant.board, unit))
    return tuple(place for place in near if not _barred(position, unit, place.province))


def build_sites(variant: Variant, position: Position, power: str) -> Mapping[Location, tuple[UnitKind, ...]]:
    """Where the power may build, and what; each coast of a split-coast province is a site for fleets."""
    found: dict[Location, tuple[UnitKind, ...]] = {}
    occupied = {unit.province for unit in position.units}
    for site in sorted(sites(variant, position, power) - occupied):
        province = variant.board.provinces[site]
        if province.terrain is Terrain.LAND or site == emergency_site(variant, position, power):
            found[Location(site)] = (UnitKind.ARMY,)
        elif province.coasts:
            found[Location(site)] = (UnitKind.ARMY,)
            found |= dict.fromkeys(province.locations, (UnitKind.FLEET,))
        else:
            found[Location(site)] = (UnitKind.ARMY, UnitKind.FLEET)
    return found


def removable(
    variant: Variant,  # noqa: ARG001 (all lists are asked for in the same way)
    position: Position,
    power: str,
) -> tuple[Unit, ...]:
    """The units that the power may remove in an adjustment."""
    return position.units_of(power)


def _way(*, direct: bool, convoy: bool) -> Way:
    if direct and convoy:
        return Way.EITHER
    return Way.DIRECT if direct else Way.CONVOY


def _neighbours(board: Board, unit: Unit) -> frozenset[Location]:
    if unit.kind is UnitKind.FLEET:
        return board.fleet_neighbours(unit.location)
    return frozenset(map(Location, board.army_neighbours(unit.province)))


def _movement(variant: Variant, position: Position, power: str, order: Order) -> Cause | None:
    if not isinstance(order, MovementOrder):
        return Cause.WRONG_KIND
    unit = position.unit_in(order.unit.province)
    if unit is None or position.units[unit] != power:
        return Cause.NO_UNIT
    match order:
        case Hold():
            return None
        case Move():
            return _move(variant, position, unit, order)
        case Train():
            return no_ride(variant, position, unit, order)
        case Support():
            return _support(variant, position, unit, order)
        case Convoy():
            return _convoy(variant, position, unit, order)


def _move(variant: Variant, position: Position, unit: Unit, order: Move) -> Cause | None:
    goal = order.goal.province
    if goal == unit.province:
        return Cause.UNREACHABLE
    if unit.kind is UnitKind.FLEET:
        through = far_end(variant, unit)
        if through is not None and through.province == goal and not order.via:
            return None
        return Cause.WRONG_KIND if order.via else _fleet_move(variant.board, unit, order.goal)
    may_walk = not order.via or variant.rules["convoy_fallback"] == "land"
    if may_walk and direct_goals(variant.board, unit, goal):
        return None
    waterways = Waterways.of(variant.board, position)
    if order.path and variant.rules["named_path"] == "binds":
        possible = waterways.is_chain(order.path, unit.province, goal)
    else:
        possible = goal in waterways.reached(unit.province)
    if possible:
        return None
    if order.via and direct_goals(variant.board, unit, goal):
        return Cause.CONVOY_MISSING
    by_rail = Location(goal) in rail_goals(variant, position, unit)
    return Cause.UNNAMED_RAIL if by_rail else _out_of_reach(variant.board, unit, goal)


def _fleet_move(board: Board, unit: Unit, goal: Location) -> Cause | None:
    fits = _fits(board, unit, goal)
    if len(fits) == 1:
        return None
    if fits or direct_goals(board, unit, goal.province):
        return Cause.COAST
    return _out_of_reach(board, unit, goal.province)


def _fits(board: Board, unit: Unit, goal: Location) -> tuple[Location, ...]:
    """The locations within the unit's reach that a goal as written can mean."""
    places = direct_goals(board, unit, goal.province)
    if goal.coast and places and board.provinces[goal.province].coasts and unit.kind is UnitKind.FLEET:
        return tuple(place for place in places if place == goal)
    return places


def _out_of_reach(board: Board, unit: Unit, goal: str) -> Cause:
    province = board.provinces.get(goal)
    if province is not None and province.terrain is Terrain.IMPASSABLE:
        return Cause.CLOSED_LAND
    barred_terrain = Terrain.WATER if unit.kind is UnitKind.ARMY else Terrain.LAND
    if province is not None and province.terrain is barred_terrain:
        return Cause.WRONG_KIND
    by_land = unit.kind is UnitKind.FLEET and goal in board.army_neighbours(unit.province)
    return (
        Cause.ARMY_LINK if by_land and not _joined_by_sea(board, unit.province, goal) else Cause.UNREACHABLE
    )


def _joined_by_sea(board: Board, province: str, goal: str) -> bool:
    """Whether a fleet goes from some coast of the province to the goal."""
    starts = board.provinces[province].locations
    return any(place.province == goal for start in starts for place in board.fleet_neighbours(start))


def _support(variant: Variant, position: Position, unit: Unit, order: Support) -> Cause | None:
    supported = position.unit_in(order.supported.province)
    if supported is None:
        return Cause.NO_UNIT
    target = order.goal.province if order.goal else supported.province
    if unit.province in (supported.province, target):
        return Cause.UNREACHABLE
    if order.goal is not None and may_help_pass(variant, unit, supported, order.goal):
        return None
    if not direct_goals(variant.board, unit, target):
        through = is_support_through(variant, unit, supported, target)
        return Cause.CANAL_SUPPORT if through else _out_of_reach(variant.board, unit, target)
    if variant.board.is_half_link(unit.province, target):
        return Cause.HALF_LINK
    if order.goal is None:
        return None
    return _supported_move(variant, position, unit, supported, order.goal)


def _supported_move(
    variant: Variant, position: Position, unit: Unit, supported: Unit, goal: Location
) -> Cause | None:
    board = variant.board
    if goal.province == supported.province:
        return Cause.UNREACHABLE
    if _fits(board, supported, goal) or gets_there(variant, position, supported, goal.province):
        return None
    if direct_goals(board, supported, goal.province):
        return Cause.COAST
    # The supporter itself cannot be the bridge: it would have to convoy (DATC 6.D.31).
    bridges = Waterways.of(board, position).reached(supported.province, without=unit.province)
    if supported.kind is UnitKind.ARMY and goal.province in bridges:
        return None
    return _out_of_reach(board, supported, goal.province)


def _convoy(variant: Variant, position: Position, unit: Unit, order: Convoy) -> Cause | None:
    waterways = Waterways.of(variant.board, position)
    if unit.kind is UnitKind.ARMY or unit.province not in waterways.links:
        return Cause.WRONG_KIND
    army = position.unit_in(order.army.province)
    if army is None:
        return Cause.NO_UNIT
    if army.kind is UnitKind.FLEET:
        return Cause.WRONG_KIND
    possible = order.goal.province in waterways.carried(unit.province, army.province)
    return None if possible else _out_of_reach(variant.board, army, order.goal.province)


def _retreat(variant: Variant, position: Position, power: str, order: Order) -> Cause | None:
    if not isinstance(order, Retreat | Disband):
        return Cause.WRONG_KIND
    unit = position.dislodged_in(order.unit.province)
    if unit is None or position.dislodged[unit].power != power:
        return Cause.NO_UNIT
    if isinstance(order, Disband):
        return None
    goal = order.goal.province
    if direct_goals(variant.board, unit, goal) and _barred(position, unit, goal):
        return Cause.BARRED
    if far_end(variant, unit) == Location(goal):
        return Cause.CANAL_RETREAT
    if unit.kind is UnitKind.FLEET:
        return _fleet_move(variant.board, unit, order.goal)
    return None if direct_goals(variant.board, unit, goal) else _out_of_reach(variant.board, unit, goal)


def _barred(position: Position, unit: Unit, province: str) -> bool:
    return (
        province == position.dislodged[unit].origin
        or province in position.contested
        or position.unit_in(province) is not None
    )


def _adjustment(variant: Variant, position: Position, power: str, order: Order) -> Cause | None:
    match order:
        case Waive():
            return None
        case Disband():
            unit = position.unit_in(order.unit.province)
            return None if unit and position.units[unit] == power else Cause.NO_UNIT
        case Build():
            return no_build(variant, position, power, order.unit)
    return Cause.WRONG_KIND
