"""The orders that are known while they are written, and what can be said for certain about them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from maps.board import Location
from variants.advice.values import Cure
from variants.legal import direct_goals, illegality
from variants.orders import Convoy, Hold, Move, MovementOrder, Order, Support, Train, Unit, UnitKind, Waive
from variants.outcome import Cause
from variants.position import Position
from variants.transit import far_end
from variants.variant import Variant
from variants.waterways import Waterways


@dataclass(frozen=True, slots=True)
class Board:
    """A position with what is found out about it once for all drafts."""

    variant: Variant
    position: Position
    _causes: dict[tuple[str, Order], Cause | None] = field(default_factory=dict, compare=False)
    _waters: dict[frozenset[str], Waterways] = field(default_factory=dict, compare=False)

    def cause(self, power: str, order: Order) -> Cause | None:
        """Why the order could never be carried out; None if it could."""
        key = (power, order)
        if key not in self._causes:
            self._causes[key] = illegality(self.variant, self.position, power, order)
        return self._causes[key]

    def waterways(self, seas: frozenset[str]) -> Waterways:
        """The chains over the fleets in these seas only."""
        if seas not in self._waters:
            kept = {
                unit: power
                for unit, power in self.position.units.items()
                if unit.kind is UnitKind.ARMY or unit.province in seas
            }
            self._waters[seas] = Waterways.of(self.variant.board, replace(self.position, units=kept))
        return self._waters[seas]


@dataclass(frozen=True)
class Plans:
    """The drafts that may be seen.

    Attributes:
        board: the position.
        drafts: power → its orders as written so far; other powers are not known.
        idle: the powers among them for which nobody writes: their units hold, and no edit gives them orders.
    """

    board: Board
    drafts: Mapping[str, Sequence[Order]]
    idle: frozenset[str] = frozenset()

    @property
    def variant(self) -> Variant:
        """The game."""
        return self.board.variant

    @property
    def position(self) -> Position:
        """The position for which orders are written."""
        return self.board.position

    def with_cure(self, cure: Cure) -> Plans:
        """The same after an edit."""
        drafts = {power: list(orders) for power, orders in self.drafts.items()}
        for power, order in cure.take:
            drafts[power].remove(order)
        for power, order in cure.put:
            kept = [old for old in drafts[power] if isinstance(order, Waive) or _place(old) != _place(order)]
            drafts[power] = [*kept, order]
        return Plans(self.board, drafts, self.idle)

    def is_open(self, cure: Cure) -> bool:
        """Whether an edit changes something, and only drafts that may be written."""
        powers = {power for power, _ in (*cure.put, *cure.take)}
        return bool(powers) and powers.isdisjoint(self.idle)

    # Movement

    @cached_property
    def written(self) -> Mapping[str, tuple[Order, ...]]:
        """Province → the orders that its unit's power has written for it, the newest last."""
        found: dict[str, tuple[Order, ...]] = {}
        for power, orders in self.drafts.items():
            for order in orders:
                unit = self.position.unit_in(_place(order))
                if unit is not None and self.position.units[unit] == power:
                    found[unit.province] = (*found.get(unit.province, ()), order)
        return found

    @cached_property
    def trains(self) -> tuple[Unit, ...]:
        """The armies ordered by railway; of two none runs."""
        return tuple(unit for unit in sorted(self.position.units) if isinstance(self._legal(unit), Train))

    def is_known(self, unit: Unit) -> bool:
        """Whether the orders to the unit are known, be it that it has none."""
        return self.position.units[unit] in self.drafts

    def order_of(self, unit: Unit) -> MovementOrder:
        """What the unit, which is known, carries out as things stand: a void order is as good as none."""
        order = self._legal(unit)
        if isinstance(order, Train) and len(self.trains) > 1:
            return Hold(unit, leave=order.leave)
        return order or Hold(unit)

    def _legal(self, unit: Unit) -> MovementOrder | None:
        power = self.position.units[unit]
        written = self.written.get(unit.province, ())
        legal = [order for order in written if self.board.cause(power, order) is None]
        order = legal[0] if len(set(legal)) == 1 else None
        return order if isinstance(order, MovementOrder) else None

    def move_of(self, unit: Unit) -> Move | Train | None:
        """Its order if that is to leave."""
        order = self.order_of(unit)
        return order if isinstance(order, Move | Train) else None

    def is_later(self, order: Order, unit: Unit) -> bool:
        """Whether the order was written after those to the unit, which are of the same power."""
        orders = self.drafts[self.position.units[unit]]
        theirs = self.written.get(unit.province, ())
        if not theirs:
            return True
        return order in orders and orders.index(order) > orders.index(theirs[-1])

    def known_units(self, power: str | None = None) -> tuple[Unit, ...]:
        """The units of a power, or of all whose orders are known."""
        return tuple(
            unit
            for unit in sorted(self.position.units)
            if self.is_known(unit) and power in (None, self.position.units[unit])
        )

    def supports_of(self, unit: Unit, goal: str) -> int:
        """The known supports of the unit's move there."""
        return sum(
            isinstance(order, Support)
            and order.supported.province == unit.province
            and order.goal is not None
            and order.goal.province == goal
            for order in map(self.order_of, self.known_units())
        )

    def arrival(self, unit: Unit, move: Move | Train) -> Location:
        """Where the unit gets with its legal move, with the coast filled in."""
        places = direct_goals(self.variant.board, unit, move.goal.province)
        return places[0] if len(places) == 1 else move.goal

    # Convoys

    def is_direct(self, unit: Unit, goal: str) -> bool:
        """Whether the unit can go there by itself."""
        return bool(direct_goals(self.variant.board, unit, goal))

    def sails(self, unit: Unit, move: Move) -> bool:
        """Whether the known move is meant to go by convoy."""
        if unit.kind is UnitKind.FLEET:
            return False
        if move.via or not self.is_direct(unit, move.goal.province):
            return True
        power = self.position.units[unit]
        own_fleet = self.variant.rules["adjacent_convoy"] == "own-fleet"
        return own_fleet and any(self.position.units[fleet] == power for fleet in self.carriers(unit, move))

    def carriers(self, army: Unit, move: Move) -> tuple[Unit, ...]:
        """The known fleets with a legal order to convoy that move."""
        return tuple(fleet for fleet in self.known_units() if self._carries(fleet, army, move))

    def _carries(self, fleet: Unit, army: Unit, move: Move) -> bool:
        order = self.order_of(fleet)
        return (
            isinstance(order, Convoy)
            and order.army.province == army.province
            and order.goal.province == move.goal.province
        )

    @cached_property
    def waterways(self) -> Waterways:
        """The chains over all fleets, whatever they are ordered."""
        return Waterways.of(self.variant.board, self.position)

    @cached_property
    def unknown_seas(self) -> frozenset[str]:
        """The seas whose fleets are of powers whose orders are not known."""
        return frozenset(
            unit.province
            for unit in self.position.units
            if unit.kind is UnitKind.FLEET and not self.is_known(unit)
        )

    def joins(self, army: Unit, move: Move, seas: Iterable[str]) -> bool:
        """Whether the fleets in these seas could carry the army to its goal."""
        fleets = frozenset(seas)
        waterways = self.board.waterways(fleets)
        if move.path and self.variant.rules["named_path"] == "binds":
            return waterways.is_chain(move.path, army.province, move.goal.province)
        return move.goal.province in waterways.reached(army.province)

    def may_sail(self, army: Unit, move: Move) -> bool:
        """Whether a complete chain of fleets is ordered, or others could order one."""
        seas = {fleet.province for fleet in self.carriers(army, move)}
        return self.joins(army, move, seas | self.unknown_seas)

    def is_lost(self, unit: Unit, move: Move) -> bool:
        """Whether a move by convoy fails for certain as things stand, for want of fleets."""
        if not self.sails(unit, move) or self.may_sail(unit, move):
            return False
        may_walk = self.variant.rules["convoy_fallback"] == "land"
        return not (may_walk and self.is_direct(unit, move.goal.province))

    # The canal

    def is_passage(self, unit: Unit, move: Move | Train | None) -> bool:
        """Whether the move goes through the canal."""
        return isinstance(move, Move) and far_end(self.variant, unit) == Location(move.goal.province)

    def canal_keeper(self) -> Unit | None:
        """The unit that controls the canal."""
        canal = self.variant.board.record.canal
        return self.position.unit_in(canal.controller) if canal else None

    def is_let_pass(self, unit: Unit) -> bool | None:
        """Whether the fleet, which tries to pass the canal, has leave; None if another power decides it."""
        keeper = self.canal_keeper()
        if keeper is None:
            return False
        if not self.is_known(keeper):
            return None
        named = self.named_fleets(keeper)
        if len(named) == 1 and all(self.position.unit_in(sea) for sea in named):
            return unit.province in named
        power = self.position.units[keeper]
        trying = {other for other in self.known_units(power) if self.is_passage(other, self.move_of(other))}
        return trying == {unit}

    def named_fleets(self, keeper: Unit) -> set[str]:
        """The seas of the fleets that get leave by name."""
        return {
            leave.fleet.province
            for order in self.written.get(keeper.province, ())
            if isinstance(order, MovementOrder)
            for leave in order.leave
            if far_end(self.variant, Unit(UnitKind.FLEET, leave.fleet.location))
            == Location(leave.goal.province)
        }

    # Certain outcomes

    def fails(self, unit: Unit, move: Move) -> bool:
        """Whether the known move has no way for certain: no convoy, or a canal that is closed to it."""
        if self.is_passage(unit, move):
            return self.is_let_pass(unit) is False
        return self.is_lost(unit, move)

    def stays(self, unit: Unit, behind: frozenset[Unit] = frozenset()) -> bool:
        """Whether the unit, which is known, does not get away for certain."""
        move = self.move_of(unit)
        if not isinstance(move, Move):
            return move is None
        if self.fails(unit, move):
            return True
        ahead = self.position.unit_in(move.goal.province)
        if ahead is None or self.position.units[ahead] != self.position.units[unit] or ahead in behind:
            return False
        return self.exchange(unit, ahead) or self.stays(ahead, behind | {unit})

    def exchange(self, unit: Unit, other: Unit) -> bool:
        """Whether the two units would change places by land."""
        one, two = self.move_of(unit), self.move_of(other)
        return (
            isinstance(one, Move)
            and isinstance(two, Move)
            and one.goal.province == other.province
            and two.goal.province == unit.province
            and not self.sails(unit, one)
            and not self.sails(other, two)
        )


def _place(order: Order) -> str:
    return "" if isinstance(order, Waive) else order.unit.province
