"""What one player writes is nowhere for the others: on no pixel, in no text, in no file, on no clipboard."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox

from app import boxes, crash
from app.autosave import orphans
from app.clipboard import holds_draft
from app.document import Stage
from app.locks import locked
from app.start import offer
from app.words.names import order_text
from tests.app.desk import Desk, hot_seat, sandbox
from tests.app.spying import picture, spoken, texts, written
from variants.formats.sealing import lock_with
from variants.game import Game
from variants.legal import move_goals
from variants.orders import Move, Order, parse_order
from variants.papers import Draft
from variants.registry import VARIANT_IDS, load_variant

CHEAP = 4
NOTE, NAME = "Zwetschgenknoedel at dawn", "Quittenbrot"
KEPT = parse_order("A VIE - BOH")  # in a named draft beside the one that is played


def moves(game: Game, power: str) -> tuple[Order, ...]:
    """A move for each unit of a power that has one."""
    position = game.position
    goals = {unit: sorted(move_goals(game.variant, position, unit)) for unit in position.units_of(power)}
    return tuple(Move(unit, goals[unit][0]) for unit in goals if goals[unit])


def secrets(orders: tuple[Order, ...]) -> set[str]:
    """How the orders could be told."""
    forms = {form(order) for order in orders for form in (str, order_text)}
    return forms | {form.split(" ", 1)[1] for form in forms}


def found(desk: Desk, folder: Path, words: set[str]) -> list[str]:
    return [text for text in (*texts(desk), *written(folder)) for word in words if word in text]


def two_players(variant_id: str, *, phrase: bool = False) -> Game:
    variant = load_variant(variant_id)
    first, second = variant.powers[:2]
    locks = {first: lock_with("Lilie", CHEAP)} if phrase else {}
    return Game.new(variant, {first: "Ada", second: "Ida"}, locks=locks)


def take_screen(desk: Desk) -> None:
    """The next power takes the screen, with its passphrase if it has one."""
    if desk.window.curtain.phrase.isVisible():
        desk.unlock("Lilie")
    else:
        desk.take_screen()
    assert desk.stage() is Stage.WRITING


def write(desk: Desk, orders: tuple[Order, ...]) -> None:
    writer = desk.document.writer
    assert writer is not None
    for order in orders:
        desk.document.give(writer, order, order_text(order))


@pytest.mark.parametrize("variant_id", VARIANT_IDS)
@pytest.mark.parametrize("phrase", [False, True])
def test_orders_are_nowhere_once_they_are_sealed(
    open_desk: Callable[..., Desk], tmp_path: Path, variant_id: str, *, phrase: bool
) -> None:
    game = two_players(variant_id, phrase=phrase)
    first, second = game.variant.powers[:2]
    orders = moves(game, first)
    words = secrets(orders)
    desk = open_desk(game)
    take_screen(desk)
    write(desk, orders)
    QApplication.clipboard().setText(order_text(orders[0]))
    assert found(desk, tmp_path, words), "the walk would find them"
    assert not [text for text in written(tmp_path) for word in words if word in text]
    desk.action()
    assert (desk.stage(), desk.document.writer) == (Stage.CURTAIN, second)
    assert found(desk, tmp_path, words) == []
    desk.document.save(tmp_path / "game.chancery")
    take_screen(desk)
    write(desk, moves(game, second))
    assert found(desk, tmp_path, words) == []
    later = open_desk(sandbox())
    later.document.open(tmp_path / "game.chancery")
    assert later.stage() is Stage.CURTAIN
    assert found(later, tmp_path, words) == []
    take_screen(later)
    assert later.document.writer == second
    assert found(later, tmp_path, words) == []
    later.action()
    if phrase:
        assert later.stage() is Stage.PHRASES
        assert found(later, tmp_path, words) == []
        later.unlock("Lilie")
    assert later.stage() is Stage.RESULTS
    assert found(later, tmp_path, words), "now everybody may know"


def with_papers() -> Game:
    """France has notes and a named draft beside its orders, all sealed under its passphrase."""
    game = replace(hot_seat(austria="Ada", italy="Ida"), locks={"austria": lock_with("Lilie", CHEAP)})
    draft = Draft((parse_order("A BUD - SER"),), True, NAME, {"Spaetzle": (KEPT,)})
    return locked(game).with_draft("austria", draft).with_note("austria", NOTE)


def test_notes_and_named_drafts_are_drafts_too(open_desk: Callable[..., Desk], tmp_path: Path) -> None:
    game = with_papers()
    words = {NOTE, NAME, "Spaetzle", *secrets((KEPT, *game.draft("austria").orders))}
    desk = open_desk(game)
    assert found(desk, tmp_path, words) == []
    take_screen(desk)
    assert desk.document.writer == "italy"
    assert found(desk, tmp_path, words) == []
    desk.document.save(tmp_path / "game.chancery")
    assert found(desk, tmp_path, words) == []


@pytest.mark.parametrize(
    "held", ["  zwetschgenknoedel at dawn".replace("z", "Z"), "Army Budapest moves to Serbia"]
)
def test_what_was_copied_elsewhere_is_cleared_as_well(open_desk: Callable[..., Desk], held: str) -> None:
    desk = open_desk(with_papers().with_draft("austria", Draft((parse_order("A BUD - SER"),))))
    take_screen(desk)
    QApplication.clipboard().setText(held)
    desk.action()
    assert QApplication.clipboard().text() == ""


def test_a_text_that_is_nobodys_secret_stays_on_the_clipboard(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(with_papers().with_draft("austria", Draft((parse_order("A BUD - SER"),))))
    QApplication.clipboard().setText("Meet at eight; bring bread.")
    take_screen(desk)
    desk.action()
    assert QApplication.clipboard().text() == "Meet at eight; bring bread."


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("A BUD - SER", True),
        ("bud - ser", True),
        ("Österreich: A BUD – SER, F TRI H", True),
        ("Quittenbrot", True),
        ("A BUD - GAL", False),
        ("A", False),
        ("", False),
    ],
)
def test_what_tells_a_draft(text: str, *, told: bool) -> None:
    assert holds_draft(with_papers(), text) is told
    assert not holds_draft(hot_seat(austria="Ada", italy="Ida"), text)


@pytest.mark.parametrize("variant_id", VARIANT_IDS)
def test_no_pixel_tells_what_was_written(open_desk: Callable[..., Desk], variant_id: str) -> None:
    game = two_players(variant_id)
    first = game.variant.powers[0]
    curtains, boards = [], []
    for orders in ((), moves(game, first)):
        desk = open_desk(game)
        take_screen(desk)
        write(desk, orders)
        desk.action()
        curtains.append(picture(desk))
        take_screen(desk)
        boards.append(picture(desk))
    assert curtains[0] == curtains[1]
    assert boards[0] == boards[1]


def test_no_pixel_tells_how_a_power_has_voted(open_desk: Callable[..., Desk]) -> None:
    pictures = []
    for choice in (0, 1):
        desk = open_desk(hot_seat(austria="Ada", italy="Ida", france="Eva"))
        desk.document.call_vote(("austria", "france"))
        desk.click(desk.window.curtain.open_button)
        desk.click(desk.window.curtain.choices[choice])
        desk.click(desk.window.curtain.open_button)
        pictures.append(picture(desk))
        assert not any(button.isChecked() for button in desk.window.curtain.choices)
    assert pictures[0] == pictures[1]


def test_a_killed_process_leaves_nothing_to_read(
    open_desk: Callable[..., Desk], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = replace(hot_seat(austria="Ada", italy="Ida"), locks={"austria": lock_with("Lilie", CHEAP)})
    orders = moves(game, "austria")
    desk = open_desk(game)
    take_screen(desk)
    write(desk, orders)
    desk.window.keep()
    desk.window.autosave._lock.unlock()
    assert [text for text in written(tmp_path) for word in secrets(orders) if word in text] == []
    (orphan,) = orphans(tmp_path / "autosave")
    monkeypatch.setattr(boxes, "ask", lambda *_: QMessageBox.StandardButton.Yes)
    later = open_desk(sandbox())
    assert offer(later.window, orphan)
    assert later.stage() is Stage.CURTAIN
    assert found(later, tmp_path, secrets(orders)) == []
    take_screen(later)
    assert later.document.game.draft("austria").orders == orders


def test_the_log_tells_where_but_not_what(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    root = logging.getLogger()
    monkeypatch.setattr(root, "handlers", [])
    crash.start_log(tmp_path / "log" / "chancery.log")
    try:
        raise_with({}, str(KEPT))
    except ValueError:
        crash.report(*sys.exc_info())
    for box in QApplication.topLevelWidgets():
        if isinstance(box, QMessageBox):
            box.close()
    (log,) = [text for text in written(tmp_path / "log") if "Traceback" in text or "raise_with" in text]
    assert "ValueError" in log
    assert "KeyError" in log
    assert "BOH" not in log
    for handler in root.handlers:
        handler.close()


def raise_with(nothing: dict[str, str], text: str) -> None:
    try:
        nothing[text]
    except KeyError as error:
        raise ValueError(f"cannot read {text!r}") from error


def test_a_passphrase_is_nowhere(open_desk: Callable[..., Desk], tmp_path: Path) -> None:
    game = two_players("standard", phrase=True)
    desk = open_desk(game)
    field = desk.window.curtain.phrase
    QTest.keyClicks(field.line, "Lilie")
    assert not [text for text in spoken(field) if "Lilie" in text]
    field.forget()
    QTest.keyClick(field.line, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert field.phrase == ""
    take_screen(desk)
    desk.action()
    assert desk.document.writer == "england"
    words = {"Lilie"}
    assert found(desk, tmp_path, words) == []
    assert field.phrase == ""


def test_nobody_looks_at_a_draft_by_giving_powers_away(
    open_desk: Callable[..., Desk], tmp_path: Path
) -> None:
    game = hot_seat(austria="Ada", italy="Ida")
    game = replace(game, locks={"austria": lock_with("Lilie", CHEAP)})
    orders = moves(game, "austria")
    desk = open_desk(game)
    take_screen(desk)
    write(desk, orders)
    desk.action()
    desk.document.set_players({"italy": "Ada"})
    assert desk.document.stage in (Stage.CURTAIN, Stage.RESULTS)
    assert found(desk, tmp_path, secrets(orders)) == []
    desk.document.set_players({"austria": "Bob"})
    assert desk.document.game.draft("austria") == Draft()
