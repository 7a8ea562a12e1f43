"""What the map shows of a game: a position, or what became of the orders of a phase."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from app.scene.picture import DrawnOrder, Highlights, Picture, TargetKind
from variants.outcome import Resolution
from variants.position import PhaseKind, Position
from variants.told import told
from variants.variant import Variant


def position_picture(variant: Variant, position: Position) -> Picture:
    """A position, with nothing that is being written for it."""
    return Picture(position, canal_open=is_canal_open(variant, position))


def results_picture(
    variant: Variant, resolution: Resolution, owners: Mapping[str, str], power: str | None = None
) -> Picture:
    """The orders of a phase with what became of them, of all powers or of one alone, whose units are lit.

    ``owners`` are those of the centres.
    """
    drawn = tuple(
        DrawnOrder(each.power, each.order, each.outcome, each.stop)
        for each in told(resolution)
        if power in (None, each.power)
    )
    shown = replace(_outcome_position(resolution), owners=owners)
    lit = _lit(resolution, power) if power else Highlights()
    return Picture(shown, drawn, lit, canal_open=is_canal_open(variant, resolution.before, resolution))


def is_canal_open(variant: Variant, position: Position, resolution: Resolution | None = None) -> bool:
    """Whether a unit controls the canal; in results, whether it stayed there until the end."""
    canal = variant.board.record.canal
    keeper = position.unit_in(canal.controller) if canal else None
    if resolution is None or position.phase.kind is not PhaseKind.MOVEMENT:
        return keeper is not None
    return keeper in resolution.units


def _lit(resolution: Resolution, power: str) -> Highlights:
    before = resolution.before
    units = [unit for unit, facts in before.dislodged.items() if facts.power == power]
    units += before.units_of(power)
    return Highlights(targets={unit.location: TargetKind.TAKEN for unit in units}, dim_others=True)


def _outcome_position(resolution: Resolution) -> Position:
    """The position that was played, with the units dislodged in it shown as such."""
    before = resolution.before
    if not resolution.dislodged:
        return before
    standing = {unit: power for unit, power in before.units.items() if unit not in resolution.dislodged}
    return replace(before, units=standing, dislodged={**before.dislodged, **resolution.dislodged})
