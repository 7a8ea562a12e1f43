"""Orders typed as text in the line under the list; at the real window."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QGuiApplication, QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.dialogs.slip import SlipDialog
from app.panels.entry_line import EntryLine
from tests.app.desk import Desk, hot_seat, sandbox
from tests.app.hand import game_at, movement, orders, retreat, view_of
from variants.game import Game
from variants.orders import Unit, Waive
from variants.position import Phase, PhaseKind, Position
from variants.registry import load_variant

Open = Callable[[Game], Desk]
K = Qt.Key
FRANCE = movement(france="A PAR, A MAR, F MAO", england="F LVP, F LON", germany="A MUN")


def line_of(desk: Desk) -> EntryLine:
    return desk.window.side.entry


def type_in(desk: Desk, *keys: Qt.Key | str) -> None:
    """Types with the focus in the line."""
    desk.window.activateWindow()
    line = line_of(desk).line
    line.setFocus()
    for key in keys:
        if isinstance(key, str):
            QTest.keyClicks(line, key)
        else:
            QTest.keyClick(line, key)


def said(desk: Desk) -> str:
    """What is said under the line, without its links."""
    from PySide6.QtGui import QTextDocument

    document = QTextDocument()
    document.setHtml(line_of(desk).said.text())
    return document.toPlainText()


def offered(desk: Desk) -> list[str]:
    shown = line_of(desk).completions
    return [shown.list.item(row).text() for row in range(shown.list.count())] if shown.isVisible() else []


def test_marks_and_completions_stand_behind_emoji(open_desk: Open) -> None:
    desk = open_desk(game_at(FRANCE))
    line = line_of(desk).line
    line.setPlainText("A MAR \U0001f642\U0001f642 XQZ")
    type_in(desk, K.Key_Return)
    assert [each.cursor.selectedText() for each in line.extraSelections()][-1] == "XQZ"
    line.setPlainText("A PAR - BUR (\U0001f642\U0001f642), A MAR - Spa")
    line.moveCursor(QTextCursor.MoveOperation.End)
    type_in(desk, "i")
    assert offered(desk) == ["Spain    Spain"]
    type_in(desk, K.Key_Tab)
    assert line.toPlainText() == "A PAR - BUR (\U0001f642\U0001f642), A MAR - Spain "


def test_an_order_is_said_back_and_written_by_return(open_desk: Open) -> None:
    desk = open_desk(game_at(FRANCE))
    type_in(desk, "par - bur")
    assert said(desk) == "Army Paris goes to Burgundy."
    assert orders(desk) == set()
    type_in(desk, K.Key_Return)
    assert orders(desk) == {"A PAR - BUR"}
    assert line_of(desk).line.toPlainText() == ""
    assert said(desk) == "Army Paris goes to Burgundy."


def test_several_orders_of_several_powers_are_one_edit(open_desk: Open) -> None:
    desk = open_desk(game_at(FRANCE))
    type_in(desk, "A PAR - BUR, A MUN S A PAR - BUR", K.Key_Return)
    assert orders(desk) == {"A PAR - BUR", "A MUN S A PAR - BUR"}
    assert desk.document.undo_stack.count() == 1


def test_completion_tells_what_each_is(open_desk: Open) -> None:
    desk = open_desk(game_at(FRANCE))
    type_in(desk, "par")
    assert offered(desk) == ["A PAR    Army Paris"]
    type_in(desk, K.Key_Tab)
    assert line_of(desk).line.toPlainText() == "A PAR "
    assert "-    go to" in offered(desk)
    type_in(desk, "- ", K.Key_Down, K.Key_Return)
    assert line_of(desk).line.toPlainText().startswith("A PAR - ")
    type_in(desk, K.Key_Return)
    assert len(orders(desk)) == 1


def test_a_click_on_a_completion_takes_it(open_desk: Open) -> None:
    desk = open_desk(game_at(FRANCE))
    type_in(desk, "A PAR - b")
    shown = line_of(desk).completions
    row = next(row for row in range(shown.list.count()) if "Burgundy" in shown.list.item(row).text())
    place = shown.list.visualItemRect(shown.list.item(row)).center()
    QTest.mouseClick(shown.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert line_of(desk).line.toPlainText() == "A PAR - BUR "
    type_in(desk, K.Key_Return)
    assert orders(desk) == {"A PAR - BUR"}


def test_what_is_not_understood_is_marked_with_links(open_desk: Open) -> None:
    desk = open_desk(game_at(FRANCE))
    type_in(desk, "A PAR - Xurgundy", K.Key_Return)
    assert orders(desk) == set()
    (mark,) = line_of(desk).line.extraSelections()
    assert mark.cursor.selectedText() == "Xurgundy"
    assert said(desk).startswith("Not understood: “Xurgundy”. ")
    assert said(desk).endswith("Perhaps Burgundy?")
    line_of(desk).said.linkActivated.emit("0")
    assert line_of(desk).line.toPlainText() == "A PAR - BUR"
    type_in(desk, K.Key_Return)
    assert orders(desk) == {"A PAR - BUR"}


def test_a_name_with_two_meanings_asks_which(open_desk: Open) -> None:
    desk = open_desk(game_at(movement(france="A PAR", england="F LVP, F LON")))
    type_in(desk, "A PAR - LIV", K.Key_Return)
    assert said(desk) == "“LIV” can mean several things. Which one: Livonia or Liverpool?"
    line_of(desk).said.linkActivated.emit("1")
    assert line_of(desk).line.toPlainText() == "A PAR - LVP"
    assert "A PAR can go to BRE, BUR, GAS or PIC." in said(desk)


def test_a_coast_is_asked_if_several_are_possible(open_desk: Open) -> None:
    desk = open_desk(game_at(FRANCE))
    type_in(desk, "F MAO - SPA", K.Key_Return)
    assert said(desk) == "Which one: north coast or south coast?"
    assert orders(desk) == set()
    line_of(desk).said.linkActivated.emit("coast-1")
    assert orders(desk) == {"F MAO - SPA/sc"}


def test_an_impossible_order_tells_why_and_what_is_possible(open_desk: Open) -> None:
    desk = open_desk(game_at(FRANCE))
    type_in(desk, "F LON - MUN", K.Key_Return)
    assert orders(desk) == set()
    why, instead = "F London cannot go inland.", "F LON can go to ENG, NTH, WAL or YOR."
    assert said(desk) == f"{why} {instead} Write it all the same"
    line_of(desk).said.linkActivated.emit("keep")
    assert orders(desk) == {"F LON - MUN"}


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("A PAR S A MUN - TYR", "A PAR can support A MUN to BUR."),
        ("A PAR S F LON", "A PAR can support A MAR, A MUN or F MAO."),
        ("F LON C A PAR - BEL", ""),
        ("A PAR - TSR - BUR", ""),
        ("A PAR - WAR", "A Paris cannot reach Warsaw. A PAR can go to BRE, BUR, GAS or PIC."),
    ],
)
def test_what_is_possible_instead(open_desk: Open, text: str, words: str) -> None:
    desk = open_desk(game_at(FRANCE))
    type_in(desk, text, K.Key_Return)
    assert words in said(desk)
    assert said(desk)
    assert orders(desk) == set()


def test_f2_edits_the_chosen_order_in_place(open_desk: Open) -> None:
    desk = open_desk(game_at(FRANCE))
    desk.window.activateWindow()
    desk.province("PAR", "BUR")
    desk.province("PAR")
    QTest.keyClick(view_of(desk), K.Key_F2)
    assert QApplication.focusWidget() is line_of(desk).line
    assert line_of(desk).line.toPlainText() == "A PAR - BUR"
    type_in(desk, "A MAR - BUR", K.Key_Return)
    assert orders(desk) == {"A MAR - BUR"}
    desk.document.undo()
    assert orders(desk) == {"A PAR - BUR"}


def test_f2_edits_the_current_order_of_the_list(open_desk: Open) -> None:
    desk = open_desk(game_at(FRANCE))
    type_in(desk, "A MUN - RUH", K.Key_Return)
    QTest.keyClick(view_of(desk), K.Key_Escape)
    rows = desk.window.side.list.rows
    desk.window.side.list.choose(next(row for row in rows if str(row.order) == "A MUN - RUH"))
    QTest.keyClick(desk.window.side.list, K.Key_F2)
    assert line_of(desk).line.toPlainText() == "A MUN - RUH"
    type_in(desk, K.Key_Escape, K.Key_Escape)
    assert line_of(desk).line.toPlainText() == ""
    assert orders(desk) == {"A MUN - RUH"}


def test_esc_goes_back_step_by_step_to_the_map(open_desk: Open) -> None:
    desk = open_desk(game_at(FRANCE))
    type_in(desk, "pa")
    type_in(desk, K.Key_Escape)
    assert (offered(desk), line_of(desk).line.toPlainText()) == ([], "pa")
    type_in(desk, K.Key_Escape)
    assert line_of(desk).line.toPlainText() == ""
    type_in(desk, K.Key_Escape)
    assert QApplication.focusWidget() is view_of(desk)
    assert desk.window.isVisible()


def test_letters_are_text_and_no_orders(open_desk: Open) -> None:
    desk = open_desk(game_at(FRANCE))
    desk.province("PAR")
    type_in(desk, "hnw019+-")
    assert line_of(desk).line.toPlainText() == "hnw019+-"
    assert orders(desk) == set()


def test_a_pasted_page_opens_the_entry_of_pages(open_desk: Open) -> None:
    desk = open_desk(sandbox())
    page = QMimeData()
    page.setText("FRANCE:\nA PAR - BUR\nA MAR S A PAR - BUR\n")
    line_of(desk).line.insertFromMimeData(page)
    (dialog,) = desk.window.findChildren(SlipDialog)
    assert "A MAR S A PAR - BUR" in dialog.page.editor.toPlainText()
    dialog.reject()


def test_one_pasted_line_stays_in_the_line(open_desk: Open) -> None:
    desk = open_desk(game_at(FRANCE))
    QGuiApplication.clipboard().setText("  A PAR - BUR\n")
    line_of(desk).line.paste()
    assert line_of(desk).line.toPlainText() == "A PAR - BUR"


def test_retreats_and_builds(open_desk: Open) -> None:
    desk = open_desk(game_at(retreat("A TRI", "austria", "VEN", "A TRI")))
    type_in(desk, "A TRI R VIE", K.Key_Return)
    assert orders(desk) == {"A TRI R VIE"}
    owners = dict.fromkeys(("STP", "MOS"), "russia") | {"PAR": "france"}
    desk = open_desk(game_at(Position(Phase(2, PhaseKind.ADJUSTMENT), {}, owners)))
    type_in(desk, "Build F STP/nc", K.Key_Return, "A PAR B", K.Key_Return, "waive", K.Key_Return)
    assert orders(desk) == {"F STP/nc B", "A PAR B", "WAIVE"}


def test_a_waived_build_of_nobody_is_asked_about(open_desk: Open) -> None:
    owners = {"LON": "england", "PAR": "france", "BER": "germany"}
    desk = open_desk(game_at(Position(Phase(2, PhaseKind.ADJUSTMENT), {}, owners)))
    type_in(desk, "waive", K.Key_Return)
    assert said(desk) == "Whose build is waived: England, France or Germany?"
    assert orders(desk) == set()
    line_of(desk).said.linkActivated.emit("whose-france")
    assert desk.document.game.draft("france").orders == (Waive(),)
    assert said(desk) == "France waives one build."
    type_in(desk, "England: waive", K.Key_Return, "waive", K.Key_Return)
    assert desk.document.game.draft("germany").orders == (Waive(),), "it was the last one"
    assert said(desk) == "Germany waives one build."


@pytest.mark.parametrize("line", ["A LVP - QQQ", "A VIE - QQQ", "Russia: A MOS - QQQ", "A VIE S A QQQ"])
def test_help_for_a_word_is_the_same_for_all_powers(open_desk: Open, line: str) -> None:
    desk = open_desk(sandbox())
    type_in(desk, line, K.Key_Return)
    assert "could stand there, such as" in said(desk)


def test_a_line_that_is_passed_over_on_a_page_is_no_order_here(open_desk: Open) -> None:
    desk = open_desk(sandbox())
    type_in(desk, "From: GM", K.Key_Return)
    assert said(desk) == "This is no order."
    assert line_of(desk).line.toPlainText() == "From: GM"


def test_where_nobody_has_a_unit_no_power_is_named(open_desk: Open) -> None:
    desk = open_desk(sandbox())
    type_in(desk, "A BOH - GAL", K.Key_Return)
    assert said(desk).strip() == "No unit stands in Bohemia."
    owners = {"LON": "england", "BEL": "france", "PAR": "france"}
    desk = open_desk(game_at(Position(Phase(2, PhaseKind.ADJUSTMENT), {}, owners)))
    type_in(desk, "A BEL B", K.Key_Return)
    assert "Belgium is no home centre of France." in said(desk)


def test_a_second_train_takes_the_place_of_the_first(open_desk: Open) -> None:
    placed = {Unit.parse("A MOS"): "russia", Unit.parse("A IRK"): "russia"}
    start = load_variant("colonial").start()
    desk = open_desk(game_at(Position(start.phase, placed, start.owners), "colonial"))
    type_in(desk, "A MOS - TSR - PRM", K.Key_Return, "A IRK - TSR - VLA", K.Key_Return)
    assert orders(desk) == {"A IRK - VLA tsr"}


@pytest.mark.parametrize("seal", [True, False])
def test_nothing_typed_is_there_for_the_next_player(open_desk: Open, seal: bool) -> None:
    desk = open_desk(hot_seat(france="Ada", germany="Ben"))
    desk.take_screen()
    type_in(desk, "A PAR - BUR")
    if seal:
        desk.document.seal()
    else:
        desk.document.drop_curtain()
    entry = line_of(desk)
    assert not entry.isVisible()
    assert entry.line.toPlainText() == ""
    assert entry.said.text() == ""
    assert not entry.line.document().isUndoAvailable()
    assert entry.completions.list.count() == 0
