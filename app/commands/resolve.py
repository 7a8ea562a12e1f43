"""``resolve FILE|-``: adjudicates JSON Lines, one phase a line, one answer a line."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

import msgspec

from app.commands.answers import Answer, answer
from app.commands.case_lines import CaseRecord, decode_line, read_line
from app.commands.own_boards import add_boards_option, boards_of
from app.commands.streams import read_lines, write_line
from variants.errors import FileFormatError
from variants.phases import resolve


class Failure(msgspec.Struct, frozen=True):
    """The answer to a line that could not be read.

    Attributes:
        id: as in the line; null where that cannot be read either.
        error: the number of the line, where in it, and what is wrong.
    """

    id: str | int | None
    error: str


class _Id(msgspec.Struct, frozen=True):
    id: str | int | None = None


def main(arguments: Sequence[str]) -> int:
    """Answers every line; 0 if all could be, 1 if any failed, 2 if the file cannot be read at all."""
    parser = argparse.ArgumentParser(prog="chancery resolve", description="Adjudicates JSON Lines.")
    parser.add_argument("file", metavar="FILE", help="one phase a line; - reads standard input")
    add_boards_option(parser)
    options = parser.parse_args(arguments)
    with boards_of(options):
        return _run(options.file)


def _run(name: str) -> int:
    failed = False
    try:
        for number, line in read_lines(name):
            given = _answer(number, line)
            failed = failed or isinstance(given, Failure)
            write_line(given)
    except BrokenPipeError:
        raise
    except OSError as error:
        print(f"chancery resolve: {error}", file=sys.stderr)
        return 2
    return int(failed)


def _answer(number: int, line: bytes | FileFormatError) -> Answer | Failure:
    if isinstance(line, FileFormatError):
        return Failure(None, f"line {number}: {line}")
    try:
        read = read_line(decode_line(line, CaseRecord))
    except FileFormatError as error:
        return Failure(_id(line), f"line {number}: {error}")
    return answer(read, resolve(read.variant, read.position, read.orders))


def _id(line: bytes) -> str | int | None:
    try:
        return msgspec.json.decode(line, type=_Id).id
    except (msgspec.MsgspecError, RecursionError):
        return None
