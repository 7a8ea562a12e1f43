"""A game as a value: a tree of positions, the orders being written, and how it ended."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import TypeVar

from variants.adjustments import due
from variants.errors import EndingError
from variants.legal import build_sites, retreat_goals
from variants.orders import Order
from variants.outcome import Resolution
from variants.papers import Branch, Decision, Draft, Lock, Ruling, Sealed, Table
from variants.phases import resolve
from variants.position import PhaseKind, Position
from variants.variant import Variant
from variants.victory import counted_centers, draw_claims

Value = TypeVar("Value")

_SHUT = (Ruling.HOLDS, Ruling.BROKEN)  # rulings that leave a power without orders


@dataclass(frozen=True, slots=True)
class Node:
    """A position in the tree of a game.

    Attributes:
        parent: the index of the node it came from; None at the start.
        position: the position reached.
        resolution: how the parent's phase was resolved to reach it; None at the start.
    """

    parent: int | None
    position: Position
    resolution: Resolution | None = None

    @property
    def orders(self) -> Mapping[str, tuple[Order, ...]]:
        """The orders that led here: power → orders as given."""
        found: dict[str, tuple[Order, ...]] = {}
        for judged in self.resolution.judged if self.resolution else ():
            found[judged.power] = (*found.get(judged.power, ()), judged.order)
        return found


class EndingKind(StrEnum):
    """How a game can end."""

    SOLO = "solo"
    DRAW = "draw"
    CONCESSION = "concession"


@dataclass(frozen=True, slots=True)
class Ending:
    """The end of a game and the powers that share in it."""

    kind: EndingKind
    powers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Game:
    """A game, with everything that a save file keeps.

    Attributes:
        variant: with the rule switches chosen at the start.
        players: power → the player's name; "" where nobody plays and the units hold (civil disorder).
        nodes: all positions reached; a node stands after its parent.
        current: the index of the node whose phase is being played.
        drafts: what each power has written for that phase.
        ending: how the game ended; None while it goes on.
        notes: what each power has noted for itself: power → node → text.
        branches: what each power has tried out for itself: power → node from which it starts → name → branch.
        locks: how files keep the papers (drafts, notes, branches) of a power from the eyes of others; powers
            without one have no secrets.
        sealed: the papers that came from a file and are not opened yet.
        table: how the people at the screen play.
        decisions: what the table has decided beside the orders.
        left: the seconds that each power has left to write in this phase, "" for all on the open table; whole
            for who is not there. It runs on by itself, so it makes no difference between two games.
    """

    variant: Variant
    players: Mapping[str, str]
    nodes: tuple[Node, ...]
    current: int = 0
    drafts: Mapping[str, Draft] = field(default_factory=dict)
    ending: Ending | None = None
    notes: Mapping[str, Mapping[int, str]] = field(default_factory=dict)
    branches: Mapping[str, Mapping[int, Mapping[str, Branch]]] = field(default_factory=dict)
    locks: Mapping[str, Lock] = field(default_factory=dict)
    sealed: Mapping[str, Sealed] = field(default_factory=dict)
    table: Table = field(default_factory=Table)
    decisions: tuple[Decision, ...] = ()
    left: Mapping[str, float] = field(default_factory=dict, compare=False)

    @classmethod
    def new(
        cls,
        variant: Variant,
        players: Mapping[str, str],
        table: Table | None = None,
        locks: Mapping[str, Lock] | None = None,
    ) -> Game:
        """A game at its first phase; powers without a player hold."""
        return cls(
            variant,
            {power: players.get(power, "") for power in variant.powers},
            (Node(None, variant.start()),),
            table=table or Table(),
            locks=locks or {},
        )

    @property
    def position(self) -> Position:
        """The position whose phase is being played."""
        return self.nodes[self.current].position

    @property
    def one_player(self) -> bool:
        """Whether one person plays all powers that are played."""
        return len({name for name in self.players.values() if name}) <= 1

    @property
    def open_table(self) -> bool:
        """Whether everything is visible, without curtains: a sandbox, or a game with a game master.

        A table that was closed stays so, whoever leaves it or takes powers over: otherwise anybody could
        open the papers of others by such a change.
        """
        closed = any(self.players[power] for power in self.locks)
        return (self.one_player and not closed) or self.table.master

    def line(self, node: int | None = None) -> tuple[int, ...]:
        """The indices from the start to a node (the current one by default)."""
        index: int | None = self.current if node is None else node
        back = []
        while index is not None:
            back.append(index)
            index = self.nodes[index].parent
        return tuple(reversed(back))

    def draft(self, power: str) -> Draft:
        """What the power has written for this phase."""
        return self.drafts.get(power, Draft())

    def with_draft(self, power: str, draft: Draft) -> Game:
        """The game with what a power has written replaced; an empty draft is none."""
        kept = _without(self.drafts, power)
        return replace(self, drafts=kept if draft == Draft() else {**kept, power: draft})

    def survivors(self) -> tuple[str, ...]:
        """The powers that still have a unit or a centre."""
        alive = {*self.position.units.values(), *self.owning_powers()}
        alive.update(dislodged.power for dislodged in self.position.dislodged.values())
        return tuple(power for power in self.variant.powers if power in alive)

    def powers_to_order(self) -> tuple[str, ...]:
        """The played powers that have something to decide in this phase, in the order in which they write."""
        if self.ending is not None:
            return ()
        return self.table.in_order(
            tuple(power for power in self.variant.powers if self.players[power] and self._has_choice(power))
        )

    def _has_choice(self, power: str) -> bool:
        position = self.position
        if position.phase.kind is PhaseKind.MOVEMENT:
            return bool(position.units_of(power))
        if position.phase.kind is PhaseKind.RETREAT:
            return any(
                dislodged.power == power and retreat_goals(self.variant, position, unit)
                for unit, dislodged in position.dislodged.items()
            )
        number = due(self.variant, position).get(power, 0)
        if number > 0:
            return bool(build_sites(self.variant, position, power))
        return 0 < -number < len(position.units_of(power))

    def resolve(self) -> Game:
        """The game after the current phase, played with what is drafted; units without an order hold.

        The ending is set if a power has won, or if the last turn of the switch ``end_after`` is over. All
        have the whole time to write again, and the deadline was that of the phase that is over. Papers of
        powers that held by decision of the table are gone now, and so are their locks.

        Raises:
            ValueError: if papers for this phase are not opened yet.
        """
        if self.unopened:
            raise ValueError(f"the orders of {', '.join(self.unopened)} are still sealed")
        orders = [(power, order) for power in self.variant.powers for order in self.draft(power).orders]
        resolution = resolve(self.variant, self.position, orders)
        given_up = self.holding
        played = replace(
            self,
            locks=_without(self.locks, *given_up),
            sealed=_without(self.sealed, *given_up),
            nodes=(*self.nodes, Node(self.current, resolution.after, resolution)),
            current=len(self.nodes),
            drafts={},
            left={},
            table=replace(self.table, deadline=""),
        )
        return replace(played, ending=played._ending_after(resolution))  # noqa: SLF001 (the same class)

    # What is sealed

    @property
    def unopened(self) -> tuple[str, ...]:
        """The powers whose papers for this phase came from a file and are not opened yet."""
        return tuple(
            power
            for power in self.powers_to_order()
            if power in self.sealed and self._is_due(power) and power not in self.holding
        )

    @property
    def holding(self) -> frozenset[str]:
        """The powers that hold in this phase by decision of the table, with their papers shut."""
        rulings = [decision.ruling for decision in self.decisions]
        since = len(rulings) - rulings[::-1].index(Ruling.TAKEN_BACK) if Ruling.TAKEN_BACK in rulings else 0
        decided = (each for each in self.decisions[since:] if each.ruling in _SHUT)
        return frozenset(power for each in decided if each.node == self.current for power in each.powers)

    def _is_due(self, power: str) -> bool:
        return self.sealed[power].node == self.current

    def with_papers(
        self,
        power: str,
        lock: Lock,
        draft: Draft,
        notes: Mapping[int, str],
        branches: Mapping[int, Mapping[str, Branch]],
    ) -> Game:
        """The game with the papers of a power opened; orders of a phase that is over are left out."""
        drafts = _without(self.drafts, power)
        if self._is_due(power) and draft != Draft():
            drafts[power] = draft
        return replace(
            self,
            locks={**self.locks, power: lock},
            drafts=drafts,
            notes={**self.notes, power: dict(notes)} if notes else self.notes,
            branches={**self.branches, power: dict(branches)} if branches else self.branches,
            sealed=_without(self.sealed, power),
        )

    def held(self, power: str, sealed: Sealed, ruling: Ruling = Ruling.HOLDS) -> Game:
        """The game where the table has decided that a power holds in this phase, for want of its passphrase.

        Its papers stay shut as they are, and are given up once the phase is over; until then the passphrase
        takes the decision back.
        """
        shut = self._without_papers(power).decided(ruling, power)
        return replace(
            shut, drafts={**shut.drafts, power: Draft(done=True)}, sealed={**shut.sealed, power: sealed}
        )

    def not_held(self, power: str) -> Game:
        """The game without the decision that a power holds in this phase, if there is one."""
        if power not in self.holding:
            return self
        kept = tuple(each for each in self.decisions if not self._holds(each, power))
        return replace(self, decisions=kept, drafts=_without(self.drafts, power))

    def _holds(self, decision: Decision, power: str) -> bool:
        here = decision.node == self.current and power in decision.powers
        return here and decision.ruling in _SHUT

    def without_sealed(self, power: str, lock: Lock) -> Game:
        """The game where a power writes anew what was changed outside of the program; this is recorded.

        Its papers are given up, and it writes under this lock from here on.
        """
        given_up = self.not_held(power)._without_papers(power)  # noqa: SLF001 (the same class)
        return given_up.decided(Ruling.REWRITES, power).with_lock(power, lock)

    def _without_papers(self, power: str) -> Game:
        return replace(
            self,
            drafts=_without(self.drafts, power),
            notes=_without(self.notes, power),
            branches=_without(self.branches, power),
            sealed=_without(self.sealed, power),
        )

    def with_lock(self, power: str, lock: Lock) -> Game:
        """The game with another lock for the papers of a power, which are open."""
        return replace(self, locks={**self.locks, power: lock})

    def with_note(self, power: str, text: str, node: int | None = None) -> Game:
        """The game with what a power has noted for the phase of a node (the current one by default)."""
        notes = {**self.notes.get(power, {}), self.current if node is None else node: text}
        kept = {each: noted for each, noted in notes.items() if noted}
        return replace(self, notes={**self.notes, power: kept})

    def with_branches(self, power: str, branches: Mapping[str, Branch], node: int | None = None) -> Game:
        """The game with what a power has tried out from a node on (the current one by default)."""
        tried = {**self.branches.get(power, {}), self.current if node is None else node: branches}
        kept = {each: named for each, named in tried.items() if named}
        return replace(self, branches={**self.branches, power: kept})

    def with_time(self, power: str, left: float) -> Game:
        """The game with so many seconds left to a power in this phase, or with "" to all."""
        return replace(self, left={**self.left, power: left})

    # What the table decides

    def decided(self, ruling: Ruling, *powers: str, player: str = "", former: str = "") -> Game:
        """The game with a decision recorded for its current phase."""
        decision = Decision(self.current, ruling, powers, player, former)
        return replace(self, decisions=(*self.decisions, decision))

    def with_player(self, power: str, player: str, lock: Lock | None = None) -> Game:
        """The game with another player for a power from here on; "" leaves it to civil disorder.

        What the player before had written for this phase is not played, and their notes and branches are for
        nobody else: they are given up, as is what nobody opened. The new one writes under another lock, and
        has the whole time.
        """
        ruling = Ruling.TAKEN_OVER if player else Ruling.ABANDONED
        kept = _without(self.locks, power)
        return replace(
            self._without_papers(power).decided(ruling, power, player=player, former=self.players[power]),
            players={**self.players, power: player},
            locks={**kept, power: lock} if lock else kept,
            left=_without(self.left, power),
        )

    def players_at(self, node: int) -> Mapping[str, str]:
        """Who played which power in the phase of a node of the line, when it was played last."""
        players = dict(self.players)
        for decision in reversed(self.decisions):
            if decision.ruling is Ruling.TAKEN_BACK and decision.node <= node:
                break
            if decision.changes_players and decision.node > node:
                players.update(dict.fromkeys(decision.powers, decision.former))
        return players

    def back_to(self, node: int) -> Game:
        """The game taken back to an earlier phase to play it anew, with its orders as drafts to be corrected.

        What followed is kept as a branch.
        """
        back = self.along(node)
        following = [each for each in self.line() if self.nodes[each].parent == node]
        orders = self.nodes[following[0]].orders if following else {}
        drafts = {power: Draft(orders[power]) for power in back.powers_to_order() if power in orders}
        return replace(back, drafts=drafts).decided(Ruling.TAKEN_BACK)

    def along(self, node: int) -> Game:
        """The game as it stands at a node of any line, to be looked at or to be played on from there."""
        return replace(self, current=node, drafts={}, left={}, ending=None)

    def line_ends(self, node: int) -> tuple[int, ...]:
        """The last nodes of the lines that were taken back to a node, the oldest first."""
        off = self.branches_off(node)
        return tuple(each for each in off if all(self.nodes[other].parent != each for other in off))

    def branches_off(self, node: int) -> tuple[int, ...]:
        """The nodes that were reached from a node before the game was taken back to it, the oldest first."""
        line = self.line()
        after = [each for each in range(len(self.nodes)) if each not in line and node in self.line(each)]
        return tuple(each for each in after if _last_common(self.line(each), line) == node)

    def _ending_after(self, resolution: Resolution) -> Ending | None:
        """The ending that the rules set; what a count decides comes before the last turn (rules §4)."""
        if resolution.winner is not None:
            return Ending(EndingKind.SOLO, (resolution.winner,))
        last_turn = self.variant.rules["end_after"]
        if isinstance(last_turn, int) and self.position.phase.turn > last_turn:
            return Ending(EndingKind.DRAW, self.draw_claims() or self.survivors())
        return None

    def draw_claims(self) -> tuple[str, ...]:
        """The powers each of which may declare a draw of exactly these powers until the next count.

        They all have enough centres to win where a power must be alone to win (rules §4). () if none may.
        """
        return () if self.ending else draw_claims(self.variant, self.position.owners)

    def declare_draw(self, power: str) -> Game:
        """The game ended by one of the powers that may declare a draw, without consent of anybody.

        Raises:
            EndingError: if the power may not.
        """
        claimants = self.draw_claims()
        if power not in claimants:
            raise EndingError(f"{power} may not declare a draw; those who may: {claimants}")
        return self.agree_draw(claimants).decided(Ruling.DRAW_DECLARED, power)

    def must_agree(self) -> tuple[str, ...]:
        """The powers with a centre that counts, which must agree on another end; nobody speaks for some."""
        return tuple(power for power in self.owning_powers() if self.players[power])

    def owning_powers(self) -> tuple[str, ...]:
        """The powers with a centre that counts."""
        owners = self.position.owners
        return tuple(power for power in self.variant.powers if counted_centers(self.variant, owners, power))

    def agree_end(self, last_turn: int | None, agreeing: Collection[str]) -> Game:
        """The game with another last turn, or none, on which all with a centre agree (rules §4).

        Raises:
            EndingError: if one of them does not agree, or the turn is over already.
        """
        missing = [power for power in self.must_agree() if power not in agreeing]
        if missing:
            raise EndingError(f"all powers with a centre must agree; missing: {', '.join(missing)}")
        if last_turn is not None and last_turn < self.position.phase.turn:
            raise EndingError(f"turn {last_turn} is over")
        return replace(self, variant=self.variant.with_rules({"end_after": last_turn}))

    def agree_draw(self, powers: tuple[str, ...]) -> Game:
        """The game ended as a draw among these powers (rules §0, End)."""
        return replace(self, drafts={}, ending=Ending(EndingKind.DRAW, powers))

    def concede(self, power: str) -> Game:
        """The game ended because all others concede to one power."""
        return replace(self, drafts={}, ending=Ending(EndingKind.CONCESSION, (power,)))


def _last_common(line: tuple[int, ...], other: tuple[int, ...]) -> int:
    """The node at which two lines part."""
    return max(set(line) & set(other))


def _without(values: Mapping[str, Value], *powers: str) -> dict[str, Value]:
    """What belongs to the other powers."""
    return {other: value for other, value in values.items() if other not in powers}
