"""How names from the facts of boards are set, on the map and in texts."""

from __future__ import annotations


def well_set(name: str) -> str:
    """The name with the apostrophe of printed texts, whichever its file has.

    >>> well_set("Mer d'Irlande")
    'Mer d’Irlande'
    """
    return name.replace("'", "’")
