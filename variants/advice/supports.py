"""Remarks on supports: whether the other unit does what they are for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from variants.advice.certain import certainly_stays
from variants.advice.cures import fitting, holding, instead, moving
from variants.advice.plans import Plans
from variants.advice.values import Advice, AdviceKind, Cure, Finding, Weight
from variants.orders import Move, Support, Train, Unit, UnitKind


def support_findings(plans: Plans, power: str) -> Iterator[Finding]:
    """What there is to remark on the legal supports of a power."""
    for unit in plans.known_units(power):
        order = plans.order_of(unit)
        if isinstance(order, Support):
            supported = plans.position.unit_in(order.supported.province)
            assert supported is not None  # the order is legal
            yield from _support(plans, unit, order, supported)


def _support(plans: Plans, unit: Unit, order: Support, supported: Unit) -> Iterator[Finding]:
    if plans.is_known(supported):
        move = plans.move_of(supported)
        if order.goal is None and move is not None:
            yield _of_mover(plans, unit, order, supported)
            return
        if order.goal is not None and (move is None or move.goal.province != order.goal.province):
            yield _unfitting(plans, AdviceKind.SUPPORT_UNMATCHED, unit, order, supported)
            return
        if move is not None and _is_other_coast(plans, order, supported, move):
            yield _unfitting(plans, AdviceKind.SUPPORT_COAST, unit, order, supported)
            return
    if _is_against_own(plans, unit, order, supported):
        yield _against_own(plans, unit, order)


def _advice(
    plans: Plans, kind: AdviceKind, unit: Unit, order: Support, supported: Unit | None = None
) -> Advice:
    """A warning, with what the supported unit does as the other order."""
    other = plans.order_of(supported) if supported and plans.written.get(supported.province) else None
    units = (supported,) if supported else ()
    return Advice(
        kind, Weight.WARNING, plans.position.units[unit], unit, order, other, units, place=order.goal
    )


def _prefer(plans: Plans, order: Support, supported: Unit, change: Cure, keep: Cure) -> tuple[Cure, Cure]:
    """What was written last is meant: the support is kept if it is newer than the other unit's order."""
    same_power = plans.position.units[supported] in {
        power for power, orders in plans.drafts.items() if order in orders
    }
    later = same_power and plans.is_later(order, supported)
    unordered = not plans.written.get(supported.province)
    return (keep, change) if later or unordered else (change, keep)


def _unfitting(plans: Plans, kind: AdviceKind, unit: Unit, order: Support, supported: Unit) -> Finding:
    """Either the support or the order that it is for may be made to fit the other."""

    def cures() -> Iterable[Cure]:
        change, keep = fitting(plans, unit, supported), moving(plans, supported, order)
        return (*_prefer(plans, order, supported, change, keep), holding(plans, unit))

    return _advice(plans, kind, unit, order, supported), cures


def _of_mover(plans: Plans, unit: Unit, order: Support, supported: Unit) -> Finding:
    def cures() -> Iterable[Cure]:
        return fitting(plans, unit, supported), holding(plans, unit)

    return _advice(plans, AdviceKind.SUPPORT_OF_MOVER, unit, order, supported), cures


def _is_other_coast(plans: Plans, order: Support, supported: Unit, move: Move | Train) -> bool:
    """Whether the support names another coast than that to which the fleet goes (DATC 6.B.9)."""
    if supported.kind is UnitKind.ARMY or order.goal is None or not order.goal.coast:
        return False
    split = bool(plans.variant.board.provinces[order.goal.province].coasts)
    return split and plans.arrival(supported, move) != order.goal


def _is_against_own(plans: Plans, unit: Unit, order: Support, supported: Unit) -> bool:
    """Whether another power's unit is supported against an own one that stays (DATC 6.D.12)."""
    power = plans.position.units[unit]
    if order.goal is None or plans.position.units[supported] == power:
        return False
    held = plans.position.unit_in(order.goal.province)
    return held is not None and plans.position.units[held] == power and certainly_stays(plans, held)


def _against_own(plans: Plans, unit: Unit, order: Support) -> Finding:
    assert order.goal is not None
    held = plans.position.unit_in(order.goal.province)
    assert held is not None
    power = plans.position.units[unit]
    kind = AdviceKind.SUPPORT_AGAINST_OWN
    advice = Advice(kind, Weight.NOTE, power, unit, order, units=(held,), place=order.goal)

    def cures() -> Iterable[Cure]:
        return instead(plans, unit, Support(unit, held)), holding(plans, unit)

    return advice, cures
