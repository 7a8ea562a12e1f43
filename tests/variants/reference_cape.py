"""The cape route of 1900 by brute force: what its rules (rules §2, cape 1 to 5) change in the equations."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from maps.board import Board
from tests.variants.reference import Decision, Equations, Guess
from tests.variants.reference_orders import Orders, connected, convoyers, neighbours, subsets
from variants.orders import Move, Order, Support, Unit, UnitKind
from variants.position import Position
from variants.variant import Variant

ATLANTIC = "MAO"
EAST = ("EGY", "HEJ")  # the other ends of the route
CAPE = {(ATLANTIC, place) for place in EAST} | {(place, ATLANTIC) for place in EAST}


@dataclass(frozen=True)
class CapeOrders(Orders):
    """Cape 2: a unit can move over the cape, but supports nothing across it."""

    def _support(self, unit: Unit, order: Support) -> Support | None:
        place = order.goal or order.supported.location
        return None if (unit.province, place.province) in CAPE else super()._support(unit, order)

    def _needed(self, sea: str, start: str, goal: str) -> bool:
        """Cape 4: or needed by a route to Egypt that does not end over the cape."""
        return super()._needed(sea, start, goal) or any(
            goal_reached(self.variant.board, start, goal, {*others, sea})
            and not goal_reached(self.variant.board, start, goal, set(others))
            for others in subsets(self.fleets_at_sea() - {sea})
            if goal in EAST
        )


@dataclass(frozen=True)
class CapeEquations(Equations):
    """The equations with halves.

    Decided beside the others is, for an army convoyed to Egypt by more ways than one, whether it goes at
    ``full`` strength (cape 4).
    """

    PASSAGES: ClassVar[frozenset[str]] = frozenset({"intact", "full"})

    @classmethod
    def of(cls, variant: Variant, position: Position, given: Sequence[tuple[str, Order]]) -> Self:
        plain = super().of(variant, position, given)
        full = tuple(
            Decision("full", army) for army in plain.convoyed if plain.moves[army].goal.province in EAST
        )
        return replace(plain, decisions=(*plain.decisions, *full))

    @classmethod
    def reading(cls, variant: Variant, position: Position, given: Sequence[tuple[str, Order]]) -> Orders:
        return CapeOrders(variant, position, given)

    def value(self, decision: Decision, guess: Guess) -> bool:
        if decision.kind == "full":
            return self.full(decision.unit, guess)
        return super().value(decision, guess)

    def full(self, army: Unit, guess: Guess) -> bool:
        """Cape 4: an intact way whose last leg is not over the cape."""
        board, move = self.variant.board, self.moves[army]
        if move.path and self.variant.rules["named_path"] == "binds":
            return move.path[-1] != ATLANTIC and self.intact(army, guess)
        fleets = convoyers(move, dict(self.effective))
        seas = {fleet.province for fleet in fleets if not self.dislodged(fleet, guess)}
        return goal_reached(board, army.province, move.goal.province, seas)

    def half(self, unit: Unit, guess: Guess) -> bool:
        """Cape 1 and 4: over the cape itself, or convoyed over it by the last leg."""
        move = self.moves[unit]
        if self.by_land(unit, guess):
            return crosses(move)
        return move.goal.province in EAST and not guess[Decision("full", unit)]

    def attack_strength(self, unit: Unit, guess: Guess) -> float:
        return self._halved(unit, super().attack_strength(unit, guess), guess)

    def defend_strength(self, unit: Unit, guess: Guess) -> float:
        return self._halved(unit, super().defend_strength(unit, guess), guess)

    def prevent_strength(self, unit: Unit, guess: Guess) -> float:
        return self._halved(unit, super().prevent_strength(unit, guess), guess)

    def _halved(self, unit: Unit, strength: float, guess: Guess) -> float:
        return strength - 0.5 if strength > 0 and self.half(unit, guess) else strength

    def cut(self, supporter: Unit, guess: Guess) -> bool:
        """Cape 3: a fleet over the cape cuts nothing; by dislodging it ends the support all the same."""
        order = self.supports[supporter]
        aim = order.goal.province if order.goal else order.supported.province
        return any(
            self.power(other) != self.power(supporter)
            and other.province != aim
            and not crosses(self.moves[other])
            and self.arrives(other, guess)
            for other in self.movers_to(supporter.province)
        )

    def by_paradox_rule(self, core: list[Decision]) -> Guess:
        """Cape 4: an army whose strength hangs on itself stays and has no effect."""
        settled = super().by_paradox_rule(core)
        armies = [decision.unit for decision in core if decision.kind == "full"]
        return {**settled, **{Decision("intact", army): False for army in armies}}


def crosses(move: Move) -> bool:
    """Whether a fleet moves over the cape itself."""
    return move.unit.kind is UnitKind.FLEET and (move.unit.province, move.goal.province) in CAPE


def goal_reached(board: Board, start: str, goal: str, seas: set[str]) -> bool:
    """Whether these seas make a chain from the start to the goal whose last leg is not over the cape."""
    usable = seas - {start, goal}
    last = {sea for sea in usable - {ATLANTIC} if goal in neighbours(board, sea)}
    return any(
        sea in neighbours(board, start) or connected(board, start, sea, usable - {sea}) for sea in last
    )
