"""The variants by their ids: the five games, and those on boards of the user's own."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from pathlib import Path

from variants.britain import britain
from variants.colonial import colonial
from variants.custom import load_custom_variant
from variants.errors import UnknownVariantError
from variants.europe1900 import europe1900
from variants.hundred import hundred
from variants.standard import standard
from variants.variant import Variant

_MAKERS: Mapping[str, Callable[[], Variant]] = {
    "standard": standard,
    "britain": britain,
    "1900": europe1900,
    "hundred": hundred,
    "colonial": colonial,
}

VARIANT_IDS = tuple(_MAKERS)


_ID = re.compile(r"\w[\w-]{0,63}")  # an id is the name of a folder, and comes from files of others
_homes: list[Path] = []


def use_boards_in(home: Path | None) -> None:
    """Lets games be found on the boards of a folder, each in a folder named after its id; None for none."""
    _homes[:] = [home] if home else []


def boards_home() -> Path | None:
    """The folder in which boards of the user's own are found."""
    return _homes[0] if _homes else None


def own_board_ids() -> tuple[str, ...]:
    """The ids of the user's own boards, whether they can be played or not."""
    home = boards_home()
    if home is None or not home.is_dir():
        return ()
    names = (path.name for path in home.iterdir() if path.is_dir())
    return tuple(sorted(name for name in names if _ID.fullmatch(name) and name not in VARIANT_IDS))


def load_variant(variant_id: str) -> Variant:
    """The variant of that id with default rules.

    Raises:
        UnknownVariantError: if there is none, naming those there are.
        FileFormatError: if a board of the user's own cannot be read.
    """
    if variant_id in _MAKERS:
        return _built_in(variant_id)
    home = boards_home()
    folder = home / variant_id if home and _ID.fullmatch(variant_id) else None
    file = folder / f"{variant_id}.json" if folder else None
    if folder is None or file is None or not file.is_file():
        raise UnknownVariantError(variant_id, VARIANT_IDS, folder)
    return _own(folder, file.stat().st_mtime_ns)


@cache
def _built_in(variant_id: str) -> Variant:
    return _MAKERS[variant_id]()


@lru_cache(maxsize=32)
def _own(folder: Path, changed: int) -> Variant:  # noqa: ARG001 (a file that was changed is read again)
    return load_custom_variant(folder)
