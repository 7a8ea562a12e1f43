"""What is special about each game, in a few words for its card."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication

from variants.variant import Variant
from variants.victory import special_condition

translate = QCoreApplication.translate

_SPECIAL: Mapping[str, Callable[[], str]] = {
    "standard": lambda: translate("Games", "The game as it began"),
    "britain": lambda: translate("Games", "Six English armies"),
    "1900": lambda: translate("Games", "Cape route, Gibraltar, Siberia"),
    "hundred": lambda: translate("Games", "Five years a turn"),
    "colonial": lambda: translate("Games", "Railway, Suez, Hong Kong"),
}


def goal(variant: Variant) -> str:
    """How many centres win, and what else it takes."""
    match special_condition(variant):
        case "strict-lead":
            text = translate("Games", "{wins} to win, with a lead")
        case "alone-or-draw":
            text = translate("Games", "{wins} to win, alone")
        case _:
            text = translate("Games", "{wins} to win")
    return text.format(wins=variant.rules["victory_centers"])


def special(variant_id: str) -> str:
    """What is special about a game; of a board of one's own, that it is one."""
    words = _SPECIAL.get(variant_id)
    return words() if words else translate("Games", "A board of your own")
