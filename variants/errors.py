"""What can go wrong, by kind: each error carries what a person needs to put it right."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TypeAlias

from variants.game_faults import GameFault

Finding: TypeAlias = tuple[str, object]  # the name of a board's file, and a fault that says itself in English


class ChanceryError(Exception):
    """The base of all errors that are somebody's to mend, not a fault of the program."""


class OrderSyntaxError(ChanceryError):
    """A text that is no order.

    Attributes:
        text: the whole line.
        token: the part that was not understood.
        column: where the token starts in the line, from 0.
    """

    def __init__(self, text: str, token: str, column: int) -> None:
        super().__init__(f"{text!r}: {token!r} (column {column + 1}) is not understood")
        self.text, self.token, self.column = text, token, column


class AmbiguousOrder(ChanceryError):  # noqa: N818 (the player's words: an order is ambiguous)
    """A text that can mean several things.

    Attributes:
        text: the whole line.
        token: the name with several meanings.
        candidates: the province ids that it can mean.
        column: where the name starts in the line, from 0.
    """

    def __init__(self, text: str, token: str, candidates: tuple[str, ...], column: int) -> None:
        super().__init__(f"{text!r}: {token!r} may be {' or '.join(candidates)}")
        self.text, self.token, self.candidates, self.column = text, token, candidates, column


class EndingError(ChanceryError, ValueError):
    """A way to end a game that is not open to it as it stands."""


class FileFormatError(ChanceryError):
    """A file that cannot be read.

    Attributes:
        path: where inside the file, such as ``$.units.FRANCE[2]`` or ``line 3``.
        problem: what was found and what was expected, in English.
        fault: the same as a value; None where a reader of JSON or a command says it.
    """

    def __init__(self, path: str, problem: str | GameFault) -> None:
        super().__init__(f"{path}: {problem}")
        self.path, self.problem = path, str(problem)
        self.fault = problem if isinstance(problem, GameFault) else None

    def at(self, path: str) -> FileFormatError:
        """The same fault at the place where it stands in the whole file."""
        return FileFormatError(path, self.fault or self.problem)


class UnknownVariantError(FileFormatError):
    """A game that is not there.

    Attributes:
        variant_id: its id.
        known: the ids of the games that are there.
        belongs: where the board would be if it were one of the user's own; None where there are none.
    """

    def __init__(self, variant_id: str, known: tuple[str, ...], belongs: Path | None) -> None:
        own = f"; a board of your own would be {belongs}" if belongs else ""
        super().__init__("variant", f"{variant_id!r} is not known; there are: {', '.join(known)}{own}")
        self.variant_id, self.known, self.belongs = variant_id, known, belongs


class FaultyBoardError(FileFormatError):
    """A board of somebody's own that cannot be played on.

    Attributes:
        board_id: its id.
        faults: all that is wrong, each with the name of its file.
    """

    def __init__(self, board_id: str, faults: Sequence[Finding]) -> None:
        file, fault = faults[0]
        more = f" (and {len(faults) - 1} more: the command boards tells them)" if len(faults) > 1 else ""
        super().__init__("variant", f"the board {board_id!r} cannot be played on: {file}: {fault}{more}")
        self.board_id, self.faults = board_id, tuple(faults)


class WrongPhraseError(ChanceryError):
    """A passphrase that does not open the papers of a power.

    Attributes:
        power: whose papers they are.
    """

    def __init__(self, power: str) -> None:
        super().__init__(f"this is not the passphrase of {power}")
        self.power = power


class BrokenSealError(ChanceryError):
    """Sealed papers that were changed outside of the program, or put in the place of others.

    Attributes:
        power: whose papers they are.
    """

    def __init__(self, power: str) -> None:
        super().__init__(f"the sealed papers of {power} were changed outside of the program")
        self.power = power
