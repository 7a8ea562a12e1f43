"""The chain of fleets that would carry an army with the fewest orders changed."""

from __future__ import annotations

from heapq import heappop, heappush

from variants.advice.plans import Plans
from variants.advice.sailing import carriers_of
from variants.advice.values import Cure
from variants.orders import Convoy, Hold, Move, Unit

_UNKNOWN = 1000  # the cost of a fleet whose orders others write: more than any number of one's own


def chain_cure(plans: Plans, army: Unit, move: Move, over: Unit | None = None) -> Cure:
    """Orders the fleets of the cheapest chain to convoy, by way of one fleet if that is asked for.

    Those whose orders are not known are left to others; an edit without any order if there is no chain.
    """
    goal = move.goal.province
    if move.path and plans.variant.rules["named_path"] == "binds":
        seas: tuple[str, ...] = move.path
    elif over is None:
        seas = _cheapest(plans, army, move, _harbours(plans, army.province), goal)
    else:
        way = _cheapest(plans, army, move, _harbours(plans, army.province), over.province, sea=True)
        rest = _cheapest(plans, army, move, {over.province}, goal)
        seas = tuple(dict.fromkeys((*way, *rest))) if way and rest else ()
    fleets = [plans.position.unit_in(sea) for sea in seas]
    put = [
        (plans.position.units[fleet], Convoy(fleet, army, move.goal, leave=plans.order_of(fleet).leave))
        for fleet in fleets
        if fleet and plans.is_known(fleet) and _cost(plans, fleet, army, move)
    ]
    return Cure(put=tuple(put))


def _harbours(plans: Plans, province: str) -> set[str]:
    return {sea for sea, shore in plans.waterways.shores.items() if province in shore}


def _cheapest(
    plans: Plans, army: Unit, move: Move, starts: set[str], goal: str, *, sea: bool = False
) -> tuple[str, ...]:
    """The seas from one of the starts to the goal, or to a sea itself; () if there is no chain."""
    waterways = plans.waterways
    waiting: list[tuple[int, tuple[str, ...]]] = [
        (_sea_cost(plans, start, army, move), (start,)) for start in sorted(starts)
    ]
    done: set[str] = set()
    while waiting:
        cost, path = heappop(waiting)
        last = path[-1]
        if last == goal if sea else goal in waterways.shores[last]:
            return path
        if last not in done:
            done.add(last)
            for onward in sorted(waterways.links[last] - done):
                heappush(waiting, (cost + _sea_cost(plans, onward, army, move), (*path, onward)))
    return ()


def _sea_cost(plans: Plans, sea: str, army: Unit, move: Move) -> int:
    fleet = plans.position.unit_in(sea)
    assert fleet is not None  # a sea without a fleet is no part of the waterways
    return 1 + (_cost(plans, fleet, army, move) if plans.is_known(fleet) else _UNKNOWN)


def _cost(plans: Plans, fleet: Unit, army: Unit, move: Move) -> int:
    """What it costs to give a fleet this order: nothing if it has it, little if it has none."""
    if fleet in carriers_of(plans, army, move):
        return 0
    if not plans.written.get(fleet.province):
        return 1
    return 2 if isinstance(plans.order_of(fleet), Hold) else 5
