"""The line in which an order is typed, in any notation, with completion and an echo in words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QMimeData, QObject, QRect, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit, QVBoxLayout, QWidget

from app.document import Document
from app.drafts import province_of
from app.entry.table import Table
from app.entry.values import Refusal, place_of
from app.fonts import FontRole, font
from app.order_lines import LinePiece, entered, left_over, read_line, replaced_by
from app.page_lines import Doubt, mended, of_power
from app.panels.completions import CompletionList
from app.panels.parts import label
from app.places import Places
from app.plain_text import literal_in_html
from app.theme import Theme
from app.words.doubts import doubt_text
from app.words.echo import echo_sentences, shortened
from app.words.names import coast_name, either, order_text, power_name, province_name
from app.words.possible import possible_text
from app.words.prompts import refusal_text
from app.words.steps import action_label
from variants.notation import Completion, Suggestion, complete
from variants.orders import Build, Convoy, Given, Order, Support, Waive
from variants.outcome import Cause

translate = QCoreApplication.translate

_ROOM = 14  # px of the line beside its text
_ECHOED, _HIGH = 2, 10_000  # lines of what was understood; px, higher than any of it
_COAST = "coast-"  # the beginning of a link that names a coast
_WHOSE = "whose-"  # the beginning of a link that names a power
_KEEP = "keep"  # the link that writes an order which can never be carried out


class EntryLine(QWidget):
    """Reads what is typed as orders of those who write now.

    Attributes:
        page_pasted: several lines were pasted: the text.
        typed: something was typed that is the writer's secret: all of it.
        left: the keyboard is to go back to the map.
        line: what is typed.
        said: what was understood, or why not and what may have been meant.
        completions: what can come next.
    """

    page_pasted = Signal(str)
    typed = Signal(str)
    left = Signal()

    def __init__(self, theme: Theme, document: Document) -> None:
        super().__init__()
        self._theme, self._document = theme, document
        self._writers: tuple[str, ...] = ()
        self._edited: tuple[str, Order] | None = None
        self._sitting = -1
        self._left_out = ""  # what was asked about before the orders were sealed
        self._echoed: Given = ()
        self.line = _Line()
        self.line.setPlaceholderText(translate("Line", "Type an order, such as A PAR - BUR"))
        self.line.setAccessibleName(translate("Line", "Order as text"))
        self.line.pasted.connect(self.page_pasted)
        self.line.textChanged.connect(self._changed)
        self.line.installEventFilter(self)
        self.said = label(role=FontRole.SECOND_LINE, color="second", wrap=True)
        self.said.setTextFormat(Qt.TextFormat.RichText)
        flags = Qt.TextInteractionFlag
        self.said.setTextInteractionFlags(flags.LinksAccessibleByMouse | flags.LinksAccessibleByKeyboard)
        self.said.linkActivated.connect(self._follow)
        self.said.hide()
        self.completions = CompletionList(theme)
        self.completions.setParent(self)
        self.completions.chosen.connect(self._complete)
        self._links: list[tuple[LinePiece, Suggestion]] = []
        self._coasts: tuple[Order, ...] = ()
        room = QVBoxLayout(self)
        room.setContentsMargins(12, 8, 12, 0)
        room.setSpacing(4)
        room.addWidget(self.line)
        room.addWidget(self.said)
        self.setFocusProxy(self.line)
        self.refresh()

    # What is there

    def refresh(self) -> None:
        """Shows the line while somebody writes, with what that one has typed there and not entered."""
        document = self._document
        self._writers = document.writers
        if document.sitting != self._sitting:
            self._sitting = document.sitting
            self.forget()
            if document.typed:
                self._put(document.typed)
                self.completions.forget()
        if not self._text and not self._stand(self._echoed):
            self._say("")
        self.setVisible(bool(self._writers))

    def _stand(self, given: Given) -> bool:
        """Whether all these orders are still written."""
        return all(order in self._document.game.draft(power).orders for power, order in given)

    def forget(self) -> None:
        """Empties the line, so that nothing of it can be brought back from here."""
        with QSignalBlocker(self.line):
            self.line.setUndoRedoEnabled(False)
            self.line.clear()
            self.line.setUndoRedoEnabled(True)
            self.line.setExtraSelections([])
        self._edited, self._left_out = None, ""
        self.completions.forget()
        self._say("")

    def edit(self, power: str, order: Order) -> None:
        """Puts an order into the line, to be changed there."""
        self._put(str(order))
        self._edited = (power, order)
        self.line.selectAll()
        self.completions.forget()
        self.line.setFocus(Qt.FocusReason.OtherFocusReason)

    def begin(self, text: str) -> None:
        """Begins an order."""
        self._edited = None
        self._put(text)
        self.line.setFocus(Qt.FocusReason.OtherFocusReason)

    def _put(self, text: str) -> None:
        self.line.setPlainText(text)
        self.line.moveCursor(QTextCursor.MoveOperation.End)

    @property
    def _text(self) -> str:
        return self.line.toPlainText()

    @property
    def _cursor(self) -> int:
        """The index of the cursor in the text."""
        return Places(self._text).index(self.line.textCursor().position())

    # While something is typed

    def _changed(self) -> None:
        self.line.setExtraSelections([])
        self._document.keep_typed(self._text.strip())
        if self._document.writer is not None and self._text.strip():
            self.typed.emit(self._text)
        pieces = self._read()
        if pieces and all(piece.plain for piece in pieces):
            self._say_orders(pieces)
        else:
            self._say("")
        self._offer()

    def _read(self) -> tuple[LinePiece, ...]:
        return read_line(self._document.game, self._writers, self._text) if self._text.strip() else ()

    def _offer(self, *, anyway: bool = False) -> None:
        text, cursor = self._text, self._cursor
        if not self.line.hasFocus() or not (text.strip() or anyway):
            self.completions.forget()
            return
        game = self._document.game
        found = complete(game.variant, game.position, self._writers, text, cursor)
        fresh = [each for each in found if text[each.start : cursor].strip().upper() != each.text.upper()]
        self.completions.offer(game.variant, fresh, self.line)

    def _complete(self, completion: Completion) -> None:
        cursor = self.line.textCursor()
        end = cursor.position()
        cursor.setPosition(Places(self._text).of(completion.start))
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        ahead = self._text[: completion.start]
        gap = "" if not ahead or ahead.endswith(" ") else " "
        cursor.insertText(f"{gap}{completion.text.strip()} ")
        self.line.setTextCursor(cursor)
        self.line.setFocus(Qt.FocusReason.OtherFocusReason)

    # Keys

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        """Takes the keys of the completions, Return and Esc."""
        if watched is not self.line:
            return False
        if event.type() == QEvent.Type.FocusOut:
            self.completions.forget()
        if not isinstance(event, QKeyEvent):
            return False
        if event.type() == QEvent.Type.ShortcutOverride and event.key() == Qt.Key.Key_Escape:
            event.accept()
            return True
        return event.type() == QEvent.Type.KeyPress and self._key(event)

    def _key(self, event: QKeyEvent) -> bool:
        key, shown = Qt.Key(event.key()), self.completions.isVisible()
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return self._enter()
        if key == Qt.Key.Key_Escape:
            return self._back()
        if key == Qt.Key.Key_Tab and shown and self.completions.current:
            self._complete(self.completions.current)
            return True
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            if shown:
                self.completions.step(1 if key == Qt.Key.Key_Down else -1)
            else:
                self._offer(anyway=True)
            return True
        return False

    def _enter(self) -> bool:
        """Takes the completion that is marked if it was chosen, or if the line cannot be read without."""
        chosen, moved = self.completions.current, self.completions.moved
        if chosen is not None and not moved and self._begins(chosen):
            self._complete(chosen)
            if all(piece.plain for piece in self._read()):
                self.submit()
        elif chosen is not None and moved:
            self._complete(chosen)
        else:
            self.submit()
        return True

    def _begins(self, completion: Completion) -> bool:
        """Whether the completion is of a word that was begun and cannot be read yet."""
        cursor = self._cursor
        if not self._text[completion.start : cursor].strip():
            return False
        unread = [each for each in self._read() if each.piece.doubt in (Doubt.NOT_READ, Doubt.NO_ORDER)]
        return any(each.piece.start <= cursor and completion.start <= each.end for each in unread)

    def _back(self) -> bool:
        """One step back: the list, the text, the line."""
        if self.completions.isVisible():
            self.completions.forget()
        elif self._text:
            self._edited = None
            self.line.clear()
        else:
            self._say("")
            self.left.emit()
        return True

    # Return

    def submit(self) -> None:
        """Writes the orders of the line as one edit; others stay in it, and why is said."""
        pieces = self._read()
        good = entered(pieces)
        if good:
            self._write(good, left_over(self._document.game.variant, pieces, good))
        else:
            self._complain(pieces)

    def settle(self) -> bool:
        """Enters what is typed before the orders are sealed; whether nothing stands in the way of that.

        What cannot be entered is asked about once, and left out if the answer is to seal all the same.
        """
        if self._text.strip() and self._text.strip() != self._left_out:
            self.submit()
            self._left_out = self._text.strip()
            if self._left_out:
                self._ask_about_rest()
                return False
        self.forget()
        self._document.keep_typed("")
        return True

    def _ask_about_rest(self) -> None:
        text = translate("Line", "This is not entered: mend it, or click {action} again to go on without it.")
        question = text.format(action=f"<b>{literal_in_html(action_label(self._document))}</b>")
        self._say(f"{self.said.text()}<br>{question}", wrong=True)
        self.line.setFocus(Qt.FocusReason.OtherFocusReason)

    def _write(self, pieces: Sequence[LinePiece], rest: str) -> None:
        """Writes orders; the rest of the line stays in it, and why is said."""
        put: Given = [(each.power, each.piece.order) for each in pieces if each.piece.order is not None]
        take = list(replaced_by(self._table(), put))
        if self._edited is not None and self._edited not in put and not rest:
            take.append(self._edited)
        names = "; ".join(order_text(order) for _, order in put)
        self._edited = self._edited if rest else None
        self._put(rest)
        self._document.amend(put, take, names)
        if rest:
            self._complain(self._read())
        else:
            self._say_orders(pieces)

    def _table(self) -> Table:
        game = self._document.game
        given = {power: game.draft(power).orders for power in self._writers}
        return Table(game.variant, game.position, frozenset(self._writers), given)

    # What is said

    def _say_orders(self, pieces: Sequence[LinePiece]) -> None:
        """Says in two lines what was understood."""
        told = echo_sentences(self._document.game, [each.piece for each in pieces])
        width, metrics = self.line.width(), self.said.fontMetrics()
        box, wrapped = QRect(0, 0, width, _HIGH), int(Qt.TextFlag.TextWordWrap)

        def height(text: str) -> int:
            return metrics.boundingRect(box, wrapped, text).height()

        self._say(literal_in_html(shortened(told, lambda text: height(text) <= _ECHOED * height("A"))))
        self._echoed = [(each.power, each.piece.order) for each in pieces if each.piece.order is not None]

    def _complain(self, pieces: Sequence[LinePiece]) -> None:
        """Says of the first piece that cannot be written why, and what may have been meant."""
        self.completions.forget()
        wrong = next((each for each in pieces if not each.plain), None)
        if wrong is None:  # what is typed is a heading or the like
            no_order = bool(self._text.strip()) and not pieces
            self._say(translate("Page", "This is no order.") if no_order else "", wrong=no_order)
            return
        self._mark(pieces)
        self._go_to(wrong)
        if wrong.piece.coasts:
            self._say(self._which_coast(wrong.piece.coasts), wrong=True)
        elif wrong.piece.whose:
            self._say(self._whose_build(wrong), wrong=True)
        elif wrong.piece.doubt is not None:
            doubt = literal_in_html(doubt_text(self._document.game, wrong.power, wrong.piece))
            self._say(f"{doubt} {self._which(wrong)}", wrong=True)
        elif wrong.piece.order is not None:
            self._say(self._impossible(wrong, wrong.piece.order), wrong=True)

    def _which(self, wrong: LinePiece) -> str:
        self._links = [(wrong, suggestion) for suggestion in wrong.piece.near]
        links = [f'<a href="{at}">{self._name(each)}</a>' for at, (_, each) in enumerate(self._links)]
        text = translate("Line", "Which one: {names}?")
        if len(links) == 1:
            text = translate("Line", "Perhaps {names}?")
        return text.format(names=either(links)) if links else ""

    def _name(self, suggestion: Suggestion) -> str:
        if suggestion.province:
            return literal_in_html(province_name(self._document.game.variant, suggestion.province))
        return literal_in_html(suggestion.text.strip())

    def _impossible(self, wrong: LinePiece, order: Order) -> str:
        game, void = self._document.game, wrong.piece.void
        if void is None:
            return literal_in_html(translate("Line", "Another order to the same unit follows."))
        reason = refusal_text(self._table(), _refusal(wrong.power, order, void))
        instead = possible_text(game.variant, game.position, wrong.power, order)
        keep = translate("Line", "Write it all the same")
        return f'{literal_in_html(reason)} {literal_in_html(instead)} <a href="{_KEEP}">{keep}</a>'

    def _which_coast(self, coasts: Sequence[Order]) -> str:
        self._coasts = tuple(coasts)
        variant = self._document.game.variant
        names = [literal_in_html(coast_name(variant, place_of(order).coast)) for order in coasts]
        links = [f'<a href="{_COAST}{at}">{name}</a>' for at, name in enumerate(names)]
        return translate("Line", "Which one: {names}?").format(names=either(links))

    def _whose_build(self, wrong: LinePiece) -> str:
        """Asks whose build is waived."""
        variant = self._document.game.variant
        links = [
            f'<a href="{_WHOSE}{power}">{literal_in_html(power_name(variant, power))}</a>'
            for power in wrong.piece.whose
        ]
        return translate("Line", "Whose build is waived: {powers}?").format(powers=either(links))

    def _mark(self, pieces: Sequence[LinePiece]) -> None:
        """Marks all that cannot be written."""
        spans = [span for each in pieces if not each.plain for span in each.piece.spans]
        self.line.setExtraSelections([self._marked(*span) for span in spans])

    def _marked(self, start: int, end: int) -> QTextEdit.ExtraSelection:
        mark, look = QTextEdit.ExtraSelection(), QTextCharFormat()
        look.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
        look.setUnderlineColor(QColor(self._theme.error))
        look.setForeground(QColor(self._theme.error))
        cursor, places = self.line.textCursor(), Places(self._text)
        cursor.setPosition(places.of(start))
        cursor.setPosition(places.of(end), QTextCursor.MoveMode.KeepAnchor)
        mark.cursor, mark.format = cursor, look
        return mark

    def _go_to(self, wrong: LinePiece) -> None:
        """Puts the cursor behind what is wrong, with that in view."""
        cursor = self.line.textCursor()
        for place in (wrong.piece.start, wrong.end):
            cursor.setPosition(Places(self._text).of(place))
            self.line.setTextCursor(cursor)

    def _say(self, text: str, *, wrong: bool = False) -> None:
        self._echoed = ()
        self.said.setText(text)
        self.said.setStyleSheet(f"color: {self._theme.error};" if wrong else "")
        self.said.setVisible(bool(text))

    def _follow(self, link: str) -> None:
        """Puts a suggestion into the line and tries again, or writes what can never be carried out."""
        if link == _KEEP:
            pieces = self._read()
            kept = entered(pieces, void=True)
            self._write(kept, left_over(self._document.game.variant, pieces, kept))
            return
        if link.startswith(_WHOSE):
            self._name_power(link.removeprefix(_WHOSE))
            return
        if link.startswith(_COAST):
            self._name_coast(self._coasts[int(link.removeprefix(_COAST))])
            return
        wrong, suggestion = self._links[int(link)]
        self._put(_mended(self._text, wrong, suggestion))
        self.line.setFocus(Qt.FocusReason.OtherFocusReason)
        if all(piece.plain for piece in self._read()):
            self._changed()
            self.completions.forget()
        else:
            self.submit()

    def _name_power(self, power: str) -> None:
        """Writes the line with a power before the waived build that names none."""
        asked = next(each.piece for each in self._read() if each.piece.whose)
        self._put(of_power(self._text, asked, power_name(self._document.game.variant, power)))
        self.submit()

    def _name_coast(self, order: Order) -> None:
        """Writes the line with an order that names its coast."""
        pieces = [each.piece for each in self._read()]
        given = [piece.reading.orders[0] if piece.coasts else piece.order for piece in pieces]
        same = (order if province_of(old) == province_of(order) else old for old in given if old)
        self._put(", ".join(map(str, same)))
        self.submit()


def _refusal(power: str, order: Order, cause: Cause) -> Refusal:
    """Why the order is impossible, as a click that meant it would have been answered."""
    match order:
        case Build(unit=unit):
            return Refusal(cause, unit.province, power=power)
        case Support(unit=unit, supported=other) | Convoy(unit=unit, army=other):
            return Refusal(cause, place_of(order).province, unit, other)
        case Waive():
            return Refusal(cause)
    goal = getattr(order, "goal", order.unit.location)
    return Refusal(cause, goal.province, order.unit)


def _mended(text: str, wrong: LinePiece, suggestion: Suggestion) -> str:
    """The line with a suggestion in the place of what was not understood."""
    error = wrong.piece.reading.error
    if error is None or error.text != text:
        at = wrong.piece.start
        return text[:at] + suggestion.text + text[at + wrong.piece.length :]
    return mended(text, wrong.piece, suggestion)


class _Line(QPlainTextEdit):
    """One line of text; what has several when it is pasted is somebody else's.

    Attributes:
        pasted: several lines: the text.
    """

    pasted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setFont(font(FontRole.BODY))
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.setTabChangesFocus(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFixedHeight(self.fontMetrics().height() + _ROOM + 4)

    def insertFromMimeData(self, source: QMimeData) -> None:  # noqa: N802 (Qt's name)
        """Takes one line."""
        lines = [line for line in source.text().splitlines() if line.strip()]
        if len(lines) > 1:
            self.pasted.emit(source.text())
        elif lines:
            self.insertPlainText(lines[0].strip())
