"""What one power tries out: a private game from the phase that is shown, kept with its papers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.clipboard import holds_draft
from app.dialogs.try_out import TryOutDialog
from app.document import Stage
from app.words.names import order_text
from tests.app.desk import LEFT, Desk, hot_seat, sandbox, workers_done
from tests.app.spying import picture, texts, written
from variants.formats.save import read_game
from variants.formats.sealing import lock_with
from variants.orders import parse_order

BUR, GUESS, LATER = (parse_order(text) for text in ("A PAR - BUR", "A MUN - BUR", "A BER - SIL"))
SHIFT, CONTROL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier


def activate(desk: Desk) -> None:
    """Only the active window has shortcuts; this platform does not come back to it by itself."""
    desk.window.activateWindow()
    QApplication.processEvents()


def begin(desk: Desk) -> TryOutDialog:
    """Opens the dialog by its key."""
    activate(desk)
    desk.window.board.take_focus()
    QTest.keyClick(desk.window.board.view, Qt.Key.Key_B, SHIFT)
    QApplication.processEvents()
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, TryOutDialog)
    return dialog


def guess(dialog: TryOutDialog) -> None:
    """Writes for Germany as well, resolves, and writes for the phase after."""
    dialog.trial.give("germany", GUESS)
    QTest.mouseClick(dialog.side.action_button, LEFT)
    assert dialog.trial.stage is Stage.RESULTS
    QTest.mouseClick(dialog.side.action_button, LEFT)
    dialog.trial.give("germany", LATER)


@pytest.fixture
def ada(open_desk: Callable[..., Desk]) -> Desk:
    """Ada has the screen and has written for France; Ida waits with Italy."""
    game = replace(hot_seat(france="Ada", italy="Ida"), locks={"france": lock_with("Lilie", 4)})
    desk = open_desk(game)
    desk.unlock("Lilie")
    desk.document.give("france", BUR, order_text(BUR))
    return desk


def test_one_plays_on_for_everybody_and_comes_back_to_the_game_as_it_was(ada: Desk) -> None:
    before = ada.document.game
    dialog = begin(ada)
    assert dialog.trial.game.draft("france").orders == (BUR,)
    assert set(dialog.trial.writers) == set(before.variant.powers)
    guess(dialog)
    assert [str(unit) for unit in dialog.trial.position.units_of("france")] == ["A MAR", "A PAR", "F BRE"]
    QTest.mouseClick(dialog.close_button, LEFT)
    after = ada.document.game
    assert (after.nodes, after.current, after.drafts) == (before.nodes, before.current, before.drafts)
    assert (ada.stage(), ada.document.writer) == (Stage.WRITING, "france")
    again = begin(ada)
    assert again.trial.game.draft("germany").orders == (LATER,)
    assert len(again.history.nodes) == 2


def test_nothing_is_kept_of_a_look(ada: Desk) -> None:
    QTest.mouseClick(begin(ada).close_button, LEFT)
    assert ada.document.game.branches == {}


def test_lines_part_where_one_looks_and_can_be_given_up(ada: Desk) -> None:
    dialog = begin(ada)
    guess(dialog)
    QTest.keyClick(dialog, Qt.Key.Key_Home, Qt.KeyboardModifier.AltModifier)
    QTest.mouseClick(dialog.branch_button, LEFT)
    assert dialog.line_box.currentText() == "Line 2"
    assert len(dialog.history.nodes) == 1
    assert dialog.trial.game.draft("germany").orders == (GUESS,)
    dialog.trial.clear()
    dialog.line_box.setFocus()
    QTest.keyClick(dialog.line_box, Qt.Key.Key_Up)
    assert dialog.trial.game.draft("germany").orders == (LATER,)
    QTest.mouseClick(dialog.delete_button, LEFT)
    assert set(ada.document.game.branches["france"][0]) == {"Line 2"}
    assert dialog.line_box.currentText() == "Line 2"


def test_the_own_orders_of_a_line_become_the_draft_in_one_step(ada: Desk) -> None:
    dialog = begin(ada)
    picardy = parse_order("A PAR - PIC")
    dialog.trial.give("france", picardy)
    guess(dialog)
    QTest.mouseClick(dialog.use_button, LEFT)
    assert ada.document.game.draft("france").orders == (picardy,)
    assert not dialog.isVisible()
    activate(ada)
    QTest.keyClick(ada.window, Qt.Key.Key_Z, CONTROL)
    assert ada.document.game.draft("france").orders == (BUR,)
    assert ada.document.game.branches["france"]


def secrets() -> set[str]:
    forms = {form(order) for order in (GUESS, LATER) for form in (str, order_text)}
    return forms | {form.split(" ", 1)[1] for form in forms} | {"Line 1"}


def test_what_was_tried_is_nowhere_for_the_others(ada: Desk, tmp_path: Path) -> None:
    dialog = begin(ada)
    guess(dialog)
    found = [text for text in texts(ada) for word in secrets() if word in text]
    assert found, "the walk would find it"
    assert holds_draft(ada.document.game, order_text(GUESS))
    QApplication.clipboard().setText(order_text(LATER))
    QTest.keyClick(dialog, Qt.Key.Key_L, CONTROL)
    assert (ada.stage(), dialog.isVisible()) == (Stage.CURTAIN, False)
    ada.document.save(tmp_path / "game.chancery")
    ada.document.pass_over()
    ada.take_screen()
    assert ada.document.writer == "italy"
    assert [text for text in (*texts(ada), *written(tmp_path)) for word in secrets() if word in text] == []
    assert read_game(tmp_path / "game.chancery").branches == {}
    assert begin(ada).line_box.count() == 1


def test_no_pixel_and_no_size_tells_that_something_was_tried(ada: Desk, tmp_path: Path) -> None:
    def seen() -> tuple[object, ...]:
        ada.document.drop_curtain()
        ada.document.pass_over()
        ada.document.save(tmp_path / "game.chancery")
        curtain = picture(ada)
        ada.take_screen()
        board = picture(ada)
        ada.document.drop_curtain()
        ada.document.pass_over()
        ada.unlock("Lilie")
        return curtain, board, (tmp_path / "game.chancery").stat().st_size

    before = seen()
    dialog = begin(ada)
    guess(dialog)
    QTest.mouseClick(dialog.close_button, LEFT)
    assert seen() == before


def test_it_is_sealed_with_the_draft_and_opened_with_it(
    ada: Desk, open_desk: Callable[..., Desk], tmp_path: Path
) -> None:
    guess(begin(ada))
    kept = ada.document.game.branches
    ada.document.save(tmp_path / "game.chancery")
    later = open_desk(sandbox())
    later.document.open(tmp_path / "game.chancery")
    assert later.document.game.branches == {}
    later.unlock("Lilie")
    workers_done()
    assert later.document.game.branches == kept


def test_alone_one_tries_another_line_of_a_phase_that_is_over(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox())
    desk.document.give("germany", GUESS)
    desk.document.seal()
    dialog = begin(desk)
    assert dialog.trial.game.draft("germany").orders == (GUESS,)
    assert not dialog.use_button.isVisible()
