"""Order entry in an adjustment phase."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from app.entry.phase import PhaseEntry
from app.entry.values import (
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
)
from app.scene.picture import TargetKind
from maps.board import Location
from variants.adjustments import due
from variants.legal import build_sites, illegality, removable
from variants.orders import Build, Disband, Order, Unit, UnitKind, Waive
from variants.outcome import Cause
from variants.sites import may_build


@dataclass(frozen=True, slots=True)
class AdjustmentEntry(PhaseEntry):
    """Builds, removals and waived builds; a second click on a site or unit takes its order back."""

    def click(self, state: State, province: str, coast: str = "") -> Step:
        """See ``PhaseEntry``."""
        del coast
        if isinstance(state, Asking) and province == state.place.province:
            return Step(Idle())
        for power in self.table.ordering:
            given = [order for order in self.table.given(power) if _province(order) == province]
            if given:
                return Step(Idle(), (OrderRemoved(power, given[0]),))
            choices = self._choices(power).get(province)
            if choices:
                return self._choose(power, choices, province)
        return self.refuse(Idle(), self._why_not(province))

    def letter(self, state: State, letter: Letter) -> Step:
        """See ``PhaseEntry``; W waives one build, X takes a waived one back, of the power that is meant.

        B turns to the first free site of a power with builds that it has not waived either, D to the first
        unit that may be removed and is not yet to be.
        """
        if isinstance(state, Idle) and letter in (Letter.BUILD, Letter.DISBAND):
            return self._turn_to(letter)
        if letter not in self.view(state).letters:
            return self.refuse(state, self._why_no_letter(state, letter))
        match state:
            case Asking(power=power, choices=(order,)) if letter is Letter.BUILD:
                return self.give(power, order)
            case Asking() if letter in self.view_asking(state).letters:
                return self.narrow(state, letter)
            case Chosen(unit=unit):
                return self.click(Idle(), unit.province)
            case _:
                return self._waive(state, letter)

    def _turn_to(self, letter: Letter) -> Step:
        wanted = Asking if letter is Letter.BUILD else Chosen
        lit = self._targets()
        found = [
            subject
            for subject in self.subjects()
            if isinstance(subject, wanted)
            and (here := self.view(subject).selected) is not None
            and Location(here.province) in lit
        ]
        if not found:
            return self.refuse(Idle(), Refusal(Cause.WRONG_KIND))
        return Step(min(found, key=self._is_waived))

    def _is_waived(self, subject: State) -> bool:
        """Whether it is a site of a power that has waived all that it may still build."""
        return isinstance(subject, Asking) and not self._open(subject.power)

    def _why_no_letter(self, state: State, letter: Letter) -> Refusal:
        if isinstance(state, Asking) and letter in (Letter.ARMY, Letter.FLEET):
            return self.misfit(state, letter)
        if len(self._meant(letter, self.table.ordering)) > 1:
            return Refusal(Cause.NO_SITE)
        return Refusal(Cause.OVER_LIMIT if letter is Letter.WAIVE else Cause.WRONG_KIND)

    def misfit(self, state: Asking, letter: Letter) -> Refusal:
        """See ``PhaseEntry``: why this kind of unit is not built there."""
        place, variant, position = state.place, self.table.variant, self.table.position
        if letter not in (Letter.ARMY, Letter.FLEET):
            return Refusal(Cause.WRONG_KIND)
        unit = Unit(UnitKind(str(letter)), place)
        cause = illegality(variant, position, state.power, Build(unit)) or Cause.WRONG_KIND
        return Refusal(cause, place.province, power=state.power)

    def give(self, power: str, order: Order) -> Step:
        """The order is complete; where all builds are used up it takes the place of a waived one."""
        given = OrderGiven(power, order)
        if isinstance(order, Waive) or self._left(power) > self.table.given(power).count(Waive()):
            return Step(Idle(), (given,))
        return Step(Idle(), (OrderRemoved(power, Waive()), given))

    def subjects(self) -> tuple[State, ...]:
        """Each free site asked for its unit; each unit that can be removed, or already is to be, selected."""
        found: list[State] = []
        for power in self.table.ordering:
            found += [self._subject(power, choices) for choices in self._choices(power).values()]
        return tuple(found)

    def view(self, state: State) -> View:
        """See ``PhaseEntry``."""
        match state:
            case Asking():
                shown = self.view_asking(state)
                single = {Letter.BUILD} if len(state.choices) == 1 else set()
                letters = shown.letters | single | self._waive_letters([state.power])
                return replace(shown, targets=self._targets(), letters=letters)
            case Chosen(unit=unit):
                letter = Letter.CLEAR if self.table.order_of(unit) else Letter.DISBAND
                prompt = Prompt(PromptKind.REMOVAL, unit)
                return View(prompt, unit.location, self._targets(), frozenset({letter}))
            case _:
                return View(targets=self._targets(), letters=self._waive_letters(self.table.ordering))

    # what is possible

    def _left(self, power: str) -> int:
        """Builds or removals that the power has not ordered yet; waived builds count as left."""
        owed = abs(self._due(power))
        given = [order for order in self.table.given(power) if not isinstance(order, Waive)]
        return max(0, owed - len(given))

    def _due(self, power: str) -> int:
        """Builds (+) or removals (−); builds without a site for them are lost and not asked about."""
        number = due(self.table.variant, self.table.position).get(power, 0)
        return min(number, len(self._choices(power)))

    def _builds(self, power: str) -> bool:
        return self._due(power) > 0

    def _choices(self, power: str) -> Mapping[str, tuple[Build | Disband, ...]]:
        """Province → what could be ordered there if enough is due, whether it has been or not."""
        variant, position = self.table.variant, self.table.position
        owed = due(variant, position).get(power, 0)
        found: dict[str, tuple[Build | Disband, ...]] = {}
        if owed < 0:
            found = {unit.province: (Disband(unit),) for unit in removable(variant, position, power)}
        elif owed > 0:
            for site, kinds in build_sites(variant, position, power).items():
                builds = tuple(Build(Unit(kind, site)) for kind in kinds)
                found[site.province] = found.get(site.province, ()) + builds
        return found

    def _choose(self, power: str, choices: tuple[Order, ...], province: str) -> Step:
        if not self._left(power):
            return self.refuse(Idle(), Refusal(Cause.OVER_LIMIT, province, power=power))
        return self.settle(power, choices, "", Idle())

    def _why_not(self, province: str) -> Refusal:
        """Why nothing is built there, told of the power that it concerns most; or that no unit is there."""
        removing = any(self._due(power) < 0 and self._left(power) for power in self.table.powers)
        building = [power for power in self.table.ordering if self._builds(power)]
        owner = self.table.position.owners.get(province, "")
        if owner in self.table.variant.powers and self._may_not(owner):
            return Refusal(Cause.NO_ORIGINAL_CENTER, province, power=owner)
        if not any(map(self._left, building)) and (removing or not building):
            return Refusal(Cause.NO_UNIT, province)
        power = min(building, key=lambda each: self._strangeness(each, province))
        variant, position = self.table.variant, self.table.position
        cause = illegality(variant, position, power, Build(Unit(UnitKind.ARMY, Location(province))))
        return Refusal(cause or Cause.NO_SITE, province, power=power)

    def _may_not(self, power: str) -> bool:
        """Whether builds are due to a power that builds nowhere, as it has lost all that it began with."""
        variant, position = self.table.variant, self.table.position
        return due(variant, position).get(power, 0) > 0 and not may_build(variant, position, power)

    def _strangeness(self, power: str, province: str) -> tuple[bool, bool, bool]:
        """Sorts first who owns the province, then whose home or special site it is, then who has builds."""
        record = self.table.variant.power(power)
        measures = record.emergency_measures
        home = province in record.home_centers or (measures and measures.extra_build_site == province)
        return (
            self.table.position.owners.get(province) != power,
            not home,
            not self._left(power),
        )

    def _subject(self, power: str, choices: tuple[Build | Disband, ...]) -> State:
        first = choices[0]
        return Chosen(first.unit) if isinstance(first, Disband) else Asking(power, choices, Idle())

    # waived builds

    def _waive_letters(self, powers: Sequence[str]) -> frozenset[Letter]:
        letters = (Letter.WAIVE, Letter.CLEAR)
        return frozenset(letter for letter in letters if len(self._meant(letter, powers)) == 1)

    def _waive(self, state: State, letter: Letter) -> Step:
        powers = (state.power,) if isinstance(state, Asking) else self.table.ordering
        (power,) = self._meant(letter, powers)
        if letter is Letter.CLEAR:
            return Step(Idle(), (OrderRemoved(power, Waive()),))
        return self.give(power, Waive())

    def _meant(self, letter: Letter, powers: Sequence[str]) -> tuple[str, ...]:
        """The powers with a build that is neither ordered nor waived, or for X with one that is waived."""
        if letter is Letter.CLEAR:
            return tuple(power for power in powers if Waive() in self.table.given(power))
        if letter is not Letter.WAIVE:
            return ()
        return tuple(power for power in powers if self._builds(power) and self._open(power))

    def _open(self, power: str) -> int:
        """Builds and removals about which nothing is said yet."""
        return max(0, self._left(power) - self.table.given(power).count(Waive()))

    # what is shown

    def _targets(self) -> Mapping[Location, TargetKind]:
        targets: dict[Location, TargetKind] = {}
        for power in self.table.ordering:
            ordered = {_province(order) for order in self.table.given(power)}
            free = self._choices(power) if self._left(power) else {}
            lit = [Location(province) for province in free if province not in ordered]
            targets |= {place: self.mark(place) for place in lit}
        return targets


def _province(order: Order) -> str:
    return "" if isinstance(order, Waive) else order.unit.province
