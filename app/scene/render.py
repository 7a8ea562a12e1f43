"""A picture as an image of any size, drawn by what draws the board view."""

from __future__ import annotations

import math

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPaintDevice, QPainter, QPen

from app.scene.drawing import Drawing
from app.scene.picture import Picture
from app.scene.static_layer import CutOut
from app.theme import Theme
from maps.shapes import Shapes
from variants.variant import Variant

_SHEET = (1680, 1120)  # px within which a board is laid out at most; larger pictures enlarge that


def render(
    variant: Variant, shapes: Shapes, picture: Picture, width: int, height: int, theme: Theme, language: str
) -> QImage:
    """The whole board in the middle of an image of that size in pixels."""
    return render_image(Drawing(variant, shapes, theme, language), picture, QSize(width, height))


def render_image(drawing: Drawing, picture: Picture, size: QSize) -> QImage:
    """The same with a drawing that is there already."""
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    paint_board(image, drawing, picture, size)
    return image


def paint_board(device: QPaintDevice, drawing: Drawing, picture: Picture, size: QSize) -> None:
    """Draws the whole board on an image or into a file of that size in pixels.

    Whatever happens the painter ends: a device that goes while it is painted on takes the program along.
    """
    painter = QPainter(device)
    try:
        draw_board(painter, drawing, picture, size)
    finally:
        painter.end()


def draw_board(painter: QPainter, drawing: Drawing, picture: Picture, size: QSize) -> None:
    """Draws the whole board in the middle of a surface of that size in pixels.

    On large surfaces names, units and lines grow with the board: on paper, or shrunk to a screen, the whole
    is seen at once, and nobody zooms in.
    """
    shapes = drawing.paths.shapes
    pixels = min(size.width() / shapes.width, size.height() / shapes.height)  # to a map unit
    zoom = min(pixels, _SHEET[0] / shapes.width, _SHEET[1] / shapes.height)
    ratio = pixels / zoom
    board = QRectF(0, 0, shapes.width * pixels, shapes.height * pixels)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.fillRect(QRect(0, 0, size.width(), size.height()), QColor(drawing.theme.window))
    painter.translate(round((size.width() - board.width()) / 2), round((size.height() - board.height()) / 2))
    painter.setClipRect(board)
    painter.scale(ratio, ratio)
    rect = QRect(0, 0, math.ceil(shapes.width * zoom), math.ceil(shapes.height * zoom))
    drawing.draw(painter, CutOut(zoom, rect, ratio), picture)
    painter.setPen(QPen(QColor(drawing.theme.box_line), 2))  # the outer half is clipped
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(QRectF(0, 0, shapes.width * zoom, shapes.height * zoom))
