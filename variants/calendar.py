"""How turns are called: phase codes such as ``S1901M`` and ``Y1425R``, and their parts for display."""

from __future__ import annotations

import re
from dataclasses import dataclass

from maps.record import CalendarRecord
from variants.errors import FileFormatError
from variants.game_faults import GameFault, GameFaultKind
from variants.position import Phase, PhaseKind

_CODE = re.compile(r"([SFWY])([0-9]{1,4})([MRA])")


@dataclass(frozen=True, slots=True)
class Calendar:
    """Counts turns as Spring and Fall of a year, or as years some apart.

    A turn is a movement phase with its retreats; every ``turns_per_count`` turns the centres change hands.

    Attributes:
        record: of the board.
        by_seasons: turns are shown as seasons, on boards with years as well (the judges' labels).
    """

    record: CalendarRecord
    by_seasons: bool = True

    def counts(self, turn: int) -> bool:
        """Whether centres change hands after this turn."""
        return turn % self.record.turns_per_count == 0

    def year(self, turn: int) -> int:
        """The year a turn is played in."""
        first, step = self.record.first_year, self.record.years_per_turn
        if step is not None:
            return first + (turn - 1) * step
        return first + (turn - 1) // self.record.turns_per_count

    def shown_year(self, turn: int) -> int:
        """The year under which a turn is shown: by seasons, every second turn begins the next one."""
        if self.by_seasons:
            return self.record.first_year + (turn - 1) // 2
        return self.year(turn)

    def code(self, phase: Phase) -> str:
        """The phase code of files: season (or ``Y``), year, kind."""
        if self.record.years_per_turn is not None:
            return f"Y{self.year(phase.turn)}{phase.kind}"
        return self._season_code(phase)

    def label(self, phase: Phase) -> str:
        """The phase code to be shown: as in files, or by seasons if turns are shown so.

        >>> from maps.record import CalendarRecord
        >>> judges = Calendar(CalendarRecord("years", 1870, 2, years_per_turn=2), by_seasons=True)
        >>> judges.code(Phase(3, PhaseKind.MOVEMENT)), judges.label(Phase(3, PhaseKind.MOVEMENT))
        ('Y1874M', 'S1871M')
        """
        return self._season_code(phase) if self.by_seasons else self.code(phase)

    def _season_code(self, phase: Phase) -> str:
        """Adjustments are in winter (``W``)."""
        spring_or_fall = "S" if phase.turn % 2 else "F"
        season = "W" if phase.kind is PhaseKind.ADJUSTMENT else spring_or_fall
        return f"{season}{self.record.first_year + (phase.turn - 1) // 2}{phase.kind}"

    def parse(self, code: str) -> Phase:
        """The phase of a code; ``S`` and ``F`` codes are read on boards with years as well.

        Raises:
            FileFormatError: if the code is none, or names a year that has no turn, or the adjustments of one
                after which centres are not counted.
        """
        match = _CODE.fullmatch(code)
        if match is None:
            raise FileFormatError("phase", GameFault(GameFaultKind.NO_PHASE, (code,)))
        season, year, kind = match[1], int(match[2]), PhaseKind(match[3])
        if season != "Y" and (season == "W") != (kind is PhaseKind.ADJUSTMENT):
            raise FileFormatError("phase", GameFault(GameFaultKind.WINTER, (code,)))
        turn = self._turn_of_year(year) if season == "Y" else self._turn_of_season(season, year)
        if turn is None or turn < 1:
            raise FileFormatError("phase", GameFault(GameFaultKind.NO_TURN, (code, year)))
        if kind is PhaseKind.ADJUSTMENT and not self.counts(turn):
            raise FileFormatError("phase", GameFault(GameFaultKind.NO_COUNT, (code,)))
        return Phase(turn, kind)

    def _turn_of_season(self, season: str, year: int) -> int:
        return 2 * (year - self.record.first_year) + (1 if season == "S" else 2)

    def _turn_of_year(self, year: int) -> int | None:
        if self.record.years_per_turn is None:
            return None
        turns, rest = divmod(year - self.record.first_year, self.record.years_per_turn)
        return None if rest else turns + 1
