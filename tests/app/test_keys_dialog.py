"""The list of all keys, in which they are changed; at the real window."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.actions import ACTIONS
from app.dialogs.keys import KeysDialog, key_rows, rivals, shown_key
from app.keys import ENTRY_KEYS
from tests.app.desk import Desk
from tests.app.hand import game_at, movement, orders, type_keys, view_of
from variants.game import Game

Open = Callable[[Game], Desk]
K, CTRL = Qt.Key, Qt.KeyboardModifier.ControlModifier
FRANCE = movement(france="A PAR, A MAR")


def opened(open_desk: Open) -> Desk:
    desk = open_desk(game_at(FRANCE))
    desk.window.activateWindow()
    view_of(desk).setFocus()
    return desk


def dialog_of(desk: Desk) -> KeysDialog:
    QTest.keyClick(view_of(desk), K.Key_F1)
    dialog = desk.window.findChildren(KeysDialog)[-1]
    assert dialog.isVisible()
    return dialog


def change(desk: Desk, name: str, key: Qt.Key, modifier: Qt.KeyboardModifier) -> KeysDialog:
    """Presses a key for a row, and Set."""
    dialog = dialog_of(desk)
    dialog.choose(name)
    dialog.key_edit.setFocus()
    QTest.keyClick(dialog.key_edit, key, modifier)
    return dialog


def close(desk: Desk, dialog: KeysDialog) -> None:
    QTest.mouseClick(dialog.close_button, Qt.MouseButton.LeftButton)
    desk.window.activateWindow()
    view_of(desk).setFocus()


NONE = Qt.KeyboardModifier.NoModifier


def press_set(dialog: KeysDialog) -> None:
    QTest.mouseClick(dialog.set_button, Qt.MouseButton.LeftButton)


def test_f1_lists_everything_with_its_keys(open_desk: Open) -> None:
    dialog = dialog_of(opened(open_desk))
    listed = {name: (item.text(0), item.text(1)) for name, item in dialog._items.items()}
    assert set(listed) == {row.name for row in ACTIONS} | {row.name for row in ENTRY_KEYS}
    assert listed["hold"] == ("Hold", "H")
    assert listed["save_game"] == ("Save", shown_key("Ctrl+S"))
    dialog.close()


def test_names_are_unique_and_no_two_keys_meet_by_accident() -> None:
    rows = key_rows()
    assert len({row.name for row in rows}) == len(rows)
    shared = {
        frozenset((row.name, other.name))
        for row in rows
        for other in rows
        if row is not other and set(row.usual) & set(other.usual)
    }
    assert shared == {
        frozenset(pair)
        for pair in (
            ("support", "south"), ("waive", "west"), ("waive", "explain"), ("west", "explain"),
            ("north", "cycle_names"),
        )
    }  # fmt: skip


def test_a_changed_key_counts_at_once_and_at_the_next_start(open_desk: Open) -> None:
    desk = opened(open_desk)
    dialog = change(desk, "hold", K.Key_J, NONE)
    press_set(dialog)
    close(desk, dialog)
    type_keys(desk, K.Key_Tab, K.Key_H)
    assert orders(desk) == set()
    button = desk.window.board.tool.palette.buttons[0]
    assert button.toolTip() == "Hold (J)"
    type_keys(desk, K.Key_J)
    assert orders(desk) == {"A MAR H"}
    again = opened(open_desk)
    type_keys(again, K.Key_Tab, K.Key_J)
    assert orders(again) == {"A MAR H"}


def test_an_action_of_the_menus_is_changed_too(open_desk: Open) -> None:
    desk = opened(open_desk)
    dialog = change(desk, "cycle_names", K.Key_K, CTRL)
    press_set(dialog)
    close(desk, dialog)
    before = desk.window.board.names
    type_keys(desk, K.Key_N)
    assert desk.window.board.names is before
    QTest.keyClick(view_of(desk), K.Key_K, CTRL)
    assert desk.window.board.names is not before


def test_a_conflict_is_named_and_set_takes_the_key(open_desk: Open) -> None:
    desk = opened(open_desk)
    dialog = change(desk, "hold", K.Key_S, CTRL)
    assert "“Save”" in dialog.note.text()
    press_set(dialog)
    assert dialog._items["save_game"].text(1) == ""
    assert dialog._items["hold"].text(1) == shown_key("Ctrl+S")
    rows = key_rows()
    assert not any(list(rivals(rows, row, key)) for row in rows for key in row.keys)
    QTest.mouseClick(dialog.reset_all_button, Qt.MouseButton.LeftButton)
    assert dialog._items["save_game"].text(1) == shown_key("Ctrl+S")
    assert dialog._items["hold"].text(1) == "H"
    close(desk, dialog)


def test_a_key_is_given_back(open_desk: Open) -> None:
    desk = opened(open_desk)
    dialog = change(desk, "hold", K.Key_M, NONE)
    assert "“Move: type the goal”" in dialog.note.text()
    press_set(dialog)
    dialog.choose("move")
    QTest.mouseClick(dialog.reset_button, Qt.MouseButton.LeftButton)
    assert dialog._items["move"].text(1) == "M"
    assert dialog._items["hold"].text(1) == ""
    close(desk, dialog)


def test_letters_alone_are_switched_off(open_desk: Open) -> None:
    desk = opened(open_desk)
    dialog = dialog_of(desk)
    QTest.mouseClick(dialog.letters, Qt.MouseButton.LeftButton, pos=dialog.letters.rect().center() * 0.2)
    assert not dialog.letters.isChecked()
    assert dialog._items["hold"].text(1) == ""
    close(desk, dialog)
    names = desk.window.board.names
    type_keys(desk, K.Key_Tab, K.Key_H, K.Key_N)
    assert orders(desk) == set()
    assert desk.window.board.names is names
    assert str(view_of(desk).picture.highlights.selected) == "MAR"


def test_the_list_is_searched_by_action_and_key(open_desk: Open) -> None:
    dialog = dialog_of(opened(open_desk))
    QTest.keyClicks(dialog.filter, "canal")
    shown = [name for name, item in dialog._items.items() if not item.isHidden()]
    assert shown == ["leave"]
    dialog.filter.clear()
    QTest.keyClicks(dialog.filter, shown_key("Ctrl+S"))
    assert "save_game" in [name for name, item in dialog._items.items() if not item.isHidden()]
    dialog.close()


@pytest.mark.parametrize("name", ["hold", "fit_board"])
def test_a_row_can_have_no_key(open_desk: Open, name: str) -> None:
    desk = opened(open_desk)
    dialog = dialog_of(desk)
    dialog.choose(name)
    QTest.mouseClick(dialog.none_button, Qt.MouseButton.LeftButton)
    assert dialog._items[name].text(1) == ""
    close(desk, dialog)
    view_of(desk).zoom_by(3)
    zoom = view_of(desk).zoom
    type_keys(desk, K.Key_Tab, K.Key_H if name == "hold" else K.Key_0)
    assert orders(desk) == set()
    assert view_of(desk).zoom == zoom
