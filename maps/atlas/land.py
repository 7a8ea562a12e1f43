"""Which region of the geodata belongs to which province, and the ground that makes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import shapely

from maps.atlas.errors import UnmatchedSelectorError
from maps.atlas.geodata import Region
from maps.atlas.projection import Projection
from maps.atlas.recipe import Recipe

NEUTRAL = "_"  # land that nobody may enter
LAKE = "~"  # water that nobody sails
STEP_DEGREES = 0.5  # the longest edge before projecting


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
    return {owner: projection.geometry(_joined(pieces[owner], clip)) for owner in sorted(pieces)}


def without_inlets(lands: dict[str, Any], width: float) -> dict[str, Any]:
    """Owner → water inside bays and fjords narrower than twice the width, which counts as its land.

    Water that two owners reach stays water, so that no inlet joins lands that are apart.
    """
    everything = shapely.union_all(list(lands.values()))
    closings = {
        owner: shapely.difference(_closing(land, width), everything)
        for owner, land in lands.items()
        if owner != NEUTRAL
    }
    return {
        owner: shapely.difference(
            own, shapely.union_all([c for other, c in closings.items() if other != owner])
        )
        for owner, own in closings.items()
    }


def _closing(land: Any, width: float) -> Any:
    """Part by part, so that islands do not grow together."""
    parts = shapely.get_parts(land)
    return shapely.union_all(shapely.buffer(shapely.buffer(parts, width), -width))


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
