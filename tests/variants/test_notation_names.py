"""Every name of every board, alone and in the orders of the house styles, means its own province."""

from __future__ import annotations

import pytest

from maps.board import BOARD_IDS, LANGUAGES, Location
from maps.lettering import well_set
from tests.variants.notation_casts import VARIANTS
from variants.notation import read_order
from variants.notation.grammar import Parser
from variants.notation.names import Names
from variants.notation.tokens import tokenize
from variants.orders import Unit
from variants.position import Phase, PhaseKind, Position


@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_every_whole_name_means_its_own_province_only(board_id: str) -> None:
    board = VARIANTS[board_id].board
    names = Names.of(board)
    for province in board.provinces.values():
        for language in LANGUAGES:
            name = well_set(province.names[language])
            line = f"F {name} S A {name} - {name}"
            written = Parser(names, line, tokenize(line), PhaseKind.MOVEMENT).order()
            spots = [part.spot for part in (written.unit, written.other) if part]
            assert [spot.provinces.ids for spot in spots] == [(province.id,)] * 2, line
            assert written.goal is not None
            assert written.goal.provinces.ids == (province.id,), line


@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_every_coast_is_read_behind_the_names_of_its_province(board_id: str) -> None:
    board = VARIANTS[board_id].board
    names = Names.of(board)
    split = [place for each in board.provinces.values() for place in each.locations if place.coast]
    for place in split:
        for language in LANGUAGES:
            called = well_set(board.provinces[place.province].names[language])
            line = f"F {called} ({board.record.coast_names[place.coast][language]}) H"
            written = Parser(names, line, tokenize(line), PhaseKind.MOVEMENT).order()
            assert written.unit
            (id_,) = written.unit.spot.provinces.ids
            assert Location(id_, names.coast(id_, written.unit.spot.coast)) == place, line


@pytest.mark.parametrize("goal", ["Java", "JAV", "java"])
def test_java_is_no_sea(goal: str) -> None:
    where = Position(Phase(1, PhaseKind.MOVEMENT), {Unit.parse("F TIM"): "holland"}, {})
    assert str(read_order(VARIANTS["colonial"], where, f"F Timor Sea - {goal}", "holland")) == "F TIM - JAV"
