"""The facts of a board as a file, X.json: found, read and checked, whatever is in it; no geometry."""

from __future__ import annotations

from codecs import BOM_UTF8
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import TypeAlias

import msgspec

from maps.board import BOARD_IDS, Board, decode_board
from maps.facts import FactFault, check_facts
from maps.json_keys import at
from maps.record import ProvinceRecord

JSON_LIMIT = 1_000_000  # bytes; the largest built-in board has 57,000
SUFFIXES = (".json", ".svg")


class FileFaultKind(StrEnum):
    """What may be wrong with a file as a whole."""

    UNREADABLE = "cannot be read"
    TOO_LARGE = "too large"
    NOT_A_BOARD = "no board file"
    OTHER_ID = "the board in it has another id"
    BUILT_IN_ID = "a built-in board has this id"
    NOT_DRAWABLE = "the geometry cannot be worked out"
    TOO_MANY = "more boards than are shown"
    NO_HOME = "there is no folder for boards"
    NOT_COPIED = "cannot be copied"
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


AnyFactFault: TypeAlias = FileFault | FactFault


def find_boards(folder: Path) -> Mapping[str, Path]:
    """The boards of a folder by name, each with where its two files are: there, or in a folder of its name.

    Raises:
        OSError: if the folder cannot be read.
    """
    entries = sorted(folder.iterdir())
    beside = {path.stem: folder for path in entries if path.suffix.lower() in SUFFIXES}
    within = {
        path.name: path
        for path in entries
        if any(is_there(path / f"{path.name}{suffix}") for suffix in SUFFIXES)
    }
    return dict(sorted({**beside, **within}.items()))


def is_there(path: Path) -> bool:
    """Whether there is such a file; False as well where it may not be asked."""
    try:
        return path.exists()
    except (OSError, ValueError):
        return False


def read_file(path: Path, limit: int) -> bytes | FileFault:
    """A regular file of so many bytes at most: to read from a pipe could take for ever."""
    try:
        if not path.is_file():
            return FileFault(FileFaultKind.UNREADABLE, detail="" if path.exists() else "it is not there")
        with path.open("rb") as file:
            data = file.read(limit + 1)
    except OSError as error:
        return FileFault(FileFaultKind.UNREADABLE, detail=error.strerror or str(error))
    return FileFault(FileFaultKind.TOO_LARGE) if len(data) > limit else data


def read_facts(folder: Path, name: str) -> tuple[Board | None, list[AnyFactFault]]:
    """The board of a file X.json of somebody's own, and all its faults."""
    data = read_file(folder / f"{name}.json", JSON_LIMIT)
    if isinstance(data, FileFault):
        return None, [data]
    board, faults = facts_of(name, data)
    if name in BOARD_IDS:
        faults.append(FileFault(FileFaultKind.BUILT_IN_ID, "$.board", name))
    return board, faults


def facts_of(name: str, data: bytes) -> tuple[Board | None, list[AnyFactFault]]:
    """The board of a file's bytes, as far as they can be read, and all its faults."""
    data = data.removeprefix(BOM_UTF8)
    try:
        board = decode_board(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        return None, list(_form_faults(data, error))
    faults: list[AnyFactFault] = list(check_facts(board.record))
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
