"""Lines in and JSON out, one at a time, so that no run needs more memory than its longest line."""

from __future__ import annotations

import sys
from codecs import BOM_UTF8
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from string import whitespace
from typing import BinaryIO

import msgspec

from variants.errors import FileFormatError

_BLANK = BOM_UTF8 + whitespace.encode()

LINE_LIMIT = 2**20  # bytes; a line of a full Colonial position has about 10,000


def read_lines(name: str) -> Iterator[tuple[int, bytes | FileFormatError]]:
    """The lines of a file, or of standard input for ``-``: the number from 1, and the line or its fault.

    Lines of nothing but white space are passed over, and so is a byte order mark.

    Raises:
        OSError: if the file cannot be read.
    """
    if name == "-" and sys.stdin is None:
        raise OSError("standard input is closed")
    with nullcontext(sys.stdin.buffer) if name == "-" else Path(name).open("rb") as file:
        for number, line in enumerate(_limited_lines(file), start=1):
            if len(line) > LINE_LIMIT:
                yield number, FileFormatError("$", f"the line is longer than {LINE_LIMIT} bytes")
            elif line.strip(_BLANK):
                yield number, line.removeprefix(BOM_UTF8) if number == 1 else line


def _limited_lines(file: BinaryIO) -> Iterator[bytes]:
    """Whole lines, but of one that is over the limit only the beginning."""
    while line := file.readline(LINE_LIMIT + 1):
        rest = line
        while len(rest) > LINE_LIMIT and not rest.endswith(b"\n"):
            rest = file.readline(LINE_LIMIT + 1)
        yield line


def write_line(value: object) -> None:
    """Writes one line of JSON at once, so that a program at the other end need not wait for the next."""
    sys.stdout.buffer.write(msgspec.json.encode(value) + b"\n")
    sys.stdout.buffer.flush()
