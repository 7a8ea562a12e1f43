"""The new-game dialog, filled in by mouse."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLabel, QPushButton, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from app.dialogs.files_menu import files_menu
from app.dialogs.new_game import NewGameDialog
from app.dialogs.players import Players
from app.dialogs.rules_form import RulesForm, last_turn
from app.document import Stage
from app.panels.report_rows import report_rows
from app.panels.segments import Segments
from app.recent import recent_files, remember_file
from app.settings import settings
from app.theme import LIGHT
from app.words.phases import turn_name
from app.words.rules import changed_rules, switch_sentence, switch_title
from tests.app.desk import LEFT, Desk, sandbox
from variants.formats.save import dump_game, load_game
from variants.game import Game
from variants.position import Phase, PhaseKind
from variants.registry import VARIANT_IDS, load_variant
from variants.rules import Value


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


def test_half_a_character_is_no_part_of_a_name(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    players = Players(LIGHT, load_variant("standard"))
    qtbot.addWidget(players)
    monkeypatch.setattr(players.fields["france"], "currentText", lambda: "Ad\udc00a")
    assert players.names["france"] == "Ada"


def test_the_card_says_how_many_centres_win_as_chosen(open_desk: Callable[..., Desk]) -> None:
    dialog = dialog_of(open_desk(sandbox()))
    card = dialog.cards["standard"]
    assert "18 to win" in card.accessibleDescription()
    number = dialog.rules.findChildren(QSpinBox)[0]
    QTest.keyClick(number, Qt.Key.Key_Up)
    assert "19 to win" in card.accessibleDescription()
    QTest.mouseClick(dialog.cards["britain"], LEFT)
    assert "18 to win" in card.accessibleDescription()
    assert dialog.cards["britain"].isChecked()


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


def choose(qtbot: QtBot, variant_id: str) -> NewGameDialog:
    dialog = NewGameDialog(LIGHT)
    qtbot.addWidget(dialog, before_close_func=QWidget.hide)
    dialog.show()
    QTest.mouseClick(dialog.cards[variant_id], LEFT)
    return dialog


def press(dialog: NewGameDialog, text: str) -> None:
    buttons = dialog.rules.findChildren(QPushButton)
    QTest.mouseClick(next(button for button in buttons if button.text() == text), LEFT)


@pytest.mark.parametrize("variant_id", VARIANT_IDS)
def test_every_switch_is_in_the_dialog_with_its_words(qtbot: QtBot, variant_id: str) -> None:
    dialog = choose(qtbot, variant_id)
    texts = [label.text() for label in dialog.rules.findChildren(QLabel)]
    for switch in load_variant(variant_id).rules.switches:
        assert switch_title(switch.name) in texts
        assert switch_sentence(switch.name, load_variant(variant_id)) in texts


@pytest.mark.parametrize(
    ("variant_id", "text", "chosen"),
    [
        ("hundred", "Version 3.2", {"version": "3.2"}),
        ("hundred", "Spring and Fall", {"labels": "seasons"}),
        ("colonial", "30", {"victory_centers": 30}),
        ("colonial", "Armies", {"bridges": "armies"}),
        ("colonial", "In any case", {"canal_permission": "outlives"}),
        ("colonial", "Fleet or army", {"canal_support": "any"}),
        ("colonial", "Off", {"closed_line": "off"}),
        ("1900", "Owned centres", {"removal": "owned"}),
    ],
)
def test_a_switch_is_chosen_kept_in_the_file_and_reported(
    qtbot: QtBot, variant_id: str, text: str, chosen: dict[str, Value]
) -> None:
    dialog = choose(qtbot, variant_id)
    press(dialog, text)
    assert text in dialog.summary
    with qtbot.waitSignal(dialog.started) as started:
        QTest.mouseClick(dialog.start_button, LEFT)
    game = load_game(dump_game(started.args[0]))
    assert dict(game.variant.rules.chosen) == chosen
    resolution = game.resolve().nodes[1].resolution
    assert resolution is not None
    last = report_rows(game.variant, resolution)[-1].lead
    assert last.startswith("Rules of this game: ")
    assert last.endswith(f": {text}")


def test_the_defaults_are_not_reported() -> None:
    game = Game.new(load_variant("colonial"), {})
    resolution = game.resolve().nodes[1].resolution
    assert resolution is not None
    assert not any("Rules of" in row.lead for row in report_rows(game.variant, resolution))


def test_the_rules_of_the_game_come_back_with_one_click(qtbot: QtBot) -> None:
    dialog = choose(qtbot, "colonial")
    assert not dialog.reset_button.isEnabled()
    press(dialog, "30")
    press(dialog, "Armies")
    assert len(dialog.rules.chosen) == 2
    QTest.mouseClick(dialog.reset_button, LEFT)
    assert dialog.rules.chosen == {}
    assert "30" not in dialog.summary


def test_a_later_end_is_told_by_its_turn() -> None:
    colonial = load_variant("colonial")
    assert changed_rules(colonial.with_rules({"end_after": 60})) == ("End after a fixed turn: 1988",)
    assert changed_rules(colonial.with_rules({"end_after": None})) == ("End after a fixed turn: never",)


def test_turns_are_called_by_years_or_as_the_judges_do() -> None:
    colonial = load_variant("colonial")
    phase = Phase(4, PhaseKind.MOVEMENT)
    assert turn_name(colonial.calendar, phase) == "1876"
    assert turn_name(colonial.with_rules({"labels": "seasons"}).calendar, phase) == "Fall 1871"


def test_a_saved_game_is_opened_instead_from_the_last_files(
    open_desk: Callable[..., Desk], tmp_path: Path
) -> None:
    paths = [tmp_path / f"{name}.chancery" for name in ("first", "gone", "last & not least")]
    desk = open_desk(sandbox())
    for path in paths:
        assert desk.window.files._write(path)
    paths[1].unlink()
    assert recent_files() == (paths[2], paths[0])
    after = open_desk(sandbox())
    dialog = dialog_of(after)
    menu = files_menu(dialog, dialog._open)
    assert menu is not None
    assert [each.text().split(" — ")[0] for each in menu.actions()] == [
        "last && not least",
        "first",
        "",
        "Another file…",
    ]
    menu.actions()[1].trigger()
    assert not dialog.isVisible()
    assert after.document.path == paths[0]


def test_without_last_files_one_is_asked_for_at_once(
    open_desk: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []

    def ask(*question: object) -> tuple[str, str]:
        asked.append(question)
        return "", ""

    monkeypatch.setattr(QFileDialog, "getOpenFileName", ask)
    dialog = dialog_of(open_desk(sandbox()))
    QTest.mouseClick(dialog.open_button, LEFT)
    assert len(asked) == 1


def test_a_file_dropped_on_the_dialog_is_opened(open_desk: Callable[..., Desk], tmp_path: Path) -> None:
    path = tmp_path / "evening.chancery"
    path.write_bytes(dump_game(sandbox()))
    desk = open_desk(sandbox())
    dialog = dialog_of(desk)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    left, plain = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    dialog.dropEvent(QDropEvent(QPointF(5, 5), Qt.DropAction.CopyAction, data, left, plain))
    assert desk.document.path == path
    assert not dialog.isVisible()


def test_the_last_files_are_few_and_what_cannot_be_read_is_none(tmp_path: Path) -> None:
    for number in range(9):
        path = tmp_path / f"{number}.chancery"
        path.touch()
        remember_file(path)
    remember_file(tmp_path / "5.chancery")
    assert [path.stem for path in recent_files()] == ["5", "8", "7", "6", "4", "3"]
    settings().setValue("recent_files", "{]")
    assert recent_files() == ()
