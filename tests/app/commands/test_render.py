"""``render``: one file for one call, the same bytes each time, and nothing half-written."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from app.__main__ import main
from maps.board import BOARD_IDS
from variants.formats.save import write_game
from variants.game import Game
from variants.orders import parse_order
from variants.papers import Draft
from variants.registry import load_variant

pytestmark = pytest.mark.usefixtures("qapp")

CASES = Path(__file__).parents[2] / "cases"
LINE: dict[str, Any] = {
    "phase": "F1901M",
    "units": {"FRANCE": ["A GAS", "A PAR"], "GERMANY": ["A BUR"]},
    "centers": {"FRANCE": ["PAR", "BRE"], "GERMANY": ["MUN"]},
    "orders": {"FRANCE": ["A GAS - BUR", "A PAR S A GAS - BUR"], "GERMANY": ["A BUR H"]},
}


def rendered(path: Path, *arguments: str) -> QImage:
    assert main(["render", "--out", str(path), "--size", "450x300", *arguments]) == 0
    return QImage(str(path))


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What is said, in one line, of arguments that are wrong."""
    try:
        code: object = main(["render", *arguments])
    except SystemExit as error:
        code = error.code
    printed = capsys.readouterr()
    assert (code, printed.out) == (2, "")
    assert printed.err.startswith("chancery render: ")
    assert printed.err.count("\n") == 1
    return printed.err


def difference(first: QImage, second: QImage) -> float:
    """The mean distance of the pixels of two pictures of one size, 0…255."""
    assert first.size() == second.size()
    places = [(x, y) for x in range(0, first.width(), 3) for y in range(0, first.height(), 3)]
    pairs = [(first.pixelColor(*place), second.pixelColor(*place)) for place in places]
    return sum(abs(a.red() - b.red()) + abs(a.blue() - b.blue()) for a, b in pairs) / len(pairs)


@pytest.mark.parametrize("variant", BOARD_IDS)
def test_every_board_can_be_drawn_in_the_size_asked_for(variant: str, tmp_path: Path) -> None:
    image = rendered(tmp_path / "board.png", "--variant", variant)
    assert (image.width(), image.height()) == (450, 300)
    assert len({image.pixel(x, 150) for x in range(450)}) > 20


@pytest.mark.parametrize("kind", ["png", "svg", "pdf"])
def test_the_same_call_gives_the_same_bytes(kind: str, tmp_path: Path) -> None:
    first, second = tmp_path / f"a.{kind}", tmp_path / f"b.{kind}"
    for path in (first, second):
        assert main(["render", "--out", str(path), "--size", "450x300"]) == 0
    assert first.read_bytes() == second.read_bytes()


def test_the_same_orders_are_drawn_in_the_same_order_in_any_process(tmp_path: Path) -> None:
    position = tmp_path / "position.json"
    lines = (CASES / "colonial-datc7.jsonl").read_text("utf-8").splitlines()
    position.write_text(lines[42], "utf-8")  # supports of two powers to two moves
    drawn = []
    for seed in ("0", "2"):
        path = tmp_path / f"{seed}.svg"
        command = [sys.executable, "-m", "app", "render", "--position", str(position), "--size", "300x200"]
        subprocess.run([*command, "--out", str(path)], check=True, env={**os.environ, "PYTHONHASHSEED": seed})
        drawn.append(path.read_bytes())
    assert drawn[0] == drawn[1]


def test_an_svg_shows_what_the_png_shows_and_has_its_lines_as_vectors(tmp_path: Path) -> None:
    png = rendered(tmp_path / "board.png", "--variant", "1900")
    path = tmp_path / "board.svg"
    rendered(path, "--variant", "1900")
    image = QImage(png.size(), QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    QSvgRenderer(str(path)).render(painter)
    painter.end()
    assert difference(png, image) < 6
    assert path.read_text().count("<path") > 300
    assert "<text" not in path.read_text()  # no font needs to be there


def test_a_pdf_has_one_page_and_no_time_of_its_making(tmp_path: Path) -> None:
    rendered(tmp_path / "board.pdf")
    data = (tmp_path / "board.pdf").read_bytes()
    assert data.startswith(b"%PDF-")
    assert data.count(b"/Type /Page\n") == 1
    assert b"Date (D:20000101000000" in data


def test_a_line_is_drawn_with_its_orders_and_their_outcomes(tmp_path: Path) -> None:
    given, bare = tmp_path / "given.jsonl", tmp_path / "bare.jsonl"
    given.write_text(json.dumps(LINE) + "\n{}\n")
    bare.write_text(json.dumps({**LINE, "orders": {}}))
    with_orders = rendered(tmp_path / "a.png", "--position", str(given))
    without = rendered(tmp_path / "b.png", "--position", str(bare))
    assert difference(with_orders, without) > 0
    assert difference(without, rendered(tmp_path / "c.png")) > 1  # not the start


def test_a_saved_game_is_drawn_without_what_is_being_written(tmp_path: Path) -> None:
    game = Game.new(load_variant("standard"), {"france": "Ada"})
    secret = game.with_draft("france", Draft((parse_order("A PAR - BUR"),)))
    path = tmp_path / "game.chancery"
    write_game(path, secret)
    assert rendered(tmp_path / "a.png", "--position", str(path)) == rendered(tmp_path / "b.png")


@pytest.mark.parametrize("option", [("--theme", "print"), ("--theme", "dark"), ("--language", "de")])
def test_options_change_the_picture(option: tuple[str, str], tmp_path: Path) -> None:
    assert rendered(tmp_path / "a.png", *option) != rendered(tmp_path / "b.png")


def test_print_is_in_greys(tmp_path: Path) -> None:
    image = rendered(tmp_path / "a.png", "--theme", "print")
    colors = [image.pixelColor(x, y) for x in range(0, 450, 2) for y in range(0, 300, 2)]
    assert max(abs(color.red() - color.blue()) for color in colors) <= 16  # dark ink has a little blue
    assert len({color.rgb() for color in colors}) > 20


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--out", "board.gif"), "'board.gif' does not end in .png, .svg or .pdf"),
        (("--out", "board"), "does not end in"),
        ((), "--out"),
        (("--out", "a.png", "--size", "63x300"), "63x300: each side must have 64 to 16384 pixels"),
        (("--out", "a.png", "--size", "300x16385"), "each side"),
        (("--out", "a.png", "--size", "16384x16384"), "million pixels"),
        (("--out", "a.png", "--size", "300"), "something like 3000x2000"),
        (("--out", "a.png", "--variant", "chess"), "chess"),
        (("--out", "a.png", "--position", "missing.jsonl"), "missing.jsonl: No such file"),
    ],
)
def test_wrong_arguments_are_named(
    arguments: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert said in refused(capsys, *arguments)


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("a.jsonl", "", "empty"),
        ("a.jsonl", "\n\n{", "line 3"),
        ("a.jsonl", json.dumps({**LINE, "phase": "X"}), "$.phase"),
        ("a.jsonl", json.dumps({**LINE, "orders": {"FRANCE": ["A GAS - XYZ"]}}), "$.orders.FRANCE[0]"),
        ("a.chancery", "{}", "$.format"),
    ],
)
def test_a_bad_position_is_named_and_no_file_is_touched(
    name: str, text: str, said: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / name).write_text(text)
    out = tmp_path / "board.png"
    out.write_text("as it was")
    error = refused(capsys, "--out", str(out), "--position", str(tmp_path / name))
    assert str(tmp_path / name) in error
    assert said in error
    assert out.read_text() == "as it was"


def test_a_position_of_another_variant_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "a.jsonl").write_text(json.dumps(LINE))
    arguments = ("--out", str(tmp_path / "a.png"), "--variant", "1900")
    assert "standard, not of 1900" in refused(capsys, *arguments, "--position", str(tmp_path / "a.jsonl"))


def test_where_nothing_can_be_written_nothing_is_left(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    folder = tmp_path / "board.png"
    folder.mkdir()
    assert f"{folder}: " in refused(capsys, "--out", str(folder), "--size", "64x64")
    missing = tmp_path / "none" / "board.png"
    assert f"{missing}: No such file" in refused(capsys, "--out", str(missing), "--size", "64x64")
    assert list(tmp_path.iterdir()) == [folder]


def test_it_runs_without_a_display(tmp_path: Path) -> None:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environment = {key: value for key, value in os.environ.items() if key not in hidden}
    command = [sys.executable, "-m", "app", "render", "--out", str(tmp_path / "a.png"), "--size", "90x64"]
    done = subprocess.run(command, env=environment, capture_output=True, check=False)
    assert (done.returncode, done.stdout) == (0, b"")
    assert not QImage(str(tmp_path / "a.png")).isNull()


def test_the_command_line_does_not_start_qt_before_it_draws() -> None:
    check = "import sys, app.commands.render; sys.exit('PySide6' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", check], check=False).returncode == 0
