"""The cards of the games in as many columns as there is room for."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from app.dialogs.variant_card import CARD_WIDTH, COMPACT_WIDTH, VariantCard, card_height

_GAP = 8


class Cards(QWidget):
    """Cards side by side; where there is no room for all, low ones in several rows."""

    def __init__(self) -> None:
        super().__init__()
        self._cards: tuple[VariantCard, ...] = ()
        self._columns, self._compact = 0, False
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(_GAP)

    def show_cards(self, cards: Mapping[str, VariantCard]) -> None:
        """Shows these cards in place of any others."""
        for old in self._cards:
            if old not in cards.values():
                self._grid.removeWidget(old)
                old.deleteLater()
        self._cards, self._columns = tuple(cards.values()), 0
        self._arrange(self.width())

    def minimumSizeHint(self) -> QSize:  # noqa: N802 (Qt's name)
        """One card; the width decides how many stand in a row."""
        return QSize(CARD_WIDTH, self._rows * (card_height(compact=self._compact) + _GAP) - _GAP)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 (Qt's name)
        """Fits the columns to the width."""
        super().resizeEvent(event)
        self._arrange(event.size().width())

    @property
    def _rows(self) -> int:
        return -(-len(self._cards) // max(1, self._columns))

    def _arrange(self, width: int) -> None:
        self._compact = len(self._cards) * (CARD_WIDTH + _GAP) - _GAP > width
        least = COMPACT_WIDTH if self._compact else CARD_WIDTH
        columns = max(1, min(len(self._cards), (width + _GAP) // (least + _GAP)))
        if columns == self._columns:
            return
        self._columns = columns
        for number, card in enumerate(self._cards):
            card.set_compact(compact=self._compact)
            self._grid.addWidget(card, number // columns, number % columns)
        self.setFixedHeight(self.minimumSizeHint().height())
