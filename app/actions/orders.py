"""The actions of the menus Orders, Table and Help."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.actions.row import Action, Menu, words
from app.enabling import behind_curtain, board_shown, has_secrets, private, resolved, timed, writing
from app.icons import Icon

ORDERS: tuple[Action, ...] = (
    Action(
        "go_on",
        words(QT_TRANSLATE_NOOP("Actions", "Go on")),
        Menu.ORDERS,
        ("Ctrl+Return", "Ctrl+Enter"),
        enabled=board_shown,
        repeats=False,
    ),
    Action(
        "next_order",
        words(QT_TRANSLATE_NOOP("Actions", "Next order in the list")),
        Menu.ORDERS,
        ("Ctrl+Down",),
        enabled=board_shown,
        group=True,
        slot="side.list.next_line",
    ),
    Action(
        "previous_order",
        words(QT_TRANSLATE_NOOP("Actions", "Order before in the list")),
        Menu.ORDERS,
        ("Ctrl+Up",),
        enabled=board_shown,
        slot="side.list.previous_line",
    ),
    Action(
        "edit_order",
        words(QT_TRANSLATE_NOOP("Actions", "Order as text")),
        Menu.ORDERS,
        ("F2",),
        enabled=writing,
        slot="order_line.edit",
    ),
    Action(
        "explain",
        words(QT_TRANSLATE_NOOP("Actions", "Why")),
        Menu.ORDERS,
        ("W", "Shift+W"),
        Icon.INFO,
        resolved,
    ),
    Action(
        "try_out",
        words(QT_TRANSLATE_NOOP("Actions", "Try out…")),
        Menu.ORDERS,
        ("Shift+B",),
        enabled=private,
        slot="side.papers.try_out",
    ),
    Action(
        "drop_curtain",
        words(QT_TRANSLATE_NOOP("Actions", "Drop the curtain now")),
        Menu.ORDERS,
        ("Ctrl+L",),
        Icon.LOCK,
        behind_curtain,
        slot="hand_over.drop_curtain",
    ),
    Action(
        "passphrase",
        words(QT_TRANSLATE_NOOP("Actions", "Passphrase…")),
        Menu.ORDERS,
        enabled=has_secrets,
        slot="table.ask_phrase",
    ),
)

TABLE: tuple[Action, ...] = (
    Action(
        "show_audience",
        words(QT_TRANSLATE_NOOP("Actions", "Window for the audience")),
        Menu.TABLE,
        icon=Icon.EYE,
        slot="aids.show_audience",
    ),
    Action(
        "read_out",
        words(QT_TRANSLATE_NOOP("Actions", "Read the results out…")),
        Menu.TABLE,
        enabled=resolved,
        slot="aids.read_out",
    ),
    Action(
        "enter_slip",
        words(QT_TRANSLATE_NOOP("Actions", "Enter a page of orders…")),
        Menu.TABLE,
        enabled=writing,
        group=True,
        slot="aids.enter_slip",
    ),
    Action(
        "pause_clock",
        words(QT_TRANSLATE_NOOP("Actions", "Pause the clock, or let it go on")),
        Menu.TABLE,
        icon=Icon.CLOCK,
        enabled=timed,
        slot="clock.toggle",
    ),
    Action(
        "print_table",
        words(QT_TRANSLATE_NOOP("Actions", "Print slips or a map…")),
        Menu.TABLE,
        ("Ctrl+P",),
        slot="aids.print",
    ),
    Action(
        "deadline",
        words(QT_TRANSLATE_NOOP("Actions", "Deadline…")),
        Menu.TABLE,
        group=True,
        slot="table.ask_deadline",
    ),
)

HELP: tuple[Action, ...] = (
    Action(
        "show_keys",
        words(QT_TRANSLATE_NOOP("Actions", "Keys…")),
        Menu.HELP,
        ("F1",),
        slot="order_line.show_keys",
    ),
    Action("show_about", words(QT_TRANSLATE_NOOP("Actions", "About Chancery")), Menu.HELP, icon=Icon.INFO),
)
