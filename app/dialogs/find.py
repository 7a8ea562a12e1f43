"""Finds a place, a unit or a command by a few letters; Return goes there."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHeaderView,
    QLineEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.finding import Find, FindKind, found, nearest
from app.fonts import FontRole, font
from app.panels.parts import label

translate = QCoreApplication.translate

_SIZE = (460, 380)  # px
_MOVES = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
_LONGEST = 80  # letters


class FindDialog(QDialog):
    """A line, and below it what fits.

    Attributes:
        chosen: an entry was taken (``Find``).
        line: where letters are typed.
        list: what fits, the likeliest first.
    """

    chosen = Signal(object)

    def __init__(self, entries: Sequence[Find], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._entries = entries
        self._shown: Sequence[Find] = ()
        title = translate("Find", "Find a place, a unit or a command")
        self.setWindowTitle(title)
        self.line = QLineEdit()
        self.line.setMaxLength(_LONGEST)
        self.line.setAccessibleName(title)
        self.line.setPlaceholderText(title)
        self.line.setMinimumHeight(36)
        self.line.installEventFilter(self)
        self.line.textChanged.connect(self._show)
        self.line.returnPressed.connect(self._take)
        self.list = self._make_list(title)
        self.told = label(role=FontRole.LABEL, color="second")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 14, 14, 14)
        layout.setSpacing(8)
        for part in (self.line, self.told, self.list):
            layout.addWidget(part)
        self.resize(*_SIZE)
        self.finished.connect(self.line.clear)
        self._show("")

    def _make_list(self, title: str) -> QTreeWidget:
        made = QTreeWidget()
        made.setColumnCount(3)
        made.setHeaderHidden(True)
        made.setRootIsDecorated(False)
        made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        made.setFont(font(FontRole.LABEL))
        made.setAccessibleName(title)
        made.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        made.header().setStretchLastSection(False)
        for column, mode in enumerate(
            (
                QHeaderView.ResizeMode.Stretch,
                QHeaderView.ResizeMode.ResizeToContents,
                QHeaderView.ResizeMode.ResizeToContents,
            )
        ):
            made.header().setSectionResizeMode(column, mode)
        made.itemClicked.connect(self._take)
        return made

    @property
    def shown(self) -> Sequence[Find]:
        """What is listed."""
        return self._shown

    def _show(self, typed: str) -> None:
        fitting = found(self._entries, typed)
        self._shown = fitting or nearest(self._entries, typed)
        self.list.clear()
        for each in self._shown:
            self.list.addTopLevelItem(QTreeWidgetItem([each.text, each.more, _kind(each.kind)]))
        self.told.setText(_told(near=bool(self._shown)))
        self.told.setVisible(not fitting)
        if fitting:  # Return takes nothing that was perhaps not meant
            self.list.setCurrentIndex(self.list.model().index(0, 0))

    def _take(self) -> None:
        at = self.list.currentIndex().row()
        if 0 <= at < len(self._shown):
            taken = self._shown[at]
            self.accept()
            self.chosen.emit(taken)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        """Lets the keys that go up and down in the list count while letters are typed."""
        if watched is not self.line or not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        if event.type() != QEvent.Type.KeyPress or event.key() not in _MOVES:
            return super().eventFilter(watched, event)
        self.list.keyPressEvent(event)
        return True


def _told(*, near: bool) -> str:
    if near:
        return translate("Find", "Nothing is called like that. Perhaps you mean:")
    return translate("Find", "Nothing is called like that.")


def _kind(kind: FindKind) -> str:
    match kind:
        case FindKind.PLACE:
            return translate("Find", "Place")
        case FindKind.UNIT:
            return translate("Find", "Unit")
        case FindKind.COMMAND:
            return translate("Find", "Command")
