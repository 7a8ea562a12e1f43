"""Remarks on canal and railway (rules §4)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from maps.board import Location
from variants.advice.canal import canal_keeper, is_let_pass, is_passage, named_fleets, trying
from variants.advice.certain import certainly_stays, fails
from variants.advice.cures import holding, instead
from variants.advice.moves import route
from variants.advice.plans import Plans
from variants.advice.values import Advice, AdviceKind, Cure, Finding, Weight
from variants.orders import Hold, Leave, Move, MovementOrder, Support, Train, Unit
from variants.transit import far_end


def passage_findings(plans: Plans, power: str) -> Iterator[Finding]:
    """What there is to remark on passages, leave and trains of a power."""
    for unit in plans.known_units(power):
        move = plans.move_of(unit)
        if isinstance(move, Move) and is_passage(plans, unit, move):
            yield from _passage(plans, unit, move)
        yield from _leave(plans, unit)
    if power == plans.variant.railway_power:
        yield from _trains(plans, power)


def _passage(plans: Plans, fleet: Unit, move: Move) -> Iterator[Finding]:
    keeper = canal_keeper(plans)
    kind, weight = AdviceKind.CANAL_UNHELD, Weight.WARNING
    if keeper is not None:
        let_pass = is_let_pass(plans, fleet)
        stays = plans.variant.rules["canal_permission"] == "outlives" or (
            plans.is_known(keeper) and certainly_stays(plans, keeper)
        )
        if let_pass is None:
            kind, weight = AdviceKind.CANAL_FOREIGN, Weight.NOTE
        elif not let_pass:
            kind = AdviceKind.CANAL_TWO if _rivals(plans, keeper, fleet) else AdviceKind.CANAL_NO_LEAVE
        elif not stays:
            kind, weight = AdviceKind.CANAL_LEFT, Weight.NOTE
        else:
            return
    power = plans.position.units[fleet]
    units: tuple[Unit, ...] = (keeper,) if keeper else ()
    if keeper is not None and kind is AdviceKind.CANAL_TWO:
        units = _rivals(plans, keeper, fleet)
    advice = Advice(kind, weight, power, fleet, move, units=units, place=move.goal)

    def cures() -> Iterable[Cure]:
        if keeper is not None and kind is AdviceKind.CANAL_NO_LEAVE and _frees(plans, move.goal.province):
            leave = Leave(fleet, Location(move.goal.province))
            yield instead(plans, keeper, replace(_written(plans, keeper), leave=(leave,)))
        if keeper is not None and kind is AdviceKind.CANAL_LEFT:
            yield holding(plans, keeper)
        if weight is Weight.WARNING:
            yield holding(plans, fleet)

    yield advice, cures


def _rivals(plans: Plans, keeper: Unit, fleet: Unit) -> tuple[Unit, ...]:
    """The other fleets of the power in control that want through where it names none of them."""
    all_trying = trying(plans, plans.position.units[keeper])
    return () if named_fleets(plans, keeper) or fleet not in all_trying else tuple(all_trying - {fleet})


def _frees(plans: Plans, province: str) -> bool:
    """Whether the far end may be left: a fleet that would come through from there itself stays there."""
    there = plans.position.unit_in(province)
    if there is None or not plans.is_known(there):
        return True
    return not is_passage(plans, there, plans.move_of(there)) and not certainly_stays(plans, there)


def _written(plans: Plans, unit: Unit) -> MovementOrder:
    written = plans.written.get(unit.province, ())
    order = written[-1] if written else None
    return order if isinstance(order, MovementOrder) else Hold(unit)


def _leave(plans: Plans, unit: Unit) -> Iterator[Finding]:
    """Leave for a fleet that, as far as is known, does not pass."""
    order = _written(plans, unit)
    vain = tuple(leave for leave in order.leave if not _may_use(plans, unit, leave))
    if not vain or _is_shut_out(plans, plans.position.units[unit]):
        return
    power, kept = plans.position.units[unit], tuple(leave for leave in order.leave if leave not in vain)
    kind, leave = AdviceKind.LEAVE_UNUSED, vain[0]
    advice = Advice(kind, Weight.WARNING, power, unit, order, units=(leave.fleet,), place=leave.goal)
    without = replace(order, leave=kept)

    def cures() -> Iterable[Cure]:
        held = Hold(unit, leave=kept)
        return Cure(put=((power, without),)), Cure(put=((power, held),))

    yield advice, cures


def _is_shut_out(plans: Plans, power: str) -> bool:
    """Whether an own fleet tries to pass and may not: then leave for another does that, which is remarked."""
    return any(
        is_passage(plans, fleet, plans.move_of(fleet)) and is_let_pass(plans, fleet) is False
        for fleet in plans.known_units(power)
    )


def _may_use(plans: Plans, keeper: Unit, leave: Leave) -> bool:
    fleet = plans.position.unit_in(leave.fleet.province)
    if fleet is None or keeper != canal_keeper(plans) or far_end(plans.variant, fleet) != leave.goal:
        return False
    if len(named_fleets(plans, keeper)) > 1:
        return False
    return not plans.is_known(fleet) or is_passage(plans, fleet, plans.move_of(fleet))


def _trains(plans: Plans, power: str) -> Iterator[Finding]:
    orders = list(plans.drafts[power])
    trains = sorted(plans.trains, key=lambda unit: orders.index(plans.written[unit.province][-1]))
    for unit in trains[1:]:
        yield _second(plans, power, unit, trains[0])
    if len(trains) == 1:
        yield from _meetings(plans, power, trains[0])


def _second(plans: Plans, power: str, unit: Unit, first: Unit) -> Finding:
    order, other = plans.written[unit.province][-1], plans.written[first.province][-1]
    kind = AdviceKind.SECOND_TRAIN
    advice = Advice(kind, Weight.WARNING, power, unit, order, other, (first,))

    def cures() -> Iterable[Cure]:
        return (holding(plans, unit),)

    return advice, cures


def _meetings(plans: Plans, power: str, train: Unit) -> Iterator[Finding]:
    """Own units that move into the line, or stay where the train goes (railway 2 and 4)."""
    line, order = route(plans, train), plans.move_of(train)
    assert isinstance(order, Train)
    for unit in plans.known_units(power):
        move = plans.move_of(unit)
        if isinstance(move, Move) and not fails(plans, unit, move):
            head_on = unit.province == line[0] and move.goal.province == train.province
            if head_on or move.goal.province in line:
                yield _met(plans, train, order, unit, move)
        elif unit.province == line[-1] and certainly_stays(plans, unit):
            yield _goal_held(plans, train, order, unit)


def _met(plans: Plans, train: Unit, order: Train, unit: Unit, move: Move) -> Finding:
    power, kind = plans.position.units[train], AdviceKind.TRAIN_MET
    advice = Advice(kind, Weight.NOTE, power, unit, move, order, (train,), place=move.goal)

    def cures() -> Iterable[Cure]:
        if move.goal.province == order.goal.province:
            yield instead(plans, unit, Support(unit, train, order.goal))
        yield holding(plans, unit)

    return advice, cures


def _goal_held(plans: Plans, train: Unit, order: Train, held: Unit) -> Finding:
    power, kind = plans.position.units[train], AdviceKind.TRAIN_GOAL_HELD
    advice = Advice(kind, Weight.NOTE, power, train, order, units=(held,), place=order.goal)

    def cures() -> Iterable[Cure]:
        stations = reversed(route(plans, train)[:-1])
        free = [station for station in stations if plans.position.unit_in(station) is None]
        for station in free[:1]:
            yield instead(plans, train, Train(train, Location(station)))
        yield holding(plans, train)

    return advice, cures
