"""Who gets in: the decision of every move once routes and supports are known.

Entering an occupied province can depend on its unit getting away, so each province waits for at most one
other: the chain is walked and unwound. A chain that closes is a circle, and all in it move (DATC 6.C.1).
Only two units that exchange places by land fight each other (6.E); those fights are decided first.
"""

from __future__ import annotations

from variants.movement import BOUNCE, CUT, DISLODGED, OPEN, SUCCEEDS, Movement
from variants.railway import contest, entrant
from variants.supports import strongest
from variants.tables import NONE


def decide(m: Movement) -> None:
    """Finds the mover that gets into each province, and what becomes of the orders."""
    _compare(m)
    goal, best, winner = m.goal, m.best, m.winner
    for to in m.held:
        if winner[to] == OPEN:
            out = goal[to]
            if out < 0:
                winner[to] = _assail(m, to)
            elif winner[out] == to:
                winner[to] = best[to]
            else:
                _walk(m, to)
    _report(m)


def _compare(m: Movement) -> None:
    """Finds the strongest mover into each province; decides the empty ones and the head-to-head battles."""
    goal = m.goal
    m.best = best = m.first[:]
    for to in m.crowded:
        best[to], m.rival[to] = strongest(m.first, m.after, m.strengths.full, to)
    if m.train is not None:
        contest(m)
    for to in m.voyages.shut:
        best[to] = NONE
    m.winner = winner = best[:]
    fights = []
    for to in m.held:
        winner[to] = OPEN
        out = goal[to]
        if out > to and goal[out] == to and m.by_land(to) and m.by_land(out):
            fights.append(to)
    for to in fights:
        _fight(m, to, goal[to])


def _assail(m: Movement, to: int) -> int:
    """The mover that gets into a province although its unit stays, or NONE."""
    mover = m.best[to]
    if mover >= 0 and m.owner[mover] != m.owner[to]:
        attack = m.strengths.attack[mover]
        if attack > m.strengths.hold[to] and attack > m.rival.get(to, 0):
            m.dislodged.append(to)
            return mover
    return _repel(m, to)


def _repel(m: Movement, to: int) -> int:
    m.repelling.append(to)
    return NONE


def _fight(m: Movement, a: int, b: int) -> None:
    """A head-to-head battle between the units in two provinces.

    The loser does not keep others out of the winner's province, but a unit that only failed to win does
    (DATC 6.E.1, 6.E.4).
    """
    for mover, to in ((a, b), (b, a)):
        if _beats(m, mover, to):
            m.winner[to] = mover
            m.winner[mover], _ = entrant(m, mover, beaten=to)
            m.dislodged.append(to)
            m.repelling.append(mover)  # at least its opponent
            return
    for to, opponent in ((a, b), (b, a)):
        m.winner[to] = _repel(m, to) if m.best[to] == opponent else _assail(m, to)


def _beats(m: Movement, mover: int, to: int) -> bool:
    attack = m.strengths.attack[mover]
    return (
        m.best[to] == mover
        and m.owner[mover] != m.owner[to]
        and attack > m.strengths.full[to]
        and attack > m.rival.get(to, 0)
    )


def _walk(m: Movement, to: int) -> None:
    """Decides a province whose unit moves, and those on which it depends."""
    goal, best, winner = m.goal, m.best, m.winner
    chain: list[int] = []
    while winner[to] == OPEN:
        out = goal[to]
        if best[to] < 0 or out < 0 or (winner[out] == OPEN and best[out] != to):
            winner[to] = _assail(m, to)
        elif to in chain:
            # A circle: all its units leave (DATC 6.C.1).
            winner[to] = _assail(m, to) if m.is_stuck(chain[chain.index(to) :]) else best[to]
        else:
            chain.append(to)
            to = out
    for waiting in reversed(chain):
        if winner[goal[waiting]] == waiting:
            winner[waiting] = best[waiting]
        else:
            winner[waiting] = _assail(m, waiting)


def _report(m: Movement) -> None:
    """Results of the moves that failed and of the dislodged; provinces left empty by a stand-off."""
    for to in m.crowded.union(m.repelling):
        _turn_back(m, to)
    for at in m.dislodged:
        index = m.order_of[at]
        if index >= 0 and m.results[index] in (SUCCEEDS, CUT):
            m.results[index] = DISLODGED


def _turn_back(m: Movement, to: int) -> None:
    entrant, mover = m.winner[to], m.first[to]
    empty = entrant == NONE and (m.owner[to] < 0 or m.leaves(to))
    while mover >= 0:
        if mover != entrant:
            m.results[m.order_of[mover]] = BOUNCE
            if empty and not _beaten(m, mover, to):
                m.contested |= 1 << to
        mover = m.after[mover]


def _beaten(m: Movement, mover: int, to: int) -> bool:
    """Whether the mover lost a head-to-head battle: then it has no effect on its goal (DATC 6.H.9)."""
    return m.winner[mover] == to and m.by_land(mover) and m.by_land(to)
