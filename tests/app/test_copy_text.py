"""Orders, results and positions as text: what may be chosen, copied and saved, and what leaves no trace."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QFileDialog, QLabel, QMessageBox, QPlainTextEdit, QWidget

from app.dialogs.copy_text import CopyTextDialog
from app.document import Stage
from app.text_choices import style_name, text_choices
from tests.app.desk import LEFT, Desk, hot_seat, sandbox
from variants.notation.styles import STYLES


def opened(desk: Desk) -> CopyTextDialog:
    """The dialog, opened by its keys."""
    control, shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(desk.window, Qt.Key.Key_C, control | shift)
    (dialog,) = (each for each in desk.window.findChildren(CopyTextDialog) if each.isVisible())
    return dialog


def choose(box: QComboBox, text: str) -> None:
    """Chooses an entry with the keyboard."""
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Home)
    while box.currentText() != text:
        before = box.currentIndex()
        QTest.keyClick(box, Qt.Key.Key_Down)
        assert box.currentIndex() != before, text


def labels(dialog: CopyTextDialog) -> list[str]:
    return [dialog.what.itemText(index) for index in range(dialog.what.count())]


def test_orders_of_one_power_go_to_the_clipboard(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox())
    desk.province("PAR", "BUR")
    desk.province("MUN", "BUR")
    dialog = opened(desk)
    assert labels(dialog) == ["Orders of all powers", "Orders of France", "Orders of Germany", "Position"]
    assert dialog.text == "France:\nA PAR-BUR\n\nGermany:\nA MUN-BUR\n"
    choose(dialog.what, "Orders of France")
    choose(dialog.style_box, "DAIDE (programs)")
    assert dialog.text == "( FRA AMY PAR ) MTO BUR\n"
    QTest.mouseClick(dialog.copy_button, LEFT)
    assert QGuiApplication.clipboard().text() == "( FRA AMY PAR ) MTO BUR\n"
    assert dialog.done_label.text() == "Copied to the clipboard."


def test_results_and_resolved_orders(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox())
    desk.province("PAR", "BUR")
    desk.province("MUN", "BUR")
    desk.action()
    assert desk.stage() is Stage.RESULTS
    dialog = opened(desk)
    assert labels(dialog)[-2:] == ["Results", "Position"]
    choose(dialog.what, "Results")
    assert "France: Army Paris -> Burgundy.  (*bounce*)" in dialog.text
    choose(dialog.style_box, "German")
    assert "A Paris - Burgund (abgeprallt)" in dialog.text
    choose(dialog.what, "Position")
    assert dialog.text.startswith("Frühjahr 1901: Stellung\n")


def test_what_was_chosen_is_remembered(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox())
    dialog = opened(desk)
    choose(dialog.style_box, "Backstabbr")
    QTest.mouseClick(dialog.copy_button, LEFT)
    QTest.mouseClick(dialog.close_button, LEFT)
    other = open_desk(sandbox())
    assert opened(other).style_box.currentText() == "Backstabbr"


def test_a_text_is_saved(
    open_desk: Callable[..., Desk], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = open_desk(sandbox())
    dialog = opened(desk)
    asked = []

    def answer(_: QWidget, title: str, name: str, kinds: str) -> tuple[str, str]:
        asked.append(name)
        return str(tmp_path / "turn.txt"), kinds

    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
    QTest.mouseClick(dialog.save_button, LEFT)
    assert asked == ["Standard Spring 1901.txt"]
    assert (tmp_path / "turn.txt").read_text("utf-8") == dialog.text
    assert dialog.done_label.text() == "Saved as “turn.txt”."
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "no" / "x.txt"), ""))
    QTest.mouseClick(dialog.save_button, LEFT)
    box = dialog.findChild(QMessageBox)
    assert box is not None
    assert "“x.txt” cannot be written" in box.text()


def test_no_draft_of_another_power_is_offered_or_left_behind(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(hot_seat(france="Ada", germany="Ben"))
    desk.take_screen()
    first = desk.document.writer
    mine, own = ("PAR", "France") if first == "france" else ("MUN", "Germany")
    desk.province(mine, "BUR")
    dialog = opened(desk)
    assert labels(dialog) == [f"Orders of {own}", "Position"]
    choose(dialog.style_box, "Judge (njudge, DPjudge)")
    secret = f"A {mine}-BUR"
    assert dialog.text == f"{secret}\n"
    QTest.mouseClick(dialog.copy_button, LEFT)
    QTest.mouseClick(dialog.close_button, LEFT)
    QTest.keyClick(desk.window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    assert desk.document.covered
    assert QGuiApplication.clipboard().text() == ""
    assert text_choices(desk.document) == ()
    assert not desk.window.menus["copy_text"].isEnabled()
    desk.take_screen()
    desk.action()
    desk.take_screen()
    assert desk.document.writer != first
    assert labels(opened(desk)) == ["Position"]
    texts = [each.toPlainText() for each in desk.window.findChildren(QPlainTextEdit)]
    texts += [each.text() for each in desk.window.findChildren(QLabel)]
    assert not any(secret in text for text in texts)


def test_a_part_of_a_secret_text_leaves_the_clipboard_too(open_desk: Callable[..., Desk]) -> None:
    """It is chosen in the preview and copied by the keys of the system."""
    desk = open_desk(hot_seat(france="Ada", germany="Ben"))
    desk.take_screen()
    desk.province("PAR" if desk.document.writer == "france" else "MUN", "BUR")
    dialog = opened(desk)
    dialog.preview.setFocus()
    QTest.keyClick(dialog.preview, Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
    for _ in range(5):
        QTest.keyClick(dialog.preview, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(dialog.preview, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() in ("A PAR", "A MUN")
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    desk.document.drop_curtain()
    assert QGuiApplication.clipboard().text() == ""


def test_public_text_stays_on_the_clipboard(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(hot_seat(france="Ada", germany="Ben"))
    for _ in range(2):
        desk.take_screen()
        desk.action()
    dialog = opened(desk)
    choose(dialog.what, "Position")
    QTest.mouseClick(dialog.copy_button, LEFT)
    QTest.mouseClick(dialog.close_button, LEFT)
    desk.action()
    assert desk.stage() is Stage.CURTAIN
    assert QGuiApplication.clipboard().text().startswith("Starting position for Spring of 1901.")


def test_the_dialog_closes_when_the_game_goes_on(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(hot_seat(france="Ada", germany="Ben"))
    desk.take_screen()
    dialog = opened(desk)
    desk.document.drop_curtain()
    assert not dialog.isVisible()


def test_every_style_has_a_name() -> None:
    names = [style_name(style) for style in STYLES]
    assert len(set(names)) == len(STYLES)
    assert names[-2:] == ["French", "German"]
