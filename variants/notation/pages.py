"""Reads whole texts of orders, with headings, and of a text that was changed only the lines that were."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from variants.errors import OrderSyntaxError
from variants.notation.asides import Block
from variants.notation.breaks import begins_anew, breaks_off
from variants.notation.reading import LineReader, Reading
from variants.position import Position
from variants.variant import Variant

_MOST_JOINED = 3  # lines of one order in a narrow mail
_LINE_END = re.compile(r"\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]")
_QUOTING = "> \t\xa0"  # what stands before a line that is quoted


def read_orders(
    variant: Variant, position: Position, text: str, power: str | None = None
) -> tuple[Reading, ...]:
    """All orders of a text, in order; only empty lines and headings leave no reading of their own.

    Several orders may share a line, parted by commas, semicolons, numbers, the letters of powers
    (``F: PAR - BUR``) or nothing at all. A heading (``France:``, ``FRANCE``) counts until the next one.
    """
    return tuple(
        replace(reading, line=found.line, offset=found.offset)
        for found in PageReader(variant, position).read(text, power)
        for reading in found.readings
    )


@dataclass(frozen=True, slots=True)
class LineRead:
    """What a line of a text says, or a few that are read as one.

    Attributes:
        line: its number, from 0.
        offset: where it begins in the text.
        readings: its orders, as if the line were all; the same object as long as the line is the same.
    """

    line: int
    offset: int
    readings: tuple[Reading, ...]


@dataclass(frozen=True, slots=True)
class _Line:
    offset: int
    text: str


@dataclass(frozen=True, slots=True)
class _Known:
    """What was read: the orders, what is in force behind them, and how many lines they take."""

    readings: tuple[Reading, ...]
    power: str | None
    block: Block | None
    passed: bool
    count: int = 1


class PageReader:
    """Reads texts in one position.

    Attributes:
        read_anew: how many lines have been read that were not in the text before.
        passed: the numbers of the lines that were passed over, as titles, heads of mails and the like.
    """

    def __init__(self, variant: Variant, position: Position) -> None:
        self._variant, self._position = variant, position
        self._known: dict[tuple[str | None, Block | None, str, int], _Known] = {}
        self.read_anew = 0
        self.passed: tuple[int, ...] = ()

    def read(self, text: str, power: str | None = None) -> tuple[LineRead, ...]:
        """What each line says, but for empty ones, headings and those that are passed over."""
        before, lines, found = self._known, _lines(text), []
        block: Block | None = None
        passed: list[int] = []
        self._known = {}  # of this text alone: what is no longer there is forgotten
        index = 0
        while index < len(lines):
            line, after = lines[index], self._after(lines, index)
            key = power, block, _joined(line, after), len(after)
            read = before.get(key) or self._known.get(key) or self._line(line, after, power, block)
            self._known[key] = read
            if read.readings:
                found.append(LineRead(index, line.offset, read.readings))
            passed += [index] if read.passed else []
            power, block, index = read.power, read.block, index + read.count
        self.passed = tuple(passed)
        return tuple(found)

    def _after(self, lines: Sequence[_Line], index: int) -> Sequence[_Line]:
        """The lines in which the one goes on, if it breaks off."""
        after: list[_Line] = []
        for each in lines[index + 1 : index + _MOST_JOINED]:
            text = _joined(lines[index], after)
            if not breaks_off(text) or begins_anew(self._variant, self._position, text, _unquoted(each)):
                break
            after.append(each)
        return after

    def _line(self, line: _Line, after: Sequence[_Line], power: str | None, block: Block | None) -> _Known:
        self.read_anew += 1
        if after:
            reader = LineReader(self._variant, self._position, power, block)
            readings = reader.line(_joined(line, after))
            if not any(isinstance(reading.error, OrderSyntaxError) for reading in readings):
                return _Known(readings, reader.power, reader.block, reader.passed, 1 + len(after))
        reader = LineReader(self._variant, self._position, power, block)
        readings = reader.line(line.text)
        return _Known(readings, reader.power, reader.block, reader.passed)


def _lines(text: str) -> Sequence[_Line]:
    """The lines, whatever ends them."""
    found = []
    offset = 0
    for end in _LINE_END.finditer(text):
        found.append(_Line(offset, text[offset : end.start()]))
        offset = end.end()
    return (*found, _Line(offset, text[offset:]))


def _joined(line: _Line, after: Sequence[_Line]) -> str:
    """Lines as one, with blanks for line ends and quote marks: columns stay true."""
    text = line.text
    for each in after:
        rest = _unquoted(each)
        begins = each.offset + len(each.text) - len(rest)
        text += " " * (begins - line.offset - len(text)) + rest
    return text


def _unquoted(line: _Line) -> str:
    return line.text.lstrip(_QUOTING)
