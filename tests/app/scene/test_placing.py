"""The palette's place: off the unit, in the view, on nothing that may be clicked."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QRect, QSize

from app.scene.placing import GAP, REACH, at_edge, beside

VIEW = QRect(0, 0, 560, 420)
PALETTE = QSize(148, 38)

points = st.builds(QPoint, st.integers(0, 559), st.integers(0, 419))


def around(place: QPoint) -> QRect:
    room = QRect(0, 0, 50, 44)
    room.moveCenter(place)
    return room


def spot(unit: QPoint, *obstacles: QPoint, spare: tuple[QRect, ...] = ()) -> QRect | None:
    corner = beside(PALETTE, around(unit), VIEW, [around(each) for each in obstacles], spare)
    return QRect(corner, PALETTE) if corner is not None else None


@given(points, st.lists(points, max_size=12))
def test_it_covers_neither_unit_nor_obstacle_and_stays_near_and_in_the_view(
    unit: QPoint, obstacles: list[QPoint]
) -> None:
    place = spot(unit, *obstacles)
    if place is None:
        return
    assert VIEW.contains(place)
    assert not any(place.intersects(around(each)) for each in (unit, *obstacles))
    assert place.intersects(around(unit).adjusted(-REACH - 1, -REACH - 1, REACH + 1, REACH + 1))


@given(points)
def test_with_nothing_in_the_way_there_is_always_a_place(unit: QPoint) -> None:
    assert spot(unit) is not None


def test_it_stands_right_of_the_unit_where_nothing_is_in_the_way() -> None:
    place = spot(QPoint(200, 200))
    assert place is not None
    assert place.left() == around(QPoint(200, 200)).right() + 1 + GAP
    assert abs(place.center().y() - 200) <= 1


def test_what_is_only_to_be_spared_is_covered_rather_than_an_obstacle() -> None:
    spare = QRect(0, 0, 560, 420)
    place = spot(QPoint(200, 200), QPoint(280, 200), spare=(spare,))
    assert place is not None
    assert not place.intersects(around(QPoint(280, 200)))


def test_a_crowd_leaves_no_place() -> None:
    crowd = [QPoint(x, y) for x in range(0, 560, 30) for y in range(0, 420, 30)]
    assert spot(QPoint(200, 200), *crowd) is None


@given(st.lists(points, max_size=10))
def test_at_the_edge_it_covers_nothing(obstacles: list[QPoint]) -> None:
    rects = [around(each) for each in obstacles]
    place = QRect(at_edge(PALETTE, VIEW, rects), PALETTE)
    assert VIEW.contains(place)
    assert not any(place.intersects(rect) for rect in rects)


def test_a_bar_is_in_the_middle_of_the_foot_where_nothing_is_in_the_way() -> None:
    place = QRect(at_edge(PALETTE, VIEW, []), PALETTE)
    assert abs(place.center().x() - VIEW.center().x()) <= 1
    assert VIEW.bottom() - 20 < place.bottom() < VIEW.bottom()


def test_in_a_view_too_small_a_bar_still_has_a_place() -> None:
    at_edge(PALETTE, QRect(0, 0, 60, 50), [around(QPoint(20, 20))])
