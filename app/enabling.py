"""When each action of the window can be taken."""

from __future__ import annotations

from collections.abc import Callable

from app.document import Document, Stage
from app.vote import voters

Enabled = Callable[[Document], bool]


def always(document: Document) -> bool:
    """The action can always be taken."""
    del document
    return True


def board_shown(document: Document) -> bool:
    """The curtain is up."""
    return not document.covered


def agreeing(document: Document) -> bool:
    """All players may end the game together: not while the screen is one player's alone."""
    shared = document.sandbox and not document.covered
    between = document.stage in (Stage.CURTAIN, Stage.RESULTS)
    return (shared or between) and document.game.ending is None


def votable(document: Document) -> bool:
    """The powers may vote on a draw: there are several people who can agree or not."""
    return agreeing(document) and not document.game.one_player and len(voters(document.game)) > 1


def has_secrets(document: Document) -> bool:
    """One player writes what the others may not see."""
    return document.stage is Stage.WRITING and document.writer is not None


def returnable(document: Document) -> bool:
    """Everything is visible, and the game has gone on since the phase that is shown."""
    return document.sandbox and not document.covered and document.look != document.game.current


def draw_claimable(document: Document) -> bool:
    """A power may end the game as a draw by itself, at any time until the next count."""
    return bool(claimants(document))


def claimants(document: Document) -> tuple[str, ...]:
    """The powers that may declare a draw here: while one player has the screen, only those of that player."""
    players, writer = document.game.players, document.writer
    claims = tuple(power for power in document.game.draw_claims() if players[power])
    if document.stage is not Stage.WRITING or writer is None:
        return claims
    return tuple(power for power in claims if players[power] == players[writer])


def writing(document: Document) -> bool:
    """Orders are being written."""
    return bool(document.writers)


def written(document: Document) -> bool:
    """The writers have written something."""
    return any(document.game.draft(power).orders for power in document.writers)


def resolved(document: Document) -> bool:
    """Results are shown, each of which has a reason."""
    return board_shown(document) and document.resolution is not None


def behind_curtain(document: Document) -> bool:
    """There is a hand-over to come back from."""
    return document.stage is Stage.WRITING and not document.sandbox


def timed(document: Document) -> bool:
    """Somebody writes in a game with a clock."""
    return document.stage is Stage.WRITING and document.game.table.seconds > 0


def undoable(document: Document) -> bool:
    """There is an edit to take back, and its orders are on the screen."""
    return board_shown(document) and document.at_latest and document.undo_stack.canUndo()


def redoable(document: Document) -> bool:
    """There is an edit to make again, and its orders are on the screen."""
    return board_shown(document) and document.at_latest and document.undo_stack.canRedo()


def earlier(document: Document) -> bool:
    """There is an earlier phase to look at."""
    return board_shown(document) and document.look != document.shown_line[0]


def later(document: Document) -> bool:
    """There is a later phase to look at."""
    return board_shown(document) and document.look != document.shown_line[-1]


def private(document: Document) -> bool:
    """What a power keeps for itself may be seen and written now."""
    return bool(document.note_writers)
