"""Mountains on closed land that is long and narrow: a barrier rather than a country."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from app.scene.figures import figure
from app.scene.ink import Ink
from app.theme import Theme, mixed
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
    free = [gap.adjusted(-clear, -clear, clear, clear) for gap in gaps]
    feet = max(
        ([*_clear_feet(province, shift, unit, shapes, free)] for shift in _shifts(zoom)),
        key=len,
    )
    for foot in feet:
        yield from _peak(foot, unit, theme)


def _shifts(zoom: float) -> Sequence[complex]:
    """Where the rows may begin, in parts of what is from peak to peak; where there are many it is all one."""
    return [complex(x / 4, y / 4) for x in range(4) for y in range(4)] if zoom < _MANY else [0j]


def _clear_feet(
    province: str, shift: complex, unit: float, shapes: Shapes, free: Sequence[QRectF]
) -> Iterator[complex]:
    left, top, right, bottom = shapes.polygons[province].bounds
    across, down = _APART[0] * unit, _APART[1] * unit
    feet = [
        complex(left + (column - row % 2 / 2 - shift.real) * across, top + (row + shift.imag) * down)
        for row in range(int((bottom - top) / down) + 1)
        for column in range(int((right - left) / across) + 3)
    ]
    for foot in _standing(province, feet, unit, shapes):
        if not any(map(_peak_box(foot, unit).intersects, free)):
            yield foot


def _standing(province: str, feet: list[complex], unit: float, shapes: Shapes) -> Iterator[complex]:
    half, height = _PEAK[0] * 0.36 * unit, _PEAK[1] * 0.6 * unit
    corners = [corner for foot in feet for corner in (foot - half, foot + half, foot - 1j * height)]
    found = shapes.provinces_at(corners)
    for index, foot in enumerate(feet):
        if all(there == province for there in found[3 * index : 3 * index + 3]):
            yield foot


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
