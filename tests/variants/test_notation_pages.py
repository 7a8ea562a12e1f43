"""Reading of pages of orders: headings, numbers, remarks, and lines that cannot be read."""

from __future__ import annotations

import pytest

from tests.variants.test_notation import SPRING, STANDARD
from variants.errors import OrderSyntaxError
from variants.notation import read_orders
from variants.orders import parse_order

LIST = """\
France:
1) A PAR - BUR
2) A MAR S PAR-BUR (bounce)
> F BRE - MAO; A GAS H, F SPA S MAO

**England** (2 armies)
  • A LON - NWY via
  • F NTH C A LON -
    NWY [*dislodged*]
Orders for Austria
A VIE - XYZZY
A: A VIE - GAL F: MAO-POR E: LVP-WAL, NWG s NTH
"""


def test_list_with_headings_numbers_and_remarks() -> None:
    readings = read_orders(STANDARD, SPRING, LIST)
    found = [(reading.power, *map(str, reading.orders)) for reading in readings]
    assert found == [
        ("france", "A PAR - BUR"),
        ("france", "A MAR S A PAR - BUR"),
        ("france", "F BRE - MAO"),
        ("france", "A GAS H"),
        ("france", "F SPA/nc S F MAO"),
        ("england", "A LON - NWY via"),
        ("england", "F NTH C A LON - NWY"),
        ("austria",),
        ("austria", "A VIE - GAL"),
        ("france", "F MAO - POR"),
        ("england", "A LVP - WAL"),
        ("england", "F NWG S F NTH"),
    ]
    assert [reading.note for reading in readings if reading.note] == ["(bounce)", "[*dislodged*]"]
    (error,) = (reading.error for reading in readings if reading.error)
    assert isinstance(error, OrderSyntaxError)
    assert (error.text, error.token, error.column) == ("A VIE - XYZZY", "XYZZY", 8)


def test_heading_after_a_broken_line_still_counts() -> None:
    readings = read_orders(STANDARD, SPRING, "FRANCE\nA PAR -\nAUSTRIA\nA VIE H")
    assert [(reading.power, len(reading.orders)) for reading in readings] == [("france", 0), ("austria", 1)]


@pytest.mark.parametrize("line", ["1901", "Spring 1901", "*", "hello", "---", "2)", "A PAR - BUR; and so on"])
def test_no_line_is_dropped(line: str) -> None:
    readings = read_orders(STANDARD, SPRING, f"A PAR H\n{line}\nA MAR H")
    assert isinstance(readings[-2].error, OrderSyntaxError)


def test_remarks_of_result_pages_are_kept_as_notes() -> None:
    text = "France: Army Paris -> Burgundy.  (*bounce, dislodged*)\nFrance: Fleet Brest -> Gascony.  *cut*"
    readings = read_orders(STANDARD, SPRING, text)
    assert [(str(*reading.orders), reading.note) for reading in readings] == [
        ("A PAR - BUR", "(*bounce, dislodged*)"),
        ("F BRE - GAS", "*cut*"),
    ]


def test_route_in_a_support_is_kept_as_a_note() -> None:
    (reading,) = read_orders(STANDARD, SPRING, "A FIN S A LON - NTH - NWY", "france")
    assert reading.orders == (parse_order("A FIN S A LON - NWY"),)
    assert reading.note == "- NTH - NWY"


def test_nationality_tells_whose_order_it_is_where_nothing_else_does() -> None:
    assert read_orders(STANDARD, SPRING, "Austrian A VIE - GAL")[0].power == "austria"
    assert read_orders(STANDARD, SPRING, "A VIE S Austrian F TRI")[0].power is None
    assert read_orders(STANDARD, SPRING, "Austrian A VIE - GAL", "france")[0].power == "france"
