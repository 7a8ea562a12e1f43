"""The locks of the players' papers: made and opened beside the thread of the window, which stays alive."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from enum import Enum, auto
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


class Tried(Enum):
    """What came of a passphrase where there is no lock to give."""

    WRONG = auto()
    NO_MEMORY = auto()


def lock_in_worker(phrase: str, done: Callable[[Lock | Tried], None]) -> None:
    """Makes a lock for a passphrase, and gives it to ``done`` in this thread; at once without a phrase."""
    if phrase:
        _start(lambda: _made(phrase), done)
    else:
        done(sealing.lock_openly())


def open_in_worker(lock: Lock, phrase: str, power: str, done: Callable[[Lock | Tried], None]) -> None:
    """Opens a lock, and gives it with its key to ``done`` in this thread, or says why it did not open.

    A lock without a passphrase is given at once.
    """
    if lock.has_phrase:
        _start(lambda: _opened(lock, phrase, power), done)
    else:
        done(lock)


class Trials:
    """Opens locks one after the other, of those that wait only the last: each trial takes its memory."""

    def __init__(self) -> None:
        self._running = False
        self._next: tuple[Lock, str, str, Callable[[Lock | Tried], None]] | None = None

    def open(self, lock: Lock, phrase: str, power: str, done: Callable[[Lock | Tried], None]) -> None:
        """As ``open_in_worker``, but that nothing comes of a trial if another one is wanted meanwhile."""
        self._next = lock, phrase, power, done
        self._start()

    def _start(self) -> None:
        if self._running or self._next is None:
            return
        (lock, phrase, power, done), self._next = self._next, None
        self._running = True
        open_in_worker(lock, phrase, power, lambda made: self._end(done, made))

    def _end(self, done: Callable[[Lock | Tried], None], made: Lock | Tried) -> None:
        self._running = False
        if self._next is None:
            done(made)
        else:
            self._start()


def _made(phrase: str) -> Lock | Tried:
    try:
        return sealing.lock_with(phrase, sealing.COST)
    except MemoryError:
        return Tried.NO_MEMORY


def _opened(lock: Lock, phrase: str, power: str) -> Lock | Tried:
    try:
        return sealing.opened(lock, phrase, power)
    except WrongPhraseError:
        return Tried.WRONG
    except MemoryError:
        return Tried.NO_MEMORY


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
