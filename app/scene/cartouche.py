"""The board's title in an empty place of the map, as on a printed one: it grows with the map.

The place is found once for a board and language, and once more for small pictures: off all units and signs,
well within ground or water that nobody plays on, else on one sea, and as near to a corner as can be.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainterPath, QTransform

from app.fonts import FontRole
from app.scene.cells import box_sums, province_cells
from app.scene.ink import Ink
from app.scene.label_text import Run, run_path, splits
from app.scene.paths import BoardPaths
from app.scene.raster import coverage
from app.theme import Theme, faded

_SIZES = (3.0, 2.5, 2.0)  # map units to a px of the title's type; the largest first
_SMALL = 0.30  # the zoom below which such type could hardly be read,
_LARGER = 1.6  # and how much larger it is there, and its frame
_LINE = 19.0  # px from line to line
_MARGIN = (26.0, 15.0)  # map units around the text, across and down
_INSET = 7.0  # map units between the two lines of the frame
_EDGE = 3  # cells from the edge of the board, the least
_CELL = 10.0  # map units to a cell of the raster on which the place is looked for
_UNIT = 62.0  # map units around a unit place that stay free
_WITHIN = 2  # cells to the edge of neutral ground, the least
_SMALLER_COST = 420.0  # map units nearer to a corner for which type is 1 map unit to a px smaller

_Cells: TypeAlias = NDArray[np.bool_]  # those that could bear the title


@dataclass(frozen=True, slots=True)
class TitlePlace:
    """Where a title stands.

    Attributes:
        lines: its words.
        scale: map units to a px of its type.
        box: left, top, width and height in map units.
    """

    lines: tuple[str, ...]
    scale: float
    box: tuple[float, float, float, float]


class Cartouche:
    """The title of one board in one language; nothing where the board has no room for it."""

    def __init__(self, place: TitlePlace | None, growth: float) -> None:
        self._growth = growth
        self._scale = place.scale if place else 0.0
        self._lines = [_set(line) for line in place.lines] if place else []
        self._place = QRectF(*place.box) if place else None

    @property
    def box(self) -> QRectF | None:
        """Where it stands, in map units; None if the board has no room for it."""
        return self._place

    def inks(self, theme: Theme, zoom: float) -> Iterator[Ink]:
        """A framed panel with the title, in logical pixels from the board's corner."""
        if self._place is None:
            return
        box = QRectF(self._place.topLeft() * zoom, self._place.size() * zoom)
        line, thick = QColor(theme.mark), zoom * self._growth
        inset = _INSET * thick
        yield Ink(_panel(box), fill=faded(theme.panel, 0.9), line=line, width=3.0 * thick)
        yield Ink(_panel(box.adjusted(inset, inset, -inset, -inset)), line=line, width=1.2 * thick)
        size = self._scale * zoom
        top = box.center().y() - (len(self._lines) - 1) * _LINE / 2 * size + 5.3 * size
        for number, (text, width) in enumerate(self._lines):
            place = QTransform.fromTranslate(box.center().x() - width * size / 2, top + number * _LINE * size)
            yield Ink(place.scale(size, size).map(text), fill=QColor(theme.name))


def growth(zoom: float) -> float:
    """How much larger the title is on the map at a zoom than on one that is large enough."""
    return 1.0 if zoom >= _SMALL else _LARGER


def title_place(title: str, paths: BoardPaths, signs: Iterable[QRectF], growth: float) -> TitlePlace | None:
    """The best place for a title, clear of ``signs`` (in map units); None if there is none."""
    return _Search(title, paths, signs, growth).best()


class _Search:
    def __init__(self, title: str, paths: BoardPaths, signs: Iterable[QRectF], growth: float) -> None:
        self._growth = growth
        self._settings = splits(title)
        self._paths = paths
        self._owners = province_cells(paths, 1 / _CELL)
        self._taken = self._crowd(signs)

    def _crowd(self, signs: Iterable[QRectF]) -> NDArray[np.bool_]:
        """The cells near units and under signs."""
        taken = np.zeros(self._owners.shape, np.bool_)
        spots = (
            QRectF(a.x - _UNIT, a.y - _UNIT, 2 * _UNIT, 2 * _UNIT) for a in self._paths.shapes.units.values()
        )
        for box in (*spots, *signs):
            top, left = max(0, int(box.top() / _CELL)), max(0, int(box.left() / _CELL))
            taken[top : int(box.bottom() / _CELL) + 1, left : int(box.right() / _CELL) + 1] = True
        return taken

    def best(self) -> TitlePlace | None:
        """The cheapest place; on a sea only if there is none elsewhere."""
        for grounds in (self._neutral_grounds(), self._seas()):
            found: list[tuple[float, TitlePlace]] = []
            for lines, scale in product(self._settings, _SIZES):
                width = (max(_set(line)[1] for line in lines) * scale + 2 * _MARGIN[0]) * self._growth
                height = ((len(lines) * _LINE - 3) * scale + 2 * _MARGIN[1]) * self._growth
                smaller = (_SIZES[0] - scale) * _SMALLER_COST
                for cost, spot in self._best(width, height, grounds):
                    found.append((cost + smaller, TitlePlace(lines, scale * self._growth, _sides(spot))))
            if found:
                return min(found, key=lambda each: each[0])[1]
        return None

    def _neutral_grounds(self) -> list[_Cells]:
        rows, columns = self._owners.shape
        lakes = coverage([self._paths.lakes], columns, rows, QTransform.fromScale(1 / _CELL, 1 / _CELL)) > 0.9
        neutral = self._owners == 0
        return [_inner(ground) & ~self._taken for ground in (lakes & neutral, ~lakes & neutral)]

    def _seas(self) -> list[_Cells]:
        numbers = [number for number, id_ in enumerate(self._paths.provinces, 1) if id_ in self._paths.seas]
        return [(self._owners == number) & ~self._taken for number in numbers]

    def _best(self, width: float, height: float, grounds: list[_Cells]) -> Iterator[tuple[float, QRectF]]:
        """The cheapest place for a box of that size on each ground that has one."""
        down, across = int(np.ceil(height / _CELL)), int(np.ceil(width / _CELL))
        for cells in grounds:
            inner = cells[_EDGE:-_EDGE, _EDGE:-_EDGE]
            fits = box_sums(inner, down, across) == down * across
            if fits.any():
                away = np.where(fits, self._from_corner(fits.shape, down, across), np.inf)
                row, column = np.unravel_index(int(away.argmin()), away.shape)
                place = QRectF((column + _EDGE) * _CELL, (row + _EDGE) * _CELL, width, height)
                yield float(away[row, column]), place

    def _from_corner(self, shape: tuple[int, ...], down: int, across: int) -> NDArray[Any]:
        """How far each box is from the nearest corner, in map units."""
        tops = (np.arange(shape[0])[:, None] + _EDGE) * _CELL
        lefts = (np.arange(shape[1])[None, :] + _EDGE) * _CELL
        bottoms = self._paths.shapes.height - tops - down * _CELL
        rights = self._paths.shapes.width - lefts - across * _CELL
        return np.asarray(np.hypot(np.minimum(tops, bottoms), np.minimum(lefts, rights)))


def _inner(cells: _Cells) -> _Cells:
    """The cells that are not near the edge of their ground; the frame of the board is no edge."""
    around = 2 * _WITHIN + 1
    wide = np.pad(cells, _WITHIN, constant_values=True)
    return np.asarray(box_sums(wide, around, around) == around**2)


def _panel(box: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addRect(box)
    return path


def _set(line: str) -> tuple[QPainterPath, float]:
    """A line as a path, and its width in px."""
    return run_path(Run(line, FontRole.DOCK_TITLE))


def _sides(box: QRectF) -> tuple[float, float, float, float]:
    return box.left(), box.top(), box.width(), box.height()
