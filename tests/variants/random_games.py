"""Whole games by random orders, all taken from the lists of what is possible."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from maps.board import Location
from variants.adjustments import due
from variants.game import Game
from variants.legal import Way, build_sites, convoyable, move_goals, removable, retreat_goals, supportable
from variants.orders import (
    Build,
    Convoy,
    Disband,
    Hold,
    Leave,
    Move,
    Order,
    Retreat,
    Support,
    Train,
    Unit,
    UnitKind,
    Waive,
)
from variants.papers import Draft
from variants.position import PhaseKind, Position
from variants.registry import load_variant
from variants.variant import Variant


def random_game(variant_id: str, seed: int, last_turn: int) -> Iterator[Game]:
    """The game after each phase, up to a win or the last turn."""
    variant = load_variant(variant_id).with_rules({"end_after": last_turn})
    game = Game.new(variant, dict.fromkeys(variant.powers, "One"))
    chance = Random(seed)
    while game.ending is None:
        for power in variant.powers:
            orders = _Player(variant, game.position, power, chance).orders()
            game = game.with_draft(power, Draft(tuple(orders), done=True))
        game = game.resolve()
        yield game


@dataclass
class _Player:
    """One power in one phase; it prefers centres of others, so that games are won."""

    variant: Variant
    position: Position
    power: str
    chance: Random

    def orders(self) -> list[Order]:
        match self.position.phase.kind:
            case PhaseKind.MOVEMENT:
                return [self._movement(unit) for unit in self.position.units_of(self.power)]
            case PhaseKind.RETREAT:
                lost = sorted(self.position.dislodged)
                return [
                    self._retreat(unit) for unit in lost if self.position.dislodged[unit].power == self.power
                ]
            case PhaseKind.ADJUSTMENT:
                return self._adjustments()

    def _movement(self, unit: Unit) -> Order:
        kinds = [self._move, self._move, self._move, self._support, self._support, self._convoy]
        return self.chance.choice(kinds)(unit) or Hold(unit, leave=self._leave(unit))

    def _move(self, unit: Unit) -> Order | None:
        goals = list(move_goals(self.variant, self.position, unit).items())
        stations = self.variant.board.record.railway
        if (
            unit.kind is UnitKind.ARMY
            and unit.province in stations
            and self.variant.railway_power == self.power
        ):
            station = self.chance.choice([other for other in stations if other != unit.province])
            return Train(unit, Location(station))
        goals = [(goal, way) for goal, way in goals if self._wanted(goal)] or goals
        if not goals:
            return None
        goal, way = self.chance.choice(goals)
        via = way is Way.CONVOY or (way is Way.EITHER and self.chance.random() < 0.3)
        return Move(unit, goal, via, leave=self._leave(unit))

    def _wanted(self, goal: Location) -> bool:
        centers = self.variant.board.centers
        return goal.province in centers and self.position.owners.get(goal.province) != self.power

    def _support(self, unit: Unit) -> Order | None:
        choices = supportable(self.variant, self.position, unit)
        own = [other for other in choices if self.position.units[other] == self.power]
        if not choices:
            return None
        other = self.chance.choice(own or list(choices))
        return Support(unit, other, self.chance.choice(choices[other]), leave=self._leave(unit))

    def _convoy(self, unit: Unit) -> Order | None:
        armies = convoyable(self.variant, self.position, unit)
        if not armies:
            return None
        army = self.chance.choice(list(armies))
        return Convoy(unit, army, self.chance.choice(armies[army]))

    def _leave(self, unit: Unit) -> tuple[Leave, ...]:
        canal = self.variant.board.record.canal
        if canal is None or unit.province != canal.controller:
            return ()
        ways = [(canal.between[0], canal.between[1]), (canal.between[1], canal.between[0])]
        fleets = [(self.position.unit_in(sea), end) for sea, end in ways]
        return tuple(
            Leave(fleet, Location(end)) for fleet, end in fleets if fleet and self.chance.random() < 0.5
        )

    def _retreat(self, unit: Unit) -> Order:
        goals = retreat_goals(self.variant, self.position, unit)
        return Retreat(unit, self.chance.choice(goals)) if goals else Disband(unit)

    def _adjustments(self) -> list[Order]:
        number = due(self.variant, self.position).get(self.power, 0)
        if number < 0:
            return [Disband(unit) for unit in removable(self.variant, self.position, self.power)[:-number]]
        sites = [
            Build(Unit(kind, site))
            for site, kinds in build_sites(self.variant, self.position, self.power).items()
            for kind in kinds
        ]
        self.chance.shuffle(sites)
        by_province = {build.unit.province: build for build in sites}
        return [*list(by_province.values())[:number], *([Waive()] if number > len(by_province) else [])]
