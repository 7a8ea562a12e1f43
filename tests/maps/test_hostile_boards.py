"""Whatever somebody brings as a board: a list of faults, and never a crash."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from maps import svg_paths
from maps.board_facts import FileFault, FileFaultKind
from maps.board_files import check_board
from maps.checks import LENIENT
from maps.mending import load_mended
from maps.svg_faults import BoardFault, BoardFileError
from maps.svg_paths import UNMOVED, TooManySegmentsError, read_path

BOARDS = Path(__file__).parents[1] / "boards"
FACTS = (BOARDS / "tiny.json").read_bytes()
SVG = (BOARDS / "tiny.svg").read_bytes()
ODD: tuple[Any, ...] = (None, True, -1, 1e308, 10**30, "", "A\n'\"<&", "MID/nc", [], {}, [[]], ["MID", "MID"])


def faults(facts: bytes = FACTS, svg: bytes = SVG) -> list[str]:
    found = check_board("tiny", facts, svg, load=load_mended, limits=LENIENT).faults
    return [f"{file}: {fault}" for file, fault in found]


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    inner = value.items() if isinstance(value, dict) else enumerate(value if isinstance(value, list) else ())
    for key, below in inner:
        yield (*path, key)
        yield from places(below, (*path, key))


def replaced(path: tuple[Any, ...], value: Any) -> bytes:
    record = json.loads(FACTS)
    at = record
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = value
    return json.dumps(record).encode()


def test_odd_values_everywhere() -> None:
    """The drawing is left out, as it would be drawn anew each time."""
    paths = list(places(json.loads(FACTS)))
    told = [faults(replaced(path, ODD[n % len(ODD)]), b"") for n, path in enumerate(paths)]
    assert len(paths) > 150
    assert sum(len(found) > 1 for found in told) > len(paths) / 2  # one fault is the drawing that is missing


@pytest.mark.parametrize("part", range(1, 20))
def test_truncated_files(part: int) -> None:
    assert faults(facts=FACTS[: len(FACTS) * part // 20])
    assert faults(svg=SVG[: len(SVG) * part // 20])


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"[" * 100_000,
        b'{"a":' * 100_000,
        b"NaN",
        b"[]",
        b'"\\ud800"',
        b'{"provinces": 3}',
    ],
)
def test_what_is_no_json(data: bytes) -> None:
    found = check_board("tiny", data, SVG, load=load_mended, limits=LENIENT).faults
    assert {fault.kind for _, fault in found if isinstance(fault, FileFault)} == {FileFaultKind.NOT_A_BOARD}


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('d="M0 50C-8', 'd="MNaN 50C-8', BoardFault.BAD_PATH),
        ('d="M0 50C-8', 'd="M0 50C1e999', BoardFault.BAD_PATH),
        ("translate(60 50)", "matrix(1 2)", BoardFault.TRANSFORM),
        ("translate(60 50)", "translate(1e999 0)", BoardFault.TRANSFORM),
        ('cx="150"', 'cx="inf"', BoardFault.BAD_ANCHOR),
        ('id="SSE"', 'id="NSE"', BoardFault.TWICE),
        ("0 0 300 200", "0 0 0 0", BoardFault.NO_VIEW_BOX),
        ("<svg", "<!DOCTYPE svg><svg", BoardFault.ENTITIES),
        ("</svg>", "&a;</svg>", BoardFault.ENTITIES),
        ("</svg>", "<</svg>", BoardFault.NOT_XML),
        ('d="M0 50C-8', 'd="' + "M0 0h9v9z" * 1001 + "M0 50C-8", BoardFault.TOO_LARGE),
        ('d="M0 50C-8', 'd="' + "M0 0" + "a1 1 0 0 1 5 5" * 1001 + "M0 50C-8", BoardFault.TOO_LARGE),
    ],
)
def test_odd_drawings(old: str, new: str, fault: BoardFault) -> None:
    svg = SVG.decode().replace(old, new, 1).encode()
    found = check_board("tiny", FACTS, svg, load=load_mended, limits=LENIENT).faults
    assert [one.fault for _, one in found if isinstance(one, BoardFileError)] == [fault]


@pytest.mark.parametrize("data", ["", "M0 0", "M0 0z", "M5 5L5 5L5 5z", "M0 0L50 50z", "M0 0h50v-0h-50z"])
def test_paths_without_ground(data: str) -> None:
    svg = SVG.decode().replace("m100 30h40v40h-40Z", data).encode()
    assert faults(svg=svg) == ["tiny.svg: path without an area: INN; draw it anew"]


def test_a_province_that_is_drawn_under_another_id_is_one_fault() -> None:
    svg = SVG.decode().replace('id="INN"', 'id="OUT"').encode()
    assert faults(svg=svg) == [
        'tiny.svg: province not drawn: INN; missing: <path id="INN">; found: <path id="OUT">'
    ]


def test_curves_that_cross_all_over_are_told_with_their_province() -> None:
    svg = SVG.decode().replace("m100 30h40v40h-40Z", "M100 30h40v40h-40Z" * 199).encode()
    assert faults(svg=svg) == [
        "tiny.svg: INN: the curves cross each other all over; draw the outline once around, without crossings"
    ]


def test_the_limit_of_a_path_counts_each_line_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(svg_paths, "MOST_SEGMENTS", 60)
    edge = "M0 0" + "h1v1" * 14
    assert len(read_path(f"{edge}z{edge}z", UNMOVED).subpaths) == 2
    with pytest.raises(TooManySegmentsError):
        read_path(f"{edge}z{edge}h1v1h1v1z", UNMOVED)
