"""What is chosen for one game: its players, how they write, and its rules."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from app.dialogs.players import Players
from app.dialogs.rules_form import RulesForm
from app.dialogs.table_form import TableForm
from app.fonts import FontRole
from app.last_game import LastGames
from app.panels.parts import button, label
from app.theme import Theme
from variants.variant import Variant

translate = QCoreApplication.translate

_SIDE_BY_SIDE = 960  # px of width from which on the rules stand beside the players


class StartChoice(QWidget):
    """Players and table on the left, the rules on the right; below each other where there is no room.

    Attributes:
        changed: something else was chosen.
        players: who plays which power.
        table: the clock and the order of writing.
        rules: the switches of the game.
        reset_button: chooses the game's own rules.
    """

    changed = Signal()

    def __init__(self, theme: Theme, variant: Variant, last: LastGames) -> None:
        super().__init__()
        self.players = Players(theme, variant)
        self.table = TableForm(variant)
        self.rules = RulesForm(variant)
        self.reset_button = button(translate("NewGame", "Reset to the rules of this game"), "link")
        self.reset_button.clicked.connect(self.rules.reset)
        self.players.seat(last.names(variant))
        self.table.show_table(last.table(variant))
        self.rules.choose(last.rules(variant))
        self._arrange()
        for part in (self.players, self.table, self.rules):
            part.changed.connect(self.changed)

    def _arrange(self) -> None:
        left = QVBoxLayout()
        left.setSpacing(20)
        who = translate("NewGame", "Who plays which power")
        left.addLayout(_section(who, self.players, self.players.tools))
        left.addLayout(_section(translate("NewGame", "At the table"), self.table))
        left.addStretch(1)
        self._divider = QFrame()
        self._divider.setObjectName("upright")
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(24)
        self._box.addLayout(left, 9)
        self._box.addWidget(self._divider)
        rules = _section(translate("NewGame", "Rules"), self.rules, self.reset_button)
        rules.addStretch(1)
        self._box.addLayout(rules, 11)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 (Qt's name)
        """Stands the rules beside the players, or below them."""
        super().resizeEvent(event)
        beside = event.size().width() >= _SIDE_BY_SIDE
        directions = QBoxLayout.Direction
        self._box.setDirection(directions.LeftToRight if beside else directions.TopToBottom)
        self._divider.setVisible(beside)

    def show_mode(self, *, names: bool, curtains: bool) -> None:
        """Offers names only where several people play, and secrets only with curtains."""
        self.players.setEnabled(names)
        self.players.tools.setEnabled(names)
        self.players.offer_phrases(offered=curtains)
        self.table.show_players(self.players.names, curtains=curtains)


def _section(title: str, content: QWidget, beside: QWidget | None = None) -> QVBoxLayout:
    column = QVBoxLayout()
    column.setSpacing(10)
    head = QHBoxLayout()
    head.addWidget(label(title, FontRole.DOCK_TITLE), 1)
    if beside is not None:
        head.addWidget(beside)
    column.addLayout(head)
    column.addWidget(content)
    return column
