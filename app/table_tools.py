"""What the people at the table decide: passphrases, players, votes, and going back."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from app.dialogs.change_players import ChangePlayersDialog
from app.dialogs.line import LineDialog
from app.dialogs.passphrase import PassphraseDialog
from app.dialogs.vote import VoteDialog
from app.document import Document
from app.plain_text import literal
from app.theme import Theme
from app.words.names import every, power_name
from app.words.phases import step_name, turn_name

translate = QCoreApplication.translate


class TableTools:
    """The dialogs of the table for a window's document."""

    def __init__(self, parent: QWidget, document: Document, theme: Theme) -> None:
        self._parent, self._document, self._theme = parent, document, theme

    def ask_phrase(self) -> None:
        """Asks the writer for another passphrase."""
        power = self._document.writer
        if power is None:
            return
        variant = self._document.game.variant
        name = every([power_name(variant, each) for each in self._document.sharing_lock(power)])
        lock = self._document.game.locks.get(power)
        dialog = PassphraseDialog(self._theme, name, self._parent, lock)
        dialog.chosen.connect(lambda lock: self._document.set_lock(power, lock))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def ask_players(self) -> None:
        """Asks who plays which power from here on."""
        dialog = ChangePlayersDialog(self._theme, self._document.game, self._parent)
        dialog.accepted.connect(lambda: self._document.set_players(dialog.changes, dialog.locks))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def ask_deadline(self) -> None:
        """Asks when the orders are due, for everybody to read."""
        title = translate("Table", "When are the orders due?")
        deed = translate("Table", "Set the deadline")
        document = self._document
        dialog = LineDialog(title, document.game.table.deadline, deed, self._parent, lambda _: None)
        dialog.line.setPlaceholderText(translate("Table", "Friday 20:00"))
        dialog.accepted.connect(lambda: document.set_deadline(dialog.text))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def ask_vote(self) -> None:
        """Asks for the powers of a draw, and lets the table vote on it."""
        dialog = VoteDialog(self._document.game, self._parent)
        dialog.accepted.connect(lambda: self._document.call_vote(dialog.sharers))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def take_back(self) -> None:
        """Takes the game back to the phase that is shown."""
        self.take_back_to(self._document.look)

    def take_back_to(self, node: int) -> None:
        """Takes the game back to an earlier phase, once that is confirmed."""
        variant, phase = self._document.game.variant, self._document.game.nodes[node].position.phase
        shown = f"{turn_name(variant.calendar, phase)} · {step_name(phase.kind)}"
        text = translate("Table", "Take the game back to {phase}?").format(phase=shown)
        buttons = QMessageBox.StandardButton
        box = QMessageBox(QMessageBox.Icon.Question, "Chancery", literal(text), parent=self._parent)
        box.setInformativeText(
            translate(
                "Table",
                "That phase is played anew, and its orders are there to be corrected. What followed stays in "
                "the file; the history shows where it leaves the game.",
            )
        )
        back = box.addButton(translate("Table", "&Take the game back"), QMessageBox.ButtonRole.AcceptRole)
        box.addButton(buttons.Cancel)
        box.setDefaultButton(buttons.Cancel)
        back.clicked.connect(lambda: self._document.take_back(node))
        box.finished.connect(box.deleteLater)
        box.open()
