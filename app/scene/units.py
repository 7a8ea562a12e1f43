"""Units as plates: an army's square with a field gun, a fleet's hull with sails, and the marks they bear.

Everything is drawn around the origin at 100 % (1 unit = 1 logical pixel); the caller moves and scales.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QPolygonF,
    QTransform,
)

from app.fonts import FontRole
from app.scene.label_text import Run, run_path
from app.theme import Theme, faded, glyph_color, luminance, mixed
from variants.orders import UnitKind

CASING = 2.0  # px outside the plate
_EDGE = 1.1
_DIM = 0.2  # the luminance below which a colour is hard to see as a line on a dark map
_LIGHTER = 0.35  # the share of white that helps it
_SHINE = 0.10  # how much lighter a plate is at its top
TILT = -14.0  # degrees, a dislodged unit


@cache
def plate_outline(kind: UnitKind) -> QPainterPath:
    """The plate without its casing."""
    path = QPainterPath()
    if kind is UnitKind.ARMY:
        path.addRoundedRect(QRectF(-11, -10, 22, 20), 4, 4)
        return path
    path.moveTo(-13.6, -9)
    path.lineTo(15.4, -9)
    path.quadTo(16.6, -9, 16.2, -7.8)
    path.cubicTo(14, 1.5, 11, 9.4, 3, 9.4)
    path.lineTo(-6, 9.4)
    path.cubicTo(-11, 9.4, -13.4, 4, -14.6, -7.8)
    path.quadTo(-14.8, -9, -13.6, -9)
    path.closeSubpath()
    return path


@cache
def grown_outline(kind: UnitKind, margin: float) -> QPainterPath:
    """The plate's outline moved outwards by a margin in px, with round corners."""
    stroker = QPainterPathStroker()
    stroker.setWidth(2 * margin)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    plate = plate_outline(kind)
    return stroker.createStroke(plate).united(plate).simplified()


@cache
def glyph(kind: UnitKind) -> QPainterPath:
    """The figure on the plate."""
    return _field_gun() if kind is UnitKind.ARMY else _sails()


def _field_gun() -> QPainterPath:
    """A tapered barrel, the trail, and a solid wheel with a hub."""
    barrel = _polygon(
        (-5, -2.5),
        (8.6, -1.5),
        (8.6, -2.1),
        (10, -2.1),
        (10, 2.1),
        (8.6, 2.1),
        (8.6, 1.5),
        (-5, 2.5),
        (-6.4, 0),
    )
    raised = QTransform()
    raised.translate(-0.9, -1.2)
    raised.rotate(-27)
    trail = _polygon((-2.6, 0), (-8.8, 5), (-8.8, 7), (-6, 7), (0, 3))
    body = raised.map(barrel).united(trail).subtracted(_circle(0.4, 3, 5.2))
    return body.united(_circle(0.4, 3, 4.1).subtracted(_circle(0.4, 3, 1.35)))


def _sails() -> QPainterPath:
    """Two sails over a hull."""
    path = QPainterPath(QPointF(0.6, -6.4))
    path.lineTo(0.6, 1.4)
    path.lineTo(7.6, 1.4)
    path.quadTo(6, -3.4, 0.6, -6.4)
    path.moveTo(-0.9, -5)
    path.lineTo(-0.9, 1.4)
    path.lineTo(-6.2, 1.4)
    path.quadTo(-2.4, -0.8, -0.9, -5)
    path.moveTo(-8, 2.8)
    path.lineTo(9, 2.8)
    path.quadTo(7.8, 6.2, 4.6, 6.7)
    path.lineTo(-4.4, 6.7)
    path.quadTo(-7, 6, -8, 2.8)
    return path


def _polygon(*points: tuple[float, float]) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(*point) for point in points]))
    path.closeSubpath()
    return path


def _circle(x: float, y: float, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius, radius)
    return path


def draw_unit(painter: QPainter, kind: UnitKind, color: QColor, theme: Theme, letter: str = "") -> None:
    """A plate with casing, edge and glyph; with a letter instead of the glyph if one is given."""
    outline = plate_outline(kind)
    _stroke(painter, outline, faded(theme.casing, theme.casing_alpha), 2 * CASING)
    shine = QLinearGradient(0, -10, 0, 10)
    shine.setColorAt(0, mixed(color, "#FFFFFF", _SHINE))
    shine.setColorAt(1, color)
    painter.setBrush(shine)
    painter.setPen(_pen(mixed(color, "#000000", theme.edge_darker), _EDGE))
    painter.drawPath(outline)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glyph_color(color))
    painter.drawPath(_letter(letter) if letter else glyph(kind))


@cache
def _letter(letter: str) -> QPainterPath:
    """A power's letter in the middle of a plate."""
    text, width = run_path(Run(letter, FontRole.LIST_KEY))
    return text.translated(-width / 2, 5.0)


def draw_dislodged(painter: QPainter, kind: UnitKind, color: QColor, theme: Theme, letter: str = "") -> None:
    """A tilted plate in a red dashed outline."""
    painter.save()
    painter.rotate(TILT)
    draw_unit(painter, kind, color, theme, letter)
    pen = _pen(QColor(theme.failure), 2.2)
    pen.setDashPattern((2.2, 1.5))
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(grown_outline(kind, 4))
    painter.restore()


def draw_build(painter: QPainter, kind: UnitKind, color: QColor, theme: Theme) -> None:
    """A pale dashed plate with a plus: a unit to come."""
    outline = plate_outline(kind)
    _stroke(painter, outline, faded(theme.casing, theme.casing_alpha), 2 * CASING)
    edge = line_color(color, theme)
    pen = _pen(edge, 1.6)
    pen.setDashPattern((2.4, 1.6))
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.setBrush(mixed(color, theme.casing, 0.62))
    painter.drawPath(outline)
    painter.setPen(_pen(edge, 2.0))
    painter.drawLine(QPointF(-5, 0), QPointF(5, 0))
    painter.drawLine(QPointF(0, -5), QPointF(0, 5))


def draw_removal(painter: QPainter, kind: UnitKind, color: QColor, theme: Theme, letter: str = "") -> None:
    """A faint plate with a red stroke: a unit to go."""
    painter.save()
    painter.setOpacity(0.45)
    draw_unit(painter, kind, color, theme, letter)
    painter.setOpacity(1)
    for line, width in ((faded(theme.casing, theme.casing_alpha), 5.0), (QColor(theme.failure), 2.4)):
        painter.setPen(_pen(line, width))
        painter.drawLine(QPointF(-14, 11), QPointF(14, -11))
    painter.restore()


def draw_unordered_dot(painter: QPainter, kind: UnitKind, theme: Theme) -> None:
    """The amber dot of a missing order, at the top right corner."""
    corner = plate_outline(kind).boundingRect().topRight()
    painter.setPen(QPen(QColor(theme.casing), 1.6))
    painter.setBrush(QColor(theme.warning_dot))
    painter.drawEllipse(corner + QPointF(-0.5, 0.5), 4.6, 4.6)


def line_color(color: QColor, theme: Theme) -> QColor:
    """A power's colour as a thin line, to stand out on the power's own land.

    Pale colours are darker, and on a dark map dark ones are lighter.
    """
    if theme.dark:
        return mixed(color, "#FFFFFF", _LIGHTER if luminance(color) < _DIM else 0.0)
    return mixed(color, "#000000", theme.line_darker if color.lightnessF() > 0.5 else 0.1)


def _stroke(painter: QPainter, path: QPainterPath, color: QColor, width: float) -> None:
    painter.setPen(_pen(color, width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)


def _pen(color: QColor, width: float) -> QPen:
    pen = QPen(color, width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    return pen
