"""The variants by their ids."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from variants.britain import britain
from variants.colonial import colonial
from variants.errors import FileFormatError
from variants.europe1900 import europe1900
from variants.hundred import hundred
from variants.standard import standard
from variants.variant import Variant

_MAKERS: Mapping[str, Callable[[], Variant]] = {
    "standard": standard,
    "britain": britain,
    "1900": europe1900,
    "hundred": hundred,
    "colonial": colonial,
}

VARIANT_IDS = tuple(_MAKERS)


@cache
def load_variant(variant_id: str) -> Variant:
    """The variant of that id with default rules.

    Raises:
        FileFormatError: if there is none, naming those there are.
    """
    maker = _MAKERS.get(variant_id)
    if maker is None:
        raise FileFormatError("variant", f"{variant_id!r} is not known; there are: {', '.join(VARIANT_IDS)}")
    return maker()
