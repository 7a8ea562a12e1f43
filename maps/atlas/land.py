"""Which region of the geodata belongs to which province, and the ground that makes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import shapely

from maps.atlas.errors import UnmatchedSelectorError
from maps.atlas.geodata import Region
from maps.atlas.linework import GRID
from maps.atlas.projection import WIDTH, Projection
from maps.atlas.recipe import Recipe

NEUTRAL = "_"  # land that nobody may enter
LAKE = "~"  # water that nobody sails
STEP_DEGREES = 0.5  # the longest edge before projecting
MARGIN = 100.0  # map units kept beyond the frame
NOTHING = 2.0  # square map units that are not worth a face
FINEST = 0.5  # map units; the geodata is far finer
NEAR = 0.05  # map units within which water touches a land


def common(owner: str) -> str:
    """All neutral lands are one owner, all lakes another."""
    return owner[0] if owner.startswith((NEUTRAL, LAKE)) else owner


def grounds(recipe: Recipe, regions: list[Region], projection: Projection) -> dict[str, Any]:
    """Owner → its land in map units, sorted by owner.

    Raises:
        UnmatchedSelectorError: if a selector of the recipe names no region.
    """
    _check_selectors(recipe, regions)
    pieces: dict[str, list[Any]] = {}
    for region in regions:
        for owner, ground in _cut(recipe, region):
            if not ground.is_empty:
                pieces.setdefault(common(owner), []).append(ground)
    clip = shapely.box(*recipe.clip)
    owners = sorted(pieces)
    drawn = [projection.geometry(_joined(pieces[owner], clip)) for owner in owners]
    lands = dict(zip(owners, shapely.coverage_simplify(drawn, FINEST), strict=True))
    near = (-MARGIN, -MARGIN, WIDTH + MARGIN, recipe.height + MARGIN)
    dry = [owner for owner in lands if owner not in recipe.sea_seeds]
    return {owner: shapely.clip_by_rect(lands[owner], *near) for owner in dry}


def without(lands: Mapping[str, Any], channels: Sequence[Any]) -> dict[str, Any]:
    """The lands with the channels cut out of them."""
    water = shapely.union_all(list(channels))
    touched = {owner for owner, land in lands.items() if shapely.intersects(land, water)}
    return {
        owner: shapely.difference(shapely.make_valid(land), water) if owner in touched else land
        for owner, land in lands.items()
    }


def inlets(lands: dict[str, Any], frame: Any, width: float) -> dict[str, Any]:
    """Owner → its bays, fjords and sounds narrower than twice the width, which count as land.

    Water that two owners reach stays water, so that nothing joins lands that are apart.
    """
    owners, grounds_ = list(lands), list(lands.values())
    water = shapely.difference(frame, shapely.union_all(grounds_, grid_size=GRID))
    wide = shapely.buffer(shapely.buffer(water, -width, quad_segs=4), width, quad_segs=4)
    narrow = shapely.get_parts(shapely.difference(water, wide))
    shapely.prepare(grounds_)
    tree = shapely.STRtree(grounds_)
    found: dict[str, list[Any]] = {}
    for piece in narrow[shapely.area(narrow) > NOTHING]:
        touched = tree.query(piece, predicate="dwithin", distance=NEAR)
        if len(touched) == 1:
            found.setdefault(owners[touched[0]], []).append(piece)
    return {owner: shapely.union_all(pieces) for owner, pieces in sorted(found.items())}


def _owner(recipe_owner: dict[str, str], region: Region) -> str:
    keys = (
        f"{region.country}:{region.name}",
        f"*:{region.name}",
        f"{region.country}:@{region.part}",
        region.country,
    )
    return next((recipe_owner[key] for key in keys if key in recipe_owner), NEUTRAL)


def _cut(recipe: Recipe, region: Region) -> Iterator[tuple[str, Any]]:
    """The region itself, or its parts if the recipe cuts it."""
    owners = {selector: owner for owner, some in recipe.regions.items() for selector in some}
    rest = region.ground
    cuts = recipe.cuts.get(f"{region.country}:{region.name}") or recipe.cuts.get(f"{region.country}:*", ())
    for owner, ring in cuts:
        cut = shapely.Polygon(ring)
        yield owner, shapely.intersection(rest, cut)
        rest = shapely.difference(rest, cut)
    yield _owner(owners, region), rest


def _joined(pieces: list[Any], clip: Any) -> Any:
    try:
        joined = shapely.coverage_union_all(pieces)
    except shapely.GEOSException:  # pieces of a cut region do not fit edge to edge
        joined = shapely.union_all(pieces)
    return shapely.segmentize(shapely.intersection(joined, clip), STEP_DEGREES)


def _check_selectors(recipe: Recipe, regions: Iterable[Region]) -> None:
    known = {"*"}
    for region in regions:
        known |= {region.country, f"{region.country}:{region.name}", f"*:{region.name}"}
        known |= {f"{region.country}:@{region.part}", f"{region.country}:*"}
    wanted = [selector for some in recipe.regions.values() for selector in some] + list(recipe.cuts)
    missing = [selector for selector in wanted if selector not in known]
    if missing:
        raise UnmatchedSelectorError(missing)
