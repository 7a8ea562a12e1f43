"""The proposal of a draw on which the powers vote in secret."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from app.dialogs.draw import sharer_boxes
from app.fonts import FontRole
from app.panels.parts import button, label, note
from variants.game import Game

translate = QCoreApplication.translate

_WIDTH = 420  # px of text


class VoteDialog(QDialog):
    """Asks which powers would share the draw.

    Attributes:
        boxes: power → its box.
    """

    def __init__(self, game: Game, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        title = translate("Draw", "Secret vote on a draw")
        self.setWindowTitle(title)
        self.boxes = sharer_boxes(game)
        self.vote_button = button(translate("Draw", "Start the vote"), "primary")
        self.vote_button.clicked.connect(self.accept)
        self.cancel_button = button(translate("Draw", "Play on"))
        self.cancel_button.clicked.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(26, 22, 26, 20)
        layout.setSpacing(8)
        layout.addWidget(label(title, FontRole.DOCK_TITLE))
        text = translate(
            "Draw",
            "The powers that somebody plays vote in secret, one after the other, on a draw among the powers "
            "ticked here. If all agree, the game ends.",
        )
        layout.addWidget(note(text, _WIDTH))
        for box in self.boxes.values():
            box.toggled.connect(self._check)
            layout.addWidget(box)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.cancel_button)
        row.addWidget(self.vote_button)
        layout.addLayout(row)

    @property
    def sharers(self) -> tuple[str, ...]:
        """The powers in the draw."""
        return tuple(power for power, box in self.boxes.items() if box.isChecked())

    def _check(self) -> None:
        self.vote_button.setEnabled(bool(self.sharers))
