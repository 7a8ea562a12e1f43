"""Checks of the calendar and of the way to win."""

from __future__ import annotations

from collections.abc import Iterator

from maps.facts.faults import FactFault, FactKind, out_of_range
from maps.facts.powers import unknown_power
from maps.json_keys import at
from maps.record import BoardRecord

LAST_YEAR = 9000
MOST_YEAR = 9999  # a phase code has room for four digits
LONGEST_GAME = 200  # turns that the years of a calendar last for
MOST_TURNS = 1000
SEASONS = 2  # a year of seasons has spring and fall


def check_game(record: BoardRecord) -> Iterator[FactFault]:
    """Faults of the calendar and of the victory."""
    yield from _check_calendar(record)
    yield from _check_victory(record)


def _check_calendar(record: BoardRecord) -> Iterator[FactFault]:
    calendar, path = record.calendar, "$.calendar"
    yield from out_of_range(f"{path}.first_year", calendar.first_year, 1, LAST_YEAR)
    if calendar.last_turn is not None:
        yield from out_of_range(f"{path}.last_turn", calendar.last_turn, 1, MOST_TURNS)
    if calendar.labels == "years":
        yield from out_of_range(f"{path}.turns_per_count", calendar.turns_per_count, 1, 12)
        most = max(1, min(100, (MOST_YEAR - calendar.first_year) // (LONGEST_GAME - 1)))
        if calendar.years_per_turn is None:
            yield FactFault(FactKind.NEEDED, path, ("years_per_turn", '"labels": "years"'))
        else:
            yield from out_of_range(f"{path}.years_per_turn", calendar.years_per_turn, 1, most)
        return
    if calendar.turns_per_count != SEASONS:
        yield FactFault(FactKind.NOT_ONE_OF, f"{path}.turns_per_count", (calendar.turns_per_count, SEASONS))
    if calendar.years_per_turn is not None:
        values = ("years_per_turn", '"labels": "seasons"')
        yield FactFault(FactKind.NOT_WITH, f"{path}.years_per_turn", values)


def _check_victory(record: BoardRecord) -> Iterator[FactFault]:
    victory, path = record.victory, "$.victory"
    centers = {id_ for id_, province in record.provinces.items() if province.supply_center}
    if victory.of != len(centers):
        yield FactFault(FactKind.MISCOUNTED, f"{path}.of", (victory.of, len(centers)))
    goals = [("centers", victory.centers)]
    goals += [(f"alternatives[{index}]", goal) for index, goal in enumerate(victory.alternatives)]
    odd = [fault for key, goal in goals for fault in out_of_range(f"{path}.{key}", goal, 1, len(centers))]
    yield from odd
    for power in record.powers if not odd else ():
        if len(power.start_centers) >= min(goal for _, goal in goals):
            yield FactFault(FactKind.WON_AT_START, path, (power.id, len(power.start_centers)))
            break
    yield from _check_not_counted(record, centers)


def _check_not_counted(record: BoardRecord, centers: set[str]) -> Iterator[FactFault]:
    known = {one.id for one in record.powers}
    for power, places in record.victory.not_counted.items():
        path = at("$.victory.not_counted", power)
        if power not in known:
            yield unknown_power(path, power, known)
        for id_ in places:
            if id_ not in centers:
                yield FactFault(FactKind.NO_CENTER, path, (id_,))
