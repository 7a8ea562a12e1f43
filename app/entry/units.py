"""What movement and retreats have in common: a unit is picked, then a goal for it."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass

from app.entry.phase import PhaseEntry
from app.entry.values import Chosen, Idle, Refusal, State, Step
from variants.outcome import Cause


@dataclass(frozen=True, slots=True)
class UnitEntry(PhaseEntry):
    """Order entry in a phase in which each order goes to a unit on the board."""

    @abstractmethod
    def order_to(self, state: Chosen, province: str, coast: str) -> Step | None:
        """The order of the selected unit to a province, or to that coast of it; None if it cannot."""

    @abstractmethod
    def refuse_goal(self, state: Chosen, province: str) -> Step:
        """Nothing happens, because the selected unit cannot go there."""

    def pick(self, province: str) -> Step:
        """Selects the unit in a province."""
        unit = self.table.own_unit(province)
        if unit is None:
            return self.refuse(Idle(), Refusal(Cause.NO_UNIT, province))
        return Step(Chosen(unit))

    def go(self, state: Chosen, province: str, coast: str) -> Step:
        """A click while a unit is selected: its goal, another unit instead, or one step back on itself."""
        if province == state.unit.province:
            return Step(Idle(left=province))
        if step := self.order_to(state, province, coast):
            return step
        if other := self.table.own_unit(province):
            return Step(Chosen(other))
        return self.refuse_goal(state, province)

    def drop(self, state: State, province: str, coast: str = "") -> Step:
        """See ``PhaseEntry``."""
        if isinstance(state, Chosen):
            return self.order_to(state, province, coast) or self.refuse_goal(state, province)
        return self.click(state, province, coast)

    def subjects(self) -> tuple[State, ...]:
        """Each own unit selected; in a retreat those are the dislodged ones."""
        return tuple(Chosen(unit) for unit in self.table.own_units)
