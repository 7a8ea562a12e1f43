"""Menus and toolbar, made from the table of actions."""

from __future__ import annotations

from operator import attrgetter

from PySide6.QtCore import QCoreApplication, QObject, QSize, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QSizePolicy, QToolBar, QWidget

from app.actions import ACTIONS, PUBLIC, Action, Menu
from app.document import Document
from app.icons import icon
from app.keys import keys_of, with_french
from app.plain_text import literal
from app.theme import Theme

translate = QCoreApplication.translate

_ICON = QSize(20, 20)


class Menus(QObject):
    """The actions of a window, by name."""

    def __init__(self, window: QMainWindow, theme: Theme) -> None:
        super().__init__(window)
        self._theme = theme
        self.actions = {row.name: self._action(window, row.name) for row in ACTIONS}
        self._menus = self._fill_menus(window)

    def __getitem__(self, name: str) -> QAction:
        return self.actions[name]

    def _action(self, window: QMainWindow, name: str) -> QAction:
        row = next(row for row in ACTIONS if row.name == name)
        action = QAction(translate("Actions", row.text), window)
        action.setObjectName(name)
        action.setShortcuts(_shortcuts(row))
        action.setAutoRepeat(row.repeats)
        if row.icon is not None:
            action.setIcon(icon(row.icon, self._theme.text_second))
        if row.tip:
            action.setStatusTip(translate("Actions", row.tip))
        slot = attrgetter(row.slot or name)(window)
        action.triggered.connect(lambda: slot())
        window.addAction(action)
        return action

    def reload_keys(self) -> None:
        """Takes the keys as they are set now."""
        for row in ACTIONS:
            self.actions[row.name].setShortcuts(_shortcuts(row))

    def _fill_menus(self, window: QMainWindow) -> dict[Menu, QMenu]:
        menus = {menu: window.menuBar().addMenu(translate("Actions", menu.value)) for menu in Menu}
        for row in ACTIONS:
            if row.group:
                menus[row.menu].addSeparator()
            menus[row.menu].addAction(self.actions[row.name])
        return menus

    def toolbar(self, middle: QWidget, end: QWidget) -> QToolBar:
        """The toolbar, with a widget in its middle and one at its right end."""
        bar = QToolBar(translate("Actions", "Toolbar"))
        bar.setObjectName("toolbar")
        bar.setMovable(False)
        bar.setIconSize(_ICON)
        bar.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        rows = [row for row in ACTIONS if row.toolbar]
        for row in rows:
            if row.group:
                bar.addSeparator()
            bar.addAction(self.actions[row.name])
        buttons = bar.sizeHint().width()
        bar.addWidget(_spring())
        bar.addWidget(middle)
        bar.addWidget(_spring())
        end.setFixedWidth(buttons)  # so that the middle is the window's middle
        bar.addWidget(end)
        return bar

    def refresh(self, document: Document) -> None:
        """Enables what can be done now; behind the curtain only what everybody may do."""
        covered = document.covered
        for row in ACTIONS:
            self.actions[row.name].setEnabled(row.enabled(document))
        for menu, shown in self._menus.items():
            shown.menuAction().setVisible(menu in PUBLIC or not covered)
        for name, text in (
            ("undo", document.undo_stack.undoText()),
            ("redo", document.undo_stack.redoText()),
        ):
            self._name_edit(name, "" if covered else text)

    def _name_edit(self, name: str, edit: str) -> None:
        row = next(row for row in ACTIONS if row.name == name)
        text = translate("Actions", row.text)
        named = translate("Actions", "{action}: {edit}").format(action=text, edit=edit)
        self.actions[name].setText(named if edit else text)
        keys = self.actions[name].shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self.actions[name].setToolTip(literal(f"{named if edit else text} ({keys})"))


def _shortcuts(row: Action) -> list[QKeySequence]:
    return [QKeySequence(key) for key in with_french(keys_of(row.name, row.keys))]


def _spring() -> QWidget:
    spring = QWidget()
    spring.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
    return spring
