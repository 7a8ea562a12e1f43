"""The drawn coasts of a board: which runs of shore make up each place of a fleet."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import shapely

from maps.board import Board, Location, Terrain
from maps.contacts import Contacts, Run
from maps.outline import Outline
from maps.shapes import Anchor


def coast_runs(
    board: Board,
    outlines: Mapping[str, Outline],
    contacts: Contacts | None = None,
    units: Mapping[Location, Anchor] | None = None,
) -> dict[Location, list[Run]]:
    """Location → its runs of coast, for every coastal province.

    A run of a split-coast province belongs to the coast whose neighbours by the rules it shares most. Where
    the places of the units are given, a run that several coasts could claim alike is that of the nearest
    place, and none goes without while another has several; without them it is nobody's.
    """
    contacts = contacts or Contacts(outlines)
    seas = frozenset(id_ for id_, p in board.provinces.items() if p.terrain == Terrain.WATER)
    shores = frozenset(id_ for id_, p in board.provinces.items() if p.terrain == Terrain.COAST)
    found: dict[Location, list[Run]] = {}
    for id_ in sorted(shores & outlines.keys()):
        found |= _shared_out(board, id_, contacts.runs(id_, seas, shores), units or {})
    return found


def _shared_out(
    board: Board, id_: str, runs: Iterable[Run], units: Mapping[Location, Anchor]
) -> dict[Location, list[Run]]:
    """The places of a fleet in one province, each with its runs."""
    found: dict[Location, list[Run]] = {location: [] for location in board.provinces[id_].locations}
    for run in runs:
        claimants = _claimants(board, id_, run)
        owner = claimants[0] if len(claimants) == 1 else _nearest(claimants, run, units)
        if owner:
            found[owner].append(run)
    for coast in (coast for coast in found if not found[coast] and coast in units):
        _take_one(coast, found, units)
    return found


def _take_one(coast: Location, found: dict[Location, list[Run]], units: Mapping[Location, Anchor]) -> None:
    """Gives a coast without a run the nearest of those whose coast has another.

    While its pairs are listed one by one, the others claim its shore as well.
    """
    spare = [
        (_away(run, units[coast]), owner, run)
        for owner, runs in found.items()
        if len(runs) > 1
        for run in runs
    ]
    if spare:
        _, owner, run = min(spare, key=lambda each: each[0])
        found[owner].remove(run)
        found[coast].append(run)


def _away(run: Run, place: Anchor) -> float:
    return float(shapely.distance(shapely.LineString(run.line), shapely.Point(place.x, place.y)))


def rule_neighbours(board: Board, location: Location) -> frozenset[str]:
    """The provinces where a fleet may go from there."""
    return frozenset(other.province for other in board.fleet_neighbours(location))


def _claimants(board: Board, id_: str, run: Run) -> list[Location]:
    """The places of a province whose neighbours a run shares most: all of them if it has none of any."""
    locations = board.provinces[id_].locations
    shared = [len(run.neighbours & rule_neighbours(board, location)) for location in locations]
    return [location for location, count in zip(locations, shared, strict=True) if count == max(shared)]


def _nearest(coasts: Sequence[Location], run: Run, units: Mapping[Location, Anchor]) -> Location | None:
    """The one of these coasts whose place of a fleet is nearest."""
    there = [coast for coast in coasts if coast in units]
    return min(there, key=lambda coast: _away(run, units[coast]), default=None)
