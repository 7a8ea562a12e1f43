"""All that there is to remark on the orders that one power has written so far."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import partial

from variants.advice.adjustments import adjustment_findings
from variants.advice.convoys import convoy_findings
from variants.advice.cures import with_cure
from variants.advice.moves import move_findings
from variants.advice.passages import passage_findings
from variants.advice.plans import Board, Plans
from variants.advice.retreats import retreat_findings
from variants.advice.supports import support_findings
from variants.advice.values import Advice, Finding
from variants.advice.void import unordered_findings, void_findings
from variants.orders import Order
from variants.position import PhaseKind, Position
from variants.variant import Variant

_Finder = Callable[[Plans, str], Iterator[Finding]]

_FINDERS: Mapping[PhaseKind, tuple[_Finder, ...]] = {
    PhaseKind.MOVEMENT: (
        unordered_findings,
        void_findings,
        support_findings,
        convoy_findings,
        move_findings,
        passage_findings,
    ),
    PhaseKind.RETREAT: (void_findings, retreat_findings),
    PhaseKind.ADJUSTMENT: (void_findings, adjustment_findings),
}


def advise(
    variant: Variant,
    position: Position,
    power: str,
    orders: Sequence[Order],
    seen: Mapping[str, Sequence[Order]] | None = None,
    idle: Collection[str] = (),
) -> tuple[Advice, ...]:
    """What there is to remark on a power's orders; nothing that hangs on orders that nobody may see.

    Args:
        variant: the game with its switches.
        position: what the orders are for.
        power: whose orders they are.
        orders: as written so far.
        seen: the orders of other powers that may be seen and written as well, as on the open table.
        idle: the powers for which nobody writes; their units hold.
    """
    drafts = {**dict.fromkeys(idle, ()), **(seen or {}), power: orders}
    plans = Plans(Board(variant, position), drafts, frozenset(idle) - {power})
    look = partial(_findings, power=power)
    found = look(plans)
    return tuple(with_cure(finding, plans, found, look) for finding in found)


def _findings(plans: Plans, power: str) -> list[Finding]:
    finders = _FINDERS[plans.position.phase.kind]
    return [finding for find in finders for finding in find(plans, power)]
