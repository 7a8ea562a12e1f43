"""What is possible in the place of an order that can never be carried out."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from app.words.names import either
from maps.board import Location
from variants.legal import build_sites, convoyable, move_goals, retreat_goals, supportable
from variants.orders import Build, Convoy, Move, Order, Retreat, Support, Train, Unit
from variants.position import Position, find_unit
from variants.transit import rail_goals
from variants.variant import Variant

translate = QCoreApplication.translate

_MOST = 8  # places or units that are named


def possible_text(variant: Variant, position: Position, power: str, order: Order) -> str:
    """A sentence with what could be ordered instead; "" where there is nothing to say."""
    match order:
        case Move(unit=unit):
            return _go(
                translate("Possible", "{unit} can go to {places}."), unit, move_goals(variant, position, unit)
            )
        case Train(unit=unit):
            text = translate("Possible", "{unit} can go by railway to {places}.")
            return _go(text, unit, rail_goals(variant, position, unit))
        case Retreat(unit=unit):
            text = translate("Possible", "{unit} can retreat to {places}.")
            return _go(text, unit, retreat_goals(variant, position, unit))
        case Support():
            return _support(variant, position, order)
        case Convoy():
            return _convoy(variant, position, order)
        case Build(unit=unit):
            sites = [
                site for site, kinds in build_sites(variant, position, power).items() if unit.kind in kinds
            ]
            return _go(translate("Possible", "{unit} can be built in {places}."), unit, sites, str(unit.kind))
    return ""


def _go(text: str, unit: Unit, goals: Iterable[Location], name: str = "") -> str:
    places = _listed(goals)
    return text.format(unit=name or unit, places=places) if places else ""


def _support(variant: Variant, position: Position, order: Support) -> str:
    choices = supportable(variant, position, order.unit)
    other = find_unit(choices, order.supported.province)
    if other is None:
        text = translate("Possible", "{unit} can support {units}.")
        return _help(text, order.unit, choices)
    goals, holds = [goal for goal in choices[other] if goal], None in choices[other]
    text = translate("Possible", "{unit} can support {other} to {places}.")
    if holds and goals:
        text = translate("Possible", "{unit} can support {other} to hold, or to {places}.")
    elif holds:
        text = translate("Possible", "{unit} can support {other} to hold.")
    return text.format(unit=order.unit, other=other, places=_listed(goals))


def _convoy(variant: Variant, position: Position, order: Convoy) -> str:
    choices = convoyable(variant, position, order.unit)
    army = find_unit(choices, order.army.province)
    if army is None:
        return _help(translate("Possible", "{unit} can convoy {units}."), order.unit, choices)
    text = translate("Possible", "{unit} can convoy {other} to {places}.")
    return text.format(unit=order.unit, other=army, places=_listed(choices[army]))


def _help(text: str, unit: Unit, others: Iterable[Unit]) -> str:
    units = _listed(others)
    return text.format(unit=unit, units=units) if units else ""


def _listed(things: Iterable[Location] | Iterable[Unit]) -> str:
    """Some of them, and how many more there are; all where there are few."""
    names = [str(thing) for thing in things]
    if len(names) <= _MOST + 1:  # a name takes no more room than "1 more"
        return either(names)
    text = translate("Possible", "{some} or one of {number} more")
    return text.format(some=", ".join(names[:_MOST]), number=len(names) - _MOST)
