"""Every action of the window as a row of data: menus, toolbar and keys are made from this table."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.enabling import (
    Enabled,
    agreeing,
    always,
    behind_curtain,
    board_shown,
    draw_claimable,
    earlier,
    has_secrets,
    later,
    private,
    redoable,
    resolved,
    returnable,
    timed,
    undoable,
    votable,
    writing,
    written,
)
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


def _text(text: object) -> str:
    return str(text)


ACTIONS: tuple[Action, ...] = (
    Action("new_game", _text(QT_TRANSLATE_NOOP("Actions", "New game…")), Menu.GAME, ("Ctrl+N",), Icon.NEW),
    Action(
        "open_game",
        _text(QT_TRANSLATE_NOOP("Actions", "Open…")),
        Menu.GAME,
        ("Ctrl+O",),
        Icon.OPEN,
        slot="files.ask_open",
    ),
    Action("add_board", _text(QT_TRANSLATE_NOOP("Actions", "Add a board of your own…")), Menu.GAME),
    Action(
        "save_game",
        _text(QT_TRANSLATE_NOOP("Actions", "Save")),
        Menu.GAME,
        ("Ctrl+S",),
        Icon.SAVE,
        group=True,
        slot="files.save",
    ),
    Action(
        "save_game_as",
        _text(QT_TRANSLATE_NOOP("Actions", "Save as…")),
        Menu.GAME,
        ("Ctrl+Shift+S",),
        slot="files.save_as",
    ),
    Action(
        "agree_draw",
        _text(QT_TRANSLATE_NOOP("Actions", "Agree a draw…")),
        Menu.GAME,
        enabled=agreeing,
        group=True,
        slot="endings.agree_draw",
    ),
    Action(
        "vote_draw",
        _text(QT_TRANSLATE_NOOP("Actions", "Vote on a draw…")),
        Menu.GAME,
        enabled=votable,
        slot="table.ask_vote",
    ),
    Action(
        "declare_draw",
        _text(QT_TRANSLATE_NOOP("Actions", "Declare a draw…")),
        Menu.GAME,
        enabled=draw_claimable,
        slot="endings.declare_draw",
    ),
    Action(
        "agree_end",
        _text(QT_TRANSLATE_NOOP("Actions", "Agree on the end…")),
        Menu.GAME,
        enabled=agreeing,
        slot="endings.agree_end",
    ),
    Action(
        "players",
        _text(QT_TRANSLATE_NOOP("Actions", "Players…")),
        Menu.GAME,
        enabled=agreeing,
        group=True,
        slot="table.ask_players",
    ),
    Action(
        "take_back",
        _text(QT_TRANSLATE_NOOP("Actions", "Take the game back to this phase…")),
        Menu.GAME,
        enabled=returnable,
        slot="table.take_back",
    ),
    Action(
        "next_tab",
        _text(QT_TRANSLATE_NOOP("Actions", "Next open game")),
        Menu.GAME,
        ("Ctrl+Tab", "Ctrl+PgDown"),
        group=True,
        slot="tabs.next",
    ),
    Action(
        "previous_tab",
        _text(QT_TRANSLATE_NOOP("Actions", "Open game before")),
        Menu.GAME,
        ("Ctrl+Shift+Tab", "Ctrl+PgUp"),
        slot="tabs.previous",
    ),
    Action(
        "close_tab",
        _text(QT_TRANSLATE_NOOP("Actions", "Close this game")),
        Menu.GAME,
        ("Ctrl+W",),
        slot="tabs.close_shown",
    ),
    Action("close", _text(QT_TRANSLATE_NOOP("Actions", "Quit")), Menu.GAME, ("Ctrl+Q",), group=True),
    Action(
        "undo",
        _text(QT_TRANSLATE_NOOP("Actions", "Undo")),
        Menu.EDIT,
        ("Ctrl+Z",),
        Icon.UNDO,
        undoable,
        toolbar=True,
        slot="document.undo",
    ),
    Action(
        "redo",
        _text(QT_TRANSLATE_NOOP("Actions", "Redo")),
        Menu.EDIT,
        ("Ctrl+Shift+Z", "Ctrl+Y"),
        Icon.REDO,
        redoable,
        toolbar=True,
        slot="document.redo",
    ),
    Action(
        "clear_orders",
        _text(QT_TRANSLATE_NOOP("Actions", "Take all orders back")),
        Menu.EDIT,
        icon=Icon.REMOVE,
        enabled=written,
        group=True,
    ),
    Action(
        "copy_text",
        _text(QT_TRANSLATE_NOOP("Actions", "Copy as text…")),
        Menu.EDIT,
        ("Ctrl+Shift+C",),
        enabled=board_shown,
        group=True,
        slot="texts.ask",
    ),
    Action(
        "go_on",
        _text(QT_TRANSLATE_NOOP("Actions", "Go on")),
        Menu.ORDERS,
        ("Ctrl+Return", "Ctrl+Enter"),
        enabled=board_shown,
        repeats=False,
    ),
    Action(
        "next_order",
        _text(QT_TRANSLATE_NOOP("Actions", "Next order in the list")),
        Menu.ORDERS,
        ("Ctrl+Down",),
        enabled=board_shown,
        group=True,
        slot="side.list.next_line",
    ),
    Action(
        "previous_order",
        _text(QT_TRANSLATE_NOOP("Actions", "Order before in the list")),
        Menu.ORDERS,
        ("Ctrl+Up",),
        enabled=board_shown,
        slot="side.list.previous_line",
    ),
    Action(
        "edit_order",
        _text(QT_TRANSLATE_NOOP("Actions", "Order as text")),
        Menu.ORDERS,
        ("F2",),
        enabled=writing,
        slot="order_line.edit",
    ),
    Action(
        "explain",
        _text(QT_TRANSLATE_NOOP("Actions", "Why")),
        Menu.ORDERS,
        ("W", "Shift+W"),
        Icon.INFO,
        resolved,
    ),
    Action(
        "try_out",
        _text(QT_TRANSLATE_NOOP("Actions", "Try out…")),
        Menu.ORDERS,
        ("Shift+B",),
        enabled=private,
        slot="side.papers.try_out",
    ),
    Action(
        "drop_curtain",
        _text(QT_TRANSLATE_NOOP("Actions", "Drop the curtain now")),
        Menu.ORDERS,
        ("Ctrl+L",),
        Icon.LOCK,
        behind_curtain,
        slot="hand_over.drop_curtain",
    ),
    Action(
        "passphrase",
        _text(QT_TRANSLATE_NOOP("Actions", "Passphrase…")),
        Menu.ORDERS,
        enabled=has_secrets,
        slot="table.ask_phrase",
    ),
    Action(
        "fit_board",
        _text(QT_TRANSLATE_NOOP("Actions", "Fit the board")),
        Menu.VIEW,
        ("0", "Ctrl+0"),
        Icon.FIT,
        board_shown,
        toolbar=True,
        group=True,
        slot="board.fit",
    ),
    Action(
        "fit_units",
        _text(QT_TRANSLATE_NOOP("Actions", "Fit my units")),
        Menu.VIEW,
        ("9",),
        enabled=board_shown,
        slot="board.fit_units",
    ),
    Action(
        "zoom_in",
        _text(QT_TRANSLATE_NOOP("Actions", "Zoom in")),
        Menu.VIEW,
        ("+", "=", "Ctrl++", "Ctrl+="),
        Icon.ZOOM_IN,
        board_shown,
        toolbar=True,
        slot="board.zoom_in",
    ),
    Action(
        "zoom_out",
        _text(QT_TRANSLATE_NOOP("Actions", "Zoom out")),
        Menu.VIEW,
        ("-", "Ctrl+-"),
        Icon.ZOOM_OUT,
        board_shown,
        toolbar=True,
        slot="board.zoom_out",
    ),
    Action(
        "cycle_names",
        _text(QT_TRANSLATE_NOOP("Actions", "Names, codes or none")),
        Menu.VIEW,
        ("N",),
        Icon.LAYERS,
        board_shown,
    ),
    Action(
        "look_first",
        _text(QT_TRANSLATE_NOOP("Actions", "First phase")),
        Menu.VIEW,
        ("Alt+Home",),
        Icon.FIRST,
        earlier,
        group=True,
        slot="document.look_at_first",
    ),
    Action(
        "look_back",
        _text(QT_TRANSLATE_NOOP("Actions", "Phase before")),
        Menu.VIEW,
        ("Alt+Left",),
        Icon.BACK,
        earlier,
        slot="document.look_back",
    ),
    Action(
        "look_forward",
        _text(QT_TRANSLATE_NOOP("Actions", "Phase after")),
        Menu.VIEW,
        ("Alt+Right",),
        Icon.FORWARD,
        later,
        slot="document.look_forward",
    ),
    Action(
        "look_latest",
        _text(QT_TRANSLATE_NOOP("Actions", "Latest phase")),
        Menu.VIEW,
        ("Alt+End",),
        Icon.LAST,
        later,
        slot="document.look_at_latest",
    ),
    Action(
        "next_pane",
        _text(QT_TRANSLATE_NOOP("Actions", "Next pane")),
        Menu.VIEW,
        ("F6",),
        enabled=board_shown,
        group=True,
        slot="panes.next",
    ),
    Action(
        "previous_pane",
        _text(QT_TRANSLATE_NOOP("Actions", "Pane before")),
        Menu.VIEW,
        ("Shift+F6",),
        enabled=board_shown,
        slot="panes.previous",
    ),
    Action(
        "reset_layout",
        _text(QT_TRANSLATE_NOOP("Actions", "Reset layout")),
        Menu.VIEW,
        enabled=board_shown,
        group=True,
        slot="docks.reset",
    ),
    Action(
        "show_audience",
        _text(QT_TRANSLATE_NOOP("Actions", "Window for the audience")),
        Menu.TABLE,
        icon=Icon.EYE,
        slot="aids.show_audience",
    ),
    Action(
        "read_out",
        _text(QT_TRANSLATE_NOOP("Actions", "Read the results out…")),
        Menu.TABLE,
        enabled=resolved,
        slot="aids.read_out",
    ),
    Action(
        "enter_slip",
        _text(QT_TRANSLATE_NOOP("Actions", "Enter a page of orders…")),
        Menu.TABLE,
        enabled=writing,
        group=True,
        slot="aids.enter_slip",
    ),
    Action(
        "pause_clock",
        _text(QT_TRANSLATE_NOOP("Actions", "Pause the clock, or let it go on")),
        Menu.TABLE,
        icon=Icon.CLOCK,
        enabled=timed,
        slot="clock.toggle",
    ),
    Action(
        "print_table",
        _text(QT_TRANSLATE_NOOP("Actions", "Print slips or a map…")),
        Menu.TABLE,
        ("Ctrl+P",),
        slot="aids.print",
    ),
    Action(
        "deadline",
        _text(QT_TRANSLATE_NOOP("Actions", "Deadline…")),
        Menu.TABLE,
        group=True,
        slot="table.ask_deadline",
    ),
    Action(
        "show_keys",
        _text(QT_TRANSLATE_NOOP("Actions", "Keys…")),
        Menu.HELP,
        ("F1",),
        slot="order_line.show_keys",
    ),
    Action("show_about", _text(QT_TRANSLATE_NOOP("Actions", "About Chancery")), Menu.HELP, icon=Icon.INFO),
)
