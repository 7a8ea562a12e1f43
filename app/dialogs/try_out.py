"""What might come of it: one power plays on by itself, for everybody, and nobody else ever sees it.

The game that is tried is a document of its own. What is written in it is kept with the papers of the power,
as branches from the phase that was shown; here nothing of it is left once the dialog is closed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from app.board_pane import BoardPane
from app.document import Change, Document, Stage
from app.fonts import FontRole
from app.joining import join
from app.named_drafts import in_order
from app.panels.history import HistoryPanel
from app.panels.next_line import NextLine
from app.panels.papers import Choice
from app.panels.parts import button, label
from app.panels.side import SidePanel
from app.theme import Theme
from app.words.names import power_name
from app.words.phases import turn_name
from app.words.steps import phase_title
from variants.branches import branch_of, played_on
from variants.game import Game
from variants.papers import Branch

translate = QCoreApplication.translate

_SIDE = 330  # px
_SHARE = 0.96  # of the window's size
_SMALLEST = (860, 540)  # px


class Trial(Document):
    """A game that is played on by one power alone; whoever plays it writes for all, and notes nothing."""

    @property
    def note_writers(self) -> tuple[str, ...]:
        """Nobody: notes belong to the real game."""
        return ()


class TryOutDialog(QDialog):
    """The map, the orders of all powers and the phases of what is tried.

    Attributes:
        trial: the game that is tried.
        board: its map.
        side: its orders, and then its report.
        history: its phases.
        line_box: which of the lines that were tried is shown.
        branch_button: begins another line at the phase that is shown.
        delete_button: gives the line up.
        use_button: takes the own orders of the first phase over into the draft.
        typed: text was typed that other players may not see.
    """

    typed = Signal(str)

    def __init__(self, theme: Theme, document: Document, power: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._document, self._power, self._node = document, power, document.look
        self._name = ""  # of the line that is shown; "" while nothing is to be kept
        self.setWindowTitle(translate("TryOut", "Try out"))
        self.trial = Trial(self._played(()))
        self.board = BoardPane(theme, self.trial)
        self.side = SidePanel(theme, self.trial)
        self.side.setFixedWidth(_SIDE)
        self.history = HistoryPanel(theme, self.trial)
        self.history.set_compact(True)
        self._turn = label(role=FontRole.DOCK_TITLE)
        self._next = NextLine(self.trial)
        self._next.setWordWrap(True)
        self.line_box = Choice()
        self.line_box.setAccessibleName(translate("TryOut", "Line that is shown"))
        self.branch_button = button(translate("TryOut", "New line from here"))
        self.delete_button = button(translate("TryOut", "Delete this line"))
        turn = turn_name(document.game.variant.calendar, self.trial.position.phase)
        self.use_button = button(translate("TryOut", "Use my orders of {turn}").format(turn=turn))
        self.close_button = button(translate("TryOut", "Back to the game"))
        self._arrange()
        self.resize(parent.size() * _SHARE)
        self._listen()
        self._take_keys(parent)
        self._show(next(iter(in_order(self._kept)), self._free_name()))

    def _arrange(self) -> None:
        name = power_name(self._document.game.variant, self._power)
        text = translate(
            "TryOut", "Write for everybody and resolve: nothing is played, and only {power} sees it."
        )
        top = QHBoxLayout()
        top.setSpacing(10)
        top.addWidget(self._turn)
        top.addStretch(1)
        top.addWidget(self.line_box)
        for each in (self.branch_button, self.delete_button):
            top.addWidget(each)
        middle = QHBoxLayout()
        middle.setSpacing(0)
        middle.addWidget(self.board, 1)
        middle.addWidget(self.side)
        foot = QHBoxLayout()
        foot.setSpacing(10)
        foot.addWidget(self._next, 1)
        foot.addWidget(self.use_button)
        foot.addWidget(self.close_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 10, 12, 10)
        layout.setSpacing(8)
        layout.addLayout(top)
        layout.addWidget(label(text.format(power=name), FontRole.LABEL, "second", wrap=True))
        layout.addLayout(middle, 1)
        layout.addWidget(self.history)
        layout.addLayout(foot)
        for each in (self.branch_button, self.delete_button, self.use_button, self.close_button):
            each.setAutoDefault(False)
        self.setMinimumSize(*_SMALLEST)

    def _listen(self) -> None:
        join(self.trial, self.board, self.side)
        self.trial.changed.connect(self._changed)
        self.board.prompt_changed.connect(self._next.show_prompt)
        self.board.refusal_changed.connect(self._next.show_refusal)
        self.side.hinted.connect(self._next.show_refusal)
        self.side.action.connect(self.go_on)
        self.side.entry.left.connect(self.board.take_focus)
        self.side.entry.typed.connect(self.typed)
        self.history.back_requested.connect(self._branch_at)
        self.line_box.activated.connect(lambda: self._show(self.line_box.currentText()))
        self.branch_button.clicked.connect(lambda: self._branch_at(self.trial.look))
        self.delete_button.clicked.connect(self._delete)
        self.use_button.clicked.connect(self._use)
        self.close_button.clicked.connect(self.reject)
        self.finished.connect(self._forget)
        self._document.changed.connect(self._follow)

    def _take_keys(self, window: QWidget) -> None:
        """Lets the keys of the window count here, as they are set now."""
        slots = {
            "go_on": self.go_on,
            "undo": self.trial.undo,
            "redo": self.trial.redo,
            "explain": lambda: self.side.explain(self.board.view.hovered),
            "fit_board": self.board.fit,
            "zoom_in": self.board.zoom_in,
            "zoom_out": self.board.zoom_out,
            "look_first": self.trial.look_at_first,
            "look_back": self.trial.look_back,
            "look_forward": self.trial.look_forward,
            "look_latest": self.trial.look_at_latest,
        }
        for name, slot in slots.items():
            action = window.findChild(QAction, name)
            shortcut = QShortcut(QKeySequence(), self)
            shortcut.setKeys(action.shortcuts() if isinstance(action, QAction) else [])
            shortcut.activated.connect(slot)

    # What is kept

    @property
    def _kept(self) -> Mapping[str, Branch]:
        """The lines that were tried from this phase on, by name."""
        return self._document.game.branches.get(self._power, {}).get(self._node, {})

    def _keep(self, branches: Mapping[str, Branch]) -> None:
        self._document.keep_branches(self._power, branches, self._node)

    def _played(self, branch: Branch) -> Game:
        game = self._document.game
        return played_on(game, self._node, branch, game.players[self._power] or self._power)

    def _free_name(self) -> str:
        names = (
            translate("TryOut", "Line {number}").format(number=number + 1)
            for number in range(len(self._kept) + 1)
        )
        return next(name for name in names if name not in self._kept)

    def _first(self) -> Branch:
        """A line that begins with what may be seen of this phase: its orders, or those of the writers."""
        document = self._document
        if document.resolution is not None:
            return (document.game.nodes[document.line[document.line.index(self._node) + 1]].orders,)
        return ({power: document.game.draft(power).orders for power in document.writers},)

    def _show(self, name: str) -> None:
        """Shows a line; one that is new begins with the orders as they are."""
        self._name = ""
        self.trial.replace_game(self._played(self._kept.get(name, self._first())))
        self._name = name
        names = in_order({*self._kept, name})
        self.line_box.fill([(each, each) for each in names], name)
        self.delete_button.setEnabled(name in self._kept)

    def _branch_at(self, node: int) -> None:
        line, name = self.trial.line, self._free_name()
        self._keep({**self._kept, name: branch_of(self.trial.game)[: line.index(node) + 1]})
        self._show(name)

    def _delete(self) -> None:
        kept = {name: branch for name, branch in self._kept.items() if name != self._name}
        self._name = ""
        self._keep(kept)
        self._show(next(iter(in_order(kept)), self._free_name()))

    def _use(self) -> None:
        orders = branch_of(self.trial.game)[0].get(self._power, ())
        draft = replace(self._document.game.draft(self._power), orders=orders)
        self._document.rewrite(
            self._power, draft, translate("Edits", "use the orders of {line}").format(line=self._name)
        )
        self.reject()

    # What is shown

    def go_on(self) -> None:
        """What the filled button says."""
        if self.trial.stage is Stage.RESULTS:
            self.trial.go_on()
        elif not self.trial.at_latest:
            self.trial.look_at_latest()
        elif not self.side.entry.settle():
            return
        else:
            self.trial.seal()
        self.board.take_focus()

    def _changed(self, change: Change) -> None:
        if self._name and change in (Change.DRAFT, Change.STAGE):
            self._keep({**self._kept, self._name: branch_of(self.trial.game)})
            self.delete_button.setEnabled(True)
        if change is Change.GAME:
            self.board.rebuild()
        if change is not Change.DRAFT:
            self.board.forget_choice()
            self.history.refresh()
        self.board.refresh()
        self.side.refresh()
        self.side.action_button.setVisible(self.trial.stage is not Stage.ENDED)
        self.use_button.setVisible(self._power in self._document.writers)
        self._turn.setText(" · ".join(phase_title(self.trial)))
        self._next.show_refusal("")

    def _follow(self, change: Change) -> None:
        """Closes when another has the screen, or another game."""
        if change in (Change.STAGE, Change.GAME):
            self.reject()

    def _forget(self) -> None:
        """Leaves nothing here of what was tried."""
        self._name = ""
        self.trial.replace_game(self._played(()))
        self.line_box.clear()
        self.side.entry.forget()
