"""The faults of saved games in the words of the window: every kind has some."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication

from app.words.json_faults import json_problem
from maps.printable import printable
from variants.errors import FileFormatError
from variants.game_faults import GameFaultKind

translate = QCoreApplication.translate

GAME_FAULTS: Mapping[GameFaultKind, Callable[[], str]] = {
    GameFaultKind.NO_PHASE: lambda: translate(
        "GameFaults", "“{0}” is no phase; expected something like “S1901M”"
    ),
    GameFaultKind.WINTER: lambda: translate(
        "GameFaults", "“{0}”: adjustments, and only they, are in winter (W)"
    ),
    GameFaultKind.NO_TURN: lambda: translate("GameFaults", "“{0}”: no turn of this game is played in {1}"),
    GameFaultKind.NO_COUNT: lambda: translate("GameFaults", "“{0}”: centres are not counted after that turn"),
    GameFaultKind.NONE_OF: lambda: translate("GameFaults", "“{0}” is none of: {1}"),
    GameFaultKind.NO_NUMBER: lambda: translate(
        "GameFaults", "“{0}” is none of: {1}, or a number from 1 to {2}"
    ),
    GameFaultKind.NO_SWITCH: lambda: translate("GameFaults", "no such switch; this game has: {0}"),
    GameFaultKind.ENDED: lambda: translate(
        "GameFaults", "the game has ended; take these orders out, or the ending"
    ),
    GameFaultKind.ORDERED: lambda: translate(
        "GameFaults", "“{0}”: there is an order to {1} already; keep one"
    ),
    GameFaultKind.OTHER_PHASE: lambda: translate("GameFaults", "“{0}” is no order of the phase {1}"),
    GameFaultKind.NO_SUCH_UNIT: lambda: translate("GameFaults", "“{0}”: there is no {1}"),
    GameFaultKind.OTHERS_UNIT: lambda: translate("GameFaults", "“{0}”: {1} is {2}’s, not {3}’s"),
    GameFaultKind.NOT_QUOTED: lambda: translate(
        "GameFaults", "something here is wrong; it is not quoted, as others may read this"
    ),
    GameFaultKind.NO_LOCK: lambda: translate("GameFaults", "there is no lock for these papers"),
    GameFaultKind.NO_PLAYER: lambda: translate("GameFaults", "nobody plays this power: it has no papers"),
    GameFaultKind.UNDER_SEAL: lambda: translate(
        "GameFaults", "this power has a lock: it belongs under its seal"
    ),
    GameFaultKind.NO_NODE: lambda: translate("GameFaults", "there is no node {0}"),
    GameFaultKind.LOCK_COST: lambda: translate("GameFaults", "{0} is too much; locks cost {1} at most"),
    GameFaultKind.KEY_PLACE: lambda: translate(
        "GameFaults", "stands in the file just where there is no passphrase"
    ),
    GameFaultKind.OTHER_KEY: lambda: translate("GameFaults", "is not the key of this lock"),
    GameFaultKind.TABLE_ORDER: lambda: translate("GameFaults", "names each power once, or none"),
    GameFaultKind.DECIDED_ABOUT: lambda: translate(
        "GameFaults", "names the powers about which this was decided"
    ),
    GameFaultKind.TAKEN_OVER: lambda: translate("GameFaults", "names who plays from then on"),
    GameFaultKind.TOO_LARGE: lambda: translate(
        "GameFaults", "the file is larger than {0} MiB: no saved game"
    ),
    GameFaultKind.OTHER_JSON: lambda: translate("GameFaults", "this is JSON, but no game saved by Chancery"),
    GameFaultKind.VERSION: lambda: translate(
        "GameFaults", "version {0} is not known here; this program reads up to {1}"
    ),
    GameFaultKind.NO_START: lambda: translate("GameFaults", "a game has at least its first position"),
    GameFaultKind.PARENT: lambda: translate("GameFaults", "must be an earlier node; only the first has none"),
    GameFaultKind.RESOLUTION: lambda: translate("GameFaults", "every node but the first has one"),
    GameFaultKind.WINNERS: lambda: translate(
        "GameFaults", "a draw has powers that share in it, a win exactly one"
    ),
    GameFaultKind.NO_UNIT: lambda: translate(
        "GameFaults", "“{0}” is no unit; expected something like “A PAR”"
    ),
    GameFaultKind.NO_PROVINCE_OF: lambda: translate(
        "GameFaults", "“{0}”: there is no province “{1}” on this board"
    ),
    GameFaultKind.STANDS_AT: lambda: translate("GameFaults", "“{0}”: it may stand at {1}"),
    GameFaultKind.STANDS_NOWHERE: lambda: translate("GameFaults", "“{0}”: it can never stand there"),
    GameFaultKind.OCCUPIED: lambda: translate("GameFaults", "“{0}”: {1} stands there already"),
    GameFaultKind.NO_PROVINCE: lambda: translate("GameFaults", "there is no province “{0}” on this board"),
    GameFaultKind.NO_CENTER: lambda: translate("GameFaults", "{0} is no supply centre"),
    GameFaultKind.OWNED: lambda: translate("GameFaults", "{0} is owned by {1} already"),
    GameFaultKind.NO_ORDER: lambda: translate("GameFaults", "“{0}”: “{1}” (column {2}) is not understood"),
    GameFaultKind.NO_POWER: lambda: translate("GameFaults", "there is no such power; known: {0}"),
}
_LITERALS: Mapping[object, str] = {None: "null", True: "true", False: "false"}


def game_problem(error: FileFormatError) -> str:
    """What is wrong at the place that the error names."""
    if error.fault is None:
        return json_problem(error.problem)
    return GAME_FAULTS[error.fault.kind]().format(*map(_part, error.fault.parts))


def cure(error: FileFormatError) -> str:
    """What to do about it."""
    kind = error.fault.kind if error.fault else None
    if kind is GameFaultKind.VERSION:
        return translate("GameFaults", "Open it with a newer Chancery.")
    if kind is GameFaultKind.OTHER_JSON or error.path == "$":
        return translate("GameFaults", "Choose a file that Chancery saved, or an older copy of this one.")
    return translate("GameFaults", "Correct this place in a text editor, or open an older copy of the file.")


def _part(part: object) -> str:
    """As it stands in the file, on one line."""
    return _LITERALS[part] if part is None or isinstance(part, bool) else printable(str(part))
