"""The board file (``resources/boards/*.json``) as msgspec structures: one class for each kind of fact."""

from __future__ import annotations

from typing import Literal

import msgspec

TerrainName = Literal["land", "coast", "water", "impassable"]


class _Record(msgspec.Struct, frozen=True):
    """A part of a board file; keys that no rule needs are left unread."""


class ProvinceRecord(_Record):
    """One space: its names in three languages, terrain and coasts."""

    name: dict[str, str]
    terrain: TerrainName
    supply_center: bool
    coasts: tuple[str, ...] = ()
    convoys: bool = False
    aliases: tuple[str, ...] = ()
    coast_aliases: dict[str, tuple[str, ...]] = {}


class EmergencyMeasures(_Record):
    """The extra unit of a power in distress (1900: Russia)."""

    active_when_home_centers_owned: dict[str, int]
    extra_build_site: str
    extra_build_unit: str
    extra_units: int


class PowerRecord(_Record):
    """One power: names, home and start."""

    id: str
    letter: str
    name: dict[str, str]
    adjective: dict[str, str]
    aliases: tuple[str, ...] = ()
    home_centers: tuple[str, ...] = ()
    build_sites: tuple[str, ...] = ()
    disorder_home_centers: tuple[str, ...] = ()
    start_centers: tuple[str, ...] = ()
    start_units: tuple[str, ...] = ()
    emergency_measures: EmergencyMeasures | None = None


class SpecialLink(_Record):
    """A link drawn as a symbol or with a rule of its own."""

    between: tuple[str, str]
    kind: Literal["crossing", "land_bridge", "sea_bridge", "cape", "canal"]
    strength: float = 1
    units: Literal["army", "fleet", "both"] = "both"
    seed_units: Literal["army", "fleet", "both"] = "both"


class CalendarRecord(_Record):
    """How turns are counted and called."""

    labels: Literal["seasons", "years"]
    first_year: int
    turns_per_count: int
    years_per_turn: int | None = None
    last_turn: int | None = None


class VictoryRecord(_Record):
    """When a power has won."""

    centers: int
    of: int
    several: Literal["reach", "strict-lead", "alone-or-draw"]
    alternatives: tuple[int, ...] = ()
    not_counted: dict[str, tuple[str, ...]] = {}


class BuildsRecord(_Record):
    """Where units may be raised."""

    sites: Literal["home", "owned"]
    needs_original_center: bool = False


class CanalRecord(_Record):
    """A canal between two seas, held from a province."""

    between: tuple[str, str]
    controller: str


class VersionsRecord(_Record):
    """Set-ups to choose from: version → power → units."""

    default: str | None = None
    set_ups: dict[str, dict[str, tuple[str, ...]]] = {}


class BoardRecord(_Record):
    """A whole board file."""

    board: str
    title: dict[str, str]
    powers: tuple[PowerRecord, ...]
    provinces: dict[str, ProvinceRecord]
    army_adjacency: tuple[tuple[str, str], ...]
    fleet_adjacency: tuple[tuple[str, str], ...]
    calendar: CalendarRecord
    victory: VictoryRecord
    builds: BuildsRecord
    ambiguous_aliases: dict[str, tuple[str, ...]] = {}
    coast_names: dict[str, dict[str, str]] = {}
    special_links: tuple[SpecialLink, ...] = ()
    railway: tuple[str, ...] = ()
    canal: CanalRecord | None = None
    versions: VersionsRecord = VersionsRecord()
