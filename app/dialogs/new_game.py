"""A new game: which one, who plays which power, and the start options."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from app.dialogs.players import Players
from app.dialogs.rules_form import RulesForm
from app.dialogs.variant_card import VariantCard
from app.fonts import FontRole
from app.panels.parts import button, label, rule
from app.panels.segments import Segments
from app.theme import Theme
from app.words.names import variant_title
from app.words.phases import turn_name
from app.words.rules import changed_rules
from variants.game import Game
from variants.registry import VARIANT_IDS, load_variant
from variants.variant import Variant

translate = QCoreApplication.translate

_HOT_SEAT, _SANDBOX = 0, 1
_WIDTH, _HEIGHT = 1080, 860  # pixels, where the window has room for it


class NewGameDialog(QDialog):
    """Asks what is to be played.

    Attributes:
        started: the game that is to be played.
    """

    started = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setWindowTitle(translate("NewGame", "New game"))
        self.mode = Segments((translate("NewGame", "Hot-seat game"), translate("NewGame", "Sandbox")))
        self.mode.chosen.connect(self._check)
        self.cards = {id_: VariantCard(theme, load_variant(id_)) for id_ in VARIANT_IDS}
        for id_, card in self.cards.items():
            card.clicked.connect(lambda _=False, id_=id_: self._take(id_))
        self._summary = label(role=FontRole.LABEL, color="second", wrap=True)
        self.start_button = button("", "primary")
        self.start_button.clicked.connect(self._start)
        self.start_button.setDefault(True)
        self.cancel_button = button(translate("NewGame", "Cancel"))
        self.cancel_button.clicked.connect(self.reject)
        self._columns = QHBoxLayout()
        self._choice: QWidget | None = None
        self._arrange()
        self._fit(parent)
        self._take(VARIANT_IDS[0])

    def _arrange(self) -> None:
        head = QHBoxLayout()
        head.addWidget(label(translate("NewGame", "New game"), FontRole.PHASE_TITLE))
        head.addSpacing(16)
        head.addWidget(self.mode)
        head.addStretch(1)
        cards = QHBoxLayout()
        for card in self.cards.values():
            cards.addWidget(card)
        cards.addStretch(1)
        body = QWidget()
        inner = QVBoxLayout(body)
        inner.setContentsMargins(28, 22, 28, 14)
        inner.setSpacing(16)
        inner.addLayout(head)
        inner.addLayout(cards)
        inner.addLayout(self._columns)
        inner.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setWidget(body)
        foot = QHBoxLayout()
        foot.setContentsMargins(28, 12, 28, 14)
        foot.setSpacing(10)
        foot.addWidget(self._summary, 1)
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

    def _take(self, variant_id: str) -> None:
        """Shows the powers and switches of a game."""
        self.cards[variant_id].setChecked(True)
        self._variant = load_variant(variant_id)
        self.players = Players(self._theme, self._variant)
        self.players.changed.connect(self._check)
        self.rules = RulesForm(self._variant)
        self.rules.changed.connect(self._check)
        self.reset_button = button(translate("NewGame", "Reset to the rules of this game"), "link")
        self.reset_button.clicked.connect(self.rules.reset)
        if self._choice is not None:
            self._columns.removeWidget(self._choice)
            self._choice.deleteLater()
        self._choice = QWidget()
        row = QHBoxLayout(self._choice)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(24)
        row.addLayout(_section(translate("NewGame", "Who plays which power"), self.players), 9)
        row.addWidget(_divider())
        row.addLayout(_section(translate("NewGame", "Rules"), self.rules, self.reset_button), 11)
        self._columns.addWidget(self._choice)
        start = turn_name(self._variant.calendar, self._variant.start().phase)
        self.start_button.setText(translate("NewGame", "Start {turn}").format(turn=start))
        self._check()

    @property
    def sandbox(self) -> bool:
        """One person plays all powers."""
        return self.mode.current == _SANDBOX

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
        self.players.setEnabled(not self.sandbox)
        people = {name for name in self.names.values() if name}
        self.start_button.setEnabled(bool(people))
        changed = changed_rules(self.variant)
        self.reset_button.setEnabled(bool(changed))
        sentences = [f"{variant_title(self._variant)}.", self._about(len(people))]
        if changed:
            text = translate("NewGame", "Other rules: {rules}.")
            sentences.append(text.format(rules=" · ".join(changed)))
        self._summary.setText(" ".join(sentences))

    def _about(self, people: int) -> str:
        if self.sandbox:
            return translate("NewGame", "One person plays all powers, without curtains.")
        if not people:
            return translate("NewGame", "Somebody has to play.")
        if people == 1:
            return translate("NewGame", "One player has all the powers that are played: no curtains.")
        powers = sum(1 for name in self.names.values() if name)
        text = translate(
            "NewGame", "{people} players with {powers} powers. The curtain drops between powers."
        )
        return text.format(people=people, powers=powers)

    def _start(self) -> None:
        game = Game.new(self.variant, self.names)
        self.accept()
        self.started.emit(game)


def _section(title: str, content: QWidget, beside: QWidget | None = None) -> QVBoxLayout:
    column = QVBoxLayout()
    column.setSpacing(10)
    head = QHBoxLayout()
    head.addWidget(label(title, FontRole.DOCK_TITLE), 1)
    if beside is not None:
        head.addWidget(beside)
    column.addLayout(head)
    column.addWidget(content)
    column.addStretch(1)
    return column


def _divider() -> QFrame:
    line = QFrame()
    line.setObjectName("upright")
    return line
