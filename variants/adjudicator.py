"""The adjudicator of movement, in integers; ``variants.phases`` wraps it for values.

Strengths and results are those of the DATC's mathematical description (5.B), arrived at in one pass where
nothing depends on itself: read the orders, find the convoys, weigh the supports, decide the moves.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from variants.capes import armies_over_capes, fleets_over_capes
from variants.coding import CodedOrder, Placed
from variants.convoys import find_ways
from variants.movement import CUT, Movement, Permits, Rulings
from variants.paradoxes import settle_routes
from variants.passages import conclude, report, settle_passages, take_passages
from variants.supports import match, weigh
from variants.tables import NONE, Tables


class Flight(NamedTuple):
    """A dislodged unit: its province, where its attacker came from, and the nodes to which it may retreat.

    ``origin`` is NONE if the attacker came by convoy: then no province is barred (DATC 6.H.11).
    """

    at: int
    origin: int
    options: list[int]


def adjudicate(
    tables: Tables,
    placed: Placed,
    orders: Sequence[CodedOrder],
    rulings: Rulings,
    permits: Permits | None = None,
) -> tuple[Movement, list[Flight]]:
    """Adjudicates a movement phase.

    Args:
        tables: the board.
        placed: the units.
        orders: at most one order for each unit from the power that owns it; any number of other ones.
        rulings: the rule switches.
        permits: what is known about canal and railway; without it nothing goes through or by them.

    Returns:
        The phase worked out (``results``, ``winner``, ``dislodged``, ``contested``), and the dislodged units
        with their retreat options.
    """
    m = Movement(tables, placed, orders, rulings, permits)
    m.read()
    if m.unusual and permits is not None:
        take_passages(m)
    if m.unusual or m.convoys:
        find_ways(m)
    match(m)
    if tables.capes:
        m.rounding = m.halved = fleets_over_capes(m)
    if m.train is not None or m.passing >= 0:
        settle_passages(m)
    elif m.voyages.sailing:
        settle_routes(m)
    if tables.capes:
        m.halved |= armies_over_capes(m)
    m.strengths = weigh(m, m.first, m.after)
    for index in m.strengths.cut:
        m.results[index] = CUT
    m = conclude(m)
    if permits is not None:
        report(m)
    return m, [_flight(m, at) for at in m.dislodged]


def _flight(m: Movement, at: int) -> Flight:
    """A retreat leads to where no unit is, nor the attacker came from, nor a stand-off was (DATC 6.H)."""
    place, owner, goal, winner = m.tables.place, m.owner, m.goal, m.winner
    origin = NONE if winner[at] in m.voyages.sailing else winner[at]
    options = []
    for node in m.tables.ways[m.node[at]]:
        to = place[node]
        if winner[to] >= 0 or to == origin or m.contested >> to & 1:
            continue
        if owner[to] < 0 or (goal[to] >= 0 and winner[goal[to]] == to):
            options.append(node)
    return Flight(at, origin, options)
