"""What covers the board: a graticule and a compass, and how far the round of powers has come."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF, QRadialGradient
from PySide6.QtWidgets import QWidget

from app.fonts import FontRole, font
from app.theme import Theme, faded

_GROUNDS = {False: "#E9E5D9", True: "#0A0D10"}  # at the edges; by whether the theme is dark
_COMPASS_ROOM = 1180  # px of width, so that the compass does not run under the card


class Ground(QWidget):
    """The ground of everything that covers the board."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 (Qt's name)
        """A graticule and a compass."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        light = QRadialGradient(QPointF(self.width() / 2, self.height() * 0.45), self.width() * 0.7)
        light.setColorAt(0, QColor(self._theme.window))
        light.setColorAt(1, QColor(_GROUNDS[self._theme.dark]))
        painter.fillRect(self.rect(), light)
        painter.setPen(QPen(faded(self._theme.sea_border, 0.45), 1))
        painter.drawPath(graticule(self.width(), self.height()))
        if self.width() > _COMPASS_ROOM:
            painter.translate(self.width() - 230, self.height() - 180)
            _draw_compass(painter, faded(self._theme.accent, 0.30))
        painter.end()


def graticule(width: float, height: float) -> QPainterPath:
    """Meridians that meet far above the widget, and parallels around that point, in pixels."""
    path = QPainterPath()
    pole = QPointF(width / 2, -height * 0.9)
    reach = math.hypot(width, height) * 2.2
    for step in range(-5, 6):
        angle = math.radians(90 + step * 11)
        path.moveTo(pole)
        path.lineTo(pole.x() + reach * math.cos(angle), pole.y() + reach * math.sin(angle))
    for step in range(12):
        radius = height * (0.97 + step * 0.16)
        path.addEllipse(pole, radius, radius)
    return path


def _draw_compass(painter: QPainter, color: QColor) -> None:
    painter.setPen(QPen(color, 1.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for radius in (127, 94):
        painter.drawEllipse(QPointF(0, 0), radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    for first, length, width in ((22.5, 56, 9), (45, 74, 13), (0, 118, 17)):
        step = 90 if first != 22.5 else 45
        for number in range(360 // step):
            _draw_ray(painter, color, first + number * step, length, width)


def _draw_ray(painter: QPainter, color: QColor, angle: float, length: float, width: float) -> None:
    painter.save()
    painter.rotate(angle)
    tip, shoulder = QPointF(0, -length), width * 0.8
    painter.setBrush(color)
    painter.drawPolygon(QPolygonF([tip, QPointF(width / 2, -shoulder), QPointF(0, 0)]))
    painter.setBrush(faded(color, color.alphaF() * 0.45))
    painter.drawPolygon(QPolygonF([tip, QPointF(-width / 2, -shoulder), QPointF(0, 0)]))
    painter.restore()


class Dots(QWidget):
    """How many powers are done, as dots; not which."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._done = self._total = 0
        self.setFixedSize(400, 44)

    def show_count(self, text: str, done: int, total: int) -> None:
        """So many of all are done, and the next one has its turn."""
        self._done, self._total = done, total
        self.setAccessibleName(text)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 (Qt's name)
        """A text over a row of dots."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(font(FontRole.LABEL))
        painter.setPen(QColor(self._theme.text_second))
        painter.drawText(QRectF(0, 0, self.width(), 20), Qt.AlignmentFlag.AlignCenter, self.accessibleName())
        start = self.width() / 2 - (self._total - 1) * 13
        for number in range(self._total):
            middle = QPointF(start + number * 26, 33)
            if number == self._done:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(faded(self._theme.accent, 0.3))
                painter.drawEllipse(middle, 10, 10)
            painter.setPen(
                QPen(QColor(self._theme.accent if number <= self._done else self._theme.box_line), 1.6)
            )
            painter.setBrush(QColor(self._theme.accent if number < self._done else self._theme.panel))
            painter.drawEllipse(middle, 6, 6)
        painter.end()
