"""Mountains on closed land that is long and narrow: a barrier rather than a country."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from app.scene.figures import figure
from app.scene.ink import Ink
from app.theme import Theme, mixed
from maps.outline import Outline, inside
from maps.shapes import Shapes

_LONG = 2.4  # times as long as wide: a range
_PEAK = (18.0, 17.0)  # width and height in px
_APART = (17.0, 12.0)  # px from peak to peak, and from row to row
_RIDGE = 1.5  # px that the summit stands left of the middle of its foot
_FULL = (0.75, 0.55)  # the zoom from which on peaks have their full size, and the least share of it
_MANY = 0.75  # the zoom from which on a range has so many peaks that it looks the same wherever the first is
_CLEAR = 2.0  # px between a name and the peaks around it


def is_range(province: str, shapes: Shapes) -> bool:
    """Whether closed land is drawn as mountains."""
    corners = [complex(x, y) for x, y in shapes.polygons[province].minimum_rotated_rectangle.exterior.coords]
    short, long = sorted((abs(corners[1] - corners[0]), abs(corners[2] - corners[1])))
    return long > _LONG * short


def peak_inks(
    province: str, shapes: Shapes, theme: Theme, zoom: float, gaps: Sequence[QRectF] = ()
) -> Iterator[Ink]:
    """Rows of peaks from the back to the front, in map units, their feet within the province.

    They leave out ``gaps``, also in map units, for names.
    """
    unit = min(1.0, max(_FULL[1], zoom / _FULL[0])) / zoom
    clear = _CLEAR / zoom
    left, top, right, bottom = shapes.polygons[province].bounds
    ground = QRectF(left, top, right - left, bottom - top)
    wide = [gap.adjusted(-clear, -clear, clear, clear) for gap in gaps]
    free = [gap for gap in wide if gap.intersects(ground)]
    ways = [_rows(ground, shift, unit) for shift in _shifts(zoom)]
    standing = _standing([foot for way in ways for foot in way], shapes.outlines[province], unit)
    seen = {foot for foot in standing if not any(map(_peak_box(foot, unit).intersects, free))}
    for foot in max(([foot for foot in way if foot in seen] for way in ways), key=len):
        yield from _peak(foot, unit, theme)


def _shifts(zoom: float) -> Sequence[complex]:
    """Where the rows may begin, in parts of what is from peak to peak; where there are many it is all one."""
    return [complex(x / 4, y / 4) for x in range(4) for y in range(4)] if zoom < _MANY else [0j]


def _rows(ground: QRectF, shift: complex, unit: float) -> list[complex]:
    """The feet of peaks all over the ground."""
    across, down = _APART[0] * unit, _APART[1] * unit
    return [
        complex(
            ground.left() + (column - row % 2 / 2 - shift.real) * across,
            ground.top() + (row + shift.imag) * down,
        )
        for row in range(int(ground.height() / down) + 1)
        for column in range(int(ground.width() / across) + 3)
    ]


def _standing(feet: list[complex], outline: Outline, unit: float) -> list[complex]:
    """The feet of those peaks whose lower parts are within the outline."""
    half, height = _PEAK[0] * 0.36 * unit, _PEAK[1] * 0.6 * unit
    corners = [corner for foot in feet for corner in (foot - half, foot + half, foot - 1j * height)]
    within = inside(outline, np.array([(corner.real, corner.imag) for corner in corners]))
    stands = within[0::3] & within[1::3] & within[2::3]
    return [foot for foot, its_place in zip(feet, stands, strict=True) if its_place]


def _peak_box(foot: complex, unit: float) -> QRectF:
    width, height = _PEAK[0] * unit, _PEAK[1] * unit
    return QRectF(foot.real - width / 2, foot.imag - height, width, height)


def _peak(foot: complex, unit: float, theme: Theme) -> Iterator[Ink]:
    half, height = _PEAK[0] / 2, _PEAK[1]
    summit = complex(-_RIDGE, -height)
    lit, shade = mixed(theme.closed, theme.land, 0.75), mixed(theme.closed, theme.mark, 0.5)
    whole = figure((-half + 0j, summit, half + 0j), foot, 1, unit)
    yield Ink(whole, fill=lit)
    yield Ink(figure((summit, half + 0j, 1.5 + 0j, -0.5 - 8j), foot, 1, unit), fill=shade)
    yield Ink(whole, line=QColor(theme.mark), width=0.9 * unit)
