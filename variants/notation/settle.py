"""What a written order means in a position: which unit, which province, which kind of order."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product

from maps.board import Location, Terrain
from variants.errors import AmbiguousOrder
from variants.legal import illegality
from variants.notation.grammar import Named, Spot, Written
from variants.notation.names import Names
from variants.notation.words import Verb
from variants.orders import (
    Build,
    Convoy,
    Disband,
    Hold,
    Leave,
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
from variants.position import Position
from variants.variant import Variant

Orders = tuple[Order, ...]


@dataclass(frozen=True, slots=True)
class Chosen:
    """One province for each name of an order; "" where the order has no such part."""

    unit: str
    other: str
    goal: str


@dataclass(frozen=True, slots=True)
class Settler:
    """Settles orders in one position; ``power`` is whose orders they are, if that is known."""

    variant: Variant
    position: Position
    power: str | None

    def orders(self, written: Written) -> Orders:
        """The orders that the words can mean: one, or several if they are ambiguous.

        A name with several meanings means what the unit can reach. If that is none or several of them, an id
        means its own province, and nobody is sent to where he stands.
        """
        if written.unit is None:
            return (Waive(),)
        readings = self._readings(written, written.unit)
        orders = tuple(readings)
        for prefer in (self._is_possible, lambda order: _is_literal(written, readings[order]), _leaves):
            if len(orders) > 1:
                orders = tuple(filter(prefer, orders)) or orders
        return orders

    def ambiguity(self, line: str, written: Written) -> AmbiguousOrder:
        """The error for an order that has several readings: the first name in doubt and what it can mean."""
        assert written.unit is not None
        orders = self.orders(written)
        readings = self._readings(written, written.unit)
        for spot, part in _spots(written):
            ids = tuple(dict.fromkeys(getattr(readings[order], part) for order in orders))
            if len(ids) > 1:
                return AmbiguousOrder(line, spot.text, ids, spot.column)
        kinds = tuple(f"{kind} {readings[orders[0]].unit}" for kind in UnitKind)
        spot = written.unit.spot
        return AmbiguousOrder(line, spot.text, kinds, spot.column)

    # ---- readings

    def _readings(self, written: Written, unit: Named) -> dict[Order, Chosen]:
        leave = tuple(self._leave(fleet, goal) for fleet, goal in written.leave)
        return {
            _with_leave(order, leave): chosen
            for chosen in self._choices(written, unit)
            for order in self._orders_of(written, unit, chosen)
        }

    def _choices(self, written: Written, unit: Named) -> Iterator[Chosen]:
        others = self._standing(written.other, None) if written.other else ("",)
        goals = written.goal.provinces.ids if written.goal else ("",)
        built = written.verb is Verb.BUILD  # where nobody stands
        places = unit.spot.provinces.ids if built else self._standing(unit, self.power)
        return (Chosen(*ids) for ids in product(places, others, goals))

    def _standing(self, named: Named, power: str | None) -> tuple[str, ...]:
        """The provinces of the name where the unit can be: best one of the power and of the kind written."""
        ids = named.spot.provinces.ids
        units = {id_: unit for id_ in ids if (unit := self._unit_in(id_))}
        own = {id_ for id_, unit in units.items() if power and self._owner(unit) == power}
        right = {id_ for id_, unit in units.items() if unit.kind is named.kind}
        best = next(filter(None, (own & right, own, right, set(units))), set(ids))
        return tuple(id_ for id_ in ids if id_ in best)

    def _orders_of(self, written: Written, named: Named, chosen: Chosen) -> Orders:
        if written.verb is Verb.BUILD:
            return tuple(map(Build, self._buildings(named, chosen.unit)))
        unit = self._unit(named, chosen.unit)
        if written.goal is None and written.other is None:
            return (Hold(unit) if written.verb is Verb.HOLD else Disband(unit),)
        goal = self._location(written.goal, chosen.goal) if written.goal else None
        if written.other is not None:
            return (self._aid(written, unit, self._unit(written.other, chosen.other), goal),)
        assert goal is not None
        if written.rail:
            return (Train(unit, goal),)
        if written.verb is Verb.RETREAT or unit in self.position.dislodged:
            return (Retreat(unit, goal),)
        return (Move(unit, goal, written.via, tuple(map(self._sea, written.path))),)

    def _aid(self, written: Written, unit: Unit, other: Unit, goal: Location | None) -> Order:
        if written.verb is Verb.CONVOY and goal is not None:
            return Convoy(unit, other, goal)
        return Support(unit, other, goal)

    # ---- parts

    def _unit_in(self, province: str) -> Unit | None:
        return self.position.dislodged_in(province) or self.position.unit_in(province)

    def _owner(self, unit: Unit) -> str:
        dislodged = self.position.dislodged.get(unit)
        return dislodged.power if dislodged else self.position.units[unit]

    def _unit(self, named: Named, province: str) -> Unit:
        """The unit that stands there, whatever letter and coast are written (DATC 4.C, 6.B.10)."""
        standing = self._unit_in(province)
        if standing is not None:
            return standing
        afloat = self.variant.board.provinces[province].terrain is Terrain.WATER
        guess = UnitKind.FLEET if afloat else UnitKind.ARMY
        return Unit(named.kind or guess, self._location(named.spot, province))

    def _buildings(self, named: Named, province: str) -> tuple[Unit, ...]:
        """What can be meant to be built: without a letter an army inland, a fleet if a coast is named."""
        site = self._location(named.spot, province)
        if named.kind is not None:
            return (Unit(named.kind, site),)
        if site.coast:
            return (Unit(UnitKind.FLEET, site),)
        if self.variant.board.provinces[province].terrain is Terrain.LAND:
            return (Unit(UnitKind.ARMY, site),)
        return Unit(UnitKind.ARMY, site), Unit(UnitKind.FLEET, site)

    def _location(self, spot: Spot, province: str) -> Location:
        coast = Names.of(self.variant.board).coast(province, spot.coast) if spot.coast else ""
        return Location(province, coast)

    def _sea(self, spot: Spot) -> str:
        provinces = self.variant.board.provinces
        return next((id_ for id_ in spot.provinces.ids if provinces[id_].convoys), spot.provinces.ids[0])

    def _leave(self, fleet: Named, goal: Spot) -> Leave:
        canal = self.variant.board.record.canal
        assert canal is not None  # else no leave is read
        at, to = (
            next(id_ for id_ in spot.provinces.ids if id_ in canal.between) for spot in (fleet.spot, goal)
        )
        return Leave(Unit(UnitKind.FLEET, Location(at)), Location(to))

    def _is_possible(self, order: Order) -> bool:
        if isinstance(order, Waive):
            return True
        unit = order.unit
        if isinstance(order, Build):
            power = self.power or self.position.owners.get(unit.province, "")
            # Without a letter both kinds may be possible: that stays a question.
            return not power or illegality(self.variant, self.position, power, order) is None
        owner = self._owner(unit) if unit == self._unit_in(unit.province) else ""
        return illegality(self.variant, self.position, owner, order) is None


def _spots(written: Written) -> Iterator[tuple[Spot, str]]:
    for part in ("unit", "other", "goal"):
        named = getattr(written, part)
        if named is not None:
            yield (named.spot if isinstance(named, Named) else named), part


def _with_leave(order: Order, leave: tuple[Leave, ...]) -> Order:
    return replace(order, leave=leave) if leave and isinstance(order, MovementOrder) else order


def _is_literal(written: Written, chosen: Chosen) -> bool:
    """Whether every name that is an id means the province of that id."""
    return all(
        getattr(chosen, part) == spot.provinces.ids[0]
        for spot, part in _spots(written)
        if spot.provinces.is_id
    )


def _leaves(order: Order) -> bool:
    return not isinstance(order, Move | Retreat) or order.goal.province != order.unit.province
