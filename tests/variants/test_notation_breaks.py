"""Lines of a page that break off: what goes on in the next is joined, what begins anew is not swallowed."""

from __future__ import annotations

import pytest

from variants.errors import OrderSyntaxError
from variants.notation import read_orders
from variants.registry import load_variant

STANDARD = load_variant("standard")
START = STANDARD.start()


def read(text: str) -> list[str]:
    """Each order of Austria's page; what is left open as it is written, with dots."""
    readings = read_orders(STANDARD, START, text, "austria")
    return [
        f"{each.text} …" if isinstance(each.error, OrderSyntaxError) else str(each.orders[0])
        for each in readings
    ]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("A BUD -\nA VIE - TRI", ["A BUD - …", "A VIE - TRI"]),
        ("A VIE -\nF TRI - ALB", ["A VIE - …", "F TRI - ALB"]),
        ("A BUD S A VIE -\nF TRI - ALB", ["A BUD S A VIE - …", "F TRI - ALB"]),
        ("A VIE -\nTRI - ALB", ["A VIE - …", "F TRI - ALB"]),
        ("A VIE - F\nTRI - ALB", ["A VIE - F …", "F TRI - ALB"]),
        ("A BUD S A\nA VIE - GAL", ["A BUD S A …", "A VIE - GAL"]),
        ("> A VIE -\n> > F TRI - ALB", ["A VIE - …", "F TRI - ALB"]),
        ("A VIE - GAL -\nF TRI - ALB", ["A VIE - GAL - …", "F TRI - ALB"]),
        ("- A VIE -\n- F TRI - ALB", ["- A VIE - …", "F TRI - ALB"]),
        ("A VIE -\nF TRI -\nALB", ["A VIE - …", "F TRI - ALB"]),
        ("A VIE -\nA BUD -\nF TRI -", ["A VIE - …", "A BUD - …", "F TRI - …"]),
        ("A VIE zieht nach\nFlotte Triest nach Albanien", ["A VIE zieht nach …", "F TRI - ALB"]),
        ("A VIE va à\nla flotte de Trieste va à Albanie", ["A VIE va à …", "F TRI - ALB"]),
        ("A VIE moves to\nF TRI - QQQ", ["A VIE moves to …", "F TRI - QQQ …"]),
    ],
)
def test_a_line_left_open_swallows_no_order(text: str, found: list[str]) -> None:
    assert read(text) == found


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("A BUD S\nA VIE - GAL", ["A BUD S A VIE - GAL"]),
        ("A BUD S A\nVIE - GAL", ["A BUD S A VIE - GAL"]),
        ("A BUD S A VIE -\nTRI (bounce)", ["A BUD S A VIE - TRI"]),
        ("> A BUD S\n> A VIE -\n> GAL", ["A BUD S A VIE - GAL"]),
        ("A BUD unterstützt\nA VIE nach\nGalizien", ["A BUD S A VIE - GAL"]),
        ("A BUD -\nADR - ALB", ["A BUD - ADR - ALB"]),
        ("A VIE moves to\nTrieste\nF TRI - ALB", ["A VIE - TRI", "F TRI - ALB"]),
    ],
)
def test_an_order_goes_on_in_the_next_line(text: str, found: list[str]) -> None:
    assert read(text) == found


def test_what_ends_in_a_word_for_convoys_or_coasts_is_not_left_open() -> None:
    text = "A VIE - GAL per Konvoi\nA BUD - SER\nF TRI - SPA s.c.\nA BUD H"
    assert [each.line for each in read_orders(STANDARD, START, text, "austria")] == [0, 1, 2, 3]
