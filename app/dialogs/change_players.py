"""Who plays which power from here on."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.dialogs.passphrase import PassphraseDialog
from app.dialogs.players import NAME_LENGTH
from app.fonts import FontRole
from app.panels.parts import Swatch, button, label, note
from app.panels.steady import steady
from app.theme import Theme
from app.words.names import power_name
from variants.game import Game
from variants.papers import Lock

translate = QCoreApplication.translate

_WIDTH = 520  # px of text


class ChangePlayersDialog(QDialog):
    """Asks who takes a power over, and which nobody plays any more.

    Attributes:
        fields: power → the field of its player.
        phrase_buttons: power → the button that asks a new player for a passphrase.
        locks: power → the lock that its new player has chosen.
    """

    def __init__(self, theme: Theme, game: Game, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._game = theme, game
        self._nobody = translate("NewGame", "Nobody — holds (civil disorder)")
        self.setWindowTitle(translate("Players", "Players"))
        self.fields: dict[str, QComboBox] = {}
        self.phrase_buttons: dict[str, QPushButton] = {}
        self.locks: dict[str, Lock] = {}
        self.change_button = button(translate("Players", "Change the players"), "primary")
        self.change_button.clicked.connect(self.accept)
        self.cancel_button = button(translate("Players", "Leave all as it is"))
        self.cancel_button.clicked.connect(self.reject)
        self._arrange()
        self._check()

    def _arrange(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(26, 22, 26, 20)
        layout.setSpacing(12)
        layout.addWidget(label(translate("Players", "Who plays from here on"), FontRole.DOCK_TITLE))
        text = translate(
            "Players",
            "The table decides this, and the report tells it. What the player before has written and noted "
            "is given up unread. What others have written stays behind the curtain.",
        )
        layout.addWidget(note(text, _WIDTH))
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(2, 1)
        for row, power in enumerate(self._game.variant.powers):
            self._add_row(grid, row, power)
        layout.addLayout(grid)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.cancel_button)
        buttons.addWidget(self.change_button)
        layout.addLayout(buttons)

    def _add_row(self, grid: QGridLayout, row: int, power: str) -> None:
        variant = self._game.variant
        record = next(record for record in variant.board.powers if record.id == power)
        name = power_name(variant, power)
        field = self.fields[power] = steady(QComboBox())
        line = QLineEdit()
        line.setMaxLength(max(NAME_LENGTH, len(self._nobody)))
        field.setLineEdit(line)
        field.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        field.addItems([*dict.fromkeys(filter(None, self._game.players.values())), self._nobody])
        field.setCurrentText(self._game.players[power] or self._nobody)
        field.setAccessibleName(name)
        field.setEnabled(power in self._game.survivors())
        field.currentTextChanged.connect(self._check)
        ask = self.phrase_buttons[power] = button(translate("Players", "Passphrase…"), "link")
        ask.setAccessibleName(translate("Phrase", "Passphrase of {power}").format(power=name))
        ask.clicked.connect(partial(self._ask_phrase, power))
        grid.addWidget(Swatch(self._theme.power_color(variant.id, power), record.letter, 26), row, 0)
        grid.addWidget(label(name, FontRole.BODY), row, 1)
        grid.addWidget(field, row, 2)
        grid.addWidget(ask, row, 3)

    @property
    def changes(self) -> Mapping[str, str]:
        """Power → its new player, "" for nobody; only those that change."""
        names = {power: self._name(field.currentText()) for power, field in self.fields.items()}
        return {power: name for power, name in names.items() if name != self._game.players[power]}

    def _name(self, text: str) -> str:
        whole = text.encode(errors="ignore").decode()  # half a pair of UTF-16 cannot be saved
        return "" if whole == self._nobody else whole.strip()

    def _check(self) -> None:
        changes = self.changes
        after = {**self._game.players, **changes}
        self.change_button.setEnabled(bool(changes) and any(after[each] for each in self._game.survivors()))
        for power, ask in self.phrase_buttons.items():
            ask.setEnabled(bool(changes.get(power)))
            if not changes.get(power):
                self.locks.pop(power, None)

    def _ask_phrase(self, power: str) -> None:
        name = power_name(self._game.variant, power)
        dialog = PassphraseDialog(self._theme, name, self, self.locks.get(power))
        dialog.chosen.connect(partial(self.locks.__setitem__, power))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
