"""Borders of a board of one's own may be a little off; what is far off is told."""

from __future__ import annotations

from pathlib import Path

import pytest
import shapely

from maps.board import BOARD_IDS
from maps.board_files import boards_in, check_board
from maps.board_svg import load_shapes
from maps.checks import EXACT, LENIENT
from maps.contacts import Contacts
from maps.drawn_faults import FaultKind
from maps.mending import OverlapError, TangledError, load_mended, mend
from resources import resource

BOARDS = Path(__file__).parents[1] / "boards"


def svg(*paths: str) -> bytes:
    drawn = "".join(f'<path id="P{number}" d="{data}"/>' for number, data in enumerate(paths))
    return f'<svg viewBox="0 0 3000 2000">{drawn}</svg>'.encode()


def shared(*paths: str) -> float:
    lengths = Contacts(load_mended(svg(*paths)).outlines).lengths()
    return lengths.get(frozenset({"P0", "P1"}), 0.0)


@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_an_exact_board_is_left_as_it_is(board_id: str) -> None:
    shapes = load_shapes(resource(f"boards/{board_id}.svg").read_bytes())
    assert mend(shapes) is shapes


@pytest.mark.parametrize(
    "neighbour",
    [
        "M400 0H3000V2000H400z",  # exact
        "M400 0H3000V2000H400V700z",  # one more point on the border
        "M404 0H3000V2000H404z",  # a gap
        "M396 0H3000V2000H396z",  # an overlap
        "M396 0H3000V2000H404z",  # one, then the other
        "M398 0H3000V2000H402C400 1500 396 500 398 0z",  # a curve
    ],
)
def test_a_border_that_is_a_little_off_is_shared_after_all(neighbour: str) -> None:
    assert shared("M0 0H400V2000H0z", neighbour) == pytest.approx(2000, rel=0.01)


def test_what_is_apart_stays_apart() -> None:
    assert shared("M0 0H400V2000H0z", "M420 0H3000V2000H420z") == 0


def test_a_real_overlap_is_told() -> None:
    with pytest.raises(OverlapError) as caught:
        load_mended(svg("M0 0h400v400h-400z", "M350 0h350v400h-350z"))
    assert [(fault.kind, fault.places) for fault in caught.value.faults] == [
        (FaultKind.OVERLAP, ("P0", "P1"))
    ]


def test_a_curve_that_crosses_itself_is_made_sound() -> None:
    shapes = load_mended(svg("M0 0h400v400h-400z", "M400 0h300v400h-300v-100l-3 5v-5z"))
    assert all(map(shapely.is_valid, shapes.polygons.values()))


def test_a_tangle_is_refused_before_anything_is_worked_out() -> None:
    teeth = [f"M{x} 0V2000h.5V0z" for x in range(150)]
    bars = [f"M0 {y}H3000v.5H0z" for y in range(150)]
    with pytest.raises(TangledError):
        load_mended(svg("".join(teeth), "".join(bars)))


def test_the_small_board_needs_mending_and_is_sound_then() -> None:
    (checked,) = boards_in(BOARDS)
    assert checked.faults == ()
    assert checked.board is not None
    files = ((BOARDS / f"tiny.{suffix}").read_bytes() for suffix in ("json", "svg"))
    strict = check_board("tiny", *files, load=load_shapes, limits=EXACT)
    assert any(str(fault).startswith("neighbours do not touch: MID–NSE") for _, fault in strict.faults)


def test_strangers_that_meet_in_a_point_are_no_neighbours() -> None:
    assert LENIENT.longest_slip > 0
    quarters = [f"M{x} {y}h400v400h-400z" for x, y in ((0, 0), (401, 1), (1, 402), (402, 401))]
    lengths = Contacts(load_mended(svg(*quarters)).outlines).lengths()
    assert lengths.get(frozenset({"P0", "P3"}), 0.0) <= LENIENT.longest_slip
    assert lengths.get(frozenset({"P1", "P2"}), 0.0) <= LENIENT.longest_slip
