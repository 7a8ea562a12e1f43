"""The builder on a toy world: two lands, a strait, an island, a bay."""

from dataclasses import replace
from itertools import pairwise
from typing import Any

import msgspec
import pytest
import shapely

from maps.atlas.build import build
from maps.atlas.errors import (
    DrawnWrongError,
    SeedConflictError,
    SeedOutsideError,
    StrangeOwnerError,
    UndrawnError,
    UnmatchedSelectorError,
)
from maps.atlas.geodata import Region
from maps.atlas.recipe import Recipe
from maps.board import Board, decode_board
from maps.board_svg import load_shapes

RECIPE: dict[str, Any] = {
    "board": "toy",
    "height": 2000,
    "projection": {
        "latitude": 0,
        "longitude": 0,
        "center_km": [0, 0],
        "width_km": 3000,
        "magnifier_km": 100000,
        "focus": [0, 0],
        "stretch": 1,
    },
    "clip": [-30, -30, 30, 30],
    "regions": {"WES": ["WST"], "EAS": ["EST", "WST:March"], "_FAR": ["FAR"]},
    "sea_seeds": {"NOR": [[0, 7]], "SOU": [[0, -7]]},
    "sea_lines": [[[-20, 0], [-4, 0]], [[4, 0], [20, 0]]],
}


def region(country: str, name: str, *box: float) -> Region:
    return Region(country, country, name, shapely.box(*box))


REGIONS = [
    region("WST", "Shire", -5, -3, -1, 3),
    region("WST", "March", -1, -3, 0, 3),
    region("EST", "Vale", 0, -3, 5, 3),
    region("EST", "Rock", 8, 6, 8.01, 6.01),
    region("FAR", "Away", -10, 5, -8, 7),
]


def board(**changes: Any) -> Board:
    def province(terrain: str) -> dict[str, Any]:
        return {"name": {"en": terrain}, "terrain": terrain, "supply_center": False}

    record = {
        "board": "toy",
        "title": {"en": "Toy"},
        "powers": [],
        "provinces": {
            "WES": province("coast"),
            "EAS": province("coast"),
            "NOR": province("water"),
            "SOU": province("water"),
        },
        "army_adjacency": [["EAS", "WES"]],
        "fleet_adjacency": [*map(list, pairwise(["WES", "NOR", "SOU", "EAS", "WES", "SOU"])), ["EAS", "NOR"]],
        "calendar": {"labels": "seasons", "first_year": 1901, "turns_per_count": 2},
        "victory": {"centers": 1, "of": 1, "several": "reach"},
        "builds": {"sites": "home"},
    }
    return decode_board(msgspec.json.encode(record | changes))


def recipe(**changes: Any) -> Recipe:
    return msgspec.convert(RECIPE | changes, Recipe)


def test_a_world_is_drawn_without_faults() -> None:
    shapes = load_shapes(build(board(), recipe(), REGIONS))
    assert set(shapes.outlines) == {"WES", "EAS", "NOR", "SOU"}
    assert len(shapes.surroundings.subpaths) == 1
    assert len(shapes.polygons["EAS"].geoms) == 1  # the rock is too small to draw


def test_the_same_twice_byte_for_byte() -> None:
    assert build(board(), recipe(), REGIONS) == build(board(), recipe(), REGIONS)


def test_a_region_beats_its_country() -> None:
    shapes = load_shapes(build(board(), recipe(), REGIONS))
    assert shapes.polygons["EAS"].area > 1.4 * shapes.polygons["WES"].area


def test_a_cut_splits_a_region() -> None:
    cut = {"WST:Shire": [["EAS", [[-3, -4], [-1, -4], [-1, 4], [-3, 4]]]]}
    shapes = load_shapes(build(board(), recipe(cuts=cut), REGIONS))
    assert shapes.polygons["EAS"].area > 3.5 * shapes.polygons["WES"].area


def test_a_fill_is_drawn_as_water_of_its_province() -> None:
    lands = [region("WST", "Shire", -5, -3, -1, 3), region("WST", "March", 0, -3, 1, 3), *REGIONS[2:]]
    strait = [["WES", [[-1.5, -3], [0.5, -3], [0.5, 3], [-1.5, 3]]]]
    shapes = load_shapes(
        build(board(), recipe(fills=strait, regions={"WES": ["WST:Shire"], "EAS": ["EST", "WST"]}), lands)
    )
    water = shapes.straits
    assert len(water.subpaths) == 1
    assert shapes.province_at(1500 - 55, 1000) == "WES"


def test_water_that_a_ring_makes_land() -> None:
    bay = [["WES", [[-7, -2], [-4.9, -2], [-4.9, 2], [-7, 2]]]]
    before, after = (load_shapes(build(board(), recipe(made_land=made), REGIONS)) for made in ([], bay))
    assert before.province_at(1500 - 670, 950) == "NOR"
    assert after.province_at(1500 - 670, 950) == "WES"
    assert after.straits.subpaths == ()


def test_a_region_given_to_a_sea_is_not_drawn() -> None:
    regions = {"WES": ["WST"], "EAS": ["EST", "WST:March"], "NOR": ["FAR"]}
    shapes = load_shapes(build(board(), recipe(regions=regions), REGIONS))
    assert shapes.surroundings.subpaths == ()


def test_a_place_set_by_hand() -> None:
    shapes = load_shapes(build(board(), recipe(places={"WES": [-4, 1]}), REGIONS))
    anchor = next(anchor for place, anchor in shapes.units.items() if place.province == "WES")
    assert (round(anchor.x), round(anchor.y)) == (1055, 889)


def test_a_name_set_by_hand() -> None:
    shapes = load_shapes(build(board(), recipe(names={"WES": [-4, 1]}), REGIONS))
    assert (round(shapes.names["WES"].x), round(shapes.names["WES"].y)) == (1055, 889)


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        (
            {"regions": {**RECIPE["regions"], "_FAR": ["FAR:Nowhere"]}},
            UnmatchedSelectorError(["FAR:Nowhere"]),
        ),
        ({"regions": {**RECIPE["regions"], "QQQ": ["EST:Rock"]}}, StrangeOwnerError(["QQQ"])),
        ({"sea_lines": RECIPE["sea_lines"][:1]}, SeedConflictError((0, -7), "NOR", "SOU")),
        ({"sea_seeds": {"NOR": [[0, 7]], "SOU": [[0, 0.5]]}}, SeedConflictError((0, 0.5), "EAS", "SOU")),
        ({"sea_seeds": {"NOR": [[0, 70]], "SOU": [[0, -7]]}}, SeedOutsideError("NOR", (0, 70))),
        ({"regions": {"EAS": ["EST", "WST"], "_FAR": ["FAR"]}}, UndrawnError(["WES"])),
    ],
)
def test_a_recipe_that_does_not_work_out_stops_the_build(changes: dict[str, Any], error: Exception) -> None:
    with pytest.raises(type(error)) as caught:
        build(board(), recipe(**changes), REGIONS)
    assert caught.value == error


def test_a_lost_contact_stops_the_build() -> None:
    apart = [
        REGIONS[0],
        region("WST", "March", -1, -3, -0.9, 3),
        region("EST", "Vale", 2, -3, 5, 3),
        REGIONS[4],
    ]
    with pytest.raises(DrawnWrongError) as caught:
        build(
            board(), recipe(regions={"WES": ["WST"], "EAS": ["EST"]}, sea_lines=[[[-20, 0], [20, 0]]]), apart
        )
    assert any("EAS–WES" in fault for fault in caught.value.faults)


def test_a_surplus_contact_stops_the_build() -> None:
    strangers = replace(board(), army_adjacency={}, fleet_adjacency=board(fleet_adjacency=[]).fleet_adjacency)
    with pytest.raises(DrawnWrongError):
        build(strangers, recipe(), REGIONS)


def test_a_part_that_others_cut_off_stops_the_build_with_its_place() -> None:
    inside = {"EST:Vale": [["WES", [[2, -1], [4, -1], [4, 1], [2, 1]]]]}
    with pytest.raises(DrawnWrongError) as caught:
        build(board(), recipe(cuts=inside), REGIONS)
    (fault,) = caught.value.faults
    assert fault.startswith("a part is cut off by the land of others: WES")
    assert "(1834, 1005)" in fault
