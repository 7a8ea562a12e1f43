"""From a recipe and the geodata to the text of a board's SVG."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import shapely

from maps.atlas.errors import CoverageError, DrawnWrongError, StrangeOwnerError, UndrawnError
from maps.atlas.geodata import Region
from maps.atlas.land import LAKE, NEUTRAL, grounds, inlets, without
from maps.atlas.linework import cut_faces
from maps.atlas.ownership import STRAIT, Ownership
from maps.atlas.places import Room, coast_place, name_place, room, unit_places
from maps.atlas.projection import WIDTH, Projection
from maps.atlas.recipe import Recipe
from maps.atlas.smoothing import pins, smooth
from maps.atlas.svg import write_svg
from maps.board import Board, Location, Terrain
from maps.board_svg import load_shapes
from maps.checks import SMALLEST_RADIUS, check_drawing
from maps.coasts import coast_runs
from maps.outline import Outline, flatten
from maps.shapes import Anchor


@dataclass(frozen=True, slots=True)
class _Drawing:
    """The coverage of a board: whole provinces, their dry parts, and everything around them."""

    whole: Mapping[str, Any]
    dry: Mapping[str, Any]
    outlines: Mapping[str, Outline]
    around: Mapping[str, Outline]


def build(board: Board, recipe: Recipe, regions: list[Region]) -> str:
    """Draws the board.

    Raises:
        AtlasError: of the kind that says what in the recipe does not work out.
    """
    _check_owners(board, recipe)
    projection = Projection(recipe.projection, recipe.height)
    drawing = _draw(board, recipe, _coverage(recipe, regions, projection))
    units, names = _places(board, recipe, drawing, projection)
    text = write_svg(board, recipe.height, drawing.outlines, drawing.around, units, names)
    faults = check_drawing(board, load_shapes(text))
    if faults:
        raise DrawnWrongError([str(fault) for fault in faults])
    return text


def _check_owners(board: Board, recipe: Recipe) -> None:
    shares = (*recipe.made_land, *recipe.fills, *(share for cut in recipe.cuts.values() for share in cut))
    owners = {*recipe.regions, *recipe.sea_seeds, *recipe.places, *(owner for owner, _ in shares)}
    strange = [each for each in owners if each.partition("/")[0] not in board.provinces]
    strange = sorted(each for each in strange if not each.startswith((NEUTRAL, LAKE)))
    if strange:
        raise StrangeOwnerError(strange)


def _coverage(recipe: Recipe, regions: list[Region], projection: Projection) -> dict[str, Any]:
    """Owner → simplified ground; neighbours share every vertex of their border."""
    frame = shapely.box(0, 0, WIDTH, recipe.height)
    open_water = [projection.curve(channel.line).buffer(channel.width / 2) for channel in recipe.channels]
    lands = without(grounds(recipe, regions, projection), open_water)
    bays = without(inlets(lands, frame, recipe.inlet), open_water)
    made = [(owner, projection.polygon(ring)) for owner, ring in recipe.made_land]
    fills = [(owner + STRAIT, projection.polygon(ring)) for owner, ring in recipe.fills]
    claims = [*lands.items(), *made, *fills, *bays.items()]
    areas = [area for _, area in claims]
    lines = [*map(shapely.boundary, areas), *map(projection.curve, recipe.sea_lines)]
    faces = cut_faces(lines, frame)
    owned = Ownership(faces, recipe, projection).settle(claims)
    return dict(zip(owned, _simplified(list(owned.values()), recipe.tolerance), strict=True))


def _simplified(coverage: Sequence[Any], tolerance: float) -> list[Any]:
    if not shapely.coverage_is_valid(coverage):
        raise CoverageError("faces")
    simpler = list(shapely.coverage_simplify(coverage, tolerance, simplify_boundary=False))
    if not shapely.coverage_is_valid(simpler):
        raise CoverageError("simplified")
    return simpler


def _draw(board: Board, recipe: Recipe, coverage: Mapping[str, Any]) -> _Drawing:
    missing = sorted(id_ for id_ in board.provinces if id_ not in coverage)
    if missing:
        raise UndrawnError(missing)
    pinned = pins(coverage, WIDTH, recipe.height)
    whole = {id_: _union(coverage, [id_, id_ + STRAIT]) for id_ in board.provinces}
    land = [id_ for id_, province in board.provinces.items() if province.terrain != Terrain.WATER]
    straits = [key for key in coverage if key.endswith(STRAIT) and key != LAKE]
    around = {
        "surroundings": smooth(_union(coverage, [NEUTRAL]), pinned),
        "lakes": smooth(_union(coverage, [LAKE]), pinned),
        "straits": smooth(_union(coverage, straits), pinned),
        "coast": smooth(_union(coverage, [*land, NEUTRAL]), pinned),
    }
    outlines = {id_: smooth(ground, pinned) for id_, ground in whole.items()}
    return _Drawing(whole, {id_: coverage[id_] for id_ in board.provinces}, outlines, around)


def _union(coverage: Mapping[str, Any], owners: Sequence[str]) -> Any:
    return shapely.coverage_union_all([coverage[owner] for owner in owners if owner in coverage])


def _places(
    board: Board, recipe: Recipe, drawing: _Drawing, projection: Projection
) -> tuple[dict[Location, Anchor], dict[str, Anchor]]:
    open_ = sorted(id_ for id_, p in board.provinces.items() if p.terrain != Terrain.IMPASSABLE)
    rooms = {id_: _room(drawing, id_) for id_ in open_}
    near = {id_: sorted({*board.army_neighbours(id_), *_sailed(board, id_)}) for id_ in open_}
    fixed = _set_by_hand(recipe, drawing, projection)
    fixed |= _coast_places(board, drawing, rooms, fixed)
    units = unit_places(rooms, near, fixed)
    names = {
        id_: name_place(
            drawing.dry[id_], [anchor for place, anchor in units.items() if place.province == id_]
        )
        for id_ in sorted(board.provinces)
    }
    return units, names | _names_by_hand(recipe, drawing, projection)


def _room(drawing: _Drawing, id_: str) -> Room:
    """On dry land, unless a province is all small islands."""
    dry = room(drawing.dry[id_])
    return dry if dry.best.radius >= SMALLEST_RADIUS * WIDTH else room(drawing.whole[id_])


def _sailed(board: Board, id_: str) -> set[str]:
    neighbours = (board.fleet_neighbours(place) for place in board.provinces[id_].locations)
    return {other.province for others in neighbours for other in others}


def _set_by_hand(recipe: Recipe, drawing: _Drawing, projection: Projection) -> dict[Location, Anchor]:
    places = {Location.parse(text): place for text, place in recipe.places.items()}
    return {
        location: _anchor(projection.point(place), drawing.dry[location.province])
        for location, place in places.items()
    }


def _names_by_hand(recipe: Recipe, drawing: _Drawing, projection: Projection) -> dict[str, Anchor]:
    return {
        id_: _anchor(projection.point(place), drawing.dry[id_]) for id_, place in sorted(recipe.names.items())
    }


def _anchor(spot: tuple[float, float], ground: Any) -> Anchor:
    """A place set by hand, with the room that it has on its ground."""
    clear = shapely.distance(shapely.Point(spot), shapely.boundary(ground))
    return Anchor(round(spot[0], 1), round(spot[1], 1), round(float(clear), 1))


def _coast_places(
    board: Board, drawing: _Drawing, rooms: Mapping[str, Room], fixed: Mapping[Location, Anchor]
) -> dict[Location, Anchor]:
    """A place off each coast of the provinces that have several."""
    found: dict[Location, Anchor] = {}
    for location, runs in coast_runs(board, drawing.outlines).items():
        if not location.coast or location in fixed:
            continue
        run = max(runs, key=lambda run: len(run.line), default=None)
        if run is None:
            raise UndrawnError([str(location)])
        water = shapely.union_all([flatten(drawing.outlines[sea]) for sea in sorted(run.seas)])
        others = shapely.union_all(
            [g for id_, g in drawing.dry.items() if id_ not in {location.province, *run.seas}]
        )
        taken = [rooms[sea].best for sea in sorted(run.seas)] + list(found.values())
        found[location] = coast_place(run, water, others, taken)
    return found
