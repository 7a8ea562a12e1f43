"""Moves over half links, such as the route round the Cape in 1900 (rules §2).

A fleet that takes such a link, and an army whose convoy ends with it, begin with half strength. Supports
never go over one; the tables see to that.
"""

from __future__ import annotations

from variants.convoys import binding_path, joined, members, seas_over_cape
from variants.movement import Movement
from variants.supports import dislodger, weigh


def fleets_over_capes(m: Movement) -> frozenset[int]:
    """The fleets that move over a half link."""
    goal, node, fleet = m.goal, m.node, m.tables.fleet
    return frozenset(at for at, to in m.tables.capes if goal[at] == to and node[at] >= fleet)


def armies_over_capes(m: Movement) -> frozenset[int]:
    """The armies with a convoy whose last leg is a half link; they go by another route if one is intact.

    Once it is known which convoys hold, this can be told for each army by itself. Its strength matters only
    at its goal, and there to nobody who bears on a fleet at sea: a support from its goal for or against such
    a fleet it has cut by its attack alone, whatever its strength.
    """
    return frozenset(at for at in m.voyages.sailing if _ends_over_cape(m, at))


def _ends_over_cape(m: Movement, army: int) -> bool:
    path = binding_path(m, army)
    if path:
        return bool(path >> len(m.tables.provinces))
    last = seas_over_cape(m.tables, m.goal[army])
    carriers = m.voyages.carriers.get(army, 0)
    return bool(last & carriers) and not _other_route(m, army, carriers, last)


def _other_route(m: Movement, army: int, carriers: int, last: int) -> bool:
    """Whether a route holds whose last sea is none of those."""
    if not joined(m.tables, army, m.goal[army], carriers, ~last):
        return False
    strengths = weigh(m, m.first, m.after)
    lost = [
        sea
        for sea in members(carriers)
        if sea not in m.voyages.shut and dislodger(m, m.first, m.after, strengths, sea) >= 0
    ]
    return joined(m.tables, army, m.goal[army], carriers & ~sum(1 << sea for sea in lost), ~last)
