"""The sentence that says what to do next: what the map asks for, why a click did nothing, or what follows."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from app.document import Document
from app.fonts import FontRole, font
from app.plain_text import literal_in_html
from app.words.steps import next_sentence


class NextLine(QLabel):
    """One line of rich text about a document."""

    def __init__(self, document: Document) -> None:
        super().__init__()
        self._document = document
        self._prompt = self._refusal = self._aside = ""
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setFont(font(FontRole.BODY))

    def show_prompt(self, text: str) -> None:
        """Shows what the map asks for, as rich text; "" if it asks for nothing."""
        self._prompt = text
        self.refresh()

    def show_refusal(self, text: str) -> None:
        """Shows why the last input did nothing; "" once that is over."""
        self._refusal = literal_in_html(text)
        self.refresh()

    def show_aside(self, text: str) -> None:
        """Shows what a page of the curtain asks for beside the course of the game; "" once that is over."""
        self._aside = text
        self.refresh()

    def refresh(self) -> None:
        """Shows what matters most now; behind the curtain nothing of what was asked before it fell."""
        if self._document.covered:
            self._prompt = self._refusal = ""
        else:
            self._aside = ""
        self.setText(self._aside or self._refusal or self._prompt or next_sentence(self._document))
