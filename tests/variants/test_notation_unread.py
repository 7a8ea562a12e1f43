"""Headings with turns, words that nobody knows, and units named by the letter of the other kind."""

from __future__ import annotations

import pytest

from variants.notation import read_orders, suggestions, unread
from variants.registry import load_variant

STANDARD = load_variant("standard")
START = STANDARD.start()


@pytest.mark.parametrize(
    "heading",
    [
        "> England: orders for S01",
        "England S1901M",
        "England, Spring 1901",
        "ORDERS FOR ENGLAND, F01:",
        "Ordres de l’Angleterre, printemps 1901",
        "Befehle für England, Herbst 1901",
    ],
)
def test_a_heading_may_name_the_turn(heading: str) -> None:
    (reading,) = read_orders(STANDARD, START, f"{heading}\nF LON H")
    assert (reading.power, reading.line) == ("england", 1)


@pytest.mark.parametrize("line", ["England F LON H", "F LON - NTH 1901", "England 3 armies"])
def test_what_is_more_than_a_heading_is_none(line: str) -> None:
    assert read_orders(STANDARD, START, line)


@pytest.mark.parametrize(
    ("line", "words", "whole"),
    [
        ("blah blah", ["blah", "blah"], True),
        ("A LVP blah yonder YOR", ["blah", "yonder"], False),
        ("A LVP - yo", ["yo"], False),
        ("- A LVP zzz, F LON H", ["zzz"], False),
        ("F LON xx NTH yy", ["xx", "yy"], False),
        ("A LVP -", [], False),
        ("blah", ["blah"], False),
    ],
)
def test_each_word_that_is_not_understood(line: str, words: list[str], whole: bool) -> None:
    reading = read_orders(STANDARD, START, line)[0]
    found = unread(STANDARD.board, reading)
    assert [line[at : at + length] for at, length in found.spans] == words
    assert found.whole is whole


@pytest.mark.parametrize(
    "line", ["orders", "thanks A LVP H", "hello F LON H", "please A LVP - YOR", "A LVP - xyzzy"]
)
def test_what_is_not_near_enough_is_not_suggested(line: str) -> None:
    (reading,) = read_orders(STANDARD, START, line)
    assert suggestions(STANDARD, START, reading) == ()


@pytest.mark.parametrize(
    ("line", "near"),
    [
        ("Bob", []),
        ("From GM", []),
        ("Bob - GAL", []),
        ("An alle: A BUD - SER", []),
        ("To all: A BUD - SER", []),
        ("NOT ( SUB )", []),
        ("Paaris", ["PAR"]),
        ("Viena - Galicia", ["VIE"]),
        ("A BOB - GAL", ["BOH", "BOT"]),
    ],
)
def test_where_no_unit_stands_before_much_more_must_be_alike(line: str, near: list[str]) -> None:
    (reading,) = read_orders(STANDARD, START, line)
    assert [each.text for each in suggestions(STANDARD, START, reading)] == near


def test_a_code_with_its_letters_mixed_up_is_known_by_its_unit() -> None:
    (reading,) = read_orders(STANDARD, START, "VEI - GAL")
    assert suggestions(STANDARD, START, reading)[0].text == "VIE"


@pytest.mark.parametrize(
    ("line", "misnamed"),
    [("F Lpl H", ["A LVP"]), ("A LVP H", []), ("Lpl H", []), ("A LON S F LVP - WAL", ["F LON", "A LVP"])],
)
def test_units_of_the_other_kind(line: str, misnamed: list[str]) -> None:
    (reading,) = read_orders(STANDARD, START, line)
    assert [str(unit) for unit in reading.misnamed] == misnamed
