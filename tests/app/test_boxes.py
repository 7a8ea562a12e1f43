"""Questions before work would be lost: what they name, what their buttons say, and how they look."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLabel, QMessageBox, QStyle

from app.autosave import Autosave, orphans
from app.dialogs.new_game import NewGameDialog
from app.start import offer
from tests.app.desk import Desk, sandbox

Button = QMessageBox.StandardButton


class Answers:
    """Answers all boxes with a button, and keeps what they said."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.button = Button.Cancel
        self.texts: list[str] = []
        self.buttons: list[str] = []
        self.icons: list[bool] = []
        monkeypatch.setattr(QMessageBox, "exec", lambda box: self._exec(box))

    def _exec(self, box: QMessageBox) -> int:
        self.texts.append(f"{box.text()}\n{box.informativeText()}")
        self.buttons = [button.text() for button in box.buttons()]
        self.icons.append(any(not button.icon().isNull() for button in box.buttons()))
        return self.button.value


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> Answers:
    """Boxes that answer themselves."""
    return Answers(monkeypatch)


def unsaved(open_desk: Callable[..., Desk], games: int) -> Desk:
    """A window with so many games that are not saved, and one that has nothing to lose."""
    desk = open_desk(sandbox())
    for _ in range(games):
        desk.province("PAR", "BUR")
        desk.window.tabs.add(sandbox())
    return desk


def closes(desk: Desk) -> bool:
    event = QCloseEvent()
    desk.window.closeEvent(event)
    return event.isAccepted()


def test_one_question_names_all_games_that_are_not_saved(
    open_desk: Callable[..., Desk], answers: Answers, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    desk = unsaved(open_desk, 2)
    assert not closes(desk)
    assert answers.texts == [
        "2 games have changes that are not saved:\nStandard · Spring 1901\nStandard (2) · Spring 1901"
    ]
    assert sorted(answers.buttons) == ["&Cancel", "&Discard all changes", "&Save all"]
    paths = [tmp_path / "one.chancery", tmp_path / "two.chancery"]
    rest = list(paths)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(rest.pop(0)), ""))
    answers.button = Button.Save
    assert closes(desk)
    assert all(path.exists() for path in paths)
    assert len(answers.texts) == 2


def test_the_question_about_one_game_names_it(open_desk: Callable[..., Desk], answers: Answers) -> None:
    desk = unsaved(open_desk, 1)
    answers.button = Button.Discard
    assert closes(desk)
    assert answers.texts == ["“Standard Spring 1901” has changes that are not saved.\n"]
    assert sorted(answers.buttons) == ["&Cancel", "&Discard the changes", "&Save"]


def test_what_becomes_of_a_game_that_was_left_open_is_told(
    open_desk: Callable[..., Desk], answers: Answers, tmp_path: Path
) -> None:
    desk = open_desk(sandbox())
    left = Autosave(tmp_path / "left")
    left.keep(sandbox())
    left._lock.unlock()
    (orphan,) = orphans(tmp_path / "left")
    assert not offer(desk.window, orphan)
    assert sorted(answers.buttons) == ["&Delete it", "&Later", "&Open it"]
    assert "is lost" in answers.texts[0]
    assert "next start" in answers.texts[0]


@pytest.mark.parametrize("icon", [QMessageBox.Icon.Warning, QMessageBox.Icon.Question])
def test_boxes_have_no_icons_of_another_program(qapp: object, icon: QMessageBox.Icon) -> None:
    box = QMessageBox(icon, "Chancery", "Save it?", Button.Save | Button.Discard | Button.Cancel)
    box.show()
    hint = QStyle.StyleHint.SH_DialogButtonBox_ButtonsHaveIcons
    assert not box.style().styleHint(hint, None, box)
    assert all(button.icon().isNull() for button in box.buttons())
    picture = box.findChild(QLabel, "qt_msgboxex_icon_label")
    assert picture is None or picture.width() <= 1
    box.close()


def test_escape_in_a_new_game_asks_only_if_something_was_entered(
    open_desk: Callable[..., Desk], answers: Answers
) -> None:
    desk = open_desk(sandbox())
    desk.window.new_game()
    dialog = desk.window.findChildren(NewGameDialog)[-1]
    dialog.mode.choose(0)
    line = dialog.players.fields["austria"].lineEdit()
    assert line is not None
    QTest.keyClicks(line, "x")
    QTest.keyClick(line, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert answers.texts == ["What you have entered for the new game is lost if you leave now.\n"]
    QTest.keyClick(line, Qt.Key.Key_Backspace)
    dialog.close()
    assert not dialog.isVisible()
    assert len(answers.texts) == 1
