"""Keys that stand twice in one JSON object: readers keep the last one and lose the other without a word."""

from __future__ import annotations

import json
import re
from typing import Any, NoReturn

import msgspec

_PLAIN = re.compile(r"[\w-]{1,40}")


def at(path: str, key: str) -> str:
    """The path of a key inside of another, in brackets if it is no plain word."""
    return f"{path}.{key}" if _PLAIN.fullmatch(key) else f"{path}[{key[:40]!r}]"


class _Pairs(list[tuple[str, Any]]):
    """An object as it is written, key by key."""


def refuse_repeated_keys(data: bytes) -> None:
    """Looks through JSON that decodes.

    Raises:
        msgspec.ValidationError: naming the first key that is there twice, and where.
        msgspec.DecodeError: if a part that nothing reads is no JSON after all.
    """
    repeated = False

    def keep(pairs: list[tuple[str, Any]]) -> _Pairs:
        nonlocal repeated
        repeated = repeated or len(dict(pairs)) < len(pairs)
        return _Pairs(pairs)

    try:
        whole = json.loads(data, object_pairs_hook=keep, parse_int=str, parse_float=str)
    except ValueError as error:
        raise msgspec.DecodeError(str(error)) from None
    if repeated:
        _tell(whole, "$")


def _tell(value: Any, path: str) -> None:
    """Raises at the first object, from outside, that has a key twice."""
    if isinstance(value, _Pairs):
        seen: set[str] = set()
        for key, _ in value:
            if key in seen:
                _refuse(key, path)
            seen.add(key)
        for key, below in value:
            _tell(below, at(path, key))
    elif isinstance(value, list):
        for index, below in enumerate(value):
            _tell(below, f"{path}[{index}]")


def _refuse(key: str, path: str) -> NoReturn:
    raise msgspec.ValidationError(f"the key {key[:60]!r} is there twice - at `{path}`")
