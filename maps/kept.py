"""What takes long to work out is kept in the user's cache, named after all that it was made from.

A name is a hash of the content it came from, of the program's own modules and of the libraries that made it:
whatever changes, the old file is no longer looked for. A file is believed only if its name, its checksum and
its inner form are right. Data only, no code.
"""

from __future__ import annotations

import hashlib
import logging
import os
import tempfile
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import numpy as np
import platformdirs
import shapely
import svgelements

FORMAT = b"chancery board\n"
FOLDER_VARIABLE = "CHANCERY_CACHE"
SUFFIX = ".board"
KEPT = 64_000_000  # bytes of all files; each change of a board leaves some behind
SIZE_LIMIT = 32_000_000  # bytes of one file

_LIBRARIES = (np.__version__, shapely.__version__, svgelements.svgelements.SVGELEMENTS_VERSION)
_log = logging.getLogger(__name__)

T = TypeVar("T")


def _as_it_is(value: Any) -> Any:
    return value


def folder() -> Path:
    """Where things are kept: below ``CHANCERY_CACHE`` if set, else in the user's cache."""
    named = os.environ.get(FOLDER_VARIABLE)
    return (Path(named) if named else platformdirs.user_cache_path("chancery", appauthor=False)) / "boards"


@cache
def makers(*packages: str) -> bytes:
    """A hash of the modules that lie in packages, and of the libraries that they read and draw with.

    b"" if the modules cannot be seen; then nothing can be kept, as nobody could tell an old file from a new.
    """
    found = hashlib.sha256(repr(_LIBRARIES).encode())
    for package in packages:
        modules = sorted((file.name, file) for file in files(package).iterdir() if file.name.endswith(".py"))
        if not modules:
            return b""
        for name, file in modules:
            found.update(f"{package}/{name}\n".encode() + hashlib.sha256(file.read_bytes()).digest())
    return found.digest()


def key_of(*parts: bytes) -> bytes:
    """A key for what was made from these parts; b"" if one of them is b"", which stands for unknown."""
    if not all(parts):
        return b""
    return hashlib.sha256(b"".join(hashlib.sha256(part).digest() for part in parts)).digest()


def kept(
    key: bytes,
    form: Any,
    make: Callable[[], T],
    freeze: Callable[[T], Any] = _as_it_is,
    thaw: Callable[[Any], T] = _as_it_is,
) -> T:
    """What ``make`` makes, from the cache if it is there.

    A cache that cannot be read or written is no error. With the key b"" nothing is kept.

    Args:
        key: all that it is made from, see ``key_of``.
        form: the type of what is kept, for msgspec.
        make: makes it anew.
        freeze: turns what was made into what is kept.
        thaw: the inverse; it raises LookupError or ValueError if that is not possible.

    Raises:
        Whatever ``make`` raises; nothing is kept then.
    """
    if not key:
        return make()
    path = folder() / f"{key.hex()}{SUFFIX}"
    try:
        found = _read(path, key)
        if found is not None:
            return thaw(msgspec.msgpack.decode(found, type=form))
    except (msgspec.MsgspecError, LookupError, ValueError) as error:
        _log.info("%s is made anew: %s", path, error)
    made = make()
    _write(path, key, msgspec.msgpack.encode(freeze(made)))
    return made


def _read(path: Path, key: bytes) -> bytes | None:
    try:
        with path.open("rb") as file:
            data = file.read(SIZE_LIMIT)
        with suppress(OSError):
            os.utime(path)  # what is used is removed last
    except FileNotFoundError:
        return None
    except OSError as error:
        _log.info("%s cannot be read: %s", path, error)
        return None
    head = FORMAT + key
    body = data[len(head) + 32 :]
    return body if data[: len(head) + 32] == head + hashlib.sha256(body).digest() else None


def _write(path: Path, key: bytes, body: bytes) -> None:
    """At once or not at all: another process may be reading, or this one be killed."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, suffix=".part")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(FORMAT + key + hashlib.sha256(body).digest() + body)
            Path(name).replace(path)
        except OSError:
            Path(name).unlink(missing_ok=True)
            raise
        _prune(path.parent)
    except OSError as error:
        _log.info("%s is not kept: %s", path, error)


def _prune(place: Path) -> None:
    """Removes what lay unused longest, beyond ``KEPT``."""
    room = KEPT
    facts = [(path.stat(), path) for path in place.glob(f"*{SUFFIX}")]
    for fact, path in sorted(facts, key=lambda each: each[0].st_mtime, reverse=True):
        room -= fact.st_size
        if room < 0:
            with suppress(OSError):
                path.unlink()
