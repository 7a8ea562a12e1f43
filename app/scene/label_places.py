"""Where names go: found on a coarse raster of the board, once for each zoom step, smallest province first.

Every unit place is kept free, whether a unit stands there or not, so a name never jumps because a unit moved.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QTransform

from app.scene.paths import BoardPaths
from maps.shapes import Anchor

CELL = 2.0  # logical px to a cell of the raster
_MARGIN = 1  # cells kept free around a label
_CHANNEL = 255  # the number of cells on straits and lakes
_FRAME = 2  # cells kept free along the edge of the board
_AFLOAT = 0.9  # how much of a box that hangs out over the coast must lie in its province or on water
_OUTSIDE_COST = 2.2
_WAY = 140.0  # logical px of distance from the wanted place that cost as much as 1
_NEAR = 55.0  # logical px from the unit place within which a name is seen to belong to it
_ASTRAY = 70.0  # logical px farther that cost as much as 1

Cells: TypeAlias = NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Wish:
    """One way of setting a name: the size of its box in logical px.

    ``inside`` is the share of the box that must lie in the province; ``afloat`` lets the rest hang over water
    only.
    """

    width: float
    height: float
    inside: float
    afloat: bool = False


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
        shapes = paths.shapes
        self._units: dict[str, list[Anchor]] = {}
        for location, place in shapes.units.items():
            self._units.setdefault(location.province, []).append(place)
        self._columns = int(shapes.width * self._scale)
        self._rows = int(shapes.height * self._scale)
        self._ids = {id_: index + 1 for index, id_ in enumerate(paths.provinces)}
        self._owner = province_cells(paths, self._scale, _CHANNEL)
        wet = [_CHANNEL, *(self._ids[id_] for id_ in paths.seas)]
        self._water: Cells = np.isin(np.arange(256, dtype=np.uint8), wet)  # by number of province
        self._taken: Cells = np.zeros((self._rows, self._columns), np.bool_)
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
        for index, wish in enumerate(wishes):
            spot = self._best(province, wish)
            if spot is not None:
                row, column, height, width = spot
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

    def _best(self, province: str, wish: Wish) -> tuple[int, int, int, int] | None:
        """Row, column, height and width in cells of the cheapest free box, or None."""
        height = int(np.ceil(wish.height / CELL)) + 2 * _MARGIN
        width = int(np.ceil(wish.width / CELL)) + 2 * _MARGIN
        top, left, window = self._window(province, height, width)
        if window is None:
            return None
        own = box_sums(window == self._ids[province], height, width) / (height * width)
        rows, columns = window.shape
        taken = box_sums(self._taken[top : top + rows, left : left + columns], height, width)
        possible = (taken == 0) & (own >= wish.inside)
        if wish.afloat:
            possible &= own + box_sums(self._water[window], height, width) / (height * width) >= _AFLOAT
        if not possible.any():
            return None
        cost = np.where(
            possible, (1 - own) * _OUTSIDE_COST + self._way(province, top, left, own, wish), np.inf
        )
        row, column = np.unravel_index(int(cost.argmin()), cost.shape)
        return top + int(row), left + int(column), height, width

    def _window(self, province: str, height: int, width: int) -> tuple[int, int, Any]:
        """The part of the raster in which the box could lie."""
        box = self._paths.provinces[province].boundingRect()
        top, left, bottom, right = self._cells(box)
        top, left = max(0, top - height // 2), max(0, left - width // 2)
        window = self._owner[top : bottom + height // 2, left : right + width // 2]
        fits = window.shape[0] >= height and window.shape[1] >= width
        return top, left, window if fits else None

    def _way(self, province: str, top: int, left: int, grid: NDArray[Any], wish: Wish) -> NDArray[Any]:
        """The distance of each box's middle from the wanted place, and from units far off, as a cost."""
        rows = (np.arange(grid.shape[0], dtype=np.float32) + top) * CELL + wish.height / 2
        columns = (np.arange(grid.shape[1], dtype=np.float32) + left) * CELL + wish.width / 2

        def away(place: Anchor) -> NDArray[Any]:
            down, across = rows - place.y * self._zoom, columns - place.x * self._zoom
            return np.asarray(np.sqrt((down**2)[:, None] + (across**2)[None, :]))

        cost = away(self._paths.shapes.names[province]) / _WAY
        units = self._units.get(province)
        if units:
            astray = np.minimum.reduce([away(unit) for unit in units]) - _NEAR
            cost += np.maximum(astray, 0) / _ASTRAY
        return np.asarray(cost)


def province_cells(paths: BoardPaths, scale: float, channel: int = 0) -> NDArray[np.uint8]:
    """The board on a raster with so many cells to a map unit: the number of the province in each cell.

    Provinces are numbered from 1 in the order of ``paths``; 0 is outside of all, and straits and lakes have
    a number of their own.
    """
    image = QImage(
        int(paths.shapes.width * scale), int(paths.shapes.height * scale), QImage.Format.Format_Grayscale8
    )
    image.fill(0)
    painter = QPainter(image)
    painter.setTransform(QTransform.fromScale(scale, scale))
    painter.setPen(Qt.PenStyle.NoPen)
    for number, path in enumerate(paths.provinces.values(), start=1):
        painter.fillPath(path, QColor(number, number, number))
    for water in (paths.straits, paths.lakes):
        painter.fillPath(water, QColor(channel, channel, channel))
    painter.end()
    flat: NDArray[np.uint8] = np.frombuffer(image.constBits(), np.uint8)
    return flat.reshape(image.height(), image.bytesPerLine())[:, : image.width()].copy()


def box_sums(cells: NDArray[Any], height: int, width: int) -> NDArray[np.int64]:
    """For each box of that size inside the array, how many of its cells are set."""
    sums = np.zeros((cells.shape[0] + 1, cells.shape[1] + 1), np.int64)
    np.cumsum(np.cumsum(cells, axis=0, dtype=np.int64), axis=1, out=sums[1:, 1:])
    return np.asarray(
        sums[height:, width:] - sums[:-height, width:] - sums[height:, :-width] + sums[:-height, :-width]
    )
