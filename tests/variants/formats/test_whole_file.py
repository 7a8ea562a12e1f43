"""What a killed process left half-written is removed by the next one, and nothing else is."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from variants.formats.whole_file import STALE_AFTER, write_whole

OURS = ".chancery-0123456789abcdef.part"


def left(folder: Path, name: str, age: float) -> Path:
    path = folder / name
    path.write_text("half")
    now = path.stat().st_mtime
    os.utime(path, (now - age, now - age))
    return path


@pytest.mark.parametrize(
    ("name", "age", "stays"),
    [
        (OURS, STALE_AFTER + 60, False),
        (OURS, STALE_AFTER - 60, True),  # another window may be writing it
        (".0123456789abcdef.part", STALE_AFTER + 60, True),
        (".chancery-0123.part", STALE_AFTER + 60, True),
        ("chancery-0123456789abcdef.part", STALE_AFTER + 60, True),
        (OURS + ".chancery", STALE_AFTER + 60, True),
    ],
)
def test_only_our_own_old_parts_are_removed(tmp_path: Path, name: str, age: float, *, stays: bool) -> None:
    path = left(tmp_path, name, age)
    write_whole(tmp_path / "game.chancery", b"whole")
    assert path.exists() is stays
    assert (tmp_path / "game.chancery").read_bytes() == b"whole"
    assert len(list(tmp_path.iterdir())) == 1 + stays


def test_a_part_that_cannot_be_removed_hinders_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    left(tmp_path, OURS, STALE_AFTER + 60)
    unlink = Path.unlink

    def refuse(path: Path, missing_ok: bool = False) -> None:
        if path.name == OURS:
            raise PermissionError
        unlink(path, missing_ok)

    monkeypatch.setattr(Path, "unlink", refuse)
    write_whole(tmp_path / "game.chancery", b"whole")
    assert (tmp_path / "game.chancery").read_bytes() == b"whole"
