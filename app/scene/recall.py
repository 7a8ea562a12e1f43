"""What follows from a board alone and takes long to find is found once, and kept with it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, TypeVar, cast

import msgspec
from cachetools import LRUCache
from PySide6.QtCore import QByteArray, QDataStream, QIODevice, qVersion
from PySide6.QtGui import QPainterPath

from app.fonts import FILES
from maps.board import Board
from maps.kept import kept, key_of, makers
from maps.shapes import Shapes
from resources import resource

RECENT: LRUCache[bytes, Any] = LRUCache(128)  # by key; a board has some ten answers for each zoom step
# All that decides what is kept.
PACKAGES = ("maps", "maps.facts", "variants", "resources", "app", "app.scene")

T = TypeVar("T")


def recalled(
    board: Board, shapes: Shapes, what: str, form: Any, make: Callable[[], T], **ways: Callable[[Any], Any]
) -> T:
    """What ``make`` finds, from memory or the cache if it is there; the same object is given again.

    ``what`` tells it apart from everything else about the board; for the rest see ``maps.kept.kept``.
    """
    key = key_about(board, shapes, what)
    if key in RECENT:
        return cast("T", RECENT[key])
    found: T = kept(key, form, make, **ways)
    if key:
        RECENT[key] = found
    return found


def key_about(board: Board, shapes: Shapes, what: str) -> bytes:
    """The key of something about a board as it is drawn; b"" for shapes whose content is not known."""
    return key_of(shapes.content, _record(board), _drawers(), what.encode()) if shapes.content else b""


def _record(board: Board) -> bytes:
    return msgspec.msgpack.encode(board.record)


@cache
def _drawers() -> bytes:
    """A hash of what decides how boards are drawn: modules, fonts and Qt."""
    fonts = b"".join(key_of(resource(f"fonts/SourceSans3-{name}.ttf").read_bytes()) for name in FILES)
    return key_of(makers(*PACKAGES), fonts, qVersion().encode())


def frozen_paths(paths: Iterable[QPainterPath]) -> bytes:
    """Paths as bytes."""
    data = QByteArray()
    stream = QDataStream(data, QIODevice.OpenModeFlag.WriteOnly)
    for path in paths:
        stream << path
    return bytes(data.data())


def thawed_paths(data: bytes) -> list[QPainterPath]:
    """The inverse of ``frozen_paths``.

    Raises:
        ValueError: if the bytes are not whole paths.
    """
    stream = QDataStream(QByteArray(data))
    paths = []
    while not stream.atEnd():
        path = QPainterPath()
        stream >> path
        if stream.status() is not QDataStream.Status.Ok:
            raise ValueError("not a path")
        paths.append(path)
    return paths
