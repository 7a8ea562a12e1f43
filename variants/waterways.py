"""The chains of fleets at sea over which an army could be carried, whatever those fleets are ordered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from maps.board import Board, Location, Terrain
from variants.orders import UnitKind
from variants.position import Position


@dataclass(frozen=True, slots=True)
class Waterways:
    """The fleets that may convoy, by the seas they stand in.

    Attributes:
        links: sea with a fleet → the neighbouring seas with a fleet.
        shores: sea with a fleet → the provinces around it in which an army may stand.
        full_shores: those of them to which no half link leads, as that round the cape of 1900.
    """

    links: Mapping[str, frozenset[str]]
    shores: Mapping[str, frozenset[str]]
    full_shores: Mapping[str, frozenset[str]]

    @classmethod
    def of(cls, board: Board, position: Position) -> Waterways:
        """The waterways of a position; fleets of every power carry."""
        seas = {
            unit.province
            for unit in position.units
            if unit.kind is UnitKind.FLEET and board.provinces[unit.province].convoys
        }
        around = {sea: {place.province for place in board.fleet_neighbours(Location(sea))} for sea in seas}
        water = frozenset(
            id_ for id_, province in board.provinces.items() if province.terrain is Terrain.WATER
        )
        shores = {sea: frozenset(near - water) for sea, near in around.items()}
        return cls(
            links={sea: frozenset(near & seas) for sea, near in around.items()},
            shores=shores,
            full_shores={
                sea: frozenset(place for place in shore if not board.is_half_link(sea, place))
                for sea, shore in shores.items()
            },
        )

    def reached(self, start: str, without: str = "") -> frozenset[str]:
        """The provinces to which some chain leads from the start, or would without the fleet of one sea."""
        seen = {sea for sea, shore in self.shores.items() if start in shore and sea != without}
        waiting = list(seen)
        while waiting:
            fresh = self.links[waiting.pop()] - seen - {without}
            seen |= fresh
            waiting.extend(fresh)
        return frozenset().union(*(self.shores[sea] for sea in seen)) - {start}

    def carried(self, fleet: str, start: str) -> frozenset[str]:
        """The provinces to which some chain from the start could need the fleet of that sea.

        A fleet that no chain needs cannot convoy (DATC 6.F.12, 6.G.7, 6.G.19). A chain that ends over a half
        link is no short cut for one that ends otherwise (rules §2, cape 4).
        """
        goals = self._carried(fleet, start, self.shores)
        return (
            goals
            if self.full_shores == self.shores
            else goals | self._carried(fleet, start, self.full_shores)
        )

    def _carried(self, fleet: str, start: str, shores: Mapping[str, frozenset[str]]) -> frozenset[str]:
        """The same where a chain ends at the provinces of these shores only.

        A chain needs all its fleets if it has no short cut: none but its first sea touches the start, none
        but its last the goal, and only successive ones touch each other.
        """
        goals: set[str] = set()
        harbours = frozenset(sea for sea, shore in self.shores.items() if start in shore)
        waiting = [_Chain(sea, harbours | {sea}, frozenset({start}), sea == fleet) for sea in harbours]
        while waiting:
            chain = waiting.pop()
            shore = shores[chain.last] - chain.touched
            if chain.has_fleet:
                goals |= shore
            waiting.extend(self._longer(chain, fleet, shores))
        return frozenset(goals)

    def is_chain(self, path: Sequence[str], start: str, goal: str) -> bool:
        """Whether fleets stand all along this path and it joins the two provinces."""
        return (
            all(sea in self.links for sea in path)
            and all(after in self.links[before] for before, after in pairwise(path))
            and start in self.shores[path[0]]
            and goal in self.shores[path[-1]]
        )

    def _longer(self, chain: _Chain, fleet: str, shores: Mapping[str, frozenset[str]]) -> list[_Chain]:
        onward = self.links[chain.last] - chain.closed
        closed = chain.closed | self.links[chain.last]
        touched = chain.touched | shores[chain.last]
        return [_Chain(sea, closed | {sea}, touched, chain.has_fleet or sea == fleet) for sea in onward]


@dataclass(frozen=True, slots=True)
class _Chain:
    last: str
    closed: frozenset[str]  # seas that would make a short cut, or that are in the chain
    touched: frozenset[str]  # provinces to which an earlier sea of the chain leads
    has_fleet: bool
