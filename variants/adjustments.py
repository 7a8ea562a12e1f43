"""The adjustment phase: builds, removals and civil disorder."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from maps.board import Board, Location
from variants.emergency import measures_in_force
from variants.legal import illegality
from variants.orders import Build, Disband, Given, Order, Unit, UnitKind, Waive
from variants.outcome import Aftermath, Judged, Outcome
from variants.position import Position
from variants.variant import Variant
from variants.victory import counted_centers


def due(variant: Variant, position: Position) -> Mapping[str, int]:
    """Builds (+) or removals (−) due by the centres and units of each power; powers with none are missing."""
    units = Counter(position.units.values())
    numbers = {power: _limit(variant, position, power) - units[power] for power in variant.powers}
    return {power: number for power, number in numbers.items() if number}


def _limit(variant: Variant, position: Position, power: str) -> int:
    """How many units the power may have."""
    measures = measures_in_force(variant, position.owners, power)
    extra = measures.extra_units if measures else 0
    return len(counted_centers(variant, position.owners, power)) + extra


def resolve_adjustments(variant: Variant, position: Position, orders: Given) -> Aftermath:
    """What the orders of an adjustment phase lead to.

    Builds and removals are taken in the order given, skipping impossible ones, until the number due is
    reached (DATC 6.I.1, 6.I.7, 6.J.1, 6.J.2). Builds that are left are waived; removals that are left are
    chosen by civil disorder.
    """
    ledger = Ledger.of(variant, position)
    judged = [Judged(power, order, ledger.take(power, order)) for power, order in orders]
    for power, number in ledger.due.items():
        if number < 0:
            for unit in _disorder(variant, position, power, ledger.units)[:-number]:
                del ledger.units[unit]
    return Aftermath(tuple(judged), ledger.units)


@dataclass(slots=True)
class Ledger:
    """The builds and removals still due, and the units on the board, while orders are taken one by one."""

    variant: Variant
    position: Position
    due: dict[str, int]
    units: dict[Unit, str]

    @classmethod
    def of(cls, variant: Variant, position: Position) -> Ledger:
        """The ledger before any order."""
        return cls(variant, position, dict(due(variant, position)), dict(position.units))

    def take(self, power: str, order: Order) -> Outcome:
        """Carries out an order if it is possible and due."""
        number = self.due.get(power, 0)
        if illegality(self.variant, self.position, power, order):
            return Outcome.VOID
        match order:
            case Build(unit) if number > 0 and not self.stands_in(unit.province):
                self.units[_raised(self.variant.board, unit)] = power
                self.due[power] = number - 1
            case Waive() if number > 0:
                self.due[power] = number - 1
            case Disband(unit) if number < 0 and (standing := self.stands_in(unit.province)):
                del self.units[standing]
                self.due[power] = number + 1
            case _:
                return Outcome.VOID
        return Outcome.SUCCEEDS

    def stands_in(self, province: str) -> Unit | None:
        """The unit in the province as it is by now."""
        return next((unit for unit in self.units if unit.province == province), None)


def _raised(board: Board, unit: Unit) -> Unit:
    """The unit of a build as it will stand: with a coast only where a fleet needs one."""
    keeps_coast = unit.kind is UnitKind.FLEET and board.provinces[unit.province].coasts
    return unit if keeps_coast else Unit(unit.kind, Location(unit.province))


def _disorder(variant: Variant, position: Position, power: str, units: Mapping[Unit, str]) -> list[Unit]:
    """The units of a power in the order in which civil disorder removes them (DATC 6.J.3 to 6.J.11).

    First those farthest from the nearest centre, over land and sea alike; of equals fleets before armies,
    then by the English name of the province.
    """
    steps = _steps(variant.board, _refuges(variant, position, power))

    def rank(unit: Unit) -> tuple[float, bool, str]:
        distance = steps.get(unit.province, float("inf"))
        name = variant.board.provinces[unit.province].names["en"]
        return -distance, unit.kind is UnitKind.ARMY, name

    return sorted((unit for unit, owner in units.items() if owner == power), key=rank)


def _refuges(variant: Variant, position: Position, power: str) -> frozenset[str]:
    """The centres from which distances count: those owned, or under the older rule the home centres."""
    if variant.rules["removal"] == "owned":
        return counted_centers(variant, position.owners, power)
    return frozenset(variant.power(power).disorder_home_centers)


def _steps(board: Board, starts: Iterable[str]) -> Mapping[str, int]:
    """Province → the number of steps from the nearest start, each over land or sea.

    A cape route and a crossing are one step; canals and railways are no adjacencies and so do not count.
    """
    steps = dict.fromkeys(starts, 0)
    waiting = list(steps)
    for province in waiting:
        for near in _neighbours(board, province):
            if near not in steps:
                steps[near] = steps[province] + 1
                waiting.append(near)
    return steps


def _neighbours(board: Board, province: str) -> frozenset[str]:
    by_sea = [board.fleet_neighbours(own) for own in board.provinces[province].locations]
    return board.army_neighbours(province).union(place.province for near in by_sea for place in near)
