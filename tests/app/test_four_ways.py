"""Every kind of order given by click, by drag, by keys and as text: each way gives the same order."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.app.desk import Desk
from tests.app.hand import at, drag, game_at, movement, orders, retreat, type_keys, view_of
from variants.game import Game
from variants.orders import parse_order
from variants.position import Phase, PhaseKind, Position

Open = Callable[[Game], Desk]
K = Qt.Key


@dataclass(frozen=True)
class Case:
    """One order on one board.

    Attributes:
        order: in canonical notation.
        position: in which it is given.
        click: province codes, ``+`` and the beginning of a palette button's tip, ``!`` a double click.
        drag: the same, with ``>`` between the ends of a drag.
        keys: a unit's province, reached by Tab; then single keys, and names after ``:``, each with Return.
        text: what is typed in the line.
        board: which board.
    """

    order: str
    position: Position
    click: str
    drag: str
    keys: str
    text: str
    board: str = "standard"


def winter(board: str, owners: dict[str, str], **units: str) -> Position:
    placed = movement(board, **units).units if units else {}
    return Position(Phase(2, PhaseKind.ADJUSTMENT), placed, owners)


SUEZ = movement("colonial", turkey="A EGY, F MED", britain="F RS")
CASES = (
    Case("A PAR - BUR", movement(france="A PAR"), "PAR BUR", "PAR>BUR", "PAR M :bur", "par-bur"),
    Case("A PAR H", movement(france="A PAR"), "PAR +Hold", "PAR !PAR", "PAR H", "A Paris holds"),
    Case("F MAO - SPA/sc", movement(france="F MAO"), "MAO SPA +south", "MAO>SPA +south", "MAO M :spa S",
         "F MAO - Spain sc"),
    Case("F MAO - SPA/nc", movement(france="F MAO"), "MAO SPA/nc", "MAO>SPA/nc", "MAO M :spa/nc",
         "F mao-spa(nc)"),
    Case("F STP/nc - BAR", movement(russia="F STP/nc"), "STP/nc BAR", "STP/nc>BAR", "STP M :barents",
         "F STP - BAR"),
    Case("A LON - NWY via", movement(england="A LON, F NTH"), "LON NWY", "LON>NWY", "LON M :norway",
         "A LON - NWY via convoy"),
    Case("A NWY - SWE via", movement(england="A NWY, F SKA"), "NWY +Go_by_convoy SWE",
         "NWY +Go_by_convoy NWY>SWE", "NWY V :swe", "A NWY - SWE via"),
    Case("A MAR S A PAR - BUR", movement(france="A MAR, A PAR"), "MAR +Support PAR BUR",
         "MAR +Support PAR>BUR", "MAR S :par :bur", "Mar S Par-Bur"),
    Case("A MAR S A MUN - BUR", movement(france="A MAR", germany="A MUN"), "MAR +Support MUN BUR",
         "MAR +Support MUN>BUR", "MAR S :munich :burgundy", "A Marseilles supports A Munich - Burgundy"),
    Case("A MAR S A GAS", movement(france="A MAR, A GAS"), "MAR +Support GAS GAS",
         "MAR +Support MAR>GAS GAS", "MAR S :gas :gas", "A MAR S A GAS"),
    Case("F NTH C A LON - NWY", movement(england="F NTH, A LON"), "NTH +Convoy LON NWY",
         "NTH +Convoy LON>NWY", "NTH C :lon :nwy", "F NTH convoys A London - Norway"),
    Case("A TRI R VIE", retreat("A TRI", "austria", "VEN", "A TRI"), "TRI VIE", "TRI>VIE", "TRI R :vie",
         "A TRI retreats VIE"),
    Case("A TRI D", retreat("A TRI", "austria", "VEN", "A TRI"), "TRI +Disband", "TRI +Disband", "TRI D",
         "A TRI D"),
    Case("F STP/nc B", winter("standard", {"STP": "russia"}), "STP +Fleet,_north", "STP +Fleet,_north",
         "STP F N", "Build F STP/nc"),
    Case("A MOS B", winter("standard", {"MOS": "russia"}), "MOS", "MOS", "MOS B", "A MOS B"),
    Case("WAIVE", winter("standard", {"STP": "russia"}), "=waive", "=waive", "STP W", "waive"),
    Case("A MUN D", winter("standard", {"BER": "germany"}, germany="A MUN, A BUR"), "MUN", "MUN", "MUN D",
         "Remove A MUN"),
    Case("A EDI - CLY", movement("britain", england="A EDI"), "EDI CLY", "EDI>CLY", "EDI M :cly", "edi-cly",
         "britain"),
    Case("F MAO - HEJ", movement("1900", france="F MAO"), "MAO HEJ", "MAO>HEJ", "MAO M :hej", "F MAO - HEJ",
         "1900"),
    Case("F GAS - SPA/nc", movement("1900", france="F GAS"), "GAS SPA", "GAS>SPA", "GAS M :spa",
         "F GAS - SPA", "1900"),
    Case("A CAL - LON", movement("hundred", england="A CAL"), "CAL LON", "CAL>LON", "CAL M :lon", "CAL - LON",
         "hundred"),
    Case("A PAR S A ORL", movement("hundred", france="A PAR, A ORL"), "PAR +Support ORL ORL",
         "PAR +Support PAR>ORL ORL", "PAR S :orl :orl", "A PAR S A ORL", "hundred"),
    Case("A MOS - VLA tsr", movement("colonial", russia="A MOS"), "MOS +Go_by_railway VLA",
         "MOS +Go_by_railway MOS>VLA", "MOS T :vla", "A MOS - TSR - VLA", "colonial"),
    Case("A IRK S A MOS - VLA", movement("colonial", russia="A MOS, A IRK"), "IRK +Support MOS VLA",
         "IRK +Support MOS>VLA", "IRK S :mos :vla", "A IRK S A MOS - VLA", "colonial"),
    Case("A EGY H SC F RS - MED", SUEZ, "EGY +Let_a_fleet RS", "EGY +Let_a_fleet EGY>RS", "EGY L :rs",
         "A EGY H SC F RS - MED", "colonial"),
    Case("F RS - MED", SUEZ, "RS MED", "RS>MED", "RS M :med", "F RS - MED", "colonial"),
    Case("F HK S A CAN", movement("colonial", britain="F HK", china="A CAN"), "HK +Support CAN CAN",
         "HK +Support HK>CAN CAN", "HK S :can :can", "F HK S A CAN", "colonial"),
)  # fmt: skip


def by_mouse(desk: Desk, way: str) -> None:
    for step in way.split():
        if step.startswith("+"):
            tip, buttons = step[1:].replace("_", " "), desk.window.board.tool.palette.buttons
            desk.click(next(button for button in buttons if button.toolTip().startswith(tip)))
        elif step == "=waive":
            rows = desk.window.side.list
            desk.click(rows.viewport(), rows.waive_rect(len(rows.rows) - 1).center())
        elif step.startswith("!"):
            desk.province(step[1:])
            QTest.mouseDClick(view_of(desk).viewport(), Qt.MouseButton.LeftButton, pos=at(desk, step[1:]))
        elif ">" in step:
            drag(desk, *step.split(">"))
        else:
            desk.click(view_of(desk).viewport(), at(desk, step))


def by_keys(desk: Desk, way: str) -> None:
    desk.window.activateWindow()
    view_of(desk).setFocus()
    unit, *steps = way.split()
    for _ in range(40):
        type_keys(desk, K.Key_Tab)
        chosen = view_of(desk).picture.highlights.selected
        if chosen is not None and chosen.province == unit:
            break
    for step in steps:
        if step.startswith(":"):
            type_keys(desk, step[1:], K.Key_Return)
        else:
            type_keys(desk, Qt.Key[f"Key_{step}"])


def by_text(desk: Desk, text: str) -> None:
    desk.window.activateWindow()
    desk.window.side.entry.line.setFocus()
    type_keys(desk, text, K.Key_Return)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.board}: {case.order}")
def test_all_four_give_the_same(open_desk: Open, case: Case) -> None:
    desk = open_desk(game_at(case.position, case.board))
    wanted = {str(parse_order(case.order))}
    ways: dict[str, Callable[[], None]] = {
        "click": lambda: by_mouse(desk, case.click),
        "drag": lambda: by_mouse(desk, case.drag),
        "keys": lambda: by_keys(desk, case.keys),
        "text": lambda: by_text(desk, case.text),
    }
    for name, way in ways.items():
        before = desk.document.undo_stack.count()
        way()
        assert orders(desk) == wanted, name
        assert desk.document.undo_stack.count() == before + 1, name
        desk.document.clear()
        desk.document.undo_stack.clear()
        desk.window.refresh()


def test_each_board_and_each_kind_of_order_is_there() -> None:
    assert {case.board for case in CASES} == {"standard", "britain", "1900", "hundred", "colonial"}
    kinds = {type(parse_order(case.order)).__name__ for case in CASES}
    assert kinds == {"Move", "Hold", "Support", "Convoy", "Train", "Retreat", "Disband", "Build", "Waive"}
