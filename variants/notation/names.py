"""The names of a board as they are found in a line: provinces, coasts and powers, in every language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from maps.board import Board, Location, Province
from maps.record import PowerRecord
from variants.errors import OrderSyntaxError
from variants.notation.phrases import Phrases, runs
from variants.notation.tokens import Token, TokenKind, folded_words, tokenize
from variants.notation.words import verbs

_SHORT = 4  # an abbreviation of up to so many letters may stand for any name that begins with it
_CODE = 3  # letters of a power's code
_SHORTEST = 3  # letters that an abbreviated word has at least

# Abbreviations in use elsewhere that a board does not have as aliases, or that are used for several of its
# provinces. Those of provinces that a board lacks do nothing there.
_ABBREVIATIONS: Mapping[str, tuple[str, ...]] = {
    "ads": ("ADR",),
    "aes": ("AEG",),
    "bas": ("BAL", "BAR"),
    "blk": ("BLA",),
    "ec": ("ENG", "ECH"),
    "eur": ("NWG",),
    "gbo": ("BOT",),
    "gly": ("LYO",),
    "hgb": ("HEL",),
    "ios": ("ION",),
    "irs": ("IRI",),
    "mnv": ("NWG",),
    "nrd": ("NTH",),
    "nrw": ("NWY",),
    "nvg": ("NWY",),
    "oac": ("MAO",),
    "skg": ("SKA",),
    "tyr": ("TYR", "TYS"),
}


@dataclass(frozen=True, slots=True)
class Provinces:
    """What a name in a line can mean.

    Attributes:
        ids: the provinces, the likeliest first.
        is_id: the name is the id or the whole name of the first, so the others count only where the first is
            impossible.
    """

    ids: tuple[str, ...]
    is_id: bool = False


@dataclass(frozen=True, slots=True)
class Beginnings:
    """Finds the names that an abbreviation is the beginning of.

    Attributes:
        index: names by how many words they have and how the first of them begins.
    """

    index: Mapping[tuple[int, str], Sequence[tuple[str, ...]]]

    @classmethod
    def of(cls, names: Iterable[tuple[str, ...]]) -> Beginnings:
        """The index of these names."""
        index: dict[tuple[int, str], list[tuple[str, ...]]] = {}
        for name in names:
            index.setdefault(_index_key(name), []).append(name)
        return cls(index)

    def names(self, words: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
        """The names of as many words that begin with these, word by word: ``mer adr``, ``st pet``."""
        if max(map(len, words)) >= _SHORTEST:
            for name in self.index.get(_index_key(words), ()):
                if all(map(_begins, name, words)):
                    yield name


def _index_key(words: tuple[str, ...]) -> tuple[int, str]:
    return len(words), words[0][:_SHORTEST]


def _begins(word: str, beginning: str) -> bool:
    return word == beginning or (len(beginning) >= _SHORTEST and word.startswith(beginning))


@dataclass(frozen=True, slots=True)
class Names:
    """The names of one board.

    Attributes:
        provinces: what each name, alias and abbreviation can mean.
        beginnings: finds names by how they begin.
        powers: the powers by name, adjective, alias, letter and, where no province has it, by code.
        codes: the powers by the first three letters of their ids, as programs call them (``FRA``).
    """

    board: Board
    provinces: Phrases[Provinces]
    beginnings: Beginnings
    powers: Phrases[str]
    codes: Phrases[str]

    @classmethod
    def of(cls, board: Board) -> Names:
        """The names of the board, put together once for each board."""
        known = _known.get(board.id)
        if known is None or known.board is not board:
            provinces = _province_names(board)
            beginnings = Beginnings.of(provinces.meanings)
            codes = {folded_words(power.id[:_CODE]): power.id for power in board.powers}
            free = {words: power for words, power in codes.items() if words not in provinces.meanings}
            powers = Phrases(free | _power_names(board))
            known = cls(board, provinces, beginnings, powers, Phrases(codes))
            _known[board.id] = known
        return known

    def province_at(self, tokens: Sequence[Token], start: int) -> tuple[Provinces, int] | None:
        """The province named there, by its name, an alias or a beginning of one, and where the name ends."""
        for words, end in runs(tokens, start, self.provinces.longest):
            found = self.provinces.meanings.get(words) or self._abbreviated(words)
            if found is not None and not self._ends_in_a_verb(words, tokens, end):
                return found, end
        return None

    def _ends_in_a_verb(self, words: tuple[str, ...], tokens: Sequence[Token], end: int) -> bool:
        """Whether the last letter is rather the order: ``AND S MAD`` is a support, ``And S - JVS`` a move."""
        if len(words[-1]) > 1 or words[:-1] not in self.provinces.meanings or end == len(tokens):
            return False
        return tokens[end].kind is TokenKind.WORD and verbs().at(tokens, end) is None

    def coast(self, province: str, coast: str) -> str:
        """The province's own id of a coast that may be written in another way (``BUL/nc``)."""
        record = self.board.provinces[province]
        if coast in record.coasts:
            return coast
        return next((own for own, others in record.coast_aliases.items() if coast in others), coast)

    def has_coast(self, province: str, coast: str) -> bool:
        """Whether the province has that coast, by its id or by another name."""
        return self.coast(province, coast) in self.board.provinces[province].coasts

    def is_plain(self, place: Location) -> bool:
        """Whether the place is written with ids that mean nothing else."""
        meaning = self.provinces.meanings.get((place.province.lower(),))
        if meaning is None or meaning.ids != (place.province,):
            return False
        return not place.coast or place.coast in self.board.provinces[place.province].coasts

    def _abbreviated(self, words: tuple[str, ...]) -> Provinces | None:
        meanings = self.provinces.meanings
        if len(words) > 1 and all(word.upper() in self.board.provinces for word in words):
            return None  # "SOU ALG" are two provinces, not Southern Algeria
        names = self.beginnings.names(words)
        ids = tuple(dict.fromkeys(id_ for name in names for id_ in meanings[name].ids))
        return Provinces(ids) if ids else None


_known: dict[str, Names] = {}


def read_power(board: Board, text: str) -> str:
    """The id of a power named in any case, by its letter, name, adjective or any alias.

    Raises:
        OrderSyntaxError: if the board has no such power.
    """
    tokens = tokenize(text)
    found = Names.of(board).powers.at(tokens, 0)
    if found is None or found[1] < len(tokens):
        raise OrderSyntaxError(text, text, 0)
    return found[0]


def _province_names(board: Board) -> Phrases[Provinces]:
    named: dict[tuple[str, ...], list[str]] = {}
    for province in board.provinces.values():
        for words in _words_of(province):
            named.setdefault(words, []).append(province.id)
    for abbreviation, ids in (*_ABBREVIATIONS.items(), *_ambiguous(board)):
        named.setdefault((abbreviation,), []).extend(id_ for id_ in ids if id_ in board.provinces)
    named = {words: ids for words, ids in named.items() if ids}
    beginnings = Beginnings.of(named)
    return Phrases({words: _meaning(board, words, named, beginnings) for words in named})


def _words_of(province: Province) -> Iterator[tuple[str, ...]]:
    yield folded_words(province.id)
    yield from map(folded_words, province.names.values())
    yield from map(folded_words, province.aliases)


def _ambiguous(board: Board) -> Iterator[tuple[str, tuple[str, ...]]]:
    for name, meanings in board.record.ambiguous_aliases.items():
        yield name, tuple(meanings)


def _meaning(
    board: Board,
    words: tuple[str, ...],
    named: Mapping[tuple[str, ...], Sequence[str]],
    beginnings: Beginnings,
) -> Provinces:
    id_ = words[0].upper()
    if len(words) == 1 and id_ in board.provinces:
        return Provinces(tuple(dict.fromkeys((id_, *named[words]))), is_id=True)
    called = dict.fromkeys(province for province in named[words] if _is_called(board, province, words))
    if len(called) == 1:  # a whole name is never the abbreviation of another: Java is not the Java Sea
        return Provinces(tuple(called), is_id=True)
    names = [words]
    if len(words) == 1 and len(words[0]) <= _SHORT:
        names.extend(beginnings.names(words))
    ids = dict.fromkeys((*called, *(id_ for name in names for id_ in named[name])))
    return Provinces(tuple(ids))


def _is_called(board: Board, province: str, words: tuple[str, ...]) -> bool:
    return any(folded_words(name) == words for name in board.provinces[province].names.values())


def _power_names(board: Board) -> dict[tuple[str, ...], str]:
    return {words: power.id for power in board.powers for words in _words_of_power(power)}


def _words_of_power(power: PowerRecord) -> Iterator[tuple[str, ...]]:
    names = (power.id, power.letter, *power.name.values(), *power.adjective.values(), *power.aliases)
    yield from map(folded_words, names)
