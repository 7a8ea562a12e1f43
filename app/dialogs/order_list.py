"""The order in which the powers write, as a list in which they can be moved."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QPushButton, QVBoxLayout, QWidget

from app.panels.parts import button
from app.plain_text import literal
from app.words.names import power_name
from variants.variant import Variant

translate = QCoreApplication.translate

_ROW = 28  # px
_POWER = Qt.ItemDataRole.UserRole


class OrderList(QWidget):
    """The powers one below the other, to be moved by buttons or by Alt with an arrow key.

    Attributes:
        moved: they stand in another order.
    """

    moved = Signal()

    def __init__(self, variant: Variant) -> None:
        super().__init__()
        self._variant = variant
        self._names: Mapping[str, str] = {}
        self.list = _List()
        self.list.setObjectName("order")
        self.list.setAccessibleName(translate("NewGame", "Order of writing"))
        self.list.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.stepped.connect(self.move_by)
        self.list.currentRowChanged.connect(self._check)
        self.up_button = self._button(translate("NewGame", "Earlier"), "Alt+↑", -1)
        self.down_button = self._button(translate("NewGame", "Later"), "Alt+↓", 1)
        buttons = QVBoxLayout()
        buttons.addWidget(self.up_button)
        buttons.addWidget(self.down_button)
        buttons.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 4, 0, 0)
        row.setSpacing(10)
        row.addWidget(self.list, 1)
        row.addLayout(buttons)
        self.show_order(variant.powers)

    def _button(self, text: str, keys: str, by: int) -> QPushButton:
        result = button(text)
        result.setToolTip(literal(keys))
        result.clicked.connect(lambda: self.move_by(by))
        return result

    @property
    def powers(self) -> tuple[str, ...]:
        """In the order in which they write."""
        return tuple(str(self.list.item(row).data(_POWER)) for row in range(self.list.count()))

    def show_order(self, powers: tuple[str, ...]) -> None:
        """Lists the powers in an order."""
        self.list.clear()
        for power in powers:
            item = QListWidgetItem(power_name(self._variant, power))
            item.setData(_POWER, power)
            item.setSizeHint(QSize(0, _ROW))
            self.list.addItem(item)
        self.list.setFixedHeight(_ROW * len(powers) + 2)
        self.list.setCurrentRow(0)
        self.show_players(self._names)

    def show_players(self, names: Mapping[str, str]) -> None:
        """Names the players beside their powers."""
        self._names = names
        for row, power in enumerate(self.powers):
            title = power_name(self._variant, power)
            self.list.item(row).setText(f"{title} · {names[power]}" if names.get(power) else title)

    def move_by(self, by: int) -> None:
        """Lets the chosen power write earlier (−1) or later (1)."""
        row = self.list.currentRow()
        if 0 <= row + by < self.list.count():
            self.list.insertItem(row + by, self.list.takeItem(row))
            self.list.setCurrentRow(row + by)
            self.moved.emit()

    def _check(self) -> None:
        row = self.list.currentRow()
        self.up_button.setEnabled(row > 0)
        self.down_button.setEnabled(row < self.list.count() - 1)


class _List(QListWidget):
    """Tells when Alt is pressed with an arrow key."""

    stepped = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 (Qt's name)
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        if step is not None and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.stepped.emit(step)
        else:
            super().keyPressEvent(event)
