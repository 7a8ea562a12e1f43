"""The new-game dialog, filled in by mouse."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.dialogs.new_game import NewGameDialog
from app.dialogs.rules_form import RulesForm, last_turn
from app.document import Stage
from app.panels.segments import Segments
from app.words.phases import turn_name
from tests.app.desk import LEFT, Desk, sandbox
from variants.position import Phase, PhaseKind
from variants.registry import VARIANT_IDS, load_variant


def dialog_of(desk: Desk) -> NewGameDialog:
    desk.window.menus["new_game"].trigger()
    dialog = desk.window.findChild(NewGameDialog)
    assert isinstance(dialog, NewGameDialog)
    return dialog


def start(dialog: NewGameDialog) -> None:
    QTest.mouseClick(dialog.start_button, LEFT)


def test_seven_players_and_the_rules_of_the_game_by_default(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox())
    dialog = dialog_of(desk)
    assert list(dialog.cards) == list(VARIANT_IDS)
    assert dialog.start_button.text() == "Start Spring 1901"
    start(dialog)
    game = desk.document.game
    assert list(game.players.values()) == [f"Player {number}" for number in range(1, 8)]
    assert game.variant == load_variant("standard")
    assert (desk.document.stage, desk.document.writer) == (Stage.CURTAIN, "austria")


def test_one_person_plays_all(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox())
    dialog = dialog_of(desk)
    QTest.mouseClick(dialog.mode.button(1), LEFT)
    assert not dialog.players.isEnabled()
    start(dialog)
    assert desk.document.sandbox
    assert desk.document.stage is Stage.WRITING


def test_names_nobody_and_switches(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox())
    dialog = dialog_of(desk)
    field = dialog.players.fields["turkey"]
    field.setCurrentIndex(field.count() - 1)
    name = dialog.players.fields["italy"].lineEdit()
    assert name is not None
    name.selectAll()
    QTest.keyClicks(name, "Ida")
    for choice in dialog.rules.findChildren(Segments):
        QTest.mouseClick(choice.button(1), LEFT)
    start(dialog)
    game = desk.document.game
    assert game.players["italy"] == "Ida"
    assert game.players["turkey"] == ""
    chosen = {"paradox": "all-hold", "adjacent_convoy": "via-only", "convoy_fallback": "land",
              "named_path": "binds", "removal": "home"}  # fmt: skip
    assert dict(game.variant.rules.chosen) == chosen


def test_nobody_at_all_cannot_start(open_desk: Callable[..., Desk]) -> None:
    dialog = dialog_of(open_desk(sandbox()))
    for field in dialog.players.fields.values():
        field.setCurrentIndex(field.count() - 1)
    assert not dialog.start_button.isEnabled()


def test_cancelling_leaves_the_game_open(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox())
    before = desk.document.game
    QTest.keyClick(dialog_of(desk), Qt.Key.Key_Escape)
    assert desk.document.game is before


def test_the_last_turn_of_a_year() -> None:
    calendar = load_variant("standard").calendar
    assert last_turn(calendar, 1901) == 2
    assert last_turn(calendar, 1910) == 20


def test_the_start_options_begin_with_the_defaults_of_each_game(qtbot: QtBot) -> None:
    """Colonial ends after 1968 unless another end is chosen."""
    for variant_id in VARIANT_IDS:
        form = RulesForm(load_variant(variant_id))
        qtbot.addWidget(form)
        assert form.chosen == {}


def test_turns_are_called_by_years_or_as_the_judges_do() -> None:
    colonial = load_variant("colonial")
    phase = Phase(4, PhaseKind.MOVEMENT)
    assert turn_name(colonial.calendar, phase) == "1876"
    assert turn_name(colonial.with_rules({"labels": "seasons"}).calendar, phase) == "Fall 1871"
