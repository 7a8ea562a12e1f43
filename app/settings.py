"""What the program remembers between sessions."""

from __future__ import annotations

from PySide6.QtCore import QSettings

_NAME = "Chancery"


def settings() -> QSettings:
    """The user's settings, a text file in the usual folder of the system."""
    return QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, _NAME, _NAME)
