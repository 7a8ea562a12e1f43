"""Passphrases at the curtain, seals that are opened, taken back or broken, by real events."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QEvent, Qt, QThread
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMessageBox

from app.dialogs.page import Deed
from app.dialogs.passphrase import PassphraseDialog
from app.document import Stage
from app.locks import Tried, lock_in_worker, locked
from tests.app.desk import LEFT, Desk, hot_seat, sandbox, workers_done
from variants.formats import sealing
from variants.formats.save import dump_game, load_game
from variants.formats.sealing import lock_with, opened
from variants.game import Game
from variants.orders import parse_order
from variants.papers import Decision, Draft, Lock, Ruling

CHEAP = 4
ORDER = parse_order("A PAR - BUR")
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture(autouse=True)
def cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    """Locks that are made fast."""
    monkeypatch.setattr(sealing, "COST", CHEAP)


def with_phrases(**phrases: str) -> Game:
    """England, France and Italy are played; some have passphrases."""
    locks = {power: lock_with(phrase, CHEAP) for power, phrase in phrases.items()}
    return locked(replace(hot_seat(england="Ida", france="Ada", italy="Eva"), locks=locks))


def of_file(game: Game, spoil: Mapping[str, str] | None = None) -> Game:
    """The game as it comes from a file, in which the papers of one power may be put in place of another's."""
    save = json.loads(dump_game(game))
    for power, other in (spoil or {}).items():
        save["sealed"][power]["data"] = save["sealed"][other]["data"]
    return load_game(json.dumps(save).encode())


def sealed(*powers: str, game: Game) -> Game:
    for power in powers:
        game = game.with_draft(power, Draft((ORDER,) if power == "france" else (), done=True))
    return game


def follow(desk: Desk, deed: Deed) -> None:
    desk.click(desk.window.curtain.link(deed))


def test_the_board_appears_only_after_the_right_passphrase(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(with_phrases(england="fog"))
    curtain = desk.window.curtain
    assert curtain.phrase.line.echoMode() is QLineEdit.EchoMode.Password
    desk.unlock("frog")
    assert (desk.stage(), curtain.told) == (Stage.CURTAIN, "This is not the passphrase.")
    assert curtain.phrase.phrase == ""
    QTest.keyClicks(curtain.phrase.line, "f")
    assert curtain.told == ""
    QTest.keyClicks(curtain.phrase.line, "og")
    QTest.keyClick(curtain.phrase.line, Qt.Key.Key_Return)
    workers_done()
    assert (desk.stage(), desk.document.writer) == (Stage.WRITING, "england")
    assert curtain.phrase.phrase == ""


def test_the_window_lives_while_a_passphrase_is_tried(
    open_desk: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch
) -> None:
    threads = []
    derive = sealing.opened

    def watched(lock: Lock, phrase: str, power: str) -> Lock:
        threads.append(QThread.currentThread())
        return derive(lock, phrase, power)

    monkeypatch.setattr(sealing, "opened", watched)
    desk = open_desk(with_phrases(england="fog"))
    QTest.keyClicks(desk.window.curtain.phrase.line, "fog")
    desk.take_screen()
    assert desk.window.curtain.told == "Trying the passphrase…"
    workers_done()
    assert threads
    assert threads[0] is not QThread.currentThread()


def test_an_answer_that_comes_too_late_opens_nothing(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(with_phrases(england="fog"))
    QTest.keyClicks(desk.window.curtain.phrase.line, "fog")
    desk.take_screen()
    follow(desk, Deed.SKIP)
    workers_done()
    assert (desk.stage(), desk.document.writer) == (Stage.CURTAIN, "france")
    assert desk.window.curtain.told == ""


def test_without_a_passphrase_the_curtain_says_what_the_seal_is_worth(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(with_phrases(england="fog"))
    page = desk.window.curtain.page
    assert page is not None
    assert "glance" not in page.note
    follow(desk, Deed.SKIP)
    page = desk.window.curtain.page
    assert page is not None
    assert "only stops a glance" in page.note
    assert not desk.window.curtain.phrase.isVisible()


def test_the_passphrase_is_shown_only_while_the_eye_is_held(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(with_phrases(england="fog"))
    line, eye = desk.window.curtain.phrase.line, desk.window.curtain.phrase.eye
    QTest.mousePress(eye, LEFT)
    assert line.echoMode() is QLineEdit.EchoMode.Normal
    QTest.mouseRelease(eye, LEFT)
    assert line.echoMode() is QLineEdit.EchoMode.Password
    QTest.keyPress(line, Qt.Key.Key_E, Qt.KeyboardModifier.AltModifier)
    assert line.echoMode() is QLineEdit.EchoMode.Normal
    QTest.keyRelease(line, Qt.Key.Key_E, Qt.KeyboardModifier.AltModifier)
    assert line.echoMode() is QLineEdit.EchoMode.Password
    assert line.text() == ""


def test_a_seal_is_taken_back_with_its_passphrase(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sealed("france", game=with_phrases(france="lys")))
    curtain = desk.window.curtain
    (again,) = curtain.again_button.menu().actions()
    assert again.text() == "France"
    again.trigger()
    assert "hand the screen to <b>France</b>, to take back its seal" in desk.window.next_text
    desk.unlock("rose")
    assert (desk.stage(), curtain.told) == (Stage.CURTAIN, "This is not the passphrase.")
    assert desk.document.game.draft("france").done
    QTest.keyClick(curtain.phrase.line, Qt.Key.Key_Escape)
    assert curtain.page is not None
    assert curtain.page.power == "england"
    assert "hand the screen to <b>England</b>." in desk.window.next_text
    curtain.again_button.menu().actions()[0].trigger()
    desk.unlock("lys")
    assert (desk.stage(), desk.document.writer) == (Stage.WRITING, "france")
    assert "A PAR – BUR" in desk.report
    assert desk.document.pending == ("england", "france", "italy")


def test_a_seal_without_a_passphrase_is_taken_back_by_a_word(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(hot_seat(england="Ida", italy="Eva"))
    assert not desk.window.curtain.again_button.isVisible()
    desk.take_screen()
    desk.action()
    desk.window.curtain.again_button.menu().actions()[0].trigger()
    assert desk.stage() is Stage.CURTAIN
    desk.take_screen()
    assert (desk.stage(), desk.document.writer) == (Stage.WRITING, "england")
    desk.action()
    desk.take_screen()
    desk.action()
    assert desk.stage() is Stage.RESULTS


def test_papers_of_a_file_are_there_again_for_their_power(open_desk: Callable[..., Desk]) -> None:
    game = with_phrases(england="fog").with_draft("england", Draft((parse_order("F LON - NTH"),)))
    desk = open_desk(of_file(game))
    assert desk.document.game.draft("england") == Draft()
    desk.unlock("fog")
    assert "F LON – NTH" in desk.report
    assert not desk.document.game.sealed


def test_a_seal_of_a_file_is_taken_back(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(of_file(sealed("france", game=with_phrases(france="lys"))))
    desk.window.curtain.again_button.menu().actions()[0].trigger()
    desk.unlock("lys")
    assert "A PAR – BUR" in desk.report
    assert not load_game(dump_game(desk.document.game)).draft("france").done


def test_after_a_restart_each_passphrase_is_asked_for_once(open_desk: Callable[..., Desk]) -> None:
    game = sealed("england", "france", "italy", game=with_phrases(england="fog", france="lys"))
    desk = open_desk(of_file(game))
    assert desk.stage() is Stage.PHRASES
    assert desk.window.curtain.isVisible()
    assert not desk.window.board.isVisible()
    follow(desk, Deed.SKIP)
    desk.unlock("lys")
    assert desk.stage() is Stage.PHRASES
    desk.unlock("lys")
    assert desk.window.curtain.told == "This is not the passphrase."
    desk.unlock("fog")
    assert desk.stage() is Stage.RESULTS
    assert "A PAR – BUR, moved" in desk.report


def test_one_passphrase_opens_all_powers_of_a_player(open_desk: Callable[..., Desk]) -> None:
    lock = lock_with("fog", CHEAP)
    game = hot_seat(england="Ida", france="Ida", germany="Ida", italy="Eva")
    game = locked(replace(game, locks=dict.fromkeys(("england", "france", "germany"), lock)))
    desk = open_desk(of_file(sealed("england", "france", "germany", "italy", game=game)))
    assert desk.window.curtain.page is not None
    assert desk.window.curtain.page.count == "1 of 1 to be opened"
    desk.unlock("fog")
    assert desk.stage() is Stage.RESULTS


def test_a_missing_passphrase_makes_the_power_hold_and_the_report_says_so(
    open_desk: Callable[..., Desk],
) -> None:
    game = sealed("england", "france", "italy", game=with_phrases(france="lys"))
    desk = open_desk(of_file(game))
    follow(desk, Deed.LOST)
    QTest.keyClick(desk.window.curtain, Qt.Key.Key_Return)
    assert desk.stage() is Stage.PHRASES, "Enter decides nothing"
    QTest.keyClick(desk.window.curtain, Qt.Key.Key_Escape)
    assert desk.window.curtain.phrase.isVisible()
    follow(desk, Deed.LOST)
    desk.take_screen()
    assert desk.stage() is Stage.RESULTS
    assert desk.document.game.decisions == (Decision(0, Ruling.HOLDS, ("france",)),)
    assert "By decision of the table the orders of France stayed sealed. Its units hold." in desk.report
    assert "A PAR no order, held" in desk.report
    assert "france" not in desk.document.game.sealed
    assert not desk.document.game.locks["france"].has_phrase


def test_what_the_table_gave_up_only_its_passphrase_brings_back(open_desk: Callable[..., Desk]) -> None:
    game = with_phrases(england="fog").with_draft("england", Draft((parse_order("F LON - NTH"),)))
    desk = open_desk(game.with_note("england", "a secret"))
    follow(desk, Deed.LOST)
    desk.take_screen()
    desk.window.curtain.again_button.menu().actions()[0].trigger()
    desk.unlock("frog")
    assert (desk.stage(), desk.window.curtain.told) == (Stage.CURTAIN, "This is not the passphrase.")
    assert desk.document.game.decisions
    desk.unlock("fog")
    assert (desk.stage(), desk.document.writer) == (Stage.WRITING, "england")
    assert "F LON – NTH" in desk.report
    assert desk.document.game.notes["england"] == {0: "a secret"}
    assert not desk.document.game.decisions


def test_a_broken_seal_that_was_given_up_is_not_taken_back(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(of_file(with_phrases(), {"england": "italy"}))
    desk.take_screen()
    follow(desk, Deed.HOLD)
    assert (desk.stage(), desk.document.writer) == (Stage.CURTAIN, "france")
    assert not desk.window.curtain.again_button.isVisible()


def test_a_passphrase_lost_in_a_running_game_blocks_nobody(
    open_desk: Callable[..., Desk],
) -> None:
    game = with_phrases(england="fog").with_draft("england", Draft((parse_order("F LON - NTH"),)))
    desk = open_desk(game.with_note("england", "a secret"))
    follow(desk, Deed.LOST)
    desk.take_screen()
    assert (desk.stage(), desk.document.writer) == (Stage.CURTAIN, "france")
    assert desk.document.game.draft("england") == Draft(done=True)
    assert not desk.document.game.notes


def test_a_broken_seal_is_named_and_written_anew(open_desk: Callable[..., Desk]) -> None:
    game = of_file(with_phrases(england="fog"), {"england": "france"})
    desk = open_desk(game)
    desk.unlock("fog")
    page = desk.window.curtain.page
    assert desk.stage() is Stage.CURTAIN
    assert page is not None
    assert "The sealed orders of England were changed outside of the program" in page.note
    desk.take_screen()
    assert (desk.stage(), desk.document.writer) == (Stage.CURTAIN, "england")
    desk.unlock("fog")
    assert desk.stage() is Stage.WRITING
    for _ in range(2):
        desk.action()
        desk.take_screen()
    desk.action()
    assert desk.report[0] == (
        "The sealed orders of England were changed outside of the program, and were written anew."
    )


def test_a_broken_seal_without_a_passphrase_holds_by_decision(open_desk: Callable[..., Desk]) -> None:
    game = sealed("england", "france", "italy", game=with_phrases())
    desk = open_desk(of_file(game, {"france": "italy"}))
    assert desk.stage() is Stage.PHRASES
    desk.take_screen()
    follow(desk, Deed.HOLD)
    assert desk.stage() is Stage.RESULTS
    assert desk.document.game.decisions == (Decision(0, Ruling.BROKEN, ("france",)),)
    assert desk.report[0] == (
        "The sealed orders of France were changed outside of the program, and by decision of the table not "
        "written anew. Its units hold."
    )


def test_a_power_writes_anew_when_all_others_are_done(open_desk: Callable[..., Desk]) -> None:
    game = sealed("england", "france", "italy", game=with_phrases(france="lys"))
    desk = open_desk(of_file(game, {"france": "italy"}))
    desk.unlock("lys")
    desk.take_screen()
    assert (desk.stage(), desk.document.writer) == (Stage.CURTAIN, "france")
    desk.unlock("lys")
    assert desk.document.writers == ("france",)


def open_dialog(desk: Desk) -> PassphraseDialog:
    desk.window.menus["passphrase"].trigger()
    QApplication.processEvents()  # the window gets the focus
    return desk.window.findChildren(PassphraseDialog)[-1]


def set_phrase(desk: Desk, first: str, second: str) -> PassphraseDialog:
    dialog = open_dialog(desk)
    for field, phrase in zip(dialog.fields, (first, second), strict=True):
        QTest.keyClicks(field.line, phrase)
    QTest.mouseClick(dialog.set_button, LEFT)
    workers_done()
    return dialog


def test_a_player_sets_and_removes_a_passphrase(
    open_desk: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = open_desk(hot_seat(england="Ida", italy="Eva"))
    assert not desk.window.menus["passphrase"].isEnabled()
    desk.take_screen()
    dialog = set_phrase(desk, "fog", "frog")
    assert dialog.told == "The two are not the same."
    assert not desk.document.game.locks["england"].has_phrase
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not set_phrase(desk, "fog", "fog").isVisible()
    assert desk.document.game.locks["england"].has_phrase
    desk.window.activateWindow()
    QApplication.processEvents()
    desk.province("LON", "NTH")
    QTest.keyClick(desk.window, Qt.Key.Key_L, CTRL)
    desk.unlock("frog")
    assert desk.stage() is Stage.CURTAIN
    desk.unlock("fog")
    assert "F LON – NTH" in desk.report
    answers = iter((QMessageBox.StandardButton.Cancel, QMessageBox.StandardButton.Discard))
    monkeypatch.setattr(QMessageBox, "exec", lambda _: next(answers))
    dialog = remove_phrase(desk, "fog")
    assert desk.document.game.locks["england"].has_phrase
    assert dialog.isVisible()
    QTest.mouseClick(dialog.remove_button, LEFT)
    workers_done()
    workers_done()
    assert not desk.document.game.locks["england"].has_phrase
    assert next(answers, None) is None


def remove_phrase(desk: Desk, old: str) -> PassphraseDialog:
    dialog = open_dialog(desk)
    QTest.keyClicks(dialog.old.line, old)
    QTest.mouseClick(dialog.remove_button, LEFT)
    workers_done()
    workers_done()
    return dialog


def test_a_passphrase_is_changed_and_removed_only_by_who_knows_it(
    open_desk: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QMessageBox, "exec", lambda _: QMessageBox.StandardButton.Discard)
    desk = open_desk(with_phrases(england="fog"))
    desk.unlock("fog")
    lock = desk.document.game.locks["england"]
    dialog = remove_phrase(desk, "frog")
    assert dialog.told == "This is not the passphrase."
    assert dialog.old.phrase == ""
    QTest.keyClicks(dialog.old.line, "frog")
    for field in dialog.fields:
        QTest.keyClicks(field.line, "mist")
    QTest.keyClick(dialog.fields[1].line, Qt.Key.Key_Return)
    workers_done()
    assert dialog.isVisible()
    assert desk.document.game.locks["england"] is lock
    QTest.keyClicks(dialog.old.line, "fog")
    QTest.keyClick(dialog.fields[1].line, Qt.Key.Key_Return)
    workers_done()
    workers_done()
    assert not dialog.isVisible()
    assert opened(desk.document.game.locks["england"], "mist", "england").key


@pytest.mark.parametrize("phrase", ["", "fog"])
def test_enter_in_empty_fields_leaves_a_passphrase_as_it_is(
    open_desk: Callable[..., Desk], phrase: str
) -> None:
    desk = open_desk(with_phrases(england=phrase) if phrase else hot_seat(england="Ida", italy="Eva"))
    desk.unlock(phrase)
    lock = desk.document.game.locks["england"]
    dialog = open_dialog(desk)
    assert dialog.remove_button.isVisible() == dialog.old.isVisible() == bool(phrase)
    for field in (dialog.old, *dialog.fields):
        QTest.keyClick(field.line, Qt.Key.Key_Return)
    workers_done()
    assert dialog.isVisible()
    assert desk.document.game.locks["england"] is lock


def test_a_sandbox_has_no_passphrases(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox())
    assert not desk.window.menus["passphrase"].isEnabled()
    assert not desk.document.game.locks


def test_the_curtain_falls_also_while_a_dialog_is_open(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(hot_seat(england="Ida", italy="Eva"))
    desk.take_screen()
    dialog = open_dialog(desk)
    QTest.keyClicks(dialog.fields[0].line, "fog")
    QTest.keyClick(dialog.fields[0].line, Qt.Key.Key_L, CTRL)
    assert desk.stage() is Stage.CURTAIN
    assert not dialog.isVisible()
    assert dialog.fields[0].phrase == ""


def test_a_curtain_that_falls_by_itself_takes_dialogs_along(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(hot_seat(england="Ida", italy="Eva"))
    desk.take_screen()
    dialog = open_dialog(desk)
    desk.document.seal()
    assert desk.stage() is Stage.CURTAIN
    assert not dialog.isVisible()


def test_a_lock_that_is_made_too_late_changes_nothing(
    open_desk: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch
) -> None:
    gate, make = Event(), sealing.lock_with
    monkeypatch.setattr(sealing, "lock_with", lambda *given: gate.wait() and make(*given))
    desk = open_desk(hot_seat(england="Ida", italy="Eva"))
    desk.take_screen()
    dialog = open_dialog(desk)
    for field in dialog.fields:
        QTest.keyClicks(field.line, "fog")
    QTest.mouseClick(dialog.set_button, LEFT)
    QTest.keyClick(dialog.fields[0].line, Qt.Key.Key_L, CTRL)
    assert desk.stage() is Stage.CURTAIN
    gate.set()
    workers_done()
    assert not desk.document.game.locks["england"].has_phrase


def test_a_lock_is_made_in_a_worker_and_given_to_this_thread(qapp: QApplication) -> None:
    made: list[tuple[Lock | Tried, QThread]] = []
    lock_in_worker("fog", lambda lock: made.append((lock, QThread.currentThread())))
    assert made == []
    workers_done()
    (lock, thread) = made[0]
    assert isinstance(lock, Lock)
    assert lock.has_phrase
    assert thread is qapp.thread()
    lock_in_worker("", lambda lock: made.append((lock, QThread.currentThread())))
    bare = made[1][0]
    assert isinstance(bare, Lock)
    assert not bare.has_phrase


def test_escape_at_the_curtain_stays_there(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(with_phrases(england="fog"))
    before = desk.window.curtain.page
    QTest.keyClicks(desk.window.curtain.phrase.line, "fo")
    QTest.keyClick(desk.window.curtain.phrase.line, Qt.Key.Key_Escape)
    assert (desk.stage(), desk.window.curtain.page) == (Stage.CURTAIN, before)
    assert desk.window.curtain.phrase.phrase == ""


def test_saving_at_the_curtain_leaves_what_is_typed(open_desk: Callable[..., Desk], tmp_path: Path) -> None:
    desk = open_desk(with_phrases(england="fog"))
    QTest.keyClicks(desk.window.curtain.phrase.line, "fo")
    desk.document.save(tmp_path / "game.chancery")
    assert desk.window.curtain.phrase.phrase == "fo"


def test_a_key_held_down_opens_no_curtain_from_the_field(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(with_phrases(england="fog"))
    line = desk.window.curtain.phrase.line
    held = QKeyEvent(
        QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "", autorep=True
    )
    QApplication.sendEvent(line, held)
    workers_done()
    assert desk.window.curtain.told == ""


def test_papers_that_were_taken_out_of_the_file_are_told_as_a_broken_seal(
    open_desk: Callable[..., Desk],
) -> None:
    save = json.loads(dump_game(sealed("england", game=with_phrases(england="fog"))))
    del save["sealed"]["england"]
    desk = open_desk(load_game(json.dumps(save).encode()))
    assert desk.window.keep(), "the autosave goes on"
    assert desk.document.writer == "england"
    desk.unlock("fog")
    page = desk.window.curtain.page
    assert page is not None
    assert "The sealed orders of England were changed outside of the program" in page.note
    assert desk.window.keep()
