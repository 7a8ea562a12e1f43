"""The parts of a save file, versions 1 to 3, as msgspec structures: the form, not the meaning.

Every key is written and every unknown key refused, so that a misspelt one cannot be lost in silence. What has
a default is new since version 1.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from variants.rules import Value

Units = dict[str, tuple[str, ...]]  # power → units or centres
Origins = dict[str, dict[str, str | None]]  # power → {dislodged unit: attacker's origin}

Branches = dict[str, dict[str, tuple[dict[str, tuple[str, ...]], ...]]]
"""Node → name → phase by phase power → orders."""


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
    """What a power without a lock has written."""

    orders: tuple[str, ...]
    done: bool
    name: str = ""
    others: dict[str, tuple[str, ...]] = {}


class SavedLock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the papers of a power are locked; bytes are Base64."""

    salt: bytes
    check: bytes
    cost: Annotated[int, msgspec.Meta(ge=0)]
    key: bytes | None = None
    digest: bytes = b""


class SavedSealed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The sealed papers of a power, and who played what when they were sealed."""

    node: int
    done: bool
    data: bytes
    players: dict[str, str] = {}
    changes: Annotated[int, msgspec.Meta(ge=0)] = 0


class SavedTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the people at the screen play."""

    master: bool = False
    order: tuple[str, ...] = ()
    drawn: bool = False
    seconds: Annotated[int, msgspec.Meta(ge=0)] = 0
    beep: bool = True
    deadline: str = ""


class SavedDecision(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A decision of the table."""

    node: int
    ruling: str
    powers: tuple[str, ...] = ()
    player: str = ""
    former: str = ""


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
    notes: dict[str, dict[str, str]] = {}
    branches: dict[str, Branches] = {}
    locks: dict[str, SavedLock] = {}
    sealed: dict[str, SavedSealed] = {}
    table: SavedTable = SavedTable()
    decisions: tuple[SavedDecision, ...] = ()
    left: dict[str, float] = {}
