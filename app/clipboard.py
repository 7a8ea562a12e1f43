"""Nothing that a player has written stays on the clipboard for the next one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from PySide6.QtCore import QMimeData, QObject
from PySide6.QtGui import QClipboard, QGuiApplication, QTextDocumentFragment

from app.document import Document
from app.enabling import has_secrets
from app.words.names import order_text
from variants.errors import ChanceryError
from variants.game import Game
from variants.notation import read_orders
from variants.orders import Order

_MODES = (QClipboard.Mode.Clipboard, QClipboard.Mode.Selection, QClipboard.Mode.FindBuffer)
_SEEN = 1_000_000  # letters of a text that are looked through for a quotation
_READ = 20_000  # letters of it that are read as orders
_LEAST = 5  # letters and digits of a piece of an order that tell something


class Copies(QObject):
    """Empties the clipboard of all that a player has copied in this program, or only selected with the mouse.

    It goes when the screen is no longer the player's, whatever became of the text since. What came from
    elsewhere goes as well if it has what the player has written.
    """

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._written: Game | None = None  # while a player has the screen: the game with what is written
        self._copied: set[QClipboard.Mode] = set()
        self._sitting = document.sitting
        QGuiApplication.clipboard().changed.connect(self._watch)
        document.changed.connect(self._changed)

    def _watch(self, mode: QClipboard.Mode) -> None:
        if _here(mode) and has_secrets(self._document):
            self._copied.add(mode)
        else:
            self._copied.discard(mode)

    def _changed(self) -> None:
        document = self._document
        secret = has_secrets(document)
        if not secret or document.sitting != self._sitting:
            self.forget()
        self._sitting = document.sitting
        self._written = document.game if secret else None

    def forget(self) -> None:
        """Empties the clipboard now, if a player has the screen or had it until now."""
        written, self._written = self._written, None
        copied, self._copied = self._copied, set()
        if written is not None:
            for mode in _MODES:
                if mode in copied or _owns(mode) or holds_draft(written, _text(mode)):
                    QGuiApplication.clipboard().clear(mode)


def _here(mode: QClipboard.Mode) -> bool:
    # Not every system tells whose the clipboard is; but nobody copies elsewhere with the focus here.
    return _owns(mode) or QGuiApplication.focusWindow() is not None


def _owns(mode: QClipboard.Mode) -> bool:
    clipboard = QGuiApplication.clipboard()
    match mode:
        case QClipboard.Mode.Clipboard:
            return clipboard.ownsClipboard()
        case QClipboard.Mode.Selection:
            return clipboard.ownsSelection()
        case _:
            return clipboard.ownsFindBuffer()


def _text(mode: QClipboard.Mode) -> str:
    held: QMimeData | None = QGuiApplication.clipboard().mimeData(mode)
    if held is None:  # where there is no such clipboard
        return ""
    return held.text() or QTextDocumentFragment.fromHtml(held.html()).toPlainText()


def forget_drafts(game: Game) -> None:
    """Empties the clipboard, and what the mouse has selected, if it holds what a power has written."""
    for mode in _MODES:
        if holds_draft(game, _text(mode)):
            QGuiApplication.clipboard().clear(mode)


def holds_draft(game: Game, text: str) -> bool:
    """Whether a text has orders or notes of a power in it, in whatever notation; or is a piece of them."""
    written = set(_orders(game))
    said = [note.strip() for noted in game.notes.values() for note in noted.values()]
    said += [name for draft in game.drafts.values() for name in (draft.name, *draft.others)]
    held = text[:_SEEN].strip()
    if not held or not (written or any(said)):
        return False
    if any(note and (note in held or held in note) for note in said):
        return True
    return _quotes(held, written) or _means(game, held[:_READ], written)


def _orders(game: Game) -> Iterator[Order]:
    for draft in game.drafts.values():
        for orders in (draft.orders, *draft.others.values()):
            yield from orders
    for branches in game.branches.values():
        for branch in (branch for named in branches.values() for branch in named.values()):
            yield from chain.from_iterable(orders for phase in branch for orders in phase.values())


def _quotes(held: str, written: set[Order]) -> bool:
    bare = _bare(held)
    forms = {_bare(form(order)) for order in written for form in (str, order_text)}
    return any(form in bare or (len(bare) >= _LEAST and bare in form) for form in forms)


def _bare(text: str) -> str:
    return "".join(filter(str.isalnum, text)).upper()


def _means(game: Game, held: str, written: set[Order]) -> bool:
    try:
        readings = read_orders(game.variant, game.position, held)
    except ChanceryError:
        return False
    return any(order in written for reading in readings for order in reading.orders)
