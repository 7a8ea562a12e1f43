"""The palette's place: off the unit, in the view, over as few targets as can be."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QRect, QSize

from app.scene.placing import GAP, beside

VIEW = QRect(0, 0, 560, 420)
PALETTE = QSize(148, 38)


def spot(unit: QPoint, keep_clear: list[QPoint] | None = None, keep_off: list[QRect] | None = None) -> QRect:
    return QRect(beside(PALETTE, around(unit), VIEW, keep_clear or [], keep_off or []), PALETTE)


def around(unit: QPoint) -> QRect:
    room = QRect(0, 0, 50, 44)
    room.moveCenter(unit)
    return room


@given(st.integers(0, 559), st.integers(0, 419))
def test_it_never_covers_the_unit_nor_leaves_the_view(x: int, y: int) -> None:
    place = spot(QPoint(x, y))
    assert VIEW.contains(place)
    assert not place.intersects(around(QPoint(x, y)))


def test_it_stands_right_of_the_unit_where_nothing_is_in_the_way() -> None:
    place = spot(QPoint(200, 200))
    assert place.left() == around(QPoint(200, 200)).right() + 1 + GAP
    assert abs(place.center().y() - 200) <= 1


def test_it_makes_way_for_targets() -> None:
    right, left = QPoint(280, 200), QPoint(120, 200)
    place = spot(QPoint(200, 200), [right, left])
    assert not place.contains(right)
    assert not place.contains(left)


def test_it_covers_the_fewest_where_all_cover_some() -> None:
    crowd = [QPoint(x, y) for x in range(0, 560, 30) for y in range(0, 420, 30) if not (x < 150 and y > 180)]
    assert spot(QPoint(200, 200), crowd).right() < 180


def test_it_keeps_off_another_unit() -> None:
    other = around(QPoint(280, 200))
    assert not spot(QPoint(200, 200), keep_off=[other]).intersects(other)


def test_in_a_view_too_small_it_still_has_a_place() -> None:
    beside(PALETTE, around(QPoint(20, 20)), QRect(0, 0, 60, 50), [])
