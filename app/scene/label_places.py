"""Where names go: found on a coarse raster of the board, once for each zoom step, smallest province first.

Every unit place is kept free, whether a unit stands there or not, so a name never jumps because a unit moved.
Only a ring that has no other room in its province may lie where the unit of that province stands.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QRectF

from app.scene.cells import Cells, corner_sums, in_boxes, line_cells, province_cells
from app.scene.label_grounds import BESIDE, Counts, Fit, Frame, Ground
from app.scene.measures import unit_spots
from app.scene.paths import BoardPaths
from maps.shapes import Anchor

_CELLS = ((0.44, 2.0), (0.0, 1.0))  # from a zoom on: logical px to a cell of the raster
_CHANNEL = 255  # the number of cells on straits and lakes
_FRAME = 4.0  # px kept free along the edge of the board
_MARGIN, _BARE_MARGIN = 2.0, 1.0  # px kept free around words, and around a ring without any
_APART = 8.0  # px from such a ring to words on its right, which would seem to be its own
_PEN = 2.2  # px around the middle of a line that no letter may touch
_OUTSIDE_COST, _HIDDEN_COST = 2.2, 2.2
_WAY = 140.0  # logical px of distance from the wanted place that cost as much as 1
_NEAR = 55.0  # logical px from the unit place within which a name is seen to belong to it
_ASTRAY = 70.0  # logical px farther that cost as much as 1
_FARTHEST = 115.0  # logical px from the unit place, the most


@dataclass(frozen=True, slots=True)
class Wish:
    """One way of setting a name: the size of its box in logical px, and where it may lie.

    ``inside`` is the share of the box that must be in the province; ``bare`` is a ring without words.
    """

    width: float
    height: float
    fit: Fit
    inside: float = 0.0
    bare: bool = False


@dataclass(frozen=True, slots=True)
class _Part:
    """The ground around a province, and the row and column of its first cell on the board."""

    top: int
    left: int
    ground: Ground


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
        self._cell = next(cell for start, cell in _CELLS if zoom >= start)
        self._scale = zoom / self._cell  # cells to a map unit
        self._ids = {id_: index + 1 for index, id_ in enumerate(paths.provinces)}
        self._owner = province_cells(paths, self._scale, _CHANNEL)
        wet = [_CHANNEL, *(self._ids[id_] for id_ in paths.seas)]
        self._wet: Cells = np.isin(np.arange(256, dtype=np.uint8), wet)[self._owner]
        self._water = corner_sums(self._wet)
        self._lines = corner_sums(line_cells(paths, self._scale, _PEN / zoom))
        self._taken: Counts = np.zeros(self._owner.shape, np.uint8)
        for spot in spots:
            self._take(*self._cells(spot))
        self._take_edges(round(_FRAME / self._cell))
        self._before_words: Counts = np.zeros(self._owner.shape, np.uint8)

    @cached_property
    def _units(self) -> Mapping[str, Sequence[Anchor]]:
        """The unit places of each province."""
        found: dict[str, list[Anchor]] = {}
        for location, place in self._paths.shapes.units.items():
            found.setdefault(location.province, []).append(place)
        return found

    @cached_property
    def _plates(self) -> Mapping[str, Sequence[QRectF]]:
        """The plates that may stand in each province, in map units."""
        found: dict[str, list[QRectF]] = {}
        for location, plate in unit_spots(self._paths.board, self._paths, self._zoom):
            found.setdefault(location.province, []).append(plate)
        return found

    def smallest_first(self) -> list[str]:
        """The provinces by the room they have on the board."""
        counts = np.bincount(self._owner.ravel(), minlength=len(self._ids) + 1)
        return sorted(self._ids, key=lambda id_: (counts[self._ids[id_]], id_))

    def place(self, province: str, wishes: Sequence[Wish]) -> Place | None:
        """The best place for the first wish that has one; it is taken from then on."""
        grounds: dict[bool, _Part] = {}
        for index, wish in enumerate(wishes):
            frame, afloat = self._frame(wish), wish.fit is Fit.AFLOAT
            if afloat not in grounds:
                grounds[afloat] = self._part(province, wishes, afloat=afloat)
            spot = self._best(province, wish, grounds[afloat], frame)
            if spot is not None:
                row, column = spot
                self._take_frame(row, column, frame)
                x, y = (column + frame.width / 2) / self._scale, (row + frame.height / 2) / self._scale
                return Place(index, x, y)
        return None

    def _frame(self, wish: Wish) -> Frame:
        """The box of a wish with its margin, in cells."""
        margin = math.ceil((_BARE_MARGIN if wish.bare else _MARGIN) / self._cell)
        height, width = (math.ceil(length / self._cell) + 2 * margin for length in (wish.height, wish.width))
        return Frame(height, width, margin, wish.bare)

    def _cells(self, rect: QRectF) -> tuple[int, int, int, int]:
        scale = self._scale
        top, left = int(np.floor(rect.top() * scale)), int(np.floor(rect.left() * scale))
        bottom, right = int(np.ceil(rect.bottom() * scale)), int(np.ceil(rect.right() * scale))
        return max(0, top), max(0, left), bottom, right

    def _take(self, top: int, left: int, bottom: int, right: int) -> None:
        self._taken[top:bottom, left:right] += 1

    def _take_frame(self, row: int, column: int, frame: Frame) -> None:
        """Takes a box, and keeps words from the right of a ring alone, such rings from the left of words."""
        bottom, right, apart = row + frame.height, column + frame.width, round(_APART / self._cell)
        self._take(row, column, bottom, right + apart if frame.bare else right)
        if not frame.bare:
            self._before_words[row:bottom, max(0, column - apart) : column] += 1

    def _take_edges(self, depth: int) -> None:
        for edge in (slice(None, depth), slice(-depth, None)):
            self._taken[edge] += 1
            self._taken[:, edge] += 1

    def _part(self, province: str, wishes: Sequence[Wish], *, afloat: bool) -> _Part:
        """All ground on which a box could lie, in its province or on water beside it."""
        top, left, bottom, right = self._cells(self._paths.provinces[province].boundingRect())
        frames = [self._frame(wish) for wish in wishes if (wish.fit is Fit.AFLOAT) == afloat]
        down, across = max(frame.height for frame in frames), max(frame.width for frame in frames)
        beside = round(BESIDE / self._cell)
        down, across = (down + beside, across + beside) if afloat else (down // 2, across // 2)
        top, left = max(0, top - down), max(0, left - across)
        part = slice(top, bottom + down), slice(left, right + across)
        corners = slice(top, bottom + down + 1), slice(left, right + across + 1)
        ground = Ground(
            own=self._owner[part] == self._ids[province],
            land=(self._owner[part] != 0) & ~self._wet[part],
            taken=self._taken[part],
            before_words=self._before_words[part] > 0,
            plates=self._own_plates(province, top, left, self._taken[part].shape),
            water=self._water[corners],
            lines=self._lines[corners],
            cell=self._cell,
        )
        return _Part(top, left, ground)

    def _own_plates(self, province: str, row: int, column: int, shape: tuple[int, ...]) -> Counts:
        """How many of the province's own plates may stand on each cell of a part from a row and column on."""
        found: Counts = np.zeros(shape, np.uint8)
        for plate in self._plates.get(province, ()):
            cells = np.subtract(self._cells(plate), (row, column, row, column))
            top, left, bottom, right = np.maximum(cells, 0)
            found[top:bottom, left:right] += 1
        return found

    def _best(self, province: str, wish: Wish, part: _Part, frame: Frame) -> tuple[int, int] | None:
        """Row and column of the cheapest free box, or None."""
        ground = part.ground
        own = in_boxes(ground.own, frame.height, frame.width)
        possible = ground.fits(wish.fit, own, frame) & (own >= wish.inside * frame.area)
        rows, columns = np.nonzero(possible)
        if not len(rows):
            return None
        cost = (1 - own[possible] / frame.area) * _OUTSIDE_COST
        if wish.fit is Fit.UNDER:
            hidden = in_boxes(ground.plates, frame.height, frame.width)[possible]
            cost += hidden / frame.area * _HIDDEN_COST
        rows, columns = rows + part.top, columns + part.left
        cost += self._way(
            province, columns * self._cell + wish.width / 2, rows * self._cell + wish.height / 2
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
