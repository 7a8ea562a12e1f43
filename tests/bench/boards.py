"""Times the opening of each built-in board in new processes: the first start, and later ones with a cache.

See ``tests.bench.opening`` for what is timed.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from maps.board import BOARD_IDS
from maps.kept import FOLDER_VARIABLE

ROOT = Path(__file__).parents[2]
REPEATS = 5
GOAL_MS = 300


@dataclass(frozen=True)
class Opening:
    """How long one board takes to be on screen, in ms: at the first start, the shortest of later ones."""

    board_id: str
    first_ms: float
    second_ms: float


def openings() -> list[Opening]:
    """All built-in boards."""
    return list(map(_opening, BOARD_IDS))


def _opening(id_: str) -> Opening:
    """With an empty cache of its own: the window opens on one board, which is another's first start."""
    with tempfile.TemporaryDirectory() as cache:
        return Opening(id_, _open(id_, cache), min(_open(id_, cache) for _ in range(REPEATS)))


def _open(board_id: str, cache: str) -> float:
    command = [sys.executable, "-m", "tests.bench.opening", board_id]
    place = {**os.environ, FOLDER_VARIABLE: cache}
    return float(subprocess.run(command, env=place, cwd=ROOT, capture_output=True, check=True).stdout)


def report() -> str:
    """A line for each board."""
    return "".join(
        f"  opening {each.board_id:8} from its files to the first paint in an open window: "
        f"{each.second_ms:4.0f} ms (goal: {GOAL_MS}); at the very first start {each.first_ms:4.0f} ms\n"
        for each in openings()
    )


if __name__ == "__main__":
    sys.stdout.write(report())
