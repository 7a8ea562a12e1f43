"""The rule switches in words: a title, a sentence that explains, and the names of the values."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from app.words.phases import turn_name
from variants.position import Phase, PhaseKind
from variants.rules import Value
from variants.variant import Variant
from variants.victory import special_condition

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class SwitchWords:
    """A switch in words; callables, so that they are looked up in the language of the window."""

    title: Callable[[], str]
    sentence: Callable[[], str]
    values: Mapping[Value, Callable[[], str]]


SWITCHES: Mapping[str, SwitchWords] = {
    "paradox": SwitchWords(
        lambda: translate("Rules", "Convoy paradox"),
        lambda: translate(
            "Rules",
            "Szykman: the convoyed army in the circle stays, all else counts. Or all moves in it fail.",
        ),
        {
            "szykman": lambda: translate("Rules", "Szykman"),
            "all-hold": lambda: translate("Rules", "All hold"),
        },
    ),
    "adjacent_convoy": SwitchWords(
        lambda: translate("Rules", "Convoy to a neighbour"),
        lambda: translate(
            "Rules", "By convoy if an own fleet is ordered to carry the army, or only if the order says via."
        ),
        {
            "own-fleet": lambda: translate("Rules", "Own fleet shows it"),
            "via-only": lambda: translate("Rules", "Say “via”"),
        },
    ),
    "convoy_fallback": SwitchWords(
        lambda: translate("Rules", "Broken convoy to a neighbour"),
        lambda: translate(
            "Rules", "An army ordered via to a neighbour stays if no convoy is left, or goes by land."
        ),
        {
            "none": lambda: translate("Rules", "Stays"),
            "land": lambda: translate("Rules", "By land"),
        },
    ),
    "named_path": SwitchWords(
        lambda: translate("Rules", "Convoy route in the order"),
        lambda: translate(
            "Rules", "A route written in the order only means via, or the convoy has to take it."
        ),
        {
            "free": lambda: translate("Rules", "Any route"),
            "binds": lambda: translate("Rules", "This route"),
        },
    ),
    "removal": SwitchWords(
        lambda: translate("Rules", "Missing removals"),
        lambda: translate(
            "Rules", "The unit farthest from these centres goes first if a player names too few."
        ),
        {
            "owned": lambda: translate("Rules", "Owned centres"),
            "home": lambda: translate("Rules", "Home centres"),
        },
    ),
    "version": SwitchWords(
        lambda: translate("Rules", "Version"),
        lambda: translate(
            "Rules",
            "3.1: England has a fleet in Devon, France an army more. 3.2: the fleet in the English Channel. "
            "3.0: the same without the French army.",
        ),
        {
            "3.1": lambda: translate("Rules", "Version 3.1"),
            "3.2": lambda: translate("Rules", "Version 3.2"),
            "3.0": lambda: translate("Rules", "Version 3.0"),
        },
    ),
    "bridges": SwitchWords(
        lambda: translate("Rules", "Land bridges"),
        lambda: translate("Rules", "Armies and fleets pass the bridges between islands, or armies alone."),
        {
            "both": lambda: translate("Rules", "Armies and fleets"),
            "armies": lambda: translate("Rules", "Armies"),
        },
    ),
    "canal_permission": SwitchWords(
        lambda: translate("Rules", "Leave for the canal"),
        lambda: translate(
            "Rules", "It holds only if the unit in Egypt stays, or even if that unit leaves or is dislodged."
        ),
        {
            "egypt-stays": lambda: translate("Rules", "If it stays"),
            "outlives": lambda: translate("Rules", "In any case"),
        },
    ),
    "canal_support": SwitchWords(
        lambda: translate("Rules", "Support through the canal"),
        lambda: translate(
            "Rules", "From Egypt a fleet supports a passage through the canal, or an army as well."
        ),
        {
            "fleet": lambda: translate("Rules", "Fleet"),
            "any": lambda: translate("Rules", "Fleet or army"),
        },
    ),
    "closed_line": SwitchWords(
        lambda: translate("Rules", "Lost centres close the railway"),
        lambda: translate(
            "Rules",
            "The train stops in a centre on its way that Russia does not own, unless an own army stays.",
        ),
        {
            "on": lambda: translate("Rules", "On"),
            "off": lambda: translate("Rules", "Off"),
        },
    ),
    "labels": SwitchWords(
        lambda: translate("Rules", "Names of turns"),
        lambda: translate(
            "Rules", "A turn is called by its year, or Spring or Fall of a year as by the e-mail judges."
        ),
        {
            "years": lambda: translate("Rules", "Years"),
            "seasons": lambda: translate("Rules", "Spring and Fall"),
        },
    ),
    "victory_centers": SwitchWords(
        lambda: translate("Rules", "Victory"),
        lambda: translate("Rules", "A power wins when centres are counted if it has so many."),
        {},
    ),
    "end_after": SwitchWords(
        lambda: translate("Rules", "End after a fixed turn"),
        lambda: translate("Rules", "The game ends after this year as a draw among all survivors."),
        {},
    ),
}


_VICTORIES: Mapping[str, Callable[[], str]] = {
    "strict-lead": lambda: translate(
        "Rules", "A power wins when centres are counted if it has so many, and more than any other."
    ),
    "alone-or-draw": lambda: translate(
        "Rules", "A power wins if it alone has so many centres. If two have, either may declare a draw."
    ),
}


def switch_title(name: str) -> str:
    """What a switch is called."""
    return SWITCHES[name].title()


def switch_sentence(name: str, variant: Variant | None = None) -> str:
    """One sentence on what a switch decides, in a game if it says something else in each."""
    several = special_condition(variant) if variant and name == "victory_centers" else ""
    special = _VICTORIES.get(several)
    return special() if special else SWITCHES[name].sentence()


def value_name(name: str, value: Value) -> str:
    """A value of a switch; numbers as they are."""
    words = SWITCHES[name].values.get(value)
    return words() if words else str(value)


def changed_rules(variant: Variant) -> tuple[str, ...]:
    """The start options of a game that differ from its own rules, each as ``Bridges: Armies``."""
    rules = variant.rules
    changed = [switch.name for switch in rules.switches if rules[switch.name] != switch.values[0]]
    return tuple(_told(switch_title(name), _chosen(variant, name)) for name in changed)


def _told(title: str, value: str) -> str:
    """A switch with its value, which may name the switch itself."""
    if value.startswith(title):
        return value
    return translate("Rules", "{option}: {value}").format(option=title, value=value)


def _chosen(variant: Variant, name: str) -> str:
    value = variant.rules[name]
    if name != "end_after":
        return value_name(name, value)
    if not isinstance(value, int):
        return translate("Rules", "never")
    return turn_name(variant.calendar, Phase(value, PhaseKind.MOVEMENT))
