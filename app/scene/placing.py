"""Where something that floats beside a unit goes: off the unit, and off what may be clicked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPoint, QRect, QSize

GAP = 6  # pixels between the unit, the floating thing and the edge of the view
_CLEARANCE = 14  # pixels around a target that should stay free


def beside(
    size: QSize, unit: QRect, view: QRect, keep_clear: Sequence[QPoint], keep_off: Sequence[QRect] = ()
) -> QPoint:
    """The top left corner for a thing of that size beside a unit: in the view, over as few targets as can be.

    All in pixels of the view. Right of the unit is preferred, then left, below and above. Neither the unit
    nor the rectangles to keep off are covered; if the view is too small for that, as little as can be.
    """
    inner = view.adjusted(GAP, GAP, -GAP, -GAP)
    spots = [_inside(QRect(corner, size), inner) for corner in _corners(size, unit)]

    def harm(spot: QRect) -> tuple[int, int]:
        return sum(_area(spot & rect) for rect in (unit, *keep_off)), _covered(spot, keep_clear)

    return min(spots, key=harm).topLeft()


def _corners(size: QSize, unit: QRect) -> Iterator[QPoint]:
    """Around the unit, the best places first; ``min`` keeps the first of equals."""
    middle = unit.center() - QRect(QPoint(0, 0), size).center()
    left, right = unit.left() - GAP - size.width(), unit.right() + 1 + GAP
    above, below = unit.top() - GAP - size.height(), unit.bottom() + 1 + GAP
    yield QPoint(right, middle.y())
    yield QPoint(left, middle.y())
    yield QPoint(middle.x(), below)
    yield QPoint(middle.x(), above)
    for y in (above, below):
        yield QPoint(right, y)
        yield QPoint(left, y)


def _inside(rect: QRect, bounds: QRect) -> QRect:
    x = max(bounds.left(), min(rect.x(), bounds.right() + 1 - rect.width()))
    y = max(bounds.top(), min(rect.y(), bounds.bottom() + 1 - rect.height()))
    return QRect(QPoint(x, y), rect.size())


def _area(rect: QRect) -> int:
    return max(0, rect.width()) * max(0, rect.height())


def _covered(rect: QRect, points: Sequence[QPoint]) -> int:
    near = rect.adjusted(-_CLEARANCE, -_CLEARANCE, _CLEARANCE, _CLEARANCE)
    return sum(near.contains(point) for point in points)
