"""How one style words an order: what units and places are called, and a pattern for each kind of order."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum, auto

from maps.board import Board, Location
from maps.lettering import well_set
from variants.orders import (
    Build,
    Convoy,
    Disband,
    Hold,
    Leave,
    Move,
    MovementOrder,
    Order,
    Retreat,
    Support,
    Train,
    Unit,
    UnitKind,
    Waive,
)
from variants.position import PhaseKind, Position
from variants.variant import Variant


class Form(Enum):
    """The kinds of orders that are worded in different ways."""

    HOLD = auto()
    MOVE = auto()
    VIA = auto()  # by convoy, without a route
    ROUTE = auto()  # by convoy over named seas
    TRAIN = auto()
    SUPPORT_HOLD = auto()
    SUPPORT_MOVE = auto()
    CONVOY = auto()
    RETREAT = auto()
    DISBAND = auto()  # instead of a retreat
    BUILD = auto()
    REMOVE = auto()
    WAIVE = auto()
    LEAVE = auto()  # behind an order: leave to pass the canal


@dataclass(frozen=True, slots=True)
class Wording:
    """The words of a style.

    Attributes:
        place: what a place is called on a board.
        kinds: what armies and fleets are called.
        unit: pattern of a unit, with ``power``, ``kind`` and ``place``.
        forms: patterns of orders, with ``unit``, ``goal``, ``other`` (the unit supported or convoyed) and
            ``path``; ``kind``, ``place`` and ``article`` of the unit, ``other_kind`` and ``other_place``.
        step: what stands between the seas of a path.
        code: what a power is called within units.
        articles: what stands before the kind in a build.
    """

    place: Callable[[Board, Location], str]
    kinds: Mapping[UnitKind, str]
    forms: Mapping[Form, str]
    unit: str = "{kind} {place}"
    step: str = " - "
    code: Callable[[str], str] = str
    articles: Mapping[UnitKind, str] | None = None


@dataclass(frozen=True, slots=True)
class Clerk:
    """Words the orders of one position."""

    variant: Variant
    position: Position
    wording: Wording

    def order(self, power: str, order: Order) -> str:
        """The order of a power, with leave for the canal."""
        leave = order.leave if isinstance(order, MovementOrder) else ()
        text = self.wording.forms[self._form(order)].format(**self._parts(power, order))
        return text + "".join(map(self._leave, leave))

    def unit(self, power: str, unit: Unit) -> str:
        """A unit of a power."""
        return self.wording.unit.format(
            power=self.wording.code(power),
            kind=self.wording.kinds[unit.kind],
            place=self.place(unit.location),
        )

    def place(self, location: Location) -> str:
        """A place."""
        return self.wording.place(self.variant.board, location)

    def _leave(self, leave: Leave) -> str:
        pattern = self.wording.forms[Form.LEAVE]
        fleet = self.unit(self._owner(leave.fleet, ""), leave.fleet)
        return pattern.format(
            other=fleet, other_place=self.place(leave.fleet.location), goal=self.place(leave.goal)
        )

    def _parts(self, power: str, order: Order) -> dict[str, str]:
        parts = {"power": self.wording.code(power)}
        if isinstance(order, Waive):
            return parts
        unit, articles = order.unit, self.wording.articles
        parts |= {
            "unit": self.unit(power, unit),
            "kind": self.wording.kinds[unit.kind],
            "place": self.place(unit.location),
            "article": articles[unit.kind] if articles else "",
        }
        other, goal = _aided(order), getattr(order, "goal", None)
        if other is not None:
            parts["other"] = self.unit(self._owner(other, power), other)
            parts |= {"other_kind": self.wording.kinds[other.kind], "other_place": self.place(other.location)}
        if goal is not None:
            parts["goal"] = self.place(goal)
        if isinstance(order, Move):
            parts["path"] = self.wording.step.join(self.place(Location(sea)) for sea in order.path)
        return parts

    def _owner(self, unit: Unit, otherwise: str) -> str:
        standing = self.position.unit_in(unit.province)
        return self.position.units[standing] if standing else otherwise

    def _form(self, order: Order) -> Form:
        match order:
            case Hold():
                return Form.HOLD
            case Move(path=path, via=via):
                return Form.ROUTE if path else Form.VIA if via else Form.MOVE
            case Train():
                return Form.TRAIN
            case Support(goal=goal):
                return Form.SUPPORT_MOVE if goal else Form.SUPPORT_HOLD
            case Convoy():
                return Form.CONVOY
            case Retreat():
                return Form.RETREAT
            case Build():
                return Form.BUILD
            case Waive():
                return Form.WAIVE
            case Disband():
                winter = self.position.phase.kind is PhaseKind.ADJUSTMENT
                return Form.REMOVE if winter else Form.DISBAND


def _aided(order: Order) -> Unit | None:
    match order:
        case Support(supported=unit):
            return unit
        case Convoy(army=unit):
            return unit
    return None


def code(board: Board, location: Location) -> str:
    """``STP/NC``."""
    del board
    return str(location).upper()


def title_code(board: Board, location: Location) -> str:
    """``Stp/nc``."""
    del board
    coast = f"/{location.coast}" if location.coast else ""
    return f"{location.province.capitalize()}{coast}"


def named(language: str) -> Callable[[Board, Location], str]:
    """``St. Petersburg (north coast)`` in a language."""

    def name(board: Board, location: Location) -> str:
        province = well_set(board.provinces[location.province].names[language])
        if not location.coast:
            return province
        coast = board.record.coast_names.get(location.coast, {}).get(language, location.coast)
        return f"{province} ({coast})"

    return name
