"""Mountains on closed land that is long and narrow: a barrier rather than a country."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

import numpy as np
import shapely
from numpy.typing import NDArray
from PySide6.QtCore import QRectF

from app.scene.figures import figure
from app.scene.ink import Ink
from app.theme import Theme, mixed
from maps.shapes import Shapes

Places: TypeAlias = NDArray[np.float64]  # in map units

_LONG = 2.4  # times as long as wide: a range
_PEAK = (18.0, 17.0)  # width and height in px
_APART = (17.0, 12.0)  # px from peak to peak in a row, and from row to row
_RIDGE = 1.5  # px that the summit stands left of the middle of its foot
_FULL = (0.75, 0.42)  # the zoom from which on peaks have their full size, and the least share of it
_INSIDE = 0.8  # px of a peak's outline that may lie on the border
_FAINT = 0.45  # how much of a peak is seen behind a name
_FINE = 2.0  # px between the places that are tried


def is_range(province: str, shapes: Shapes) -> bool:
    """Whether closed land is drawn as mountains."""
    corners = [complex(x, y) for x, y in shapes.polygons[province].minimum_rotated_rectangle.exterior.coords]
    short, long = sorted((abs(corners[1] - corners[0]), abs(corners[2] - corners[1])))
    return long > _LONG * short


def peak_inks(
    province: str, shapes: Shapes, theme: Theme, zoom: float, gaps: Sequence[QRectF] = ()
) -> Iterator[Ink]:
    """Even rows of peaks along the whole province, from the back to the front and within it, in map units.

    They are faint in ``gaps``, also in map units: names can be read, and the range goes on behind them.
    """
    unit = min(1.0, max(_FULL[1], zoom / _FULL[0])) / zoom
    names = shapely.union_all([shapely.box(gap.left(), gap.top(), gap.right(), gap.bottom()) for gap in gaps])
    for foot in sorted(_feet(shapes.polygons[province], unit), key=lambda foot: (foot.imag, foot.real)):
        is_behind = shapely.intersects(names, _outline(foot, unit))
        yield from _peak(foot, unit, theme, _FAINT if is_behind else 1.0)


def _feet(polygon: Any, unit: float) -> Iterator[complex]:  # shapely has no types
    """The middles of the feet: evenly from end to end, and from row to row every other one."""
    inner, down = shapely.buffer(polygon, _INSIDE * unit), _APART[1] * unit
    across, highest, lowest = _rooms(polygon, unit)
    if not len(across):
        return
    steps = round((across[-1] - across[0]) / (_APART[0] / 2 * unit))
    for column, x in enumerate(np.linspace(across[0], across[-1], steps + 1)):
        top, bottom = np.interp(x, across, highest), np.interp(x, across, lowest)
        rows = round((bottom - top) / down) + 1
        for row in range(column % 2, rows, 2):
            foot = complex(x, top + (bottom - top) * (row / (rows - 1) if rows > 1 else 0.5))
            if shapely.covers(inner, _outline(foot, unit)):
                yield foot


def _rooms(polygon: Any, unit: float) -> tuple[Places, Places, Places]:
    """Where peaks find room from the left to the right, and how far up and down their feet may be there."""
    left, top, right, bottom = polygon.bounds
    across = np.arange(left, right, _FINE * unit)
    spots = np.array([_corners(complex(x), unit) for x in across])
    lines = np.stack([spots.real, np.full(spots.shape, top), spots.real, np.full(spots.shape, bottom)], -1)
    chords = shapely.intersection(shapely.linestrings(lines.reshape(*spots.shape, 2, 2)), polygon)
    spans = shapely.bounds(chords)
    highest = (spans[..., 1] - spots.imag).max(axis=1)
    lowest = (spans[..., 3] - spots.imag).min(axis=1)
    found = highest <= lowest  # never so where a corner is beyond the polygon
    return across[found], highest[found], lowest[found]


def _corners(foot: complex, unit: float) -> list[complex]:
    half, height = _PEAK[0] / 2, _PEAK[1]
    return [foot + corner * unit for corner in (complex(-half), complex(-_RIDGE, -height), complex(half))]


def _outline(foot: complex, unit: float) -> Any:
    return shapely.Polygon([(corner.real, corner.imag) for corner in _corners(foot, unit)])


def _peak(foot: complex, unit: float, theme: Theme, strength: float) -> Iterator[Ink]:
    half, height = _PEAK[0] / 2, _PEAK[1]
    summit = complex(-_RIDGE, -height)
    lit, shade = mixed(theme.closed, theme.land, 0.75), mixed(theme.closed, theme.mark, 0.5)
    whole = figure((-half + 0j, summit, half + 0j), foot, 1, unit)
    yield Ink(whole, fill=mixed(theme.closed, lit, strength))
    shaded = figure((summit, half + 0j, 1.5 + 0j, -0.5 - 8j), foot, 1, unit)
    yield Ink(shaded, fill=mixed(theme.closed, shade, strength))
    yield Ink(whole, line=mixed(theme.closed, theme.mark, strength), width=0.9 * unit)
