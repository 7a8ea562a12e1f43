from __future__ import annotations

import math
from collections.abc import Iterable
from itertools import pairwise

import pytest
import shapely
from PySide6.QtCore import QPointF, QRect
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from app.scene.drawing import Drawing
from app.scene.paths import Kind
from app.scene.picture import Picture
from app.scene.render import render
from app.scene.static_layer import CutOut, StaticLayer
from app.theme import DARK, LIGHT, Theme
from maps.board import BOARD_IDS, Location
from maps.shapes import Shapes
from tests.app.scene.boards import drawing_of
from variants.variant import Variant

OFF_SHORE = 6.0  # device pixels from shores, whose lines would be taken for seams


def test_every_line_is_drawn_once(drawing: Drawing) -> None:
    seen = set()
    for kind in Kind:
        for line in drawing.paths.lines[kind]:
            pieces = [line.elementAt(index) for index in range(line.elementCount())]
            for first, second in pairwise(pieces):
                piece = frozenset(((first.x, first.y), (second.x, second.y)))
                assert piece not in seen
                seen.add(piece)
    assert len(seen) > 5000


def test_no_line_runs_along_the_frame(drawing: Drawing) -> None:
    shapes = drawing.paths.shapes
    for kind in (Kind.COAST, Kind.BORDER, Kind.SEA_BORDER):
        for line in drawing.paths.lines[kind]:
            box = line.boundingRect()
            assert not (box.height() == 0 and box.top() in (0, shapes.height) and box.width() > 2)
            assert not (box.width() == 0 and box.left() in (0, shapes.width) and box.height() > 2)


@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_land_has_its_owners_tint_and_a_darker_band_at_the_frontier(
    drawing: Drawing, variant: Variant, ratio: float
) -> None:
    cut = CutOut(1.0, QRect(1000, 900, 1300, 700), ratio)
    image = drawing.ground_image(cut, Picture(variant.start()))
    assert (image.width(), image.height()) == (1300 * ratio, 700 * ratio)
    tint = LIGHT.land_tint("standard", "austria")
    middle = drawing.paths.point(Location("BUD")) - QPointF(1000, 900)
    assert image.pixelColor((middle * ratio).toPoint()) == tint
    row, land = round(middle.y() * ratio), QColor(LIGHT.land)
    beyond = next(
        x for x in range(round(middle.x() * ratio), image.width()) if image.pixelColor(x, row) == land
    )
    edge = image.pixelColor(beyond - round(5 * ratio), row)
    assert edge.lightnessF() < tint.lightnessF() - 0.04


def test_the_sea_is_the_seas_colour_far_from_the_coast(drawing: Drawing, variant: Variant) -> None:
    image = drawing.ground_image(CutOut(0.5, QRect(0, 0, 1500, 1000)), Picture(variant.start()))
    middle = drawing.paths.point(Location("MAO")) * 0.5
    assert image.pixelColor(middle.toPoint()) == QColor(LIGHT.sea)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("size", [(300, 200), (640, 480), (1500, 1000)])
def test_a_rendered_picture_has_its_size_and_the_board_in_its_middle(
    qapp: object, variant: Variant, shapes: Shapes, theme: Theme, size: tuple[int, int]
) -> None:
    image = render(variant, shapes, Picture(variant.start()), *size, theme, "de")
    assert (image.width(), image.height()) == size
    top = round((size[1] - 2000 * min(size[0] / 3000, size[1] / 2000)) / 2)
    if top > 2:
        assert image.pixelColor(5, top - 3) == QColor(theme.window)
    assert image.pixelColor(5, size[1] // 2) != QColor(theme.window)


def test_straits_are_water_whoever_owns_the_land_around(drawing: Drawing, variant: Variant) -> None:
    image = drawing.ground_image(CutOut(1.0, QRect(2000, 1400, 500, 400)), Picture(variant.start()))
    straits = drawing.paths.straits.translated(-2000, -1400)
    wet = [
        image.pixelColor(x, y).blue() > image.pixelColor(x, y).red() + 8  # as the sea and its shore lines
        for x in range(0, 500, 5)
        for y in range(0, 400, 5)
        if all(straits.contains(QPointF(x + dx, y + dy)) for dx in (-4, 4) for dy in (-4, 4))
    ]
    assert len(wet) > 20
    assert sum(wet) > 0.95 * len(wet)  # a few lie on the shore line


@pytest.mark.parametrize("board_id", ["1900", "colonial"])
def test_no_seam_is_seen_where_a_strait_opens_into_the_sea(board_id: str) -> None:
    drawing, zoom, ratio = drawing_of(board_id), 0.56, 3000 / 1680
    image = bare_ground(drawing, CutOut(zoom, QRect(0, 0, 1680, 1120), ratio))
    lines = drawing.paths.lines
    shores = shapely.union_all([drawn(line) for kind in (Kind.COAST, Kind.SHORE) for line in lines[kind]])
    depths = [
        depth(image, mouth, share / 20, zoom * ratio)
        for mouth in lines[Kind.MOUTH]
        for share in range(21)
        if shores.distance(drawn_point(mouth.pointAtPercent(share / 20))) * zoom * ratio > OFF_SHORE
    ]
    assert len(depths) > 10
    assert sum(depths) / len(depths) < 1.2


def bare_ground(drawing: Drawing, cut: CutOut) -> QImage:
    """The map without any signs."""
    image = cut.image()
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    StaticLayer(drawing.variant.id, drawing.paths, LIGHT).draw(painter, cut, {})
    painter.end()
    return image


def depth(image: QImage, mouth: QPainterPath, share: float, pixels: float) -> float:
    """How much lighter or darker a place of a mouth is than the water on both sides."""
    middle, turn = mouth.pointAtPercent(share) * pixels, math.radians(-mouth.angleAtPercent(share))
    across = QPointF(-math.sin(turn), math.cos(turn)) * 3
    before, amid, after = (
        image.pixelColor(spot.toPoint()).lightnessF() * 255
        for spot in (middle - across, middle, middle + across)
    )
    return abs(amid - (before + after) / 2)


def drawn(path: QPainterPath) -> shapely.MultiLineString:
    rings = ([(p.x(), p.y()) for p in ring.toList()] for ring in path.toSubpathPolygons())
    return shapely.MultiLineString([ring for ring in rings if len(ring) > 1])


def drawn_point(point: QPointF) -> shapely.Point:
    return shapely.Point(point.x(), point.y())


@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_every_sea_border_runs_from_coast_to_coast(board_id: str) -> None:
    """To a coast, to another sea border or to the frame: none ends amid open water."""
    paths = drawing_of(board_id).paths
    lines = {kind: strings(paths.lines[kind]) for kind in (Kind.COAST, Kind.SHORE, Kind.SEA_BORDER)}
    frame = shapely.box(0, 0, paths.shapes.width, paths.shapes.height).exterior
    shore = shapely.union_all([*lines[Kind.COAST], *lines[Kind.SHORE], frame])
    for border in lines[Kind.SEA_BORDER]:
        others = shapely.union_all([other for other in lines[Kind.SEA_BORDER] if other is not border])
        for end in (shapely.Point(border.coords[0]), shapely.Point(border.coords[-1])):
            assert min(shore.distance(end), others.distance(end)) < 8, end


def strings(paths: Iterable[QPainterPath]) -> list[shapely.LineString]:
    return [line for path in paths for line in drawn(path).geoms]
