"""The open game as it stands, kept beside the user's files, so that a killed process loses nothing.

Every window has a file of its own with a lock beside it. The system tells whether the process that holds the
lock still lives; a file without a living one is an orphan, and only those are offered to the next start.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias
from uuid import uuid4

from PySide6.QtCore import QLockFile

from app.boards import read_playable
from app.origin import Origin, forget_origin, read_origin, write_origin
from variants.errors import FaultyBoardError, FileFormatError, UnknownVariantError
from variants.formats.save import SUFFIX, write_game
from variants.game import Game

_log = logging.getLogger(__name__)


class Autosave:
    """One file with the last state of one open game."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / f"autosave-{uuid4().hex[:12]}{SUFFIX}"
        self._lock = _lock_of(self.path)

    def keep(self, game: Game, origin: Origin | None = None) -> bool:
        """Writes the game, and to which file it is saved.

        A full disk must not stop the play: a failure is logged, and answered by False.
        """
        try:
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)  # drafts are nobody else's
            if not self._lock.isLocked():
                self._lock.tryLock(0)
            write_game(self.path, game)
            write_origin(self.path, origin)
        except (OSError, UnicodeEncodeError):
            _log.exception("the autosave was not written")
            return False
        return True

    def forget(self) -> None:
        """Removes the file: the game is saved elsewhere, or given up."""
        _remove(self.path)
        self._lock.unlock()


@dataclass(frozen=True, slots=True, eq=False)
class Orphan:
    """The game of a process that did not end properly; no other process is offered it meanwhile."""

    game: Game
    path: Path
    lock: QLockFile

    @property
    def origin(self) -> Origin | None:
        """To which file the game was saved."""
        return read_origin(self.path)

    def remove(self) -> None:
        """Removes the file: the game is open in a window, or given up."""
        _remove(self.path)
        self.lock.unlock()

    def leave(self) -> None:
        """Leaves it for another time."""
        self.lock.unlock()


Tell: TypeAlias = Callable[[Path, FileFormatError], None]


def orphans(folder: Path, tell: Tell | None = None) -> Iterator[Orphan]:
    """The games of processes that did not end properly, the newest first.

    Those that cannot be read, or whose board is not there, are put aside, and told with their new place.
    """
    for path in sorted(folder.glob(f"autosave*{SUFFIX}"), key=_age):
        lock = _lock_of(path)
        if not lock.tryLock(0):
            continue
        try:
            yield Orphan(read_playable(path), path, lock)
        except OSError:
            _log.exception("the autosave cannot be opened")
            lock.unlock()
        except FileFormatError as error:
            aside = _put_aside(path, error)
            lock.unlock()
            if aside and tell:
                tell(aside, error)


def _put_aside(path: Path, error: FileFormatError) -> Path | None:
    """Keeps a file from being met at every start; one whose board is missing can be opened another day."""
    _log.error("the autosave %s cannot be read, at %s", path.name, error.path)  # the problem may quote orders
    waits = isinstance(error, (UnknownVariantError, FaultyBoardError))
    aside = path.with_name(f"put-aside-{path.name}") if waits else path.with_suffix(".unreadable")
    try:
        return path.replace(aside)
    except OSError:
        _log.exception("the autosave was not put aside")
        return None


def _lock_of(path: Path) -> QLockFile:
    lock = QLockFile(str(path.with_suffix(".lock")))
    lock.setStaleLockTime(0)  # however old: stale only when its process is gone
    return lock


def _age(path: Path) -> float:
    try:
        return -path.stat().st_mtime
    except FileNotFoundError:
        return 0.0


def _remove(path: Path) -> None:
    forget_origin(path)
    try:
        path.unlink(missing_ok=True)
    except OSError:
        _log.exception("the autosave was not removed")
