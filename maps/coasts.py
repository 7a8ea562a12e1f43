"""The drawn coasts of a board: which runs of shore make up each place of a fleet."""

from __future__ import annotations

from collections.abc import Mapping

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

    A run of a split-coast province belongs to the coast whose neighbours by the rules it shares most; one
    that two coasts could claim alike (a small island, a stretch beside closed land) is nobody's. Where the
    places of the units are given, one that no coast can claim is that of the nearest place.
    """
    contacts = contacts or Contacts(outlines)
    seas = frozenset(id_ for id_, p in board.provinces.items() if p.terrain == Terrain.WATER)
    shores = frozenset(id_ for id_, p in board.provinces.items() if p.terrain == Terrain.COAST)
    found: dict[Location, list[Run]] = {}
    for id_ in sorted(shores & outlines.keys()):
        found |= {location: [] for location in board.provinces[id_].locations}
        for run in contacts.runs(id_, seas, shores):
            owner = _claimant(board, id_, run) or _nearest(board, id_, run, units or {})
            if owner:
                found[owner].append(run)
    return found


def rule_neighbours(board: Board, location: Location) -> frozenset[str]:
    """The provinces where a fleet may go from there."""
    return frozenset(other.province for other in board.fleet_neighbours(location))


def _claimant(board: Board, id_: str, run: Run) -> Location | None:
    locations = board.provinces[id_].locations
    if len(locations) == 1:
        return locations[0]
    shared = [len(run.neighbours & rule_neighbours(board, location)) for location in locations]
    best = max(shared)
    return locations[shared.index(best)] if shared.count(best) == 1 else None


def _nearest(board: Board, id_: str, run: Run, units: Mapping[Location, Anchor]) -> Location | None:
    """The coast whose place of a fleet is nearest, for a run of which the rules know nothing."""
    places = [place for place in board.provinces[id_].locations if place in units]
    if not places or any(run.neighbours & rule_neighbours(board, place) for place in places):
        return None
    line = shapely.LineString(run.line)
    return min(
        places, key=lambda place: shapely.distance(line, shapely.Point(units[place].x, units[place].y))
    )
