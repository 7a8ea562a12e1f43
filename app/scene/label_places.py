"""Where names go: found on a coarse raster of the board, once for each zoom step, smallest province first.

Every unit place is kept free, whether a unit stands there or not, so a name never jumps because a unit moved.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QRectF

from app.scene.cells import Cells, Sums, corner_sums, in_boxes, line_cells, province_cells
from app.scene.paths import BoardPaths
from maps.shapes import Anchor

CELL = 2.0  # logical px to a cell of the raster
_MARGIN = 1  # cells kept free around a label
_CHANNEL = 255  # the number of cells on straits and lakes
_FRAME = 2  # cells kept free along the edge of the board
_PEN = 2.2  # px around the middle of a line that no letter may touch
_WHOLE = 0.985  # the share of a box that is all of it, as cells along a line are either side's
_BESIDE = 5  # cells within which a name on open water has its province
_SHORE = 6  # cells of the province that lie within
_STRANGE = 3  # cells within which it has no other land
_HANGING = 0.9  # how much of a box that hangs out over the coast must lie in its province or on water
_OUTSIDE_COST = 2.2
_WAY = 140.0  # logical px of distance from the wanted place that cost as much as 1
_NEAR = 55.0  # logical px from the unit place within which a name is seen to belong to it
_ASTRAY = 70.0  # logical px farther that cost as much as 1
_FARTHEST = 115.0  # logical px from the unit place, the most


class Fit(Enum):
    """Where the box of a name may lie."""

    ROOMY = auto()  # in its province, with some room to the lines beside it
    CLEAR = auto()  # in its province, and on no coast, border or dash
    AFLOAT = auto()  # on open water beside its province, and on no line either
    ASHORE = auto()  # across its own coast, with the rest over water
    ACROSS = auto()  # across borders


@dataclass(frozen=True, slots=True)
class Wish:
    """One way of setting a name: the size of its box in logical px, and where it may lie.

    ``inside`` is the share of the box that must be in the province.
    """

    width: float
    height: float
    fit: Fit
    inside: float = 0.0


@dataclass(frozen=True, slots=True)
class Place:
    """The wish that was granted, and the middle of its box in map units."""

    wish: int
    x: float
    y: float


class LabelPlacer:
    """Places boxes on the board at one zoom step; what was placed is taken for the next ones."""

    def __init__(self, paths: BoardPaths, zoom: float, spots: Iterable[QRectF]) -> None:
        self._paths = paths
        self._zoom = zoom
        self._scale = zoom / CELL  # cells to a map unit
        self._units: dict[str, list[Anchor]] = {}
        for location, place in paths.shapes.units.items():
            self._units.setdefault(location.province, []).append(place)
        self._ids = {id_: index + 1 for index, id_ in enumerate(paths.provinces)}
        self._owner = province_cells(paths, self._scale, _CHANNEL)
        wet = [_CHANNEL, *(self._ids[id_] for id_ in paths.seas)]
        self._wet: Cells = np.isin(np.arange(256, dtype=np.uint8), wet)[self._owner]
        self._water = corner_sums(self._wet)
        self._lines = corner_sums(line_cells(paths, self._scale, _PEN / zoom))
        self._taken: Cells = np.zeros(self._owner.shape, np.bool_)
        self._taken[:_FRAME] = self._taken[-_FRAME:] = True
        self._taken[:, :_FRAME] = self._taken[:, -_FRAME:] = True
        for spot in spots:
            self._take(*self._cells(spot))

    def smallest_first(self) -> list[str]:
        """The provinces by the room they have on the board."""
        counts = np.bincount(self._owner.ravel(), minlength=len(self._ids) + 1)
        return sorted(self._ids, key=lambda id_: (counts[self._ids[id_]], id_))

    def place(self, province: str, wishes: Sequence[Wish]) -> Place | None:
        """The best place for the first wish that has one; it is taken from then on."""
        grounds: dict[bool, _Ground] = {}
        for index, wish in enumerate(wishes):
            height, width = _size(wish)
            afloat = wish.fit is Fit.AFLOAT
            if afloat not in grounds:
                grounds[afloat] = self._ground(province, wishes, afloat=afloat)
            spot = self._best(province, wish, grounds[afloat], height, width)
            if spot is not None:
                row, column = spot
                self._take(row, column, row + height, column + width)
                x, y = (column + width / 2) / self._scale, (row + height / 2) / self._scale
                return Place(index, x, y)
        return None

    def _cells(self, rect: QRectF) -> tuple[int, int, int, int]:
        scale = self._scale
        top, left = int(np.floor(rect.top() * scale)), int(np.floor(rect.left() * scale))
        bottom, right = int(np.ceil(rect.bottom() * scale)), int(np.ceil(rect.right() * scale))
        return max(0, top), max(0, left), bottom, right

    def _take(self, top: int, left: int, bottom: int, right: int) -> None:
        self._taken[top:bottom, left:right] = True

    def _ground(self, province: str, wishes: Sequence[Wish], *, afloat: bool) -> _Ground:
        """All ground on which a box could lie, in its province or on water beside it."""
        top, left, bottom, right = self._cells(self._paths.provinces[province].boundingRect())
        sizes = [_size(wish) for wish in wishes if (wish.fit is Fit.AFLOAT) == afloat]
        down, across = (max(lengths) for lengths in zip(*sizes, strict=True))
        down, across = (down + _BESIDE, across + _BESIDE) if afloat else (down // 2, across // 2)
        top, left = max(0, top - down), max(0, left - across)
        part = slice(top, bottom + down), slice(left, right + across)
        corners = slice(top, bottom + down + 1), slice(left, right + across + 1)
        own = self._owner[part] == self._ids[province]
        land = (self._owner[part] != 0) & ~self._wet[part]
        return _Ground(top, left, own, land, self._taken[part], self._water[corners], self._lines[corners])

    def _best(
        self, province: str, wish: Wish, ground: _Ground, height: int, width: int
    ) -> tuple[int, int] | None:
        """Row and column of the cheapest free box, or None."""
        own = in_boxes(ground.own, height, width)
        area = height * width
        possible = ground.fits(wish.fit, own, height, width) & (own >= wish.inside * area)
        rows, columns = np.nonzero(possible)
        if not len(rows):
            return None
        rows, columns = rows + ground.top, columns + ground.left
        outside = 1 - own[possible] / area
        cost = outside * _OUTSIDE_COST + self._way(
            province, columns * CELL + wish.width / 2, rows * CELL + wish.height / 2
        )
        best = int(cost.argmin())
        return (int(rows[best]), int(columns[best])) if np.isfinite(cost[best]) else None

    def _way(self, province: str, across: NDArray[Any], down: NDArray[Any]) -> NDArray[Any]:
        """The distance of each box's middle from the wanted place, and from units far off, as a cost.

        It is infinite where a box would lie too far from all units.
        """

        def away(place: Anchor) -> NDArray[Any]:
            return np.hypot(across - place.x * self._zoom, down - place.y * self._zoom)

        cost = away(self._paths.shapes.names[province]) / _WAY
        units = self._units.get(province)
        if units:
            apart = np.minimum.reduce([away(unit) for unit in units])
            cost += np.where(apart > _FARTHEST, np.inf, np.maximum(apart - _NEAR, 0) / _ASTRAY)
        return np.asarray(cost)


def _size(wish: Wish) -> tuple[int, int]:
    """Height and width of the box with its margin, in cells."""
    return int(np.ceil(wish.height / CELL)) + 2 * _MARGIN, int(np.ceil(wish.width / CELL)) + 2 * _MARGIN


class _Ground:
    """The cells around a province, and their sums."""

    def __init__(
        self, top: int, left: int, own: Cells, land: Cells, taken: Cells, water: Sums, lines: Sums
    ) -> None:
        self.top, self.left = top, left
        self.own = corner_sums(own)
        self._taken, self._water, self._lines = corner_sums(taken), water, lines
        self._own_cells, self._land_cells = own, land

    @cached_property
    def _own_around(self) -> Sums:
        return corner_sums(np.pad(self._own_cells, _BESIDE))

    @cached_property
    def _strange_around(self) -> Sums:
        return corner_sums(np.pad(self._land_cells & ~self._own_cells, _STRANGE))

    def fits(self, fit: Fit, own: Sums, height: int, width: int) -> Cells:
        """For each box, of which so many cells are its own, whether it is free and may lie there."""
        area = height * width
        free: Cells = in_boxes(self._taken, height, width) == 0
        match fit:
            case Fit.ROOMY:
                free &= (own >= _WHOLE * area) & (in_boxes(self._lines, height, width) == 0)
            case Fit.CLEAR:
                free &= (own >= _WHOLE * area) & self._clear(height, width)
            case Fit.AFLOAT:
                free &= self._clear(height, width) & self._beside(height, width)
            case Fit.ASHORE:
                free &= own + in_boxes(self._water, height, width) >= _HANGING * area
        return free

    def _clear(self, height: int, width: int) -> Cells:
        """Whether no line runs through each box; its margin may touch one."""
        inner = self._lines[_MARGIN:-_MARGIN, _MARGIN:-_MARGIN]
        return np.asarray(in_boxes(inner, height - 2 * _MARGIN, width - 2 * _MARGIN) == 0)

    def _beside(self, height: int, width: int) -> Cells:
        """Whether each box is on water, near the province, and nearer to no other land."""
        near, far = 2 * _STRANGE, 2 * _BESIDE
        return np.asarray(
            (in_boxes(self._water, height, width) >= _WHOLE * height * width)
            & (in_boxes(self._own_around, height + far, width + far) >= _SHORE)
            & (in_boxes(self._strange_around, height + near, width + near) == 0)
        )
