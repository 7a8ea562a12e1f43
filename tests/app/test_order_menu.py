"""The menu of all orders of a unit: by the right button, a key, or a finger held down; at the real window."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from app.entry.offers import OfferKind, offers_at
from app.entry.table import Table
from app.order_entry import OrderEntry
from maps.board import Location
from tests.app.desk import Desk, hot_seat
from tests.app.hand import at, game_at, movement, orders, retreat, view_of
from variants.game import Game
from variants.legal import illegality
from variants.orders import Unit
from variants.position import Phase, PhaseKind, Position
from variants.registry import load_variant

# What Qt's offscreen platform says when any menu opens.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
Open = Callable[[Game], Desk]
K = Qt.Key


def right_click(desk: Desk, place: str) -> None:
    port, point = view_of(desk).viewport(), at(desk, place)
    QTest.mousePress(port, Qt.MouseButton.RightButton, pos=point)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, point, port.mapToGlobal(point))
    QApplication.sendEvent(port, event)
    QTest.mouseRelease(port, Qt.MouseButton.RightButton, pos=point)


def menu_of(desk: Desk) -> QMenu:
    return desk.window.board.menu


def entries(menu: QMenu, above: str = "") -> Iterator[tuple[str, QAction]]:
    """All entries with the titles above them, ``Move to / Burgundy (BUR)``."""
    for action in menu.actions():
        text = f"{above}{action.text()}"
        if (submenu := action.menu()) is not None:
            assert isinstance(submenu, QMenu)
            yield from entries(submenu, f"{text} / ")
        elif not action.isSeparator() and action.isEnabled():
            yield text, action


def texts(desk: Desk) -> set[str]:
    return {text for text, _ in entries(menu_of(desk))}


def choose(desk: Desk, *titles: str) -> None:
    """Goes through the menu."""
    menu = menu_of(desk)
    for title in titles:
        assert menu.isVisible()
        action = next(action for action in menu.actions() if action.text() == title)
        submenu = action.menu()
        menu.setActiveAction(action)
        QTest.keyClick(menu, K.Key_Return)
        if submenu is not None:
            assert isinstance(submenu, QMenu)
            menu = submenu


def test_all_orders_of_a_unit_also_with_units_of_others(open_desk: Open) -> None:
    desk = open_desk(game_at(movement(france="A MAR", germany="A MUN", italy="F LYO")))
    right_click(desk, "MAR")
    assert texts(desk) == {
        "Hold",
        *(
            f"Move to / {name}"
            for name in ("Burgundy (BUR)", "Gascony (GAS)", "Piedmont (PIE)", "Spain (SPA)")
        ),
        "Support the move / A Munich – Burgundy (BUR)",
        "Support the move / F Gulf of Lyon – Piedmont (PIE)",
        "Support the move / F Gulf of Lyon – Spain (SPA)",
        "Move by convoy to / Piedmont (PIE)",
        *(text for text in texts(desk) if text.startswith("Move by convoy to")),
    }


def test_a_click_gives_the_order_in_one_edit(open_desk: Open) -> None:
    desk = open_desk(game_at(movement(france="A MAR", germany="A MUN")))
    right_click(desk, "MAR")
    choose(desk, "Support the move", "A Munich – Burgundy (BUR)")
    assert orders(desk) == {"A MAR S A MUN - BUR"}
    assert desk.document.undo_stack.count() == 1
    right_click(desk, "MAR")
    choose(desk, "Take back: A MAR S A MUN – BUR")
    assert orders(desk) == set()


def test_elsewhere_it_offers_what_concerns_the_place(open_desk: Open) -> None:
    desk = open_desk(hot_seat(france="Ada", germany="Ben"))
    desk.take_screen()
    right_click(desk, "BUR")
    assert texts(desk) == {"Move here / A MAR – BUR", "Move here / A PAR – BUR"}
    choose(desk, "Move here", "A PAR – BUR")
    assert orders(desk) == {"A PAR - BUR"}
    right_click(desk, "MUN")
    assert {text for text in texts(desk) if "BUR" in text} == {
        "Support a move of this unit / A MAR S A MUN – BUR",
        "Support a move of this unit / A PAR S A MUN – BUR",
    }


def test_where_nothing_can_be_ordered_it_says_why(open_desk: Open) -> None:
    desk = open_desk(hot_seat(france="Ada", germany="Ben"))
    desk.take_screen()
    right_click(desk, "MOS")
    assert texts(desk) == set()
    said = [action.text() for action in menu_of(desk).actions()]
    assert said == ["Moscow", "The unit in Moscow is not yours to order."]


@pytest.mark.parametrize(("key", "modifier"), [(K.Key_Menu, 0), (K.Key_F10, 1)])
def test_by_key_it_opens_at_the_unit(open_desk: Open, key: Qt.Key, modifier: int) -> None:
    desk = open_desk(game_at(movement(france="A MAR", germany="A MUN")))
    desk.window.activateWindow()
    view_of(desk).setFocus()
    QTest.keyClick(view_of(desk), K.Key_Tab)
    shift = Qt.KeyboardModifier.ShiftModifier if modifier else Qt.KeyboardModifier.NoModifier
    QTest.keyClick(view_of(desk), key, shift)
    menu = menu_of(desk)
    assert menu.isVisible()
    near = view_of(desk).viewport().mapToGlobal(at(desk, "MAR"))
    assert (menu.pos() - near - QPoint(0, 0)).manhattanLength() < 400
    QTest.keyClick(menu, K.Key_Down)
    QTest.keyClick(menu, K.Key_Return)
    assert orders(desk) == {"A MAR H"}


def test_retreats(open_desk: Open) -> None:
    desk = open_desk(game_at(retreat("A TRI", "austria", "VEN", "A TRI")))
    right_click(desk, "TRI")
    assert "Retreat to / Vienna (VIE)" in texts(desk)
    choose(desk, "Disband")
    assert orders(desk) == {"A TRI D"}


def test_builds_and_removals(open_desk: Open) -> None:
    owners = {"STP": "russia", "MOS": "russia", "BER": "germany"}
    units = {Unit.parse("A MUN"): "germany", Unit.parse("A BUR"): "germany"}
    desk = open_desk(game_at(Position(Phase(2, PhaseKind.ADJUSTMENT), units, owners)))
    right_click(desk, "STP")
    choose(desk, "Build: Fleet, St. Petersburg, south coast")
    right_click(desk, "MUN")
    choose(desk, "Disband")
    assert orders(desk) == {"F STP/sc B", "A MUN D"}


def test_nobody_is_told_anything_while_the_curtain_is_down(open_desk: Open) -> None:
    desk = open_desk(hot_seat(france="Ada", germany="Ben"))
    desk.take_screen()
    right_click(desk, "PAR")
    assert texts(desk)
    desk.document.drop_curtain()
    assert not menu_of(desk).isVisible()
    assert menu_of(desk).actions() == []
    view_of(desk).context_requested.emit("PAR", view_of(desk).anchor(Location("PAR")))
    assert menu_of(desk).actions() == []


@pytest.mark.parametrize("name", ["standard", "britain", "1900", "hundred", "colonial"])
def test_everything_offered_is_legal_and_gives_what_it_says(name: str) -> None:
    variant = load_variant(name)
    table = Table(variant, variant.start(), frozenset(variant.powers))
    entry = OrderEntry(table)
    for unit, power in table.units.items():
        offers = entry.offers(unit.province)
        assert [offer for offer in offers if offer.kind is OfferKind.HOLD]
        for offer in offers:
            assert offer.order == offer.events[-1].order
            assert illegality(variant, table.position, power, offer.order) is None
        assert len({str(offer.order) for offer in offers}) == len(offers)
    assert offers_at(table, "", lambda *_: entry._phase.give(*_)) == ()
