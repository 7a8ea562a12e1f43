"""The drawings of boards, and the boards of the user's own: where they are, whether they can be played."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import islice
from pathlib import Path

from maps.board import BOARD_IDS
from maps.board_facts import SUFFIXES, FileFault, FileFaultKind, cause, find_boards, is_there, read_file
from maps.board_files import Finding, read_board
from maps.board_svg import load_shapes
from maps.compiled import compiled
from maps.mending import OverlapError, TangledError, load_mended
from maps.shapes import Shapes
from maps.svg_faults import BoardFileError
from maps.svg_text import SIZE_LIMIT
from resources import resource
from variants.custom import custom_variant
from variants.errors import FaultyBoardError
from variants.formats.save import read_game
from variants.formats.whole_file import write_whole
from variants.game import Game
from variants.registry import boards_home, own_board_folder, own_boards_by_id
from variants.variant import Variant

MOST_SHOWN = 40  # boards of the user's own; each is checked before it is offered

_last: dict[str, Shapes] = {}  # the drawings of the user's own boards as they were last read


@dataclass(frozen=True, slots=True)
class OwnBoard:
    """A board of the user's own.

    Attributes:
        id: the name of its files, which is its id.
        variant: the game on it; None if it has faults.
        faults: each with the name of its file.
    """

    id: str
    variant: Variant | None
    faults: tuple[Finding, ...] = ()


def board_shapes(board_id: str) -> Shapes:
    """The drawing of a board, read once.

    Raises:
        FaultyBoardError: if it is one of the user's own that has no drawing, or a wrong one.
    """
    if board_id in BOARD_IDS:
        return _built_in(board_id)
    folder, file = own_board_folder(board_id), f"{board_id}.svg"
    svg = read_file(folder / file, SIZE_LIMIT) if folder else FileFault(FileFaultKind.UNREADABLE)
    if isinstance(svg, FileFault):
        if board_id in _last:  # removed while a game is open on it, which goes on
            return _last[board_id]
        raise FaultyBoardError(board_id, [(file, svg)])
    try:
        _last[board_id] = _drawn(svg)
        return _last[board_id]
    except BoardFileError as error:
        raise FaultyBoardError(board_id, [(file, error)]) from None
    except OverlapError as error:
        raise FaultyBoardError(board_id, [(file, fault) for fault in error.faults]) from None
    except TangledError as error:
        tangled = FileFault(FileFaultKind.TANGLED, error.province)
        raise FaultyBoardError(board_id, [(file, tangled)]) from None


def ensure_playable(variant: Variant) -> None:
    """Looks whether the board of a game can be played on and shown, as it was when it was added.

    Raises:
        FaultyBoardError: if it is one of the user's own that has faults by now.
    """
    folder = own_board_folder(variant.board.id)
    if variant.board.id not in BOARD_IDS and folder is not None:
        checked = read_board(folder, variant.board.id)
        if checked.faults:
            raise FaultyBoardError(variant.board.id, checked.faults)


def read_playable(path: Path) -> Game:
    """The game in a file, whose board can be played on.

    Raises:
        OSError: if the file cannot be read.
        FileFormatError: naming the place in the file that is wrong.
    """
    game = read_game(path)
    ensure_playable(game.variant)
    return game


@cache
def _built_in(board_id: str) -> Shapes:
    return compiled(resource(f"boards/{board_id}.svg").read_bytes(), load_shapes, "exact")


@lru_cache(maxsize=8)
def _drawn(svg: bytes) -> Shapes:
    return compiled(svg, load_mended, "mended")


def own_boards() -> tuple[OwnBoard, ...]:
    """The boards in the user's folder, with their faults; the first of them if there are very many."""
    try:
        found = own_boards_by_id()
    except OSError as error:
        return (_of_home(_os_fault(FileFaultKind.UNREADABLE, error)),)
    boards = [read_own_board(folder, id_) for id_, folder in islice(found.items(), MOST_SHOWN)]
    if len(found) > MOST_SHOWN:
        boards.append(_of_home(FileFault(FileFaultKind.TOO_MANY, detail=f"{len(found)} > {MOST_SHOWN}")))
    return tuple(boards)


def _of_home(fault: FileFault) -> OwnBoard:
    """What is wrong with the folder of the boards itself."""
    name = str(boards_home())
    return OwnBoard(name, None, ((name, fault),))


def read_own_board(folder: Path, name: str) -> OwnBoard:
    """The board X of a folder with ``X.json`` and ``X.svg``; checked."""
    checked = read_board(folder, name)
    if checked.faults or checked.board is None:
        return OwnBoard(name, None, checked.faults)
    return OwnBoard(name, custom_variant(checked.board))


def board_in(folder: Path) -> OwnBoard:
    """The board of a folder that somebody chose: the only one there, or that of the folder's name."""
    name = folder.resolve().name
    try:
        boards = find_boards(folder)
    except OSError as error:
        return OwnBoard(name, None, ((name, _os_fault(FileFaultKind.UNREADABLE, error)),))
    if name not in boards and len(boards) == 1:
        ((name, folder),) = boards.items()
    return read_own_board(boards.get(name, folder), name)


def would_replace(folder: Path, board: OwnBoard) -> bool:
    """Whether the user has another board of this id, in whose place this one would be put."""
    there = own_board_folder(board.id)
    if there is None or there.resolve() == _files_in(folder, board.id).resolve():
        return False
    pairs = [(_files_in(folder, board.id) / name, there / name) for name in _files_of(board)]
    return any(is_there(old) for _, old in pairs) and any(_bytes(new) != _bytes(old) for new, old in pairs)


def add_board(folder: Path, board: OwnBoard) -> OwnBoard:
    """Copies the two files of a board without faults to the user's boards; a fault if that fails."""
    source, goal = _files_in(folder, board.id), own_board_folder(board.id)
    if goal is None:
        return OwnBoard(board.id, None, ((board.id, FileFault(FileFaultKind.NO_HOME)),))
    try:
        if source.resolve() != goal.resolve():
            goal.mkdir(parents=True, exist_ok=True)
            for name in _files_of(board):
                write_whole(goal / name, (source / name).read_bytes())
    except OSError as error:
        return OwnBoard(board.id, None, ((board.id, _os_fault(FileFaultKind.NOT_COPIED, error)),))
    return board


def _files_in(folder: Path, name: str) -> Path:
    within = folder / name
    return within if is_there(within / f"{name}.json") else folder


def _files_of(board: OwnBoard) -> tuple[str, ...]:
    return tuple(f"{board.id}{suffix}" for suffix in SUFFIXES)


def _bytes(path: Path) -> bytes | FileFault:
    return read_file(path, SIZE_LIMIT)


def _os_fault(kind: FileFaultKind, error: OSError) -> FileFault:
    return FileFault(kind, detail=cause(error))
