"""The rules of Britain, sentence by sentence (rules §1)."""

from __future__ import annotations

import pytest

from tests.variants.playing import Played, play
from variants.orders import Unit
from variants.outcome import Outcome
from variants.registry import load_variant

BRITAIN, STANDARD = load_variant("britain"), load_variant("standard")
SIX = ("CLY", "EDI", "LVP", "LON", "WAL", "YOR")
CENTERS = sorted(BRITAIN.board.centers)


def britain(units: str, orders: str, **other: str) -> Played:
    return play(units, orders, variant="britain", **other)


def test_the_map_of_standard_with_three_centers_more() -> None:
    assert BRITAIN.board.army_adjacency == STANDARD.board.army_adjacency
    assert BRITAIN.board.fleet_adjacency == STANDARD.board.fleet_adjacency
    assert BRITAIN.board.centers == STANDARD.board.centers | {"CLY", "WAL", "YOR"}
    assert len(BRITAIN.board.centers) == 37


@pytest.mark.parametrize(("number", "winner"), [(18, None), (19, "france")])
def test_19_win(number: int, winner: str | None) -> None:
    others = [center for center in CENTERS if center != "POR"]
    owned = f"FRANCE: {', '.join(others[: number - 1])}; ITALY: {', '.join(others[number - 1 : 35])}"
    played = britain("FRANCE: A SPA", "A SPA - POR", phase="F1910M", centers=owned)
    assert played.resolution.winner == winner


def test_counted_after_fall() -> None:
    owned = f"FRANCE: {', '.join(CENTERS[:19])}"
    assert britain("FRANCE: A SPA", "", phase="S1910M", centers=owned).resolution.winner is None
    assert britain("FRANCE: A SPA", "", phase="F1910M", centers=owned).resolution.winner == "france"


def test_37_allow_one_winner() -> None:
    assert BRITAIN.rules["victory_centers"] == 19
    assert len(BRITAIN.board.centers) < 2 * 19


def test_start_1901() -> None:
    assert BRITAIN.calendar.code(BRITAIN.start().phase) == "S1901M"


def test_england_starts_with_six_armies() -> None:
    start = BRITAIN.start()
    assert start.units_of("england") == tuple(Unit.parse(f"A {place}") for place in sorted(SIX))
    assert start.centers_of("england") == set(SIX)


@pytest.mark.parametrize("site", SIX)
def test_all_six_are_home_centers_and_build_sites(site: str) -> None:
    played = britain(
        "", f"ENGLAND: A {site} B", phase="W1901A", centers=f"ENGLAND: {site}; FRANCE: PAR", removal="home"
    )
    assert played.standing == {f"A {site}"}


@pytest.mark.parametrize("site", SIX)
def test_all_six_are_home_for_distances(site: str) -> None:
    """With start home centres the army in one is at no distance, and the one in Norway goes."""
    played = britain(f"ENGLAND: A {site}, A NWY", "", phase="W1901A", centers="ENGLAND: NWY", removal="home")
    assert played.standing == {f"A {site}"}


def test_everything_else_is_standard() -> None:
    assert BRITAIN.rules.switches[:5] == STANDARD.rules.switches[:5]
    for power in set(BRITAIN.powers) - {"england"}:
        assert BRITAIN.start().units_of(power) == STANDARD.start().units_of(power)
        assert BRITAIN.start().centers_of(power) == STANDARD.start().centers_of(power)


def test_england_leaves_its_island_with_a_foreign_fleet() -> None:
    orders = "A YOR - NWY, F NTH C A YOR - NWY"
    assert britain("ENGLAND: A YOR; FRANCE: F NTH", orders).standing == {"A NWY", "F NTH"}


def test_and_not_without_one() -> None:
    assert britain("ENGLAND: A YOR", "A YOR - NWY")["A YOR - NWY"] is Outcome.VOID
    neighbours = {place for home in SIX for place in BRITAIN.board.army_neighbours(home)}
    assert neighbours == set(SIX)


@pytest.mark.parametrize("site", SIX)
def test_fleets_are_built_in_the_usual_way(site: str) -> None:
    played = britain("", f"ENGLAND: F {site} B", phase="W1901A", centers=f"ENGLAND: {site}")
    assert played.standing == {f"F {site}"}
