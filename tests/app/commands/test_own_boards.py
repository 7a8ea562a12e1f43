"""Boards of one's own on the command line: resolved, checked and drawn like the built-in ones."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QImage

from app.__main__ import main
from app.homes import default_home
from variants.formats.save import write_game
from variants.game import Game
from variants.registry import boards_home, boards_used_in, load_variant

TINY = Path(__file__).parents[2] / "boards"
LINE: dict[str, Any] = {
    "id": "x",
    "variant": "mini",
    "phase": "S1M",
    "units": {"RED": ["A ALB", "F BET"], "BLUE": ["A DEL"]},
    "orders": {"RED": ["A ALB - MID", "F BET H"]},
    "expected": {"units_after": {"RED": ["A MID", "F BET"], "BLUE": ["A DEL"]}},
}


@pytest.fixture
def boards(tmp_path: Path) -> Path:
    """A folder with a board that is sound and one with faults, each in a folder of its own."""
    folder = tmp_path / "boards"
    put(folder / "mini", "mini")
    put(folder / "bad", "bad", first_year=0, last_turn=0)
    return folder


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "lines.jsonl"
    path.write_text(json.dumps(LINE) + "\n", encoding="utf-8")
    return path


def put(folder: Path, name: str, **calendar: int) -> None:
    record = json.loads((TINY / "tiny.json").read_text(encoding="utf-8"))
    record["board"] = name
    record["calendar"] |= calendar
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.json").write_text(json.dumps(record), encoding="utf-8")
    (folder / f"{name}.svg").write_bytes((TINY / "tiny.svg").read_bytes())


def resolved(capfdbinary: pytest.CaptureFixture[bytes], *arguments: str) -> Any:
    main(["resolve", *arguments])
    return json.loads(capfdbinary.readouterr().out)


@pytest.mark.parametrize("place", ["", "mini"], ids=["boards", "one board"])
def test_a_line_is_resolved(
    boards: Path, file: Path, capfdbinary: pytest.CaptureFixture[bytes], place: str
) -> None:
    found = resolved(capfdbinary, "--boards", str(boards / place), str(file))
    assert found["units_after"] == LINE["expected"]["units_after"] | {"RED": ["A MID", "F BET"]}
    assert boards_home() is None


def test_a_line_is_checked(boards: Path, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--boards", str(boards), str(file)]) == 0
    assert capsys.readouterr().out.startswith("1 of 1 agree")


def test_the_boards_of_the_window_are_there_without_an_option(
    boards: Path,
    file: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfdbinary: pytest.CaptureFixture[bytes],
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("app.commands.own_boards.default_home", lambda: boards)
    assert resolved(capfdbinary, str(file))["units_after"]["RED"] == ["A MID", "F BET"]
    assert default_home().parts[-1] == "boards"


@pytest.mark.parametrize(
    ("variant", "said"),
    [
        ("nix", "$.variant: 'nix' is none of: standard, britain, 1900, hundred, colonial, bad, mini"),
        ("../mini", "$.variant: '../mini' is none of: "),
        ("bad", "$.variant: the board 'bad' cannot be played on: bad.json: $.calendar.first_year: 0 is not"),
    ],
)
def test_an_unknown_board_and_a_faulty_one_are_named(
    boards: Path, tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes], variant: str, said: str
) -> None:
    path = tmp_path / "x.jsonl"
    path.write_text(json.dumps({**LINE, "variant": variant}), encoding="utf-8")
    assert said in resolved(capfdbinary, "--boards", str(boards), str(path))["error"]


@pytest.mark.usefixtures("qapp")
def test_a_board_a_line_and_a_saved_game_are_drawn(boards: Path, file: Path, tmp_path: Path) -> None:
    game = tmp_path / "game.chancery"
    with boards_used_in(boards):
        write_game(game, Game.new(load_variant("mini"), {}))
    pictures = []
    for number, what in enumerate(
        (["--variant", "mini"], ["--position", str(file)], ["--position", str(game)])
    ):
        out = tmp_path / f"{number}.png"
        assert main(["render", "--boards", str(boards), "--size", "90x64", "--out", str(out), *what]) == 0
        pictures.append(QImage(str(out)))
    assert pictures[0] == pictures[2]
    assert pictures[0] != pictures[1]


@pytest.mark.usefixtures("qapp")
def test_a_border_that_is_one_straight_line_is_drawn(tmp_path: Path) -> None:
    out = tmp_path / "isle.png"
    arguments = ["--boards", str(TINY / "drawn"), "--variant", "isle", "--size", "1200x800"]
    assert main(["render", *arguments, "--out", str(out)]) == 0
    image = QImage(str(out))
    between_seas, at_sea = ({image.pixel(x, y) for x in range(20, 150)} for y in (400, 390))
    assert len(between_seas) > 1
    assert len(at_sea) == 1


@pytest.mark.parametrize(
    ("variant", "said"),
    [
        (
            "nix",
            "--variant: 'nix' is not known; there are: standard, britain, 1900, hundred, colonial, bad, mini",
        ),
        ("bad", "(and 1 more: the command boards tells them)"),
    ],
)
def test_what_cannot_be_drawn_is_named_in_one_line(
    boards: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], variant: str, said: str
) -> None:
    out = tmp_path / "x.png"
    assert main(["render", "--boards", str(boards), "--variant", variant, "--out", str(out)]) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1
    assert not out.exists()


def test_a_board_without_its_drawing_is_resolved_but_not_drawn(
    boards: Path, file: Path, tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    (boards / "mini" / "mini.svg").unlink()
    assert "error" not in resolved(capfdbinary, "--boards", str(boards), str(file))
    out = str(tmp_path / "x.png")
    assert main(["render", "--boards", str(boards), "--variant", "mini", "--out", out]) == 2
    assert b"mini.svg: cannot be read (it is not there)" in capfdbinary.readouterr().err


@pytest.mark.parametrize("command", ["resolve", "check", "render"])
def test_a_folder_that_is_not_there_is_named(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as caught:
        main([command, "--boards", str(tmp_path / "nowhere"), "x"])
    assert caught.value.code == 2
    assert "argument --boards: " in capsys.readouterr().err


def test_boards_in_folders_of_their_own_are_checked(boards: Path, capsys: pytest.CaptureFixture[str]) -> None:
    put(boards, "flat")
    assert main(["boards", str(boards)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(": ")[0] for line in lines] == ["bad.json", "bad.json", "flat", "mini"]


def test_neither_qt_nor_geometry_is_started_for_a_line(boards: Path, file: Path) -> None:
    script = (
        "import sys; from app.__main__ import main; "
        f"main(['resolve', '--boards', {str(boards)!r}, {str(file)!r}]); "
        "sys.exit(any(name.startswith(('PySide6', 'shapely', 'numpy')) for name in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", script], stdout=subprocess.DEVNULL, check=False)
    assert done.returncode == 0


@pytest.mark.parametrize(
    ("text", "place"),
    [
        (
            '{"phase":"S1901M","units":{},"orders":{"FRANCE":["A PAR H"],"FRANCE":[]}}',
            "$.orders: the key 'FRANCE'",
        ),
        ('{"phase":"S1901M","units":{},"units":{}}', "$: the key 'units'"),
        ('{"phase":"S1901M","units":{},"note":[{"a":1,"a":2}]}', "$.note[0]: the key 'a'"),
    ],
)
def test_a_key_that_is_there_twice_hides_no_order(
    tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes], text: str, place: str
) -> None:
    path = tmp_path / "x.jsonl"
    path.write_text(text, encoding="utf-8")
    assert f"{place} is there twice" in resolved(capfdbinary, str(path))["error"]
    assert main(["check", str(path)]) == 1
