"""A drawn board, read from its SVG: curves to draw, polygons to hit, places for units and names."""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import shapely
import svgelements

from maps.board import Location
from maps.outline import Outline, Segment, Subpath, flatten

SIZE_LIMIT = 8_000_000  # characters; the largest built-in board has half a million
WIDTH = 3000
FARTHEST = 100_000  # map units; whatever lies farther out is a mistake

_NEUTRAL = ("surroundings", "lakes", "straits")


@dataclass(frozen=True, slots=True)
class Anchor:
    """A place in map units and the radius of the free room around it."""

    x: float
    y: float
    radius: float


class BoardFault(StrEnum):
    """What is wrong with a board's SVG."""

    TOO_LARGE = "too large"
    ENTITIES = "document type or entities"
    NOT_XML = "not XML"
    NO_VIEW_BOX = "no viewBox of the right width"
    TRANSFORM = "transformed element"
    BAD_PATH = "path not understood"
    BAD_ANCHOR = "anchor not understood"
    EMPTY = "no provinces"


@dataclass
class BoardFileError(Exception):
    """An SVG that is no board: what is wrong, with which element, and the words of the parser if any."""

    fault: BoardFault
    element: str = ""
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Shapes:
    """The geometry of one board in map units, y downwards."""

    width: float
    height: float
    outlines: Mapping[str, Outline]
    polygons: Mapping[str, Any]  # shapely.MultiPolygon, the outlines flattened
    surroundings: Outline
    lakes: Outline
    straits: Outline
    units: Mapping[Location, Anchor]
    names: Mapping[str, Anchor]
    _tree: Any = field(init=False, repr=False, compare=False)
    _ids: tuple[str, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_tree", shapely.STRtree(list(self.polygons.values())))
        object.__setattr__(self, "_ids", tuple(self.polygons))

    def province_at(self, x: float, y: float) -> str | None:
        """The province at a point in map units; None in the surroundings, on a lake and off the board."""
        found = self._tree.query(shapely.Point(x, y), predicate="intersects")
        return self._ids[found.min()] if len(found) else None


def load_shapes(source: Path | str) -> Shapes:
    """Reads a board's SVG from a file (``Path``) or from its text.

    Raises:
        BoardFileError: naming the element that is wrong.
        OSError: if the file cannot be read.
    """
    text = source if isinstance(source, str) else _read(source)
    root = _parse(text)
    width, height = _view_box(root)
    _refuse_transforms(root)
    paths = {id_: _outline(id_, data) for id_, data in _paths(root)}
    outlines = {id_: paths[id_] for id_ in paths if id_ not in _NEUTRAL}
    if not outlines:
        raise BoardFileError(BoardFault.EMPTY)
    surroundings, lakes, straits = (paths.get(id_, Outline()) for id_ in _NEUTRAL)
    return Shapes(
        width=width,
        height=height,
        outlines=outlines,
        polygons={id_: flatten(outline) for id_, outline in outlines.items()},
        surroundings=surroundings,
        lakes=lakes,
        straits=straits,
        units={Location.parse(id_.replace("-", "/", 1)): anchor for id_, anchor in _anchors(root, "unit-")},
        names=dict(_anchors(root, "name-")),
    )


def _read(path: Path) -> str:
    if path.stat().st_size > SIZE_LIMIT:
        raise BoardFileError(BoardFault.TOO_LARGE, detail=str(path))
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BoardFileError(BoardFault.NOT_XML, detail=str(error)) from error


def _parse(text: str) -> ET.Element:
    if len(text) > SIZE_LIMIT:
        raise BoardFileError(BoardFault.TOO_LARGE)
    if "<!DOCTYPE" in text or "<!ENTITY" in text:
        raise BoardFileError(BoardFault.ENTITIES)
    try:
        return ET.parse(io.StringIO(text)).getroot()  # noqa: S314 — entities are refused above
    except ET.ParseError as error:
        raise BoardFileError(BoardFault.NOT_XML, detail=str(error)) from error


def _view_box(root: ET.Element) -> tuple[float, float]:
    try:
        left, top, width, height = map(float, root.get("viewBox", "").split())
    except ValueError as error:
        raise BoardFileError(BoardFault.NO_VIEW_BOX, "svg") from error
    if (left, top, width) != (0, 0, WIDTH) or not 0 < height < 10 * WIDTH:
        raise BoardFileError(BoardFault.NO_VIEW_BOX, "svg")
    return width, height


def _refuse_transforms(root: ET.Element) -> None:
    """Coordinates are read as they stand, so none may be moved by an attribute."""
    for element in root.iter():
        if "transform" in element.keys():  # noqa: SIM118 — an element is no mapping
            raise BoardFileError(BoardFault.TRANSFORM, element.get("id", element.tag))


def _paths(root: ET.Element) -> Iterator[tuple[str, str]]:
    """Id and data of the paths that count; those without an id are decoration."""
    for element in root.iter():
        if element.tag.rpartition("}")[2] == "path" and element.get("id"):
            yield element.get("id", ""), element.get("d", "")


def _outline(id_: str, data: str) -> Outline:
    try:
        return Outline(tuple(_subpaths(svgelements.Path(data))))
    except (ValueError, TypeError, AttributeError, IndexError, ZeroDivisionError) as error:
        raise BoardFileError(BoardFault.BAD_PATH, id_, str(error)) from error


def _subpaths(path: Any) -> Iterator[Subpath]:
    current: list[Segment] = []
    for segment in path:
        if isinstance(segment, svgelements.Move):
            if len(current) > 2:
                yield tuple(current)
            current = [("M", *_point(segment.end))]
        else:
            current.extend(_drawn(segment))
    if len(current) > 2:
        yield tuple(current)


def _drawn(segment: Any) -> list[Segment]:
    if isinstance(segment, svgelements.QuadraticBezier):
        return [("Q", *_point(segment.control), *_point(segment.end))]
    if isinstance(segment, svgelements.Close):
        straight: list[Segment] = [("L", *_point(segment.end))]
        return [] if _point(segment.start) == _point(segment.end) else straight
    if isinstance(segment, svgelements.Line):
        return [("L", *_point(segment.end))]
    raise ValueError(type(segment).__name__)


def _point(point: Any) -> tuple[float, float]:
    """Rounded, so that relative steps in the file do not drift apart between neighbours."""
    if not (abs(point.x) < FARTHEST and abs(point.y) < FARTHEST):
        raise ValueError(f"{point.x} {point.y}")
    return round(point.x, 2) + 0.0, round(point.y, 2) + 0.0


def _anchors(root: ET.Element, prefix: str) -> Iterator[tuple[str, Anchor]]:
    for element in root.iter():
        id_ = element.get("id", "")
        if id_.startswith(prefix):
            yield id_.removeprefix(prefix), _anchor(id_, element)


def _anchor(id_: str, element: ET.Element) -> Anchor:
    try:
        x, y, radius = (float(element.get(key, "")) for key in ("cx", "cy", "r"))
    except ValueError as error:
        raise BoardFileError(BoardFault.BAD_ANCHOR, id_, str(error)) from error
    if not all(0 <= value < FARTHEST for value in (x, y, radius)):
        raise BoardFileError(BoardFault.BAD_ANCHOR, id_)
    return Anchor(x, y, radius)
