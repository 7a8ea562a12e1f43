"""The main window: panes around the map, all reading from one document."""

from __future__ import annotations

import sys
from html import escape
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QDockWidget,
    QLabel,
    QMainWindow,
    QMessageBox,
    QStackedWidget,
    QWidget,
)

from app import crash, translation
from app.autosave import Autosave, Orphan, orphans
from app.board_pane import BoardPane
from app.dialogs.curtain import Curtain
from app.dialogs.new_game import NewGameDialog
from app.document import Change, Document, Stage
from app.endings import Endings
from app.files import Files
from app.fonts import FontRole
from app.homes import default_folder, default_home
from app.menus import Menus
from app.panels.history import HistoryPanel
from app.panels.parts import dock_title, label
from app.panels.powers import PowersPanel
from app.panels.row import Row
from app.panels.side import SidePanel
from app.plain_text import literal, literal_in_html
from app.style import dress
from app.theme import LIGHT, Theme
from app.words.names import names_mode, order_text, variant_title
from app.words.phases import turn_name
from app.words.steps import action_label, next_sentence, phase_title
from variants.game import Game
from variants.orders import Waive
from variants.registry import load_variant, use_boards_in

translate = QCoreApplication.translate

SIZE = QSize(1440, 900)  # px, where the screen has room for it
FRAME = QSize(16, 48)  # px that the system's frame and title may take
RAIL_BELOW = 1280  # px of window width below which the powers are a rail
AUTOSAVE_AFTER = 1500  # ms after an edit; hand-overs and results are kept at once
LOW_BELOW = 760  # px of window height below which the history has no heading
NARROW_BELOW = 1000  # px of window width below which the right dock is narrow
RAIL, POWERS, POWERS_MOST = 60, 216, 280  # px of dock width
SIDE, SIDE_NARROW, SIDE_MOST = 352, 320, 460  # px of dock width


class MainWindow(QMainWindow):
    """The window of one game."""

    def __init__(self, document: Document, autosave: Autosave, theme: Theme = LIGHT) -> None:
        super().__init__()
        self.document, self._theme = document, theme
        self.files, self.endings = Files(self, document), Endings(self, document)
        self.autosave = autosave
        self._later = QTimer(self, singleShot=True, interval=AUTOSAVE_AFTER)
        self._later.timeout.connect(self._keep)
        self._prompt = self._refusal = ""
        self._rail: bool | None = None
        self._side = 0  # the width last given to the right dock
        self._make_panes()
        self._make_bars()
        self._listen()
        self.setAcceptDrops(True)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)  # Qt's would close docks for good
        self.setMinimumSize(900, 600)
        self.setGeometry(opening(self.screen().availableGeometry()))
        self.history.refresh()
        self.refresh()

    def _make_panes(self) -> None:
        self.board = BoardPane(self._theme, self.document)
        self.curtain = Curtain(self._theme)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.board)
        self._stack.addWidget(self.curtain)
        self.setCentralWidget(self._stack)
        self.powers = PowersPanel(self._theme, self.document)
        self.side = SidePanel(self._theme, self.document)
        self.side.setMinimumWidth(SIDE_NARROW)
        self.side.setMaximumWidth(SIDE_MOST)
        self.history = HistoryPanel(self._theme, self.document)
        powers, counts = translate("Window", "Powers"), translate("Window", "centres · units")
        self._powers_title = dock_title(powers, counts)
        self._docks = {
            "powers": self._dock("powers", powers, self.powers),
            "side": self._dock("side", translate("Window", "Orders and report"), self.side),
            "history": self._dock("history", translate("Window", "History"), self.history),
        }
        self.reset_layout()

    def _dock(self, name: str, title: str, content: QWidget) -> QDockWidget:
        dock = QDockWidget(title, self)
        dock.setObjectName(name)
        dock.setWidget(content)
        dock.setTitleBarWidget(QWidget())
        dock.setFeatures(QDockWidget.DockWidgetFeature.DockWidgetMovable)
        return dock

    def _make_bars(self) -> None:
        self._title = QLabel()
        self._title.setTextFormat(Qt.TextFormat.RichText)
        self.menus = Menus(self, self._theme)
        self._toolbar = self.menus.toolbar(self._title)
        self.addToolBar(self._toolbar)
        self._next = label(role=FontRole.BODY)
        self._next.setTextFormat(Qt.TextFormat.RichText)
        self._facts = label(role=FontRole.LABEL)
        self.statusBar().setSizeGripEnabled(False)
        self.statusBar().addWidget(self._next, 1)
        self.statusBar().addPermanentWidget(self._facts)
        self._hovered = ""

    def _listen(self) -> None:
        self.document.changed.connect(self._changed)
        self.board.hovered.connect(self._hover)
        self.board.prompt_changed.connect(self._show_prompt)
        self.board.refusal_changed.connect(self._show_refusal)
        self.board.zoomed.connect(self._show_facts)
        self.side.action.connect(self.go_on)
        self.side.draw_declared.connect(self.declare_draw)
        self.side.remove_requested.connect(self._remove)
        self.side.waive_requested.connect(self._waive)
        self.side.row_chosen.connect(lambda row: self.board.choose(row.place))
        self.side.hinted.connect(self._show_refusal)
        self.curtain.raised.connect(self._raise_curtain)
        self.curtain.passed_over.connect(self.document.pass_over)

    # What is shown

    def _changed(self, change: Change) -> None:
        self._refusal = ""
        if change is Change.GAME:
            self.board.rebuild()
            self.powers.rebuild()
            self._rail = None
            self._fit_docks()
        if change is Change.STAGE and not self.document.sandbox:
            self.board.forget_place()
        if change in (Change.STAGE, Change.GAME):
            self._keep()
        elif change is Change.DRAFT:
            self._later.start()
        if change is not Change.DRAFT:
            self.board.forget_choice()
            self.history.refresh()
        self.refresh()

    def _keep(self) -> None:
        self._later.stop()
        self.autosave.keep(self.document.game)

    def refresh(self) -> None:
        """Shows the document as it is."""
        covered = self.document.stage is Stage.CURTAIN
        self.board.refresh()
        self.powers.refresh()
        self.side.refresh()
        self.menus.refresh(self.document)
        self.menus["go_on"].setText(action_label(self.document))
        self._show_title()
        self._cover(covered)
        self._show_next()
        self._show_facts()

    def _cover(self, covered: bool) -> None:  # noqa: FBT001 (a plain switch)
        """Puts the curtain in the place of everything, or takes it away."""
        if covered:
            self.side.list.forget_copy()
            self.curtain.announce(self.document)
        self._stack.setCurrentWidget(self.curtain if covered else self.board)
        self._toolbar.setVisible(not covered)
        for dock in self._docks.values():
            dock.setVisible(not covered)
        if covered:
            self.curtain.open_button.setFocus()

    def _show_title(self) -> None:
        turn, step = map(escape, phase_title(self.document))
        second = self._theme.text_second
        self._title.setText(
            f'<span style="font-size:21px; font-weight:600">{turn}</span>'
            f'&nbsp;&nbsp;&nbsp;<span style="font-size:14px; color:{second}">{step}</span>'
        )
        name = self.document.path.stem if self.document.path else variant_title(self.document.game.variant)
        self.setWindowTitle(f"{name}[*] — Chancery")
        self.setWindowModified(self.document.dirty)

    @property
    def next_text(self) -> str:
        """The status bar's sentence."""
        return self._next.text()

    @property
    def facts_text(self) -> str:
        """The right end of the status bar."""
        return self._facts.text()

    def _show_prompt(self, text: str) -> None:
        self._prompt = text
        self._show_next()

    def _show_refusal(self, text: str) -> None:
        self._refusal = literal_in_html(text)
        self._show_next()

    def _show_next(self) -> None:
        if self.document.stage is Stage.CURTAIN:
            self._prompt = self._refusal = ""
        self._next.setText(self._refusal or self._prompt or next_sentence(self.document))

    def _hover(self, text: str) -> None:
        self._hovered = text
        self._show_facts()

    def _show_facts(self) -> None:
        if self.document.stage is Stage.CURTAIN:
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
        dialog = self._ask_game()
        if dialog is not None:
            dialog.ask_board()

    def _ask_game(self) -> NewGameDialog | None:
        if not self.files.may_leave():
            return None
        dialog = NewGameDialog(self._theme, self)
        dialog.finished.connect(dialog.deleteLater)
        dialog.started.connect(self.document.replace_game)
        dialog.open()
        return dialog

    def open_game(self) -> None:
        """Opens a file."""
        self.files.ask_open()

    def save_game(self) -> None:
        """Saves to the game's file."""
        self.files.save()

    def save_game_as(self) -> None:
        """Saves to another file."""
        self.files.save_as()

    def agree_draw(self) -> None:
        """Asks how the game ends by agreement."""
        self.endings.agree_draw()

    def declare_draw(self) -> None:
        """Asks who ends the game as a draw that needs no consent."""
        self.endings.declare_draw()

    def agree_end(self) -> None:
        """Asks for another last turn of the game."""
        self.endings.agree_end()

    def explain(self) -> None:
        """Says why an order ended as it did: the one under the pointer, or else the chosen one."""
        self.side.explain(self.board.view.hovered)

    def undo(self) -> None:
        """Takes the last edit back."""
        self.document.undo()

    def redo(self) -> None:
        """Makes an edit again."""
        self.document.redo()

    def clear_orders(self) -> None:
        """Takes all orders back that are shown."""
        self.document.clear(translate("Edits", "take all orders back"))

    def _remove(self, row: Row) -> None:
        if row.order is not None:
            text = translate("Edits", "take {order} back").format(order=order_text(row.order))
            self.document.remove(row.power, row.order, text)

    def _waive(self, row: Row) -> None:
        self.document.give(row.power, Waive(), order_text(Waive()))

    def go_on(self) -> None:
        """What the filled button says."""
        document = self.document
        if document.stage is Stage.ENDED:
            self.new_game()
        elif document.stage is Stage.RESULTS:
            document.go_on()
        elif not document.at_latest:
            document.look_at_latest()
        else:
            document.seal()
        if document.stage is not Stage.CURTAIN:
            self.board.take_focus()

    def _raise_curtain(self) -> None:
        self.document.raise_curtain()
        self.board.take_focus()

    def drop_curtain(self) -> None:
        """Hides the board now."""
        self.document.drop_curtain()

    def fit_board(self) -> None:
        """Shows the whole board."""
        self.board.view.fit()

    def zoom_in(self) -> None:
        """Zooms in around the middle."""
        self.board.view.zoom_by(1.25)

    def zoom_out(self) -> None:
        """Zooms out around the middle."""
        self.board.view.zoom_by(0.8)

    def cycle_names(self) -> None:
        """Shows names, codes or none on the map."""
        self.board.cycle_names()
        self._show_facts()

    def look_first(self) -> None:
        """Looks at the first phase."""
        self.document.look_at(self.document.shown_line[0])

    def look_back(self) -> None:
        """Looks at the phase before."""
        self.document.step(-1)

    def look_forward(self) -> None:
        """Looks at the phase after."""
        self.document.step(1)

    def look_latest(self) -> None:
        """Looks at the latest phase."""
        self.document.look_at_latest()

    def reset_layout(self) -> None:
        """Puts the docks back where they belong."""
        left, right = Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea
        bottom = Qt.DockWidgetArea.BottomDockWidgetArea
        for corner, area in (
            (Qt.Corner.BottomLeftCorner, left),
            (Qt.Corner.BottomRightCorner, right),
        ):
            self.setCorner(corner, area)
        for name, area in (("powers", left), ("side", right), ("history", bottom)):
            self.addDockWidget(area, self._docks[name])
        self._rail, self._side = None, 0
        self._fit_docks()

    def show_about(self) -> None:
        """Says what this is."""
        text = translate(
            "Window",
            "A map client for the board game Diplomacy and four of its variants. Diplomacy is a trademark of "
            "its owner, with whom this project is not affiliated.",
        )
        QMessageBox.about(self, "Chancery", text)

    # Events

    def _fit_docks(self) -> None:
        rail = self.width() < RAIL_BELOW
        self.history.set_compact(self.height() < LOW_BELOW)
        if rail != self._rail:
            self._rail = rail
            self.powers.set_rail(rail)
            self._docks["powers"].setTitleBarWidget(QWidget() if rail else self._powers_title)
            wide = min(max(self.powers.wanted_width, POWERS), POWERS_MOST)
            self._docks["powers"].setFixedWidth(RAIL if rail else wide)
        side = SIDE if self.width() >= NARROW_BELOW else SIDE_NARROW
        if side != self._side:
            self._side = side
            self.resizeDocks([self._docks["side"]], [side], Qt.Orientation.Horizontal)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 (Qt's name)
        """Gives the docks their widths, which they only take once they are laid out."""
        super().showEvent(event)
        self._side = 0
        self._fit_docks()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 (Qt's name)
        """Makes room for the map in small windows."""
        super().resizeEvent(event)
        self._fit_docks()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802 (Qt's name)
        """Takes one file."""
        if len(event.mimeData().urls()) == 1 and event.mimeData().urls()[0].isLocalFile():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802 (Qt's name)
        """Opens the file."""
        path = Path(event.mimeData().urls()[0].toLocalFile())
        event.acceptProposedAction()
        if self.files.may_leave():
            self.files.open(path)

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 (Qt's name)
        """Asks before an unsaved game is lost; a proper end needs no autosave."""
        if not self.files.may_leave():
            event.ignore()
            return
        self._later.stop()
        self.autosave.forget()
        event.accept()


def opening(screen: QRect) -> QRect:
    """Where the window opens on a screen, in pixels: whole with its frame, and in the middle."""
    place = QRect(QPoint(0, 0), SIZE.boundedTo(screen.size() - FRAME))
    place.moveCenter(screen.center() + QPoint(0, FRAME.height() // 4))
    return place


def first_game() -> Game:
    """The game behind the new-game dialog: Standard, one person playing all powers."""
    variant = load_variant("standard")
    me = translate("Window", "Sandbox")
    return Game.new(variant, dict.fromkeys(variant.powers, me))


def run_window(path: str | None = None, language: str | None = None) -> int:
    """Opens the window with a file, with the game of a process that was killed, or with a new game."""
    application = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(application, QApplication)
    application.setApplicationName("Chancery")
    crash.start_log(crash.log_path())
    crash.take_over()
    translation.install(language)
    use_boards_in(default_home())
    dress(application, LIGHT)
    autosave = Autosave(default_folder())
    window = MainWindow(Document(first_game()), autosave)
    window.show()
    if any(offer(window, orphan) for orphan in orphans(default_folder())):
        return application.exec()
    if path is None or not window.files.open(Path(path)):
        window.new_game()
    return application.exec()


def offer(window: MainWindow, orphan: Orphan) -> bool:
    """Offers the game of a process that did not end properly, with the curtain down; whether it was taken."""
    game, buttons = orphan.game, QMessageBox.StandardButton
    turn = turn_name(game.variant.calendar, game.position.phase)
    text = translate("Window", "A game was left open when the program ended: {game}, {turn}. Go on with it?")
    answer = QMessageBox.question(
        window,
        "Chancery",
        literal(text.format(game=variant_title(game.variant), turn=turn)),
        buttons.Yes | buttons.Discard | buttons.Cancel,
        buttons.Yes,
    )
    if answer == buttons.Yes:
        window.document.replace_game(game, saved=False)
    if answer == buttons.Discard or (answer == buttons.Yes and window.autosave.keep(game)):
        orphan.remove()
    else:
        orphan.leave()
    return answer == buttons.Yes
