"""Whether JSON has the form of a record, told wherever it has not, and for every key that nobody knows."""

from __future__ import annotations

import types
from collections.abc import Iterator
from functools import cache
from typing import Any, Literal, TypeAlias, Union, get_args, get_origin, get_type_hints

import msgspec

from maps.json_keys import at
from maps.likeness import likely

_MISSING = "Object missing required field"

Child: TypeAlias = tuple[str, Any, Any]  # the path of a value, the value, the type it should have


def wrong_forms(value: Any, type_: Any, path: str) -> Iterator[tuple[str, str]]:
    """Each place at which a decoded value does not fit a type, and what the decoder says of it.

    Keys that are there under a name like theirs are left to ``unknown_keys``.
    """
    try:
        msgspec.convert(value, type_)
    except msgspec.ValidationError as error:
        missing = [(path, problem) for problem in _missing(value, _plain(type_))]
        inner = [
            found
            for child in _children(value, type_, path)
            for found in wrong_forms(child[1], child[2], child[0])
        ]
        problem = _problem(error, type_)
        own = [] if problem.startswith(_MISSING) else [(path, problem)]
        yield from missing + inner or own


def unknown_keys(
    value: Any, type_: Any, path: str, remarks: frozenset[str]
) -> Iterator[tuple[str, str, str]]:
    """The path of each object with a key that its type has not, the key, and the one likely meant or "".

    Args:
        value: as decoded, whether it fits the type or not.
        type_: a msgspec structure, or what such structures are made of.
        path: of the value.
        remarks: keys that may stand everywhere, for people to read.
    """
    plain = _plain(type_)
    if isinstance(value, dict) and _is_structure(plain):
        known = _fields(plain)
        for key in sorted(value.keys() - known.keys() - remarks):
            yield path, key, likely(key, known.keys() - value.keys())
    for child_path, child, child_type in _children(value, type_, path):
        yield from unknown_keys(child, child_type, child_path, remarks)


def _children(value: Any, type_: Any, path: str) -> list[Child]:
    plain = _plain(type_)
    if isinstance(value, dict) and _is_structure(plain):
        return [(at(path, key), value[key], field) for key, field in _fields(plain).items() if key in value]
    arguments = get_args(plain)
    if isinstance(value, dict) and get_origin(plain) is dict:
        return [(at(path, key), below, arguments[1]) for key, below in value.items()]
    if isinstance(value, list) and get_origin(plain) is tuple:
        endless = arguments[-1] is Ellipsis
        if endless or len(value) == len(arguments):
            return [
                (f"{path}[{index}]", below, arguments[0 if endless else index])
                for index, below in enumerate(value)
            ]
    return []


def _missing(value: Any, type_: Any) -> Iterator[str]:
    """What is said of the keys that are not there, in one sentence; nothing of one that is misspelt."""
    if not isinstance(value, dict) or not _is_structure(type_):
        return
    known = {field.name for field in msgspec.structs.fields(type_)}
    needed = [field.name for field in msgspec.structs.fields(type_) if field.required]
    misspelt = {likely(key, known - value.keys()) for key in value.keys() - known}
    names = [name for name in needed if name not in value and name not in misspelt]
    if names:
        yield f"{_MISSING}{'s' * (len(names) > 1)} `{', '.join(names)}`"


def _problem(error: Exception, type_: Any) -> str:
    problem = str(error).partition(" - at `$")[0]
    possible = get_args(_plain(type_)) if get_origin(_plain(type_)) is Literal else ()
    return problem + (f"; possible: {', '.join(possible)}" if possible else "")


def _plain(type_: Any) -> Any:
    """The type without the None that may stand in its place."""
    if get_origin(type_) in (Union, types.UnionType):
        return next(each for each in get_args(type_) if each is not types.NoneType)
    return type_


def _is_structure(type_: Any) -> bool:
    return isinstance(type_, type) and issubclass(type_, msgspec.Struct)


@cache
def _fields(type_: Any) -> dict[str, Any]:
    return get_type_hints(type_)
