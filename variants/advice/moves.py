"""Remarks on units of one power that are in each other's way."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from variants.advice.certain import certainly_stays, fails, would_exchange
from variants.advice.chains import chain_cure
from variants.advice.cures import holding, instead
from variants.advice.plans import Plans
from variants.advice.sailing import sails
from variants.advice.values import Advice, AdviceKind, Cure, Finding, Weight
from variants.orders import Move, Support, Train, Unit


def move_findings(plans: Plans, power: str) -> Iterator[Finding]:
    """What there is to remark on the moves of a power among each other."""
    movers = [
        (unit, move)
        for unit in plans.known_units(power)
        if isinstance(move := plans.move_of(unit), Move) and not fails(plans, unit, move)
    ]
    orders = list(plans.drafts[power])
    movers.sort(key=lambda pair: orders.index(pair[1]))
    for number, (unit, move) in enumerate(movers):
        held = plans.position.unit_in(move.goal.province)
        if held is not None and plans.position.units[held] == power and certainly_stays(plans, held):
            yield from _against_own(plans, unit, move, held, [other for other, _ in movers[:number]])
            continue
        rivals = [(other, way) for other, way in movers[:number] if way.goal.province == move.goal.province]
        if rivals:
            yield _bounce(plans, unit, move, *rivals[0])


def _against_own(
    plans: Plans, unit: Unit, move: Move, held: Unit, before: Iterable[Unit]
) -> Iterator[Finding]:
    """A move against an own unit that stays: it never gets in, and alone keeps nobody out (DATC 6.D.10)."""
    if would_exchange(plans, unit, held):
        if held in before:  # said once for the two
            yield _exchange(plans, unit, move, held)
    elif not _is_on_line(plans, move.goal.province):
        yield _own_unit(plans, unit, move, held)


def _is_on_line(plans: Plans, province: str) -> bool:
    """Whether a known train goes through the province: then the move stops that."""
    return any(province in route(plans, train) for train in plans.trains)


def route(plans: Plans, train: Unit) -> tuple[str, ...]:
    """The stations of a train behind that where it stands, its goal last."""
    stations, order = plans.variant.board.record.railway, plans.move_of(train)
    if not isinstance(order, Train):
        return ()
    start, end = stations.index(train.province), stations.index(order.goal.province)
    return tuple(stations[start + 1 : end + 1] if end > start else reversed(stations[end:start]))


def _own_unit(plans: Plans, unit: Unit, move: Move, held: Unit) -> Finding:
    power = plans.position.units[unit]
    helped = plans.supports_of(unit, move.goal.province) > 0
    kind = AdviceKind.OWN_SHIELD if helped else AdviceKind.OWN_UNIT
    weight = Weight.NOTE if helped else Weight.WARNING
    advice = Advice(kind, weight, power, unit, move, units=(held,), place=move.goal)

    def cures() -> Iterable[Cure]:
        stays = () if plans.move_of(held) else (instead(plans, unit, Support(unit, held)),)
        return *stays, holding(plans, unit)

    return advice, cures


def _exchange(plans: Plans, unit: Unit, move: Move, held: Unit) -> Finding:
    power = plans.position.units[unit]
    other = plans.move_of(held)
    assert isinstance(other, Move)
    kind = AdviceKind.EXCHANGE
    advice = Advice(kind, Weight.WARNING, power, unit, move, other, (held,), place=move.goal)

    def cures() -> Iterable[Cure]:
        both = Cure(put=(*holding(plans, held).put, *holding(plans, unit).put))
        return _by_sea(plans, unit, move), _by_sea(plans, held, other), both

    return advice, cures


def _by_sea(plans: Plans, army: Unit, move: Move) -> Cure:
    """Sends one of the two by convoy, with the fleets that are needed."""
    chain = chain_cure(plans, army, move)
    return Cure(put=(*instead(plans, army, Move(army, move.goal, via=True)).put, *chain.put))


def _bounce(plans: Plans, unit: Unit, move: Move, rival: Unit, other: Move) -> Finding:
    """Two own units go to one place; the one written last is the one to change."""
    power = plans.position.units[unit]
    mine, theirs = _strength(plans, unit, move), _strength(plans, rival, other)
    kind = AdviceKind.SELF_BOUNCE if mine == theirs else AdviceKind.OUTDONE
    if mine > theirs:
        unit, move, rival, other = rival, other, unit, move
    advice = Advice(kind, Weight.NOTE, power, unit, move, other, (rival,), place=move.goal)

    def cures() -> Iterable[Cure]:
        way = plans.arrival(rival, other) if not sails(plans, rival, other) else other.goal
        yield instead(plans, unit, Support(unit, rival, way))
        back = plans.arrival(unit, move) if not sails(plans, unit, move) else move.goal
        if mine == theirs:
            yield instead(plans, rival, Support(rival, unit, back))
        yield holding(plans, unit)

    return advice, cures


def _strength(plans: Plans, unit: Unit, move: Move) -> int:
    """In half units, with the known supports; over a half link it begins with half (rules §2)."""
    goal = move.goal.province
    half = not sails(plans, unit, move) and plans.variant.board.is_half_link(unit.province, goal)
    return (1 if half else 2) + 2 * plans.supports_of(unit, goal)
