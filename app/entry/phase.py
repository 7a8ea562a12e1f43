"""What order entry has in common in all three kinds of phase."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from app.entry.table import Table
from app.entry.values import (
    Aided,
    Aiding,
    Asking,
    Chosen,
    Idle,
    Letter,
    OrderGiven,
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
from variants.legal import illegality
from variants.orders import Build, Order, Unit
from variants.outcome import Cause


@dataclass(frozen=True, slots=True)
class PhaseEntry(ABC):
    """Turns clicks and letters into orders; every method answers with a new state and keeps none."""

    table: Table

    @abstractmethod
    def click(self, state: State, province: str, coast: str = "") -> Step:
        """A click in a province; ``coast`` names the coast whose unit place was hit, if any."""

    @abstractmethod
    def letter(self, state: State, letter: Letter) -> Step:
        """A key or palette button."""

    @abstractmethod
    def subjects(self) -> tuple[State, ...]:
        """The states in which each thing that can be ordered is selected, for going through them by key."""

    @abstractmethod
    def view(self, state: State) -> View:
        """What is to be shown."""

    def double_click(self, state: State, province: str) -> Step:
        """The second click of a double click; the first came as a click."""
        del province
        return Step(state)

    def grab(self, state: State, province: str) -> State | None:
        """The state in which a drag that starts in the province is dropped; None if nothing is dragged."""
        del state, province
        return None

    def drop(self, state: State, province: str, coast: str = "") -> Step:
        """The end of a drag in another province; unlike a click it never turns to another unit."""
        return self.click(state, province, coast)

    def hint(self, state: State, province: str) -> Prompt | None:
        """What must be known before a click in the province, if that is more than the view says."""
        del state, province
        return None

    def back(self, state: State) -> Step:
        """One step back: Esc, or a click on what is selected."""
        match state:
            case Idle() | Chosen():
                return Step(Idle())
            case Aiding(unit=unit):
                return Step(Chosen(unit))
            case Aided(unit=unit, letter=letter):
                return Step(Aiding(unit, letter))
            case Asking(back=back):
                return Step(back)

    def choose(self, state: State, order: Order) -> Step:
        """One of the choices that are asked about."""
        if not isinstance(state, Asking) or order not in state.choices:
            return self.refuse(state, Refusal(Cause.WRONG_KIND))
        return self.give(state.power, order)

    def answer(self, state: Asking, province: str, coast: str) -> Step:
        """A click while a coast is asked: on a coast's unit place, one step back, or another goal."""
        if province != state.place.province:
            return self.click(state.back, province, coast)
        hit = [order for order in state.choices if coast and place_of(order).coast == coast]
        return self.give(state.power, hit[0]) if hit else self.back(state)

    def narrow(self, state: Asking, letter: Letter) -> Step:
        """A letter while a coast or kind is asked: leaves fewer choices, and one of them is the order."""
        left = tuple(order for order in state.choices if _fits(letter, order))
        if not left:
            return self.refuse(state, self.misfit(state, letter))
        return self.settle(state.power, left, "", state.back)

    def misfit(self, state: Asking, letter: Letter) -> Refusal:
        """Why the letter is none of the choices."""
        del state, letter
        return Refusal(Cause.WRONG_KIND)

    def settle(self, power: str, orders: Sequence[Order], coast: str, back: Idle | Chosen) -> Step:
        """Gives the order if only one is left (at that coast, if one was hit), else asks which."""
        there = tuple(order for order in orders if coast and place_of(order).coast == coast) or tuple(orders)
        if len(there) == 1:
            return self.give(power, there[0])
        return Step(Asking(power, there, back))

    def give(self, power: str, order: Order) -> Step:
        """The order is complete."""
        return Step(Idle(), (OrderGiven(power, order),))

    def take_back(self, unit: Unit) -> Step:
        """The unit's order is removed."""
        order = self.table.order_of(unit)
        if order is None:
            return self.refuse(Chosen(unit), Refusal(Cause.WRONG_KIND, unit=unit))
        return Step(Idle(), (OrderRemoved(self.table.power_of(unit), order),))

    def refuse(self, state: State, refusal: Refusal) -> Step:
        """Nothing happens, for this reason."""
        return Step(state, refusal=refusal)

    def reason(self, unit: Unit, order: Order) -> Cause:
        """Why the order that a click means cannot be given."""
        table = self.table
        power = table.power_of(unit)
        return illegality(table.variant, table.position, power, order) or Cause.UNREACHABLE

    def view_asking(self, state: Asking) -> View:
        """The view while a coast or kind is asked."""
        builds = isinstance(state.choices[0], Build)
        unit = state.back.unit if isinstance(state.back, Chosen) else None
        kind = PromptKind.BUILD_KIND if builds else PromptKind.COAST
        return View(
            prompt=Prompt(kind, unit=unit, province=state.place.province),
            selected=unit.location if unit else state.place,
            targets={place_of(order): self.mark(place_of(order)) for order in state.choices},
            letters=frozenset(
                letter for letter in Letter if any(_fits(letter, order) for order in state.choices)
            ),
            choices=state.choices,
            power=state.power,
        )

    def mark(self, goal: Location) -> TargetKind:
        """How a goal is marked that is reached without a convoy."""
        return TargetKind.TAKEN if self.table.position.unit_in(goal.province) else TargetKind.FREE


def _fits(letter: Letter, order: Order) -> bool:
    coast = place_of(order).coast
    if coast and coast[0].upper() == letter:
        return True
    return isinstance(order, Build) and order.unit.kind == str(letter)
