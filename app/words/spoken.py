"""Sentences with codes, said with the names in full."""

from __future__ import annotations

import re

from app.words.names import location_name
from app.words.sentences import unit_words
from maps.board import Location
from variants.orders import Unit
from variants.variant import Variant


def in_full(variant: Variant, text: str) -> str:
    """A text with the units and places that it names by their codes named in full."""
    ids = "|".join(sorted(map(re.escape, variant.board.provinces), key=len, reverse=True))
    coded = re.compile(rf"(?<!\w)(?:(?P<kind>[AF]) )?(?P<place>(?:{ids})(?:/[a-z]+)?)(?!\w)")

    def name(found: re.Match[str]) -> str:
        if found["kind"]:
            return unit_words(variant, Unit.parse(found[0]))
        return location_name(variant, Location.parse(found["place"]))

    return coded.sub(name, text)
