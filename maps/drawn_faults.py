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
    PLACE_OUTSIDE = "unit place outside its province, or outside the frame"
    COAST_PLACE_OUTSIDE = "unit place too far off its coast, or outside the frame"
    NAME_OUTSIDE = "name place outside its province, or outside the frame"
    PLACE_OFF_COAST = "unit place nearer to another coast than to its own"
    PLACES_CLOSE = "units would touch"
    SMALL = "province too small for a unit"
    NO_GROUND = "path without an area"
    OUT_OF_FRAME = "outside the viewBox"
    EMPTY_FRAME = "the drawing fills only a small part of the viewBox"
    CUT_OFF = "a part is cut off by the land of others"


CURES = {
    FaultKind.UNKNOWN: "list it in provinces, or take the id away",
    FaultKind.INVALID: "draw it without loops",
    FaultKind.OVERLAP: "move the border between them",
    FaultKind.CONTACT_MISSING: "draw a common border, or take the pair out of the lists",
    FaultKind.FLEET_CONTACT_MISSING: "draw one, or take the pair out of fleet_adjacency",
    FaultKind.COASTS_JOINED: "draw land of others between its coasts, or list fewer coasts",
    FaultKind.PLACE_OUTSIDE: "move the circle into it",
    FaultKind.COAST_PLACE_OUTSIDE: (
        "move the circle into the province, or onto water at most 1/75 of the width off its shore"
    ),
    FaultKind.NAME_OUTSIDE: "move the circle into it",
    FaultKind.PLACE_OFF_COAST: "move the circle to its own coast",
    FaultKind.PLACES_CLOSE: "move their circles apart",
    FaultKind.SMALL: "draw it larger",
    FaultKind.NO_GROUND: "draw it anew",
    FaultKind.OUT_OF_FRAME: "move it, or make the viewBox larger",
    FaultKind.EMPTY_FRAME: "make the viewBox as large as the drawing",
    FaultKind.CUT_OFF: "join it to the rest, or give it to one of those around it",
}  # what to do, where the fault does not say what is missing


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
        missing: the pairs that are drawn and stand in no list, or the element that is not drawn.
        found: what is there in its place.
    """

    kind: FaultKind
    places: tuple[str, ...]
    value: float = 0.0
    missing: tuple[Pair | str, ...] = ()
    found: str = ""

    def __str__(self) -> str:
        text = f"{self.kind}" + (f": {'–'.join(self.places)}" if self.places else "")
        text += f" ({self.value:.1f})" if self.value else ""
        text += f"; missing: {', '.join(map(str, self.missing))}" if self.missing else ""
        text += f"; found: {self.found}" if self.found else ""
        return text + (f"; {CURES[self.kind]}" if self.kind in CURES else "")
