"""The rasters of the map: what was drawn once comes back, and anything that looks otherwise is drawn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from cachetools import LRUCache
from PySide6.QtCore import QRect

from app.scene import layers
from app.scene.drawing import Drawing
from app.scene.label_text import NameMode
from app.scene.layers import LayerCache
from app.scene.picture import Picture
from app.scene.static_layer import CutOut
from app.theme import DARK, LIGHT
from maps.shapes import Shapes
from variants.variant import Variant

CUT = CutOut(0.15, QRect(0, 0, 450, 300))
CLOSER = CutOut(0.3, QRect(0, 0, 450, 300))


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[CutOut]:
    """What has been drawn since, with nothing in memory before."""
    layers.DRAWN.clear()
    found: list[CutOut] = []
    draw = Drawing.ground_image

    def noted(self: Drawing, cut: CutOut, picture: Picture) -> object:
        found.append(cut)
        return draw(self, cut, picture)

    monkeypatch.setattr(Drawing, "ground_image", noted)
    return found


def show(drawing: Drawing, picture: Picture, visible: CutOut = CUT) -> None:
    cache = LayerCache(drawing)
    cache.show(picture)
    cache.renew(CUT, visible, picture)


@pytest.fixture
def start(variant: Variant) -> Picture:
    return Picture(variant.start())


def test_a_map_drawn_before_comes_back(
    variant: Variant, shapes: Shapes, start: Picture, drawn: list[CutOut]
) -> None:
    for _ in range(2):
        show(Drawing(variant, shapes, LIGHT, "en"), start, CLOSER)
    assert len(drawn) == 2  # the whole board, and the part that is seen


def test_only_units_in_other_places_draw_nothing(
    drawing: Drawing, start: Picture, drawn: list[CutOut]
) -> None:
    show(drawing, start)
    show(drawing, replace(start, position=replace(start.position, units={})))
    assert len(drawn) == 1


@pytest.mark.parametrize(
    "change",
    [
        lambda variant, shapes: Drawing(variant, shapes, DARK, "en"),
        lambda variant, shapes: Drawing(variant, shapes, LIGHT, "fr"),
        lambda variant, shapes: Drawing(variant, replace(shapes, names={**shapes.names}), LIGHT, "en"),
        lambda variant, shapes: with_codes(Drawing(variant, shapes, LIGHT, "en")),
    ],
    ids=["theme", "language", "shapes", "codes"],
)
def test_another_look_is_drawn(
    variant: Variant,
    shapes: Shapes,
    start: Picture,
    drawn: list[CutOut],
    change: Callable[[Variant, Shapes], Drawing],
) -> None:
    show(Drawing(variant, shapes, LIGHT, "en"), start)
    show(change(variant, shapes), start)
    assert len(drawn) == 2


def with_codes(drawing: Drawing) -> Drawing:
    drawing.names = NameMode.CODES
    return drawing


def test_other_owners_are_drawn(drawing: Drawing, start: Picture, drawn: list[CutOut]) -> None:
    show(drawing, start)
    owners = {**start.position.owners, "BEL": "france"}
    show(drawing, replace(start, position=replace(start.position, owners=owners)))
    assert len(drawn) == 2


def test_what_lay_unseen_longest_is_forgotten_first(
    drawing: Drawing, start: Picture, drawn: list[CutOut], monkeypatch: pytest.MonkeyPatch
) -> None:
    room = (
        5 * CUT.image().sizeInBytes()
    )  # for two maps of this size: each has its names on an image of its own
    monkeypatch.setattr(layers, "DRAWN", LRUCache(room, getsizeof=layers.DRAWN.getsizeof))
    first, second, third = (replace(CUT, rect=CUT.rect.translated(0, move)) for move in range(3))
    for cut in (first, second, first, third, first, second):
        LayerCache(drawing).renew(cut, cut, start)
    assert drawn == [first, second, third, second]


def test_a_map_larger_than_all_room_is_shown_too(
    drawing: Drawing, start: Picture, drawn: list[CutOut], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(layers, "DRAWN", LRUCache(1000, getsizeof=layers.DRAWN.getsizeof))
    cache = LayerCache(drawing)
    cache.renew(CUT, CUT, start)
    assert cache.fresh(CUT, CUT)
