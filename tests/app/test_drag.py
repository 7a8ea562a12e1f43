"""Orders by dragging a unit to its goal, with the mouse, a finger, and on a trackpad; at the real window."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer, QTimerEvent
from PySide6.QtGui import QNativeGestureEvent, QPointingDevice, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.scene.picture import DrawnOrder
from maps.board import Location
from tests.app.desk import Desk, hot_seat, sandbox
from tests.app.hand import (
    Fingers,
    at,
    drag,
    game_at,
    movement,
    orders,
    retreat,
    touch_drag,
    type_keys,
    view_of,
)
from variants.game import Game
from variants.orders import parse_order

Open = Callable[[Game], Desk]
FORBIDDEN, NO = Qt.CursorShape.ForbiddenCursor, Qt.KeyboardModifier.NoModifier


def press_palette(desk: Desk, tip: str) -> None:
    buttons = desk.window.board.tool.palette.buttons
    desk.click(next(button for button in buttons if button.toolTip().startswith(tip)))


class TestMouse:
    def test_a_unit_dragged_to_a_goal_moves(self, open_desk: Open) -> None:
        desk = open_desk(sandbox())
        drag(desk, "PAR", "BUR")
        assert orders(desk) == {"A PAR - BUR"}
        assert desk.document.undo_stack.count() == 1

    def test_a_taken_place_is_attacked(self, open_desk: Open) -> None:
        desk = open_desk(game_at(movement(france="A PAR, A BUR", germany="A MUN")))
        drag(desk, "BUR", "MUN")
        drag(desk, "PAR", "BUR")
        assert orders(desk) == {"A BUR - MUN", "A PAR - BUR"}

    def test_a_second_drag_gives_another_order(self, open_desk: Open) -> None:
        desk = open_desk(sandbox())
        drag(desk, "PAR", "BUR")
        drag(desk, "PAR", "GAS")
        assert orders(desk) == {"A PAR - GAS"}

    def test_a_drag_by_convoy(self, open_desk: Open) -> None:
        desk = open_desk(game_at(movement(england="A LON, F NTH")))
        drag(desk, "LON", "NWY")
        assert orders(desk) == {"A LON - NWY via"}

    def test_the_coast_is_asked_if_the_place_leaves_it_open(self, open_desk: Open) -> None:
        desk = open_desk(game_at(movement(france="F MAO, F WES")))
        drag(desk, "MAO", "SPA")
        assert orders(desk) == set()
        press_palette(desk, "south")
        assert orders(desk) == {"F MAO - SPA/sc"}
        drag(desk, "MAO", "SPA/nc")
        drag(desk, "WES", "SPA")
        assert orders(desk) == {"F MAO - SPA/nc", "F WES - SPA/sc"}

    def test_dropped_on_itself_nothing_has_happened(self, open_desk: Open) -> None:
        desk = open_desk(sandbox())
        drag(desk, "PAR", "BUR", "PAR")
        assert orders(desk) == set()
        assert view_of(desk).picture.highlights.selected is None
        desk.province("MUN")
        drag(desk, "PAR", "BUR", "PAR")
        assert view_of(desk).picture.highlights.selected == Location("MUN")

    def test_esc_ends_the_drag(self, open_desk: Open) -> None:
        desk = open_desk(sandbox())
        drag(desk, "PAR", "BUR", drop=False)
        type_keys(desk, Qt.Key.Key_Escape)
        QTest.mouseRelease(view_of(desk).viewport(), Qt.MouseButton.LeftButton, pos=at(desk, "BUR"))
        assert orders(desk) == set()
        assert view_of(desk).picture.highlights.selected is None

    def test_elsewhere_the_cursor_says_no_and_the_status_bar_why(self, open_desk: Open) -> None:
        desk = open_desk(sandbox())
        drag(desk, "PAR", "ROM", drop=False)
        assert view_of(desk).viewport().cursor().shape() is FORBIDDEN
        assert "A Paris cannot reach Rome." in desk.window.next_text
        QTest.mouseRelease(view_of(desk).viewport(), Qt.MouseButton.LeftButton, pos=at(desk, "ROM"))
        assert orders(desk) == set()
        assert "A Paris cannot reach Rome." in desk.window.next_text

    def test_another_own_unit_that_is_no_goal_is_not_turned_to(self, open_desk: Open) -> None:
        desk = open_desk(sandbox())
        drag(desk, "PAR", "VEN")
        assert view_of(desk).picture.highlights.selected == Location("PAR")
        assert "A Paris cannot reach Venice." in desk.window.next_text

    def test_while_it_is_dragged_goals_are_lit_and_the_order_is_drawn(self, open_desk: Open) -> None:
        desk = open_desk(sandbox())
        drag(desk, "PAR", "BUR", drop=False)
        picture = view_of(desk).picture
        assert {str(goal) for goal in picture.highlights.targets} == {"PIC", "BRE", "BUR", "GAS"}
        assert picture.orders == (DrawnOrder("france", parse_order("A PAR - BUR")),)
        assert orders(desk) == set()

    def test_the_line_follows_the_pointer_and_goes(self, open_desk: Open) -> None:
        desk = open_desk(sandbox())
        drag(desk, "PAR", "MUN", drop=False)
        view, middle = view_of(desk), (at(desk, "PAR") + at(desk, "MUN")) / 2
        QTest.mouseMove(view.viewport(), at(desk, "MUN"))
        with_line = view.grab().toImage()
        QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=at(desk, "MUN"))
        view.repaint()
        assert with_line.pixelColor(middle) != view.grab().toImage().pixelColor(middle)

    def test_elsewhere_a_drag_moves_the_map(self, open_desk: Open) -> None:
        desk = open_desk(hot_seat(france="Ada", germany="Ben"))
        desk.take_screen()
        view = view_of(desk)
        view.zoom_by(3)
        view.center_on(Location("BUR"))
        before = at(desk, "BUR")
        drag(desk, "BUR", "GAS")
        middle = at(desk, "BUR")
        assert middle != before
        drag(desk, "MUN", "BUR")  # a unit of somebody else
        assert at(desk, "BUR") != middle
        assert orders(desk) == set()

    def test_with_the_middle_button_a_unit_stays(self, open_desk: Open) -> None:
        desk = open_desk(sandbox())
        drag(desk, "PAR", "BUR", button=Qt.MouseButton.MiddleButton)
        assert orders(desk) == set()


def run_out(timer: QTimer, times: int) -> None:
    """Lets a timer run out so often, at once."""
    for _ in range(times):
        if timer.isActive():
            QApplication.sendEvent(timer, QTimerEvent(timer.timerId()))


class TestEdge:
    @pytest.fixture
    def near(self, open_desk: Open) -> Desk:
        """The map with Paris in the middle, larger than its view."""
        desk = open_desk(sandbox())
        view = view_of(desk)
        view.zoom_by(4)
        view.center_on(Location("PAR"))
        return desk

    def test_the_map_moves_on_until_the_goal_is_in_sight(self, near: Desk) -> None:
        view, timer = view_of(near), view_of(near)._edge.timer
        port = view.viewport()
        view.scroll_by(QPoint(port.width() - 60 - at(near, "PAR").x(), 0))
        start = at(near, "PAR")
        QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
        QTest.mouseMove(port, start + QPoint(15, 0))
        assert not timer.isActive()
        QTest.mouseMove(port, start + QPoint(40, 0))
        assert not port.rect().contains(at(near, "BUR"))
        for _ in range(100):
            if at(near, "BUR").x() > port.width() - 60:
                run_out(timer, 1)
        QTest.mouseMove(port, at(near, "BUR"))
        assert not timer.isActive()
        QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=at(near, "BUR"))
        assert orders(near) == {"A PAR - BUR"}

    def test_it_stands_still_at_the_end_of_the_board_and_after_the_drag(self, near: Desk) -> None:
        view, timer = view_of(near), view_of(near)._edge.timer
        corner = QPoint(1, 1)
        drag(near, "PAR", drop=False)
        for point in (QPoint(200, 200), corner):
            QTest.mouseMove(view.viewport(), point)
        run_out(timer, 500)
        assert not timer.isActive()
        assert view.horizontalScrollBar().value() == view.horizontalScrollBar().minimum()
        QTest.mouseMove(view.viewport(), view.viewport().rect().bottomRight())
        assert timer.isActive()
        QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=corner)
        assert not timer.isActive()

    def test_a_drag_of_the_map_moves_it_by_the_hand_alone(self, near: Desk) -> None:
        drag(near, "BUR", drop=False)
        port = view_of(near).viewport()
        for point in (QPoint(200, 200), QPoint(2, 2)):
            QTest.mouseMove(port, point)
        assert not view_of(near)._edge.timer.isActive()
        QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))


class TestHelp:
    def test_with_s_chosen_the_drag_is_what_is_supported(self, open_desk: Open) -> None:
        desk = open_desk(game_at(movement(france="A MAR, A PAR", germany="A MUN")))
        desk.province("MAR")
        press_palette(desk, "Support")
        drag(desk, "PAR", "BUR")
        assert orders(desk) == {"A MAR S A PAR - BUR"}

    def test_also_of_a_unit_of_another_power(self, open_desk: Open) -> None:
        game = game_at(movement(france="A MAR", germany="A MUN"))
        desk = open_desk(game)
        desk.province("MAR")
        press_palette(desk, "Support")
        drag(desk, "MUN", "BUR")
        assert orders(desk) == {"A MAR S A MUN - BUR"}

    def test_dragged_itself_it_finds_the_unit_to_help(self, open_desk: Open) -> None:
        desk = open_desk(game_at(movement(france="A MAR, A GAS")))
        desk.province("MAR")
        press_palette(desk, "Support")
        drag(desk, "MAR", "GAS")
        desk.province("GAS")
        assert orders(desk) == {"A MAR S A GAS"}

    def test_with_c_chosen_it_is_what_is_convoyed(self, open_desk: Open) -> None:
        desk = open_desk(game_at(movement(england="A LON, F NTH")))
        desk.province("NTH")
        press_palette(desk, "Convoy")
        drag(desk, "LON", "NWY")
        assert orders(desk) == {"F NTH C A LON - NWY"}

    def test_a_goal_that_cannot_be_helped_says_why(self, open_desk: Open) -> None:
        desk = open_desk(game_at(movement(france="A MAR, A PAR")))
        desk.province("MAR")
        press_palette(desk, "Support")
        drag(desk, "PAR", "PIC")
        assert orders(desk) == set()
        assert "A Marseilles cannot help A Paris to Picardy." in desk.window.next_text


class TestRetreat:
    def test_the_dislodged_unit_is_dragged_from_beside_its_victor(self, open_desk: Open) -> None:
        desk = open_desk(game_at(retreat("A TRI", "austria", "VEN", "A TRI")))
        drag(desk, "TRI", "VIE")
        assert orders(desk) == {"A TRI R VIE"}

    def test_where_it_may_not_go_it_is_said(self, open_desk: Open) -> None:
        desk = open_desk(game_at(retreat("A TRI", "austria", "VEN", "A TRI")))
        drag(desk, "TRI", "VEN")
        assert orders(desk) == set()
        assert "its attacker came from there" in desk.window.next_text


class TestFingers:
    def test_a_finger_drags_as_the_mouse_does(self, open_desk: Open) -> None:
        desk = open_desk(sandbox())
        touch_drag(desk, at(desk, "PAR"), at(desk, "BUR"))
        assert orders(desk) == {"A PAR - BUR"}

    def test_taps_are_clicks(self, open_desk: Open) -> None:
        desk = open_desk(sandbox())
        fingers = Fingers(desk)
        for place in ("PAR", "GAS"):
            fingers.down(at(desk, place))
            fingers.up(at(desk, place))
        assert orders(desk) == {"A PAR - GAS"}

    def test_a_finger_may_miss_the_plate_by_a_little(self, open_desk: Open) -> None:
        desk = open_desk(sandbox())
        touch_drag(desk, at(desk, "PAR") + QPoint(0, 17), at(desk, "BUR"))
        assert orders(desk) == {"A PAR - BUR"}

    def test_held_down_it_asks_for_the_menu_and_does_nothing_else(
        self, open_desk: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        desk = open_desk(sandbox())
        view, fingers = view_of(desk), Fingers(desk)
        asked: list[str] = []
        monkeypatch.setattr(view, "ask_menu_at", lambda point: asked.append(view.province_under(point)))
        monkeypatch.setattr(view._gestures, "hold_after", 1)
        fingers.down(at(desk, "PAR"))
        qtbot.waitUntil(lambda: bool(asked))
        fingers.move(at(desk, "BUR"))
        fingers.up(at(desk, "BUR"))
        assert asked == ["PAR"]
        assert orders(desk) == set()

    def test_two_fingers_pinch(self, open_desk: Open) -> None:
        desk = open_desk(sandbox())
        view, fingers = view_of(desk), Fingers(desk)
        before, middle, side = view.zoom, view.viewport().rect().center(), QPoint(40, 0)
        fingers.down(middle - side, middle + side)
        fingers.move(middle - side * 2, middle + side * 2)
        fingers.up(middle - side * 2, middle + side * 2)
        assert view.zoom == pytest.approx(2 * before)
        assert orders(desk) == set()

    def test_a_second_finger_ends_the_drag_of_a_unit(self, open_desk: Open) -> None:
        desk = open_desk(sandbox())
        goal, fingers = at(desk, "BUR"), Fingers(desk)
        fingers.down(at(desk, "PAR"))
        fingers.move(goal)
        assert view_of(desk).unit_in_hand
        fingers.one_more(goal + QPoint(60, 0))
        assert not view_of(desk).unit_in_hand
        fingers.up(goal, goal + QPoint(60, 0))
        assert orders(desk) == set()
        assert view_of(desk).picture.highlights.selected is None


class TestTrackpad:
    def scroll(self, desk: Desk, phase: Qt.ScrollPhase, modifiers: Qt.KeyboardModifier = NO) -> None:
        port = view_of(desk).viewport()
        here = QPointF(port.rect().center())
        everywhere = QPointF(port.mapToGlobal(here))
        turn, buttons = QPoint(-60, -40), Qt.MouseButton.NoButton
        event = QWheelEvent(here, everywhere, turn, turn, buttons, modifiers, phase, False)
        QApplication.sendEvent(port, event)

    def test_two_fingers_move_the_map(self, open_desk: Open) -> None:
        desk = open_desk(sandbox())
        view = view_of(desk)
        view.zoom_by(3)
        zoom, before = view.zoom, at(desk, "MUN")
        self.scroll(desk, Qt.ScrollPhase.ScrollUpdate)
        assert view.zoom == zoom
        assert at(desk, "MUN") - before == QPoint(-60, -40)

    def test_a_wheel_zooms_even_if_it_tells_pixels(self, open_desk: Open) -> None:
        desk = open_desk(sandbox())
        view_of(desk).zoom_by(3)
        zoom = view_of(desk).zoom
        self.scroll(desk, Qt.ScrollPhase.NoScrollPhase)
        assert view_of(desk).zoom < zoom

    def test_with_ctrl_two_fingers_zoom(self, open_desk: Open) -> None:
        desk = open_desk(sandbox())
        view_of(desk).zoom_by(3)
        zoom = view_of(desk).zoom
        self.scroll(desk, Qt.ScrollPhase.ScrollUpdate, Qt.KeyboardModifier.ControlModifier)
        assert view_of(desk).zoom < zoom

    @pytest.mark.parametrize(
        ("gesture", "value", "factor"),
        [
            (Qt.NativeGestureType.ZoomNativeGesture, 0.5, 1.5),
            (Qt.NativeGestureType.SmartZoomNativeGesture, 0, 2),
        ],
    )
    def test_a_pinch_zooms(
        self, open_desk: Open, gesture: Qt.NativeGestureType, value: float, factor: float
    ) -> None:
        desk = open_desk(sandbox())
        view, sea = view_of(desk), QPointF(at(desk, "MAO"))
        before, device = view.zoom, QPointingDevice.primaryPointingDevice()
        event = QNativeGestureEvent(gesture, device, 2, sea, sea, sea, value, QPointF())
        QApplication.sendEvent(view.viewport(), event)
        assert event.type() == QEvent.Type.NativeGesture
        assert view.zoom == pytest.approx(before * factor)
