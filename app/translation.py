"""The language of the window: English as written, French and German from ``resources/translations``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from maps.board import LANGUAGES
from maps.lettering import well_set
from resources import resource

Translate: TypeAlias = Callable[[str, str], str]
"""From a context and a source text to the text in a language, as ``QCoreApplication.translate`` does it."""

_SOURCE = "en"
_installed: list[tuple[QTranslator, bytes]] = []  # with the data, which Qt does not copy
_language = _SOURCE


def language() -> str:
    """The language that is installed: one of ``maps.board.LANGUAGES``."""
    return _language


def system_language() -> str:
    """The system's language if the client has it, else English."""
    for name in QLocale.system().uiLanguages():
        if name[:2] in LANGUAGES:
            return name[:2]
    return _SOURCE


def install(wanted: str | None = None) -> str:
    """Makes the application speak a language (the system's for None), and returns which it is.

    Qt's own words, on the buttons of its dialogs, come from Qt's translations.
    """
    global _language
    for translator, _ in _installed:
        QCoreApplication.removeTranslator(translator)
    _installed.clear()
    chosen = wanted if wanted in LANGUAGES else system_language()
    if chosen != _SOURCE:
        _add_qt(chosen)
        _add_own(chosen)  # asked first
    _language = chosen
    return chosen


def _add_own(chosen: str) -> None:
    translator = QTranslator()
    data = _compiled(chosen)
    if translator.load(data):
        _keep(translator, data)


def _compiled(chosen: str) -> bytes:
    # Read into memory, so that it works from a zip as well.
    return resource(f"translations/{chosen}.qm").read_bytes()


class Tongue:
    """Speaks one language, whatever the one of the application is, and leaves that as it is.

    Attributes:
        language: one of ``maps.board.LANGUAGES``.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._translator = QTranslator()
        self._data = b"" if language == _SOURCE else _compiled(language)  # which Qt does not copy
        if self._data:
            self._translator.load(self._data)

    def translate(self, context: str, source: str) -> str:
        """The text in the language; the source where it is not translated."""
        return self._translator.translate(context, source) or source


def _add_qt(chosen: str) -> None:
    translator = QTranslator()
    if translator.load(f"qtbase_{chosen}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
        _keep(translator)


def _keep(translator: QTranslator, data: bytes = b"") -> None:
    QCoreApplication.installTranslator(translator)
    _installed.append((translator, data))


def in_language(names: Mapping[str, str], wanted: str | None = None) -> str:
    """A name in a language (the window's for None); a board of one's own may have it in English alone."""
    return well_set(names.get(wanted or _language) or names.get(_SOURCE) or next(iter(names.values()), ""))
