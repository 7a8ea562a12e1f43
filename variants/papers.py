"""What a power writes for its own eyes, how files keep it locked, and what the table has decided."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from random import Random
from typing import TypeAlias

from variants.orders import Order

Branch: TypeAlias = tuple[Mapping[str, tuple[Order, ...]], ...]
"""What a power tries out for itself: phase by phase the orders of all powers; the last is not played yet."""


@dataclass(frozen=True, slots=True)
class Draft:
    """What a power has written for the phase being played, and whether it has said that it is done.

    Attributes:
        orders: those that will be played.
        done: the power has sealed them.
        name: what the power calls this draft; "" if it has only one.
        others: drafts kept beside it for the same phase: name → orders.
    """

    orders: tuple[Order, ...] = ()
    done: bool = False
    name: str = ""
    others: Mapping[str, tuple[Order, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Lock:
    """How the papers of one power are locked in files.

    Attributes:
        salt: of the key.
        check: a text sealed with the key, which tells a wrong passphrase from a changed file.
        cost: scrypt's N is two to this power; 0 where the key stands in the file itself.
        key: the key, if it is known: made in this process, opened with the passphrase, or read from the file.
    """

    salt: bytes
    check: bytes
    cost: int
    key: bytes | None = field(default=None, repr=False, compare=False)

    @property
    def has_phrase(self) -> bool:
        """Whether it takes a passphrase to open; without one it only stops a glance."""
        return self.cost > 0


@dataclass(frozen=True, slots=True)
class Sealed:
    """The papers of a power as a file had them, not opened yet.

    Attributes:
        node: the node whose phase its orders are for.
        done: the power had sealed them as its orders.
        data: nonce and cipher text.
        players: who played which power when they were sealed; {} under seals of older files, which are not
            bound to the game.
        changes: how many changes of players the table had decided by then.
    """

    node: int
    done: bool
    data: bytes
    players: Mapping[str, str] = field(default_factory=dict)
    changes: int = 0


@dataclass(frozen=True, slots=True)
class Table:
    """How the people at one screen play.

    Attributes:
        master: there is a game master: everything is visible, and the game can be taken back.
        order: the powers in the order in which they write; () is that of the board file.
        drawn: the order is drawn anew for each phase.
        seconds: that each power has to write; 0 without a clock.
        beep: the clock is heard when time runs out.
        deadline: a note on when the orders of this phase are due, for a game that is played elsewhere.
    """

    master: bool = False
    order: tuple[str, ...] = ()
    drawn: bool = False
    seconds: int = 0
    beep: bool = True
    deadline: str = ""

    def in_order(self, powers: tuple[str, ...]) -> tuple[str, ...]:
        """These powers in the order in which they write."""
        return tuple(sorted(powers, key=lambda power: self.order.index(power) if self.order else 0))

    def shuffled(self, powers: tuple[str, ...], chance: Random) -> tuple[str, ...]:
        """An order of writing drawn by lot."""
        return tuple(chance.sample(powers, len(powers)))


class Ruling(StrEnum):
    """What the table can decide about a power."""

    HOLDS = "holds"  # its sealed orders could not be opened: without orders in this phase
    BROKEN = "broken"  # they were changed outside of the program: without orders in this phase
    REWRITES = "rewrites"  # they were changed outside of the program: it writes them anew
    ABANDONED = "abandoned"  # nobody plays it from here on: civil disorder
    TAKEN_OVER = "taken-over"  # another player plays it from here on
    TAKEN_BACK = "taken-back"  # the game went back to this phase
    NO_VOTE = "no-vote"  # its passphrase was missing: a draw was voted on without it
    DRAW_REFUSED = "draw-refused"  # a draw was proposed, and not all agreed
    DRAW_DECLARED = "draw-declared"  # a power has ended the game as a draw without consent of anybody


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision of the table, kept with the game and shown in its report.

    Attributes:
        node: the node whose phase was being played.
        ruling: what was decided.
        powers: about which powers.
        player: who plays from then on, where that was decided.
        former: who played until then; "" for nobody, and where an older file does not tell.
    """

    node: int
    ruling: Ruling
    powers: tuple[str, ...] = ()
    player: str = ""
    former: str = ""

    @property
    def changes_players(self) -> bool:
        """Whether from then on its powers were played by somebody else, or by nobody."""
        return self.ruling in (Ruling.ABANDONED, Ruling.TAKEN_OVER)
