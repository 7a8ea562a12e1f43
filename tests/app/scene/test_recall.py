"""What is kept of a board's drawing: the same as made anew, and made anew when anything of it changes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QPainterPath

from app.boards import board_shapes
from app.scene import recall
from app.scene.board_marks import BoardMarks
from app.scene.label_text import NameMode
from app.scene.labels import Label, Labels
from app.scene.paths import BoardPaths, Kind, board_paths
from app.scene.recall import PACKAGES, RECENT, frozen_paths, recalled, thawed_paths
from app.theme import LIGHT
from maps.board import BOARD_IDS, Board, load_board
from maps.kept import FOLDER_VARIABLE, kept
from maps.shapes import Shapes
from tests.maps.test_kept import all_imports
from variants.registry import load_variant

ZOOM = 0.3


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: object) -> Path:
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path))
    RECENT.clear()
    return tmp_path / "boards"


def unknown(shapes: Shapes) -> Shapes:
    """The same shapes without a known content, of which nothing is kept."""
    return replace(shapes)


def lines(paths: BoardPaths) -> dict[Kind, Sequence[QPainterPath]]:
    return {kind: list(found) for kind, found in paths.lines.items()}


@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_paths_signs_and_labels_come_back_the_same(board_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    shapes, variant = board_shapes(board_id), load_variant(board_id)
    made = [drawn(variant.board, unknown(shapes)), drawn(variant.board, shapes)]
    RECENT.clear()
    never_make(monkeypatch)
    made.append(drawn(variant.board, shapes))
    assert made[0] == made[1] == made[2]


def drawn(board: Board, shapes: Shapes) -> tuple[object, ...]:
    paths = board_paths(board, shapes)
    marks = BoardMarks(board, paths, "fr")
    labels = Labels(load_variant(board.id), paths, marks, LIGHT, "fr")
    inks = [(ink.path, ink.fill, ink.line) for ink in marks.inks(LIGHT, ZOOM)]
    areas = (dict(paths.provinces), paths.surroundings, paths.lakes, paths.straits)
    placed: list[tuple[Label, ...]] = [labels.placed(ZOOM, mode) for mode in NameMode]
    return areas, lines(paths), inks, placed, list(marks.boxes(ZOOM))


def never_make(monkeypatch: pytest.MonkeyPatch) -> None:
    def only_known(key: bytes, form: object, _make: object, **ways: Callable[..., object]) -> object:
        return kept(key, form, lambda: pytest.fail("made anew"), **ways)

    monkeypatch.setattr(recall, "kept", only_known)


def ask(board: Board, shapes: Shapes, what: str, answer: int) -> int:
    return recalled(board, shapes, what, int, lambda: answer)


def test_what_was_found_in_this_process_is_the_same_object() -> None:
    shapes, variant = board_shapes("standard"), load_variant("standard")
    assert board_paths(variant.board, shapes) is board_paths(variant.board, shapes)
    assert board_paths(variant.board, unknown(shapes)) is not board_paths(variant.board, shapes)


def test_another_question_board_or_drawing_is_answered_anew() -> None:
    board, shapes = load_board("standard"), board_shapes("standard")
    assert ask(board, shapes, "one", 1) == 1
    assert ask(board, shapes, "one", 2) == 1
    assert ask(board, shapes, "two", 3) == 3
    assert ask(load_board("britain"), shapes, "one", 4) == 4
    assert ask(board, board_shapes("britain"), "one", 5) == 5


def test_of_shapes_that_were_changed_nothing_is_kept(folder: Path) -> None:
    board, shapes = load_board("standard"), board_shapes("standard")
    before = set(folder.iterdir()) if folder.exists() else set()
    assert [ask(board, replace(shapes, names={}), "one", answer) for answer in (1, 2)] == [1, 2]
    assert before == (set(folder.iterdir()) if folder.exists() else set())


def test_the_key_covers_all_modules_that_draw() -> None:
    needed = all_imports("app.scene.board_marks", "app.scene.labels", "app.scene.paths", "app.scene.recall")
    assert "app.scene.label_places" in needed
    assert {name.rpartition(".")[0] or name for name in needed} <= set(PACKAGES)


def test_bytes_that_are_no_whole_paths_are_refused() -> None:
    path = QPainterPath()
    path.lineTo(3, 4)
    data = frozen_paths([path, path])
    assert thawed_paths(data) == [path, path]
    with pytest.raises(ValueError, match="path"):
        thawed_paths(data[:-5])
