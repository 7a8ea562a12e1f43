"""What can be found by typing a few letters: places, units and commands. No Qt but for words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from enum import Enum, auto

from app.words.names import power_name, province_name
from app.words.sentences import unit_words
from maps.board import Location
from maps.likeness import LIKE
from variants.notation.tokens import folded_words
from variants.position import Position
from variants.variant import Variant

MOST = 40  # that are listed
_NEAREST = 3  # that are listed where nothing is called so


class FindKind(Enum):
    """What was found."""

    PLACE = auto()
    UNIT = auto()
    COMMAND = auto()


@dataclass(frozen=True, slots=True)
class Find:
    """Something that can be found.

    Attributes:
        kind: what it is.
        text: how it is called in the list.
        more: what stands beside it: a code, a power or keys.
        place: where it is; None for a command.
        command: the name of the action; "" for a place or a unit.
        names: under which it is found.
    """

    kind: FindKind
    text: str
    more: str = ""
    place: Location | None = None
    command: str = ""
    names: tuple[str, ...] = ()


def places_and_units(variant: Variant, position: Position) -> Iterator[Find]:
    """All provinces of the board, by their names in every language and their codes, and all its units."""
    called = {id_: province_name(variant, id_) for id_ in variant.board.provinces}
    for id_ in sorted(called, key=lambda each: folded_words(called[each])):
        province = variant.board.provinces[id_]
        names = (id_, *province.names.values(), *province.aliases)
        yield Find(FindKind.PLACE, called[id_], id_, Location(id_), names=names)
    for unit, power in position.units.items():
        name, text = power_name(variant, power), unit_words(variant, unit)
        names = (str(unit), text, *variant.board.provinces[unit.province].names.values(), f"{name} {text}")
        yield Find(FindKind.UNIT, text, name, unit.location, names=names)


def found(entries: Iterable[Find], typed: str) -> Sequence[Find]:
    """The entries that were meant, the likeliest first; all in their order while nothing is typed."""
    words = folded_words(typed)
    ranked = ((_rank(each, words), each) for each in entries)
    fitting = sorted(
        ((rank, each) for rank, each in ranked if rank is not None),
        key=lambda pair: pair[0],
    )
    return tuple(each for _, each in fitting[:MOST])


def nearest(entries: Iterable[Find], typed: str) -> Sequence[Find]:
    """A few entries that may have been meant by what is called nothing, the likeliest first."""
    words = " ".join(folded_words(typed))
    ranked = ((max(_agreement(name, words) for name in each.names), each) for each in entries)
    near = sorted((pair for pair in ranked if pair[0] >= LIKE), key=lambda pair: -pair[0])
    return tuple(each for _, each in near[:_NEAREST])


def _agreement(name: str, words: str) -> float:
    return SequenceMatcher(None, " ".join(folded_words(name)), words, autojunk=False).ratio()


def _rank(entry: Find, words: tuple[str, ...]) -> int | None:
    """0 for the whole name, 1 for its beginning, 2 for beginnings of words in it; None if it does not fit."""
    ranks = (_likeness(folded_words(name), words) for name in entry.names)
    return min((rank for rank in ranks if rank is not None), default=None)


def _likeness(name: tuple[str, ...], words: tuple[str, ...]) -> int | None:
    if name == words:
        return 0
    if " ".join(name).startswith(" ".join(words)):
        return 1
    fits = all(any(part.startswith(word) for part in name) for word in words)
    return 2 if fits else None
