"""The file that an autosaved game belongs to, noted beside the autosave."""

from __future__ import annotations

import logging
import os
from pathlib import Path

import msgspec

from variants.formats.whole_file import write_whole

_log = logging.getLogger(__name__)

_SUFFIX = ".origin"


class Origin(msgspec.Struct, frozen=True):
    """Where a game is saved.

    Attributes:
        name: the path as the system has it; Base64 in the note.
        digest: what the program last read or wrote there, by ``app.files.digest``.
        clean: the game was just as it is there.
    """

    name: bytes
    digest: bytes
    clean: bool

    @property
    def path(self) -> Path:
        """The file."""
        return Path(os.fsdecode(self.name))


def write_origin(autosave: Path, origin: Origin | None) -> None:
    """Notes the file of an autosaved game, or that it has none.

    Raises:
        OSError: if the folder cannot be written.
    """
    if origin is None:
        forget_origin(autosave)
    elif origin != read_origin(autosave):
        write_whole(autosave.with_suffix(_SUFFIX), msgspec.json.encode(origin))


def read_origin(autosave: Path) -> Origin | None:
    """The file of an autosaved game; None if it has none, or the note of it cannot be read."""
    try:
        return msgspec.json.decode(autosave.with_suffix(_SUFFIX).read_bytes(), type=Origin)
    except (OSError, msgspec.MsgspecError):
        return None


def forget_origin(autosave: Path) -> None:
    """Removes the note."""
    try:
        autosave.with_suffix(_SUFFIX).unlink(missing_ok=True)
    except OSError:
        _log.exception("the note beside the autosave was not removed")
