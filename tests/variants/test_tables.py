"""The integer tables say what the board says."""

from __future__ import annotations

import pytest

from maps.board import Location, load_board
from variants.orders import Unit, UnitKind
from variants.tables import NONE, Tables, tables_of

TABLES = tables_of(load_board("standard"))


def goal(unit: str, location: str) -> str | None:
    """Where a unit gets by itself if the location is written, as text."""
    node = TABLES.move[TABLES.node[Unit.parse(unit)]][TABLES.find_location(Location.parse(location))]
    return None if node == NONE else str(TABLES.units[node])


@pytest.mark.parametrize(
    ("unit", "location", "arrives"),
    [
        ("F GAS", "SPA", "F SPA/nc"),  # DATC 6.B.2: one coast is possible
        ("F POR", "SPA", None),  # 6.B.1: two are
        ("F GAS", "SPA/sc", None),  # 6.B.3: not that one
        ("F POR", "SPA/sc", "F SPA/sc"),
        ("F POR", "SPA/ec", None),  # no such coast
        ("A GAS", "SPA/sc", "A SPA"),  # 6.B.12: armies have no coasts
        ("A GAS", "SPA/ec", "A SPA"),
        ("F SPA/nc", "LYO", None),  # 6.B.11
        ("F SPA/sc", "LYO", "F LYO"),
        ("F ENG", "BRE/nc", "F BRE"),  # a province with one coast
        ("F ROM", "VEN", None),  # 6.A.9
        ("A PAR", "PAR", None),
    ],
)
def test_moves_fill_in_and_refuse_coasts(unit: str, location: str, arrives: str | None) -> None:
    assert goal(unit, location) == arrives


def test_tables_hold_every_adjacency() -> None:
    board = TABLES.board
    for unit, node in TABLES.node.items():
        near = {TABLES.units[other].location for other in TABLES.ways[node]}
        if unit.kind is UnitKind.FLEET:
            assert near == board.fleet_neighbours(unit.location)
        elif not unit.location.coast:
            assert near == set(map(Location, board.army_neighbours(unit.province)))
        else:
            assert not near


def test_fleets_convoy_at_sea_only() -> None:
    def convoys(text: str) -> bool:
        return bool(TABLES.convoyer[TABLES.node[Unit.parse(text)]])

    assert convoys("F NTH")
    assert not convoys("F KIE")
    assert not convoys("A KIE")


def test_shores_are_where_armies_stand() -> None:
    def names(seas: int) -> set[str]:
        return {id_ for number, id_ in enumerate(TABLES.provinces) if seas >> number & 1}

    assert names(TABLES.shores[TABLES.province["SPA"]]) == {"LYO", "MAO", "WES"}
    assert not TABLES.shores[TABLES.province["MUN"]]
    assert not TABLES.shores[TABLES.province["NTH"]]
    assert "ENG" in names(TABLES.waters[TABLES.province["NTH"]])


def test_tables_are_made_once_and_for_every_board() -> None:
    assert tables_of(load_board("standard")) is TABLES
    assert all(isinstance(tables_of(load_board(id_)), Tables) for id_ in ("britain", "1900", "hundred"))


def test_unknown_provinces_are_key_errors() -> None:
    with pytest.raises(KeyError):
        TABLES.find_location(Location("XXX"))
