"""Units and orders as values, and their canonical text.

``str`` gives the one canonical notation (``A PAR - BUR``, ``F NTH C A LON - NWY``, ``F STP/nc B``) and
``parse_order`` reads just that back: ``parse_order(str(order)) == order``. What people write is read by
``variants.notation``.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import TypeAlias

from maps.board import Location
from variants.errors import OrderSyntaxError


class UnitKind(StrEnum):
    """Army or fleet."""

    ARMY = "A"
    FLEET = "F"


@dataclass(frozen=True, slots=True, order=True)
class Unit:
    """A unit and where it stands; whose it is, the position says."""

    kind: UnitKind
    location: Location

    def __str__(self) -> str:
        return f"{self.kind} {self.location}"

    @property
    def province(self) -> str:
        """The province it stands in, whatever the coast."""
        return self.location.province

    @classmethod
    def parse(cls, text: str) -> Unit:
        """The inverse of ``str``.

        Raises:
            OrderSyntaxError: if the text is not ``A XXX`` or ``F XXX`` with an optional coast.
        """
        match = _UNIT.fullmatch(text)
        if match is None:
            raise OrderSyntaxError(text, text, 0)
        return cls(UnitKind(match[1]), Location.parse(match[2]))


@dataclass(frozen=True, slots=True)
class Leave:
    """Leave for a fleet to pass the canal, given with the order of the unit that controls it."""

    fleet: Unit
    goal: Location

    def __str__(self) -> str:
        return f"SC {self.fleet} - {self.goal}"


@dataclass(frozen=True, slots=True)
class _Movement:
    """What every order of a movement phase may carry: leave to pass the canal (``A EGY H SC F RS - MED``)."""

    leave: tuple[Leave, ...] = field(default=(), kw_only=True)

    def _suffix(self) -> str:
        return "".join(f" {leave}" for leave in self.leave)


@dataclass(frozen=True, slots=True)
class Hold(_Movement):
    """Stay."""

    unit: Unit

    def __str__(self) -> str:
        return f"{self.unit} H{self._suffix()}"


@dataclass(frozen=True, slots=True)
class Move(_Movement):
    """Go to a neighbour, or by convoy to another coast.

    Attributes:
        via: the order says that the way is by convoy.
        path: the seas of a convoy route as written; it binds only under the switch ``named_path``.
    """

    unit: Unit
    goal: Location
    via: bool = False
    path: tuple[str, ...] = ()

    def __str__(self) -> str:
        steps = " - ".join((*self.path, str(self.goal)))
        return f"{self.unit} - {steps}{' via' if self.via and not self.path else ''}{self._suffix()}"


@dataclass(frozen=True, slots=True)
class Train(_Movement):
    """Go by railway from station to station; never the same as a move, not even to a neighbour."""

    unit: Unit
    goal: Location

    def __str__(self) -> str:
        return f"{self.unit} - {self.goal} tsr{self._suffix()}"


@dataclass(frozen=True, slots=True)
class Support(_Movement):
    """Support another unit: to move to a goal, or to hold where there is none."""

    unit: Unit
    supported: Unit
    goal: Location | None = None

    def __str__(self) -> str:
        goal = f" - {self.goal}" if self.goal else ""
        return f"{self.unit} S {self.supported}{goal}{self._suffix()}"


@dataclass(frozen=True, slots=True)
class Convoy(_Movement):
    """Carry an army over the sea in which the fleet stands."""

    unit: Unit
    army: Unit
    goal: Location

    def __str__(self) -> str:
        return f"{self.unit} C {self.army} - {self.goal}{self._suffix()}"


@dataclass(frozen=True, slots=True)
class Retreat:
    """A dislodged unit goes elsewhere."""

    unit: Unit
    goal: Location

    def __str__(self) -> str:
        return f"{self.unit} R {self.goal}"


@dataclass(frozen=True, slots=True)
class Disband:
    """A dislodged unit, or one too many in an adjustment, leaves the board."""

    unit: Unit

    def __str__(self) -> str:
        return f"{self.unit} D"


@dataclass(frozen=True, slots=True)
class Build:
    """A new unit."""

    unit: Unit

    def __str__(self) -> str:
        return f"{self.unit} B"


@dataclass(frozen=True, slots=True)
class Waive:
    """Leave one build unused."""

    def __str__(self) -> str:
        return "WAIVE"


MovementOrder: TypeAlias = Hold | Move | Train | Support | Convoy
RetreatOrder: TypeAlias = Retreat | Disband
AdjustmentOrder: TypeAlias = Build | Disband | Waive
Order: TypeAlias = MovementOrder | RetreatOrder | AdjustmentOrder
Given: TypeAlias = Sequence[tuple[str, Order]]  # orders as given, each with the power that gives it

_PLAIN: dict[str, type[Hold | Disband | Build]] = {"H": Hold, "D": Disband, "B": Build}
_PLACE = r"[A-Z0-9]{2,4}(?:/[a-z]{2})?"
_UNIT = re.compile(rf"([AF]) ({_PLACE})")
_ORDER = re.compile(
    rf"(?P<unit>[AF] {_PLACE}) (?:"
    rf"(?P<plain>[HDB])"
    rf"|- (?P<station>{_PLACE}) tsr"
    rf"|- (?P<steps>{_PLACE}(?: - {_PLACE})*)(?P<via> via)?"
    rf"|(?P<aid>[SC]) (?P<aided>[AF] {_PLACE})(?: - (?P<aim>{_PLACE}))?"
    rf"|R (?P<retreat>{_PLACE}))"
    rf"(?P<leave>(?: SC F {_PLACE} - {_PLACE})*)"
)
_LEAVE = re.compile(rf" SC (F {_PLACE}) - ({_PLACE})")


def parse_order(text: str) -> Order:
    """The order of a canonical text.

    Raises:
        OrderSyntaxError: if the text is in any other form.
    """
    if text == "WAIVE":
        return Waive()
    match = _ORDER.fullmatch(text)
    if match is None or (match["aid"] == "C" and not match["aim"]):
        raise OrderSyntaxError(text, text, 0)
    order = _read(match)
    leave = tuple(
        Leave(Unit.parse(fleet), Location.parse(goal)) for fleet, goal in _LEAVE.findall(match["leave"])
    )
    if not leave:
        return order
    if not isinstance(order, MovementOrder):
        raise OrderSyntaxError(text, match["leave"], match.start("leave"))
    return replace(order, leave=leave)


def _read(match: re.Match[str]) -> Order:
    unit = Unit.parse(match["unit"])
    if match["plain"]:
        return _PLAIN[match["plain"]](unit)
    if match["station"]:
        return Train(unit, Location.parse(match["station"]))
    if match["steps"]:
        *path, goal = match["steps"].split(" - ")
        return Move(unit, Location.parse(goal), bool(match["via"] or path), tuple(path))
    if match["retreat"]:
        return Retreat(unit, Location.parse(match["retreat"]))
    return _aid(unit, match["aid"], Unit.parse(match["aided"]), match["aim"])


def _aid(unit: Unit, letter: str, aided: Unit, aim: str | None) -> Support | Convoy:
    goal = Location.parse(aim) if aim else None
    if letter == "C" and goal is not None:
        return Convoy(unit, aided, goal)
    return Support(unit, aided, goal)


def places(order: Order) -> tuple[Location, ...]:
    """Every location that the order names, those of a written path and of leave for the canal among them."""
    leave = order.leave if isinstance(order, MovementOrder) else ()
    passages = (place for each in leave for place in (each.fleet.location, each.goal))
    return (*_places(order), *passages)


def _places(order: Order) -> tuple[Location, ...]:
    match order:
        case Move(unit, goal, _, path):
            return (unit.location, *map(Location, path), goal)
        case Support(unit, supported, goal):
            return (unit.location, supported.location, *((goal,) if goal else ()))
        case Convoy(unit, army, goal):
            return (unit.location, army.location, goal)
        case Train(unit, goal) | Retreat(unit, goal):
            return (unit.location, goal)
        case Waive():
            return ()
        case Hold(unit) | Disband(unit) | Build(unit):
            return (unit.location,)
