"""Scenes around the cape route, the canal and the railway (see ``scenes``)."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from maps.board import Location, Terrain
from tests.variants.scenes import Author, Scene
from variants.orders import Convoy, Move, Order, Support, Unit, UnitKind, parse_order
from variants.rules import Value
from variants.variant import Variant

CAPE_PLACES = (
    *("MAO", "EGY", "HEJ", "GIB", "MOR", "CYR", "PAL", "EAS", "ARA", "ION", "WES", "POR"),
    *("SPA", "BRE", "GAS", "IRI", "NAO", "IRE", "ENG", "DAM", "TRP"),
)
MIDWAY = ("TRP", "CYR", "TUN", "ALG", "MOR", "SPA", "APU", "ROM")
LONG_WAY = ("EAS", "ION", "TYS", "WES", "GIB", "MAO")  # the seas of both ways to Egypt
CANAL_PLACES = (
    *("EGY", "MED", "RS", "SYR", "SUD", "MEC", "ANG", "CON", "BS"),
    *("ADE", "ERI", "GOA", "ABY", "ARM"),
)
LINE = ["MOS", "PRM", "OMS", "KRA", "IRK", "VLA"]
RAILWAY_PLACES = (
    *LINE,
    *("ORE", "AKM", "BOK", "BAK", "ODE", "SEM", "MON", "URU", "MAC", "SEO", "OKH", "SOJ"),
)
CANAL_SWITCHES: Sequence[dict[str, Value]] = (
    {"canal_permission": "outlives"},
    {"canal_support": "any"},
    {"paradox": "all-hold"},
    {"convoy_fallback": "land"},
)
RAILWAY_SWITCHES: Sequence[dict[str, Value]] = ({"closed_line": "off"}, {"convoy_fallback": "land"})
CAPE_SWITCHES: Sequence[dict[str, Value]] = (
    {"paradox": "all-hold"},
    {"adjacent_convoy": "via-only"},
    {"convoy_fallback": "land"},
    {"named_path": "binds"},
)


@dataclass
class LocalAuthor(Author):
    """Places units in some provinces only, mostly in those that a passage is about."""

    places: Sequence[str] = ()
    likely: Mapping[str, float] | None = None  # province → how often somebody stands there

    def _place_units(self) -> None:
        powers = self._powers()
        likely = self.likely or {}
        chosen = [place for place, share in likely.items() if self._happens(share)]
        others = [place for place in self.places if place not in chosen]
        chosen += self.chance.sample(others, self.chance.choice((1, 2, 3, 3, 4, 5)))
        for place in chosen:
            self.units[self._unit_for(place)] = self.chance.choice(powers)

    def _powers(self) -> list[str]:
        return self.chance.sample(self.variant.powers, self.chance.choice((1, 2, 2, 3, 3)))

    def _lay_paradox(self) -> None:
        """Convoy paradoxes far away are not what these scenes are about."""

    def _unit_at(self, place: str) -> Unit | None:
        return next((unit for unit in self.units if unit.province == place), None)

    def _order_moves(self) -> None:
        """Fewer moves than elsewhere, so that there are supports, and more to where the passage leads."""
        if self._happens(0.5):
            self._order_assault()
        for unit in self._pick(sorted(self.units), 0.25):
            goals = [goal for goal in self._goals(unit) if goal.province in (self.likely or {})]
            if goals:
                self.orders[unit] = Move(unit, self.chance.choice(goals))
        if self._happens(0.4):
            super()._order_moves()

    def _order_assault(self) -> None:
        """One unit goes to where the passage leads, and others support it."""
        goal = self.chance.choice([place for place in self.likely or {} if self._unit_at(place)] or ["MAO"])
        free = [unit for unit in sorted(self.units) if unit not in self.orders]
        near = [(unit, place) for unit in free for place in self._goals(unit) if place.province == goal]
        if near:
            attacker, place = self.chance.choice(near)
            self.orders[attacker] = Move(attacker, place)
            for unit in sorted({unit for unit, _ in near if unit != attacker}):
                self.orders[unit] = Support(unit, attacker, place)


# --- the cape ----------------------------------------------------------------------------------------------


@dataclass
class CapeAuthor(LocalAuthor):
    """Fleets over the cape both ways, and armies convoyed over it."""

    def _place_units(self) -> None:
        super()._place_units()
        self.traveller: Unit | None = None
        if self._happens(0.2):
            self._lay_both_ways()

    def _lay_both_ways(self) -> None:
        """Fleets from Egypt to Egypt round Africa, and an army on the way that both ends serve."""
        power = self.chance.choice(self.variant.powers)
        start = self.chance.choice((*MIDWAY, "BRE", "POR", "IRE", "DAM", "HEJ"))
        wanted = [Unit(UnitKind.ARMY, Location(start))]
        wanted += [Unit(UnitKind.FLEET, Location(sea)) for sea in LONG_WAY if self._happens(0.95)]
        for unit in wanted:
            for other in [other for other in self.units if other.province == unit.province]:
                del self.units[other]
            self.units[unit] = power
        self.units[wanted[0]] = self.chance.choice(self.variant.powers)
        self.traveller = wanted[0]

    def _order_first(self) -> None:
        for place in ("MAO", "EGY", "HEJ"):
            unit = self._unit_at(place)
            if unit is not None and unit.kind is UnitKind.FLEET and self._happens(0.45):
                ends = ("EGY", "HEJ") if place == "MAO" else ("MAO",)
                self.orders[unit] = Move(unit, Location(self.chance.choice(ends)))
        if self.traveller is not None:
            self._order_carried(self.traveller, "EGY")
        elif self._happens(0.25):
            self._order_round_africa()

    def _order_round_africa(self) -> None:
        armies = [
            unit
            for unit in sorted(self.units)
            if unit.kind is UnitKind.ARMY
            and self.variant.board.provinces[unit.province].terrain is Terrain.COAST
            and unit not in self.orders
        ]
        if armies:
            army = self.chance.choice(armies)
            ends = [end for end in ("EGY", "HEJ") if end != army.province]
            self._order_carried(army, self.chance.choice(ends))

    def _order_carried(self, army: Unit, end: str) -> None:
        goal = Location(end)
        self.orders[army] = Move(army, goal, self._happens(0.6))
        fleets = {unit for unit in self.units if unit.province in self.geography.fleets_at_sea()}
        for fleet in sorted(fleets - set(self.orders)):
            if self._happens(0.95):
                self.orders[fleet] = Convoy(fleet, army, goal)


# --- the canal ---------------------------------------------------------------------------------------------


@dataclass
class CanalAuthor(LocalAuthor):
    """Passages with and without leave, attacks on Egypt, convoys to it."""

    def _order_first(self) -> None:
        for start, goal, share in (("MED", "RS", 0.75), ("RS", "MED", 0.4)):
            fleet = self._unit_at(start)
            if fleet is not None and self._happens(share):
                self.orders[fleet] = Move(fleet, Location(goal))
        holder = self._unit_at("EGY")
        passages = [
            o for o in self.orders.values() if isinstance(o, Move) and o.goal.province in ("MED", "RS")
        ]
        if holder is not None and passages and self._happens(0.2):
            passage = self.chance.choice(passages)
            self.orders[holder] = Support(holder, passage.unit, passage.goal)

    def _written(self) -> dict[Unit, Order]:
        """The orders with leave behind that of Egypt's unit."""
        holder = self._unit_at("EGY")
        if holder is None or holder not in self.orders or self._happens(0.4):
            return self.orders
        leaves = self.chance.sample(("SC F MED - RS", "SC F RS - MED"), 2)
        given = " ".join(leaves[: 2 if self._happens(0.07) else 1])
        return {**self.orders, holder: parse_order(f"{self.orders[holder]} {given}")}


# --- the railway -------------------------------------------------------------------------------------------


@dataclass
class RailwayAuthor(LocalAuthor):
    """A train and others who stand or come in its way."""

    def _powers(self) -> list[str]:
        others = [power for power in self.variant.powers if power != "russia"]
        return ["russia", *self.chance.sample(others, self.chance.choice((1, 2, 2)))]

    def _place_units(self) -> None:
        super()._place_units()
        start = Unit(UnitKind.ARMY, Location(self.chance.choice(LINE)))
        for unit in [unit for unit in self.units if unit.province == start.province]:
            del self.units[unit]
        self.units[start] = "russia"
        self.start = start
        self.chain: list[str] = []
        if self._happens(0.35):
            self._lay_chain()

    def _lay_chain(self) -> None:
        """Armies one behind the other, from a station of the line to one of it: loops (railway 8)."""
        others = [station for station in LINE if station != self.start.province]
        chain = [self.chance.choice(others)]
        while len(chain) < 6 and (len(chain) == 1 or chain[-1] not in LINE):
            beside = self.variant.board.army_neighbours(chain[-1]) & {*self.places} - {*chain}
            if not beside:
                break
            chain.append(self.chance.choice(sorted(beside)))
        self.chain = self._column() if self._happens(0.35) else chain
        if self._happens(0.5):
            self.units = {self.start: "russia"}
        for place in self.chain[:-1]:
            power = self.chance.choice(("russia", "china", "china", "britain"))
            for other in [other for other in self.units if other.province == place]:
                del self.units[other]
            self.units[Unit(UnitKind.ARMY, Location(place))] = power

    def _column(self) -> list[str]:
        """Stations ahead of the train, whose armies all go on along the line."""
        start = LINE.index(self.start.province)
        ahead = max(LINE[start + 1 :], LINE[:start][::-1], key=len)
        first = self.chance.choice((0, 0, 1))
        return list(ahead[first : first + self.chance.choice((3, 3, 4))])

    def _owners(self) -> dict[str, str]:
        owner = self.chance.choice(("russia", "russia", "china", None))
        return {"OMS": owner} if owner else {}

    def _order_first(self) -> None:
        self._order_train(self.start, self.chain[0] if self.chain else "")
        for place, goal in pairwise(self.chain):
            army = Unit(UnitKind.ARMY, Location(place))
            self.orders[army] = Move(army, Location(goal))
        second = self._unit_at(self.chance.choice(LINE))
        if second is not None and second not in self.orders and self._happens(0.08):
            self._order_train(second)
        near = LINE.index(self.start.province) + self.chance.choice((-1, 1))
        against = self._unit_at(LINE[near]) if 0 <= near < len(LINE) else None
        if against is not None and against not in self.orders and self._happens(0.3):
            self.orders[against] = Move(against, self.start.location)

    def _order_train(self, army: Unit, towards: str = "") -> None:
        start = LINE.index(army.province)
        goals = [station for station in LINE if station != army.province]
        if towards:
            ahead = LINE.index(towards) > start
            goals = [station for station in goals if (LINE.index(station) > start) == ahead]
        far = sorted(goals, key=lambda station: -abs(LINE.index(station) - start))
        goal = self.chance.choice(far[:3] if self._happens(0.7) else goals)
        self.orders[army] = parse_order(f"{army} - {goal} tsr")

    def _helps(self, unit: Unit) -> list[Order]:
        """Also supports for the train, rarely for a place on its way."""
        train = str(self.orders[self.start]).split()[3]
        goal = train if self._happens(0.9) else self.chance.choice(LINE)
        reach = {place.province for place in self._goals(unit)}
        wanted = goal in reach and unit != self.start and goal != self.start.province
        return super()._helps(unit) + [Support(unit, self.start, Location(goal))] * (6 if wanted else 0)


# --- by number ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Facts:
    """Where scenes of a kind are set, and with which switches."""

    places: Sequence[str]
    likely: Mapping[str, float]
    switches: Sequence[dict[str, Value]]


def _scene(kind: type[LocalAuthor], variant: Variant, seed: int, facts: Facts) -> Scene:
    chance = random.Random(seed)
    rules = chance.choice(facts.switches) if chance.random() < 0.125 else {}
    return kind(variant.with_rules(rules), chance, places=facts.places, likely=facts.likely).scene()


CAPE = Facts(CAPE_PLACES, {"MAO": 0.75, "EGY": 0.55, "HEJ": 0.45, "GIB": 0.3}, CAPE_SWITCHES)
CANAL = Facts(CANAL_PLACES, {"EGY": 0.9, "MED": 0.85, "RS": 0.6}, CANAL_SWITCHES)
RAILWAY = Facts(RAILWAY_PLACES, dict.fromkeys(LINE, 0.25), RAILWAY_SWITCHES)


def cape_scene(variant: Variant, seed: int) -> Scene:
    """The scene around the cape route of that number."""
    return _scene(CapeAuthor, variant, seed, CAPE)


def canal_scene(variant: Variant, seed: int) -> Scene:
    """The scene around the Suez Canal of that number."""
    return _scene(CanalAuthor, variant, seed, CANAL)


def railway_scene(variant: Variant, seed: int) -> Scene:
    """The scene along the railway of that number."""
    return _scene(RailwayAuthor, variant, seed, RAILWAY)
