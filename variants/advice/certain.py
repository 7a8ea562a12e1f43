"""What can be said for certain of a unit whose order is known, whatever others do."""

from __future__ import annotations

from variants.advice.canal import is_let_pass, is_passage
from variants.advice.plans import Plans
from variants.advice.sailing import is_lost, sails
from variants.orders import Move, Unit


def fails(plans: Plans, unit: Unit, move: Move) -> bool:
    """Whether the known move has no way for certain: no convoy, or a canal that is closed to it."""
    if is_passage(plans, unit, move):
        return is_let_pass(plans, unit) is False
    return is_lost(plans, unit, move)


def certainly_stays(plans: Plans, unit: Unit, behind: frozenset[Unit] = frozenset()) -> bool:
    """Whether the unit, which is known, does not get away for certain."""
    move = plans.move_of(unit)
    if not isinstance(move, Move):
        return move is None
    if fails(plans, unit, move):
        return True
    ahead = plans.position.unit_in(move.goal.province)
    if ahead is None or plans.position.units[ahead] != plans.position.units[unit] or ahead in behind:
        return False
    return would_exchange(plans, unit, ahead) or certainly_stays(plans, ahead, behind | {unit})


def would_exchange(plans: Plans, unit: Unit, other: Unit) -> bool:
    """Whether the two units would change places by land."""
    one, two = plans.move_of(unit), plans.move_of(other)
    return (
        isinstance(one, Move)
        and isinstance(two, Move)
        and one.goal.province == other.province
        and two.goal.province == unit.province
        and not sails(plans, unit, one)
        and not sails(plans, other, two)
    )
