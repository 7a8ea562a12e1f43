"""What went wrong with a file, in words that name the place."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from app.words.board_faults import fault_line
from app.words.game_faults import cure, game_problem
from variants.errors import FaultyBoardError, FileFormatError, Finding, UnknownVariantError

translate = QCoreApplication.translate

MOST_FAULTS = 30  # told of one board; more would run off the screen


def unreadable(path: Path, error: Exception) -> str:
    """Why a file could not be opened."""
    name = path.name
    if isinstance(error, UnknownVariantError):
        return f"{_no_board(name, error)}\n{untouched()}"
    if isinstance(error, FaultyBoardError):
        return f"{_on_faulty_board(name, error)}\n{untouched()}"
    if isinstance(error, FileFormatError):
        start = translate("Faults", "“{file}” is no game that can be read here.").format(file=name)
        place = translate("Faults", "At {place}: {problem}").format(
            place=error.path, problem=game_problem(error)
        )
        return f"{start}\n{place}\n{cure(error)}\n{untouched()}"
    text = translate("Faults", "“{file}” cannot be opened: {problem}").format(
        file=name, problem=_cause(error)
    )
    return f"{text}\n{untouched()}"


def _no_board(name: str, error: UnknownVariantError) -> str:
    """That the board of a game is not there, and where it belongs."""
    text = translate("Faults", "“{file}” is a game on the board “{board}”, which is not here.")
    start = text.format(file=name, board=error.variant_id)
    if error.belongs is None:
        return start
    where = translate("Faults", "Put its two files into {folder}, or add the board with the Game menu.")
    return f"{start}\n{where.format(folder=error.belongs)}"


def faulty_board(name: str, faults: Sequence[Finding]) -> tuple[str, str]:
    """Why a board cannot be played on: a sentence, and the faults on a line each."""
    text = translate("Faults", "The board “{board}” cannot be played on. Faults found: {number}")
    lines = [fault_line(*finding) for finding in faults[:MOST_FAULTS]]
    return text.format(board=name, number=len(faults)), "\n".join(lines)


def _on_faulty_board(name: str, error: FaultyBoardError) -> str:
    """That a game is on a board that has got faults."""
    text = translate("Faults", "“{file}” is a game on a board of your own that has faults now.")
    head, faults = faulty_board(error.board_id, error.faults)
    return f"{text.format(file=name)}\n{head}\n{faults}"


def put_aside(path: Path, error: FileFormatError) -> str:
    """That a game was left open that cannot be gone on with, where it is now, and what would help."""
    text = translate("Faults", "A game was left open when the program ended, and cannot be opened now.")
    where = translate("Faults", "It was put aside: {path}").format(path=path)
    if isinstance(error, UnknownVariantError):
        why = _no_board(path.name, error)
    elif isinstance(error, FaultyBoardError):
        why = _on_faulty_board(path.name, error)
    else:
        return f"{text}\n{where}"
    again = translate("Faults", "Then open it with the Game menu.")
    return f"{text}\n{where}\n{why}\n{again}"


def unwritable_file(path: Path, error: OSError) -> str:
    """Why a file could not be written."""
    text = translate("Faults", "“{file}” cannot be written: {problem}")
    return text.format(file=path.name, problem=_cause(error))


def unwritable(path: Path, error: OSError) -> str:
    """Why a game could not be saved."""
    text = unwritable_file(path, error)
    return f"{text}\n" + translate("Faults", "The game is still open; save it elsewhere.")


def unkept_text() -> str:
    """That the game is not kept for the case that the program is killed."""
    text = translate("Faults", "The game is not kept for the next start: its file cannot be written.")
    cure = translate("Faults", "Make room on the disk, or save the game somewhere else. The play goes on.")
    return f"{text} {cure}"


def untouched() -> str:
    """That nothing has happened to the open game."""
    return translate("Faults", "The open game is as it was.")


def _cause(error: Exception) -> str:
    return str(getattr(error, "strerror", None) or error)
