"""The files that were opened or saved last, to be offered when a game is begun."""

from __future__ import annotations

from pathlib import Path

import msgspec

from app.settings import settings

_KEY = "recent_files"
_MOST = 6


def recent_files() -> tuple[Path, ...]:
    """Those that are still there, the last one first."""
    return tuple(path for path in _remembered() if path.is_file())


def remember_file(path: Path) -> None:
    """Puts a file before the others."""
    last = path.resolve()
    kept = [last, *(other for other in _remembered() if other != last)][:_MOST]
    settings().setValue(_KEY, msgspec.json.encode([_text(each) for each in kept]).decode())


def _remembered() -> list[Path]:
    try:
        return [Path(name) for name in msgspec.json.decode(str(settings().value(_KEY, "[]")), type=list[str])]
    except (msgspec.MsgspecError, UnicodeError):
        return []


def _text(path: Path) -> str:
    """The path as a text that settings can hold; a name that is no Unicode is not found again."""
    return str(path).encode(errors="replace").decode()
