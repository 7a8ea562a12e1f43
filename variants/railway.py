"""The train on its line: where it meets others, and which stations let it pass (rules §4, railway 2 to 7).

A train is no mover like the others: it never dislodges and never cuts, and so is not linked among them. It
meets them in the stations that it comes to, and in that of a leg lost by the paradox rule.
"""

from __future__ import annotations

from variants.movement import Movement, Train
from variants.supports import strongest
from variants.tables import NONE, WHOLE


def contest(m: Movement) -> None:
    """Lets the train into the comparison of movers in the stations to which it comes."""
    train = m.train
    assert train is not None
    for leg in sorted(train.contested):
        place = train.route[leg - 1]
        m.best[place], m.rival[place] = entrant(m, place)
        if m.first[place] >= 0:
            m.crowded.add(place)
        if m.owner[place] >= 0 and place not in m.held:
            m.held.append(place)


def entrant(m: Movement, place: int, beaten: int = NONE) -> tuple[int, int]:
    """The mover that gets into the province once that is free (or NONE), and the strength of the next.

    Two others that tie cancel out, and the train gets in (DATC 7.B.7). ``beaten`` is a mover, or the train,
    that does not count.
    """
    full = m.strengths.full
    best, rival = strongest(m.first, m.after, full, place, beaten)
    train = m.train
    if train is None or train.at == beaten or (leg := train.leg_to(place)) not in train.contested:
        return best, rival
    strength, top = strength_on(m, train, leg), full[best] if best >= 0 else 0
    rival = max(rival, strength)
    if top >= strength:
        return (best if top > strength else NONE), rival
    return (train.at if leg == train.stop and leg != train.lost else NONE), rival


def strength_on(m: Movement, train: Train, leg: int) -> int:
    """The strength of the train against others: supports name its goal and count there only."""
    return m.strengths.full[train.at] if leg == len(train.route) else WHOLE


def meets_head_on(m: Movement, train: Train) -> bool:
    """Whether the unit in the first station moves to where the train starts: then neither gets away."""
    first = train.route[0]
    return m.owner[first] >= 0 and m.goal[first] == train.at


def lets_in(m: Movement, train: Train, leg: int) -> bool:
    """Whether the train, once it comes there, gets into the station, or past a unit of its own that stays."""
    place = train.route[leg - 1]
    if leg == 1 and meets_head_on(m, train):
        return False
    if m.owner[place] >= 0 and not m.leaves(place):
        own = m.owner[place] == m.owner[train.at]
        return own and leg < len(train.route) and place not in m.dislodged
    return strongest(m.first, m.after, m.strengths.full, place, _loser(m, place))[0] == NONE


def lets_by(m: Movement, train: Train, leg: int) -> bool:
    """Whether the train goes on behind the station: not if it must win a lost centre back (railway 7)."""
    place = train.route[leg - 1]
    held = m.owner[place] == m.owner[train.at] and not m.leaves(place)
    return lets_in(m, train, leg) and (held or not train.closed >> place & 1)


def _loser(m: Movement, place: int) -> int:
    """The unit that lost a head-to-head battle to the one that left the province: it has no effect there."""
    out = m.goal[place]
    lost = out >= 0 and m.goal[out] == place and m.winner[out] == place
    return out if lost and m.by_land(out) and m.by_land(place) else NONE
