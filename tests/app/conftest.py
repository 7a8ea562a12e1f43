"""The real window for tests: dressed, in English, with its autosave in a folder of the test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from app import translation
from app.autosave import Autosave
from app.document import Document
from app.style import dress
from app.theme import LIGHT
from app.window import MainWindow
from tests.app.desk import Desk
from variants.game import Game


@pytest.fixture(autouse=True)
def look(qapp: QApplication) -> Iterator[None]:
    """English and the theme, whatever the machine's locale is."""
    translation.install("en")
    if not qapp.styleSheet():
        dress(qapp, LIGHT)
    yield
    translation.install("en")


@pytest.fixture(autouse=True)
def no_settings_of_the_user(tmp_path: Path) -> None:
    """What the program remembers is in a folder of the test."""
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(tmp_path / "settings"))


@pytest.fixture(autouse=True)
def no_box_waits_for_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """A question that a test does not answer fails it, rather than to hang."""

    def fail(box: QMessageBox) -> int:
        raise AssertionError(f"a question that nobody answers: {box.text()}")

    monkeypatch.setattr(QMessageBox, "exec", fail)


@pytest.fixture
def open_desk(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[..., Desk]]:
    """Opens the window at 1100 × 700 with a game."""
    windows = []

    def make(game: Game) -> Desk:
        window = MainWindow(Document(game), Autosave(tmp_path / "autosave"))
        window.resize(1100, 700)
        windows.append(window)
        with qtbot.waitExposed(window):
            window.show()
        return Desk(window)

    yield make
    for window in windows:
        window.hide()
        window.deleteLater()
