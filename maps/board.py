"""A board as facts: provinces, coasts, adjacency and names, without any geometry."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache
from typing import TypeVar

import msgspec

from maps.json_keys import refuse_repeated_keys
from maps.record import BoardRecord, CalendarRecord, PowerRecord, ProvinceRecord, SpecialLink
from resources import resource

BOARD_IDS = ("standard", "britain", "1900", "hundred", "colonial")
LANGUAGES = ("en", "fr", "de")

T = TypeVar("T")


class Terrain(StrEnum):
    """What kind of unit may stand in a province."""

    LAND = "land"
    COAST = "coast"
    WATER = "water"
    IMPASSABLE = "impassable"


@dataclass(frozen=True, slots=True, order=True)
class Location:
    """Where a unit stands or goes: a province and, where it has several coasts, one of them.

    >>> str(Location("SPA", "nc"))
    'SPA/nc'
    >>> Location.parse("PAR")
    Location(province='PAR', coast='')
    """

    province: str
    coast: str = ""

    def __str__(self) -> str:
        return f"{self.province}/{self.coast}" if self.coast else self.province

    @classmethod
    def parse(cls, text: str) -> Location:
        """The inverse of ``str``; any text is taken, nothing is looked up."""
        province, _, coast = text.partition("/")
        return cls(province, coast)


@dataclass(frozen=True, slots=True)
class Province:
    """One space of the board."""

    id: str
    names: Mapping[str, str]  # language → name
    terrain: Terrain
    supply_center: bool
    coasts: tuple[str, ...]  # () where there is only one coast, or none
    convoys: bool  # a fleet here may convoy
    aliases: tuple[str, ...]
    coast_aliases: Mapping[str, tuple[str, ...]]

    @property
    def locations(self) -> tuple[Location, ...]:
        """Where a fleet may stand: one location for each coast of a split-coast province."""
        return tuple(Location(self.id, coast) for coast in self.coasts) or (Location(self.id),)


@dataclass(frozen=True, slots=True)
class Board:
    """The facts of one board, in the shape in which rules and drawing ask for them."""

    id: str
    record: BoardRecord
    provinces: Mapping[str, Province]
    army_adjacency: Mapping[str, frozenset[str]]
    fleet_adjacency: Mapping[Location, frozenset[Location]]

    @property
    def powers(self) -> tuple[PowerRecord, ...]:
        """The powers in the order of the board file."""
        return self.record.powers

    @property
    def calendar(self) -> CalendarRecord:
        """How turns are counted and named."""
        return self.record.calendar

    @property
    def special_links(self) -> tuple[SpecialLink, ...]:
        """Links with a rule or a drawing of their own."""
        return self.record.special_links

    @property
    def centers(self) -> frozenset[str]:
        """The provinces with a supply centre."""
        return frozenset(id_ for id_, province in self.provinces.items() if province.supply_center)

    def is_half_link(self, a: str, b: str) -> bool:
        """Whether fleets pass between the two provinces at half strength only, as round a distant cape."""
        return any(
            link.strength < 1 and a in link.between and b in link.between for link in self.special_links
        )

    def fleet_neighbours(self, location: Location) -> frozenset[Location]:
        """Where a fleet at the location may go by itself."""
        return self.fleet_adjacency.get(location, frozenset())

    def army_neighbours(self, province: str) -> frozenset[str]:
        """Where an army in the province may go over land."""
        return self.army_adjacency.get(province, frozenset())


def load_board(board_id: str) -> Board:
    """The built-in board of that id (one of ``BOARD_IDS``), read once."""
    return _built_in(board_id)


_bridged: dict[tuple[int, bool], Board] = {}


def with_bridges(board: Board, *, fleets: bool) -> Board:
    """The same board with or without fleets on its land bridges; always the same object for each.

    Only those bridges are meant that the rules give to armies alone in one of their readings.
    """
    key = id(board.record), fleets  # the boards kept here keep the record alive, so that its id stays its own
    if key not in _bridged:
        bridges = [frozenset(link.between) for link in board.special_links if link.seed_units == "army"]
        pairs = [(Location.parse(a), Location.parse(b)) for a, b in board.record.fleet_adjacency]
        open_to_fleets = [
            (a, b) for a, b in pairs if fleets or frozenset((a.province, b.province)) not in bridges
        ]
        _bridged[key] = replace(board, fleet_adjacency=_neighbours(open_to_fleets))
    return _bridged[key]


@cache
def _built_in(board_id: str) -> Board:
    return _decoded(resource(f"boards/{board_id}.json").read_bytes())


def decode_board(data: bytes) -> Board:
    """Reads a board file, and refuses one in which a key is there twice.

    Raises:
        msgspec.ValidationError: naming the path inside the file that is wrong.
    """
    board = _decoded(data)
    refuse_repeated_keys(data)
    return board


def _decoded(data: bytes) -> Board:
    return board_of(msgspec.json.decode(data, type=BoardRecord))


def board_of(record: BoardRecord) -> Board:
    """The board of a file's facts."""
    return Board(
        id=record.board,
        record=record,
        provinces={id_: _province(id_, fact) for id_, fact in record.provinces.items()},
        army_adjacency=_neighbours(record.army_adjacency),
        fleet_adjacency=_neighbours(
            (Location.parse(a), Location.parse(b)) for a, b in record.fleet_adjacency
        ),
    )


def _province(id_: str, fact: ProvinceRecord) -> Province:
    return Province(
        id=id_,
        names=fact.name,
        terrain=Terrain(fact.terrain),
        supply_center=fact.supply_center,
        coasts=fact.coasts,
        convoys=fact.terrain == "water" if fact.convoys is None else fact.convoys,
        aliases=fact.aliases,
        coast_aliases=fact.coast_aliases,
    )


def _neighbours(pairs: Iterable[tuple[T, T]]) -> Mapping[T, frozenset[T]]:
    found: dict[T, set[T]] = {}
    for a, b in pairs:
        found.setdefault(a, set()).add(b)
        found.setdefault(b, set()).add(a)
    return {place: frozenset(others) for place, others in found.items()}
