"""The units on the map: where each plate stands at a zoom, in which state, and which one is under a point."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from itertools import product

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from app.scene.measures import plate_rect, unit_scale
from app.scene.paths import BoardPaths
from app.scene.picture import DrawnOrder, Picture
from app.scene.units import (
    draw_build,
    draw_dislodged,
    draw_removal,
    draw_unit,
    draw_unordered_dot,
)
from app.theme import Theme
from variants.orders import Build, Disband, Unit, UnitKind
from variants.outcome import Outcome

_BESIDE = 24.0  # px between the middles of a dislodged unit and its victor, the least
_GROWN = 4.0  # how far a dislodged unit's outline reaches beyond its plate
_PROBES = 3  # places along each side of a plate at which it is seen what lies under it
_ON_UNIT, _ON_SIGN, _ON_NAME = 6.0, 2.0, 0.3  # what a dislodged unit pays to cover its plate's size of these,
_ON_LAND, _ON_WATER = 0.5, 0.15  # of a neighbour's land, and of water that is not its province

_HALF = {  # half the size of the plates in px, and how far their middle is right of the place
    UnitKind.ARMY: (11.0 + 10.0j, 0.0),
    UnitKind.FLEET: (15.5 + 9.2j, 0.8),
}


class State(Enum):
    """How a unit is drawn."""

    STANDING = auto()
    DISLODGED = auto()
    LEAVING = auto()  # to be removed, or not to retreat
    COMING = auto()  # to be built


@dataclass(frozen=True, slots=True)
class Standing:
    """A unit in its place: the middle of its plate in logical pixels from the board's corner."""

    unit: Unit
    power: str
    center: QPointF
    scale: float
    state: State = State.STANDING

    @property
    def rect(self) -> QRectF:
        """The plate with its casing."""
        return plate_rect(self.unit.kind, self.center, self.scale)

    @property
    def spot(self) -> complex:
        """The middle of the plate as a complex number."""
        return complex(self.center.x(), self.center.y())

    def covers(self, point: complex, margin: float = 0.0) -> bool:
        """Whether the point is within that many px of the plate's box; quick, and kind to a hasty click."""
        half, middle = _HALF[self.unit.kind]
        way = point - self.spot
        across = abs(way.real - middle * self.scale) - half.real * self.scale
        down = abs(way.imag) - half.imag * self.scale
        return math.hypot(max(across, 0.0), max(down, 0.0)) <= margin


def standing_units(
    picture: Picture,
    paths: BoardPaths,
    zoom: float,
    signs: Sequence[QRectF] = (),
    names: Sequence[QRectF] = (),
) -> tuple[Standing, ...]:
    """All units to draw, dislodged ones last; these keep off signs and names where they can.

    The places of signs and names are in logical pixels from the board's corner.
    """
    position, scale = picture.position, unit_scale(zoom)
    found = [
        Standing(unit, power, paths.point(unit.location) * zoom, scale)
        for unit, power in position.units.items()
    ]
    for unit, dislodged in position.dislodged.items():
        center = _Room(unit, paths, zoom, [each.rect for each in found], signs, names).best(scale)
        found.append(Standing(unit, dislodged.power, center, scale, State.DISLODGED))
    found += _coming(picture.orders, paths, zoom)
    return tuple(_marked(found, picture.orders))


class _Room:
    """The places beside its victor where a dislodged unit could stand."""

    def __init__(
        self,
        unit: Unit,
        paths: BoardPaths,
        zoom: float,
        others: Sequence[QRectF],
        signs: Sequence[QRectF],
        names: Sequence[QRectF],
    ) -> None:
        self._unit = unit
        self._paths = paths
        self._zoom = zoom
        self._dear = ((_ON_UNIT, others), (_ON_SIGN, signs), (_ON_NAME, names))

    def best(self, scale: float) -> QPointF:
        """Where it covers least of units, signs and the land of others; at home if the victor is not there.

        That is so on another coast.
        """
        home, away = self._paths.point(self._unit.location) * self._zoom, _BESIDE * scale * 1.25
        places = [home, *(home + QPointF(math.cos(a), math.sin(a)) * away for a in _directions())]
        plates = [plate_rect(self._unit.kind, place, scale) for place in places]
        grounds = self._grounds(plates)
        costs = [
            self._crowding(plate) + self._astray(ground)
            for plate, ground in zip(plates, grounds, strict=True)
        ]
        return places[costs.index(min(costs))]

    def _crowding(self, plate: QRectF) -> float:
        """What it costs to cover other units, signs and names."""
        grown = plate.adjusted(-_GROWN, -_GROWN, _GROWN, _GROWN)
        return sum(cost * _overlap(grown, things) for cost, things in self._dear) / (
            plate.width() * plate.height()
        )

    def _grounds(self, plates: Sequence[QRectF]) -> list[list[str | None]]:
        """The provinces under each plate, at places spread over it."""
        steps = [(index + 0.5) / _PROBES for index in range(_PROBES)]
        spots = [
            complex(plate.left() + plate.width() * x, plate.top() + plate.height() * y) / self._zoom
            for plate in plates
            for x, y in product(steps, steps)
        ]
        found = self._paths.shapes.provinces_at(spots)
        return [found[start : start + _PROBES**2] for start in range(0, len(found), _PROBES**2)]

    def _astray(self, ground: Sequence[str | None]) -> float:
        def cost(province: str | None) -> float:
            if province == self._unit.province:
                return 0.0
            return _ON_WATER if province in self._paths.seas else _ON_LAND

        return sum(map(cost, ground)) / len(ground)


def _overlap(rect: QRectF, others: Iterable[QRectF]) -> float:
    """How much of a rectangle others cover, in px²."""
    return sum(each.width() * each.height() for each in (rect & other for other in others))


def _directions() -> Iterator[float]:
    """Angles around the clock: left below first, since names mostly stand at the right."""
    return (math.radians(degrees) for degrees in (150, 210, 30, 330, 180, 0, 90, 270, 120, 60, 240, 300))


def _coming(orders: Sequence[DrawnOrder], paths: BoardPaths, zoom: float) -> Iterator[Standing]:
    for drawn in orders:
        if isinstance(drawn.order, Build) and drawn.outcome in (None, Outcome.SUCCEEDS):
            unit = drawn.order.unit
            place = paths.point(unit.location) * zoom
            yield Standing(unit, drawn.power, place, unit_scale(zoom), State.COMING)


def _marked(units: Iterable[Standing], orders: Sequence[DrawnOrder]) -> Iterator[Standing]:
    """Units with the state that their orders and outcomes give them."""
    leaving = {(drawn.power, drawn.order.unit) for drawn in orders if isinstance(drawn.order, Disband)}
    fallen = {(drawn.power, unit_of(drawn)) for drawn in orders if drawn.outcome is Outcome.DISLODGED}
    for standing in units:
        whose = (standing.power, standing.unit)  # a victor may be the same unit to a letter
        if whose in leaving:
            yield replace(standing, state=State.LEAVING)
        elif whose in fallen and standing.state is State.STANDING:
            yield replace(standing, state=State.DISLODGED)
        else:
            yield standing


def unit_of(drawn: DrawnOrder) -> Unit | None:
    """The unit that was ordered; None for a waived build."""
    return getattr(drawn.order, "unit", None)


def unit_under(units: Sequence[Standing], point: QPointF, reach: float = 0.0) -> Standing | None:
    """The uppermost unit whose plate is under a point in logical pixels from the board's corner.

    Or else the nearest within reach of a finger.
    """
    spot = complex(point.x(), point.y())
    hit = next((unit for unit in reversed(units) if unit.covers(spot)), None)
    near = [unit for unit in units if unit.covers(spot, reach)] if reach else []
    return hit or min(near, key=lambda unit: abs(unit.spot - spot), default=None)


def draw_standing(
    painter: QPainter, standing: Standing, color: QColor, theme: Theme, *, letter: str = "", dot: bool
) -> None:
    """Draws a unit in its place; ``dot`` adds the amber dot of a missing order.

    A letter stands on the plate instead of the gun or the sails.
    """
    kind = standing.unit.kind
    painter.save()
    painter.translate(standing.center)
    painter.scale(standing.scale, standing.scale)
    match standing.state:
        case State.STANDING:
            draw_unit(painter, kind, color, theme, letter)
        case State.DISLODGED:
            draw_dislodged(painter, kind, color, theme, letter)
        case State.LEAVING:
            draw_removal(painter, kind, color, theme, letter)
        case State.COMING:
            draw_build(painter, kind, color, theme)
    if dot:
        draw_unordered_dot(painter, kind, theme)
    painter.restore()
