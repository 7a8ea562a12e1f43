"""French and German: complete, compiled, and fitting into the window."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget

from app import translation
from app.dialogs.draw import DrawDialog
from app.dialogs.ends import AgreeEndDialog
from app.dialogs.new_game import NewGameDialog
from app.theme import LIGHT
from tests.app.desk import Desk, hot_seat, sandbox

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "resources" / "translations"
LANGUAGES = ("fr", "de")
PLACEHOLDER = re.compile(r"{\w+}|<\w+>")


def tool(name: str) -> str:
    found = shutil.which(name, path=str(Path(sys.executable).parent))
    assert found is not None
    return found


def messages(path: Path) -> dict[tuple[str, str], str]:
    """Context and source → translation; unfinished ones are ""."""
    found = {}
    for context in ET.parse(path).getroot().iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            target = message.find("translation")
            assert target is not None
            text = "" if target.get("type") == "unfinished" else target.text or ""
            found[name, message.findtext("source", "")] = text
    return found


@pytest.fixture(scope="module")
def collected(tmp_path_factory: pytest.TempPathFactory) -> dict[tuple[str, str], str]:
    """Everything that the sources want translated."""
    path = tmp_path_factory.mktemp("words") / "found.ts"
    sources = sorted(map(str, (ROOT / "app").rglob("*.py")))
    command = [tool("pyside6-lupdate"), "-silent", "-locations", "none", *sources, "-ts", str(path)]
    subprocess.run(command, check=True, capture_output=True)
    return messages(path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_string_is_translated(language: str, collected: dict[tuple[str, str], str]) -> None:
    kept = messages(FOLDER / f"{language}.ts")
    assert set(kept) == set(collected), "make translations"
    assert [key for key, text in kept.items() if not text] == []


def test_no_text_that_is_translated_stands_within_another() -> None:
    """What stands in the braces of a text is not collected, and so stays English."""
    sources = (ROOT / "app").rglob("*.py")
    assert [path.name for path in sources if "{translate(" in path.read_text(encoding="utf-8")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_translation_loses_or_adds_a_placeholder(language: str) -> None:
    for (_, source), text in messages(FOLDER / f"{language}.ts").items():
        assert sorted(PLACEHOLDER.findall(text)) == sorted(PLACEHOLDER.findall(source)), source


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_compiled_is_what_is_written(language: str, tmp_path: Path) -> None:
    compiled = tmp_path / "new.qm"
    command = [tool("pyside6-lrelease"), "-silent", str(FOLDER / f"{language}.ts"), "-qm", str(compiled)]
    subprocess.run(command, check=True, capture_output=True)
    assert compiled.read_bytes() == (FOLDER / f"{language}.qm").read_bytes(), "make translations"


def test_french_signs_never_begin_a_line_and_have_their_space() -> None:
    root = ET.parse(FOLDER / "fr.ts").getroot()
    texts = ["".join(target.itertext()) for target in root.iter("translation")]
    wrong = re.compile(r"(?<!\N{NO-BREAK SPACE})[:;!?»%]|«(?!\N{NO-BREAK SPACE})|\N{NARROW NO-BREAK SPACE}")
    assert [text for text in texts if wrong.search(text.replace("&…;", ""))] == []


def test_german_tells_resolving_from_disbanding() -> None:
    for (_, source), text in messages(FOLDER / "de.ts").items():
        if re.search(r"\bresolve", source, re.IGNORECASE):
            assert not re.search("auflös|aufgelöst", text, re.IGNORECASE), text
        if re.search("disband", source, re.IGNORECASE):
            assert not re.search("auswert|ausgewertet", text, re.IGNORECASE), text


def test_no_source_has_an_exclamation_mark_or_a_please(collected: dict[tuple[str, str], str]) -> None:
    for _, source in collected:
        assert "!" not in source
        assert "please" not in source.lower()


def test_installing_a_language_and_taking_it_back() -> None:
    assert translation.install("de") == "de"
    assert QCoreApplication.translate("Words", "Army") == "Armee"
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen", "Qt's own words"
    assert translation.install("fr") == "fr"
    assert QCoreApplication.translate("Words", "Army") == "Armée"
    assert translation.install("en") == "en"
    assert QCoreApplication.translate("Words", "Army") == "Army"


def test_an_unknown_language_falls_back_to_the_systems() -> None:
    assert translation.install("tlh") == translation.system_language()


def cut_off(root: QWidget) -> list[str]:
    """Texts that are wider or higher than their widget, once all layouts are done."""
    QApplication.processEvents()
    labels = [label for label in root.findChildren(QLabel) if label.isVisible() and label.text()]
    buttons = [button for button in root.findChildren(QAbstractButton) if button.isVisible()]
    parts: list[QLabel | QAbstractButton] = [*labels, *buttons]
    narrow = [part.text() for part in parts if part.width() < part.minimumSizeHint().width()]
    low = [label.text() for label in labels if label.wordWrap() and label.height() < wanted_height(label)]
    return narrow + low


def wanted_height(label: QLabel) -> int:
    return label.heightForWidth(label.width())


@pytest.mark.parametrize("size", [(900, 600), (1100, 700), (1600, 1000)])
@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_nothing_is_cut_off(open_desk: Callable[..., Desk], language: str, size: tuple[int, int]) -> None:
    translation.install(language)
    desk = open_desk(hot_seat(austria="Ada", turkey="Ida"))
    window = desk.window
    window.resize(*size)
    assert cut_off(window) == []
    desk.take_screen()
    assert cut_off(window) == []
    desk.action()
    desk.take_screen()
    desk.action()
    assert cut_off(window) == []
    game = desk.document.game
    for dialog in (NewGameDialog(LIGHT, window), DrawDialog(game, window), AgreeEndDialog(game, window)):
        dialog.show()
        assert cut_off(dialog) == []
        dialog.close()


def test_the_map_has_its_room(open_desk: Callable[..., Desk]) -> None:
    window = open_desk(sandbox()).window
    window.resize(1600, 1000)
    QApplication.processEvents()
    assert window.board.view.width() >= 960
    window.resize(900, 600)
    QApplication.processEvents()
    assert window.board.view.width() >= 500
    assert window.board.view.height() >= 380
