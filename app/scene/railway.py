"""The railway of a board: a smooth line through its stations, which stand beside the unit places."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise, product

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainterPath

from app.scene.curves import Curve, through
from app.scene.ink import Ink
from app.scene.paths import BoardPaths
from app.theme import Theme, faded
from maps.board import Location

_LINE = 3.6
_SLEEPER = (2.2, 2.0)  # lengths of strokes and gaps in widths of the inner line
_INNER = 1.7
_STATION = 9.0
_BESIDE = 26.0  # px between the middles of a unit place and its station
_TRIED_AT = 0.45  # the zoom at which the sides are chosen on which the stations stand
_TURN_COST = 6.0  # of a turn by 60°, in samples of the line outside its provinces
_SAMPLES = 24  # from one station to the next


class Railway:
    """The line and its stations at any zoom.

    The stations stand above or below the unit places; the choice is the same at every zoom.
    """

    def __init__(self, stations: Sequence[str], paths: BoardPaths, sides: Sequence[int]) -> None:
        self._paths = paths
        self._ids = tuple(stations)
        self._sides = tuple(sides)

    def stations(self, zoom: float, scale: float) -> tuple[complex, ...]:
        """The middles of the stations, in px."""
        return _stations(self._ids, self._sides, self._paths, zoom, scale)

    def line(self, zoom: float, scale: float) -> Curve:
        """The line from the first station to the last, in px."""
        return through(self.stations(zoom, scale))

    def leg(self, start: str, goal: str, zoom: float, scale: float) -> Curve:
        """The line from one station to another, in px.

        Raises:
            ValueError: if either has no station.
        """
        first, last = self._ids.index(start), self._ids.index(goal)
        stations, line = self.stations(zoom, scale), self.line(zoom, scale)
        low, high = sorted((line.nearest(stations[first]), line.nearest(stations[last])))
        part = line.part(low, high)
        return part if first <= last else Curve(part.points[::-1])

    def station(self, province: str, zoom: float, scale: float) -> complex:
        """The middle of a province's station, in px.

        Raises:
            ValueError: if it has none.
        """
        return self.stations(zoom, scale)[self._ids.index(province)]

    def has(self, *provinces: str) -> bool:
        """Whether all of the provinces have a station."""
        return set(provinces) <= set(self._ids)

    def inks(self, theme: Theme, zoom: float, scale: float) -> Iterator[Ink]:
        """The line with its sleepers, and the stations on it."""
        line, dark, pale = self.line(zoom, scale).path(), QColor(theme.name), QColor(theme.halo)
        yield Ink(line, line=faded(theme.halo, 0.8), width=(_LINE + 2.4) * scale)
        yield Ink(line, line=dark, width=_LINE * scale)
        yield Ink(line, line=pale, width=_INNER * scale, dash=_SLEEPER)
        yield from self.station_inks(theme, zoom, scale)

    def station_inks(self, theme: Theme, zoom: float, scale: float) -> Iterator[Ink]:
        """The stations alone, to be drawn once more over trains."""
        dark, pale = QColor(theme.name), QColor(theme.halo)
        for station in self.stations(zoom, scale):
            square = QPainterPath()
            square.addRect(station_rect(station, scale))
            yield Ink(square, line=faded(theme.halo, 0.9), width=4.2 * scale)
            yield Ink(square, fill=pale, line=dark, width=1.8 * scale)

    def boxes(self, zoom: float, scale: float) -> Iterator[QRectF]:
        """What no name may cover: the stations, and the line in short pieces, in px."""
        line = self.line(zoom, scale)
        half = (_LINE / 2 + 1.5) * scale
        for index in range(int(line.length / (2 * half)) + 1):
            point = line.at(index * 2 * half)
            yield QRectF(point.real - half, point.imag - half, 2 * half, 2 * half)
        for station in self.stations(zoom, scale):
            yield station_rect(station, scale).adjusted(-2, -2, 2, 2)


def station_rect(center: complex, scale: float) -> QRectF:
    """A station's square around its middle."""
    size = _STATION * scale
    return QRectF(center.real - size / 2, center.imag - size / 2, size, size)


def best_sides(stations: Sequence[str], paths: BoardPaths) -> tuple[int, ...]:
    """The side of its unit place on which each station stands: 1 below, -1 above.

    So that the whole line stays best within its provinces.
    """
    return _Sides(stations, paths).best()


class _Sides:
    """Tries all sides, and looks at each leg of the line only once."""

    def __init__(self, stations: Sequence[str], paths: BoardPaths) -> None:
        self._ids = stations
        self._paths = paths
        self._legs: dict[tuple[complex, complex], int] = {}

    def best(self) -> tuple[int, ...]:
        return min(product((1, -1), repeat=len(self._ids)), key=self._cost)

    def _cost(self, sides: Sequence[int]) -> float:
        """How far the line runs outside of its provinces, and how much it turns."""
        stations = _stations(self._ids, sides, self._paths, _TRIED_AT, 1.0)
        outside = sum(self._outside(a, b) for a, b in pairwise(stations))
        ways = [b - a for a, b in pairwise(stations)]
        turns = sum(abs(b / abs(b) - a / abs(a)) for a, b in pairwise(ways))
        return outside + _TURN_COST * turns

    def _outside(self, start: complex, stop: complex) -> int:
        """How many places between two stations lie outside of the railway's provinces."""
        if (start, stop) not in self._legs:
            places = [start + (stop - start) * (index / _SAMPLES) for index in range(1, _SAMPLES)]
            found = self._paths.shapes.provinces_at([place / _TRIED_AT for place in places])
            self._legs[start, stop] = sum(there not in self._ids for there in found)
        return self._legs[start, stop]


def _stations(
    ids: Sequence[str], sides: Sequence[int], paths: BoardPaths, zoom: float, scale: float
) -> tuple[complex, ...]:
    places = (paths.point(Location(id_)) * zoom for id_ in ids)
    offset = 1j * _BESIDE * scale
    return tuple(
        complex(place.x(), place.y()) + offset * side for place, side in zip(places, sides, strict=True)
    )
