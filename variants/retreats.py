"""The retreat phase: dislodged units retreat or disband."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from maps.board import Location
from variants.legal import illegality, retreat_goals
from variants.orders import Disband, Given, Order, Retreat, Unit
from variants.outcome import Aftermath, Judged, Outcome
from variants.position import Position
from variants.variant import Variant

Wish: TypeAlias = tuple[Unit, Location | None]  # a dislodged unit and where it is to go; None: it disbands


def resolve_retreats(variant: Variant, position: Position, orders: Given) -> Aftermath:
    """What the orders of a retreat phase lead to.

    Units that go to the same province disband (DATC 6.H.7, 6.H.8), and so do those without an order, with a
    void one or with different ones.
    """
    wishes = [read_wish(variant, position, power, order) for power, order in orders]
    goals = agreed_goals(wishes)
    arrivals = {
        Unit(unit.kind, goal): position.dislodged[unit].power
        for unit, goal in goals.items()
        if goal and not rivals(variant, goals, unit)
    }
    judged = [
        Judged(power, order, _outcome(variant, wish, goals))
        for (power, order), wish in zip(orders, wishes, strict=True)
    ]
    return Aftermath(
        judged=tuple(judged),
        units={**position.units, **arrivals},
        retreat_options={unit: retreat_goals(variant, position, unit) for unit in position.dislodged},
    )


def read_wish(variant: Variant, position: Position, power: str, order: Order) -> Wish | None:
    """What a legal order in a retreat phase asks for, with the coast filled in; None if it is not legal."""
    if not isinstance(order, Retreat | Disband) or illegality(variant, position, power, order):
        return None
    unit = position.dislodged_in(order.unit.province)
    assert unit is not None  # the order is legal
    if isinstance(order, Disband):
        return unit, None
    options = [
        goal for goal in retreat_goals(variant, position, unit) if goal.province == order.goal.province
    ]
    return unit, order.goal if order.goal in options else options[0]


def agreed_goals(wishes: Iterable[Wish | None]) -> Mapping[Unit, Location | None]:
    """Unit → where it is to go, for units whose legal orders do not differ (DATC 4.D.3)."""
    goals: dict[Unit, set[Location | None]] = {}
    for wish in wishes:
        if wish is not None:
            goals.setdefault(wish[0], set()).add(wish[1])
    return {unit: places.pop() for unit, places in goals.items() if len(places) == 1}


def rivals(variant: Variant, goals: Mapping[Unit, Location | None], unit: Unit) -> tuple[Unit, ...]:
    """The units that keep a retreating one out because they retreat to the same province.

    One that goes there over a half link keeps out only others that do (rules §2).
    """
    goal = goals[unit]
    if goal is None:
        return ()
    halved = variant.board.is_half_link(unit.province, goal.province)
    return tuple(
        other
        for other, place in goals.items()
        if other != unit
        and place is not None
        and place.province == goal.province
        and (halved or not variant.board.is_half_link(other.province, place.province))
    )


def _outcome(variant: Variant, wish: Wish | None, goals: Mapping[Unit, Location | None]) -> Outcome:
    if wish is None or wish[0] not in goals:
        return Outcome.VOID
    return Outcome.BOUNCE if rivals(variant, goals, wish[0]) else Outcome.SUCCEEDS
