"""Convoys: which moves go by sea, and over which fleets.

Fleets are sets of seas (ints with a bit for each province). Whether a chain joins two provinces is found by
flooding; no list of routes is ever made.
"""

from __future__ import annotations

from collections.abc import Iterator

from variants.movement import NO_CONVOY, VOID, Movement, Voyages, unlink
from variants.tables import NONE, Tables


def joined(tables: Tables, start: int, goal: int, fleets: int, last: int = -1) -> bool:
    """Whether a chain of these fleets leads from one province to the other, by one of the seas ``last``.

    A fleet carries nobody into its own province.
    """
    waters = tables.waters
    fleets &= ~(1 << goal)
    aim = tables.shores[goal] & last
    seen = fresh = waters[start] & fleets
    while fresh:
        if fresh & aim:
            return True
        around = 0
        for sea in members(fresh):
            around |= waters[sea]
        fresh = around & fleets & ~seen
        seen |= fresh
    return False


def needed(tables: Tables, fleet: int, start: int, goal: int, fleets: int) -> bool:
    """Whether some chain of these fleets from start to goal would need the one in this sea.

    The order of a fleet that no chain needs is void (DATC 6.F.12, 6.G.7, 6.G.19). A chain that ends over a
    half link is no short cut for one that ends otherwise, which carries the army at full strength (rules §2,
    cape 4).
    """
    if _needed(tables, fleet, start, fleets, tables.shores[goal]):
        return True
    halves = seas_over_cape(tables, goal)
    return bool(halves) and _needed(tables, fleet, start, fleets, tables.shores[goal] & ~halves)


def seas_over_cape(tables: Tables, goal: int) -> int:
    """The seas from which a half link leads to this province."""
    return sum(1 << sea for sea, to in tables.capes if to == goal)


def _needed(tables: Tables, fleet: int, start: int, fleets: int, aim: int) -> bool:
    """Whether a chain to one of the seas of ``aim`` needs the fleet.

    Such a chain has no short cut: only its first sea touches the start, only its last is one of those, and
    only successive ones touch each other.
    """
    waters = tables.waters
    if waters[start] & aim & 1 << fleet:
        return True
    chains = [(sea, fleets & ~waters[start], sea == fleet) for sea in members(waters[start] & fleets)]
    while chains:
        last, allowed, has_fleet = chains.pop()
        if aim >> last & 1:
            if has_fleet:
                return True
            continue
        onward = waters[last] & allowed
        chains += [(sea, allowed & ~waters[last], has_fleet or sea == fleet) for sea in members(onward)]
    return False


def members(seas: int) -> Iterator[int]:
    """The provinces of a set."""
    while seas:
        lowest = seas & -seas
        yield lowest.bit_length() - 1
        seas ^= lowest


def find_ways(m: Movement) -> None:
    """Settles which moves go by convoy and links those that have one.

    Afterwards ``sailing`` are the moves with a complete chain of ordered fleets, dislodged or not, and
    ``ashore`` those without.
    """
    m.voyages = Voyages(ashore=set(m.voyages.ashore))
    for at in m.unusual:
        _read_move(m, at)
    for index in m.convoys:
        _read_convoy(m, index)
    for at in sorted(m.voyages.sailing):
        if intact(m, at, m.voyages.carriers.get(at, 0)):
            m.link(at)
        else:
            lose_convoy(m, at)


def intact(m: Movement, at: int, fleets: int) -> bool:
    """Whether these fleets carry the army in the province to its goal, by the path it names if that binds."""
    path = binding_path(m, at) & (1 << len(m.tables.provinces)) - 1
    if path:
        return not path & ~fleets
    return joined(m.tables, at, m.goal[at], fleets)


def binding_path(m: Movement, at: int) -> int:
    """The path that the army names if that binds, as in its order's ``way >> 1``; else 0."""
    return m.orders[m.order_of[at]][4] >> 1 if m.rulings.path_binds else 0


def lose_convoy(m: Movement, at: int) -> None:
    """The army, not linked, has no convoy: it stays, or under the fall-back goes by land where it can."""
    m.voyages.sailing.discard(at)
    if m.rulings.land_fallback and at not in m.voyages.no_land_way:
        m.link(at)
    else:
        m.voyages.ashore.add(at)
        m.refuse(at, NO_CONVOY)


def _read_move(m: Movement, at: int) -> None:
    """A move ordered by convoy, or to where the unit cannot go by itself.

    It is void if no chain of the fleets at sea could ever carry it, whatever they are ordered; else it counts
    as moving even if it is not convoyed (DATC 6.D.8, 6.D.32).
    """
    tables = m.tables
    location = m.orders[m.order_of[at]][3]
    to = tables.place[location]
    if m.node[at] >= tables.fleet or to == at:
        m.refuse(at, VOID)
        return
    by_land = tables.move[m.node[at]][location] >= 0
    if not by_land:
        m.voyages.no_land_way.add(at)
    m.goal[at] = to
    if intact(m, at, m.fleets):
        m.voyages.sailing.add(at)
    elif by_land and m.rulings.land_fallback:
        m.link(at)
    else:
        m.goal[at] = NONE
        m.refuse(at, VOID)


def _read_convoy(m: Movement, index: int) -> None:
    power, at, _, army, to = m.orders[index]
    tables, voyages = m.tables, m.voyages
    sea = tables.convoyer[m.node[at]]
    afloat = sea and 0 <= m.node[army] < tables.fleet
    if not afloat or m.goal[army] != to or not needed(tables, at, army, to, m.fleets):
        m.results[index] = VOID
        return
    voyages.carriers[army] = voyages.carriers.get(army, 0) | sea
    if m.rulings.own_fleet and power == m.owner[army] and army not in voyages.sailing:
        # An own fleet shows that a move to a neighbour is meant to go by convoy (DATC 6.G.1, 6.G.5).
        voyages.sailing.add(army)
        unlink(m.first, m.after, to, army)
