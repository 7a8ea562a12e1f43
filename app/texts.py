"""Orders, results and positions on their way out of the window as text."""

from __future__ import annotations

from PySide6.QtGui import QClipboard, QGuiApplication
from PySide6.QtWidgets import QWidget

from app.dialogs.copy_text import CopyTextDialog
from app.document import Document
from app.enabling import has_secrets
from app.text_choices import text_choices
from app.words.names import variant_title
from app.words.phases import turn_name


class Texts:
    """Opens the dialog for texts, and lets no text of secret orders stay for the next player."""

    def __init__(self, parent: QWidget, document: Document) -> None:
        self._parent, self._document = parent, document
        self._secrets: set[str] = set()  # texts that were shown here and others may not see
        document.changed.connect(self._changed)

    def ask(self) -> None:
        """Asks what is to be copied, and in which style."""
        variant = self._document.game.variant
        turn = turn_name(variant.calendar, self._document.position.phase)
        suggestion = f"{variant_title(variant)} {turn}"
        dialog = CopyTextDialog(text_choices(self._document), suggestion, self._parent)
        dialog.shown_secret.connect(self._secrets.add)
        dialog.finished.connect(dialog.deleteLater)
        self._document.changed.connect(dialog.reject)
        dialog.open()

    def guard(self, text: str) -> None:
        """Lets a text that one player has typed not stay on the clipboard for the next one."""
        self._secrets.add(text)

    def _changed(self) -> None:
        """After a player's screen, empties the clipboard if it holds secret orders or a part of them."""
        if has_secrets(self._document):
            return
        clipboard = QGuiApplication.clipboard()
        for mode in (QClipboard.Mode.Clipboard, QClipboard.Mode.Selection):
            held = clipboard.text(mode).strip()
            if held and any(held in secret for secret in self._secrets):
                clipboard.clear(mode)
        self._secrets.clear()
