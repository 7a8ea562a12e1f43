"""A variant as one record: the board, the powers, the set-up, the calendar and the rule switches."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from maps.board import Board, with_bridges
from maps.record import PowerRecord
from variants.calendar import Calendar
from variants.orders import Unit
from variants.position import Phase, PhaseKind, Position
from variants.rules import Rules, Value


@dataclass(frozen=True, slots=True)
class Variant:
    """A game that can be played.

    Attributes:
        id: as in files and on the command line.
        board: what is where.
        rules: the switches with what was chosen for this game.
        railway_power: the power whose armies may use the railway of the board.
    """

    id: str
    board: Board
    rules: Rules
    railway_power: str = ""

    @property
    def calendar(self) -> Calendar:
        """How turns are counted and called."""
        labels = self.rules.get("labels") or self.board.calendar.labels
        return Calendar(self.board.calendar, by_seasons=labels == "seasons")

    @property
    def powers(self) -> tuple[str, ...]:
        """The ids of the powers, in the order of the board file."""
        return tuple(power.id for power in self.board.powers)

    def power(self, id_: str) -> PowerRecord:
        """The facts of one power."""
        return next(power for power in self.board.powers if power.id == id_)

    def with_rules(self, chosen: Mapping[str, Value]) -> Variant:
        """The same game with other start options.

        Raises:
            FileFormatError: naming an unknown switch or value.
        """
        rules = self.rules.choose(chosen)
        if rules.get("bridges") == self.rules.get("bridges"):
            return replace(self, rules=rules)
        board = with_bridges(self.board, fleets=rules["bridges"] == "both")
        return replace(self, rules=rules, board=board)

    def start(self) -> Position:
        """The position in which the game begins."""
        powers, set_up = self.board.powers, self._set_up()
        return Position(
            phase=Phase(1, PhaseKind.MOVEMENT),
            units={Unit.parse(text): power.id for power in powers for text in set_up[power.id]},
            owners={center: power.id for power in powers for center in power.start_centers},
        )

    def _set_up(self) -> Mapping[str, tuple[str, ...]]:
        """Power → its first units, in the version chosen where the game has several."""
        version = self.rules.get("version")
        if isinstance(version, str):
            return self.board.record.versions.set_ups[version]
        return {power.id: power.start_units for power in self.board.powers}
