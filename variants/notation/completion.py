"""What can come next in a half-typed order: units, words and legal goals, always in the same order."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from maps.board import LANGUAGES, Location
from maps.lettering import well_set
from variants.legal import Way, build_sites, convoyable, move_goals, removable, retreat_goals, supportable
from variants.notation import words
from variants.notation.names import Names
from variants.notation.tokens import Token, TokenKind, folded_words, tokenize
from variants.notation.words import Verb
from variants.orders import Unit, UnitKind
from variants.position import PhaseKind, Position
from variants.transit import possible_leave, rail_goals
from variants.variant import Variant

_LONGEST_STEM = 4  # words of a name that is being typed
_LONGEST = 200  # characters; no order is as long
_SHORTEST_WORD = 4  # letters of a verb that is offered as a word
_ORDER_BEGINS = re.compile(r"[\n,;]|:\s")


class CompletionKind(StrEnum):
    """What a completion is."""

    UNIT = "unit"  # a unit, or what may be built
    VERB = "verb"
    PLACE = "place"
    WAY = "way"  # how the goal is reached: by convoy, by railway
    LEAVE = "leave"  # leave to pass the canal


@dataclass(frozen=True, slots=True)
class Completion:
    """Something that can stand at the cursor.

    Attributes:
        text: what to put in the place of the text from ``start`` up to the cursor.
        kind: what it is.
        start: where it begins, as an index of the text given.
        unit: the unit that it names.
        place: the place that it names.
        verb: what it orders.
    """

    text: str
    kind: CompletionKind
    start: int
    unit: Unit | None = None
    place: Location | None = None
    verb: Verb | None = None


_LETTERS = {
    Verb.MOVE: "-",
    Verb.SUPPORT: "S",
    Verb.CONVOY: "C",
    Verb.HOLD: "H",
    Verb.RETREAT: "R",
    Verb.DISBAND: "D",
    Verb.BUILD: "B",
    Verb.WAIVE: "WAIVE",
}


def complete(
    variant: Variant, position: Position, powers: Collection[str], text: str, cursor: int
) -> tuple[Completion, ...]:
    """What can come next at the cursor, the likeliest first and always in the same order.

    Ids come before names, names in any of the three languages only where they begin as typed. What could
    never be carried out is not offered (``variants.legal``).

    Args:
        variant: with its rules.
        position: in which the order is written.
        powers: whose orders are written.
        text: one order, or a text of several.
        cursor: where something is to be completed, as an index of the text.
    """
    begins = max((match.end() for match in _ORDER_BEGINS.finditer(text, 0, cursor)), default=0)
    found: dict[str, Completion] = {}
    for tokens, stem, start in _readings(text[begins:cursor]):
        typed = _Typed(variant, position, tuple(powers), tokens, folded_words(stem), begins + start)
        for completion in typed.completions():
            found.setdefault(completion.text, completion)
    return tuple(found.values())


def _readings(piece: str) -> Iterator[tuple[Sequence[Token], str, int]]:
    """The complete tokens before what is being typed, that itself, and where it begins; likeliest first."""
    if len(piece) > _LONGEST:
        return
    tokens = tokenize(piece)
    if not tokens or tokens[-1].kind is not TokenKind.WORD or tokens[-1].end < len(piece):
        yield tokens, "", len(piece)
        return
    for count in range(1, _LONGEST_STEM + 1):
        if count > len(tokens) or tokens[-count].kind is not TokenKind.WORD:
            return
        start = tokens[-count].start
        yield tokens[:-count], piece[start:], start


@dataclass(slots=True)
class _Typed:
    """One way to read what is typed: complete tokens, and the beginning of the next name or word."""

    variant: Variant
    position: Position
    powers: tuple[str, ...]
    tokens: Sequence[Token]
    stem: tuple[str, ...]
    start: int
    at: int = 0
    names: Names = field(init=False)

    def __post_init__(self) -> None:
        self.names = Names.of(self.variant.board)

    # ---- what has been typed

    def completions(self) -> Iterator[Completion]:
        first = self._verb()
        kind = self._kind()
        province = self._province()
        if province is None:
            if self._is_end():
                yield from self._units(self._orderable(first), kind)
            return
        unit = self._standing(province)
        if unit is None:
            yield from self._after_site(province, kind)
        elif self._owner(unit) not in self.powers:
            return
        elif first is None or first is Verb.MOVE:
            yield from self._after_unit(unit)
        elif first is Verb.RETREAT and self._is_end():
            yield from self._goals(unit)

    def _after_site(self, province: str, kind: UnitKind | None) -> Iterator[Completion]:
        built = [
            unit for unit in self._buildable() if unit.province == province and kind in (None, unit.kind)
        ]
        if built and self._is_end():
            yield from self._letters((Verb.BUILD,))
            yield from self._words((Verb.BUILD,))

    def _after_unit(self, unit: Unit) -> Iterator[Completion]:
        if self._is_end():
            verbs = self._possible_verbs(unit)
            yield from self._letters(verbs)
            if self.stem and self._phase is not PhaseKind.ADJUSTMENT:
                yield from self._goals(unit)
            yield from self._words(verbs)
            return
        verb = self._verb()
        if verb in (Verb.MOVE, Verb.RETREAT):
            yield from self._after_heading(unit)
        elif verb is Verb.SUPPORT:
            yield from self._aid(unit, supportable(self.variant, self.position, unit))
        elif verb is Verb.CONVOY:
            yield from self._aid(unit, convoyable(self.variant, self.position, unit))
        elif verb is Verb.HOLD and self._is_end():
            yield from self._leave(unit)

    def _after_heading(self, unit: Unit) -> Iterator[Completion]:
        if self._is_end():
            yield from self._goals(unit)
            return
        goal = self._province()
        if goal is None or not self._is_end():
            return
        way = move_goals(self.variant, self.position, unit).get(Location(goal))
        if self._phase is PhaseKind.MOVEMENT and way is Way.EITHER and self._begins("via"):
            yield Completion("via", CompletionKind.WAY, self.start)
        yield from self._leave(unit)

    def _aid(self, unit: Unit, choices: Mapping[Unit, Sequence[Location | None]]) -> Iterator[Completion]:
        kind = self._kind()
        province = self._province()
        if province is None:
            if self._is_end():
                yield from self._units(choices, kind)
            return
        goals = next((goals for other, goals in choices.items() if other.province == province), ())
        if self._is_end():
            if any(goals):
                yield from self._letters((Verb.MOVE,))
                yield from self._words((Verb.MOVE,))
            yield from self._leave(unit)
        elif self._verb() is Verb.MOVE and self._is_end():
            yield from self._places(goal for goal in goals if goal)

    # ---- what can come

    @property
    def _phase(self) -> PhaseKind:
        return self.position.phase.kind

    def _orderable(self, first: Verb | None) -> tuple[Unit, ...]:
        if self._phase is PhaseKind.RETREAT:
            waiting = self.position.dislodged.items()
            return tuple(sorted(unit for unit, each in waiting if each.power in self.powers))
        standing = tuple(unit for power in self.powers for unit in self.position.units_of(power))
        if self._phase is PhaseKind.MOVEMENT:
            return standing
        built = () if first in (Verb.DISBAND, Verb.RETREAT) else self._buildable()
        removed = () if first is Verb.BUILD else self._removable()
        return (*built, *removed)

    def _removable(self) -> tuple[Unit, ...]:
        return tuple(unit for power in self.powers for unit in removable(self.variant, self.position, power))

    def _buildable(self) -> tuple[Unit, ...]:
        return tuple(
            Unit(kind, site)
            for power in self.powers
            for site, kinds in build_sites(self.variant, self.position, power).items()
            for kind in kinds
            if self._phase is PhaseKind.ADJUSTMENT
        )

    def _possible_verbs(self, unit: Unit) -> tuple[Verb, ...]:
        if self._phase is PhaseKind.RETREAT:
            goals = retreat_goals(self.variant, self.position, unit)
            return (Verb.RETREAT, Verb.DISBAND) if goals else (Verb.DISBAND,)
        if self._phase is PhaseKind.ADJUSTMENT:
            return (Verb.DISBAND,)
        choices = {
            Verb.MOVE: move_goals(self.variant, self.position, unit),
            Verb.SUPPORT: supportable(self.variant, self.position, unit),
            Verb.CONVOY: convoyable(self.variant, self.position, unit),
            Verb.HOLD: True,
        }
        return tuple(verb for verb, possible in choices.items() if possible)

    def _goals(self, unit: Unit) -> Iterator[Completion]:
        if self._phase is PhaseKind.RETREAT:
            yield from self._places(retreat_goals(self.variant, self.position, unit))
            return
        yield from self._places(move_goals(self.variant, self.position, unit))
        for station in rail_goals(self.variant, self.position, unit):
            if self._begins("tsr") or any(self._spellings(station.province)):
                yield Completion(f"TSR - {station}", CompletionKind.WAY, self.start, place=station)

    def _leave(self, unit: Unit) -> Iterator[Completion]:
        if self._phase is PhaseKind.MOVEMENT and self._begins("sc"):
            for leave in possible_leave(self.variant, self.position, unit):
                yield Completion(str(leave), CompletionKind.LEAVE, self.start, unit=leave.fleet)

    def _letters(self, possible: Sequence[Verb]) -> Iterator[Completion]:
        for verb in possible:
            if not self.stem or _LETTERS[verb].lower() == " ".join(self.stem):
                yield Completion(_LETTERS[verb], CompletionKind.VERB, self.start, verb=verb)

    def _words(self, possible: Sequence[Verb]) -> Iterator[Completion]:
        for phrase, verb in words.verb_spellings() if self.stem else ():
            if verb in possible and len(phrase) >= _SHORTEST_WORD and self._begins(*folded_words(phrase)):
                yield Completion(phrase, CompletionKind.VERB, self.start, verb=verb)

    def _units(self, units: Iterable[Unit], kind: UnitKind | None) -> Iterator[Completion]:
        for unit in units:
            if kind not in (None, unit.kind):
                continue
            letter = "" if kind else f"{unit.kind} "
            coast = f"/{unit.location.coast}" if unit.location.coast else ""
            names = (
                (unit.province,)
                if letter and self._begins_kind(unit.kind)
                else self._spellings(unit.province)
            )
            for name in names:
                yield Completion(f"{letter}{name}{coast}", CompletionKind.UNIT, self.start, unit=unit)

    def _begins_kind(self, kind: UnitKind) -> bool:
        return any(kind is each and self._begins(word) for word, each in words.kind_spellings())

    def _places(self, places: Iterable[Location]) -> Iterator[Completion]:
        for place in places:
            coast = f"/{place.coast}" if place.coast else ""
            for name in self._spellings(place.province):
                yield Completion(f"{name}{coast}", CompletionKind.PLACE, self.start, place=place)

    def _spellings(self, province: str) -> Iterator[str]:
        """The id if it begins as typed, else the names that do."""
        if self._begins(province):
            yield province
            return
        names = self.variant.board.provinces[province].names
        yield from dict.fromkeys(
            well_set(names[each]) for each in LANGUAGES if self._begins(*folded_words(names[each]))
        )

    def _begins(self, *name: str) -> bool:
        """Whether the name begins as typed: whole words, and the beginning of one more."""
        if not self.stem:
            return True
        *whole, last = self.stem
        folded = tuple(word.lower() for word in name)
        end = len(whole)
        return len(folded) > end and list(folded[:end]) == whole and folded[end].startswith(last)

    # ---- the cursor

    def _is_end(self) -> bool:
        return self.at == len(self.tokens)

    def _kind(self) -> UnitKind | None:
        found = words.units().at(self.tokens, self.at)
        if found is None:
            return None
        kind, self.at = found
        return kind

    def _province(self) -> str | None:
        found = None if self._is_end() else self.names.province_at(self.tokens, self.at)
        if found is None:
            return None
        meaning, self.at = found
        self._skip_coast()
        return next((id_ for id_ in meaning.ids if self._standing(id_)), meaning.ids[0])

    def _skip_coast(self) -> None:
        at = self.at + (self.at < len(self.tokens) and self.tokens[self.at].text in "/(")
        found = words.coasts().at(self.tokens, at)
        if found is not None:
            self.at = found[1]
            self.at += self.at < len(self.tokens) and self.tokens[self.at].text == ")"

    def _standing(self, province: str) -> Unit | None:
        return self.position.dislodged_in(province) or self.position.unit_in(province)

    def _owner(self, unit: Unit) -> str:
        dislodged = self.position.dislodged.get(unit)
        return dislodged.power if dislodged else self.position.units[unit]

    def _verb(self) -> Verb | None:
        if self._is_end():
            return None
        if self.tokens[self.at].kind is TokenKind.ARROW:
            self.at += 1
            return Verb.MOVE
        found = words.verbs().at(self.tokens, self.at)
        if found is None:
            return None
        verb, self.at = found
        return verb
