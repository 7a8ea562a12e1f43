"""Keeps the map's rasters: the whole board at fit, and the visible part at the zoom it is seen at."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QRegion

from app.scene.drawing import Drawing
from app.scene.picture import Picture
from app.scene.rasters import Raster, raster_of
from app.scene.static_layer import CutOut
from app.scene.territory import land_powers

_AHEAD = 160  # px drawn around the visible part, so that short pans find the map ready


class LayerCache:
    """The rasters behind one board view.

    ``renew`` draws what is missing; between two renewals the rasters are stretched to the zoom asked for.
    What any view has drawn comes back without drawing, as when the player walks through the turns.

    Args:
        drawing: the board.
        keeps: the whole board as it is drawn first is kept for later starts, too; not each time that the
            window is resized or a turn is played.
    """

    def __init__(self, drawing: Drawing, *, keeps: bool = False) -> None:
        self._drawing = drawing
        self._keeps_next = keeps
        self._whole: Raster | None = None
        self._detail: Raster | None = None
        self._shown: tuple[Mapping[str, str], Mapping[str, str]] = ({}, {})

    def show(self, picture: Picture) -> bool:
        """Forgets the rasters if the picture's owners or tints differ from theirs; says whether it did."""
        shown = (land_powers(self._drawing.variant, picture.position), dict(picture.position.owners))
        if shown == self._shown:
            return False
        self._shown = shown
        self.clear()
        return True

    def clear(self) -> None:
        """Forgets the rasters."""
        self._whole = self._detail = None

    @property
    def empty(self) -> bool:
        """Whether there is nothing to draw with yet."""
        return self._whole is None

    def fresh(self, whole: CutOut, visible: CutOut) -> bool:
        """Whether the rasters are those for this fit and this visible part."""
        if self._whole is None or self._whole.cut != whole:
            return False
        return visible.zoom == whole.zoom or self._covers(visible)

    def _covers(self, visible: CutOut) -> bool:
        cut = self._detail.cut if self._detail else None
        same = cut is not None and (cut.zoom, cut.ratio) == (visible.zoom, visible.ratio)
        return same and cut is not None and cut.rect.contains(visible.rect)

    def renew(self, whole: CutOut, visible: CutOut, picture: Picture) -> None:
        """Draws the rasters that are missing for this fit and this visible part."""
        if self._whole is None or self._whole.cut != whole:
            keep, self._keeps_next = self._keeps_next, False
            self._whole = raster_of(self._drawing, whole, picture, keep=keep)
        if visible.zoom == whole.zoom:
            self._detail = None
        elif not self._covers(visible):
            self._detail = raster_of(self._drawing, self._with_margin(visible), picture)

    def _with_margin(self, visible: CutOut) -> CutOut:
        shapes = self._drawing.paths.shapes
        board = QRect(0, 0, round(shapes.width * visible.zoom), round(shapes.height * visible.zoom))
        grown = visible.rect.adjusted(-_AHEAD, -_AHEAD, _AHEAD, _AHEAD) & board
        return CutOut(visible.zoom, grown, visible.ratio)

    def draw_ground(self, painter: QPainter, visible: CutOut) -> None:
        """Draws the bare map, in logical pixels from the board's corner."""
        for raster in (self._whole, self._detail):
            if raster is not None:
                _paint(painter, raster, lambda kept: kept.ground, visible)

    def draw_names(self, painter: QPainter, visible: CutOut) -> None:
        """Draws the names: sharp where they are known so, and from the whole board around that."""
        if self._whole is not None:
            painter.save()
            if self._detail is not None:
                sharp = _place(self._detail, visible).toAlignedRect()
                painter.setClipRegion(QRegion(visible.rect) - sharp, Qt.ClipOperation.IntersectClip)
            _paint(painter, self._whole, lambda kept: kept.names, visible)
            painter.restore()
        if self._detail is not None:
            _paint(painter, self._detail, lambda kept: kept.names, visible)


def _place(raster: Raster, visible: CutOut) -> QRectF:
    """Where a raster lies at the zoom asked for, in logical pixels from the board's corner."""
    place, zoom = raster.cut.map_rect, visible.zoom
    return QRectF(place.x() * zoom, place.y() * zoom, place.width() * zoom, place.height() * zoom)


def _paint(painter: QPainter, raster: Raster, image: Callable[[Raster], QImage], visible: CutOut) -> None:
    if raster.cut.zoom == visible.zoom:
        painter.drawImage(QPointF(raster.cut.rect.topLeft()), image(raster))
        return
    painter.drawImage(_place(raster, visible), image(raster))
