"""Nothing that a player has written stays on the clipboard for the next one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from PySide6.QtGui import QClipboard, QGuiApplication

from app.words.names import order_text
from variants.errors import ChanceryError
from variants.game import Game
from variants.notation import read_orders
from variants.orders import Order

_MODES = (QClipboard.Mode.Clipboard, QClipboard.Mode.Selection, QClipboard.Mode.FindBuffer)
_READ = 20_000  # letters of a text that are looked through
_LEAST = 5  # letters and digits of a piece of an order that tell something


def forget_drafts(game: Game) -> None:
    """Empties the clipboard, and what the mouse has selected, if it holds what a power has written."""
    clipboard = QGuiApplication.clipboard()
    for mode in _MODES:
        if holds_draft(game, clipboard.text(mode)):
            clipboard.clear(mode)


def holds_draft(game: Game, text: str) -> bool:
    """Whether a text has orders or notes of a power in it, in whatever notation; or is a piece of them."""
    written = set(_orders(game))
    said = [note.strip() for noted in game.notes.values() for note in noted.values()]
    said += [name for draft in game.drafts.values() for name in (draft.name, *draft.others)]
    held = text[:_READ].strip()
    if not held or not (written or any(said)):
        return False
    if any(note and (note in held or held in note) for note in said):
        return True
    return _quotes(held, written) or _means(game, held, written)


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
