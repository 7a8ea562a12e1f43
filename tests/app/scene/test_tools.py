"""Writing orders on the map with real mouse and key events."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMainWindow, QToolButton
from pytestqt.qtbot import QtBot

from app.entry.table import Table
from app.scene.board_view import BoardView
from app.scene.palette import Palette
from app.scene.picture import DrawnOrder, Picture
from app.scene.tools import OrderTool
from app.theme import LIGHT
from maps.board import Location
from tests.drawn import shapes_of
from variants.orders import Order, Unit, Waive
from variants.position import Dislodged, Phase, PhaseKind, Position
from variants.registry import load_variant
from variants.variant import Variant

STANDARD = load_variant("standard")
LEFT = Qt.MouseButton.LeftButton


class Desk:
    """A board view with its tool, in a small stand-in for the window that takes the orders in."""

    def __init__(self, qtbot: QtBot, position: Position, *powers: str, variant: Variant = STANDARD) -> None:
        self.window = QMainWindow()
        self.view = BoardView(variant, shapes_of(variant.board.id), LIGHT)
        self.tool = OrderTool(self.view, variant, LIGHT)
        self.window.setCentralWidget(self.view)
        self.window.resize(900, 600)
        qtbot.addWidget(self.window)
        self.tool.order_given.connect(self._give)
        self.tool.order_removed.connect(self._remove)
        self.tool.order_exchanged.connect(self._exchange)
        self.events: list[str] = []
        self.prompts: list[str] = []
        self.refusals: list[str] = []
        self.tool.prompt_changed.connect(self.prompts.append)
        self.tool.refusal_changed.connect(self.refusals.append)
        with qtbot.waitExposed(self.window):
            self.window.show()
        self.window.activateWindow()
        self.view.setFocus()
        self.put(Table(variant, position, frozenset(powers or variant.powers)))

    @property
    def table(self) -> Table:
        assert self.tool.table
        return self.tool.table

    @property
    def palette(self) -> Palette:
        return self.tool.palette

    def put(self, table: Table) -> None:
        orders = tuple(DrawnOrder(power, order) for power, given in table.orders.items() for order in given)
        self.tool.show_picture(Picture(table.position, orders))
        self.tool.set_table(table)

    def _give(self, power: str, order: Order) -> None:
        self.events.append(str(order))
        kept = [old for old in self.table.given(power) if _place(old) != _place(order)]
        self._write(power, [*kept, order])

    def _remove(self, power: str, order: Order) -> None:
        self.events.append(f"not {order}")
        orders = list(self.table.given(power))
        orders.remove(order)
        self._write(power, orders)

    def _exchange(self, power: str, old: Order, new: Order) -> None:
        self._remove(power, old)
        self._give(power, new)

    def _write(self, power: str, orders: list[Order]) -> None:
        table = self.table
        given = {**table.orders, power: tuple(orders)}
        self.put(Table(table.variant, table.position, table.powers, given))

    def at(self, place: str) -> QPoint:
        return self.view.mapFromScene(self.view.anchor(Location.parse(place)))

    def click(self, *places: str) -> None:
        for place in places:
            QTest.mouseClick(self.view.viewport(), LEFT, pos=self.at(place))

    def double_click(self, place: str) -> None:
        self.click(place)
        QTest.mouseDClick(self.view.viewport(), LEFT, pos=self.at(place))

    def hover(self, place: str) -> None:
        QTest.mouseMove(self.view.viewport(), self.at(place))

    def button(self, tip: str) -> QToolButton:
        return next(button for button in self.palette.buttons if button.toolTip().startswith(tip))

    def press(self, tip: str) -> None:
        QTest.mouseClick(self.button(tip), LEFT)

    def key(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.view, key)

    def tips(self) -> list[str]:
        return [button.toolTip() for button in self.palette.buttons] if self.palette.isVisible() else []


def _place(order: Order) -> object:
    return object() if isinstance(order, Waive) else order.unit.province


def movement(**units: str) -> Position:
    return Position(Phase(1, PhaseKind.MOVEMENT), _units(units), {})


def adjustment(owners: dict[str, str], **units: str) -> Position:
    centers = {center: power for power, text in owners.items() for center in text.split()}
    return Position(Phase(2, PhaseKind.ADJUSTMENT), _units(units), centers)


def _units(units: dict[str, str]) -> dict[Unit, str]:
    return {Unit.parse(one): power for power, text in units.items() for one in text.split(", ")}


class TestMouseAlone:
    """Everything that can be ordered is ordered without touching the keyboard."""

    def test_move(self, qtbot: QtBot) -> None:
        desk = Desk(qtbot, STANDARD.start())
        desk.click("PAR", "BUR")
        assert desk.events == ["A PAR - BUR"]

    def test_hold(self, qtbot: QtBot) -> None:
        desk = Desk(qtbot, STANDARD.start())
        desk.click("PAR")
        desk.press("Hold")
        desk.double_click("MUN")
        assert desk.events == ["A PAR H", "A MUN H"]

    def test_support(self, qtbot: QtBot) -> None:
        desk = Desk(qtbot, STANDARD.start())
        desk.click("MAR")
        desk.press("Support")
        desk.click("PAR", "BUR")
        desk.click("BER")
        desk.press("Support")
        desk.click("MUN")
        desk.press("Support to hold")
        desk.click("MUN")
        desk.press("Support")
        desk.double_click("BER")
        assert desk.events == ["A MAR S A PAR - BUR", "A BER S A MUN", "A MUN S A BER"]

    def test_convoy(self, qtbot: QtBot) -> None:
        desk = Desk(qtbot, movement(england="A LON, F NTH"))
        desk.click("NTH")
        desk.press("Convoy")
        desk.click("LON", "NWY")
        desk.click("LON", "NWY")
        assert desk.events == ["F NTH C A LON - NWY", "A LON - NWY via"]

    def test_via(self, qtbot: QtBot) -> None:
        desk = Desk(qtbot, movement(england="A NWY, F SKA"))
        desk.click("NWY")
        desk.press("Go by convoy")
        desk.click("SWE")
        assert desk.events == ["A NWY - SWE via"]

    def test_coast_from_the_palette_and_on_the_map(self, qtbot: QtBot) -> None:
        desk = Desk(qtbot, movement(france="F MAO"))
        desk.click("MAO", "SPA")
        assert desk.tips() == ["north coast (N)", "south coast (S)"]
        desk.press("south")
        desk.click("MAO", "SPA/nc")
        assert desk.events == ["F MAO - SPA/sc", "F MAO - SPA/nc"]

    def test_cancel_and_take_back(self, qtbot: QtBot) -> None:
        desk = Desk(qtbot, STANDARD.start())
        desk.click("PAR", "PAR")
        assert desk.tips() == []
        desk.click("PAR", "BUR", "PAR")
        desk.press("Take back")
        assert desk.events == ["A PAR - BUR", "not A PAR - BUR"]

    def test_retreat_and_disband(self, qtbot: QtBot) -> None:
        units = {Unit.parse("A TRI"): "italy", Unit.parse("A ALB"): "italy"}
        dislodged = {
            Unit.parse("A TRI"): Dislodged("austria", "VEN"),
            Unit.parse("F ALB"): Dislodged("austria", "GRE"),
        }
        desk = Desk(qtbot, Position(Phase(1, PhaseKind.RETREAT), units, {}, dislodged), "austria")
        desk.click("TRI", "VIE", "ALB")
        desk.press("Disband")
        assert desk.events == ["A TRI R VIE", "F ALB D"]

    def test_build_and_waive(self, qtbot: QtBot) -> None:
        desk = Desk(qtbot, adjustment({"russia": "STP MOS SEV WAR"}, russia="A LVN"))
        desk.click("STP")
        assert desk.tips() == ["Army (A)", "Fleet, north coast (N)", "Fleet, south coast (S)"]
        desk.press("Fleet, north")
        desk.click("MOS", "MOS")
        desk.key(Qt.Key.Key_W, Qt.Key.Key_Delete)
        assert desk.events == ["F STP/nc B", "A MOS B", "not A MOS B", "WAIVE", "not WAIVE"]

    def test_remove(self, qtbot: QtBot) -> None:
        desk = Desk(qtbot, adjustment({"germany": "BER"}, germany="A MUN, A BUR"))
        desk.click("MUN", "MUN", "BUR")
        assert desk.events == ["A MUN D", "not A MUN D", "A BUR D"]


class TestPalette:
    @pytest.mark.parametrize("zoom", [0.3, 0.56, 1.0])
    def test_it_is_off_the_unit_and_inside_the_view(self, qtbot: QtBot, zoom: float) -> None:
        desk = Desk(qtbot, STANDARD.start())
        desk.view.zoom_by(zoom / desk.view.zoom)
        for unit in sorted(STANDARD.start().units)[::3]:
            desk.view.center_on(unit.location)
            desk.click(str(unit.location))
            assert desk.palette.isVisible()
            assert desk.view.viewport().rect().contains(desk.palette.geometry())
            assert not desk.palette.geometry().contains(desk.at(str(unit.location)))
            desk.key(Qt.Key.Key_Escape)

    def test_its_buttons_are_large_enough(self, qtbot: QtBot) -> None:
        desk = Desk(qtbot, movement(england="A LON, F NTH"))
        desk.click("NTH")
        assert len(desk.palette.buttons) == 3
        assert all(button.width() >= 28 and button.height() >= 24 for button in desk.palette.buttons)

    def test_it_follows_zoom_and_pan(self, qtbot: QtBot) -> None:
        desk = Desk(qtbot, STANDARD.start())
        desk.click("MUN")
        for _ in range(2):
            desk.view.zoom_by(2)
            desk.view.center_on(Location("MUN"))
            away = desk.palette.geometry().center() - desk.at("MUN")
            assert away.manhattanLength() < 200

    def test_it_hides_while_its_unit_is_out_of_view(self, qtbot: QtBot) -> None:
        desk = Desk(qtbot, STANDARD.start())
        desk.view.zoom_by(5)
        desk.view.center_on(Location("MUN"))
        desk.click("MUN")
        desk.view.center_on(Location("MOS"))
        assert not desk.palette.isVisible()

    def test_it_goes_when_nobody_writes(self, qtbot: QtBot) -> None:
        desk = Desk(qtbot, STANDARD.start())
        desk.click("MUN")
        desk.tool.set_table(None)
        assert not desk.palette.isVisible()
        assert desk.view.picture.highlights.selected is None
        desk.click("MUN", "BUR")
        assert desk.events == []


class TestWhatIsShown:
    def test_selection_targets_and_missing_orders(self, qtbot: QtBot) -> None:
        desk = Desk(qtbot, STANDARD.start(), "france")
        assert desk.view.picture.unordered == {"PAR", "MAR", "BRE"}
        desk.click("PAR")
        lit = desk.view.picture.highlights
        assert lit.selected == Location("PAR")
        assert lit.dim_others
        assert {str(target) for target in lit.targets} == {"PIC", "BRE", "BUR", "GAS"}
        desk.click("BUR")
        assert desk.view.picture.unordered == {"MAR", "BRE"}
        assert not desk.view.picture.highlights.targets

    def test_the_sentence_says_what_comes_next(self, qtbot: QtBot) -> None:
        desk = Desk(qtbot, STANDARD.start())
        desk.click("PAR", "BUR")
        assert desk.prompts == [
            "<b>Next:</b> click a goal for <b>A Paris</b>, or the unit itself to let it go.",
            "",
        ]

    def test_a_click_that_does_nothing_says_why(self, qtbot: QtBot) -> None:
        desk = Desk(qtbot, STANDARD.start(), "france")
        desk.click("MUN")
        assert desk.refusals[-1] == "The unit in Munich is not yours to order."
        desk.click("PAR", "NTH")
        assert desk.refusals[-1] == "A Paris cannot go to sea."
        desk.click("BUR")
        assert desk.refusals[-1] == ""

    def test_the_cursor_tells_goals_from_the_rest(self, qtbot: QtBot) -> None:
        desk = Desk(qtbot, STANDARD.start(), "france")
        desk.click("PAR")
        desk.hover("PAR")  # the first move of the pointer only enters the view
        desk.hover("BUR")
        assert desk.view.viewport().cursor().shape() is Qt.CursorShape.PointingHandCursor
        desk.hover("ROM")
        assert desk.view.viewport().cursor().shape() is Qt.CursorShape.ForbiddenCursor
        assert desk.refusals[-1] == "A Paris cannot reach Rome."
        desk.hover("GAS")
        assert desk.refusals[-1] == ""


class TestKeys:
    def test_letters(self, qtbot: QtBot) -> None:
        desk = Desk(qtbot, STANDARD.start(), "germany")
        desk.click("MUN")
        desk.key(Qt.Key.Key_H)
        desk.click("BER")
        desk.key(Qt.Key.Key_S)
        desk.click("MUN")
        desk.key(Qt.Key.Key_H)
        assert desk.events == ["A MUN H", "A BER S A MUN"]

    def test_tab_space_and_esc(self, qtbot: QtBot) -> None:
        desk = Desk(qtbot, STANDARD.start(), "france")
        selected = []
        for key in (Qt.Key.Key_Tab, Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_H, Qt.Key.Key_Space):
            desk.key(key)
            selected.append(str(desk.view.picture.highlights.selected))
        assert selected == ["MAR", "PAR", "MAR", "None", "PAR"]
        desk.key(Qt.Key.Key_Escape)
        assert desk.view.picture.highlights.selected is None

    def test_tab_brings_the_unit_into_view(self, qtbot: QtBot) -> None:
        desk = Desk(qtbot, STANDARD.start(), "turkey")
        desk.view.zoom_by(5)
        desk.view.center_on(Location("LON"))
        desk.key(Qt.Key.Key_Tab)
        assert desk.view.viewport().rect().contains(desk.at("CON"))

    def test_a_letter_of_the_window_waits_while_orders_are_written(self, qtbot: QtBot) -> None:
        desk = Desk(qtbot, STANDARD.start())
        fired: list[str] = []
        for letter in "HNO":
            action = QAction(desk.window, shortcut=QKeySequence(letter))
            action.triggered.connect(lambda _, letter=letter: fired.append(letter))
            desk.window.addAction(action)
        desk.click("PAR")
        desk.key(Qt.Key.Key_N, Qt.Key.Key_O, Qt.Key.Key_H)
        assert fired == ["N", "O"]
        assert desk.events == ["A PAR H"]

    def test_a_coast_by_letter(self, qtbot: QtBot) -> None:
        desk = Desk(qtbot, movement(france="F MAO"))
        desk.click("MAO", "SPA")
        desk.key(Qt.Key.Key_N)
        assert desk.events == ["F MAO - SPA/nc"]

    def test_with_a_modifier_a_letter_is_somebody_elses(self, qtbot: QtBot) -> None:
        desk = Desk(qtbot, STANDARD.start())
        desk.click("PAR")
        QTest.keyClick(desk.view, Qt.Key.Key_H, Qt.KeyboardModifier.ShiftModifier)
        assert desk.events == []
