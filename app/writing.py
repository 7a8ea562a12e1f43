"""What is written in an open game: orders, notes and the deadline, with the undo of every order."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoStack

from app.drafts import province_of, with_order, without_order
from app.edits import Edit
from app.stages import Change
from variants.game import Game
from variants.orders import Given, Order
from variants.papers import Branch, Draft


class Writing(QObject):
    """The game that is open, and how the one who writes changes it.

    Attributes:
        changed: emitted after every change, with the kind of it.
        lines: power, or "" for all → what is typed as text and not entered.
        pages: the same of what is on its page of orders.
        sitting: counts how often somebody has come to the screen, or another game.
        undo_stack: the edits of the one who writes now.
    """

    changed = Signal(Change)

    def __init__(self, game: Game, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.undo_stack = QUndoStack(self)
        self._game = game
        self.lines: dict[str, str] = {}
        self.pages: dict[str, str] = {}
        self.sitting = 0
        self._last = ""  # the power whose orders were changed last

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self._game

    @property
    def writers(self) -> tuple[str, ...]:
        """The powers whose orders may be seen and written now."""
        raise NotImplementedError

    @property
    def note_writers(self) -> tuple[str, ...]:
        """The powers whose notes may be seen and written now."""
        raise NotImplementedError

    @property
    def typed(self) -> str:
        """What the one who writes has typed as text and not entered."""
        return self.lines.get(self._hand, "")

    def keep_typed(self, text: str) -> None:
        """Keeps what is typed as text until it is entered; another writer never gets at it."""
        self._keep(self.lines, text)

    @property
    def page(self) -> str:
        """What the one who writes has on a page of orders, not written yet."""
        return self.pages.get(self._hand, "")

    def keep_page(self, text: str) -> None:
        """Keeps what is on the page, as ``keep_typed`` does."""
        self._keep(self.pages, text)

    def _keep(self, kept: dict[str, str], text: str) -> None:
        if self.writers:
            kept.pop(self._hand, None)
            kept.update({self._hand: text} if text.strip() else {})

    @property
    def unentered(self) -> bool:
        """Whether anybody has typed something that is not entered."""
        return bool(self.lines or self.pages)

    def _forget_typed(self, *powers: str) -> None:
        """Forgets what these powers have typed and not entered, or all for none named."""
        for kept in (self.lines, self.pages):
            for power in powers or tuple(kept):
                kept.pop(power, None)

    @property
    def _hand(self) -> str:
        """The power that writes; "" for one person who writes for all."""
        return self.writers[0] if len(self.writers) == 1 else ""

    def give(self, power: str, order: Order, text: str = "") -> None:
        """Writes an order, in place of any other to the same unit. ``text`` names the edit in words."""
        self.rewrite(power, with_order(self._game.draft(power), order), text)

    def remove(self, power: str, order: Order, text: str = "") -> None:
        """Takes an order back."""
        self.rewrite(power, without_order(self._game.draft(power), order), text)

    def exchange(self, power: str, old: Order, new: Order, text: str = "") -> None:
        """Writes an order and takes another one back for it, as one edit."""
        self.rewrite(power, with_order(without_order(self._game.draft(power), old), new), text)

    def rewrite(self, power: str, draft: Draft, text: str = "") -> None:
        """Puts another draft, or all drafts of a power in another order, as one edit."""
        if power in self.writers and draft != self._game.draft(power):
            self._push({power: draft}, text)

    def amend(self, put: Given, take: Given, text: str = "") -> None:
        """Takes orders back and writes others, for one power or several, as one edit."""
        drafts: dict[str, Draft] = {}
        for power, order in take:
            drafts[power] = without_order(drafts.get(power, self._game.draft(power)), order)
        for power, order in put:
            drafts[power] = with_order(drafts.get(power, self._game.draft(power)), order)
        changed = {power: draft for power, draft in drafts.items() if draft != self._game.draft(power)}
        if changed and set(changed) <= set(self.writers):
            self._push(changed, text)

    def clear(self, text: str = "") -> None:
        """Takes back all orders that may be seen now, as one edit; other drafts of the turn stay."""
        written = {power: self._game.draft(power) for power in self.writers}
        drafts = {power: replace(draft, orders=()) for power, draft in written.items() if draft.orders}
        if drafts:
            self._push(drafts, text)

    def _push(self, drafts: Mapping[str, Draft], text: str) -> None:
        self.undo_stack.push(Edit(self, drafts, text))
        self.changed.emit(Change.DRAFT)

    def undo(self) -> None:
        """Takes the last edit back."""
        self.undo_stack.undo()
        self.changed.emit(Change.DRAFT)

    def redo(self) -> None:
        """Makes an edit again."""
        self.undo_stack.redo()
        self.changed.emit(Change.DRAFT)

    def put_drafts(self, drafts: Mapping[str, Draft]) -> None:
        """Replaces drafts outside of undo; the undo commands themselves use it."""
        for power, draft in drafts.items():
            self._game = self._game.with_draft(power, draft)
            self._last = power

    @property
    def latest(self) -> str:
        """The province of the order that was written last, of those that may be seen; "" for none."""
        powers = self.writers
        power = self._last if self._last in powers else "".join(powers[:1] if len(powers) == 1 else ())
        orders = self._game.draft(power).orders if power else ()
        return next(filter(None, map(province_of, reversed(orders))), "")

    def note(self, power: str, text: str, node: int) -> None:
        """Writes what a power notes for itself on the phase of a node; the field of the note has an undo."""
        if power in self.note_writers and text != self._game.notes.get(power, {}).get(node, ""):
            self._game = self._game.with_note(power, text, node)
            self.changed.emit(Change.NOTE)

    def keep_branches(self, power: str, branches: Mapping[str, Branch], node: int) -> None:
        """Keeps what a power has tried out from a node on."""
        if power in self.note_writers and branches != self._game.branches.get(power, {}).get(node, {}):
            self._game = self._game.with_branches(power, branches, node)
            self.changed.emit(Change.NOTE)

    def keep_time(self, power: str, left: float) -> None:
        """Keeps the seconds that a power, or with "" everybody, has left to write; nobody is told."""
        self._game = self._game.with_time(power, left)

    def set_deadline(self, text: str) -> None:
        """Sets the note, for everybody, on when the orders of this phase are due."""
        if text != self._game.table.deadline:
            self._game = replace(self._game, table=replace(self._game.table, deadline=text))
            self.changed.emit(Change.NOTE)
