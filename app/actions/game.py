"""The actions of the menus Game and Edit."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.actions.row import Action, Menu, words
from app.enabling import (
    agreeing,
    board_shown,
    draw_claimable,
    redoable,
    returnable,
    undoable,
    votable,
    written,
)
from app.icons import Icon

GAME: tuple[Action, ...] = (
    Action("new_game", words(QT_TRANSLATE_NOOP("Actions", "New game…")), Menu.GAME, ("Ctrl+N",), Icon.NEW),
    Action(
        "open_game",
        words(QT_TRANSLATE_NOOP("Actions", "Open…")),
        Menu.GAME,
        ("Ctrl+O",),
        Icon.OPEN,
        slot="files.ask_open",
    ),
    Action("add_board", words(QT_TRANSLATE_NOOP("Actions", "Add a board of your own…")), Menu.GAME),
    Action(
        "save_game",
        words(QT_TRANSLATE_NOOP("Actions", "Save")),
        Menu.GAME,
        ("Ctrl+S",),
        Icon.SAVE,
        group=True,
        slot="files.save",
    ),
    Action(
        "save_game_as",
        words(QT_TRANSLATE_NOOP("Actions", "Save as…")),
        Menu.GAME,
        ("Ctrl+Shift+S",),
        slot="files.save_as",
    ),
    Action(
        "agree_draw",
        words(QT_TRANSLATE_NOOP("Actions", "Draw by agreement…")),
        Menu.GAME,
        enabled=agreeing,
        group=True,
        slot="endings.agree_draw",
        tip=words(
            QT_TRANSLATE_NOOP("Actions", "All players have agreed on a draw openly, and end the game now.")
        ),
    ),
    Action(
        "vote_draw",
        words(QT_TRANSLATE_NOOP("Actions", "Secret vote on a draw…")),
        Menu.GAME,
        enabled=votable,
        slot="table.ask_vote",
        tip=words(
            QT_TRANSLATE_NOOP(
                "Actions", "The powers vote one after the other, unseen; one refusal is enough."
            )
        ),
    ),
    Action(
        "declare_draw",
        words(QT_TRANSLATE_NOOP("Actions", "Declare a draw…")),
        Menu.GAME,
        enabled=draw_claimable,
        slot="endings.declare_draw",
        tip=words(
            QT_TRANSLATE_NOOP(
                "Actions", "One of two powers with enough centres to win ends the game, and asks nobody."
            )
        ),
    ),
    Action(
        "concede",
        words(QT_TRANSLATE_NOOP("Actions", "Concede…")),
        Menu.GAME,
        enabled=agreeing,
        slot="endings.concede",
        tip=words(QT_TRANSLATE_NOOP("Actions", "All others give the game up to one power, which wins it.")),
    ),
    Action(
        "agree_end",
        words(QT_TRANSLATE_NOOP("Actions", "Change the last turn…")),
        Menu.GAME,
        enabled=agreeing,
        slot="endings.agree_end",
        tip=words(
            QT_TRANSLATE_NOOP("Actions", "The game goes on, and all agree when it ends if nobody has won.")
        ),
    ),
    Action(
        "players",
        words(QT_TRANSLATE_NOOP("Actions", "Players…")),
        Menu.GAME,
        enabled=agreeing,
        group=True,
        slot="table.ask_players",
    ),
    Action(
        "take_back",
        words(QT_TRANSLATE_NOOP("Actions", "Take the game back to this phase…")),
        Menu.GAME,
        enabled=returnable,
        slot="table.take_back",
    ),
    Action(
        "next_tab",
        words(QT_TRANSLATE_NOOP("Actions", "Next open game")),
        Menu.GAME,
        ("Ctrl+Tab", "Ctrl+PgDown"),
        group=True,
        slot="tabs.next",
    ),
    Action(
        "previous_tab",
        words(QT_TRANSLATE_NOOP("Actions", "Open game before")),
        Menu.GAME,
        ("Ctrl+Shift+Tab", "Ctrl+PgUp"),
        slot="tabs.previous",
    ),
    Action(
        "close_tab",
        words(QT_TRANSLATE_NOOP("Actions", "Close this game")),
        Menu.GAME,
        ("Ctrl+W",),
        slot="tabs.close_shown",
    ),
    Action("close", words(QT_TRANSLATE_NOOP("Actions", "Quit")), Menu.GAME, ("Ctrl+Q",), group=True),
)

EDIT: tuple[Action, ...] = (
    Action(
        "undo",
        words(QT_TRANSLATE_NOOP("Actions", "Undo")),
        Menu.EDIT,
        ("Ctrl+Z",),
        Icon.UNDO,
        undoable,
        toolbar=True,
        slot="document.undo",
    ),
    Action(
        "redo",
        words(QT_TRANSLATE_NOOP("Actions", "Redo")),
        Menu.EDIT,
        ("Ctrl+Shift+Z", "Ctrl+Y"),
        Icon.REDO,
        redoable,
        toolbar=True,
        slot="document.redo",
    ),
    Action(
        "clear_orders",
        words(QT_TRANSLATE_NOOP("Actions", "Take all orders back")),
        Menu.EDIT,
        icon=Icon.REMOVE,
        enabled=written,
        group=True,
    ),
    Action(
        "copy_text",
        words(QT_TRANSLATE_NOOP("Actions", "Copy as text…")),
        Menu.EDIT,
        ("Ctrl+Shift+C",),
        enabled=board_shown,
        group=True,
        slot="texts.ask",
    ),
)
