"""Where something that floats over the map goes: off the unit it is about, and off what may be clicked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPoint, QRect, QSize

GAP = 6  # pixels between the unit, the floating thing and the edge of the view
REACH = 30  # pixels from the unit within which a floating thing is seen to belong to it
_STEP = 4  # pixels between the places tried
_FOOT = 10  # pixels between a bar and the edge of the view


def beside(
    size: QSize, unit: QRect, view: QRect, obstacles: Sequence[QRect], spare: Sequence[QRect] = ()
) -> QPoint | None:
    """The top left corner for a thing of that size beside a unit, or None where no place is free.

    All in pixels of the view. Right of the unit is preferred, then left, below and above, and near places
    before farther ones, none farther than ``REACH``. Neither the unit nor an obstacle is ever covered; of
    what is only to be spared, as little as can be.
    """
    inner = view.adjusted(GAP, GAP, -GAP, -GAP)
    blocked = (unit, *obstacles)
    best, least = None, 0
    for corner in _around(size, unit):
        spot = QRect(corner, size)
        if not inner.contains(spot) or _meets(spot, blocked):
            continue
        harm = sum(_area(spot & rect) for rect in spare)
        if not harm:
            return corner
        if best is None or harm < least:
            best, least = corner, harm
    return best


def at_edge(size: QSize, view: QRect, obstacles: Sequence[QRect]) -> QPoint:
    """The top left corner for a bar in the middle of the view's foot, or where an edge has room for it.

    If no place along the edges is free, the one where it covers the least.
    """
    inner = view.adjusted(_FOOT, _FOOT, -_FOOT, -_FOOT)
    middle = inner.center().x() - size.width() // 2
    across = [*range(middle, inner.right() - size.width() + 2, _STEP)]
    across += [*range(middle, inner.left() - 1, -_STEP)]
    across.sort(key=lambda x: abs(x - middle))
    foot, head = inner.bottom() + 1 - size.height(), inner.top()
    rows = sorted(range(head, foot + 1, _STEP), key=lambda y: min(foot - y, 2 * (y - head)))
    spots = (QRect(QPoint(x, y), size) for y in (foot, head, *rows) for x in across or [middle])
    return _least_harmful(spots, obstacles, QPoint(middle, foot))


def _least_harmful(spots: Iterator[QRect], obstacles: Sequence[QRect], otherwise: QPoint) -> QPoint:
    best, least = otherwise, -1
    for spot in spots:
        harm = sum(_area(spot & rect) for rect in obstacles)
        if not harm:
            return spot.topLeft()
        if least < 0 or harm < least:
            best, least = spot.topLeft(), harm
    return best


def _around(size: QSize, unit: QRect) -> Iterator[QPoint]:
    """Around the unit, the best places first."""
    wide, high = size.width(), size.height()
    middle = unit.center() - QRect(QPoint(0, 0), size).center()
    for away in range(GAP, REACH + 1, 2 * _STEP):
        left, right = unit.left() - away - wide, unit.right() + 1 + away
        above, below = unit.top() - away - high, unit.bottom() + 1 + away
        for slip in range(0, (unit.height() + high) // 2 + away, _STEP):
            for y in (middle.y() + slip, middle.y() - slip):
                yield QPoint(right, y)
                yield QPoint(left, y)
        for slip in range(0, (unit.width() + wide) // 2 + away, _STEP):
            for x in (middle.x() + slip, middle.x() - slip):
                yield QPoint(x, below)
                yield QPoint(x, above)


def _meets(spot: QRect, rects: Sequence[QRect]) -> bool:
    return any(spot.intersects(rect) for rect in rects)


def _area(rect: QRect) -> int:
    return max(0, rect.width()) * max(0, rect.height())
