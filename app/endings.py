"""The ways to end a game before its rules do: the dialogs, and what is said if the game will not have it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDialog, QMessageBox, QWidget

from app.dialogs.draw import ConcedeDialog, DrawDialog
from app.dialogs.ends import AgreeEndDialog, DeclareDrawDialog
from app.document import Document
from app.enabling import claimants
from app.plain_text import literal
from app.theme import Theme
from app.warning import warn
from app.words.names import power_name
from app.words.steps import ending_sentence
from variants.errors import EndingError
from variants.game import Ending, EndingKind

translate = QCoreApplication.translate


class Endings:
    """Asks how the open game ends, and ends it.

    The game may have gone on by the time that a dialog is answered, so that what it offered is no longer
    possible; then it says so, and the game stays as it is.
    """

    def __init__(self, parent: QWidget, document: Document, theme: Theme) -> None:
        self._parent, self._document, self._theme = parent, document, theme

    def agree_draw(self) -> None:
        """Asks for the powers of a draw on which all agree."""
        dialog = DrawDialog(self._document.game, self._parent)
        self._open(dialog, lambda: self._agree(dialog))

    def concede(self) -> None:
        """Asks to which power all others concede."""
        dialog = ConcedeDialog(self._document.game, self._parent)
        self._open(dialog, lambda: self._agree(dialog))

    def _agree(self, dialog: DrawDialog | ConcedeDialog) -> None:
        """Ends the game as the dialog says, once everybody has confirmed it."""
        sentence = ending_sentence(self._document.game.variant, dialog.ending)
        question = translate("Draw", "Do all players agree? The game then ends at once.")
        if self._confirmed(f"{sentence}\n{question}"):
            self._document.end(dialog.ending)

    def _confirmed(self, text: str) -> bool:
        buttons = QMessageBox.StandardButton
        answer = QMessageBox.question(
            self._parent, "Chancery", literal(text), buttons.Yes | buttons.No, buttons.No
        )
        return answer == buttons.Yes

    def declare_draw(self) -> None:
        """Asks who ends the game as a draw that needs no consent."""
        document = self._document
        dialog = DeclareDrawDialog(self._theme, document.game, claimants(document), self._parent)
        self._open(dialog, lambda: self._declare(dialog.power or ""))

    def _declare(self, power: str) -> None:
        """Ends the game in the name of a power, once it has confirmed it."""
        game = self._document.game
        if power in claimants(self._document):
            sentence = ending_sentence(game.variant, Ending(EndingKind.DRAW, game.draw_claims()))
            question = translate("Draw", "Does {power} declare this? The game then ends at once.")
            asked = question.format(power=power_name(game.variant, power))
            if not self._confirmed(f"{sentence}\n{asked}"):
                return
        self._document.declare_draw(power)

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
