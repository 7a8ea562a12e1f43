"""What the user's hand lights: the province under the pointer, the selected unit, and legal targets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from app.scene.measures import unit_scale
from app.scene.passage_inks import half_text
from app.scene.paths import BoardPaths
from app.scene.picture import Highlights, TargetKind
from app.scene.standing import Standing, State
from app.scene.units import grown_outline
from app.theme import Theme, faded
from maps.board import Location
from variants.orders import UnitKind

_HOVER = 0.15
_TARGET = 0.42
_DIMMED = 0.45
_TARGET_LINE = 1.8
_DOT = 7.5
_WIDER = 4.5
_BADGE, _BADGE_ABOVE = 9.0, -24.0  # px: radius, and how far above a unit it stands
_CURSOR = 11.0  # px outside a plate, round the ring of what is selected
_LEG, _OUT = 6.0, 5.0  # px: a corner's legs, and how far outside the plate it stands


class HighlightLayer:
    """Draws highlights of one board in one theme; coordinates are logical pixels from the board's corner."""

    def __init__(self, paths: BoardPaths, theme: Theme) -> None:
        self._paths = paths
        self._theme = theme

    def draw_provinces(self, painter: QPainter, zoom: float, highlights: Highlights, hovered: str) -> None:
        """What lies under names and arrows: dimmed, lightened and outlined provinces."""
        painter.save()
        painter.scale(zoom, zoom)
        targets = {location.province for location in highlights.targets}
        if highlights.dim_others and (targets or highlights.selected):
            self._dim(painter, targets | ({highlights.selected.province} if highlights.selected else set()))
        for province in sorted(targets):
            self._lighten(painter, province, _TARGET)
        for province in sorted(targets):
            self._outline(painter, province, zoom)
        if hovered:
            self._lighten(painter, hovered, _HOVER)
        painter.restore()

    def draw_marks(
        self, painter: QPainter, zoom: float, highlights: Highlights, units: Sequence[Standing]
    ) -> None:
        """What lies over the units: dots and corners of targets, the ring of the selected unit."""
        scale = unit_scale(zoom)
        for location, kind in highlights.targets.items():
            self._draw_target(painter, self._paths.point(location) * zoom, scale, kind, _at(units, location))
        if highlights.cursor is not None:
            at = _at(units, highlights.cursor)
            center = at.center if at else self._paths.point(highlights.cursor) * zoom
            self._draw_cursor(painter, center, scale, at)
        if highlights.selected is not None:
            chosen = _at(units, highlights.selected)
            center = chosen.center if chosen else self._paths.point(highlights.selected) * zoom
            self._draw_ring(painter, center, scale, chosen)

    def _dim(self, painter: QPainter, lit: set[str]) -> None:
        veil = QPainterPath()
        veil.setFillRule(Qt.FillRule.OddEvenFill)
        veil.addRect(QRectF(0, 0, self._paths.shapes.width, self._paths.shapes.height))
        for province in lit:
            veil.addPath(self._paths.provinces[province])
        painter.fillPath(veil, faded(self._theme.window, _DIMMED))

    def _lighten(self, painter: QPainter, province: str, share: float) -> None:
        painter.fillPath(self._paths.provinces[province], faded("#FFFFFF", share))

    def _outline(self, painter: QPainter, province: str, zoom: float) -> None:
        """A line inside the border, which leaves the neighbour's side alone."""
        path = self._paths.provinces[province]
        painter.save()
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        painter.strokePath(path, QPen(QColor(self._theme.accent_map), 2 * _TARGET_LINE / zoom))
        painter.restore()

    def _draw_target(
        self, painter: QPainter, place: QPointF, scale: float, kind: TargetKind, unit: Standing | None
    ) -> None:
        painter.save()
        painter.translate(unit.center if unit else place)
        painter.scale(scale, scale)
        if kind is TargetKind.HALF:
            self._draw_half(painter, unit)
        elif unit is not None:
            self._draw_corners(painter, unit.unit.kind)
        elif kind is TargetKind.CONVOY:
            self._draw_dot(painter)
            self._draw_wave(painter)
        else:
            self._draw_dot(painter)
        painter.restore()

    def _draw_dot(self, painter: QPainter) -> None:
        painter.setPen(QPen(faded(self._theme.casing, self._theme.casing_alpha), 2.2))
        painter.setBrush(QColor(self._theme.accent_map))
        painter.drawEllipse(QPointF(), _DOT, _DOT)

    def _draw_half(self, painter: QPainter, unit: Standing | None) -> None:
        """A badge with the strength: in the place of the dot, or above a unit's corners."""
        if unit is not None:
            self._draw_corners(painter, unit.unit.kind)
            painter.translate(0, _BADGE_ABOVE)
        painter.setPen(QPen(faded(self._theme.casing, self._theme.casing_alpha), 2.2))
        painter.setBrush(QColor(self._theme.accent_map))
        painter.drawEllipse(QPointF(), _BADGE, _BADGE)
        painter.fillPath(half_text(0, 0, 1.0), QColor(self._theme.accent_text))

    def _draw_wave(self, painter: QPainter) -> None:
        wave = QPainterPath(QPointF(-5, 0.8))
        wave.cubicTo(-3.4, -3.4, -1.6, -3.4, 0, 0)
        wave.cubicTo(1.6, 3.4, 3.4, 3.4, 5, -0.8)
        pen = QPen(QColor(self._theme.accent_text), 1.7)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.strokePath(wave, pen)

    def _draw_corners(self, painter: QPainter, kind: UnitKind) -> None:
        box = grown_outline(kind, _OUT).boundingRect()
        path = QPainterPath()
        for x, inward_x in ((box.left(), 1), (box.right(), -1)):
            for y, inward_y in ((box.top(), 1), (box.bottom(), -1)):
                path.moveTo(x, y + inward_y * _LEG)
                path.lineTo(x, y)
                path.lineTo(x + inward_x * _LEG, y)
        for color, width in (
            (faded(self._theme.casing, self._theme.casing_alpha), 5.0),
            (QColor(self._theme.accent_map), 2.6),
        ):
            painter.strokePath(path, _round(color, width))

    def _draw_cursor(self, painter: QPainter, center: QPointF, scale: float, unit: Standing | None) -> None:
        """A dashed ring where the cursor of the keyboard is."""
        ring = grown_outline(unit.unit.kind if unit else UnitKind.ARMY, _CURSOR)
        pen = _round(QColor(self._theme.accent_map), 2.6)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([2.6, 1.7])
        painter.save()
        painter.translate(center)
        painter.scale(scale, scale)
        painter.strokePath(ring, _round(faded(self._theme.casing, self._theme.casing_alpha), 5.0))
        painter.strokePath(ring, pen)
        painter.restore()

    def _draw_ring(self, painter: QPainter, center: QPointF, scale: float, unit: Standing | None) -> None:
        """A double ring with a glow; round a dislodged unit it leaves room for the red outline."""
        theme = self._theme
        kind = unit.unit.kind if unit else UnitKind.ARMY
        wider = _WIDER if unit and unit.state is State.DISLODGED else 0.0
        painter.save()
        painter.translate(center)
        painter.scale(scale, scale)
        rings: Mapping[float, tuple[QColor, float]] = {
            7.5: (faded(theme.accent_map, 0.25), 9.0),
            5.5: (faded(theme.casing, theme.casing_alpha), 5.0),
            5.6: (QColor(theme.accent_map), 2.8),
        }
        for margin, (color, width) in rings.items():
            painter.strokePath(grown_outline(kind, margin + wider), _round(color, width))
        painter.restore()


def _at(units: Sequence[Standing], location: Location) -> Standing | None:
    """The unit in the location's province, on whatever coast; a dislodged one before its victor."""
    found = [unit for unit in reversed(units) if unit.unit.province == location.province]
    return next((unit for unit in found if unit.unit.location == location), found[0] if found else None)


def _round(color: QColor, width: float) -> QPen:
    pen = QPen(color, width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    return pen
