"""Convoys under attack, and what to do when they hang on their own outcome.

A convoy breaks if its fleets are dislodged; that depends on supports, which convoyed armies can cut. So the
armies whose convoy is attacked are guessed to arrive or not, and each guess is checked: what armies would
arrive after it? An army that gets the same answer from all guesses is settled. Armies that hang on one
another and have no or several consistent answers are a paradox, and the paradox rule decides (after Lucas
Kruijswijk, "The Math of Adjudication"; DATC 6.F.14 to 6.F.24).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import combinations
from typing import TypeAlias

from variants.convoys import intact, lose_convoy, members
from variants.movement import Movement, unlink
from variants.supports import dislodger, weigh

Armies: TypeAlias = frozenset[int]
Answers: TypeAlias = Mapping[Armies, Armies]  # armies guessed to arrive → armies that then would


def settle_routes(m: Movement) -> None:
    """Finds which convoys hold, and takes the armies of the others from the movers."""
    attacked = {
        at for at in m.voyages.sailing if not intact(m, at, m.voyages.carriers[at] & ~_attacked(m, at))
    }
    if not attacked:
        return
    arriving = _Inquiry(m, frozenset(attacked)).settle()
    for at in sorted(attacked - arriving):
        unlink(m.first, m.after, m.goal[at], at)
        lose_convoy(m, at)


def _attacked(m: Movement, army: int) -> int:
    return sum(1 << sea for sea in members(m.voyages.carriers[army]) if m.first[sea] >= 0)


@dataclass(slots=True)
class _Inquiry:
    """The question which of the attacked convoys hold, narrowed down step by step.

    Attributes:
        armies: those whose convoy is attacked.
        open: those of them that are not settled; all at first.
        arriving: those that are settled and arrive.
        lost: the fleets that each guess dislodges.
    """

    m: Movement
    armies: Armies
    open: Armies = frozenset()
    arriving: Armies = frozenset()
    lost: dict[Armies, frozenset[int]] = field(default_factory=dict)

    def settle(self) -> Armies:
        self.open = self.armies
        while self.open:
            answers = {guess: self._answer(guess) for guess in self._guesses()}
            always = self.open.intersection(*answers.values())
            never = self.open.difference(*answers.values())
            if always or never:
                self._close(always | never, always)
            else:
                self._settle_core(answers)
        return self.arriving

    def _guesses(self) -> list[Armies]:
        return [
            self.arriving | frozenset(chosen)
            for number in range(len(self.open) + 1)
            for chosen in combinations(sorted(self.open), number)
        ]

    def _close(self, settled: Armies, arriving: Armies) -> None:
        self.open -= settled
        self.arriving |= arriving

    def _settle_core(self, answers: Answers) -> None:
        core = _core(self.open, answers)
        consistent = {guess & core for guess, answer in answers.items() if guess & core == answer & core}
        if len(consistent) == 1:
            self._close(core, consistent.pop())
            return
        staying, shut = self.m.rulings.paradox(set(core), self._varying_fleets(core, answers))
        self.m.voyages.paradox |= staying
        self.m.voyages.shut |= shut
        self._close(core, core - staying)

    def _varying_fleets(self, core: Armies, answers: Answers) -> set[int]:
        """The fleets of the core that some guesses dislodge and others do not."""
        carriers = {sea for at in core for sea in members(self.m.voyages.carriers[at])}
        lost = [self.lost[guess] for guess in answers]
        return {sea for sea in carriers if any(sea in fleets for fleets in lost)} - set(
            frozenset.intersection(*lost)
        )

    def _answer(self, guess: Armies) -> Armies:
        m = self.m
        first, after = m.first[:], m.after[:]
        for at in self.armies - guess:
            if at in m.voyages.no_land_way or not m.rulings.land_fallback:
                unlink(first, after, m.goal[at], at)
        strengths = weigh(m, first, after)
        seas = {sea for at in self.armies for sea in members(m.voyages.carriers[at])}
        lost = frozenset(sea for sea in seas if dislodger(m, first, after, strengths, sea) >= 0)
        sunk = sum(1 << sea for sea in lost)
        self.lost[guess] = lost
        return frozenset(at for at in self.armies if intact(m, at, m.voyages.carriers[at] & ~sunk))


def _core(open_: Armies, answers: Answers) -> Armies:
    """The smallest group of armies that hang on each other and on no other open one."""
    hang = {at: {other for other in open_ if _hangs(at, other, answers)} for at in open_}
    return min((_closure(hang, at) for at in open_), key=lambda group: (len(group), sorted(group)))


def _hangs(at: int, other: int, answers: Answers) -> bool:
    return any((at in answer) != (at in answers[guess ^ {other}]) for guess, answer in answers.items())


def _closure(hang: Mapping[int, set[int]], at: int) -> Armies:
    found: set[int] = set()
    waiting = [at]
    while waiting:
        fresh = hang[waiting.pop()] - found
        found |= fresh
        waiting.extend(fresh)
    return frozenset(found)
