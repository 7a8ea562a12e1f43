"""Lists of orders: one kind of row for orders being written and for the report.

A row (``app.panels.row``) is data; the model hands it on and the delegate paints it.
Screen readers get each row as one sentence.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    Qt,
    Signal,
)
from PySide6.QtGui import QCursor, QGuiApplication, QKeyEvent, QKeySequence, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from app.panels.row import Row, RowKind
from app.panels.row_delegate import RowDelegate, remove_rect, waive_rect
from app.theme import Theme

_CHOSEN = (RowKind.LINE, RowKind.ADVICE)
_Index = QModelIndex | QPersistentModelIndex


class RowsModel(QAbstractListModel):
    """The rows of a list."""

    ROW = Qt.ItemDataRole.UserRole

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[Row, ...] = ()

    @property
    def rows(self) -> tuple[Row, ...]:
        """All rows."""
        return self._rows

    def set_rows(self, rows: Sequence[Row]) -> None:
        """Shows other rows."""
        if tuple(rows) == self._rows:
            return
        self.beginResetModel()
        self._rows = tuple(rows)
        self.endResetModel()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: N802, B008 (Qt's name and default)
        """See Qt."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """See Qt."""
        row = self._rows[index.row()]
        if role == self.ROW:
            return row
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return row.sentence
        return None

    def flags(self, index: _Index) -> Qt.ItemFlag:
        """Only lines and advice can be selected."""
        if self._rows[index.row()].kind in _CHOSEN:
            return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return Qt.ItemFlag.ItemIsEnabled


class RowsView(QListView):
    """A list of rows.

    Attributes:
        chosen: a line was clicked or reached by keys: its row.
        remove_requested: the row's button that takes the order back, or Delete, was pressed.
        waive_requested: the row's button that waives a build was pressed.
        cure_requested: the row's link that makes its edit, or Return, was pressed.
    """

    chosen = Signal(object)
    remove_requested = Signal(object)
    waive_requested = Signal(object)
    cure_requested = Signal(object)

    def __init__(self, theme: Theme, variant: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = RowsModel(self)
        self.setModel(self._model)
        self._theme, self._variant = theme, ""
        self._line = -1  # last chosen; the rows are made anew after every edit
        self.set_variant(variant)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMouseTracking(True)
        self.clicked.connect(self._choose)

    def set_variant(self, variant: str) -> None:
        """Takes the colours of another game's powers."""
        if variant != self._variant:
            self._variant = variant
            self.setItemDelegate(RowDelegate(self._theme, variant, self))

    @property
    def rows(self) -> tuple[Row, ...]:
        """What is listed."""
        return self._model.rows

    def set_rows(self, rows: Sequence[Row]) -> None:
        """Lists other rows; the place scrolled to stays, or moves as far as one new order is out of sight."""
        place, known = self.verticalScrollBar().value(), {(row.power, row.order) for row in self.rows}
        self._model.set_rows(rows)
        self.verticalScrollBar().setValue(place)
        new = [at for at, row in enumerate(rows) if row.order and (row.power, row.order) not in known]
        if len(new) == 1:
            self.scrollTo(self._model.index(new[0]))

    @property
    def pointed(self) -> Row | None:
        """The row under the pointer, or else the current one."""
        at = self.viewport().mapFromGlobal(QCursor.pos())
        row = self._row(self.indexAt(at)) if self.viewport().underMouse() else None
        return row or self._row(self.currentIndex())

    @property
    def current(self) -> Row | None:
        """The row that was chosen last, as it is now."""
        return self.rows[self._line] if 0 <= self._line < len(self.rows) else None

    def choose(self, row: Row) -> None:
        """Makes a row the current one, as a click on it does."""
        index = self._model.index(self.rows.index(row))
        self.setCurrentIndex(index)
        self._choose(index)

    def next_line(self) -> None:
        """Chooses the next order, or the first."""
        self._step(1)

    def previous_line(self) -> None:
        """Chooses the order before, or the last."""
        self._step(-1)

    def _step(self, step: int) -> None:
        lines = [number for number, row in enumerate(self.rows) if row.kind is RowKind.LINE]
        beyond = [number for number in lines if (number - self._line) * step > 0]
        if lines:
            ahead = beyond or lines
            index = self._model.index(ahead[0 if step > 0 else -1])
            self.setCurrentIndex(index)
            self._choose(index)

    def row_rect(self, number: int) -> QRect:
        """Where a row is, in pixels of the viewport."""
        return self.visualRect(self._model.index(number))

    def remove_rect(self, number: int) -> QRect:
        """Where the button is that takes a row's order back."""
        return remove_rect(self.row_rect(number))

    def link_rect(self, number: int) -> QRect:
        """Where the link is that makes a row's edit; empty if it has none."""
        return self._link(self._model.index(number))

    def _link(self, index: QModelIndex) -> QRect:
        delegate, row = self.itemDelegate(), self._row(index)
        assert isinstance(delegate, RowDelegate)
        return delegate.link_rect(row, self.visualRect(index)) if row else QRect()

    def waive_rect(self, number: int) -> QRect:
        """Where the button is that waives a row's build."""
        return waive_rect(self.row_rect(number))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 (Qt's name)
        """Delete takes the current order back; Copy puts its text on the clipboard."""
        row = self._row(self.currentIndex())
        if row is not None and event.matches(QKeySequence.StandardKey.Copy):
            QGuiApplication.clipboard().setText(row.sentence)
            return
        if event.key() == Qt.Key.Key_Delete and row is not None and row.removable:
            self.remove_requested.emit(row)
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and row is not None and row.cure is not None:
            self.cure_requested.emit(row)
            return
        super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802 (Qt's name)
        """A button at the end of a row does what it says; anything else chooses the row."""
        point = event.position().toPoint()
        index = self.indexAt(point)
        row = self._row(index)
        if row is not None and row.removable and remove_rect(self.visualRect(index)).contains(point):
            self.remove_requested.emit(row)
        elif row is not None and row.waivable and waive_rect(self.visualRect(index)).contains(point):
            self.waive_requested.emit(row)
        elif row is not None and row.cure is not None and self._link(index).contains(point):
            self.cure_requested.emit(row)
        else:
            super().mouseReleaseEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 (Qt's name)
        """Keeps the current row in sight, as when its explanation opens below the list.

        Notes wrap anew when a scroll bar has made the list narrower; by itself Qt would only look at heights.
        """
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()
        if self.currentIndex().isValid():
            self.scrollTo(self.currentIndex())

    def viewportEvent(self, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        """Repaints while the pointer moves over buttons."""
        if event.type() in (QEvent.Type.MouseMove, QEvent.Type.Leave):
            self.viewport().update()
        return super().viewportEvent(event)

    def _choose(self, index: QModelIndex) -> None:
        row = self._row(index)
        if row is not None and row.kind in _CHOSEN:
            self._line = index.row()
            self.chosen.emit(row)

    def _row(self, index: QModelIndex) -> Row | None:
        return self._model.rows[index.row()] if index.isValid() else None
