"""A choice of one among a few, side by side."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QPushButton, QSizePolicy

from app.fonts import FontRole, font


class Segments(QFrame):
    """Buttons in a row, one of them down.

    Attributes:
        chosen: another one was chosen: its number.
    """

    chosen = Signal(int)

    def __init__(self, texts: Sequence[str]) -> None:
        super().__init__()
        self.setObjectName("segments")
        self._group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(2, 2, 2, 2)
        row.setSpacing(2)
        for number, text in enumerate(texts):
            segment = QPushButton(text)
            segment.setFont(font(FontRole.LABEL))
            segment.setProperty("role", "segment")
            segment.setCheckable(True)
            segment.setChecked(number == 0)
            segment.setCursor(Qt.CursorShape.PointingHandCursor)
            self._group.addButton(segment, number)
            row.addWidget(segment)
        self._group.idClicked.connect(self.chosen)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    @property
    def current(self) -> int:
        """The number of the one that is down."""
        return self._group.checkedId()

    def choose(self, number: int) -> None:
        """Presses one."""
        self._group.button(number).setChecked(True)

    def button(self, number: int) -> QPushButton:
        """One of the buttons."""
        found = self._group.button(number)
        assert isinstance(found, QPushButton)
        return found
