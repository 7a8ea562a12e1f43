"""Small figures: polygons and circles put into their place, turned and scaled.

Points are complex numbers, x + yj in pixels, as in ``curves``.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QTransform

from app.scene.curves import degrees, polygon


def closed(points: Sequence[complex]) -> QPainterPath:
    """A polygon."""
    path = QPainterPath()
    path.addPolygon(polygon(points))
    path.closeSubpath()
    return path


def figure(points: Sequence[complex], place: complex, heading: complex, scale: float) -> QPainterPath:
    """A polygon drawn for the origin and a way to the right, put into its place."""
    return closed([place + heading * point * scale for point in points])


def placed(place: complex, heading: complex, scale: float) -> QTransform:
    """What puts a path drawn for the origin and a way to the right into its place."""
    turn = QTransform.fromTranslate(place.real, place.imag)
    turn.rotate(degrees(heading))
    turn.scale(scale, scale)
    return turn


def circle(center: complex, radius: float) -> QPainterPath:
    """A circle."""
    path = QPainterPath()
    path.addEllipse(QPointF(center.real, center.imag), radius, radius)
    return path
