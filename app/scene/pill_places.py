"""Where the pills stand that name the coasts of a split-coast province.

A pill that lies on a neighbour's land, or on the water of another coast, names the wrong one. So it goes to
the water of its own coast, or to its own shore, wherever it covers least around its unit place. Plates and
pills take the more of the map the smaller that is, so there are places for several zooms.
"""

from __future__ import annotations

import cmath
import math
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF

from app.scene.bridges import board_spans
from app.scene.measures import plate_kinds, plate_rect, scaled, unit_scale, unit_spots
from app.scene.paths import BoardPaths
from app.scene.recall import recalled
from maps.board import Board, Location
from maps.ground import Ground
from variants.orders import UnitKind

_PILL = (22.0, 15.0)
_NEAREST = (33.2, 23.2)  # px from the unit place to the pill's middle, beside it and below it
_REACHES = (1.0, 1.05, 1.15, 1.35, 1.6)  # times as far
_DIRECTIONS = 24
_ZOOMS = (1.2, 0.8, 0.56, 0.4, 0.33, 0.3)  # from each of these on; the last also below
_TOUCHED = 0.25  # what a margin on another sign costs, in parts of the pill itself on it
_AROUND = 60.0  # map units around all its pills that tell how long the borders under them are
_MARGIN, _LEAST = 3.5, 1.5  # px around a pill that other signs and foreign shores should keep off, and must
_SHORE = 8.0  # px around a pill within which its own water is seen
_FOREIGN, _WRONG_WATER, _OFF_BOARD, _COVERS = 4.0, 4.0, 8.0, 4.0  # what a whole pill of each costs
_TOUCHES, _OWN_LAND, _INLAND, _HIDES, _FAR = 1.2, 0.3, 1.0, 2.5, 0.35

_Sides: TypeAlias = tuple[tuple[float, float], ...]  # of each coast, in the order of the unit places


def pill_rect(location: Location, paths: BoardPaths, zoom: float) -> QRectF:
    """The pill that names a coast, in logical pixels from the board's corner."""
    step = next((step for step in _ZOOMS if step <= zoom + 1e-6), _ZOOMS[-1])
    return _pill(paths.point(location) * zoom, _sides(paths, step)[location], unit_scale(zoom))


def reserved(board: Board, paths: BoardPaths, zoom: float) -> Iterator[QRectF]:
    """What no name may cover, in map units: unit places, and coast pills, shown or not."""
    yield from (spot for _, spot in unit_spots(board, paths, zoom))
    for location in _coasts(paths):
        yield scaled(pill_rect(location, paths, zoom), 1 / zoom)


def _pill(center: QPointF, side: complex, scale: float) -> QRectF:
    width, height = (length * scale for length in _PILL)
    middle = center + QPointF(side.real, side.imag) * scale
    return QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)


def _coasts(paths: BoardPaths) -> list[Location]:
    return [location for location in paths.shapes.units if location.coast]


@lru_cache(maxsize=64)
def _sides(paths: BoardPaths, zoom: float) -> dict[Location, complex]:
    """From each coast's unit place to the middle of its pill, in px before they are scaled."""

    def make() -> _Sides:
        return tuple((side.real, side.imag) for side in _found(paths, zoom))

    found = recalled(paths.board, paths.shapes, f"pills {zoom}", _Sides, make)
    return {location: complex(*side) for location, side in zip(_coasts(paths), found, strict=True)}


def _candidates() -> list[complex]:
    """Below, above and beside the unit first, as the first of equals is taken."""
    turns = sorted(range(_DIRECTIONS), key=lambda turn: (turn % (_DIRECTIONS // 4) != 0, turn))
    ways = [cmath.rect(1, 2 * math.pi * turn / _DIRECTIONS) * 1j for turn in turns]
    across, down = _NEAREST
    return [complex(way.real * across, way.imag * down) * reach for reach in _REACHES for way in ways]


def _found(paths: BoardPaths, zoom: float) -> Iterator[complex]:
    """The best sides, one coast after the other; those found are taken for the next."""
    scale, candidates = unit_scale(zoom), _candidates()
    taken = list(_signs(paths, zoom))
    for location in _coasts(paths):
        center = paths.point(location) * zoom
        pills = [_pill(center, side, scale) for side in candidates]
        plate = plate_rect(UnitKind.FLEET, center, scale)
        ground = _ground_costs(location, paths, [scaled(pill, 1 / zoom) for pill in pills], zoom)
        cover = np.array([_covered(pill, [*taken, plate]) for pill in pills])
        reach = np.repeat(_REACHES, _DIRECTIONS)
        best = int((ground + _COVERS * cover + _FAR * (reach - 1)).round(3).argmin())
        taken.append(pills[best])
        yield candidates[best]


def _signs(paths: BoardPaths, zoom: float) -> Iterator[QRectF]:
    """The plates that may stand on the board and the links that are drawn on it, in px."""
    scale = unit_scale(zoom)
    for location in paths.shapes.units:
        for kind in plate_kinds(paths.board, location):
            yield plate_rect(kind, paths.point(location) * zoom, scale)
    for span in board_spans(paths.board, paths.shapes):
        for (x0, y0), (x1, y1) in pairwise(span.way):
            box = QRectF(QPointF(x0, y0), QPointF(x1, y1)).normalized()
            yield scaled(box, zoom).adjusted(-8, -8, 8, 8)


def _covered(pill: QRectF, signs: list[QRectF]) -> float:
    """How much of the signs a pill covers, as a share of it; a bit more near any or touching it."""
    wide, least = (_grown(pill, margin) for margin in (_MARGIN, _LEAST))
    near = [sign for sign in signs if sign.intersects(wide)]
    hidden, touched = (sum(_size(box & sign) for sign in near) for box in (pill, wide))
    touching = any(sign.intersects(least) for sign in near)
    return (hidden + _TOUCHED * touched) / _size(pill) + 0.1 * bool(near) + 0.05 * touching


def _grown(box: QRectF, margin: float) -> QRectF:
    return box.adjusted(-margin, -margin, margin, margin)


def _size(box: QRectF) -> float:
    return box.width() * box.height()


def _ground_costs(
    location: Location, paths: BoardPaths, boxes: list[QRectF], zoom: float
) -> NDArray[np.float64]:
    """What each box, in map units, costs by what it lies on."""
    board, rows = paths.board, _rows(boxes, _AROUND)
    ground = Ground(paths.shapes, (*rows[:, :2].min(0), *rows[:, 2:].max(0)))
    waters = {near.province for near in board.fleet_neighbours(location)} & paths.seas
    shares = ground.shares(_rows(boxes))
    none = np.zeros(len(boxes))
    own = shares.get(location.province, none)
    wrong = sum((shares[id_] for id_ in shares.keys() & paths.seas - waters), none)
    foreign = sum((shares[id_] for id_ in shares.keys() - paths.seas - {location.province}), none)
    off = 1 - sum(shares.values(), none)
    strange = [id_ for id_ in shares if id_ not in waters and id_ != location.province]
    wide, around = (ground.shares(_rows(boxes, margin / zoom)) for margin in (_MARGIN, _SHORE))
    touches = sum((wide[id_] for id_ in strange), none) > 0
    inland = sum((around[id_] for id_ in waters & around.keys()), none) == 0
    cost = _FOREIGN * foreign + _WRONG_WATER * wrong + _OFF_BOARD * off + _OWN_LAND * own
    return np.asarray(
        cost + _TOUCHES * touches * 0.3 + _INLAND * inland + _HIDES * _most_of(ground.hidden(_rows(boxes)))
    )


def _most_of(hidden: NDArray[np.float64]) -> NDArray[np.float64]:
    """The share of a border that counts as hidden: a small part of a long one does not matter."""
    return np.where(hidden > 0.25, hidden, 0.0)


def _rows(boxes: list[QRectF], margin: float = 0.0) -> NDArray[np.float64]:
    return np.array([_grown(box, margin).getCoords() for box in boxes])
