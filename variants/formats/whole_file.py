"""Files that are written at once or not at all."""

from __future__ import annotations

import os
import re
import secrets
import shutil
from pathlib import Path

STALE_AFTER = 3600  # seconds; no file is written for so long
_PART = re.compile(r"\.chancery-[0-9a-f]{16}\.part")


def write_whole(path: Path, data: bytes) -> None:
    """Writes a file in one step: the old one stays whole until the new one is.

    A link stays a link to the file that it names, and the file keeps its permissions.

    Raises:
        OSError: if the folder cannot be written; the old file is untouched.
    """
    path = path.resolve()
    part = path.with_name(f".chancery-{secrets.token_hex(8)}.part")
    try:
        with part.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            shutil.copymode(path, part)
        _remove_stale(part)
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def _remove_stale(part: Path) -> None:
    """Removes what processes that were killed while writing left beside a part being written now."""
    now = part.stat().st_mtime
    for other in part.parent.glob(".chancery-*.part"):
        try:
            if _PART.fullmatch(other.name) and now - other.lstat().st_mtime > STALE_AFTER:
                other.unlink()
        except OSError:
            continue  # another process was faster, or it is not ours to remove
