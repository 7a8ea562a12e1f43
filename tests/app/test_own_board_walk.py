"""A small board from scratch, as the documents tell: added by the dialog, played, saved, loaded, resolved."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from app.__main__ import main
from app.dialogs.new_game import NewGameDialog
from app.document import Stage
from tests.app.desk import LEFT, Desk, sandbox
from variants.formats.save import read_game
from variants.registry import boards_used_in

DRAWN = Path(__file__).parents[1] / "boards" / "drawn"


@pytest.fixture(autouse=True)
def home(tmp_path: Path) -> Iterator[Path]:
    with boards_used_in(tmp_path / "boards"):
        yield tmp_path / "boards"


def test_a_board_is_added_played_saved_loaded_and_resolved(
    open_desk: Callable[..., Desk],
    home: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfdbinary: pytest.CaptureFixture[bytes],
) -> None:
    desk = open_desk(sandbox())
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(DRAWN))
    desk.window.menus["add_board"].trigger()
    dialog = desk.window.findChild(NewGameDialog)
    assert isinstance(dialog, NewGameDialog)
    assert dialog.cards["isle"].isChecked()
    QTest.mouseClick(dialog.mode.button(1), LEFT)
    QTest.mouseClick(dialog.start_button, LEFT)
    assert desk.document.game.variant.id == "isle"
    QApplication.processEvents()  # the map of another board takes its place
    desk.province("WES", "MID")
    desk.province("EAS", "CAP", "MID/sc")  # there is no way to CAP for a fleet
    assert [row for row in desk.report if "–" in row] == ["A WES – MID", "F EAS – MID/sc"]
    path = tmp_path / "game.chancery"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    desk.window.menus["save_game"].trigger()
    desk.action()
    assert desk.stage() is Stage.RESULTS
    assert read_game(path).position == desk.document.game.nodes[0].position
    again = open_desk(sandbox())
    assert again.window.files.open(path)
    assert [row for row in again.report if "–" in row] == ["A WES – MID", "F EAS – MID/sc"]
    line = {
        "variant": "isle",
        "phase": "S1M",
        "units": {"ash": ["A WES"], "oak": ["F EAS"]},
        "orders": {"ash": ["A West - Middle"], "oak": ["F East - Middle south coast"]},
    }
    (tmp_path / "lines.jsonl").write_text(json.dumps(line), encoding="utf-8")
    assert main(["resolve", "--boards", str(home), str(tmp_path / "lines.jsonl")]) == 0
    found = json.loads(capfdbinary.readouterr().out)
    assert list(found["results"].values()) == ["bounce", "bounce"]
