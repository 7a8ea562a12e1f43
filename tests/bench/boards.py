"""Times the opening of each built-in board: from the SVG's bytes to its shapes, first and second time."""

from __future__ import annotations

import os
import tempfile
import time
from dataclasses import dataclass

from maps.board import BOARD_IDS
from maps.board_svg import load_shapes
from maps.compiled import compiled
from maps.kept import FOLDER_VARIABLE
from resources import resource


@dataclass(frozen=True)
class Opening:
    """How long one board takes to open, in ms: from its SVG, and from what was kept of it."""

    board_id: str
    first_ms: float
    second_ms: float


def openings() -> list[Opening]:
    """All built-in boards, with an empty cache of their own."""
    with tempfile.TemporaryDirectory() as name:
        os.environ[FOLDER_VARIABLE] = name
        return [Opening(id_, _open(id_), _open(id_)) for id_ in BOARD_IDS]


def _open(board_id: str) -> float:
    start = time.perf_counter()
    compiled(resource(f"boards/{board_id}.svg").read_bytes(), load_shapes, "exact")
    return (time.perf_counter() - start) * 1e3
