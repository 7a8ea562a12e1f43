"""Pages of orders, results and positions as people and judges write them, in one of three languages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from maps.lettering import well_set
from variants.notation.styles.wording import Clerk, Wording
from variants.orders import Order, Unit, Waive
from variants.outcome import Judged, Outcome, Resolution
from variants.position import Phase, PhaseKind, Position
from variants.told import told
from variants.variant import Variant

GivenOrders = Mapping[str, Sequence[Order]]


@dataclass(frozen=True, slots=True)
class Words:
    """The words of a page in one language; patterns in braces.

    Attributes:
        language: of names of powers.
        heading: a power before its lines.
        spring, fall, winter, year: turns, with ``year``.
        results: the title of results by the kind of phase, with ``turn``.
        position: the title of a position, with ``turn``.
        dislodged: before dislodged units.
        may_go: a dislodged unit, with ``unit`` and ``places``; ``lost`` where it may go nowhere.
        either: joins the last two places.
        centers: before the owners of centres.
        unowned: the centres of nobody.
        builds, removals: what is due, with ``power`` and ``number``; ``adjustments`` stands before them.
        winner: with ``power``.
    """

    language: str
    heading: str
    spring: str
    fall: str
    winter: str
    year: str
    results: Mapping[PhaseKind, str]
    position: str
    dislodged: str
    may_go: str
    lost: str
    either: str
    centers: str
    unowned: str
    adjustments: str
    builds: str
    removals: str
    winner: str


@dataclass(frozen=True, slots=True)
class ProseStyle:
    """A style of lines and headings.

    Attributes:
        id: names the style in settings.
        words: of its pages.
        orders: wording of orders.
        results: wording of results and positions.
        result: pattern of a line of results, with ``power``, ``order`` and ``note``.
        headed: results and positions have the power as a heading, not in every line.
        note: pattern of what became of an order, with ``note``.
        notes: outcome → what is noted; outcomes that are not there need no note.
    """

    id: str
    words: Words
    orders: Wording
    results: Wording
    notes: Mapping[Outcome, str]
    result: str = "{order}{note}"
    headed: bool = True
    note: str = " ({note})"

    def orders_text(self, variant: Variant, position: Position, orders: GivenOrders) -> str:
        """The orders of each power; a power alone has no heading."""
        clerk = Clerk(variant, position, self.orders)
        sections = {
            power: [clerk.order(power, order) for order in given] for power, given in orders.items() if given
        }
        if len(sections) == 1:
            return _page(next(iter(sections.values())))
        return _page(*([self._heading(variant, power), *lines] for power, lines in sections.items()))

    def results_text(self, variant: Variant, resolution: Resolution) -> str:
        """What became of each order, who is dislodged, and who owns what if centres were counted."""
        title = self.words.results[resolution.before.phase.kind]
        turn = self._turn(variant, resolution.before.phase)
        by_power = {
            power: [each for each in told(resolution) if each.power == power] for power in variant.powers
        }
        lines = [
            [self._result(variant, resolution, each) for each in judged]
            for judged in by_power.values()
            if judged
        ]
        powers = [power for power, judged in by_power.items() if judged]
        return _page(
            [title.format(turn=turn)],
            *self._by_power(variant, powers, lines),
            self._dislodged(variant, resolution),
            self._counted(variant, resolution),
            self._due(variant, resolution),
            self._winner(variant, resolution),
        )

    def position_text(self, variant: Variant, position: Position) -> str:
        """The units of each power, those dislodged, and the owners of centres."""
        clerk = Clerk(variant, position, self.results)
        units = {
            power: [clerk.unit(power, unit) for unit in position.units_of(power)] for power in variant.powers
        }
        powers = [power for power, standing in units.items() if standing]
        lines = [
            [
                self.result.format(power=self._power(variant, power), order=unit, note="")
                for unit in units[power]
            ]
            for power in powers
        ]
        dislodged = [
            f"{self._heading(variant, each.power)} {clerk.unit(each.power, unit)}"
            for unit, each in sorted(position.dislodged.items())
        ]
        return _page(
            [self.words.position.format(turn=self._turn(variant, position.phase))],
            *self._by_power(variant, powers, lines),
            [self.words.dislodged, *dislodged] if dislodged else [],
            self._centers(variant, position.owners),
        )

    # ---- parts of a page

    def _by_power(
        self, variant: Variant, powers: Sequence[str], lines: Sequence[Sequence[str]]
    ) -> Iterator[list[str]]:
        if not self.headed:
            yield [line for section in lines for line in section]
            return
        for power, section in zip(powers, lines, strict=True):
            yield [self._heading(variant, power), *section]

    def _result(self, variant: Variant, resolution: Resolution, judged: Judged) -> str:
        clerk = Clerk(variant, resolution.before, self.results)
        notes = [self.notes[judged.outcome]] if judged.outcome in self.notes else []
        if judged.stop is not None:
            notes = [note.format(place=clerk.place(judged.stop)) for note in notes]
        if judged.outcome is not Outcome.DISLODGED and _is_dislodged(resolution, judged):
            notes.append(self.notes[Outcome.DISLODGED])
        return self.result.format(
            power=self._power(variant, judged.power),
            order=clerk.order(judged.power, judged.order),
            note=self.note.format(note=", ".join(dict.fromkeys(notes))) if notes else "",
        )

    def _dislodged(self, variant: Variant, resolution: Resolution) -> list[str]:
        clerk = Clerk(variant, resolution.before, self.results)
        if resolution.before.phase.kind is not PhaseKind.MOVEMENT or not resolution.dislodged:
            return []
        lines = [self.words.dislodged]
        for unit, each in sorted(resolution.dislodged.items()):
            places = [clerk.place(place) for place in resolution.retreat_options.get(unit, ())]
            name = f"{self._heading(variant, each.power)} {clerk.unit(each.power, unit)}"
            pattern = self.words.may_go if places else self.words.lost
            lines.append(pattern.format(unit=name, places=self._listed(places)))
        return lines

    def _listed(self, places: Sequence[str]) -> str:
        return self.words.either.join(filter(None, (", ".join(places[:-1]), "".join(places[-1:]))))

    def _counted(self, variant: Variant, resolution: Resolution) -> list[str]:
        counted = resolution.adjustments or resolution.owners != resolution.before.owners
        return self._centers(variant, resolution.owners) if counted else []

    def _centers(self, variant: Variant, owners: Mapping[str, str]) -> list[str]:
        names = {
            id_: well_set(variant.board.provinces[id_].names[self.words.language])
            for id_ in variant.board.centers
        }
        lines = [self.words.centers]
        for power in variant.powers:
            held = sorted(name for id_, name in names.items() if owners.get(id_) == power)
            lines += [f"{self._heading(variant, power)} {', '.join(held)}"] if held else []
        free = sorted(name for id_, name in names.items() if id_ not in owners)
        unowned = self.words.heading.format(power=self.words.unowned)
        return lines + ([f"{unowned} {', '.join(free)}"] if free else [])

    def _due(self, variant: Variant, resolution: Resolution) -> list[str]:
        if resolution.before.phase.kind is PhaseKind.ADJUSTMENT:
            return []
        due = {power: number for power, number in resolution.adjustments.items() if number}
        lines = [
            (self.words.builds if number > 0 else self.words.removals).format(
                power=self._power(variant, power), number=abs(number)
            )
            for power, number in due.items()
        ]
        return [self.words.adjustments, *lines] if lines else []

    def _winner(self, variant: Variant, resolution: Resolution) -> list[str]:
        if resolution.winner is None:
            return []
        return [self.words.winner.format(power=self._power(variant, resolution.winner))]

    def _heading(self, variant: Variant, power: str) -> str:
        return self.words.heading.format(power=self._power(variant, power))

    def _power(self, variant: Variant, power: str) -> str:
        return variant.power(power).name[self.words.language]

    def _turn(self, variant: Variant, phase: Phase) -> str:
        calendar, year = variant.calendar, variant.calendar.shown_year(phase.turn)
        if not calendar.by_seasons:
            return self.words.year.format(year=year)
        if phase.kind is PhaseKind.ADJUSTMENT:
            return self.words.winter.format(year=year)
        return (self.words.spring if phase.turn % 2 else self.words.fall).format(year=year)


def _is_dislodged(resolution: Resolution, judged: Judged) -> bool:
    order = judged.order
    if isinstance(order, Waive) or resolution.before.phase.kind is not PhaseKind.MOVEMENT:
        return False
    unit: Unit = order.unit
    return any(lost.province == unit.province for lost in resolution.dislodged)


def _page(*sections: Sequence[str]) -> str:
    """Sections parted by empty lines; the page ends with a line end unless it is empty."""
    text = "\n\n".join("\n".join(section) for section in sections if section)
    return f"{text}\n" if text else ""
