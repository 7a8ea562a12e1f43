"""What may be wrong with a board's SVG, as values."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class BoardFault(StrEnum):
    """What is wrong with a board's SVG, and what to do."""

    TOO_LARGE = "too large for a board; simplify it"
    ENTITIES = "document type or entities, which are not read; take the DOCTYPE and &…; out"
    ENCODING = "letters in an encoding that cannot be read; save it as UTF-8"
    PACKED = "packed (svgz); save it as a plain SVG"
    NOT_SVG = "no SVG; the element around all others has to be <svg>"
    NOT_XML = "not XML; save it as an SVG once more"
    NO_VIEW_BOX = 'no viewBox that can be used; write one such as viewBox="0 0 3000 2000"'
    TRANSFORM = "transform not understood; correct it, or take it out"
    BAD_PATH = "shape not understood; draw it anew, or correct the place named"
    BAD_ANCHOR = "circle not understood; it needs the numbers cx, cy and r"
    TWICE = "two elements have this id; take one out, or give it another"
    EMPTY = 'no provinces; give each path its id, such as <path id="SPA">'


@dataclass
class BoardFileError(Exception):
    """An SVG that is no board: what is wrong, with which element, and the words of the parser if any."""

    fault: BoardFault
    element: str = ""
    detail: str = ""

    def __str__(self) -> str:
        where = f"{self.element}: " if self.element else ""
        return f"{where}{self.fault}" + (f" ({self.detail})" if self.detail else "")
