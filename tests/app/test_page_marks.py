"""A page of orders: marks stand on the words meant whatever these are written with; long pages stay quick."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFrame, QLabel

from app.dialogs.page_entry import LONGEST, PageEntry
from app.page_lines import MOST_SUGGESTED
from app.page_owners import PageMemory
from app.places import Places
from app.theme import LIGHT
from app.words.doubts import doubt_text
from tests.app.desk import sandbox

Entry = Callable[[], PageEntry]


@pytest.fixture
def page(qtbot: object) -> PageEntry:
    entry = PageEntry(LIGHT, sandbox(), "austria", ("austria", "italy"))
    qtbot.addWidget(entry)  # type: ignore[attr-defined]
    return entry


def marked(page: PageEntry) -> list[str]:
    return [each.cursor.selectedText() for each in page.editor.extraSelections()]


def rows(page: PageEntry) -> list[QFrame]:
    return [each for each in page.list.findChildren(QFrame) if type(each).__name__ == "_Row"]


@pytest.mark.parametrize(
    ("text", "marks"),
    [
        ("🙂🙂🙂 A BUD - SERBX", ["SERBX"]),
        ("A BUD - SER (😀)\nA VIE - GALX 😀", ["GALX"]),
        ("𝐀 𝐁𝐔𝐃 - 𝐒𝐄𝐑𝐗", ["𝐒𝐄𝐑𝐗"]),
        ("A BUD - SER\x0cA VIE - GALX\nF TRI - ALX", ["GALX", "ALX"]),
        ("A BUD - SER\x0bA VIE - GALX\x85F TRI - ALX", ["GALX", "ALX"]),
        ("A BUD - SER\u2028A VIE - GALX\u2029F TRI - ALX", ["GALX", "ALX"]),
        ("A BUD - SER\r\nA VIE - GALX\r\r\n\x1cF TRI - ALX", ["GALX", "ALX"]),
        ("> A BUD -\n> > SER\n> A VIE - GALX", ["GALX"]),
    ],
)
def test_marks_stand_on_the_words_meant(page: PageEntry, text: str, marks: list[str]) -> None:
    page.editor.setPlainText(text)
    assert marked(page) == marks


def test_a_suggestion_takes_the_place_of_its_word_behind_emoji(page: PageEntry) -> None:
    page.editor.setPlainText("A BUD - SER (🙂)\x0cA VIE - GLA (🙂)")
    piece = page.pieces[1]
    shown = page._shown(piece)
    shown.links[0].deed(piece)
    assert page.editor.toPlainText().endswith("A VIE - GAL (🙂)")
    assert len(page.orders) == 2


def test_places_as_qt_counts_them() -> None:
    text = "a🙂b😀c"
    places = Places(text)
    assert [places.of(at) for at in range(6)] == [0, 1, 3, 4, 6, 7]
    assert [places.index(places.of(at)) for at in range(6)] == list(range(6))
    assert places.of(len(text)) == len(text.encode("utf-16-le")) // 2


def test_of_a_long_page_a_key_reads_one_line_and_lays_out_one_row(page: PageEntry) -> None:
    page.editor.setPlainText("\n".join(f"A BUD - SER ({number})" for number in range(500)))
    page.editor.insertPlainText("garbage\n")
    anew, made = page.memory.reader.read_anew, page.list.made
    assert len(rows(page)) == MOST_SUGGESTED
    QTest.keyClick(page.editor, Qt.Key.Key_Up)
    QTest.keyClick(page.editor, Qt.Key.Key_X)
    assert page.memory.reader.read_anew == anew + 1
    assert page.list.made <= made + 1
    assert len(rows(page)) == MOST_SUGGESTED


def test_of_a_long_page_what_is_in_doubt_is_shown_first(page: PageEntry) -> None:
    page.editor.setPlainText("\n".join(["A BUD - SER", "A VIE - GAL", *["garbage"] * 60]))
    assert [len(page.pieces), len(rows(page))] == [62, MOST_SUGGESTED]
    said = [each.text() for each in page.list.findChildren(QLabel)]
    assert not any("Serbia" in text for text in said)
    assert "And 12 more, of which are in doubt: 10." in said


def test_a_page_beyond_all_measure_is_refused_in_words(page: PageEntry) -> None:
    page.editor.setPlainText("A BUD - SER\n" * (LONGEST // 12 + 1))
    assert not page.orders
    assert not page.editor.extraSelections()
    assert str(LONGEST) in page.list._rest.text()
    page.editor.setPlainText("A BUD - SER")
    assert len(page.orders) == 1


def test_a_page_of_all_powers_is_read_by_lines_too() -> None:
    memory = PageMemory(sandbox(), ("austria", "italy"))
    text = "A BUD - SER\nA VEN - TYR\nItaly:\nF NAP - ION"
    before = memory.read(text)
    assert [piece.power for piece in before] == ["austria", "italy", "italy"]
    after = memory.read(f"{text}\nA ROM H")
    assert memory.reader.read_anew == 5
    assert after[0] is before[0], "what stands where it stood is the same"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("A BUD - XX1", "A province could stand there, such as GAL, RUM or SER."),
        ("A BUD ^ SER", "What the unit does could stand there: -, S or H."),
        ("A BUD S ** ?", "A unit could stand there, such as A VEN, A VIE or A WAR."),
        ("2)", "An order begins with a unit, such as A BUD."),
        ("🙂", "An order begins with a unit, such as A BUD."),
        ("| ?", "An order begins with a unit, such as A BUD."),
        ("А БУД - СЕР", "An order begins with a unit, such as A BUD."),
        ("A BUD - SER?", "Nothing has to stand there: leave it out, or begin a new line."),
        ("A VIE S BUD - GAL TYPO", "Nothing has to stand there: leave it out, or begin a new line."),
    ],
)
def test_where_nothing_is_near_the_words_say_what_could_stand_there(text: str, told: str) -> None:
    game = sandbox()
    (piece,) = PageMemory(game, ("austria",)).read(text)
    assert not piece.near
    assert doubt_text(game, "austria", piece).endswith(told)


def test_lines_that_are_passed_over_are_told(page: PageEntry) -> None:
    def told() -> list[str]:
        return [each.text() for each in page.list.findChildren(QLabel) if "Passed over" in each.text()]

    page.editor.setPlainText("From: Bob\nTo: GM\n\nA BUD - SER\n-- \nBob")
    assert told() == ["Passed over as no orders, by line: 1–2, 5–6."]
    page.editor.setPlainText("Movement results for Spring of 1901.")
    assert told() == ["Passed over as no orders, by line: 1."]
    page.editor.setPlainText("A BUD - SER")
    assert told() == []
