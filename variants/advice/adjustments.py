"""Remarks on builds and removals: owed and given."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from variants.adjustments import Ledger, resolve_adjustments
from variants.advice.plans import Plans
from variants.advice.values import Advice, AdviceKind, Cure, Finding, Weight
from variants.legal import build_sites
from variants.orders import Build, Disband, Order, Unit, Waive
from variants.outcome import Cause, Outcome


def adjustment_findings(plans: Plans, power: str) -> Iterator[Finding]:
    """What there is to remark on the builds and removals of a power."""
    ledger = Ledger.of(plans.variant, plans.position)
    for order in plans.drafts[power]:
        if plans.board.cause(power, order):
            ledger.take(power, order)
        elif ledger.take(power, order) is Outcome.VOID:
            yield _over_limit(ledger, power, order)
    left = ledger.due.get(power, 0)
    if left > 0:
        yield from _builds(plans, power, left, ledger)
    elif left < 0:
        yield _removals(plans, power, -left)


def _over_limit(ledger: Ledger, power: str, order: Order) -> Finding:
    unit = None if isinstance(order, Waive) else order.unit
    twice = isinstance(order, Build) and ledger.stands_in(order.unit.province) is not None
    cause = Cause.OCCUPIED if twice else Cause.OVER_LIMIT
    advice = Advice(AdviceKind.OVER_LIMIT, Weight.WARNING, power, unit, order, cause=cause)

    def cures() -> Iterable[Cure]:
        return (Cure(take=((power, order),)),)

    return advice, cures


def _builds(plans: Plans, power: str, left: int, ledger: Ledger) -> Iterator[Finding]:
    sites = {
        site: kinds
        for site, kinds in build_sites(plans.variant, plans.position, power).items()
        if ledger.stands_in(site.province) is None
    }
    number = min(left, len({site.province for site in sites}))
    if not number:
        return
    advice = Advice(AdviceKind.BUILDS_MISSING, Weight.NOTE, power, number=number)
    options = [Build(Unit(kind, site)) for site, kinds in sites.items() for kind in kinds]

    def cures() -> Iterable[Cure]:
        if len(options) == 1:
            yield Cure(put=((power, options[0]),))
        yield Cure(put=((power, Waive()),) * left)

    yield advice, cures


def _removals(plans: Plans, power: str, number: int) -> Finding:
    given = [(power, order) for order in plans.drafts[power]]
    after = resolve_adjustments(plans.variant, plans.position, given)
    named = {
        judged.order.unit.province
        for judged in after.judged
        if judged.outcome is Outcome.SUCCEEDS and isinstance(judged.order, Disband)
    }
    chosen = tuple(
        unit
        for unit in plans.position.units_of(power)
        if unit not in after.units and unit.province not in named
    )
    advice = Advice(AdviceKind.REMOVALS_MISSING, Weight.NOTE, power, units=chosen, number=number)

    def cures() -> Iterable[Cure]:
        return (Cure(put=tuple((power, Disband(unit)) for unit in chosen)),)

    return advice, cures
