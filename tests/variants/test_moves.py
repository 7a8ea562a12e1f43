"""Corners of movement that no recorded case reaches."""

from __future__ import annotations

import pytest

from tests.variants.playing import STANDARD, play
from variants.explain import explain
from variants.outcome import Cause, Outcome

LOST_CONVOY = "A PIC - BEL via, F BRE - ENG, F MAO S F BRE - ENG, F ENG C A PIC - BEL, A BEL - PIC"
LOST_CONVOY_UNITS = "FRANCE: A PIC, F BRE, F MAO; ENGLAND: F ENG; GERMANY: A BEL"


def test_an_army_without_its_convoy_stays_in_the_way() -> None:
    played = play(LOST_CONVOY_UNITS, LOST_CONVOY)
    assert played["A PIC - BEL via"] is Outcome.NO_CONVOY
    assert played["A BEL - PIC"] is Outcome.BOUNCE


def test_the_fall_back_fights_head_to_head() -> None:
    played = play(LOST_CONVOY_UNITS, LOST_CONVOY, convoy_fallback="land")
    assert played["A PIC - BEL via"] is Outcome.BOUNCE
    assert played["A BEL - PIC"] is Outcome.BOUNCE


def test_a_convoy_that_no_fleet_could_ever_give_is_void() -> None:
    assert play("AUSTRIA: A TRI", "A TRI - VIE via")["A TRI - VIE via"] is Outcome.VOID
    assert play("AUSTRIA: A TRI", "A TRI - VIE via", convoy_fallback="land").standing == {"A VIE"}


@pytest.mark.parametrize(("named_path", "outcome"), [("free", Outcome.SUCCEEDS), ("binds", Outcome.VOID)])
def test_a_binding_path_must_be_a_chain(named_path: str, outcome: Outcome) -> None:
    orders = "A LON - LYO - BEL, F LYO C A LON - BEL, F ENG C A LON - BEL"
    played = play("ENGLAND: A LON, F LYO, F ENG", orders, named_path=named_path)
    assert played["A LON - LYO - BEL"] is outcome


def test_orders_of_no_use_are_void_and_harm_nothing() -> None:
    orders = (
        "A PAR R BUR, A PAR D, A MAR B, WAIVE, A XXX - BUR, A PAR - XXX, A PAR S A XXX, A PAR C A XXX - PIC"
    )
    france = ", ".join(f"FRANCE: {order}" for order in orders.split(", ")).replace(", FRANCE", "; FRANCE")
    played = play("FRANCE: A PAR", france)
    assert len(played.outcomes) == 8
    assert set(played.outcomes.values()) == {Outcome.VOID}
    assert played.standing == {"A PAR"}


def test_contradictions_are_explained() -> None:
    played = play("FRANCE: A PAR", "A PAR - BUR, A PAR - PIC, A PAR - LON")
    reasons = explain(STANDARD, played.resolution)
    causes = [Cause.CONTRADICTED, Cause.CONTRADICTED, Cause.UNREACHABLE]
    assert [reason.cause for reason in reasons] == causes
