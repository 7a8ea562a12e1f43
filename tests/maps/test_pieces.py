"""No part of a province lies loose among others, but islands and both shores of a strait are its own."""

from dataclasses import replace
from typing import Any

import pytest
import shapely

from maps.board import BOARD_IDS, Board, load_board
from maps.board_svg import load_shapes
from maps.drawn_faults import FaultKind
from maps.pieces import check_pieces
from maps.shapes import Shapes
from resources import resource


@pytest.fixture(scope="module")
def board() -> Board:
    return load_board("standard")


@pytest.fixture(scope="module")
def shapes() -> Shapes:
    return drawn("standard")


def drawn(board_id: str) -> Shapes:
    return load_shapes(resource(f"boards/{board_id}.svg").read_bytes())


@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_no_province_of_a_built_in_board_has_a_part_that_others_cut_off(board_id: str) -> None:
    assert list(check_pieces(load_board(board_id), drawn(board_id))) == []


def moved(shapes: Shapes, patch: Any, loser: str, winner: str) -> Shapes:
    polygons = dict(shapes.polygons)
    polygons[loser] = shapely.difference(polygons[loser], patch)
    polygons[winner] = shapely.union(polygons[winner], patch)
    return replace(shapes, polygons=polygons)


@pytest.mark.parametrize("side", ["middle", "shore"])
def test_a_patch_in_the_land_of_others_is_told_with_its_place(
    board: Board, shapes: Shapes, side: str
) -> None:
    """Also where it reaches the water: the way to the rest still leads over the others."""
    ruhr, kiel = (shapes.polygons[id_] for id_ in ("RUH", "KIE"))
    shore = shapely.shortest_line(kiel, shapes.polygons["SKA"]).interpolate(0)
    spot = kiel.representative_point() if side == "middle" else shore
    patch = shapely.intersection(spot.buffer(8.0), kiel)
    (fault,) = check_pieces(board, moved(shapes, patch, "KIE", "RUH"))
    inside = shapely.point_on_surface(patch)
    assert (fault.kind, fault.places) == (FaultKind.CUT_OFF, ("RUH",))
    assert fault.value == pytest.approx(patch.area)
    assert fault.found == f"({inside.x:.0f}, {inside.y:.0f})"
    assert ruhr.distance(patch) > 20


def test_an_island_is_no_fault(board: Board, shapes: Shapes) -> None:
    island = shapes.polygons["NTH"].representative_point().buffer(10.0)
    assert list(check_pieces(board, moved(shapes, island, "NTH", "NWY"))) == []
