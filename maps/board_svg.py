"""Reads a drawn board from its SVG; the form of the file is described in ``docs/boards.md``."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

from maps.board import Location
from maps.json_words import Problem
from maps.outline import Outline, flatten
from maps.shapes import WIDTH, Anchor, Shapes
from maps.svg_faults import BoardFault, BoardFileError
from maps.svg_figures import FIGURES, length, path_data
from maps.svg_paths import (
    FARTHEST,
    MOST_SEGMENTS,
    OUTSIDE_FAULTS,
    UNMOVED,
    TooManySegmentsError,
    moved,
    placing,
    read_path,
)
from maps.svg_search import UNSEEN
from maps.svg_text import SIZE_LIMIT, parse

# Limits of a whole file, and what the largest built-in board has.
PATH_LIMIT = 1_500_000  # characters of path data that count; 340,000
SUBPATH_LIMIT = 1_000  # 235
PATH_SUBPATH_LIMIT = 200  # 28, of one path
SEGMENT_LIMIT = 60_000  # 18,000
ARC_LIMIT = 1_000  # none; of one path

_NEUTRAL = ("surroundings", "lakes", "straits")
_PROVINCE = re.compile(r"[A-Z][A-Z0-9]*")
_CIRCLES = ("circle", "ellipse")


def load_shapes(source: Path | str | bytes) -> Shapes:
    """Reads a board's SVG from a file (``Path``), from its bytes or from its text.

    A view box of another size is scaled to ``WIDTH``, transforms are applied, cubic curves and arcs become
    quadratic ones.

    Raises:
        BoardFileError: naming the element that is wrong.
        OSError: if the file cannot be read.
    """
    root = parse(_read(source) if isinstance(source, Path) else source)
    height, base = _view_box(root)
    elements = list(_elements(root, base))
    paths = _outlines(elements)
    outlines = {id_: paths[id_] for id_ in paths if id_ not in _NEUTRAL}
    if not outlines:
        raise BoardFileError(BoardFault.EMPTY)
    surroundings, lakes, straits = (paths.get(id_, Outline()) for id_ in _NEUTRAL)
    units = _anchors(elements, "unit-")
    return Shapes(
        width=WIDTH,
        height=height,
        outlines=outlines,
        polygons={id_: flatten(outline) for id_, outline in outlines.items()},
        surroundings=surroundings,
        lakes=lakes,
        straits=straits,
        units={Location.parse(id_.replace("-", "/", 1)): anchor for id_, anchor in units.items()},
        names=_anchors(elements, "name-"),
    )


@dataclass(frozen=True, slots=True)
class _Element:
    """An element with an id, and where the transforms around it put it."""

    id: str
    tag: str
    attributes: dict[str, str]
    matrix: Any


def _read(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(SIZE_LIMIT + 1)


def _view_box(root: ET.Element) -> tuple[float, Any]:
    """The height in map units, and what scales the file to them."""
    try:
        left, top, width, height = map(float, root.get("viewBox", "").replace(",", " ").split())
    except ValueError as error:
        raise BoardFileError(BoardFault.NO_VIEW_BOX, "svg") from error
    sizes_fit = 1 <= width < FARTHEST and width / 50 < height < width * 10
    if not (sizes_fit and abs(left) < FARTHEST and abs(top) < FARTHEST):
        raise BoardFileError(BoardFault.NO_VIEW_BOX, "svg")
    return round(height * WIDTH / width, 2), placing(left, top, WIDTH / width)


def _elements(root: ET.Element, base: Any) -> Iterator[_Element]:
    """All with an id, in the order of the file; not by recursion, as a file may be nested deep."""
    todo = [(root, base)]
    while todo:
        element, outer = todo.pop()
        tag, id_ = element.tag.rpartition("}")[2], element.get("id", "")
        if tag in UNSEEN:
            continue
        try:
            matrix = moved(outer, element.get("transform"))
        except OUTSIDE_FAULTS as error:
            raise BoardFileError(BoardFault.TRANSFORM, id_ or tag, str(error)) from error
        if id_:
            yield _Element(id_, tag, dict(element.attrib), matrix)
        todo.extend((child, matrix) for child in reversed(element))


def _outlines(elements: list[_Element]) -> dict[str, Outline]:
    """The paths that count: provinces and the neutral ground; any other id is decoration."""
    found: dict[str, Outline] = {}
    length = subpaths = segments = 0
    for element in elements:
        if element.tag in FIGURES and (element.id in _NEUTRAL or _PROVINCE.fullmatch(element.id)):
            if element.id in found:
                raise BoardFileError(BoardFault.TWICE, element.id)
            data = _data(element)
            length += len(data)
            _limit(element, length, PATH_LIMIT, Problem.LIMIT_SIGNS)
            _limit(element, _count(data, "Mm"), PATH_SUBPATH_LIMIT, Problem.LIMIT_PARTS)
            _limit(element, _count(data, "Aa"), ARC_LIMIT, Problem.LIMIT_ARCS)
            outline = found[element.id] = _outline(element, data)
            subpaths += len(outline.subpaths)
            segments += sum(map(len, outline.subpaths))
            _limit(element, subpaths, SUBPATH_LIMIT, Problem.LIMIT_PARTS)
            _limit(element, segments, SEGMENT_LIMIT, Problem.LIMIT_SEGMENTS)
    return found


def _count(data: str, letters: str) -> int:
    return sum(map(data.count, letters))


def _limit(element: _Element, count: int, most: int, problem: Problem) -> None:
    if count > most:
        raise BoardFileError(BoardFault.TOO_LARGE, element.id, problem.format(most))


def _data(element: _Element) -> str:
    try:
        return path_data(element.tag, element.attributes)
    except ValueError as error:
        raise BoardFileError(BoardFault.BAD_PATH, element.id, str(error)) from error


def _outline(element: _Element, data: str) -> Outline:
    try:
        return read_path(data, element.matrix)
    except TooManySegmentsError as error:
        detail = Problem.LIMIT_SEGMENTS.format(MOST_SEGMENTS)
        raise BoardFileError(BoardFault.TOO_LARGE, element.id, detail) from error
    except OUTSIDE_FAULTS as error:
        raise BoardFileError(BoardFault.BAD_PATH, element.id, str(error)) from error


def _anchors(elements: list[_Element], prefix: str) -> dict[str, Anchor]:
    found: dict[str, Anchor] = {}
    for element in elements:
        if element.tag in _CIRCLES and element.id.startswith(prefix):
            key = element.id.removeprefix(prefix)
            if key in found:
                raise BoardFileError(BoardFault.TWICE, element.id)
            found[key] = _anchor(element)
    return found


def _anchor(element: _Element) -> Anchor:
    radii = ("r",) if element.tag == "circle" else ("rx", "ry")
    try:
        x, y, radius = (length(element.attributes, key) for key in ("cx", "cy", radii[0]))
        radius = min(radius, *(length(element.attributes, key) for key in radii))
    except ValueError as error:
        raise BoardFileError(BoardFault.BAD_ANCHOR, element.id, str(error)) from error
    if element.matrix is not UNMOVED:
        x, y = element.matrix.point_in_matrix_space((x, y))
        radius *= math.sqrt(abs(element.matrix.determinant))
    if not (radius >= 0 and all(abs(value) < FARTHEST for value in (x, y, radius))):
        raise BoardFileError(BoardFault.BAD_ANCHOR, element.id)
    return Anchor(x, y, radius)
