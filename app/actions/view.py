"""The actions of the menu View."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.actions.row import Action, Menu, words
from app.enabling import board_shown, earlier, later
from app.icons import Icon

VIEW: tuple[Action, ...] = (
    Action(
        "fit_board",
        words(QT_TRANSLATE_NOOP("Actions", "Fit the board")),
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
        words(QT_TRANSLATE_NOOP("Actions", "Fit my units")),
        Menu.VIEW,
        ("9",),
        enabled=board_shown,
        slot="board.fit_units",
    ),
    Action(
        "zoom_in",
        words(QT_TRANSLATE_NOOP("Actions", "Zoom in")),
        Menu.VIEW,
        ("+", "=", "Ctrl++", "Ctrl+="),
        Icon.ZOOM_IN,
        board_shown,
        toolbar=True,
        slot="board.zoom_in",
    ),
    Action(
        "zoom_out",
        words(QT_TRANSLATE_NOOP("Actions", "Zoom out")),
        Menu.VIEW,
        ("-", "Ctrl+-"),
        Icon.ZOOM_OUT,
        board_shown,
        toolbar=True,
        slot="board.zoom_out",
    ),
    Action(
        "cycle_names",
        words(QT_TRANSLATE_NOOP("Actions", "Names, codes or none")),
        Menu.VIEW,
        ("N",),
        Icon.LAYERS,
        board_shown,
    ),
    Action(
        "toggle_patterns",
        words(QT_TRANSLATE_NOOP("Actions", "Patterns and letters of the powers")),
        Menu.VIEW,
        ("P",),
        enabled=board_shown,
        slot="board.toggle_patterns",
    ),
    Action(
        "look_first",
        words(QT_TRANSLATE_NOOP("Actions", "First phase")),
        Menu.VIEW,
        ("Alt+Home",),
        Icon.FIRST,
        earlier,
        group=True,
        slot="document.look_at_first",
    ),
    Action(
        "look_back",
        words(QT_TRANSLATE_NOOP("Actions", "Phase before")),
        Menu.VIEW,
        ("Alt+Left",),
        Icon.BACK,
        earlier,
        slot="document.look_back",
    ),
    Action(
        "look_forward",
        words(QT_TRANSLATE_NOOP("Actions", "Phase after")),
        Menu.VIEW,
        ("Alt+Right",),
        Icon.FORWARD,
        later,
        slot="document.look_forward",
    ),
    Action(
        "look_latest",
        words(QT_TRANSLATE_NOOP("Actions", "Latest phase")),
        Menu.VIEW,
        ("Alt+End",),
        Icon.LAST,
        later,
        slot="document.look_at_latest",
    ),
    Action(
        "next_pane",
        words(QT_TRANSLATE_NOOP("Actions", "Next pane")),
        Menu.VIEW,
        ("F6",),
        enabled=board_shown,
        group=True,
        slot="panes.next",
    ),
    Action(
        "previous_pane",
        words(QT_TRANSLATE_NOOP("Actions", "Pane before")),
        Menu.VIEW,
        ("Shift+F6",),
        enabled=board_shown,
        slot="panes.previous",
    ),
    Action(
        "reset_layout",
        words(QT_TRANSLATE_NOOP("Actions", "Reset layout")),
        Menu.VIEW,
        enabled=board_shown,
        group=True,
        slot="docks.reset",
    ),
)
