"""What is special about each game, in a few words for its card."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate

_SPECIAL: Mapping[str, Callable[[], str]] = {
    "standard": lambda: translate("Games", "The game as it began"),
    "britain": lambda: translate("Games", "Six English armies"),
    "1900": lambda: translate("Games", "Cape route, Gibraltar, Siberia"),
    "hundred": lambda: translate("Games", "Five years a turn"),
    "colonial": lambda: translate("Games", "Railway, Suez, Hong Kong"),
}


def special(variant_id: str) -> str:
    """What is special about a game; of a board of one's own, that it is one."""
    words = _SPECIAL.get(variant_id)
    return words() if words else translate("Games", "A board of your own")
