"""What may be wrong with a file of a game, as values: a kind, and what it concerns."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class GameFaultKind(StrEnum):
    """What may be wrong at a place of the file: the English of the command line, with room for each part."""

    NO_PHASE = "{0!r} is no phase; expected something like 'S1901M'"
    WINTER = "{0!r}: adjustments, and only they, are in winter (W)"
    NO_TURN = "{0!r}: no turn of this game is played in {1}"
    NO_COUNT = "{0!r}: centres are not counted after that turn"
    NONE_OF = "{0!r} is none of: {1}"
    NO_NUMBER = "{0!r} is none of: {1}, or a number from 1 to {2}"
    NO_SWITCH = "no such switch; this game has: {0}"
    ENDED = "the game has ended; take these orders out, or the ending"
    ORDERED = "{0!r}: there is an order to {1} already; keep one"
    OTHER_PHASE = "{0!r} is no order of the phase {1}"
    NO_SUCH_UNIT = "{0!r}: there is no {1}"
    OTHERS_UNIT = "{0!r}: {1} is {2}'s, not {3}'s"
    NOT_QUOTED = "something here is wrong; it is not quoted, as others may read this"
    NO_LOCK = "there is no lock for these papers"
    NO_PLAYER = "nobody plays this power: it has no papers"
    UNDER_SEAL = "this power has a lock: it belongs under its seal"
    NO_NODE = "there is no node {0}"
    LOCK_COST = "{0} is too much; locks cost {1} at most"
    KEY_PLACE = "stands in the file just where there is no passphrase"
    OTHER_KEY = "is not the key of this lock"
    TABLE_ORDER = "names each power once, or none"
    DECIDED_ABOUT = "names the powers about which this was decided"
    TAKEN_OVER = "names who plays from then on"
    TOO_LARGE = "the file is larger than {0} MiB: no saved game"
    OTHER_JSON = "this is JSON, but no game saved by Chancery"
    VERSION = "version {0} is not known here; this program reads up to {1}"
    NO_START = "a game has at least its first position"
    PARENT = "must be an earlier node; only the first has none"
    RESOLUTION = "every node but the first has one"
    WINNERS = "a draw has powers that share in it, a win exactly one"
    NO_UNIT = "{0!r} is no unit; expected something like 'A PAR'"
    NO_PROVINCE_OF = "{0!r}: there is no province {1!r} on this board"
    STANDS_AT = "{0!r}: it may stand at {1}"
    STANDS_NOWHERE = "{0!r}: it can never stand there"
    OCCUPIED = "{0!r}: {1} stands there already"
    NO_PROVINCE = "there is no province {0!r} on this board"
    NO_CENTER = "{0} is no supply centre"
    OWNED = "{0} is owned by {1} already"
    NO_ORDER = "{0!r}: {1!r} (column {2}) is not understood"
    NO_POWER = "there is no such power; known: {0}"


@dataclass(frozen=True, slots=True)
class GameFault:
    """One fault of a file, without its place."""

    kind: GameFaultKind
    parts: tuple[object, ...] = ()

    def __str__(self) -> str:
        return self.kind.format(*self.parts)
