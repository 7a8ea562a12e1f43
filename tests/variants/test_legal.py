"""What is possible: the check of single orders against the adjudicator, and the lists against the check."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from maps.board import Location, Terrain
from variants.legal import (
    Way,
    build_sites,
    convoyable,
    direct_goals,
    illegality,
    move_goals,
    removable,
    retreat_goals,
    supportable,
)
from variants.orders import (
    Build,
    Convoy,
    Disband,
    Hold,
    Move,
    Order,
    Retreat,
    Support,
    Unit,
    UnitKind,
    Waive,
    parse_order,
)
from variants.outcome import Cause, Outcome
from variants.phases import resolve
from variants.position import Dislodged, Phase, PhaseKind, Position
from variants.registry import load_variant
from variants.waterways import Waterways

STANDARD = load_variant("standard")
BOARD = STANDARD.board
POWERS = ("france", "italy")


def stand(*units: str, kind: PhaseKind = PhaseKind.MOVEMENT) -> Position:
    return Position(Phase(1, kind), {Unit.parse(unit): "france" for unit in units}, {})


def crowd(chance: random.Random, *, count: int) -> dict[Unit, str]:
    """Random units in a region, so that they are in each other's reach."""
    region = [chance.choice(sorted(BOARD.provinces))]
    while len(region) < 1.5 * count:
        beside = sorted({place.province for place in around(chance.choice(region))} - set(region))
        region += (
            [chance.choice(beside)] if beside else [chance.choice(sorted(set(BOARD.provinces) - set(region)))]
        )
    places = [id_ for id_ in region if BOARD.provinces[id_].terrain is not Terrain.IMPASSABLE]
    return {unit_in(chance, province): chance.choice(POWERS) for province in chance.sample(places, count)}


def around(province: str) -> Iterator[Location]:
    yield from map(Location, BOARD.army_neighbours(province))
    for place in BOARD.provinces[province].locations:
        yield from BOARD.fleet_neighbours(place)


def unit_in(chance: random.Random, province: str) -> Unit:
    record = BOARD.provinces[province]
    kinds = {Terrain.LAND: ["A"], Terrain.WATER: ["F"]}.get(record.terrain, ["A", "F"])
    kind = UnitKind(chance.choice(kinds))
    place = chance.choice(record.locations) if kind is UnitKind.FLEET else Location(province)
    return Unit(kind, place)


class Scribbler:
    """Writes random orders for the units of a position: some sound, many not, with odd letters and coasts."""

    def __init__(self, chance: random.Random, position: Position) -> None:
        self.chance = chance
        self.units = [*position.units, *position.dislodged]

    def unit(self) -> Unit:
        unit = self.chance.choice(self.units)
        if self.chance.random() < 0.1:
            return Unit(self.chance.choice(list(UnitKind)), self.coasted(unit.province))
        return unit

    def near(self, unit: Unit) -> Location:
        """Somewhere that the unit, or its neighbours, can go, or anywhere at all."""
        near = sorted({place.province for place in around(unit.province)})
        further = sorted({place.province for place in around(self.chance.choice(self.units).province)})
        pools = [near, near, further, sorted(BOARD.provinces)]
        return self.coasted(self.chance.choice(self.chance.choice([pool for pool in pools if pool])))

    def coasted(self, province: str) -> Location:
        coasts = BOARD.provinces[province].coasts
        if coasts and self.chance.random() < 0.7:
            return Location(province, self.chance.choice(coasts))
        return Location(province, "nc" if self.chance.random() < 0.05 else "")

    def movement(self) -> Order:
        unit, other = self.unit(), self.unit()
        orders: list[Order] = [
            Hold(unit),
            Move(unit, self.near(unit), via=self.chance.random() < 0.3),
            Support(unit, other),
            Support(unit, other, self.near(unit)),
            Support(unit, other, self.near(other)),
            Convoy(unit, other, self.near(other)),
            Convoy(unit, other, self.near(unit)),
            Disband(unit),
        ]
        return self.chance.choice(orders)


def counterpart(position: Position, order: Order) -> tuple[tuple[str, Order], ...]:
    """The order of the other unit that a support or convoy needs to be matched."""
    if not isinstance(order, Support | Convoy):
        return ()
    aided = order.supported if isinstance(order, Support) else order.army
    unit = position.unit_in(aided.province)
    if unit is None or order.goal is None or unit.province == order.unit.province:
        return ()
    goal = order.goal
    if not goal.coast and unit.kind is UnitKind.FLEET:
        goal = next(iter(direct_goals(BOARD, unit, goal.province)), goal)
    via = isinstance(order, Convoy) or not direct_goals(BOARD, unit, goal.province)
    return ((position.units[unit], Move(unit, goal, via and unit.kind is UnitKind.ARMY)),)


def owner_of(chance: random.Random, position: Position, order: Order) -> str:
    """Mostly the power whose unit is ordered."""
    unit = None if isinstance(order, Waive) else position.unit_in(order.unit.province)
    return position.units[unit] if unit and chance.random() < 0.95 else chance.choice(POWERS)


@pytest.mark.parametrize("block", range(8))
def test_what_is_illegal_is_what_the_adjudicator_calls_void(block: int) -> None:
    chance = random.Random(block)
    seen = {True: 0, False: 0}
    for _ in range(60):
        position = Position(Phase(1, PhaseKind.MOVEMENT), crowd(chance, count=chance.randint(6, 20)), {})
        scribbler = Scribbler(chance, position)
        for _ in range(12):
            order = scribbler.movement()
            power = owner_of(chance, position, order)
            cause = illegality(STANDARD, position, power, order)
            resolution = resolve(STANDARD, position, ((power, order), *counterpart(position, order)))
            void = resolution.judged[0].outcome is Outcome.VOID
            assert (cause is not None) == void, (power, str(order), cause, *map(str, position.units))
            seen[void] += 1
    assert min(seen.values()) > 100


@pytest.mark.parametrize("block", range(3))
def test_lists_hold_just_what_the_check_allows(block: int) -> None:
    chance = random.Random(block)
    for _ in range(2):
        position = Position(Phase(1, PhaseKind.MOVEMENT), crowd(chance, count=chance.randint(8, 14)), {})
        everywhere = [place for province in BOARD.provinces.values() for place in province.locations]
        for unit, power in position.units.items():

            def legal(order: Order, power: str = power, position: Position = position) -> bool:
                return illegality(STANDARD, position, power, order) is None

            places = everywhere if unit.kind is UnitKind.FLEET else list(map(Location, BOARD.provinces))
            assert set(move_goals(STANDARD, position, unit)) == {
                goal for goal in places if legal(Move(unit, goal)) or legal(Move(unit, goal, via=True))
            }
            lists = supportable(STANDARD, position, unit), convoyable(STANDARD, position, unit)
            for other in position.units:
                supports = {
                    goal
                    for goal in (None, *map(Location, BOARD.provinces))
                    if legal(Support(unit, other, goal))
                }
                convoys = {
                    goal for goal in map(Location, BOARD.provinces) if legal(Convoy(unit, other, goal))
                }
                assert set(lists[0].get(other, ())) == supports
                assert set(lists[1].get(other, ())) == convoys


def test_ways_of_a_move() -> None:
    position = stand("A NWY", "F SKA", "F LON")
    goals = move_goals(STANDARD, position, Unit.parse("A NWY"))
    assert goals[Location("SWE")] is Way.EITHER
    assert goals[Location("DEN")] is Way.CONVOY
    assert goals[Location("FIN")] is Way.DIRECT
    assert Location("LON") not in goals
    assert Way.CONVOY not in move_goals(STANDARD, position, Unit.parse("F LON")).values()


def test_goals_of_a_fleet_have_their_coasts() -> None:
    goals = move_goals(STANDARD, stand("F MAO"), Unit.parse("F MAO"))
    assert {Location("SPA", "nc"), Location("SPA", "sc")} <= set(goals)
    assert Location("SPA") not in goals


CAUSES = [
    ("A PAR - BUR", None),
    ("F PAR - BUR", None),  # a wrong letter is ignored (4.C)
    ("A PAR/nc - BUR/sc", None),
    ("A PAR - PAR", Cause.UNREACHABLE),
    ("A PAR - LON", Cause.UNREACHABLE),
    ("A PAR - ENG", Cause.WRONG_KIND),
    ("A PAR - ZZZ/nc", Cause.UNREACHABLE),
    ("F BRE - PAR", Cause.WRONG_KIND),
    ("F BRE - ENG via", Cause.WRONG_KIND),
    ("F MAO - SPA", Cause.COAST),
    ("F MAO - SPA/ec", Cause.COAST),
    ("F MAO - SPA/nc", None),
    ("A ROM - VEN", Cause.NO_UNIT),
    ("A PAR S A MUN", Cause.UNREACHABLE),
    ("A PAR S A PAR - BUR", Cause.UNREACHABLE),
    ("A PAR S A MUN - BUR", None),
    ("A PAR S A ROM - BUR", Cause.NO_UNIT),
    ("F BRE S F MAO - GAS", None),
    ("F BRE S F MAO - SPA/nc", Cause.UNREACHABLE),
    ("A PAR C A MUN - BUR", Cause.WRONG_KIND),
    ("F BRE C A PAR - LON", Cause.WRONG_KIND),
    ("F MAO C F BRE - SPA", Cause.WRONG_KIND),
    ("F MAO C A ROM - SPA", Cause.NO_UNIT),
    ("F MAO C A PAR - SPA", Cause.UNREACHABLE),
    ("A PAR D", Cause.WRONG_KIND),
    ("WAIVE", Cause.WRONG_KIND),
]


@pytest.mark.parametrize(("text", "cause"), CAUSES)
def test_cause_in_a_movement_phase(text: str, cause: Cause | None) -> None:
    position = stand("A PAR", "F BRE", "F MAO", "A MUN")
    assert illegality(STANDARD, position, "france", parse_order(text)) is cause


def test_own_fleet_is_no_bridge_for_the_move_that_it_supports() -> None:
    """DATC 6.D.31."""
    lone, two = stand("A RUM", "F BLA"), stand("A ANK", "F BLA", "A RUM", "F CON")
    order = parse_order("F BLA S A RUM - ARM")
    assert illegality(STANDARD, lone, "france", order) is Cause.UNREACHABLE
    assert Location("ARM") not in supportable(STANDARD, lone, Unit.parse("F BLA"))[Unit.parse("A RUM")]
    assert illegality(STANDARD, two, "france", parse_order("F BLA C A RUM - ARM")) is None


def test_switches_change_what_is_possible() -> None:
    alone = stand("A PAR", "A YOR", "F NTH", "F ENG")
    order = parse_order("A PAR - PIC via")
    assert illegality(STANDARD, alone, "france", order) is Cause.CONVOY_MISSING
    assert illegality(STANDARD.with_rules({"convoy_fallback": "land"}), alone, "france", order) is None
    route = parse_order("A YOR - ENG - BEL")
    assert illegality(STANDARD, alone, "france", route) is None
    binding = STANDARD.with_rules({"named_path": "binds"})
    assert illegality(binding, alone, "france", route) is Cause.UNREACHABLE
    assert illegality(binding, alone, "france", parse_order("A YOR - NTH - BEL")) is None


def fleeing() -> Position:
    """F SPA/sc was dislodged from MAR's side; LYO is taken, POR is contested."""
    return Position(
        Phase(2, PhaseKind.RETREAT),
        dict.fromkeys(map(Unit.parse, ("F LYO", "A SPA", "F WES")), "italy"),
        {},
        {Unit.parse("F SPA/sc"): Dislodged("france", "MAR"), Unit.parse("F WES"): Dislodged("france", None)},
        frozenset({"POR"}),
    )


RETREATS = [
    ("F SPA/sc R MAO", None),
    ("F SPA/sc D", None),
    ("F SPA/sc R MAR", Cause.BARRED),
    ("F SPA/sc R LYO", Cause.BARRED),
    ("F SPA/sc R POR", Cause.BARRED),
    ("F SPA/sc R GAS", Cause.UNREACHABLE),
    ("F WES R SPA", Cause.BARRED),
    ("F WES R NAF/nc", None),
    ("F LYO R TUS", Cause.NO_UNIT),
    ("F SPA/sc - MAO", Cause.WRONG_KIND),
]


@pytest.mark.parametrize(("text", "cause"), RETREATS)
def test_cause_in_a_retreat_phase(text: str, cause: Cause | None) -> None:
    order = parse_order(text)
    assert illegality(STANDARD, fleeing(), "france", order) is cause
    outcome = resolve(STANDARD, fleeing(), (("france", order),)).judged[0].outcome
    assert (outcome is Outcome.VOID) == (cause is not None)


def test_retreat_goals() -> None:
    goals = retreat_goals(STANDARD, fleeing(), Unit.parse("F SPA/sc"))
    assert set(map(str, goals)) == {"MAO"}


def winter() -> Position:
    units = {Unit.parse("A MOS"): "russia", Unit.parse("A PAR"): "france"}
    owners = dict.fromkeys(("MOS", "STP", "SEV", "RUM"), "russia") | {"WAR": "germany", "PAR": "france"}
    return Position(Phase(2, PhaseKind.ADJUSTMENT), units, owners)


BUILDS = [
    ("A STP B", None),
    ("A STP/nc B", None),
    ("F STP/nc B", None),
    ("F STP B", Cause.COAST),
    ("F STP/ec B", Cause.COAST),
    ("F SEV/nc B", None),
    ("A MOS B", Cause.OCCUPIED),
    ("A WAR B", Cause.NOT_OWNED),
    ("A RUM B", Cause.NOT_HOME),
    ("A GAL B", Cause.NO_SITE),
    ("WAIVE", None),
    ("A SEV H", Cause.WRONG_KIND),
]


@pytest.mark.parametrize(("text", "cause"), BUILDS)
def test_cause_in_an_adjustment(text: str, cause: Cause | None) -> None:
    order = parse_order(text)
    assert illegality(STANDARD, winter(), "russia", order) is cause
    outcome = resolve(STANDARD, winter(), (("russia", order),)).judged[0].outcome
    assert (outcome is Outcome.VOID) == (cause is not None)


def test_fleet_cannot_be_built_inland() -> None:
    position = Position(Phase(2, PhaseKind.ADJUSTMENT), {}, {"MOS": "russia"})
    assert illegality(STANDARD, position, "russia", Build(Unit.parse("F MOS"))) is Cause.NO_COAST
    assert build_sites(STANDARD, position, "russia") == {Location("MOS"): (UnitKind.ARMY,)}


def test_build_sites_are_vacant_owned_home_centres_with_their_coasts() -> None:
    both, army, fleet = (UnitKind.ARMY, UnitKind.FLEET), (UnitKind.ARMY,), (UnitKind.FLEET,)
    assert build_sites(STANDARD, winter(), "russia") == {
        Location("SEV"): both,
        Location("STP"): army,
        Location("STP", "nc"): fleet,
        Location("STP", "sc"): fleet,
    }


def test_every_own_unit_can_be_removed() -> None:
    assert removable(STANDARD, winter(), "russia") == (Unit.parse("A MOS"),)
    assert illegality(STANDARD, winter(), "russia", Disband(Unit.parse("F MOS"))) is None
    assert illegality(STANDARD, winter(), "russia", Disband(Unit.parse("A PAR"))) is Cause.NO_UNIT
    assert (
        illegality(STANDARD, winter(), "russia", Retreat(Unit.parse("A MOS"), Location("WAR")))
        is Cause.WRONG_KIND
    )


def test_fleet_beside_the_way_carries_nobody() -> None:
    """DATC 6.F.12, 6.G.7, 6.G.19: a fleet that no route could need."""
    off_way = Waterways.of(BOARD, stand("F ENG", "F IRI"))
    assert "BEL" not in off_way.carried("IRI", "LON")
    assert "BEL" in off_way.carried("ENG", "LON")
    short_cut = Waterways.of(BOARD, stand("F LYO", "F WES"))
    assert "SPA" not in short_cut.carried("WES", "MAR")
    assert "TUN" in short_cut.carried("WES", "MAR")
