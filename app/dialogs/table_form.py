"""How the players write: in which order, and how long."""

from __future__ import annotations

from collections.abc import Mapping
from random import SystemRandom

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QSpinBox, QVBoxLayout, QWidget

from app.dialogs.order_list import OrderList
from app.fonts import FontRole, font
from app.panels.parts import label
from app.panels.segments import Segments
from app.panels.steady import steady
from app.words.names import power_name
from variants.papers import Table
from variants.variant import Variant

translate = QCoreApplication.translate

_LISTED, _OWN, _DRAWN = range(3)
_MOST_MINUTES = 600


class TableForm(QWidget):
    """The clock and the order of writing.

    Attributes:
        changed: something else was chosen.
        minutes: that each has to write; 0 without a clock.
        beep: whether the end of the time is heard.
        drawing: whether the order is that of the board, one's own, or drawn.
        order: the list of one's own order.
    """

    changed = Signal()

    def __init__(self, variant: Variant) -> None:
        super().__init__()
        self._variant, self._curtains = variant, True
        self.minutes = steady(QSpinBox())
        self.minutes.setRange(0, _MOST_MINUTES)
        self.minutes.setSpecialValueText(translate("NewGame", "No clock"))
        self.minutes.setSuffix(translate("NewGame", " min"))
        self.minutes.setAccessibleName(translate("NewGame", "Time to write"))
        self.minutes.lineEdit().setTextMargins(6, 0, 0, 0)
        self.minutes.valueChanged.connect(self._check)
        self.beep = QCheckBox(translate("NewGame", "Beep at the end"))
        self.beep.setFont(font(FontRole.LABEL))
        self.beep.setChecked(True)
        self.beep.toggled.connect(self._check)
        choices = translate("NewGame", "As listed"), translate("NewGame", "In our order")
        self.drawing = Segments((*choices, translate("NewGame", "Drawn each phase")))
        self.drawing.chosen.connect(self._check)
        self.order = OrderList(variant)
        self.order.moved.connect(self._check)
        self._arrange()
        self._check()

    def _arrange(self) -> None:
        clock = QHBoxLayout()
        clock.setSpacing(12)
        clock.addWidget(label(translate("NewGame", "Time to write"), FontRole.BODY), 1)
        clock.addWidget(self.beep)
        clock.addWidget(self.minutes)
        text = translate("NewGame", "For each player and phase. At the end it turns red; nothing is forced.")
        note = label(text, FontRole.SECOND_LINE, "second", wrap=True)
        note.setContentsMargins(0, 0, 0, 9)
        self._writing = QWidget()
        column = QVBoxLayout(self._writing)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(label(translate("NewGame", "Order of writing"), FontRole.BODY))
        column.addWidget(self.drawing)
        column.addWidget(self.order)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(4)
        whole.addLayout(clock)
        whole.addWidget(note)
        whole.addWidget(self._writing)

    @property
    def table(self) -> Table:
        """What is chosen; if the order is drawn, the first one is drawn here."""
        table, powers = Table(), self._variant.powers
        match self.drawing.current if self._curtains else _LISTED:
            case 1:
                order = self.order.powers
            case 2:
                order = table.shuffled(powers, SystemRandom())
            case _:
                order = ()
        return Table(
            order=order,
            drawn=self._curtains and self.drawing.current == _DRAWN,
            seconds=60 * self.minutes.value(),
            beep=self.beep.isChecked(),
        )

    def show_table(self, table: Table) -> None:
        """Chooses what another game had."""
        own = sorted(table.order) == sorted(self._variant.powers)
        if own and not table.drawn:
            self.order.show_order(table.order)
        self.minutes.setValue(table.seconds // 60)
        self.beep.setChecked(table.beep)
        self.drawing.choose(_DRAWN if table.drawn else _OWN if own else _LISTED)
        self._check()

    def show_players(self, names: Mapping[str, str], *, curtains: bool) -> None:
        """Names the players beside their powers; without curtains nobody writes before another."""
        self._curtains = curtains
        self.order.show_players(names)
        self._writing.setVisible(curtains)

    @property
    def sentences(self) -> tuple[str, ...]:
        """What differs from a table without a clock and with the order of the board."""
        said = []
        if self.minutes.value():
            text = translate("NewGame", "{minutes} minutes to write.")
            said.append(text.format(minutes=self.minutes.value()))
        if self._curtains and self.drawing.current == _DRAWN:
            said.append(translate("NewGame", "Who writes first is drawn for each phase."))
        if self._curtains and self.drawing.current == _OWN:
            first = power_name(self._variant, self.order.powers[0])
            said.append(translate("NewGame", "{power} writes first.").format(power=first))
        return tuple(said)

    def _check(self) -> None:
        self.beep.setEnabled(self.minutes.value() > 0)
        self.order.setVisible(self.drawing.current == _OWN)
        self.changed.emit()
