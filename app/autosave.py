"""The game as it stands, kept beside the user's files, so that a killed process loses nothing."""

from __future__ import annotations

import logging
from pathlib import Path

import platformdirs

from variants.errors import FileFormatError
from variants.formats.save import SUFFIX, read_game, write_game
from variants.game import Game

_log = logging.getLogger(__name__)


def default_folder() -> Path:
    """Where this system keeps a program's data for the user."""
    return platformdirs.user_data_path("chancery", appauthor=False)


class Autosave:
    """One file with the last state of the open game."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / f"autosave{SUFFIX}"

    def keep(self, game: Game) -> None:
        """Writes the game; a full disk must not stop the play, so a failure is only logged."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write_game(self.path, game)
        except OSError:
            _log.exception("the autosave was not written")

    def found(self) -> Game | None:
        """The game of a process that did not end properly, if there is one that can be read."""
        try:
            return read_game(self.path)
        except FileNotFoundError:
            return None
        except (OSError, FileFormatError):
            _log.exception("the autosave cannot be read")
            return None

    def forget(self) -> None:
        """Removes the file: the game is saved elsewhere, or given up."""
        try:
            self.path.unlink(missing_ok=True)
        except OSError:
            _log.exception("the autosave was not removed")
