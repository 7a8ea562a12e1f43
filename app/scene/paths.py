"""A board's outlines as painter paths in map units, and its lines told apart: coast, borders, sea borders.

Neighbours share the very same curves, so every line can be drawn once; dashes drawn from both sides would
fill each other's gaps.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from itertools import groupby

import msgspec
import numpy as np
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath

from app.scene.recall import frozen_paths, recalled, thawed_paths
from maps.board import Board, Location, Terrain
from maps.outline import Outline, Segment, Subpath, canonical, inside
from maps.shapes import Anchor, Shapes

_SURROUNDINGS, _LAKES, _STRAITS = "*surroundings", "*lakes", "*straits"
_LAND = frozenset((Terrain.LAND, Terrain.COAST, Terrain.IMPASSABLE))


class Kind(Enum):
    """What a stretch of outline is on the map."""

    COAST = auto()  # of the sea, also where its water counts as part of a province
    SHORE = auto()  # of lakes
    BORDER = auto()
    SEA_BORDER = auto()
    MOUTH = auto()  # where a strait opens into other water; not seen
    NOTHING = auto()  # the frame, and borders amid a strait


Key = tuple[float, ...]


@dataclass(frozen=True, slots=True, eq=False)
class BoardPaths:
    """What is drawn of a board, in map units.

    Attributes:
        provinces: the closed outline of each province.
        seas: ids of the water provinces.
        closed: ids of the impassable ones.
        lines: the lines of each kind, each drawn once, in runs as long as possible so that dashes flow.
    """

    board: Board
    shapes: Shapes
    provinces: Mapping[str, QPainterPath]
    seas: frozenset[str]
    closed: frozenset[str]
    surroundings: QPainterPath
    lakes: QPainterPath
    straits: QPainterPath
    lines: Mapping[Kind, Sequence[QPainterPath]]

    def anchor(self, location: Location) -> Anchor:
        """The unit place of a location; the province's own where the coast has none.

        Raises:
            KeyError: if the board has no such province.
        """
        places = self.shapes.units
        return places.get(location) or places[Location(location.province)]

    def point(self, location: Location) -> QPointF:
        """The middle of the unit place, in map units."""
        place = self.anchor(location)
        return QPointF(place.x, place.y)


class _Kept(msgspec.Struct, array_like=True, frozen=True):
    """What is kept of ``BoardPaths``."""

    areas: bytes  # the provinces in the order of the outlines, the surroundings, lakes and straits
    lines: dict[str, bytes]


def board_paths(board: Board, shapes: Shapes) -> BoardPaths:
    """Everything to draw of the board; takes some 0.1 s when it is made, and is kept then."""
    terrain = {id_: board.provinces[id_].terrain for id_ in shapes.outlines}

    def thaw(found: _Kept) -> BoardPaths:
        areas = thawed_paths(found.areas)
        lines = {Kind[name]: thawed_paths(data) for name, data in found.lines.items()}
        return _board_paths(board, shapes, areas, lines)

    def make() -> BoardPaths:
        outlines = (*shapes.outlines.values(), shapes.surroundings, shapes.lakes, shapes.straits)
        return _board_paths(board, shapes, list(map(closed_path, outlines)), _lines(terrain, shapes))

    return recalled(board, shapes, "paths", _Kept, make, freeze=_frozen, thaw=thaw)


def _frozen(paths: BoardPaths) -> _Kept:
    areas = [*paths.provinces.values(), paths.surroundings, paths.lakes, paths.straits]
    return _Kept(frozen_paths(areas), {kind.name: frozen_paths(lines) for kind, lines in paths.lines.items()})


def _board_paths(
    board: Board,
    shapes: Shapes,
    areas: Sequence[QPainterPath],
    lines: Mapping[Kind, Sequence[QPainterPath]],
) -> BoardPaths:
    *provinces, surroundings, lakes, straits = areas
    terrain = {id_: board.provinces[id_].terrain for id_ in shapes.outlines}
    return BoardPaths(
        board=board,
        shapes=shapes,
        provinces=dict(zip(shapes.outlines, provinces, strict=True)),
        seas=frozenset(id_ for id_, kind in terrain.items() if kind is Terrain.WATER),
        closed=frozenset(id_ for id_, kind in terrain.items() if kind is Terrain.IMPASSABLE),
        surroundings=surroundings,
        lakes=lakes,
        straits=straits,
        lines=lines,
    )


def closed_path(outline: Outline) -> QPainterPath:
    """The outline as a path that is filled by the even-odd rule."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    for subpath in outline.subpaths:
        _append(path, subpath)
        path.closeSubpath()
    return path


def _append(path: QPainterPath, segments: Iterable[Segment]) -> None:
    for segment in segments:
        match segment:
            case ("M", x, y):
                path.moveTo(x, y)
            case ("L", x, y):
                path.lineTo(x, y)
            case ("Q", cx, cy, x, y):
                path.quadTo(cx, cy, x, y)


def _lines(terrain: Mapping[str, Terrain], shapes: Shapes) -> Mapping[Kind, Sequence[QPainterPath]]:
    pieces = {
        **shapes.outlines,
        _SURROUNDINGS: shapes.surroundings,
        _LAKES: shapes.lakes,
        _STRAITS: shapes.straits,
    }
    keys = {id_: list(_keys(outline)) for id_, outline in pieces.items()}
    owners: dict[Key, set[str]] = {}
    for id_, rings in keys.items():
        for key in (key for ring in rings for key in ring):
            owners.setdefault(key, set()).add(id_)
    classes = {key: _classify(key, ids, terrain, shapes) for key, ids in owners.items()}
    _hide_amid_straits(classes, keys[_STRAITS], shapes)
    return _join(pieces, keys, classes)


def _keys(outline: Outline) -> Iterator[list[Key]]:
    rows = iter(map(tuple, np.round(canonical(outline.curves()), 2).tolist()))
    for subpath in outline.subpaths:
        yield [next(rows) for _ in subpath[1:]]


def _classify(key: Key, ids: set[str], terrain: Mapping[str, Terrain], shapes: Shapes) -> Kind:
    wet = {id_ for id_ in ids if terrain.get(id_) is Terrain.WATER}
    dry = {id_ for id_ in ids if id_ == _SURROUNDINGS or terrain.get(id_) in _LAND}
    if _on_frame(key, shapes):
        return Kind.NOTHING
    if _STRAITS in ids:
        return Kind.MOUTH if wet or _LAKES in ids else Kind.COAST
    if _LAKES in ids:
        return Kind.SHORE
    if wet and dry:
        return Kind.COAST
    if len(ids) == 1:
        return Kind.NOTHING
    return Kind.SEA_BORDER if wet else Kind.BORDER


def _hide_amid_straits(classes: dict[Key, Kind], straits: Iterable[list[Key]], shapes: Shapes) -> None:
    """A border between two provinces is not drawn on the water of a strait that counts as their land."""
    inner = Counter(key for ring in straits for key in ring)
    borders = [key for key, kind in classes.items() if kind is Kind.BORDER]
    middles = np.array([(key[2], key[3]) for key in borders]).reshape(-1, 2)
    wet = {key for key, is_wet in zip(borders, inside(shapes.straits, middles), strict=True) if is_wet}
    for key in wet | {key for key, sides in inner.items() if sides == 2}:
        classes[key] = Kind.NOTHING


def _on_frame(key: Key, shapes: Shapes) -> bool:
    x0, y0, _, _, x1, y1 = key
    return (x0 == x1 and x0 in (0, shapes.width)) or (y0 == y1 and y0 in (0, shapes.height))


def _join(
    pieces: Mapping[str, Outline], keys: Mapping[str, list[list[Key]]], classes: Mapping[Key, Kind]
) -> Mapping[Kind, Sequence[QPainterPath]]:
    paths: dict[Kind, list[QPainterPath]] = {kind: [] for kind in Kind}
    drawn: set[Key] = set()
    for id_, outline in pieces.items():
        for subpath, ring in zip(outline.subpaths, keys[id_], strict=True):
            for kind, run in _runs(subpath, ring, classes, drawn):
                path = QPainterPath()
                _append(path, run)
                paths[kind].append(path)
            drawn.update(ring)
    return paths


def _runs(
    subpath: Subpath, ring: list[Key], classes: Mapping[Key, Kind], drawn: set[Key]
) -> Iterator[tuple[Kind, list[Segment]]]:
    kinds = [Kind.NOTHING if key in drawn else classes[key] for key in ring]
    start = next((i for i in range(len(ring)) if kinds[i] is not kinds[i - 1]), 0)
    order = [*range(start, len(ring)), *range(start)]
    for kind, group in groupby(order, key=kinds.__getitem__):
        indices = list(group)
        if kind is not Kind.NOTHING:
            first: Segment = ("M", *_end(subpath[indices[0]]))
            yield kind, [first, *(subpath[index + 1] for index in indices)]


def _end(segment: Segment) -> tuple[float, float]:
    return segment[-2], segment[-1]
