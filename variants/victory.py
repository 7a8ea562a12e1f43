"""The count: who owns the centres, which of them count, and who has won."""

from __future__ import annotations

from collections.abc import Mapping

from variants.orders import Unit
from variants.position import Position
from variants.variant import Variant


def count_centers(variant: Variant, position: Position, units: Mapping[Unit, str]) -> Mapping[str, str]:
    """The owner of each centre once the units have taken those in which they stand."""
    centers = variant.board.centers
    taken = {unit.province: power for unit, power in units.items() if unit.province in centers}
    return dict(sorted({**position.owners, **taken}.items()))


def counted_centers(variant: Variant, owners: Mapping[str, str], power: str) -> frozenset[str]:
    """The centres of a power that count: for units, builds, victory and distances.

    A centre can be owned without counting (rules §4: Hong Kong for China).
    """
    idle = variant.board.record.victory.not_counted.get(power, ())
    return frozenset(center for center, owner in owners.items() if owner == power and center not in idle)


def winner(variant: Variant, owners: Mapping[str, str]) -> str | None:
    """The power that has won by this count.

    It has enough centres and more than any other; level leaders play on. Where the board says so it must even
    be the only one with enough (rules §4).
    """
    standings = enough(variant, owners)
    if _must_be_alone(variant):
        leaders = list(standings)
    else:
        leaders = [power for power, number in standings.items() if number == max(standings.values())]
    return leaders[0] if len(leaders) == 1 else None


def draw_claims(variant: Variant, owners: Mapping[str, str]) -> tuple[str, ...]:
    """The powers that may each declare a draw of exactly these powers, without consent; () if none may.

    Where a power must be alone to win and several have enough centres, neither has won (rules §4).
    """
    claimants = tuple(enough(variant, owners))
    return claimants if _must_be_alone(variant) and len(claimants) > 1 else ()


def enough(variant: Variant, owners: Mapping[str, str]) -> Mapping[str, int]:
    """The powers with enough centres to win, and how many they have."""
    needed = variant.rules["victory_centers"]
    assert isinstance(needed, int)
    standings = {power: len(counted_centers(variant, owners, power)) for power in variant.powers}
    return {power: number for power, number in standings.items() if number >= needed}


def special_condition(variant: Variant) -> str:
    """What several powers with enough centres come to, ``reach``, ``strict-lead`` or ``alone-or-draw``.

    Where the number needed is so high that only one can have it, it is ``reach`` in every game.
    """
    needed = variant.rules["victory_centers"]
    assert isinstance(needed, int)
    possible = 2 * needed <= len(variant.board.centers)
    return variant.board.record.victory.several if possible else "reach"


def _must_be_alone(variant: Variant) -> bool:
    return variant.board.record.victory.several == "alone-or-draw"
