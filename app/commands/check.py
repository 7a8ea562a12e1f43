"""``check FILE…``: plays recorded cases and prints where the outcome is not what they expect."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec

from app.commands.case_lines import RecordedCase, decode_line, read_line
from app.commands.compare import Difference, differences, not_compared
from app.commands.own_boards import add_boards_option, boards_of
from app.commands.streams import read_lines
from variants.errors import FileFormatError
from variants.phases import resolve


@dataclass(slots=True)
class _Tally:
    """How many cases agree, how many were played, and why the others were not."""

    agree: int = 0
    played: int = 0
    left_out: Counter[str] = field(default_factory=Counter)

    def __str__(self) -> str:
        why = ", ".join(f"{count} {reason}" for reason, count in sorted(self.left_out.items()))
        count = self.left_out.total()
        return f"{self.agree} of {self.played} agree, {count} not compared" + (f" ({why})" if why else "")


def main(arguments: Sequence[str]) -> int:
    """Compares every line; 0 if all agree, 1 on any difference or fault, 2 if a file cannot be read."""
    parser = argparse.ArgumentParser(prog="chancery check", description="Compares recorded cases.")
    parser.add_argument("files", metavar="FILE", nargs="+", help="JSON Lines; - reads standard input")
    add_boards_option(parser)
    options = parser.parse_args(arguments)
    with boards_of(options):
        return _run(options.files)


def _run(names: Sequence[str]) -> int:
    tally = _Tally()
    try:
        for name in names:
            for number, line in read_lines(name):
                _check(f"{name}:{number}", line, tally)
    except BrokenPipeError:
        raise
    except OSError as error:
        print(f"chancery check: {error}", file=sys.stderr)
        return 2
    print(tally)
    return int(tally.agree < tally.played)


def _check(where: str, line: bytes | FileFormatError, tally: _Tally) -> None:
    try:
        found = _differences(line, tally)
    except FileFormatError as error:
        tally.played += 1
        print(f"{where}: {error}")
        return
    if found is None:
        return
    tally.played += 1
    tally.agree += not found[1]
    for difference in found[1]:
        values = f"expected {_json(difference.expected)}, found {_json(difference.found)}"
        print(f"{where} {found[0]}: {difference.key}: {values}")


def _differences(line: bytes | FileFormatError, tally: _Tally) -> tuple[str, tuple[Difference, ...]] | None:
    """The id of a case and its differences; None if it is not to be compared."""
    if isinstance(line, FileFormatError):
        raise line
    record = decode_line(line, RecordedCase)
    reason = not_compared(record)
    if reason is not None:
        tally.left_out[reason] += 1
        return None
    read = read_line(record)
    return str(record.id), differences(
        read, record.expected, resolve(read.variant, read.position, read.orders)
    )


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
