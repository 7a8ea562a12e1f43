"""The rasters of the map: what was drawn once comes back, and anything that looks otherwise is drawn."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from cachetools import LRUCache
from PySide6.QtCore import QRect

from app.scene import rasters
from app.scene.drawing import Drawing
from app.scene.label_text import NameMode
from app.scene.layers import LayerCache
from app.scene.picture import Picture
from app.scene.rasters import Raster, raster_of
from app.scene.static_layer import CutOut
from app.theme import DARK, LIGHT
from maps.kept import FOLDER_VARIABLE
from maps.shapes import Shapes
from variants.variant import Variant

CUT = CutOut(0.15, QRect(0, 0, 450, 300))
CLOSER = CutOut(0.3, QRect(0, 0, 450, 300))


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[CutOut]:
    """What has been drawn since, with nothing in memory before."""
    rasters.DRAWN.clear()
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
    monkeypatch.setattr(rasters, "DRAWN", LRUCache(room, getsizeof=rasters.DRAWN.getsizeof))
    first, second, third = (replace(CUT, rect=CUT.rect.translated(0, move)) for move in range(3))
    for cut in (first, second, first, third, first, second):
        LayerCache(drawing).renew(cut, cut, start)
    assert drawn == [first, second, third, second]


def test_a_map_larger_than_all_room_is_shown_too(
    drawing: Drawing, start: Picture, drawn: list[CutOut], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rasters, "DRAWN", LRUCache(1000, getsizeof=rasters.DRAWN.getsizeof))
    cache = LayerCache(drawing)
    cache.renew(CUT, CUT, start)
    assert cache.fresh(CUT, CUT)


@pytest.fixture
def kept_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path))
    return tmp_path / "boards"


def open_board(variant: Variant, shapes: Shapes, start: Picture, *, keeps: bool = True) -> Raster:
    """What a view shows first in a new process."""
    rasters.DRAWN.clear()
    drawing = Drawing(variant, shapes, LIGHT, "en")
    LayerCache(drawing, keeps=keeps).renew(CUT, CUT, start)
    return raster_of(drawing, CUT, start)


def test_the_map_as_it_is_opened_is_there_at_the_next_start(
    variant: Variant, shapes: Shapes, start: Picture, drawn: list[CutOut], kept_in: Path
) -> None:
    first, second = (open_board(variant, shapes, start) for _ in range(2))
    assert len(drawn) == 1
    assert (first.ground, first.names) == (second.ground, second.names)
    assert second.ground.devicePixelRatio() == CUT.ratio


def test_a_map_that_is_broken_in_the_cache_is_drawn(
    variant: Variant, shapes: Shapes, start: Picture, drawn: list[CutOut], kept_in: Path
) -> None:
    first = open_board(variant, shapes, start)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rasters, "_frozen", lambda _: (zlib.compress(b"short"), b"no zip"))
        for file in kept_in.iterdir():
            file.unlink()
        open_board(variant, shapes, start)
    second = open_board(variant, shapes, start)
    assert len(drawn) == 3
    assert first.ground == second.ground


def test_no_map_is_kept_of_other_views_and_later_ones(
    variant: Variant, shapes: Shapes, start: Picture, kept_in: Path
) -> None:
    open_board(variant, shapes, start)
    before = set(kept_in.iterdir())
    assert any(is_map(file) for file in before)
    for keeps in (False, True):
        rasters.DRAWN.clear()
        cache = LayerCache(Drawing(variant, shapes, LIGHT, "en"), keeps=keeps)
        for cut in (CUT, replace(CUT, ratio=1.5)):
            cache.renew(cut, cut, start)
        cache.renew(CUT, CLOSER, start)
    assert not any(is_map(file) for file in set(kept_in.iterdir()) - before)


def is_map(file: Path) -> bool:
    return b"\x78\x01" in file.read_bytes()[:200]  # as zlib's data begins
