"""Orders, places and panes by keys alone; at the real window, with the focus where it is."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.boards import board_shapes
from app.entry.steering import neighbour
from maps.board import Location, Terrain
from tests.app.desk import Desk, hot_seat, sandbox
from tests.app.hand import at, game_at, movement, orders, retreat, type_keys, view_of
from variants.game import Game
from variants.orders import Unit
from variants.position import Phase, PhaseKind, Position
from variants.registry import load_variant

Open = Callable[[Game], Desk]
K = Qt.Key
ENTER, ESC = K.Key_Return, K.Key_Escape


def opened(open_desk: Open, game: Game) -> Desk:
    desk = open_desk(game)
    desk.window.activateWindow()
    view_of(desk).setFocus()
    return desk


def winter(owners: dict[str, str], **units: str) -> Position:
    centers = {center: power for power, text in owners.items() for center in text.split()}
    placed = {Unit.parse(text.strip()): power for power, texts in units.items() for text in texts.split(",")}
    return Position(Phase(2, PhaseKind.ADJUSTMENT), placed, centers)


def selected(desk: Desk) -> str:
    return str(view_of(desk).picture.highlights.selected)


def cursor(desk: Desk) -> str:
    return str(view_of(desk).picture.highlights.cursor)


FRANCE = movement(france="A PAR, A MAR, F MAO", germany="A MUN")


class TestNames:
    def test_a_goal_by_code_or_name(self, open_desk: Open) -> None:
        desk = opened(open_desk, game_at(FRANCE))
        type_keys(desk, K.Key_Tab, K.Key_M, "gas", ENTER, K.Key_Tab)
        assert selected(desk) == "PAR"
        type_keys(desk, K.Key_M, "Burgu", ENTER)
        assert orders(desk) == {"A MAR - GAS", "A PAR - BUR"}

    def test_tab_goes_on_after_what_was_ordered_in_whatever_way(self, open_desk: Open) -> None:
        desk = opened(open_desk, game_at(FRANCE))

        def next_unit() -> str:
            view_of(desk).setFocus()
            said = desk.window.next_text.replace("<b>", "").replace("</b>", "")
            type_keys(desk, K.Key_Tab)
            place = selected(desk)
            type_keys(desk, ESC)
            return f"{said.removeprefix('Next: give ').split(' an order')[0][2:]}, {place}"

        type_keys(desk, K.Key_Tab, K.Key_S, "par", ENTER, "bur", ENTER)  # Marseilles is the first
        assert next_unit() == "Paris, PAR"
        type_keys(desk, K.Key_Tab, K.Key_Tab, ESC)
        desk.province("PAR", "BUR")
        assert next_unit() == "Mid-Atlantic Ocean, MAO"
        desk.window.side.entry.begin("A MUN H")
        QTest.keyClick(desk.window.side.entry.line, ENTER)
        assert next_unit() == "Mid-Atlantic Ocean, MAR"
        desk.document.undo()
        assert next_unit() == "Mid-Atlantic Ocean, MAR"  # of Germany, which wrote last, there is none now
        assert orders(desk) == {"A MAR S A PAR - BUR", "A PAR - BUR"}

    def test_while_a_name_is_typed_letters_are_text(self, open_desk: Open) -> None:
        desk = opened(open_desk, game_at(movement(england="F NTH, F LON")))
        type_keys(desk, K.Key_Tab, K.Key_M, "wales", ENTER)
        assert orders(desk) == {"F LON - WAL"}

    def test_support_and_the_same_name_twice(self, open_desk: Open) -> None:
        desk = opened(open_desk, game_at(FRANCE))
        desk.window.board.tool.select(Location("MAR"))
        type_keys(desk, K.Key_S, "mun", ENTER, "bur", ENTER)
        desk.window.board.tool.select(Location("MAO"))
        type_keys(desk, K.Key_S, "mar", ENTER)
        type_keys(desk, ESC, ESC, ESC)
        desk.window.board.tool.select(Location("MUN"))
        type_keys(desk, K.Key_S, "par", ENTER, "bur", ENTER)
        assert orders(desk) == {"A MAR S A MUN - BUR", "A MUN S A PAR - BUR"}
        desk = opened(open_desk, game_at(movement(france="A MAR, A GAS")))
        type_keys(desk, K.Key_Tab, K.Key_Tab, K.Key_S, "gas", ENTER, "gascony", ENTER)
        assert orders(desk) == {"A MAR S A GAS"}

    def test_convoy_and_by_convoy(self, open_desk: Open) -> None:
        desk = opened(open_desk, game_at(movement(england="A NWY, F SKA")))
        desk.window.board.tool.select(Location("SKA"))
        type_keys(desk, K.Key_C, "nwy", ENTER, "swe", ENTER)
        desk.window.board.tool.select(Location("NWY"))
        type_keys(desk, K.Key_V, "swe", ENTER)
        assert orders(desk) == {"F SKA C A NWY - SWE", "A NWY - SWE via"}

    def test_a_coast_with_the_name_or_asked(self, open_desk: Open) -> None:
        desk = opened(open_desk, game_at(movement(france="F MAO")))
        type_keys(desk, K.Key_Tab, K.Key_M, "spa/sc", ENTER)
        assert orders(desk) == {"F MAO - SPA/sc"}
        type_keys(desk, K.Key_Tab, K.Key_M, "spain nc", ENTER)
        assert orders(desk) == {"F MAO - SPA/nc"}

    def test_a_name_without_its_coast_asks_for_it(self, open_desk: Open) -> None:
        desk = opened(open_desk, game_at(movement(france="F MAO")))
        type_keys(desk, K.Key_Tab, K.Key_M, "spai", ENTER)
        assert orders(desk) == set()
        type_keys(desk, K.Key_S)
        assert orders(desk) == {"F MAO - SPA/sc"}

    def test_the_arrow_keys_choose_among_the_names(self, open_desk: Open) -> None:
        desk = opened(open_desk, game_at(movement(england="F NTH")))
        type_keys(desk, K.Key_Tab, K.Key_M, "n")
        field = desk.window.board.tool.field
        assert [str(place) for place in field.found] == ["NWG", "NWY"]
        type_keys(desk, K.Key_Down, ENTER)
        assert orders(desk) == {"F NTH - NWY"}

    def test_what_cannot_be_says_why_and_stays(self, open_desk: Open) -> None:
        desk = opened(open_desk, game_at(FRANCE))
        type_keys(desk, K.Key_Tab, K.Key_M, "rome", ENTER)
        assert "A Marseilles cannot reach Rome." in desk.window.next_text
        assert desk.window.board.tool.field.isVisible()
        type_keys(desk, "pie", ENTER)
        assert orders(desk) == {"A MAR - PIE"}

    def test_esc_leaves_the_field_then_the_unit_and_never_the_game(self, open_desk: Open) -> None:
        desk = opened(open_desk, game_at(FRANCE))
        type_keys(desk, K.Key_Tab, K.Key_S, ESC)
        assert not desk.window.board.tool.field.isVisible()
        type_keys(desk, ESC, ESC)
        assert selected(desk) == "None"
        type_keys(desk, ESC, ESC)
        assert desk.window.isVisible()

    def test_what_was_typed_is_gone_behind_the_curtain(self, open_desk: Open) -> None:
        desk = open_desk(hot_seat(france="Ada", germany="Ben"))
        desk.take_screen()
        desk.window.activateWindow()
        view_of(desk).setFocus()
        type_keys(desk, K.Key_Tab, K.Key_M, "bur")
        field = desk.window.board.tool.field
        assert field.found
        desk.document.drop_curtain()
        assert not field.isVisible()
        assert field.line.text() == ""
        assert not field.line.isUndoAvailable()
        assert not field.found
        assert field.list.count() == 0

    def test_a_click_on_the_map_ends_the_typing(self, open_desk: Open) -> None:
        desk = opened(open_desk, game_at(FRANCE))
        type_keys(desk, K.Key_Tab, K.Key_S)
        desk.province("PAR", "BUR")
        assert orders(desk) == {"A MAR S A PAR - BUR"}
        assert not desk.window.board.tool.field.isVisible()


class TestCursor:
    def test_arrows_go_to_the_neighbour_and_enter_gives_the_order(self, open_desk: Open) -> None:
        desk = opened(open_desk, game_at(FRANCE))
        type_keys(desk, K.Key_Tab, K.Key_Tab)
        assert selected(desk) == "PAR"
        type_keys(desk, K.Key_Right)
        assert cursor(desk) == "BUR"
        type_keys(desk, ENTER)
        assert orders(desk) == {"A PAR - BUR"}
        assert cursor(desk) == "BUR"

    def test_in_the_open_field_too(self, open_desk: Open) -> None:
        desk = opened(open_desk, game_at(FRANCE))
        type_keys(desk, K.Key_Tab, K.Key_Tab, K.Key_M, K.Key_Right, ENTER)
        assert orders(desk) == {"A PAR - BUR"}

    def test_it_picks_a_unit_as_well(self, open_desk: Open) -> None:
        desk = opened(open_desk, game_at(movement(france="A PAR, A BUR")))
        type_keys(desk, K.Key_Right)
        assert cursor(desk) == "MUN"
        type_keys(desk, K.Key_Left, ENTER)
        assert selected(desk) == "BUR"

    def test_where_nothing_can_be_done_it_says_why(self, open_desk: Open) -> None:
        desk = opened(open_desk, game_at(FRANCE))
        type_keys(desk, K.Key_Tab, K.Key_Down, ENTER)
        assert "cannot" in desk.window.next_text
        assert orders(desk) == set()

    def test_esc_takes_it_away_first(self, open_desk: Open) -> None:
        desk = opened(open_desk, game_at(FRANCE))
        type_keys(desk, K.Key_Tab, K.Key_Up, ESC)
        assert (cursor(desk), selected(desk)) == ("None", "MAR")

    @pytest.mark.parametrize("name", ["standard", "britain", "1900", "hundred", "colonial"])
    def test_it_gets_everywhere_on_every_board(self, name: str) -> None:
        board, shapes = load_variant(name).board, board_shapes(name)
        spots = {at.province: complex(spot.x, spot.y) for at, spot in shapes.units.items()}
        closed = {each.id for each in board.provinces.values() if each.terrain is Terrain.IMPASSABLE}
        seen, todo = set[str](), [min(spots)]
        while todo:
            here = todo.pop()
            if here not in seen:
                seen.add(here)
                ways = (neighbour(board, spots.__getitem__, here, way) for way in (1, -1, 1j, -1j))
                todo += [way for way in ways if way]
        assert seen == set(board.provinces) - closed


class TestOtherPhases:
    def test_retreat(self, open_desk: Open) -> None:
        desk = opened(open_desk, game_at(retreat("A TRI", "austria", "VEN", "A TRI")))
        type_keys(desk, K.Key_R, "vie", ENTER)
        assert orders(desk) == {"A TRI R VIE"}
        type_keys(desk, K.Key_Tab, K.Key_D)
        assert orders(desk) == {"A TRI D"}

    def test_build_and_waive(self, open_desk: Open) -> None:
        desk = opened(open_desk, game_at(winter({"russia": "STP MOS SEV"}, russia="A LVN")))
        type_keys(desk, K.Key_B, K.Key_A)
        assert orders(desk) == {"A MOS B"}
        type_keys(desk, K.Key_W)
        assert orders(desk) == {"A MOS B", "WAIVE"}
        type_keys(desk, K.Key_B, K.Key_F)
        assert orders(desk) == {"A MOS B", "F SEV B"}

    def test_remove(self, open_desk: Open) -> None:
        desk = opened(open_desk, game_at(winter({"germany": "BER"}, germany="A MUN, A BUR")))
        type_keys(desk, K.Key_D, K.Key_D)
        assert orders(desk) == {"A BUR D"}


class TestMap:
    def test_fit_and_zoom(self, open_desk: Open) -> None:
        desk = opened(open_desk, game_at(FRANCE))
        view = view_of(desk)
        fitted = view.zoom
        type_keys(desk, K.Key_Plus)
        assert view.zoom > fitted
        type_keys(desk, K.Key_Minus)
        assert view.zoom == pytest.approx(fitted)
        type_keys(desk, K.Key_9)
        assert view.zoom > fitted
        assert all(view.viewport().rect().contains(at(desk, place)) for place in ("PAR", "MAO", "MUN"))
        type_keys(desk, K.Key_0)
        assert view.zoom == pytest.approx(fitted)

    @pytest.mark.parametrize(("key", "text", "plain"), [(K.Key_Agrave, "à", "0"), (K.Key_Ccedilla, "ç", "9")])
    def test_digits_of_a_french_keyboard_without_shift(
        self, open_desk: Open, key: Qt.Key, text: str, plain: str
    ) -> None:
        desk = opened(open_desk, game_at(FRANCE))
        view = view_of(desk)
        type_keys(desk, K.Key_Plus, K.Key_Plus, plain)
        wanted = view.zoom
        type_keys(desk, K.Key_Plus)
        QTest.sendKeyEvent(QTest.KeyAction.Click, view, key, text, Qt.KeyboardModifier.NoModifier)
        assert view.zoom == pytest.approx(wanted)

    def test_shift_and_arrows_move_the_map(self, open_desk: Open) -> None:
        desk = opened(open_desk, game_at(FRANCE))
        view_of(desk).zoom_by(3)
        before = at(desk, "MUN")
        QTest.keyClick(view_of(desk), K.Key_Right, Qt.KeyboardModifier.ShiftModifier)
        assert at(desk, "MUN").x() < before.x()
        assert cursor(desk) == "None"

    def test_a_letter_of_another_layout_is_the_letter_it_writes(self, open_desk: Open) -> None:
        """On AZERTY and QWERTZ keys are told by what they write, wherever they are."""
        desk = opened(open_desk, game_at(FRANCE))
        type_keys(desk, K.Key_Tab)
        for kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            event = QKeyEvent(kind, K.Key_H, Qt.KeyboardModifier.NoModifier, 43, 0, 0, "h")
            QApplication.sendEvent(view_of(desk), event)
        assert orders(desk) == {"A MAR H"}


class TestListAndPanes:
    def test_through_the_list_and_delete(self, open_desk: Open) -> None:
        desk = opened(open_desk, game_at(FRANCE))
        desk.province("PAR", "BUR")
        for wanted in ("MAR", "PAR"):
            QTest.keyClick(view_of(desk), K.Key_Down, Qt.KeyboardModifier.ControlModifier)
            assert selected(desk) == wanted
        type_keys(desk, K.Key_Delete)
        assert orders(desk) == set()
        QTest.keyClick(view_of(desk), K.Key_Up, Qt.KeyboardModifier.ControlModifier)
        assert selected(desk) == "MAR"

    def test_f6_goes_round_the_panes(self, open_desk: Open) -> None:
        desk = opened(open_desk, game_at(FRANCE))
        seen = []
        for _ in range(8):
            seen.append(QApplication.focusWidget())
            type_keys(desk, K.Key_F6)
        assert len(set(seen)) >= 3
        assert view_of(desk) in seen[1:]
        there = QApplication.focusWidget()
        type_keys(desk, K.Key_F6)
        QTest.keyClick(desk.window, K.Key_F6, Qt.KeyboardModifier.ShiftModifier)
        assert QApplication.focusWidget() is there


def test_a_whole_turn_without_the_mouse(open_desk: Open) -> None:
    desk = opened(open_desk, sandbox())
    for _ in range(22):
        type_keys(desk, K.Key_Space, K.Key_H)
    assert len(orders(desk)) == 22
    QTest.keyClick(view_of(desk), ENTER, Qt.KeyboardModifier.ControlModifier)
    assert desk.document.resolution is not None
