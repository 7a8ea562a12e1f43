"""What the readers of files say in English, in the words of the window; what is not known stays as it is."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate

_TYPES: Mapping[str, Callable[[], str]] = {
    "object": lambda: translate("JsonFaults", "an object {…}"),
    "array": lambda: translate("JsonFaults", "a list […]"),
    "str": lambda: translate("JsonFaults", "a text"),
    "int": lambda: translate("JsonFaults", "a whole number"),
    "float": lambda: translate("JsonFaults", "a number"),
    "bool": lambda: translate("JsonFaults", "true or false"),
    "null": lambda: translate("JsonFaults", "nothing (null)"),
}

_SENTENCES: Sequence[tuple[re.Pattern[str], Callable[[re.Match[str]], str]]] = (
    (
        re.compile(r"Object missing required field `(.+)`"),
        lambda found: translate("JsonFaults", "“{0}” is missing").format(found[1]),
    ),
    (
        re.compile(r"Object contains unknown field `(.+)`"),
        lambda found: translate("JsonFaults", "“{0}” is not known here").format(found[1]),
    ),
    (
        re.compile(r"Expected `([\w| ]+)`, got `(\w+)`"),
        lambda found: translate("JsonFaults", "expected {0}, found {1}").format(
            _types(found[1]), _types(found[2])
        ),
    ),
    (
        re.compile(r"Expected `array` of length (\d+), got (\d+)"),
        lambda found: translate("JsonFaults", "the list has {1} entries, expected {0}").format(
            found[1], found[2]
        ),
    ),
    (
        re.compile(r"Invalid enum value '(.*)'"),
        lambda found: translate("JsonFaults", "“{0}” is none of the words that may stand here").format(
            found[1]
        ),
    ),
    (
        re.compile(r"the key ['\"](.*)['\"] is there twice"),
        lambda found: translate("JsonFaults", "the key “{0}” is there twice").format(found[1]),
    ),
    (
        re.compile(r".*JSON is malformed: .*\(byte (\d+)\)"),
        lambda found: translate("JsonFaults", "this is no JSON (at byte {0})").format(found[1]),
    ),
    (
        re.compile(r".*Input data was truncated"),
        lambda _: translate("JsonFaults", "the file ends in the middle"),
    ),
    (
        re.compile(r"it is not there"),
        lambda _: translate("JsonFaults", "it is not there"),
    ),
)


def json_problem(text: str) -> str:
    """The problem in the words of the window."""
    for pattern, words in _SENTENCES:
        found = pattern.fullmatch(text)
        if found:
            return words(found)
    return text


def _types(names: str) -> str:
    words = [_TYPES[name]() if name in _TYPES else name for name in names.split(" | ")]
    return translate("JsonFaults", " or ").join(words)
