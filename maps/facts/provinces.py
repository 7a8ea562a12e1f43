"""Checks of a board's provinces: ids, names, aliases, terrain and coasts."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TypeAlias

from maps.facts.faults import (
    BOARD_ID,
    COAST_ID,
    PROVINCE_ID,
    FactFault,
    FactKind,
    misnumbered,
    repeated,
)
from maps.json_keys import at
from maps.likeness import likely
from maps.printable import is_printable
from maps.record import BoardRecord, Names, ProvinceRecord

MOST_PROVINCES = 300
LONGEST_NAME = 60  # signs; a longer one has no room on any map
LANGUAGES = ("en", "fr", "de")  # of the program; names in others are read as aliases
LANGUAGE = re.compile(r"[a-z]{2}")
ALIAS = re.compile(r"\.aliases\[\d+\]$")

Word: TypeAlias = tuple[str, str]  # its place in the file, and the word


def check_provinces(record: BoardRecord) -> Iterator[FactFault]:
    """Faults of the board's name and of its provinces, each by itself and among each other."""
    if not BOARD_ID.fullmatch(record.board):
        yield FactFault(FactKind.BAD_BOARD_ID, "$.board", (record.board[:LONGEST_NAME],))
    yield from check_names("$.title", record.title)
    number = list(misnumbered("$.provinces", len(record.provinces), 1, MOST_PROVINCES))
    yield from number
    if number:
        return
    for id_, province in record.provinces.items():
        path = at("$.provinces", id_)
        if not PROVINCE_ID.fullmatch(id_):
            yield FactFault(FactKind.BAD_PROVINCE_ID, "$.provinces", (id_[:LONGEST_NAME],))
        yield from check_names(f"{path}.name", province.name)
        yield from _check_terrain(path, id_, province)
        yield from _check_coasts(path, id_, province)
    words = {id_: _words(id_, province) for id_, province in record.provinces.items()}
    yield from check_words(words)
    for coast, names in record.coast_names.items():
        yield from check_names(at("$.coast_names", coast), names)
    yield from _check_ambiguous(record, words)


def _words(id_: str, province: ProvinceRecord) -> list[Word]:
    path = at("$.provinces", id_)
    return [(path, id_.lower()), *named(f"{path}.name", province.name), *listed(path, province.aliases)]


def check_names(path: str, names: Names) -> Iterator[FactFault]:
    """Faults of names in several languages."""
    if "en" not in names and not any(likely(language, LANGUAGES) == "en" for language in names):
        yield FactFault(FactKind.NO_NAME, path)
    for language, name in names.items():
        if not LANGUAGE.fullmatch(language):
            meant = likely(language, LANGUAGES)
            yield FactFault(FactKind.UNKNOWN_LANGUAGE, path, (language[:LONGEST_NAME],), meant)
        elif language == "en" or name != names.get("en"):  # the reader fills in those that are missing
            yield from _check_text(at(path, language), name)


def _check_text(path: str, text: str) -> Iterator[FactFault]:
    """Faults of a text that is shown or typed."""
    if not text.strip():
        yield FactFault(FactKind.NO_TEXT, path)
    elif len(text) > LONGEST_NAME:
        yield FactFault(FactKind.LONG_TEXT, path, (len(text), LONGEST_NAME))
    elif not is_printable(text):
        yield FactFault(FactKind.HIDDEN_SIGN, path, (text,))


def named(path: str, names: Names) -> Iterator[Word]:
    """The names as a player may type them."""
    return ((at(path, language), name.lower()) for language, name in names.items())


def listed(path: str, aliases: Iterable[str]) -> Iterator[Word]:
    """The aliases, each with its place."""
    return ((f"{path}.aliases[{index}]", alias) for index, alias in enumerate(aliases))


def check_words(words: Mapping[str, Sequence[Word]]) -> Iterator[FactFault]:
    """Faults of names and aliases: a word in lower case stands for one place, or one power, only.

    A word that two places have is told once, at the second of them.
    """
    owners: dict[str, str] = {}
    for owner, some in words.items():
        for path, word in some:
            if ALIAS.search(path):
                yield from _check_alias(path, word)
        for word, path in {_plain(word): path for path, word in reversed(some)}.items():
            if word and owners.setdefault(word, owner) != owner:
                yield FactFault(FactKind.NAME_TAKEN, path, (word[:LONGEST_NAME], owners[word]))


def _plain(word: str) -> str:
    """A word as it is compared: spaces count for nothing at its ends, and as one between its parts."""
    return " ".join(word.lower().split())


def _check_alias(path: str, word: str) -> Iterator[FactFault]:
    faults = list(_check_text(path, word))
    yield from faults
    if not faults and word != word.lower():
        yield FactFault(FactKind.NOT_LOWER_CASE, path, (word, word.lower()))


def _check_terrain(path: str, id_: str, province: ProvinceRecord) -> Iterator[FactFault]:
    needed = {
        "supply_center": (province.supply_center, ("land", "coast")),
        "convoys": (province.convoys, ("water", "coast")),
        "coasts": (province.coasts, ("coast",)),
    }
    for key, (used, terrains) in needed.items():
        if used and province.terrain not in terrains:
            yield wrong_terrain(f"{path}.{key}", id_, province.terrain, terrains)


def wrong_terrain(path: str, id_: str, terrain: str, needed: Iterable[str]) -> FactFault:
    """The fault of a province whose terrain does not go with something."""
    return FactFault(FactKind.WRONG_TERRAIN, path, (id_, terrain, ", ".join(needed)))


def _check_coasts(path: str, id_: str, province: ProvinceRecord) -> Iterator[FactFault]:
    coasts = province.coasts
    if len(coasts) == 1:
        yield FactFault(FactKind.ONE_COAST, f"{path}.coasts")
    yield from repeated(f"{path}.coasts", coasts)
    for index, coast in enumerate(coasts):
        if not COAST_ID.fullmatch(coast):
            yield FactFault(FactKind.BAD_COAST_ID, f"{path}.coasts[{index}]", (coast[:LONGEST_NAME],))
    taken = {coast: coast for coast in coasts}
    for coast, aliases in province.coast_aliases.items():
        where = at(f"{path}.coast_aliases", coast)
        if coast not in coasts:
            yield unknown_coast(where, id_, coast, coasts)
        for index, alias in enumerate(aliases):
            yield from _check_alias(f"{where}[{index}]", alias)
            if taken.setdefault(alias, coast) != coast:
                yield FactFault(FactKind.NAME_TAKEN, f"{where}[{index}]", (alias, taken[alias]))


def check_named_coasts(record: BoardRecord) -> Iterator[FactFault]:
    """Names of coasts that no province has."""
    coasts = {coast for province in record.provinces.values() for coast in province.coasts}
    for coast in record.coast_names:
        if coast not in coasts:
            where = at("$.coast_names", coast)
            yield FactFault(FactKind.NO_SUCH_COAST, where, (coast,), likely(coast, coasts))


def _check_ambiguous(record: BoardRecord, words: Mapping[str, Sequence[Word]]) -> Iterator[FactFault]:
    owners = {word: id_ for id_, some in words.items() for _, word in some}
    for alias, meanings in record.ambiguous_aliases.items():
        path = at("$.ambiguous_aliases", alias)
        yield from _check_alias(path, alias)
        if alias in owners:
            yield FactFault(FactKind.NAME_TAKEN, path, (alias, owners[alias]))
        for id_ in meanings:
            if id_ not in record.provinces:
                yield unknown_province(record, path, id_)


def unknown_coast(path: str, id_: str, coast: str, coasts: Sequence[str]) -> FactFault:
    """The fault of a coast that is named and that the province has not."""
    if not coasts:
        return FactFault(FactKind.NO_COASTS, path, (id_,))
    return FactFault(FactKind.UNKNOWN_COAST, path, (id_, coast, ", ".join(coasts)), likely(coast, coasts))


def unknown_province(record: BoardRecord, path: str, id_: str) -> FactFault:
    """The fault of a province that is named and not there."""
    return FactFault(FactKind.UNKNOWN_PROVINCE, path, (id_,), likely(id_, record.provinces))
