"""What the readers of files say in English, in the words of the window; what is not known stays as it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication

from maps.json_words import Problem, possible, understood

translate = QCoreApplication.translate

Words = Callable[[], str]

_TYPES: Mapping[str, Words] = {
    "object": lambda: translate("JsonFaults", "an object {…}"),
    "array": lambda: translate("JsonFaults", "a list […]"),
    "str": lambda: translate("JsonFaults", "a text"),
    "int": lambda: translate("JsonFaults", "a whole number"),
    "float": lambda: translate("JsonFaults", "a number"),
    "bool": lambda: translate("JsonFaults", "true or false"),
    "null": lambda: translate("JsonFaults", "nothing (null)"),
}

PROBLEMS: Mapping[Problem, Words] = {
    Problem.MISSING: lambda: translate("JsonFaults", "“{0}” is missing"),
    Problem.MISSING_SOME: lambda: translate("JsonFaults", "these keys are missing: {0}"),
    Problem.UNKNOWN: lambda: translate("JsonFaults", "“{0}” is not known here"),
    Problem.WRONG_TYPE: lambda: translate("JsonFaults", "expected {0}, found {1}"),
    Problem.WRONG_LENGTH: lambda: translate("JsonFaults", "the list has {1} entries, expected {0}"),
    Problem.NO_PAIR: lambda: translate("JsonFaults", "the list has not the {0} entries that are expected"),
    Problem.NO_SUCH_WORD: lambda: translate("JsonFaults", "“{0}” is none of the words that may stand here"),
    Problem.OUT_OF_RANGE: lambda: translate("JsonFaults", "the number is too large"),
    Problem.TWICE: lambda: translate("JsonFaults", "the key “{0}” is there twice"),
    Problem.MALFORMED: lambda: translate("JsonFaults", "this is no JSON (at byte {0})"),
    Problem.MALFORMED_AT: lambda: translate("JsonFaults", "this is no JSON (line {0}, column {1})"),
    Problem.TRUNCATED: lambda: translate("JsonFaults", "the file ends in the middle"),
    Problem.TOO_DEEP: lambda: translate("JsonFaults", "it is nested too deep"),
    Problem.POSITION: lambda: translate("JsonFaults", "line {0}, column {1}"),
    Problem.LINE: lambda: translate("JsonFaults", "line {0}"),
    Problem.LIMIT_SIGNS: lambda: translate("JsonFaults", "more than {0} signs of path data"),
    Problem.LIMIT_PARTS: lambda: translate("JsonFaults", "more than {0} parts"),
    Problem.LIMIT_ARCS: lambda: translate("JsonFaults", "more than {0} arcs"),
    Problem.LIMIT_SEGMENTS: lambda: translate("JsonFaults", "more than {0} lines and curves"),
    Problem.OTHER_CASE: lambda: translate(
        "JsonFaults", "it is there as “{0}”; capital and small letters have to agree"
    ),
    Problem.NOT_THERE: lambda: translate("JsonFaults", "it is not there"),
    Problem.NO_FOLDER: lambda: translate("JsonFaults", "it is no folder; name the one it is in"),
    Problem.FOLDER: lambda: translate("JsonFaults", "it is a folder"),
    Problem.NO_FILE: lambda: translate("JsonFaults", "it is no regular file"),
    Problem.FORBIDDEN: lambda: translate("JsonFaults", "it may not be read; ask for the right to"),
    Problem.CIRCLE: lambda: translate("JsonFaults", "it is a link that leads back to itself"),
    Problem.LONG_NAME: lambda: translate("JsonFaults", "its name is too long"),
}


def json_problem(text: str) -> str:
    """The problem in the words of the window."""
    said, words = possible(text)
    found = understood(said)
    if found:
        problem, parts = found
        if problem is Problem.WRONG_TYPE:
            parts = tuple(map(_types, parts))
        said = PROBLEMS[problem]().format(*parts)
    if words:
        said = translate("JsonFaults", "{problem}; possible: {words}").format(problem=said, words=words)
    return said


def _types(names: str) -> str:
    words = [_TYPES[name]() if name in _TYPES else name for name in names.split(" | ")]
    return translate("JsonFaults", " or ").join(words)
