"""What is typed under the list of orders and not entered yet is neither lost nor shown to others."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox

from app.dialogs.slip import SlipDialog
from app.document import Stage
from app.words.echo import shortened
from tests.app.desk import LEFT, Desk, hot_seat, sandbox
from tests.app.hand import game_at, movement, orders
from tests.app.test_entry_line import Open, line_of, offered, said, type_in

K = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier
TWO = {"germany": "Ada", "italy": "Ben"}
FRANCE = movement(france="A PAR, A MAR, F MAO", england="F LVP, F LON", germany="A MUN")


def text(desk: Desk) -> str:
    return line_of(desk).line.toPlainText()


def writing(open_desk: Open) -> Desk:
    """Germany writes first."""
    desk = open_desk(hot_seat(**TWO))
    desk.take_screen()
    return desk


def seal(desk: Desk) -> None:
    desk.window.menus["go_on"].trigger()


def of_germany(desk: Desk) -> list[str]:
    return [str(order) for order in desk.document.game.draft("germany").orders]


class TestSealing:
    def test_a_line_that_can_be_read_is_entered_first(self, open_desk: Open) -> None:
        desk = writing(open_desk)
        type_in(desk, "A MUN - RUH")
        seal(desk)
        assert of_germany(desk) == ["A MUN - RUH"]
        assert desk.stage() is Stage.CURTAIN

    @pytest.mark.parametrize("typed", ["A MUN - xyz", "A MUN - POR", "A MUN -"])
    def test_one_that_cannot_stops_it_once(self, open_desk: Open, typed: str) -> None:
        desk = writing(open_desk)
        type_in(desk, f"A BER - KIE, {typed}")
        seal(desk)
        assert desk.stage() is Stage.WRITING
        assert (text(desk), of_germany(desk)) == (typed, ["A BER - KIE"])
        assert "not entered" in said(desk)
        assert line_of(desk).line.extraSelections()
        seal(desk)
        assert desk.stage() is Stage.CURTAIN
        assert of_germany(desk) == ["A BER - KIE"]

    def test_another_line_is_asked_about_anew(self, open_desk: Open) -> None:
        desk = writing(open_desk)
        type_in(desk, "A MUN - xyz")
        seal(desk)
        type_in(desk, "z")
        seal(desk)
        assert desk.stage() is Stage.WRITING


class TestKept:
    def test_the_curtain_hides_it_until_its_writer_is_back(self, open_desk: Open) -> None:
        desk = writing(open_desk)
        type_in(desk, "A MUN - RU")
        desk.window.hand_over.drop_curtain()
        assert (text(desk), said(desk)) == ("", "")
        desk.document.pass_over()
        desk.take_screen()
        assert text(desk) == ""
        assert not line_of(desk).line.document().isUndoAvailable()
        type_in(desk, "A VEN")
        desk.window.hand_over.drop_curtain()
        desk.document.pass_over()
        desk.take_screen()
        assert text(desk) == "A MUN - RU"
        assert not offered(desk)
        desk.document.set_players({"germany": "Cleo"})
        desk.take_screen()
        assert text(desk) == ""

    def test_looking_back_and_another_tab_leave_it(self, open_desk: Open) -> None:
        desk = open_desk(sandbox())
        seal(desk)
        desk.document.go_on()
        type_in(desk, "A MUN - RU")
        desk.document.look_back()
        desk.document.look_at_latest()
        assert text(desk) == "A MUN - RU"
        desk.window.tabs.add(sandbox())
        assert text(desk) == ""
        desk.window.tabs.previous()
        assert text(desk) == "A MUN - RU"

    def test_a_new_game_does_not_take_its_place(self, open_desk: Open) -> None:
        desk = open_desk(sandbox())
        type_in(desk, "A MUN - RU")
        desk.window.tabs.add(sandbox())
        assert desk.window.tabs.count == 2

    def test_quitting_asks(self, open_desk: Open, monkeypatch: pytest.MonkeyPatch) -> None:
        desk = open_desk(sandbox())
        answers = [QMessageBox.StandardButton.Cancel, QMessageBox.StandardButton.Discard]
        monkeypatch.setattr(QMessageBox, "exec", lambda _: answers.pop(0))
        type_in(desk, "A MUN - RU")
        assert not desk.window.close()
        assert desk.window.close()
        assert not answers


class TestPage:
    """The same of a page of orders, whatever closes its dialog."""

    @pytest.mark.parametrize("closing", ["button", "escape", "curtain"])
    def test_it_is_there_again_for_its_writer_alone(self, open_desk: Open, closing: str) -> None:
        desk = writing(open_desk)
        dialog = page(desk)
        QTest.keyClicks(dialog.page.editor, "A MUN - RUH")
        if closing == "button":
            QTest.mouseClick(dialog.close_button, LEFT)
        else:
            desk.window.hand_over.drop_curtain() if closing == "curtain" else dialog.reject()
        assert dialog.page.editor.toPlainText() == ""
        desk.window.hand_over.drop_curtain()
        desk.document.pass_over()
        desk.take_screen()
        assert page(desk).page.editor.toPlainText() == ""
        desk.window.hand_over.drop_curtain()
        desk.document.pass_over()
        desk.take_screen()
        assert page(desk).page.editor.toPlainText() == "A MUN - RUH"

    def test_what_is_written_is_gone_from_it(self, open_desk: Open) -> None:
        desk = writing(open_desk)
        dialog = page(desk)
        QTest.keyClicks(dialog.page.editor, "A MUN - RUH")
        QTest.mouseClick(dialog.put_button, LEFT)
        dialog.reject()
        assert page(desk).page.editor.toPlainText() == ""

    def test_quitting_asks(self, open_desk: Open, monkeypatch: pytest.MonkeyPatch) -> None:
        desk = open_desk(sandbox())
        asked: list[str] = []

        def answer(box: QMessageBox) -> QMessageBox.StandardButton:
            asked.append(box.text())
            return QMessageBox.StandardButton.Discard

        monkeypatch.setattr(QMessageBox, "exec", answer)
        dialog = page(desk)
        QTest.keyClicks(dialog.page.editor, "A MUN")
        dialog.reject()
        assert desk.window.close()
        assert asked == ["Orders are typed on a page and not written."]


def page(desk: Desk) -> SlipDialog:
    desk.window.menus["enter_slip"].trigger()
    return next(each for each in desk.window.findChildren(SlipDialog) if each.isVisible())


class TestEnter:
    @pytest.mark.parametrize(
        ("typed", "written", "left"),
        [
            ("A LVP - yo", {"A LVP - YOR"}, ""),  # Yorkshire is marked
            ("A LVP - yor", {"A LVP - YOR"}, ""),
            ("A LVP - ", set(), "A LVP - "),  # nothing was begun
            ("A LVP - wal", {"A LVP - WAL"}, ""),
            ("A LVP - par", set(), "A LVP - par"),  # read, though it cannot be
        ],
    )
    def test_takes_the_completion_that_is_marked(
        self, open_desk: Open, typed: str, written: set[str], left: str
    ) -> None:
        desk = open_desk(game_at(movement(england="A LVP, F LON")))
        type_in(desk, typed, K.Key_Return)
        assert (orders(desk), text(desk)) == (written, left)

    def test_leaves_what_is_wrong_and_marks_it(self, open_desk: Open) -> None:
        desk = open_desk(game_at(FRANCE))
        type_in(desk, "A PAR - BUR, A MAR - xyz, F MAO - POR, A MUN - LON", K.Key_Return)
        assert orders(desk) == {"A PAR - BUR", "F MAO - POR"}
        assert desk.document.undo_stack.count() == 1
        assert text(desk) == "A MAR - xyz, A MUN - LON"
        assert len(line_of(desk).line.extraSelections()) == 2
        assert line_of(desk).line.textCursor().position() == len("A MAR - xyz")
        desk.document.undo()
        assert orders(desk) == set()

    def test_of_two_orders_to_one_unit_neither_is_taken(self, open_desk: Open) -> None:
        desk = open_desk(game_at(FRANCE))
        type_in(desk, "A PAR - BUR, A PAR - PIC, F MAO - POR", K.Key_Return)
        assert orders(desk) == {"F MAO - POR"}
        assert text(desk) == "A PAR - BUR, A PAR - PIC"


class TestEcho:
    def test_goes_with_its_order(self, open_desk: Open) -> None:
        desk = open_desk(game_at(FRANCE))
        type_in(desk, "A PAR - BUR", K.Key_Return)
        assert said(desk) == "Army Paris goes to Burgundy."
        desk.document.undo()
        assert said(desk) == ""

    def test_takes_two_lines(self, open_desk: Open) -> None:
        desk = open_desk(sandbox())
        units = desk.document.position.units
        type_in(desk, ", ".join(f"{unit} H" for unit in units), K.Key_Return)
        entry = line_of(desk)
        assert said(desk).endswith(" more.")
        assert said(desk).count(".") > 3
        assert entry.said.heightForWidth(entry.line.width()) <= 2 * entry.said.fontMetrics().lineSpacing() + 4

    def test_a_single_sentence_is_said_whole(self) -> None:
        assert shortened(["One.", "Two.", "Three."], lambda text: len(text) < 9) == "One. And 2 more."
        assert shortened(["One.", "Two."], lambda text: len(text) < 10) == "One. Two."

    def test_tells_that_the_unit_has_the_other_letter(self, open_desk: Open) -> None:
        desk = open_desk(game_at(movement(england="A LVP, F LON")))
        type_in(desk, "F Lpl H")
        assert said(desk) == "Army Liverpool holds. In Liverpool stands an army, no fleet."


def test_each_word_that_is_not_understood_is_marked(open_desk: Open) -> None:
    desk = open_desk(game_at(FRANCE))
    type_in(desk, "A PAR blah - yonder", K.Key_Return)
    marks = [each.cursor.selectedText() for each in line_of(desk).line.extraSelections()]
    assert marks == ["blah", "yonder"]
    desk.window.aids.enter_slip("blah blah")
    (dialog,) = desk.window.findChildren(SlipDialog)
    assert len(dialog.page.editor.extraSelections()) == 2
