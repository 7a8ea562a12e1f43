"""F2, the chosen order as text in the line under the orders; and F1, the keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.dialogs.keys import KeysDialog
from variants.orders import Order, Waive

if TYPE_CHECKING:
    from app.window import MainWindow


class OrderLine:
    """Joins the line under the orders with what is chosen in the list and on the map."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        entry = window.side.entry
        entry.left.connect(window.board.take_focus)
        entry.page_pasted.connect(window.aids.enter_slip)
        entry.typed.connect(window.texts.guard)

    def edit(self) -> None:
        """Puts the order of the selected unit, or the current one of the list, into the line."""
        document, entry = self._window.document, self._window.side.entry
        if not document.writers:
            return
        found = self._selected() or self._listed()
        if found is not None:
            entry.edit(*found)
        else:
            unit = self._unit_without_order()
            entry.begin(f"{unit} " if unit else "")

    def show_keys(self) -> None:
        """Lists all keys, to be changed."""
        dialog = KeysDialog(self._window)
        dialog.changed.connect(self._window.menus.reload_keys)
        dialog.changed.connect(self._window.board.tool.reload_keys)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _selected(self) -> tuple[str, Order] | None:
        """The order of what is selected on the map."""
        entry = self._window.board.tool.entry
        place = entry.view.selected if entry else None
        if entry is None or place is None:
            return None
        every = ((power, order) for power in entry.table.powers for order in entry.table.given(power))
        return next((pair for pair in every if _province(pair[1]) == place.province), None)

    def _unit_without_order(self) -> str:
        entry = self._window.board.tool.entry
        place = entry.view.selected if entry else None
        unit = entry.table.own_unit(place.province) if entry and place else None
        return str(unit) if unit else ""

    def _listed(self) -> tuple[str, Order] | None:
        row = self._window.side.list.current
        return (row.power, row.order) if row is not None and row.order is not None else None


def _province(order: Order) -> str:
    return "" if isinstance(order, Waive) else order.unit.province
