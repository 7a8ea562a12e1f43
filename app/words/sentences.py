"""An order as a sentence with full names, to be read back or read out."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.translation import Translate
from app.words.names import every, location_name, province_name, unit_kind_name
from variants.orders import (
    Build,
    Convoy,
    Disband,
    Hold,
    Move,
    MovementOrder,
    Order,
    Retreat,
    Support,
    Train,
    Unit,
    Waive,
)
from variants.variant import Variant

translate: Translate = QCoreApplication.translate


def unit_words(variant: Variant, unit: Unit) -> str:
    """A unit with the names in full: ``Army Munich``."""
    return f"{unit_kind_name(unit.kind)} {location_name(variant, unit.location)}"


def order_sentence(variant: Variant, order: Order) -> str:
    """An order in words: ``Army Munich goes to Burgundy``."""
    if isinstance(order, Waive):
        return translate("Sentences", "One build is waived")
    leave = order.leave if isinstance(order, MovementOrder) else ()
    told = [_deed(variant, order)]
    text = translate("Sentences", "{unit} may pass to {goal}")
    told += [
        text.format(unit=unit_words(variant, each.fleet), goal=province_name(variant, each.goal.province))
        for each in leave
    ]
    return ", ".join(told)


def _deed(variant: Variant, order: Order) -> str:
    pattern, words = _pattern(variant, order)
    assert not isinstance(order, Waive)
    return pattern.format(unit=unit_words(variant, order.unit), **words)


def _pattern(variant: Variant, order: Order) -> tuple[str, dict[str, str]]:
    match order:
        case Hold():
            return translate("Sentences", "{unit} holds"), {}
        case Move():
            return _move(variant, order)
        case Train(goal=goal):
            text = translate("Sentences", "{unit} goes to {goal} by railway")
            return text, {"goal": location_name(variant, goal)}
        case Support(supported=other, goal=None):
            return translate("Sentences", "{unit} supports {other}"), {"other": unit_words(variant, other)}
        case Support(supported=other, goal=goal):
            assert goal is not None
            words = {"other": unit_words(variant, other), "goal": location_name(variant, goal)}
            return translate("Sentences", "{unit} supports {other} to {goal}"), words
        case Convoy(army=army, goal=goal):
            words = {"other": unit_words(variant, army), "goal": location_name(variant, goal)}
            return translate("Sentences", "{unit} convoys {other} to {goal}"), words
    return _later(variant, order)


def _move(variant: Variant, order: Move) -> tuple[str, dict[str, str]]:
    words = {"goal": location_name(variant, order.goal)}
    if order.path:
        words["seas"] = every([province_name(variant, sea) for sea in order.path])
        return translate("Sentences", "{unit} goes to {goal} by convoy over {seas}"), words
    if order.via:
        return translate("Sentences", "{unit} goes to {goal} by convoy"), words
    return translate("Sentences", "{unit} goes to {goal}"), words


def _later(variant: Variant, order: Order) -> tuple[str, dict[str, str]]:
    """The orders of retreats and adjustments."""
    if isinstance(order, Retreat):
        text = translate("Sentences", "{unit} retreats to {goal}")
        return text, {"goal": location_name(variant, order.goal)}
    if isinstance(order, Build):
        return translate("Sentences", "{unit} is built"), {}
    assert isinstance(order, Disband)
    return translate("Sentences", "{unit} is disbanded"), {}
