"""The Suez Canal of Colonial by brute force: what its rules (rules §4, canal 1 to 6) add to the equations."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from maps.board import Location
from tests.variants.reference import Decision, Equations, Guess
from tests.variants.reference_orders import Orders
from variants.orders import Move, MovementOrder, Order, Support, Unit, UnitKind, parse_order
from variants.outcome import Outcome
from variants.position import Position
from variants.variant import Variant

EGYPT = "EGY"
ENDS = {"MED": "RS", "RS": "MED"}
LEAVE = re.compile(r" SC F (MED|RS) - (MED|RS)")
NO_PERMISSION = "no-permission"


def passes(move: Move) -> bool:
    """Whether a fleet is ordered from the one end of the canal to the other."""
    fleet = move.unit.kind is UnitKind.FLEET
    return fleet and ENDS.get(move.unit.province) == move.goal.province


@dataclass(frozen=True)
class CanalOrders(Orders):
    """Orders through the canal, and the leaves written behind the orders of Egypt's unit."""

    def _meaning(self, power: str, order: Order) -> MovementOrder | None:
        text, count = LEAVE.subn("", str(order))
        return super()._meaning(power, parse_order(text) if count else order)

    def _fleet_goals(self, fleet: Unit, goal: Location) -> list[Location]:
        if passes(Move(fleet, goal)):
            return [Location(goal.province)]
        return super()._fleet_goals(fleet, goal)

    def _support(self, unit: Unit, order: Support) -> Support | None:
        """Canal 3: an army in Egypt supports a passage only under the switch."""
        supported = self.position.unit_in(order.supported.province)
        if (
            self.variant.rules["canal_support"] == "any"
            and unit.province == EGYPT
            and supported is not None
            and order.goal is not None
            and passes(Move(supported, order.goal))
        ):
            return Support(unit, supported, Location(order.goal.province))
        return super()._support(unit, order)

    def permitted(self) -> set[Unit]:
        """Canal 2: the fleet that may pass, if Egypt's unit stays."""
        holder = self.position.unit_in(EGYPT)
        if holder is None:
            return set()
        power = self.position.units[holder]
        effective = self.effective().values()
        trying = {order.unit for order in effective if isinstance(order, Move) and passes(order)}
        named = self._named(power)
        if named:
            return trying & named
        own = {fleet for fleet in trying if self.position.units[fleet] == power}
        return own if len(own) == 1 else set()

    def _named(self, power: str) -> set[Unit]:
        """The one fleet named by the orders to Egypt's unit; nobody if two are, or the sea is empty."""
        texts = [str(order) for giver, order in self.given if giver == power and in_egypt(order)]
        seas = {start for text in texts for start, goal in LEAVE.findall(text) if ENDS[start] == goal}
        fleets = {self.position.unit_in(sea) for sea in seas}
        return {fleet for fleet in fleets if fleet is not None} if len(seas) == 1 else set()


def in_egypt(order: Order) -> bool:
    """Whether the order is to the unit in Egypt."""
    return bool(re.match(f"[AF] {EGYPT}\\b", str(order)))


@dataclass(frozen=True)
class CanalEquations(Equations):
    """The equations with one more decision: whether the canal is ``open`` to a fleet that may pass."""

    PASSAGES: ClassVar[frozenset[str]] = frozenset({"intact", "open"})

    @classmethod
    def of(cls, variant: Variant, position: Position, given: Sequence[tuple[str, Order]]) -> Self:
        plain = super().of(variant, position, given)
        assert isinstance(plain.orders, CanalOrders)
        opened = tuple(Decision("open", fleet) for fleet in plain.orders.permitted() if fleet in plain.moves)
        return replace(plain, decisions=(*plain.decisions, *opened))

    @classmethod
    def reading(cls, variant: Variant, position: Position, given: Sequence[tuple[str, Order]]) -> Orders:
        return CanalOrders(variant, position, given)

    def value(self, decision: Decision, guess: Guess) -> bool:
        if decision.kind == "open":
            return self.open(guess)
        return super().value(decision, guess)

    def open(self, guess: Guess) -> bool:
        """Canal 1: the unit that was in Egypt neither left nor is dislodged."""
        holder = self.position.unit_in(EGYPT)
        assert holder is not None, "nobody permits a passage"
        if self.variant.rules["canal_permission"] == "outlives":
            return True
        return not self.leaves(holder, guess) and not self.dislodged(holder, guess)

    def arrives(self, unit: Unit, guess: Guess) -> bool:
        """Canal 3 and 4: a passage has its effect only if it may pass and the canal is open."""
        if passes(self.moves[unit]):
            return guess.get(Decision("open", unit), False)
        return super().arrives(unit, guess)

    def head_to_head(self, unit: Unit, guess: Guess) -> Unit | None:
        """Canal 4: a fleet that may not pass is met by nobody on the way; and never do two pass."""
        return None if passes(self.moves[unit]) else super().head_to_head(unit, guess)

    def of_move(self, unit: Unit, guess: Guess) -> str:
        if passes(self.moves[unit]) and not self.arrives(unit, guess):
            return Outcome.BOUNCE if self.dislodged(unit, guess) else NO_PERMISSION
        return super().of_move(unit, guess)
