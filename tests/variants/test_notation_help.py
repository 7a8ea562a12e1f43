"""What a window shows beside a line: where a token stands, what may have been meant, what can come next."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from maps.board import BOARD_IDS
from tests.variants.notation_casts import CASTS, VARIANTS, movement, retreats, winter
from variants.errors import AmbiguousOrder, OrderSyntaxError
from variants.legal import illegality
from variants.notation import CompletionKind, complete, read_order, read_orders, suggestions
from variants.orders import Unit, UnitKind
from variants.position import Phase, PhaseKind, Position

STANDARD = VARIANTS["standard"]
START = STANDARD.start()


def suggested(text: str, where: Position = START, power: str | None = None) -> list[str]:
    (reading,) = read_orders(STANDARD, where, text, power)
    return [each.text for each in suggestions(STANDARD, where, reading)]


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("A PAR - BRU", "BUR"),
        ("A PAR - Burgnudy", "BUR"),
        ("A PAR - Bourgonge", "BUR"),
        ("A MUN - Burgnud", "BUR"),
        ("A Parris - BUR", "PAR"),
        ("A PAR suports MAR", "supports"),
        ("F BRE - Mid Atlantc Oecan", "MAO"),
        ("F LON - Nroth Sea", "NTH"),
        ("A PAR", " -"),
        ("A PAR -", " BRE"),
        ("A PAR S", " A MAR"),
    ],
)
def test_nearest_suggestion_comes_first(text: str, first: str) -> None:
    found = suggested(text)
    assert found[0] == first
    assert len(found) <= (3 if first.strip() == first else 8)


def test_a_suggestion_takes_the_place_of_what_was_not_understood() -> None:
    line = "F BRE - Mid Atlantc Oecan"
    (reading,) = read_orders(STANDARD, START, line)
    first = suggestions(STANDARD, START, reading)[0]
    mended = line[: first.column] + first.text + line[first.column + first.length :]
    assert mended == "F BRE - MAO"
    assert first.province == "MAO"


def test_no_suggestion_where_nothing_is_like_it() -> None:
    assert suggested("A PAR - XYZZY") == []
    assert suggested("A PAR - BUR") == []


def test_suggestions_for_an_ambiguous_name_are_its_meanings() -> None:
    where = Position(Phase(1, PhaseKind.MOVEMENT), {Unit.parse("F NTH"): "england"}, {})
    (reading,) = read_orders(STANDARD, where, "F NTH - NOR")
    assert isinstance(reading.error, AmbiguousOrder)
    found = suggestions(STANDARD, where, reading)
    assert {(each.text, each.province, each.column, each.length) for each in found} == {
        ("NWY", "NWY", 8, 3),
        ("NWG", "NWG", 8, 3),
    }


def test_readings_know_where_they_stand() -> None:
    text = "France:\n  1) A PAR - BUR; A MAR - XYZZY\n\nF BRE C A LON -\n NWY"
    readings = read_orders(STANDARD, START, text)
    assert [(each.line, each.column) for each in readings] == [(1, 5), (1, 18), (3, 0)]
    error = readings[1].error
    assert isinstance(error, OrderSyntaxError)
    assert (error.token, error.column) == ("XYZZY", 26)


@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_misspelt_goals_on_every_board(board_id: str) -> None:
    variant, cast = VARIANTS[board_id], CASTS[board_id]
    name = variant.board.provinces[cast.b].names["en"]
    (reading,) = read_orders(variant, movement(board_id), f"A {cast.a} - {name[:2]}x{name[2:]}")
    assert suggestions(variant, movement(board_id), reading)[0].province == cast.b


# --- completion --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "texts"),
    [
        ("", ["A MAR", "A PAR", "F BRE"]),
        ("A", ["A MAR", "A PAR"]),
        ("A ", ["MAR", "PAR"]),
        ("army p", ["PAR"]),
        ("fl", ["F BRE"]),
        ("P", ["A PAR"]),
        ("Mars", ["A Marseilles", "A Marseille"]),
        ("A PAR ", ["-", "S", "H"]),
        ("F BRE ", ["-", "S", "H"]),
        ("A PAR - ", ["BRE", "BUR", "GAS", "PIC"]),
        ("A PAR -", ["BRE", "BUR", "GAS", "PIC"]),
        ("A PAR - Bo", ["Bourgogne"]),
        ("par-b", ["BRE", "BUR"]),
        ("A PAR B", ["BRE", "BUR", "bleibt", "bleiben", "bewegt sich nach"]),
        ("F BRE - mid a", ["Mid-Atlantic Ocean"]),
        ("A PAR soutie", ["soutient", "soutien"]),
        ("A PAR häl", ["hält", "halten", "hält stand", "hält die stellung"]),
        ("A PAR S ", ["A MAR", "A MUN", "F BRE"]),
        ("A PAR S A ", ["MAR", "MUN"]),
        ("A PAR S A MAR ", ["-"]),
        ("A PAR S MAR - ", ["BUR", "GAS"]),
        ("A PAR - BUR, A MAR - S", ["SPA"]),
        ("F: A MAR - P\nx", ["PIE"]),
        ("A LON - ", []),
        ("A PAR - BUR H ", []),
        ("1.5 % ", []),
    ],
)
def test_completion(text: str, texts: list[str]) -> None:
    cursor = text.index("\nx") if "\nx" in text else len(text)
    assert [each.text for each in complete(STANDARD, START, ["france"], text, cursor)] == texts


def test_completion_says_what_it_is_and_where_it_goes() -> None:
    (each,) = complete(STANDARD, START, ["france"], "A PAR H; F Bre - Mid", 20)
    assert (each.kind, each.text, each.start) == (CompletionKind.PLACE, "Mid-Atlantic Ocean", 17)
    assert str(each.place) == "MAO"


def test_completion_of_convoys_coasts_trains_and_leave() -> None:
    def texts(board_id: str, power: str, text: str, *units: str) -> list[str]:
        where = Position(Phase(1, PhaseKind.MOVEMENT), {Unit.parse(unit): power for unit in units}, {})
        return [each.text for each in complete(VARIANTS[board_id], where, [power], text, len(text))]

    assert texts("standard", "x", "F NTH ", "F NTH", "A LON") == ["-", "S", "C", "H"]
    assert texts("standard", "x", "F NTH C ", "F NTH", "A LON") == ["A LON"]
    assert texts("standard", "x", "F NTH C A LON - N", "F NTH", "A LON") == ["NWY"]
    assert texts("standard", "x", "A EDI - YOR ", "F NTH", "A EDI") == ["via"]
    assert texts("standard", "x", "F MAO - S", "F MAO") == ["SPA/nc", "SPA/sc"]
    assert texts("standard", "x", "F SPA/nc - ", "F SPA/nc") == ["GAS", "MAO", "POR"]
    assert texts("colonial", "russia", "A MOS - I", "A MOS") == ["TSR - IRK"]
    assert "TSR - VLA" in texts("colonial", "russia", "A MOS - ", "A MOS")
    assert texts("colonial", "x", "A EGY H ", "A EGY", "F RS") == ["SC F RS - MED"]


def test_completion_in_retreats_and_adjustments() -> None:
    for board_id in BOARD_IDS:
        variant, cast = VARIANTS[board_id], CASTS[board_id]

        def texts(where: Position, text: str, variant=variant, cast=cast) -> list[str]:  # type: ignore[no-untyped-def]
            return [each.text for each in complete(variant, where, [cast.power], text, len(text))]

        assert texts(retreats(board_id), "A ") == [cast.a]
        assert texts(retreats(board_id), f"A {cast.a} ") == ["R", "D"]
        assert cast.b in texts(retreats(board_id), f"A {cast.a} R ")
        assert f"F {cast.fleet_site}" in texts(winter(board_id), "")
        assert f"F {cast.fleet_site}" in texts(winter(board_id), "build ")
        assert f"F {cast.fleet_site}" not in texts(winter(board_id), "remove ")
        assert texts(winter(board_id), f"A {cast.a} ") == ["D"]


@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_what_is_completed_is_legal(board_id: str) -> None:
    """Every chain of completions that starts with a unit ends in a legal order."""
    variant, where = VARIANTS[board_id], VARIANTS[board_id].start()
    power = variant.powers[0]
    texts = [each.text for each in complete(variant, where, [power], "", 0)]
    assert len(texts) == len(where.units_of(power))
    count = 0
    while texts:
        text = f"{texts.pop()} "
        more = [f"{text}{each.text}" for each in complete(variant, where, [power], text, len(text))]
        texts.extend(more)
        with suppress(OrderSyntaxError):
            order = read_order(variant, where, text, power)
            count += 1
            assert illegality(variant, where, power, order) is None or more, order
    assert count > len(where.units_of(power))


@given(st.text("AF SPABUR-/()nc:,\n;1é ", max_size=30), st.integers(0, 30))
def test_completion_takes_any_text(text: str, cursor: int) -> None:
    place = min(cursor, len(text))
    for each in complete(STANDARD, START, ["france"], text, place):
        assert 0 <= each.start <= place
        assert each.unit is None or each.unit.kind in UnitKind


def test_an_order_that_breaks_off_is_told_all_its_goals() -> None:
    assert {each.strip() for each in suggested("A PAR -")} == {"BRE", "BUR", "GAS", "PIC"}
