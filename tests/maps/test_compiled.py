"""Compiled boards: fast at the second opening, and never believed without proof."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
import shapely

from maps.board import BOARD_IDS
from maps.board_svg import load_shapes
from maps.compiled import compiled
from maps.kept import FOLDER_VARIABLE, FORMAT
from maps.shapes import Shapes
from maps.svg_faults import BoardFileError
from resources import resource

SVG = b"""<svg viewBox="0 0 3000 2000"><path id="AAA" d="M0 0h100q50 50 0 100h-100zM9 9h9v9z"/>
<circle id="unit-AAA-nc" cx="50" cy="50" r="50"/><circle id="name-AAA" cx="9" cy="5" r="5"/>
<path id="surroundings" d="M100 0h50v50z"/><path id="lakes" d="M1 1h5v5z"/><path id="straits" d="M2 2h5v5z"/>
</svg>"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path))
    return tmp_path / "boards"


def never(_svg: bytes) -> Shapes:
    pytest.fail("made anew")


def only_file(folder: Path) -> Path:
    (path,) = folder.iterdir()
    return path


def signed(head: bytes, body: bytes) -> bytes:
    return head + hashlib.sha256(body).digest() + body


def test_the_second_opening_comes_from_the_cache_and_is_equal(folder: Path) -> None:
    first = compiled(SVG, load_shapes, "exact")
    assert only_file(folder).suffix == ".board"
    assert compiled(SVG, never, "exact") == first == load_shapes(SVG)


@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_built_in_boards_come_back_unchanged(folder: Path, board_id: str) -> None:
    svg = resource(f"boards/{board_id}.svg").read_bytes()
    assert compiled(svg, load_shapes, "exact") == compiled(svg, never, "exact")


def test_another_content_or_another_way_is_another_file(folder: Path) -> None:
    compiled(SVG, load_shapes, "exact")
    compiled(SVG + b"\n", load_shapes, "exact")
    compiled(SVG, load_shapes, "mended")
    assert len(list(folder.iterdir())) == 3


def body(
    outline: tuple[str, bytes] = ("MLL", bytes(48)),
    polygon: bytes = shapely.to_wkb(shapely.Point(0, 0)),
    province: str = "AAA",
    unit: Sequence[float] = (1.0, 1.0, 1.0),
) -> bytes:
    """A board as it is kept, spoilt in one place."""
    polygons, units = {province: polygon}, {"AAA": unit}
    return msgspec.msgpack.encode([1.0, 1.0, {"AAA": [outline]}, polygons, [], [], [], units, {}])


def test_the_body_that_is_spoilt_below_is_else_a_good_one(folder: Path) -> None:
    compiled(SVG, load_shapes, "exact")
    path = only_file(folder)
    path.write_bytes(signed(path.read_bytes()[:HEAD], body()))
    assert compiled(SVG, never, "exact").width == 1.0


HEAD = len(FORMAT) + 32  # format, key; the checksum follows
Spoil = Callable[[bytes], bytes]


@pytest.mark.parametrize(
    "spoil",
    [
        lambda _data: b"",
        lambda data: data[:20],
        lambda data: data[:-1],
        lambda data: data + b"x",
        lambda data: data[:-9] + bytes([data[-9] ^ 1]) + data[-8:],
        lambda data: b"chancery bread\n" + data[len(FORMAT) :],
        lambda data: FORMAT + bytes(32) + data[HEAD:],
        lambda data: signed(data[:HEAD], b"\xc1"),
        lambda data: signed(data[:HEAD], b""),
        lambda data: signed(data[:HEAD], msgspec.msgpack.encode(["a"] * 9)),
        lambda data: signed(data[:HEAD], body(outline=("MX", bytes(32)))),
        lambda data: signed(data[:HEAD], body(outline=("MQ", bytes(8)))),
        lambda data: signed(data[:HEAD], body(polygon=b"\x01")),
        lambda data: signed(data[:HEAD], body(province="BBB")),
        lambda data: signed(data[:HEAD], body(unit=[1.0])),
        lambda data: signed(data[:HEAD], b"\x91" * 100_000),
    ],
)
def test_a_broken_foreign_or_old_file_is_made_anew(folder: Path, spoil: Spoil) -> None:
    compiled(SVG, load_shapes, "exact")
    path = only_file(folder)
    good = path.read_bytes()
    path.write_bytes(spoil(good))
    assert compiled(SVG, load_shapes, "exact") == load_shapes(SVG)
    assert path.read_bytes() == good


def test_a_folder_in_the_place_of_the_file_is_no_error(folder: Path) -> None:
    compiled(SVG, load_shapes, "exact")
    path = only_file(folder)
    path.unlink()
    path.mkdir()
    assert compiled(SVG, load_shapes, "exact") == load_shapes(SVG)
    assert only_file(folder) == path  # and nothing half written beside it


def test_a_cache_that_cannot_be_written_is_no_error(folder: Path) -> None:
    folder.write_bytes(b"in the way")
    assert compiled(SVG, load_shapes, "exact") == load_shapes(SVG)


def test_a_faulty_board_is_refused_and_not_kept(folder: Path) -> None:
    with pytest.raises(BoardFileError):
        compiled(b"<svg/>", load_shapes, "exact")
    assert not folder.exists()


def test_the_cache_does_not_grow_for_ever(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled(SVG, load_shapes, "exact")
    room = 3 * only_file(folder).stat().st_size + 10
    monkeypatch.setattr("maps.kept.KEPT", room)
    for number in range(8):
        compiled(SVG + b"\n" * number, load_shapes, "exact")
    assert len(list(folder.iterdir())) == 3


def test_shapes_know_their_content_until_they_are_changed(folder: Path) -> None:
    shapes = compiled(SVG, load_shapes, "exact")
    assert shapes.content == compiled(SVG, never, "exact").content != b""
    assert compiled(SVG + b"\n", load_shapes, "exact").content != shapes.content
    assert replace(shapes, names={}).content == b""
    assert folder.exists()
