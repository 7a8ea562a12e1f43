"""Which phase of an open game is shown, and how one walks through its phases."""

from __future__ import annotations

from PySide6.QtCore import QObject

from app.stages import COVERED, Change, Stage
from app.writing import Writing
from variants.game import Game
from variants.outcome import Resolution
from variants.position import Phase, PhaseKind, Position


class Looking(Writing):
    """The game that is open, and how one looks at it."""

    def __init__(self, game: Game, parent: QObject | None = None) -> None:
        super().__init__(game, parent)
        self._stage = Stage.WRITING
        self._look = game.current

    @property
    def stage(self) -> Stage:
        """What the game waits for."""
        return self._stage

    @property
    def covered(self) -> bool:
        """Whether nothing of the board may be seen."""
        return self._stage in COVERED

    @property
    def line(self) -> tuple[int, ...]:
        """The nodes from the start to the current phase."""
        return self._game.line()

    @property
    def look(self) -> int:
        """The node whose phase is shown."""
        return self._look

    @property
    def at_latest(self) -> bool:
        """Whether the phase being played is shown."""
        return self._look == self._game.current

    @property
    def position(self) -> Position:
        """The position that is shown."""
        return self._game.nodes[self._look].position

    @property
    def counted(self) -> Position:
        """The position whose centres are shown: after the end of the game the last one."""
        return self._game.position if self.at_end else self.position

    @property
    def at_end(self) -> bool:
        """Whether the end of the game is shown: its last results, or the position after them."""
        return self._stage is Stage.ENDED and self._look in self.line[-2:]

    @property
    def resolution(self) -> Resolution | None:
        """How the phase that is shown was resolved; None while it is still to be played."""
        line = self.line
        place = line.index(self._look) + 1
        return self._game.nodes[line[place]].resolution if place < len(line) else None

    def look_at(self, node: int) -> None:
        """Shows the phase of a node of the line."""
        if node in self.line and node != self._look and not self.covered:
            self._look = node
            self.changed.emit(Change.LOOK)

    def step(self, by: int) -> None:
        """Looks so many phases back (−) or forth."""
        line = self.shown_line
        place = line.index(self._look) + by if self._look in line else 0
        self.look_at(line[max(0, min(place, len(line) - 1))])

    def look_back(self) -> None:
        """Shows the phase before."""
        self.step(-1)

    def look_forward(self) -> None:
        """Shows the phase after."""
        self.step(1)

    def look_at_first(self) -> None:
        """Shows the first phase."""
        self.look_at(self.shown_line[0])

    @property
    def shown_line(self) -> tuple[int, ...]:
        """The nodes that may be looked at: no phase to come while results are shown."""
        line = self.line
        return line[:-1] if self._stage is Stage.RESULTS and len(line) > 1 else line

    def look_at_latest(self) -> None:
        """Shows the last phase that may be looked at."""
        self.look_at(self.shown_line[-1])

    @property
    def next_phase(self) -> Phase:
        """The phase that is played next."""
        return self._game.position.phase

    @property
    def kind(self) -> PhaseKind:
        """What is ordered in the phase that is shown."""
        return self.position.phase.kind
