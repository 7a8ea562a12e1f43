"""What touches what on a drawing: shared curves, and the runs of a province's coast."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby

import numpy as np

from maps.outline import Outline, Points, Subpath, canonical

Key = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Run:
    """A stretch of coast between two borders on land, or all round an island."""

    seas: frozenset[str]
    ends: frozenset[str]  # the provinces that go on along the same water
    line: tuple[tuple[float, float], ...]  # map units, in the direction of the outline

    @property
    def neighbours(self) -> frozenset[str]:
        """Where a fleet on this coast may go: its seas and the coasts beside it."""
        return self.seas | self.ends


class Contacts:
    """The contacts of outlines whose neighbours share the very same curves."""

    def __init__(self, outlines: Mapping[str, Outline]) -> None:
        self._outlines = outlines
        self._keys = {id_: _keys(outline) for id_, outline in outlines.items()}
        self._owners: dict[Key, list[str]] = {}
        for id_, subpaths in self._keys.items():
            for key in (key for subpath in subpaths for key in subpath):
                self._owners.setdefault(key, []).append(id_)

    def lengths(self) -> dict[frozenset[str], float]:
        """The length in map units of what two provinces share, for all that share anything."""
        found: dict[frozenset[str], float] = {}
        for key, owners in self._owners.items():
            if len(owners) == 2:
                pair = frozenset(owners)
                found[pair] = found.get(pair, 0.0) + _length(key)
        return found

    def runs(self, province: str, seas: frozenset[str], shores: frozenset[str]) -> Iterator[Run]:
        """The runs of coast of a province; ``shores`` are the provinces where a fleet may land."""
        for keys, subpath in zip(self._keys[province], self._outlines[province].subpaths, strict=True):
            sides = [self._across(key, province) for key in keys]
            yield from _runs(subpath, sides, seas, shores)

    def _across(self, key: Key, province: str) -> str:
        others = [owner for owner in self._owners[key] if owner != province]
        return others[0] if others else ""


def _keys(outline: Outline) -> list[list[Key]]:
    curves: Points = np.round(canonical(outline.curves()), 2)
    rows = iter(map(tuple, curves.tolist()))
    return [[next(rows) for _ in subpath[1:]] for subpath in outline.subpaths]


def _length(key: Key) -> float:
    return float(np.hypot(key[4] - key[0], key[5] - key[1]))


def _runs(subpath: Subpath, sides: list[str], seas: frozenset[str], shores: frozenset[str]) -> Iterator[Run]:
    points = [segment[-2:] for segment in subpath]
    wet = [side in seas for side in sides]
    if all(wet):
        yield Run(frozenset(sides), frozenset(), tuple(points))
        return
    first = wet.index(False)
    order = [*range(first, len(sides)), *range(first)]
    for is_wet, group in groupby(order, key=wet.__getitem__):
        if is_wet:
            stretch = list(group)
            ends = {sides[stretch[0] - 1], sides[(stretch[-1] + 1) % len(sides)]}
            line = [points[index] for index in stretch] + [points[stretch[-1] + 1]]
            yield Run(frozenset(sides[index] for index in stretch), frozenset(ends & shores), tuple(line))
