"""All orders that can be given at a place, in groups, for a menu."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum, auto

from app.entry.passages import leaves, trains, with_leave
from app.entry.table import Table
from app.entry.values import Event, OrderRemoved, Step
from maps.board import Location
from variants.adjustments import due
from variants.legal import Way, build_sites, convoyable, move_goals, removable, retreat_goals, supportable
from variants.orders import Build, Convoy, Disband, Hold, Move, Order, Retreat, Support, Unit, Waive
from variants.position import PhaseKind, find_unit


class OfferKind(StrEnum):
    """The groups of a menu, in their order."""

    HOLD = auto()
    MOVE = auto()
    VIA = auto()
    TRAIN = auto()
    SUPPORT_HOLD = auto()
    SUPPORT_MOVE = auto()
    CONVOY = auto()
    LEAVE = auto()
    RETREAT = auto()
    BUILD = auto()
    DISBAND = auto()
    CLEAR = auto()  # the order is taken back


@dataclass(frozen=True, slots=True)
class Offer:
    """An order that can be given.

    Attributes:
        kind: its group.
        order: what is given or taken back.
        events: what has to be done for it.
        unit: whose order it is; None of a waived build.
        other: the unit that is supported, convoyed or let through.
    """

    kind: OfferKind
    order: Order
    events: tuple[Event, ...]
    unit: Unit | None = None
    other: Unit | None = None


Give = Callable[[str, Order], Step]


def offers_at(table: Table, province: str, give: Give) -> tuple[Offer, ...]:
    """What the unit in the province, or a power that builds or removes there, can be ordered.

    Args:
        table: the position and the orders so far.
        province: where.
        give: what is to be done for an order, such as ``PhaseEntry.give``.
    """
    if table.position.phase.kind is PhaseKind.ADJUSTMENT:
        return tuple(_adjustments(table, province, give))
    unit = table.own_unit(province)
    return tuple(_of_unit(table, unit, give)) if unit else ()


def offers_to(table: Table, province: str, give: Give) -> tuple[Offer, ...]:
    """What units elsewhere can be ordered about a province: to go there, or to help the unit there."""
    if table.position.phase.kind is PhaseKind.ADJUSTMENT:
        return ()
    there = table.position.unit_in(province)
    every = (offer for unit in table.own_units for offer in _of_unit(table, unit, give))
    return tuple(offer for offer in every if _concerns(offer, province, there))


def _concerns(offer: Offer, province: str, there: Unit | None) -> bool:
    if isinstance(offer.order, Support | Convoy):
        return there is not None and offer.other == there
    goal = getattr(offer.order, "goal", None)
    return goal is not None and goal.province == province and offer.kind is not OfferKind.CLEAR


def _of_unit(table: Table, unit: Unit, give: Give) -> Iterator[Offer]:
    power = table.power_of(unit)
    retreats = table.position.phase.kind is PhaseKind.RETREAT
    for kind, order, other in (_retreats if retreats else _movements)(table, unit):
        yield Offer(kind, order, give(power, order).events, unit, other)
    if given := table.order_of(unit):
        yield Offer(OfferKind.CLEAR, given, (OrderRemoved(power, given),), unit)


_Found = Iterator[tuple[OfferKind, Order, Unit | None]]


def _retreats(table: Table, unit: Unit) -> _Found:
    for goal in retreat_goals(table.variant, table.position, unit):
        yield OfferKind.RETREAT, Retreat(unit, goal), None
    yield OfferKind.DISBAND, Disband(unit), None


def _movements(table: Table, unit: Unit) -> _Found:
    variant, position = table.variant, table.position
    yield OfferKind.HOLD, Hold(unit), None
    ways = move_goals(variant, position, unit)
    for goal, way in ways.items():
        if way is not Way.CONVOY:
            yield OfferKind.MOVE, Move(unit, goal), None
    for goal, way in ways.items():
        if way is not Way.DIRECT:
            yield OfferKind.VIA, Move(unit, goal, via=True), None
    for train in trains(table, unit):
        yield OfferKind.TRAIN, train, None
    yield from _helps(unit, supportable(variant, position, unit), convoyable(variant, position, unit))
    for fleet, leave in leaves(table, unit).items():
        yield OfferKind.LEAVE, with_leave(table, unit, leave), fleet


def _helps(
    unit: Unit,
    supports: Mapping[Unit, Sequence[Location | None]],
    convoys: Mapping[Unit, Sequence[Location]],
) -> _Found:
    for other, goals in supports.items():
        for goal in goals:
            kind = OfferKind.SUPPORT_HOLD if goal is None else OfferKind.SUPPORT_MOVE
            yield kind, Support(unit, other, goal), other
    for army, places in convoys.items():
        for place in places:
            yield OfferKind.CONVOY, Convoy(unit, army, place), army


def _adjustments(table: Table, province: str, give: Give) -> Iterator[Offer]:
    for power in table.ordering:
        given = next((o for o in table.given(power) if _province(o) == province), None)
        if given is not None:
            unit = None if isinstance(given, Waive) else given.unit
            yield Offer(OfferKind.CLEAR, given, (OrderRemoved(power, given),), unit)
            continue
        owed = due(table.variant, table.position).get(power, 0)
        done = [order for order in table.given(power) if not isinstance(order, Waive)]
        if abs(owed) <= len(done):
            continue
        for kind, order in _choices(table, power, province, builds=owed > 0):
            yield Offer(kind, order, give(power, order).events, order.unit)


def _choices(
    table: Table, power: str, province: str, *, builds: bool
) -> Iterator[tuple[OfferKind, Build | Disband]]:
    if not builds:
        unit = find_unit(removable(table.variant, table.position, power), province)
        if unit is not None:
            yield OfferKind.DISBAND, Disband(unit)
        return
    for site, kinds in build_sites(table.variant, table.position, power).items():
        if site.province == province:
            yield from ((OfferKind.BUILD, Build(Unit(kind, site))) for kind in kinds)


def _province(order: Order) -> str:
    return "" if isinstance(order, Waive) else order.unit.province
