"""The board and the start of Standard."""

from __future__ import annotations

from collections import Counter

from maps.board import Terrain
from variants.registry import load_variant

STANDARD = load_variant("standard")


def test_75_provinces_and_switzerland_closed() -> None:
    provinces = STANDARD.board.provinces
    closed = {id_ for id_, facts in provinces.items() if facts.terrain is Terrain.IMPASSABLE}
    assert closed == {"SWI"}
    assert len(provinces) - len(closed) == 75
    assert not STANDARD.board.army_neighbours("SWI")


def test_34_centers_and_18_win() -> None:
    assert len(STANDARD.board.centers) == 34
    assert STANDARD.rules["victory_centers"] == 18


def test_the_game_starts_in_spring_1901() -> None:
    start = STANDARD.start()
    assert STANDARD.calendar.code(start.phase) == "S1901M"
    assert (
        Counter(start.units.values())
        == Counter(start.owners.values())
        == Counter({power: 4 if power == "russia" else 3 for power in STANDARD.powers})
    )
