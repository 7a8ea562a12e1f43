"""The reasons of trains and passages: what stopped them, where, and with which strengths."""

from __future__ import annotations

import pytest

from app.commands.case_lines import CaseRecord, decode_line, read_line
from tests.variants.cases import FOLDER
from tests.variants.playing import play
from variants.explain import explain
from variants.orders import Unit, parse_order
from variants.outcome import Cause, Outcome, Reason
from variants.phases import resolve
from variants.position import Phase, PhaseKind, Position
from variants.registry import load_variant

NAMES = ("colonial-datc7", "colonial")
LINES = [line for name in NAMES for line in (FOLDER / f"{name}.jsonl").read_bytes().splitlines()]
CASES = {record.id: record for record in (decode_line(line, CaseRecord) for line in LINES)}
COLONIAL = load_variant("colonial")


def reasons(case: str) -> dict[str, Reason]:
    line = read_line(CASES[case])
    resolution = resolve(line.variant, line.position, line.orders)
    return dict(zip(line.texts, explain(line.variant, resolution), strict=True))


def told(units: dict[str, str], orders: dict[str, str]) -> dict[str, Reason]:
    """The reasons of orders by power, in a position with every centre as at the start."""
    stand = {Unit.parse(unit): power for power, names in units.items() for unit in names.split(", ")}
    position = Position(Phase(1, PhaseKind.MOVEMENT), stand, COLONIAL.start().owners)
    given = [(power, parse_order(text)) for power, texts in orders.items() for text in texts.split(", ")]
    resolution = resolve(COLONIAL, position, given)
    return {
        str(judged.order): reason
        for judged, reason in zip(resolution.judged, explain(COLONIAL, resolution), strict=True)
    }


@pytest.mark.parametrize(
    ("case", "order", "cause", "by", "place"),
    [
        ("errata-9.23a", "A MOS - TSR - VLA", Cause.LINE_HELD, "A VLA", "VLA"),
        ("7.B.1", "A MOS - TSR - IRK", Cause.LINE_ENTERED, "A ORE", "OMS"),
        ("7.B.4", "A MOS - TSR - VLA", Cause.LINE_ENTERED, "A AKM", "OMS"),
        ("7.B.7", "A MOS - TSR - VLA", Cause.LINE_TIED, "A SEO F OKH", "VLA"),
        ("7.B.15", "A MOS - TSR - VLA", Cause.STRONGER, "F OKH", "VLA"),
        ("7.B.18", "A MOS - TSR - VLA", Cause.LINE_CENTER, "", "OMS"),
        ("7.B.24", "A MOS - TSR - VLA", Cause.LINE_HELD, "A PRM", "PRM"),
        ("7.B.26", "A MOS - TSR - OMS", Cause.LINE_HEAD_ON, "A PRM", "PRM"),
        ("7.B.27", "A MOS - TSR - OMS", Cause.LINE_HEAD_ON, "A PRM", "PRM"),
        ("7.B.34", "A MOS - TSR - PRM", Cause.BY_RAIL, "", ""),
        ("7.D.2", "A VLA - TSR - MOS", Cause.LINE_LOST, "A MON", "IRK"),
        ("7.C.1", "F MED - RS", Cause.NO_LEAVE, "A EGY", "EGY"),
        ("7.C.4", "F MED - RS", Cause.LEAVE_TO_OTHER, "F EGY", "EGY"),
        ("7.C.12", "F MED - RS", Cause.PARADOX, "F EGY", "EGY"),
    ],
)
def test_reason(case: str, order: str, cause: Cause, by: str, place: str) -> None:
    reason = reasons(case)[order]
    assert reason.cause is cause
    assert " ".join(map(str, reason.by)) == by
    assert reason.place == place
    assert reason.rule or cause is Cause.STRONGER


@pytest.mark.parametrize(
    ("case", "order", "cause", "strengths", "by"),
    [
        ("7.B.1", "A ORE - OMS", Cause.STAND_OFF, (2, 2), "A MOS"),
        ("7.B.2", "A ORE - OMS", Cause.STRONGER, (4, 2), "A MOS"),
        ("7.B.7", "A SEO - VLA", Cause.STAND_OFF, (4, 4), "F OKH"),
        ("7.B.15", "F OKH - VLA", Cause.OUTDONE, (2, 4), "A MOS"),
        ("7.B.16", "F OKH - VLA", Cause.STAND_OFF, (4, 4), "A MOS"),
        ("7.B.16", "A VLA H", Cause.BELEAGUERED, (2, 4), "A MOS F OKH"),
        ("7.B.24", "A AKM - KRA", Cause.PARADOX, (None, None), "A MOS"),
        ("7.B.27", "A PRM - MOS", Cause.STRONGER, (4, 2), "A MOS"),
        ("7.B.27", "A ORE - PRM", Cause.UNOPPOSED, (None, None), ""),
        ("7.B.28", "A PRM - MOS", Cause.HEAD_TO_HEAD, (4, 4), "A MOS"),
    ],
)
def test_reason_of_those_who_meet_a_train(
    case: str, order: str, cause: Cause, strengths: tuple[int | None, int | None], by: str
) -> None:
    reason = reasons(case)[order]
    assert reason.cause is cause
    assert (reason.attack, reason.defence) == strengths
    assert " ".join(map(str, reason.by)) == by


def test_strengths_of_a_train() -> None:
    met, head_on = reasons("7.B.2")["A MOS - TSR - IRK"], reasons("7.B.28")["A MOS - TSR - PRM"]
    assert (met.attack, met.defence) == (2, 4)
    assert (head_on.attack, head_on.defence) == (4, 4)


def test_own_unit_in_the_goal() -> None:
    found = told({"russia": "A MOS, A KRA"}, {"russia": "A MOS - KRA tsr, A KRA H"})
    assert found["A MOS - KRA tsr"] == Reason(
        Cause.LINE_TAKEN, by=(Unit.parse("A KRA"),), rule="Colonial errata 9.23", place="KRA"
    )


def test_two_trains() -> None:
    found = told({"russia": "A MOS, A VLA"}, {"russia": "A MOS - OMS tsr, A VLA - IRK tsr"})
    assert {reason.cause for reason in found.values()} == {Cause.SECOND_TRAIN}


def test_canal_that_nobody_holds() -> None:
    found = told({"turkey": "F MED"}, {"turkey": "F MED - RS"})
    assert found["F MED - RS"].cause is Cause.CANAL_UNHELD


def test_canal_closed_by_the_unit_that_left() -> None:
    found = told({"turkey": "F MED, A EGY"}, {"turkey": "F MED - RS, A EGY - SUD"})
    assert found["F MED - RS"].cause is Cause.CANAL_LEFT
    assert found["F MED - RS"].by == (Unit.parse("A EGY"),)


def test_the_word_names_the_station() -> None:
    line = read_line(CASES["7.B.1"])
    judged = resolve(line.variant, line.position, line.orders).judged[0]
    assert (judged.outcome, str(judged.stop), judged.word) == (Outcome.STOPS, "PRM", "stops at PRM")


@pytest.mark.parametrize(
    ("units", "orders", "order", "cause"),
    [
        (
            "RUSSIA: A ORE, A MOS; CHINA: A OMS",
            "A ORE S A MOS - PRM, A MOS - KRA tsr",
            "A ORE S A MOS - PRM",
            Cause.RAIL_SUPPORT,
        ),
        (
            "RUSSIA: A ORE, A MOS; CHINA: A PRM",
            "A ORE S A MOS, A MOS - KRA tsr",
            "A ORE S A MOS",
            Cause.RAIL_SUPPORT,
        ),
        ("RUSSIA: A OMS, A MOS", "A MOS - KRA tsr, A OMS H", "A MOS - KRA tsr", Cause.LINE_KEPT),
        (
            "BRITAIN: F RS; TURKEY: A EGY",
            "F RS - MED, A EGY H SC F RS - MED",
            "F RS - MED",
            Cause.PASSED_CANAL,
        ),
        ("BRITAIN: F RS, A EGY", "F RS - MED, A EGY H", "F RS - MED", Cause.PASSED_CANAL),
    ],
)
def test_what_could_have_stopped_it_and_did_not_is_told(
    units: str, orders: str, order: str, cause: Cause
) -> None:
    played = play(units, orders, variant="colonial", phase="Y1870M")
    assert played.reasons[order].cause is cause


@pytest.mark.parametrize(
    ("units", "order", "idle"),
    [
        ("BRITAIN: F RS; TURKEY: A EGY", "A EGY H SC F RS - MED", False),
        ("BRITAIN: F RS; TURKEY: A EGY", "A EGY H SC F MED - RS", True),
        ("BRITAIN: F RS; TURKEY: A EGY", "A EGY H SC F RS - RS", True),
        ("BRITAIN: F RS; TURKEY: A SUD", "A SUD H SC F RS - MED", True),
        ("BRITAIN: F RS, F MED; TURKEY: A EGY", "A EGY H SC F RS - MED SC F MED - RS", True),
        ("BRITAIN: F RS; TURKEY: A EGY", "A EGY H", False),
    ],
)
def test_leave_that_counts_for_nothing_is_told(units: str, order: str, idle: bool) -> None:
    played = play(units, order, variant="colonial", phase="Y1870M")
    assert played.reasons[order].idle_leave is idle


def test_a_unit_is_never_held_against_its_own_power() -> None:
    played = play(
        "BRITAIN: F EGY, F MAO; FRANCE: F GIB",
        "F EGY - MAO, F MAO H, F GIB S F EGY - MAO",
        variant="1900",
        phase="S1900M",
    )
    assert played.reasons["F MAO H"] == Reason(Cause.HELD)


def test_others_that_tied_on_the_way_are_told_to_have_let_the_train_through() -> None:
    units, orders = "RUSSIA: A MOS; CHINA: A MON; JAPAN: A SEM", "A MOS - IRK tsr, A MON - KRA, A SEM - KRA"
    played = play(units, orders, variant="colonial", phase="Y1870M", centers="RUSSIA: OMS")
    reason = played.reasons["A MOS - IRK tsr"]
    assert (reason.cause, reason.place, reason.attack) == (Cause.LINE_TIED, "KRA", None)
