"""Where something may be that was not found in an SVG: under another name, or in another form."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from xml.etree import ElementTree as ET

from maps.svg_text import parse

UNSEEN = frozenset({"defs", "symbol", "clipPath", "mask", "pattern", "marker"})  # nothing in them is shown


@dataclass(frozen=True, slots=True)
class _Seen:
    tag: str
    id: str
    label: str
    within: str  # the element around it in which nothing is shown

    def __str__(self) -> str:
        label = f' label="{self.label}"' if self.label else ""
        return f'<{self.tag} id="{self.id}"{label}>' + (f" in <{self.within}>" if self.within else "")


def elements_like(svg: bytes, ids: Iterable[str]) -> Mapping[str, str]:
    """Each id → an element that has it, or its like, and does not count; where there is none it is left out.

    Elements that have the id are preferred to those with such a label, and these to other spellings.

    Raises:
        BoardFileError: if it is no SVG.
    """
    exact = set(ids)
    wanted = {id_.casefold(): id_ for id_ in exact}
    found: dict[str, tuple[int, str]] = {}
    for element in _elements(parse(svg)):
        for rank, word in enumerate((element.id, element.label, element.id.strip().casefold())):
            id_ = word if word in exact else wanted.get(word, "")
            if id_ and found.get(id_, (3, ""))[0] > rank:
                found[id_] = rank, str(element)
    return {id_: text for id_, (_, text) in found.items()}


def _elements(root: ET.Element) -> Iterator[_Seen]:
    """All elements; not by recursion, as a file may be nested deep."""
    todo = [(root, "")]
    while todo:
        element, within = todo.pop()
        tag = element.tag.rpartition("}")[2]
        label = next((value for key, value in element.items() if key.rpartition("}")[2] == "label"), "")
        yield _Seen(tag, element.get("id", "")[:40], label[:40], within)
        inner = within or (tag if tag in UNSEEN else "")
        todo.extend((child, inner) for child in reversed(element))
