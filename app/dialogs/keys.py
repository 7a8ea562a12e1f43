"""All keys in one list, by what they do; each can be changed, and letters alone switched off."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QKeySequenceEdit,
    QLineEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.actions import ACTIONS, Menu
from app.fonts import FontRole, font
from app.keys import ENTRY_KEYS, chosen_keys, is_letter, keep_keys, letters_off, switch_letters
from app.panels.parts import button, label, set_role

translate = QCoreApplication.translate

_SIZE = QSize(620, 600)
_ROW = Qt.ItemDataRole.UserRole
QT_TRANSLATE_NOOP("QKeySequenceEdit", "Press shortcut")  # Qt's own word in the field, too long in German


@dataclass(frozen=True, slots=True)
class KeyRow:
    """Something that has keys: an action of the window, or what a key does on the map.

    Attributes:
        name: under which its keys are kept.
        text: what it does, translated.
        group: under which heading it stands, translated.
        usual: its keys unless they are changed.
    """

    name: str
    text: str
    group: str
    usual: tuple[str, ...]

    @property
    def keys(self) -> tuple[str, ...]:
        """Its keys now, also those that are switched off."""
        return chosen_keys(self.name, self.usual)


def key_rows() -> tuple[KeyRow, ...]:
    """All rows, from the tables that the menus and the map use."""
    on_map = translate("Keys", "On the map")
    entry = [KeyRow(row.name, translate("Keys", row.text), on_map, row.keys) for row in ENTRY_KEYS]
    menus = {menu: translate("Actions", menu.value) for menu in Menu}
    actions = [
        KeyRow(row.name, translate("Actions", row.text), menus[row.menu], row.keys)
        for menu in Menu
        for row in ACTIONS
        if row.menu is menu
    ]
    return (*entry, *actions)


def rivals(rows: Sequence[KeyRow], row: KeyRow, key: str) -> Iterator[KeyRow]:
    """The rows that have a key as well; not those that share it by design, each in its own situation."""
    for other in rows:
        by_design = key in other.usual and key in row.usual
        if other is not row and key in other.keys and not by_design:
            yield other


class KeysDialog(QDialog):
    """Lists and changes the keys; every change counts at once.

    Attributes:
        changed: keys are others now.
        tree: the list.
        filter: what is looked for in it.
        key_edit: the key for the row that is chosen.
        letters: whether letters alone are keys.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("Keys", "Keys"))
        self._rows = key_rows()
        self._items: dict[str, QTreeWidgetItem] = {}
        self._headings: dict[str, QTreeWidgetItem] = {}
        self.filter = QLineEdit()
        self.filter.setPlaceholderText(translate("Keys", "Find an action or a key"))
        self.filter.setAccessibleName(self.filter.placeholderText())
        self.filter.setFont(font(FontRole.BODY))
        self.filter.textChanged.connect(self._find)
        self.tree = QTreeWidget()
        self.tree.setAccessibleName(translate("Keys", "Keys"))
        self.tree.setFont(font(FontRole.LABEL))
        self.tree.setHeaderLabels([translate("Keys", "Action"), translate("Keys", "Keys")])
        self.tree.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.tree.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.tree.header().setStretchLastSection(False)
        self.tree.currentItemChanged.connect(self._choose)
        self.key_edit = QKeySequenceEdit()
        self.key_edit.setMaximumSequenceLength(1)
        self.key_edit.setAccessibleName(translate("Keys", "New key"))
        self.key_edit.keySequenceChanged.connect(self._weigh)
        self.set_button = button(translate("Keys", "Set"))
        self.none_button = button(translate("Keys", "No key"))
        self.reset_button = button(translate("Keys", "As it was"))
        self.reset_all_button = button(translate("Keys", "All as they were"))
        self.close_button = button(translate("Keys", "Close"), "primary")
        self.letters = QCheckBox(translate("Keys", "Letters alone are keys while the map has the focus"))
        self.letters.setFont(font(FontRole.LABEL))
        self.letters.setChecked(not letters_off())
        self.letters.toggled.connect(self._switch)
        self.note = label(role=FontRole.LABEL, color="second", wrap=True)
        self.set_button.clicked.connect(self._set)
        self.none_button.clicked.connect(lambda: self._keep(()))
        self.reset_button.clicked.connect(self._reset)
        self.reset_all_button.clicked.connect(self._reset_all)
        self.close_button.clicked.connect(self.accept)
        self._fill()
        self._arrange()
        self._choose()

    def _arrange(self) -> None:
        change = QHBoxLayout()
        change.addWidget(self.key_edit, 1)
        for each in (self.set_button, self.none_button, self.reset_button):
            each.setAutoDefault(False)
            change.addWidget(each)
        foot = QHBoxLayout()
        self.reset_all_button.setAutoDefault(False)
        foot.addWidget(self.reset_all_button)
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(22, 18, 22, 18)
        layout.setSpacing(10)
        layout.addWidget(label(translate("Keys", "Keys"), FontRole.PHASE_TITLE))
        layout.addWidget(self.filter)
        layout.addWidget(self.tree, 1)
        layout.addLayout(change)
        layout.addWidget(self.note)
        layout.addWidget(self.letters)
        layout.addLayout(foot)
        self.resize(_SIZE)

    def _fill(self) -> None:
        headings = self._headings
        for row in self._rows:
            if row.group not in headings:
                heading = QTreeWidgetItem(self.tree, [row.group])
                heading.setFlags(Qt.ItemFlag.ItemIsEnabled)
                heading.setFirstColumnSpanned(True)
                heading.setFont(0, font(FontRole.LIST_KEY))
                headings[row.group] = heading
            item = QTreeWidgetItem(headings[row.group])
            item.setText(0, row.text)
            item.setData(0, _ROW, row.name)
            self._items[row.name] = item
        self.tree.expandAll()
        self._show_keys()

    def _show_keys(self) -> None:
        off = not self.letters.isChecked()
        for row in self._rows:
            on = [key for key in row.keys if not (off and is_letter(key))]
            self._items[row.name].setText(1, "   ".join(map(shown_key, on)))

    @property
    def _row(self) -> KeyRow | None:
        item = self.tree.currentItem()
        name = item.data(0, _ROW) if item else None
        return next((row for row in self._rows if row.name == name), None)

    def choose(self, name: str) -> None:
        """Makes the row of a name the one that is changed."""
        self.tree.setCurrentItem(self._items[name])

    def _choose(self) -> None:
        row = self._row
        self.key_edit.setEnabled(row is not None)
        self.key_edit.clear()
        self._weigh()

    @property
    def _key(self) -> str:
        return self.key_edit.keySequence().toString(QKeySequence.SequenceFormat.PortableText)

    def _weigh(self) -> None:
        """Names those that have the key already."""
        row, key = self._row, self._key
        found = list(rivals(self._rows, row, key)) if row and key else []
        self.set_button.setEnabled(bool(row and key))
        self.none_button.setEnabled(bool(row and row.keys))
        self.reset_button.setEnabled(bool(row and row.keys != row.usual))
        if found:
            quoted = translate("Keys", "“{name}”")
            names = ", ".join(quoted.format(name=other.text) for other in found)
            text = translate("Keys", "{key} is the key of {names}. Set takes it from there.")
            self._say(text.format(key=shown_key(key), names=names), "warning")
        elif row is None:
            self._say(translate("Keys", "Choose an action, then press its new key."), "second")
        else:
            self._say(translate("Keys", "Press the new key of “{name}”.").format(name=row.text), "second")

    def _say(self, text: str, role: str) -> None:
        self.note.setText(text)
        set_role(self.note, role)

    def _set(self) -> None:
        row, key = self._row, self._key
        if row is None or not key:
            return
        for other in rivals(self._rows, row, key):
            keep_keys(other.name, [each for each in other.keys if each != key], other.usual)
        self._keep((key,))

    def _keep(self, keys: Sequence[str]) -> None:
        row = self._row
        if row is not None:
            keep_keys(row.name, keys, row.usual)
            self._told()

    def _reset(self) -> None:
        """The usual keys again, taken from whoever has got one of them since."""
        row = self._row
        if row is None:
            return
        for key in row.usual:
            for other in rivals(self._rows, row, key):
                keep_keys(other.name, [each for each in other.keys if each != key], other.usual)
        self._keep(row.usual)

    def _reset_all(self) -> None:
        for row in self._rows:
            keep_keys(row.name, row.usual, row.usual)
        self.letters.setChecked(True)
        self._told()

    def _switch(self, on: bool) -> None:  # noqa: FBT001 (Qt's signal)
        switch_letters(off=not on)
        self._told()

    def _told(self) -> None:
        self.key_edit.clear()
        self._show_keys()
        self._weigh()
        self.changed.emit()

    def _find(self, text: str) -> None:
        wanted = text.strip().casefold()
        for row in self._rows:
            item = self._items[row.name]
            item.setHidden(wanted not in f"{item.text(0)} {item.text(1)}".casefold())
        for group, heading in self._headings.items():
            below = (self._items[row.name] for row in self._rows if row.group == group)
            heading.setHidden(all(item.isHidden() for item in below))


def shown_key(key: str) -> str:
    """A shortcut as the system writes it."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
