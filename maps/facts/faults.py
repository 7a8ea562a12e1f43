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
    """What may be wrong with a board file, and what to do; the words have a place for each of the values."""

    BAD_BOARD_ID = "{0!r} cannot be the id of a board; it may have up to 30 small letters, digits and '-'"
    BAD_POWER_ID = (
        "{0!r} cannot be the id of a power; it may have up to 30 small letters, digits, '-' and '_', "
        "first a letter"
    )
    BAD_PROVINCE_ID = (
        "{0!r} cannot be the id of a province; it may have two to eight capital letters and digits, "
        "first a letter"
    )
    BAD_COAST_ID = "{0!r} cannot be the id of a coast; it has two small letters, such as 'nc'"
    UNKNOWN_KEY = "the key {0!r} is not known here; take it out"
    UNKNOWN_LANGUAGE = "{0!r} is no language; names are listed by 'en', 'fr', 'de' and the like"
    MISNUMBERED = "there are {0}; there have to be {1} to {2}"
    NO_NAME = "the English name, 'en', is missing"
    NO_TEXT = "the text is empty; write a name, or take it out"
    LONG_TEXT = "the text has {0} signs; there may be {1}"
    HIDDEN_SIGN = "{0!r} has a sign that cannot be shown; take it out"
    NAME_TAKEN = "{0!r} also names {1}; a word may stand for one of them only"
    NOT_LOWER_CASE = "{0!r} is not in lower case; write {1!r}"
    UNKNOWN_PROVINCE = "there is no province {0!r}; list it in provinces, or name another one"
    UNKNOWN_POWER = "there is no power {0!r}; name one of: {1}"
    UNKNOWN_COAST = "{0} has no coast {1!r}; name one of: {2}"
    NO_COASTS = "{0} has no named coasts; list them in its 'coasts', or name none here"
    NO_SUCH_COAST = "no province has a coast {0!r}; take it out, or list it in the coasts of one"
    COAST_MISSING = "{0} has several coasts, and none is named; write one of: {1}"
    COAST_NEEDLESS = "{0}: coasts are named only for fleets; write {1!r}"
    REPEATED = "{0} is there twice; take one out"
    WITH_ITSELF = "{0} is linked with itself; name two provinces, or take the pair out"
    WRONG_TERRAIN = "{0} has the terrain {1!r}; here it would have to be: {2}"
    ONE_COAST = "a province has no named coasts, or two and more"
    NO_WATER = "{0} touches no water; list it with a sea in fleet_adjacency, or make its terrain 'land'"
    NO_PAIRS = "no pair is listed; list all that touch"
    NO_ARMIES = (
        "{0} has the terrain {1!r}, and no army can reach it; make it 'water', or list it in army_adjacency"
    )
    NO_NEIGHBOUR = "{0} has no neighbours; list it with each of them"
    NO_COMMON_WATER = "{0} and {1} have no water in common; list both with the same sea, or take the pair out"
    NO_ARMY_LINK = (
        "{0} and {1} are neighbours for fleets, but not for armies; list them in army_adjacency, too, "
        "or take the pair out"
    )
    LINK_MISSING = "{0} and {1} are not in {2}; list them there"
    LINK_SURPLUS = "{0} and {1} may not be in {2}; take the pair out there"
    LINK_UNDECLARED = "{0} and {1} are not in special_links as {2}; list them there"
    ONE_STATION = "a railway has two stations or more, and this one has only {0}"
    NO_CENTER = "{0} is no supply centre; make it one in provinces, or take it out here"
    TAKEN = "{0} belongs to {1} as well; leave it to one of them"
    NOTHING_AT_START = "{0} has neither units nor centres at the start; give it start_units and start_centers"
    BAD_LETTER = "{0!r} is not one capital letter"
    BAD_UNIT = "{0!r} is no unit; expected something like 'A PAR' or 'F SPA/nc'"
    BAD_UNIT_KIND = "{0!r} is no kind of unit; expected 'A' or 'F'"
    OCCUPIED = "{0} has two units; take one out"
    OUT_OF_RANGE = "{0} is not between {1} and {2}"
    NOT_ONE_OF = "{0} cannot stand here; possible: {1}"
    NEEDED = "{0} is missing; with {1} it is needed"
    NOT_WITH = "{0} does not go with {1}; take it out, or change that"
    OTHER_CANAL = "the canal of {0} and {1} is not that of $.canal; name the same two seas in both"
    MISCOUNTED = "{0}, but {1} provinces are supply centres; write {1}"
    WON_AT_START = "{0} has won with its {1} centres at the start; ask for more"
    UNKNOWN_VERSION = "there is no version {0!r} among the set_ups"


@dataclass(frozen=True, slots=True)
class FactFault:
    """One fault.

    Attributes:
        kind: what is wrong.
        path: where in the file, such as ``$.powers[2].letter``.
        values: what the words name.
        meant: what was likely meant by it; "" if nobody knows.
        more: in how many other places the same is wrong.
    """

    kind: FactKind
    path: str
    values: tuple[str | int | float, ...] = ()
    meant: str = ""
    more: int = 0

    def __str__(self) -> str:
        text = f"{self.path}: {self.kind.value.format(*self.values)}"
        text += f"; is {self.meant!r} meant?" if self.meant else ""
        return text + (f" (and so in {self.more} more places)" if self.more else "")


def repeated(path: str, values: Iterable[str], key: str = "") -> Iterator[FactFault]:
    """A fault for each value of a list, or at a key of its objects, that is there already."""
    seen: set[str] = set()
    for index, value in enumerate(values):
        if value in seen:
            yield FactFault(FactKind.REPEATED, f"{path}[{index}]" + (f".{key}" if key else ""), (value,))
        seen.add(value)


def out_of_range(path: str, value: int, least: int, most: int) -> Iterator[FactFault]:
    """A fault if a number is outside of its bounds."""
    if not least <= value <= most:
        yield FactFault(FactKind.OUT_OF_RANGE, path, (value, least, most))


def misnumbered(path: str, number: int, least: int, most: int) -> Iterator[FactFault]:
    """A fault if there are too few of something, or too many."""
    if not least <= number <= most:
        yield FactFault(FactKind.MISNUMBERED, path, (number, least, most))
