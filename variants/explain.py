"""Why every order had its outcome, as data. Made only when asked: the adjudicator itself keeps no reasons."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from maps.board import Location
from variants.adjustments import Ledger
from variants.explain_movement import movement_reasons
from variants.legal import illegality
from variants.orders import Build, Retreat, Unit
from variants.outcome import Cause, Judged, Outcome, Reason, Resolution
from variants.position import PhaseKind
from variants.retreats import agreed_goals, read_wish, rivals
from variants.sites import emergency_site
from variants.variant import Variant

_RULES: Mapping[Cause, str] = {
    Cause.STAND_OFF: "DATC 6.A.11",
    Cause.HEAD_TO_HEAD: "DATC 6.E.1",
    Cause.OWN_UNIT: "DATC 6.D.10",
    Cause.OWN_SUPPORT: "DATC 6.D.12",
    Cause.OWN_TARGET: "DATC 6.D.12",
    Cause.OWN_DEFENDED: "DATC 6.D.12",
    Cause.HELD_OFF: "DATC 6.D.1",
    Cause.BELEAGUERED: "DATC 6.E.7",
    Cause.CUT_BY_ATTACK: "DATC 6.D.2",
    Cause.CONVOY_BROKEN: "DATC 6.F.7",
    Cause.CONVOY_MISSING: "DATC 6.D.8",
    Cause.PARADOX: "DATC 4.A.2",
    Cause.UNMATCHED: "DATC 6.D.9",
    Cause.CONTRADICTED: "DATC 4.D.3",
    Cause.NO_UNIT: "DATC 6.A.6",
    Cause.UNREACHABLE: "DATC 6.A.1",
    Cause.ARMY_LINK: "DATC 6.A.1",
    Cause.CLOSED_LAND: "DATC 6.A.1",
    Cause.WRONG_KIND: "DATC 6.A.2",
    Cause.HALF_LINK: "1900, Suez rules 4 and 5",
    Cause.UNCUT: "1900, Suez rule 6",
    Cause.GAVE_WAY: "1900, Suez rule 8",
    Cause.NO_LEAVE: "DATC 7.C.1",
    Cause.CANAL_UNHELD: "Colonial, Suez Canal",
    Cause.LEAVE_TO_OTHER: "DATC 7.C.4",
    Cause.LEAVE_TO_TWO: "Colonial, Suez Canal",
    Cause.LEAVE_TO_NOBODY: "Colonial, Suez Canal",
    Cause.LEAVE_UNSAID: "Colonial, Suez Canal",
    Cause.CANAL_LEFT: "Colonial, Suez Canal",
    Cause.CANAL_LOST: "Colonial, Suez Canal",
    Cause.CANAL_SUPPORT: "Colonial, Suez Canal",
    Cause.PASSED_CANAL: "Colonial, Suez Canal",
    Cause.CANAL_RETREAT: "Colonial, Suez Canal",
    Cause.LINE_HELD: "Colonial errata 9.23",
    Cause.LINE_LOST: "Colonial errata 9.23",
    Cause.LINE_TAKEN: "Colonial errata 9.23",
    Cause.LINE_ENTERED: "DATC 7.B.1",
    Cause.LINE_HEAD_ON: "DATC 7.B.26",
    Cause.LINE_TIED: "DATC 7.B.7",
    Cause.LINE_CENTER: "DATC 7.B.18",
    Cause.LINE_KEPT: "DATC 7.B.18",
    Cause.RAIL_SUPPORT: "Colonial, Trans-Siberian Railway",
    Cause.BY_RAIL: "DATC 7.B.34",
    Cause.UNNAMED_RAIL: "Colonial, Trans-Siberian Railway",
    Cause.SECOND_TRAIN: "Colonial, Trans-Siberian Railway",
    Cause.EMERGENCY: "1900, Russian emergency measures",
    Cause.NO_ORIGINAL_CENTER: "Hundred Years' War, rule 7",
    Cause.COAST: "DATC 6.B.1",
    Cause.BARRED: "DATC 6.H.5",
    Cause.MET_RETREAT: "DATC 6.H.7",
    Cause.NO_SITE: "DATC 6.I.5",
    Cause.NOT_OWNED: "DATC 6.I.5",
    Cause.NOT_HOME: "DATC 6.I.5",
    Cause.NEVER_SITE: "1900, Egypt and Algeria",
    Cause.NOT_COUNTED: "Colonial, Hong Kong",
    Cause.NO_EMERGENCY: "1900, Russian emergency measures",
    Cause.ARMY_SITE: "1900, Russian emergency measures",
    Cause.NO_COAST: "DATC 6.I.2",
    Cause.OCCUPIED: "DATC 6.I.3",
    Cause.OVER_LIMIT: "DATC 6.I.1",
}


def explain(variant: Variant, resolution: Resolution) -> tuple[Reason, ...]:
    """One reason for each of ``resolution.judged``, in the same order."""
    reasons = _EXPLAINERS[resolution.before.phase.kind](variant, resolution)
    return tuple(replace(reason, rule=_RULES.get(reason.cause, "")) for reason in reasons)


def _retreat_reasons(variant: Variant, resolution: Resolution) -> Sequence[Reason]:
    wishes = [
        read_wish(variant, resolution.before, judged.power, judged.order) for judged in resolution.judged
    ]
    goals = agreed_goals(wishes)

    def reason(judged: Judged) -> Reason:
        if judged.outcome is Outcome.VOID:
            cause = illegality(variant, resolution.before, judged.power, judged.order)
            return Reason(cause or Cause.CONTRADICTED)
        if judged.outcome is Outcome.BOUNCE and isinstance(judged.order, Retreat):
            return _met(variant, goals, judged.order)
        return Reason(Cause.CARRIED_OUT)

    return [reason(judged) for judged in resolution.judged]


def _met(variant: Variant, goals: Mapping[Unit, Location | None], order: Retreat) -> Reason:
    """Why a retreat that could have been made was not; a half link gives way to every other retreat."""
    unit = next(unit for unit in goals if unit.province == order.unit.province)
    met = tuple(sorted(rivals(variant, goals, unit)))
    half = variant.board.is_half_link
    alike = all(
        half(unit.province, order.goal.province) == half(other.province, order.goal.province) for other in met
    )
    return Reason(Cause.MET_RETREAT if alike else Cause.GAVE_WAY, by=met)


def _adjustment_reasons(variant: Variant, resolution: Resolution) -> Sequence[Reason]:
    ledger = Ledger.of(variant, resolution.before)
    return [_adjustment_reason(ledger, judged) for judged in resolution.judged]


def _adjustment_reason(ledger: Ledger, judged: Judged) -> Reason:
    """Why an order was carried out or not; the ledger has the state after all orders before it."""
    before = ledger.position
    if ledger.take(judged.power, judged.order) is Outcome.SUCCEEDS:
        return Reason(_source_of_build(ledger, judged) or Cause.CARRIED_OUT)
    cause = illegality(ledger.variant, before, judged.power, judged.order)
    if cause is None and isinstance(judged.order, Build):
        built = ledger.stands_in(judged.order.unit.province)
        if built is not None:
            return Reason(Cause.OCCUPIED, by=(built,))
    return Reason(cause or Cause.OVER_LIMIT)


def _source_of_build(ledger: Ledger, judged: Judged) -> Cause | None:
    """What allowed a build where the power cannot build otherwise."""
    site = emergency_site(ledger.variant, ledger.position, judged.power)
    extra = isinstance(judged.order, Build) and judged.order.unit.province == site
    return Cause.EMERGENCY if extra else None


_EXPLAINERS: Mapping[PhaseKind, Callable[[Variant, Resolution], Sequence[Reason]]] = {
    PhaseKind.MOVEMENT: movement_reasons,
    PhaseKind.RETREAT: _retreat_reasons,
    PhaseKind.ADJUSTMENT: _adjustment_reasons,
}
