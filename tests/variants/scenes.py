"""Small crowded positions with orders that get into each other's way, made from a numbered seed.

Mostly legal and matched orders: convoys into supporters, supports for attacks on convoying fleets, circles,
head-to-head battles, beleaguered garrisons, attacks on own units; now and then a badly written order.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from maps.board import Location, Terrain
from tests.variants.reference_orders import Orders
from variants.orders import Convoy, Hold, Move, Order, Support, Unit, UnitKind, Waive
from variants.position import Phase, PhaseKind, Position
from variants.rules import Value
from variants.variant import Variant

SWITCHES: Sequence[dict[str, Value]] = (
    {"paradox": "all-hold"},
    {"adjacent_convoy": "via-only"},
    {"convoy_fallback": "land"},
    {"convoy_fallback": "land", "adjacent_convoy": "via-only"},
    {"named_path": "binds"},
)


@dataclass(frozen=True)
class Scene:
    """A position with orders, and the variant with its switches."""

    variant: Variant
    position: Position
    orders: tuple[tuple[str, Order], ...]

    def without(self, unit: Unit) -> Scene:
        """The scene with a unit and its orders taken away."""
        units = {other: power for other, power in self.position.units.items() if other != unit}
        orders = tuple((power, order) for power, order in self.orders if getattr(order, "unit", None) != unit)
        return replace(self, position=replace(self.position, units=units), orders=orders)

    def lines(self) -> dict[str, object]:
        """The scene in the form of a case file."""
        units: dict[str, list[str]] = {}
        for unit, power in sorted(self.position.units.items()):
            units.setdefault(power.upper(), []).append(str(unit))
        orders: dict[str, list[str]] = {}
        for power, order in self.orders:
            orders.setdefault(power.upper(), []).append(str(order))
        rules, centers = dict(self.variant.rules.chosen), by_owner(self.position.owners)
        kept = {"rules": rules, "centers": centers}
        return {"units": units, "orders": orders, **{key: value for key, value in kept.items() if value}}


def by_owner(owners: Mapping[str, str]) -> dict[str, list[str]]:
    """Centres by their owners, in the form of a case file."""
    found: dict[str, list[str]] = {}
    for center, power in sorted(owners.items()):
        found.setdefault(power.upper(), []).append(center)
    return found


def random_scene(variant: Variant, seed: int) -> Scene:
    """The scene of that number; one in eight is played with other switches."""
    chance = random.Random(seed)
    rules = chance.choice(SWITCHES) if chance.random() < 0.125 else {}
    return Author(variant.with_rules(rules), chance).scene()


def varied_scene(scene: Scene, seed: int) -> Scene:
    """The scene with other owners, some orders given anew and up to two more units beside its seas."""
    chance = random.Random(seed)
    rules = chance.choice(({}, {}, {"paradox": "all-hold"}))
    return Author(scene.variant.with_rules(rules), chance).variation(scene.position, scene.orders)


@dataclass
class Author:
    """Makes one scene; what differs around a passage is in ``scenes_passages``."""

    variant: Variant
    chance: random.Random
    units: dict[Unit, str] = field(default_factory=dict)
    orders: dict[Unit, Order] = field(default_factory=dict)

    def scene(self) -> Scene:
        self._place_units()
        while self._happens(0.3):
            self._lay_paradox()
        position = Position(Phase(1, PhaseKind.MOVEMENT), self.units, self._owners())
        self.geography = Orders(self.variant, position, ())
        self._order_first()
        if self._happens(0.15):
            self._order_circle()
        self._order_convoys()
        self._order_moves()
        self._order_supports()
        orders = [(self.units[unit], order) for unit, order in self._written().items()]
        if orders and self._happens(0.1):
            orders.append(self._careless(*self.chance.choice(orders)))
        self.chance.shuffle(orders)
        return Scene(self.variant, position, tuple(orders))

    def _owners(self) -> dict[str, str]:
        return {}

    def _order_first(self) -> None:
        """Orders that the game is about, before any others."""

    def _written(self) -> dict[Unit, Order]:
        return self.orders

    def variation(self, position: Position, given: Sequence[tuple[str, Order]]) -> Scene:
        powers = self.chance.sample(self.variant.powers, 5)
        self.units = {unit: self.chance.choice(powers) for unit in position.units}
        self.orders = {order.unit: order for _, order in given if not isinstance(order, Waive)}
        for unit in self.chance.sample(sorted(self.units), self.chance.choice((0, 0, 1, 1, 2))):
            self.orders.pop(unit, None)
        seas = sorted(
            unit.province for unit in self.units if self.variant.board.provinces[unit.province].convoys
        )
        for _ in range(self.chance.choice((0, 1, 1, 2))):
            if free := self._free_coasts(self.chance.choice(seas)):
                self.units[self._unit_for(self.chance.choice(free))] = self.chance.choice(powers)
        varied = replace(position, units=self.units)
        self.geography = Orders(self.variant, varied, ())
        self._order_convoys()
        self._order_moves()
        self._order_supports()
        return Scene(
            self.variant, varied, tuple((self.units[unit], order) for unit, order in self.orders.items())
        )

    def _happens(self, share: float) -> bool:
        return self.chance.random() < share

    def _pick(self, things: list[Unit], share: float) -> list[Unit]:
        return [unit for unit in things if unit not in self.orders and self._happens(share)]

    # --- units -----------------------------------------------------------------------------------------

    def _place_units(self) -> None:
        playing = min(self.chance.choice((1, 2, 2, 3, 3, 4)), len(self.variant.powers))
        powers = self.chance.sample(self.variant.powers, playing)
        count = self.chance.choice((3, 4, 4, 5, 5, 6, 6, 7, 8)) - 1
        for province in self._neighbourhood(count):
            self.units[self._unit_for(province)] = self.chance.choice(powers)

    def _neighbourhood(self, count: int) -> list[str]:
        """Provinces around one, some left out, so that all units can meet."""
        board = self.variant.board
        open_places = sorted(
            p for p, facts in board.provinces.items() if facts.terrain is not Terrain.IMPASSABLE
        )
        split = [place for place in open_places if board.provinces[place].coasts]
        start = self.chance.choice(split if self._happens(0.1) else open_places)
        chosen = [start]
        while len(chosen) < count + 2:
            beside = sorted(self._beside(self.chance.choice(chosen[: 2 + len(chosen) // 2])) - set(chosen))
            if beside:
                chosen.append(self.chance.choice(beside))
        return self.chance.sample(chosen, count)

    def _beside(self, province: str) -> set[str]:
        board = self.variant.board
        fleets = {
            place.province
            for location in board.provinces[province].locations
            for place in board.fleet_neighbours(location)
        }
        return fleets | board.army_neighbours(province)

    def _unit_for(self, province: str) -> Unit:
        facts = self.variant.board.provinces[province]
        at_sea = facts.terrain is Terrain.WATER
        if at_sea or (facts.terrain is Terrain.COAST and self._happens(0.45)):
            return Unit(UnitKind.FLEET, self.chance.choice(facts.locations))
        return Unit(UnitKind.ARMY, Location(province))

    def _lay_paradox(self) -> None:
        """Convoys into units that support attacks on the convoying fleets, or those fleets (6.F.14–.24)."""
        seas = self._free_seas(self.chance.choice((1, 1, 1, 2, 2, 2)))
        for sea in seas:
            self._lay(Unit(UnitKind.FLEET, Location(sea)))
        attacks = {sea: self._lay_attack(sea) for sea in seas}
        for sea in seas:
            self._lay_convoy(sea, attacks)

    def _lay(self, unit: Unit) -> None:
        self.units[unit] = self.chance.choice(self.variant.powers[:4])

    def _free_seas(self, count: int) -> list[str]:
        """Seas beside each other without units, near the other units."""
        convoys = {place for place, facts in self.variant.board.provinces.items() if facts.convoys}
        near = {beside for taken in self._taken() for beside in self._beside(taken)}
        chosen: list[str] = []
        while len(chosen) < count and (free := sorted((near & convoys) - self._taken() - set(chosen))):
            chosen.append(self.chance.choice(free))
            near = self._beside(self.chance.choice(chosen))
        return chosen

    def _free_coasts(self, sea: str) -> list[str]:
        coasts = {p for p, facts in self.variant.board.provinces.items() if facts.terrain is Terrain.COAST}
        return sorted((self._beside(sea) & coasts) - self._taken())

    def _lay_attack(self, sea: str) -> Move | None:
        if not (coasts := self._free_coasts(sea)):
            return None
        attacker = self._fleet_beside(sea, self.chance.choice(coasts))
        self._lay(attacker)
        self.orders[attacker] = attack = Move(attacker, Location(sea))
        return attack

    def _lay_convoy(self, sea: str, attacks: Mapping[str, Move | None]) -> None:
        coasts = self._free_coasts(sea)
        if len(coasts) < 2:
            return
        shared = [place for place in coasts if len(self._beside(place) & set(attacks)) > 1]
        goal = self.chance.choice(shared or coasts)
        start = self.chance.choice([place for place in coasts if place != goal])
        fleet, army = Unit(UnitKind.FLEET, Location(sea)), Unit(UnitKind.ARMY, Location(start))
        self._lay(army)
        self.orders[army] = Move(army, Location(goal))
        self.orders[fleet] = Convoy(fleet, army, Location(goal))
        aims = [other for other in attacks if other in self._beside(goal)]
        aims = [other for other in aims if other != sea and self._happens(0.8)] or aims
        self._lay_support(goal, self.chance.choice(aims), attacks)

    def _lay_support(self, goal: str, sea: str, attacks: Mapping[str, Move | None]) -> None:
        supporter, attack = self._fleet_beside(sea, goal), attacks[sea]
        self._lay(supporter)
        if attack is None or self._happens(0.2):
            self.orders[supporter] = Support(supporter, Unit(UnitKind.FLEET, Location(sea)))
        else:
            self.orders[supporter] = Support(supporter, attack.unit, attack.goal)

    def _taken(self) -> set[str]:
        return {unit.province for unit in self.units}

    def _fleet_beside(self, sea: str, province: str) -> Unit:
        board = self.variant.board
        places = board.provinces[province].locations
        return Unit(UnitKind.FLEET, next(p for p in places if Location(sea) in board.fleet_neighbours(p)))

    # --- orders ----------------------------------------------------------------------------------------

    def _goals(self, unit: Unit) -> list[Location]:
        board = self.variant.board
        if unit.kind is UnitKind.FLEET:
            return sorted(board.fleet_neighbours(unit.location))
        return sorted(map(Location, board.army_neighbours(unit.province)))

    def _order_circle(self) -> None:
        for first in self.chance.sample(sorted(self.units), len(self.units)):
            trail = [first]
            while len(trail) < 4 and (after := self._follower(trail)):
                trail.append(after)
            goals = [self._goal_in(a, b) for a, b in zip(trail, [*trail[1:], first], strict=True)]
            if len(trail) > 2 and all(goals):
                self.orders.update({u: Move(u, g) for u, g in zip(trail, goals, strict=True) if g})
                return

    def _follower(self, trail: list[Unit]) -> Unit | None:
        found = [u for u in sorted(self.units) if u not in trail and self._goal_in(trail[-1], u)]
        return self.chance.choice(found) if found else None

    def _goal_in(self, unit: Unit, other: Unit) -> Location | None:
        goals = [goal for goal in self._goals(unit) if goal.province == other.province]
        return self.chance.choice(goals) if goals else None

    def _order_convoys(self) -> None:
        fleets = self.geography.fleets_at_sea()
        armies = [unit for unit in sorted(self.units) if unit.kind is UnitKind.ARMY]
        for army in self._pick(armies, 0.6):
            goals = [
                place for place in sorted(self.variant.board.provinces) if self._carried(army, place, fleets)
            ]
            if goals:
                goal = self._crowded(list(map(Location, goals)))
                self.orders[army] = Move(army, goal, *self._way(army, goal))
                self._order_carriers(army, goal)

    def _carried(self, army: Unit, goal: str, fleets: frozenset[str]) -> bool:
        return self.geography.route(Move(army, Location(goal)), fleets)

    def _way(self, army: Unit, goal: Location) -> tuple[bool, tuple[str, ...]]:
        via = self._happens(0.4)
        fleets = sorted(self.geography.fleets_at_sea())
        single = [sea for sea in fleets if self._carried(army, goal.province, frozenset({sea}))]
        return via, (self.chance.choice(single),) if via and single and self._happens(0.3) else ()

    def _order_carriers(self, army: Unit, goal: Location) -> None:
        at_sea = self.geography.fleets_at_sea()
        fleets = [unit for unit in sorted(self.units) if unit.province in at_sea]
        for fleet in self._pick(fleets, 0.85):
            if self._useful(fleet, army, goal) or self._happens(0.1):
                self.orders[fleet] = Convoy(fleet, army, goal)

    def _useful(self, fleet: Unit, army: Unit, goal: Location) -> bool:
        power, order = self.units[fleet], Convoy(fleet, army, goal)
        return Orders(self.variant, self.geography.position, [(power, order)]).read()[0].order is not None

    def _crowded(self, goals: list[Location]) -> Location:
        """Mostly a goal where somebody stands or others go."""
        wanted = {unit.province for unit in self.units} | {
            order.goal.province for order in self.orders.values() if isinstance(order, Move)
        }
        crowded = [goal for goal in goals if goal.province in wanted]
        return self.chance.choice(crowded if crowded and self._happens(0.8) else goals)

    def _order_moves(self) -> None:
        for unit in self._pick(sorted(self.units), 0.4):
            goals = self._goals(unit)
            carriers = {u.province for u, order in self.orders.items() if isinstance(order, Convoy)}
            aims = {order.goal.province for order in self.orders.values() if isinstance(order, Move)}
            wanted = carriers if self._happens(0.5) else aims
            if not goals:
                continue
            meeting = [goal for goal in goals if goal.province in wanted]
            goal = self.chance.choice(meeting) if meeting and self._happens(0.5) else self._crowded(goals)
            self.orders[unit] = Move(unit, goal)

    def _order_supports(self) -> None:
        for unit in self._pick(sorted(self.units), 1):
            helps = self._helps(unit)
            if helps and self._happens(0.93):
                self.orders[unit] = self.chance.choice(helps)
            elif self._happens(0.5):
                self.orders[unit] = Hold(unit)

    def _helps(self, unit: Unit) -> list[Order]:
        """Supports that match what was ordered; those for moves three times as likely."""
        reach = {goal.province for goal in self._goals(unit)}
        found: list[Order] = []
        for other in sorted(self.units):
            order = self.orders.get(other)
            if isinstance(order, Move) and other != unit and order.goal.province in reach:
                goal = order.goal if self._happens(0.7) else Location(order.goal.province)
                found += [Support(unit, other, goal)] * 3
            elif not isinstance(order, Move) and other.province in reach:
                found.append(Support(unit, other))
        return found

    # --- badly written orders --------------------------------------------------------------------------

    def _careless(self, power: str, order: Order) -> tuple[str, Order]:
        """The order once more, by somebody else, for another goal, or with a coast that is not meant."""
        kind = self.chance.randrange(4)
        if kind == 0:
            return self.chance.choice(self.variant.powers), order
        if kind == 1 and isinstance(order, Move):
            return power, replace(order, goal=self.chance.choice(self._goals(order.unit) or [order.goal]))
        if kind == 2 and isinstance(order, Support) and order.goal:
            return power, replace(order, goal=Location(order.goal.province, self.chance.choice(("nc", "sc"))))
        return power, Support(self.chance.choice(sorted(self.units)), self.chance.choice(sorted(self.units)))
