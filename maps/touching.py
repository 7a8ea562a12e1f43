"""What touches on a drawing against what is adjacent by the rules: each pair once, with its list."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from maps.board import Board, Location, Terrain
from maps.coasts import coast_runs
from maps.contacts import Contacts, Run
from maps.drawn_faults import Fault, FaultKind, Pair
from maps.shapes import Shapes

ARMY, FLEET = "army_adjacency", "fleet_adjacency"

Provinces = frozenset[str]  # a pair of them


def check_touching(
    board: Board, shapes: Shapes, contacts: Contacts, shortest_contact: float, longest_slip: float
) -> Iterator[Fault]:
    """The pairs that are adjacent and do not touch, and those that touch and are not adjacent.

    Args:
        board: with what is adjacent.
        shapes: the drawing.
        contacts: what touches on it.
        shortest_contact: map units; neighbours that share less are not seen to touch.
        longest_slip: map units; strangers that share no more are taken to meet in a point.
    """
    drawn = _Drawn(board, shapes, contacts)
    yield from _together([*_faults(drawn, shortest_contact, longest_slip)])


def _together(faults: list[Fault]) -> Iterator[Fault]:
    """The faults; a way of fleets that is listed on another shore than it is drawn on is told once."""
    other = {
        _provinces(fault): Pair(FLEET, (fault.places[0], fault.places[1]))
        for fault in faults
        if fault.kind is FaultKind.FLEET_CONTACT_MISSING
    }
    moved = {_provinces(fault) for fault in faults if fault.kind is FaultKind.FLEET_CONTACT_SURPLUS}
    for fault in faults:
        pair = _provinces(fault)
        if fault.kind is FaultKind.FLEET_CONTACT_SURPLUS and pair in other:
            yield replace(fault, found=str(other[pair]))
        elif fault.kind is not FaultKind.FLEET_CONTACT_MISSING or pair not in moved:
            yield fault


def _provinces(fault: Fault) -> Provinces:
    return frozenset(Location.parse(place).province for place in fault.places)


def _faults(drawn: _Drawn, shortest_contact: float, longest_slip: float) -> Iterator[Fault]:
    apart = set()
    for pair in sorted((drawn.army | drawn.fleet) - drawn.links, key=sorted):
        length = drawn.lengths.get(pair, 0.0)
        if length < shortest_contact:
            apart.add(pair)
            yield Fault(FaultKind.CONTACT_MISSING, tuple(sorted(pair)), length)
    for id_ in sorted(drawn.joined):
        yield Fault(FaultKind.COASTS_JOINED, (id_,))
    yield from drawn.surplus(longest_slip)
    yield from drawn.shores_apart(apart)


@dataclass(frozen=True)
class _Drawn:
    """A board and its drawing, asked together."""

    board: Board
    shapes: Shapes
    contacts: Contacts

    @cached_property
    def links(self) -> set[Provinces]:
        """Pairs that may be drawn as a symbol instead of a border."""
        return {frozenset(link.between) for link in self.board.special_links}

    @cached_property
    def army(self) -> set[Provinces]:
        """Pairs for armies."""
        return {frozenset((a, b)) for a, others in self.board.army_adjacency.items() for b in others}

    @cached_property
    def by_fleet(self) -> set[frozenset[Location]]:
        """Pairs for fleets, with their coasts."""
        neighbours = self.board.fleet_adjacency.items()
        return {frozenset((place, other)) for place, others in neighbours for other in others}

    @cached_property
    def fleet(self) -> set[Provinces]:
        """Pairs for fleets, whatever the coast."""
        return {frozenset(place.province for place in pair) for pair in self.by_fleet}

    @cached_property
    def lengths(self) -> Mapping[Provinces, float]:
        """How much two provinces share in map units, but for closed ones."""
        closed = {id_ for id_, p in self.board.provinces.items() if p.terrain == Terrain.IMPASSABLE}
        return {pair: length for pair, length in self.contacts.lengths().items() if not pair & closed}

    @cached_property
    def runs(self) -> Mapping[Location, list[Run]]:
        """Each place of a fleet on a coast → its stretches of shore."""
        runs = coast_runs(self.board, self.shapes.outlines, self.contacts, self.shapes.units)
        return {place: some for place, some in runs.items() if place.province not in self.joined}

    @cached_property
    def shores(self) -> Mapping[Location, frozenset[str]]:
        """Each place of a fleet on a coast → the provinces that it sees along its shores."""
        return {place: _union(run.neighbours for run in some) for place, some in self.runs.items()}

    def _share_water(self, place: Location, other: str) -> bool:
        """Whether a sea lies before both, so that a fleet could go along the shore."""
        ends = [each for each in self.board.provinces[other].locations if each in self.runs]
        seas = _union(run.seas for end in ends for run in self.runs[end])
        return not ends or bool(seas & _union(run.seas for run in self.runs[place]))

    @cached_property
    def joined(self) -> frozenset[str]:
        """The provinces whose coasts run into each other, so that nobody can tell what lies on which."""
        seas = self._of(Terrain.WATER)
        shores = self._of(Terrain.COAST)
        return frozenset(
            id_
            for id_ in shores & self.shapes.outlines.keys()
            if len(list(self.contacts.runs(id_, seas, shores))) < len(self.board.provinces[id_].coasts)
        )

    def _of(self, terrain: Terrain) -> frozenset[str]:
        return frozenset(id_ for id_, p in self.board.provinces.items() if p.terrain == terrain)

    def surplus(self, longest_slip: float) -> Iterator[Fault]:
        """Pairs that touch, but not all of whose units have a way."""
        by_shore = self._shores_surplus()
        touching = {pair for pair, length in self.lengths.items() if length > longest_slip}
        for pair in sorted(touching | by_shore.keys(), key=sorted):
            yield from self._lacking(pair, by_shore.get(pair, set()), touches=pair in touching)

    def _lacking(self, pair: Provinces, by_shore: set[tuple[str, str]], *, touches: bool) -> Iterator[Fault]:
        a, b = sorted(pair)
        terrains = {self.board.provinces[id_].terrain for id_ in pair}
        length = self.lengths.get(pair, 0.0) if touches else 0.0
        if touches and terrains == {Terrain.LAND, Terrain.WATER}:
            land_first = sorted(pair, key=lambda id_: self.board.provinces[id_].terrain == Terrain.WATER)
            yield Fault(FaultKind.LAND_AT_WATER, tuple(land_first), length)
            return
        by_land = touches and Terrain.WATER not in terrains and pair not in self.army | self.links
        by_water = terrains == {Terrain.WATER} and touches and pair not in self.fleet
        ways = [(ARMY, (a, b))] if by_land else []
        ways += [(FLEET, (a, b))] if by_water else []
        ways += [] if pair & self.joined else [(FLEET, way) for way in sorted(by_shore)]
        if not ways and touches and not pair & self.joined and pair not in self.army | self.fleet:
            ways = [(FLEET, (a, b))]
        if ways:
            kind = self._kind(pair, {key for key, _ in ways})
            yield Fault(kind, _places(pair, by_shore), length, tuple(Pair(*way) for way in ways))

    def _kind(self, pair: Provinces, lists: set[str]) -> FaultKind:
        if pair not in self.army | self.fleet:
            return FaultKind.CONTACT_SURPLUS
        return FaultKind.ARMY_CONTACT_SURPLUS if ARMY in lists else FaultKind.FLEET_CONTACT_SURPLUS

    def _shores_surplus(self) -> dict[Provinces, set[tuple[str, str]]]:
        """Pairs of provinces → the ways along a shore that are drawn and not listed."""
        found: dict[Provinces, set[tuple[str, str]]] = {}
        for place, seen in self.shores.items():
            known = {other.province for other in self.board.fleet_neighbours(place)}
            for other in (id_ for id_ in seen - known if self._share_water(place, id_)):
                ways = found.setdefault(frozenset((place.province, other)), set())
                for end in self._ends(other, place):
                    first, second = sorted((str(place), end))
                    ways.add((first, second))
        return found

    def _ends(self, other: str, place: Location) -> list[str]:
        """The places in another province at the end of a way, with their coasts where these can be told."""
        there = self.board.provinces[other].locations
        return [str(each) for each in there if place.province in self.shores.get(each, ())] or [other]

    def shores_apart(self, apart: set[Provinces]) -> Iterator[Fault]:
        """Ways of fleets that touch, but not on a shore of theirs."""
        for first, second in sorted(map(sorted, self.by_fleet)):
            pair = frozenset((first.province, second.province))
            apart_here = not (self._sees(first, second) and self._sees(second, first))
            if apart_here and pair not in apart | self.links and self._for_fleets(pair):
                yield Fault(FaultKind.FLEET_CONTACT_MISSING, (str(first), str(second)))

    def _sees(self, place: Location, other: Location) -> bool:
        return place not in self.shores or other.province in self.shores[place]

    def _for_fleets(self, pair: Provinces) -> bool:
        return all(self.board.provinces[id_].terrain in (Terrain.WATER, Terrain.COAST) for id_ in pair)


def _union(sets: Iterable[frozenset[str]]) -> frozenset[str]:
    return frozenset().union(*sets)


def _places(pair: Provinces, by_shore: set[tuple[str, str]]) -> tuple[str, ...]:
    """The pair, with its coasts where there is only one way along the shore."""
    return next(iter(by_shore)) if len(by_shore) == 1 else tuple(sorted(pair))
