"""What stops a build, with the facts that whoever mends the recipe needs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


class AtlasError(Exception):
    """The board cannot be built as the recipe says."""


@dataclass
class GeodataMissingError(AtlasError):
    """The geodata is not in the cache and could not be fetched; ``command`` does it by hand."""

    command: str


@dataclass
class GeodataChangedError(AtlasError):
    """The file in the cache is not the one that the boards were made from."""

    path: str
    checksum: str


@dataclass
class RecipeFileError(AtlasError):
    """A recipe that cannot be read."""

    path: str
    reason: str


@dataclass
class UnmatchedSelectorError(AtlasError):
    """Selectors of the recipe that name no region of the geodata."""

    selectors: Sequence[str]


@dataclass
class StrangeOwnerError(AtlasError):
    """Owners in the recipe that are no province of the board; neutral land begins with _, water with ~."""

    owners: Sequence[str]


@dataclass
class SeedOutsideError(AtlasError):
    """A sea seed that lies outside the frame."""

    sea: str
    seed: tuple[float, float]


@dataclass
class SeedConflictError(AtlasError):
    """Two owners claim one face: a sea line ends in the water, or a seed lies on land."""

    seed: tuple[float, float]
    first: str
    second: str


@dataclass
class UnclaimedFaceError(AtlasError):
    """Faces that no rule gives to anybody."""

    count: int


@dataclass
class CoverageError(AtlasError):
    """The faces do not fit edge to edge at the named stage."""

    stage: str


@dataclass
class UndrawnError(AtlasError):
    """Provinces of the board that the recipe gives no ground, or places it could find no room for."""

    places: Sequence[str]


@dataclass
class DrawnWrongError(AtlasError):
    """What is drawn is not what is adjacent; the faults as text."""

    faults: Sequence[str]


@dataclass
class VersionsError(AtlasError):
    """What draws here is not what drew the boards: ``"shapely 2.1.0, not 2.2.0"``, one for each."""

    differences: Sequence[str]
