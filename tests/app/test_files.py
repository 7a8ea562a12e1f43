"""Opening and saving through the real actions, with the file dialogs answered by the test."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QCloseEvent, QDropEvent
from PySide6.QtWidgets import QFileDialog, QMessageBox

from app.autosave import Autosave
from app.document import Stage
from app.window import offer
from tests.app.desk import Desk, hot_seat, sandbox
from variants.formats.save import dump_game, read_game

ANSWERS = QMessageBox.StandardButton


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What message boxes said; they are closed at once."""
    found: list[str] = []

    def exec_(box: QMessageBox) -> int:
        found.append(f"{box.text()}\n{box.informativeText()}")
        return 0

    monkeypatch.setattr(QMessageBox, "exec", exec_)
    return found


def choose(monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    """The file dialogs answer with this path."""
    for name in ("getOpenFileName", "getSaveFileName"):
        monkeypatch.setattr(QFileDialog, name, lambda *_: (str(path), ""))


def answer(monkeypatch: pytest.MonkeyPatch, button: QMessageBox.StandardButton) -> list[str]:
    """Questions are answered with this button; returns what was asked."""
    asked: list[str] = []

    def question(*arguments: object) -> QMessageBox.StandardButton:
        asked.append(str(arguments[2]))
        return button

    monkeypatch.setattr(QMessageBox, "question", question)
    return asked


def test_save_and_open_round_trip(
    open_desk: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    desk = open_desk(sandbox())
    desk.province("PAR", "BUR")
    desk.action()
    desk.action()
    desk.province("BUR", "MUN")
    path = tmp_path / "Friday.chancery"
    choose(monkeypatch, path.with_suffix(""))
    assert desk.window.isWindowModified()
    desk.window.menus["save_game_as"].trigger()
    assert not desk.window.isWindowModified()
    assert "Friday" in desk.window.windowTitle()
    kept = desk.document.game
    other = open_desk(hot_seat(france="Ada", italy="Ida"))
    choose(monkeypatch, path)
    other.window.menus["open_game"].trigger()
    assert other.document.game == kept
    assert other.report == desk.report
    assert "A BUR – MUN" in other.report


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"{", "broken.chancery"),
        (b'{"format": "jDip", "version": 1}', "broken.chancery"),
        (b"\xff\xfe\x00garbage", "broken.chancery"),
        (b"", "broken.chancery"),
    ],
)
def test_a_foreign_file_is_named_and_leaves_the_game_open(
    open_desk: Callable[..., Desk],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    told: list[str],
    content: bytes,
    said: str,
) -> None:
    desk = open_desk(sandbox())
    before = desk.document.game
    path = tmp_path / "broken.chancery"
    path.write_bytes(content)
    choose(monkeypatch, path)
    desk.window.menus["open_game"].trigger()
    assert len(told) == 1
    assert said in told[0]
    assert "The open game is as it was." in told[0]
    assert desk.document.game is before


def test_the_place_of_the_fault_is_told(
    open_desk: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, told: list[str]
) -> None:
    desk = open_desk(sandbox())
    path = tmp_path / "broken.chancery"
    path.write_bytes(dump_game(desk.document.game).replace(b"A PAR", b"A XYZ", 1))
    choose(monkeypatch, path)
    desk.window.menus["open_game"].trigger()
    assert "XYZ" in told[0]
    assert "nodes[0]" in told[0]


def test_a_file_that_is_not_there_is_told(
    open_desk: Callable[..., Desk], tmp_path: Path, told: list[str]
) -> None:
    desk = open_desk(sandbox())
    assert not desk.window.files.open(tmp_path / "nowhere.chancery")
    assert "nowhere.chancery" in told[0]


def test_a_game_that_cannot_be_written_stays_open_and_unsaved(
    open_desk: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, told: list[str]
) -> None:
    desk = open_desk(sandbox())
    desk.province("PAR", "BUR")
    choose(monkeypatch, tmp_path / "no such folder" / "game.chancery")
    desk.window.menus["save_game"].trigger()
    assert "game.chancery" in told[0]
    assert desk.window.isWindowModified()


def test_a_file_dropped_on_the_window_is_opened(open_desk: Callable[..., Desk], tmp_path: Path) -> None:
    path = tmp_path / "game.chancery"
    path.write_bytes(dump_game(hot_seat(france="Ada", italy="Ida")))
    desk = open_desk(sandbox())
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path))])
    left, plain = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    desk.window.dropEvent(QDropEvent(QPoint(5, 5).toPointF(), Qt.DropAction.CopyAction, mime, left, plain))
    assert desk.document.writer == "france"
    assert desk.document.stage is Stage.CURTAIN


@pytest.mark.parametrize(
    ("button", "closes"), [(ANSWERS.Cancel, False), (ANSWERS.Discard, True), (ANSWERS.Save, True)]
)
def test_closing_an_unsaved_game_asks(
    open_desk: Callable[..., Desk],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    button: QMessageBox.StandardButton,
    *,
    closes: bool,
) -> None:
    desk = open_desk(sandbox())
    desk.province("PAR", "BUR")
    asked = answer(monkeypatch, button)
    path = tmp_path / "kept.chancery"
    choose(monkeypatch, path)
    event = QCloseEvent()
    desk.window.closeEvent(event)
    assert len(asked) == 1
    assert event.isAccepted() is closes
    assert path.exists() is (button == ANSWERS.Save)


def test_an_untouched_game_is_closed_without_a_question(
    open_desk: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = open_desk(sandbox())
    asked = answer(monkeypatch, ANSWERS.Cancel)
    event = QCloseEvent()
    desk.window.closeEvent(event)
    assert asked == []
    assert event.isAccepted()


def test_a_killed_process_loses_nothing(
    open_desk: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    desk = open_desk(hot_seat(france="Ada", italy="Ida"))
    desk.take_screen()
    desk.province("PAR", "BUR")
    desk.action()
    found = Autosave(tmp_path / "autosave").found()
    assert found == desk.document.game
    asked = answer(monkeypatch, ANSWERS.Yes)
    after = open_desk(sandbox())
    assert found is not None
    assert offer(after.window, found)
    assert "Spring 1901" in asked[0]
    assert after.document.stage is Stage.CURTAIN
    assert after.document.game == desk.document.game
    assert after.document.dirty


def test_the_autosave_is_gone_after_a_proper_end_and_survives_a_bad_disk(
    open_desk: Callable[..., Desk], tmp_path: Path
) -> None:
    desk = open_desk(sandbox())
    desk.action()
    path = desk.window.autosave.path
    assert read_game(path) == desk.document.game
    desk.document.replace_game(sandbox())
    desk.window.closeEvent(QCloseEvent())
    assert not path.exists()
    (tmp_path / "file").write_text("in the way")
    blocked = Autosave(tmp_path / "file")
    blocked.keep(desk.document.game)
    assert blocked.found() is None
