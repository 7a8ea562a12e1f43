"""The variants by their ids: the five games, and those on boards of the user's own."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache, lru_cache
from pathlib import Path
from typing import TypeAlias

from maps.board_facts import find_boards, is_there
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

Home: TypeAlias = Path | Callable[[], Path] | None

_ID = re.compile(r"\w[\w-]{0,63}")  # an id is the name of a file, and comes from files of others
_homes: list[Path | Callable[[], Path]] = []


def use_boards_in(home: Home) -> None:
    """Lets games be found on the boards of a folder; None for none.

    The two files of a board X are in that folder, or in one named X in it. Of a function the folder is asked
    when it is needed.
    """
    _homes[:] = [] if home is None else [home]


@contextmanager
def boards_used_in(home: Home) -> Iterator[None]:
    """The same for a while."""
    before = list(_homes)
    use_boards_in(home)
    try:
        yield
    finally:
        _homes[:] = before


def boards_home() -> Path | None:
    """The folder in which boards of the user's own are found."""
    if _homes and callable(_homes[0]):
        _homes[0] = _homes[0]()
    return next((home for home in _homes if isinstance(home, Path)), None)


def own_boards_by_id() -> Mapping[str, Path]:
    """The ids of the user's own boards, whether they can be played or not, each with where its files are.

    Raises:
        OSError: if their folder is there and cannot be read.
    """
    home = boards_home()
    if home is None or not is_there(home):
        return {}
    return {
        id_: folder
        for id_, folder in find_boards(home).items()
        if _ID.fullmatch(id_) and id_ not in VARIANT_IDS
    }


def own_board_folder(board_id: str) -> Path | None:
    """Where the two files of one of the user's own boards are, or belong; None where there are none."""
    home = boards_home()
    if home is None or not _ID.fullmatch(board_id):
        return None
    within = home / board_id
    beside = is_there(home / f"{board_id}.json") and not is_there(within / f"{board_id}.json")
    return home if beside else within


def known_variants() -> tuple[str, ...]:
    """The ids of all games, those on the user's own boards last."""
    try:
        own = own_boards_by_id()
    except OSError:
        own = {}
    return (*VARIANT_IDS, *own)


def load_variant(variant_id: str) -> Variant:
    """The variant of that id with default rules.

    Raises:
        UnknownVariantError: if there is none, naming those there are.
        FaultyBoardError: if the facts of a board of the user's own are wrong.
    """
    if variant_id in _MAKERS:
        return _built_in(variant_id)
    folder = own_board_folder(variant_id)
    changed = _changed(folder / f"{variant_id}.json") if folder else None
    if folder is None or changed is None:
        raise UnknownVariantError(variant_id, known_variants(), folder)
    return _own(folder, variant_id, changed)


def _changed(file: Path) -> tuple[int, int] | None:
    """What is another once a file was changed; None if there is no such file."""
    try:
        facts = file.stat()
    except OSError:
        return None
    return facts.st_mtime_ns, facts.st_size


@cache
def _built_in(variant_id: str) -> Variant:
    return _MAKERS[variant_id]()


@lru_cache(maxsize=32)
def _own(folder: Path, name: str, changed: tuple[int, int]) -> Variant:  # noqa: ARG001 (another one is read again)
    return load_custom_variant(folder, name)
