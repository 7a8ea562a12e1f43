"""Which word is written where two would be true (docs/cases.md)."""

from __future__ import annotations

import pytest

from tests.variants.playing import play

ASSAULT = "A MUN - BUR, A RUH S A MUN - BUR"
GERMANY = "GERMANY: A MUN, A RUH"


@pytest.mark.parametrize(
    ("units", "order", "others", "word"),
    [
        ("FRANCE: A BUR, A PAR", "A BUR - PAR", "A PAR H", "bounce"),
        ("FRANCE: A BUR, A PIC; ITALY: A MAR", "A BUR S A PIC", "A PIC H, A MAR - BUR", "dislodged"),
        ("FRANCE: A BUR", "A BUR H", "", "dislodged"),
        ("FRANCE: A BUR", "A BUR - LON", "", "void"),
        ("FRANCE: A BUR, A PAR", "A BUR S A PAR - PIC", "A PAR H", "void"),
    ],
)
def test_word_of_a_dislodged_unit(units: str, order: str, others: str, word: str) -> None:
    texts = ", ".join(filter(None, (ASSAULT, order, others)))
    played = play(f"{GERMANY}; {units}", texts)
    assert "A BUR" in played.lost
    assert played[order] == word


def test_no_convoy_stays_no_convoy() -> None:
    played = play(
        "GERMANY: A RUH, A HOL; FRANCE: A BEL, F NTH",
        "A RUH - BEL, A HOL S A RUH - BEL, A BEL - LON, F NTH H",
    )
    assert "A BEL" in played.lost
    assert played["A BEL - LON"] == "no-convoy"


@pytest.mark.parametrize(("lost", "word"), [(True, "bounce"), (False, "no-permission")])
def test_a_passage_that_did_not_come_off(*, lost: bool, word: str) -> None:
    orders = "F MED - RS, F BS - MED" + (", F CON S F BS - MED" if lost else "")
    played = play("TURKEY: F MED; BRITAIN: F BS, F CON", orders, variant="colonial", phase="Y1870M")
    assert bool(played.lost) == lost
    assert played["F MED - RS"] == word


@pytest.mark.parametrize(("lost", "word"), [(True, "bounce"), (False, "stays")])
def test_a_train_that_did_not_leave(*, lost: bool, word: str) -> None:
    orders = "A MOS - OMS tsr, A PRM H, A ODE - MOS" + (", A BAK S A ODE - MOS" if lost else "")
    played = play("RUSSIA: A MOS; TURKEY: A ODE, A BAK, A PRM", orders, variant="colonial", phase="Y1870M")
    assert bool(played.lost) == lost
    assert played["A MOS - OMS tsr"] == word


def test_help_succeeds_though_the_move_does_not() -> None:
    played = play(
        "ENGLAND: A LON, F NTH, F SKA; GERMANY: A NWY, A SWE",
        "A LON - NWY, F NTH C A LON - NWY, F SKA S A LON - NWY, A NWY H, A SWE S A NWY",
    )
    assert played["A LON - NWY"] == "bounce"
    assert {played["F NTH C A LON - NWY"], played["F SKA S A LON - NWY"]} == {"succeeds"}
