"""A position as a value: all that the next phase needs to know."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from variants.orders import Unit


class PhaseKind(StrEnum):
    """What is ordered in a phase; the values are the letters of phase codes such as ``S1901M``."""

    MOVEMENT = "M"
    RETREAT = "R"
    ADJUSTMENT = "A"


@dataclass(frozen=True, slots=True, order=True)
class Phase:
    """A turn, counted from 1 at the start of the game, and the kind of phase within it."""

    turn: int
    kind: PhaseKind


@dataclass(frozen=True, slots=True)
class Dislodged:
    """A unit that must retreat.

    Attributes:
        power: whose unit it is.
        origin: the province its attacker came from, barred to it; None if the attacker came by convoy.
    """

    power: str
    origin: str | None


@dataclass(frozen=True, slots=True)
class Position:
    """The board between two phases.

    Attributes:
        phase: the phase to be played from here.
        units: each unit standing on the board → its power. No two share a province.
        owners: supply centre → the power owning it; unowned ones are missing.
        dislodged: the units that must retreat, only before a retreat phase.
        contested: provinces left empty by a stand-off, only before a retreat phase.
    """

    phase: Phase
    units: Mapping[Unit, str]
    owners: Mapping[str, str]
    dislodged: Mapping[Unit, Dislodged] = field(default_factory=dict)
    contested: frozenset[str] = frozenset()

    def units_of(self, power: str) -> tuple[Unit, ...]:
        """The units of a power on the board, in order; dislodged ones are not among them."""
        return tuple(sorted(unit for unit, owner in self.units.items() if owner == power))

    def centers_of(self, power: str) -> frozenset[str]:
        """The supply centres the power owns."""
        return frozenset(center for center, owner in self.owners.items() if owner == power)

    def unit_in(self, province: str) -> Unit | None:
        """The unit standing in the province, dislodged ones not counted."""
        return find_unit(self.units, province)

    def dislodged_in(self, province: str) -> Unit | None:
        """The dislodged unit waiting in the province."""
        return find_unit(self.dislodged, province)


def find_unit(units: Iterable[Unit], province: str) -> Unit | None:
    """The unit among these that stands in the province, on whatever coast."""
    return next((unit for unit in units if unit.province == province), None)
