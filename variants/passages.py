"""Canal and railway: who passes, and how far (rules §4).

A passage hangs on what others do: the canal on the unit that controls it, each leg of a train on the station
before. Where that is not plain from the orders, these are questions like those of attacked convoys, and all
are settled together: each guess is played to its end and checked.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace

from variants.coding import TRAIN
from variants.convoys import intact
from variants.entries import decide
from variants.movement import (
    BOUNCE,
    NO_PERMISSION,
    STAYS,
    STOPS,
    SUCCEEDS,
    VOID,
    Movement,
    Train,
    Voyages,
    unlink,
)
from variants.paradoxes import Answers, Inquiry, Passages, disembark, doubtful_armies, subsets
from variants.railway import lets_by, meets_head_on
from variants.supports import weigh
from variants.tables import NONE, WHOLE


def take_passages(m: Movement) -> None:
    """Takes the orders for canal and railway from the unusual ones and tells which of them may be tried."""
    m.voyages = Voyages()
    trains, others = [], []
    for at in m.unusual:
        order = m.orders[m.order_of[at]]
        if order[2] == TRAIN:
            trains.append(at)
        elif is_passage(m, at):
            _take_passage(m, at, m.tables.place[order[3]])
        else:
            others.append(at)
    m.unusual = others
    _take_trains(m, trains)


def is_passage(m: Movement, at: int) -> bool:
    """Whether the fleet in the province is ordered through the canal."""
    _, _, _, location, way = m.orders[m.order_of[at]]
    ends = m.tables.canal[:2]
    to = m.tables.place[location]
    return not way and m.node[at] >= m.tables.fleet and to != at and at in ends and to in ends


def _take_passage(m: Movement, at: int, to: int) -> None:
    """Links the fleet if it may pass; else it has no effect, but counts as moving (canal 4)."""
    assert m.permits is not None
    m.goal[at] = to
    if m.permits.passing == at:
        m.passing = at
        m.link(at)
    else:
        _bar(m, at)


def _take_trains(m: Movement, trains: list[int]) -> None:
    """One train runs in a turn; of two, both armies hold (railway 1)."""
    legal = [at for at in trains if may_ride(m, at)]
    for at in trains:
        if at not in legal or len(legal) > 1:
            m.refuse(at, VOID)
    if len(legal) == 1:
        _take_train(m, *legal)


def may_ride(m: Movement, at: int) -> bool:
    """Whether an order by railway is for an army that may use it, from a station to another one."""
    stations = m.tables.stations
    power, _, _, goal, _ = m.orders[m.order_of[at]]
    railway = m.permits.railway if m.permits else NONE
    army = m.node[at] < m.tables.fleet
    return power == railway and army and at in stations and goal in stations and goal != at


def _take_train(m: Movement, at: int) -> None:
    assert m.permits is not None
    stations = m.tables.stations
    m.goal[at] = goal = m.orders[m.order_of[at]][3]
    start, end = stations.index(at), stations.index(goal)
    route = stations[start + 1 : end + 1] if end > start else stations[end:start][::-1]
    m.train = Train(at, tuple(route), m.permits.closed)


def settle_passages(m: Movement) -> None:
    """Finds which convoys hold, whether the canal is open, and how far the train comes."""
    armies = doubtful_armies(m)
    fleets = frozenset([m.passing]) if _is_doubtful_passage(m) else frozenset()
    plain, doubtful = _legs(m)
    legs = frozenset(len(m.tables.provinces) + leg for leg in doubtful)
    if m.train is not None:
        m.train = replace(m.train, attempts=frozenset(range(1, plain + 1)))
    if not armies | fleets | legs:
        return
    holding = _Inquiry(m, armies | fleets | legs).settle()
    disembark(m, armies - holding)
    if fleets - holding:
        unlink(m.first, m.after, m.goal[m.passing], m.passing)
        _bar(m, m.passing)
    if m.train is not None:
        m.train = replace(m.train, attempts=_attempts(m, m.train, holding))


def conclude(m: Movement) -> Movement:
    """Decides all moves, the strengths being known; a train ends as near to where it was stopped as it can.

    Returns:
        The phase with its results: a copy if there is a train.
    """
    if m.train is None:
        decide(m)
        return m
    train = m.train
    m.strengths.attack[train.at] = 0  # it never dislodges
    if len(train.route) > 1 and meets_head_on(m, train):
        m.strengths.full[train.at] = WHOLE  # supports count at the goal only
    for stop in _stops(m, train):
        run = m.fork()
        run.train = replace(train, stop=stop)
        run.goal[train.at] = train.route[stop - 1]
        decide(run)
        if run.leaves(train.at):
            break
    return run


def report(m: Movement) -> None:
    """The results of the train and of fleets that could not pass."""
    if m.train is not None:
        m.refuse(m.train.at, _result(m, m.train))
    for at in m.dislodged:
        index = m.order_of[at]
        if index >= 0 and m.results[index] == NO_PERMISSION:
            m.results[index] = BOUNCE


def _result(m: Movement, train: Train) -> int:
    if train.at in m.dislodged:
        return BOUNCE
    if not m.leaves(train.at):
        return STAYS
    return SUCCEEDS if train.stop == len(train.route) else STOPS


def _stops(m: Movement, train: Train) -> Iterator[int]:
    """The legs with which the train may end, the farthest first; the first one shows whether it stays."""
    for leg in sorted(train.attempts - {1}, reverse=True):
        place = train.route[leg - 1]
        if m.owner[place] < 0 or m.goal[place] >= 0:
            yield leg
    yield 1


def _bar(m: Movement, at: int) -> None:
    """The fleet, not linked, may not pass: it has no effect, but counts as moving (canal 4)."""
    m.voyages.ashore.add(at)
    m.refuse(at, NO_PERMISSION)


def _is_doubtful_passage(m: Movement) -> bool:
    """Whether the unit that controls the canal might leave or be dislodged."""
    if m.passing == NONE or m.permits is None or m.permits.outlives:
        return False
    controller = m.tables.canal[2]
    return m.goal[controller] >= 0 or m.first[controller] >= 0


def _legs(m: Movement) -> tuple[int, Sequence[int]]:
    """The last leg that the train attempts for certain, and those behind of which that is not plain."""
    plain = 1
    doubtful: list[int] = []
    for leg in range(1, len(m.train.route) if m.train else 1):
        passes = _passes_plainly(m, m.train, leg) if m.train else None
        if passes is False:
            break
        if passes and not doubtful:
            plain = leg + 1
        else:
            doubtful.append(leg + 1)
    return plain, doubtful


def _passes_plainly(m: Movement, train: Train, leg: int) -> bool | None:
    """Whether the train gets on through the station at the end of the leg; None if that hangs on others."""
    place = train.route[leg - 1]
    moves, attacked = m.goal[place] >= 0, m.first[place] >= 0
    own = m.owner[place] == m.owner[train.at]
    if leg == 1 and meets_head_on(m, train):
        return False
    if not own and (train.closed >> place & 1 or (m.owner[place] >= 0 and not moves)):
        return False
    return None if moves or attacked else True


def _attempts(m: Movement, train: Train, holding: Passages) -> frozenset[int]:
    """The legs that the train attempts, if these attempts hold besides the plain ones."""
    provinces = len(m.tables.provinces)
    return train.attempts.union(at - provinces for at in holding if at >= provinces)


class _Inquiry(Inquiry):
    """The question which of all doubtful passages hold.

    They are armies and the fleet in the canal, named by their provinces, and the legs that the train
    attempts, named by the number of the leg added to that of all provinces.
    """

    __slots__ = ()

    def could_hang_on(self, at: int) -> Passages:
        """A convoy hangs on attacks on fleets and their supporters only, the other passages on everything."""
        return self.passages if self._is_special(at) else super().could_hang_on(at)

    def going_to(self, places: AbstractSet[int]) -> Passages:
        """Those of the armies and the fleet that go to these provinces; no leg of a train leads to a sea."""
        return frozenset(at for at in self.passages if not self._is_leg(at) and self.m.goal[at] in places)

    def answer(self, guess: Passages) -> Passages:
        """The passages that hold if just those of the guess do."""
        return self._holding(self._played(guess), guess)

    def _holding(self, played: Movement, guess: Passages) -> Passages:
        return frozenset(at for at in self.passages if self._holds(played, at, guess))

    def apply_rule(self, core: Passages, answers: Answers) -> None:
        """Canal and convoys fail; of a train the last leg in the loop fails, but it still bounces others.

        It is no paradox if there is an outcome but for a circle: then that does not turn.
        """
        m = self.m
        if not _consistent(core, answers) and self._stands_still(core):
            return
        legs = sorted(filter(self._is_leg, core))
        others = set(core.difference(legs))
        staying: set[int] = set()
        if others:
            staying, shut = m.rulings.paradox(others, self.varying_fleets(core, answers))
            m.voyages.paradox |= staying
            m.voyages.shut |= shut
        if legs and m.train is not None:
            m.train = replace(m.train, lost=self._leg(legs[-1]))
        self.close(core.difference(legs[:-1]), core.difference(legs, staying))

    def _stands_still(self, core: Passages) -> bool:
        """Whether canal and train have one outcome if circles do not turn; then they are settled so."""
        at_stake = core.union(filter(self._is_special, self.passages))
        self.m.stuck = True
        rest = self.arriving - at_stake
        answers = {rest | guess: self.answer(rest | guess) for guess in subsets(at_stake)}
        found = _consistent(at_stake, answers)
        self.m.stuck = len(found) == 1
        if self.m.stuck:
            self.arriving = rest
            self.close(at_stake, found.pop())
        return self.m.stuck

    def varying_fleets(self, core: Passages, answers: Answers) -> set[int]:
        """The provinces of the moves in the core: if nobody entered them, nothing would hang on itself."""
        guesses = [
            guess for guess in answers if not guess & self.open - core
        ]  # what is not in it is no matter
        played = [self._played(guess) for guess in guesses]
        entered = [{run.winner[place] for run in played} for place in range(len(self.m.tables.provinces))]
        return {
            place
            for place, winners in enumerate(entered)
            if len(winners) > 1 and self._is_settled_by(place, core, guesses)
        }

    def _is_settled_by(self, place: int, core: Passages, guesses: Sequence[Passages]) -> bool:
        """Whether the core has one answer to all guesses if nobody enters the province."""
        return len({self._holding(self._played(guess, {place}), guess) & core for guess in guesses}) == 1

    def _is_special(self, at: int) -> bool:
        return at == self.m.passing or self._is_leg(at)

    def _is_leg(self, at: int) -> bool:
        return at >= len(self.m.tables.provinces)

    def _leg(self, at: int) -> int:
        return at - len(self.m.tables.provinces)

    def _played(self, guess: Passages, shut: AbstractSet[int] = frozenset()) -> Movement:
        """The phase as it would end, with these provinces also closed to all."""
        played = self.m.fork()
        ashore = {at for at in self.passages - guess if not self._is_leg(at)}
        walking = (
            ashore - {played.passing} - played.voyages.no_land_way if played.rulings.land_fallback else set()
        )
        voyages = played.voyages
        played.voyages = replace(
            voyages,
            sailing=voyages.sailing - ashore,
            ashore=voyages.ashore | ashore - walking,
            shut=voyages.shut | shut,
        )
        for at in ashore - walking:
            unlink(played.first, played.after, played.goal[at], at)
        if played.train is not None:
            played.train = replace(played.train, attempts=_attempts(played, played.train, guess))
        played.strengths = weigh(played, played.first, played.after)
        return conclude(played)

    def _holds(self, played: Movement, at: int, guess: Passages) -> bool:
        """Whether the passage holds in the phase so played."""
        if at == played.passing:
            controller = played.tables.canal[2]
            return not played.leaves(controller) and controller not in played.dislodged
        if not self._is_leg(at):
            sunk = sum(1 << sea for sea in played.dislodged)
            return intact(played, at, played.voyages.carriers[at] & ~sunk)
        assert played.train is not None
        attempted = at - 1 in guess or at - 1 not in self.passages
        return attempted and lets_by(played, played.train, self._leg(at) - 1)


def _consistent(core: Passages, answers: Answers) -> set[Passages]:
    """The guesses about the core that come true."""
    return {guess & core for guess, answer in answers.items() if guess & core == answer & core}
