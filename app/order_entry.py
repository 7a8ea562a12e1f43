"""Order entry: clicks on provinces and single letters become orders, in all three kinds of phase.

A state machine without Qt. What a click means in each phase is in ``app.entry``; this object only remembers
the state.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from app.entry.adjustment import AdjustmentEntry
from app.entry.movement import MovementEntry
from app.entry.offers import Offer, offers_at, offers_to
from app.entry.phase import PhaseEntry
from app.entry.retreat import RetreatEntry
from app.entry.steering import neighbour
from app.entry.table import Table
from app.entry.values import Aided, Event, Idle, Letter, Prompt, Refusal, State, Step, View
from variants.orders import Order
from variants.position import PhaseKind

_PHASES: dict[PhaseKind, type[PhaseEntry]] = {
    PhaseKind.MOVEMENT: MovementEntry,
    PhaseKind.RETREAT: RetreatEntry,
    PhaseKind.ADJUSTMENT: AdjustmentEntry,
}


@dataclass(frozen=True, slots=True)
class _Drag:
    """Where a drag began, and what was selected before."""

    province: str
    before: State


class OrderEntry:
    """The orders of the powers at the table, one click at a time.

    Every input answers with the events it led to; ``refusal`` says why the last one did nothing, if so.

    Attributes:
        table: the position, who may order, and the orders so far.
        state: what is selected and what is asked.
        refusal: why the last input did nothing.
        cursor: the province where the keyboard's cursor is; "" while it is not shown.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.state: State = Idle()
        self.refusal: Refusal | None = None
        self._drag: _Drag | None = None
        self.cursor = ""

    def set_table(self, table: Table) -> None:
        """Other orders, powers or position; the selection stays only if nothing but the orders is new."""
        same = (table.position, table.powers) == (self.table.position, self.table.powers)
        self.table = table
        self.refusal = None
        if not same:
            self.state, self._drag, self.cursor = Idle(), None, ""

    @property
    def view(self) -> View:
        """What is to be shown now."""
        return self._phase.view(self.state)

    def click(self, province: str, coast: str = "") -> tuple[Event, ...]:
        """A click in a province; ``coast`` is the coast whose unit place was hit, if one was."""
        return self._take(self._phase.click(self.state, province, coast))

    def double_click(self, province: str) -> tuple[Event, ...]:
        """The second click of a double click, after ``click`` was told of the first."""
        return self._take(self._phase.double_click(self.state, province))

    # the cursor of the keyboard

    def steer(self, place: Callable[[str], complex], direction: complex) -> None:
        """Moves the cursor to the province in a direction; it begins at what is selected."""
        begin = self.cursor or self._begin
        if begin is None:
            return
        there = neighbour(self.table.variant.board, place, begin, direction)
        self.cursor, self.refusal = there or begin, None

    def accept(self) -> tuple[Event, ...]:
        """A click where the cursor is."""
        cursor = self.cursor
        events = self.click(cursor) if cursor else ()
        self.cursor = cursor
        return events

    @property
    def _begin(self) -> str | None:
        if isinstance(self.state, Aided):
            return self.state.other.province
        here = self.view.selected or next((unit.location for unit in self.table.own_units), None)
        return here.province if here else next(iter(self.table.variant.board.provinces), None)

    # a unit dragged to its goal

    @property
    def dragging(self) -> bool:
        """Whether a unit is being dragged."""
        return self._drag is not None

    def grab(self, province: str) -> bool:
        """Begins a drag of the unit there, or of the one that the chosen unit helps; False if of none."""
        held = self._phase.grab(self.state, province)
        if held is None:
            return False
        self._drag = _Drag(province, self.state)
        self.state, self.refusal = held, None
        return True

    def drop(self, province: str, coast: str = "") -> tuple[Event, ...]:
        """Ends the drag: an order, a question, or the reason why not; where it began it is taken back."""
        if self._drag is None or province in ("", self._drag.province):
            self.let_go()
            return ()
        self._drag = None
        return self._take(self._phase.drop(self.state, province, coast))

    def let_go(self) -> None:
        """Ends the drag as if there had been none."""
        if self._drag is not None:
            self._take(Step(self._drag.before))
            self._drag = None

    def letter(self, letter: Letter) -> tuple[Event, ...]:
        """A key or a button of the palette."""
        return self._take(self._phase.letter(self.state, letter))

    def choose(self, order: Order) -> tuple[Event, ...]:
        """One of ``view.choices``."""
        return self._take(self._phase.choose(self.state, order))

    def back(self) -> bool:
        """One step back; False if nothing was selected."""
        if self._drag is not None:
            self.let_go()
            return True
        if self.cursor:
            self.cursor = ""
            return True
        was_idle = isinstance(self.state, Idle)
        self._take(self._phase.back(self.state))
        return not was_idle

    def reset(self) -> None:
        """Nothing selected."""
        self._take(Step(Idle()))

    def offers(self, province: str) -> tuple[Offer, ...]:
        """All orders that can be given in a province; where there are none, those that concern it."""
        give = self._phase.give
        return offers_at(self.table, province, give) or offers_to(self.table, province, give)

    def attempt(self, province: str, coast: str = "") -> Step:
        """What a click or the end of the drag there would lead to, without doing it."""
        if self._drag is None:
            return self._phase.click(self.state, province, coast)
        if province == self._drag.province:
            return Step(self._drag.before)
        return self._phase.drop(self.state, province, coast)

    def hint(self, province: str) -> Prompt | None:
        """What must be known before a click in the province, if that is more than the view says."""
        return self._phase.hint(self.state, province)

    def select(self, province: str) -> bool:
        """Selects what can be ordered in a province; False if nothing can."""
        for subject in self._phase.subjects():
            place = self._phase.view(subject).selected
            if place is not None and place.province == province:
                self._take(Step(subject))
                return True
        return False

    def select_next(self, step: int = 1) -> bool:
        """Selects the next (1) or previous (−1) thing that can be ordered; False if there is none."""
        subjects = self._phase.subjects()
        if subjects:
            self._take(Step(subjects[self._following(subjects, step)]))
        return bool(subjects)

    def select_unordered(self) -> bool:
        """Selects the next unit without an order, in an adjustment the next site or unit; False if none."""
        missing = {unit.location for unit in self.table.unordered}
        subjects = self._phase.subjects()
        start = self._following(subjects, 1) if subjects else 0
        for subject in subjects[start:] + subjects[:start]:
            if self._phase.view(subject).selected in missing or not self._has_unit_orders:
                self._take(Step(subject))
                return True
        return False

    def _following(self, subjects: tuple[State, ...], step: int) -> int:
        """Which follows what is selected, or else what was ordered last."""
        places = [self._phase.view(subject).selected for subject in subjects]
        provinces = [place.province if place else "" for place in places]
        here = self.view.selected
        if here is not None and here in places:
            return (places.index(here) + step) % len(places)
        if self.table.latest in provinces:
            return (provinces.index(self.table.latest) + step) % len(places)
        return 0 if step > 0 else len(places) - 1

    @property
    def _has_unit_orders(self) -> bool:
        return self.table.position.phase.kind is not PhaseKind.ADJUSTMENT

    @property
    def _phase(self) -> PhaseEntry:
        return _PHASES[self.table.position.phase.kind](self.table)

    def _take(self, step: Step) -> tuple[Event, ...]:
        if step.state != self.state:
            self.cursor = ""
        self.state, self.refusal = step.state, step.refusal
        return step.events
