"""What advice is: a remark on orders that are being written, with the edit that would mend them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from maps.board import Location
from variants.orders import Given, Order, Unit
from variants.outcome import Cause


class Weight(StrEnum):
    """How much there is to a remark."""

    WARNING = "warning"  # an order does nothing as written
    NOTE = "note"  # it can be spoiled by somebody else, or is unusual


class AdviceKind(StrEnum):
    """What is remarked."""

    NO_ORDER = "no-order"  # a unit without an order, which will hold
    VOID = "void"  # an order that could never be carried out
    SUPPORT_UNMATCHED = "support-unmatched"  # of a move that the other unit does not make
    SUPPORT_OF_MOVER = "support-of-mover"  # to hold, of a unit that moves
    SUPPORT_COAST = "support-coast"  # of a move to another coast
    SUPPORT_AGAINST_OWN = "support-against-own"  # of an attack on a unit of one's own that stays
    CONVOY_UNMATCHED = "convoy-unmatched"  # of an army that does not go there
    CONVOY_BY_LAND = "convoy-by-land"  # of an army that goes there by land
    CONVOY_UNUSED = "convoy-unused"  # by a fleet that is a part of no complete route
    CONVOY_MISSING = "convoy-missing"  # an army that needs a convoy, and no chain is ordered
    CONVOY_FOREIGN = "convoy-foreign"  # the same, but fleets of others could make one
    SELF_BOUNCE = "self-bounce"  # two own units go to one place with the same strength
    OUTDONE = "outdone"  # two own units go to one place, and the other one has more support
    OWN_UNIT = "own-unit"  # a move to where a unit of one's own stays
    OWN_SHIELD = "own-shield"  # the same with support: it can only keep others out
    EXCHANGE = "exchange"  # two own units that change places by land
    CANAL_UNHELD = "canal-unheld"  # nobody controls the canal
    CANAL_NO_LEAVE = "canal-no-leave"  # the unit that controls it lets this fleet not pass
    CANAL_TWO = "canal-two"  # another own fleet wants through as well, and neither is named
    CANAL_FOREIGN = "canal-foreign"  # another power must let it pass
    CANAL_LEFT = "canal-left"  # the unit that controls it moves away
    LEAVE_UNUSED = "leave-unused"  # leave for a fleet that does not pass
    SECOND_TRAIN = "second-train"  # two trains in one turn
    TRAIN_MET = "train-met"  # an own unit moves into the line of the train
    TRAIN_GOAL_HELD = "train-goal-held"  # an own unit stays where the train goes
    RETREAT_MISSING = "retreat-missing"  # a dislodged unit without an order
    RETREAT_MET = "retreat-met"  # two retreats to one place
    BUILDS_MISSING = "builds-missing"  # builds that will be waived
    REMOVALS_MISSING = "removals-missing"  # removals that the rules will choose
    OVER_LIMIT = "over-limit"  # more builds or removals than are due


@dataclass(frozen=True, slots=True)
class Cure:
    """An edit of drafts that mends what was remarked.

    Attributes:
        put: power and order: to be written in place of any other order to the same province.
        take: power and order: to be taken back.
    """

    put: Given = ()
    take: Given = ()


@dataclass(frozen=True, slots=True)
class Advice:
    """One remark.

    Attributes:
        kind: what is remarked.
        weight: whether an order does nothing, or could be spoiled.
        power: whose orders it is about.
        unit: the unit concerned; None for builds and removals that are missing, and for waives.
        order: the order concerned, if there is one.
        other: the order of another unit, that has to do with it: that which is missing, or in the way.
        units: further units: who stays, who could carry, whom the rules would remove.
        place: the province or location where it happens.
        cause: why an order is void.
        number: builds or removals that are missing.
        cure: the edit that mends it; None if none does.
    """

    kind: AdviceKind
    weight: Weight
    power: str
    unit: Unit | None = None
    order: Order | None = None
    other: Order | None = None
    units: tuple[Unit, ...] = ()
    place: Location | None = None
    cause: Cause | None = None
    number: int = 0
    cure: Cure | None = None


Cures: TypeAlias = Callable[[], Iterable[Cure]]
"""The edits that could mend something, the likeliest first; a call, because few are ever asked for."""

Finding: TypeAlias = tuple[Advice, Cures]
"""A remark without its cure, and the edits among which that is found."""
