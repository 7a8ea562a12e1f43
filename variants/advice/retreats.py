"""Remarks on the orders of a retreat phase."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from maps.board import Location
from variants.advice.plans import Plans
from variants.advice.values import Advice, AdviceKind, Cure, Finding, Weight
from variants.legal import retreat_goals
from variants.orders import Disband, Order, Retreat, Unit
from variants.retreats import agreed_goals, read_wish, rivals


def retreat_findings(plans: Plans, power: str) -> Iterator[Finding]:
    """What there is to remark on the retreats of a power."""
    position = plans.position
    goals = agreed_goals(
        read_wish(plans.variant, position, giver, order)
        for giver, orders in plans.drafts.items()
        for order in orders
    )
    given = {
        order.unit.province: order for order in plans.drafts[power] if isinstance(order, Retreat | Disband)
    }
    for unit in sorted(position.dislodged):
        if position.dislodged[unit].power != power:
            continue
        order = given.get(unit.province)
        if order is None and retreat_goals(plans.variant, position, unit):
            yield _missing(plans, power, unit, goals.values())
        elif order is not None and unit in goals and rivals(plans.variant, goals, unit):
            yield _met(plans, power, unit, order, rivals(plans.variant, goals, unit), goals.values())


def _missing(plans: Plans, power: str, unit: Unit, taken: Iterable[Location | None]) -> Finding:
    options = _free(plans, unit, taken)

    def cures() -> Iterable[Cure]:
        if len(options) == 1:
            yield Cure(put=((power, Retreat(unit, options[0])),))
        yield Cure(put=((power, Disband(unit)),))

    return Advice(AdviceKind.RETREAT_MISSING, Weight.NOTE, power, unit), cures


def _met(
    plans: Plans,
    power: str,
    unit: Unit,
    order: Order,
    met: tuple[Unit, ...],
    taken: Iterable[Location | None],
) -> Finding:
    assert isinstance(order, Retreat)
    options = _free(plans, unit, taken)

    def cures() -> Iterable[Cure]:
        for goal in options:
            yield Cure(put=((power, Retreat(unit, goal)),))
        yield Cure(put=((power, Disband(unit)),))

    kind = AdviceKind.RETREAT_MET
    return Advice(kind, Weight.WARNING, power, unit, order, units=met, place=order.goal), cures


def _free(plans: Plans, unit: Unit, taken: Iterable[Location | None]) -> list[Location]:
    """The goals of the unit to which no other known unit retreats."""
    closed = {place.province for place in taken if place is not None}
    goals = retreat_goals(plans.variant, plans.position, unit)
    return [goal for goal in goals if goal.province not in closed]
