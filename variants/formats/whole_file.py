"""Files that are written at once or not at all."""

from __future__ import annotations

import os
import secrets
import shutil
from pathlib import Path


def write_whole(path: Path, data: bytes) -> None:
    """Writes a file in one step: the old one stays whole until the new one is.

    A link stays a link to the file that it names, and the file keeps its permissions.

    Raises:
        OSError: if the folder cannot be written; the old file is untouched.
    """
    path = path.resolve()
    part = path.with_name(f".{secrets.token_hex(8)}.part")
    try:
        with part.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            shutil.copymode(path, part)
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
