"""Asks for one line of text."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from app.fonts import FontRole
from app.panels.parts import button, label

translate = QCoreApplication.translate

_LONGEST = 40  # letters
_WIDTH = 320  # px


class LineDialog(QDialog):
    """A line, and why it cannot be taken as it is.

    Attributes:
        line: where it is written.
        take_button: takes it.
    """

    def __init__(
        self, title: str, text: str, deed: str, parent: QWidget, refused: Callable[[str], str | None]
    ) -> None:
        """``deed`` is what the button says; ``refused`` says why a text is not taken, None if it is."""
        super().__init__(parent)
        self.setWindowTitle(title)
        self._refused = refused
        self.line = QLineEdit(text)
        self.line.setMaxLength(_LONGEST)
        self.line.setMinimumWidth(_WIDTH)
        self.line.setAccessibleName(title)
        self.line.selectAll()
        self.take_button = button(deed, "primary")
        self.take_button.clicked.connect(self.accept)
        cancel = button(translate("Drafts", "Cancel"))
        cancel.clicked.connect(self.reject)
        self._fault = label(role=FontRole.SECOND_LINE, color="warning")
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(cancel)
        row.addWidget(self.take_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 18, 20, 16)
        layout.setSpacing(10)
        layout.addWidget(label(title, FontRole.DOCK_TITLE))
        layout.addWidget(self.line)
        layout.addWidget(self._fault)
        layout.addLayout(row)
        self.take_button.setDefault(True)
        self.line.textChanged.connect(self._check)

    @property
    def text(self) -> str:
        """What was written."""
        return self.line.text().strip()

    def _check(self) -> None:
        why = self._refused(self.text)
        self.take_button.setEnabled(why is None)
        self._fault.setText(why or "")
