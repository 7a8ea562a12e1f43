"""From degrees to map units: equal area, magnified where the small provinces are."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
import shapely
from pyproj import Transformer

from maps.atlas.recipe import LonLat, ProjectionRecord
from maps.outline import Points

WIDTH = 3000
_CURVE_STEPS = 10
_EDGE_STEPS = 12


class Projection:
    """Lambert's azimuthal equal-area projection, then a magnifier, then local bumps.

    The magnifier draws a point at distance r from the focus at ``A·asinh(r / A)``: true in the middle, ever
    tighter outwards, so that Germany has room and Siberia still is on the board.
    """

    def __init__(self, record: ProjectionRecord, height: int) -> None:
        self._record = record
        self.height = height
        system = f"+proj=laea +lat_0={record.latitude} +lon_0={record.longitude} +datum=WGS84 +units=km"
        self._transform = Transformer.from_crs("EPSG:4326", system, always_xy=True).transform
        self._focus = self._flat(np.array([record.focus]))
        self._bumps = [
            (self._magnified(self._flat(np.array([(bump.longitude, bump.latitude)]))), bump)
            for bump in record.bumps
        ]

    def points(self, degrees: Points) -> Points:
        """Map units of points in degrees, both of shape (n, 2)."""
        km = self._magnified(self._flat(degrees))
        shift = np.zeros_like(km)
        for center, bump in self._bumps:
            away = km - center
            square = (away**2).sum(axis=1, keepdims=True)
            shift += away * bump.gain * np.exp(-square / bump.radius_km**2)
        away = km + shift - np.array(self._record.center_km)
        scale = WIDTH / self._record.width_km
        flip = np.array([self._record.stretch * scale, -scale])
        return np.asarray(away * flip + np.array([WIDTH / 2, self.height / 2]), dtype=np.float64)

    def point(self, place: LonLat) -> tuple[float, float]:
        """Map units of one place in degrees."""
        x, y = self.points(np.array([place]))[0]
        return float(x), float(y)

    def geometry(self, geometry: Any) -> Any:
        """The geometry with every vertex projected."""
        return shapely.transform(geometry, self.points)

    def polygon(self, ring: Iterable[LonLat]) -> Any:
        """The projected polygon of a ring, its edges followed closely."""
        corners = list(ring)
        return shapely.Polygon(self.points(_denser(np.array([*corners, corners[0]], dtype=np.float64))))

    def curve(self, line: Iterable[LonLat]) -> Any:
        """The projected smooth curve through the places of a line."""
        return shapely.LineString(self.points(_denser(_catmull_rom(np.array(list(line), dtype=np.float64)))))

    def _flat(self, degrees: Points) -> Points:
        return np.column_stack(self._transform(degrees[:, 0], degrees[:, 1]))

    def _magnified(self, km: Points) -> Points:
        reach = self._record.magnifier_km
        away = km - self._focus
        r = np.hypot(away[:, 0], away[:, 1])[:, None] + 1e-9
        return np.asarray(self._focus + away * reach * np.arcsinh(r / reach) / r, dtype=np.float64)


def _catmull_rom(points: Points) -> Points:
    """A smooth curve through the points."""
    if len(points) < 3:
        return points
    padded = np.vstack([2 * points[0] - points[1], points, 2 * points[-1] - points[-2]])
    t = np.linspace(0, 1, _CURVE_STEPS, endpoint=False)[:, None]
    pieces = [
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
        for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:], strict=False)
    ]
    return np.vstack([*pieces, points[-1:]])


def _denser(points: Points) -> Points:
    """The same line with each edge cut into equal steps, so that its projection bends with the map."""
    t = np.linspace(0, 1, _EDGE_STEPS, endpoint=False)[None, :, None]
    between = points[:-1, None] * (1 - t) + points[1:, None] * t
    return np.vstack([between.reshape(-1, 2), points[-1:]])
