"""Drawn boards in a form that opens fast, kept in the user's cache; the SVG stays the source."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Literal, TypeAlias

import msgspec
import numpy as np
import shapely

from maps.board import Location
from maps.kept import kept, key_of, makers
from maps.outline import Outline, Segment, Subpath
from maps.shapes import Anchor, Shapes

_VALUES = {"M": 2, "L": 2, "Q": 4}

_Curves: TypeAlias = tuple[tuple[str, bytes], ...]  # each subpath: its letters, its numbers


class _Compiled(msgspec.Struct, array_like=True, frozen=True):
    """What is kept of ``Shapes``."""

    width: float
    height: float
    outlines: dict[str, _Curves]
    polygons: dict[str, bytes]  # well-known binary
    surroundings: _Curves
    lakes: _Curves
    straits: _Curves
    units: dict[str, tuple[float, float, float]]
    names: dict[str, tuple[float, float, float]]

    def __post_init__(self) -> None:
        """Raises ValueError if the numbers do not fit the letters, or the polygons the outlines."""
        for curves in (*self.outlines.values(), self.surroundings, self.lakes, self.straits):
            for letters, values in curves:
                counts = [letters.count(letter) for letter in _VALUES]
                numbers = sum(count * each for count, each in zip(counts, _VALUES.values(), strict=True))
                if sum(counts) != len(letters) or 8 * numbers != len(values):
                    raise ValueError(f"{len(values)} bytes of numbers for {letters[:20]!r}")
        if self.polygons.keys() != self.outlines.keys():
            raise ValueError("polygons of other provinces")


class _Outlines(Mapping[str, Outline]):
    """Outlines that are unpacked when they are first asked for: drawing has most of its lines ready."""

    def __init__(self, curves: Mapping[str, _Curves]) -> None:
        self._curves = curves
        self._found: dict[str, Outline] = {}

    def __getitem__(self, id_: str) -> Outline:
        if id_ not in self._found:
            self._found[id_] = _outline(self._curves[id_])
        return self._found[id_]

    def __iter__(self) -> Iterator[str]:
        return iter(self._curves)

    def __len__(self) -> int:
        return len(self._curves)


def compiled(svg: bytes, make: Callable[[bytes], Shapes], way: Literal["exact", "mended"]) -> Shapes:
    """The shapes that ``make`` makes of the SVG, from the cache if they are there.

    ``way`` keeps apart what different makers make.

    Raises:
        Whatever ``make`` raises; such a file is not cached.
    """
    key = key_of(way.encode(), makers("maps"), svg)
    shapes = kept(key, _Compiled, lambda: make(svg), _freeze, _thaw)
    shapes.know_content(key)
    return shapes


def _freeze(shapes: Shapes) -> _Compiled:
    return _Compiled(
        width=shapes.width,
        height=shapes.height,
        outlines={id_: _packed(outline) for id_, outline in shapes.outlines.items()},
        polygons={id_: shapely.to_wkb(polygon) for id_, polygon in shapes.polygons.items()},
        surroundings=_packed(shapes.surroundings),
        lakes=_packed(shapes.lakes),
        straits=_packed(shapes.straits),
        units={str(location): (a.x, a.y, a.radius) for location, a in shapes.units.items()},
        names={id_: (a.x, a.y, a.radius) for id_, a in shapes.names.items()},
    )


def _packed(outline: Outline) -> _Curves:
    return tuple(
        (
            "".join(segment[0] for segment in subpath),
            np.array([value for segment in subpath for value in segment[1:]], "<f8").tobytes(),
        )
        for subpath in outline.subpaths
    )


def _thaw(found: _Compiled) -> Shapes:
    try:
        polygons = shapely.from_wkb(list(found.polygons.values()))
    except shapely.errors.ShapelyError as error:
        raise ValueError(str(error)) from None
    return Shapes(
        width=found.width,
        height=found.height,
        outlines=_Outlines(found.outlines),
        polygons=dict(zip(found.polygons, polygons, strict=True)),
        surroundings=_outline(found.surroundings),
        lakes=_outline(found.lakes),
        straits=_outline(found.straits),
        units={Location.parse(text): Anchor(*place) for text, place in found.units.items()},
        names={id_: Anchor(*place) for id_, place in found.names.items()},
    )


def _outline(curves: _Curves) -> Outline:
    return Outline(tuple(_subpath(letters, values) for letters, values in curves))


def _subpath(letters: str, values: bytes) -> Subpath:
    numbers = iter(np.frombuffer(values, "<f8").tolist())
    return tuple(_segment(letter, numbers) for letter in letters)


def _segment(letter: str, numbers: Iterator[float]) -> Segment:
    x, y = next(numbers), next(numbers)
    if letter == "Q":
        return ("Q", x, y, next(numbers), next(numbers))
    return ("M", x, y) if letter == "M" else ("L", x, y)
