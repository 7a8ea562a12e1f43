"""The bare map as a raster: sea, tinted land, frontier bands, borders and coast.

Drawn for one zoom and one cut-out of the board; the view keeps it, stretches it while zooming and draws it
anew when it is idle. Soft things (bands, water lines) are made at half resolution, where they cost a quarter.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPainterPathStroker, QPen, QTransform

from app.scene.ink import draw_ink
from app.scene.paths import BoardPaths, Kind
from app.scene.patterns import draw_pattern, without
from app.scene.peaks import is_range, peak_inks
from app.scene.raster import Plane, Soft, blurred, coverage, fill_softly
from app.theme import Slot, Theme, faded, mixed, slot_of
from maps.hatching import hatching

_SOFT = 2  # device pixels to one pixel of bands and water lines
_BAND_RADIUS = 6.5  # logical px of each of the three blurs; the band fades out over some 11 px
_BAND_GAIN = 1.7
_WIDE, _NEAR = 9.0, 3.0
_HATCH = 5.66  # px between slanting lines
_CLOSED = {
    False: (45.0,),
    True: (62.0, 118.0),
}  # degrees; where powers are hatched as well, as none of them is
_DASH = (5.0, 3.0)
_SEAM = 1.6  # px of sea that hide where a strait's water meets the land's blurred edge under it


@dataclass(frozen=True, slots=True)
class CutOut:
    """A part of the board at a zoom.

    Attributes:
        zoom: logical pixels to a map unit.
        rect: what is shown of the board, in logical pixels at this zoom.
        ratio: device pixels to a logical pixel.
    """

    zoom: float
    rect: QRect
    ratio: float = 1.0

    @property
    def transform(self) -> QTransform:
        """From map units to logical pixels of the cut-out."""
        return QTransform(self.zoom, 0, 0, self.zoom, -self.rect.left(), -self.rect.top())

    @property
    def map_rect(self) -> QRectF:
        """What is shown, in map units."""
        top_left = self.rect.topLeft()
        return QRectF(
            top_left.x() / self.zoom,
            top_left.y() / self.zoom,
            self.rect.width() / self.zoom,
            self.rect.height() / self.zoom,
        )

    def image(self) -> QImage:
        """A transparent image of its size."""
        width, height = round(self.rect.width() * self.ratio), round(self.rect.height() * self.ratio)
        image = QImage(max(1, width), max(1, height), QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(self.ratio)
        image.fill(Qt.GlobalColor.transparent)
        return image


class StaticLayer:
    """Draws the bare map of one variant in one theme."""

    def __init__(self, variant_id: str, paths: BoardPaths, theme: Theme) -> None:
        self._variant = variant_id
        self._paths = paths
        self._theme = theme
        self._frame = QRectF(0, 0, paths.shapes.width, paths.shapes.height)
        self.has_ranges = any(is_range(id_, paths.shapes) for id_ in paths.closed)

    def draw(
        self,
        painter: QPainter,
        cut: CutOut,
        lands: Mapping[str, str],
        *,
        patterns: bool = False,
        gaps: Sequence[QRectF] = (),
    ) -> None:
        """Draws the cut-out with its top left corner at the origin.

        Patterns and mountains leave out gaps in map units, for names.
        """
        painter.save()
        painter.setTransform(cut.transform, combine=True)
        painter.setClipRect(self._frame, Qt.ClipOperation.IntersectClip)
        painter.fillRect(self._frame, QColor(self._theme.sea))
        glows = list(self._glows(cut))
        for glow in glows:
            painter.drawImage(glow.place, glow.image)
        self._draw_sea_borders(painter, cut)
        self._draw_land(painter, cut, lands, gaps)
        if patterns:
            self._draw_patterns(painter, cut, lands, gaps)
        self._draw_bands(painter, cut, lands)
        for water in (self._paths.straits, self._paths.lakes, self._mouths(cut)):
            painter.fillPath(water, QColor(self._theme.sea))
            for glow in glows:
                fill_softly(painter, [water], glow)
        self._draw_lines(painter, cut)
        painter.restore()

    def _glows(self, cut: CutOut) -> Iterator[Soft]:
        """The soft lines of the water along all shores."""
        paths, theme = self._paths, self._theme
        land = [path for id_, path in paths.provinces.items() if id_ not in paths.seas]
        lines = (
            (theme.shore_wide, _WIDE, 1.1 * theme.shore_alphas[0], 2 * _SOFT),
            (theme.shore_near, _NEAR, 1.2 * theme.shore_alphas[1], _SOFT),
        )
        ground, place = _mask([*land, paths.surroundings], cut.map_rect, cut, _SOFT)
        water, _ = _mask([paths.straits, paths.lakes], cut.map_rect, cut, _SOFT)
        near = (ground - water).clip(0, 1)
        for color, radius, alpha, coarse in lines:
            dry, room = (near, place) if coarse == _SOFT else _halved(near, place)
            yield Soft(QColor(color), blurred(dry, radius * cut.ratio / coarse) * alpha, room, coarse)

    def _mouths(self, cut: CutOut) -> QPainterPath:
        """What hides the seams of straits; the ends are flat, as they would show on the shores beyond."""
        stroker, found = QPainterPathStroker(), QPainterPath()
        stroker.setWidth(_SEAM / cut.zoom)
        stroker.setCapStyle(Qt.PenCapStyle.FlatCap)
        stroker.setJoinStyle(Qt.PenJoinStyle.BevelJoin)
        found.setFillRule(Qt.FillRule.WindingFill)
        for line in self._paths.lines[Kind.MOUTH]:
            found.addPath(stroker.createStroke(line))
        return found

    def _draw_sea_borders(self, painter: QPainter, cut: CutOut) -> None:
        pen = _thin(QColor(self._theme.sea_border), 1.1, cut)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern(_DASH)
        self._stroke(painter, Kind.SEA_BORDER, pen, cut)

    def _draw_land(
        self, painter: QPainter, cut: CutOut, lands: Mapping[str, str], gaps: Sequence[QRectF]
    ) -> None:
        paths, theme, view = self._paths, self._theme, cut.map_rect
        painter.setPen(Qt.PenStyle.NoPen)
        painter.fillPath(paths.surroundings, QColor(theme.closed))
        for id_, path in paths.provinces.items():
            if id_ not in paths.seas and path.boundingRect().intersects(view):
                painter.fillPath(path, self._ground(id_, lands))
        for id_ in paths.closed:
            self._draw_closed(painter, id_, cut, gaps)

    def _ground(self, province: str, lands: Mapping[str, str]) -> QColor:
        if province in self._paths.closed:
            return QColor(self._theme.closed)
        return self._theme.land_tint(self._variant, lands.get(province))

    def _draw_closed(self, painter: QPainter, id_: str, cut: CutOut, gaps: Sequence[QRectF]) -> None:
        """Hatches closed land, or draws mountains on it."""
        theme, shapes = self._theme, self._paths.shapes
        if is_range(id_, shapes):
            for ink in peak_inks(id_, shapes, theme, cut.zoom, gaps):
                draw_ink(painter, ink)
        else:
            lines = QPainterPath()
            for angle in _CLOSED[theme.patterns]:
                for x0, y0, x1, y1 in hatching(shapes.polygons[id_], _HATCH / cut.zoom, angle):
                    lines.moveTo(x0, y0)
                    lines.lineTo(x1, y1)
            painter.strokePath(lines, _thin(faded(theme.mark, 0.3), 1.1, cut))

    def _draw_patterns(
        self, painter: QPainter, cut: CutOut, lands: Mapping[str, str], gaps: Sequence[QRectF]
    ) -> None:
        polygons, view = self._paths.shapes.polygons, cut.map_rect
        for power in sorted(set(lands.values())):
            slot = slot_of(self._variant, power)
            near = [
                without(polygons[id_], gaps)
                for id_, owner in lands.items()
                if owner == power and self._paths.provinces[id_].boundingRect().intersects(view)
            ]
            draw_pattern(painter, slot, near, self._theme.pattern_color(slot), cut.zoom)

    def _draw_bands(self, painter: QPainter, cut: CutOut, lands: Mapping[str, str]) -> None:
        realms: dict[str, list[QPainterPath]] = {}
        for province, power in lands.items():
            realms.setdefault(power, []).append(self._paths.provinces[province])
        for power, parts in realms.items():
            self._draw_band(painter, cut, slot_of(self._variant, power), parts)

    def _draw_band(self, painter: QPainter, cut: CutOut, slot: Slot, parts: list[QPainterPath]) -> None:
        """The power's colour inside its outer frontier, fading inwards."""
        margin = 4 * _BAND_RADIUS / cut.zoom
        box = _bounds(parts).adjusted(-margin, -margin, margin, margin) & cut.map_rect
        if box.isEmpty():
            return
        plane, place = _mask(parts, box, cut, _SOFT)
        color, alpha = QColor(self._theme.slots[slot].color), self._theme.band_alpha
        if slot is Slot.GRAPHITE and not self._theme.dark:
            color, alpha = (
                mixed(color, "#FFFFFF", 0.22),
                alpha * 0.85,
            )  # as near black it would look like a shadow
        edge = (1 - blurred(plane, _BAND_RADIUS * cut.ratio / _SOFT)) * _BAND_GAIN
        fill_softly(painter, parts, Soft(color, edge.clip(0, 1) * np.float32(alpha), place, _SOFT))

    def _draw_lines(self, painter: QPainter, cut: CutOut) -> None:
        theme = self._theme
        self._stroke(painter, Kind.BORDER, _thin(faded(theme.border, 0.9), theme.border_width, cut), cut)
        self._stroke(painter, Kind.SHORE, _thin(faded(theme.coast, 0.8), 0.9, cut), cut)
        self._stroke(painter, Kind.COAST, _thin(QColor(theme.coast), theme.coast_width, cut), cut)

    def _stroke(self, painter: QPainter, kind: Kind, pen: QPen, cut: CutOut) -> None:
        view = cut.map_rect.adjusted(-2, -2, 2, 2)
        for line in self._paths.lines[kind]:
            room = line.controlPointRect().adjusted(-1, -1, 1, 1)  # of a straight one Qt would say never
            if room.intersects(view):
                painter.strokePath(line, pen)


def _mask(parts: list[QPainterPath], box: QRectF, cut: CutOut, coarse: int) -> tuple[Plane, QRectF]:
    """The coverage of a box in map units at a coarser resolution, and the exact box that it covers."""
    scale = cut.zoom * cut.ratio / coarse
    width, height = max(1, round(box.width() * scale)), max(1, round(box.height() * scale))
    transform = QTransform(scale, 0, 0, scale, -box.x() * scale, -box.y() * scale)
    near = [part for part in parts if part.controlPointRect().intersects(box)]
    plane = coverage(near, width, height, transform)
    return plane, QRectF(box.x(), box.y(), width / scale, height / scale)


def _halved(plane: Plane, place: QRectF) -> tuple[Plane, QRectF]:
    """The plane at half its resolution, and what it covers: up to a pixel more where its size was odd."""
    height, width = plane.shape
    whole = np.pad(plane, ((0, height % 2), (0, width % 2)), mode="edge")
    half = (whole[::2, ::2] + whole[1::2, ::2] + whole[::2, 1::2] + whole[1::2, 1::2]) / np.float32(4)
    across, down = 2 * half.shape[1] / width, 2 * half.shape[0] / height
    return half, QRectF(place.x(), place.y(), place.width() * across, place.height() * down)


def _thin(color: QColor, width: float, cut: CutOut) -> QPen:
    """A pen as wide on screen at every zoom; its bevels are invisible and cost a fraction of round joins."""
    pen = QPen(color, width / cut.zoom)
    pen.setJoinStyle(Qt.PenJoinStyle.BevelJoin)
    return pen


def _bounds(paths: list[QPainterPath]) -> QRectF:
    box = QRectF()
    for path in paths:
        box |= path.boundingRect()
    return box
