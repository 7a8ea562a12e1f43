"""Checks of a board's provinces: ids, names, aliases, terrain and coasts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from maps.facts.faults import BOARD_ID, COAST_ID, PROVINCE_ID, FactFault, FactKind, repeated
from maps.json_keys import at
from maps.record import BoardRecord, Names, ProvinceRecord

MOST_PROVINCES = 300
LONGEST_NAME = 60  # signs; a longer one has no room on any map


def check_provinces(record: BoardRecord) -> Iterator[FactFault]:
    """Faults of the board's name and of its provinces, each by itself and among each other."""
    if not BOARD_ID.fullmatch(record.board):
        yield FactFault(FactKind.BAD_ID, "$.board", (record.board,))
    yield from check_names("$.title", record.title)
    if len(record.provinces) > MOST_PROVINCES:
        yield FactFault(FactKind.TOO_MANY, "$.provinces", (len(record.provinces), MOST_PROVINCES))
        return
    for id_, province in record.provinces.items():
        path = at("$.provinces", id_)
        if not PROVINCE_ID.fullmatch(id_):
            yield FactFault(FactKind.BAD_ID, "$.provinces", (id_,))
        yield from check_names(f"{path}.name", province.name)
        yield from _check_terrain(path, id_, province)
        yield from _check_coasts(path, id_, province)
    words = {id_: (id_.lower(), *named(p.name), *p.aliases) for id_, p in record.provinces.items()}
    yield from check_words({id_: at("$.provinces", id_) + ".aliases" for id_ in record.provinces}, words)
    yield from _check_ambiguous(record, words)


def check_names(path: str, names: Names) -> Iterator[FactFault]:
    """Faults of names in several languages."""
    if "en" not in names:
        yield FactFault(FactKind.NO_NAME, path)
    for language, name in names.items():
        if language != "en" and name == names.get("en"):
            continue  # told once; the reader fills in the languages that are missing
        if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
            yield FactFault(FactKind.BAD_NAME, at(path, language), (name[:LONGEST_NAME],))


def named(names: Names) -> Iterator[str]:
    """The names as a player may type them."""
    return (name.lower() for name in names.values())


def check_words(paths: Mapping[str, str], words: Mapping[str, Iterable[str]]) -> Iterator[FactFault]:
    """Faults of names and aliases: a word in lower case stands for one place, or one power, only."""
    owners: dict[str, str] = {}
    for owner, some in words.items():
        for word in dict.fromkeys(some):
            if word != word.lower() or not word.strip() or len(word) > LONGEST_NAME:
                yield FactFault(FactKind.NOT_LOWER_CASE, paths[owner], (word[:LONGEST_NAME],))
            if owners.setdefault(word, owner) != owner:
                yield FactFault(FactKind.NAME_TAKEN, paths[owner], (word, owners[word]))


def _check_terrain(path: str, id_: str, province: ProvinceRecord) -> Iterator[FactFault]:
    terrain = province.terrain
    if province.supply_center and terrain not in ("land", "coast"):
        yield FactFault(FactKind.WRONG_TERRAIN, f"{path}.supply_center", (id_, terrain))
    if province.convoys and terrain not in ("water", "coast"):
        yield FactFault(FactKind.WRONG_TERRAIN, f"{path}.convoys", (id_, terrain))
    if province.coasts and terrain != "coast":
        yield FactFault(FactKind.WRONG_TERRAIN, f"{path}.coasts", (id_, terrain))


def _check_coasts(path: str, id_: str, province: ProvinceRecord) -> Iterator[FactFault]:
    coasts = province.coasts
    if len(coasts) == 1:
        yield FactFault(FactKind.ONE_COAST, f"{path}.coasts")
    yield from repeated(f"{path}.coasts", coasts)
    for coast in coasts:
        if not COAST_ID.fullmatch(coast):
            yield FactFault(FactKind.BAD_ID, f"{path}.coasts", (coast,))
    taken = {coast: coast for coast in coasts}
    for coast, aliases in province.coast_aliases.items():
        if coast not in coasts:
            yield FactFault(FactKind.UNKNOWN_COAST, f"{path}.coast_aliases", (id_, coast))
        for alias in aliases:
            if taken.setdefault(alias, coast) != coast:
                yield FactFault(
                    FactKind.NAME_TAKEN, at(f"{path}.coast_aliases", coast), (alias, taken[alias])
                )


def _check_ambiguous(record: BoardRecord, words: Mapping[str, Iterable[str]]) -> Iterator[FactFault]:
    owners = {word: id_ for id_, some in words.items() for word in some}
    for alias, meanings in record.ambiguous_aliases.items():
        path = at("$.ambiguous_aliases", alias)
        if alias in owners:
            yield FactFault(FactKind.NAME_TAKEN, path, (alias, owners[alias]))
        for id_ in meanings:
            if id_ not in record.provinces:
                yield FactFault(FactKind.UNKNOWN_PROVINCE, path, (id_,))
