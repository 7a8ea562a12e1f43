"""The count: who owns the centres, and who has won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from variants.orders import Unit
from variants.position import Position
from variants.variant import Variant


def count_centers(variant: Variant, position: Position, units: Mapping[Unit, str]) -> Mapping[str, str]:
    """The owner of each centre once the units have taken those in which they stand."""
    centers = variant.board.centers
    taken = {unit.province: power for unit, power in units.items() if unit.province in centers}
    return dict(sorted({**position.owners, **taken}.items()))


def winner(variant: Variant, owners: Mapping[str, str]) -> str | None:
    """The power that has enough centres, and more than any other; level leaders play on."""
    needed = variant.rules["victory_centers"]
    assert isinstance(needed, int)
    standings = Counter(owners.values()).most_common()
    leaders = [power for power, number in standings if number == standings[0][1] and number >= needed]
    return leaders[0] if len(leaders) == 1 else None
