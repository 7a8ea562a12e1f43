"""The Standard board, drawn; pictures to show on it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.scene.board_view import BoardView
from app.scene.drawing import Drawing
from app.theme import LIGHT
from maps.shapes import Shapes
from tests.drawn import shapes_of
from variants.registry import load_variant
from variants.variant import Variant


@pytest.fixture(scope="session")
def variant() -> Variant:
    return load_variant("standard")


@pytest.fixture(scope="session")
def shapes() -> Shapes:
    return shapes_of("standard")


@pytest.fixture(scope="session")
def drawing(qapp: QApplication, variant: Variant, shapes: Shapes) -> Drawing:
    return Drawing(variant, shapes, LIGHT, "en")


@pytest.fixture
def open_view(qtbot: QtBot, variant: Variant, shapes: Shapes) -> Callable[[int, int], BoardView]:
    """Shows a board view of a size."""

    def make(width: int, height: int) -> BoardView:
        view = BoardView(variant, shapes, LIGHT)
        qtbot.addWidget(view)
        view.resize(width, height)
        with qtbot.waitExposed(view):
            view.show()
        return view

    return make
