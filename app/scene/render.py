"""A picture as an image of any size, drawn by what draws the board view."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from app.scene.drawing import Drawing
from app.scene.picture import Picture
from app.scene.static_layer import CutOut
from app.theme import Theme
from maps.shapes import Shapes
from variants.variant import Variant


def render(
    variant: Variant, shapes: Shapes, picture: Picture, width: int, height: int, theme: Theme, language: str
) -> QImage:
    """The whole board in the middle of an image of that size in pixels."""
    return render_image(Drawing(variant, shapes, theme, language), picture, QSize(width, height))


def render_image(drawing: Drawing, picture: Picture, size: QSize) -> QImage:
    """The same with a drawing that is there already."""
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    draw_board(painter, drawing, picture, size)
    painter.end()
    return image


def draw_board(painter: QPainter, drawing: Drawing, picture: Picture, size: QSize) -> None:
    """Draws the whole board in the middle of a surface of that size in pixels."""
    shapes = drawing.paths.shapes
    zoom = min(size.width() / shapes.width, size.height() / shapes.height)
    board = QRect(0, 0, round(shapes.width * zoom), round(shapes.height * zoom))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.fillRect(QRect(0, 0, size.width(), size.height()), QColor(drawing.theme.window))
    painter.translate(QPointF((size.width() - board.width()) // 2, (size.height() - board.height()) // 2))
    drawing.draw(painter, CutOut(zoom, board), picture)
