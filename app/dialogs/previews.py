"""Small pictures of boards at their start: drawn one at a time when nothing else is to be done, and kept."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QSize, Qt, QTimer
from PySide6.QtGui import QImage

from app.boards import board_shapes
from app.scene.drawing import Drawing
from app.scene.label_text import NameMode
from app.scene.picture import Picture
from app.scene.render import render_image
from app.theme import Theme
from app.translation import language
from maps.shapes import Shapes
from variants.variant import Variant

_DRAWN_WIDTH = 640  # px of the drawing, which is shrunk with its units
_kept: dict[tuple[Theme, str, int], tuple[Shapes, QImage]] = {}


def preview(theme: Theme, variant: Variant, width: int) -> QImage:
    """The board with the first units and the owners' colours, so many device pixels wide."""
    shapes = board_shapes(variant.board.id)
    drawing = Drawing(variant, shapes, theme, language())
    drawing.names = NameMode.NONE  # nobody could read them
    size = QSize(_DRAWN_WIDTH, round(_DRAWN_WIDTH * shapes.height / shapes.width))
    large = render_image(drawing, Picture(variant.start()), size)
    return large.scaledToWidth(width, Qt.TransformationMode.SmoothTransformation)


def preview_later(
    owner: QObject, theme: Theme, variant: Variant, width: int, done: Callable[[QImage], None]
) -> None:
    """Gives the picture to ``done``: at once if it is kept, else in an idle moment."""
    shapes = board_shapes(variant.board.id)  # others if one of the user's own boards was changed
    key = theme, variant.id, width
    kept = _kept.get(key)
    if kept is not None and kept[0] is shapes:
        done(kept[1])
        return

    def draw() -> None:
        image = preview(theme, variant, width)
        _kept[key] = shapes, image
        done(image)

    QTimer.singleShot(0, owner, draw)
