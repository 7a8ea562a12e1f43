"""The locks of the players' papers: made and opened beside the thread of the window, which stays alive."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, QRunnable, Qt, QThreadPool, Signal

from variants.errors import WrongPhraseError
from variants.formats import sealing
from variants.game import Game
from variants.papers import Lock

T = TypeVar("T")


def locked(game: Game) -> Game:
    """The game with a lock for each power that is played among others: files never tell what it writes."""
    bare = [power for power, player in game.players.items() if player and power not in game.locks]
    if game.open_table or not bare:
        return game
    return replace(game, locks={**game.locks, **{power: sealing.lock_openly() for power in bare}})


def lock_in_worker(phrase: str, done: Callable[[Lock], None]) -> None:
    """Makes a lock for a passphrase, and gives it to ``done`` in this thread; at once without a phrase."""
    if phrase:
        _start(lambda: sealing.lock_with(phrase, sealing.COST), done)
    else:
        done(sealing.lock_openly())


def open_in_worker(lock: Lock, phrase: str, power: str, done: Callable[[Lock | None], None]) -> None:
    """Opens a lock, and gives it with its key to ``done`` in this thread; None if the phrase is wrong.

    A lock without a passphrase is given at once.
    """
    if lock.has_phrase:
        _start(lambda: _opened(lock, phrase, power), done)
    else:
        done(lock)


def _opened(lock: Lock, phrase: str, power: str) -> Lock | None:
    try:
        return sealing.opened(lock, phrase, power)
    except WrongPhraseError:
        return None


class _Told(QObject):
    """Brings what a worker has made to the thread that asked for it."""

    made = Signal(object)


class _Job(QRunnable, Generic[T]):
    def __init__(self, work: Callable[[], T], told: _Told) -> None:
        super().__init__()
        self._work, self._told = work, told

    def run(self) -> None:
        self._told.made.emit(self._work())


_waiting: set[_Told] = set()  # kept until they have told


def _start(work: Callable[[], T], done: Callable[[T], None]) -> None:
    told = _Told()
    _waiting.add(told)
    # Straight to the method, so that nothing is told to a dialog that is gone by then.
    told.made.connect(done, Qt.ConnectionType.QueuedConnection)
    told.made.connect(lambda _: _waiting.discard(told), Qt.ConnectionType.QueuedConnection)
    QThreadPool.globalInstance().start(_Job(work, told))
