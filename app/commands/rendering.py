"""The part of ``render`` that needs Qt: imported when something is drawn, not before."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication

from app.boards import board_shapes
from app.commands.render import WIDTH, Scene
from app.scene.drawing import Drawing
from app.scene.export import FileKind, exported
from app.scene.picture import DrawnOrder, Picture
from app.theme import DARK, LIGHT, PRINT

_THEMES = {"light": LIGHT, "dark": DARK, "print": PRINT}


def draw(scene: Scene, kind: str, size: tuple[int, int] | None, theme: str, language: str) -> bytes:
    """The bytes of a file of that kind; without a size the board is ``WIDTH`` pixels wide."""
    application = QGuiApplication.instance() or QGuiApplication([])
    shapes = board_shapes(scene.variant.board.id)
    width, height = size or (WIDTH, round(shapes.height * WIDTH / shapes.width))
    picture = Picture(scene.position, tuple(DrawnOrder(*order) for order in scene.orders))
    drawing = Drawing(scene.variant, shapes, _THEMES[theme], language)
    data = exported(drawing, picture, QSize(width, height), FileKind(kind))
    del application  # it had to live until here
    return data
