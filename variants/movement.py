"""A movement phase being worked out, in integers: the state that the steps of the adjudicator share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from variants.coding import CONVOY, MOVE, SUPPORT, TRAIN, CodedOrder, Placed
from variants.rules import Rules
from variants.tables import NONE, Tables

# What became of an order.
SUCCEEDS, BOUNCE, NO_CONVOY, CUT, DISLODGED, VOID, NO_PERMISSION, STAYS, STOPS = range(9)

OPEN = -2  # a goal whose entrant is not decided yet

ParadoxRule: TypeAlias = Callable[[set[int], set[int]], tuple[set[int], set[int]]]
"""What to do about a convoy paradox.

Takes the armies (by province) whose convoys hang on one another, and the provinces whose fleets are dislodged
or not depending on that. Gives the armies that do not sail, and the provinces that nobody enters.
"""


class Rulings(NamedTuple):
    """The rule switches that bear on movement, as the adjudicator asks for them."""

    own_fleet: bool  # a convoy order of the army's own power shows that a move to a neighbour is by convoy
    land_fallback: bool  # without an intact convoy a move to a neighbour goes by land
    path_binds: bool  # a convoy path named in the order must hold
    paradox: ParadoxRule


def szykman(armies: set[int], _fleets: set[int]) -> tuple[set[int], set[int]]:
    """Szykman's rule: the armies of a convoy paradox stay and have no effect (DATC 4.A.2)."""
    return armies, set()


def all_hold(armies: set[int], fleets: set[int]) -> tuple[set[int], set[int]]:
    """All moves of a convoy paradox fail, those against its fleets too (DATC 4.A.2)."""
    return armies, fleets


def rulings_of(rules: Rules) -> Rulings:
    """The rulings that the switches of a game ask for."""
    return Rulings(
        own_fleet=rules["adjacent_convoy"] == "own-fleet",
        land_fallback=rules["convoy_fallback"] == "land",
        path_binds=rules["named_path"] == "binds",
        paradox=szykman if rules["paradox"] == "szykman" else all_hold,
    )


@dataclass(frozen=True, slots=True)
class Permits:
    """What the position and the orders say about canal and railway, on a board that has them.

    Attributes:
        railway: the power whose armies use the railway.
        closed: the stations with a centre that this power does not own, as a set: trains stop there.
        passing: the fleet that the power in control of the canal lets pass, by its province, or NONE.
        outlives: the canal stays open even if the unit that controls it leaves or is dislodged.
        army_helps: an army that controls the canal may support a passage, too.
    """

    railway: int
    closed: int
    passing: int
    outlives: bool
    army_helps: bool


@dataclass(frozen=True, slots=True)
class Train:
    """The train of a phase. Its legs are counted from 1; the leg leads to the station of that number.

    Attributes:
        at: the province where it starts.
        route: the stations behind it, the goal last.
        closed: as in ``Permits``.
        attempts: the legs that it attempts: it gets on through all stations but that of the last one.
        stop: the leg with which it ends, if it gets in there.
        lost: the leg that it loses by the paradox rule, while keeping others out there; 0 if there is none.
    """

    at: int
    route: tuple[int, ...]
    closed: int
    attempts: frozenset[int] = frozenset((1,))
    stop: int = 1
    lost: int = 0

    @property
    def comes(self) -> int:
        """The last leg that it attempts."""
        return max(self.attempts)

    @property
    def contested(self) -> set[int]:
        """The legs at whose ends it meets others: not the last only, so that no circle passes it by."""
        return {*self.attempts, self.lost} - {0}

    def leg_to(self, place: int) -> int:
        """The leg that ends in the province; 0 if none does."""
        return self.route.index(place) + 1 if place in self.route else 0

    def shields(self, place: int) -> bool:
        """Whether the train keeps others from the unit in the province, which stays: only in its goal."""
        return place == self.route[-1] and len(self.route) in self.contested


class Strengths(NamedTuple):
    """Strengths in half units, by the province in which a unit stands.

    Attributes:
        full: of a mover against other movers: with all its supports.
        attack: of a mover against the unit in its goal: without the supports of that unit's power, which
            never help to dislodge it (DATC 6.D.12).
        hold: of a unit that does not move, with its supports.
        cut: the support orders that were cut, by index, with the province of the attacker.
    """

    full: list[int]
    attack: list[int]
    hold: list[int]
    cut: dict[int, int]


@dataclass(slots=True)
class Voyages:
    """The moves by convoy of a phase; armies are named by the provinces from which they start.

    Attributes:
        carriers: army → the set of seas with a legal convoy order for its move.
        sailing: the armies that go by convoy.
        ashore: the armies whose convoy is missing or broken, and the fleets that may not pass a canal: they
            stay, but count as moving.
        no_land_way: the armies that could only ever go by convoy.
        paradox: the armies that the paradox rule keeps ashore.
        shut: the provinces that the paradox rule lets nobody enter.
    """

    carriers: dict[int, int] = field(default_factory=dict)
    sailing: set[int] = field(default_factory=set)
    ashore: set[int] = field(default_factory=set)
    no_land_way: set[int] = field(default_factory=set)
    paradox: set[int] = field(default_factory=set)
    shut: set[int] = field(default_factory=set)


_NO_VOYAGES = Voyages()  # shared by all phases without a convoy; never changed
_NOBODY: frozenset[int] = frozenset()


class Movement:
    """A movement phase; at the end it holds what became of every order.

    Lists are indexed by province; a unit is named by the province in which it stands before the phase.

    Attributes:
        tables: the board, with ``owner``, ``node`` and ``fleets`` of its units (see ``Placed``).
        orders: as given, with the ``rulings`` for them.
        order_of: the index of the order that the unit in the province carries out, or NONE.
        goal: the province to which the unit there legally moves, or NONE.
        first: the first of the movers into the province, or NONE; those without a way are not among them.
        after: the next mover into the same goal, or NONE.
        held: the provinces with a unit and movers into them.
        crowded: the provinces with several movers into them.
        unusual: the units ordered to move by convoy or railway, or where they cannot go by themselves.
        supports: the indices of the support orders that belong to a unit of their power.
        convoys: the same of convoy orders.
        voyages: the moves by convoy.
        rounding: the fleets that go over a half link: they cut no support unless they dislodge the supporter.
        halved: those, and the armies whose convoy ends over a half link: they begin with half strength.
        permits: what is known about canal and railway; None on a board without them.
        train: the army that goes by railway, if any.
        passing: the fleet that may pass the canal and tries to, by its province, or NONE.
        stuck: circles around canal and railway do not turn.
        matched: the legal supports that the other unit's order fits: index, supporter, target, supported.
        strengths: set once the routes are known.
        best: the mover into the province that no other equals, or NONE.
        rival: province → the strength of the next mover, where there are several.
        winner: the mover that gets into the province, or NONE.
        repelling: the provinces whose unit keeps others out.
        results: what became of each order, by its index.
        dislodged: the provinces whose units were dislodged.
        contested: the provinces left empty by a stand-off, as a set.
    """

    __slots__ = (
        "after",
        "best",
        "contested",
        "convoys",
        "crowded",
        "dislodged",
        "first",
        "fleets",
        "goal",
        "halved",
        "held",
        "matched",
        "node",
        "order_of",
        "orders",
        "owner",
        "passing",
        "permits",
        "repelling",
        "results",
        "rival",
        "rounding",
        "rulings",
        "strengths",
        "stuck",
        "supports",
        "tables",
        "train",
        "unusual",
        "voyages",
        "winner",
    )

    best: list[int]
    winner: list[int]
    strengths: Strengths

    def __init__(
        self,
        tables: Tables,
        placed: Placed,
        orders: Sequence[CodedOrder],
        rulings: Rulings,
        permits: Permits | None = None,
    ) -> None:
        self.tables, self.orders, self.rulings, self.permits = tables, orders, rulings, permits
        self.train: Train | None = None
        self.passing = NONE
        self.stuck = False
        self.owner, self.node, self.fleets = placed.owner, placed.node, placed.fleets
        nowhere = tables.nowhere
        self.order_of, self.goal, self.first, self.after = nowhere[:], nowhere[:], nowhere[:], nowhere[:]
        self.held: list[int] = []
        self.crowded: set[int] = set()
        self.unusual: list[int] = []
        self.supports: list[int] = []
        self.convoys: list[int] = []
        self.voyages = _NO_VOYAGES
        self.rounding = self.halved = _NOBODY
        self.matched: list[tuple[int, int, int, int]] = []
        self.rival: dict[int, int] = {}
        self.results = [SUCCEEDS] * len(orders)
        self.dislodged: list[int] = []
        self.repelling: list[int] = []
        self.contested = 0

    def read(self) -> None:
        """Gives each unit its order, and links the movers that go by themselves to their goals."""
        owner, node, order_of = self.owner, self.node, self.order_of
        goal, first, after, held, crowded = self.goal, self.first, self.after, self.held, self.crowded
        move, place = self.tables.move, self.tables.place
        for index, (power, at, kind, x, way) in enumerate(self.orders):
            if owner[at] != power:
                self.results[index] = VOID
                continue
            order_of[at] = index
            if kind == MOVE:
                if way or move[node[at]][x] < 0:
                    self.unusual.append(at)
                    continue
                goal[at] = to = place[x]
                if first[to] >= 0:
                    crowded.add(to)
                elif owner[to] >= 0:
                    held.append(to)
                after[at] = first[to]
                first[to] = at
            elif kind == SUPPORT:
                self.supports.append(index)
            elif kind == CONVOY:
                self.convoys.append(index)
            elif kind == TRAIN:
                self.unusual.append(at)

    def fork(self) -> Movement:
        """A copy to try something in: routes, weights and decisions in it leave this phase as it is."""
        twin = copy(self)
        twin.goal, twin.first, twin.after = self.goal[:], self.first[:], self.after[:]
        twin.held, twin.crowded, twin.rival = self.held[:], set(self.crowded), dict(self.rival)
        twin.results, twin.dislodged, twin.repelling = self.results[:], self.dislodged[:], self.repelling[:]
        return twin

    def link(self, at: int) -> None:
        """Counts the unit among the movers into its goal."""
        to = self.goal[at]
        if self.first[to] >= 0:
            self.crowded.add(to)
        elif self.owner[to] >= 0 and to not in self.held:
            self.held.append(to)
        self.after[at], self.first[to] = self.first[to], at

    def arrival(self, at: int) -> int:
        """The node that the moving unit has in its goal."""
        location = self.orders[self.order_of[at]][3]
        direct = self.tables.move[self.node[at]][location]
        if direct >= 0:
            return direct
        return self.goal[at] + (self.tables.fleet if self.node[at] >= self.tables.fleet else 0)

    def by_land(self, at: int) -> bool:
        """Whether the moving unit goes by itself."""
        return at not in self.voyages.sailing and at not in self.voyages.ashore

    def leaves(self, at: int) -> bool:
        """Whether the unit in the province gets away; only once its goal is decided."""
        to = self.goal[at]
        return to >= 0 and self.winner[to] == at

    def is_stuck(self, circle: Sequence[int]) -> bool:
        """Whether the units of a circle stay, because with it no passage that bears on it has an outcome."""
        if not self.stuck:
            return False
        line = (self.train.at, *self.train.route) if self.train else ()
        return not {self.passing, *self.tables.canal[2:], *line}.isdisjoint(circle)

    def refuse(self, at: int, result: int) -> None:
        """Gives the order of the unit in the province its result."""
        self.results[self.order_of[at]] = result


def unlink(first: list[int], after: list[int], to: int, at: int) -> None:
    """Takes a unit from the movers into a goal, in place."""
    if first[to] == at:
        first[to] = after[at]
    else:
        before = first[to]
        while after[before] != at:
            before = after[before]
        after[before] = after[at]
    after[at] = NONE
