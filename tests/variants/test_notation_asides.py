"""Lines of pages that are no orders: passed over and told by their number, unless they might be orders."""

from __future__ import annotations

import pytest

from variants.notation import PageReader, read_orders
from variants.registry import load_variant

STANDARD = load_variant("standard")
START = STANDARD.start()

MAIL = """\
Status of the Movement phase for Spring of 1901.  (test.001)

Austria: Army Budapest.
England: Fleet London.

The deadline for orders will be Fri Dec 01 2000 23:30:00 -0500.

Movement results for Spring of 1901.  (test.001)

Austria: Army Budapest -> Serbia.
France: Army Paris -> Burgundy.  (*bounce*)

The following units were dislodged:

The Austrian Army in Serbia can retreat to Albania or Bulgaria.
The Turkish Fleet in the Black Sea with no valid retreats was destroyed.

Ownership of supply centers:

Austria:   Budapest, Serbia, Trieste,
           Vienna.
Unowned:   Belgium.

Austria:   4 Supply centers,  3 Units:  Builds   1 unit.

The next phase of 'test' will be Movement for Fall of 1901.
"""


def read(text: str) -> tuple[list[str], list[int]]:
    """What a page gives, the pieces in doubt as they are written, with dots; and the lines passed over."""
    reader = PageReader(STANDARD, START)
    readings = [reading for line in reader.read(text) for reading in line.readings]
    found = [str(each.orders[0]) if each.orders else f"{each.text} …" for each in readings]
    return found, [line + 1 for line in reader.passed]


def test_a_mail_of_a_judge_gives_its_orders_and_nothing_else() -> None:
    orders, passed = read(MAIL)
    assert orders == ["A BUD - SER", "A PAR - BUR"]
    assert passed == [at for at, line in enumerate(MAIL.splitlines(), 1) if line and at not in (10, 11)]


@pytest.mark.parametrize(
    "line",
    [
        "From: GM",
        "> To: England, Paris",
        "Subject: orders",
        "Date: 1 May 1901",
        "Von: Bob",
        "An: alle",
        "Betreff: Züge",
        "De : Paul",
        "À : Marie",
        "Objet : ordres",
        "On Tue, 1 May 2001, Bob wrote:",
        "Am 3. Mai schrieb Bob:",
        "Le 3 mai, Bob a écrit :",
        "-----Original Message-----",
        "NOW ( SPR 1901 ) ( AUS AMY BUD ) ( RUS FLT ( STP SCS ) )",
        "SCO ( AUS BUD VIE ) ( UNO BEL )",
        "Austria-Hungary: builds 2.",
        "Autriche-Hongrie : retire 1.",
    ],
)
def test_lines_that_are_passed_over(line: str) -> None:
    assert read(f"{line}\nA BUD - SER") == (["A BUD - SER"], [1])


def test_a_signature_is_passed_over_but_no_order_in_it() -> None:
    text = "A BUD - SER\n-- \nBob Smith\nVienna\n+43 1 2345\nA VIE - GLA\nA VIE - GAL\nBob"
    assert read(text) == (["A BUD - SER", "A VIE - GLA …", "A VIE - GAL", "Bob …"], [2, 3, 4, 5])


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Subject: A BUD - SER", ["Subject: A BUD - SER …"]),
        ("A: A BUD - SER", ["A BUD - SER"]),
        ("Austria: Budapest, Vienna", ["Budapest …", "Vienna …"]),
        ("Ownership of supply centers:\nAustria: Budapest, A VIE - GAL", ["Budapest …", "A VIE - GAL"]),
        ("Ownership of supply centers:\nAustria: Budapest\nA BUD - SER\nVienna", ["A BUD - SER", "Vienna …"]),
        ("Starting position for Spring of 1901.\nA Budapest\nA Vienna - GAL", ["A VIE - GAL"]),
        ("A Budapest", ["A Budapest …"]),
        ("builds 2", ["builds 2 …"]),
        ("SCO ( AUS BUD ) - BUR", ["SCO ( AUS BUD ) - BUR …"]),
    ],
)
def test_what_might_be_an_order_is_never_passed_over(text: str, found: list[str]) -> None:
    assert read(text)[0] == found


def test_a_title_further_up_counts_when_a_line_below_is_changed() -> None:
    reader = PageReader(STANDARD, START)
    assert reader.read("Ownership of supply centers:\nAustria: Budapest") == ()
    assert [each.line for each in reader.read("Centers of mine:\nAustria: Budapest")] == [0, 1]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("SUB ( ( ENG FLT LON ) HLD ) ( ( ENG FLT EDI ) MTO NTH )", ["F LON H", "F EDI - NTH"]),
        ("SUB ( SPR 1901 ) ( ( ENG FLT LON ) HLD )", ["F LON H"]),
        ("( ( ENG FLT LON ) HLD ) ( ( ENG FLT EDI ) MTO NTH )", ["F LON H", "F EDI - NTH"]),
        ("SUB ( ( GER AMY BER ) HLD ) ( GER WVE )", ["A BER H", "WAIVE"]),
        ("ORD ( SPR 1901 ) ( ( FRA AMY PAR ) MTO BUR ) ( BNC RET )", ["A PAR - BUR"]),
        ("ORD ( WIN 1901 ) ( GER WVE ) ( SUC )", ["WAIVE"]),
        ("NOT ( SUB ( ( ENG FLT LON ) HLD ) )", ["NOT ( SUB ( ( ENG FLT LON ) HLD ) ) …"]),
    ],
)
def test_messages_of_programs(text: str, found: list[str]) -> None:
    assert read(text)[0] == found


def test_results_of_programs_are_notes_of_their_orders() -> None:
    text = "ORD ( SPR 1901 ) ( ( FRA AMY PAR ) MTO BUR ) ( BNC ) ( ( FRA AMY MAR ) HLD ) ( SUC )"
    readings = read_orders(STANDARD, START, text)
    assert [(each.power, str(*each.orders), each.note) for each in readings] == [
        ("france", "A PAR - BUR", "( BNC )"),
        ("france", "A MAR H", "( SUC )"),
    ]


@pytest.mark.parametrize(
    "text",
    [
        "🙂 A BUD - SER",
        "👍🏽 A BUD - SER 🙂",
        "1️⃣ A BUD - SER",
        "§ A BUD - SER",
        "? A BUD - SER",
        "🇦🇹 Austria:\n✅ A BUD - SER",
    ],
)
def test_signs_before_an_order_are_passed_over(text: str) -> None:
    assert read(text)[0] == ["A BUD - SER"]
    (reading,) = read_orders(STANDARD, START, text)
    assert text[reading.start :].startswith("A BUD")


def test_signs_between_orders_are_passed_over() -> None:
    assert read("✅ A BUD - SER ✅ A VIE - GAL")[0] == ["A BUD - SER", "A VIE - GAL"]
