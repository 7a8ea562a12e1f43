"""``boards``: one line for a sound board, every fault with its place for any other, and no crash."""

from __future__ import annotations

import errno
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

import pytest

from app.__main__ import main

TINY = Path(__file__).parents[2] / "boards"
LISTS = ("army_adjacency", "fleet_adjacency")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    shutil.copytree(TINY, tmp_path / "mine")
    return tmp_path / "mine"


def told(folder: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, list[str]]:
    code = main(["boards", str(folder)])
    return code, capsys.readouterr().out.splitlines()


def change(folder: Path, edit: Callable[[Any], None]) -> None:
    path = folder / "tiny.json"
    record = json.loads(path.read_text(encoding="utf-8"))
    edit(record)
    path.write_text(json.dumps(record), encoding="utf-8")


def test_the_built_in_boards_are_sound(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["boards"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in lines] == [
        "standard",
        "britain",
        "1900",
        "hundred",
        "colonial",
    ]
    assert lines[0].endswith(
        "75 spaces and 1 closed, 14 land, 42 coast, 19 water, 6 named coasts, 34 centres, "
        "111 army and 141 fleet links, 0 special, 7 powers, 22 units"
    )


def test_a_small_board_from_scratch_is_sound(capsys: pytest.CaptureFixture[str]) -> None:
    code, lines = told(TINY, capsys)
    assert code == 0
    counts = "8 spaces and 0 closed, 1 land, 5 coast, 2 water, 2 named coasts, 5 centres, "
    assert lines == [f"tiny: {counts}9 army and 15 fleet links, 0 special, 2 powers, 4 units"]


def test_the_command_needs_no_qt() -> None:
    code = "import sys; from app.__main__ import main; main(['boards', sys.argv[1]]); "
    code += "print('PySide6' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code, TINY], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "False"


def test_a_fault_is_named_with_its_place(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(folder, lambda record: record["provinces"]["MID"]["aliases"].append("betony"))
    code, lines = told(folder, capsys)
    assert code == 1
    place, _, fault = lines[0].partition(": '")
    assert place == "tiny.json: $.provinces.MID.aliases[3]"
    assert fault == "betony' also names BET; a word may stand for one of them only"
    assert len(lines) == 1


def test_every_province_of_the_wrong_form_is_named(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def edit(record: Any) -> None:
        record["provinces"]["ALB"]["terrain"] = "swamp"
        del record["provinces"]["BET"]["name"]

    change(folder, edit)
    code, lines = told(folder, capsys)
    assert code == 1
    assert [line.split(": ")[1] for line in lines] == ["$.provinces.ALB.terrain", "$.provinces.BET"]


def test_what_is_drawn_is_held_against_what_is_adjacent(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change(folder, lambda record: record["army_adjacency"].remove(["ALB", "MID"]))
    change(folder, lambda record: record["fleet_adjacency"].remove(["ALB", "MID/nc"]))
    code, lines = told(folder, capsys)
    assert code == 1
    pairs = 'army_adjacency ["ALB", "MID"], fleet_adjacency ["ALB", "MID/nc"]'
    assert lines == [f"tiny.svg: touch but are no neighbours: ALB–MID/nc (500.0); missing: {pairs}"]


def test_whoever_begins_with_empty_lists_is_told_the_pairs(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def without_lists(record: Any) -> None:
        for key in LISTS:
            del record[key]

    change(folder, without_lists)
    code, lines = told(folder, capsys)
    assert code == 1
    record = json.loads((TINY / "tiny.json").read_text(encoding="utf-8"))
    pairs = [f'{key} ["{a}", "{b}"]' for key in LISTS for a, b in map(sorted, record[key])]
    assert sorted(pair for line in lines for pair in line.partition("missing: ")[2].split(", ")) == sorted(
        part for pair in pairs for part in pair.split(", ")
    )
    assert len(lines) == len({line.split(": ")[2].replace("/nc", "").replace("/sc", "") for line in lines})


def test_a_board_with_a_fault_does_not_hide_the_others(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "broken.json").write_text("{", encoding="utf-8")
    code, lines = told(folder, capsys)
    assert code == 1
    assert lines[0].startswith("broken.json: $: the file ends in the middle")
    assert lines[1].startswith("broken.svg: cannot be read")
    assert lines[2].startswith("tiny: 8 spaces")


def test_a_folder_that_cannot_be_read_or_has_no_boards(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    places = [tmp_path / "nowhere", TINY / "tiny.json", tmp_path, tmp_path / ("n" * 300), tmp_path / "\udcff"]
    assert [main(["boards", str(place)]) for place in places] == [1] * len(places)
    assert capsys.readouterr().out.splitlines() == [
        f"{places[0]}: cannot be read (it is not there)",
        f"{places[1]}: cannot be read (it is no folder; name the one it is in)",
        f"{places[2]}: no boards there; a board is two files, X.json and X.svg",
        f"{places[3]}: cannot be read (its name is too long)",
        f"{tmp_path / 'x'}: cannot be read (it is not there)".replace("x:", "\\udcff:"),
    ]
    with pytest.raises(SystemExit) as caught:
        main(["boards", "--nonsense"])
    assert caught.value.code == 2


def test_files_that_may_not_be_read_are_named(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "._tiny.json").write_bytes(b"\0")  # such as other systems leave behind; hidden, and no board

    def refuse(path: Path, *_: object) -> NoReturn:
        raise PermissionError(errno.EACCES, "Permission denied", str(path))

    monkeypatch.setattr(Path, "open", refuse)
    code, lines = told(folder, capsys)
    assert code == 1
    assert lines == [
        f"tiny.{kind}: cannot be read (it may not be read; ask for the right to)" for kind in ("json", "svg")
    ]


def test_a_folder_in_it_that_may_not_be_entered_is_named(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "closed").mkdir()
    monkeypatch.setattr(os, "access", lambda path, _: Path(path).name != "closed")
    code, lines = told(folder, capsys)
    assert code == 1
    assert lines[0] == "closed/: cannot be read (it may not be read; ask for the right to)"
    assert lines[1].startswith("tiny: 8 spaces")


@pytest.mark.parametrize("name", ["Tiny.svg", "tiny.SVG"])
def test_a_file_in_other_letters_is_named(
    folder: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    (folder / "tiny.svg").rename(folder / name)
    if (folder / "tiny.svg").exists():
        pytest.skip("capital and small letters are alike here")
    code, lines = told(folder, capsys)
    assert code == 1
    assert lines == [
        f"tiny.svg: cannot be read (it is there as '{name}'; capital and small letters have to agree)"
    ]


def test_links_in_circles_pipes_and_folders_are_no_files(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "loop.json").symlink_to("loop.json")
    (tmp_path / "folder.svg").mkdir()
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "loop.svg")
    code, lines = told(tmp_path, capsys)
    assert code == 1
    assert {line.split(": ", 1)[0] for line in lines} == {
        "folder.json", "folder.svg", "loop.json", "loop.svg"
    }  # fmt: skip


def test_names_from_outside_are_printed_in_one_line(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def edit(record: Any) -> None:
        record["provinces"]["A\n'\"\x1b[2J"] = {"name": {"en": "x"}, "terrain": "land"}
        record["board"] = "a\nb"

    change(folder, edit)
    code, lines = told(folder, capsys)
    assert code == 1
    assert all(line.startswith("tiny.") for line in lines)
    assert not any("\x1b" in line for line in lines)
