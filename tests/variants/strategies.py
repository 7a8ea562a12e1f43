"""Hypothesis strategies: positions of any of the games with orders for every phase."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from hypothesis import strategies as st

from maps.board import Board, Location, Terrain
from maps.record import PowerRecord
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
    parse_order,
)
from variants.position import Dislodged, Phase, PhaseKind, Position
from variants.variant import Variant

Draw = st.DrawFn


@dataclass(frozen=True)
class Turn:
    """A position and the orders given in it."""

    variant: Variant
    position: Position
    orders: tuple[tuple[str, Order], ...]


def neighbours(board: Board, unit: Unit) -> list[Location]:
    """Where a unit may go without a convoy."""
    if unit.kind is UnitKind.FLEET:
        return sorted(board.fleet_neighbours(unit.location))
    return sorted(map(Location, board.army_neighbours(unit.province)))


@st.composite
def movements(draw: Draw, variant: Variant) -> Turn:
    """A crowded part of the board and orders that are mostly legal and often matched."""
    units = draw(_units(variant.board, _powers(variant), draw(_region(variant))))
    position = Position(Phase(draw(st.integers(1, 4)), PhaseKind.MOVEMENT), units, draw(_owners(variant)))
    return Turn(variant, position, draw(movement_orders(variant, position)))


@st.composite
def retreats(draw: Draw, variant: Variant) -> Turn:
    """Standing and dislodged units, the latter with orders to retreat or disband."""
    region = draw(_region(variant))
    units = draw(_units(variant.board, _powers(variant), region))
    lost = draw(_units(variant.board, _powers(variant), sorted({unit.province for unit in units})))
    position = Position(
        phase=Phase(draw(st.integers(1, 4)), PhaseKind.RETREAT),
        units=units,
        owners=draw(_owners(variant)),
        dislodged={
            unit: Dislodged(power, draw(st.none() | st.sampled_from(region))) for unit, power in lost.items()
        },
        contested=frozenset(draw(st.sets(st.sampled_from(region), max_size=2))) - _provinces(units),
    )
    return Turn(variant, position, draw(_retreat_orders(variant, position)))


@st.composite
def adjustments(draw: Draw, variant: Variant) -> Turn:
    """Units and centres in any proportion, with builds, removals and waivers."""
    units = draw(_units(variant.board, _powers(variant), draw(_region(variant))))
    position = Position(Phase(2, PhaseKind.ADJUSTMENT), units, draw(_owners(variant)))
    return Turn(variant, position, draw(_adjustment_orders(variant, position)))


def orders_of(variant: Variant, position: Position) -> st.SearchStrategy[tuple[tuple[str, Order], ...]]:
    """Orders for whatever phase the position is in."""
    makers = {
        PhaseKind.MOVEMENT: movement_orders,
        PhaseKind.RETREAT: _retreat_orders,
        PhaseKind.ADJUSTMENT: _adjustment_orders,
    }
    return makers[position.phase.kind](variant, position)


# --- positions -------------------------------------------------------------------------------------------


SPECIAL_POWERS = {"1900": ("russia",), "colonial": ("russia", "china")}  # those with a rule of their own
SPECIAL_PLACES = {
    "1900": ("MAO", "EGY", "HEJ", "GIB"),
    "colonial": ("MOS", "PRM", "OMS", "KRA", "IRK", "VLA", "EGY", "MED", "RS"),
    "hundred": ("LON", "CAL"),
}
CANAL = {"MED": "RS", "RS": "MED"}


def _powers(variant: Variant) -> list[str]:
    return sorted({*variant.powers[:3], *SPECIAL_POWERS.get(variant.id, ())})


def _provinces(units: Mapping[Unit, str]) -> set[str]:
    return {unit.province for unit in units}


@st.composite
def _region(draw: Draw, variant: Variant) -> list[str]:
    """A dozen provinces that hang together, in every second case where the game has rules of its own."""
    board = variant.board
    places = sorted(id_ for id_, facts in board.provinces.items() if facts.terrain is not Terrain.IMPASSABLE)
    if draw(st.booleans()):
        places = list(SPECIAL_PLACES.get(variant.id, places))
    region = [draw(st.sampled_from(places))]
    for province in region:
        beside = {
            place.province
            for own in board.provinces[province].locations
            for place in board.fleet_neighbours(own)
        }
        region += sorted((beside | board.army_neighbours(province)) - set(region))
        if len(region) >= 12:
            break
    return region[:12]


@st.composite
def _units(draw: Draw, board: Board, powers: list[str], region: list[str]) -> dict[Unit, str]:
    provinces = draw(st.sets(st.sampled_from(region), min_size=1, max_size=10)) if region else set()
    return {draw(_unit(board, province)): draw(st.sampled_from(powers)) for province in sorted(provinces)}


@st.composite
def _unit(draw: Draw, board: Board, province: str) -> Unit:
    facts = board.provinces[province]
    kinds = {
        Terrain.LAND: [UnitKind.ARMY],
        Terrain.WATER: [UnitKind.FLEET],
        Terrain.COAST: [UnitKind.ARMY, UnitKind.FLEET],
    }
    kind = draw(st.sampled_from(kinds[facts.terrain]))
    places = facts.locations if kind is UnitKind.FLEET else (Location(province),)
    return Unit(kind, draw(st.sampled_from(places)))


def _owners(variant: Variant) -> st.SearchStrategy[dict[str, str]]:
    centers = st.sampled_from(sorted(variant.board.centers))
    return st.dictionaries(centers, st.sampled_from(_powers(variant)), max_size=12)


# --- orders ----------------------------------------------------------------------------------------------


@st.composite
def movement_orders(draw: Draw, variant: Variant, position: Position) -> tuple[tuple[str, Order], ...]:
    """An order for most units, one unit in twenty with two."""
    units = sorted(position.units)
    moves = {unit: draw(_move(variant, position, unit)) for unit in units if draw(st.integers(0, 2))}
    given: list[tuple[str, Order]] = []
    for unit in units:
        choice = draw(st.integers(0, 19))
        if choice < 9 and unit in moves:
            given.append((position.units[unit], moves[unit]))
        if choice > 7:
            given.append((position.units[unit], draw(_help(unit, units, moves))))
    if variant.board.record.canal is not None:
        given = [(power, draw(_with_leave(order))) for power, order in given]
    return tuple(given)


@st.composite
def _with_leave(draw: Draw, order: Order) -> Order:
    """Mostly the order itself; every second one of Egypt's unit with leave for the canal."""
    egypt = isinstance(order, MovementOrder) and order.unit.province == "EGY"
    if not egypt or draw(st.booleans()):
        return order
    start = draw(st.sampled_from(sorted(CANAL)))
    return parse_order(f"{order} SC F {start} - {CANAL[start]}")


@st.composite
def _move(draw: Draw, variant: Variant, position: Position, unit: Unit) -> Move | Train:
    board, line = variant.board, variant.board.record.railway
    if unit.province in line and unit.kind is UnitKind.ARMY and draw(st.booleans()):
        return Train(unit, Location(draw(st.sampled_from(line))))
    if board.record.canal is not None and unit.province in CANAL and draw(st.booleans()):
        return Move(unit, Location(CANAL[unit.province]))
    beside = neighbours(board, unit)
    if (
        unit.kind is UnitKind.ARMY
        and board.provinces[unit.province].terrain is Terrain.COAST
        and draw(st.booleans())
    ):
        coasts = sorted(id_ for id_, facts in board.provinces.items() if facts.terrain is Terrain.COAST)
        return Move(unit, Location(draw(st.sampled_from(coasts))), via=draw(st.booleans()))
    return Move(unit, draw(st.sampled_from(beside))) if beside else Move(unit, unit.location)


@st.composite
def _help(draw: Draw, unit: Unit, units: list[Unit], moves: Mapping[Unit, Move | Train]) -> Order:
    other = draw(st.sampled_from(units))
    if other in moves and draw(st.integers(0, 3)):
        goal = moves[other].goal
        return Support(unit, other, goal) if draw(st.booleans()) else Convoy(unit, other, goal)
    return Support(unit, other) if draw(st.booleans()) else Hold(unit)


@st.composite
def _retreat_orders(draw: Draw, variant: Variant, position: Position) -> tuple[tuple[str, Order], ...]:
    given: list[tuple[str, Order]] = []
    for unit, loss in sorted(position.dislodged.items()):
        goals = neighbours(variant.board, unit)
        orders: list[Order] = [*(Retreat(unit, goal) for goal in goals), Disband(unit)]
        given += [(loss.power, order) for order in draw(st.lists(st.sampled_from(orders), max_size=1))]
    return tuple(given)


def _sites(variant: Variant, position: Position, power: PowerRecord) -> list[str]:
    """Where the power may ever build, and where only some games let it."""
    distress = [power.emergency_measures.extra_build_site] if power.emergency_measures else []
    return [*power.build_sites, *distress, *sorted(position.centers_of(power.id) - set(power.build_sites))]


@st.composite
def _adjustment_orders(draw: Draw, variant: Variant, position: Position) -> tuple[tuple[str, Order], ...]:
    sites = [
        (power.id, Build(draw(_unit(variant.board, site))))
        for power in variant.board.powers
        for site in _sites(variant, position, power)
        if draw(st.booleans())
    ]
    removals = [
        (power, Disband(unit)) for unit, power in sorted(position.units.items()) if draw(st.booleans())
    ]
    waivers = [(power, Waive()) for power in _powers(variant) if draw(st.booleans())]
    return tuple(draw(st.permutations([*sites, *removals, *waivers])))
