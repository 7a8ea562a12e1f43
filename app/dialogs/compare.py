"""Two drafts of a power side by side: which orders differ."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.fonts import FontRole
from app.named_drafts import Difference, differences, in_order
from app.panels.parts import label
from app.panels.steady import steady
from app.words.names import order_text
from variants.orders import Order
from variants.papers import Draft

translate = QCoreApplication.translate

_WIDTH, _HEIGHT = 520, 420  # px


class CompareDialog(QDialog):
    """The draft that is played beside another one.

    Attributes:
        other: which one.
        cells: the labels of the rows: a mark where the drafts differ, what is played, what the other says.
    """

    def __init__(self, draft: Draft, unnamed: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("Drafts", "Compare drafts"))
        self.resize(_WIDTH, _HEIGHT)
        self._draft = draft
        self.cells: list[tuple[QLabel, QLabel, QLabel]] = []
        self.other = steady(QComboBox())
        self.other.addItems(in_order(draft.others))
        self.other.setAccessibleName(translate("Drafts", "Compare with"))
        self.other.currentTextChanged.connect(self._fill)
        self.summary = label(role=FontRole.LABEL, color="second")
        self._rows = QScrollArea()
        self._rows.setWidgetResizable(True)
        heads = QGridLayout()
        heads.setColumnStretch(0, 1)
        heads.setColumnStretch(1, 1)
        heads.addWidget(label(draft.name or unnamed, FontRole.LIST_KEY), 0, 0)
        heads.addWidget(self.other, 0, 1)
        buttons = QDialogButtonBox()
        close = buttons.addButton(translate("Drafts", "Close"), QDialogButtonBox.ButtonRole.RejectRole)
        close.clicked.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 18, 20, 16)
        layout.setSpacing(10)
        layout.addLayout(heads)
        layout.addWidget(self.summary)
        layout.addWidget(self._rows, 1)
        layout.addWidget(buttons)
        self._fill()

    def _fill(self) -> None:
        rows = differences(self._draft.orders, self._draft.others[self.other.currentText()])
        body = QWidget()
        grid = QGridLayout(body)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(2, 1)
        self.cells = [_cells(row) for row in rows]
        for number, cells in enumerate(self.cells):
            for column, cell in enumerate(cells):
                grid.addWidget(cell, number, column, Qt.AlignmentFlag.AlignTop)
        grid.setRowStretch(len(rows), 1)
        self._rows.setWidget(body)
        differing = sum(not row.same for row in rows)
        text = translate("Drafts", "{differing} of {all} orders differ.")
        self.summary.setText(text.format(differing=differing, all=len(rows)))


def _cells(row: Difference) -> tuple[QLabel, QLabel, QLabel]:
    role, color = (FontRole.BODY, "second") if row.same else (FontRole.LIST_KEY, "")
    mark = label("" if row.same else "≠", FontRole.LIST_KEY, "warning")
    if not row.same:
        mark.setAccessibleName(translate("Drafts", "differs"))
    return mark, label(_said(row.here), role, color), label(_said(row.there), role, color)


def _said(order: Order | None) -> str:
    return order_text(order) if order is not None else translate("Drafts", "no order")
