"""Movement phases by brute force: every guess is held against the equations of the rules.

Slow and meant to be obviously right. What is decided is, for each moving unit, whether it moves, and for
each army that is to go by convoy, whether its convoy is intact. All else follows from these. A guess that
makes every equation true is a consistent outcome:

- exactly one: that is the outcome;
- several, and no convoy among the decisions that hang together: a circular movement, and it moves (6.C);
- none or several, with a convoy among them: a convoy paradox, settled by the paradox rule (4.A.2).

The equations are those of DATC 3.0, chapter 5, under the names they have there. What a game adds to them
(reference_cape, reference_canal, reference_railway) replaces methods of ``Equations``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import ClassVar, Self

from maps.board import Location
from tests.variants.reference_orders import Orders, convoyers, matched
from variants.orders import Move, MovementOrder, Order, Support, Unit, UnitKind
from variants.outcome import Outcome
from variants.position import Dislodged, Position
from variants.variant import Variant

LIMIT = 14  # decisions; beyond this, guessing takes too long


class TooLargeError(Exception):
    """More decisions than can be guessed."""


@dataclass(frozen=True)
class ReferenceOutcome:
    """What the rules say of a movement phase; the fields are those of a resolution."""

    units: Mapping[Unit, str]
    dislodged: Mapping[Unit, Dislodged]
    contested: frozenset[str]
    retreat_options: Mapping[Unit, tuple[Location, ...]]
    outcomes: tuple[str, ...]  # of each order, in the order given
    paradox: bool  # settled by the paradox rule
    circular: bool  # settled by letting a circle move


@dataclass(frozen=True)
class Decision:
    """Something to be guessed: ``moves`` or ``intact`` of one unit, or what a game adds to these.

    ``leg`` counts the stations of a train.
    """

    kind: str
    unit: Unit
    leg: int = 0


Guess = dict[Decision, bool]


def reference(
    variant: Variant,
    position: Position,
    orders: Sequence[tuple[str, Order]],
    kind: type[Equations] | None = None,
    limit: int = LIMIT,
) -> ReferenceOutcome:
    """The outcome of a movement phase.

    Args:
        variant: with the rule switches of the game.
        position: before the phase.
        orders: each with the power that gives it.
        kind: the equations of the game; those of Standard if left out.
        limit: how many decisions may be guessed.

    Raises:
        TooLargeError: if there are more decisions than the limit; each doubles the time.
    """
    equations = (kind or Equations).of(variant, position, orders)
    if len(equations.decisions) > limit:
        raise TooLargeError(len(equations.decisions))
    solution = _solve(equations)
    return Report(equations, solution.guess).outcome(solution)


# --- the equations ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Equations:
    """What each decision must be, if all the others are as guessed."""

    PASSAGES: ClassVar[frozenset[str]] = frozenset({"intact"})  # decisions that fail in a paradox

    variant: Variant
    position: Position
    orders: Orders
    effective: Mapping[Unit, MovementOrder]
    moves: Mapping[Unit, Move]
    convoyed: frozenset[Unit]  # the movers that are meant to go by convoy
    supports: Mapping[Unit, Support]  # legal and matched
    decisions: tuple[Decision, ...]
    routes: dict[tuple[Unit, frozenset[str]], bool] = field(default_factory=dict)  # remembered answers

    @classmethod
    def of(cls, variant: Variant, position: Position, given: Sequence[tuple[str, Order]]) -> Self:
        orders = cls.reading(variant, position, given)
        effective = orders.effective()
        moves = {unit: order for unit, order in effective.items() if isinstance(order, Move)}
        convoyed = frozenset(unit for unit, move in moves.items() if orders.by_convoy(move, effective))
        supports = {
            unit: order
            for unit, order in effective.items()
            if isinstance(order, Support) and matched(order, effective)
        }
        decisions = [Decision("moves", unit) for unit in moves] + [Decision("intact", u) for u in convoyed]
        return cls(variant, position, orders, effective, moves, convoyed, supports, tuple(decisions))

    @classmethod
    def reading(cls, variant: Variant, position: Position, given: Sequence[tuple[str, Order]]) -> Orders:
        """The orders as this game reads them."""
        return Orders(variant, position, given)

    def value(self, decision: Decision, guess: Guess) -> bool:
        """What the decision must be by its equation."""
        if decision.kind == "intact":
            return self.intact(decision.unit, guess)
        return self.succeeds(decision.unit, guess)

    def intact(self, army: Unit, guess: Guess) -> bool:
        """Path: a chain of fleets ordered to convoy it, none of them dislodged."""
        move = self.moves[army]
        seas = frozenset(
            fleet.province
            for fleet in convoyers(move, dict(self.effective))
            if not self.dislodged(fleet, guess)
        )
        if (army, seas) not in self.routes:
            self.routes[army, seas] = self.orders.route(move, seas)
        return self.routes[army, seas]

    def succeeds(self, unit: Unit, guess: Guess) -> bool:
        """Move: stronger than whatever stands in the goal, and than every other move to it."""
        attack = self.attack_strength(unit, guess)
        opponent = self.head_to_head(unit, guess)
        against = self.defend_strength(opponent, guess) if opponent else self.hold_strength(unit, guess)
        return attack > against and all(
            attack > self.prevent_strength(other, guess) for other in self.rivals(unit)
        )

    def attack_strength(self, unit: Unit, guess: Guess) -> float:
        """Attack strength: nothing without a way there, or against one's own unit that stays."""
        if not self.arrives(unit, guess):
            return 0
        occupant = self.occupant(unit)
        if occupant is None or (self.leaves(occupant, guess) and not self.head_to_head(unit, guess)):
            return 1 + len(self.supporters(unit, guess))
        if self.power(occupant) == self.power(unit):
            return 0
        return 1 + sum(self.power(s) != self.power(occupant) for s in self.supporters(unit, guess))

    def hold_strength(self, unit: Unit, guess: Guess) -> int:
        """Hold strength of the goal: 0 if empty or left, 1 if its unit fails to leave, else with supports."""
        occupant = self.occupant(unit)
        if occupant is None or self.leaves(occupant, guess):
            return 0
        return 1 if occupant in self.moves else 1 + len(self.supporters(occupant, guess))

    def defend_strength(self, unit: Unit, guess: Guess) -> float:
        """Defend strength: of a unit in a head-to-head battle, all its supports."""
        return 1 + len(self.supporters(unit, guess))

    def prevent_strength(self, unit: Unit, guess: Guess) -> float:
        """Prevent strength: none without a way there, or when beaten head-to-head (4.A.7b)."""
        opponent = self.head_to_head(unit, guess)
        if not self.arrives(unit, guess) or (opponent and self.leaves(opponent, guess)):
            return 0
        return 1 + len(self.supporters(unit, guess))

    def supporters(self, unit: Unit, guess: Guess) -> list[Unit]:
        """The units whose support for this one is given."""
        return [s for s, order in self.supports.items() if order.supported == unit and self.given(s, guess)]

    def given(self, supporter: Unit, guess: Guess) -> bool:
        """Support: cut by being dislodged, or by an attack from elsewhere than its target."""
        return not self.dislodged(supporter, guess) and not self.cut(supporter, guess)

    def cut(self, supporter: Unit, guess: Guess) -> bool:
        """Whether another power's unit attacks it, other than from where the support is aimed."""
        order = self.supports[supporter]
        aim = order.goal.province if order.goal else order.supported.province
        return any(
            self.power(other) != self.power(supporter)
            and other.province != aim
            and self.arrives(other, guess)
            for other in self.movers_to(supporter.province)
        )

    def dislodged(self, unit: Unit, guess: Guess) -> bool:
        """Dislodge: somebody enters, and it does not leave."""
        return not self.leaves(unit, guess) and any(
            self.leaves(other, guess) for other in self.movers_to(unit.province)
        )

    # --- when they have no outcome, or several ---------------------------------------------------------

    def turning(self, core: list[Decision], outcomes: list[Guess]) -> Guess | None:
        """The outcome in which a circle moves (6.C); None if a passage makes it a paradox."""
        if any(decision.kind in self.PASSAGES for decision in core):
            return None
        circle = self._circle(core[0].unit)
        return next(guess for guess in outcomes if all(guess[Decision("moves", unit)] for unit in circle))

    def _circle(self, unit: Unit) -> list[Unit]:
        """The units that follow each other round."""
        trail = [unit]
        while (following := self.occupant(trail[-1])) not in trail:
            assert following is not None, "no circle among decisions that hang together"
            trail.append(following)
        return trail[trail.index(following) :]

    def by_paradox_rule(self, core: list[Decision]) -> Guess:
        """4.A.2: the convoyed armies stay without effect; or every move of the core fails."""
        settled = {decision: False for decision in core if decision.kind in self.PASSAGES}
        if self.variant.rules["paradox"] == "all-hold":
            moves = [Decision("moves", decision.unit) for decision in core]
            settled.update({decision: False for decision in moves if decision in self.decisions})
        return settled

    # --- what the equations speak of -------------------------------------------------------------------

    def leaves(self, unit: Unit, guess: Guess) -> bool:
        return unit in self.moves and guess[Decision("moves", unit)]

    def arrives(self, unit: Unit, guess: Guess) -> bool:
        """Whether it has a way to its goal and so has an effect there."""
        return self.by_land(unit, guess) or guess[Decision("intact", unit)]

    def by_land(self, unit: Unit, guess: Guess) -> bool:
        if unit not in self.convoyed:
            return True
        return self.orders.falls_back(self.moves[unit]) and not guess[Decision("intact", unit)]

    def head_to_head(self, unit: Unit, guess: Guess) -> Unit | None:
        """The unit moving the other way, if neither goes by convoy."""
        other = self.occupant(unit)
        if other is None or other not in self.moves or self.moves[other].goal.province != unit.province:
            return None
        return other if self.by_land(unit, guess) and self.by_land(other, guess) else None

    def occupant(self, unit: Unit) -> Unit | None:
        return self.position.unit_in(self.moves[unit].goal.province)

    def movers_to(self, province: str) -> list[Unit]:
        return [unit for unit, move in self.moves.items() if move.goal.province == province]

    def place(self, unit: Unit, guess: Guess) -> Location:
        """Where the unit stands afterwards, if it is not dislodged."""
        return self.moves[unit].goal if self.leaves(unit, guess) else unit.location

    def of_move(self, unit: Unit, guess: Guess) -> str:
        """What is said of a move."""
        if not self.arrives(unit, guess):
            return Outcome.NO_CONVOY
        return Outcome.SUCCEEDS if self.leaves(unit, guess) else Outcome.BOUNCE

    def rivals(self, unit: Unit) -> list[Unit]:
        return [other for other in self.movers_to(self.moves[unit].goal.province) if other != unit]

    def power(self, unit: Unit) -> str:
        return self.position.units[unit]


# --- guessing --------------------------------------------------------------------------------------------


@dataclass
class Solution:
    """A guess that stands, and what was needed beside the equations."""

    guess: Guess
    paradox: bool = False
    circular: bool = False
    forced: Guess = field(default_factory=dict)  # by the paradox rule, whatever the equations say

    def settle(self, core: list[Decision], settled: Guess) -> None:
        """Fixes the core as it is in an outcome."""
        self.guess.update({decision: settled[decision] for decision in core})

    def force(self, settled: Guess) -> None:
        """Fixes what the paradox rule says; starts anew if that had seemed certain to be otherwise."""
        self.forced.update(settled)
        if any(self.guess.get(decision, value) != value for decision, value in settled.items()):
            self.guess.clear()
        self.guess.update(self.forced)


def _guesses(decisions: Sequence[Decision], fixed: Guess) -> Iterator[Guess]:
    for values in product((False, True), repeat=len(decisions)):
        yield {**fixed, **dict(zip(decisions, values, strict=True))}


def _consistent(equations: Equations, decisions: Sequence[Decision], fixed: Guess) -> list[Guess]:
    return [
        guess
        for guess in _guesses(decisions, fixed)
        if all(equations.value(decision, guess) == guess[decision] for decision in decisions)
    ]


def _solve(equations: Equations) -> Solution:
    outcomes = _consistent(equations, equations.decisions, {})
    if len(outcomes) == 1:
        return Solution(outcomes[0])
    solution = Solution({})
    while _settle_what_is_certain(equations, solution.guess):
        _settle_core(equations, solution, _core(equations, solution.guess))
    return solution


def _open(equations: Equations, fixed: Guess) -> list[Decision]:
    return [decision for decision in equations.decisions if decision not in fixed]


def _settle_what_is_certain(equations: Equations, fixed: Guess) -> bool:
    """Fixes every decision that is the same whatever the open ones are; whether any stays open."""
    while True:
        certain = {}
        for decision in (still_open := _open(equations, fixed)):
            values = {equations.value(decision, guess) for guess in _guesses(still_open, fixed)}
            if len(values) == 1:
                certain[decision] = values.pop()
        fixed.update(certain)
        if not certain:
            return bool(still_open)


def _core(equations: Equations, fixed: Guess) -> list[Decision]:
    """Open decisions that hang on each other and on no others."""
    still_open = _open(equations, fixed)
    needs = {decision: _needs(equations, decision, still_open, fixed) for decision in still_open}
    closed = {decision: _closure(decision, needs) for decision in still_open}
    smallest = min(closed.values(), key=lambda reached: len(reached))
    return sorted(smallest, key=still_open.index)


def _needs(
    equations: Equations, decision: Decision, still_open: list[Decision], fixed: Guess
) -> set[Decision]:
    """The open decisions of which this one changes in some guess."""
    return {
        other
        for other in still_open
        for guess in _guesses([d for d in still_open if d != other], fixed)
        if equations.value(decision, {**guess, other: False})
        != equations.value(decision, {**guess, other: True})
    }


def _closure(decision: Decision, needs: Mapping[Decision, set[Decision]]) -> frozenset[Decision]:
    reached = {decision}
    while more := {other for known in reached for other in needs[known]} - reached:
        reached |= more
    return frozenset(reached)


def _settle_core(equations: Equations, solution: Solution, core: list[Decision]) -> None:
    # The other open decisions do not matter to the core: any value does.
    others = {decision: False for decision in _open(equations, solution.guess) if decision not in core}
    outcomes = _consistent(equations, core, {**solution.guess, **others})
    if len(outcomes) == 1:
        solution.settle(core, outcomes[0])
    elif (turning := equations.turning(core, outcomes)) is not None:
        solution.circular = True
        solution.settle(core, turning)
    else:
        solution.paradox = True
        solution.force(equations.by_paradox_rule(_loop(equations, core, {**solution.guess, **others})))


def _loop(equations: Equations, core: list[Decision], fixed: Guess) -> list[Decision]:
    """The core without passages on which nothing in it hangs: the paradox decides them, not they it.

    Such as an army convoyed to Egypt that could never dislodge the unit there: whether it has a convoy is
    told once the paradox is settled.
    """
    idle = [
        decision.unit
        for decision in core
        if decision.kind in equations.PASSAGES and _is_idle(equations, decision, core, fixed)
    ]
    rest = [decision for decision in core if decision.unit not in idle]
    return rest if any(decision.kind in equations.PASSAGES for decision in rest) else core


def _is_idle(equations: Equations, passage: Decision, core: list[Decision], fixed: Guess) -> bool:
    """Whether the rest of the core has the same outcomes with the passage and without."""
    rest = [decision for decision in core if decision != passage]
    others = [decision for decision in rest if decision.unit != passage.unit]

    def outcomes(holds: bool) -> set[tuple[bool, ...]]:
        found = _consistent(equations, rest, {**fixed, passage: holds})
        return {tuple(guess[decision] for decision in others) for guess in found}

    return outcomes(holds=True) == outcomes(holds=False)


# --- what it leads to ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Report:
    """What follows from a solution."""

    equations: Equations
    guess: Guess

    def outcome(self, solution: Solution) -> ReferenceOutcome:
        units, dislodged, contested = self._units(), self._dislodged(), self._contested()
        return ReferenceOutcome(
            units=units,
            dislodged=dislodged,
            contested=contested,
            retreat_options={unit: self._retreats(unit, lost.origin) for unit, lost in dislodged.items()},
            outcomes=tuple(self._outcomes()),
            paradox=solution.paradox,
            circular=solution.circular,
        )

    def _units(self) -> dict[Unit, str]:
        eq = self.equations
        return {
            Unit(unit.kind, eq.place(unit, self.guess)): power
            for unit, power in eq.position.units.items()
            if not eq.dislodged(unit, self.guess)
        }

    def _dislodged(self) -> dict[Unit, Dislodged]:
        eq = self.equations
        return {
            unit: Dislodged(power, attacker.province if eq.by_land(attacker, self.guess) else None)
            for unit, power in eq.position.units.items()
            if eq.dislodged(unit, self.guess)
            for attacker in eq.movers_to(unit.province)
            if eq.leaves(attacker, self.guess)
        }

    def _contested(self) -> frozenset[str]:
        """Provinces empty now, which somebody tried to enter in vain."""
        eq = self.equations
        held = {unit.province for unit in self._units()}
        return frozenset(
            move.goal.province
            for unit, move in eq.moves.items()
            if move.goal.province not in held and eq.prevent_strength(unit, self.guess) > 0
        )

    def _retreats(self, unit: Unit, origin: str | None) -> tuple[Location, ...]:
        board = self.equations.variant.board
        if unit.kind is UnitKind.FLEET:
            beside = set(board.fleet_neighbours(unit.location))
        else:
            beside = {Location(province) for province in board.army_neighbours(unit.province)}
        barred = {held.province for held in self._units()} | self._contested() | {origin}
        return tuple(sorted(place for place in beside if place.province not in barred))

    def _outcomes(self) -> Iterator[str]:
        effective = dict(self.equations.effective)
        contradicted = self.equations.orders.contradicted()
        for read in self.equations.orders.read():
            if read.order is None or read.order.unit in contradicted or not matched(read.order, effective):
                yield Outcome.VOID
            elif isinstance(read.order, Move):
                yield self.equations.of_move(read.order.unit, self.guess)
            else:
                yield self._of_staying(read.order)

    def _of_staying(self, order: MovementOrder) -> Outcome:
        if self.equations.dislodged(order.unit, self.guess):
            return Outcome.DISLODGED
        if isinstance(order, Support) and self.equations.cut(order.unit, self.guess):
            return Outcome.CUT
        return Outcome.SUCCEEDS
