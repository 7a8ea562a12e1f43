"""The curtain: nothing that another power wrote can be seen, read, copied or undone behind it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QAbstractItemModel, QEvent, QModelIndex, QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QKeyEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLabel, QWidget

from app.document import Stage
from maps.board import Location
from tests.app.desk import Desk, hot_seat, sandbox
from variants.orders import parse_order

WRITTEN = ("BUD", "SER", "VIE", "GAL", "TRI", "ALB")


def texts(desk: Desk) -> Iterator[str]:
    """Every text of the window that a person or a screen reader could get at, shown or hidden."""
    for widget in (desk.window, *desk.window.findChildren(QWidget)):
        yield widget.windowTitle()
        yield from (widget.toolTip(), widget.statusTip(), widget.whatsThis())
        yield from (widget.accessibleName(), widget.accessibleDescription())
        yield from (str(widget.property(name)) for name in ("text", "title", "placeholderText"))
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            yield from cells(widget.model())
    for action in desk.window.findChildren(QAction):
        yield from (action.text(), action.toolTip(), action.statusTip())
    stack = desk.document.undo_stack
    yield from (stack.undoText(), stack.redoText())
    yield from (stack.text(number) for number in range(stack.count()))
    yield QApplication.clipboard().text()


def cells(model: QAbstractItemModel) -> Iterator[str]:
    for row in range(model.rowCount()):
        index = model.index(row, 0, QModelIndex())
        for role in (
            Qt.ItemDataRole.DisplayRole,
            Qt.ItemDataRole.ToolTipRole,
            Qt.ItemDataRole.AccessibleTextRole,
        ):
            yield str(index.data(role))


def leaks(desk: Desk) -> list[str]:
    return [text for text in texts(desk) for word in WRITTEN if word in text]


def austria_writes(desk: Desk) -> None:
    desk.take_screen()
    desk.province("BUD", "SER")
    desk.province("VIE", "GAL")
    desk.province("TRI", "ALB")
    QTest.mouseMove(desk.window.board.view.viewport())
    copy_first_order(desk)


def copy_first_order(desk: Desk) -> None:
    view = desk.window.side.list
    desk.click(view.viewport(), view.row_rect(0).center())
    QTest.keyClick(view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)


def test_the_walk_would_find_what_is_written(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(hot_seat(austria="Ada", italy="Ida"))
    austria_writes(desk)
    assert "A BUD – SER" in QApplication.clipboard().text()
    found = leaks(desk)
    assert any("Undo" in text for text in found)
    assert len(found) > 4


def test_sealed_orders_are_nowhere(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(hot_seat(austria="Ada", italy="Ida"))
    austria_writes(desk)
    desk.action()
    assert desk.stage() is Stage.CURTAIN
    assert leaks(desk) == []
    assert not desk.document.undo_stack.canUndo()
    assert desk.window.board.view.picture.orders == ()
    desk.take_screen()
    assert leaks(desk) == []
    assert desk.window.board.view.picture.orders == ()
    assert not desk.window.menus["undo"].isEnabled()


def test_the_curtain_dropped_by_key_hides_ones_own_orders_as_well(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(hot_seat(austria="Ada", italy="Ida"))
    austria_writes(desk)
    QTest.keyClick(desk.window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    assert desk.stage() is Stage.CURTAIN
    assert leaks(desk) == []
    desk.take_screen()
    assert desk.report == ["A BUD – SER", "A VIE – GAL", "F TRI – ALB"]


def looks_around(desk: Desk) -> None:
    """Zooms in on a unit, selects it and leaves the pointer there."""
    view = desk.window.board.view
    place = view.mapFromScene(view.anchor(Location("BUD")))
    for _ in range(4):
        wheel = QWheelEvent(
            QPointF(place), QPointF(view.viewport().mapToGlobal(place)), QPoint(), QPoint(0, 120),
            Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(view.viewport(), wheel)
    desk.province("BUD")
    for step in (1, 2):
        QTest.mouseMove(view.viewport(), view.mapFromScene(view.anchor(Location("BUD"))) + QPoint(step, 2))
    assert view.zoom > 1.5 * view.fit_zoom
    assert "BUD" in desk.window.facts_text


def has_looked_nowhere(desk: Desk) -> bool:
    view = desk.window.board.view
    shown = view.picture.highlights
    fitted = abs(view.zoom - view.fit_zoom) < 1e-9
    return fitted and shown.selected is None and not shown.targets and "BUD" not in desk.window.facts_text


def test_where_one_has_looked_is_not_told(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(hot_seat(austria="Ada", italy="Ida"))
    desk.take_screen()
    looks_around(desk)
    QTest.keyClick(desk.window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    desk.take_screen()
    assert has_looked_nowhere(desk)
    looks_around(desk)
    desk.action()
    desk.take_screen()
    assert has_looked_nowhere(desk)
    looks_around(desk)
    desk.action()
    assert desk.stage() is Stage.RESULTS
    assert has_looked_nowhere(desk)


def test_a_sandbox_keeps_its_place(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox())
    looks_around(desk)
    zoom = desk.window.board.view.zoom
    desk.action()
    desk.action()
    assert desk.window.board.view.zoom == zoom


def test_the_pixels_do_not_depend_on_what_was_written(open_desk: Callable[..., Desk]) -> None:
    pictures = []
    for orders in (("A BUD - SER", "A VIE - GAL"), ("A BUD - RUM", "A VIE H")):
        desk = open_desk(hot_seat(austria="Ada", italy="Ida"))
        desk.take_screen()
        for text in orders:
            desk.document.give("austria", parse_order(text))
        desk.action()
        pictures.append(desk.window.grab().toImage())
    assert pictures[0] == pictures[1]


def test_only_the_curtain_is_shown(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(hot_seat(austria="Ada", italy="Ida"))
    window = desk.window
    assert window.curtain.isVisible()
    assert not any(pane.isVisible() for pane in (window.board, window.side, window.powers, window.history))
    enabled = {name for name, action in window.menus.actions.items() if action.isEnabled()}
    assert enabled <= {
        "agree_draw",
        "agree_end",
        "concede",
        "players",
        "vote_draw",
        "new_game",
        "add_board",
        "open_game",
        "save_game",
        "save_game_as",
        "close",
        "next_tab",
        "previous_tab",
        "close_tab",
        "deadline",
        "show_audience",
        "print_table",
        "show_about",
        "show_keys",
    }


def test_enter_opens_the_curtain_but_a_key_held_down_does_not(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(hot_seat(austria="Ada", italy="Ida"))
    button = desk.window.curtain.open_button
    QTest.keyClick(button, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    held = QKeyEvent(
        QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "", autorep=True
    )
    QApplication.sendEvent(button, held)
    assert desk.stage() is Stage.CURTAIN
    QTest.keyClick(button, Qt.Key.Key_Return)
    assert desk.stage() is Stage.WRITING
    assert desk.window.board.view.hasFocus() or desk.window.focusWidget() is desk.window.board.view


def test_a_name_is_no_html(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(hot_seat(france="<b>Ada</b>", italy="Ida"))
    texts = [found for found in desk.window.curtain.findChildren(QLabel) if "Ada" in found.text()]
    assert [(found.text(), found.textFormat()) for found in texts] == [
        ("played by <b>Ada</b>", Qt.TextFormat.PlainText)
    ]


def test_another_power_may_write_first(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(hot_seat(austria="Ada", italy="Ida"))
    desk.click(desk.window.curtain.other_button)
    assert desk.document.writer == "italy"
    desk.take_screen()
    desk.action()
    assert desk.document.writer == "austria"
    assert desk.stage() is Stage.CURTAIN
