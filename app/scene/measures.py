"""How large signs are at a zoom, and the places that units take: plates and text hardly grow with the map."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF

from app.scene.paths import BoardPaths
from app.scene.units import CASING, plate_outline
from maps.board import Board, Location, Terrain
from variants.orders import UnitKind

LABEL_STEPS = (
    *(percent / 100 for percent in range(14, 40)),
    *(0.40, 0.44, 0.48, 0.52, 0.56, 0.68, 0.80, 1.0, 1.20),
)
MAX_ZOOM = 4.0
PILLS_ALWAYS = 0.80
_UNIT_SCALES = ((0.14, 0.62), (0.24, 0.78), (0.34, 0.84), (0.50, 1.0), (1.0, 1.0), (2.0, 1.15))


def unit_scale(zoom: float) -> float:
    """The size of plates and arrows at a zoom; 1.0 from 50 % up, at most 1.15."""
    if zoom <= _UNIT_SCALES[0][0]:
        return _UNIT_SCALES[0][1]
    for (low, small), (high, large) in pairwise(_UNIT_SCALES):
        if zoom <= high:
            return small + (large - small) * (zoom - low) / (high - low)
    return _UNIT_SCALES[-1][1]


def label_step(zoom: float) -> float | None:
    """The zoom for which names are placed when the map is shown at this one; None if they are too small."""
    return max((step for step in LABEL_STEPS if step <= zoom + 1e-6), default=None)


def plate_rect(kind: UnitKind, center: QPointF, scale: float) -> QRectF:
    """A plate with its casing around a point, in logical pixels."""
    box = plate_outline(kind).boundingRect().adjusted(-CASING, -CASING, CASING, CASING)
    return QRectF(box.x() * scale, box.y() * scale, box.width() * scale, box.height() * scale).translated(
        center
    )


def unit_spots(board: Board, paths: BoardPaths, zoom: float) -> Iterator[tuple[Location, QRectF]]:
    """Each unit place and the largest plate that may stand there, in map units."""
    for location in paths.shapes.units:
        for kind in plate_kinds(board, location):
            place = paths.point(location)
            box = plate_rect(kind, QPointF(), unit_scale(zoom))
            yield location, scaled(box, 1 / zoom).translated(place)


def plate_kinds(board: Board, location: Location) -> tuple[UnitKind, ...]:
    """What kinds of unit may stand at a unit place."""
    province = board.provinces[location.province]
    match province.terrain:
        case Terrain.LAND:
            return (UnitKind.ARMY,)
        case Terrain.WATER:
            return (UnitKind.FLEET,)
        case Terrain.IMPASSABLE:
            return ()
    if location.coast:
        return (UnitKind.FLEET,)
    return (UnitKind.ARMY,) if province.coasts else (UnitKind.ARMY, UnitKind.FLEET)


def scaled(box: QRectF, factor: float) -> QRectF:
    """The rectangle at another zoom."""
    return QRectF(box.x() * factor, box.y() * factor, box.width() * factor, box.height() * factor)
