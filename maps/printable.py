"""Texts from outside, as they can be shown on a line."""

from __future__ import annotations

from unicodedata import category


def is_printable(text: str) -> bool:
    """Whether every sign is seen, or a space of some width."""
    return all(map(_is_shown, text))


def printable(text: str) -> str:
    """The text on one line; what would not be seen, or move the rest about, stands there as its code."""
    return "".join(
        sign if _is_shown(sign) else sign.encode("unicode_escape", "replace").decode() for sign in text
    )


def _is_shown(sign: str) -> bool:
    return sign.isprintable() or category(sign) == "Zs"
