"""Fast entry of the paper slip of one power: the whole page at once, as one edit."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QDialog, QHBoxLayout, QVBoxLayout, QWidget

from app.dialogs.page_entry import PageEntry
from app.document import Change, Document
from app.drafts import progress, province_of
from app.fonts import FontRole, font
from app.page_lines import Doubt, Piece
from app.panels.parts import button, label
from app.panels.steady import steady
from app.theme import Theme
from app.words.names import every, power_name, unit_name
from variants.orders import Waive

translate = QCoreApplication.translate

_MOST_NAMED = 3  # units without an order that are named


class SlipDialog(QDialog):
    """Asks for the page of one of the powers that write now; the window stays open for the next one.

    Attributes:
        typed: what is on the page is the writer's secret: all that was ever on it.
        powers: whose page it is.
        page: the page.
        put_button: writes its orders.
    """

    typed = Signal(str)

    def __init__(self, theme: Theme, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        variant, writers = document.game.variant, document.writers
        self._secret = document.writer is not None
        self.setWindowTitle(translate("Page", "Enter a page of orders"))
        self.powers = steady(QComboBox())
        self.powers.setFont(font(FontRole.BODY))
        self.powers.setAccessibleName(translate("Page", "Power"))
        for power in writers:
            self.powers.addItem(power_name(variant, power), power)
        if len(writers) > 1:
            self.powers.addItem(translate("Page", "All powers"), "")
        self.page = PageEntry(theme, document.game, self._first(), writers)
        self.done_label = label(role=FontRole.LABEL, color="second", wrap=True)
        self.put_button = button("", "primary")
        self.close_button = button(translate("Page", "Close"))
        self.powers.setCurrentIndex(writers.index(self._first()))
        self.powers.currentIndexChanged.connect(self._choose)
        self.powers.activated.connect(self._insist)
        self.page.power_wanted.connect(self._want)
        self.page.changed.connect(self._changed)
        self.put_button.clicked.connect(self._put)
        self.close_button.clicked.connect(self.reject)
        document.changed.connect(self._follow)
        self.finished.connect(self._forget)
        self._arrange()
        self._told = ""
        self._insisted = False  # the power was chosen by hand
        self._refresh()
        self.page.editor.setFocus()

    def _changed(self) -> None:
        """Keeps what is on the page for its writer, whatever closes it."""
        self._document.keep_page(self.page.editor.toPlainText())
        self._refresh()

    def _forget(self) -> None:
        """Leaves nothing in the dialog: what is on it is nobody else's, however late it is deleted."""
        with QSignalBlocker(self.page):  # what the document keeps for the writer stays
            self.page.forget()

    def _first(self) -> str:
        """The first power that has not written everything."""
        game, writers = self._document.game, self._document.writers
        states = {power: progress(game, power) for power in writers}
        return next((power for power in writers if states[power].written < states[power].due), writers[0])

    def _arrange(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(26, 22, 26, 20)
        layout.setSpacing(12)
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(label(translate("Page", "Enter a page of orders"), FontRole.PHASE_TITLE))
        head.addStretch(1)
        caption = label(translate("Page", "Power"), FontRole.LABEL, "second")
        caption.setBuddy(self.powers)
        head.addWidget(caption)
        head.addWidget(self.powers)
        layout.addLayout(head)
        layout.addWidget(self.page, 1)
        layout.addWidget(self.done_label)
        buttons = QHBoxLayout()
        buttons.setSpacing(10)
        buttons.addStretch(1)
        buttons.addWidget(self.close_button)
        buttons.addWidget(self.put_button)
        layout.addLayout(buttons)
        self.put_button.setAutoDefault(False)
        self.close_button.setAutoDefault(False)
        self.resize(820, 520)

    def _follow(self, change: Change) -> None:
        """Closes when nothing is written here any more."""
        if change in (Change.STAGE, Change.GAME, Change.LOOK):
            self.reject()

    def _choose(self, number: int) -> None:
        self._told = ""
        self.page.set_game(self._document.game, self.powers.itemData(number))

    def _insist(self) -> None:
        self._insisted = True

    def _look_for_headings(self) -> None:
        """Chooses all powers once the page has headings of several, or orders to units of another power.

        Nobody's choice by hand is changed.
        """
        if self._insisted or not self.page.power:
            return
        named = {self._whose(each) for each in self.page.pieces}
        strangers = {self._owner(each) for each in self.page.pieces if each.doubt is Doubt.NO_UNIT}
        writers = {*self._document.writers}
        if len(named & writers) > 1 or strangers & writers:
            self.powers.setCurrentIndex(self.powers.count() - 1)

    def _whose(self, piece: Piece) -> str | None:
        return piece.reading.power if piece.doubt is Doubt.OTHER_POWER else piece.power

    def _owner(self, piece: Piece) -> str | None:
        """The power whose unit an order is to, if that is on the board."""
        orders = piece.reading.orders
        unit = None if not orders or isinstance(orders[0], Waive) else orders[0].unit
        return self._document.position.units.get(unit) if unit else None

    def _want(self, power: str) -> None:
        self.powers.setCurrentIndex(self._document.writers.index(power))

    def _put(self) -> None:
        orders, power = self.page.orders, self.page.power
        if not orders:
            return
        edit, text = translate("Edits", "page of all powers"), translate("Page", "Orders written: {number}.")
        name = power_name(self._document.game.variant, power) if power else ""
        if power:
            edit = translate("Edits", "page of {power}").format(power=name)
            text = translate("Page", "Orders written for {power}: {number}.")
        self._document.amend(orders, (), edit)
        told = text.format(power=name, number=len(orders))
        self.page.set_game(self._document.game, power)
        self.page.keep_unread()
        self._told = told
        self._refresh()
        self.page.editor.setFocus()

    def _refresh(self) -> None:
        self._look_for_headings()
        number = len(self.page.orders)
        text = translate("Page", "Write these orders: {number}").format(number=number)
        self.put_button.setText(text if number else translate("Page", "Write these orders"))
        self.put_button.setEnabled(bool(number))
        self.done_label.setText(" ".join(filter(None, (self._told, self._in_doubt(), self._missing()))))
        if self._secret and (page := self.page.editor.toPlainText().strip()):
            self.typed.emit(page)

    def _in_doubt(self) -> str:
        if not self.page.unread:
            return ""
        text = translate("Page", "In doubt, and left on the page: {number}.")
        return text.format(number=self.page.unread)

    def _missing(self) -> str:
        """Which units have no order, neither on the page nor from before."""
        game, named = self._document.game, {province_of(order) for _, order in self.page.orders}
        powers = (self.page.power,) if self.page.power else self._document.writers
        open_units = (unit for power in powers for unit in progress(game, power).open)
        missing = [unit for unit in open_units if unit.province not in named]
        if not missing:
            return ""
        names = [unit_name(game.variant, unit) for unit in missing[:_MOST_NAMED]]
        if len(missing) > _MOST_NAMED:
            text = translate("Page", "Without an order: {units} and {number} more.")
            return text.format(units=", ".join(names), number=len(missing) - _MOST_NAMED)
        return translate("Page", "Without an order: {units}.").format(units=every(names))
