"""Who plays which power."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLineEdit, QWidget

from app.fonts import FontRole
from app.panels.parts import Swatch, label
from app.theme import Theme
from app.words.names import power_name
from variants.variant import Variant

translate = QCoreApplication.translate

NAME_LENGTH = 40  # characters


class Players(QWidget):
    """A row for each power with the name of its player; names can be typed, and one name may stand twice.

    Attributes:
        changed: a name was changed.
    """

    changed = Signal()

    def __init__(self, theme: Theme, variant: Variant) -> None:
        super().__init__()
        self._nobody = translate("NewGame", "Nobody — holds (civil disorder)")
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(2, 1)
        names = [
            translate("NewGame", "Player {number}").format(number=number + 1)
            for number in range(len(variant.powers))
        ]
        self.fields: dict[str, QComboBox] = {}
        for row, record in enumerate(variant.board.powers):
            grid.addWidget(Swatch(theme.power_color(variant.id, record.id), record.letter, 26), row, 0)
            grid.addWidget(label(power_name(variant, record.id), FontRole.BODY), row, 1)
            self.fields[record.id] = self._field(names, row)
            self.fields[record.id].setAccessibleName(power_name(variant, record.id))
            grid.addWidget(self.fields[record.id], row, 2)

    def _field(self, names: list[str], row: int) -> QComboBox:
        field = QComboBox()
        line = QLineEdit()
        line.setMaxLength(max(NAME_LENGTH, len(self._nobody)))
        field.setLineEdit(line)
        field.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        field.addItems([*names, self._nobody])
        field.setCurrentIndex(row)
        field.setMinimumWidth(150)
        field.currentTextChanged.connect(self.changed)
        return field

    @property
    def names(self) -> Mapping[str, str]:
        """Power → the player's name, "" for nobody."""
        return {power: self._name(field.currentText()) for power, field in self.fields.items()}

    def _name(self, text: str) -> str:
        whole = text.encode(errors="ignore").decode()  # half a pair of UTF-16 cannot be saved
        return "" if whole == self._nobody else whole.strip()
