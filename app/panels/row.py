"""A row of a list of orders, as data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from app.icons import Icon
from app.words.outcomes import Tone
from maps.board import Location
from variants.advice import Cure, Weight
from variants.orders import (
    Build,
    Convoy,
    Disband,
    Hold,
    Move,
    Order,
    Retreat,
    Support,
    Train,
    UnitKind,
    Waive,
)


class RowKind(StrEnum):
    """What a row is."""

    HEADING = "heading"  # a power
    LINE = "line"  # an order, or a unit without one
    NOTE = "note"  # a sentence
    SECTION = "section"  # what the rows below are about
    ADVICE = "advice"  # a remark on an order, with the edit that mends it


@dataclass(frozen=True, slots=True)
class Row:
    """One row.

    Attributes:
        kind: heading, line or note.
        power: whose row it is.
        lead: the first part of the text, in bold.
        rest: what follows it.
        second: a second line, smaller.
        right: the outcome at the end of the line.
        tone: how good the outcome is.
        unit: shown as a plate at the start; None shows none.
        icon: the type of the order.
        amber: the unit has no order yet.
        order: what is written, for removal.
        place: where the unit stands.
        removable: the row has a button that takes the order back.
        waivable: the row has a button that waives the build.
        warned: the second line is a warning.
        weight: of advice: whether it is a warning or a note.
        remedy: what the link says that makes the edit; "" shows none.
        cure: that edit.
    """

    kind: RowKind
    power: str = ""
    lead: str = ""
    rest: str = ""
    second: str = ""
    right: str = ""
    tone: Tone = Tone.PLAIN
    unit: UnitKind | None = None
    icon: Icon | None = None
    amber: bool = False
    order: Order | None = None
    place: Location | None = None
    removable: bool = False
    waivable: bool = False
    warned: bool = False
    weight: Weight = Weight.NOTE
    remedy: str = ""
    cure: Cure | None = None

    @property
    def sentence(self) -> str:
        """The row for screen readers."""
        unit = f"{self.unit} " if self.unit else ""
        text = f"{unit}{self.lead} {self.rest}".strip()
        return ", ".join(part for part in (text, self.right, self.second, self.remedy) if part)


def order_icon(order: Order) -> Icon:
    """The icon of an order's type."""
    match order:
        case Move(via=via):
            return Icon.MOVE_BY_CONVOY if via else Icon.MOVE
        case Support(goal=goal):
            return Icon.SUPPORT_MOVE if goal else Icon.SUPPORT_HOLD
    return _ICONS[type(order)]


_ICONS: Mapping[type[Order], Icon] = {
    Hold: Icon.HOLD,
    Convoy: Icon.CONVOY,
    Train: Icon.TRAIN,
    Retreat: Icon.RETREAT,
    Build: Icon.BUILD,
    Disband: Icon.DISBAND,
    Waive: Icon.WAIVE,
}
