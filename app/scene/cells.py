"""The board on a coarse raster: whose each cell is, which ones lines run through, and sums over boxes."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QTransform

from app.scene.paths import BoardPaths, Kind

_LINES = (Kind.COAST, Kind.SHORE, Kind.BORDER, Kind.SEA_BORDER)
_TOUCHED = 25  # of 255 of a cell that a line covers, from which on the line runs through it

Cells: TypeAlias = NDArray[np.bool_]
Sums: TypeAlias = NDArray[np.int32]
"""For each corner of the cells, how many set ones are above and left of it."""


def province_cells(paths: BoardPaths, scale: float, channel: int = 0) -> NDArray[np.uint8]:
    """The board on a raster with so many cells to a map unit: the number of the province in each cell.

    Provinces are numbered from 1 in the order of ``paths``; 0 is outside of all, and straits and lakes have
    a number of their own.
    """
    image, painter = _raster(paths, scale)
    painter.setPen(Qt.PenStyle.NoPen)
    for number, path in enumerate(paths.provinces.values(), start=1):
        painter.fillPath(path, QColor(number, number, number))
    for water in (paths.straits, paths.lakes):
        painter.fillPath(water, QColor(channel, channel, channel))
    painter.end()
    return _pixels(image)


def line_cells(paths: BoardPaths, scale: float, breadth: float) -> Cells:
    """The cells that coasts, borders and dashes run through; ``breadth`` in map units."""
    image, painter = _raster(paths, scale)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(QColor("white"), breadth)
    pen.setJoinStyle(Qt.PenJoinStyle.BevelJoin)
    for kind in _LINES:
        for line in paths.lines[kind]:
            painter.strokePath(line, pen)
    painter.end()
    return np.asarray(_pixels(image) >= _TOUCHED)


def _raster(paths: BoardPaths, scale: float) -> tuple[QImage, QPainter]:
    shapes = paths.shapes
    image = QImage(int(shapes.width * scale), int(shapes.height * scale), QImage.Format.Format_Grayscale8)
    image.fill(0)
    painter = QPainter(image)
    painter.setTransform(QTransform.fromScale(scale, scale))
    return image, painter


def _pixels(image: QImage) -> NDArray[np.uint8]:
    flat: NDArray[np.uint8] = np.frombuffer(image.constBits(), np.uint8)
    return flat.reshape(image.height(), image.bytesPerLine())[:, : image.width()].copy()


def corner_sums(cells: Cells) -> Sums:
    """What ``in_boxes`` needs; one row and column more than there are cells."""
    sums = np.zeros((cells.shape[0] + 1, cells.shape[1] + 1), np.int32)
    np.cumsum(np.cumsum(cells, axis=0, dtype=np.int32), axis=1, out=sums[1:, 1:])
    return sums


def in_boxes(sums: Sums, height: int, width: int) -> Sums:
    """For each box of that size among the cells, how many of its cells are set."""
    found = sums[height:, width:] - sums[:-height, width:]
    found -= sums[height:, :-width]
    found += sums[:-height, :-width]
    return np.asarray(found)


def box_sums(cells: NDArray[Any], height: int, width: int) -> Sums:
    """The same from the cells themselves."""
    return in_boxes(corner_sums(cells), height, width)
