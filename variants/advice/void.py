"""Remarks on units without an order, and on orders that could never be carried out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from maps.board import Location
from variants.advice.cures import fitting, holding, instead
from variants.advice.plans import Plans
from variants.advice.values import Advice, AdviceKind, Cure, Finding, Weight
from variants.legal import direct_goals, retreat_goals
from variants.orders import Disband, Move, MovementOrder, Order, Retreat, Support, Train, Unit, Waive
from variants.position import PhaseKind


def unordered_findings(plans: Plans, power: str) -> Iterator[Finding]:
    """The units of a power that have no order in a movement phase."""
    for unit in plans.known_units(power):
        if not plans.written.get(unit.province):
            yield Advice(AdviceKind.NO_ORDER, Weight.NOTE, power, unit), partial(_hold, plans, unit)


def _hold(plans: Plans, unit: Unit) -> Iterable[Cure]:
    return (holding(plans, unit),)


def void_findings(plans: Plans, power: str) -> Iterator[Finding]:
    """The orders of a power that are void whatever others do, in any phase."""
    for order in plans.drafts[power]:
        cause = plans.board.cause(power, order)
        if cause is not None:
            unit = None if isinstance(order, Waive) else order.unit
            advice = Advice(AdviceKind.VOID, Weight.WARNING, power, unit, order, cause=cause)
            yield advice, partial(_void_cures, plans, power, order)


def _void_cures(plans: Plans, power: str, order: Order) -> Iterable[Cure]:
    """What could have been meant; or that which becomes of the unit in any case."""
    kind = plans.position.phase.kind
    alone = kind is not PhaseKind.ADJUSTMENT and len(_others(plans, power, order)) == 0
    if alone and kind is PhaseKind.RETREAT:
        yield from _retreat_cures(plans, power, order)
    elif alone and isinstance(order, MovementOrder):
        unit = plans.position.unit_in(order.unit.province)
        if unit is not None and plans.position.units[unit] == power:
            yield from (instead(plans, unit, meant) for meant in _meant(plans, unit, order))
            if isinstance(order, Support) and (other := plans.position.unit_in(order.supported.province)):
                yield from (fitting(plans, unit, other),) if plans.is_known(other) else ()
            yield holding(plans, unit)
    yield Cure(take=((power, order),))


def _others(plans: Plans, power: str, order: Order) -> list[Order]:
    """The further orders that are written for the same province."""
    orders = [other for other in plans.drafts[power] if other is not order]
    return [
        other
        for other in orders
        if not isinstance(other, Waive | type(None))
        and not isinstance(order, Waive)
        and other.unit.province == order.unit.province
    ]


def _meant(plans: Plans, unit: Unit, order: MovementOrder) -> Iterator[MovementOrder]:
    """Legal orders that differ in little: another coast, by railway, without the word for a convoy."""
    goal = order.goal if isinstance(order, Move | Train | Support) else None
    if isinstance(order, Move):
        for place in _coasts(plans, unit, order):
            yield Move(unit, place)
        yield Train(unit, Location(order.goal.province))
    elif isinstance(order, Train):
        yield Move(unit, Location(order.goal.province))
    elif isinstance(order, Support) and goal is not None and goal.coast:
        yield Support(unit, order.supported, Location(goal.province))


def _coasts(plans: Plans, unit: Unit, order: Move) -> list[Location]:
    """Where in its goal the unit can get; first to the coast that an own support names."""
    named = [
        support.goal
        for support in plans.drafts[plans.position.units[unit]]
        if isinstance(support, Support) and support.supported.province == unit.province
    ]
    places = direct_goals(plans.variant.board, unit, order.goal.province)
    return sorted(places, key=lambda place: place not in named)


def _retreat_cures(plans: Plans, power: str, order: Order) -> Iterator[Cure]:
    unit = None if isinstance(order, Waive) else plans.position.dislodged_in(order.unit.province)
    if unit is None or plans.position.dislodged[unit].power != power:
        return
    goals = retreat_goals(plans.variant, plans.position, unit)
    near = [goal for goal in goals if isinstance(order, Retreat) and goal.province == order.goal.province]
    only = goals if len(goals) == 1 else ()
    yield from (Cure(put=((power, Retreat(unit, goal)),)) for goal in (*near, *only))
    yield Cure(put=((power, Disband(unit)),))
