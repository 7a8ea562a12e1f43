"""The rule switches: their names, values and defaults as data of a variant."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from maps.record import BoardRecord
from variants.errors import FileFormatError
from variants.game_faults import GameFault, GameFaultKind

Value = str | int | None

MOST = 9999  # of centres, or turns: no calendar reaches further


@dataclass(frozen=True, slots=True)
class Switch:
    """One choice at the start of a game; ``values`` has the default first.

    ``free`` switches take any number besides the listed values (a number of centres, a turn).
    """

    name: str
    values: tuple[Value, ...]
    free: bool = False

    def read(self, value: Value) -> Value:
        """The value, if the switch has it.

        Raises:
            FileFormatError: naming the switch and what it takes.
        """
        if value in self.values or (self.free and isinstance(value, int) and 0 < value <= MOST):
            return value
        allowed = ", ".join("null" if each is None else str(each) for each in self.values)
        fault = GameFault(GameFaultKind.NONE_OF, (value, allowed))
        if self.free:
            fault = GameFault(GameFaultKind.NO_NUMBER, (value, allowed, MOST))
        raise FileFormatError(f"rules.{self.name}", fault)


PARADOX = Switch("paradox", ("szykman", "all-hold"))
ADJACENT_CONVOY = Switch("adjacent_convoy", ("own-fleet", "via-only"))
CONVOY_FALLBACK = Switch("convoy_fallback", ("none", "land"))
NAMED_PATH = Switch("named_path", ("free", "binds"))
REMOVAL = Switch("removal", ("owned", "home"))
HOME_REMOVAL = Switch("removal", ("home", "owned"))
YEAR_LABELS = Switch("labels", ("years", "seasons"))


def base_switches(board: BoardRecord, removal: Switch = REMOVAL) -> tuple[Switch, ...]:
    """The switches that every game has, with the numbers of its board.

    Args:
        board: names the centres that win, and the last turn if there is one.
        removal: with the default of the game first.
    """
    victory, last_turn = board.victory, board.calendar.last_turn
    end_after = (None,) if last_turn is None else (last_turn, None)
    return (
        PARADOX,
        ADJACENT_CONVOY,
        CONVOY_FALLBACK,
        NAMED_PATH,
        removal,
        Switch("victory_centers", (victory.centers, *victory.alternatives), free=True),
        Switch("end_after", end_after, free=True),
    )


@dataclass(frozen=True, slots=True)
class Rules:
    """The switches of a variant and what was chosen; what is not chosen has its default."""

    switches: tuple[Switch, ...]
    chosen: Mapping[str, Value] = field(default_factory=dict)

    def __getitem__(self, name: str) -> Value:
        if name in self.chosen:
            return self.chosen[name]
        return self._switch(name).values[0]

    def get(self, name: str) -> Value:
        """What holds for a switch that not every game has; None where there is none."""
        return self[name] if any(switch.name == name for switch in self.switches) else None

    def choose(self, chosen: Mapping[str, Value]) -> Rules:
        """The same switches with these choices added.

        Raises:
            FileFormatError: naming an unknown switch or a value that it does not have.
        """
        checked = {name: self._switch(name).read(value) for name, value in chosen.items()}
        return replace(self, chosen={**self.chosen, **checked})

    def _switch(self, name: str) -> Switch:
        found = next((switch for switch in self.switches if switch.name == name), None)
        if found is None:
            known = ", ".join(switch.name for switch in self.switches)
            raise FileFormatError(f"rules.{name}", GameFault(GameFaultKind.NO_SWITCH, (known,)))
        return found
