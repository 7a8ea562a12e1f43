"""The menu of all orders that a unit can be given, or that concern a place."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby

from PySide6.QtCore import QCoreApplication, QPointF
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidgetAction

from app.entry.offers import Offer, OfferKind
from app.fonts import FontRole
from app.panels.parts import label
from app.scene.board_view import BoardView
from app.scene.tools import OrderTool
from app.words.names import location_name, order_text, unit_kind_name, unit_name
from app.words.prompts import refusal_text
from maps.board import Location
from variants.orders import Build, Order, Support, Unit, Waive
from variants.variant import Variant

translate = QCoreApplication.translate

_MOST = 12  # entries of a submenu before those of each unit have their own


class OrderMenu(QMenu):
    """Opens where the view asks for a menu while somebody writes; emptied when the map is shown anew."""

    def __init__(self, view: BoardView, tool: OrderTool, variant: Variant) -> None:
        super().__init__(view)
        self._view, self._tool, self._variant = view, tool, variant
        self._giving = False  # an entry is being carried out, and may not be deleted meanwhile
        view.context_requested.connect(self.ask)

    def ask(self, province: str, place: QPointF) -> None:
        """Opens at a place, in map units, with what can be ordered in its province."""
        entry = self._tool.entry
        if entry is None or not province:
            return
        self._empty()
        offers = entry.offers(province)
        own = bool(offers) and all(_stands_in(offer, province) for offer in offers)
        if own:
            self._tool.select(Location(province))
        self._say(self._heading(province, offers if own else ()), FontRole.LIST_KEY)
        if offers:
            self._fill(offers, _OWN if own else _THERE)
        else:
            refusal = entry.attempt(province).refusal
            reason = refusal_text(entry.table, refusal) if refusal else translate("Menu", "Nothing to order")
            self._say(reason, FontRole.LABEL)
        self.popup(self._view.viewport().mapToGlobal(self._view.mapFromScene(place)))

    def _say(self, text: str, role: FontRole) -> None:
        """A line that is no entry."""
        line, said = QWidgetAction(self), label(text, role)
        said.setContentsMargins(12, 4, 12, 4)
        said.setStyleSheet(f"color: {self.palette().windowText().color().name()}")  # though it is no entry
        line.setDefaultWidget(said)
        line.setText(_plain(text))
        line.setEnabled(False)
        self.addAction(line)

    def close(self) -> bool:
        """Closes the menu, also while a submenu is open, and forgets what was in it."""
        closed = super().close()
        if not self._giving:
            self._empty()
        return closed

    def _empty(self) -> None:
        self.clear()
        for submenu in self.findChildren(QMenu):
            submenu.hide()
            submenu.deleteLater()

    def _heading(self, province: str, offers: Sequence[Offer]) -> str:
        unit = offers[0].unit if offers else None
        if unit is None or isinstance(offers[0].order, Build):
            return location_name(self._variant, Location(province))
        return unit_name(self._variant, unit)

    def _fill(self, offers: Sequence[Offer], titles: Mapping[OfferKind, Callable[[], str]]) -> None:
        kinds = list(OfferKind)
        for kind, group in groupby(sorted(offers, key=lambda offer: kinds.index(offer.kind)), _kind):
            found, title = list(group), titles.get(kind)
            if kind is OfferKind.CLEAR:
                self.addSeparator()
            if title is None:
                for offer in found:
                    self._add(self, offer, self._alone(offer))
            else:
                self._add_group(self._submenu(self, title()), found, own=titles is _OWN)

    def _add_group(self, menu: QMenu, offers: Sequence[Offer], *, own: bool) -> None:
        if len(offers) <= _MOST or offers[0].other is None:
            for offer in offers:
                self._add(menu, offer, self._within(offer) if own else order_text(offer.order))
            return
        for other, group in groupby(offers, lambda offer: offer.other if own else offer.unit):
            assert other is not None
            submenu = self._submenu(menu, unit_name(self._variant, other))
            for offer in group:
                self._add(submenu, offer, self._goal(offer.order))

    def _submenu(self, menu: QMenu, title: str) -> QMenu:
        submenu = QMenu(_plain(title), self)
        menu.addMenu(submenu)
        return submenu

    def _add(self, menu: QMenu, offer: Offer, text: str) -> QAction:
        action = menu.addAction(_plain(text))
        action.triggered.connect(lambda: self._give(offer))
        return action

    def _give(self, offer: Offer) -> None:
        self._giving = True
        self._tool.apply(offer.events)
        self._giving = False

    # words

    def _alone(self, offer: Offer) -> str:
        match offer.kind:
            case OfferKind.HOLD:
                return translate("Menu", "Hold")
            case OfferKind.DISBAND:
                return translate("Menu", "Disband")
            case OfferKind.CLEAR:
                return translate("Menu", "Take back: {order}").format(order=order_text(offer.order))
            case OfferKind.BUILD:
                assert isinstance(offer.order, Build)
                return self._build(offer.order.unit)
        return order_text(offer.order)

    def _build(self, unit: Unit) -> str:
        text = translate("Menu", "Build: {unit}").format(unit=unit_kind_name(unit.kind))
        coast = unit.location.coast
        return f"{text}, {location_name(self._variant, unit.location)}" if coast else text

    def _within(self, offer: Offer) -> str:
        """An entry of a group of one unit: what the title leaves open."""
        if offer.other is None:
            return self._goal(offer.order)
        other = unit_name(self._variant, offer.other)
        if offer.kind in (OfferKind.SUPPORT_HOLD, OfferKind.LEAVE):
            return other
        return f"{other} – {self._goal(offer.order)}"

    def _goal(self, order: Order) -> str:
        if isinstance(order, Support) and order.goal is None:
            return translate("Menu", "to hold")
        goal = getattr(order, "goal", None)
        assert isinstance(goal, Location)
        return f"{location_name(self._variant, goal)} ({goal.province})"


def _plain(text: str) -> str:
    """The text of an entry: in a menu a & would mark a key."""
    return text.replace("&", "&&")


def _kind(offer: Offer) -> OfferKind:
    return offer.kind


def _stands_in(offer: Offer, province: str) -> bool:
    if isinstance(offer.order, Waive):
        return False
    return offer.order.unit.province == province


_OWN: Mapping[OfferKind, Callable[[], str]] = {
    OfferKind.MOVE: lambda: translate("Menu", "Move to"),
    OfferKind.VIA: lambda: translate("Menu", "Move by convoy to"),
    OfferKind.TRAIN: lambda: translate("Menu", "Go by railway to"),
    OfferKind.SUPPORT_HOLD: lambda: translate("Menu", "Support to hold"),
    OfferKind.SUPPORT_MOVE: lambda: translate("Menu", "Support the move"),
    OfferKind.CONVOY: lambda: translate("Menu", "Convoy"),
    OfferKind.LEAVE: lambda: translate("Menu", "Leave for the canal to"),
    OfferKind.RETREAT: lambda: translate("Menu", "Retreat to"),
}
_THERE: Mapping[OfferKind, Callable[[], str]] = {
    OfferKind.MOVE: lambda: translate("Menu", "Move here"),
    OfferKind.VIA: lambda: translate("Menu", "Move here by convoy"),
    OfferKind.TRAIN: lambda: translate("Menu", "Go here by railway"),
    OfferKind.SUPPORT_HOLD: lambda: translate("Menu", "Support this unit to hold"),
    OfferKind.SUPPORT_MOVE: lambda: translate("Menu", "Support a move of this unit"),
    OfferKind.CONVOY: lambda: translate("Menu", "Convoy this army"),
    OfferKind.RETREAT: lambda: translate("Menu", "Retreat here"),
}
