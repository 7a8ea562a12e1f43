"""Keeps drawn boards in a form that opens fast, in the user's cache; the SVG stays the source.

A cache file is named after what it was made from: the SVG's bytes and ``FORMAT``. It is believed only if its
name, its checksum and its inner form are right; anything else is made anew from the SVG. Data only, no code.
"""

from __future__ import annotations

import hashlib
import logging
import os
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Literal, TypeAlias

import msgspec
import platformdirs

from maps.board import Location
from maps.outline import Outline, Segment, Subpath, flatten
from maps.shapes import Anchor, Shapes

FORMAT = b"chancery board 1\n"  # to be raised with every change in how an SVG is read or in ``_Compiled``
FOLDER_VARIABLE = "CHANCERY_CACHE"
SUFFIX = ".board"
KEPT = 24  # files; each change of a board's SVG leaves one behind
SIZE_LIMIT = 64_000_000  # bytes

_VALUES = {"M": 2, "L": 2, "Q": 4}
_log = logging.getLogger(__name__)

_Curves: TypeAlias = tuple[tuple[str, tuple[float, ...]], ...]  # each subpath: its letters, its numbers


class _Compiled(msgspec.Struct, array_like=True, frozen=True):
    """What is kept of ``Shapes``; polygons follow from the outlines."""

    width: float
    height: float
    outlines: dict[str, _Curves]
    surroundings: _Curves
    lakes: _Curves
    straits: _Curves
    units: dict[str, tuple[float, float, float]]
    names: dict[str, tuple[float, float, float]]


def folder() -> Path:
    """Where compiled boards are kept: below ``CHANCERY_CACHE`` if set, else in the user's cache."""
    named = os.environ.get(FOLDER_VARIABLE)
    return (Path(named) if named else platformdirs.user_cache_path("chancery", appauthor=False)) / "boards"


def compiled(svg: bytes, make: Callable[[bytes], Shapes], way: Literal["exact", "mended"]) -> Shapes:
    """The shapes that ``make`` makes of the SVG, from the cache if they are there.

    A cache that cannot be read or written is no error. ``way`` keeps apart what different makers make.

    Raises:
        Whatever ``make`` raises; such a file is not cached.
    """
    key = hashlib.sha256(FORMAT + way.encode() + b"\n" + svg).digest()
    path = folder() / f"{key.hex()}{SUFFIX}"
    found = _read(path, key)
    if found is None:
        found = make(svg)
        _write(path, key, found)
    return found


def _read(path: Path, key: bytes) -> Shapes | None:
    try:
        with path.open("rb") as file:
            data = file.read(SIZE_LIMIT)
        head = FORMAT + key
        body = data[len(head) + 32 :]
        if data[: len(head) + 32] != head + hashlib.sha256(body).digest():
            return None
        return _thaw(msgspec.msgpack.decode(body, type=_Compiled))
    except FileNotFoundError:
        return None
    except (OSError, msgspec.MsgspecError, ValueError) as error:
        _log.info("%s is made anew: %s", path, error)
        return None


def _write(path: Path, key: bytes, shapes: Shapes) -> None:
    """At once or not at all: another process may be reading, or this one be killed."""
    body = msgspec.msgpack.encode(_freeze(shapes))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, suffix=".part")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(FORMAT + key + hashlib.sha256(body).digest() + body)
            Path(name).replace(path)
        except OSError:
            Path(name).unlink(missing_ok=True)
            raise
        _prune(path.parent)
    except OSError as error:
        _log.info("%s is not kept: %s", path, error)


def _prune(place: Path) -> None:
    files = [(path.stat().st_mtime, path) for path in place.glob(f"*{SUFFIX}")]
    for _, path in sorted(files, reverse=True)[KEPT:]:
        with suppress(OSError):
            path.unlink()


def _freeze(shapes: Shapes) -> _Compiled:
    return _Compiled(
        width=shapes.width,
        height=shapes.height,
        outlines={id_: _letters(outline) for id_, outline in shapes.outlines.items()},
        surroundings=_letters(shapes.surroundings),
        lakes=_letters(shapes.lakes),
        straits=_letters(shapes.straits),
        units={str(location): (a.x, a.y, a.radius) for location, a in shapes.units.items()},
        names={id_: (a.x, a.y, a.radius) for id_, a in shapes.names.items()},
    )


def _letters(outline: Outline) -> _Curves:
    return tuple(
        (
            "".join(segment[0] for segment in subpath),
            tuple(value for segment in subpath for value in segment[1:]),
        )
        for subpath in outline.subpaths
    )


def _thaw(kept: _Compiled) -> Shapes:
    outlines = {id_: _outline(curves) for id_, curves in kept.outlines.items()}
    return Shapes(
        width=kept.width,
        height=kept.height,
        outlines=outlines,
        polygons={id_: flatten(outline) for id_, outline in outlines.items()},
        surroundings=_outline(kept.surroundings),
        lakes=_outline(kept.lakes),
        straits=_outline(kept.straits),
        units={Location.parse(text): anchor for text, anchor in _anchors(kept.units).items()},
        names=_anchors(kept.names),
    )


def _outline(curves: _Curves) -> Outline:
    return Outline(tuple(_subpath(letters, values) for letters, values in curves))


def _subpath(letters: str, values: tuple[float, ...]) -> Subpath:
    if set(letters) - _VALUES.keys() or sum(_VALUES[letter] for letter in letters) != len(values):
        raise ValueError(f"{len(values)} numbers for {letters[:20]!r}")
    numbers = iter(values)
    return tuple(_segment(letter, numbers) for letter in letters)


def _segment(letter: str, numbers: Iterator[float]) -> Segment:
    x, y = next(numbers), next(numbers)
    if letter == "Q":
        return ("Q", x, y, next(numbers), next(numbers))
    return ("M", x, y) if letter == "M" else ("L", x, y)


def _anchors(places: Mapping[str, tuple[float, float, float]]) -> dict[str, Anchor]:
    return {key: Anchor(*place) for key, place in places.items()}
