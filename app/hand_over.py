"""What happens at the curtain: who takes the screen, whose seals are opened, and how a vote goes round."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtGui import QAction, QShortcut
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox, QWidget
from shiboken6 import isValid

from app.clipboard import forget_drafts
from app.dialogs import pages
from app.dialogs.curtain import Curtain
from app.dialogs.page import Deed, Page
from app.document import Document, Stage
from app.locks import Trials, Tried
from app.panels.phrase_field import tried_text
from app.plain_text import literal
from app.words.steps import aside_sentence
from variants.errors import BrokenSealError
from variants.papers import Lock, Ruling

translate = QCoreApplication.translate

_MOST_DIALOGS = 5  # one over the other
_DROP = "drop_curtain"  # the action


class HandOver(QObject):
    """Leads from one page of the curtain to the next.

    Attributes:
        raised: a power has the screen.
        stepped: what a page beside the course of the game asks for, as rich text; "" for any other page.
    """

    raised = Signal()
    stepped = Signal(str)

    def __init__(self, parent: QWidget, document: Document, curtain: Curtain) -> None:
        super().__init__(parent)
        self._window, self._document, self._curtain = parent, document, curtain
        self._aside: Deed | None = None  # a page that leads back to the one of the stage
        self._power = ""
        self._lock: Lock | None = None  # of a power whose seal is broken
        self._turn = 0  # by how many powers the round of phrases has gone on
        self._covered = False
        self._trials = Trials()
        self._asked = 0  # counts the pages, so that an answer that comes late is for none of them
        self._deeds = {
            Deed.OPEN: self._ask,
            Deed.SKIP: self._pass_over,
            Deed.REOPEN: lambda power: self._step_aside(Deed.REOPEN, power),
            Deed.LOST: lambda power: self._step_aside(Deed.LOST, power),
            Deed.HOLD: lambda power: document.give_up_papers(power, broken=self._aside is Deed.ANEW),
            Deed.ANEW: self._write_anew,
            Deed.CAST: self._cast,
            Deed.ABSTAIN: lambda _: self._vote(document.vote_without),
            Deed.CALL_OFF: lambda _: document.call_off(),
            Deed.BACK: self._back,
        }
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusWindowChanged.connect(self._watch)
        curtain.done.connect(lambda deed, power: self._deeds[deed](power))

    def refresh(self) -> None:
        """Shows the page of what the document waits for, as long as it covers the board."""
        self._aside, self._lock = None, None
        self._curtain.phrase.forget()
        covered = self._document.covered
        if covered and not self._covered:
            self._close_dialogs()
        self._covered = covered
        if covered:
            forget_drafts(self._document.game)
            self._show()

    def _show(self) -> None:
        self._asked += 1
        aside = self._aside in (Deed.REOPEN, Deed.LOST, Deed.ANEW)
        reopening = self._aside is Deed.REOPEN
        self.stepped.emit(aside_sentence(self._document, self._power, reopening=reopening) if aside else "")
        self._curtain.show_page(self._page(), self._document.game.variant.id)

    def _page(self) -> Page:
        document = self._document
        match self._aside:
            case Deed.REOPEN:
                return pages.reopen_page(document, self._power)
            case Deed.LOST if document.stage is Stage.VOTING:
                return pages.absent_page(document)
            case Deed.LOST:
                return pages.lost_page(document, self._power)
            case Deed.ANEW:
                return pages.broken_page(document, self._power)
            case Deed.CAST:
                return pages.ballot_page(document)
        match document.stage:
            case Stage.VOTING:
                return pages.vote_page(document)
            case Stage.PHRASES:
                sealed = document.game.unopened
                return pages.phrases_page(document, sealed[self._turn % len(sealed)])
        return pages.pass_page(document)

    def _step_aside(self, deed: Deed, power: str) -> None:
        self._aside, self._power = deed, power
        self._show()

    def _back(self, power: str) -> None:
        del power
        if self._aside is not None:
            self.refresh()

    def _pass_over(self, power: str) -> None:
        del power
        if self._document.stage is Stage.PHRASES:
            self._turn += 1
            self.refresh()
        else:
            self._document.pass_over()

    def drop_curtain(self) -> None:
        """Hides the board now, and whatever dialog is open."""
        if self._document.stage is Stage.WRITING and not self._document.sandbox:
            self._close_dialogs()
            self._document.drop_curtain()

    def _close_dialogs(self) -> None:
        """Closes what lies over the window: menus, and dialogs as if they were given up."""
        for _ in range(_MOST_DIALOGS):
            if (menu := QApplication.activePopupWidget()) is not None:
                menu.close()
            elif isinstance(dialog := QApplication.activeModalWidget(), QDialog) and self._owns(dialog):
                dialog.reject()

    def _owns(self, widget: QWidget | None) -> bool:
        while widget is not None and widget is not self._window:
            widget = widget.parentWidget()
        return widget is not None

    def _watch(self) -> None:
        """Lets the key of the curtain count in the dialog that has just opened."""
        dialog, action = QApplication.activeModalWidget(), self._window.findChild(QAction, _DROP)
        mine = isinstance(dialog, QDialog) and self._owns(dialog)
        if dialog and mine and action and dialog.findChild(QShortcut, _DROP) is None:
            shortcut = QShortcut(dialog)
            shortcut.setObjectName(_DROP)
            shortcut.setKeys(action.shortcuts())
            shortcut.activated.connect(self.drop_curtain)

    # Opening

    def _ask(self, power: str) -> None:
        """Opens the lock of a power with what was typed."""
        lock = self._document.game.locks.get(power)
        if lock is None:
            self._open(power, None)
        elif not lock.has_phrase:
            self._tried(self._asked, power, lock)
        elif self._curtain.phrase.too_long:
            self._curtain.tell(self._curtain.phrase.too_long, wrong=True)
        else:
            self._curtain.tell(translate("Curtain", "Trying the passphrase…"))
            done = partial(self._tried, self._asked, power)
            self._trials.open(lock, self._curtain.phrase.phrase, power, done)

    def _tried(self, asked: int, power: str, lock: Lock | Tried) -> None:
        if not isValid(self) or asked != self._asked or not self._document.covered:
            return
        if isinstance(lock, Tried):
            self._curtain.tell(tried_text(lock), wrong=True)
        else:
            self._open(power, lock)

    def _open(self, power: str, lock: Lock | None) -> None:
        document = self._document
        if document.stage is Stage.VOTING:
            self._step_aside(Deed.CAST, power)
            return
        again, opening = self._aside is Deed.REOPEN, document.stage is Stage.PHRASES
        if lock is not None and power in document.game.sealed and not self._opened(power, lock):
            return
        if opening:
            return
        if again:
            document.reopen(power)
        document.raise_curtain()
        self.raised.emit()

    def _opened(self, power: str, lock: Lock) -> bool:
        try:
            self._document.open_papers(power, lock)
        except BrokenSealError:
            self._lock = lock
            self._step_aside(Deed.ANEW, power)
            return False
        return True

    def _write_anew(self, power: str) -> None:
        assert self._lock is not None
        self._document.write_anew(power, self._lock)

    # The vote

    def _cast(self, power: str) -> None:
        document = self._document
        assert document.vote is not None
        assert power == document.vote.voter
        self._vote(lambda: document.cast(yes=self._curtain.chosen == 0))

    def _vote(self, go_on: Callable[[], None]) -> None:
        """Goes on with the vote, and says if it was the last one that was needed and the draw is refused."""
        before = len(self._document.game.decisions)
        go_on()
        refused = self._document.game.decisions[before:]
        if any(decision.ruling is Ruling.DRAW_REFUSED for decision in refused):
            self._tell_refused()

    def _tell_refused(self) -> None:
        head = translate("Draw", "The draw is refused.")
        box = QMessageBox(QMessageBox.Icon.Information, "Chancery", literal(head), parent=self._window)
        box.setInformativeText(literal(translate("Draw", "The game goes on. Nobody is told who refused.")))
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()
