"""A picture as an image of any size, drawn by what draws the board view."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect
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
    zoom = min(width / shapes.width, height / shapes.height)
    size = QRect(0, 0, round(shapes.width * zoom), round(shapes.height * zoom))
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(theme.window))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(QPointF((width - size.width()) // 2, (height - size.height()) // 2))
    Drawing(variant, shapes, theme, language).draw(painter, CutOut(zoom, size), picture)
    painter.end()
    return image
