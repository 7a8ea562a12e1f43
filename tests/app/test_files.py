"""Opening and saving through the real actions, with the file dialogs answered by the test."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QCloseEvent, QDropEvent
from PySide6.QtWidgets import QFileDialog, QMessageBox

from app import boxes
from app.autosave import Autosave, Orphan, orphans
from app.document import Stage
from app.locks import locked
from app.start import offer
from resources import resource
from tests.app.desk import Desk, hot_seat, sandbox
from variants.formats.save import dump_game, read_game
from variants.game import Game
from variants.orders import parse_order
from variants.papers import Draft
from variants.registry import boards_used_in

ROOT = Path(__file__).parents[2]

ANSWERS = QMessageBox.StandardButton


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What message boxes said; they are closed at once."""
    found: list[str] = []

    def exec_(box: QMessageBox) -> int:
        assert box.textFormat() is Qt.TextFormat.PlainText, "the name of a file is no HTML"
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
    monkeypatch.setattr(boxes, "ask", lambda *arguments: question("", *arguments))
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


@pytest.mark.parametrize("again", [True, False])
def test_a_file_is_replaced_only_where_the_dialog_has_asked_for_its_whole_name(
    open_desk: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, *, again: bool
) -> None:
    desk = open_desk(sandbox())
    path = tmp_path / "game.chancery"
    path.write_text("another game")
    suggested: list[str] = []
    replies = [str(tmp_path / "game"), str(path) if again else ""]

    def reply(*arguments: object) -> tuple[str, str]:
        suggested.append(str(arguments[2]))
        return replies[len(suggested) - 1], ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", reply)
    assert desk.window.files.save_as() is again
    assert suggested[1:] == [str(path)]
    assert (path.read_text() != "another game") is again


def test_a_dot_in_a_name_is_no_suffix(
    open_desk: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    desk = open_desk(sandbox())
    choose(monkeypatch, tmp_path / "game v1.5")
    assert desk.window.files.save_as()
    assert read_game(tmp_path / "game v1.5.chancery") == desk.document.game


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


KILLED = """
import os, sys
from pathlib import Path
from app.autosave import Autosave
from variants.formats.save import read_game
Autosave(Path(sys.argv[1])).keep(read_game(Path(sys.argv[2])))
os._exit(9)
"""


@pytest.fixture
def orphaned(tmp_path: Path) -> Game:
    """The game that a process left behind when it was killed, in the folder of the test."""
    game = locked(hot_seat(france="Ada", italy="Ida")).with_draft(
        "france", Draft((parse_order("A PAR - BUR"),), True)
    )
    path = tmp_path / "game.chancery"
    path.write_bytes(dump_game(game))
    folder = str(tmp_path / "autosave")
    done = subprocess.run([sys.executable, "-c", KILLED, folder, str(path)], cwd=ROOT, check=False)
    assert done.returncode == 9
    return game


def test_a_killed_process_loses_nothing(
    open_desk: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, orphaned: Game
) -> None:
    (found,) = orphans(tmp_path / "autosave")
    assert found.game == orphaned
    asked = answer(monkeypatch, ANSWERS.Yes)
    after = open_desk(sandbox())
    assert offer(after.window, found)
    assert "Spring 1901" in asked[0]
    assert after.document.stage is Stage.CURTAIN
    assert after.document.game == orphaned
    assert after.document.dirty
    assert not found.path.exists()
    assert read_game(after.window.autosave.path) == orphaned


def killed(desk: Desk, folder: Path) -> Orphan:
    """The game of a window as the next start finds it after a kill."""
    desk.window.keep()
    desk.window.autosave._lock.unlock()
    (found,) = orphans(folder)
    return found


@pytest.mark.parametrize("edited", [False, True])
def test_a_saved_game_is_still_saved_to_its_file_after_a_kill(
    open_desk: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, *, edited: bool
) -> None:
    path = tmp_path / "evening.chancery"
    desk = open_desk(locked(hot_seat(france="Ada", italy="Ida")))
    assert desk.window.files._write(path)
    if edited:
        desk.document.set_deadline("Friday")
    found = killed(desk, tmp_path / "autosave")
    asked = answer(monkeypatch, ANSWERS.Yes)
    after = open_desk(sandbox())
    assert offer(after.window, found)
    assert (after.document.path, after.document.dirty) == (path, edited)
    assert after.window.files.save()
    assert len(asked) == 1, "nothing was changed outside"
    assert read_game(path).table.deadline == ("Friday" if edited else "")
    assert [each.suffix for each in (tmp_path / "autosave").glob(f"{found.path.stem}.*")] == []


def test_a_file_that_was_changed_since_the_kill_is_not_taken_for_the_game(
    open_desk: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "evening.chancery"
    desk = open_desk(sandbox())
    assert desk.window.files._write(path)
    found = killed(desk, tmp_path / "autosave")
    path.write_bytes(dump_game(hot_seat(france="Ada")))
    answer(monkeypatch, ANSWERS.Yes)
    after = open_desk(sandbox())
    assert offer(after.window, found)
    assert after.document.dirty
    assert after.window.files._was_changed(path)


def test_two_windows_of_one_file_do_not_both_keep_it(
    open_desk: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "evening.chancery"
    path.write_bytes(dump_game(sandbox()))
    desk = open_desk(sandbox())
    desk.document.open(path)
    found = killed(desk, tmp_path / "autosave")
    answer(monkeypatch, ANSWERS.Yes)
    after = open_desk(sandbox())
    after.document.open(path)
    assert offer(after.window, found)
    assert after.window.tabs.count == 2
    assert (after.document.path, after.document.dirty) == (None, True)


@pytest.mark.parametrize(("button", "stays"), [(ANSWERS.Discard, False), (ANSWERS.Cancel, True)])
def test_an_orphan_is_given_up_or_left_for_another_time(
    open_desk: Callable[..., Desk],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    orphaned: Game,
    button: QMessageBox.StandardButton,
    *,
    stays: bool,
) -> None:
    desk = open_desk(sandbox())
    before = desk.document.game
    answer(monkeypatch, button)
    (found,) = orphans(tmp_path / "autosave")
    assert not offer(desk.window, found)
    assert desk.document.game is before
    assert [orphan.path for orphan in orphans(tmp_path / "autosave")] == [found.path] * stays


def test_an_orphan_stays_until_its_game_is_kept_anew(
    open_desk: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, orphaned: Game
) -> None:
    (tmp_path / "file").write_text("in the way")
    desk = open_desk(sandbox())
    desk.window.autosave = Autosave(tmp_path / "file")
    answer(monkeypatch, ANSWERS.Yes)
    (found,) = orphans(tmp_path / "autosave")
    assert offer(desk.window, found)
    assert desk.document.game == orphaned
    assert read_game(found.path) == orphaned


def test_a_second_window_neither_takes_nor_removes_the_autosave_of_the_first(
    open_desk: Callable[..., Desk], tmp_path: Path
) -> None:
    first, second = open_desk(sandbox()), open_desk(sandbox())
    first.action()
    assert list(orphans(tmp_path / "autosave")) == []
    second.action()
    assert list(orphans(tmp_path / "autosave")) == []
    second.document.replace_game(sandbox())
    second.window.closeEvent(QCloseEvent())
    assert read_game(first.window.autosave.path) == first.document.game
    assert not second.window.autosave.path.exists()


def test_what_cannot_be_read_is_put_aside_and_no_order_is_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    game = hot_seat(france="Ada").with_draft("france", Draft((parse_order("A PAR - BUR"),)))
    content = dump_game(game).replace(b"A PAR - BUR", b"A PAR - XYZ")
    path = tmp_path / "autosave-1.chancery"
    path.write_bytes(content)
    assert list(orphans(tmp_path)) == []
    assert "drafts" in caplog.text
    assert "XYZ" not in caplog.text
    assert not path.exists()
    assert path.with_suffix(".unreadable").read_bytes() == content


def test_a_game_on_a_missing_board_is_put_aside_once_and_can_be_opened_later(
    open_desk: Callable[..., Desk], tmp_path: Path, caplog: pytest.LogCaptureFixture, told: list[str]
) -> None:
    folder, boards = tmp_path / "kept", tmp_path / "boards"
    folder.mkdir()
    content = dump_game(sandbox()).replace(b'"standard"', b'"mine"')
    (folder / "autosave-1.chancery").write_bytes(content)
    desk = open_desk(sandbox())
    with boards_used_in(boards):
        assert list(orphans(folder, desk.window.files.tell_put_aside)) == []
        assert list(orphans(folder, desk.window.files.tell_put_aside)) == []
        (aside,) = folder.glob("*.chancery")
        assert aside.read_bytes() == content
        assert caplog.text.count("cannot be read") == 1
        assert len(told) == 1
        for words in (str(aside), "a game on the board “mine”, which is not here", str(boards / "mine")):
            assert words in told[0]
        record = json.loads(resource("boards/standard.json").read_bytes()) | {"board": "mine"}
        (boards / "mine").mkdir(parents=True)
        (boards / "mine" / "mine.json").write_text(json.dumps(record), encoding="utf-8")
        (boards / "mine" / "mine.svg").write_bytes(resource("boards/standard.svg").read_bytes())
        assert desk.window.files.open(aside)
        assert desk.document.game.variant.id == "mine"


def press(monkeypatch: pytest.MonkeyPatch, text: str) -> list[str]:
    """Message boxes are answered with the button of this text; returns what they said."""
    said: list[str] = []

    def exec_(box: QMessageBox) -> int:
        said.append(f"{box.text()}\n{box.informativeText()}")
        next(each for each in box.buttons() if each.text().replace("&", "") == text).click()
        return 0

    monkeypatch.setattr(QMessageBox, "exec", exec_)
    return said


def test_an_open_game_whose_file_was_changed_outside_is_shown_with_a_word(
    open_desk: Callable[..., Desk], told: list[str], tmp_path: Path
) -> None:
    path = tmp_path / "game.chancery"
    path.write_bytes(dump_game(sandbox()))
    desk = open_desk(sandbox())
    assert desk.window.files.open(path)
    assert desk.window.files.open(path)
    assert told == []
    path.write_bytes(dump_game(sandbox().resolve()))
    assert desk.window.files.open(path)
    assert "“game.chancery” was changed outside of this window" in told[0]
    assert desk.document.game == locked(sandbox())


@pytest.mark.parametrize("button", ["Save anyway", "Save as…", "Cancel"])
def test_a_file_that_another_window_has_written_is_not_saved_over_unasked(
    open_desk: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, button: str
) -> None:
    path, other = tmp_path / "game.chancery", tmp_path / "other.chancery"
    path.write_bytes(dump_game(sandbox()))
    first, second = open_desk(sandbox()), open_desk(sandbox())
    for desk in (first, second):
        assert desk.window.files.open(path)
    first.province("PAR", "BUR")
    second.province("VIE", "GAL")
    said = press(monkeypatch, button)
    choose(monkeypatch, other)
    assert first.window.files.save()
    assert first.window.files.save(), "its own changes are no others"
    assert said == []
    written = path.read_bytes()
    assert second.window.files.save() is (button != "Cancel")
    assert len(said) == 1
    assert "“game.chancery” was changed outside of this window" in said[0]
    assert (path.read_bytes() == written) is (button != "Save anyway")
    assert other.exists() is (button == "Save as…")
    assert second.document.dirty is (button == "Cancel")
    assert second.document.path == (other if button == "Save as…" else path)


def test_a_file_that_was_only_touched_or_removed_is_saved_without_a_question(
    open_desk: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "game.chancery"
    path.write_bytes(dump_game(sandbox()))
    desk = open_desk(sandbox())
    assert desk.window.files.open(path)
    said = press(monkeypatch, "Cancel")
    os.utime(path, (1, 1))
    assert desk.window.files.save()
    path.unlink()
    assert desk.window.files.save()
    assert path.exists()
    assert said == []


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
    assert not blocked.keep(desk.document.game)
    assert list(orphans(tmp_path / "file")) == []
