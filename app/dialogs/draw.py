"""Ending a game by agreement: a draw among some or all survivors, or a concession to one power."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QDialog,
    QHBoxLayout,
    QRadioButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from app.fonts import FontRole
from app.panels.parts import button, label, rule
from app.words.names import power_name
from variants.game import Ending, EndingKind, Game

translate = QCoreApplication.translate


class DrawDialog(QDialog):
    """Asks how the game ends. Powers that nobody plays are in a draw only if they are ticked.

    Attributes:
        boxes: power → its box in a draw.
        choices: power → its button in a concession.
    """

    def __init__(self, game: Game, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("Draw", "End the game by agreement"))
        variant = game.variant
        names = {power: power_name(variant, power) for power in game.survivors()}
        self.boxes = {power: QCheckBox(name) for power, name in names.items()}
        self.choices = {power: QRadioButton(name) for power, name in names.items()}
        self._group = QButtonGroup(self)
        for power, box in self.boxes.items():
            box.setChecked(bool(game.players[power]))
            box.toggled.connect(self._check)
        for power, choice in self.choices.items():
            choice.setEnabled(bool(game.players[power]))
            self._group.addButton(choice)
            choice.toggled.connect(self._check)
        self.draw_mode = QRadioButton(translate("Draw", "A draw among these powers"))
        self.concede_mode = QRadioButton(translate("Draw", "All others concede to one power"))
        self.draw_mode.setChecked(True)
        self.draw_mode.toggled.connect(self._check)
        self.agree_button = button(translate("Draw", "End the game"), "primary")
        self.agree_button.clicked.connect(self.accept)
        self._cancel = button(translate("Draw", "Play on"))
        self._cancel.clicked.connect(self.reject)
        self._arrange()
        self._check()

    def _arrange(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(26, 22, 26, 20)
        layout.setSpacing(8)
        layout.addWidget(label(translate("Draw", "Agree a draw"), FontRole.PHASE_TITLE))
        text = translate("Draw", "All players must agree. The powers in the draw share the result.")
        layout.addWidget(label(text, FontRole.BODY, "second", wrap=True))
        modes = QButtonGroup(self)
        for mode in (self.draw_mode, self.concede_mode):
            modes.addButton(mode)
            layout.addWidget(mode)
        layout.addWidget(rule())
        self._pages = QStackedWidget()
        self._pages.addWidget(_column(list(self.boxes.values())))
        self._pages.addWidget(_column(list(self.choices.values())))
        layout.addWidget(self._pages)
        buttons = QHBoxLayout()
        buttons.setSpacing(10)
        buttons.addStretch(1)
        buttons.addWidget(self._cancel)
        buttons.addWidget(self.agree_button)
        layout.addSpacing(8)
        layout.addLayout(buttons)

    @property
    def ending(self) -> Ending:
        """How the game is to end."""
        kind = EndingKind.CONCESSION if self.concede_mode.isChecked() else EndingKind.DRAW
        return Ending(kind, self._chosen)

    @property
    def _chosen(self) -> tuple[str, ...]:
        buttons = self.choices if self.concede_mode.isChecked() else self.boxes
        return tuple(power for power, button_ in buttons.items() if button_.isChecked())

    def _check(self) -> None:
        self._pages.setCurrentIndex(int(self.concede_mode.isChecked()))
        self.agree_button.setEnabled(bool(self._chosen))


def _column(widgets: list[QWidget]) -> QWidget:
    page = QWidget()
    layout = QVBoxLayout(page)
    layout.setContentsMargins(8, 4, 0, 4)
    layout.setSpacing(0)
    for widget in widgets:
        layout.addWidget(widget)
    layout.addStretch(1)
    return page
