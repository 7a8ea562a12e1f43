"""The versions that the boards were built with: with others, the files come out a little different."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.metadata import version
from pathlib import Path

import pyproj
import shapely

from maps.atlas.errors import VersionsError

PINS = Path(__file__).parent / "constraints.txt"
LIBRARIES = {"GEOS": "3.14.1", "PROJ": "9.5.1"}  # inside of the wheels; another build may bring others


def check_versions() -> None:
    """Holds what is installed against the pins.

    Raises:
        VersionsError: naming each that differs.
    """
    wanted = pinned() | LIBRARIES
    found = _installed(pinned())
    different = [
        f"{name} {found[name]}, not {wanted[name]}" for name in wanted if found[name] != wanted[name]
    ]
    if different:
        raise VersionsError(different)


def pinned() -> dict[str, str]:
    """The pinned packages and their versions."""
    lines = PINS.read_text(encoding="utf-8").splitlines()
    pins = (line.partition("==") for line in lines if not line.startswith("#"))
    return {name: number for name, _, number in pins}


def _installed(packages: Mapping[str, str]) -> dict[str, str]:
    libraries = {"GEOS": shapely.geos_version_string, "PROJ": pyproj.proj_version_str}
    return {name: version(name) for name in packages} | libraries
