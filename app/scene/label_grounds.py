"""The ground around a province on a raster, and which boxes may lie on it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from functools import cached_property
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from app.scene.cells import Cells, Sums, corner_sums, in_boxes

BESIDE = 10.0  # px within which a name on open water has its province
_SHORE = 24.0  # px² of the province that lie within
_STRANGE = 6.0  # px within which it has no other land
_WHOLE = 0.985  # the share of a box that is all of it, as cells along a line are either side's
_HANGING = 0.84  # how much of a box that hangs out over the coast must lie in its province or on water

Counts: TypeAlias = NDArray[np.uint8]


class Fit(Enum):
    """Where the box of a name, or of a ring alone, may lie."""

    ROOMY = auto()  # in its province, with some room to the lines beside it
    CLEAR = auto()  # in its province, and on no coast, border or dash
    AFLOAT = auto()  # on open water beside its province, and on no line either
    ASHORE = auto()  # across its own coast, with the rest over water
    INSIDE = auto()  # its middle in its province, across any line
    UNDER = auto()  # the same, where the unit of its own province may hide it


@dataclass(frozen=True, slots=True)
class Frame:
    """A box with the margin around it on a raster, all in cells; ``bare`` is a ring without words."""

    height: int
    width: int
    margin: int
    bare: bool

    @property
    def area(self) -> int:
        """How many cells it has, margin included."""
        return self.height * self.width


class Ground:
    """The cells around a province: its own, other land, how often each is taken, and by its own units.

    On the cells before words no ring without words may lie.

    ``water`` and ``lines`` are sums over the same cells; ``cell`` is how long they are in logical px.
    """

    def __init__(
        self,
        *,
        own: Cells,
        land: Cells,
        taken: Counts,
        plates: Counts,
        before_words: Cells,
        water: Sums,
        lines: Sums,
        cell: float,
    ) -> None:
        self._own_cells, self._land_cells, self._takers, self._plate_cells = own, land, taken, plates
        self._before_words, self._water, self._lines, self._cell = before_words, water, lines, cell

    @cached_property
    def own(self) -> Sums:
        """The cells of the province."""
        return corner_sums(self._own_cells)

    @cached_property
    def _taken(self) -> Sums:
        return corner_sums(self._takers > 0)

    @cached_property
    def _near_words(self) -> Sums:
        return corner_sums(self._before_words)

    @cached_property
    def _taken_by_others(self) -> Sums:
        return corner_sums(self._takers > self._plate_cells)

    @cached_property
    def plates(self) -> Sums:
        """The cells on which units of the province may stand."""
        return corner_sums(self._plate_cells > 0)

    @cached_property
    def _own_around(self) -> Sums:
        return corner_sums(np.pad(self._own_cells, self._cells(BESIDE)))

    @cached_property
    def _strange_around(self) -> Sums:
        return corner_sums(np.pad(self._land_cells & ~self._own_cells, self._cells(_STRANGE)))

    def fits(self, fit: Fit, own: Sums, frame: Frame) -> Cells:
        """For each box, of which so many cells are its own, whether it is free and may lie there."""
        match fit:
            case Fit.ROOMY:
                fitting = (own >= _WHOLE * frame.area) & (_all(self._lines, frame) == 0)
            case Fit.CLEAR:
                fitting = (own >= _WHOLE * frame.area) & self._clear(frame)
            case Fit.AFLOAT:
                fitting = self._clear(frame) & self._beside(frame)
            case Fit.ASHORE:
                fitting = self._hanging(frame)
            case Fit.INSIDE | Fit.UNDER:
                fitting = self._amid(frame)
        return np.asarray(fitting & self._free(fit, frame))

    def _free(self, fit: Fit, frame: Frame) -> Cells:
        taken = self._taken_by_others if fit is Fit.UNDER else self._taken
        free = _all(taken, frame) == 0
        return np.asarray(free & (_all(self._near_words, frame) == 0) if frame.bare else free)

    def _clear(self, frame: Frame) -> Cells:
        """Whether no line runs through each box; its margin may touch one."""
        return np.asarray(_within(self._lines, frame, frame.margin, frame.margin) == 0)

    def _hanging(self, frame: Frame) -> Cells:
        """Whether hardly any of each box is on other land; its margin may be."""
        margin = frame.margin
        home = _within(self.own, frame, margin, margin) + _within(self._water, frame, margin, margin)
        return np.asarray(home >= _HANGING * (frame.height - 2 * margin) * (frame.width - 2 * margin))

    def _amid(self, frame: Frame) -> Cells:
        """Whether the middle of each box is in the province."""
        down, across = (frame.height - 1) // 2, (frame.width - 1) // 2
        whole = (frame.height - 2 * down) * (frame.width - 2 * across)
        return np.asarray(_within(self.own, frame, down, across) == whole)

    def _beside(self, frame: Frame) -> Cells:
        """Whether each box is on water, near the province, and nearer to no other land."""
        near, far = (2 * self._cells(length) for length in (_STRANGE, BESIDE))
        return np.asarray(
            (_all(self._water, frame) >= _WHOLE * frame.area)
            & (in_boxes(self._own_around, frame.height + far, frame.width + far) >= _SHORE / self._cell**2)
            & (in_boxes(self._strange_around, frame.height + near, frame.width + near) == 0)
        )

    def _cells(self, length: float) -> int:
        return round(length / self._cell)


def _all(sums: Sums, frame: Frame) -> Sums:
    return in_boxes(sums, frame.height, frame.width)


def _within(sums: Sums, frame: Frame, down: int, across: int) -> Sums:
    """The same of boxes with so many cells less at each side."""
    inner = sums[down : len(sums) - down, across : sums.shape[1] - across]
    return in_boxes(inner, frame.height - 2 * down, frame.width - 2 * across)
