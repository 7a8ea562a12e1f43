"""Orders, results and positions in house styles; what is written is read back."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace

import pytest

from maps.board import BOARD_IDS, decode_board
from tests.boards.broken import FACTS
from tests.variants.random_games import random_game
from variants.custom import custom_variant
from variants.notation import read_orders
from variants.notation.styles import STYLES, orders_text, position_text, results_text
from variants.orders import Given, Hold, Move, Order, Unit, parse_order
from variants.outcome import Resolution
from variants.phases import resolve
from variants.position import Phase, PhaseKind, Position
from variants.registry import load_variant
from variants.variant import Variant

STANDARD = load_variant("standard")
COLONIAL = load_variant("colonial")
Orders = Mapping[str, Sequence[Order]]

TURN = {
    "england": ("F LON - ENG", "A LVP - YOR", "F EDI - NTH"),
    "france": ("A PAR - BUR", "A MAR S A PAR - BUR", "F BRE - ENG"),
    "germany": ("A MUN - BUR", "F KIE H", "A BER S A MUN"),
    "russia": ("F STP/sc - BOT",),
}


def parsed(texts: Mapping[str, Sequence[str]]) -> dict[str, list[Order]]:
    return {power: list(map(parse_order, each)) for power, each in texts.items()}


def played(position: Position, orders: Orders) -> Resolution:
    return resolve(STANDARD, position, [(power, order) for power, each in orders.items() for order in each])


ONE_POWER = {
    "judge": "A PAR-BUR\nA MAR S A PAR-BUR\nF BRE-ENG\n",
    "webdiplomacy": "The army at Paris move to Burgundy.\n"
    "The army at Marseilles support move to Burgundy from Paris.\n"
    "The fleet at Brest move to English Channel.\n",
    "backstabbr": "A Par - Bur\nA Mar S Par - Bur\nF Bre - Eng\n",
    "daide": "( FRA AMY PAR ) MTO BUR\n"
    "( FRA AMY MAR ) SUP ( FRA AMY PAR ) MTO BUR\n( FRA FLT BRE ) MTO ECH\n",
    "french": "A Paris - Bourgogne\nA Marseille S A Paris - Bourgogne\nF Brest - Manche\n",
    "german": "A Paris - Burgund\nA Marseille unterstützt A Paris - Burgund\nF Brest - Ärmelkanal\n",
}


@pytest.mark.parametrize("style", STYLES)
def test_orders_of_one_power(style: str) -> None:
    orders = parsed({"france": TURN["france"]})
    assert orders_text(STANDARD, STANDARD.start(), orders, style) == ONE_POWER[style]


def test_orders_of_all_powers_have_headings() -> None:
    text = orders_text(STANDARD, STANDARD.start(), parsed(TURN), "judge")
    assert text.startswith("England:\nF LON-ENG\nA LVP-YOR\nF EDI-NTH\n\nFrance:\nA PAR-BUR\n")
    assert orders_text(STANDARD, STANDARD.start(), {}, "judge") == ""


def test_results_as_the_judges_mail_them() -> None:
    text = results_text(STANDARD, played(STANDARD.start(), parsed(TURN)), "judge")
    assert text.splitlines()[:9] == [
        "Movement results for Spring of 1901.",
        "",
        "England: Fleet London -> English Channel.  (*bounce*)",
        "England: Army Liverpool -> Yorkshire.",
        "England: Fleet Edinburgh -> North Sea.",
        "France: Army Paris -> Burgundy.",
        "France: Army Marseilles SUPPORT Army Paris -> Burgundy.",
        "France: Fleet Brest -> English Channel.  (*bounce*)",
        "Germany: Army Munich -> Burgundy.  (*bounce*)",
    ]


def dislodging() -> tuple[Position, Resolution]:
    units = {"A PAR": "france", "A MUN": "germany", "A BUR": "germany", "F BRE": "france", "A GAS": "germany"}
    standing = {Unit.parse(unit): power for unit, power in units.items()}
    where = Position(Phase(2, PhaseKind.MOVEMENT), standing, {})
    orders = parsed({"germany": ("A BUR - PAR", "A GAS S A BUR - PAR", "A MUN H"), "france": ("A PAR H",)})
    return where, played(where, orders)


def test_results_name_the_dislodged_and_what_follows() -> None:
    _, resolution = dislodging()
    text = results_text(STANDARD, resolution, "judge")
    assert "France: Army Paris HOLD.  (*dislodged*)" in text
    assert "France: Army Paris can retreat to Picardy." in text
    assert "( ( FRA AMY PAR ) HLD ) ( RET )" in results_text(STANDARD, resolution, "daide")
    assert "A Paris XXX (délogée)" in results_text(STANDARD, resolution, "french")
    assert "Frankreich: A Paris kann nach Picardie." in results_text(STANDARD, resolution, "german")
    mrt = position_text(STANDARD, resolution.after, "daide").splitlines()[0]
    assert mrt.startswith("NOW ( AUT 1901 ) ")
    assert mrt.endswith("( FRA AMY PAR MRT ( PIC ) )")


def test_results_after_a_count_tell_the_owners_and_what_is_due() -> None:
    where = Position(
        Phase(2, PhaseKind.MOVEMENT),
        {Unit.parse("A BEL"): "france", Unit.parse("F BRE"): "france"},
        dict.fromkeys(("PAR", "MAR", "BRE"), "france"),
    )
    text = results_text(STANDARD, played(where, {}), "judge")
    assert "Ownership of supply centers:\n\n" not in text
    assert "Ownership of supply centers:\nFrance: Belgium, Brest, Marseilles, Paris\nUnowned: Ankara" in text
    assert text.endswith("Adjustments:\nFrance: builds 2.\n")
    winter = played(where, {}).after
    built = played(winter, parsed({"france": ("A PAR B", "WAIVE")}))
    assert "France: Builds an army in Paris.\nFrance: Build waived.\n" in results_text(
        STANDARD, built, "judge"
    )
    assert "Construction A Paris\nPasse" in results_text(STANDARD, built, "french")


def test_position_for_programs() -> None:
    text = position_text(STANDARD, STANDARD.start(), "daide")
    now, centers = text.splitlines()
    assert now.startswith("NOW ( SPR 1901 ) ( AUS AMY BUD ) ( AUS AMY VIE ) ( AUS FLT TRI ) ( ENG AMY LVP )")
    assert "( RUS FLT ( STP SCS ) )" in now
    assert centers.startswith("SCO ( AUS BUD TRI VIE ) ( ENG EDI LON LVP )")
    assert centers.endswith("( UNO BEL BUL DEN GRE HOL NWY POR RUM SER SPA SWE TUN )")


def test_position_in_words() -> None:
    text = position_text(STANDARD, STANDARD.start(), "french")
    assert text.startswith(
        "Printemps 1901 : position\n\nAutriche-Hongrie :\nA Budapest\nA Vienne\nF Trieste\n"
    )
    assert "\nPossession des centres :\n" in text


def test_a_convoy_for_programs_names_the_shortest_route() -> None:
    units = dict.fromkeys(map(Unit.parse, ("A LON", "F NTH", "F ENG", "F SKA")), "england")
    where = Position(Phase(1, PhaseKind.MOVEMENT), units, {})
    for text, route in (("A LON - NWY via", "( NTH )"), ("A LON - SWE via", "( NTH SKA )")):
        orders = parsed({"england": (text,)})
        assert orders_text(STANDARD, where, orders, "daide").endswith(f" VIA {route}\n")
    stranded = Position(Phase(1, PhaseKind.MOVEMENT), {Unit.parse("A LON"): "england"}, {})
    orders = parsed({"england": ("A LON - NWY via",)})
    assert orders_text(STANDARD, stranded, orders, "daide") == "( ENG AMY LON ) CTO NWY\n"


def test_trains_and_leave_are_written_in_every_style() -> None:
    units = {"A MOS": "russia", "A EGY": "turkey", "F RS": "britain"}
    standing = {Unit.parse(unit): power for unit, power in units.items()}
    where = Position(Phase(1, PhaseKind.MOVEMENT), standing, {})
    orders = parsed({"russia": ("A MOS - IRK tsr",), "turkey": ("A EGY H SC F RS - MED",)})
    for style in STYLES:
        text = orders_text(COLONIAL, where, orders, style)
        assert "TSR" in text
        assert " SC " in text
        found = read_back(COLONIAL, where, text, None)
        assert found == [(power, given[0]) for power, given in orders.items()]


def read_back(variant: Variant, position: Position, text: str, power: str | None) -> Given:
    readings = read_orders(variant, position, text, power)
    assert [str(each.error) for each in readings if each.error] == []
    return [(each.power or "", each.orders[0]) for each in readings]


def _without_routes(orders: Given) -> Given:
    """The orders as if convoys named no route: programs' ones always do."""
    return [
        (power, replace(order, via=False, path=()) if isinstance(order, Move) else order)
        for power, order in orders
    ]


@pytest.mark.parametrize("board_id", BOARD_IDS)
@pytest.mark.parametrize("style", STYLES)
def test_what_is_written_reads_back(board_id: str, style: str) -> None:
    """Every phase of a whole random game: movement, retreats, adjustments, with trains and leave."""
    kinds = set()
    for seed in range(2):
        for game in random_game(board_id, seed, 8):
            resolution = game.nodes[-1].resolution
            assert resolution is not None
            orders: dict[str, list[Order]] = {}
            for each in resolution.judged:
                orders.setdefault(each.power, []).append(each.order)
            kinds.add(resolution.before.phase.kind)
            expected: Given = [(power, order) for power, given in orders.items() for order in given]
            alone = next(iter(orders)) if len(orders) == 1 else None
            text = orders_text(game.variant, resolution.before, orders, style)
            found = read_back(game.variant, resolution.before, text, alone)
            if style == "daide":
                found, expected = _without_routes(found), _without_routes(expected)
            assert found == expected
    assert kinds == set(PhaseKind)


@pytest.mark.parametrize("board_id", BOARD_IDS)
@pytest.mark.parametrize("style", STYLES)
def test_pages_can_be_written_for_every_phase(board_id: str, style: str) -> None:
    """Every order and every unit has a line in results and positions."""
    for game in random_game(board_id, 3, 6):
        resolution = game.nodes[-1].resolution
        assert resolution is not None
        results = results_text(game.variant, resolution, style)
        assert "{" not in results
        assert len(results.splitlines()) >= len(resolution.judged)
        where = position_text(game.variant, game.position, style)
        assert where.count("\n") > 1
        assert "{" not in where


@pytest.mark.parametrize("board_id", BOARD_IDS)
@pytest.mark.parametrize("style", STYLES)
def test_results_read_back_as_orders(board_id: str, style: str) -> None:
    """Whoever pastes a page of results gets its orders; what became of them, and all else, is set aside."""
    for game in random_game(board_id, 5, 6):
        resolution = game.nodes[-1].resolution
        assert resolution is not None
        text = results_text(game.variant, resolution, style)
        found = read_back(game.variant, resolution.before, text, None)
        judged: Given = [(each.power, each.order) for each in resolution.judged]
        if style == "daide":
            found, judged = _without_routes(found), _without_routes(judged)
        for power in game.variant.powers:
            assert [order for owner, order in found if owner == power] == [
                order for owner, order in judged if owner == power
            ]
        assert len(found) == len(judged)


def test_names_have_the_apostrophe_of_print_and_both_are_read() -> None:
    fleet = Unit.parse("F OKH")
    position = Position(Phase(1, PhaseKind.MOVEMENT), {fleet: "japan"}, {})
    text = orders_text(COLONIAL, position, {"japan": [Hold(fleet)]}, "french")
    assert text == "F Mer d’Okhotsk XXX\n"
    for line in (text, text.replace("’", "'")):
        assert read_back(COLONIAL, position, line, "japan") == [("japan", Hold(fleet))]


@pytest.mark.parametrize("style", STYLES)
def test_coasts_without_a_name_are_written_by_their_id(style: str) -> None:
    record = json.loads(FACTS)
    del record["coast_names"]
    variant = custom_variant(decode_board(json.dumps(record).encode()))
    position = replace(variant.start(), units={Unit.parse("F MID/nc"): "red"})
    assert "nc" in position_text(variant, position, style).lower()
