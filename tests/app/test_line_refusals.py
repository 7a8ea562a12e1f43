"""Why an order as text cannot be: the reason, and what is possible, never contradict each other."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from app.words.possible import possible_text
from tests.app.hand import game_at, movement
from tests.app.test_entry_line import Open, line_of, said, type_in
from variants.orders import Unit, parse_order
from variants.position import Phase, PhaseKind, Position
from variants.registry import load_variant

SPREAD = movement(
    france="A MAR, F LYO", turkey="A SMY", england="F NWY, F EDI, A YOR, A LVP", russia="F BOT, F BAR"
)


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (
            "A MAR S F LYO-SPA/NC",
            "F Gulf of Lyon reaches Spain only on its south coast. A MAR can support F LYO to PIE or SPA.",
        ),
        (
            "A SMY-SYR VIA",
            "No fleet lies so that it could carry A Smyrna to Syria. A SMY can go to ANK, ARM, CON or SYR.",
        ),
        (
            "F NWY-STP/SC",
            (
                "F Norway reaches St. Petersburg only on its north coast. "
                "F NWY can go to BAR, NTH, NWG, SKA, STP/nc or SWE."
            ),
        ),
        ("F EDI S A YOR-LVP", "F EDI can support A YOR to hold."),
        ("F EDI S A LVP-YOR", ""),
    ],
)
def test_the_reason_is_the_coast_or_the_convoy(open_desk: Open, typed: str, told: str) -> None:
    desk = open_desk(game_at(SPREAD))
    type_in(desk, typed, Qt.Key.Key_Return)
    assert told in said(desk)
    assert bool(line_of(desk).line.toPlainText()) is bool(told)


def test_a_fleet_built_on_a_split_coast_is_asked_for_it(open_desk: Open) -> None:
    home = dict.fromkeys(("MOS", "SEV", "STP", "WAR"), "russia")
    winter = Position(Phase(2, PhaseKind.ADJUSTMENT), {Unit.parse("A MOS"): "russia"}, home)
    desk = open_desk(game_at(winter))
    type_in(desk, "F STP B", Qt.Key.Key_Return)
    assert said(desk) == "Which one: north coast or south coast?"
    assert line_of(desk).said.text().count("<a ") == 2


def test_of_many_places_eight_are_named() -> None:
    variant = load_variant("standard")
    fleets = {Unit.parse(f"F {sea}"): "england" for sea in ("ENG", "NTH", "NWG", "NAO", "MAO", "WES", "LYO")}
    position = Position(Phase(1, PhaseKind.MOVEMENT), {Unit.parse("A LON"): "england", **fleets}, {})
    told = possible_text(variant, position, "england", parse_order("A LON - MOS"))
    assert told.startswith("A LON can go to BEL, BRE, CLY, DEN, EDI, GAS, HOL, LVP or one of ")
    assert told.endswith(" more.")
