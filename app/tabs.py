"""Several open games: one of them is in the document and shown, the others are parked beside it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QSize, Qt
from PySide6.QtWidgets import QTabBar

from app import boxes
from app.autosave import Autosave
from app.board_pane import Place
from app.boxes import Leaving
from app.document import Document
from app.parked import Parked
from app.plain_text import literal
from app.words.names import variant_title
from app.words.phases import turn_name
from app.words.steps import due_text
from variants.game import Game

if TYPE_CHECKING:
    from app.window import MainWindow

translate = QCoreApplication.translate

_DOT = "•"  # of a game that is not saved
_TAB = 190  # px, the least of a tab whose text has no room


@dataclass(slots=True, eq=False)
class _Tab:
    """An open game; ``parked`` is None while it is the one shown.

    Attributes:
        autosave: keeps it for the case that the process is killed.
        parked: all that there is of it.
        place: what was in view of its map; None for the whole.
        called: its name, and the number that tells it from others of that name, from 1.
    """

    autosave: Autosave
    parked: Parked | None = None
    place: Place | None = None
    called: tuple[str, int] = ("", 1)


class Tabs(QObject):
    """The open games of a window.

    What a tab tells is for everybody: the name of the file or the variant, the turn, whether it is saved.

    Attributes:
        bar: a tab for each game, hidden while there is one.
    """

    def __init__(self, window: MainWindow, document: Document) -> None:
        super().__init__(window)
        self._window, self._document = window, document
        self._tabs = [_Tab(window.autosave)]
        self._shown = 0
        self.bar = TabBar()
        self.bar.setAccessibleName(translate("Tabs", "Open games"))
        self.bar.addTab("")
        self.bar.hide()
        self.bar.currentChanged.connect(self.show)
        self.bar.tabCloseRequested.connect(self.close)
        document.changed.connect(self.refresh)
        self.refresh()

    @property
    def count(self) -> int:
        """How many games are open."""
        return len(self._tabs)

    @property
    def shown(self) -> int:
        """Which of them is shown."""
        return self._shown

    def refresh(self) -> None:
        """Shows what there is to tell of the game that is shown; the others stand still."""
        self._describe(self._shown, self._document)
        self.bar.setVisible(len(self._tabs) > 1)

    def _describe(self, at: int, source: Document | Parked) -> None:
        title, due = self._title(at), due_text(source.game)
        self.bar.setTabText(at, (f"{title} {_DOT}" if source.dirty else title).replace("&", "&&"))
        unsaved = translate("Tabs", "not saved") if source.dirty else ""
        facts = (variant_title(source.game.variant), str(source.path or ""), due, unsaved)
        self.bar.setTabToolTip(at, literal("\n".join((title, *filter(None, facts)))))
        self.bar.setAccessibleTabName(at, ", ".join(filter(None, (title, due, unsaved))))

    def _title(self, at: int) -> str:
        """What a game is called, and its turn; after the end that of the last results."""
        source = self._tabs[at].parked or self._document
        game = source.game
        node = game.line()[-2:][0] if game.ending else game.current
        turn = turn_name(game.variant.calendar, game.nodes[node].position.phase)
        return f"{self._call(at, source)} · {turn}"

    @property
    def name(self) -> str:
        """What the game that is shown is called: its file or variant, with a number if there are others."""
        return self._call(self._shown, self._document)

    def _call(self, at: int, source: Document | Parked) -> str:
        tab = self._tabs[at]
        name = source.path.stem if source.path else variant_title(source.game.variant)
        if tab.called[0] != name:
            others = {other.called for other in self._tabs if other is not tab}
            tab.called = name, next(number for number in count(1) if (name, number) not in others)
        number = tab.called[1]
        return name if number == 1 else f"{name} ({number})"

    # One game more or less

    def add(self, game: Game, path: Path | None = None, *, saved: bool = True) -> None:
        """Opens a game in a tab of its own, or in place of one that nobody has done anything with."""
        document = self._document
        if document.path is not None or document.dirty or document.unentered:
            self._park()
            self._tabs.append(_Tab(Autosave(self._window.autosave.path.parent)))
            self._turn_to(len(self._tabs) - 1, new=True)
        self._document.replace_game(game, path, saved=saved)

    def find(self, path: Path) -> bool:
        """Shows the game of a file if it is open."""
        found = self._tabs_of(path)
        if found:
            self.show(found[0])
        return bool(found)

    def hides(self, path: Path) -> bool:
        """Whether a file is that of a game that is open but not shown."""
        return any(at != self._shown for at in self._tabs_of(path))

    def _tabs_of(self, path: Path) -> list[int]:
        wanted = path.resolve()
        paths = [source.path.resolve() if source.path else None for source in self._sources()]
        return [at for at, each in enumerate(paths) if each == wanted]

    def _sources(self) -> Iterator[Document | Parked]:
        for tab in self._tabs:
            yield tab.parked or self._document

    def show(self, at: int) -> None:
        """Shows another open game; what a single player has on the screen goes behind the curtain first."""
        if at == self._shown or not 0 <= at < len(self._tabs):
            return
        self._park()
        self._resume(at)

    def next(self) -> None:
        """Shows the next game."""
        self.show((self._shown + 1) % len(self._tabs))

    def previous(self) -> None:
        """Shows the game before."""
        self.show((self._shown - 1) % len(self._tabs))

    def close_shown(self) -> None:
        """Closes the game that is shown; the last one with the window."""
        self.close(self._shown)

    def close(self, at: int) -> None:
        """Closes a game, unless it is not saved and the user would rather keep it."""
        if len(self._tabs) == 1:
            self._window.close()
        elif self._may_close(at):
            self._remove(at)

    def _may_close(self, at: int) -> bool:
        if self._tabs[at].parked is None or self._is_dirty(at):
            self.show(at)  # the question is about what is on the screen
            return self._window.files.may_leave()
        return True

    def _is_dirty(self, at: int) -> bool:
        source = self._tabs[at].parked or self._document
        return source.dirty or source.unentered

    def _remove(self, at: int) -> None:
        if at == self._shown:
            self._park()
            self._resume(at - 1 if at else 1)
        tab = self._tabs.pop(at)
        assert tab.parked is not None, "another game is shown by now"
        tab.parked.undo_stack.deleteLater()
        tab.autosave.forget()
        self._shown -= at < self._shown
        self.bar.blockSignals(True)  # noqa: FBT003 (Qt's signature)
        self.bar.removeTab(at)
        self.bar.setCurrentIndex(self._shown)
        self.bar.blockSignals(False)  # noqa: FBT003 (Qt's signature)
        self.refresh()

    def may_leave(self) -> bool:
        """Whether all games may be left: each is saved, or the user says so."""
        unsaved = [at for at in range(len(self._tabs)) if self._is_dirty(at)]
        if len(unsaved) < 2:
            return all(map(self._may_close, unsaved))
        answer = boxes.ask_to_leave(self._window, [self._title(at) for at in unsaved])
        return answer is Leaving.DISCARD or (answer is Leaving.SAVE and all(map(self._save, unsaved)))

    def _save(self, at: int) -> bool:
        self.show(at)
        return self._window.files.save() and self._window.files.may_leave()

    def forget(self) -> None:
        """Removes what was kept of all games for the case that the process is killed."""
        self._tabs[self._shown].autosave = self._window.autosave
        for tab in self._tabs:
            tab.autosave.forget()

    # Which one is shown

    def _park(self) -> None:
        tab = self._tabs[self._shown]
        tab.autosave = self._window.autosave
        tab.place = self._window.board.place if self._document.sandbox else None  # nobody is told it
        tab.parked = self._document.park()
        tab.autosave.keep(tab.parked.game, self._window.files.origin(tab.parked))

    def _resume(self, at: int) -> None:
        parked = self._tabs[at].parked
        assert parked is not None, "only one game is shown"
        self._turn_to(at)
        self._document.resume(parked)
        self._window.board.go_to(self._tabs[at].place)

    def _turn_to(self, at: int, *, new: bool = False) -> None:
        self._shown = at
        self._tabs[at].parked = None
        self._window.autosave = self._tabs[at].autosave
        self.bar.blockSignals(True)  # noqa: FBT003 (Qt's signature)
        if new:
            self.bar.addTab("")
        self.bar.setCurrentIndex(at)
        self.bar.blockSignals(False)  # noqa: FBT003 (Qt's signature)


class TabBar(QTabBar):
    """A row of tabs, as narrow as their names; Qt lets the middle button close one."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("tabs")
        self.setExpanding(False)
        self.setDrawBase(False)
        self.setTabsClosable(True)
        self.setUsesScrollButtons(True)
        self.setElideMode(Qt.TextElideMode.ElideMiddle)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def minimumTabSizeHint(self, index: int) -> QSize:  # noqa: N802 (Qt's name)
        """So wide that the game and its turn are told; where there are more tabs than room they scroll."""
        size = super().minimumTabSizeHint(index)
        return QSize(min(_TAB, self.tabSizeHint(index).width()), size.height())
