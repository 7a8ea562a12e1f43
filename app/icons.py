"""Icons drawn as vectors in a theme's colours, sharp at any device pixel ratio."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from app.icon_marks import MARKS, Box, Curve, Disc, Fill, Icon, Line, Mark, Ring
from app.scene.units import draw_unit, plate_outline
from app.theme import Theme, faded
from variants.orders import UnitKind

__all__ = ["Icon", "draw_icon", "draw_unit_icon", "icon", "unit_icon"]

_GRID = 20.0
_PLATE_GRID = 32.0
_SIZES = (14, 16, 18, 20, 22, 24, 28, 32, 36, 40, 44, 48, 64, 72, 96)  # device pixels
_DISABLED = 0.38


@lru_cache(maxsize=512)
def icon(name: Icon, color: str) -> QIcon:
    """The icon in a colour (``#RRGGBB``, one of the theme's), paler where it is disabled."""
    result = QIcon()
    for size in _SIZES:
        sharp = _pixmap(name, QColor(color), size)
        result.addPixmap(sharp, QIcon.Mode.Normal)
        result.addPixmap(_paler(sharp), QIcon.Mode.Disabled)
    return result


@lru_cache(maxsize=64)
def unit_icon(kind: UnitKind, color: str, theme: Theme) -> QIcon:
    """The plate of an army or fleet in a power's colour, for lists and the palette."""
    result = QIcon()
    for size in _SIZES:
        result.addPixmap(_unit_pixmap(kind, QColor(color), theme, size))
    return result


def draw_icon(painter: QPainter, name: Icon, rect: QRectF, color: QColor | str) -> None:
    """Draws the icon into the middle of a rectangle, as large as fits."""
    side = min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    painter.scale(side / _GRID, side / _GRID)
    for mark in MARKS[name]:
        _draw(painter, mark, QColor(color))
    painter.restore()


def draw_unit_icon(painter: QPainter, kind: UnitKind, rect: QRectF, color: QColor, theme: Theme) -> None:
    """Draws a plate into the middle of a square."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    painter.scale(rect.width() / _PLATE_GRID, rect.width() / _PLATE_GRID)
    painter.translate(-plate_outline(kind).boundingRect().center())
    draw_unit(painter, kind, color, theme)
    painter.restore()


def _pixmap(name: Icon, color: QColor, size: int) -> QPixmap:
    result = QPixmap(size, size)
    result.fill(Qt.GlobalColor.transparent)
    painter = QPainter(result)
    draw_icon(painter, name, QRectF(0, 0, size, size), color)
    painter.end()
    return result


def _paler(pixmap: QPixmap) -> QPixmap:
    """Faded as a whole, so that strokes that cross do not show."""
    result = pixmap.copy()
    painter = QPainter(result)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    painter.fillRect(result.rect(), faded("#000000", _DISABLED))
    painter.end()
    return result


def _unit_pixmap(kind: UnitKind, color: QColor, theme: Theme, size: int) -> QPixmap:
    result = QPixmap(size, size)
    result.fill(Qt.GlobalColor.transparent)
    painter = QPainter(result)
    draw_unit_icon(painter, kind, QRectF(0, 0, size, size), color, theme)
    painter.end()
    return result


def _draw(painter: QPainter, mark: Mark, color: QColor) -> None:
    if isinstance(mark, Disc | Fill):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color)
    else:
        painter.setPen(_pen(mark, color))
        painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(_path(mark))


def _pen(mark: Line | Curve | Ring | Box, color: QColor) -> QPen:
    pen = QPen(color, mark.line if isinstance(mark, Box) else mark.width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    dash = () if isinstance(mark, Curve) else mark.dash
    pen.setCapStyle(Qt.PenCapStyle.FlatCap if dash else Qt.PenCapStyle.RoundCap)
    if dash:
        pen.setDashPattern(dash)
    return pen


def _path(mark: Mark) -> QPainterPath:
    path = QPainterPath()
    match mark:
        case Line(points=points) | Fill(points=points):
            path.addPolygon(QPolygonF([QPointF(*point) for point in points]))
            if isinstance(mark, Fill) or mark.closed:
                path.closeSubpath()
        case Curve():
            path = _curve(mark)
        case Box():
            path.addRoundedRect(QRectF(mark.x, mark.y, mark.width, mark.height), mark.radius, mark.radius)
        case Ring(x=x, y=y, radius=radius) | Disc(x=x, y=y, radius=radius):
            path.addEllipse(QPointF(x, y), radius, radius)
    return path


def _curve(mark: Curve) -> QPainterPath:
    path = QPainterPath(QPointF(*mark.start))
    for step in mark.steps:
        if len(step) == 2:
            path.lineTo(*step)
        else:
            path.cubicTo(*step)
    return path
