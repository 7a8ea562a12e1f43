"""What came of one line, in the form of the case files: one line's answer feeds the next phase."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

import msgspec

from app.commands.case_lines import CaseLine
from variants.formats.positions import write_dislodged, write_owners, write_units
from variants.outcome import Resolution
from variants.position import PhaseKind
from variants.variant import Variant

T = TypeVar("T")

Lists = dict[str, list[str]]


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """The outcome of a line; power ids are in capitals. Keys that do not apply are left out.

    Attributes:
        id: as in the line.
        units_after: power → units standing afterwards.
        dislodged_after: power → {dislodged unit: its attacker's origin, or null if it came by convoy}.
        retreat_options: dislodged unit → where it may retreat; [] means that it is lost at once.
        contested_after: provinces left empty by a stand-off.
        results: order as given → word.
        next_phase: the code of the next phase in which anybody has something to do.
        centers_after: power → centres; left out where the line does not say who owns them.
        adjustments: power → builds (+) or removals (−) due, where centres were counted.
        winner: the power that has won, null if none has, where centres were counted.
    """

    id: str | int | None
    units_after: Lists
    dislodged_after: dict[str, dict[str, str | None]]
    retreat_options: Lists
    contested_after: list[str]
    results: dict[str, str]
    next_phase: str
    centers_after: Lists | msgspec.UnsetType = msgspec.UNSET
    adjustments: dict[str, int] | msgspec.UnsetType = msgspec.UNSET
    winner: str | msgspec.UnsetType | None = msgspec.UNSET


def answer(line: CaseLine, resolution: Resolution) -> Answer:
    """The answer to a line that was resolved."""
    owned = line.record.centers is not None
    counted = owned and was_counted(line.variant, resolution)
    outcomes = (judged.word for judged in resolution.judged)
    return Answer(
        id=line.record.id,
        units_after=capitals(write_units(resolution.units)),
        dislodged_after=capitals(write_dislodged(resolution.dislodged)),
        retreat_options={
            str(unit): [str(goal) for goal in goals] for unit, goals in resolution.retreat_options.items()
        },
        contested_after=sorted(resolution.contested),
        results=dict(zip(line.texts, outcomes, strict=True)),
        next_phase=line.variant.calendar.code(resolution.after.phase),
        centers_after=capitals(write_owners(resolution.owners)) if owned else msgspec.UNSET,
        adjustments=capitals(resolution.adjustments) if counted else msgspec.UNSET,
        winner=_capital(resolution.winner) if counted else msgspec.UNSET,
    )


def was_counted(variant: Variant, resolution: Resolution) -> bool:
    """Whether centres changed hands in the phase."""
    before, after = resolution.before.phase, resolution.after.phase
    settled = before.kind is not PhaseKind.ADJUSTMENT and after.kind is not PhaseKind.RETREAT
    return settled and variant.calendar.counts(before.turn)


def capitals(values: Mapping[str, T]) -> dict[str, T]:
    """The same values by power ids in capitals, as the command line writes them."""
    return {power.upper(): value for power, value in values.items()}


def _capital(power: str | None) -> str | None:
    return power and power.upper()
