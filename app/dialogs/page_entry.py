"""A whole page of orders as text: what is understood is said back in words, what is not is marked.

``PageEntry`` is a part for dialogs: on the left the page, on the right a line for each order of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QColor, QResizeEvent, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from app.entry.values import place_of
from app.fonts import FontRole, font
from app.icons import Icon, icon
from app.page_lines import Doubt, Piece, mended, remainder, with_order, written
from app.page_owners import read_pages
from app.panels.parts import button, label
from app.places import Places
from app.theme import Theme
from app.words.doubts import doubt_text
from app.words.names import coast_name, power_name, province_name
from app.words.reasons import reason_text
from app.words.sentences import order_sentence
from variants.game import Game
from variants.notation import Suggestion
from variants.orders import Given
from variants.outcome import Reason

translate = QCoreApplication.translate

_NARROW = 560  # px of width below which the lines are under the page
_MARK = 16  # px of the sign before a line


class PageEntry(QWidget):
    """A page of one power, or with the orders of several.

    Attributes:
        changed: the page says something else.
        power_wanted: the page is to be read as that of another power, whose heading is in it.
        editor: the page.
    """

    changed = Signal()
    power_wanted = Signal(str)

    def __init__(self, theme: Theme, game: Game, power: str, powers: Sequence[str]) -> None:
        """``powers`` are those whose orders may be written here; ``power`` is "" for all of them."""
        super().__init__()
        self._theme, self._game, self._power, self._powers = theme, game, power, tuple(powers)
        self.pieces: tuple[Piece, ...] = ()
        self.editor = QPlainTextEdit()
        self.editor.setFont(font(FontRole.BODY))
        self.editor.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.editor.setTabChangesFocus(True)
        self.editor.setAccessibleName(translate("Page", "Page of orders"))
        self.editor.setMinimumSize(QSize(220, 120))
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setMinimumSize(QSize(220, 120))
        self._area.setAccessibleName(translate("Page", "What was understood"))
        self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._sides.setContentsMargins(0, 0, 0, 0)
        self._sides.setSpacing(14)
        self._sides.addWidget(self.editor, 4)
        self._sides.addWidget(self._area, 5)
        self.editor.textChanged.connect(self.read)
        self.read()

    # What is there

    @property
    def orders(self) -> Given:
        """The orders that the page gives, each with its power."""
        return written(self.pieces)

    @property
    def unread(self) -> int:
        """How many pieces of the page are in doubt."""
        return sum(1 for piece in self.pieces if piece.doubt is not None)

    @property
    def power(self) -> str:
        """Whose page it is; "" for that of all."""
        return self._power

    def set_game(self, game: Game, power: str) -> None:
        """Reads the page anew for another power, or after the game has changed."""
        self._game, self._power = game, power
        self.read()

    def keep_unread(self) -> None:
        """Leaves only what is in doubt on the page, once the orders have been taken from it."""
        variant = self._game.variant
        names = {record.id: record.name["en"] for record in variant.board.powers}
        self.editor.setPlainText(remainder(self.pieces, self._power, names))

    def forget(self) -> None:
        """Empties the page, so that nothing of it can be brought back."""
        self.editor.setUndoRedoEnabled(False)
        self.editor.clear()

    # What is shown

    def read(self) -> None:
        """Reads the page and shows what was understood."""
        powers = (self._power,) if self._power else self._powers
        text = self.editor.toPlainText()
        self._places = Places(text)
        self.pieces = read_pages(self._game, powers, text)
        self.editor.setExtraSelections([mark for piece in self.pieces for mark in self._marks(piece)])
        self._show_lines()
        self.changed.emit()

    def _marks(self, piece: Piece) -> list[QTextEdit.ExtraSelection]:
        if piece.doubt is None and piece.void is None and piece.replaced < 0:
            return []
        mark = QTextEdit.ExtraSelection()
        color = self._theme.error if piece.doubt else self._theme.warning
        look = QTextCharFormat()
        look.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
        look.setUnderlineColor(QColor(color))
        cursor = QTextCursor(self.editor.document())
        start, end = (self._places.of(at) for at in (piece.start, piece.start + piece.length))
        cursor.setPosition(start)
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        mark.cursor, mark.format = cursor, look
        return [mark]

    def _show_lines(self) -> None:
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(2, 2, 8, 2)
        column.setSpacing(7)
        for piece in self.pieces:
            column.addWidget(self._line(piece))
        if not self.pieces:
            text = translate("Page", "Type or paste the orders, in any notation. They are said back here.")
            column.addWidget(label(text, FontRole.LABEL, "hint", wrap=True))
        column.addStretch(1)
        place = self._area.verticalScrollBar().value()
        self._area.setWidget(body)
        self._area.verticalScrollBar().setValue(place)

    def _line(self, piece: Piece) -> QFrame:
        frame = QFrame()
        row = QHBoxLayout(frame)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self._sign(piece), 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(1)
        for text, role in self._said(piece):
            words.addWidget(label(text, FontRole.LABEL, role, wrap=True))
        links = [*self._suggested(piece), *self._coasts(piece), *self._other_power(piece)]
        for link in links:
            words.addWidget(link, 0, Qt.AlignmentFlag.AlignLeft)
        row.addLayout(words, 1)
        return frame

    def _sign(self, piece: Piece) -> QLabel:
        sign = QLabel()
        if piece.doubt is not None:
            name, color = Icon.CROSS, self._theme.error
        elif piece.void is not None or piece.replaced >= 0:
            name, color = Icon.WARNING, self._theme.warning
        else:
            name, color = Icon.CHECK, self._theme.done
        sign.setPixmap(icon(name, color).pixmap(_MARK, _MARK))
        return sign

    def _said(self, piece: Piece) -> list[tuple[str, str]]:
        """The lines of text about a piece, each with its colour role."""
        note = piece.reading.note
        aside = [(translate("Page", "Set aside: {text}").format(text=note), "second")] if note else []
        if piece.doubt is not None:
            return [(piece.reading.text, ""), (doubt_text(self._game, piece.power, piece), "error"), *aside]
        assert piece.order is not None
        said = order_sentence(self._game.variant, piece.order)
        if piece.replaced >= 0:
            text = translate("Page", "Not written: line {line} has another order to this unit.")
            return [(said, "second"), (text.format(line=piece.replaced + 1), "warning"), *aside]
        if piece.void is not None:
            reason = reason_text(self._game.variant, self._game.position, Reason(piece.void))
            text = translate("Page", "Written, but void: {reason}").format(reason=reason)
            return [(said, ""), (text, "warning"), *aside]
        return [(said, ""), *aside]

    # Links

    def _suggested(self, piece: Piece) -> list[QPushButton]:
        return [self._link(self._near_text(each), partial(self._mend, piece, each)) for each in piece.near]

    def _near_text(self, suggestion: Suggestion) -> str:
        text = suggestion.text.strip()
        if not suggestion.province:
            return text
        return f"{text} — {province_name(self._game.variant, suggestion.province)}"

    def _coasts(self, piece: Piece) -> list[QPushButton]:
        variant = self._game.variant
        return [
            self._link(
                coast_name(variant, place_of(order).coast),
                partial(self._put, with_order(self.editor.toPlainText(), piece, order)),
            )
            for order in piece.coasts
        ]

    def _other_power(self, piece: Piece) -> list[QPushButton]:
        other = piece.reading.power
        if piece.doubt is not Doubt.OTHER_POWER or other is None or other not in self._powers:
            return []
        name = power_name(self._game.variant, other)
        text = translate("Page", "Write for {power}").format(power=name)
        return [self._link(text, lambda: self.power_wanted.emit(other))]

    def _link(self, text: str, deed: Callable[[], None]) -> QPushButton:
        link = button(text.replace("&", "&&"), "link")
        link.clicked.connect(lambda: deed())
        return link

    def _mend(self, piece: Piece, suggestion: Suggestion) -> None:
        self._put(mended(self.editor.toPlainText(), piece, suggestion))

    def _put(self, text: str) -> None:
        """Puts another text on the page, as one step of its undo."""
        cursor = QTextCursor(self.editor.document())
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.insertText(text)
        self.editor.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 (Qt's name)
        """Puts the lines under the page where there is no room beside it."""
        super().resizeEvent(event)
        beside = self.width() >= _NARROW
        directions = QBoxLayout.Direction
        self._sides.setDirection(directions.LeftToRight if beside else directions.TopToBottom)
