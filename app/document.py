"""The open game: what is shown of it, who writes, and the undo of every edit.

The document holds the immutable ``Game`` and swaps it. Whatever shows the game listens to ``changed`` and
reads what it needs. What another power wrote can never be reached from here once the curtain is down: the
undo stack is emptied at every hand-over and at every resolution.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from random import SystemRandom

from PySide6.QtCore import QObject
from PySide6.QtGui import QUndoStack

from app.boards import read_playable
from app.locks import locked
from app.looking import Looking
from app.parked import Parked
from app.stages import Change, Stage
from app.vote import Vote, voters
from variants.errors import BrokenSealError
from variants.formats.save import write_game
from variants.formats.save_papers import open_papers, sealed_papers
from variants.game import Ending, EndingKind, Game
from variants.papers import Decision, Lock, Ruling

__all__ = ["Change", "Document", "Stage"]


class Document(Looking):
    """The open game."""

    def __init__(self, game: Game, parent: QObject | None = None) -> None:
        super().__init__(game, parent)
        self._writer: str | None = None
        self._vote: Vote | None = None
        self._path: Path | None = None
        self._take(game)
        self._saved: Game | None = self._game

    # What is open

    @property
    def writer(self) -> str | None:
        """The power that writes, or to which the screen is passed; None in a sandbox and between phases."""
        return self._writer

    @property
    def vote(self) -> Vote | None:
        """The vote on a draw that is going on."""
        return self._vote

    @property
    def sandbox(self) -> bool:
        """Whether all powers are written on the open table, without curtains."""
        return self._game.open_table

    @property
    def writers(self) -> tuple[str, ...]:
        """The powers whose orders may be seen and written now."""
        if self._stage is not Stage.WRITING or not self.at_latest:
            return ()
        if self._writer is None:
            return self._game.powers_to_order()
        return (self._writer,)

    @property
    def note_writers(self) -> tuple[str, ...]:
        """The powers whose notes may be seen and written now: the writer's, or all on the open table."""
        if self.covered:
            return ()
        if self.sandbox:
            return tuple(power for power, player in self._game.players.items() if player)
        return (self._writer,) if self._writer is not None and self._stage is Stage.WRITING else ()

    @property
    def pending(self) -> tuple[str, ...]:
        """The powers that have something to order and are not done."""
        return tuple(power for power in self._game.powers_to_order() if not self._game.draft(power).done)

    @property
    def path(self) -> Path | None:
        """The file of the game, if it has one."""
        return self._path

    @property
    def dirty(self) -> bool:
        """Whether there is something that no file has, or may be: a player has had the screen since then.

        Otherwise this would tell the others whether that player has written.
        """
        return self._game is not self._saved and self._game != self._saved

    # The course of a phase

    def drop_curtain(self) -> None:
        """Hides the board now; the same power goes on writing behind the curtain."""
        if self._stage is Stage.WRITING and not self.sandbox:
            self._enter(Stage.CURTAIN, self._writer)

    def pass_over(self) -> None:
        """Lets the next power that is not done write first."""
        pending = self.pending
        if self._stage is Stage.CURTAIN and self._writer in pending:
            place = pending.index(self._writer) + 1
            self._enter(Stage.CURTAIN, pending[place % len(pending)])

    def raise_curtain(self) -> None:
        """The writer has the screen; its papers are opened first, if a file had sealed them."""
        if self._stage is Stage.CURTAIN and self._writer not in self._game.sealed:
            self._look = self._game.current
            self._enter(Stage.WRITING, self._writer)

    def seal(self) -> None:
        """The writer is done: the screen goes to the next power, or the phase is resolved."""
        if self._stage is not Stage.WRITING:
            return
        if self._writer is not None:
            self._forget_typed(self._writer)
            draft = replace(self._game.draft(self._writer), done=True)
            self._game = self._game.with_draft(self._writer, draft)
        pending = () if self.sandbox else self.pending
        if pending:
            self._enter(Stage.CURTAIN, pending[0])
        else:
            self._resolve_once_open()

    @property
    def reopenable(self) -> tuple[str, ...]:
        """The powers that may take their seal back: those that are done while others still write.

        What the table has decided about a power only its passphrase takes back.
        """
        if self._stage is not Stage.CURTAIN:
            return ()
        done = (power for power in self._game.powers_to_order() if self._game.draft(power).done)
        return tuple(power for power in done if power not in self._game.holding or self._has_phrase(power))

    def _has_phrase(self, power: str) -> bool:
        return power in self._game.locks and self._game.locks[power].has_phrase

    def reopen(self, power: str) -> None:
        """Takes the seal of a power back, or a decision that it holds, and passes the screen to it."""
        if self._stage is Stage.CURTAIN and power in self._game.powers_to_order():
            self._game = self._game.with_draft(power, replace(self._game.draft(power), done=False))
            self._enter(Stage.CURTAIN, power)

    def open_papers(self, power: str, lock: Lock) -> None:
        """Opens what a file had sealed, with the power's lock, whose key is known.

        The other powers of the same player are opened as well, but for broken seals, which are told in turn.

        Raises:
            BrokenSealError: if it was changed outside of the program.
        """
        clean = not self.dirty
        self._game = open_papers(self._game.not_held(power), power, lock)
        for other in self._game.sealed.keys() - self._game.holding:
            if self._game.locks[other] != lock:
                continue
            with suppress(BrokenSealError):
                self._game = open_papers(self._game, other, lock)
        if clean:
            self._saved = self._game
        self._open_next()

    def give_up_papers(self, power: str, *, broken: bool = False) -> None:
        """The table decides that a power whose papers cannot be opened holds; this is recorded.

        Until the phase is over, its passphrase takes that back. ``broken``: they were changed outside
        of the program.
        """
        ruling = Ruling.BROKEN if broken else Ruling.HOLDS
        self._game = self._game.held(power, sealed_papers(self._game, power), ruling)
        self._wait()

    def write_anew(self, power: str, lock: Lock) -> None:
        """A power whose papers were changed outside of the program writes them anew; this is recorded."""
        self._game = self._game.without_sealed(power, lock)
        self._wait(power)

    def set_lock(self, power: str, lock: Lock) -> None:
        """Keeps the papers of the writer, of all powers with its lock, under another one from here on."""
        if power == self._writer and self._stage is Stage.WRITING:
            for each in self.sharing_lock(power):
                self._game = self._game.with_lock(each, lock)
            self.changed.emit(Change.FILE)

    def sharing_lock(self, power: str) -> tuple[str, ...]:
        """The powers whose open papers have the lock of this one: those of one player."""
        locks, sealed = self._game.locks, self._game.sealed
        return tuple(each for each in locks if locks[each] == locks[power] and each not in sealed)

    def _open_next(self) -> None:
        if self._stage is Stage.PHRASES:
            self._wait()

    def _resolve_once_open(self) -> None:
        if self._game.unopened:
            self._enter(Stage.PHRASES, None)
        else:
            self._resolve()

    def set_players(self, players: Mapping[str, str], locks: Mapping[str, Lock] | None = None) -> None:
        """Gives powers to other players, or with "" to nobody: they hold from here on."""
        for power, player in players.items():
            self._forget_typed(power)
            self._game = self._game.with_player(power, player, (locks or {}).get(power))
        self._game = locked(self._game)
        if self._stage in (Stage.RESULTS, Stage.ENDED):
            self.changed.emit(Change.STAGE)
        else:
            self._wait()

    def take_back(self, node: int) -> None:
        """Takes the game back to an earlier phase of its line; for the open table only."""
        if self.sandbox and node in self.line:
            self._game = self._game.back_to(node)
            self._wait()

    def go_on(self) -> None:
        """From the results to the next phase. One in which no player has anything to do is played at once."""
        if self._stage is not Stage.RESULTS:
            return
        self._look = self._game.current
        if self._game.powers_to_order():
            self._draw_order()
            self._wait()
        else:
            self._resolve()

    def end(self, ending: Ending) -> None:
        """Ends the game as all players have agreed: a draw, or a concession to one power."""
        if ending.kind is EndingKind.CONCESSION:
            self._end(self._game.concede(*ending.powers))
        else:
            self._end(self._game.agree_draw(ending.powers))

    def call_vote(self, sharers: tuple[str, ...]) -> None:
        """Lets the powers vote on a draw, in secret: the screen goes from one to the next."""
        if self._vote is None and self._game.ending is None:
            before = self._stage, self._writer
            self._enter(Stage.VOTING, None, Vote(sharers, voters(self._game), before))

    def cast(self, *, yes: bool) -> None:
        """The vote of the next power. After the last the game ends, or the refusal is recorded."""
        if self._vote is not None:
            self._vote_on(self._vote.cast(yes=yes))

    def vote_without(self) -> None:
        """The table decides to vote without the next power; this is recorded. If nobody votes, it is off."""
        if self._vote is not None:
            self._vote_on(self._vote.passed_over())

    def _vote_on(self, vote: Vote) -> None:
        if vote.waiting:
            self._enter(Stage.VOTING, None, vote)
        elif vote.absent == voters(self._game):
            self.call_off()
        else:
            self._count(vote)

    def _count(self, vote: Vote) -> None:
        if vote.absent:
            self._decide(vote, Ruling.NO_VOTE, vote.absent)
        if vote.agreed:
            self.end(Ending(EndingKind.DRAW, vote.sharers))
        else:
            self._decide(vote, Ruling.DRAW_REFUSED, vote.sharers)
            self.call_off()

    def _decide(self, vote: Vote, ruling: Ruling, powers: tuple[str, ...]) -> None:
        """Records what came of a vote; between two phases with the one whose results are looked at."""
        between = vote.before[0] is Stage.RESULTS
        node = _last_played(self._game) if between else self._game.current
        decision = Decision(node, ruling, powers)
        self._game = replace(self._game, decisions=(*self._game.decisions, decision))

    def call_off(self) -> None:
        """Ends a vote without a result: the table goes on where it was."""
        if self._vote is not None:
            self._enter(*self._vote.before)

    def declare_draw(self, power: str) -> None:
        """Ends the game as the draw that one power may declare.

        Raises:
            EndingError: if it may not.
        """
        self._end(self._game.declare_draw(power))

    def agree_end(self, last_turn: int | None, agreeing: Collection[str]) -> None:
        """Sets another last turn, or none, on which the powers agree; what is being written stays.

        Raises:
            EndingError: if one that must agree does not, or the turn is over.
        """
        self._game = self._game.agree_end(last_turn, agreeing)
        self.changed.emit(Change.STAGE)

    def _end(self, game: Game) -> None:
        self._game = game
        self._show_results()

    def _resolve(self) -> None:
        self._game = locked(self._game.resolve())
        self._show_results()

    def _show_results(self) -> None:
        self._look = _last_played(self._game)
        self._forget_typed()
        self._enter(Stage.ENDED if self._game.ending else Stage.RESULTS, None)

    def _draw_order(self) -> None:
        table = self._game.table
        if table.drawn:
            order = table.shuffled(self._game.variant.powers, SystemRandom())
            self._game = replace(self._game, table=replace(table, order=order))

    def _wait(self, first: str = "") -> None:
        """Waits for those who write, one of them first; goes on at once where nobody has to."""
        pending = self.pending
        if not self._game.powers_to_order():
            self._show_results()
        elif self.sandbox and not self._game.unopened:
            self._look = self._game.current
            self._enter(Stage.WRITING, None)
        elif pending and not self.sandbox:
            self._look = self._game.current
            self._enter(Stage.CURTAIN, first if first in pending else pending[0])
        else:
            self._resolve_once_open()

    def _enter(self, stage: Stage, writer: str | None, vote: Vote | None = None) -> None:
        self.undo_stack.clear()
        self.sitting += 1
        if self._stage is Stage.WRITING and self._writer is not None:
            self._saved = None
        self._stage, self._writer, self._vote = stage, writer, vote
        self.changed.emit(Change.STAGE)

    # Files

    def replace_game(self, game: Game, path: Path | None = None, *, saved: bool = True) -> None:
        """Opens another game in place of this one, with the curtain down unless it is a sandbox.

        ``saved`` says whether leaving the game again would lose nothing.
        """
        self._path = path
        self._take(game)
        self._saved = self._game if saved else None
        self.changed.emit(Change.GAME)

    def park(self) -> Parked:
        """All that is open, to be resumed later; no player's screen stays open meanwhile.

        The edits go with it: another game must follow at once.
        """
        self.drop_curtain()
        stack, self.undo_stack = self.undo_stack, QUndoStack(self)
        typed = self.lines, self.pages
        self.lines, self.pages = {}, {}
        here = self._game, self._stage, self._writer, self._vote, self._look, self._path, self._saved
        return Parked(*here, stack, *typed)

    def resume(self, parked: Parked) -> None:
        """Goes on with a game that was parked, in place of this one."""
        self.undo_stack.deleteLater()
        self.undo_stack = parked.undo_stack
        self._game, self._saved, self._path = parked.game, parked.saved, parked.path
        self._stage, self._writer, self._vote = parked.stage, parked.writer, parked.vote
        self._look, self.lines, self.pages = parked.look, parked.lines, parked.pages
        self.sitting += 1
        self.changed.emit(Change.GAME)

    def open(self, path: Path) -> None:
        """Opens a file; the game that is open stays as it is if that fails.

        Raises:
            OSError: if the file cannot be read.
            FileFormatError: naming the place in the file that is wrong.
        """
        self.replace_game(read_playable(path), path)

    def save(self, path: Path) -> None:
        """Writes the game with everything in it to a file.

        Raises:
            OSError: if the file cannot be written.
        """
        write_game(path, self._game)
        self._path, self._saved = path, self._game
        self.changed.emit(Change.FILE)

    def _take(self, game: Game) -> None:
        self.undo_stack.clear()
        self._forget_typed()
        self.sitting += 1
        self._game = game = locked(game)
        self._look, self._writer, self._vote = game.current, None, None
        if game.ending is not None or not game.powers_to_order():
            self._look = _last_played(game)
            self._stage = Stage.ENDED if game.ending else Stage.RESULTS
        elif game.open_table:
            self._stage = Stage.PHRASES if game.unopened else Stage.WRITING
        elif self.pending:
            self._stage, self._writer = Stage.CURTAIN, self.pending[0]
        else:
            self._stage = Stage.PHRASES


def _last_played(game: Game) -> int:
    """The node whose results are the newest; the start before there are any."""
    line = game.line()
    return line[-2] if len(line) > 1 else line[-1]
