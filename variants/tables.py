"""A board compiled into integer tables, the only board that the adjudicator knows.

Provinces are numbered from 0 in the order of their ids. Locations are the provinces in the same order, then
the coasts of split-coast provinces. A node is a unit at a location: an army has the number of the location,
a fleet that number plus ``fleet``. Sets of provinces are ints with one bit for each province.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from maps.board import Board, Location, Terrain
from variants.orders import Unit, UnitKind

WHOLE = 2  # strengths are counted in half units: an unsupported unit, and a support, has 2
HALF = 1  # what an unsupported unit has that goes over a half link
NONE = -1  # no province, no power, no node

_UNKNOWN_COAST = "?"  # stands for any coast that a split-coast province does not have


@dataclass(frozen=True, slots=True, eq=False)
class Tables:
    """The tables of one board.

    Attributes:
        board: the board they were made from.
        provinces: the province ids by number; ``province`` is its inverse.
        locations: the locations by number, unknown coasts among them; ``location`` is its inverse.
        powers: the power ids by number; ``power`` is its inverse.
        fleet: what a fleet's node has more than its location.
        place: node (and so location) → province.
        units: node → the unit as a value; ``node`` is its inverse.
        move: node → location as written → node that a unit gets to by itself, or NONE. A coast that is
            missing and clear is filled in; one that is missing and open, or wrong, gives NONE; coasts of
            armies are ignored (DATC 6.B.1, .2, .3, .12).
        reach: node → province → whether a unit there can support there: it can go there by itself, on
            whatever coast, and not over a half link.
        ways: node → the nodes that it can go to by itself, in the order of their locations' texts.
        waters: province → the seas around it in which fleets convoy, as a set.
        shores: the same for provinces in which an army may stand, else 0.
        convoyer: node → the set of its own province if a unit there convoys, else 0.
        capes: the half links, each in both directions: from which province to which.
        stations: the stations of a railway in order, or ().
        canal: the provinces at the ends of a canal and the one from which it is controlled, or ().
        nowhere: one NONE for each province, to be copied.
        single: one WHOLE for each province, to be copied.
    """

    board: Board
    provinces: Sequence[str]
    province: dict[str, int]
    locations: Sequence[Location]
    location: dict[Location, int]
    powers: Sequence[str]
    power: dict[str, int]
    fleet: int
    place: Sequence[int]
    units: Sequence[Unit]
    node: dict[Unit, int]
    move: Sequence[Sequence[int]]
    reach: Sequence[Sequence[bool]]
    ways: Sequence[Sequence[int]]
    waters: Sequence[int]
    shores: Sequence[int]
    convoyer: Sequence[int]
    capes: Sequence[tuple[int, int]]
    stations: Sequence[int]
    canal: Sequence[int]
    nowhere: list[int]
    single: list[int]

    def find_location(self, location: Location) -> int:
        """The number of a location as written.

        A coast of a province without split coasts is ignored; one that a split-coast province does not have
        is a location that no fleet reaches (DATC 6.B.3, 6.B.12).

        Raises:
            KeyError: if there is no such province.
        """
        found = self.location.get(location)
        if found is None:
            found = self.location.get(Location(location.province, _UNKNOWN_COAST))
        return self.province[location.province] if found is None else found


_compiled: dict[int, Tables] = {}


def tables_of(board: Board) -> Tables:
    """The tables of a board, compiled once."""
    found = _compiled.get(id(board))
    if found is None:
        found = _compiled[id(board)] = _compile(board)  # keeps the board alive, so that its id stays its own
    return found


def _compile(board: Board) -> Tables:
    provinces = sorted(board.provinces)
    locations = [*map(Location, provinces), *_coasts(board, provinces)]
    units = [Unit(kind, location) for kind in (UnitKind.ARMY, UnitKind.FLEET) for location in locations]
    node = {unit: number for number, unit in enumerate(units)}
    province = {id_: number for number, id_ in enumerate(provinces)}
    waters = [_waters(board, id_, province) for id_ in provinces]
    ways = [tuple(node[other] for other in _ways(board, unit)) for unit in units]
    place = tuple(province[unit.province] for unit in units)
    return Tables(
        board=board,
        provinces=tuple(provinces),
        province=province,
        locations=tuple(locations),
        location={location: number for number, location in enumerate(locations)},
        powers=tuple(power.id for power in board.powers),
        power={power.id: number for number, power in enumerate(board.powers)},
        fleet=len(locations),
        place=place,
        units=tuple(units),
        node=node,
        move=tuple(_moves(near, place, len(locations), len(provinces)) for near in ways),
        reach=tuple(
            _reach(board, unit, [units[other] for other in near])
            for unit, near in zip(units, ways, strict=True)
        ),
        ways=tuple(ways),
        waters=tuple(waters),
        shores=tuple(waters[province[id_]] if _is_land(board, id_) else 0 for id_ in provinces),
        convoyer=tuple(_convoyer(board, unit, province) for unit in units),
        capes=tuple(_capes(board, province)),
        stations=tuple(province[id_] for id_ in board.record.railway),
        canal=tuple(province[id_] for id_ in _canal(board)),
        nowhere=[NONE] * len(provinces),
        single=[WHOLE] * len(provinces),
    )


def _coasts(board: Board, provinces: Sequence[str]) -> list[Location]:
    split = [id_ for id_ in provinces if board.provinces[id_].coasts]
    known = [location for id_ in split for location in board.provinces[id_].locations]
    return known + [Location(id_, _UNKNOWN_COAST) for id_ in split]


def _ways(board: Board, unit: Unit) -> list[Unit]:
    if unit.kind is UnitKind.FLEET:
        near = board.fleet_neighbours(unit.location)
    elif unit.location.coast:
        near = frozenset()  # no army stands on a coast
    else:
        near = frozenset(map(Location, board.army_neighbours(unit.province)))
    return [Unit(unit.kind, location) for location in sorted(near, key=str)]


def _moves(near: Sequence[int], place: Sequence[int], locations: int, provinces: int) -> tuple[int, ...]:
    """One row of ``Tables.move`` for a unit that can go to the nodes ``near``."""
    row = [NONE] * locations
    for location in range(locations):
        within = [node for node in near if place[node] == place[location]]
        exact = [node for node in within if node % locations == location]
        by_land = within and within[0] < locations
        if location < provinces or by_land:
            row[location] = within[0] if len(within) == 1 else NONE
        elif exact:
            row[location] = exact[0]
    return tuple(row)


def _reach(board: Board, unit: Unit, near: Sequence[Unit]) -> tuple[bool, ...]:
    """One row of ``Tables.reach`` for a unit that can go to the places of the units ``near``."""
    reached = {other.province for other in near if not board.is_half_link(unit.province, other.province)}
    return tuple(id_ in reached for id_ in sorted(board.provinces))


def _capes(board: Board, province: dict[str, int]) -> Iterator[tuple[int, int]]:
    for link in board.special_links:
        if link.strength < 1:
            a, b = (province[id_] for id_ in link.between)
            yield from ((a, b), (b, a))


def _canal(board: Board) -> Sequence[str]:
    canal = board.record.canal
    return (*canal.between, canal.controller) if canal else ()


def _waters(board: Board, id_: str, province: dict[str, int]) -> int:
    near = {place.province for own in board.provinces[id_].locations for place in board.fleet_neighbours(own)}
    return sum(1 << province[other] for other in near if board.provinces[other].convoys)


def _is_land(board: Board, id_: str) -> bool:
    return board.provinces[id_].terrain in (Terrain.LAND, Terrain.COAST)


def _convoyer(board: Board, unit: Unit, province: dict[str, int]) -> int:
    afloat = unit.kind is UnitKind.FLEET and board.provinces[unit.province].convoys
    return 1 << province[unit.province] if afloat else 0
