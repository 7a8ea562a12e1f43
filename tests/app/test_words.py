"""Results and reasons in words: every cause, outcome and switch has some."""

from __future__ import annotations

import re

import pytest

from app.panels.report_rows import report_rows
from app.pictures import results_picture
from app.translation import in_language
from app.words.names import either, every, order_text, strength
from app.words.outcomes import Tone
from app.words.reasons import reason_text
from app.words.rules import SWITCHES, switch_sentence, switch_title, value_name
from maps.board import LANGUAGES
from variants.notation.styles import results_text
from variants.orders import Order, Unit, UnitKind, parse_order
from variants.outcome import Cause, Outcome, Reason, Resolution
from variants.phases import resolve
from variants.position import Phase, PhaseKind, Position
from variants.registry import VARIANT_IDS, load_variant

STANDARD = load_variant("standard")


def played(turn: int, *lines: str, owners: dict[str, str] | None = None) -> dict[str, str]:
    """A movement phase of lines like ``france A PAR - BUR``: each report row as ``A PAR – BUR: bounced``."""
    rows = report_rows(STANDARD, resolution_of(turn, *lines, owners=owners))
    return {f"{row.lead} {row.rest}": f"{row.right}|{row.second}|{row.tone}" for row in rows}


def resolution_of(turn: int, *lines: str, owners: dict[str, str] | None = None) -> Resolution:
    orders: list[tuple[str, Order]] = []
    units: dict[Unit, str] = {}
    for line in lines:
        power, _, text = line.partition(" ")
        order = parse_order(text)
        orders.append((power, order))
        units[Unit.parse(" ".join(text.split()[:2]))] = power
    position = Position(Phase(turn, PhaseKind.MOVEMENT), units, owners or {})
    return resolve(STANDARD, position, orders)


def test_a_support_against_an_own_unit_is_told_as_the_proof_has_it() -> None:
    lines = ("austria A VIE S A VEN - TRI", "austria F TRI H", "italy A VEN - TRI")
    own = "A power never helps to dislodge its own unit."
    assert played(1, *lines)["A VIE S A VEN – TRI"] == f"not counted|{own}|{Tone.TROUBLE}"
    others = f"counted|It counted only against others: a p{own[3:]}|{Tone.GOOD}"
    assert played(1, *lines, "germany A TYR - TRI")["A VIE S A VEN – TRI"] == others
    gone = ("austria A VIE S A VEN - TRI", "austria F TRI - ADR", "italy A VEN - TRI")
    assert played(1, *gone)["A VIE S A VEN – TRI"] == f"counted||{Tone.GOOD}"
    outcomes = (Outcome.VOID, Outcome.SUCCEEDS, Outcome.SUCCEEDS)
    cases = (lines, (*lines, "germany A TYR - TRI"), gone)
    for told_as, case in zip(outcomes, cases, strict=True):
        resolution = resolution_of(1, *case)
        assert results_picture(STANDARD, resolution, {}).orders[0].outcome is told_as
        copied = results_text(STANDARD, resolution, "judge")
        assert ("void" in copied) is (told_as is Outcome.VOID)


def test_outcomes_with_numbers() -> None:
    found = played(
        1,
        "germany A MUN - BUR",
        "germany A BEL S A MUN - BUR",
        "france A BUR H",
        "france A PAR S A BUR",
        "england A PIC - BEL",
        "italy A VEN - TYR",
        "austria A VIE - TYR",
    )
    assert found["A MUN – BUR"] == f"bounced, 1 to 2||{Tone.FAILURE}"
    assert found["A BEL S A MUN – BUR"] == f"cut by A PIC||{Tone.TROUBLE}"
    assert found["A BUR H"] == f"held, 2 to 1||{Tone.GOOD}"
    assert found["A PAR S A BUR"] == f"counted||{Tone.GOOD}"
    assert found["A VEN – TYR"] == f"bounced with A VIE||{Tone.FAILURE}"


def test_a_dislodged_fleet_and_where_it_may_go() -> None:
    found = played(
        1, "england F BOT - SWE", "england A NWY S F BOT - SWE", "germany F SWE H", "germany F DEN H"
    )
    assert found["F SWE H"] == f"dislodged by F BOT|It may go to BAL, FIN or SKA.|{Tone.DISLODGED}"
    assert found["F BOT – SWE"] == f"moved, 2 to 1||{Tone.GOOD}"


def test_a_convoy_lands_and_a_missing_one_does_not() -> None:
    found = played(1, "england A LON - NWY", "england F NTH C A LON - NWY", "france A BRE - LVP")
    assert found["A LON – NWY"] == f"landed||{Tone.GOOD}"
    assert found["F NTH C A LON – NWY"] == f"carried||{Tone.GOOD}"
    assert found["A BRE – LVP"].startswith(("not carried|", "void|"))


def test_a_void_order_says_why() -> None:
    found = played(1, "france A PAR - MOS")
    assert found["A PAR – MOS"].startswith("void|")
    assert len(found["A PAR – MOS"].split("|")[1]) > 10


@pytest.mark.parametrize(("order", "word"), [("A BUR - LON", "void"), ("A BUR - BEL via", "void")])
def test_a_unit_with_a_useless_order_is_dislodged_all_the_same(order: str, word: str) -> None:
    found = played(1, f"france {order}", "germany A MUN - BUR", "germany A RUH S A MUN - BUR")
    right, second, tone = found[order.replace(" - ", " – ")].split("|")
    assert right == f"{word}, dislodged"
    assert "It may go to " in second
    assert tone == Tone.DISLODGED


def test_an_order_to_somebody_elses_unit_is_only_void() -> None:
    orders = [("italy", parse_order("A BUR - PAR")), ("germany", parse_order("A MUN - BUR")),
              ("germany", parse_order("A RUH S A MUN - BUR"))]  # fmt: skip
    units = {Unit.parse("A BUR"): "france", Unit.parse("A MUN"): "germany", Unit.parse("A RUH"): "germany"}
    position = Position(Phase(1, PhaseKind.MOVEMENT), units, {})
    rows = report_rows(STANDARD, resolve(STANDARD, position, orders))
    assert [row.right for row in rows if row.rest == "– PAR"] == ["void"]


@pytest.mark.parametrize("cause", Cause)
@pytest.mark.parametrize("by", [(), (Unit.parse("A PIC"),)])
def test_every_cause_is_said_in_whole_sentences(cause: Cause, by: tuple[Unit, ...]) -> None:
    text = reason_text(STANDARD, STANDARD.start(), Reason(cause, 2, 4, by))
    assert re.fullmatch(r"[A-Z].*\.", text)
    assert "{" not in text


def test_the_comparison_comes_first() -> None:
    text = reason_text(STANDARD, STANDARD.start(), Reason(Cause.HELD_OFF, 2, 4))
    assert text == "The attack had 1, the defence 2. A move needs more than the defence."


def test_every_switch_has_a_title_a_sentence_and_names_for_its_values() -> None:
    for id_ in VARIANT_IDS:
        for switch in load_variant(id_).rules.switches:
            assert switch_title(switch.name)
            assert switch_sentence(switch.name).endswith(".")
            for value in switch.values if not switch.free else ():
                assert value_name(switch.name, value) != value
    assert SWITCHES.keys() >= {switch.name for switch in STANDARD.rules.switches}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("A PAR - BUR", "A PAR – BUR"),
        ("A LON - NWY via", "A LON – NWY via"),
        ("F NTH C A LON - NWY", "F NTH C A LON – NWY"),
        ("A PAR S A BUR", "A PAR S A BUR"),
        ("F STP/nc B", "F STP/nc build"),
        ("WAIVE", "Waive one build"),
    ],
)
def test_orders_in_words(text: str, said: str) -> None:
    assert order_text(parse_order(text)) == said


def test_lists_and_strengths() -> None:
    assert either(["BAL", "FIN", "SKA"]) == "BAL, FIN or SKA"
    assert every(["A PIC"]) == "A PIC"
    assert either([]) == ""
    assert [strength(number) for number in (1, 2, 3, 4)] == ["½", "1", "1½", "2"]


def test_unit_kinds_are_the_letters_of_orders() -> None:
    assert {kind.value for kind in UnitKind} == {"A", "F"}


@pytest.mark.parametrize("board_id", VARIANT_IDS)
def test_titles_and_names_of_powers_and_provinces_have_the_apostrophe_of_print(board_id: str) -> None:
    board = load_variant(board_id).board
    places = [province.names for province in board.provinces.values()]
    for names in (board.record.title, *(power.name for power in board.powers), *places):
        assert not any("'" in in_language(names, each) for each in LANGUAGES), names
