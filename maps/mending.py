"""Makes neighbours share their borders where somebody drew them a little apart or one over the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import shapely

from maps.board_svg import load_shapes
from maps.checks import overlaps
from maps.drawn_faults import Fault, FaultKind
from maps.drawn_places import LEAST_GROUND
from maps.outline import Outline, Segment, Subpath, flatten
from maps.shapes import Shapes

SLIP = 6.0  # map units by which a border may be off, of 3000 across the board


CROWD = (
    60  # curves that may lie about one curve on average; where each crosses each nothing can be worked out
)
CHUNK = 100


@dataclass
class OverlapError(Exception):
    """Provinces overlap, or their curves cross themselves, by far more than a slip of the hand."""

    faults: Sequence[Fault]


@dataclass
class TangledError(Exception):
    """The curves cross each other all over, most of all those of a province."""

    province: str


def load_mended(svg: bytes) -> Shapes:
    """The shapes of an SVG whose borders need not be exact.

    Raises:
        BoardFileError: naming the element that is wrong.
        OverlapError: naming the provinces that overlap, or cross themselves.
        TangledError: if they cross so often that nothing can be worked out.
    """
    shapes = load_shapes(svg)
    _refuse_tangles(shapes)
    faults = tuple(_crossed(shapes)) or tuple(overlaps(shapes, SLIP))
    if faults:
        raise OverlapError(faults)
    return mend(shapes)


def _crossed(shapes: Shapes) -> Iterator[Fault]:
    """The provinces whose curve crosses itself by more than a slip."""
    for id_, polygon in shapes.polygons.items():
        if not polygon.is_valid and abs(shapely.make_valid(polygon).area - polygon.area) > SLIP * SLIP:
            yield Fault(FaultKind.INVALID, (id_,))


def _refuse_tangles(shapes: Shapes) -> None:
    curves = [outline.curves() for outline in shapes.outlines.values()]
    owners = np.repeat(np.array(list(shapes.outlines)), [len(some) for some in curves])
    rows = np.concatenate(curves)
    x, y = rows[:, 0::2], rows[:, 1::2]
    boxes = shapely.box(x.min(axis=1), y.min(axis=1), x.max(axis=1), y.max(axis=1))
    tree = shapely.STRtree(boxes)
    left = CROWD * (len(boxes) + CHUNK)
    for start in range(0, len(boxes), CHUNK):
        met = tree.query(boxes[start : start + CHUNK])[1]
        left -= len(met)
        if left < 0:
            ids, counts = np.unique(owners[met], return_counts=True)
            raise TangledError(str(ids[counts.argmax()]))


def mend(shapes: Shapes) -> Shapes:
    """The same board with gaps and overlaps of up to ``SLIP`` closed; curves are straight pieces then.

    One whose neighbours share every curve and that fills its frame is given back as it is.
    """
    around = {"surroundings": shapes.surroundings, "lakes": shapes.lakes}
    grounds = [*shapes.polygons.values(), *map(flatten, around.values())]
    if _is_exact(shapes, grounds):
        return shapes
    sound = [*map(_sound, grounds), _passe_partout(shapes)]
    clean = shapely.coverage_clean(sound, gap_width=SLIP, snapping_distance=SLIP / 2)
    outlines = dict(zip([*shapes.polygons, *around], map(_outline, clean[:-1]), strict=True))
    surroundings, lakes = (outlines.pop(id_) for id_ in around)
    polygons = {id_: flatten(outline) for id_, outline in outlines.items()}
    return replace(shapes, outlines=outlines, polygons=polygons, surroundings=surroundings, lakes=lakes)


def _is_exact(shapes: Shapes, grounds: Sequence[Any]) -> bool:
    empty = shapes.width * shapes.height - float(np.sum(shapely.area(grounds)))
    sound = all(map(shapely.is_valid, grounds)) and shapely.coverage_is_valid(grounds)
    return bool(sound and abs(empty) < LEAST_GROUND * len(grounds))


def _sound(ground: Any) -> Any:
    """The ground without curves that cross themselves, and without what has no area."""
    parts = shapely.get_parts(shapely.make_valid(ground, method="structure", keep_collapsed=False))
    return shapely.MultiPolygon([part for part in shapely.get_parts(parts) if part.geom_type == "Polygon"])


def _passe_partout(shapes: Shapes) -> Any:
    """The ground around the frame, without which a gap that opens there would be no gap."""
    frame = shapely.box(0, 0, shapes.width, shapes.height)
    return shapely.difference(shapely.buffer(frame, shapes.width / 10, join_style="mitre"), frame)


def _outline(ground: Any) -> Outline:
    rings = shapely.get_rings(shapely.get_parts(ground))
    return Outline(tuple(_subpath(shapely.get_coordinates(ring).tolist()) for ring in rings))


def _subpath(points: list[list[float]]) -> Subpath:
    corners = [(round(x, 2) + 0.0, round(y, 2) + 0.0) for x, y in points]
    sides: list[Segment] = [("L", *corner) for corner in corners[1:]]
    return (("M", *corners[0]), *sides)
