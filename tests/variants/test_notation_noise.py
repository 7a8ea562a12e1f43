"""Orders as they come out of mails, tables and typesetting: noise is seen through, and no column moves."""

from __future__ import annotations

import pytest

from tests.variants.notation_casts import VARIANTS
from variants.errors import OrderSyntaxError
from variants.notation import PageReader, Reading, read_orders, suggestions
from variants.notation.tokens import MAX_LINE

STANDARD = VARIANTS["standard"]
START = STANDARD.start()
TWO = ["A BUD - SER", "A VIE - GAL"]


def read(text: str) -> tuple[Reading, ...]:
    return read_orders(STANDARD, START, text, "austria")


@pytest.mark.parametrize(
    "text",
    [
        "Ａ ＢＵＤ － ＳＥＲ",
        "𝐀 𝐁𝐔𝐃 - 𝐒𝐄𝐑",
        "（A BUD - SER）",
        "A BUD ➡️ SER",
        "A BUD ⟹ SER",
        "A\u00a0BUD\u202f-\u2009SER",
        "A\tBUD\t-\tSER",
        "\u202eA BUD - SER\u202c",
        "A Buda\u00adpest - Ser\u200dbia",
        "\ufeffA BUD\x00 - SER\x01",
        "**A BUD** - SER",
        "*A BUD - SER*",
        "❯ A BUD - ‚SER‘",
        "| A BUD | - | SER |",
        "a) A BUD - SER",
        "<li class='x'>A BUD &rarr; <b>SER</b></li>",
        "&nbsp;A BUD -&gt; SER<br/>",
        "> > 1）A BUD →SER",
    ],
)
def test_one_order_in_noise(text: str) -> None:
    (found,) = read(text)
    assert list(map(str, found.orders)) == TWO[:1]


@pytest.mark.parametrize(
    "text",
    [
        "1) A BUD-SER 2) A VIE-GAL",
        "1. A BUD-SER 2. A VIE-GAL",
        "A BUD-SER A VIE-GAL",
        "A BUD-SER//A VIE-GAL",
        "A BUD-SER & A VIE-GAL",
        "<td>A BUD-SER</td><td>A VIE-GAL</td>",
        "a bud moves to serbia and a vie to galicia",
        "| A BUD - SER | A VIE - GAL |",
        "A BUD-SER、A VIE-GAL",
        "A BUD-SER (bounce) A VIE-GAL (cut) (dislodged)",
        "A BUD -\r\n> SER\rA VIE - GAL",
        "A BUD - SER\x0bA VIE - GAL",
        "A BUD - SER\x0cA VIE -\u2028GAL",
        "A BUD - SER\x85A VIE - GAL",
    ],
)
def test_two_orders_whatever_parts_them(text: str) -> None:
    found = read(text)
    assert [str(order) for reading in found for order in reading.orders] == TWO
    for reading in found:
        place = text[reading.start : reading.start + len(reading.text)]
        assert place[:5] == reading.text[:5]
        assert place[:5].upper() == str(reading.orders[0])[:5]
        assert place.split()[-1] == reading.text.split()[-1]


def test_a_remark_in_brackets_ends_with_its_bracket() -> None:
    first, second = read("A BUD - SER (bounce) A VIE - GAL [*cut*] {x}")
    assert (first.note, second.note) == ("(bounce)", "[*cut*] {x}")


@pytest.mark.parametrize("text", ["A BUD - SER A VIE - XYZ", "A BUD - SER GAL TYPO", "<A BUD - SER>"])
def test_what_is_understood_in_part_stays_one_piece(text: str) -> None:
    (found,) = read(text)
    assert isinstance(found.error, OrderSyntaxError)
    assert found.text == text


@pytest.mark.parametrize("text", ["...", "“”", "🙂", "\u202e?", "|", ",", "___"])
def test_signs_alone_are_marked_too(text: str) -> None:
    (found,) = read(f"A BUD H\n{text}")[1:]
    assert isinstance(found.error, OrderSyntaxError)
    assert found.error.token


def test_invisible_signs_alone_are_an_empty_line() -> None:
    assert read(" \t\u00a0\n\u200b\u200e\n\ufeff\n> >\n>>") == ()


def test_the_token_is_told_as_it_is_written() -> None:
    (found,) = read("Ａ BUD － ＳＥＲ ？")
    assert isinstance(found.error, OrderSyntaxError)
    assert (found.error.token, found.error.column) == ("？", 12)


def test_a_line_of_many_orders_is_read_however_long() -> None:
    text = ", ".join(TWO * 40)
    assert len(text) > MAX_LINE
    assert [str(order) for reading in read(text) for order in reading.orders] == TWO * 40


def test_suggestions_stand_where_their_order_does() -> None:
    text = ", ".join([*TWO * 40, "A VIE - GLA", "F TRI - ALB"])
    wrong = next(reading for reading in read(text) if reading.error)
    first = suggestions(STANDARD, START, wrong)[0]
    assert first.text == "GAL"
    assert text[first.column : first.column + first.length] == "GLA"


def test_of_a_page_that_was_changed_only_the_changed_lines_are_read_anew() -> None:
    lines = [f"A VIE - GAL, A BUD - SER ({number})" for number in range(50)]
    reader = PageReader(STANDARD, START)
    before = reader.read("\n".join(lines))
    assert reader.read_anew == 50
    lines[7] += "?"
    lines.insert(3, "France:")
    after = reader.read("\n".join(lines))
    assert reader.read_anew == 50 + 1 + 47, "a heading counts for the lines below it"
    lines[20] = "A PAR H"
    assert [each.line for each in reader.read("\n".join(lines))] == [0, 1, 2, *range(4, 51)]
    assert reader.read_anew == 50 + 1 + 47 + 1
    assert after[0].readings is before[0].readings
