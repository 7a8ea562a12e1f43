"""Places by what is typed of their names."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from maps.board import Board, Location
from variants.notation.names import Names
from variants.notation.tokens import folded_words, tokenize
from variants.notation.words import coasts


def places_like(board: Board, typed: str, wanted: Collection[Location]) -> tuple[Location, ...]:
    """The places that a text can mean, the likeliest first.

    First those wanted that it names, then those wanted that begin like it in any language, then others that
    it names: it is for the one who asked to say why they are not wanted.
    """
    named = tuple(_named(board, typed))
    stem = folded_words(typed)
    found = [place for name in named for place in sorted(wanted) if _is_at(place, name)]
    if stem:
        found += [place for place in sorted(wanted) if _begins(board, place, stem)]
    return tuple(dict.fromkeys((*_with_bare(found), *(found or named))))


def _with_bare(found: Sequence[Location]) -> Iterator[Location]:
    """Before several coasts of a province the province itself, so that none is meant unsaid."""
    for place in found:
        coasts_there = {each.coast for each in found if each.province == place.province}
        if len(coasts_there) > 1:
            yield Location(place.province)
        yield place


def _is_at(place: Location, name: Location) -> bool:
    return place.province == name.province and name.coast in ("", place.coast)


def _named(board: Board, typed: str) -> Iterator[Location]:
    """What the whole text names, with a coast if it names one."""
    tokens = tokenize(typed)
    names = Names.of(board)
    found = names.province_at(tokens, 0) if tokens else None
    if found is None:
        return
    meaning, end = found
    end += end < len(tokens) and tokens[end].text in "/("
    coast = coasts().at(tokens, end)
    end = coast[1] if coast else end
    if all(token.text == ")" for token in tokens[end:]):
        for province in meaning.ids:
            known = coast is not None and names.has_coast(province, coast[0])
            yield Location(province, names.coast(province, coast[0]) if coast and known else "")


def _begins(board: Board, place: Location, stem: tuple[str, ...]) -> bool:
    names = (place.province, *board.provinces[place.province].names.values())
    return any(_starts(folded_words(name), stem) for name in names)


def _starts(words: tuple[str, ...], stem: tuple[str, ...]) -> bool:
    *whole, last = stem
    end = len(whole)
    return len(words) > end and list(words[:end]) == whole and words[end].startswith(last)
