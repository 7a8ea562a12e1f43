"""The words of a province on the map: its full name in one or two lines, or its code."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QFontMetricsF, QPainterPath, QTransform

from app.fonts import FontRole, path_font
from maps.board import Province, Terrain

RING = 12.0  # px that the ring of a supply centre takes before its name
_LEADING = 1.04
_SMALLER = 1.0  # px less below 50 %
_SMALL = 0.50
_ADD_CODES = 0.80
_FULL_INSIDE = 0.985
_CODE_INSIDE = ((0.75, False), (0.3, True), (0.5, False))
_RING_INSIDE = 0.5
_RING_ASHORE = 0.2


class NameMode(StrEnum):
    """What names the map shows."""

    AUTO = "auto"
    NAMES = "names"
    CODES = "codes"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Run:
    """One line of a label in one font role."""

    text: str
    role: FontRole


@dataclass(frozen=True, slots=True)
class Setting:
    """One way of setting a province's label; without lines it is the centre's ring alone.

    ``inside`` is how much of its box must lie in the province; ``afloat`` lets the rest hang over water only.
    """

    lines: tuple[Run, ...]
    ring: bool
    small: bool
    inside: float
    afloat: bool = False

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of the box."""
        widths = [run_path(run, self.small)[1] for run in self.lines]
        height = sum(line_height(run, self.small) for run in self.lines)
        width = max(widths, default=-2.0) + (RING if self.ring else 0)
        return width, max(height, 9.4 if self.ring else 0)


def settings(province: Province, language: str, mode: NameMode, zoom: float) -> list[Setting]:
    """The ways to set a province's label at a zoom, the best first; the last fits almost anywhere."""
    ways: list[tuple[tuple[Run, ...], float, bool]] = [
        *((lines, _FULL_INSIDE, False) for lines in _names(province, language, mode, zoom)),
        *((lines, inside, afloat) for lines in _codes(province, mode) for inside, afloat in _CODE_INSIDE),
    ]
    if province.supply_center:
        ways += [((), _RING_INSIDE, False), ((), _RING_ASHORE, True)]
    small = zoom < _SMALL
    return [Setting(lines, province.supply_center, small, inside, afloat) for lines, inside, afloat in ways]


def _names(province: Province, language: str, mode: NameMode, zoom: float) -> list[tuple[Run, ...]]:
    if mode not in (NameMode.AUTO, NameMode.NAMES):
        return []
    role = FontRole.MAP_SEA if province.terrain is Terrain.WATER else FontRole.MAP_NAME
    names = [tuple(Run(text, role) for text in lines) for lines in _splits(province.names[language])]
    with_codes = zoom >= _ADD_CODES and province.terrain is not Terrain.IMPASSABLE
    return [(*lines, *code) for code in _codes(province, mode) if with_codes for lines in names] + names


def _codes(province: Province, mode: NameMode) -> list[tuple[Run, ...]]:
    if mode not in (NameMode.AUTO, NameMode.CODES):
        return []
    role = FontRole.MAP_SEA_CODE if province.terrain is Terrain.WATER else FontRole.MAP_CODE
    return [(Run(province.id, role),)]


def _splits(name: str) -> list[tuple[str, ...]]:
    """The name in one line and, where it has a space, in two lines as even as can be."""
    words = name.split(" ")
    halves = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    even = min(halves, key=lambda half: max(map(len, half)), default=None)
    return [(name,)] + ([even] if even else [])


def line_height(run: Run, small: bool) -> float:  # noqa: FBT001 — a property of the map's size, never a literal
    """The height in px that a line takes."""
    return _size(run.role, small) * _LEADING


@lru_cache(maxsize=2048)
def run_path(run: Run, small: bool) -> tuple[QPainterPath, float]:  # noqa: FBT001 — as above
    """A line as a path from the left end of its baseline, in px, and its width."""
    big, factor = path_font(run.role)
    factor *= _size(run.role, small) / run.role.value.size
    path = QPainterPath()
    path.addText(QPointF(0, 0), big, run.text)
    width = (QFontMetricsF(big).horizontalAdvance(run.text) - big.letterSpacing()) * factor
    return QTransform.fromScale(factor, factor).map(path), width


def baseline(run: Run, small: bool) -> float:  # noqa: FBT001 — as above
    """How far the baseline is below the top of the line, in px."""
    return _size(run.role, small) * 0.87


def _size(role: FontRole, small: bool) -> float:  # noqa: FBT001 — as above
    return float(role.value.size) - (_SMALLER if small else 0)
