"""Opening and saving: asks for files, says what went wrong, and lets no unsaved game go without asking."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import Protocol, TypeAlias

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from app import boxes
from app.boards import read_playable
from app.boxes import Button, Leaving
from app.document import Document, Stage
from app.origin import Origin
from app.parked import Parked
from app.plain_text import literal
from app.recent import remember_file
from app.words.faults import put_aside, unreadable, unwritable
from app.words.phases import turn_name
from variants.errors import FileFormatError
from variants.formats.save import SUFFIX
from variants.game import Game

translate = QCoreApplication.translate

Asked: TypeAlias = Callable[[Path], bool]


class Add(Protocol):
    """Opens another game."""

    def __call__(self, game: Game, path: Path | None = None, *, saved: bool = True) -> None:
        """``saved`` says whether leaving it again would lose nothing."""


class Files:
    """The file side of a window's document.

    ``show`` shows the game of a file if it is open already, ``add`` opens another one, and ``open_elsewhere``
    says whether a file is that of a game that is open but not shown. ``called`` is how the game that is
    shown is told from the others.
    """

    def __init__(
        self,
        parent: QWidget,
        document: Document,
        show: Asked,
        add: Add,
        open_elsewhere: Asked,
        called: Callable[[], str],
    ) -> None:
        self._parent, self._document, self._called = parent, document, called
        self._show, self._add, self._open_elsewhere = show, add, open_elsewhere
        self._known: dict[Path, bytes] = {}  # files → a digest of what this window read or wrote there

    def ask_open(self) -> None:
        """Asks for a file and opens it."""
        name, _ = QFileDialog.getOpenFileName(
            self._parent, translate("Files", "Open a game"), self._folder(), self._filter()
        )
        if name:
            self.open(Path(name))

    def open(self, path: Path) -> bool:
        """Opens a file, or shows its game if it is open; says what is wrong if that fails."""
        if self._show(path):
            if self._was_changed(path):
                self._tell_changed(path)
            return True
        before = digest(path)  # whoever writes while it is read is noticed at the next saving
        try:
            game = read_playable(path)
        except (OSError, FileFormatError) as error:
            self._tell(unreadable(path, error))
            return False
        self._known[path] = before
        self._add(game, path)
        remember_file(path)
        return True

    def origin(self, source: Document | Parked) -> Origin | None:
        """To which file an open game is saved; None if it has none."""
        if source.path is None:
            return None
        known = self._known.get(source.path, b"")
        # Whether one who has the screen has written is for nobody else.
        private = source.stage is Stage.WRITING and source.writer is not None
        return Origin(os.fsencode(source.path), known, clean=not source.dirty and not private)

    def take_up(self, game: Game, origin: Origin | None) -> None:
        """Opens a game that another process had open, to be saved where that would have saved it.

        What has been written there meanwhile is noticed at the next saving.
        """
        if origin is None or self._show(origin.path):
            self._add(game, None, saved=False)
            return
        self._known[origin.path] = origin.digest
        self._add(game, origin.path, saved=origin.clean and digest(origin.path) == origin.digest)

    def save(self) -> bool:
        """Saves to the game's file; asks for one if it has none. False if nothing was saved."""
        path = self._document.path
        if path is None:
            return self.save_as()
        return self._ask_over(path) if self._was_changed(path) else self._write(path)

    def _was_changed(self, path: Path) -> bool:
        """Whether somebody else has written to a file since this window read or wrote it."""
        return digest(path) not in (b"", self._known.get(path, b""))

    def _tell_changed(self, path: Path) -> None:
        text = translate("Files", "“{file}” was changed outside of this window.").format(file=path.name)
        more = translate("Files", "This is the game as it is open here. Close its tab to open the file anew.")
        self._tell(f"{text}\n{more}")

    def _ask_over(self, path: Path) -> bool:
        """Lets the user choose between the file as it is now and the game of this window."""
        text = translate("Files", "“{file}” was changed outside of this window.").format(file=path.name)
        more = translate("Files", "If you save over it, what was changed there is lost.")
        box = self._box(QMessageBox.Icon.Warning, f"{text}\n{more}")
        over = box.addButton(translate("Files", "Save &anyway"), QMessageBox.ButtonRole.DestructiveRole)
        elsewhere = box.addButton(translate("Files", "&Save as…"), QMessageBox.ButtonRole.AcceptRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(elsewhere)
        box.exec()
        if box.clickedButton() is over:
            return self._write(path)
        return box.clickedButton() is elsewhere and self.save_as()

    def tell_put_aside(self, path: Path, error: FileFormatError) -> None:
        """Says where the autosave of another process was put that cannot be gone on with."""
        self._tell(put_aside(path, error))

    def save_as(self) -> bool:
        """Asks for a file and saves there; never over a file that the dialog has not asked about."""
        suggestion = self._suggestion()
        while name := self._ask_save(suggestion):
            path = _with_suffix(Path(name))
            if self._open_elsewhere(path):
                self._tell_open(path)
                continue
            if path == Path(name) or not path.exists():
                return self._write(path)
            suggestion = str(path)  # the dialog asks whether it is to be replaced
        return False

    def _tell_open(self, path: Path) -> None:
        text = translate("Files", "“{file}” is open in another tab.").format(file=path.name)
        instead = translate("Files", "Save this game to another file.")  # within a text it is not collected
        self._tell(f"{text}\n{instead}")

    def _ask_save(self, suggestion: str) -> str:
        title = translate("Files", "Save the game")
        name, _ = QFileDialog.getSaveFileName(self._parent, title, suggestion, self._filter())
        return name

    def may_leave(self) -> bool:
        """Whether the open game may be left: it is saved, or the user says so."""
        return self._may_drop_typed() and self._may_drop_changes()

    def _may_drop_typed(self) -> bool:
        document = self._document
        if document.covered or not document.unentered:  # behind the curtain that is nobody's to know
            return True
        text = translate("Files", "Orders are typed on a page and not written.")
        if document.lines:
            text = translate("Files", "An order is typed under the list and not entered.")
        stay, leave = translate("Files", "&Go back to it"), translate("Files", "&Discard it")
        return boxes.ask(self._parent, text, {Button.Cancel: stay, Button.Discard: leave}) == Button.Discard

    def _may_drop_changes(self) -> bool:
        if not self._document.dirty:
            return True
        answer = boxes.ask_to_leave(self._parent, (Path(self._suggestion()).stem,))
        return answer is Leaving.DISCARD or (answer is Leaving.SAVE and self.save())

    def _write(self, path: Path) -> bool:
        try:
            self._document.save(path)
        except OSError as error:
            self._tell(unwritable(path, error))
            return False
        self._known[path] = digest(path)
        remember_file(path)
        return True

    def _tell(self, text: str) -> None:
        self._box(QMessageBox.Icon.Warning, text).exec()

    def _box(self, icon: QMessageBox.Icon, text: str) -> QMessageBox:
        head, _, rest = text.partition("\n")
        box = QMessageBox(icon, "Chancery", head, parent=self._parent)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setInformativeText(literal(rest))
        return box

    def _folder(self) -> str:
        return str(self._document.path.parent) if self._document.path else ""

    def _suggestion(self) -> str:
        if self._document.path:
            return str(self._document.path)
        turn = turn_name(self._document.game.variant.calendar, self._document.next_phase)
        return f"{self._called()} {turn}{SUFFIX}"

    def _filter(self) -> str:
        games = translate("Files", "Games")
        every = translate("Files", "All files")
        return f"{games} (*{SUFFIX});;{every} (*)"


def digest(path: Path) -> bytes:
    """What tells the content of a file from any other; b"" if there is none that can be read."""
    try:
        if not path.is_file():
            return b""
        with path.open("rb") as file:
            return hashlib.file_digest(file, "sha256").digest()
    except OSError:
        return b""


def _with_suffix(path: Path) -> Path:
    """The path with the suffix of games; any other dot is a part of the name."""
    return path if path.suffix.lower() == SUFFIX else path.with_name(path.name + SUFFIX)
