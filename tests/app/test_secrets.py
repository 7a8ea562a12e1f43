"""Nobody learns by a detour what others have written: by marks, players, passphrases, sizes and failures."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from app.audience import Audience
from app.autosave import Autosave
from app.dialogs.change_players import ChangePlayersDialog
from app.dialogs.passphrase import PassphraseDialog
from app.document import Stage
from app.locks import Trials
from app.panels.papers import NOTE_LENGTH
from app.panels.phrase_field import LENGTH
from app.words.names import order_text
from tests.app.desk import LEFT, Desk, hot_seat, sandbox, workers_done
from tests.app.spying import of_widget, texts
from variants.formats import sealing
from variants.formats.sealing import lock_with, opened
from variants.game import Game
from variants.orders import parse_order
from variants.papers import Lock

CTRL = Qt.KeyboardModifier.ControlModifier
CHEAP = 4
ORDER = parse_order("A BUD - SER")
NOTE = "Zwetschgenknoedel at dawn"


def two(**phrases: str) -> Game:
    locks = {power: lock_with(phrase, CHEAP) for power, phrase in phrases.items()}
    return replace(hot_seat(austria="Ada", italy="Ida"), locks=locks)


def sealed_by_austria(open_desk: Callable[..., Desk]) -> Desk:
    desk = open_desk(two())
    desk.take_screen()
    desk.document.give("austria", ORDER, order_text(ORDER))
    desk.document.note("austria", NOTE, 0)
    desk.action()
    return desk


def told(desk: Desk) -> list[str]:
    return [text for text in texts(desk) if NOTE in text or "BUD – SER" in text]


# Players


@pytest.mark.parametrize("player", ["Ada", ""])
def test_who_takes_a_power_over_sees_nothing_of_the_others(
    open_desk: Callable[..., Desk], player: str
) -> None:
    desk = sealed_by_austria(open_desk)
    desk.window.menus["players"].trigger()
    dialog = desk.window.findChild(ChangePlayersDialog)
    assert dialog is not None
    assert told(desk) == []
    dialog.fields["italy"].setCurrentText(player or dialog.fields["turkey"].currentText())
    QTest.mouseClick(dialog.change_button, LEFT)
    assert not desk.document.sandbox
    assert desk.stage() is (Stage.CURTAIN if player else Stage.RESULTS)
    assert [text for text in texts(desk) if NOTE in text] == []
    desk.document.look_at(0)
    assert desk.document.note_writers == ()


def test_the_powers_panel_names_the_player_of_now(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(hot_seat(austria="Ada", italy="Ida", france="Eva"))
    desk.document.set_players({"france": "Zoe"})
    said = [text for row in desk.window.powers._rows.values() for text in of_widget(row)]
    assert any("Zoe" in text for text in said)
    assert not any("Eva" in text for text in said)


def test_the_audience_sees_nothing_of_what_is_written(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(two())
    desk.take_screen()
    desk.window.menus["show_audience"].trigger()
    desk.document.give("austria", ORDER, order_text(ORDER))
    desk.document.note("austria", NOTE, 0)
    (audience,) = (each for each in QApplication.topLevelWidgets() if isinstance(each, Audience))
    said = [text for widget in audience.findChildren(QWidget) for text in of_widget(widget)]
    assert not [text for text in said if NOTE in text or "SER" in text]
    audience.close()


def test_no_field_keeps_what_was_typed(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(two())
    desk.take_screen()
    side = desk.window.side
    desk.click(side.papers.note_button)
    for field in (side.entry.line, side.papers.note):
        QTest.keyClicks(field, NOTE)
    side.papers._rename(NOTE)
    assert told(desk)
    desk.document.drop_curtain()
    desk.document.pass_over()
    assert told(desk) == []
    desk.take_screen()
    assert desk.document.writer == "italy"
    assert told(desk) == []
    for field in (side.entry.line, side.papers.note):
        assert not field.document().isUndoAvailable()
        assert not field.document().isRedoAvailable()


# The mark of what is not saved


def marks(desk: Desk) -> tuple[object, ...]:
    bar = desk.window.tabs.bar
    shown = (bar.tabText(0), bar.tabToolTip(0), bar.accessibleTabName(0))
    return desk.window.isWindowModified(), desk.window.windowTitle(), shown, desk.document.dirty


def test_no_mark_tells_whether_a_player_has_written(open_desk: Callable[..., Desk], tmp_path: Path) -> None:
    path = tmp_path / "game.chancery"
    seen = []
    for written in (False, True):
        desk = open_desk(two())
        desk.document.save(path)
        assert not desk.document.dirty
        desk.take_screen()
        if written:
            desk.document.give("austria", ORDER, order_text(ORDER))
            desk.document.note("austria", NOTE, 0)
        desk.document.drop_curtain()
        seen.append(marks(desk))
    assert seen[0] == seen[1]


def test_the_autosave_does_not_tell_it_either(open_desk: Callable[..., Desk], tmp_path: Path) -> None:
    desk = open_desk(two())
    desk.document.save(tmp_path / "game.chancery")
    origin = desk.window.files.origin(desk.document)
    assert origin is not None
    assert origin.clean
    desk.take_screen()
    origin = desk.window.files.origin(desk.document)
    assert origin is not None
    assert not origin.clean


# Passphrases


def test_a_passphrase_is_never_copied_or_selected(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(two(austria="fog"))
    line = desk.window.curtain.phrase.line
    QApplication.clipboard().setText("before")
    for shown in (True, False):
        QTest.keyClicks(line, "fog")
        if shown:
            QTest.keyPress(line, Qt.Key.Key_E, Qt.KeyboardModifier.AltModifier)
        for key in (Qt.Key.Key_A, Qt.Key.Key_C, Qt.Key.Key_X):
            QTest.keyClick(line, key, CTRL)
        middle = line.height() // 2
        QTest.mousePress(line, LEFT, pos=QPoint(2, middle))
        QTest.mouseMove(line, QPoint(line.width() - 3, middle))
        QTest.mouseRelease(line, LEFT, pos=QPoint(line.width() - 3, middle))
        assert not (shown and line.selectedText())
        QTest.keyClick(line, Qt.Key.Key_C, CTRL)
        line.home(False)
        QTest.keyClick(line, Qt.Key.Key_K, CTRL)
        assert QApplication.clipboard().text() == "before"
        QTest.keyRelease(line, Qt.Key.Key_E, Qt.KeyboardModifier.AltModifier)


def test_a_passphrase_that_is_too_long_is_refused_in_words(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(two(austria="fog"))
    curtain = desk.window.curtain
    QApplication.clipboard().setText("x" * (LENGTH + 50))
    curtain.phrase.line.paste()
    desk.take_screen()
    assert curtain.told == f"A passphrase has at most {LENGTH} letters."
    desk.unlock("fog")
    desk.window.menus["passphrase"].trigger()
    dialog = desk.window.findChild(PassphraseDialog)
    assert dialog is not None
    QApplication.clipboard().setText("x" * (LENGTH + 50))
    QTest.keyClicks(dialog.old.line, "fog")
    for field in dialog.fields:
        field.line.paste()
    QTest.mouseClick(dialog.set_button, LEFT)
    assert dialog.told == f"A passphrase has at most {LENGTH} letters."
    assert dialog.isVisible()


def test_want_of_memory_is_told(open_desk: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch) -> None:
    def starve(*given: object) -> Lock:
        raise MemoryError(given)

    desk = open_desk(two(austria="fog"))
    monkeypatch.setattr(sealing, "opened", starve)
    desk.unlock("fog")
    assert "not enough memory" in desk.window.curtain.told
    monkeypatch.undo()
    desk.unlock("fog")
    assert desk.stage() is Stage.WRITING
    monkeypatch.setattr(sealing, "lock_with", starve)
    desk.window.menus["passphrase"].trigger()
    dialog = desk.window.findChild(PassphraseDialog)
    assert dialog is not None
    for field, phrase in zip((dialog.old, *dialog.fields), ("fog", "mist", "mist"), strict=True):
        QTest.keyClicks(field.line, phrase)
    QTest.mouseClick(dialog.set_button, LEFT)
    workers_done()
    workers_done()
    assert "not enough memory" in dialog.told
    assert dialog.set_button.isEnabled()


@pytest.mark.usefixtures("qapp")
def test_passphrases_are_tried_one_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[str] = []
    derive = sealing.opened

    def watched(lock: Lock, phrase: str, power: str) -> Lock:
        tried.append(phrase)
        return derive(lock, phrase, power)

    monkeypatch.setattr(sealing, "opened", watched)
    answers: list[object] = []
    trials, lock = Trials(), lock_with("fog", CHEAP)
    for phrase in ("a", "b", "c", "fog"):
        trials.open(lock, phrase, "austria", answers.append)
    workers_done()
    workers_done()
    assert tried == ["a", "fog"]
    assert answers == [lock]


def test_a_player_changes_the_passphrase_of_all_their_powers(
    open_desk: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sealing, "COST", CHEAP)
    lock = lock_with("fog", CHEAP)
    game = hot_seat(austria="Ada", italy="Ada", france="Eva")
    desk = open_desk(replace(game, locks={"austria": lock, "italy": lock}))
    desk.unlock("fog")
    desk.window.menus["passphrase"].trigger()
    dialog = desk.window.findChild(PassphraseDialog)
    assert dialog is not None
    assert dialog.windowTitle() == "Passphrase of Austria-Hungary and Italy"
    for field, phrase in zip((dialog.old, *dialog.fields), ("fog", "mist", "mist"), strict=True):
        QTest.keyClicks(field.line, phrase)
    QTest.mouseClick(dialog.set_button, LEFT)
    workers_done()
    workers_done()
    for power in ("austria", "italy"):
        assert opened(desk.document.game.locks[power], "mist", power).key
    assert not desk.document.game.locks["france"].has_phrase


# Sizes and failures


def test_a_note_is_not_endless(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox())
    papers = desk.window.side.papers
    desk.click(papers.note_button)
    papers.note.setPlainText("x" * (NOTE_LENGTH + 1))
    assert len(desk.document.game.notes["austria"][0]) == NOTE_LENGTH
    assert len(papers.note.toPlainText()) == NOTE_LENGTH
    assert "at most 20000 letters" in desk.window.next_text
    QTest.keyClicks(papers.note, "y")
    assert len(papers.note.toPlainText()) == NOTE_LENGTH
    assert "at most 20000 letters" in desk.window.next_text


def test_an_autosave_that_fails_is_told_once(open_desk: Callable[..., Desk], tmp_path: Path) -> None:
    desk = open_desk(sandbox())
    (tmp_path / "full").touch()
    desk.window.autosave = Autosave(tmp_path / "full")
    for _ in range(2):
        assert not desk.window.keep()
    (box,) = desk.window.findChildren(QMessageBox)
    assert box.text().startswith("The game is not kept for the next start")
    box.close()
