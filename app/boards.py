"""The drawings of boards, and the boards of the user's own: where they are, whether they can be played."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

from app.autosave import default_folder
from maps.board import BOARD_IDS
from maps.board_files import read_board
from maps.board_svg import BoardFileError, load_shapes
from maps.compiled import compiled
from maps.mending import OverlapError, TangledError, load_mended
from maps.shapes import Shapes
from resources import resource
from variants.custom import load_custom_variant
from variants.errors import FileFormatError
from variants.registry import boards_home, own_board_ids
from variants.variant import Variant


@dataclass(frozen=True, slots=True)
class OwnBoard:
    """A board of the user's own.

    Attributes:
        id: its folder's name, which is its id.
        variant: the game on it; None if it has faults.
        faults: each on a line, in the words of the check.
    """

    id: str
    variant: Variant | None
    faults: tuple[str, ...] = ()


def default_home() -> Path:
    """Where this system keeps the user's boards."""
    return default_folder() / "boards"


def board_shapes(board_id: str) -> Shapes:
    """The drawing of a board, read once.

    Raises:
        OSError: if a board of the user's own has no drawing that can be opened.
        BoardFileError: if it has none that is right.
    """
    home = boards_home()
    if board_id in BOARD_IDS or home is None:
        return _built_in(board_id)
    return _drawn((home / board_id / f"{board_id}.svg").read_bytes())


def ensure_drawn(variant: Variant) -> None:
    """Looks whether the board of a game can be shown.

    Raises:
        FileFormatError: if it is one of the user's own and its drawing cannot be read.
    """
    try:
        board_shapes(variant.board.id)
    except (OSError, BoardFileError, OverlapError, TangledError) as error:
        raise FileFormatError(f"{variant.board.id}.svg", str(error)) from None


@cache
def _built_in(board_id: str) -> Shapes:
    return compiled(resource(f"boards/{board_id}.svg").read_bytes(), load_shapes, "exact")


@lru_cache(maxsize=8)
def _drawn(svg: bytes) -> Shapes:
    return compiled(svg, load_mended, "mended")


def own_boards() -> tuple[OwnBoard, ...]:
    """The boards in the user's folder, with their faults."""
    home = boards_home()
    return tuple(read_own_board(home / id_) for id_ in own_board_ids()) if home else ()


def read_own_board(folder: Path) -> OwnBoard:
    """The board of a folder with ``X.json`` and ``X.svg``, X being the folder's name; checked."""
    checked = read_board(folder, folder.name)
    faults = tuple(f"{file}: {fault}" for file, fault in checked.faults)
    if faults or checked.board is None:
        return OwnBoard(folder.name, None, faults)
    try:
        return OwnBoard(folder.name, load_custom_variant(folder))
    except FileFormatError as error:
        return OwnBoard(folder.name, None, (str(error),))


def add_board(folder: Path) -> OwnBoard:
    """Copies a board's two files to the user's boards, if it has no faults.

    Raises:
        OSError: if they cannot be copied.
    """
    found, home = read_own_board(folder), boards_home()
    if found.variant is not None and home is not None and folder != home / found.id:
        goal = home / found.id
        goal.mkdir(parents=True, exist_ok=True)
        for suffix in (".json", ".svg"):
            shutil.copyfile(folder / f"{found.id}{suffix}", goal / f"{found.id}{suffix}")
    return found
