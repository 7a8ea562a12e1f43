"""Who plays which power, and with which passphrase."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from random import Random, SystemRandom

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QHBoxLayout, QLineEdit, QMenu, QPushButton, QWidget

from app.dialogs.passphrase import PassphraseDialog
from app.fonts import FontRole
from app.icons import Icon, icon
from app.panels.parts import Swatch, button, label
from app.panels.steady import steady
from app.plain_text import literal
from app.theme import Theme
from app.words.names import player_name, power_name
from variants.papers import Lock
from variants.seating import division
from variants.variant import Variant

translate = QCoreApplication.translate

NAME_LENGTH = 40  # characters


class Players(QWidget):
    """A row for each power with the name of its player; names can be typed, and one name may stand twice.

    Attributes:
        changed: a name or a passphrase was changed.
        fields: power → the field of its player.
        phrase_buttons: power → the button that asks its player for a passphrase.
        tools: the links that fill the fields: suggest, draw lots, back.
    """

    changed = Signal()

    def __init__(self, theme: Theme, variant: Variant, chance: Random | None = None) -> None:
        super().__init__()
        self._theme, self._variant = theme, variant
        self._chance = chance or SystemRandom()
        self._nobody = translate("NewGame", "Nobody — holds (civil disorder)")
        self._locks: dict[str, Lock] = {}  # by power, so that a name can be typed letter by letter
        self._typed = ""  # the power whose player's name is being typed
        self._before: list[tuple[Mapping[str, str], Mapping[str, Lock]]] = []
        self.fields: dict[str, QComboBox] = {}
        self.phrase_buttons: dict[str, QPushButton] = {}
        self._phrase_title = label(translate("NewGame", "Passphrase"), FontRole.SMALL, "second")
        self._fill()
        self.tools = self._tools()
        self._show()

    def _fill(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(2, 1)
        grid.addWidget(label(translate("NewGame", "Power"), FontRole.SMALL, "second"), 0, 1)
        grid.addWidget(label(translate("NewGame", "Player"), FontRole.SMALL, "second"), 0, 2)
        grid.addWidget(self._phrase_title, 0, 3)
        for row, record in enumerate(self._variant.board.powers):
            color = self._theme.power_color(self._variant.id, record.id)
            name = power_name(self._variant, record.id)
            field = self.fields[record.id] = self._field(record.id, row)
            field.setAccessibleName(name)
            ask = self.phrase_buttons[record.id] = button("", "link")
            ask.clicked.connect(partial(self._ask_phrase, record.id))
            grid.addWidget(Swatch(color, record.letter, 26), row + 1, 0)
            grid.addWidget(label(name, FontRole.BODY), row + 1, 1)
            grid.addWidget(field, row + 1, 2)
            grid.addWidget(ask, row + 1, 3, Qt.AlignmentFlag.AlignLeft)

    def _field(self, power: str, row: int) -> QComboBox:
        field = steady(QComboBox())
        line = QLineEdit()
        line.setMaxLength(max(NAME_LENGTH, len(self._nobody)))
        field.setLineEdit(line)
        field.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        field.addItems([*self._numbered(), self._nobody])
        field.setCurrentIndex(row)
        field.setMinimumWidth(120)
        field.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        field.currentTextChanged.connect(self._check)
        # Somebody else takes the power: a passphrase never goes to another with it.
        field.activated.connect(lambda _: self._drop_lock(power))
        line.textEdited.connect(lambda _: self._type(power))
        line.editingFinished.connect(self.finish_name)
        return field

    def _tools(self) -> QWidget:
        self.suggest_menu = QMenu(self)
        for number in range(2, len(self.fields)):
            text = translate("NewGame", "{number} players").format(number=number)
            self.suggest_menu.addAction(text).triggered.connect(partial(self._suggest, number))
        self.suggest_button = self._tool(
            translate("NewGame", "Suggest"),
            translate("NewGame", "Divides the powers among fewer players, as fair as can be"),
        )
        self.suggest_button.clicked.connect(self._open_suggestions)
        self.lots_button = self._tool(
            translate("NewGame", "Draw lots"),
            translate("NewGame", "Deals the powers out at random"),
        )
        self.lots_button.clicked.connect(self.draw_lots)
        self.back_button = self._tool(
            translate("NewGame", "Undo"),
            translate("NewGame", "As it was before the last click"),
        )
        self.back_button.clicked.connect(self.take_back)
        tools = QWidget()
        row = QHBoxLayout(tools)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        for tool in (self.suggest_button, self.lots_button, self.back_button):
            row.addWidget(tool)
        return tools

    def _tool(self, text: str, explanation: str) -> QPushButton:
        tool = button(text, "link")
        tool.setToolTip(literal(explanation))
        tool.setAccessibleDescription(explanation)
        return tool

    def _open_suggestions(self) -> None:
        self.suggest_menu.popup(self.suggest_button.mapToGlobal(self.suggest_button.rect().bottomLeft()))

    def _numbered(self) -> list[str]:
        return [player_name(number + 1) for number in range(len(self._variant.powers))]

    # Names

    @property
    def names(self) -> Mapping[str, str]:
        """Power → the player's name, "" for nobody."""
        return {power: self._name(field.currentText()) for power, field in self.fields.items()}

    @property
    def people(self) -> tuple[str, ...]:
        """The players, each once, in the order of their powers."""
        return tuple(dict.fromkeys(filter(None, self.names.values())))

    def _name(self, text: str) -> str:
        whole = text.encode(errors="ignore").decode()  # half a pair of UTF-16 cannot be saved
        return "" if whole == self._nobody else whole.strip()

    def seat(self, names: Mapping[str, str]) -> None:
        """Gives powers to these players, who keep their passphrases, and each of the others to one more."""
        locks = self._by_player(self.names, self._locks)
        more = (name for name in self._numbered() if name not in names.values())
        self._offer({power: names[power] if power in names else next(more) for power in self.fields})
        self._locks = {power: locks[name] for power, name in self.names.items() if name in locks}
        self._check()

    def _offer(self, names: Mapping[str, str]) -> None:
        """Shows these names, each of which can be chosen for all powers."""
        people = filter(None, names.values())
        offered = list(dict.fromkeys((*people, *self._numbered(), self._nobody)))
        offered.sort(key=lambda name: name == self._nobody)
        for power, field in self.fields.items():
            with QSignalBlocker(field):
                field.clear()
                field.addItems(offered)
                field.setCurrentIndex(offered.index(names[power] or self._nobody))

    def _suggest(self, number: int, checked: bool = False) -> None:  # noqa: FBT001, FBT002 (Qt's signal)
        del checked
        self.suggest(number)

    def suggest(self, number: int) -> None:
        """Divides the powers among so many of the players."""
        names = dict.fromkeys((*self.people, *self._numbered()))
        groups = division(self._variant, number, self._chance)
        held = {power: name for name, group in zip(names, groups, strict=False) for power in group}
        self._keep()
        self.seat({power: held.get(power, "") for power in self.fields})

    def draw_lots(self) -> None:
        """Gives what each player has to one of the players at random; what is nobody's stays nobody's."""
        people = self.people
        drawn = dict(zip(people, self._chance.sample(people, len(people)), strict=True))
        self._keep()
        self.seat({power: drawn.get(name, "") for power, name in self.names.items()})

    def _keep(self) -> None:
        self._before.append((self.names, self.locks))

    def take_back(self) -> None:
        """Gives the powers back to those who had them before the last lots or suggestion."""
        names, locks = self._before.pop()
        known = {**self._by_player(names, locks), **self._by_player(self.names, self._locks)}
        self._offer(names)
        self._locks = {power: known[name] for power, name in names.items() if name in known}
        self._check()

    # Passphrases

    @property
    def locks(self) -> Mapping[str, Lock]:
        """Power → the lock of its player, one for all their powers; only of those with a passphrase."""
        names = self.names
        by_player = self._by_player(names, self._locks)
        return {power: by_player[name] for power, name in names.items() if name in by_player}

    def _by_player(self, names: Mapping[str, str], locks: Mapping[str, Lock]) -> dict[str, Lock]:
        return {names[power]: lock for power, lock in reversed(tuple(locks.items())) if names[power]}

    def _ask_phrase(self, power: str) -> None:
        name = self.names[power]
        dialog = PassphraseDialog(self._theme, name, self, self.locks.get(power))
        dialog.chosen.connect(partial(self._set_lock, name))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _set_lock(self, player: str, lock: Lock) -> None:
        for power, name in self.names.items():
            if name == player:
                self._locks.pop(power, None)
                if lock.has_phrase:
                    self._locks[power] = lock
        self._check()

    def _drop_lock(self, power: str) -> None:
        self._locks.pop(power, None)
        self._check()

    def _type(self, power: str) -> None:
        self._typed = power

    def finish_name(self) -> None:
        """Offers a name that was typed for other powers too.

        If one has it already, that player has their own passphrase, or none.
        """
        power, self._typed = self._typed, ""
        if not power:
            return
        names = self.names
        lock = self._locks.get(power)
        others = [other for other in names if other != power and names[other] == names[power]]
        if lock is not None and any(self._locks.get(other) != lock for other in others):
            del self._locks[power]
        if names[power] and self.fields[power].findText(names[power]) < 0:
            self._offer(names)
        self._check()

    # What is shown

    def _check(self) -> None:
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        names, locks = self.names, self.locks
        text = translate("NewGame", "Passphrase of {player}: {state}")
        for power, ask in self.phrase_buttons.items():
            state = translate("NewGame", "Set") if power in locks else translate("NewGame", "None")
            ask.setText(state)
            ask.setIcon(icon(Icon.LOCK, self._theme.done if power in locks else self._theme.text_hint))
            ask.setEnabled(bool(names[power]))
            ask.setAccessibleName(text.format(player=names[power], state=state))
        self.lots_button.setEnabled(len(self.people) > 1)
        self.back_button.setEnabled(bool(self._before))

    def offer_phrases(self, *, offered: bool) -> None:
        """Hides the passphrases where everything is visible."""
        for part in (self._phrase_title, *self.phrase_buttons.values()):
            part.setVisible(offered)
