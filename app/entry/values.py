"""What passes in and out of order entry: letters, states, events, refusals and prompts, all as data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum, auto
from typing import TypeAlias

from app.scene.picture import TargetKind
from maps.board import Location
from variants.orders import Build, Convoy, Move, Order, Retreat, Support, Train, Unit
from variants.outcome import Cause


class Letter(StrEnum):
    """What a key or a palette button says; the state decides what it means.

    S and W also stand for the southern and western coast where a coast is asked.
    """

    MOVE = "M"
    HOLD = "H"
    SUPPORT = "S"
    CONVOY = "C"
    VIA = "V"
    RETREAT = "R"
    DISBAND = "D"
    BUILD = "B"
    WAIVE = "W"
    ARMY = "A"
    FLEET = "F"
    NORTH = "N"
    EAST = "E"
    TRAIN = "T"  # by railway
    LEAVE = "L"  # leave for a fleet to pass the canal
    CLEAR = "X"  # the unit's order, or a waived build, is taken back


@dataclass(frozen=True, slots=True)
class Idle:
    """Nothing is selected; ``left`` is the province let go by a click, so that a double click still holds."""

    left: str = ""


@dataclass(frozen=True, slots=True)
class Chosen:
    """A unit is selected and waits for its goal.

    ``by_convoy`` leaves only goals reached by convoy, ``by_rail`` only stations, as goals of a train.
    """

    unit: Unit
    by_convoy: bool = False
    by_rail: bool = False


@dataclass(frozen=True, slots=True)
class Aiding:
    """A unit is to support (S), convoy (C) or let through the canal (L), and waits for the unit it helps."""

    unit: Unit
    letter: Letter


@dataclass(frozen=True, slots=True)
class Aided:
    """A unit is to support or convoy another one, and waits for that one's goal."""

    unit: Unit
    letter: Letter
    other: Unit


@dataclass(frozen=True, slots=True)
class Asking:
    """All is said but the coast or the kind of unit: one of the choices is the order."""

    power: str
    choices: tuple[Order, ...]
    back: Idle | Chosen

    @property
    def place(self) -> Location:
        """The province that is asked about, without a coast."""
        return Location(place_of(self.choices[0]).province)


State: TypeAlias = Idle | Chosen | Aiding | Aided | Asking


@dataclass(frozen=True, slots=True)
class OrderGiven:
    """An order is complete; it replaces an earlier one of the same unit."""

    power: str
    order: Order


@dataclass(frozen=True, slots=True)
class OrderRemoved:
    """An order given earlier is taken back."""

    power: str
    order: Order


Event: TypeAlias = OrderGiven | OrderRemoved


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a click or letter does nothing.

    Attributes:
        cause: the reason; for a click, of the order that it would have given.
        province: where the click was, or where a letter was to build; "" for other letters.
        unit: the unit that was to be ordered.
        other: the unit that it was to support or convoy.
        power: who cannot build there, or whose builds or removals are used up.
    """

    cause: Cause
    province: str = ""
    unit: Unit | None = None
    other: Unit | None = None
    power: str = ""


@dataclass(frozen=True, slots=True)
class Step:
    """What a click or letter leads to."""

    state: State
    events: tuple[Event, ...] = ()
    refusal: Refusal | None = None


class PromptKind(StrEnum):
    """What is to be done next with what is selected."""

    GOAL = auto()  # where does the unit go
    HALF_GOAL = auto()  # the same, where some goals are reached with half strength only
    HALF_MOVE = auto()  # the goal under the pointer is one of those
    CONVOY_ONLY_GOAL = auto()  # where does it go by convoy
    PASSAGE_GOAL = auto()  # where does the fleet go; through the canal only with another power's leave
    PASSAGE_OWN = auto()  # where does the fleet go; through the canal only while an own unit stays
    STATION = auto()  # to which station does it go by railway
    STATION_INSTEAD = auto()  # the same, and another train is then taken back
    LEAVE = auto()  # which fleet may pass the canal
    SUPPORTED = auto()  # whom does it support
    SUPPORT_GOAL = auto()  # where does the supported unit go, or does it stay
    SUPPORT_MOVE = auto()  # where does the supported unit go; where it stands it cannot be supported
    SUPPORT_HOLD = auto()  # the supported unit can only stay
    CONVOYED = auto()  # which army does it convoy
    CONVOY_GOAL = auto()  # where does the army go
    COAST = auto()
    RETREAT_GOAL = auto()
    LOST = auto()  # a dislodged unit that can only disband
    BUILD_KIND = auto()  # which unit is built there
    REMOVAL = auto()  # this unit is to be removed or kept


@dataclass(frozen=True, slots=True)
class Prompt:
    """The next step as data; the words are in ``app.words.prompts``.

    Attributes:
        kind: which sentence.
        unit: the unit that is ordered.
        other: the unit that it supports or convoys, that controls the canal, or whose train gives way.
        province: the coast's or the site's province, the canal's other end, or the goal under the pointer.
        places: the provinces that are reached with half strength.
        power: whose leave is needed.
    """

    kind: PromptKind
    unit: Unit | None = None
    other: Unit | None = None
    province: str = ""
    power: str = ""
    places: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class View:
    """All that is to be shown of a state.

    Attributes:
        prompt: the next step; None while nothing is selected.
        selected: the selected unit's place, or the build site.
        targets: what the next click may choose, and how it is marked.
        letters: the letters that mean something now.
        active: the letter of the mode that is on: support, convoy, by convoy, by railway, leave.
        choices: the orders to choose from, while a coast or a kind of unit is asked.
        power: whose builds the choices are about; "" without choices.
    """

    prompt: Prompt | None = None
    selected: Location | None = None
    targets: Mapping[Location, TargetKind] = field(default_factory=dict)
    letters: frozenset[Letter] = frozenset()
    active: Letter | None = None
    choices: tuple[Order, ...] = ()
    power: str = ""


def place_of(order: Order) -> Location:
    """The location that an order is about when a coast is asked: its goal, or where it builds."""
    match order:
        case Move(goal=goal) | Train(goal=goal) | Retreat(goal=goal) | Convoy(goal=goal):
            return goal
        case Support(supported=supported, goal=aim):
            return aim or supported.location
        case Build(unit=unit):
            return unit.location
    raise ValueError(f"{order} has no place to ask for")
