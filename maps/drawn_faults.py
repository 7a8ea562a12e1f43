"""The faults of a drawn board as values."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class FaultKind(StrEnum):
    """What may be wrong with a drawn board."""

    NOT_DRAWN = "province not drawn"
    UNKNOWN = "drawn but not on the board"
    INVALID = "curve crosses itself"
    OVERLAP = "provinces overlap"
    CONTACT_MISSING = "neighbours do not touch"
    CONTACT_SURPLUS = "touch but are no neighbours"
    ARMY_CONTACT_SURPLUS = "common border, but no way for an army"
    FLEET_CONTACT_MISSING = "no common shore"
    FLEET_CONTACT_SURPLUS = "common shore, but no way for a fleet"
    COASTS_JOINED = "several coasts, but fewer stretches of shore between other lands"
    LAND_AT_WATER = "land touches water; its terrain would be coast"
    NO_PLACE = "no place for a unit"
    NO_NAME = "no place for the name"
    PLACE_OUTSIDE = "place outside its province"
    PLACE_OFF_COAST = "unit place nearer to another coast than to its own"
    PLACES_CLOSE = "units would touch"
    SMALL = "province too small for a unit"
    NO_GROUND = "path without an area"


@dataclass(frozen=True, slots=True)
class Pair:
    """A pair that a list of the board file lacks, as it would be written there."""

    list: str  # army_adjacency or fleet_adjacency
    places: tuple[str, str]

    def __str__(self) -> str:
        first, second = self.places
        return f'{self.list} ["{first}", "{second}"]'


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault.

    Attributes:
        kind: what is wrong.
        places: those it concerns.
        value: a measure of it in map units, square ones for an overlap.
        missing: the pairs that are drawn and stand in no list, or the circle that is not drawn.
    """

    kind: FaultKind
    places: tuple[str, ...]
    value: float = 0.0
    missing: tuple[Pair | str, ...] = ()

    def __str__(self) -> str:
        text = f"{self.kind}: {'–'.join(self.places)}" + (f" ({self.value:.1f})" if self.value else "")
        return text + (f"; missing: {', '.join(map(str, self.missing))}" if self.missing else "")
