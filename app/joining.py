"""The list of orders joined with the map: what a row offers is done, and what is chosen is shown there."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.board_pane import BoardPane
from app.document import Document
from app.panels.row import Row
from app.panels.side import SidePanel
from app.words.names import order_text
from variants.orders import Waive

translate = QCoreApplication.translate


def join(document: Document, board: BoardPane, side: SidePanel) -> None:
    """Lets the rows of the side panel change the document, and choose on the map."""
    side.remove_requested.connect(lambda row: _remove(document, row))
    side.waive_requested.connect(lambda row: document.give(row.power, Waive(), order_text(Waive())))
    side.cure_requested.connect(lambda row: _cure(document, row))
    side.row_chosen.connect(lambda row: board.choose(row.place))


def _remove(document: Document, row: Row) -> None:
    if row.order is not None:
        text = translate("Edits", "take {order} back").format(order=order_text(row.order))
        document.remove(row.power, row.order, text)


def _cure(document: Document, row: Row) -> None:
    if row.cure is not None:
        document.amend(row.cure.put, row.cure.take, row.remedy)
