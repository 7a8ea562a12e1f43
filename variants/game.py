"""A game as a value: a tree of positions, the orders being written, and how it ended."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum

from variants.adjustments import due
from variants.legal import build_sites, retreat_goals
from variants.orders import Order
from variants.outcome import Resolution
from variants.phases import resolve
from variants.position import PhaseKind, Position
from variants.variant import Variant
from variants.victory import counted_centers, draw_claims


@dataclass(frozen=True, slots=True)
class Draft:
    """What a power has written for the phase being played, and whether it has said that it is done."""

    orders: tuple[Order, ...] = ()
    done: bool = False


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
    """

    variant: Variant
    players: Mapping[str, str]
    nodes: tuple[Node, ...]
    current: int = 0
    drafts: Mapping[str, Draft] = field(default_factory=dict)
    ending: Ending | None = None

    @classmethod
    def new(cls, variant: Variant, players: Mapping[str, str]) -> Game:
        """A game at its first phase; powers without a player hold."""
        return cls(
            variant,
            {power: players.get(power, "") for power in variant.powers},
            (Node(None, variant.start()),),
        )

    @property
    def position(self) -> Position:
        """The position whose phase is being played."""
        return self.nodes[self.current].position

    @property
    def one_player(self) -> bool:
        """Whether one person plays all powers that are played: a sandbox, without curtains."""
        return len({name for name in self.players.values() if name}) <= 1

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
        """The game with what a power has written replaced."""
        return replace(self, drafts={**self.drafts, power: draft})

    def survivors(self) -> tuple[str, ...]:
        """The powers that still have a unit or a centre."""
        alive = {*self.position.units.values(), *self.owning_powers()}
        alive.update(dislodged.power for dislodged in self.position.dislodged.values())
        return tuple(power for power in self.variant.powers if power in alive)

    def powers_to_order(self) -> tuple[str, ...]:
        """The played powers that have something to decide in this phase, in the order of the board file."""
        if self.ending is not None:
            return ()
        return tuple(
            power for power in self.variant.powers if self.players[power] and self._has_choice(power)
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

        The ending is set if a power has won, or if the last turn of the switch ``end_after`` is over.
        """
        orders = [(power, order) for power in self.variant.powers for order in self.draft(power).orders]
        resolution = resolve(self.variant, self.position, orders)
        played = replace(
            self,
            nodes=(*self.nodes, Node(self.current, resolution.after, resolution)),
            current=len(self.nodes),
            drafts={},
        )
        return replace(played, ending=played._ending_after(resolution))  # noqa: SLF001 (the same class)

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
            ValueError: if the power may not.
        """
        claimants = self.draw_claims()
        if power not in claimants:
            raise ValueError(f"{power} may not declare a draw; those who may: {claimants}")
        return self.agree_draw(claimants)

    def owning_powers(self) -> tuple[str, ...]:
        """The powers with a centre that counts: those who must agree on another end."""
        owners = self.position.owners
        return tuple(power for power in self.variant.powers if counted_centers(self.variant, owners, power))

    def agree_end(self, last_turn: int | None, agreeing: Collection[str]) -> Game:
        """The game with another last turn, or none, on which all powers with a centre agree (rules §4).

        Raises:
            ValueError: if one of them does not agree, or the turn is over already.
        """
        missing = [power for power in self.owning_powers() if power not in agreeing]
        if missing:
            raise ValueError(f"all powers with a centre must agree; missing: {', '.join(missing)}")
        if last_turn is not None and last_turn < self.position.phase.turn:
            raise ValueError(f"turn {last_turn} is over")
        return replace(self, variant=self.variant.with_rules({"end_after": last_turn}))

    def agree_draw(self, powers: tuple[str, ...]) -> Game:
        """The game ended as a draw among these powers (rules §0, End)."""
        return replace(self, drafts={}, ending=Ending(EndingKind.DRAW, powers))

    def concede(self, power: str) -> Game:
        """The game ended because all others concede to one power."""
        return replace(self, drafts={}, ending=Ending(EndingKind.CONCESSION, (power,)))
