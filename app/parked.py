"""An open game that is not shown: all that the document needs to go on with it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtGui import QUndoStack

from app.stages import Stage
from app.vote import Vote
from variants.game import Game


@dataclass(frozen=True, slots=True, eq=False)
class Parked:
    """What a document had open.

    Attributes:
        game: the game.
        stage: what it waits for; never a single player's screen.
        writer: the power to which the screen is passed.
        vote: the vote that is going on.
        look: the node whose phase was shown.
        path: the file of the game, if it has one.
        saved: the game as a file has it.
        undo_stack: the edits that can be taken back; of an open table only.
        lines: what was typed as text and not entered, of each power that did.
        pages: the same of pages of orders.
    """

    game: Game
    stage: Stage
    writer: str | None
    vote: Vote | None
    look: int
    path: Path | None
    saved: Game | None
    undo_stack: QUndoStack
    lines: dict[str, str]
    pages: dict[str, str]

    @property
    def unentered(self) -> bool:
        """Whether anybody has typed something that is not entered."""
        return bool(self.lines or self.pages)

    @property
    def dirty(self) -> bool:
        """Whether there is something that no file has."""
        return self.game is not self.saved and self.game != self.saved
