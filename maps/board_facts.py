"""The facts of a board as a file, X.json: found, read and checked, whatever is in it; no geometry."""

from __future__ import annotations

import errno
import os
import re
from codecs import BOM_UTF8
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from stat import S_ISREG
from typing import Any, TypeAlias

import msgspec

from maps.board import BOARD_IDS, Board, decode_board
from maps.facts import FactFault, FactKind, check_facts
from maps.json_form import unknown_keys, wrong_forms
from maps.json_keys import refuse_repeated_keys
from maps.json_words import Problem, plain
from maps.record import REMARKS, BoardRecord

JSON_LIMIT = 1_000_000  # bytes; the largest built-in board has 57,000
SUFFIXES = (".json", ".svg")

_CAUSES = {
    errno.ENOENT: Problem.NOT_THERE,
    errno.ENOTDIR: Problem.NO_FOLDER,
    errno.EACCES: Problem.FORBIDDEN,
    errno.EPERM: Problem.FORBIDDEN,
    errno.ELOOP: Problem.CIRCLE,
    errno.ENAMETOOLONG: Problem.LONG_NAME,
}
_BYTE = re.compile(r"\(byte (\d+)\)")


class FileFaultKind(StrEnum):
    """What may be wrong with a file as a whole."""

    UNREADABLE = "cannot be read"
    TOO_LARGE = "too large"
    NOT_UTF8 = "letters that are not UTF-8; save it as UTF-8"
    NOT_A_BOARD = "not the form of a board file"
    OTHER_ID = "the board in it has another id; give the files its name, or it theirs"
    BUILT_IN_ID = "a built-in board has this id; take another"
    NOT_DRAWABLE = "the geometry cannot be worked out"
    NO_BOARDS = "no boards there; a board is two files, X.json and X.svg"
    TOO_MANY = "more boards than are shown"
    NO_HOME = "there is no folder for boards"
    NOT_COPIED = "cannot be copied"
    TANGLED = "the curves cross each other all over; draw the outline once around, without crossings"


@dataclass(frozen=True, slots=True)
class FileFault:
    """A fault of a whole file, or of its form at a path inside it, with the words of whoever found it."""

    kind: FileFaultKind
    path: str = ""
    detail: str = ""

    def __str__(self) -> str:
        where, detail = f"{self.path}: " if self.path else "", plain(self.detail)
        if self.kind is FileFaultKind.NOT_A_BOARD:
            return f"{where}{detail}"
        return f"{where}{self.kind}" + (f" ({detail})" if detail else "")


AnyFactFault: TypeAlias = FileFault | FactFault


def find_boards(folder: Path) -> Mapping[str, Path]:
    """The boards of a folder by name, each with where its two files are: there, or in a folder of its name.

    Hidden files are left out.

    Raises:
        OSError: if the folder cannot be read.
    """
    entries = sorted(path for path in folder.iterdir() if not path.name.startswith("."))
    pairs = [path for path in entries if path.suffix.lower() in SUFFIXES]
    facts = {path.stem for path in pairs if path.suffix.lower() == ".json"}
    others = {name.casefold() for name in facts}
    beside = {path.stem: folder for path in pairs if path.stem in facts or path.stem.casefold() not in others}
    within = {
        path.name: path
        for path in entries
        if is_closed(path) or any(is_there(path / f"{path.name}{suffix}") for suffix in SUFFIXES)
    }
    return dict(sorted({**beside, **within}.items()))


def is_closed(folder: Path) -> bool:
    """Whether this is a folder in which nobody may look for a board."""
    try:
        return folder.is_dir() and not os.access(folder, os.X_OK)
    except (OSError, ValueError):
        return False


def is_there(path: Path) -> bool:
    """Whether there is such a file; False as well where it may not be asked."""
    try:
        return path.exists()
    except (OSError, ValueError):
        return False


def read_file(path: Path, limit: int) -> bytes | FileFault:
    """A regular file of so many bytes at most: to read from a pipe could take for ever."""
    try:
        if not S_ISREG(path.stat().st_mode):
            detail = Problem.FOLDER if path.is_dir() else Problem.NO_FILE
            return FileFault(FileFaultKind.UNREADABLE, detail=detail)
        with path.open("rb") as file:
            data = file.read(limit + 1)
    except FileNotFoundError as error:
        return FileFault(FileFaultKind.UNREADABLE, detail=_other_case(path) or cause(error))
    except OSError as error:
        return FileFault(FileFaultKind.UNREADABLE, detail=cause(error))
    return (
        FileFault(FileFaultKind.TOO_LARGE, detail=f"> {limit // 1_000_000} MB") if len(data) > limit else data
    )


def _other_case(path: Path) -> str:
    """That a file of this name is there in other letters; "" if none is."""
    try:
        names = sorted(other.name for other in path.parent.iterdir())
    except OSError:
        return ""
    found = next(
        (name for name in names if name != path.name and name.casefold() == path.name.casefold()), None
    )
    return Problem.OTHER_CASE.format(found) if found else ""


def cause(error: OSError) -> str:
    """Why a file or a folder cannot be read, in plain words."""
    return _CAUSES.get(error.errno or 0) or error.strerror or str(error)


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
    """The board of a file's bytes, and all its faults; None if it cannot be read, or not as it is meant."""
    data = data.removeprefix(BOM_UTF8)
    try:
        data.decode()
        board = decode_board(data)
    except UnicodeDecodeError as error:
        return None, [FileFault(FileFaultKind.NOT_UTF8, detail=f"line {_line(data, error.start)}")]
    except (msgspec.MsgspecError, RecursionError) as error:
        return None, _form_faults(data, error)
    faults: list[AnyFactFault] = list(_key_faults(msgspec.json.decode(data)))
    if any(isinstance(fault, FactFault) and fault.meant for fault in faults):
        return None, faults  # much else would follow from what stands under another key
    facts = check_facts(board.record)
    faults += facts
    if board.id != name and not any(fault.kind is FactKind.BAD_BOARD_ID for fault in facts):
        faults.append(FileFault(FileFaultKind.OTHER_ID, "$.board", board.id[:60]))
    return board, faults


def _key_faults(whole: Any) -> Iterator[FactFault]:
    for path, key, meant in unknown_keys(whole, BoardRecord, "$", REMARKS):
        yield FactFault(FactKind.UNKNOWN_KEY, path, (key[:60],), meant)


def _form_faults(data: bytes, error: Exception) -> list[AnyFactFault]:
    """What does not decode, each with its place, since the decoder tells but the first one."""
    try:
        whole = msgspec.json.decode(data)
    except (msgspec.MsgspecError, RecursionError):
        return [_form_fault(data, error)]
    try:
        refuse_repeated_keys(data)  # of which the reader believes the last one only
    except (msgspec.MsgspecError, RecursionError) as first:
        return [_form_fault(data, first)]
    keys = list(_key_faults(whole))
    forms = [FileFault(FileFaultKind.NOT_A_BOARD, *form) for form in wrong_forms(whole, BoardRecord, "$")]
    found: list[AnyFactFault] = [*keys, *forms]
    return found or [_form_fault(data, error)]


def _form_fault(data: bytes, error: Exception) -> FileFault:
    problem, _, where = str(error).partition(" - at `$")
    byte = _BYTE.search(problem)
    if byte is not None:
        place = int(byte[1])
        column = len(data[data.rfind(b"\n", 0, place) + 1 : place].decode(errors="replace")) + 1
        problem = problem.replace(byte[0], f"(line {_line(data, place)}, column {column})")
    if isinstance(error, RecursionError):
        problem = Problem.TOO_DEEP.value
    return FileFault(FileFaultKind.NOT_A_BOARD, "$" + where.removesuffix("`"), problem)


def _line(data: bytes, place: int) -> int:
    return data.count(b"\n", 0, place) + 1
