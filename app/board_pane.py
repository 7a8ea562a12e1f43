"""The map pane: shows the document on the board view, and hands what is ordered there to the document."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.boards import board_shapes
from app.document import Document
from app.entry.table import Table
from app.pictures import position_picture, results_picture
from app.scene.board_view import BoardView
from app.scene.label_text import NameMode
from app.scene.order_menu import OrderMenu
from app.scene.picture import DrawnOrder, Highlights, Picture
from app.scene.tools import OrderTool
from app.theme import Theme
from app.translation import language
from app.words.names import order_text, power_name, province_name
from maps.board import Location
from variants.orders import Order
from variants.victory import counted_centers

translate = QCoreApplication.translate

Place: TypeAlias = tuple[float, QPointF]
"""What is in view of a map: the zoom, and the middle in map units."""

_ROOM = 150.0  # map units around the units that are fitted into the view


class BoardPane(QWidget):
    """The board view and its tool.

    Attributes:
        hovered: the province under the pointer in words, "" for none.
        prompt_changed: the tool's next step, "" if it has none.
        refusal_changed: why the last click did nothing, "" if it did something.
        zoomed: the zoom has changed.
        names: what names the map shows.
        patterns: whether patterns and letters tell the powers apart.
        shows_orders: whether orders are drawn.
    """

    hovered = Signal(str)
    prompt_changed = Signal(str)
    refusal_changed = Signal(str)
    zoomed = Signal()

    def __init__(self, theme: Theme, document: Document) -> None:
        super().__init__()
        self._theme, self._document = theme, document
        self._chosen: Location | None = None
        self._lit: str | None = None
        self.names, self.patterns = NameMode.AUTO, False
        self.shows_orders = True
        self._room = QVBoxLayout(self)
        self._room.setContentsMargins(0, 0, 0, 0)
        self._make_view()

    def _make_view(self) -> None:
        variant = self._document.game.variant
        self._variant_id = variant.id
        shapes = board_shapes(variant.board.id)
        self.view = BoardView(variant, shapes, self._theme, language(), keeps=True)
        if self.patterns or self.names is not NameMode.AUTO:
            self.view.show_names(self.names, patterns=self.patterns)
        self.view.setAccessibleName(translate("Board", "Board"))
        self.tool = OrderTool(self.view, variant, self._theme)
        self.menu = OrderMenu(self.view, self.tool, variant)
        self.tool.order_given.connect(self._give)
        self.tool.order_removed.connect(self._remove)
        self.tool.order_exchanged.connect(self._exchange)
        self.tool.prompt_changed.connect(self.prompt_changed)
        self.tool.refusal_changed.connect(self.refusal_changed)
        self.view.province_hovered.connect(self._hover)
        self.view.zoom_changed.connect(self.zoomed)
        self._room.addWidget(self.view)

    def rebuild(self) -> None:
        """Shows another game; the view is made anew only for another board."""
        self._chosen = None
        if self._document.game.variant.id != self._variant_id:
            self._room.removeWidget(self.view)
            self.view.hide()
            self.view.deleteLater()
            self._make_view()
        self.tool.set_table(None)
        self.view.fit()

    def refresh(self) -> None:
        """Shows the document as it is now."""
        self.menu.close()
        self.tool.set_table(self._table())
        picture = self._picture()
        self.tool.show_picture(picture if self.shows_orders else replace(picture, orders=()))

    def choose(self, place: Location | None) -> None:
        """Selects what is chosen in the orders, or lights what is chosen in a report, and scrolls to it."""
        self._chosen = place if self._document.resolution is not None else None
        self.refresh()
        if place is not None and self._document.writers:
            self.tool.select(place)
        elif place is not None:
            self.view.ensureVisible(self.view.anchor(place).x(), self.view.anchor(place).y(), 1, 1, 80, 80)

    def point_at(self, place: Location) -> None:
        """Shows where a place is, in the middle as far as the edge allows, and gives the map the keyboard."""
        self.view.center_on(place)
        self.tool.point_at(place)
        self.take_focus()

    def forget_place(self) -> None:
        """Shows the whole board, with nothing selected or hovered: nobody is told where others looked."""
        self.tool.set_table(None)
        self.view.hover_over("")
        self.view.fit()

    def light(self, power: str | None) -> None:
        """Shows in results the orders of one power alone, with its units lit; of all for None."""
        self._lit = power
        self.refresh()

    def forget_choice(self) -> None:
        """Lights nothing that was chosen in a list before."""
        self._chosen = self._lit = None

    def _table(self) -> Table | None:
        document = self._document
        writers = document.writers
        if not writers:
            return None
        orders = {power: document.game.draft(power).orders for power in writers}
        variant, latest = document.game.variant, document.latest
        return Table(variant, document.position, frozenset(writers), orders, latest)

    def _picture(self) -> Picture:
        document = self._document
        variant, resolution = document.game.variant, document.resolution
        if document.covered:
            return Picture(document.position)
        if resolution is not None:
            shown = results_picture(variant, resolution, document.counted.owners, self._lit)
            return shown if self._lit else replace(shown, highlights=Highlights(self._chosen))
        written = {power: document.game.draft(power).orders for power in document.writers}
        drawn = tuple(DrawnOrder(power, order) for power in written for order in written[power])
        return replace(position_picture(variant, document.position), orders=drawn)

    def _give(self, power: str, order: Order) -> None:
        self._document.give(power, order, order_text(order))

    def _remove(self, power: str, order: Order) -> None:
        text = translate("Edits", "take {order} back").format(order=order_text(order))
        self._document.remove(power, order, text)

    def _exchange(self, power: str, old: Order, new: Order) -> None:
        self._document.exchange(power, old, new, order_text(new))

    def _hover(self, province: str) -> None:
        self.view.tip = self._province_words(province) if province else ""
        self.hovered.emit(self.view.tip)

    def _province_words(self, province: str) -> str:
        variant, position = self._document.game.variant, self._document.position
        name = f"{province_name(variant, province)} ({province})"
        owner = position.owners.get(province)
        if owner is not None:
            counted = province in counted_centers(variant, position.owners, owner)
            text = (
                translate("Board", "{province} · centre of {power}")
                if counted
                else translate("Board", "{province} · centre of {power}, not counted")
            )
            return text.format(province=name, power=power_name(variant, owner))
        if variant.board.provinces[province].supply_center:
            return translate("Board", "{province} · unowned centre").format(province=name)
        return name

    def fit(self) -> None:
        """Shows the whole board."""
        self.view.fit()

    def fit_units(self) -> None:
        """Shows the units of those who write, or else all, as large as they fit."""
        table, position = self.tool.table, self._document.position
        units = table.own_units if table and table.own_units else tuple(position.units)
        points = [self.view.anchor(unit.location) for unit in units]
        if not points:
            return
        across, down = [point.x() for point in points], [point.y() for point in points]
        box = QRectF(min(across), min(down), max(across) - min(across), max(down) - min(down))
        room, box = self.view.viewport().size(), box.adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM)
        zoom = min(room.width() / box.width(), room.height() / box.height())
        self.view.zoom_by(zoom / self.view.zoom)
        self.view.centerOn(box.center())

    @property
    def place(self) -> Place | None:
        """What is in view; None for the whole board."""
        view = self.view
        if math.isclose(view.zoom, view.fit_zoom):
            return None
        return view.zoom, view.mapToScene(view.viewport().rect().center())

    def go_to(self, place: Place | None) -> None:
        """Shows what was in view before, in a view as large as it is now."""
        if place is None:
            self.view.fit()
        else:
            self.view.zoom_by(place[0] / self.view.zoom)
            self.view.centerOn(place[1])

    def zoom_in(self) -> None:
        """Zooms in around the middle."""
        self.view.zoom_by(1.25)

    def zoom_out(self) -> None:
        """Zooms out around the middle."""
        self.view.zoom_by(0.8)

    def cycle_names(self) -> None:
        """Goes on from names where they fit to names, codes, none, and back."""
        modes = list(NameMode)
        self.names = modes[(modes.index(self.names) + 1) % len(modes)]
        self.view.show_names(self.names, patterns=self.patterns)

    def toggle_orders(self) -> None:
        """Takes the orders off the map, or draws them again."""
        self.shows_orders = not self.shows_orders
        self.refresh()

    def toggle_patterns(self) -> None:
        """Tells the powers apart by patterns and letters as well, or no longer."""
        self.patterns = not self.patterns
        self.view.show_names(self.names, patterns=self.patterns)

    def take_focus(self) -> None:
        """Gives the map the keyboard, so that single letters are orders."""
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)
