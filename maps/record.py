"""The board file (``resources/boards/*.json``) as msgspec structures: one class for each kind of fact.

Keys for people only, ``REMARKS``, are left unread; any other one is a fault of a board of somebody's own.
"""

from __future__ import annotations

from typing import Literal

import msgspec

TerrainName = Literal["land", "coast", "water", "impassable"]
Names = dict[str, str]  # language → name

REMARKS = frozenset(
    {
        "note",
        "sources_agree",
        "in_army_adjacency",
        "in_fleet_adjacency",
        "ends",
        "extra_build_site_must_be_empty",
        "extra_build_site_ownership_needed",
    }
)

_OTHER_LANGUAGES = ("fr", "de")


def _fill(names: Names) -> None:
    """A board of one's own may be in English only."""
    if "en" in names:
        for language in _OTHER_LANGUAGES:
            names.setdefault(language, names["en"])


class ProvinceRecord(msgspec.Struct, frozen=True):
    """One space: its names in three languages, terrain and coasts."""

    name: Names
    terrain: TerrainName
    supply_center: bool = False
    coasts: tuple[str, ...] = ()
    convoys: bool | None = None  # None: on water only
    aliases: tuple[str, ...] = ()
    coast_aliases: dict[str, tuple[str, ...]] = {}

    def __post_init__(self) -> None:
        _fill(self.name)


class EmergencyMeasures(msgspec.Struct, frozen=True):
    """The extra unit of a power in distress (1900: Russia)."""

    active_when_home_centers_owned: dict[str, int]
    extra_build_site: str
    extra_build_unit: str
    extra_units: int


class PowerRecord(msgspec.Struct, frozen=True):
    """One power: names, home and start. Where it may build and what it falls back on are its home centres."""

    id: str
    letter: str
    name: Names
    adjective: Names
    aliases: tuple[str, ...] = ()
    home_centers: tuple[str, ...] = ()
    build_sites: tuple[str, ...] = ()
    disorder_home_centers: tuple[str, ...] = ()
    start_centers: tuple[str, ...] = ()
    start_units: tuple[str, ...] = ()
    emergency_measures: EmergencyMeasures | None = None

    def __post_init__(self) -> None:
        _fill(self.name)
        _fill(self.adjective)
        for key in ("build_sites", "disorder_home_centers"):
            if not getattr(self, key):
                msgspec.structs.force_setattr(self, key, self.home_centers)


class SpecialLink(msgspec.Struct, frozen=True):
    """A link drawn as a symbol or with a rule of its own."""

    between: tuple[str, str]
    kind: Literal["crossing", "land_bridge", "sea_bridge", "cape", "canal"]
    strength: float = 1
    units: Literal["army", "fleet", "both"] = "both"
    seed_units: Literal["army", "fleet", "both"] = "both"


class CalendarRecord(msgspec.Struct, frozen=True):
    """How turns are counted and called."""

    labels: Literal["seasons", "years"]
    first_year: int
    turns_per_count: int = 2
    years_per_turn: int | None = None
    last_turn: int | None = None


class VictoryRecord(msgspec.Struct, frozen=True):
    """When a power has won."""

    centers: int
    of: int
    several: Literal["reach", "strict-lead", "alone-or-draw"]
    alternatives: tuple[int, ...] = ()
    not_counted: dict[str, tuple[str, ...]] = {}


class BuildsRecord(msgspec.Struct, frozen=True):
    """Where units may be raised."""

    sites: Literal["home", "owned"]
    needs_original_center: bool = False


class CanalRecord(msgspec.Struct, frozen=True):
    """A canal between two seas, held from a province."""

    between: tuple[str, str]
    controller: str


class VersionsRecord(msgspec.Struct, frozen=True):
    """Set-ups to choose from: version → power → units."""

    default: str | None = None
    set_ups: dict[str, dict[str, tuple[str, ...]]] = {}


class BoardRecord(msgspec.Struct, frozen=True):
    """A whole board file."""

    board: str
    title: Names
    powers: tuple[PowerRecord, ...]
    provinces: dict[str, ProvinceRecord]
    calendar: CalendarRecord
    victory: VictoryRecord
    builds: BuildsRecord
    army_adjacency: tuple[tuple[str, str], ...] = ()
    fleet_adjacency: tuple[tuple[str, str], ...] = ()
    ambiguous_aliases: dict[str, dict[str, str]] = {}
    coast_names: dict[str, Names] = {}
    special_links: tuple[SpecialLink, ...] = ()
    railway: tuple[str, ...] = ()
    canal: CanalRecord | None = None
    versions: VersionsRecord = VersionsRecord()

    def __post_init__(self) -> None:
        for names in (self.title, *self.coast_names.values()):
            _fill(names)
