"""The orders that are known while they are written, and what can be said for certain about them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from maps.board import Location
from variants.advice.values import Cure
from variants.legal import direct_goals, illegality
from variants.orders import Hold, Move, MovementOrder, Order, Support, Train, Unit, UnitKind, Waive
from variants.outcome import Cause
from variants.position import Position
from variants.variant import Variant
from variants.waterways import Waterways


@dataclass(frozen=True)
class Board:
    """A position with what is found out about it once for all drafts."""

    variant: Variant
    position: Position
    _causes: dict[tuple[str, Order], Cause | None] = field(default_factory=dict, compare=False)
    _waters: dict[frozenset[str], Waterways] = field(default_factory=dict, compare=False)

    @cached_property
    def units(self) -> tuple[tuple[Unit, str], ...]:
        """All units with their powers in the units' order, in which advice is given."""
        return tuple((unit, self.position.units[unit]) for unit in sorted(self.position.units))

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
        return tuple(unit for unit, _ in self.board.units if isinstance(self._legal(unit), Train))

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
            unit for unit, owner in self.board.units if owner in self.drafts and power in (None, owner)
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

    def is_direct(self, unit: Unit, goal: str) -> bool:
        """Whether the unit can go there by itself."""
        return bool(direct_goals(self.variant.board, unit, goal))

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


def _place(order: Order) -> str:
    return "" if isinstance(order, Waive) else order.unit.province
