"""What is drawn equals what is adjacent, for every board."""

from dataclasses import replace

import msgspec
import pytest
import shapely

from maps.board import BOARD_IDS, Board, Location, load_board
from maps.checks import check_drawing
from maps.coasts import coast_runs
from maps.drawn_faults import FaultKind
from maps.outline import flatten
from maps.record import SpecialLink
from maps.shapes import Anchor, Shapes
from tests.drawn import shapes_of


@pytest.fixture(scope="module")
def board() -> Board:
    return load_board("standard")


@pytest.fixture(scope="module")
def shapes() -> Shapes:
    return drawn("standard")


def drawn(board_id: str) -> Shapes:
    return shapes_of(board_id)


@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_a_built_in_board_has_no_faults(board_id: str) -> None:
    assert check_drawing(load_board(board_id), drawn(board_id)) == []


def kinds(board: Board, shapes: Shapes) -> set[tuple[FaultKind, tuple[str, ...]]]:
    return {(fault.kind, fault.places) for fault in check_drawing(board, shapes)}


def test_a_neighbour_that_is_not_drawn_as_one_is_found(board: Board, shapes: Shapes) -> None:
    army = dict(board.army_adjacency)
    army["PAR"] |= {"MUN"}
    army["PIC"] -= {"PAR"}
    army["PAR"] -= {"PIC"}
    found = kinds(replace(board, army_adjacency=army), shapes)
    assert found == {
        (FaultKind.CONTACT_MISSING, ("MUN", "PAR")),
        (FaultKind.CONTACT_SURPLUS, ("PAR", "PIC")),
    }


def test_a_link_drawn_as_a_symbol_need_not_touch(board: Board, shapes: Shapes) -> None:
    army = dict(board.army_adjacency)
    army["PAR"] |= {"MUN"}
    link = SpecialLink(between=("MUN", "PAR"), kind="land_bridge")
    record = msgspec.structs.replace(board.record, special_links=(link,))
    assert check_drawing(replace(board, army_adjacency=army, record=record), shapes) == []


def test_each_split_coast_is_checked_on_its_own(board: Board, shapes: Shapes) -> None:
    north, south = Location("SPA", "nc"), Location("SPA", "sc")
    fleet = dict(board.fleet_adjacency)
    fleet[north] |= {Location("WES")}
    fleet[south] -= {Location("LYO")}
    assert kinds(replace(board, fleet_adjacency=fleet), shapes) == {
        (FaultKind.FLEET_CONTACT_MISSING, ("SPA/nc", "WES")),
        (FaultKind.FLEET_CONTACT_SURPLUS, ("LYO", "SPA/sc")),
    }


def test_the_coasts_of_a_split_province_face_the_right_seas(board: Board, shapes: Shapes) -> None:
    runs = coast_runs(board, shapes.outlines)
    seas = {
        str(place): frozenset().union(*(run.seas for run in found))
        for place, found in runs.items()
        if place.coast
    }
    assert seas == {
        "BUL/ec": {"BLA"},
        "BUL/sc": {"AEG"},
        "SPA/nc": {"MAO"},
        "SPA/sc": {"MAO", "WES", "LYO"},
        "STP/nc": {"BAR"},
        "STP/sc": {"BOT"},
    }


def test_places_outside_or_too_close_are_found(board: Board, shapes: Shapes) -> None:
    paris = shapes.units[Location("PAR")]
    moved = {**shapes.units, Location("BUR"): Anchor(paris.x + 1, paris.y, paris.radius)}
    inland = moved[Location("SPA")]
    moved[Location("SPA", "sc")] = Anchor(inland.x + 20, inland.y, inland.radius)
    del moved[Location("SPA", "nc")]
    assert kinds(board, replace(shapes, units=moved)) >= {
        (FaultKind.PLACE_OUTSIDE, ("BUR",)),
        (FaultKind.PLACES_CLOSE, ("SPA", "SPA/sc")),
        (FaultKind.NO_PLACE, ("SPA/nc",)),
    }


def test_a_name_outside_its_province_or_the_frame_is_found(board: Board, shapes: Shapes) -> None:
    astray = {**shapes.names, "BUR": shapes.names["PAR"], "NAO": Anchor(-5, 5, 10)}
    assert kinds(board, replace(shapes, names=astray)) == {
        (FaultKind.NAME_OUTSIDE, ("BUR",)),
        (FaultKind.NAME_OUTSIDE, ("NAO",)),
    }


def test_an_overlap_and_a_small_province_are_found(board: Board, shapes: Shapes) -> None:
    paris = shapes.polygons["PAR"]
    polygons = {**shapes.polygons, "BUR": paris, "GAS": paris.centroid.buffer(5.0)}
    found = kinds(board, replace(shapes, polygons=polygons))
    assert (FaultKind.OVERLAP, ("BUR", "PAR")) in found
    assert (FaultKind.SMALL, ("GAS",)) in found


def test_missing_and_unknown_provinces_are_found(board: Board, shapes: Shapes) -> None:
    outlines = dict(shapes.outlines)
    outlines["ATLANTIS"] = outlines.pop("PAR")
    assert kinds(board, replace(shapes, outlines=outlines)) == {
        (FaultKind.NOT_DRAWN, ("PAR",)),  # together with what is drawn under another id
    }
    outlines["THULE"] = outlines["ATLANTIS"]
    assert (FaultKind.UNKNOWN, ("THULE",)) in kinds(board, replace(shapes, outlines=outlines))


@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_every_place_lies_in_its_province(board_id: str) -> None:
    shapes = drawn(board_id)
    for location, anchor in shapes.units.items():
        if not location.coast:
            assert shapes.province_at(anchor.x, anchor.y) == location.province
    for province, anchor in shapes.names.items():
        assert shapes.province_at(anchor.x, anchor.y) == province


@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_provinces_surroundings_and_lakes_fill_the_frame(board_id: str) -> None:
    shapes = drawn(board_id)
    drawn_area = sum(polygon.area for polygon in shapes.polygons.values())
    rest = flatten(shapes.surroundings).area + flatten(shapes.lakes).area
    assert drawn_area + rest == pytest.approx(shapes.width * shapes.height, rel=1e-5)


@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_many_places_at_once_are_told_like_each_alone(board_id: str) -> None:
    shapes = drawn(board_id)
    corners = [complex(x, y) for x, y in shapely.get_coordinates(list(shapes.polygons.values()))[::97]]
    grid = [complex(x, y) for x in range(-50, 3100, 150) for y in range(-50, 2100, 150)]
    places = grid + corners  # at corners several provinces meet
    assert shapes.provinces_at(places) == [shapes.province_at(place.real, place.imag) for place in places]
    assert None in shapes.provinces_at(grid)


@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_places_of_two_coasts_that_were_changed_about_are_told(board_id: str) -> None:
    board, shapes = load_board(board_id), drawn(board_id)
    for province in board.provinces.values():
        if len(province.coasts) < 2:
            continue
        one, other = province.locations[:2]
        units = {**shapes.units, one: shapes.units[other], other: shapes.units[one]}
        found = check_drawing(board, replace(shapes, units=units))
        told = {place for fault in found if fault.kind is FaultKind.PLACE_OFF_COAST for place in fault.places}
        assert {str(one), str(other)} <= told
