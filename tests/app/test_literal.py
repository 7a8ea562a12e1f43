"""A power, province, player or file named like HTML is shown as it is written, everywhere."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QAction, QHelpEvent, QTextDocument
from PySide6.QtGui import Qt as GuiQt
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox, QToolTip, QWidget

from app import crash
from app.dialogs.change_players import ChangePlayersDialog
from app.dialogs.draw import ConcedeDialog, DrawDialog
from app.dialogs.ends import AgreeEndDialog, DeclareDrawDialog
from app.dialogs.new_game import NewGameDialog
from app.dialogs.passphrase import PassphraseDialog
from app.dialogs.players import Players
from app.dialogs.vote import VoteDialog
from app.plain_text import literal, literal_in_html
from app.theme import LIGHT
from app.words.names import power_name, province_name
from maps.board import Location
from tests.app.desk import Desk
from variants.game import Game, Node
from variants.orders import Unit
from variants.position import Phase, PhaseKind, Position
from variants.registry import load_variant
from variants.variant import Variant

ODD = "<b>x</b>"


def odd_variant(id_: str = "standard") -> Variant:
    """A game whose powers and provinces all have odd names."""
    variant = load_variant(id_)
    names = dict.fromkeys(("en", "fr", "de"), ODD)
    record = variant.board.record
    powers = tuple(msgspec.structs.replace(power, name=names) for power in record.powers)
    provinces = {each: replace(facts, names=names) for each, facts in variant.board.provinces.items()}
    board = replace(
        variant.board, record=msgspec.structs.replace(record, powers=powers, title=names), provinces=provinces
    )
    return replace(variant, board=board)


def odd_game(*players: str) -> Game:
    variant = odd_variant()
    return Game.new(variant, dict(zip(variant.powers, players, strict=False)))


def seen(text: str) -> str:
    """What Qt shows of a text whose format it guesses."""
    return rich(text) if GuiQt.mightBeRichText(text) else text


def rich(text: str) -> str:
    """What Qt shows of a rich text."""
    document = QTextDocument()
    document.setHtml(text)
    return document.toPlainText()


def check(root: QWidget) -> int:
    """Asserts that nothing in a window takes the odd name for HTML; the number of places where it is seen."""
    labels = root.findChildren(QLabel)
    plain = [label.text() for label in labels if label.textFormat() == GuiQt.TextFormat.PlainText]
    guessed = [label.text() for label in labels if label.textFormat() != GuiQt.TextFormat.PlainText]
    guessed += [widget.toolTip() for widget in root.findChildren(QWidget)]
    guessed += [action.toolTip() for action in root.findChildren(QAction)]
    assert not [text for text in guessed if ODD in text]
    return sum(ODD in text for text in plain) + sum(ODD in rich(text) for text in guessed)


def test_names_like_html_at_the_curtain_while_writing_and_in_results(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(odd_game("Ada", "Ida"))
    assert power_name(desk.document.game.variant, "austria") == ODD
    assert province_name(desk.document.game.variant, "BUD") == ODD
    assert check(desk.window)
    desk.take_screen()
    assert check(desk.window)
    desk.province("BUD")
    assert ODD in rich(desk.window.next_text)
    assert check(desk.window)
    desk.province("NTH")
    assert ODD in rich(desk.window.next_text), "the refusal"
    desk.action()
    desk.take_screen()
    desk.action()
    assert check(desk.window)


def test_names_like_html_in_tips_of_the_map_and_of_the_palette(
    open_desk: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = open_desk(odd_game("Ada", "Ida"))
    desk.take_screen()
    desk.window.board.view.hover_over("BUD")
    assert ODD in desk.window.board.view.tip
    told: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda *arguments: told.append(arguments[1]))
    view = desk.window.board.view
    place = view.mapFromScene(view.anchor(Location("BUD")))
    at = view.viewport().mapToGlobal(place)
    QApplication.sendEvent(view.viewport(), QHelpEvent(QEvent.Type.ToolTip, place, at))
    assert ODD in seen(told[-1])


def test_names_like_html_in_the_dialogs(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(odd_game("Ada", "Ida"))
    game = desk.document.game
    two = two_at_24()
    declaring = DeclareDrawDialog(LIGHT, two, two.draw_claims())
    ends = (DrawDialog(game), ConcedeDialog(game), AgreeEndDialog(game), declaring)
    tables = (VoteDialog(game), ChangePlayersDialog(LIGHT, game), PassphraseDialog(LIGHT, ODD))
    for dialog in (*ends, *tables):
        dialog.show()
        check(dialog)
        dialog.close()
    players = Players(LIGHT, game.variant)
    assert check(players)
    new_game = NewGameDialog(LIGHT, desk.window)
    new_game.show()
    check(new_game)
    new_game.close()


def two_at_24() -> Game:
    variant = odd_variant("colonial")
    centers = sorted(variant.board.centers - {"HK"})
    owners = {**dict.fromkeys(centers[:24], "china"), **dict.fromkeys(centers[24:50], "japan")}
    position = Position(Phase(1, PhaseKind.MOVEMENT), {Unit.parse("A PEK"): "china"}, owners)
    return replace(Game.new(variant, dict.fromkeys(variant.powers, "Ada")), nodes=(Node(None, position),))


def test_the_question_about_a_draw_shows_names_as_they_are(
    open_desk: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def question(*arguments: object) -> QMessageBox.StandardButton:
        asked.append(str(arguments[2]))
        return QMessageBox.StandardButton.No

    monkeypatch.setattr(QMessageBox, "question", question)
    desk = open_desk(odd_game("Ada", "Ida"))
    desk.window.menus["agree_draw"].trigger()
    dialog = desk.window.findChild(DrawDialog)
    assert dialog is not None
    dialog.agree_button.click()
    assert ODD in seen(asked[0])


def test_a_path_like_html_in_the_message_about_a_fault(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crash, "log_path", lambda: Path(ODD.replace("/", "")))
    assert "<b>x<b>" in seen(crash.fault_box().informativeText())


@pytest.mark.parametrize("text", ["", "Ada", "a < b", ODD, f"{ODD}\nand {ODD}", "&lt;", "<!-- hidden -->x"])
def test_literal_is_seen_as_it_is_written(text: str) -> None:
    assert seen(literal(text)) == text
    assert rich(literal_in_html(text)) == text
