"""The small field at the unit in which a place is typed, with the places that it can mean."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QListWidget, QVBoxLayout, QWidget

from app.entry.places import places_like
from app.fonts import FontRole, font
from app.theme import Theme
from app.words.names import location_name
from maps.board import Location
from variants.variant import Variant

_WIDTH, _ROW, _MOST = 190, 24, 6  # px, px, rows
_APART = 6  # px from what it stands beside
_UP_AND_DOWN = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_ARROWS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -1j, Qt.Key.Key_Down: 1j}


class GoalField(QFrame):
    """Asks for a place by its name or code.

    While nothing is typed the arrow keys and Return are the map's.

    Attributes:
        chosen: a place was named (``Location``).
        steered: an arrow key for the cursor of the map, as -1, 1, -1j or 1j.
        accepted: Return while nothing was typed.
        left: the field was left without a name.
    """

    chosen = Signal(object)
    steered = Signal(object)
    accepted = Signal()
    left = Signal()

    def __init__(self, variant: Variant, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._variant, self._map = variant, parent
        self._wanted: Collection[Location] = ()
        self._found: tuple[Location, ...] = ()
        self.setObjectName("palette")
        self.setStyleSheet(_style(theme))
        self.line, self.list = QLineEdit(), QListWidget()
        self.line.setFont(font(FontRole.LABEL))
        self.line.textChanged.connect(self._find)
        self.line.installEventFilter(self)
        self.list.setFont(font(FontRole.LABEL))
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.itemClicked.connect(lambda item: self._choose(self.list.row(item)))
        room = QVBoxLayout(self)
        room.setContentsMargins(4, 4, 4, 4)
        room.setSpacing(3)
        room.addWidget(self.line)
        room.addWidget(self.list)
        self.setFocusProxy(self.line)
        self.hide()

    def ask(self, what: str, wanted: Collection[Location]) -> None:
        """Opens the field empty; ``what`` says in a word or two what is to be typed."""
        self._wanted = wanted
        self.line.setPlaceholderText(what)
        self.line.setAccessibleName(what)
        self.line.clear()
        self._find()
        self.show()
        self.raise_()
        self.line.setFocus(Qt.FocusReason.OtherFocusReason)

    def close_quietly(self) -> None:
        """Closes the field; the map gets the keyboard back if the field had it."""
        had_focus = self.line.hasFocus()
        self.hide()
        if had_focus:
            self._map.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def found(self) -> Sequence[Location]:
        """The places that are listed."""
        return self._found

    def stand(self, beside: QRect, inside: QRect) -> None:
        """Stands below what it is about, or above it where there is no room."""
        self.adjustSize()
        low, size = beside.bottom() + _APART, self.size()
        top = low if low + size.height() <= inside.bottom() else beside.top() - _APART - size.height()
        across = min(
            max(beside.center().x() - size.width() // 2, inside.left()), inside.right() - size.width()
        )
        self.move(QPoint(across, max(inside.top(), top)))

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 (Qt's name)
        """Forgets what was typed: the next one at the screen may be another player."""
        super().hideEvent(event)
        self.line.setText("")  # which empties its undo as well

    def _find(self) -> None:
        typed = self.line.text()
        self._found = places_like(self._variant.board, typed, self._wanted)[:_MOST] if typed.strip() else ()
        self.list.clear()
        self.list.addItems([self._row(place) for place in self._found])
        self.list.setCurrentRow(0 if self._found else -1)
        self.list.setFixedHeight(_ROW * len(self._found) + 2)
        self.list.setVisible(bool(self._found))
        self.setFixedWidth(_WIDTH)
        self.adjustSize()

    def _row(self, place: Location) -> str:
        return f"{place}   {location_name(self._variant, place)}"

    def _choose(self, row: int) -> None:
        if 0 <= row < len(self._found):
            self.chosen.emit(self._found[row])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        """Takes the keys that go through the list, or while nothing is typed through the map."""
        if watched is self.line and event.type() == QEvent.Type.FocusOut:
            self.hide()
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Escape:
            self.close_quietly()
            self.left.emit()
            return True
        return self._typed_key(key) if self.line.text() else self._bare_key(key, event)

    def _typed_key(self, key: Qt.Key) -> bool:
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._choose(self.list.currentRow())
        elif key in _UP_AND_DOWN:
            row = self.list.currentRow() + _UP_AND_DOWN[key]
            self.list.setCurrentRow(min(max(row, 0), len(self._found) - 1))
        elif key == Qt.Key.Key_Tab and self._found:
            self.line.setText(str(self._found[self.list.currentRow()]))
        else:
            return key == Qt.Key.Key_Tab
        return True

    def _bare_key(self, key: Qt.Key, event: QKeyEvent) -> bool:
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        if key in _ARROWS:
            self.steered.emit(complex(_ARROWS[key]))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.accepted.emit()
        else:
            return False
        return True


def _style(theme: Theme) -> str:
    return f"""
        #palette {{ background: {theme.panel}; border: 1px solid {theme.box_line}; border-radius: 6px; }}
        #palette QListWidget {{ background: transparent; border: none; color: {theme.text}; }}
        #palette QListWidget::item {{ height: {_ROW}px; padding: 0 4px; border-radius: 4px; }}
        #palette QListWidget::item:selected {{ background: {theme.accent_ground}; color: {theme.text}; }}
    """
