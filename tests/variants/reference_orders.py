"""Which orders count, read slowly from the rules: legality, filled-in coasts, contradictions, matching.

Nothing is shared with the engine under test but the values (orders, units, locations, board facts).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise

from maps.board import Board, Location, Terrain
from variants.orders import Convoy, Hold, Move, MovementOrder, Order, Support, Unit, UnitKind
from variants.position import Position
from variants.variant import Variant


def connected(board: Board, start: str, goal: str, seas: Iterable[str]) -> bool:
    """Whether fleets in these seas make an unbroken chain from the one coast to the other."""
    waiting = set(seas)
    reached = {sea for sea in waiting if sea in neighbours(board, start)}
    while True:
        more = {sea for sea in waiting for other in reached if sea in neighbours(board, other)} - reached
        if not more:
            break
        reached |= more
    return any(goal in neighbours(board, sea) for sea in reached)


def neighbours(board: Board, province: str) -> frozenset[str]:
    """The provinces that a fleet somewhere in this one touches."""
    return frozenset(
        beside.province
        for location in board.provinces[province].locations
        for beside in board.fleet_neighbours(location)
    )


@dataclass(frozen=True)
class Read:
    """One order as given, and what it means for the unit: ``order`` is None where it is illegal."""

    power: str
    given: Order
    order: MovementOrder | None


@dataclass(frozen=True)
class Orders:
    """The orders that the units of a position carry out; a unit without a legal order holds."""

    variant: Variant
    position: Position
    given: Sequence[tuple[str, Order]]

    def read(self) -> list[Read]:
        """Each order as given with its meaning."""
        return [Read(power, order, self._meaning(power, order)) for power, order in self.given]

    def effective(self) -> dict[Unit, MovementOrder]:
        """The one order that each unit carries out; it holds on none, and on two that differ (4.D.3)."""
        return {
            unit: next(iter(orders)) if len(orders) == 1 else Hold(unit)
            for unit, orders in self._legal().items()
        }

    def contradicted(self) -> set[Unit]:
        """The units with two legal orders that differ."""
        return {unit for unit, orders in self._legal().items() if len(orders) > 1}

    def _legal(self) -> dict[Unit, set[MovementOrder]]:
        legal: dict[Unit, set[MovementOrder]] = {unit: set() for unit in self.position.units}
        for read in self.read():
            if read.order is not None:
                legal[read.order.unit].add(read.order)
        return legal

    # --- meaning and legality of one order -------------------------------------------------------------

    def _meaning(self, power: str, order: Order) -> MovementOrder | None:
        if not isinstance(order, Hold | Move | Support | Convoy):
            return None
        unit = self.position.unit_in(order.unit.province)
        if unit is None or self.position.units[unit] != power:
            return None
        if isinstance(order, Hold):
            return Hold(unit)
        if isinstance(order, Move):
            return self._move(unit, order)
        if isinstance(order, Support):
            return self._support(unit, order)
        return self._convoy(unit, order)

    def _move(self, unit: Unit, order: Move) -> Move | None:
        if unit.kind is UnitKind.FLEET:
            goals = self._fleet_goals(unit, order.goal)
            return Move(unit, goals[0]) if len(goals) == 1 else None
        move = Move(unit, Location(order.goal.province), order.via, order.path)
        if not move.via and self._beside(unit, move.goal.province):
            return move
        if self.falls_back(move):
            return move
        return move if self.route(move, self.fleets_at_sea()) else None

    def _support(self, unit: Unit, order: Support) -> Support | None:
        supported = self.position.unit_in(order.supported.province)
        if supported is None or supported == unit:
            return None
        if order.goal is None:
            return Support(unit, supported) if self._can_enter(unit, supported.province) else None
        province = order.goal.province
        if not self._can_enter(unit, province) or province == supported.province:
            return None
        goal = self._support_goal(supported, order.goal)
        return Support(unit, supported, goal) if self._could_move(supported, goal, unit) else None

    def _support_goal(self, supported: Unit, goal: Location) -> Location:
        if supported.kind is UnitKind.FLEET and self.variant.board.provinces[goal.province].coasts:
            return goal
        return Location(goal.province)

    def _could_move(self, unit: Unit, goal: Location, supporter: Unit) -> bool:
        if unit.kind is UnitKind.FLEET:
            return bool(self._fleet_goals(unit, goal))
        fleets = self.fleets_at_sea() - {supporter.province}
        return self._beside(unit, goal.province) or self._chain(unit.province, goal.province, fleets)

    def _convoy(self, fleet: Unit, order: Convoy) -> Convoy | None:
        army = self.position.unit_in(order.army.province)
        goal = order.goal.province
        if army is None or army.kind is not UnitKind.ARMY or fleet.province not in self.fleets_at_sea():
            return None
        if not self._needed(fleet.province, army.province, goal):
            return None
        return Convoy(fleet, army, Location(goal))

    def _needed(self, sea: str, start: str, goal: str) -> bool:
        """Whether with the fleets on the board some route could need the fleet in that sea."""
        return any(
            self._chain(start, goal, {*others, sea}) and not self._chain(start, goal, others)
            for others in subsets(self.fleets_at_sea() - {sea})
        )

    # --- geography -------------------------------------------------------------------------------------

    def _fleet_goals(self, fleet: Unit, goal: Location) -> list[Location]:
        """Where a move so written may lead: a coast left out may be any, one named must be that one."""
        province = self.variant.board.provinces.get(goal.province)
        if province is None or fleet.kind is not UnitKind.FLEET:
            return []
        beside = self.variant.board.fleet_neighbours(fleet.location)
        return [
            place
            for place in province.locations
            if place in beside and (not province.coasts or goal.coast in ("", place.coast))
        ]

    def _beside(self, army: Unit, province: str) -> bool:
        return province in self.variant.board.army_neighbours(army.province)

    def _can_enter(self, unit: Unit, province: str) -> bool:
        if unit.kind is UnitKind.ARMY:
            return self._beside(unit, province)
        return province in {place.province for place in self.variant.board.fleet_neighbours(unit.location)}

    def fleets_at_sea(self) -> frozenset[str]:
        """Where fleets stand that may convoy."""
        return frozenset(
            unit.province
            for unit in self.position.units
            if unit.kind is UnitKind.FLEET and self.variant.board.provinces[unit.province].convoys
        )

    def _chain(self, start: str, goal: str, seas: Iterable[str]) -> bool:
        ends = [self.variant.board.provinces.get(end) for end in (start, goal)]
        if start == goal or not all(end and end.terrain is Terrain.COAST for end in ends):
            return False
        return connected(self.variant.board, start, goal, seas)

    def route(self, move: Move, seas: Iterable[str]) -> bool:
        """Whether fleets in these seas can carry the army, by the path that it named if that binds."""
        start, goal = move.unit.province, move.goal.province
        if not move.path or self.variant.rules["named_path"] == "free":
            return self._chain(start, goal, seas)
        steps = (start, *move.path, goal)
        board = self.variant.board
        return (
            set(move.path) <= set(seas)
            and self._chain(start, goal, move.path)
            and all(after in neighbours(board, step) for step, after in pairwise(steps))
        )

    def falls_back(self, move: Move) -> bool:
        """Whether without a convoy the army goes by land."""
        return self.variant.rules["convoy_fallback"] == "land" and self._beside(move.unit, move.goal.province)

    def by_convoy(self, move: Move, effective: dict[Unit, MovementOrder]) -> bool:
        """Whether the move is meant by convoy (6.G)."""
        if move.unit.kind is UnitKind.FLEET:
            return False
        if move.via or not self._beside(move.unit, move.goal.province):
            return True
        if self.variant.rules["adjacent_convoy"] == "via-only":
            return False
        power = self.position.units[move.unit]
        return any(self.position.units[fleet] == power for fleet in convoyers(move, effective))


def convoyers(move: Move, effective: dict[Unit, MovementOrder]) -> list[Unit]:
    """The fleets ordered to carry this army there."""
    return [
        unit
        for unit, order in effective.items()
        if isinstance(order, Convoy) and order.army == move.unit and order.goal.province == move.goal.province
    ]


def matched(order: MovementOrder, effective: dict[Unit, MovementOrder]) -> bool:
    """Whether the unit helped was ordered to do what it is helped with."""
    if isinstance(order, Support):
        other = effective[order.supported]
        if order.goal is None:
            return not isinstance(other, Move)
        return (
            isinstance(other, Move)
            and other.goal.province == order.goal.province
            and order.goal.coast in ("", other.goal.coast)
        )
    if isinstance(order, Convoy):
        other = effective[order.army]
        return isinstance(other, Move) and other.goal.province == order.goal.province
    return True


def subsets(seas: frozenset[str]) -> Iterator[tuple[str, ...]]:
    """Every choice of some of these seas, the fewest first."""
    for size in range(len(seas) + 1):
        yield from combinations(sorted(seas), size)
