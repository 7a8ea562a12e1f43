"""Everything that a person, a screen reader or another program could get out of the window and its files."""

from __future__ import annotations

import base64
import re
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QAbstractItemModel, QMimeData, QModelIndex, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAction, QClipboard, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QTabBar,
    QWidget,
)

from tests.app.desk import Desk

ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.EditRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.StatusTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)
TOLD = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value, QAccessible.Text.Help)


def texts(desk: Desk) -> Iterator[str]:
    """Every text of every window of the program, shown or hidden."""
    windows = [window for window in QApplication.topLevelWidgets() if is_of(desk, window)]
    for top in windows:
        for widget in (top, *top.findChildren(QWidget)):
            yield from of_widget(widget)
        for action in top.findChildren(QAction):
            yield from (action.text(), action.toolTip(), action.statusTip(), action.whatsThis())
        yield from spoken(top)
    stack = desk.document.undo_stack
    yield from (stack.undoText(), stack.redoText())
    yield from (stack.text(number) for number in range(stack.count()))
    for mode in QClipboard.Mode:
        yield from copied(mode)
    yield QApplication.applicationDisplayName()


def copied(mode: QClipboard.Mode) -> Iterator[str]:
    """What the clipboard holds, in every form."""
    there: QMimeData | None = QApplication.clipboard().mimeData(mode)
    if there is not None:
        yield from (bytes(there.data(form).data()).decode(errors="replace") for form in there.formats())


def picture(desk: Desk) -> QImage:
    """The window without a focus, whose cursor blinks."""
    focused = QApplication.focusWidget()
    if focused is not None:
        focused.clearFocus()
    QTest.mouseMove(desk.window, desk.window.rect().topLeft())
    return desk.window.grab().toImage()


def is_of(desk: Desk, window: QWidget | None) -> bool:
    """Whether a window belongs to the desk: other tests may have left some."""
    while window is not None and window is not desk.window:
        window = window.parentWidget()
    return window is not None


def of_widget(widget: QWidget) -> Iterator[str]:
    yield from (widget.windowTitle(), widget.windowIconText(), widget.objectName())
    yield from (widget.toolTip(), widget.statusTip(), widget.whatsThis())
    yield from (widget.accessibleName(), widget.accessibleDescription())
    yield from (str(widget.property(name)) for name in ("text", "title", "placeholderText", "plainText"))
    if isinstance(widget, QAbstractItemView):
        yield from cells(widget.model())
    if isinstance(widget, QComboBox):
        yield from (widget.currentText(), *map(widget.itemText, range(widget.count())))
    if isinstance(widget, QTabBar):
        yield from (told(at) for told in (widget.tabText, widget.tabToolTip) for at in range(widget.count()))
    if isinstance(widget, (QLineEdit, QPlainTextEdit)):
        yield widget.text() if isinstance(widget, QLineEdit) else widget.toPlainText()


def cells(model: QAbstractItemModel) -> Iterator[str]:
    for row in range(model.rowCount()):
        index = model.index(row, 0, QModelIndex())
        yield from (str(index.data(role)) for role in ROLES)


def spoken(widget: QWidget) -> Iterator[str]:
    """All that a screen reader finds, by walking the tree as it does."""
    yield from _spoken(QAccessible.queryAccessibleInterface(widget))


def _spoken(place: QAccessibleInterface) -> Iterator[str]:
    yield from (place.text(kind) for kind in TOLD)
    for number in range(place.childCount()):
        child = place.child(number)
        if child.isValid():
            yield from _spoken(child)


def written(folder: Path) -> Iterator[str]:
    """The names and the contents of all files, also as what base64 in them stands for."""
    for path in sorted(folder.rglob("*")):
        yield path.name
        if path.is_file():
            data = path.read_bytes()
            yield data.decode("utf-8", errors="replace")
            for piece in re.findall(rb"(?:[A-Za-z0-9+/]{4}){4,}", data):
                yield base64.b64decode(piece).decode("utf-8", errors="replace")
