"""The signs of orders on passages of their own: trains on their line, leave for a canal, half strength."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainterPath, QTransform

from app.fonts import FontRole
from app.scene.arrows import PALE_FAILED, Brush, Look, arrow_outline, dotted
from app.scene.curves import Curve
from app.scene.ink import Ink
from app.scene.label_text import Run, run_path

_SHAFT = 6.4
_SLEEPERS = (3.0, (0.7, 0.9))  # px of width, and strokes and gaps in that width
_CASING = 2.2
_STATION = 10.0
_BADGE = 9.0
_TEXT = Run("½", FontRole.MAP_CODE)
_TEXT_DROP = 4.0  # px from the middle of the badge to the baseline


def train(curve: Curve, brush: Brush, look: Look, stop: complex | None) -> Iterator[Ink]:
    """A train; where it stopped it is pale beyond a red station, which is drawn with ``red_station``."""
    if look in (Look.VOID, Look.AWAITED):
        yield from dotted(curve, brush, look, head=True)
        return
    scale = brush.scale
    edge, fill = brush.edge, brush.color
    outline = arrow_outline(curve, scale, _SHAFT)
    yield Ink(outline, line=brush.casing, width=2 * _CASING * scale)
    if look is Look.FAILED:
        yield Ink(outline, fill=brush.pale(fill, PALE_FAILED))
        yield Ink(outline, line=edge, width=1.2 * scale, dash=(3, 2))
        if stop is not None:
            done = curve.part(0, curve.nearest(stop)).path()
            yield Ink(done, line=edge, width=(_SHAFT + 1.2) * scale)
            yield Ink(done, line=fill, width=(_SHAFT - 1.2) * scale)
    else:
        yield Ink(outline, fill=fill, line=edge, width=1.2 * scale)
    width, dash = _SLEEPERS
    inner = curve.part(4 * scale, max(5 * scale, curve.length - 14 * scale)).path()
    yield Ink(inner, line=brush.casing, width=width * scale, dash=dash)


def red_station(center: complex, brush: Brush) -> Iterator[Ink]:
    """The station at which a train stopped."""
    half = _STATION / 2 * brush.scale
    square = QPainterPath()
    square.addRect(center.real - half, center.imag - half, 2 * half, 2 * half)
    yield Ink(square, line=brush.casing, width=5 * brush.scale)
    failure = QColor(brush.theme.failure)
    yield Ink(square, fill=QColor(brush.theme.casing), line=failure, width=2.4 * brush.scale)


def leave_line(start: Curve, brush: Brush) -> Iterator[Ink]:
    """From the unit that controls a canal to the passage that it lets through."""
    yield Ink(start.path(), line=brush.casing, width=6.4 * brush.scale)
    yield Ink(start.path(), line=brush.line, width=2.4 * brush.scale, dash=(1.0, 1.1))


def half_badge(center: complex, brush: Brush) -> Iterator[Ink]:
    """The strength of a move over a half link, on its arrow."""
    disc = QPainterPath()
    radius = _BADGE * brush.scale
    disc.addEllipse(QPointF(center.real, center.imag), radius, radius)
    yield Ink(disc, fill=QColor(brush.theme.casing), line=brush.line, width=1.6 * brush.scale)
    yield Ink(half_text(center.real, center.imag, brush.scale), fill=QColor(brush.theme.text))


def half_text(x: float, y: float, scale: float) -> QPainterPath:
    """The sign ½ with its middle at a point."""
    path, width = _half()
    return QTransform.fromScale(scale, scale).map(path.translated(-width / 2, _TEXT_DROP)).translated(x, y)


@lru_cache(maxsize=1)
def _half() -> tuple[QPainterPath, float]:
    return run_path(_TEXT)
