"""The Trans-Siberian Railway of Colonial by brute force (rules §4, railway 1 to 8).

A train is no move of the other equations. Its way is guessed leg by leg: ``reaches`` n says that it comes to
its n-th station, not that it gets in. All else about it follows from these and from the moves of the others.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import ClassVar, Self

from maps.board import Location
from tests.variants.reference import Decision, Guess
from tests.variants.reference_canal import CanalEquations, CanalOrders
from tests.variants.reference_orders import Orders
from variants.orders import Hold, Move, MovementOrder, Order, Unit, UnitKind
from variants.outcome import Outcome
from variants.position import Position
from variants.variant import Variant

LINE = ("MOS", "PRM", "OMS", "KRA", "IRK", "VLA")
RUSSIA = "russia"
TRAIN = re.compile(r"([AF] \w+) - (\w+) tsr.*")


@dataclass(frozen=True, slots=True)
class Ride(Move):
    """The train in the reference's own words: a move for all who support it, a move to nobody else."""


def route(ride: Ride) -> tuple[str, ...]:
    """The stations after the origin, the goal last."""
    start, goal = LINE.index(ride.unit.province), LINE.index(ride.goal.province)
    step = 1 if goal > start else -1
    return tuple(LINE[place] for place in range(start + step, goal + step, step))


@dataclass(frozen=True)
class RailwayOrders(CanalOrders):
    """Railway 1 and 5: who may ride, and that a support names the ordered goal."""

    def _meaning(self, power: str, order: Order) -> MovementOrder | None:
        match = TRAIN.fullmatch(str(order))
        if match is None:
            return super()._meaning(power, order)
        unit = self.position.unit_in(Unit.parse(match[1]).province)
        if unit is None or self.position.units[unit] != power:
            return None
        return Ride(unit, Location(match[2])) if self._may_ride(unit, match[2]) else None

    def _may_ride(self, unit: Unit, goal: str) -> bool:
        ends = {unit.province, goal}
        army = unit.kind is UnitKind.ARMY and self.position.units[unit] == RUSSIA
        return army and len(ends) == 2 and ends <= set(LINE)

    def _could_move(self, unit: Unit, goal: Location, supporter: Unit) -> bool:
        return self._may_ride(unit, goal.province) or super()._could_move(unit, goal, supporter)

    def effective(self) -> dict[Unit, MovementOrder]:
        """Railway 1: one train a turn; of two, both hold."""
        orders = super().effective()
        return {**orders, **{unit: Hold(unit) for unit in self._too_many()}}

    def contradicted(self) -> set[Unit]:
        return super().contradicted() | self._too_many()

    def _too_many(self) -> set[Unit]:
        rides = {unit for unit, order in super().effective().items() if isinstance(order, Ride)}
        return rides if len(rides) > 1 else set()


@dataclass(frozen=True)
class RailwayEquations(CanalEquations):
    """The equations of Colonial: with the train, and with the canal."""

    PASSAGES: ClassVar[frozenset[str]] = frozenset({"intact", "open", "reaches"})
    train: Ride | None = None
    failed: set[int] = field(default_factory=set)  # railway 8: legs that fail in a paradox and still bounce

    @classmethod
    def of(cls, variant: Variant, position: Position, given: Sequence[tuple[str, Order]]) -> Self:
        plain = super().of(variant, position, given)
        train = next((ride for ride in plain.moves.values() if isinstance(ride, Ride)), None)
        if train is None:
            return plain
        legs = tuple(Decision("reaches", train.unit, leg) for leg in range(2, len(route(train)) + 1))
        return replace(
            plain,
            train=train,
            failed=set(),
            moves={unit: move for unit, move in plain.moves.items() if move != train},
            convoyed=plain.convoyed - {train.unit},
            decisions=(*(d for d in plain.decisions if d.unit != train.unit), *legs),
        )

    @classmethod
    def reading(cls, variant: Variant, position: Position, given: Sequence[tuple[str, Order]]) -> Orders:
        return RailwayOrders(variant, position, given)

    def value(self, decision: Decision, guess: Guess) -> bool:
        if decision.kind == "reaches":
            before = decision.leg - 1
            return self.reaches(before, guess) and self.passes_through(before, guess)
        return super().value(decision, guess)

    # --- the way of the train --------------------------------------------------------------------------

    def reaches(self, leg: int, guess: Guess) -> bool:
        """Whether the train comes to its station of that number; always to the first."""
        assert self.train is not None
        return leg == 1 or guess[Decision("reaches", self.train.unit, leg)]

    def passes_through(self, leg: int, guess: Guess) -> bool:
        """Railway 7: it gets in, and need not stop there to win a centre back."""
        return self.gets_in(leg, guess) and not self.must_stop(leg, guess)

    def gets_in(self, leg: int, guess: Guess) -> bool:
        """Whether nothing stops the train before this station."""
        assert self.train is not None
        if leg in self.failed or (leg == 1 and self.head_on() is not None):
            return False
        occupant = self.position.unit_in(self.station(leg))
        if occupant is not None and not self.leaves(occupant, guess):
            return self.own(occupant) and not self.is_goal(leg) and not self.dislodged(occupant, guess)
        return self.unresisted(leg, guess)

    def unresisted(self, leg: int, guess: Guess) -> bool:
        """Railway 3: nobody comes, two equals cancel out, or at the goal the train is the strongest."""
        strengths = sorted(self.prevent_strength(unit, guess) for unit in self.movers_to(self.station(leg)))
        present = [strength for strength in strengths if strength > 0]
        if not present or (len(present) > 1 and present[-1] == present[-2]):
            return True
        return self.is_goal(leg) and self.strength(leg, guess) > present[-1]

    def must_stop(self, leg: int, guess: Guess) -> bool:
        """Railway 7: a centre that Russia did not own, without an own army that stays."""
        station = self.station(leg)
        if self.variant.rules["closed_line"] == "off" or station not in self.variant.board.centers:
            return False
        occupant = self.position.unit_in(station)
        held = occupant is not None and self.own(occupant) and not self.leaves(occupant, guess)
        return self.position.owners.get(station) != RUSSIA and not held

    def strength(self, leg: int, guess: Guess) -> int:
        """Railway 3 to 5: 1 on the way; supports name the goal and count there."""
        assert self.train is not None
        return 1 + (len(self.supporters(self.train.unit, guess)) if self.is_goal(leg) else 0)

    def end(self, guess: Guess) -> str:
        """Railway 6: the last station it got into that is empty at the end, or else the origin."""
        assert self.train is not None
        free = [
            self.station(leg)
            for leg in range(1, len(route(self.train)) + 1)
            if self.reaches(leg, guess) and self.gets_in(leg, guess) and self.vacant(leg, guess)
        ]
        return free[-1] if free else self.train.unit.province

    def vacant(self, leg: int, guess: Guess) -> bool:
        """Where the train gets in, nobody else does: only an own unit may still stand there."""
        occupant = self.position.unit_in(self.station(leg))
        return occupant is None or self.leaves(occupant, guess)

    def station(self, leg: int) -> str:
        assert self.train is not None
        return route(self.train)[leg - 1]

    def is_goal(self, leg: int) -> bool:
        assert self.train is not None
        return leg == len(route(self.train))

    def own(self, unit: Unit) -> bool:
        return self.power(unit) == RUSSIA

    def head_on(self) -> Unit | None:
        """Railway 2: the unit that comes against the train at its first step."""
        assert self.train is not None
        other = self.position.unit_in(self.station(1))
        if other is None or other not in self.moves or other in self.convoyed:
            return None
        return other if self.moves[other].goal.province == self.train.unit.province else None

    # --- what it does to the others --------------------------------------------------------------------

    def leaves(self, unit: Unit, guess: Guess) -> bool:
        if self.train is not None and unit == self.train.unit:
            return self.end(guess) != unit.province
        return super().leaves(unit, guess)

    def succeeds(self, unit: Unit, guess: Guess) -> bool:
        """Railway 3 and 4: the train ties where it comes to."""
        return super().succeeds(unit, guess) and (
            self.attack_strength(unit, guess) > self.held_off_by_train(unit, guess)
        )

    def held_off_by_train(self, unit: Unit, guess: Guess) -> int:
        """The strength with which the train keeps others out of a station; where it passes, nobody minds."""
        goal = self.moves[unit].goal.province
        if self.train is None or goal not in route(self.train):
            return 0
        leg = route(self.train).index(goal) + 1
        opponent = self.head_on()
        if not self.reaches(leg, guess) or (leg == 1 and opponent and self.leaves(opponent, guess)):
            return 0
        return self.strength(leg, guess)

    def hold_strength(self, unit: Unit, guess: Guess) -> int:
        """Railway 6: a train that stays holds with 1."""
        if self.train is not None and self.occupant(unit) == self.train.unit:
            return 0 if self.leaves(self.train.unit, guess) else 1
        return super().hold_strength(unit, guess)

    def head_to_head(self, unit: Unit, guess: Guess) -> Unit | None:
        if self.train is not None and unit == self.head_on() and unit not in self.convoyed:
            return self.train.unit
        return super().head_to_head(unit, guess)

    def defend_strength(self, unit: Unit, guess: Guess) -> float:
        """Head-on at the first step: supports count only if that station is the goal."""
        if self.train is not None and unit == self.train.unit:
            return self.strength(1, guess)
        return super().defend_strength(unit, guess)

    def of_move(self, unit: Unit, guess: Guess) -> str:
        if self.train is None or unit != self.train.unit:
            return super().of_move(unit, guess)
        if self.dislodged(unit, guess):
            return Outcome.BOUNCE
        end = self.end(guess)
        words = {self.train.goal.province: "succeeds", unit.province: "stays"}
        return words.get(end, f"stops at {end}")

    def place(self, unit: Unit, guess: Guess) -> Location:
        if self.train is not None and unit == self.train.unit:
            return Location(self.end(guess))
        return super().place(unit, guess)

    # --- paradoxes -------------------------------------------------------------------------------------

    def turning(self, core: list[Decision], outcomes: list[Guess]) -> Guess | None:
        """Units that all follow each other, the train among them, all move (6.C)."""
        kinds = {decision.kind for decision in core}
        if self.train is None or kinds & {"intact", "open"}:
            return super().turning(core, outcomes)
        together = [guess for guess in outcomes if all(guess[decision] for decision in core)]
        return together[0] if together else None

    def by_paradox_rule(self, core: list[Decision]) -> Guess:
        """Railway 8: the last leg of the loop fails but still bounces others; canal and convoys fail too."""
        legs = [decision for decision in core if decision.kind == "reaches"]
        others = super().by_paradox_rule([decision for decision in core if decision not in legs])
        if not legs:
            return others
        last = max(legs, key=lambda decision: decision.leg)
        self.failed.add(last.leg)
        return {**others, last: True}
