"""Other ways to end a game: a draw that one power declares, and a last turn on which all agree."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QHBoxLayout,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from app.dialogs.rules_form import LastYear
from app.fonts import FontRole
from app.panels.parts import button, label, rule
from app.words.names import every, power_name
from variants.game import Game

translate = QCoreApplication.translate

_MARGINS = (26, 22, 26, 20)


class DeclareDrawDialog(QDialog):
    """Asks which of the powers that may declares the draw.

    Attributes:
        choices: power → its button.
    """

    def __init__(self, game: Game, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        claims = game.draw_claims()
        names = {power: power_name(game.variant, power) for power in claims}
        self.setWindowTitle(translate("Draw", "Declare a draw"))
        self.choices = {power: QRadioButton(name) for power, name in names.items()}
        self.declare_button = button(translate("Draw", "Declare the draw"), "primary")
        self.declare_button.setEnabled(False)
        for choice in self.choices.values():
            choice.toggled.connect(lambda _: self.declare_button.setEnabled(self.power is not None))
        text = translate(
            "Draw",
            "{powers} have {number} centres or more, so neither has won. Until centres are counted again "
            "either may end the game as a draw between them, whatever the others say.",
        )
        said = text.format(powers=every(list(names.values())), number=game.variant.rules["victory_centers"])
        column = _column(self, translate("Draw", "Declare a draw"), said)
        column.addWidget(label(translate("Draw", "Who declares it?"), FontRole.LIST_KEY))
        for choice in self.choices.values():
            column.addWidget(choice)
        _add_buttons(self, column, self.declare_button)

    @property
    def power(self) -> str | None:
        """Who declares it; None while nobody is chosen."""
        return next((power for power, choice in self.choices.items() if choice.isChecked()), None)


class AgreeEndDialog(QDialog):
    """Asks for the last turn of the game, and whether all powers with a centre agree.

    Attributes:
        boxes: power → whether it agrees.
        end: the last year, or none.
    """

    def __init__(self, game: Game, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("Draw", "Agree on the end"))
        variant, last = game.variant, game.variant.rules["end_after"]
        self.end = LastYear(variant.calendar, last if isinstance(last, int) else None)
        self.end.begin_with(game.position.phase.turn)
        self.boxes = {power: QCheckBox(power_name(variant, power)) for power in game.owning_powers()}
        self.agree_button = button(translate("Draw", "Agree on this end"), "primary")
        self.agree_button.setEnabled(False)
        for box in self.boxes.values():
            box.toggled.connect(self._check)
        text = translate(
            "Draw",
            "The game ends after the year chosen here as a draw among all survivors, or goes on until one "
            "wins. All powers that own a centre must agree.",
        )
        column = _column(self, translate("Draw", "Agree on the end"), text)
        row = QHBoxLayout()
        row.addWidget(label(translate("Draw", "End after"), FontRole.LIST_KEY))
        row.addWidget(self.end, 1)
        column.addLayout(row)
        column.addWidget(rule())
        for box in self.boxes.values():
            column.addWidget(box)
        _add_buttons(self, column, self.agree_button)

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


def _column(dialog: QDialog, title: str, text: str) -> QVBoxLayout:
    column = QVBoxLayout(dialog)
    column.setContentsMargins(*_MARGINS)
    column.setSpacing(8)
    column.addWidget(label(title, FontRole.PHASE_TITLE))
    column.addWidget(label(text, FontRole.BODY, "second", wrap=True))
    return column


def _add_buttons(dialog: QDialog, column: QVBoxLayout, primary: QPushButton) -> None:
    primary.clicked.connect(dialog.accept)
    cancel = button(translate("Draw", "Play on"))
    cancel.clicked.connect(dialog.reject)
    row = QHBoxLayout()
    row.setSpacing(10)
    row.addStretch(1)
    row.addWidget(cancel)
    row.addWidget(primary)
    column.addSpacing(8)
    column.addLayout(row)
