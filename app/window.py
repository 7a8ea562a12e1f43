"""The main window: panes around the map, all reading from one document."""

from __future__ import annotations

from html import escape
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QLabel,
    QMainWindow,
    QMessageBox,
    QStackedWidget,
)

from app.aids import Aids
from app.autosave import Autosave
from app.board_pane import BoardPane
from app.clipboard import Copies
from app.clock import Clock, ClockFace
from app.dialogs.curtain import Curtain
from app.dialogs.files_menu import dropped_file
from app.dialogs.new_game import NewGameDialog
from app.docks import Docks
from app.document import Change, Document, Stage
from app.endings import Endings
from app.files import Files
from app.finder import Finder
from app.fonts import FontRole
from app.hand_over import HandOver
from app.joining import join
from app.menus import Menus
from app.order_line import OrderLine
from app.panels.history import HistoryPanel
from app.panels.next_line import NextLine
from app.panels.parts import label, stacked
from app.panels.powers import PowersPanel
from app.panels.side import SidePanel
from app.panes import Panes
from app.table_tools import TableTools
from app.tabs import Tabs
from app.texts import Texts
from app.theme import LIGHT, Theme
from app.warning import warn
from app.words.faults import unkept_text
from app.words.names import names_mode, variant_title
from app.words.steps import action_label, due_text, phase_title

translate = QCoreApplication.translate

SIZE = QSize(1440, 900)  # px, where the screen has room for it
FRAME = QSize(16, 48)  # px that the system's frame and title may take
AUTOSAVE_AFTER = 1500  # ms after an edit; hand-overs and results are kept at once


class MainWindow(QMainWindow):
    """The window of one game that is shown, and of others in tabs."""

    def __init__(self, document: Document, autosave: Autosave, theme: Theme = LIGHT) -> None:
        super().__init__()
        self.document, self._theme = document, theme
        self.autosave = autosave
        self.tabs = Tabs(self, document)
        self.files = Files(
            self, document, self.tabs.find, self.tabs.add, self.tabs.hides, lambda: self.tabs.name
        )
        self.endings = Endings(self, document, theme)
        self.texts = Texts(self, document)
        self.table = TableTools(self, document, theme)
        self.clock = Clock(document)
        self.aids = Aids(self, document, theme, self.clock)
        self.copies = Copies(document, self)
        self._unkept = False  # the autosave could not be written
        self._later = QTimer(self, singleShot=True, interval=AUTOSAVE_AFTER)
        self._later.timeout.connect(self.keep)
        self._make_panes()
        self._make_bars()
        self._listen()
        self.setAcceptDrops(True)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)  # Qt's would close docks for good
        self.setMinimumSize(900, 600)
        self.setGeometry(opening(self.screen().availableGeometry()))
        self.history.refresh()
        self.refresh()
        self.hand_over.refresh()

    def _make_panes(self) -> None:
        self.board = BoardPane(self._theme, self.document)
        self.curtain = Curtain(self._theme)
        self.hand_over = HandOver(self, self.document, self.curtain)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.board)
        self._stack.addWidget(self.curtain)
        self.setCentralWidget(stacked(self.tabs.bar, self._stack))
        self.powers = PowersPanel(self._theme, self.document)
        self.side = SidePanel(self._theme, self.document)
        self.history = HistoryPanel(self._theme, self.document)
        self.docks = Docks(self, self.powers, self.side, self.history)
        self.panes = Panes(self)
        self.order_line = OrderLine(self)
        self.finder = Finder(self)

    def _make_bars(self) -> None:
        self._title = QLabel()
        self._title.setTextFormat(Qt.TextFormat.RichText)
        self.menus = Menus(self, self._theme)
        self._toolbar = self.menus.toolbar(self._title, ClockFace(self._theme, self.clock))
        self.addToolBar(self._toolbar)
        self._next = NextLine(self.document)
        self._facts = label(role=FontRole.LABEL)
        self.statusBar().setSizeGripEnabled(False)
        self.statusBar().addWidget(self._next, 1)
        self.statusBar().addPermanentWidget(self._facts)
        self._hovered = ""

    def _listen(self) -> None:
        self.document.changed.connect(self._changed)
        self.board.hovered.connect(self._hover)
        self.board.prompt_changed.connect(self._next.show_prompt)
        self.board.refusal_changed.connect(self._next.show_refusal)
        self.board.zoomed.connect(self._show_facts)
        self.side.action.connect(self.go_on)
        self.side.draw_declared.connect(self.endings.declare_draw)
        join(self.document, self.board, self.side)
        self.side.hinted.connect(self._next.show_refusal)
        self.side.papers.try_requested.connect(self.aids.try_out)
        self.side.papers.refused.connect(self._next.show_refusal)
        self.hand_over.raised.connect(self.board.take_focus)
        self.hand_over.stepped.connect(self._next.show_aside)
        self.history.back_requested.connect(self.table.take_back_to)
        self.history.line_requested.connect(lambda end: self.tabs.add(self.document.game.along(end)))
        self.aids.lit.connect(self.board.light)
        self.aids.typed.connect(self.texts.guard)
        self.aids.covered.connect(self.hand_over.drop_curtain)

    # What is shown

    def _changed(self, change: Change) -> None:
        self._next.show_refusal("")
        if change is Change.GAME:
            self.board.rebuild()
            self.powers.rebuild()
            self.docks.refit()
        if change is Change.STAGE and not self.document.sandbox:
            self.board.forget_place()
        if change in (Change.STAGE, Change.GAME):
            self.keep()
        elif change in (Change.DRAFT, Change.NOTE, Change.FILE):
            self._later.start()
        if change is Change.NOTE:
            self._show_title()
            return
        if change is not Change.DRAFT:
            self.board.forget_choice()
            self.history.refresh()
        self.refresh()
        if change in (Change.STAGE, Change.GAME):
            self.hand_over.refresh()

    def keep(self) -> bool:
        """Writes the game that is shown to its autosave; whether that went well. A failure is told once."""
        self._later.stop()
        kept = self.autosave.keep(self.document.game, self.files.origin(self.document))
        if not kept and not self._unkept:
            warn(self, unkept_text())
        self._unkept = not kept
        return kept

    def refresh(self) -> None:
        """Shows the document as it is."""
        covered = self.document.covered
        self.board.refresh()
        self.powers.refresh()
        self.side.refresh()
        self.menus.refresh(self.document)
        self.menus["go_on"].setText(action_label(self.document))
        self._show_title()
        self._cover(covered)
        self._next.refresh()
        self._show_facts()

    def _cover(self, covered: bool) -> None:  # noqa: FBT001 (a plain switch)
        """Puts the curtain in the place of everything, or takes it away."""
        self._stack.setCurrentWidget(self.curtain if covered else self.board)
        self._toolbar.setVisible(not covered)
        self.docks.show(not covered)

    def _show_title(self) -> None:
        turn, step = map(escape, phase_title(self.document))
        due = escape(due_text(self.document.game))
        step = " · ".join(filter(None, (step, due)))
        second = self._theme.text_second
        self._title.setText(
            f'<span style="font-size:21px; font-weight:600">{turn}</span>'
            f'&nbsp;&nbsp;&nbsp;<span style="font-size:14px; color:{second}">{step}</span>'
        )
        self.setWindowTitle(f"{self.tabs.name}[*] — Chancery")
        self.setWindowModified(self.document.dirty)

    @property
    def next_text(self) -> str:
        """The status bar's sentence."""
        return self._next.text()

    @property
    def facts_text(self) -> str:
        """The right end of the status bar."""
        return self._facts.text()

    def _hover(self, text: str) -> None:
        self._hovered = text
        self._show_facts()

    def _show_facts(self) -> None:
        if self.document.covered:
            self._hovered = ""
            self._facts.setText(variant_title(self.document.game.variant))
            return
        zoom = round(self.board.view.zoom * 100)
        names = translate("Window", "Names: {mode}").format(mode=names_mode(self.board.names))
        standing = f"{variant_title(self.document.game.variant)} · {names} · {zoom} %"
        self._facts.setText(f"{self._hovered}   |   {standing}" if self._hovered else standing)

    # What can be done: the slots of ``app.actions``

    def new_game(self) -> None:
        """Asks what is to be played, and starts it."""
        self._ask_game()

    def add_board(self) -> None:
        """Asks for the folder of a board, and offers it among the games."""
        self._ask_game().ask_board()

    def _ask_game(self) -> NewGameDialog:
        dialog = NewGameDialog(self._theme, self)
        dialog.finished.connect(dialog.deleteLater)
        dialog.started.connect(self.tabs.add)
        dialog.open_wanted.connect(self._open)
        dialog.open()
        return dialog

    def _open(self, path: Path | None) -> None:
        if path is None:
            self.files.ask_open()
        else:
            self.files.open(path)

    def explain(self) -> None:
        """Says why an order ended as it did: the one under the pointer, or else the chosen one."""
        self.side.explain(self.board.view.hovered)

    def clear_orders(self) -> None:
        """Takes all orders back that are shown."""
        self.document.clear(translate("Edits", "take all orders back"))

    def go_on(self) -> None:
        """What the filled button says."""
        document = self.document
        if document.stage is Stage.ENDED:
            self.new_game()
        elif document.stage is Stage.RESULTS:
            document.go_on()
        elif not document.at_latest:
            document.look_at_latest()
        elif not self.side.entry.settle():
            return
        else:
            document.seal()
        if not document.covered:
            self.board.take_focus()

    def cycle_names(self) -> None:
        """Shows names, codes or none on the map."""
        self.board.cycle_names()
        self._show_facts()

    def show_about(self) -> None:
        """Says what this is."""
        text = translate(
            "Window",
            "A map client for the board game Diplomacy and four of its variants. Diplomacy is a trademark of "
            "its owner, with whom this project is not affiliated.",
        )
        QMessageBox.about(self, "Chancery", text)

    # Events

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 (Qt's name)
        """Gives the docks their widths, which they only take once they are laid out."""
        super().showEvent(event)
        self.docks.refit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 (Qt's name)
        """Makes room for the map in small windows."""
        super().resizeEvent(event)
        self.docks.fit()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802 (Qt's name)
        """Takes one file."""
        if dropped_file(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802 (Qt's name)
        """Opens the file."""
        event.acceptProposedAction()
        self._open(dropped_file(event.mimeData()))

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 (Qt's name)
        """Asks for each game that is not saved; a proper end needs no autosave."""
        if not self.tabs.may_leave():
            event.ignore()
            return
        self._later.stop()
        self.aids.close()
        self.copies.forget()
        self.tabs.forget()
        event.accept()


def opening(screen: QRect) -> QRect:
    """Where the window opens on a screen, in pixels: whole with its frame, and in the middle."""
    place = QRect(QPoint(0, 0), SIZE.boundedTo(screen.size() - FRAME))
    place.moveCenter(screen.center() + QPoint(0, FRAME.height() // 4))
    return place
