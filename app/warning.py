"""The box that says that something was not done; the window goes on meanwhile."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from app.plain_text import literal


def warn(parent: QWidget, text: str) -> None:
    """Shows a sentence until it is clicked away."""
    box = QMessageBox(QMessageBox.Icon.Warning, "Chancery", literal(text), parent=parent)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.open()
