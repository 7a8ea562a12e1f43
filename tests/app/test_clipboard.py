"""What a player copies while they write is gone when the screen is another's, whatever became of it since."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app import clipboard
from app.clipboard import holds_draft
from app.document import Stage
from app.words.names import order_text
from tests.app.desk import Desk, hot_seat, sandbox
from variants.orders import parse_order
from variants.papers import Draft

CTRL = Qt.KeyboardModifier.ControlModifier
ORDER = parse_order("A BUD - SER")


def held() -> QMimeData:
    there: QMimeData | None = QApplication.clipboard().mimeData()
    return QMimeData() if there is None else there


def copy_note(desk: Desk) -> None:
    """A note is copied and then written anew."""
    papers = desk.window.side.papers
    desk.click(papers.note_button)
    QTest.keyClicks(papers.note, "Attack France")
    QTest.keyClick(papers.note, Qt.Key.Key_A, CTRL)
    QTest.keyClick(papers.note, Qt.Key.Key_C, CTRL)
    assert held().text() == "Attack France"
    QTest.keyClicks(papers.note, "wait")


def cut_typed(desk: Desk) -> None:
    line = desk.window.side.entry.line
    QTest.keyClicks(line, "A VIE - TYR")
    QTest.keyClick(line, Qt.Key.Key_A, CTRL)
    QTest.keyClick(line, Qt.Key.Key_X, CTRL)
    assert held().text() == "A VIE - TYR"


def copy_row(desk: Desk) -> None:
    """An order is copied from the list and then taken back."""
    desk.document.give("austria", ORDER, order_text(ORDER))
    rows = desk.window.side.list
    rows.next_line()
    QTest.keyClick(rows, Qt.Key.Key_C, CTRL)
    assert held().text() == "A BUD – SER"
    desk.document.undo()


def copy_styled(desk: Desk) -> None:
    del desk
    styled = QMimeData()
    styled.setHtml("<b>Attack</b> France")
    QApplication.clipboard().setMimeData(styled)


def copy_picture(desk: Desk) -> None:
    del desk
    QApplication.clipboard().setImage(QImage(4, 4, QImage.Format.Format_RGB32))


COPIES = (copy_note, cut_typed, copy_row, copy_styled, copy_picture)


@pytest.mark.parametrize("copy", COPIES)
def test_what_was_copied_is_gone_at_the_curtain_however_it_has_changed(
    open_desk: Callable[..., Desk], copy: Callable[[Desk], None]
) -> None:
    QApplication.clipboard().clear()
    desk = open_desk(hot_seat(austria="Ada", italy="Ida"))
    desk.take_screen()
    desk.window.activateWindow()
    copy(desk)
    assert held().formats()
    desk.document.drop_curtain()
    assert held().formats() == []


def test_what_the_last_one_copied_is_gone_when_results_are_shown(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(hot_seat(austria="Ada", italy="Ida"))
    desk.take_screen()
    desk.action()
    desk.take_screen()
    assert desk.document.writer == "italy"
    QApplication.clipboard().setText("Attack France")
    desk.action()
    assert desk.stage() is Stage.RESULTS
    assert held().text() == ""


def test_what_was_copied_is_gone_when_the_window_closes(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(hot_seat(austria="Ada", italy="Ida"))
    desk.take_screen()
    copy_note(desk)
    desk.document._saved = desk.document.game
    desk.window.close()
    assert held().text() == ""


def test_what_was_copied_elsewhere_is_compared(
    open_desk: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clipboard, "_here", lambda mode: False)
    desk = open_desk(hot_seat(austria="Ada", italy="Ida"))
    for text, stays in (("x" * 20_001 + " A BUD - SER", False), ("Meet at eight.", True)):
        desk.take_screen()
        desk.document.give(desk.document.writer or "", ORDER, order_text(ORDER))
        QApplication.clipboard().setText(text)
        desk.document.drop_curtain()
        assert (held().text() == text) is stays
    copy_styled(desk)
    desk.take_screen()
    desk.document.note("austria", "Attack France", 0)
    desk.document.drop_curtain()
    assert held().html() == ""
    desk.take_screen()
    desk.action()
    desk.take_screen()
    desk.document.note("italy", "Attack Serbia", 0)
    QApplication.clipboard().setText("Attack Serbia")
    desk.action()
    assert desk.stage() is Stage.RESULTS
    assert held().text() == ""


def test_the_open_table_leaves_the_clipboard_alone(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox())
    QApplication.clipboard().setText("A BUD - SER")
    desk.document.give("austria", ORDER, order_text(ORDER))
    desk.action()
    assert held().text() == "A BUD - SER"


def test_a_text_is_looked_through_to_its_end() -> None:
    game = hot_seat(austria="Ada", italy="Ida").with_draft("austria", Draft((ORDER,)))
    assert holds_draft(game, "x" * 50_000 + " A BUD - SER")
