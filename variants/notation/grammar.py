"""Reads the tokens of one order into what was written; what it means in a position is settled later.

One method for each part of an order. A part that is not there leaves the cursor where it was; a part that
must be there and is not raises an error at the token in its place.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from variants.errors import OrderSyntaxError
from variants.notation import words
from variants.notation.brackets import BRACKETS, closing_of, unwrapped
from variants.notation.names import Names, Provinces
from variants.notation.phrases import Meaning, Phrases
from variants.notation.tokens import Token, TokenKind
from variants.notation.words import Verb
from variants.orders import UnitKind
from variants.position import PhaseKind


@dataclass(frozen=True, slots=True)
class Spot:
    """A named province: what it can mean, the coast as written ("" if none), the name and its column."""

    provinces: Provinces
    coast: str
    text: str
    column: int


@dataclass(frozen=True, slots=True)
class Named:
    """A unit as written: its letter, if there is one, its place, and its power if that is named."""

    kind: UnitKind | None
    spot: Spot
    nation: str | None = None


@dataclass(frozen=True, slots=True)
class Written:
    """An order as written.

    Attributes:
        verb: what is ordered.
        unit: who is ordered; None only for a waived build.
        other: the unit supported or convoyed.
        goal: where to; None for holding, supporting to hold, disbanding and building.
        path: the seas of a convoy route.
        via: the order says that the way is by convoy.
        rail: the order says that the way is by railway.
        leave: the fleets that may pass the canal, each with the sea to which it goes.
        nation: the power, where the order names it without a unit.
        note: text that was set aside, such as a result in brackets.
    """

    verb: Verb
    unit: Named | None = None
    other: Named | None = None
    goal: Spot | None = None
    path: tuple[Spot, ...] = ()
    via: bool = False
    rail: bool = False
    leave: tuple[tuple[Named, Spot], ...] = ()
    nation: str | None = None
    note: str = ""


class Parser:
    """A cursor over the tokens of one order."""

    def __init__(self, names: Names, line: str, tokens: Sequence[Token], phase: PhaseKind) -> None:
        self._names = names
        self._line = line
        self._tokens = unwrapped(tokens)
        self._phase = phase
        self._at = 0
        self._rail = False

    def order(self) -> Written:
        """The order that all the tokens make together.

        Raises:
            OrderSyntaxError: at the first token that fits nowhere; with an empty token if the end is missing.
        """
        tokens, leave_at = self._tokens, self._leave_at()
        self._tokens, self._at = tokens[:leave_at], 0
        written = self._waive() or self._verb_first() or self._unit_first()
        if leave_at < len(tokens) and self._at < leave_at:
            raise self._error()
        self._tokens = tokens
        leave = tuple(self._leave())
        note = self._note()
        if self._at < len(tokens):
            raise self._error()
        return replace(written, leave=leave, note=" ".join(filter(None, (written.note, note))))

    def is_unit(self) -> bool:
        """Whether the tokens name a unit and nothing else."""
        try:
            self._unit()
        except OrderSyntaxError:
            return False
        return self._at == len(self._tokens)

    # ---- leave to pass a canal, after an order

    def _leave_at(self) -> int:
        """Where leave begins, or the end: ``SC`` before a fleet and a move between the canal's ends."""
        if self._names.board.record.canal is None:
            return len(self._tokens)
        for start in range(len(self._tokens)):
            self._at = start
            if self._passage() is not None:
                return start
        return len(self._tokens)

    def _leave(self) -> Iterator[tuple[Named, Spot]]:
        while passage := self._passage():
            yield passage

    def _passage(self) -> tuple[Named, Spot] | None:
        """``SC F RS - MED``, ``(SC F RS - MED)``."""
        start = self._at
        canal = self._names.board.record.canal
        self._mark(",")
        bracket = self._open()
        if canal is not None and self._take(words.leave()):
            fleet = self._coded_unit() or self._fleet_at_sea()
            goal = self._sea() if self._heads() else None
            if fleet and goal and fleet.kind is not UnitKind.ARMY and (not bracket or self._mark(bracket)):
                ends = ({*spot.provinces.ids} & {*canal.between} for spot in (fleet.spot, goal))
                if all(ends):
                    return fleet, goal
        self._at = start
        return None

    def _fleet_at_sea(self) -> Named | None:
        kind, sea = self._kind(), self._sea()
        return Named(kind, sea) if sea else None

    def _sea(self) -> Spot | None:
        """A province without a coast: ``SC`` behind it begins more leave."""
        start = self._at
        found = self._province()
        if found is None:
            return None
        provinces, self._at = found
        return Spot(provinces, "", self._slice(start), self._tokens[start].start)

    # ---- forms of a whole order

    def _waive(self) -> Written | None:
        """``waive``, ``FRA WVE``, ``( FRA WVE )``."""
        start = self._at
        bracket = self._open()
        nation = self._take(self._names.powers) or self._take(self._names.codes)
        if self._verb(Verb.WAIVE) and (not bracket or self._mark(bracket)):
            return Written(Verb.WAIVE, nation=nation)
        self._at = start
        return None

    def _verb_first(self) -> Written | None:
        """``Build A PAR``, ``+A PAR``, ``-A MAR``, ``R A MAR``, ``move army PAR - BUR``."""
        verb = self._sign() or self._verb(Verb.BUILD, Verb.DISBAND, Verb.RETREAT, Verb.MOVE, Verb.HOLD)
        if verb is None:
            return None
        unit = self._unit()
        if verb is Verb.MOVE:
            return self._move(unit)
        if verb is Verb.RETREAT:
            # "R A MAR" removes in an adjustment; elsewhere it only lacks its goal.
            return self._retreat(unit, goal_needed=self._phase is not PhaseKind.ADJUSTMENT)
        return Written(verb, unit)

    def _sign(self) -> Verb | None:
        if self._mark("+"):
            return Verb.BUILD
        return Verb.DISBAND if self._arrow() else None

    def _unit_first(self) -> Written:
        unit = self._unit()
        verb = self._verb(Verb.HOLD, Verb.BUILD, Verb.DISBAND)
        if verb is not None:
            return Written(verb, unit)
        if self._verb(Verb.RETREAT):
            return self._retreat(unit, goal_needed=True)
        if self._verb(Verb.SUPPORT_HOLD):
            return self._support_hold(unit)
        if self._verb(Verb.SUPPORT):
            return self._support(unit)
        if self._verb(Verb.CONVOY):
            return self._convoy(unit)
        return self._move(unit)

    def _move(self, unit: Named) -> Written:
        via, path = self._via()
        start = self._at
        via = via or (start < len(self._tokens) and self._tokens[start].word == words.BY_SEA)
        steps = self._steps()
        if not steps:
            raise self._error()
        if self._rail:
            return Written(Verb.MOVE, unit, goal=steps[-1], rail=True, note=self._aside(start, steps))
        later, more = self._via()
        path = (*path, *steps[:-1], *more)
        return Written(Verb.MOVE, unit, goal=steps[-1], path=path, via=bool(via or later or path))

    def _retreat(self, unit: Named, *, goal_needed: bool) -> Written:
        steps = self._steps()
        if len(steps) > 1 or (goal_needed and not steps):
            raise self._error()
        return Written(Verb.RETREAT, unit, goal=steps[0] if steps else None)

    def _support_hold(self, unit: Named) -> Written:
        self._heads()
        other = self._unit()
        self._verb(Verb.HOLD)
        return Written(Verb.SUPPORT, unit, other)

    def _support(self, unit: Named) -> Written:
        backwards = self._goal_first()
        if backwards:
            return Written(Verb.SUPPORT, unit, *backwards)
        other = self._unit()
        start = self._at
        self._heads()
        if self._verb(Verb.HOLD):
            return Written(Verb.SUPPORT, unit, other)
        self._at = start
        steps = self._steps()
        note = self._aside(start, steps)
        return Written(Verb.SUPPORT, unit, other, steps[-1] if steps else None, note=note)

    def _convoy(self, unit: Named) -> Written:
        backwards = self._goal_first()
        if backwards:
            return Written(Verb.CONVOY, unit, *backwards)
        other = self._unit()
        start = self._at
        steps = self._steps()
        if not steps:
            raise self._error()
        return Written(Verb.CONVOY, unit, other, steps[-1], note=self._aside(start, steps))

    def _goal_first(self) -> tuple[Named, Spot] | None:
        """``to BUL from RUM`` after support or convoy."""
        start = self._at
        goal = self._spot() if self._verb(Verb.MOVE) else None
        if goal is not None and self._take(words.origin()):
            return self._unit(), goal
        self._at = start
        return None

    def _aside(self, start: int, steps: Sequence[Spot]) -> str:
        """The text of a route, which counts only in the order of the army itself."""
        end = self._at
        self._via()
        return self._slice(start if len(steps) > 1 else end)

    # ---- parts of an order

    def _unit(self) -> Named:
        coded = self._coded_unit()
        if coded is not None:
            return coded
        nation = self._introduction()
        kind = self._kind()
        nation = self._introduction() or nation
        spot = self._spot()
        if spot is None:
            raise self._error()
        return Named(kind, spot, nation)

    def _coded_unit(self) -> Named | None:
        """``( FRA FLT ( SPA NCS ) )``."""
        start = self._at
        bracket = self._open()
        nation = self._take(self._names.codes) if bracket else None
        kind = self._kind() if nation else None
        spot = self._spot() if kind else None
        if spot is None or not self._mark(bracket):
            self._at = start
            return None
        return Named(kind, spot, nation)

    def _kind(self) -> UnitKind | None:
        kind = self._take(words.units())
        # "a fleet": the first is an article.
        return (kind and self._take(words.units())) or kind

    def _introduction(self) -> str | None:
        """Skips articles and a nationality, unless they begin a name (``les Pouilles``, Holland)."""
        nation: str | None = None
        while self._province() is None:
            named = None if self._single_letter() else self._take(self._names.powers)
            if named is None and self._take(words.fillers()) is None:
                break
            nation = named or nation
        return nation

    def _single_letter(self) -> bool:
        return self._at < len(self._tokens) and len(self._tokens[self._at].word) == 1

    def _steps(self) -> tuple[Spot, ...]:
        """``- BUR``, ``moves to Burgundy``, ``BUR``, ``- NTH - NWY``, ``- (F NTH) - NWY``."""
        steps: list[Spot] = []
        headed = self._onward()
        while spot := self._step(headed=headed):
            steps.append(spot)
            headed = self._onward()
            if not headed:
                break
        if headed:
            raise self._error()
        return tuple(steps)

    def _onward(self) -> bool:
        """Skips arrows, words for moving and the railway; whether a goal must follow."""
        headed = self._heads()
        while self._railway():
            headed = self._heads()
        return headed

    def _railway(self) -> bool:
        """``TSR``, ``(TSR)``, ``via TSR``, ``=``."""
        start = self._at
        bracket = self._open()
        named = bool(self._names.board.record.railway) and (self._take(words.railway()) or self._mark("="))
        if not named or (bracket and not self._mark(bracket)):
            self._at = start
            return False
        self._rail = True
        return True

    def _heads(self) -> bool:
        """Skips arrows and words for moving."""
        start = self._at
        while self._arrow() or self._verb(Verb.MOVE):
            pass
        return self._at > start

    def _step(self, *, headed: bool) -> Spot | None:
        """A province on the way; after an arrow the unit there may be named, too."""
        start = self._at
        bracket = self._open()
        if headed or bracket:
            self._introduction()
            self._kind()
        self._introduction()
        spot = self._spot()
        if spot is None or (bracket and not self._mark(bracket)):
            self._at = start
            return None
        return spot

    def _via(self) -> tuple[bool, tuple[Spot, ...]]:
        """``via``, ``by convoy``, ``via NTH``, ``(via F NTH, F NWG)``, ``VIA ( NTH NWG )``."""
        if self._railway():
            return False, ()
        start = self._at
        bracket = self._open()
        if self._take(words.via()) is None:
            self._at = start
            return False, ()
        seas = tuple(self._seas())
        if bracket and not self._mark(bracket):
            raise self._error()
        return True, seas

    def _seas(self) -> Iterator[Spot]:
        start = self._at
        bracket = self._open()
        if bracket and self._step(headed=True) is None:
            self._at = start  # a result in brackets
            return
        self._at = start + bool(bracket)
        while sea := self._step(headed=True):
            yield sea
            self._mark(",")
        if bracket and not self._mark(bracket):
            raise self._error()

    def _spot(self) -> Spot | None:
        start = self._at
        bracket = self._open()
        found = self._province()
        if found is None:
            self._at = start
            return None
        provinces, self._at = found
        name, column = self._slice(start), self._tokens[start].start
        spot = Spot(provinces, self._coast(provinces), name, column)
        if bracket and not self._mark(bracket):
            raise self._error()
        if bracket and not spot.coast:
            spot = replace(spot, coast=self._coast(provinces))
        return spot

    def _province(self) -> tuple[Provinces, int] | None:
        return self._names.province_at(self._tokens, self._at)

    def _coast(self, provinces: Provinces) -> str:
        """``/nc``, ``(nc)``; ``nc`` and ``-nc`` only after a province that has such a coast."""
        start = self._at
        slash, bracket = self._mark("/"), self._open()
        hyphen = not (slash or bracket) and self._arrow()
        coast = self._take(words.coasts())
        marked = slash or bool(bracket)
        fits = coast is not None and any(self._names.has_coast(id_, coast) for id_ in provinces.ids)
        if coast is None or not (marked or fits or (not hyphen and self._province_ended(start))):
            self._at = start
            return ""
        if bracket and not self._mark(bracket):
            raise self._error()
        return coast

    def _province_ended(self, start: int) -> bool:
        """Whether the words there are a coast of two letters, and no name of a province."""
        return len(self._tokens[start].word) > 1 and self._names.province_at(self._tokens, start) is None

    def _note(self) -> str:
        """Results in brackets or between stars, at the end."""
        start = self._at
        while (end := closing_of(self._tokens, self._at)) >= self._at:
            self._at = end + 1
        return self._slice(start)

    # ---- the cursor

    def _take(self, phrases: Phrases[Meaning]) -> Meaning | None:
        found = phrases.at(self._tokens, self._at)
        if found is None:
            return None
        meaning, self._at = found
        return meaning

    def _verb(self, *wanted: Verb) -> Verb | None:
        """One of these verbs, perhaps in two languages (``u/S``)."""
        start = self._at
        verb = self._take(words.verbs())
        if verb not in wanted:
            self._at = start
            return None
        if self._mark("/") and self._take(words.verbs()) is not verb:
            raise self._error()
        return verb

    def _mark(self, mark: str) -> bool:
        found = self._at < len(self._tokens) and self._tokens[self._at].text == mark
        self._at += found
        return found

    def _open(self) -> str:
        """The closing bracket that is wanted if a bracket opens here."""
        if self._at == len(self._tokens) or self._tokens[self._at].text not in BRACKETS:
            return ""
        self._at += 1
        return BRACKETS[self._tokens[self._at - 1].text]

    def _arrow(self) -> bool:
        found = self._at < len(self._tokens) and self._tokens[self._at].kind is TokenKind.ARROW
        self._at += found
        return found

    def _slice(self, start: int) -> str:
        """The text from one token up to the cursor."""
        if start == self._at:
            return ""
        return self._line[self._tokens[start].start : self._tokens[self._at - 1].end]

    def _error(self) -> OrderSyntaxError:
        if self._at < len(self._tokens):
            token = self._tokens[self._at]
            return OrderSyntaxError(self._line, self._line[token.start : token.end], token.start)
        end = self._tokens[-1].end if self._tokens else len(self._line)
        return OrderSyntaxError(self._line, "", end)
