"""What the board view shows, as a value: a position, orders with their outcomes, and what is lit."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from maps.board import Location
from variants.orders import Order
from variants.outcome import Outcome
from variants.position import Position


@dataclass(frozen=True, slots=True)
class DrawnOrder:
    """An order to draw; without an outcome it is still being written. ``stop`` is where a train stopped."""

    power: str
    order: Order
    outcome: Outcome | None = None
    stop: Location | None = None


class TargetKind(StrEnum):
    """How a legal target is marked."""

    FREE = "free"
    TAKEN = "taken"  # a unit stands there
    CONVOY = "convoy"  # to be reached by convoy only
    HALF = "half"  # to be reached at half strength, over a half link


@dataclass(frozen=True, slots=True)
class Highlights:
    """What the user's hand has lit.

    Attributes:
        selected: where the selected unit stands.
        targets: the locations that the next click may choose.
        dim_others: everything that is neither selected nor a target steps back.
        cursor: where the cursor of the keyboard is.
    """

    selected: Location | None = None
    targets: Mapping[Location, TargetKind] = field(default_factory=dict)
    dim_others: bool = False
    cursor: Location | None = None


@dataclass(frozen=True, slots=True)
class Picture:
    """All that the board view draws over the bare map.

    Attributes:
        position: units, dislodged units and owners.
        orders: drawn as arrows, rings and marks, in this order from bottom to top.
        highlights: selection and targets.
        unordered: provinces whose unit bears the amber dot of a missing order.
        canal_open: whether the gates of the board's canal, if it has one, are drawn open.
    """

    position: Position
    orders: tuple[DrawnOrder, ...] = ()
    highlights: Highlights = field(default_factory=Highlights)
    unordered: frozenset[str] = frozenset()
    canal_open: bool = False
