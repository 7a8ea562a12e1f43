"""Boards as pairs of files, X.json and X.svg: found, read and checked, whatever is in them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import TypeAlias

import msgspec
import shapely

from maps.board import BOARD_IDS, Board, decode_board
from maps.board_svg import SIZE_LIMIT as SVG_LIMIT
from maps.board_svg import BoardFileError, load_shapes
from maps.checks import EXACT, LENIENT, Fault, Limits, check_drawing
from maps.compiled import compiled
from maps.facts import FactFault, check_facts
from maps.facts.faults import at
from maps.facts.provinces import check_provinces
from maps.mending import OverlapError, TangledError, load_mended
from maps.record import ProvinceRecord
from maps.shapes import Shapes
from resources import resource

JSON_LIMIT = 1_000_000  # bytes; the largest built-in board has 57,000
MOST_BOARDS = 200  # in one folder


class FileFaultKind(StrEnum):
    """What may be wrong with a file as a whole."""

    UNREADABLE = "cannot be read"
    TOO_LARGE = "too large"
    NOT_A_BOARD = "no board file"
    OTHER_ID = "the board in it has another id"
    NOT_DRAWABLE = "the geometry cannot be worked out"
    TANGLED = "the curves cross each other all over"


@dataclass(frozen=True, slots=True)
class FileFault:
    """A fault of a whole file, or of its form at a path inside it, with the words of whoever found it."""

    kind: FileFaultKind
    path: str = ""
    detail: str = ""

    def __str__(self) -> str:
        where = f"{self.path}: " if self.path else ""
        return f"{where}{self.kind}" + (f" ({self.detail})" if self.detail else "")


AnyFault: TypeAlias = FileFault | FactFault | Fault | BoardFileError
Finding: TypeAlias = tuple[str, AnyFault]  # the file's name, and what is wrong there


@dataclass(frozen=True, slots=True)
class CheckedBoard:
    """A board and all that is wrong with it; with no faults it has both its facts and its shapes."""

    name: str
    board: Board | None
    shapes: Shapes | None
    faults: tuple[Finding, ...]


def built_in_boards() -> Iterator[CheckedBoard]:
    """The boards of this program, held to be exact."""
    for id_ in BOARD_IDS:
        files = (resource(f"boards/{id_}.{suffix}").read_bytes() for suffix in ("json", "svg"))
        yield check_board(id_, *files, load=load_shapes, limits=EXACT)


def boards_in(folder: Path) -> Iterator[CheckedBoard]:
    """The boards of a folder, whose borders may be a little off.

    Raises:
        OSError: if the folder cannot be read.
    """
    names = {path.stem for path in folder.iterdir() if path.suffix.lower() in (".json", ".svg")}
    for name in sorted(names)[:MOST_BOARDS]:
        yield read_board(folder, name)


def read_board(folder: Path, name: str) -> CheckedBoard:
    """The board of that name in a folder."""
    facts = _read(folder / f"{name}.json", JSON_LIMIT)
    svg = _read(folder / f"{name}.svg", SVG_LIMIT)
    if isinstance(facts, bytes) and isinstance(svg, bytes):
        return check_board(name, facts, svg, load=_opened, limits=LENIENT)
    first = _facts(name, facts)[1] if isinstance(facts, bytes) else [facts]
    second = _shapes(svg, _opened)[1] if isinstance(svg, bytes) else [svg]
    faults = [(f"{name}.json", fault) for fault in first] + [(f"{name}.svg", fault) for fault in second]
    return CheckedBoard(name, None, None, tuple(faults))


def check_board(
    name: str, facts: bytes, svg: bytes, *, load: Callable[[bytes], Shapes], limits: Limits
) -> CheckedBoard:
    """Checks the two files of a board, from the form of each to what is drawn against what is adjacent."""
    board, first = _facts(name, facts)
    shapes, second = _shapes(svg, load)
    faults: list[Finding] = [(f"{name}.json", fault) for fault in first]
    if board and shapes and not any(check_provinces(board.record)):
        second = _drawing(board, shapes, limits)
    faults += [(f"{name}.svg", fault) for fault in second]
    return CheckedBoard(name, board, shapes, tuple(faults))


def _opened(svg: bytes) -> Shapes:
    return compiled(svg, load_mended, "mended")


def _read(path: Path, limit: int) -> bytes | FileFault:
    """A regular file only: to read from a pipe could take for ever."""
    try:
        if not path.is_file():
            return FileFault(FileFaultKind.UNREADABLE)
        with path.open("rb") as file:
            data = file.read(limit + 1)
    except OSError as error:
        return FileFault(FileFaultKind.UNREADABLE, detail=error.strerror or str(error))
    return FileFault(FileFaultKind.TOO_LARGE) if len(data) > limit else data


def _facts(name: str, data: bytes) -> tuple[Board | None, list[AnyFault]]:
    try:
        board = decode_board(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        return None, list(_form_faults(data, error))
    faults: list[AnyFault] = list(check_facts(board.record))
    if board.id != name:
        faults.append(FileFault(FileFaultKind.OTHER_ID, "$.board", board.id[:60]))
    return board, faults


def _form_faults(data: bytes, error: Exception) -> Iterator[FileFault]:
    """What does not decode, province by province where it is there, since the decoder names none of them."""
    found = list(_province_faults(data)) if isinstance(error, msgspec.ValidationError) else []
    yield from found or [_form_fault("$", error)]


def _province_faults(data: bytes) -> Iterator[FileFault]:
    try:
        whole = msgspec.json.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return
    provinces = whole.get("provinces") if isinstance(whole, dict) else None
    for id_, province in provinces.items() if isinstance(provinces, dict) else ():
        try:
            msgspec.convert(province, ProvinceRecord)
        except msgspec.ValidationError as error:
            yield _form_fault(at("$.provinces", id_), error)


def _form_fault(base: str, error: Exception) -> FileFault:
    problem, _, where = str(error).partition(" - at `$")
    return FileFault(FileFaultKind.NOT_A_BOARD, base + where.removesuffix("`"), problem)


def _shapes(svg: bytes, load: Callable[[bytes], Shapes]) -> tuple[Shapes | None, list[AnyFault]]:
    try:
        return load(svg), []
    except BoardFileError as error:
        return None, [error]
    except OverlapError as error:
        return None, list(error.faults)
    except TangledError:
        return None, [FileFault(FileFaultKind.TANGLED)]
    except shapely.GEOSException as error:
        return None, [FileFault(FileFaultKind.NOT_DRAWABLE, detail=str(error))]


def _drawing(board: Board, shapes: Shapes, limits: Limits) -> list[AnyFault]:
    try:
        return list(check_drawing(board, shapes, limits))
    except shapely.GEOSException as error:
        return [FileFault(FileFaultKind.NOT_DRAWABLE, detail=str(error))]
