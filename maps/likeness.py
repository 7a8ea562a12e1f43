"""What was likely meant by a word that nobody knows."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

LIKE = 0.6  # how much of a spelling must agree, from 0 to 1
LONGEST = 40  # signs that are looked at


def likely(word: str, known: Iterable[str]) -> str:
    """The one most like it of those that are known; "" if none is."""
    spelt = {each.casefold(): each for each in known}
    found = get_close_matches(word.casefold()[:LONGEST], spelt, n=1, cutoff=LIKE)
    return spelt[found[0]] if found else ""
