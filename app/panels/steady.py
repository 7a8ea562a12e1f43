"""Boxes that the wheel leaves alone: turning it over a box scrolls the page, and is no choice."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QAbstractSpinBox, QComboBox

_Box = TypeVar("_Box", bound=QComboBox | QAbstractSpinBox)


class _WheelGuard(QObject):
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        """Passes the wheel on to what the box lies in."""
        if event.type() != QEvent.Type.Wheel:
            return super().eventFilter(watched, event)
        event.ignore()
        return True


def steady(box: _Box) -> _Box:
    """The box, which from now on passes the wheel on to what it lies in."""
    box.installEventFilter(_WheelGuard(box))
    return box
