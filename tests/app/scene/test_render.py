"""Whole boards as pictures: what is on them grows with the picture."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QColor, QImage

from app.scene.picture import DrawnOrder, Picture
from app.scene.pill_places import pill_rect
from app.scene.render import render_image
from maps.board import BOARD_IDS, Location
from tests.app.scene.boards import drawing_of
from variants.orders import Move, Unit, UnitKind

pytestmark = pytest.mark.usefixtures("qapp")


def whole(board_id: str, width: int, height: int) -> QImage:
    drawing = drawing_of(board_id)
    return render_image(drawing, Picture(drawing.variant.start()), QSize(width, height))


@pytest.mark.parametrize(("board_id", "width", "height"), [("standard", 1680, 1120), ("hundred", 1120, 1120)])
def test_names_units_and_lines_of_a_large_picture_grow_with_it(
    board_id: str, width: int, height: int
) -> None:
    small = whole(board_id, width, height)
    large = whole(board_id, 2 * width, 2 * height).scaled(
        width, height, mode=Qt.TransformationMode.SmoothTransformation
    )
    spots = [(x, y) for x in range(0, width, 7) for y in range(0, height, 7)]
    apart = [abs(small.pixelColor(*spot).lightness() - large.pixelColor(*spot).lightness()) for spot in spots]
    assert sum(difference > 40 for difference in apart) < 0.002 * len(spots)


def test_the_board_has_a_frame_in_the_middle_of_a_picture_of_another_shape() -> None:
    theme, picture = drawing_of("hundred").theme, whole("hundred", 900, 600)
    assert picture.pixelColor(149, 300) == QColor(theme.window)
    assert picture.pixelColor(150, 300) == QColor(theme.box_line)
    assert picture.pixelColor(749, 300) == QColor(theme.box_line)
    assert picture.pixelColor(750, 300) == QColor(theme.window)


@pytest.mark.parametrize(("width", "shown"), [(1200, {"nc", "sc", "ec"}), (600, {"STP/sc"})])
def test_a_picture_names_its_coasts_or_at_least_those_with_a_unit(width: int, shown: set[str]) -> None:
    drawing, picture = drawing_of("standard"), whole("standard", width, width * 2 // 3)
    zoom = width / drawing.paths.shapes.width
    pills = set()
    for location in (place for place in drawing.paths.shapes.units if place.coast):
        box = pill_rect(location, drawing.paths, zoom)
        spot = QPoint(round(box.left() + 3), round(box.center().y()))
        if picture.pixelColor(spot) == QColor(drawing.theme.sea_name):
            pills |= {location.coast, str(location)}
    assert shown <= pills
    assert len(pills) == (9 if len(shown) == 3 else 2)


@pytest.mark.parametrize("size", [(64, 64), (100, 64), (64, 2000), (2000, 64)], ids=str)
@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_every_board_is_drawn_however_small(board_id: str, size: tuple[int, int]) -> None:
    image = whole(board_id, *size)
    theme = drawing_of(board_id).theme
    assert image.pixelColor(size[0] // 2, size[1] // 2) != QColor(theme.window)


def test_orders_round_the_frame_are_drawn_however_small() -> None:
    drawing = drawing_of("1900")
    link = next(link for link in drawing.variant.board.special_links if link.kind == "cape")
    start, goal = (Location(id_) for id_ in link.between)
    orders = tuple(
        DrawnOrder("britain", Move(Unit(UnitKind.FLEET, a), b)) for a, b in ((start, goal), (goal, start))
    )
    picture = Picture(drawing.variant.start(), orders)
    assert not render_image(drawing, picture, QSize(64, 64)).isNull()
