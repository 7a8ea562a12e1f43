"""Every action of the window as a row of data: menus, toolbar and keys are made from this table."""

from __future__ import annotations

from app.actions.game import EDIT, GAME
from app.actions.orders import HELP, ORDERS, TABLE
from app.actions.row import PUBLIC, Action, Menu
from app.actions.view import VIEW

__all__ = ["ACTIONS", "PUBLIC", "Action", "Menu"]

ACTIONS: tuple[Action, ...] = (*GAME, *EDIT, *ORDERS, *VIEW, *TABLE, *HELP)
