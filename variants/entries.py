"""Who gets in: the decision of every move once routes and supports are known.

Entering an occupied province can depend on its unit getting away, so each province waits for at most one
other: the chain is walked and unwound. A chain that closes is a circle, and all in it move (DATC 6.C.1).
Only two units that exchange places by land fight each other (6.E); those fights are decided first.
"""

from __future__ import annotations

from variants.movement import BOUNCE, CUT, DISLODGED, OPEN, SUCCEEDS, Movement
from variants.supports import strongest
from variants.tables import NONE


def decide(m: Movement) -> None:
    """Finds the mover that gets into each goal, and what becomes of the orders."""
    for to, against in _contests(m):
        _fight(m, to, against)
    winner = m.winner
    for to in m.goals:
        if winner[to] == OPEN:
            _walk(m, to)
    _finish(m)


def _contests(m: Movement) -> list[tuple[int, int]]:
    """Finds the strongest mover into each goal; gives the pairs that move against each other."""
    owner, goal, first, after = m.owner, m.goal, m.first, m.after
    best, rival, winner, full = m.best, m.rival, m.winner, m.strengths.full
    fights = []
    for to in m.goals:
        mover = first[to]
        if mover < 0:
            continue
        if after[mover] < 0:
            best[to], rival[to] = mover, 0
        else:
            best[to], rival[to] = strongest(first, after, full, to)
        if to in m.shut:
            best[to] = NONE
        if owner[to] < 0:
            winner[to] = best[to]
        else:
            winner[to] = OPEN
            out = goal[to]
            if out >= 0 and goal[out] == to and to < out and _by_land(m, to) and _by_land(m, out):
                fights.append((to, out))
    return fights


def _by_land(m: Movement, at: int) -> bool:
    return at not in m.sailing and at not in m.ashore


def _fight(m: Movement, a: int, b: int) -> None:
    """A head-to-head battle between the units in two provinces.

    The loser does not keep others out of the winner's province, but a unit that only failed to win does
    (DATC 6.E.1, 6.E.4).
    """
    for mover, to in ((a, b), (b, a)):
        if _beats(m, mover, to):
            m.winner[to] = mover
            m.winner[mover] = strongest(m.first, m.after, m.strengths.full, mover, beaten=to)[0]
            return
    for to, opponent in ((a, b), (b, a)):
        m.winner[to] = NONE if m.best[to] == opponent else _dislodging(m, to)


def _beats(m: Movement, mover: int, to: int) -> bool:
    attack = m.strengths.attack[mover]
    return (
        m.best[to] == mover
        and m.owner[mover] != m.owner[to]
        and attack > m.strengths.full[to]
        and attack > m.rival[to]
    )


def _dislodging(m: Movement, to: int) -> int:
    """The mover that gets into a province although its unit stays, or NONE."""
    mover = m.best[to]
    if mover < 0 or m.owner[mover] == m.owner[to]:
        return NONE
    attack = m.strengths.attack[mover]
    return mover if attack > m.strengths.hold[to] and attack > m.rival[to] else NONE


def _walk(m: Movement, to: int) -> None:
    goal, best, winner = m.goal, m.best, m.winner
    chain: list[int] = []
    while winner[to] == OPEN:
        out = goal[to]
        if best[to] < 0 or out < 0 or (winner[out] == OPEN and best[out] != to):
            winner[to] = _dislodging(m, to)
        elif to in chain:
            winner[to] = best[to]  # a circle: all its units leave
        else:
            chain.append(to)
            to = out
    for waiting in reversed(chain):
        gone = winner[goal[waiting]] == waiting
        winner[waiting] = best[waiting] if gone else _dislodging(m, waiting)


def _finish(m: Movement) -> None:
    """Results of the moves that failed and of the dislodged; provinces left empty by a stand-off."""
    owner, goal, winner, first, after = m.owner, m.goal, m.winner, m.first, m.after
    for to in m.goals:
        entrant = winner[to]
        mover = first[to]
        if entrant != mover or after[mover] >= 0:
            _turn_back(m, to, entrant)
        if owner[to] >= 0 and entrant >= 0:
            out = goal[to]
            if out < 0 or winner[out] != to:
                _dislodge(m, to)


def _turn_back(m: Movement, to: int, entrant: int) -> None:
    empty = entrant == NONE and (m.owner[to] < 0 or m.leaves(to))
    mover = m.first[to]
    while mover >= 0:
        if mover != entrant:
            m.results[m.order_of[mover]] = BOUNCE
            if empty and not _beaten(m, mover, to):
                m.contested |= 1 << to
        mover = m.after[mover]


def _beaten(m: Movement, mover: int, to: int) -> bool:
    """Whether the mover lost a head-to-head battle: then it has no effect on its goal (DATC 6.H.9)."""
    return m.winner[mover] == to and _by_land(m, mover) and _by_land(m, to)


def _dislodge(m: Movement, at: int) -> None:
    m.dislodged.append(at)
    index = m.order_of[at]
    if index >= 0 and m.results[index] in (SUCCEEDS, CUT):
        m.results[index] = DISLODGED
