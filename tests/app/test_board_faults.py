"""The faults of boards in the words of the window: every kind, in every language, with its place."""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from app import translation
from app.words.board_faults import DRAWN, DRAWN_CURES, FILES, SVG, fault_line
from app.words.fact_faults import FACTS, Words
from app.words.faults import faulty_board, put_aside, unreadable
from app.words.json_faults import PROBLEMS, json_problem
from maps.board import LANGUAGES
from maps.board_facts import FileFault, FileFaultKind, facts_of
from maps.board_svg import load_shapes
from maps.drawn_faults import CURES, Fault, FaultKind, Pair
from maps.facts import FactFault, FactKind
from maps.json_words import Problem
from maps.svg_faults import BoardFault, BoardFileError
from tests.boards.broken import DRAWING, FACT_CASES, PATHS, PLACES, TEXTS
from tests.boards.broken import FACTS as SOUND
from variants.errors import FaultyBoardError, FileFormatError

ALL: dict[StrEnum, Words] = {
    kind: words for each in (FACTS, DRAWN, FILES, SVG, PROBLEMS) for kind, words in each.items()
}
FIELD = re.compile(r"\{(\d)")
QUOTED = re.compile(r"'([^']+)'|\{(\d)!r\}")


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, qapp: QCoreApplication) -> Iterator[str]:
    yield translation.install(request.param)
    translation.install("en")


def in_window(english: str) -> str:
    """What the window says in English where the command line says this."""
    return QUOTED.sub(lambda found: f"“{found[1] or f'{{{found[2]}}}'}”", english)


def test_every_kind_has_words(language: str) -> None:
    assert ALL.keys() == {*FactKind, *FaultKind, *FileFaultKind, *BoardFault, *Problem}
    assert DRAWN_CURES.keys() == CURES.keys()
    said = [(kind.value, words()) for kind, words in ALL.items()]
    said += [(cure, DRAWN_CURES[kind]()) for kind, cure in CURES.items()]
    for english, words in said:
        if language == "en":
            assert words == in_window(english)
        else:
            assert words != in_window(english)
            assert sorted(FIELD.findall(words)) == sorted(FIELD.findall(english)), english


def broken_faults() -> list[object]:
    """The faults of all broken boards that can be told without holding the drawing against the facts."""
    found: list[object] = []
    for edit, _, _ in FACT_CASES:
        text = edit(SOUND)
        found += facts_of("mini", text if isinstance(text, bytes) else text.encode())[1]
    for edit, _, _ in [*TEXTS, *PATHS, *PLACES]:
        text = edit(DRAWING)
        try:
            load_shapes(text if isinstance(text, bytes) else text.encode())
        except BoardFileError as error:
            found.append(error)
    return found


def test_the_faults_of_broken_boards_are_told_in_every_language(qapp: QCoreApplication) -> None:
    faults = broken_faults()
    assert len(faults) > 150
    lines = {}
    for language in LANGUAGES:
        translation.install(language)
        lines[language] = [fault_line("x", fault) for fault in faults]
        for fault, line in zip(faults, lines[language], strict=True):
            assert str(getattr(fault, "path", "") or getattr(fault, "element", "")) in line
            assert not re.search(r"\{\d|Expected|Invalid|Object|malformed", line)
    translation.install("en")
    for several in zip(*lines.values(), strict=True):
        assert len(set(several)) == len(LANGUAGES), several


@pytest.mark.parametrize(
    ("language", "fault", "line"),
    [
        (
            "en",
            FactFault(FactKind.NO_CENTER, "$.powers[0].home_centers[1]", ("INN",)),
            "INN is no supply centre",
        ),
        (
            "de",
            FactFault(FactKind.NO_CENTER, "$.powers[0].home_centers[1]", ("INN",)),
            "INN ist kein Versorgungs",
        ),
        (
            "fr",
            Fault(FaultKind.CONTACT_SURPLUS, ("ALB", "BET"), 9.0, (Pair("army_adjacency", ("ALB", "BET")),)),
            '\N{NO-BREAK SPACE}; manque\N{NO-BREAK SPACE}: army_adjacency ["ALB", "BET"]',
        ),
        ("de", BoardFileError(BoardFault.TWICE, "NSE"), "x.svg: NSE: zwei Elemente haben diese Kennung"),
        (
            "fr",
            Fault(FaultKind.COAST_PLACE_OUTSIDE, ("MID/nc",)),
            "hors du cadre\N{NO-BREAK SPACE}: MID/nc\N{NO-BREAK SPACE}; déplacez",
        ),
        (
            "fr",
            BoardFileError(BoardFault.TOO_LARGE, "HIL", "more than 60000 lines and curves"),
            "x.svg\N{NO-BREAK SPACE}: HIL\N{NO-BREAK SPACE}: trop grand",
        ),
        (
            "de",
            FileFault(FileFaultKind.UNREADABLE, detail=Problem.OTHER_CASE.format("Tiny.svg")),
            "(sie ist als „Tiny.svg“ da",
        ),
        (
            "de",
            FileFault(FileFaultKind.NOT_A_BOARD, "$.provinces", "the key 'ALB' is there twice"),
            "x.svg: $.provinces: der Schlüssel „ALB“ steht zweimal da",
        ),
    ],
    indirect=["language"],
)
def test_a_fault_is_told_with_its_place(language: str, fault: object, line: str) -> None:
    assert line in fault_line("x.svg", fault)
    assert fault_line("x.svg", fault) in faulty_board("x", [("x.svg", fault)])[1]


@pytest.mark.parametrize("language", ["de"], indirect=True)
def test_a_game_on_a_faulty_board_tells_its_faults(language: str) -> None:
    error = FaultyBoardError(
        "mini", [("mini.svg", FileFault(FileFaultKind.UNREADABLE, detail="it is not there"))]
    )
    for text in (unreadable(Path("a.chancery"), error), put_aside(Path("/x/a.chancery"), error)):
        assert "mini.svg: kann nicht gelesen werden (sie ist nicht da)" in text
        assert "a.chancery" in text
    assert str(Path("/x/a.chancery")) in put_aside(Path("/x/a.chancery"), FileFormatError("$", "?"))


@pytest.mark.parametrize(
    ("said", "words"),
    [
        ("Object missing required field `phase`", "„phase“ fehlt"),
        (
            "Expected `array | null`, got `int`",
            "erwartet: eine Liste […] oder nichts (null); gefunden: eine ganze Zahl",
        ),
        ("Invalid enum value 'swamp'", "„swamp“ ist keines der Wörter, die hier stehen dürfen"),
        ("JSON is malformed: expected ',' or '}' (byte 12)", "das ist kein JSON (bei Byte 12)"),
        ("this is no JSON: Input data was truncated", "die Datei endet mittendrin"),
        ("what nobody has thought of", "what nobody has thought of"),
    ],
)
@pytest.mark.parametrize("language", ["de"], indirect=True)
def test_what_the_reader_of_json_says_is_translated(language: str, said: str, words: str) -> None:
    assert json_problem(said) == words
