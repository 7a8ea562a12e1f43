"""Order entry in a retreat phase."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.entry.units import UnitEntry
from app.entry.values import Asking, Chosen, Letter, Prompt, PromptKind, Refusal, State, Step, View
from maps.board import Location
from variants.legal import retreat_goals
from variants.orders import Disband, Retreat, Unit
from variants.outcome import Cause


@dataclass(frozen=True, slots=True)
class RetreatEntry(UnitEntry):
    """Retreat and disband; only dislodged units are meant, never the victors in the same province."""

    def click(self, state: State, province: str, coast: str = "") -> Step:
        """See ``PhaseEntry``."""
        match state:
            case Chosen():
                return self.go(state, province, coast)
            case Asking():
                return self.answer(state, province, coast)
            case _:
                return self.pick(province)

    def letter(self, state: State, letter: Letter) -> Step:
        """See ``PhaseEntry``; R turns to the next unit that has no order."""
        if isinstance(state, Asking):
            return self.narrow(state, letter)
        if letter is Letter.RETREAT and (unit := self._unit(state)):
            return Step(Chosen(unit))
        if not isinstance(state, Chosen):
            return self.refuse(state, Refusal(Cause.NO_UNIT))
        if letter not in self._letters(state.unit):
            return self.refuse(state, Refusal(Cause.WRONG_KIND, unit=state.unit))
        if letter is Letter.CLEAR:
            return self.take_back(state.unit)
        return self.give(self.table.power_of(state.unit), Disband(state.unit))

    def grab(self, state: State, province: str) -> State | None:
        """See ``PhaseEntry``."""
        del state
        unit = self.table.own_unit(province)
        return Chosen(unit) if unit else None

    def view(self, state: State) -> View:
        """See ``PhaseEntry``."""
        if isinstance(state, Asking):
            return self.view_asking(state)
        if not isinstance(state, Chosen):
            return View()
        goals = self._goals(state.unit)
        kind = PromptKind.RETREAT_GOAL if goals else PromptKind.LOST
        return View(
            prompt=Prompt(kind, state.unit),
            selected=state.unit.location,
            targets={goal: self.mark(goal) for goal in goals},
            letters=self._letters(state.unit),
        )

    def order_to(self, state: Chosen, province: str, coast: str) -> Step | None:
        """See ``UnitEntry``."""
        unit = state.unit
        orders = [Retreat(unit, goal) for goal in self._goals(unit) if goal.province == province]
        return self.settle(self.table.power_of(unit), orders, coast, state) if orders else None

    def refuse_goal(self, state: Chosen, province: str) -> Step:
        """See ``UnitEntry``."""
        cause = self.reason(state.unit, Retreat(state.unit, Location(province)))
        return self.refuse(state, Refusal(cause, province, state.unit))

    def _goals(self, unit: Unit) -> Sequence[Location]:
        return retreat_goals(self.table.variant, self.table.position, unit)

    def _letters(self, unit: Unit) -> frozenset[Letter]:
        can_clear = {Letter.CLEAR} if self.table.order_of(unit) else set()
        return frozenset({Letter.DISBAND} | can_clear)

    def _unit(self, state: State) -> Unit | None:
        if isinstance(state, Chosen):
            return state.unit
        return next(iter(self.table.unordered or self.table.own_units), None)
