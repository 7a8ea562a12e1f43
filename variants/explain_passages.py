"""Why a train stopped and why a fleet could not pass the canal (rules §4)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from variants.movement import SUCCEEDS, Movement, Train
from variants.orders import Given, MovementOrder, Order, Unit
from variants.outcome import Cause, Reason
from variants.position import Position
from variants.railway import lets_in, meets_head_on, strength_on
from variants.supports import movers
from variants.tables import NONE
from variants.transit import far_end
from variants.variant import Variant


def train_among(m: Movement, to: int) -> list[int]:
    """The train, where it came to the province as one of several."""
    train = m.train
    if train is None or not (leg := train.leg_to(to)) or leg not in (train.comes, train.lost):
        return []
    routed = leg == 1 and meets_head_on(m, train) and m.winner[train.at] == to
    return [] if routed else [train.at]


def strength_there(m: Movement, mover: int, to: int) -> int:
    """The strength of a mover, or of the train, against others that go to the province."""
    train = m.train
    if train is not None and mover == train.at and (leg := train.leg_to(to)):
        return strength_on(m, train, leg)
    return m.strengths.full[mover]


def tied_before_train(m: Movement, at: int) -> list[int]:
    """The others that kept this mover out of its goal, so that the train got in; [] if there are none."""
    train, to = m.train, m.goal[at]
    if train is None or m.winner[to] != train.at:
        return []
    others = [mover for mover in movers(m.first, m.after, to) if mover != at]
    tied = _strongest(m, others) if others else []
    return [mover for mover in tied if m.strengths.full[mover] >= strength_there(m, train.at, to)]


def is_kept_by_paradox(m: Movement, to: int) -> bool:
    """Whether nobody got into the province because the train lost the leg to it in a paradox."""
    train = m.train
    return train is not None and train.lost > 0 and train.route[train.lost - 1] == to


def of_closed_canal(m: Movement, at: int) -> Reason:
    """Why the fleet in the province could not pass."""
    assert m.permits is not None
    controller = m.tables.canal[2]
    if m.owner[controller] == NONE:
        return _at(m, Cause.CANAL_UNHELD, controller)
    if at in m.voyages.paradox:
        return _at(m, Cause.PARADOX, controller, [controller])
    if m.permits.passing != at:
        return _at(m, Cause.NO_LEAVE, controller, [controller])
    lost = controller in m.dislodged
    by = [m.winner[controller]] if lost else [controller]
    return _at(m, Cause.CANAL_LOST if lost else Cause.CANAL_LEFT, controller, by)


def with_leave(
    reason: Reason, position: Position, variant: Variant, order: tuple[str, Order], given: Given
) -> Reason:
    """The reason of a passage for which there was no leave, told more exactly (canal 2)."""
    if reason.cause is not Cause.NO_LEAVE:
        return reason
    (keeper,) = reason.by
    power = position.units[keeper]
    named = _named(variant, given, power, keeper)
    return replace(reason, cause=_no_leave(position, named, own=order[0] == power))


def is_idle(variant: Variant, position: Position, order: tuple[str, Order], given: Given) -> bool:
    """Whether an order names fleets that may pass the canal, and counts for none of them (canal 2).

    It is not an order to the unit in control, or it names no fleet, or the orders to that unit name two.
    """
    power, written = order
    if not isinstance(written, MovementOrder) or not written.leave or variant.board.record.canal is None:
        return False
    keeper = position.unit_in(variant.board.record.canal.controller)
    if keeper is None or keeper.province != written.unit.province or position.units[keeper] != power:
        return True
    named = _named(variant, given, power, keeper)
    return len(named) != 1 or position.unit_in(*named) is None


def _named(variant: Variant, given: Given, power: str, keeper: Unit) -> set[str]:
    """The seas named by the orders to the unit in control."""
    return {
        leave.fleet.province
        for giver, other in given
        if giver == power and isinstance(other, MovementOrder) and other.unit.province == keeper.province
        for leave in other.leave
        if far_end(variant, leave.fleet) == leave.goal
    }


def of_free_way(m: Movement, at: int) -> Reason:
    """Why a move got in where nothing stood or came against it."""
    if m.permits is None or m.permits.passing != at:
        return Reason(Cause.UNOPPOSED)
    return _at(m, Cause.PASSED_CANAL, m.tables.canal[2], [m.tables.canal[2]])


def _no_leave(position: Position, named: set[str], *, own: bool) -> Cause:
    if len(named) > 1:
        return Cause.LEAVE_TO_TWO
    if any(position.unit_in(sea) is None for sea in named):
        return Cause.LEAVE_TO_NOBODY
    if named:
        return Cause.LEAVE_TO_OTHER
    return Cause.LEAVE_UNSAID if own else Cause.NO_LEAVE


def of_train(m: Movement, train: Train) -> Reason:
    """Why the train came as far as it did."""
    goal = train.route[-1]
    if m.results[m.order_of[train.at]] == SUCCEEDS:
        return _of_arrival(m, train, goal)
    place = train.route[train.comes - 1]
    gets_in = lets_in(m, train, train.comes)
    if train.lost == train.comes + 1 and gets_in:
        return _at(m, Cause.PARADOX, train.route[train.lost - 1])
    if gets_in and train.closed >> place & 1:
        return _at(m, Cause.LINE_CENTER, place)
    if train.comes == 1 and meets_head_on(m, train):
        attack, defence = m.strengths.full[train.at], m.strengths.attack[place]
        return _at(m, Cause.LINE_HEAD_ON, place, [place], attack, defence)
    return _of_stay(m, train, place) or _of_meeting(m, train, place)


def _of_arrival(m: Movement, train: Train, goal: int) -> Reason:
    others = list(movers(m.first, m.after, goal))
    if not others:
        return _of_free_line(m, train)
    attack, defence = m.strengths.full[train.at], max(m.strengths.full[other] for other in others)
    cause = Cause.STRONGER if attack > defence else Cause.LINE_TIED
    return _at(m, cause, goal, _strongest(m, others), attack, defence)


def _of_free_line(m: Movement, train: Train) -> Reason:
    """What on its way could have stopped the train and did not: others that tied, an own unit in a centre."""
    for place in train.route[:-1]:
        tied = _strongest(m, movers(m.first, m.after, place)) if m.first[place] >= 0 else []
        if len(tied) > 1 and m.winner[place] == NONE and m.owner[place] == NONE:
            return _at(m, Cause.LINE_TIED, place, tied)
    for place in train.route[:-1]:
        if train.closed >> place & 1:
            return _at(m, Cause.LINE_KEPT, place, [place])
    return Reason(Cause.UNOPPOSED)


def _of_stay(m: Movement, train: Train, place: int) -> Reason | None:
    """The unit in the station as the reason, if it did not leave."""
    if m.owner[place] == NONE or m.leaves(place):
        return None
    if m.owner[place] != m.owner[train.at]:
        return _at(m, Cause.LINE_HELD, place, [place])
    if place in m.dislodged:
        return _at(m, Cause.LINE_LOST, place, [m.winner[place]])
    return _at(m, Cause.LINE_TAKEN, place, [place])


def _of_meeting(m: Movement, train: Train, place: int) -> Reason:
    met = _strongest(m, movers(m.first, m.after, place))
    attack = strength_on(m, train, train.comes)
    return _at(m, Cause.LINE_ENTERED, place, met, attack, max(m.strengths.full[other] for other in met))


def _strongest(m: Movement, others: Iterable[int]) -> list[int]:
    found = list(others)
    top = max(m.strengths.full[other] for other in found)
    return [other for other in found if m.strengths.full[other] == top]


def _at(
    m: Movement,
    cause: Cause,
    place: int,
    by: Iterable[int] = (),
    attack: int | None = None,
    defence: int | None = None,
) -> Reason:
    units = tuple(sorted(m.tables.units[m.node[at]] for at in by))
    return Reason(cause, attack, defence, units, place=m.tables.provinces[place])
