"""Finds the longest of a set of phrases at a place in a line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from variants.notation.tokens import Token, TokenKind

Meaning = TypeVar("Meaning")


@dataclass(frozen=True, slots=True)
class Phrases(Generic[Meaning]):
    """Phrases of one or more folded words, each with its meaning."""

    meanings: Mapping[tuple[str, ...], Meaning]
    longest: int = field(init=False)
    beginnings: frozenset[str] = field(init=False)  # the first words: most tokens begin no phrase at all

    def __post_init__(self) -> None:
        object.__setattr__(self, "longest", max(map(len, self.meanings), default=0))
        object.__setattr__(self, "beginnings", frozenset(words[0] for words in self.meanings))

    def at(self, tokens: Sequence[Token], start: int) -> tuple[Meaning, int] | None:
        """The meaning of the longest phrase that starts there, and where it ends; None if there is none."""
        if start == len(tokens) or tokens[start].word not in self.beginnings:
            return None
        for words, end in runs(tokens, start, self.longest):
            if words in self.meanings:
                return self.meanings[words], end
        return None


def runs(tokens: Sequence[Token], start: int, longest: int) -> Iterator[tuple[tuple[str, ...], int]]:
    """The runs of up to so many words from the start, longest first, each with where it ends.

    A hyphen without blanks around it may stand within a name (``St-Petersburg``).
    """
    words: list[str] = []
    ends: list[int] = []
    index = start
    while len(words) < longest and index < len(tokens) and tokens[index].kind is TokenKind.WORD:
        words.append(tokens[index].word)
        ends.append(index + 1)
        index += 2 if _is_hyphen(tokens, index + 1) else 1
    for count in range(len(words), 0, -1):
        yield tuple(words[:count]), ends[count - 1]


def _is_hyphen(tokens: Sequence[Token], index: int) -> bool:
    if index + 1 >= len(tokens) or tokens[index].kind is not TokenKind.ARROW:
        return False
    before, hyphen, after = tokens[index - 1 : index + 2]
    return len(hyphen.text) == 1 and before.end == hyphen.start and hyphen.end == after.start
