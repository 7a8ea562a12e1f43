"""A recipe: how one board is made from the geodata, decoded from ``recipes/*.json``."""

from __future__ import annotations

from pathlib import Path

import msgspec

from maps.atlas.errors import RecipeFileError

LonLat = tuple[float, float]
Line = tuple[LonLat, ...]

FOLDER = Path(__file__).parent / "recipes"


class Bump(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A local magnifier: ``1 + gain`` at its centre, fading as a bell of that radius."""

    longitude: float
    latitude: float
    radius_km: float
    gain: float


class ProjectionRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How degrees become map units; see ``maps.atlas.projection``."""

    latitude: float
    longitude: float
    center_km: tuple[float, float]
    width_km: float
    magnifier_km: float
    focus: LonLat
    stretch: float
    bumps: tuple[Bump, ...] = ()


class Recipe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One board.

    Selectors of ``regions`` and keys of ``cuts``: ``GBR`` a country, ``GBR:Kent`` one region of it, ``GBR:@SCT`` a part
    of it, ``*:Crimea`` a region of any country, ``DZA:*`` (cuts only) all regions of one. The narrower wins.
    Owners that start with ``_`` are neutral land, those with ``~`` water that nobody sails.
    All places are longitude and latitude in degrees; all sizes are map units or squares of them.
    """

    board: str
    height: int
    projection: ProjectionRecord
    clip: tuple[float, float, float, float]
    regions: dict[str, tuple[str, ...]]
    sea_seeds: dict[str, tuple[LonLat, ...]]
    sea_lines: tuple[Line, ...]
    cuts: dict[str, tuple[tuple[str, Line], ...]] = {}
    fills: tuple[tuple[str, Line], ...] = ()  # water that counts as the province and stays drawn as water
    places: dict[str, LonLat] = {}  # unit places set by hand
    tolerance: float = 2.6
    inlet: float = 5  # bays narrower than twice this become land
    smallest_island: float = 160
    smallest_enclave: float = 250
    smallest_scrap: float = 80
    smallest_lake: float = 60
    keep: tuple[str, ...] = ()  # owners whose smallest islands stay


def load_recipe(board: str) -> Recipe:
    """The recipe of the board of that id.

    Raises:
        RecipeFileError: if there is none or it does not decode.
    """
    path = FOLDER / f"{board}.json"
    try:
        return msgspec.json.decode(path.read_bytes(), type=Recipe)
    except (OSError, msgspec.MsgspecError) as error:
        raise RecipeFileError(str(path), str(error)) from error
