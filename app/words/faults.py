"""What went wrong with a file, in words that name the place."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from variants.errors import FileFormatError

translate = QCoreApplication.translate


def unreadable(path: Path, error: Exception) -> str:
    """Why a file could not be opened."""
    name = path.name
    if isinstance(error, FileFormatError):
        start = translate("Faults", "“{file}” is no game that can be read here.").format(file=name)
        place = translate("Faults", "At {place}: {problem}").format(place=error.path, problem=error.problem)
        return f"{start}\n{place}\n{untouched()}"
    text = translate("Faults", "“{file}” cannot be opened: {problem}").format(
        file=name, problem=_cause(error)
    )
    return f"{text}\n{untouched()}"


def unwritable(path: Path, error: OSError) -> str:
    """Why a game could not be saved."""
    text = translate("Faults", "“{file}” cannot be written: {problem}").format(
        file=path.name, problem=_cause(error)
    )
    return f"{text}\n" + translate("Faults", "The game is still open; save it elsewhere.")


def untouched() -> str:
    """That nothing has happened to the open game."""
    return translate("Faults", "The open game is as it was.")


def _cause(error: Exception) -> str:
    return str(getattr(error, "strerror", None) or error)
