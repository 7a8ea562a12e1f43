"""The map as pictures: its ground and its names, drawn once and shown many times."""

from __future__ import annotations

import zlib
from collections.abc import Hashable
from dataclasses import dataclass
from typing import TypeAlias

from cachetools import LRUCache
from PySide6.QtGui import QImage

from app.scene.drawing import Drawing
from app.scene.picture import Picture
from app.scene.recall import key_about
from app.scene.static_layer import CutOut
from maps.kept import kept

_ROOM = 96_000_000  # bytes of rasters that stay in memory, to come back at once; of a full screen some 10 MB
_QUICK = 1  # zlib's level: others take several times as long for a file that is hardly smaller

_Kept: TypeAlias = tuple[bytes, bytes]


@dataclass(frozen=True, slots=True, eq=False)
class Raster:
    """A cut-out of the map: the bare ground, and the names and centres above it."""

    cut: CutOut
    ground: QImage
    names: QImage


def _size(raster: Raster) -> int:
    return int(raster.ground.sizeInBytes() + raster.names.sizeInBytes())


DRAWN: LRUCache[Hashable, Raster] = LRUCache(_ROOM, getsizeof=_size)


def raster_of(drawing: Drawing, cut: CutOut, picture: Picture, *, keep: bool = False) -> Raster:
    """The raster, drawn now or before in this process.

    Args:
        drawing: the board.
        cut: which part of it.
        picture: who owns what.
        keep: keep it for later starts as well, which then show the board in half the time; not for positions
            that are somebody's secret.
    """
    key = (drawing.look(picture), cut)
    raster = DRAWN.get(key)
    if raster is None:
        raster = _recalled(drawing, cut, picture) if keep else _draw(drawing, cut, picture)
        if _size(raster) <= DRAWN.maxsize:
            DRAWN[key] = raster
    return raster


def _draw(drawing: Drawing, cut: CutOut, picture: Picture) -> Raster:
    return Raster(cut, drawing.ground_image(cut, picture), drawing.names_image(cut, picture))


def _recalled(drawing: Drawing, cut: CutOut, picture: Picture) -> Raster:
    def thaw(found: _Kept) -> Raster:
        ground, names = (_thawed(data, cut) for data in found)
        return Raster(cut, ground, names)

    key = key_about(drawing.variant.board, drawing.paths.shapes, f"raster {drawing.traits(picture)} {cut}")
    return kept(key, _Kept, lambda: _draw(drawing, cut, picture), _frozen, thaw)


def _frozen(raster: Raster) -> _Kept:
    ground, names = (zlib.compress(image.constBits(), _QUICK) for image in (raster.ground, raster.names))
    return ground, names


def _thawed(data: bytes, cut: CutOut) -> QImage:
    like = cut.image()
    try:
        pixels = zlib.decompress(data)
    except zlib.error as error:
        raise ValueError(str(error)) from None
    if len(pixels) != like.sizeInBytes():
        raise ValueError("not an image of this size")
    image = QImage(pixels, like.width(), like.height(), like.bytesPerLine(), like.format()).copy()
    image.setDevicePixelRatio(cut.ratio)
    return image
