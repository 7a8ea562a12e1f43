"""Advice on orders in sentences: what will happen, and what the link beside it does."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication

from app.words.names import every, location_name, order_text, power_name
from app.words.reasons import reason_text
from maps.board import Location
from variants.advice import Advice, AdviceKind, Cure
from variants.orders import Build, Disband, Hold, MovementOrder, Order, Retreat, Support, Unit, Waive
from variants.outcome import Cause, Reason
from variants.position import Position
from variants.variant import Variant

translate = QCoreApplication.translate


def advice_text(variant: Variant, position: Position, advice: Advice) -> str:
    """What will happen to the order as it is written, or can happen, in a sentence or two."""
    if advice.cause is not None and advice.kind is AdviceKind.VOID:
        reason = reason_text(variant, position, Reason(advice.cause))
        return translate("Advice", "This order is void. {reason}").format(reason=reason)
    return _sentence(advice).format(
        unit=advice.unit or "",
        units=every([str(unit) for unit in advice.units]),
        owned=every([_with_owner(variant, position, unit) for unit in advice.units]),
        other=order_text(advice.other) if advice.other else "",
        place=location_name(variant, advice.place) if advice.place else "",
        number=advice.number,
    )


def cure_text(variant: Variant, advice: Advice, cure: Cure) -> str:
    """What the link does, in a few words."""
    if not cure.put:
        return translate("Advice", "Take it back")
    special = _SPECIAL.get(advice.kind)
    if special is not None:
        return special().format(unit=advice.unit or "")
    orders = [order for _, order in cure.put]
    if len(orders) == 1:
        return _one(variant, advice.unit, orders[0])
    return _several(orders)


def _with_owner(variant: Variant, position: Position, unit: Unit) -> str:
    owner = position.units.get(unit)
    return f"{unit} ({power_name(variant, owner)})" if owner else str(unit)


def _sentence(advice: Advice) -> str:
    if advice.other is None and advice.kind in _UNORDERED:
        return _UNORDERED[advice.kind]()
    if advice.cause is Cause.OCCUPIED:
        return translate("Advice", "Something is built there already, so this build is void.")
    return _SENTENCES[advice.kind]()


# Callables, so that the words are looked up when they are shown and not when this module is read.
_UNORDERED: Mapping[AdviceKind, Callable[[], str]] = {
    AdviceKind.SUPPORT_UNMATCHED: lambda: translate(
        "Advice", "{units} has no order to go there. The support will not count."
    ),
    AdviceKind.CONVOY_UNMATCHED: lambda: translate(
        "Advice", "{units} has no order to go there. The fleet will carry nobody."
    ),
}
_SENTENCES: Mapping[AdviceKind, Callable[[], str]] = {
    AdviceKind.NO_ORDER: lambda: translate("Advice", "{unit} has no order and will hold."),
    AdviceKind.SUPPORT_UNMATCHED: lambda: translate(
        "Advice", "{other} is ordered. The support will not count."
    ),
    AdviceKind.SUPPORT_OF_MOVER: lambda: translate(
        "Advice", "{other} is ordered. A unit that moves is not supported to hold."
    ),
    AdviceKind.SUPPORT_COAST: lambda: translate(
        "Advice", "{other} is ordered, to another coast. The support will not count."
    ),
    AdviceKind.SUPPORT_AGAINST_OWN: lambda: translate(
        "Advice", "{units} of the same power stays there: the support will never help to dislodge it."
    ),
    AdviceKind.CONVOY_UNMATCHED: lambda: translate(
        "Advice", "{other} is ordered. The fleet will carry nobody."
    ),
    AdviceKind.CONVOY_BY_LAND: lambda: translate(
        "Advice", "{units} goes there by land. The fleet will carry nobody."
    ),
    AdviceKind.CONVOY_UNUSED: lambda: translate(
        "Advice", "The fleets that carry make no route by way of this one. It will carry nobody."
    ),
    AdviceKind.CONVOY_MISSING: lambda: translate(
        "Advice", "No complete chain of fleets is ordered to carry it. {unit} will stay."
    ),
    AdviceKind.CONVOY_FOREIGN: lambda: translate(
        "Advice", "{unit} will get there only if fleets of other powers carry it."
    ),
    AdviceKind.SELF_BOUNCE: lambda: translate(
        "Advice", "{units} of the same power goes there as well. As equals both will bounce."
    ),
    AdviceKind.OUTDONE: lambda: translate(
        "Advice", "{units} of the same power goes there as well and is stronger. {unit} will bounce."
    ),
    AdviceKind.OWN_UNIT: lambda: translate(
        "Advice", "{units} of the same power stays there. {unit} will bounce."
    ),
    AdviceKind.OWN_SHIELD: lambda: translate(
        "Advice", "{units} of the same power stays there. {unit} will bounce and can only keep others out."
    ),
    AdviceKind.EXCHANGE: lambda: translate(
        "Advice", "{unit} and {units} cannot change places by land. Both will stay."
    ),
    AdviceKind.CANAL_UNHELD: lambda: translate("Advice", "Nobody controls the canal. {unit} will stay."),
    AdviceKind.CANAL_NO_LEAVE: lambda: translate(
        "Advice", "{units} controls the canal and does not let it pass. {unit} will stay."
    ),
    AdviceKind.CANAL_TWO: lambda: translate(
        "Advice", "{units} wants through the canal as well, and neither is named. {unit} will stay."
    ),
    AdviceKind.CANAL_FOREIGN: lambda: translate(
        "Advice", "{owned} controls the canal. {unit} will pass only with leave from there."
    ),
    AdviceKind.CANAL_LEFT: lambda: translate(
        "Advice", "{units} controls the canal and moves away. {unit} will pass only if that move fails."
    ),
    AdviceKind.LEAVE_UNUSED: lambda: translate(
        "Advice", "The leave for {units} will let nobody through the canal."
    ),
    AdviceKind.SECOND_TRAIN: lambda: translate(
        "Advice", "One train runs in a turn. With {other} both armies will hold."
    ),
    AdviceKind.TRAIN_MET: lambda: translate(
        "Advice", "The train {other} comes that way. A unit that moves into its line stops it."
    ),
    AdviceKind.TRAIN_GOAL_HELD: lambda: translate(
        "Advice", "{units} of the same power stays there. The train will stop before."
    ),
    AdviceKind.RETREAT_MISSING: lambda: translate("Advice", "{unit} has no order and will be disbanded."),
    AdviceKind.RETREAT_MET: lambda: translate(
        "Advice", "{units} retreats there as well. {unit} will be disbanded."
    ),
    AdviceKind.BUILDS_MISSING: lambda: translate("Advice", "Builds not chosen, to be waived: {number}."),
    AdviceKind.REMOVALS_MISSING: lambda: translate(
        "Advice", "Removals not chosen: {number}. By the rules {units} will be removed."
    ),
    AdviceKind.OVER_LIMIT: lambda: translate("Advice", "More is written than is due, so this one is void."),
}
_SPECIAL: Mapping[AdviceKind, Callable[[], str]] = {
    AdviceKind.CANAL_NO_LEAVE: lambda: translate("Advice", "Let {unit} pass the canal"),
    AdviceKind.LEAVE_UNUSED: lambda: translate("Advice", "Take the leave back"),
}


def _one(variant: Variant, subject: Unit | None, order: Order) -> str:
    match order:
        case Hold(unit):
            return _hold(unit, subject)
        case Retreat(goal=goal):
            return _retreat(variant, goal)
        case Disband(unit):
            return translate("Advice", "Disband {unit}").format(unit=unit)
        case Build(unit):
            return translate("Advice", "Build {unit}").format(unit=unit)
        case Waive():
            return translate("Advice", "Waive it")
    if order.unit == subject:
        return _instead(order)
    return translate("Advice", "Order {order}").format(order=order_text(order))


def _hold(unit: Unit, subject: Unit | None) -> str:
    if unit == subject:
        return translate("Advice", "Let it hold")
    return translate("Advice", "Let {unit} hold").format(unit=unit)


def _retreat(variant: Variant, goal: Location) -> str:
    return translate("Advice", "Retreat to {place}").format(place=location_name(variant, goal))


def _instead(order: MovementOrder) -> str:
    if isinstance(order, Support) and order.goal is None:
        text = translate("Advice", "Support {unit} to hold instead")
        return text.format(unit=order.supported)
    if isinstance(order, Support):
        text = translate("Advice", "Support {unit} – {goal} instead")
        return text.format(unit=order.supported, goal=order.goal)
    return translate("Advice", "Order {order} instead").format(order=order_text(order))


def _several(orders: list[Order]) -> str:
    units = every([str(order.unit) for order in orders if not isinstance(order, Waive)])
    if all(isinstance(order, Hold) for order in orders):
        return translate("Advice", "Let {units} hold").format(units=units)
    if all(isinstance(order, Disband) for order in orders):
        return translate("Advice", "Disband {unit}").format(unit=units)
    if all(isinstance(order, Waive) for order in orders):
        return translate("Advice", "Waive {number}").format(number=len(orders))
    return translate("Advice", "Order {order}").format(order=every([order_text(order) for order in orders]))
