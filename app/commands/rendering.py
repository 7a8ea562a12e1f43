"""The part of ``render`` that needs Qt: imported when something is drawn, not before."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication

from app.commands.render import WIDTH, Scene
from app.scene.drawing import Drawing
from app.scene.export import FileKind, exported
from app.scene.picture import DrawnOrder, Picture
from app.theme import DARK, LIGHT, PRINT
from maps.board_svg import load_shapes
from maps.compiled import compiled
from resources import resource

_THEMES = {"light": LIGHT, "dark": DARK, "print": PRINT}


def draw(scene: Scene, kind: str, size: tuple[int, int] | None, theme: str, language: str) -> bytes:
    """The bytes of a file of that kind; without a size the board is ``WIDTH`` pixels wide."""
    application = QGuiApplication.instance() or QGuiApplication([])
    svg = resource(f"boards/{scene.variant.board.id}.svg").read_bytes()
    shapes = compiled(svg, load_shapes, "exact")
    width, height = size or (WIDTH, round(shapes.height * WIDTH / shapes.width))
    picture = Picture(scene.position, tuple(DrawnOrder(*order) for order in scene.orders))
    drawing = Drawing(scene.variant, shapes, _THEMES[theme], language)
    data = exported(drawing, picture, QSize(width, height), FileKind(kind))
    del application  # it had to live until here
    return data
