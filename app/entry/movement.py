"""Order entry in a movement phase."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from app.entry.passages import (
    half_prompt,
    is_closed_passage,
    is_half_goal,
    keeping_leave,
    leaves,
    other_train,
    passage_prompt,
    trains,
    with_leave,
)
from app.entry.units import UnitEntry
from app.entry.values import (
    Aided,
    Aiding,
    Asking,
    Chosen,
    Idle,
    Letter,
    OrderRemoved,
    Prompt,
    PromptKind,
    Refusal,
    State,
    Step,
    View,
    place_of,
)
from app.scene.picture import TargetKind
from maps.board import Location
from variants.legal import Way, convoyable, move_goals, supportable
from variants.orders import Convoy, Hold, Move, MovementOrder, Order, Support, Train, Unit
from variants.outcome import Cause
from variants.position import find_unit


@dataclass(frozen=True, slots=True)
class MovementEntry(UnitEntry):
    """Hold, move, support and convoy; on some boards by railway, and leave to pass a canal."""

    def click(self, state: State, province: str, coast: str = "") -> Step:
        """See ``PhaseEntry``; a click on the selected unit is one step back."""
        match state:
            case Idle():
                return self.pick(province)
            case Chosen():
                return self.go(state, province, coast)
            case Aiding():
                return self._aid(state, province)
            case Aided():
                return self._aim(state, province)
            case Asking():
                return self.answer(state, province, coast)

    def double_click(self, state: State, province: str) -> Step:
        """Hold; while a support waits for its goal, the support to hold."""
        match state:
            case Chosen(unit=unit) if unit.province == province:
                return self._hold(unit)
            case Idle(left=left) if left == province:
                return self._hold_in(province)
            case Aided(other=other) if other.province == province:
                return self._aim(state, province)
            case _:
                return Step(state)

    def grab(self, state: State, province: str) -> State | None:
        """See ``PhaseEntry``; while a support or convoy is chosen, the unit that it helps may be dragged."""
        if isinstance(state, Asking):
            state = state.back
        if isinstance(state, Aiding | Aided) and state.letter is not Letter.LEAVE:
            if province == state.unit.province:
                return Aiding(state.unit, state.letter)
            if other := find_unit(self._others(state), province):
                return Aided(state.unit, state.letter, other)
        unit = self.table.own_unit(province)
        if unit is None:
            return None
        same = isinstance(state, Chosen | Aiding) and state.unit == unit
        return state if same else Chosen(unit)

    def drop(self, state: State, province: str, coast: str = "") -> Step:
        """See ``PhaseEntry``."""
        if isinstance(state, Aided):
            return self._aim_at(state, province) or self._refuse_aim(state, province)
        return UnitEntry.drop(self, state, province, coast)

    def letter(self, state: State, letter: Letter) -> Step:
        """See ``PhaseEntry``."""
        if isinstance(state, Asking):
            return self.narrow(state, letter)
        if isinstance(state, Idle):
            return self.refuse(state, Refusal(Cause.NO_UNIT))
        if letter not in self._letters(state):
            return self.refuse(state, Refusal(Cause.WRONG_KIND, unit=state.unit))
        return self._obey(state, letter)

    def view(self, state: State) -> View:
        """See ``PhaseEntry``."""
        if isinstance(state, Idle):
            return View()
        if isinstance(state, Asking):
            return self.view_asking(state)
        return View(
            prompt=self._prompt(state),
            selected=state.unit.location,
            targets=self._targets(state),
            letters=self._letters(state),
            active=_active(state),
        )

    def hint(self, state: State, province: str) -> Prompt | None:
        """See ``PhaseEntry``: that a goal is reached with half strength."""
        if not isinstance(state, Chosen) or not is_half_goal(self.table, state.unit, province):
            return None
        return Prompt(PromptKind.HALF_MOVE, state.unit, province=province)

    # clicks

    def order_to(self, state: Chosen, province: str, coast: str) -> Step | None:
        """See ``UnitEntry``."""
        orders = self._moves(state, province)
        return self.settle(self.table.power_of(state.unit), orders, coast, state) if orders else None

    def refuse_goal(self, state: Chosen, province: str) -> Step:
        """See ``UnitEntry``."""
        return self.refuse(state, Refusal(self._why_not(state, province), province, state.unit))

    def _why_not(self, state: Chosen, province: str) -> Cause:
        if is_closed_passage(self.table, state.unit, province):
            return Cause.CANAL_UNHELD
        if state.by_rail:
            return Cause.BY_RAIL
        return self.reason(state.unit, Move(state.unit, Location(province), via=state.by_convoy))

    def give(self, power: str, order: Order) -> Step:
        """The order is complete: leave that was given stays, and a second train replaces the first."""
        if isinstance(order, MovementOrder):
            order = keeping_leave(self.table, order)
        step = UnitEntry.give(self, power, order)
        other = other_train(self.table, order.unit) if isinstance(order, Train) else None
        return Step(step.state, (OrderRemoved(power, other), *step.events)) if other else step

    def _moves(self, state: Chosen, province: str) -> tuple[Move | Train, ...]:
        if state.by_rail:
            return tuple(t for t in trains(self.table, state.unit) if t.goal.province == province)
        return tuple(
            Move(state.unit, goal, via=state.by_convoy or way is Way.CONVOY)
            for goal, way in self._goals(state).items()
            if goal.province == province
        )

    def _aid(self, state: Aiding, province: str) -> Step:
        if province == state.unit.province:
            return self.back(state)
        if state.letter is Letter.LEAVE:
            return self._let_through(state, province)
        if other := find_unit(self._others(state), province):
            return Step(Aided(state.unit, state.letter, other))
        there = self.table.position.unit_in(province)
        return self.refuse(state, Refusal(self._why_no_help(state, there), province, state.unit, there))

    def _why_no_help(self, state: Aiding, other: Unit | None) -> Cause:
        if other is None:
            return Cause.NO_UNIT
        cause = self.reason(state.unit, Support(state.unit, other))
        special = state.letter is Letter.SUPPORT and cause in (Cause.HALF_LINK, Cause.CANAL_SUPPORT)
        return cause if special else Cause.UNREACHABLE

    def _let_through(self, state: Aiding, province: str) -> Step:
        possible = leaves(self.table, state.unit)
        fleet = find_unit(possible, province)
        if fleet is None:
            return self.refuse(state, Refusal(Cause.NO_LEAVE, province, state.unit))
        order = with_leave(self.table, state.unit, possible[fleet])
        return UnitEntry.give(self, self.table.power_of(state.unit), order)

    def _aim(self, state: Aided, province: str) -> Step:
        if province == state.unit.province:
            return self.back(state)
        if step := self._aim_at(state, province):
            return step
        if find_unit(self._others(state), province) not in (None, state.other):
            return self._aid(Aiding(state.unit, state.letter), province)
        if state.letter is Letter.CONVOY and province == state.other.province:
            return self.back(state)
        return self._refuse_aim(state, province)

    def _aim_at(self, state: Aided, province: str) -> Step | None:
        order = self._aids(state).get(province)
        return self.give(self.table.power_of(state.unit), order) if order else None

    def _refuse_aim(self, state: Aided, province: str) -> Step:
        cause = self.reason(state.unit, _wish(state, province))
        return self.refuse(state, Refusal(cause, province, state.unit, state.other))

    def _aids(self, state: Aided) -> Mapping[str, Order]:
        """Province → the support or convoy that a click there means."""
        found = {}
        for goal in self._others(state)[state.other]:
            found[(goal or state.other.location).province] = _help(state, goal)
        return found

    # letters

    def _letters(self, state: Chosen | Aiding | Aided) -> frozenset[Letter]:
        unit = state.unit
        possible = {
            Letter.MOVE: bool(self._all_goals(unit)),
            Letter.HOLD: not isinstance(state, Aided) or state.other.province in self._aids(state),
            Letter.SUPPORT: bool(self._others(Aiding(unit, Letter.SUPPORT))),
            Letter.CONVOY: bool(self._others(Aiding(unit, Letter.CONVOY))),
            Letter.VIA: Way.EITHER in self._all_goals(unit).values(),
            Letter.TRAIN: bool(trains(self.table, unit)),
            Letter.LEAVE: bool(leaves(self.table, unit)),
            Letter.CLEAR: self.table.order_of(unit) is not None,
        }
        return frozenset(letter for letter, can in possible.items() if can)

    def _obey(self, state: Chosen | Aiding | Aided, letter: Letter) -> Step:
        unit = state.unit
        match letter:
            case Letter.HOLD if isinstance(state, Aided):
                return self._aim(state, state.other.province)
            case Letter.HOLD:
                return self._hold(unit)
            case Letter.CLEAR:
                return self.take_back(unit)
            case Letter.VIA:
                return Step(Chosen(unit, by_convoy=_active(state) is not letter))
            case Letter.TRAIN:
                return Step(Chosen(unit, by_rail=_active(state) is not letter))
            case Letter.SUPPORT | Letter.CONVOY | Letter.LEAVE if _active(state) is not letter:
                return Step(Aiding(unit, letter))
            case _:
                return Step(Chosen(unit))

    def _hold_in(self, province: str) -> Step:
        unit = self.table.own_unit(province)
        return self._hold(unit) if unit else Step(Idle())

    def _hold(self, unit: Unit) -> Step:
        return self.give(self.table.power_of(unit), Hold(unit))

    # what is possible

    def _all_goals(self, unit: Unit) -> Mapping[Location, Way]:
        return move_goals(self.table.variant, self.table.position, unit)

    def _goals(self, state: Chosen) -> Mapping[Location, Way]:
        goals = self._all_goals(state.unit)
        if not state.by_convoy:
            return goals
        return {goal: Way.CONVOY for goal, way in goals.items() if way is not Way.DIRECT}

    def _others(self, state: Aiding | Aided) -> Mapping[Unit, Sequence[Location | None]]:
        table = self.table
        if state.letter is Letter.LEAVE:
            return {fleet: (leave.goal,) for fleet, leave in leaves(table, state.unit).items()}
        if state.letter is Letter.SUPPORT:
            return supportable(table.variant, table.position, state.unit)
        return convoyable(table.variant, table.position, state.unit)

    # what is shown

    def _targets(self, state: Chosen | Aiding | Aided) -> Mapping[Location, TargetKind]:
        match state:
            case Chosen(unit=unit, by_rail=True):
                return {train.goal: self.mark(train.goal) for train in trains(self.table, unit)}
            case Chosen(unit=unit):
                return {goal: self._mark(unit, goal, way) for goal, way in self._goals(state).items()}
            case Aiding():
                return {other.location: TargetKind.TAKEN for other in self._others(state)}
            case Aided():
                return self._aims(state)

    def _aims(self, state: Aided) -> Mapping[Location, TargetKind]:
        ways = self._all_goals(state.other)
        aims = map(place_of, self._aids(state).values())
        return {goal: self._mark(state.other, goal, ways.get(goal, Way.DIRECT)) for goal in aims}

    def _mark(self, unit: Unit, goal: Location, way: Way) -> TargetKind:
        if way is Way.CONVOY:
            return TargetKind.CONVOY
        half = self.table.variant.board.is_half_link(unit.province, goal.province)
        return TargetKind.HALF if half else self.mark(goal)

    def _prompt(self, state: Chosen | Aiding | Aided) -> Prompt:
        match state:
            case Chosen(unit=unit, by_convoy=True):
                return Prompt(PromptKind.CONVOY_ONLY_GOAL, unit)
            case Chosen(unit=unit, by_rail=True):
                other = other_train(self.table, unit)
                kind = PromptKind.STATION_INSTEAD if other else PromptKind.STATION
                return Prompt(kind, unit, other.unit if other else None)
            case Chosen(unit=unit):
                special = passage_prompt(self.table, unit) or half_prompt(self.table, unit)
                return special or Prompt(PromptKind.GOAL, unit)
            case Aiding(unit=unit, letter=Letter.LEAVE):
                return Prompt(PromptKind.LEAVE, unit)
            case Aiding(unit=unit, letter=Letter.SUPPORT):
                return Prompt(PromptKind.SUPPORTED, unit)
            case Aiding(unit=unit):
                return Prompt(PromptKind.CONVOYED, unit)
            case Aided(unit=unit, other=other):
                return Prompt(self._aim_kind(state), unit, other)

    def _aim_kind(self, state: Aided) -> PromptKind:
        if state.letter is Letter.CONVOY:
            return PromptKind.CONVOY_GOAL
        aims = self._others(state)[state.other]
        if None not in aims:
            return PromptKind.SUPPORT_MOVE
        return PromptKind.SUPPORT_GOAL if len(aims) > 1 else PromptKind.SUPPORT_HOLD


def _active(state: Chosen | Aiding | Aided) -> Letter | None:
    if isinstance(state, Chosen):
        return Letter.VIA if state.by_convoy else Letter.TRAIN if state.by_rail else None
    return state.letter


def _help(state: Aided, goal: Location | None) -> Order:
    if state.letter is Letter.CONVOY and goal is not None:
        return Convoy(state.unit, state.other, goal)
    return Support(state.unit, state.other, goal)


def _wish(state: Aided, province: str) -> Order:
    """The order that a click in the province would have meant."""
    return _help(state, None if province == state.other.province else Location(province))
