"""What became of a phase: the outcome of each order, its reason as data, and the position after it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from maps.board import Location
from variants.orders import Order, Unit
from variants.position import Dislodged, Position


class Outcome(StrEnum):
    """What became of an order; the values are the result words of files and of the command line."""

    SUCCEEDS = "succeeds"
    BOUNCE = "bounce"  # a legal move that did not get in, also when its unit is dislodged
    NO_CONVOY = "no-convoy"  # the convoy is missing or broken
    CUT = "cut"
    DISLODGED = "dislodged"  # a unit that held, supported or convoyed
    VOID = "void"  # illegal, unmatched, not that power's unit, over the limit
    NO_PERMISSION = "no-permission"  # a passage through a canal that is closed, or closed to this fleet
    STAYS = "stays"  # a train that did not get away, though its unit keeps its place
    STOPS = "stops at"  # a train that got less far than ordered


@dataclass(frozen=True, slots=True)
class Judged:
    """An order, whose it is, and what became of it.

    Attributes:
        stop: the station at which a train stopped, if not where it was ordered.
    """

    power: str
    order: Order
    outcome: Outcome
    stop: Location | None = None

    @property
    def word(self) -> str:
        """The outcome as files and the command line write it (``bounce``, ``stops at OMS``)."""
        return f"{self.outcome} {self.stop}" if self.stop else str(self.outcome)


class Cause(StrEnum):
    """Why an order had its outcome."""

    UNOPPOSED = "unopposed"  # nobody stood or came against it
    STRONGER = "stronger"  # attack above every resistance
    HELD_OFF = "held-off"  # the unit in the goal was as strong
    STAND_OFF = "stand-off"  # another move to the same goal was as strong
    OUTDONE = "outdone"  # another move to the same goal was stronger
    HEAD_TO_HEAD = "head-to-head"  # the unit coming the other way was as strong
    OWN_UNIT = "own-unit"  # would dislodge a unit of one's own
    GIVEN = "given"  # a support or convoy that counted
    UNCUT = "uncut"  # a support that counted although a fleet came against it over a half link
    HELD = "held"  # stayed, attacked or not
    BELEAGUERED = "beleaguered"  # stayed because the attacks on it were equal
    CUT_BY_ATTACK = "cut-by-attack"
    OVERPOWERED = "overpowered"  # dislodged
    CONVOY_BROKEN = "convoy-broken"  # a fleet of every route was dislodged
    CONVOY_MISSING = "convoy-missing"  # no chain of fleets was ordered
    PARADOX = "paradox"  # settled by the paradox rule
    UNMATCHED = "unmatched"  # the other unit was ordered otherwise
    CONTRADICTED = "contradicted"  # two different orders to one unit
    OWN_SUPPORT = "own-support"  # strong enough only with supports by the power of the unit in the goal
    OWN_TARGET = "own-target"  # a support that could only help to dislodge a unit of its own power
    OWN_DEFENDED = "own-defended"  # the same, but it counted against others that went there
    NO_LEAVE = "no-leave"  # the canal was closed to this fleet: the power in control let it not pass
    LEAVE_TO_OTHER = "leave-to-other"  # the same, as that power let another fleet pass by name
    LEAVE_TO_TWO = "leave-to-two"  # the same, as that power named two fleets, so neither passes
    LEAVE_TO_NOBODY = "leave-to-nobody"  # the same, as that power named a sea without a fleet
    PASSED_CANAL = "passed-canal"  # a fleet came through the canal, which the unit in control kept open
    LEAVE_UNSAID = "leave-unsaid"  # the same, as two fleets of that power tried and none was named
    CANAL_UNHELD = "canal-unheld"  # the canal was closed: nobody controlled it
    CANAL_LEFT = "canal-left"  # the canal was closed: the unit that controlled it left
    CANAL_LOST = "canal-lost"  # the canal was closed: the unit that controlled it was dislodged
    CANAL_SUPPORT = "canal-support"  # a support through the canal, or of a passage by an army
    CANAL_RETREAT = "canal-retreat"  # a retreat through the canal
    LINE_HELD = "line-held"  # the train stopped: a foreign unit did not leave a station
    LINE_LOST = "line-lost"  # the train stopped: a unit of its own power was dislodged in a station
    LINE_ENTERED = "line-entered"  # the train stopped: a unit moved into a station, as strong or stronger
    LINE_HEAD_ON = "line-head-on"  # the train stopped: a unit came against it from the first station
    LINE_TIED = "line-tied"  # the train arrived: the others that came there kept each other out
    LINE_KEPT = (
        "line-kept"  # the train passed a centre that its power does not own, for an own unit stayed there
    )
    RAIL_SUPPORT = "rail-support"  # a support of the train that does not name its goal
    LINE_CENTER = "line-center"  # the train stopped in a centre that its power does not own
    LINE_TAKEN = "line-taken"  # the train did not arrive: a unit of its own power stayed in its goal
    BY_RAIL = "by-rail"  # only an army of one power travels by railway, from a station to another one
    UNNAMED_RAIL = "unnamed-rail"  # a move as far as only a train goes, without the word for it
    SECOND_TRAIN = "second-train"  # more trains than the one of a turn
    NO_UNIT = "no-unit"  # nobody's unit there, or another power's
    UNREACHABLE = "unreachable"  # could never be done from there
    ARMY_LINK = "army-link"  # a fleet where only armies pass
    CLOSED_LAND = "closed-land"  # into a province that nobody enters
    WRONG_KIND = "wrong-kind"  # an order of another phase, or of another kind of unit
    HALF_LINK = "half-link"  # a support over a half link
    COAST = "coast"  # the coast is missing, wrong, or differs from the move's
    BARRED = "barred"  # a retreat to where it may not go
    MET_RETREAT = "met-retreat"  # two retreats to one place
    GAVE_WAY = "gave-way"  # a retreat over a half link to where another unit retreated
    NO_SITE = "no-site"  # a build where there is no centre
    NOT_OWNED = "not-owned"  # a build in a centre that the power does not own
    NOT_HOME = "not-home"  # a build in an own centre that is no home centre
    NEVER_SITE = "never-site"  # a build in a centre owned from the start, yet never a place to build
    NOT_COUNTED = "not-counted"  # a build in a centre that does not count for its power
    NO_EMERGENCY = "no-emergency"  # a build where emergency measures allow one, and none are in force
    ARMY_SITE = "army-site"  # a fleet where emergency measures allow an army
    NO_COAST = "no-coast"  # a fleet built inland
    NO_ORIGINAL_CENTER = "no-original-center"  # a build by a power that owns none of its original centres
    OCCUPIED = "occupied"  # a build on a unit
    EMERGENCY = "emergency"  # a build by emergency measures
    CARRIED_OUT = "carried-out"  # a retreat, build, removal or disbanding as ordered
    OVER_LIMIT = "over-limit"  # more builds or removals than are due


@dataclass(frozen=True, slots=True)
class Reason:
    """Why one order had its outcome, as data that the client words and lights on the map.

    Attributes:
        cause: the kind of reason.
        attack: strength of the order in half units, where strengths were compared; of a unit that stays, the
            strength with which it holds.
        defence: the strength it met, in half units.
        by: the units that decided it: who cut, who held, who stood in the way, which fleet was lost.
        rule: where the rule stands, such as ``DATC 6.D.3``.
        half: the move began with half strength, as it went over a half link.
        idle_leave: the order names fleets that may pass the canal, and counts for none of them.
        way_round: the convoy, one of whose routes ends over a half link, had another and so full strength.
        place: the province in which it was decided, where the order does not name it: the station that a
            train did not pass.
    """

    cause: Cause
    attack: int | None = None
    defence: int | None = None
    by: tuple[Unit, ...] = ()
    rule: str = ""
    half: bool = False
    way_round: bool = False
    idle_leave: bool = False
    place: str = ""


@dataclass(frozen=True, slots=True)
class Aftermath:
    """What the orders of one phase lead to, before centres are counted; fields as in ``Resolution``."""

    judged: tuple[Judged, ...]
    units: Mapping[Unit, str]
    dislodged: Mapping[Unit, Dislodged] = field(default_factory=dict)
    retreat_options: Mapping[Unit, tuple[Location, ...]] = field(default_factory=dict)
    contested: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Resolution:
    """A phase resolved.

    Attributes:
        before: the position it was played from.
        judged: each order as given, in the order given.
        units: the units standing afterwards, dislodged ones not among them.
        dislodged: all units dislodged in this phase, also those with nowhere to go.
        retreat_options: unit dislodged in this phase, or before a retreat phase → where it may retreat,
            sorted; () means that it is lost at once.
        contested: provinces left empty by a stand-off.
        owners: the centres' owners after the phase.
        adjustments: power → builds (+) or removals (−) due, once the centres were counted.
        winner: the power that has won at this count.
        after: the position of the next phase in which anybody has something to do.
    """

    before: Position
    judged: tuple[Judged, ...]
    units: Mapping[Unit, str]
    dislodged: Mapping[Unit, Dislodged]
    retreat_options: Mapping[Unit, tuple[Location, ...]]
    contested: frozenset[str]
    owners: Mapping[str, str]
    adjustments: Mapping[str, int]
    winner: str | None
    after: Position
