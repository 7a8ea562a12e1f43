"""One phase resolved: the entry to the adjudicator for everything that works with values."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TypeAlias

from variants.adjustments import due, resolve_adjustments
from variants.legal import build_sites
from variants.moves import resolve_movement
from variants.orders import Given
from variants.outcome import Aftermath, Resolution
from variants.position import Phase, PhaseKind, Position
from variants.retreats import resolve_retreats
from variants.variant import Variant
from variants.victory import count_centers, winner

_Resolver: TypeAlias = Callable[[Variant, Position, Given], Aftermath]

_RESOLVERS: Mapping[PhaseKind, _Resolver] = {
    PhaseKind.MOVEMENT: resolve_movement,
    PhaseKind.RETREAT: resolve_retreats,
    PhaseKind.ADJUSTMENT: resolve_adjustments,
}


def resolve(variant: Variant, position: Position, orders: Given) -> Resolution:
    """Plays the phase of a position.

    Units without an order hold, disband if dislodged, and leave builds unused; removals that are not ordered
    are chosen by civil disorder. Orders that are of no use are void; nothing here fails on an order.

    Args:
        variant: with the rule switches of the game.
        position: before the phase.
        orders: each with the id of the power that gives it.
    """
    aftermath = _RESOLVERS[position.phase.kind](variant, position, orders)
    fleeing = {
        unit: dislodged for unit, dislodged in aftermath.dislodged.items() if aftermath.retreat_options[unit]
    }
    if fleeing:
        retreat = replace(
            position,
            phase=Phase(position.phase.turn, PhaseKind.RETREAT),
            units=aftermath.units,
            dislodged=fleeing,
            contested=aftermath.contested,
        )
        return _resolution(position, aftermath, retreat)
    if position.phase.kind is PhaseKind.ADJUSTMENT or not variant.calendar.counts(position.phase.turn):
        return _resolution(position, aftermath, _next_turn(position, aftermath, position.owners))
    return _count(variant, position, aftermath)


def _count(variant: Variant, position: Position, aftermath: Aftermath) -> Resolution:
    """Lets the centres change hands; the adjustment comes next if anybody has something to do in it."""
    owners = count_centers(variant, position, aftermath.units)
    adjusting = Position(Phase(position.phase.turn, PhaseKind.ADJUSTMENT), aftermath.units, owners)
    adjustments = due(variant, adjusting)
    busy = any(number < 0 or build_sites(variant, adjusting, power) for power, number in adjustments.items())
    after = adjusting if busy else _next_turn(position, aftermath, owners)
    return replace(
        _resolution(position, aftermath, after), adjustments=adjustments, winner=winner(variant, owners)
    )


def _next_turn(position: Position, aftermath: Aftermath, owners: Mapping[str, str]) -> Position:
    return Position(Phase(position.phase.turn + 1, PhaseKind.MOVEMENT), aftermath.units, owners)


def _resolution(position: Position, aftermath: Aftermath, after: Position) -> Resolution:
    return Resolution(
        before=position,
        judged=aftermath.judged,
        units=aftermath.units,
        dislodged=aftermath.dislodged,
        retreat_options=aftermath.retreat_options,
        contested=aftermath.contested,
        owners=after.owners,
        adjustments={},
        winner=None,
        after=after,
    )
