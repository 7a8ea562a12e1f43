"""A new game: which one, who plays which power, and the start options."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QMessageBox,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app import boxes
from app.boards import OwnBoard, add_board, board_in, own_boards, would_replace
from app.boxes import Button
from app.dialogs.cards import Cards
from app.dialogs.files_menu import dropped_file, files_menu
from app.dialogs.more_below import MoreBelow
from app.dialogs.start_choice import StartChoice
from app.dialogs.variant_card import VariantCard
from app.fonts import FontRole
from app.last_game import last_games, remember
from app.panels.parts import button, label, rule
from app.panels.segments import Segments
from app.plain_text import literal
from app.theme import Theme
from app.words.faults import faulty_board
from app.words.names import variant_title
from app.words.phases import turn_name
from app.words.rules import changed_rules
from variants.game import Game
from variants.papers import Lock
from variants.registry import VARIANT_IDS, load_variant
from variants.variant import Variant

translate = QCoreApplication.translate

_SANDBOX, _MASTER = 1, 2  # modes; 0 is hot-seat
_WIDTH, _HEIGHT = 1280, 900  # pixels, where the window has room for it


class NewGameDialog(QDialog):
    """Asks what is to be played.

    Attributes:
        started: the game that is to be played.
        open_wanted: a saved game is wanted instead: its path; None if that is still to be asked.
        more: says that there is more below.
    """

    started = Signal(object)
    open_wanted = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setWindowTitle(translate("NewGame", "New game"))
        modes = translate("NewGame", "Hot-seat game"), translate("NewGame", "Sandbox")
        self.mode = Segments((*modes, translate("NewGame", "Game master")))
        self._last = last_games()
        self.mode.choose(self._last.mode if 0 <= self._last.mode <= _MASTER else 0)
        self.mode.chosen.connect(self._check)
        self.cards = {id_: self._card(load_variant(id_)) for id_ in VARIANT_IDS}
        self.faulty: dict[str, OwnBoard] = {}
        self.board_button = button(translate("NewGame", "Add a board of your own…"), "link")
        self.board_button.clicked.connect(self.ask_board)
        self.open_button = button(translate("NewGame", "Open a game…"), "link")
        self.open_button.clicked.connect(self._offer_files)
        self.setAcceptDrops(True)
        self.faults = label(role=FontRole.LABEL, color="warning", wrap=True)
        self._summary = label(role=FontRole.LABEL, color="second", wrap=True)
        self.start_button = button("", "primary")
        self.start_button.clicked.connect(self._start)
        self.start_button.setDefault(True)
        self.cancel_button = button(translate("NewGame", "Cancel"))
        self.cancel_button.clicked.connect(self._leave)
        self._columns = QVBoxLayout()
        self._choice: StartChoice | None = None
        self._arrange()
        self._fit(parent)
        self._show_boards()
        self._take(self._last.variant if self._last.variant in self.cards else VARIANT_IDS[0])

    def _arrange(self) -> None:
        head = QHBoxLayout()
        head.addWidget(label(translate("NewGame", "New game"), FontRole.PHASE_TITLE))
        head.addSpacing(16)
        head.addWidget(self.mode)
        head.addStretch(1)
        head.addWidget(self.board_button)
        self._cards = Cards()
        body = QWidget()
        inner = QVBoxLayout(body)
        inner.setContentsMargins(28, 22, 28, 14)
        inner.setSpacing(16)
        inner.addLayout(head)
        inner.addWidget(self._cards)
        inner.addWidget(self.faults)
        inner.addLayout(self._columns)
        inner.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setWidget(body)
        self.more = MoreBelow(self._theme, scroll)
        foot = QHBoxLayout()
        foot.setContentsMargins(28, 12, 28, 14)
        foot.setSpacing(10)
        foot.addWidget(self._summary, 1)
        foot.addWidget(self.open_button)
        foot.addWidget(self.cancel_button)
        foot.addWidget(self.start_button)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(scroll, 1)
        outer.addWidget(rule())
        outer.addLayout(foot)

    def _fit(self, parent: QWidget | None) -> None:
        room = parent.size() if parent else self.screen().availableSize()
        self.resize(min(_WIDTH, room.width() - 40), min(_HEIGHT, room.height() - 40))

    def _card(self, variant: Variant) -> VariantCard:
        card = VariantCard(self._theme, variant)
        card.clicked.connect(lambda: self._take(variant.id))
        return card

    def _offer_files(self) -> None:
        """Offers the last files; asks for another one where there are none."""
        menu = files_menu(self, self._open)
        if menu is None:
            self._open(None)
        else:
            menu.popup(self.open_button.mapToGlobal(self.open_button.rect().bottomLeft()))

    def _open(self, path: Path | None) -> None:
        self._leave()
        if not self.isVisible():
            self.open_wanted.emit(path)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802 (Qt's name)
        """Takes one file."""
        if dropped_file(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802 (Qt's name)
        """Opens the file."""
        event.acceptProposedAction()
        self._open(dropped_file(event.mimeData()))

    def _show_boards(self) -> None:
        """Puts the user's own boards under the built-in ones; those with faults are named."""
        boards = own_boards()
        found = {board.id: board.variant for board in boards if board.variant is not None}
        self.cards = {id_: self.cards[id_] for id_ in VARIANT_IDS}
        self.cards |= {id_: self._card(variant) for id_, variant in found.items()}
        self.faulty = {board.id: board for board in boards if board.faults}
        told = [" ".join(faulty_board(board.id, board.faults[:1])) for board in self.faulty.values()]
        self.faults.setText("\n".join(told))
        self.faults.setVisible(bool(told))
        self._cards.show_cards(self.cards)

    def ask_board(self) -> None:
        """Asks for the folder of a board and adds it; says what is wrong with it if it has faults."""
        name = QFileDialog.getExistingDirectory(self, translate("NewGame", "The folder of a board"))
        if name:
            self.add_board(Path(name))

    def add_board(self, folder: Path) -> None:
        """Adds a board to the cards, and chooses it."""
        board = board_in(folder)
        if board.variant is not None:
            if would_replace(folder, board) and not self._may_replace(board.id):
                return
            board = add_board(folder, board)
        if board.variant is None:
            head, faults = faulty_board(board.id, board.faults)
            box = QMessageBox(QMessageBox.Icon.Warning, "Chancery", head, parent=self)
            box.setTextFormat(Qt.TextFormat.PlainText)
            box.setInformativeText(literal(faults))
            box.open()
            return
        self._show_boards()
        self._take(board.id)

    def _may_replace(self, board_id: str) -> bool:
        text = translate(
            "NewGame",
            "You have another board “{board}” already. Replace it? "
            "Games saved on it are then opened on the new one.",
        ).format(board=board_id)
        buttons = QMessageBox.StandardButton
        box = QMessageBox(QMessageBox.Icon.Question, "Chancery", text, buttons.Yes | buttons.No, self)
        box.setTextFormat(Qt.TextFormat.PlainText)
        return box.exec() == buttons.Yes

    def _take(self, variant_id: str) -> None:
        """Shows the powers and switches of a game."""
        for card in self.cards.values():
            card.show_victory()
        self.cards[variant_id].setChecked(True)
        self._variant = self.cards[variant_id].variant
        if self._choice is not None:
            self._columns.removeWidget(self._choice)
            self._choice.hide()
            self._choice.deleteLater()
        choice = self._choice = StartChoice(self._theme, self._variant, self._last)
        self.players, self.table = choice.players, choice.table
        self.rules, self.reset_button = choice.rules, choice.reset_button
        choice.changed.connect(self._check)
        self._columns.addWidget(choice)
        start = turn_name(self._variant.calendar, self._variant.start().phase)
        self.start_button.setText(translate("NewGame", "Start {turn}").format(turn=start))
        self._check()
        self._untouched = self._entered

    @property
    def sandbox(self) -> bool:
        """One person plays all powers."""
        return self.mode.current == _SANDBOX

    @property
    def master(self) -> bool:
        """A game master is there: everything is visible."""
        return self.mode.current == _MASTER

    @property
    def summary(self) -> str:
        """The sentences at the foot: who plays, and what differs from the game's own rules."""
        return self._summary.text()

    @property
    def names(self) -> Mapping[str, str]:
        """Power → the player's name, "" for nobody."""
        if self.sandbox:
            return dict.fromkeys(self._variant.powers, translate("NewGame", "Sandbox"))
        return self.players.names

    @property
    def variant(self) -> Variant:
        """The game with the chosen switches."""
        return self._variant.with_rules(self.rules.chosen)

    def _check(self) -> None:
        self.cards[self._variant.id].show_victory(self.variant)
        people = {name for name in self.names.values() if name}
        assert self._choice is not None
        with QSignalBlocker(self._choice):
            self._choice.show_mode(names=not self.sandbox, curtains=self.mode.current == 0)
        self.start_button.setEnabled(bool(people))
        changed = changed_rules(self.variant)
        self.reset_button.setEnabled(bool(changed))
        sentences = [f"{variant_title(self._variant)}.", self._about(len(people)), *self.table.sentences]
        if changed:
            text = translate("NewGame", "Other rules: {rules}.")
            sentences.append(text.format(rules=" · ".join(changed)))
        self._summary.setText(" ".join(sentences))

    def _about(self, people: int) -> str:
        if self.sandbox:
            return translate("NewGame", "One person plays all powers, without curtains.")
        if not people:
            return translate("NewGame", "Somebody has to play.")
        if self.master:
            text = translate("NewGame", "{people} players, and a game master: all is visible, no curtains.")
            return text.format(people=people)
        if people == 1 and self.locks:
            return translate("NewGame", "One player has all the powers that are played, behind a passphrase.")
        if people == 1:
            return translate("NewGame", "One player has all the powers that are played: no curtains.")
        powers = sum(1 for name in self.names.values() if name)
        text = translate(
            "NewGame", "{people} players with {powers} powers. The curtain drops between powers."
        )
        return text.format(people=people, powers=powers)

    @property
    def locks(self) -> Mapping[str, Lock]:
        """Power → the lock of its player, where there are secrets."""
        return self.players.locks if self.mode.current == 0 else {}

    @property
    def _entered(self) -> tuple[object, ...]:
        """What would have to be entered anew."""
        return (
            dict(self.players.names),
            dict(self.players.locks),
            dict(self.rules.chosen),
            self.table.sentences,
        )

    def _leave(self) -> None:
        """Closes the dialog, unless something was entered and the user would rather keep it."""
        labels = {
            Button.Cancel: translate("NewGame", "&Keep it"),
            Button.Discard: translate("NewGame", "&Throw it away"),
        }
        text = translate("NewGame", "What you have entered for the new game is lost if you leave now.")
        if self._entered == self._untouched or boxes.ask(self, text, labels) == Button.Discard:
            self.reject()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 (Qt's name)
        """Escape leaves."""
        if event.key() == Qt.Key.Key_Escape:
            self._leave()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 (Qt's name)
        """So does the window's own button."""
        if self.isVisible():
            self._leave()
        event.setAccepted(not self.isVisible())

    def _start(self) -> None:
        self.players.finish_name()
        table = replace(self.table.table, master=self.master)
        remember(self.variant, self.mode.current, self.players.names, table)
        game = Game.new(self.variant, self.names, table, self.locks)
        self.accept()
        self.started.emit(game)
