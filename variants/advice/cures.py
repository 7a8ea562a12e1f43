"""Edits that are offered for several reasons, and which of several mends most."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from variants.advice.plans import Plans
from variants.advice.values import Advice, AdviceKind, Cure, Finding, Weight
from variants.orders import Hold, Move, MovementOrder, Support, Train, Unit
from variants.transit import rail_goals


def instead(plans: Plans, unit: Unit, order: MovementOrder) -> Cure:
    """The order in place of what is written for the unit; leave for the canal stays with it."""
    leave = tuple(
        leave
        for old in plans.written.get(unit.province, ())
        if isinstance(old, MovementOrder)
        for leave in old.leave
    )
    given = order if order.leave else replace(order, leave=leave)
    return Cure(put=((plans.position.units[unit], given),))


def holding(plans: Plans, unit: Unit) -> Cure:
    """Lets the unit hold."""
    return instead(plans, unit, Hold(unit))


def fitting(plans: Plans, supporter: Unit, supported: Unit) -> Cure:
    """Lets the one unit support what the other one does."""
    move = plans.move_of(supported)
    goal = plans.arrival(supported, move) if move else None
    return instead(plans, supporter, Support(supporter, supported, goal))


def moving(plans: Plans, unit: Unit, order: Support) -> Cure:
    """Orders the move that a support is for, in the way in which the unit can make it."""
    goal = order.goal
    assert goal is not None
    by_rail = goal in rail_goals(plans.variant, plans.position, unit)
    rides = by_rail and not plans.is_direct(unit, goal.province)
    return instead(plans, unit, Train(unit, goal) if rides else Move(unit, goal))


def with_cure(
    finding: Finding, plans: Plans, before: Sequence[Finding], look: Callable[[Plans], Sequence[Finding]]
) -> Advice:
    """The remark with the first of its edits that is legal, mends it and gives its unit no other warning."""
    advice, cures = finding
    known = {_subject(other) for other, _ in before} - {_subject(advice)}
    for cure in cures():
        if _is_edit(plans, cure):
            after = [left for left, _ in look(plans.with_cure(cure)) if _is_about(left, advice)]
            if all(_subject(left) in known or _is_note_of_another_kind(left, advice) for left in after):
                return replace(advice, cure=cure)
    return advice


def _is_edit(plans: Plans, cure: Cure) -> bool:
    return plans.is_open(cure) and all(plans.board.cause(power, order) is None for power, order in cure.put)


def _subject(advice: Advice) -> tuple[AdviceKind, Unit | None]:
    return advice.kind, advice.unit


def _is_about(left: Advice, advice: Advice) -> bool:
    """Whether what is left is about the same unit; builds and removals that are missing are counted anew."""
    return left.unit == advice.unit and (advice.unit is not None or left == advice)


def _is_note_of_another_kind(left: Advice, advice: Advice) -> bool:
    return left.kind is not advice.kind and left.weight is Weight.NOTE
