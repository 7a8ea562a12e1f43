"""Names of powers, provinces, units and orders, as the lists and the report write them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from app.scene.label_text import NameMode
from app.translation import Tongue, Translate, in_language, language
from maps.board import LANGUAGES, Location
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
    UnitKind,
    Waive,
)
from variants.variant import Variant

translate: Translate = QCoreApplication.translate


def player_name(number: int | str, translate: Translate = QCoreApplication.translate) -> str:
    """What a player without a name is called."""
    return translate("NewGame", "Player {number}").format(number=number)


def retold_player(name: str) -> str:
    """A player's name; what a player without one was called in any language, in the window's."""
    for each in LANGUAGES:
        before, after = player_name("\n", Tongue(each).translate).split("\n")
        found = re.fullmatch(f"{re.escape(before)}([0-9]+){re.escape(after)}", name)
        if found:
            return player_name(found[1])
    return name


def power_name(variant: Variant, power: str, wanted: str | None = None) -> str:
    """The power's name in a language, the window's for None."""
    record = next(record for record in variant.board.powers if record.id == power)
    return in_language(record.name, wanted)


def variant_title(variant: Variant, wanted: str | None = None) -> str:
    """The game's title in a language, the window's for None."""
    return in_language(variant.board.record.title, wanted)


def province_name(variant: Variant, province: str) -> str:
    """The province's name in the language of the window."""
    return in_language(variant.board.provinces[province].names)


def location_name(variant: Variant, location: Location) -> str:
    """The name of a province, with the coast where one is named."""
    name = province_name(variant, location.province)
    if not location.coast:
        return name
    return f"{name}, {coast_name(variant, location.coast)}"


def coast_name(variant: Variant, coast: str) -> str:
    """The name of a coast such as ``nc``; "" for none."""
    return variant.board.record.coast_names.get(coast, {}).get(language(), coast)


def unit_name(variant: Variant, unit: Unit) -> str:
    """A unit with the full name of its place, such as ``A Munich``."""
    return f"{unit.kind} {location_name(variant, unit.location)}"


def unit_kind_name(kind: UnitKind) -> str:
    """The kind of a unit as a word."""
    if kind is UnitKind.ARMY:
        return translate("Words", "Army")
    return translate("Words", "Fleet")


def order_parts(order: Order) -> tuple[str, str]:
    """An order in two parts: where the unit stands, and what it does, ``("ALS", "– BUR")``."""
    if isinstance(order, Waive):
        return translate("Words", "Waive"), translate("Words", "one build left unused")
    return str(order.unit.location), _action(order)


def order_text(order: Order) -> str:
    """An order on one line, ``A ALS – BUR``."""
    if isinstance(order, Waive):
        return translate("Words", "Waive one build")
    return f"{order.unit} {_action(order)}"


def _action(order: Order) -> str:
    leave = order.leave if isinstance(order, MovementOrder) else ()
    return " ".join((_deed(order), *(f"SC {each.fleet} – {each.goal}" for each in leave)))


def _deed(order: Order) -> str:
    match order:
        case Hold():
            return "H"
        case Move(goal=goal, via=via, path=path):
            by_sea = f" via {' – '.join(path)}" if path else " via" if via else ""
            return f"– {goal}{by_sea}"
        case Train(goal=goal):
            return f"– TSR – {goal}"
        case Support(supported=supported, goal=None):
            return f"S {supported}"
        case Support(supported=supported, goal=goal):
            return f"S {supported} – {goal}"
        case Convoy(army=army, goal=goal):
            return f"C {army} – {goal}"
        case Retreat(goal=goal):
            return f"R {goal}"
    return _adjustment(order)


def _adjustment(order: Order) -> str:
    if isinstance(order, Build):
        return translate("Words", "build")
    assert isinstance(order, Disband)
    return translate("Words", "disband")


def names_mode(mode: NameMode) -> str:
    """What names the map shows, in a word."""
    match mode:
        case NameMode.AUTO:
            return translate("Words", "auto")
        case NameMode.NAMES:
            return translate("Words", "names")
        case NameMode.CODES:
            return translate("Words", "codes")
        case NameMode.NONE:
            return translate("Words", "none")


def either(items: Sequence[str]) -> str:
    """``A, B or C``."""
    return _listed(items, translate("Words", "{first} or {last}"))


def every(items: Sequence[str], translate: Translate = translate) -> str:
    """``A, B and C``."""
    return _listed(items, translate("Words", "{first} and {last}"))


def _listed(items: Sequence[str], pattern: str) -> str:
    if len(items) < 2:
        return "".join(items)
    return pattern.format(first=", ".join(items[:-1]), last=items[-1])


def strength(half_units: int) -> str:
    """A strength counted in half units, as people write it: ``2`` or ``1½``."""
    whole, half = divmod(half_units, 2)
    if not half:
        return str(whole)
    return f"{whole or ''}½"
