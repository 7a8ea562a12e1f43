"""The words of a province on the map: its full name in one or two lines, or its code."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainterPath, QPainterPathStroker, QTransform

from app.fonts import FontRole, path_font
from app.scene.label_grounds import Fit
from app.translation import in_language
from maps.board import Province, Terrain

RING_ROOM = 2.9  # radii that the ring of a supply centre takes before its name
_HALO = 2.6  # px, half of it outside the letters
_LEADING = 1.04
_ASCENT = 0.82  # from the top of a line to its baseline
_CODE_ROLES = (FontRole.MAP_CODE, FontRole.MAP_SEA_CODE)
_CAPITALS, _CAPITALS_ASCENT = 0.84, 0.75  # the same of a line of capitals
_SIZES = (
    (0.50, 0.0, 4.2),
    (0.28, 1.0, 4.2),
    (0.0, 2.0, 3.4),
)  # from a zoom on: px less of text, ring's radius
_CLOSED_NAMES = 0.44  # the zoom from which on names of closed land may lie on its borders
_ON_CLOSED = 0.86  # the share of such a name that lies within them
_ADD_CODES = 0.80
_FINE = 2.0  # px less of a code that has no room in its usual size
_FINEST = 8.4  # px, the smallest type
_CODES = (  # ways of a code: whether in finer type, where it may lie, how much of it in its province
    (False, Fit.ROOMY, 0.0),
    (False, Fit.CLEAR, 0.0),
    (True, Fit.CLEAR, 0.0),
    (False, Fit.AFLOAT, 0.0),
    (True, Fit.AFLOAT, 0.0),
    (True, Fit.ASHORE, 0.3),
)
_SEA_CODES = (*_CODES[:3], (True, Fit.ASHORE, 0.85))
_RINGS = (  # ways of a ring alone: its largest radius, where it may lie, how much of it in its province
    (4.2, Fit.CLEAR, 0.0),
    (3.0, Fit.CLEAR, 0.0),
    (2.4, Fit.CLEAR, 0.0),
    (3.0, Fit.INSIDE, 0.85),
    (2.4, Fit.INSIDE, 0.7),
    (2.4, Fit.UNDER, 0.7),
)


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
        """The height that the line takes, in px; codes have capitals only."""
        return self.size * (_CAPITALS if self.role in _CODE_ROLES else _LEADING)

    @property
    def baseline(self) -> float:
        """How far the baseline is below the top of the line, in px."""
        return self.size * (_CAPITALS_ASCENT if self.role in _CODE_ROLES else _ASCENT)


@dataclass(frozen=True, slots=True)
class Setting:
    """One way of setting a province's label; without lines it is the centre's ring alone.

    Attributes:
        ring: the radius of the supply centre's ring in px; 0 for none.
        fit: where its box may lie.
        inside: how much of the box must lie in the province.
    """

    lines: tuple[Run, ...]
    ring: float
    fit: Fit = Fit.CLEAR
    inside: float = 0.0

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of the box in px, ring included."""
        text = max((run_width(run) for run in self.lines), default=-0.6 * self.ring)
        height = sum(run.height for run in self.lines)
        return text + self.ring * RING_ROOM, max(height, 2.25 * self.ring)


def settings(province: Province, language: str, mode: NameMode, zoom: float) -> list[Setting]:
    """The ways to set a province's label at a zoom, the best first; the last fits almost anywhere."""
    less, radius = next((less, radius) for start, less, radius in _SIZES if zoom >= start)
    radius = radius if province.supply_center else 0.0
    names, codes = _names(province, language, mode, less), _codes(province, mode, less)
    both = zoom >= _ADD_CODES and province.terrain is not Terrain.IMPASSABLE
    ways = [Setting((*name, *code), radius, Fit.ROOMY) for code in codes for name in names if both]
    ways += [Setting(lines, radius, fit) for fit in (Fit.ROOMY, Fit.CLEAR) for lines in names]
    if province.terrain is Terrain.IMPASSABLE and zoom >= _CLOSED_NAMES:
        ways += [Setting(lines, radius, Fit.INSIDE, _ON_CLOSED) for lines in names]
    ways += [way for code in codes for way in _code_ways(code, radius, province.terrain)]
    if province.supply_center:
        ways += [Setting((), min(radius, most), fit, inside) for most, fit, inside in _RINGS]
    return ways


def _code_ways(code: tuple[Run, ...], radius: float, terrain: Terrain) -> Iterator[Setting]:
    fine = tuple(replace(run, less=run.less + max(0.0, min(_FINE, run.size - _FINEST))) for run in code)
    for is_fine, fit, inside in _SEA_CODES if terrain is Terrain.WATER else _CODES:
        yield Setting(fine if is_fine else code, min(radius, 3.4) if is_fine else radius, fit, inside)


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
