"""For paper: powers are told apart by patterns and letters, not by colour."""

from __future__ import annotations

from itertools import combinations

import pytest
import shapely
from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from app.scene.drawing import Drawing
from app.scene.patterns import draw_pattern, without
from app.scene.static_layer import CutOut, StaticLayer
from app.scene.units import draw_unit
from app.theme import DARK, LIGHT, POWER_SLOTS, PRINT, Slot
from maps.board import BOARD_IDS, load_board
from tests.drawn import shapes_of
from variants.orders import UnitKind
from variants.registry import load_variant

pytestmark = pytest.mark.usefixtures("qapp")


def pattern(slot: Slot, zoom: float = 1.0) -> QImage:
    """A slot's pattern on a square, its upper left quarter outside of the shape."""
    image = QImage(64, 64, QImage.Format.Format_Grayscale8)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.scale(zoom, zoom)
    shape = shapely.box(0, 0, 64 / zoom, 64 / zoom) - shapely.box(0, 0, 35 / zoom, 35 / zoom)
    draw_pattern(painter, slot, [shape], QColor("black"), zoom)
    painter.end()
    return image


def plate(kind: UnitKind, letter: str) -> QImage:
    image = QImage(40, 30, QImage.Format.Format_Grayscale8)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.translate(QPointF(20, 15))
    draw_unit(painter, kind, QColor("#444444"), PRINT, letter)
    painter.end()
    return image


def test_every_slot_has_a_pattern_of_its_own() -> None:
    images = {slot: pattern(slot) for slot in Slot}
    assert not [pair for pair in combinations(images, 2) if images[pair[0]] == images[pair[1]]]


@pytest.mark.parametrize("slot", Slot)
def test_a_pattern_stays_in_its_shape_and_fills_it(slot: Slot) -> None:
    image = pattern(slot)
    ink = [(x, y) for x in range(64) for y in range(64) if image.pixelColor(x, y).value() < 200]
    assert not [spot for spot in ink if max(spot) < 33]
    assert {(x // 36, y // 36) for x, y in ink} >= {(0, 1), (1, 0), (1, 1)}


def test_patterns_are_as_wide_at_every_zoom() -> None:
    dark = [
        sum(pattern(Slot.RED, zoom).pixelColor(QPoint(x, 50)).value() < 128 for x in range(64))
        for zoom in (1, 2)
    ]
    assert abs(dark[0] - dark[1]) <= 3


@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_each_power_of_a_board_has_its_letter_on_its_plates(board_id: str) -> None:
    letters = [power.letter for power in load_board(board_id).powers]
    assert len(set(letters)) == len(POWER_SLOTS[board_id])
    for kind in UnitKind:
        plates = [plate(kind, letter) for letter in ("", *letters)]
        assert not [1 for first, second in combinations(plates, 2) if first == second]


def test_letters_and_patterns_are_for_print_unless_asked_for() -> None:
    assert PRINT.patterns
    assert not LIGHT.patterns
    assert not DARK.patterns


@pytest.mark.parametrize("slot", Slot)
def test_a_pattern_leaves_out_what_is_behind_names(slot: Slot) -> None:
    image = QImage(96, 96, QImage.Format.Format_Grayscale8)
    image.fill(QColor("white"))
    painter = QPainter(image)
    shape = without(shapely.box(0, 0, 96, 96), [QRectF(20, 30, 50, 16), QRectF(200, 0, 9, 9)])
    draw_pattern(painter, slot, [shape], QColor("black"), 1.0)
    painter.end()
    inner = [(x, y) for x in range(22, 68) for y in range(32, 44)]
    assert not [spot for spot in inner if image.pixelColor(*spot).value() < 200]
    assert [1 for x in range(75, 96) for y in range(96) if image.pixelColor(x, y).value() < 200]


def test_no_pattern_runs_through_a_name_on_paper() -> None:
    drawing = Drawing(load_variant("standard"), shapes_of("standard"), PRINT, "en")
    gaps = drawing.labels.gaps(0.56)
    named = [label for label in drawing.labels.placed(0.56) if label.province == "MOS"]
    (box,) = (label.box(0.56) for label in named)
    cut = CutOut(0.56, box.toAlignedRect())
    for left_out in ((), gaps):
        image = cut.image()
        painter = QPainter(image)
        StaticLayer("standard", drawing.paths, PRINT).draw(
            painter, cut, {"MOS": "russia"}, patterns=True, gaps=left_out
        )
        painter.end()
        tint = PRINT.tint(Slot.VIOLET)
        darker = [
            1
            for x in range(image.width())
            for y in range(image.height())
            if image.pixelColor(x, y).value() < tint.value() - 20
        ]
        assert bool(darker) is not bool(left_out)
