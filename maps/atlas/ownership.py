"""Who owns each face: land by its ground, straits by the fills, water by the sea seeds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import shapely

from maps.atlas.errors import SeedConflictError, SeedOutsideError, UnclaimedFaceError
from maps.atlas.land import LAKE, common
from maps.atlas.linework import Faces
from maps.atlas.projection import Projection
from maps.atlas.recipe import Recipe

STRAIT = "~"  # ends the owner of water inside a province, as in "DEN~"


class Ownership:
    """The owners of the faces of one board, settled step by step."""

    def __init__(self, faces: Faces, recipe: Recipe, projection: Projection) -> None:
        self._faces = faces
        self._recipe = recipe
        self._projection = projection
        self._seas = frozenset(recipe.sea_seeds)
        self._points = shapely.point_on_surface(faces.polygons)
        self._tree = shapely.STRtree(faces.polygons)
        self.owners: list[str] = [""] * len(faces.polygons)

    def settle(self, claims: Sequence[tuple[str, Any]]) -> dict[str, Any]:
        """Owner → its ground or water, in map units; straits belong to ``"DEN~"``.

        The claims are areas by owner, the strongest first; what none covers is water.

        Raises:
            SeedOutsideError: a seed lies outside the frame.
            SeedConflictError: two owners claim one face.
            UnclaimedFaceError: nobody claims a face.
        """
        self._claim(claims)
        self._claim_seas()
        self._drop_islands()
        self._spread(lambda owner: owner in self._seas)
        self._make_lakes()
        self._spread(lambda _owner: True)
        self._swallow_scraps()
        return self._grounds()

    def _claim(self, claims: Sequence[tuple[str, Any]]) -> None:
        for owner, ground in claims:
            for face in self._tree.query(ground, predicate="intersects").tolist():
                if not self.owners[face] and shapely.intersects(ground, self._points[face]):
                    self.owners[face] = owner

    def _claim_seas(self) -> None:
        for sea, seeds in self._recipe.sea_seeds.items():
            for seed in seeds:
                self._claim_sea(common(sea), seed)

    def _claim_sea(self, sea: str, seed: tuple[float, float]) -> None:
        found = self._tree.query(shapely.Point(self._projection.point(seed)), predicate="within").tolist()
        if not found:
            raise SeedOutsideError(sea, seed)
        if self.owners[found[0]] not in ("", sea):
            raise SeedConflictError(seed, self.owners[found[0]], sea)
        self.owners[found[0]] = sea

    def _is_land(self, owner: str) -> bool:
        return bool(owner) and owner not in self._seas and owner != LAKE and not owner.endswith(STRAIT)

    def _drop_islands(self) -> None:
        for island in self._blobs(lambda _a, b: self._is_land(b), self._is_land):
            kept = any(self.owners[face] in self._recipe.keep for face in island)
            if not kept and self._area(island) < self._recipe.smallest_island:
                for face in island:
                    self.owners[face] = ""

    def _spread(self, allowed: Callable[[str], bool]) -> None:
        """Gives each unowned face to the allowed neighbour with the longest common edge."""
        changed = True
        while changed:
            changed = False
            for face, owner in enumerate(self.owners):
                best = "" if owner else self._nearest(face, allowed)
                if best:
                    self.owners[face], changed = best, True

    def _nearest(self, face: int, allowed: Callable[[str], bool]) -> str:
        around = self._faces.neighbours[face].items()
        choice = [
            (length, other) for other, length in around if self.owners[other] and allowed(self.owners[other])
        ]
        return self.owners[max(choice)[1]] if choice else ""

    def _make_lakes(self) -> None:
        for face, owner in enumerate(self.owners):
            if not owner and self._faces.areas[face] > self._recipe.smallest_lake:
                self.owners[face] = LAKE

    def _swallow_scraps(self) -> None:
        """Small parts go to whoever surrounds them: enclaves on land, and scraps of any kind."""
        for part in list(self._blobs(lambda a, b: a == b, bool)):
            around = self._around(part)
            enclave = self._is_land(self.owners[min(part)]) and all(map(self._is_land, around))
            limit = self._recipe.smallest_enclave if enclave else self._recipe.smallest_scrap
            if around and self._area(part) < limit:
                for face in part:
                    self.owners[face] = max(around, key=lambda owner: (around[owner], owner))

    def _around(self, part: frozenset[int]) -> dict[str, float]:
        """Owner → the length of the edge that the part shares with it."""
        around: dict[str, float] = {}
        for face in part:
            for other, length in self._faces.neighbours[face].items():
                if other not in part:
                    around[self.owners[other]] = around.get(self.owners[other], 0.0) + length
        return around

    def _blobs(
        self, joined: Callable[[str, str], bool], counted: Callable[[str], bool]
    ) -> Iterator[frozenset[int]]:
        """Connected faces: those whose owners are counted, joined as the rule says."""
        seen: set[int] = set()
        for first, owner in enumerate(self.owners):
            if first in seen or not counted(owner):
                continue
            blob, todo = {first}, [first]
            while todo:
                face = todo.pop()
                for other in self._faces.neighbours[face]:
                    if other not in blob and joined(self.owners[face], self.owners[other]):
                        blob.add(other)
                        todo.append(other)
            seen |= blob
            yield frozenset(blob)

    def _area(self, faces: frozenset[int]) -> float:
        return float(sum(self._faces.areas[face] for face in faces))

    def _grounds(self) -> dict[str, Any]:
        unowned = self.owners.count("")
        if unowned:
            raise UnclaimedFaceError(unowned)
        groups: dict[str, list[Any]] = {}
        for owner, face in zip(self.owners, self._faces.polygons, strict=True):
            groups.setdefault(owner, []).append(face)
        return {owner: shapely.coverage_union_all(groups[owner]) for owner in sorted(groups)}
