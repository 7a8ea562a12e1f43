"""Supports: which are valid, which are cut, and the strengths that come of them."""

from __future__ import annotations

from collections.abc import Iterator

from variants.convoys import intact
from variants.movement import VOID, Movement, Strengths
from variants.tables import HALF, NONE, WHOLE

_UNCUT, _PENDING = -1, -2  # else the province of the attacker that cuts


def match(m: Movement) -> None:
    """Finds the supports that fit the orders of the supported units.

    To hold: the other unit does not move. To move: it legally moves there, to the coast named if one is
    (DATC 6.B.9). The supporter itself must be able to go there (6.A.10, 6.D.34).
    """
    tables, orders, owner, node, goal = m.tables, m.orders, m.owner, m.node, m.goal
    place, reach, no_land_way = tables.place, tables.reach, m.voyages.no_land_way
    for index in m.supports:
        _, at, _, supported, aim = orders[index]
        if aim < 0:
            target = supported
            fits = owner[supported] >= 0 and goal[supported] < 0
        else:
            target = place[aim]
            fits = goal[supported] == target and (target == aim or _same_coast(m, supported, aim))
            if supported in no_land_way and fits:
                fits = _sails_without(m, supported, at)
        if fits and (reach[node[at]][target] or _helps_pass(m, at, supported)):
            m.matched.append((index, at, target, supported))
        else:
            m.results[index] = VOID


def _helps_pass(m: Movement, at: int, supported: int) -> bool:
    """Whether the unit may support a passage just because it controls the canal (a switch; canal 3)."""
    if m.permits is None or not m.permits.army_helps:
        return False
    *ends, controller = m.tables.canal
    return at == controller and supported in ends and m.goal[supported] in ends


def _same_coast(m: Movement, supported: int, aim: int) -> bool:
    arrival, fleet = m.arrival(supported), m.tables.fleet
    return arrival < fleet or arrival - fleet == aim


def _sails_without(m: Movement, army: int, supporter: int) -> bool:
    """Whether the move would be possible if the supporter were not there to convoy it (DATC 6.D.31)."""
    return intact(m, army, m.fleets & ~m.tables.convoyer[m.node[supporter]])


def weigh(m: Movement, first: list[int], after: list[int]) -> Strengths:
    """The strengths, with these movers on their way.

    A support is cut by an attack of another power, except from where it is directed: from there only by
    dislodging the supporter (DATC 6.D.2, .3, .15, .17, .20). Whether that happens depends on no other such
    support: the supporter does not move, so all supports for and against the attack on it are directed at it.
    The same holds for an attack by a fleet over a half link (rules §2). As such links meet in one province
    and no support goes over them, it depends on no other attack of either sort, but one from where a support
    is directed can depend on it.
    """
    owner, single, rounding = m.owner, m.tables.single, m.rounding
    full, attack, hold = single[:], single[:], single[:]
    for mover in m.halved:
        full[mover] = attack[mover] = HALF
    strengths = Strengths(full, attack, hold, {})
    pending = []
    for support in m.matched:
        index, at, target, supported = support
        if first[at] >= 0:
            cutter = _cutter(owner, first, after, at, target, rounding)
            if cutter == _PENDING:
                pending.append(support)
                continue
            if cutter >= 0:
                strengths.cut[index] = cutter
                continue
        if target == supported:
            hold[target] += WHOLE
        else:
            full[supported] += WHOLE
            if owner[at] != owner[target]:
                attack[supported] += WHOLE
    if rounding:
        pending.sort(key=lambda support: rounding.isdisjoint(movers(first, after, support[1])))
    for support in pending:
        _weigh_pending(m, first, after, strengths, support)
    return strengths


def movers(first: list[int], after: list[int], to: int) -> Iterator[int]:
    """The movers into a province."""
    mover = first[to]
    while mover >= 0:
        yield mover
        mover = after[mover]


def _cutter(
    owner: list[int],
    first: list[int],
    after: list[int],
    at: int,
    target: int,
    rounding: frozenset[int],
) -> int:
    power, attacker, found = owner[at], first[at], _UNCUT
    while attacker >= 0:
        if owner[attacker] != power:
            if attacker != target and attacker not in rounding:
                return attacker
            found = _PENDING
        attacker = after[attacker]
    return found


def _weigh_pending(
    m: Movement, first: list[int], after: list[int], strengths: Strengths, support: tuple[int, int, int, int]
) -> None:
    index, at, target, supported = support
    attacker = dislodger(m, first, after, strengths, at)
    if attacker >= 0:
        strengths.cut[index] = attacker
    elif target == supported:
        strengths.hold[target] += WHOLE
    else:
        strengths.full[supported] += WHOLE
        if m.owner[at] != m.owner[target]:
            strengths.attack[supported] += WHOLE


def dislodger(m: Movement, first: list[int], after: list[int], strengths: Strengths, at: int) -> int:
    """The mover that dislodges the unit in the province, which does not move; or NONE."""
    full, attack, hold, _ = strengths
    best, rival = strongest(first, after, full, at)
    if best == NONE or m.owner[best] == m.owner[at]:
        return NONE
    if m.train is not None and m.train.shields(at):
        rival = max(rival, full[m.train.at])
    return best if attack[best] > hold[at] and attack[best] > rival else NONE


def strongest(
    first: list[int], after: list[int], full: list[int], to: int, beaten: int = NONE
) -> tuple[int, int]:
    """The mover into the province that no other equals (or NONE), and the strength of the next.

    ``beaten`` is a mover that does not count.
    """
    best, top, rival = NONE, 0, 0
    mover = first[to]
    while mover >= 0:
        if mover != beaten:
            strength = full[mover]
            if strength > top:
                best, top, rival = mover, strength, top
            elif strength > rival:
                rival = strength
        mover = after[mover]
    return (best if top > rival else NONE), rival
