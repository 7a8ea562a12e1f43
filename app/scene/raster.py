"""Images as arrays: coverage masks of paths, blurs, and flat colours with a changing opacity."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPaintEngine, QPainter, QPainterPath, QTransform

Plane: TypeAlias = NDArray[np.float32]
_VECTORS = frozenset((QPaintEngine.Type.SVG, QPaintEngine.Type.Pdf))


def coverage(paths: Iterable[QPainterPath], width: int, height: int, transform: QTransform) -> Plane:
    """How much of each pixel the paths cover, 0…1, shape (height, width)."""
    image = QImage(width, height, QImage.Format.Format_Alpha8)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setTransform(transform)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("black"))
    for path in paths:
        painter.drawPath(path)
    painter.end()
    return np.asarray(_bytes(image) / np.float32(255), np.float32)


def _bytes(image: QImage) -> NDArray[np.uint8]:
    flat: NDArray[np.uint8] = np.frombuffer(image.constBits(), np.uint8)
    return flat.reshape(image.height(), image.bytesPerLine())[:, : image.width()]


def blurred(plane: Plane, radius: float) -> Plane:
    """The plane under three box blurs, close to a Gaussian whose edge is some ``2 * radius`` px wide."""
    reach = max(1, round(radius))
    for _ in range(6):  # down and across by turns
        plane = np.ascontiguousarray(_box(plane, reach).T)
    return plane


def _box(plane: Plane, reach: int) -> Plane:
    """The mean of each cell and so many above and below it; the edge rows go on beyond the plane."""
    height, width = plane.shape
    sums = np.empty((height + 2 * reach + 1, width), np.float32)
    sums[: reach + 1], sums[-reach:] = plane[0], plane[-1]
    sums[reach + 1 : reach + 1 + height] = plane
    for above, row in pairwise(sums):  # half the time of ``np.cumsum``, which goes down column by column
        np.add(above, row, out=row)
    means = sums[2 * reach + 1 :] - sums[: -2 * reach - 1]
    means /= np.float32(2 * reach + 1)
    return means


def veil(color: QColor, opacity: NDArray[Any]) -> QImage:
    """An image of one colour with the opacity of the plane (0…1)."""
    height, width = opacity.shape
    alpha = np.clip(opacity, 0, 1)
    pixels = np.zeros((height, width), np.uint32)
    for shift, channel in zip((0, 8, 16, 24), (color.blue(), color.green(), color.red(), 255), strict=True):
        pixels |= (alpha * np.float32(channel) + np.float32(0.5)).astype(np.uint32) << np.uint32(shift)
    image = QImage(pixels.data, width, height, 4 * width, QImage.Format.Format_ARGB32_Premultiplied)
    return image.copy()


@dataclass(frozen=True, slots=True, eq=False)
class Soft:
    """A colour with a changing opacity over a place.

    Attributes:
        opacity: by rows and columns, 0…1.
        place: what the rows and columns cover, in the painter's units.
        coarse: device pixels to one of its pixels.
        image: it as an image.
    """

    color: QColor
    opacity: Plane
    place: QRectF
    coarse: int
    image: QImage = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "image", veil(self.color, self.opacity))


def fill_softly(painter: QPainter, parts: Sequence[QPainterPath], soft: Soft) -> None:
    """Fills paths with it; in files of vectors by an image with their outlines, as textures fail there."""
    if painter.paintEngine().type() in _VECTORS:
        painter.drawImage(soft.place, _cut_out(parts, soft))
        return
    image, place = soft.image, soft.place
    brush = QBrush(image)
    across, down = place.width() / image.width(), place.height() / image.height()
    brush.setTransform(QTransform(across, 0, 0, down, place.x(), place.y()))
    for part in parts:
        painter.fillPath(part, brush)


def _cut_out(parts: Sequence[QPainterPath], soft: Soft) -> QImage:
    """The image at the device's resolution, transparent outside the paths."""
    fine = soft.opacity.repeat(soft.coarse, axis=0).repeat(soft.coarse, axis=1)
    height, width = fine.shape
    place = soft.place
    across, down = width / place.width(), height / place.height()
    transform = QTransform(across, 0, 0, down, -place.x() * across, -place.y() * down)
    near = [part for part in parts if part.controlPointRect().intersects(place)]
    return veil(soft.color, fine * coverage(near, width, height, transform))
