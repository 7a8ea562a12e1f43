"""The ways to end a game before its rules do: the dialogs, and what is said if the game will not have it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDialog, QMessageBox, QWidget

from app.dialogs.draw import DrawDialog
from app.dialogs.ends import AgreeEndDialog, DeclareDrawDialog
from app.document import Document
from app.plain_text import literal
from app.warning import warn
from app.words.steps import ending_sentence
from variants.errors import EndingError

translate = QCoreApplication.translate


class Endings:
    """Asks how the open game ends, and ends it.

    The game may have gone on by the time that a dialog is answered, so that what it offered is no longer
    possible; then it says so, and the game stays as it is.
    """

    def __init__(self, parent: QWidget, document: Document) -> None:
        self._parent, self._document = parent, document

    def agree_draw(self) -> None:
        """Asks how the game ends by agreement."""
        dialog = DrawDialog(self._document.game, self._parent)
        self._open(dialog, lambda: self._agree(dialog))

    def _agree(self, dialog: DrawDialog) -> None:
        """Ends the game as the dialog says, once everybody has confirmed it."""
        buttons = QMessageBox.StandardButton
        sentence = ending_sentence(self._document.game.variant, dialog.ending)
        question = translate("Draw", "Do all players agree? The game then ends at once.")
        text = literal(f"{sentence}\n{question}")
        answer = QMessageBox.question(self._parent, "Chancery", text, buttons.Yes | buttons.No, buttons.No)
        if answer == buttons.Yes:
            self._document.end(dialog.ending)

    def declare_draw(self) -> None:
        """Asks who ends the game as a draw that needs no consent."""
        dialog = DeclareDrawDialog(self._document.game, self._parent)
        self._open(dialog, lambda: self._document.declare_draw(dialog.power or ""))

    def agree_end(self) -> None:
        """Asks for another last turn of the game."""
        dialog = AgreeEndDialog(self._document.game, self._parent)
        self._open(dialog, lambda: self._document.agree_end(dialog.last_turn, dialog.agreeing))

    def _open(self, dialog: QDialog, carry_out: Callable[[], None]) -> None:
        dialog.accepted.connect(lambda: self._try(carry_out))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _try(self, carry_out: Callable[[], None]) -> None:
        try:
            carry_out()
        except EndingError:
            text = translate("Draw", "The game has gone on meanwhile, and it can no longer end like that.")
            warn(self._parent, text)
