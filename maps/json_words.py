"""What the readers of files say, taken apart: to be said in plain words, and in other languages."""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import StrEnum


class Problem(StrEnum):
    """What readers of files find; the words have a place for each part of what they say."""

    MISSING = "{0!r} is missing"
    MISSING_SOME = "these keys are missing: {0}"
    UNKNOWN = "{0!r} is not known here"
    WRONG_TYPE = "expected {0}, found {1}"
    WRONG_LENGTH = "the list has {1} entries, expected {0}"
    NO_PAIR = "the list has not the {0} entries that are expected"
    NO_SUCH_WORD = "{0!r} is none of the words that may stand here"
    OUT_OF_RANGE = "the number is too large"
    TWICE = "the key {0!r} is there twice"
    MALFORMED = "this is no JSON (at byte {0})"
    MALFORMED_AT = "this is no JSON (line {0}, column {1})"
    TRUNCATED = "the file ends in the middle"
    TOO_DEEP = "it is nested too deep"
    POSITION = "line {0}, column {1}"
    LINE = "line {0}"
    LIMIT_SIGNS = "more than {0} signs of path data"
    LIMIT_PARTS = "more than {0} parts"
    LIMIT_ARCS = "more than {0} arcs"
    LIMIT_SEGMENTS = "more than {0} lines and curves"
    OTHER_CASE = "it is there as {0!r}; capital and small letters have to agree"
    NOT_THERE = "it is not there"
    NO_FOLDER = "it is no folder; name the one it is in"
    FOLDER = "it is a folder"
    NO_FILE = "it is no regular file"
    FORBIDDEN = "it may not be read; ask for the right to"
    CIRCLE = "it is a link that leads back to itself"
    LONG_NAME = "its name is too long"


_PATTERNS = {
    Problem.MISSING: r"Object missing required field `(.+)`",
    Problem.MISSING_SOME: r"Object missing required fields `(.+)`",
    Problem.UNKNOWN: r"Object contains unknown field `(.+)`",
    Problem.WRONG_TYPE: r"Expected `([\w| ]+)`, got `(\w+)`",
    Problem.WRONG_LENGTH: r"Expected `array` of length (\d+), got (\d+)",
    Problem.NO_PAIR: r"Expected `array` of length (\d+)",
    Problem.NO_SUCH_WORD: r"Invalid enum value '(.*)'",
    Problem.OUT_OF_RANGE: r"(?:Number|Integer value) out of range",
    Problem.TWICE: r"the key ['\"](.*)['\"] is there twice",
    Problem.MALFORMED: r".*JSON is malformed: .*\(byte (\d+)\)",
    Problem.MALFORMED_AT: r".*JSON is malformed: .*\(line (\d+), column (\d+)\)",
    Problem.TRUNCATED: r".*Input data was truncated",
    Problem.POSITION: r"line (\d+), column (\d+)",
    Problem.LINE: r"line (\d+)",
    Problem.LIMIT_SIGNS: r"more than (\d+) signs of path data",
    Problem.LIMIT_PARTS: r"more than (\d+) parts",
    Problem.LIMIT_ARCS: r"more than (\d+) arcs",
    Problem.LIMIT_SEGMENTS: r"more than (\d+) lines and curves",
    Problem.OTHER_CASE: r"it is there as ['\"](.*)['\"]; capital and small letters have to agree",
}
_READ: Mapping[Problem, re.Pattern[str]] = {
    problem: re.compile(_PATTERNS.get(problem, re.escape(problem.value)), re.DOTALL) for problem in Problem
}
TYPES = {
    "object": "an object {…}",
    "array": "a list […]",
    "str": "a text",
    "int": "a whole number",
    "float": "a number",
    "bool": "true or false",
    "null": "nothing (null)",
}
_POSSIBLE = "; possible: "


def understood(text: str) -> tuple[Problem, tuple[str, ...]] | None:
    """The problem and its parts; None for one that nobody has thought of."""
    for problem, pattern in _READ.items():
        found = pattern.fullmatch(text)
        if found:
            return problem, found.groups()
    return None


def possible(text: str) -> tuple[str, str]:
    """What a reader says, and the words that could stand there, "" if it says none."""
    problem, _, words = text.partition(_POSSIBLE)
    return problem, words


def plain(text: str) -> str:
    """What a reader says, in plain English."""
    said, words = possible(text)
    found = understood(said)
    if found:
        problem, parts = found
        said = problem.value.format(
            *(_types(part) if problem is Problem.WRONG_TYPE else part for part in parts)
        )
    return said + (f"{_POSSIBLE}{words}" if words else "")


def _types(names: str) -> str:
    return " or ".join(TYPES.get(name, name) for name in names.split(" | "))
