"""A drawn board as values: curves to draw, polygons to hit, places for units and names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import shapely

from maps.board import Location
from maps.outline import Outline

WIDTH = 3000


@dataclass(frozen=True, slots=True)
class Anchor:
    """A place in map units and the radius of the free room around it."""

    x: float
    y: float
    radius: float


@dataclass(frozen=True, slots=True)
class Shapes:
    """The geometry of one board in map units, y downwards.

    Attributes:
        content: a hash of all that it was made from; b"" if nobody has told, and in copies that are changed.
    """

    width: float
    height: float
    outlines: Mapping[str, Outline]
    polygons: Mapping[str, Any]  # shapely.MultiPolygon, the outlines flattened
    surroundings: Outline
    lakes: Outline
    straits: Outline
    units: Mapping[Location, Anchor]
    names: Mapping[str, Anchor]
    content: bytes = field(init=False, default=b"", repr=False, compare=False)
    _tree: Any = field(init=False, repr=False, compare=False)
    _ids: tuple[str, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_tree", shapely.STRtree(list(self.polygons.values())))
        object.__setattr__(self, "_ids", tuple(self.polygons))

    def know_content(self, content: bytes) -> None:
        """Keeps the hash of all that the shapes were made from, a name for what follows from them."""
        object.__setattr__(self, "content", content)

    def province_at(self, x: float, y: float) -> str | None:
        """The province at a point in map units; None in the surroundings, on a lake and off the board."""
        found = self._tree.query(shapely.Point(x, y), predicate="intersects")
        return self._ids[found.min()] if len(found) else None

    def provinces_at(self, places: Sequence[complex]) -> list[str | None]:
        """The same for many points, x + yj, at once."""
        points = shapely.points([(place.real, place.imag) for place in places])
        found = np.full(len(places), len(self._ids))
        which, where = self._tree.query(points, predicate="intersects")
        np.minimum.at(found, which, where)
        ids = (*self._ids, None)
        return [ids[index] for index in found]
