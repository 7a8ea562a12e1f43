"""What the dialogs about the end of a game are made of."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QVBoxLayout

from app.fonts import FontRole
from app.panels.parts import button, label, note

translate = QCoreApplication.translate

_MARGINS = (26, 22, 26, 20)
_WIDTH = 420  # px of text


def column(dialog: QDialog, title: str, text: str) -> QVBoxLayout:
    """The column of a dialog, with its title and what it is about."""
    layout = QVBoxLayout(dialog)
    layout.setContentsMargins(*_MARGINS)
    layout.setSpacing(8)
    layout.addWidget(label(title, FontRole.PHASE_TITLE))
    layout.addWidget(note(text, _WIDTH))
    return layout


def add_buttons(dialog: QDialog, layout: QVBoxLayout, primary: QPushButton) -> None:
    """The buttons at the foot: the deed, which accepts the dialog, and going on without it."""
    primary.clicked.connect(dialog.accept)
    add_row(dialog, layout, primary)


def add_row(dialog: QDialog, layout: QVBoxLayout, primary: QPushButton) -> None:
    """The same for a deed that asks for more before it accepts the dialog."""
    cancel = button(translate("Draw", "Play on"))
    cancel.clicked.connect(dialog.reject)
    row = QHBoxLayout()
    row.setSpacing(10)
    row.addStretch(1)
    row.addWidget(cancel)
    row.addWidget(primary)
    layout.addSpacing(8)
    layout.addLayout(row)
