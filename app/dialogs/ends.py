"""Ending a game without the consent of everybody, and agreeing on another end."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QCheckBox, QDialog, QHBoxLayout, QRadioButton, QWidget
from shiboken6 import isValid

from app.dialogs.parts import add_buttons, add_row, column
from app.dialogs.rules_form import LastYear
from app.fonts import FontRole
from app.locks import Trials, Tried
from app.panels.parts import button, label, rule, set_role
from app.panels.phrase_field import PhraseField, tried_text
from app.theme import Theme
from app.words.names import every, power_name
from variants.game import Game
from variants.papers import Lock

translate = QCoreApplication.translate


class DeclareDrawDialog(QDialog):
    """Asks which of the powers whose right it is declares the draw, and for its passphrase if it has one.

    Attributes:
        choices: power → its button.
        phrase: the field for the passphrase.
    """

    def __init__(
        self, theme: Theme, game: Game, offered: Collection[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._game, self._trials = game, Trials()
        claims = game.draw_claims()
        names = {power: power_name(game.variant, power) for power in claims}
        title = translate("Draw", "Declare a draw")
        self.setWindowTitle(title)
        self.choices = {power: QRadioButton(names[power]) for power in claims if power in offered}
        self.declare_button = button(translate("Draw", "Declare the draw"), "primary")
        self.declare_button.clicked.connect(self._prove)
        self.phrase = PhraseField(theme)
        self.phrase.changed.connect(lambda: self._tell(""))
        self.phrase.entered.connect(self._prove)
        self._asks = label(role=FontRole.LIST_KEY)
        self._told = label(role=FontRole.LABEL, color="error")
        text = translate(
            "Draw",
            "{powers} have {number} centres or more, so neither has won. Until centres are counted again "
            "either may end the game as a draw between them, whatever the others say.",
        )
        said = text.format(powers=every(list(names.values())), number=game.variant.rules["victory_centers"])
        layout = column(self, title, said)
        layout.addWidget(label(translate("Draw", "Who declares it?"), FontRole.LIST_KEY))
        for choice in self.choices.values():
            choice.toggled.connect(self._check)
            layout.addWidget(choice)
        for part in (self._asks, self.phrase, self._told):
            layout.addWidget(part)
        add_row(self, layout, self.declare_button)
        if len(self.choices) == 1:
            next(iter(self.choices.values())).setChecked(True)
        self._check()

    @property
    def power(self) -> str | None:
        """Who declares it; None while nobody is chosen."""
        return next((power for power, choice in self.choices.items() if choice.isChecked()), None)

    @property
    def told(self) -> str:
        """What is said beside the field."""
        return self._told.text()

    @property
    def _lock(self) -> Lock | None:
        lock = self._game.locks.get(self.power or "")
        return lock if lock is not None and lock.has_phrase else None

    def _check(self) -> None:
        power = self.power
        self.declare_button.setEnabled(power is not None)
        name = power_name(self._game.variant, power) if power else ""
        asks = translate("Curtain", "Passphrase of {power}").format(power=name)
        self._asks.setText(asks)
        self.phrase.line.setAccessibleName(asks)
        self.phrase.forget()
        self._tell("")
        for part in (self._asks, self.phrase, self._told):
            part.setVisible(self._lock is not None)

    def _prove(self) -> None:
        """Accepts the dialog if the power has no passphrase, or if this is its own."""
        power, lock = self.power, self._lock
        if power is None or lock is None:
            self.accept()
            return
        if self.phrase.too_long:
            self._tell(self.phrase.too_long)
            return
        self._tell(translate("Curtain", "Trying the passphrase…"), role="second")
        self._trials.open(lock, self.phrase.phrase, power, lambda opened: self._tried(power, opened))

    def _tried(self, power: str, opened: Lock | Tried) -> None:
        if not isValid(self) or not self.isVisible() or power != self.power:
            return
        if not isinstance(opened, Tried):
            self.accept()
            return
        self.phrase.forget()
        self.phrase.setFocus()
        self._tell(tried_text(opened))

    def _tell(self, text: str, role: str = "error") -> None:
        self._told.setText(text)
        set_role(self._told, role)


class AgreeEndDialog(QDialog):
    """Asks for the last turn of the game, and whether all powers with a centre agree.

    Attributes:
        boxes: power → whether it agrees.
        end: the last year, or none.
    """

    def __init__(self, game: Game, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        variant, last = game.variant, game.variant.rules["end_after"]
        self.end = LastYear(variant.calendar, last if isinstance(last, int) else None)
        self.end.begin_with(game.position.phase.turn)
        self.boxes = {power: QCheckBox(power_name(variant, power)) for power in game.must_agree()}
        self.agree_button = button(translate("Draw", "Agree on this end"), "primary")
        self.agree_button.setEnabled(False)
        for box in self.boxes.values():
            box.toggled.connect(self._check)
        text = translate(
            "Draw",
            "The game ends after the year chosen here as a draw among all survivors, or goes on until one "
            "wins. All powers that own a centre must agree.",
        )
        title = translate("Draw", "Change the last turn")
        self.setWindowTitle(title)
        layout = column(self, title, text)
        row = QHBoxLayout()
        row.addWidget(label(translate("Draw", "End after"), FontRole.LIST_KEY))
        row.addWidget(self.end, 1)
        layout.addLayout(row)
        layout.addWidget(rule())
        for box in self.boxes.values():
            layout.addWidget(box)
        add_buttons(self, layout, self.agree_button)

    @property
    def agreeing(self) -> tuple[str, ...]:
        """The powers that agree."""
        return tuple(power for power, box in self.boxes.items() if box.isChecked())

    @property
    def last_turn(self) -> int | None:
        """The last turn; None for no end."""
        value = self.end.value
        return value if isinstance(value, int) else None

    def _check(self) -> None:
        self.agree_button.setEnabled(len(self.agreeing) == len(self.boxes))
