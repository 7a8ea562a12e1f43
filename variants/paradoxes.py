"""Convoys under attack, and what to do when they hang on their own outcome.

A convoy breaks if its fleets are dislodged; that depends on supports, which convoyed armies can cut. So the
armies whose convoy is attacked are guessed to arrive or not, and each guess is checked: what armies would
arrive after it? An army that gets the same answer from all guesses is settled. Passages that hang on one
another and have no or several consistent answers are a paradox, and the paradox rule decides (after Lucas
Kruijswijk, "The Math of Adjudication"; DATC 6.F.14 to 6.F.24).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from itertools import combinations
from typing import TypeAlias

from variants.convoys import intact, lose_convoy, members
from variants.movement import Movement, unlink
from variants.supports import dislodger, weigh

Passages: TypeAlias = frozenset[int]  # armies that go by convoy, by their provinces
Answers: TypeAlias = Mapping[Passages, Passages]  # those guessed to hold → those that then would


def settle_routes(m: Movement) -> None:
    """Finds which convoys hold, and takes the armies of the others from the movers."""
    doubtful = doubtful_armies(m)
    if doubtful:
        disembark(m, doubtful - Inquiry(m, doubtful).settle())


def doubtful_armies(m: Movement) -> Passages:
    """The armies that would lose their convoy if all fleets that are attacked were dislodged."""
    return frozenset(
        at for at in m.voyages.sailing if not intact(m, at, m.voyages.carriers[at] & ~_attacked(m, at))
    )


def disembark(m: Movement, armies: Passages) -> None:
    """Takes the armies from the movers: they have no convoy."""
    for at in sorted(armies):
        unlink(m.first, m.after, m.goal[at], at)
        lose_convoy(m, at)


def _attacked(m: Movement, army: int) -> int:
    return sum(1 << sea for sea in members(m.voyages.carriers[army]) if m.first[sea] >= 0)


@dataclass(slots=True)
class Inquiry:
    """The question which of the attacked convoys hold, narrowed down step by step.

    Attributes:
        passages: those whose convoy is attacked.
        open: those of them that are looked at and not settled.
        arriving: those that are settled and arrive.
        lost: the fleets that each guess dislodges.
    """

    m: Movement
    passages: Passages
    open: Passages = frozenset()
    arriving: Passages = frozenset()
    lost: dict[Passages, frozenset[int]] = field(default_factory=dict)

    def settle(self) -> Passages:
        """Takes armies together only if they could hang on each other, so that few guesses are needed."""
        waiting = self.passages
        while waiting:
            self.open = _group({at: waiting & self.could_hang_on(at) for at in waiting})
            waiting -= self.open
            while self.open:
                self._narrow({guess: self.answer(guess) for guess in self._guesses()})
        return self.arriving

    def could_hang_on(self, at: int) -> Passages:
        """The armies that attack fleets of this one's convoy, or units that support for or against them.

        Where a supporter is attacked over a half link, supporters for and against it bear on it too.
        """
        m = self.m
        places = set(members(m.voyages.carriers[at]))
        for _ in range(2 if m.rounding else 1):
            places |= {supporter for _, supporter, target, _ in m.matched if target in places}
        return self.going_to(places)

    def going_to(self, places: AbstractSet[int]) -> Passages:
        """Those of the passages that lead to these provinces."""
        return frozenset(at for at in self.passages if self.m.goal[at] in places)

    def _guesses(self) -> list[Passages]:
        return [self.arriving | chosen for chosen in subsets(self.open)]

    def _narrow(self, answers: Answers) -> None:
        """Settles the armies that have one answer, else the smallest group that hangs together."""
        always = self.open.intersection(*answers.values())
        never = self.open.difference(*answers.values())
        if always or never:
            self.close(always | never, always)
            return
        core = _group({at: frozenset(_hangs_on(at, self.open, answers)) for at in self.open})
        consistent = {guess & core for guess, answer in answers.items() if guess & core == answer & core}
        if len(consistent) == 1:
            self.close(core, consistent.pop())
        else:
            self.apply_rule(core, answers)

    def close(self, settled: Passages, arriving: Passages) -> None:
        """Settles these; ``arriving`` are those of them that arrive."""
        self.open -= settled
        self.arriving |= arriving

    def apply_rule(self, core: Passages, answers: Answers) -> None:
        """Settles a paradox."""
        voyages = self.m.voyages
        staying, shut = self.m.rulings.paradox(set(core), self.varying_fleets(core, answers))
        voyages.paradox |= staying
        voyages.shut |= shut
        self.close(core, core - staying)

    def varying_fleets(self, core: Passages, answers: Answers) -> set[int]:
        """The fleets of the core that some guesses dislodge and others do not."""
        carriers = {sea for at in core for sea in members(self.m.voyages.carriers[at])}
        lost = [self.lost[guess] for guess in answers]
        return carriers & (lost[0].union(*lost) - lost[0].intersection(*lost))

    def answer(self, guess: Passages) -> Passages:
        """The armies that have a convoy if just those of the guess arrive."""
        m = self.m
        first, after = m.first[:], m.after[:]
        for at in self.passages - guess:
            if at in m.voyages.no_land_way or not m.rulings.land_fallback:
                unlink(first, after, m.goal[at], at)
        strengths = weigh(m, first, after)
        seas = {sea for at in self.passages for sea in members(m.voyages.carriers[at])}
        self.lost[guess] = lost = frozenset(
            sea for sea in seas if dislodger(m, first, after, strengths, sea) >= 0
        )
        sunk = sum(1 << sea for sea in lost)
        return frozenset(at for at in self.passages if intact(m, at, m.voyages.carriers[at] & ~sunk))


def subsets(passages: Passages) -> Iterator[Passages]:
    """All choices of some of them, small ones first."""
    for number in range(len(passages) + 1):
        yield from map(frozenset, combinations(sorted(passages), number))


def _hangs_on(at: int, others: Passages, answers: Answers) -> Iterator[int]:
    """Those of whose arrival it depends, in some guess, whether this army arrives."""
    for other in others:
        if any((at in answer) != (at in answers[guess ^ {other}]) for guess, answer in answers.items()):
            yield other


def _group(hang: Mapping[int, Passages]) -> Passages:
    """The smallest group of armies that hang on no army outside it."""
    groups = [_closure(hang, at) for at in hang]
    return min(groups, key=lambda group: (len(group), sorted(group)))


def _closure(hang: Mapping[int, Passages], at: int) -> Passages:
    found = {at}
    waiting = [at]
    while waiting:
        fresh = hang[waiting.pop()] - found
        found |= fresh
        waiting.extend(fresh)
    return frozenset(found)
