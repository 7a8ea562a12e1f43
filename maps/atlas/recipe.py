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


class Channel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A strait or gulf kept open at a width that can be seen."""

    line: Line
    width: float


class Recipe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One board.

    Selectors of ``regions`` and keys of ``cuts``: ``GBR`` a country, ``GBR:Kent`` one region of it,
    ``GBR:@SCT`` a part of it, ``*:Crimea`` a region of any country, ``DZA:*`` (cuts only) all regions of one.
    The narrower wins. Regions given to a sea are not drawn.
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
    channels: tuple[Channel, ...] = ()
    made_land: tuple[tuple[str, Line], ...] = ()  # water that becomes land: lagoons and estuaries on a border
    fills: tuple[tuple[str, Line], ...] = ()  # water that counts as the province and stays drawn as water
    places: dict[str, LonLat] = {}  # unit places set by hand
    names: dict[str, LonLat] = {}  # places of names set by hand
    tolerance: float = 2.6
    inlet: float = 5  # bays narrower than twice this become land
    smallest_island: float = 330
    smallest_enclave: float = 250
    smallest_scrap: float = 80
    smallest_lake: float = 700
    keep: tuple[str, ...] = ()  # owners whose smallest islands stay


class _Header(msgspec.Struct, frozen=True):
    """The board of a recipe, and whose geography it shares."""

    board: str
    same_as: str | None = None


def load_recipe(board: str) -> Recipe:
    """The recipe of the board of that id; ``same_as`` in the file leads to that of another board.

    Raises:
        RecipeFileError: if there is none or it does not decode.
    """
    path = FOLDER / f"{board}.json"
    try:
        data = path.read_bytes()
        header = msgspec.json.decode(data, type=_Header)
        if header.same_as:
            return msgspec.structs.replace(load_recipe(header.same_as), board=header.board)
        return msgspec.json.decode(data, type=Recipe)
    except (OSError, msgspec.MsgspecError) as error:
        raise RecipeFileError(str(path), str(error)) from error
