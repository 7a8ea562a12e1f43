"""The rule switches in words: a title, a sentence that explains, and the names of the values."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from variants.rules import Value

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
    "victory_centers": SwitchWords(
        lambda: translate("Rules", "Victory"),
        lambda: translate("Rules", "A power that owns so many centres when they are counted has won."),
        {},
    ),
    "end_after": SwitchWords(
        lambda: translate("Rules", "End after a fixed turn"),
        lambda: translate("Rules", "The game ends after this year as a draw among all survivors."),
        {},
    ),
}


def switch_title(name: str) -> str:
    """What a switch is called."""
    return SWITCHES[name].title()


def switch_sentence(name: str) -> str:
    """One sentence on what a switch decides."""
    return SWITCHES[name].sentence()


def value_name(name: str, value: Value) -> str:
    """A value of a switch; numbers as they are."""
    words = SWITCHES[name].values.get(value)
    return words() if words else str(value)
