"""The words of a province on the map: its full name in one or two lines, or its code."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainterPath, QPainterPathStroker, QTransform

from app.fonts import FontRole, path_font
from app.translation import in_language
from maps.board import Province, Terrain

RING_ROOM = 2.9  # radii that the ring of a supply centre takes before its name
_HALO = 2.6  # px, half of it outside the letters
_LEADING = 1.04
_ASCENT = 0.87  # from the top of a line to its baseline
_SIZES = (
    (0.50, 0.0, 4.2),
    (0.28, 1.0, 4.2),
    (0.0, 2.0, 3.4),
)  # from a zoom on: px less of text, ring's radius
_ADD_CODES = 0.80
_FULL_INSIDE = 0.985
_CODE_INSIDE = ((0.75, False), (0.3, True), (0.6, False))
_RINGS = (
    (4.2, 0.5, False),
    (4.2, 0.2, True),
    (3.0, 0.3, False),
    (3.0, 0.0, True),
)  # ways of a ring alone: its largest radius, how much of it lies in the province, whether the rest may float


class NameMode(StrEnum):
    """What names the map shows."""

    AUTO = "auto"
    NAMES = "names"
    CODES = "codes"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Run:
    """One line of a label in one font role, ``less`` px smaller than the role's size."""

    text: str
    role: FontRole
    less: float = 0.0

    @property
    def size(self) -> float:
        """The size in px."""
        return float(self.role.value.size) - self.less

    @property
    def height(self) -> float:
        """The height that the line takes, in px."""
        return self.size * _LEADING

    @property
    def baseline(self) -> float:
        """How far the baseline is below the top of the line, in px."""
        return self.size * _ASCENT


@dataclass(frozen=True, slots=True)
class Setting:
    """One way of setting a province's label; without lines it is the centre's ring alone.

    Attributes:
        ring: the radius of the supply centre's ring in px; 0 for none.
        inside: how much of the box must lie in the province.
        afloat: the rest may hang over water only.
    """

    lines: tuple[Run, ...]
    ring: float
    inside: float
    afloat: bool = False

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of the box in px, ring included."""
        text = max((run_width(run) for run in self.lines), default=-0.6 * self.ring)
        height = sum(run.height for run in self.lines)
        return text + self.ring * RING_ROOM, max(height, 2.25 * self.ring)


def settings(province: Province, language: str, mode: NameMode, zoom: float) -> list[Setting]:
    """The ways to set a province's label at a zoom, the best first; the last fits almost anywhere."""
    less, radius = next((less, radius) for start, less, radius in _SIZES if zoom >= start)
    codes = _codes(province, mode, less)
    ways: list[tuple[tuple[Run, ...], float, bool]] = [
        *((lines, _FULL_INSIDE, False) for lines in _names(province, language, mode, less)),
        *((lines, inside, afloat) for lines in codes for inside, afloat in _CODE_INSIDE),
    ]
    if zoom >= _ADD_CODES and province.terrain is not Terrain.IMPASSABLE:
        ways = [
            ((*name, *code), room, False) for code in codes for name, room, _ in ways if name != code
        ] + ways
    if not province.supply_center:
        return [Setting(lines, 0.0, inside, afloat) for lines, inside, afloat in ways]
    rings = [Setting((), min(radius, most), inside, afloat) for most, inside, afloat in _RINGS]
    return [*(Setting(lines, radius, inside, afloat) for lines, inside, afloat in ways), *rings]


def _names(province: Province, language: str, mode: NameMode, less: float) -> list[tuple[Run, ...]]:
    if mode not in (NameMode.AUTO, NameMode.NAMES):
        return []
    role = FontRole.MAP_SEA if province.terrain is Terrain.WATER else FontRole.MAP_NAME
    return [
        tuple(Run(text, role, less) for text in lines)
        for lines in splits(in_language(province.names, language))
    ]


def _codes(province: Province, mode: NameMode, less: float) -> list[tuple[Run, ...]]:
    if mode not in (NameMode.AUTO, NameMode.CODES):
        return []
    role = FontRole.MAP_SEA_CODE if province.terrain is Terrain.WATER else FontRole.MAP_CODE
    return [(Run(province.id, role, less),)]


def splits(name: str) -> list[tuple[str, ...]]:
    """The name in one line and, where it has a space, in two lines as even as can be."""
    words = name.split(" ")
    halves = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    even = min(halves, key=lambda half: max(map(len, half)), default=None)
    return [(name,)] + ([even] if even else [])


@lru_cache(maxsize=2048)
def run_path(run: Run) -> tuple[QPainterPath, float]:
    """A line as a path from the left end of its baseline, in px, and its width."""
    big, factor = _path_font(run)
    path = QPainterPath()
    path.addText(QPointF(0, 0), big, run.text)
    return QTransform.fromScale(factor, factor).map(path), run_width(run)


@lru_cache(maxsize=4096)
def run_width(run: Run) -> float:
    """The width of a line in px; found in a fraction of the time that its path takes."""
    big, factor = _path_font(run)
    return (QFontMetricsF(big).horizontalAdvance(run.text) - big.letterSpacing()) * factor


def _path_font(run: Run) -> tuple[QFont, float]:
    """A large font, and the factor that scales it to the run's size."""
    big, factor = path_font(run.role)
    return big, factor * (run.size / run.role.value.size)


@lru_cache(maxsize=2048)
def run_halo(run: Run) -> QPainterPath:
    """What surrounds the letters of a line; stroked once, since stroking text costs more than all else."""
    stroker = QPainterPathStroker()
    stroker.setWidth(_HALO)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    halo = stroker.createStroke(run_path(run)[0])
    halo.setFillRule(Qt.FillRule.WindingFill)
    return halo
