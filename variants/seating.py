"""Which powers go together where there are fewer players than powers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from random import Random
from typing import TypeAlias

from variants.variant import Variant

Division: TypeAlias = tuple[tuple[str, ...], ...]
"""The powers of each player, those with most first; powers that are in none are nobody's."""

_KNOWN: Mapping[int, Division] = {  # Standard, as its rulebook has it for fewer than seven
    6: (("austria",), ("england",), ("france",), ("germany",), ("russia",), ("turkey",)),
    5: (("austria",), ("england",), ("france",), ("russia",), ("turkey",)),
    4: (("austria", "france"), ("germany", "turkey"), ("italy", "russia"), ("england",)),
    3: (("austria", "england", "germany"), ("italy", "russia"), ("france", "turkey")),
    2: (("england", "france", "russia"), ("austria", "germany", "turkey")),
}
_BY_LOT = "italy"  # with two players it goes to either of them
_KEPT = 200  # divisions looked at further after each power
_FAR = 4  # steps from which on two powers do not touch each other


def division(variant: Variant, players: int, chance: Random) -> Division:
    """The powers for each of so many players, fewer than powers.

    For Standard by its rulebook; for other games so that all have about as many centres, and nobody has
    neighbours if that can be helped.
    """
    if variant.id == "standard" and players in _KNOWN:
        known = _KNOWN[players]
        return known if players != len(_KNOWN[2]) else _with_lot(known, chance)
    if players >= len(variant.powers):
        return tuple((power,) for power in variant.powers)
    return _fair(variant, players)


def _with_lot(known: Division, chance: Random) -> Division:
    lucky = chance.randrange(len(known))
    return tuple((*group, _BY_LOT) if place == lucky else group for place, group in enumerate(known))


def _fair(variant: Variant, players: int) -> Division:
    """The best of the divisions found by adding one power after the other, the largest first."""
    centers = {power.id: len(power.start_centers) for power in variant.board.powers}
    near = _nearness(variant)

    def cost(groups: Division) -> tuple[int, int]:
        uneven = sum(sum(centers[power] for power in group) ** 2 for group in groups)
        close = sum(near[pair] for group in groups for pair in combinations(sorted(group), 2))
        return uneven, close

    found: set[Division] = {()}
    for power in sorted(variant.powers, key=lambda each: -centers[each]):
        longer = {_ordered(each) for groups in found for each in _joined(groups, power, players)}
        found = set(sorted(longer, key=lambda groups: (*cost(groups), groups))[:_KEPT])
    full = [groups for groups in found if len(groups) == players]
    best = min(full, key=lambda groups: (*cost(groups), groups))
    return tuple(sorted(best, key=lambda group: (-len(group), group)))


def _joined(groups: Division, power: str, players: int) -> list[Division]:
    """The power in each of the groups, or in one of its own."""
    more: list[Division] = [
        (*groups[:place], (*group, power), *groups[place + 1 :]) for place, group in enumerate(groups)
    ]
    return [*more, (*groups, (power,))] if len(groups) < players else more


def _ordered(groups: Sequence[tuple[str, ...]]) -> Division:
    return tuple(sorted(tuple(sorted(group)) for group in groups))


def _nearness(variant: Variant) -> Mapping[tuple[str, str], int]:
    """Two powers → how near their centres are at the start: 0 if there are three provinces between them."""
    ranges = {power.id: _steps(variant, power.start_centers) for power in variant.board.powers}
    homes = {power.id: power.start_centers for power in variant.board.powers}
    return {
        (one, other): max((_FAR - ranges[one].get(place, _FAR) for place in homes[other]), default=0)
        for one, other in combinations(sorted(variant.powers), 2)
    }


def _steps(variant: Variant, start: Sequence[str]) -> Mapping[str, int]:
    """How many steps by land or sea each province near some others is away from them."""
    board = variant.board
    steps = dict.fromkeys(start, 0)
    for step in range(1, _FAR):
        for place in [place for place, at in steps.items() if at == step - 1]:
            beside = set(board.army_neighbours(place))
            for location in board.provinces[place].locations:
                beside |= {each.province for each in board.fleet_neighbours(location)}
            for each in beside:
                steps.setdefault(each, step)
    return steps
