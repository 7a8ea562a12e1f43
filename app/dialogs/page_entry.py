"""A whole page of orders as text: what is understood is said back in words, what is not is marked.

``PageEntry`` is a part for dialogs: on the left the page, on the right a line for each order of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QSize, Signal
from PySide6.QtGui import QColor, QResizeEvent, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QBoxLayout, QPlainTextEdit, QTextEdit, QWidget

from app.dialogs.page_list import Link, PageList, Shown
from app.entry.values import place_of
from app.fonts import FontRole, font
from app.icons import Icon
from app.page_lines import Doubt, Piece, mended, of_power, remainder, with_order, written
from app.page_owners import PageMemory
from app.places import Places
from app.theme import Theme
from app.words.doubts import doubt_text
from app.words.echo import misnamed_sentences, piece_sentence
from app.words.names import coast_name, power_name, province_name
from app.words.reasons import reason_text
from variants.game import Game
from variants.notation import Suggestion
from variants.orders import Given
from variants.outcome import Reason

translate = QCoreApplication.translate

_NARROW = 560  # px of width below which the lines are under the page
_SAID = 200  # characters of a piece that are said back
LONGEST = 60_000  # characters of a page; no results of a game are a third as long


class PageEntry(QWidget):
    """A page of one power, or with the orders of several.

    Attributes:
        changed: the page says something else.
        power_wanted: the page is to be read as that of another power, whose heading is in it.
        editor: the page.
        list: what was understood of it.
        memory: what is known of it.
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
        self.list = PageList(theme, self._shown)
        self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._sides.setContentsMargins(0, 0, 0, 0)
        self._sides.setSpacing(14)
        self._sides.addWidget(self.editor, 4)
        self._sides.addWidget(self.list, 5)
        self.memory = self._fresh()
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
        self.memory = self._fresh()
        self.read()

    def _fresh(self) -> PageMemory:
        return PageMemory(self._game, (self._power,) if self._power else self._powers)

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
        text = self.editor.toPlainText()
        self.pieces = self.memory.read(text) if len(text) <= LONGEST else ()
        self.editor.setExtraSelections(self._marks(Places(text)))
        if len(text) <= LONGEST:
            self.list.show_pieces(self.pieces, self.memory.reader.passed)
        else:
            told = translate(
                "Page", "The page is too long to be read: it has {number} characters, at most {most} can be."
            )
            self.list.show_instead(told.format(number=len(text), most=LONGEST))
        self.changed.emit()

    def _marks(self, places: Places) -> list[QTextEdit.ExtraSelection]:
        error, warning = _wave(self._theme.error), _wave(self._theme.warning)
        found = []
        for piece in self.pieces:
            for start, end in piece.spans if piece.wants_attention else ():
                cursor = QTextCursor(self.editor.document())
                cursor.setPosition(places.of(start))
                cursor.setPosition(places.of(end), QTextCursor.MoveMode.KeepAnchor)
                mark = QTextEdit.ExtraSelection()
                mark.cursor, mark.format = cursor, error if piece.doubt else warning
                found.append(mark)
        return found

    def _shown(self, piece: Piece) -> Shown:
        sign = Icon.CROSS if piece.doubt else Icon.WARNING if piece.wants_attention else Icon.CHECK
        links = (
            *self._suggested(piece),
            *self._coasts(piece),
            *self._whose(piece),
            *self._other_power(piece),
        )
        return Shown(piece, sign, tuple(self._said(piece)), links)

    def _said(self, piece: Piece) -> list[tuple[str, str]]:
        """The lines of text about a piece, each with its colour role."""
        note = piece.reading.note
        aside = [(translate("Page", "Set aside: {text}").format(text=note), "second")] if note else []
        aside += [(text, "second") for text in misnamed_sentences(self._game, piece)]
        if piece.doubt is not None:
            why = doubt_text(self._game, piece.power, piece)
            return [(_in_one_line(piece.reading.text), ""), (why, "error"), *aside]
        assert piece.order is not None
        said = piece_sentence(self._game.variant, piece)
        if piece.replaced >= 0:
            text = translate("Page", "Not written: line {line} has another order to this unit.")
            return [(said, "second"), (text.format(line=piece.replaced + 1), "warning"), *aside]
        if piece.void is not None:
            reason = reason_text(self._game.variant, self._game.position, Reason(piece.void))
            text = translate("Page", "Written, but void: {reason}").format(reason=reason)
            return [(said, ""), (text, "warning"), *aside]
        return [(said, ""), *aside]

    # Links

    def _suggested(self, piece: Piece) -> list[Link]:
        return [Link(self._near_text(each), partial(self._mend, at)) for at, each in enumerate(piece.near)]

    def _near_text(self, suggestion: Suggestion) -> str:
        text = suggestion.text.strip()
        if not suggestion.province:
            return text
        return f"{text} — {province_name(self._game.variant, suggestion.province)}"

    def _coasts(self, piece: Piece) -> list[Link]:
        names = [coast_name(self._game.variant, place_of(order).coast) for order in piece.coasts]
        return [Link(name, partial(self._name_coast, at)) for at, name in enumerate(names)]

    def _whose(self, piece: Piece) -> list[Link]:
        names = [power_name(self._game.variant, power) for power in piece.whose]
        return [Link(name, partial(self._name_power, name)) for name in names]

    def _other_power(self, piece: Piece) -> list[Link]:
        other = piece.reading.power
        if piece.doubt is not Doubt.OTHER_POWER or other is None or other not in self._powers:
            return []
        name = power_name(self._game.variant, other)
        text = translate("Page", "Write for {power}").format(power=name)
        return [Link(text, lambda _: self.power_wanted.emit(other))]

    def _mend(self, at: int, piece: Piece) -> None:
        self._put(mended(self.editor.toPlainText(), piece, piece.near[at]))

    def _name_power(self, name: str, piece: Piece) -> None:
        self._put(of_power(self.editor.toPlainText(), piece, name))

    def _name_coast(self, at: int, piece: Piece) -> None:
        self._put(with_order(self.editor.toPlainText(), piece, piece.coasts[at]))

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


def _in_one_line(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= _SAID else f"{line[:_SAID]}…"


def _wave(color: str) -> QTextCharFormat:
    look = QTextCharFormat()
    look.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
    look.setUnderlineColor(QColor(color))
    return look
