"""The faults of a board file as values."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum

BOARD_ID = re.compile(r"[a-z0-9][a-z0-9-]{0,29}")
POWER_ID = re.compile(r"[a-z][a-z0-9_-]{0,29}")
PROVINCE_ID = re.compile(r"[A-Z][A-Z0-9]{1,7}")
COAST_ID = re.compile(r"[a-z]{2}")


class FactKind(StrEnum):
    """What may be wrong with a board file; the words have a place for each of the fault's values."""

    BAD_ID = "{0!r} cannot be an id"
    TOO_MANY = "{0} are too many; there may be {1}"
    NO_NAME = "the English name is missing"
    BAD_NAME = "{0!r} is empty, too long or has signs that cannot be shown"
    NAME_TAKEN = "{0!r} also names {1}"
    NOT_LOWER_CASE = "{0!r} is not in lower case"
    UNKNOWN_PROVINCE = "there is no province {0!r}"
    UNKNOWN_POWER = "there is no power {0!r}"
    UNKNOWN_COAST = "{0} has no coast {1!r}"
    COAST_MISSING = "{0} has several coasts, and none is named"
    COAST_NEEDLESS = "{0}: coasts are named only for fleets"
    REPEATED = "{0} is there twice"
    WITH_ITSELF = "{0} is linked with itself"
    WRONG_TERRAIN = "{0} is {1}"
    ONE_COAST = "a province has no named coasts, or two and more"
    NO_WATER = "{0} touches no water"
    NO_PAIRS = "no pair is listed"
    NO_NEIGHBOUR = "{0} has no neighbours"
    NO_COMMON_WATER = "{0} and {1} have no water in common"
    NO_ARMY_LINK = "{0} and {1} are neighbours for fleets, but not for armies"
    LINK_MISSING = "{0} and {1} are not in {2}"
    LINK_SURPLUS = "{0} and {1} may not be in {2}"
    LINK_UNDECLARED = "{0} and {1} are not in special_links as {2}"
    NO_CENTER = "{0} is no supply centre"
    TAKEN = "{0} is {1}'s as well"
    BAD_LETTER = "{0!r} is not one capital letter"
    BAD_UNIT = "{0!r} is no unit; expected something like 'A PAR' or 'F SPA/nc'"
    OCCUPIED = "{0} has two units"
    OUT_OF_RANGE = "{0} is not between {1} and {2}"
    NOT_BOTH = "{0} does not go with {1}"
    MISCOUNTED = "{0}, but there are {1}"
    WON_AT_START = "{0} has won with its {1} centres at the start"
    UNKNOWN_VERSION = "there is no version {0!r}"


@dataclass(frozen=True, slots=True)
class FactFault:
    """One fault: its kind, where in the file (``$.powers[2].letter``), and the values that the words name."""

    kind: FactKind
    path: str
    values: tuple[str | int, ...] = ()

    def __str__(self) -> str:
        return f"{self.path}: {self.kind.value.format(*self.values)}"


def repeated(path: str, values: Iterable[str]) -> Iterator[FactFault]:
    """A fault for each value of a list that is there already."""
    seen: set[str] = set()
    for index, value in enumerate(values):
        if value in seen:
            yield FactFault(FactKind.REPEATED, f"{path}[{index}]", (value,))
        seen.add(value)


def out_of_range(path: str, value: int, least: int, most: int) -> Iterator[FactFault]:
    """A fault if a number is outside of its bounds."""
    if not least <= value <= most:
        yield FactFault(FactKind.OUT_OF_RANGE, path, (value, least, most))
