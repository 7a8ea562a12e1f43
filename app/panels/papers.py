"""What a power keeps for itself beside its orders: other drafts of the turn, and a note on each phase.

Nothing is left here of what one power wrote when the screen is another's: not even in hidden fields.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QHBoxLayout,
    QMenu,
    QPlainTextEdit,
    QStyle,
    QStyleOptionComboBox,
    QStylePainter,
    QToolButton,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from app import named_drafts
from app.dialogs.compare import CompareDialog
from app.dialogs.line import LineDialog
from app.document import Change, Document
from app.fonts import FontRole, font
from app.panels.parts import button
from app.panels.steady import steady
from app.plain_text import literal
from app.words.names import power_name
from variants.papers import Draft

translate = QCoreApplication.translate

_NOTE_HEIGHT, _LOW_NOTE_HEIGHT = 84, 48  # px: four lines, and two where the orders need the room
NOTE_LENGTH = 20_000  # letters
_LIST_EDGE = 24  # px beside the names in an open list


class PapersPanel(QWidget):
    """The line below the orders.

    Attributes:
        power_box: whose papers are shown, on the open table.
        draft_box: the draft that is played.
        more: the menu of what can be done with drafts.
        note_button: opens the note and closes it.
        note: the note of the power on the phase that is shown.
        try_requested: the power wants to try out what might come of its orders.
        refused: why not all of a note was taken.
    """

    try_requested = Signal(str)
    refused = Signal(str)

    def __init__(self, document: Document) -> None:
        super().__init__()
        self._document = document
        self._noted: tuple[str, int] | None = None  # power and node of the text in the field
        self._chosen = ""  # the power that was chosen by hand
        self.power_box = Choice()
        self.power_box.setAccessibleName(translate("Drafts", "Power"))
        self.power_box.activated.connect(self._show_power)
        self.draft_box = Choice()
        self.draft_box.setAccessibleName(translate("Drafts", "Draft that is played"))
        self.draft_box.activated.connect(self._switch)
        self.more = QToolButton()
        self.more.setText("⋯")
        self.more.setFont(font(FontRole.LIST_KEY))
        self.more.setAccessibleName(translate("Drafts", "Drafts"))
        self.more.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.more.clicked.connect(self._open_menu)
        self.note_button = button("", "link")
        self.note_button.setCheckable(True)
        self.note_button.toggled.connect(self._show_note)
        self.note = QPlainTextEdit()
        self.note.setTabChangesFocus(True)
        self.note.textChanged.connect(self._write_note)
        self._arrange()
        self.set_low(low=False)
        document.changed.connect(self._changed)

    def set_low(self, *, low: bool) -> None:
        """Leaves more room for what is above, where there is little."""
        self.note.setFixedHeight(_LOW_NOTE_HEIGHT if low else _NOTE_HEIGHT)

    def _arrange(self) -> None:
        self._row = QHBoxLayout()
        self._row.setSpacing(6)
        self._row.addWidget(self.power_box)
        self._row.addWidget(self.draft_box)
        self._row.addWidget(self.more)
        self._row.addWidget(self.note_button)
        self._column = layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 6, 12, 6)
        layout.setSpacing(6)
        layout.addLayout(self._row)
        layout.addWidget(self.note)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 (Qt's name)
        """Puts the power above its drafts where there is no room for both names."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Shares the row as the names need it, or leaves it to the drafts."""
        both = not self.power_box.isHidden() and not self.draft_box.isHidden()
        tools = self.more.sizeHint().width() + self.note_button.sizeHint().width() + 3 * self._row.spacing()
        room = self._column.contentsRect().width() - tools
        above = both and self.power_box.wanted + self.draft_box.wanted > room
        if above != (self._column.indexOf(self.power_box) == 0):
            self._column.removeWidget(self.power_box)
            self._row.removeWidget(self.power_box)
            (self._column if above else self._row).insertWidget(0, self.power_box)
        for box in (self.power_box, self.draft_box):
            self._row.setStretchFactor(box, box.wanted)

    # What is shown

    @property
    def power(self) -> str:
        """Whose papers are shown, unless chosen those of the first power that writes; "" for nobody's."""
        powers = self._document.note_writers
        writing = (power for power in self._document.writers if power in powers)
        return self._chosen if self._chosen in powers else next(iter((*writing, *powers)), "")

    @property
    def draft(self) -> Draft:
        """The drafts of the power."""
        return self._document.game.draft(self.power)

    @property
    def _unnamed(self) -> str:
        return translate("Drafts", "Draft {number}").format(number=1)

    def _changed(self, change: Change) -> None:
        if change is Change.GAME or (change is Change.STAGE and not self._document.sandbox):
            self._forget()

    def _forget(self) -> None:
        """Leaves nothing of what was written, not even for the undo of the field."""
        self._noted, self._chosen = None, ""
        for box in (self.power_box, self.draft_box):
            box.clear()
        self.note_button.setChecked(False)
        self._put_note("")

    def refresh(self) -> None:
        """Shows the papers of the one who writes; nothing while nobody does."""
        powers, power = self._document.note_writers, self.power
        self.setVisible(bool(powers))
        variant = self._document.game.variant
        self.power_box.fill([(power_name(variant, each), each) for each in powers], power)
        self.power_box.setVisible(len(powers) > 1)
        drafting = power in self._document.writers
        listed = named_drafts.names(self.draft, self._unnamed) if drafting else ()
        current = self.draft.name or self._unnamed
        self.draft_box.fill([(name, name) for name in listed], current)
        told = len(powers) == 1 or len(listed) > 1 or bool(self.draft.name)
        self.draft_box.setVisible(drafting and told)  # the only draft needs no name beside that of its power
        self._fit()
        self._refresh_note(power)

    def _refresh_note(self, power: str) -> None:
        node = self._document.look
        text = self._document.game.notes.get(power, {}).get(node, "") if power else ""
        self.note_button.setText(translate("Drafts", "Note •") if text else translate("Drafts", "Note"))
        self.note.setVisible(self.note_button.isChecked())
        if self._noted != (power, node) or self.note.toPlainText() != text:
            self._noted = (power, node)
            self._put_note(text)
        name = power_name(self._document.game.variant, power) if power else ""
        hint = (
            translate("Drafts", "A note on this phase, for {power} only").format(power=name) if name else ""
        )
        self.note.setPlaceholderText(hint)
        self.note.setAccessibleName(hint)

    def _put_note(self, text: str) -> None:
        blocked = self.note.blockSignals(True)  # noqa: FBT003 (Qt's signature)
        self.note.setPlainText(text)
        self.note.blockSignals(blocked)

    def _show_power(self) -> None:
        self._chosen = self.power_box.currentData()
        self.refresh()

    # What can be done

    def _write_note(self) -> None:
        if self._noted is not None:
            power, node = self._noted
            text = self.note.toPlainText()
            if len(text) > NOTE_LENGTH:
                self._shorten(text)
            self._document.note(power, text[:NOTE_LENGTH], node)
            self.note_button.setText(translate("Drafts", "Note •") if text else translate("Drafts", "Note"))
            if len(text) > NOTE_LENGTH:
                said = translate("Drafts", "A note has at most {number} letters; the rest was not taken.")
                self.refused.emit(said.format(number=NOTE_LENGTH))

    def _shorten(self, text: str) -> None:
        """Leaves no more in the field than a note may have."""
        place = self.note.textCursor().position()
        self._put_note(text[:NOTE_LENGTH])
        cursor = self.note.textCursor()
        cursor.setPosition(min(place, self.note.document().characterCount() - 1))
        self.note.setTextCursor(cursor)

    def _show_note(self) -> None:
        self.note.setVisible(self.note_button.isChecked())
        if self.note_button.isChecked():
            self.note.setFocus()

    def _switch(self) -> None:
        name = self.draft_box.currentData()
        text = translate("Edits", "play draft {name}").format(name=name)
        self._document.rewrite(self.power, named_drafts.switched(self.draft, name), text)

    def _begin(self, *, copy: bool) -> None:
        name = named_drafts.free_name(self.draft, translate("Drafts", "Draft {number}"))
        draft = named_drafts.begun(self.draft, name, self._unnamed, copy=copy)
        self._document.rewrite(self.power, draft, translate("Edits", "new draft {name}").format(name=name))

    def _delete(self) -> None:
        text = translate("Edits", "delete draft {name}").format(name=self.draft.name or self._unnamed)
        self._document.rewrite(self.power, named_drafts.dropped(self.draft), text)

    def _ask_name(self) -> None:
        taken = self.draft.others

        def refused(name: str) -> str | None:
            if name in taken:
                return translate("Drafts", "Another draft has this name.")
            return None if name else ""

        title, deed = translate("Drafts", "Name of this draft"), translate("Drafts", "Rename")
        dialog = LineDialog(title, self.draft.name or self._unnamed, deed, self.window(), refused)
        dialog.accepted.connect(lambda: self._rename(dialog.text))
        self._open(dialog)

    def _rename(self, name: str) -> None:
        text = translate("Edits", "call the draft {name}").format(name=name)
        self._document.rewrite(self.power, named_drafts.renamed(self.draft, name), text)

    def _compare(self) -> None:
        self._open(CompareDialog(self.draft, self._unnamed, self.window()))

    def try_out(self) -> None:
        """Asks for a private game, played on from the phase that is shown."""
        if self.power:
            self.try_requested.emit(self.power)

    def _open(self, dialog: QDialog) -> None:
        dialog.finished.connect(dialog.deleteLater)
        self._document.changed.connect(dialog.reject)
        dialog.open()

    def menu(self) -> QMenu:
        """What can be done with the drafts of the power."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        drafting, several = self.power in self._document.writers, bool(self.draft.others)
        deeds: tuple[tuple[str, Callable[[], None], bool], ...] = (
            (translate("Drafts", "Try out…"), self.try_out, True),
            (translate("Drafts", "New draft, a copy of this one"), partial(self._begin, copy=True), drafting),
            (translate("Drafts", "New draft, empty"), partial(self._begin, copy=False), drafting),
            (translate("Drafts", "Rename…"), self._ask_name, drafting),
            (translate("Drafts", "Delete this draft"), self._delete, several),
            (translate("Drafts", "Compare…"), self._compare, several),
        )
        for text, deed, enabled in deeds:
            action = menu.addAction(text)
            action.setEnabled(enabled)
            action.triggered.connect(lambda _=False, deed=deed: deed())
        return menu

    def _open_menu(self) -> None:
        self.menu().popup(self.more.mapToGlobal(self.more.rect().bottomLeft()))


class Choice(QComboBox):
    """A narrow box, which shows of its entry what there is room for."""

    def __init__(self) -> None:
        super().__init__()
        steady(self)
        self.setObjectName("narrow")
        self.setFont(font(FontRole.LABEL))
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(5)

    @property
    def shown(self) -> str:
        """What there is room for of the entry that is chosen."""
        room = self._room(self.size())
        return self.fontMetrics().elidedText(self.currentText(), Qt.TextElideMode.ElideRight, room)

    @property
    def wanted(self) -> int:
        """The width at which all of the entry that is chosen is shown, in pixels."""
        hint = self.sizeHint()
        return hint.width() - self._room(hint) + self.fontMetrics().horizontalAdvance(self.currentText())

    def _room(self, size: QSize) -> int:
        look = QStyleOptionComboBox()
        self.initStyleOption(look)
        look.rect = QRect(QPoint(), size)
        field = QStyle.SubControl.SC_ComboBoxEditField
        return self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, look, field, self).width()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 (Qt's name)
        """Draws a name that is too long with three dots at its end."""
        del event
        painter, look = QStylePainter(self), QStyleOptionComboBox()
        self.initStyleOption(look)
        look.currentText = self.shown
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, look)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, look)

    def event(self, event: QEvent) -> bool:
        """Tells the whole name where it is cut; nothing of it is kept for that."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            cut = self.shown != self.currentText()
            QToolTip.showText(event.globalPos(), literal(self.currentText()) if cut else "", self)
            return True
        return super().event(event)

    def fill(self, entries: list[tuple[str, str]], current: str) -> None:
        """Shows these texts with what they stand for."""
        if entries != [(self.itemText(at), self.itemData(at)) for at in range(self.count())]:
            self.clear()
            for text, data in entries:
                self.addItem(text, data)
            self.view().setMinimumWidth(self.view().sizeHintForColumn(0) + _LIST_EDGE)
        self.setCurrentIndex(self.findData(current))
