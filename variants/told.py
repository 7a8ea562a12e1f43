"""What is told of supports against a unit of the supporter's own power, which never help to dislodge it."""

from __future__ import annotations

from dataclasses import replace

from variants.orders import Move, Order, Support, Train
from variants.outcome import Judged, Outcome, Resolution
from variants.position import PhaseKind

_LEFT = frozenset((Outcome.SUCCEEDS, Outcome.STOPS))
_NOT_THERE = frozenset((Outcome.VOID, Outcome.NO_CONVOY, Outcome.NO_PERMISSION))


def told(resolution: Resolution) -> tuple[Judged, ...]:
    """The orders with what became of them as it is told: a support that could count for nothing is void.

    The adjudicator judges a support by whether it was matched and not cut, as recorded games do.
    """
    return tuple(
        replace(judged, outcome=Outcome.VOID) if is_idle_support(resolution, judged) else judged
        for judged in resolution.judged
    )


def is_idle_support(resolution: Resolution, judged: Judged) -> bool:
    """Whether a support could only have helped to dislodge a unit of its own power (DATC 6.D.12)."""
    return is_against_own(resolution, judged) and not _others(resolution, judged.order)


def is_against_own(resolution: Resolution, judged: Judged) -> bool:
    """Whether a support was for a move against a unit of its own power, which stayed where it was."""
    order, before = judged.order, resolution.before
    if not isinstance(order, Support) or order.goal is None or judged.outcome is not Outcome.SUCCEEDS:
        return False
    there = before.unit_in(order.goal.province)
    own = there is not None and before.units[there] == judged.power
    return own and before.phase.kind is PhaseKind.MOVEMENT and not _left(resolution, order.goal.province)


def _left(resolution: Resolution, province: str) -> bool:
    return any(
        isinstance(each.order, Move | Train)
        and each.order.unit.province == province
        and each.outcome in _LEFT
        for each in resolution.judged
    )


def _others(resolution: Resolution, order: Order) -> bool:
    """Whether units came besides the supported one, which it may have kept out."""
    assert isinstance(order, Support)
    assert order.goal is not None
    return any(
        isinstance(each.order, Move | Train)
        and each.order.goal.province == order.goal.province
        and each.order.unit.province not in (order.supported.province, order.goal.province)
        and each.outcome not in _NOT_THERE
        for each in resolution.judged
    )
