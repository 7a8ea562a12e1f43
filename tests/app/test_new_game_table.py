"""The people in the new-game dialog: seats, passphrases, order and time of writing, and memory."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLineEdit, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from app import translation
from app.dialogs.new_game import NewGameDialog
from app.dialogs.passphrase import PassphraseDialog
from app.dialogs.rules_form import LastYear
from app.settings import settings
from app.theme import LIGHT
from tests.app.desk import LEFT, workers_done
from variants.formats.sealing import fits, opened
from variants.game import Game
from variants.papers import Lock
from variants.registry import VARIANT_IDS, load_variant


@pytest.fixture
def dialog(qtbot: QtBot) -> NewGameDialog:
    return opened_dialog(qtbot)


def opened_dialog(qtbot: QtBot) -> NewGameDialog:
    made = NewGameDialog(LIGHT)
    qtbot.addWidget(made, before_close_func=QWidget.hide)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    return made


def started(qtbot: QtBot, dialog: NewGameDialog) -> Game:
    with qtbot.waitSignal(dialog.started) as signal:
        QTest.mouseClick(dialog.start_button, LEFT)
    game = signal.args[0]
    assert isinstance(game, Game)
    return game


def line_of(dialog: NewGameDialog, power: str) -> QLineEdit:
    line = dialog.players.fields[power].lineEdit()
    assert line is not None
    return line


def type_name(dialog: NewGameDialog, power: str, name: str) -> None:
    line = line_of(dialog, power)
    QTest.mouseClick(line, LEFT)
    assert line.hasFocus()
    line.selectAll()
    QTest.keyClicks(line, name)
    QTest.keyClick(line, Qt.Key.Key_Tab)
    assert not line.hasFocus()


def choose_name(dialog: NewGameDialog, power: str, name: str) -> None:
    """Takes a name from the list by keys."""
    field = dialog.players.fields[power]
    steps = field.findText(name) - field.currentIndex()
    for _ in range(abs(steps)):
        QTest.keyClick(field, Qt.Key.Key_Down if steps > 0 else Qt.Key.Key_Up)
    assert field.currentText() == name


def give_phrase(dialog: NewGameDialog, power: str, phrase: str) -> None:
    QTest.mouseClick(dialog.players.phrase_buttons[power], LEFT)
    asked = dialog.findChild(PassphraseDialog)
    assert isinstance(asked, PassphraseDialog)
    for field in asked.fields:
        QTest.keyClicks(field.line, phrase)
    QTest.mouseClick(asked.set_button, LEFT)
    workers_done()
    asked.setParent(None)
    dialog.activateWindow()
    QApplication.processEvents()


def opens(lock: Lock, phrase: str) -> bool:
    key = opened(lock, phrase, "").key
    return key is not None and fits(lock, key)


# Seats


def test_a_suggestion_for_three_seats_three(dialog: NewGameDialog, qtbot: QtBot) -> None:
    type_name(dialog, "austria", "Ada")
    menu = dialog.players.suggest_menu
    assert [action.text() for action in menu.actions()] == [f"{number} players" for number in range(2, 7)]
    menu.actions()[1].trigger()
    game = started(qtbot, dialog)
    held = {
        frozenset(p for p, name in game.players.items() if name == each) for each in game.players.values()
    }
    assert held == {frozenset({"austria", "england", "germany"}), frozenset({"italy", "russia"}),
                    frozenset({"france", "turkey"})}  # fmt: skip
    assert game.players["austria"] == "Ada"


def test_lots_are_drawn_anew_and_taken_back(dialog: NewGameDialog) -> None:
    dialog.players.suggest(4)
    before = dialog.players.names
    shares = Counter(before.values())
    QTest.mouseClick(dialog.players.lots_button, LEFT)
    QTest.mouseClick(dialog.players.lots_button, LEFT)
    after = dialog.players.names
    assert sorted(Counter(after.values()).values()) == sorted(shares.values())
    assert {p for p, name in after.items() if name == after["austria"]} == {"austria", "france"}
    for _ in range(2):
        QTest.mouseClick(dialog.players.back_button, LEFT)
    assert dialog.players.names == before
    QTest.mouseClick(dialog.players.back_button, LEFT)
    assert len(set(dialog.players.names.values())) == 7
    assert not dialog.players.back_button.isEnabled()


def test_what_is_nobodys_stays_nobodys_in_the_lots(dialog: NewGameDialog) -> None:
    dialog.players.suggest(5)
    QTest.mouseClick(dialog.players.lots_button, LEFT)
    assert [power for power, name in dialog.players.names.items() if not name] == ["germany", "italy"]


def test_a_name_once_typed_can_be_chosen_for_other_powers(dialog: NewGameDialog) -> None:
    type_name(dialog, "austria", "Ida")
    choose_name(dialog, "italy", "Ida")
    assert dialog.players.names["italy"] == "Ida"


# Passphrases


def test_one_phrase_for_all_powers_of_a_player(dialog: NewGameDialog, qtbot: QtBot) -> None:
    dialog.players.suggest(3)
    give_phrase(dialog, "italy", "borscht")
    assert dialog.players.phrase_buttons["russia"].text() == "Set"
    assert dialog.players.phrase_buttons["france"].text() == "None"
    game = started(qtbot, dialog)
    assert set(game.locks) == {"italy", "russia"}
    assert opens(game.locks["russia"], "borscht")


def test_a_phrase_stays_with_its_player(dialog: NewGameDialog) -> None:
    give_phrase(dialog, "france", "baguette")
    lock = dialog.players.locks["france"]
    type_name(dialog, "france", "Aylin")
    assert dialog.players.locks == {"france": lock}
    QTest.mouseClick(dialog.players.lots_button, LEFT)
    assert [dialog.players.names[power] for power in dialog.players.locks] == ["Aylin"]
    QTest.mouseClick(dialog.players.back_button, LEFT)
    assert dialog.players.locks == {"france": lock}


def test_a_phrase_goes_to_nobody_else(dialog: NewGameDialog) -> None:
    give_phrase(dialog, "france", "baguette")
    choose_name(dialog, "france", "Player 1")
    assert dialog.players.locks == {}
    give_phrase(dialog, "italy", "pasta")
    type_name(dialog, "italy", "Player 1")
    assert dialog.players.locks == {}


def test_the_hand_that_passes_a_field_takes_no_phrase(dialog: NewGameDialog) -> None:
    give_phrase(dialog, "france", "baguette")
    choose_name(dialog, "italy", "Player 3")
    QTest.mouseClick(line_of(dialog, "france"), LEFT)
    QTest.keyClick(line_of(dialog, "france"), Qt.Key.Key_Tab)
    assert set(dialog.players.locks) == {"france", "italy"}


def test_without_curtains_there_are_no_phrases(dialog: NewGameDialog, qtbot: QtBot) -> None:
    give_phrase(dialog, "france", "baguette")
    QTest.mouseClick(dialog.mode.button(2), LEFT)
    assert not dialog.players.phrase_buttons["france"].isVisible()
    assert dialog.players.fields["france"].isEnabled()
    game = started(qtbot, dialog)
    assert (game.table.master, game.open_table, dict(game.locks)) == (True, True, {})
    assert len(set(game.players.values())) == 7


# The table


def test_the_order_of_writing_is_moved_by_keys_and_buttons(dialog: NewGameDialog, qtbot: QtBot) -> None:
    QTest.mouseClick(dialog.table.drawing.button(1), LEFT)
    order = dialog.table.order
    QTest.mouseClick(order.list.viewport(), LEFT, pos=order.list.visualItemRect(order.list.item(2)).center())
    QTest.keyClick(order.list, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    QTest.mouseClick(order.up_button, LEFT)
    assert not order.up_button.isEnabled()
    assert order.list.item(0).text() == "France · Player 3"
    assert "France writes first." in dialog.summary
    game = started(qtbot, dialog)
    assert game.powers_to_order()[:3] == ("france", "austria", "england")
    assert not game.table.drawn


def test_the_order_is_drawn_from_the_first_phase_on(dialog: NewGameDialog, qtbot: QtBot) -> None:
    QTest.mouseClick(dialog.table.drawing.button(2), LEFT)
    assert "Who writes first is drawn" in dialog.summary
    game = started(qtbot, dialog)
    assert game.table.drawn
    assert sorted(game.table.order) == sorted(game.variant.powers)


def test_the_clock_is_set_in_minutes(dialog: NewGameDialog, qtbot: QtBot) -> None:
    table = dialog.table
    assert (table.minutes.text(), table.beep.isEnabled()) == ("No clock", False)
    table.minutes.selectAll()
    QTest.keyClicks(table.minutes, "15")
    QTest.keyClick(table.beep, Qt.Key.Key_Space)
    assert "15 minutes to write." in dialog.summary
    game = started(qtbot, dialog)
    assert (game.table.seconds, game.table.beep) == (900, False)


def test_the_end_is_called_as_its_turn_is(dialog: NewGameDialog) -> None:
    year = dialog.rules.findChildren(LastYear)[0].year
    assert year.text() == "Fall 1910"
    QTest.mouseClick(dialog.cards["colonial"], LEFT)
    assert dialog.rules.findChildren(LastYear)[0].year.text() == "1968"


# What is remembered


def test_the_last_game_is_proposed_again_without_its_phrases(dialog: NewGameDialog, qtbot: QtBot) -> None:
    QTest.mouseClick(dialog.cards["colonial"], LEFT)
    type_name(dialog, "china", "Ida")
    choose_name(dialog, "turkey", "Ida")
    give_phrase(dialog, "china", "secret")
    dialog.table.minutes.setValue(20)
    end = dialog.rules.findChildren(LastYear)[0]
    end.on.click()
    QTest.mouseClick(dialog.table.drawing.button(1), LEFT)
    dialog.table.order.move_by(1)
    game = started(qtbot, dialog)
    again = opened_dialog(qtbot)
    assert again.cards["colonial"].isChecked()
    assert again.players.names == dict(game.players)
    assert again.players.locks == {}
    assert again.table.table == game.table
    assert again.variant == game.variant
    assert again.variant.rules["end_after"] is None
    kept = settings().value("new_game")
    assert "secret" not in kept
    assert game.locks["china"].salt.hex() not in kept


def test_another_game_is_proposed_to_the_same_people(dialog: NewGameDialog, qtbot: QtBot) -> None:
    type_name(dialog, "austria", "Ida")
    dialog.table.minutes.setValue(20)
    started(qtbot, dialog)
    again = opened_dialog(qtbot)
    QTest.mouseClick(again.cards["hundred"], LEFT)
    assert list(again.players.names.values()) == ["Ida", "Player 2", "Player 3"]
    assert again.table.minutes.value() == 20
    assert again.rules.chosen == {}


def test_no_one_is_seated_twice_in_a_game_that_was_not_played_yet(
    dialog: NewGameDialog, qtbot: QtBot
) -> None:
    type_name(dialog, "austria", "Ida")
    choose_name(dialog, "england", "Player 4")
    choose_name(dialog, "germany", "Player 3")
    choose_name(dialog, "italy", "Ida")
    started(qtbot, dialog)
    again = opened_dialog(qtbot)
    for card in ("britain", "hundred", "colonial"):
        QTest.mouseClick(again.cards[card], LEFT)
        names = list(again.players.names.values())
        assert len(set(names)) == len(names)
        assert names[:3] == ["Ida", "Player 4", "Player 3"]


def test_players_without_a_name_are_called_so_in_the_language_of_the_window(
    dialog: NewGameDialog, qtbot: QtBot
) -> None:
    type_name(dialog, "austria", "Player One")
    choose_name(dialog, "england", "Player 4")
    started(qtbot, dialog)
    translation.install("fr")
    again = opened_dialog(qtbot)
    for card in ("standard", "hundred", "standard"):
        QTest.mouseClick(again.cards[card], LEFT)
        assert list(again.players.names.values())[:3] == ["Player One", "Joueur 4", "Joueur 3"]


@pytest.mark.parametrize(
    "kept",
    [
        "no json",
        "[]",
        '{"mode": 99, "variant": "gone"}',
        '{"variant": "standard", "seatings": {"standard": {"rules": {"removal": "odd"}, "order": ["x"]}}}',
        '{"seatings": {"standard": {"players": {"atlantis": "Ida"}, "seconds": -5}}}',
    ],
)
def test_what_cannot_be_used_is_forgotten(qtbot: QtBot, kept: str) -> None:
    settings().setValue("new_game", kept)
    game = started(qtbot, opened_dialog(qtbot))
    assert game.variant == load_variant("standard")
    assert game.table.order == ()
    assert next(iter(game.players.values())) == "Player 1"


# The cards and the whole dialog


@pytest.mark.parametrize("variant_id", VARIANT_IDS)
def test_a_card_shows_the_board_in_the_colours_of_its_powers(
    dialog: NewGameDialog, qtbot: QtBot, variant_id: str
) -> None:
    card = dialog.cards[variant_id]
    qtbot.waitUntil(lambda: card.preview is not None)
    image = card.preview
    assert image is not None
    seen = {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}
    sea = LIGHT.sea.lower()
    assert sea in seen
    for power in load_variant(variant_id).powers:
        color = LIGHT.power_color(variant_id, power)
        assert any(distance(color.name(), other) < 40 for other in seen), power


def distance(one: str, other: str) -> int:
    return sum(abs(int(one[at : at + 2], 16) - int(other[at : at + 2], 16)) for at in (1, 3, 5))


def test_a_click_on_more_below_scrolls_there(dialog: NewGameDialog) -> None:
    dialog.resize(860, 560)
    QApplication.processEvents()
    seen = []
    while dialog.more.isVisible():
        QTest.mouseClick(dialog.more, LEFT)
        seen.append(dialog.more.isVisible())
        assert len(seen) < 20
    assert seen


@pytest.mark.parametrize("size", [(860, 560), (1240, 760)])
@pytest.mark.parametrize("variant_id", ["standard", "colonial"])
def test_all_is_within_its_dialog_and_start_is_always_to_be_seen(
    dialog: NewGameDialog, size: tuple[int, int], variant_id: str
) -> None:
    dialog.resize(*size)
    QTest.mouseClick(dialog.cards[variant_id], LEFT)
    QTest.mouseClick(dialog.table.drawing.button(1), LEFT)
    QApplication.processEvents()
    body = dialog.players.window()
    for kind in (QAbstractButton, QComboBox, QSpinBox):
        for part in dialog.findChildren(kind):
            if part.isVisible():
                corner = part.mapTo(body, QPoint(part.width(), 0))
                assert corner.x() <= dialog.width(), part
    bottom = dialog.start_button.mapTo(dialog, QPoint(0, dialog.start_button.height()))
    assert bottom.y() <= size[1]


def test_every_field_has_a_name_for_screen_readers(dialog: NewGameDialog) -> None:
    for kind in (QComboBox, QSpinBox):
        for field in dialog.findChildren(kind):
            assert field.accessibleName(), field.parent()
    for button in dialog.findChildren(QAbstractButton):
        if not isinstance(button.parent(), QComboBox) and button.isVisible():
            assert button.accessibleName() or button.text(), button


def test_enter_starts(dialog: NewGameDialog, qtbot: QtBot) -> None:
    with qtbot.waitSignal(dialog.started):
        QTest.keyClick(dialog.table.minutes, Qt.Key.Key_Return)


def test_enter_in_a_link_does_what_the_link_says(dialog: NewGameDialog) -> None:
    QTest.keyClick(dialog.players.lots_button, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert dialog.players.back_button.isEnabled()
