"""The edits of the one who writes, as steps that can be taken back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol
from weakref import ref

from PySide6.QtGui import QUndoCommand

from variants.game import Game
from variants.papers import Draft


class HasDrafts(Protocol):
    """What an edit changes: the document."""

    @property
    def game(self) -> Game:
        """The game as it stands."""

    def put_drafts(self, drafts: Mapping[str, Draft]) -> None:
        """Replaces drafts outside of undo."""


class Edit(QUndoCommand):
    """Drafts before and after one edit.

    The stack belongs to the document and holds its edits outside of Python's sight; an edit that held the
    document as well would keep both until the very end of the process.
    """

    def __init__(self, document: HasDrafts, after: Mapping[str, Draft], text: str) -> None:
        super().__init__(text)
        self._document = ref(document)
        self._before = {power: document.game.draft(power) for power in after}
        self._after = dict(after)

    def redo(self) -> None:
        """Puts the drafts as they were after the edit."""
        self._put(self._after)

    def undo(self) -> None:
        """Puts the drafts as they were before the edit."""
        self._put(self._before)

    def _put(self, drafts: Mapping[str, Draft]) -> None:
        document = self._document()
        assert document is not None, "the stack is a part of the document"
        document.put_drafts(drafts)
