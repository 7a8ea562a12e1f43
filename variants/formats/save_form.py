"""The parts of a save file, version 1, as msgspec structures: the form, not the meaning.

Every key is written and every unknown key refused, so that a misspelt one cannot be lost in silence.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from variants.rules import Value

Units = dict[str, tuple[str, ...]]  # power → units or centres
Origins = dict[str, dict[str, str | None]]  # power → {dislodged unit: attacker's origin}


class SavedPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position: who stands where, and what a retreat needs to know."""

    phase: str
    units: Units
    centers: Units
    dislodged: Origins = {}
    contested: tuple[str, ...] = ()


class SavedJudged(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An order, its result word, and the station at which a train stopped."""

    power: str
    order: str
    outcome: str
    stop: str | None = None


class SavedResolution(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What became of a phase."""

    judged: tuple[SavedJudged, ...]
    units: Units
    dislodged: Origins
    retreat_options: dict[str, tuple[str, ...]]
    contested: tuple[str, ...]
    centers: Units
    adjustments: dict[str, int]
    winner: str | None


class SavedNode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position of the tree and how it was reached."""

    parent: int | None
    position: SavedPosition
    resolution: SavedResolution | None


class SavedDraft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a power has written."""

    orders: tuple[str, ...]
    done: bool


class SavedEnding(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the game ended."""

    kind: str
    powers: tuple[str, ...]


class SavedGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    format: Literal["chancery"]
    version: int
    variant: str
    rules: dict[str, Value]
    players: dict[str, str]
    nodes: tuple[SavedNode, ...]
    current: int
    drafts: dict[str, SavedDraft]
    ending: SavedEnding | None
