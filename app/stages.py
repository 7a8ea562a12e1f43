"""What a game waits for, and what can change in an open one."""

from __future__ import annotations

from enum import StrEnum


class Stage(StrEnum):
    """What the game waits for."""

    CURTAIN = "curtain"  # the screen is passed to the writer; nothing of the board is shown
    PHRASES = "phrases"  # all are done, and the orders that a file had sealed are opened
    VOTING = "voting"  # the powers vote on a draw, one after the other; nothing of the board is shown
    WRITING = "writing"  # the writer gives orders; in a sandbox, for all powers
    RESULTS = "results"  # everybody looks at what happened
    ENDED = "ended"


COVERED = frozenset((Stage.CURTAIN, Stage.PHRASES, Stage.VOTING))


class Change(StrEnum):
    """What has changed in a document."""

    GAME = "game"  # another game
    DRAFT = "draft"  # an order more or less
    STAGE = "stage"  # what the game waits for, or who writes
    LOOK = "look"  # which phase is looked at
    NOTE = "note"  # what a power notes for itself, or the deadline
    FILE = "file"  # the path, or whether there is something to save
