"""What an action of the window is, and in which menu it stands."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.enabling import Enabled, always
from app.icons import Icon


class Menu(StrEnum):
    """The menus, in their order; those of ``PUBLIC`` stay while the curtain is down."""

    GAME = str(QT_TRANSLATE_NOOP("Actions", "Game"))
    EDIT = str(QT_TRANSLATE_NOOP("Actions", "Edit"))
    ORDERS = str(QT_TRANSLATE_NOOP("Actions", "Orders"))
    VIEW = str(QT_TRANSLATE_NOOP("Actions", "View"))
    TABLE = str(QT_TRANSLATE_NOOP("Actions", "Table"))
    HELP = str(QT_TRANSLATE_NOOP("Actions", "Help"))


PUBLIC = frozenset((Menu.GAME, Menu.TABLE, Menu.HELP))


@dataclass(frozen=True, slots=True)
class Action:
    """An action.

    Attributes:
        name: the action's object name, and its slot in the window.
        slot: the slot if it is not the window's own, from there: ``document.undo``.
        text: in the menu, to be translated in the context ``Actions``.
        menu: where it is.
        keys: shortcuts, in Qt's portable text.
        icon: in the menu and the toolbar.
        enabled: when it can be taken.
        toolbar: it has a button in the toolbar.
        group: a line goes before it in the menu, and in the toolbar.
        tip: one sentence on it for the status bar, where the text alone could be taken for another action's.
        repeats: a key that is held down takes it again and again.
    """

    name: str
    text: str
    menu: Menu
    keys: tuple[str, ...] = ()
    icon: Icon | None = None
    enabled: Enabled = always
    toolbar: bool = False
    group: bool = False
    repeats: bool = True
    slot: str = ""
    tip: str = ""


def words(text: object) -> str:
    """A text marked for translation, which Qt's own types do not say is one."""
    return str(text)
