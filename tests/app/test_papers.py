"""Several drafts for one turn, notes on phases and the deadline, through the real panel and dialogs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app import named_drafts, translation
from app.dialogs.compare import CompareDialog
from app.dialogs.line import LineDialog
from app.document import Stage
from app.panels.papers import Choice, PapersPanel
from tests.app.desk import Desk, hot_seat, sandbox, sandbox_at
from tests.app.spying import texts, written
from variants.formats.save import read_game
from variants.orders import Waive, parse_order
from variants.papers import Draft
from variants.position import Phase, PhaseKind, Position

# The offscreen platform says so of menus that are opened.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

BUR, PIC, SPA = (parse_order(text) for text in ("A PAR - BUR", "A PAR - PIC", "A MAR - SPA"))
CONTROL = Qt.KeyboardModifier.ControlModifier


def papers(desk: Desk) -> PapersPanel:
    return desk.window.side.papers


def pick(desk: Desk, text: str) -> None:
    """Chooses a row of the menu of drafts."""
    desk.click(papers(desk).more)
    menu = QApplication.activePopupWidget()
    assert menu is not None
    action = next(each for each in menu.actions() if each.text() == text)
    assert action.isEnabled()
    place = menu.actionGeometry(action).center()  # type: ignore[attr-defined]  # it is a QMenu
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=place)


def play(desk: Desk, name: str) -> None:
    """Chooses the draft of a name by the keyboard, as the mouse does it in the list."""
    box = papers(desk).draft_box
    box.setFocus()
    for _ in range(box.count()):
        if box.currentText() == name:
            return
        QTest.keyClick(box, Qt.Key.Key_Down if box.findText(name) > box.currentIndex() else Qt.Key.Key_Up)
    assert box.currentText() == name


def noted(desk: Desk, text: str) -> None:
    """Opens the note and writes in it."""
    if not papers(desk).note_button.isChecked():
        desk.click(papers(desk).note_button)
    QTest.keyClicks(papers(desk).note, text)


def orders(desk: Desk, power: str = "france") -> set[str]:
    return {str(order) for order in desk.document.game.draft(power).orders}


@pytest.fixture
def ada(open_desk: Callable[..., Desk]) -> Desk:
    """Ada has the screen and has written for France; Ida waits with Italy."""
    desk = open_desk(hot_seat(france="Ada", italy="Ida"))
    desk.take_screen()
    desk.province("PAR", "BUR")
    return desk


def test_a_draft_begins_as_a_copy_or_empty_and_only_the_chosen_one_is_played(ada: Desk) -> None:
    assert papers(ada).draft_box.currentText() == "Draft 1"
    pick(ada, "New draft, a copy of this one")
    assert papers(ada).draft_box.currentText() == "Draft 2"
    assert orders(ada) == {"A PAR - BUR"}
    ada.province("PAR", "PIC")
    pick(ada, "New draft, empty")
    assert (papers(ada).draft_box.currentText(), orders(ada)) == ("Draft 3", set())
    play(ada, "Draft 1")
    assert orders(ada) == {"A PAR - BUR"}
    play(ada, "Draft 2")
    assert orders(ada) == {"A PAR - PIC"}
    ada.action()
    ada.take_screen()
    ada.action()
    assert ada.stage() is Stage.RESULTS
    assert any("A PAR – PIC" in row for row in ada.report)
    assert not any("A PAR – BUR" in row for row in ada.report)
    ada.action()
    ada.take_screen()
    assert papers(ada).draft_box.count() == 1


def test_each_step_between_drafts_is_undone_at_once(ada: Desk) -> None:
    steps = [ada.document.game.draft("france")]
    pick(ada, "New draft, empty")
    steps.append(ada.document.game.draft("france"))
    ada.province("PAR", "PIC")
    steps.append(ada.document.game.draft("france"))
    play(ada, "Draft 1")
    steps.append(ada.document.game.draft("france"))
    pick(ada, "Delete this draft")
    assert ada.document.game.draft("france").others == {}
    assert orders(ada) == {"A PAR - PIC"}
    for before in reversed(steps):
        QTest.keyClick(ada.window, Qt.Key.Key_Z, CONTROL)
        assert ada.document.game.draft("france") == before
    assert papers(ada).draft_box.currentText() == "Draft 1"


def test_taking_all_orders_back_leaves_the_other_drafts(ada: Desk) -> None:
    pick(ada, "New draft, a copy of this one")
    ada.window.menus["clear_orders"].trigger()
    assert orders(ada) == set()
    play(ada, "Draft 1")
    assert orders(ada) == {"A PAR - BUR"}


def test_a_draft_is_named_and_no_name_is_there_twice(ada: Desk) -> None:
    pick(ada, "New draft, empty")
    pick(ada, "Rename…")
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, LineDialog)
    for text, taken in (("Draft 1", False), ("  ", False), ("Western", True)):
        dialog.line.selectAll()
        QTest.keyClicks(dialog.line, text)
        assert dialog.take_button.isEnabled() is taken
    QTest.keyClick(dialog.line, Qt.Key.Key_Return)
    assert ada.document.game.draft("france").name == "Western"
    assert papers(ada).draft_box.currentText() == "Western"


def test_the_orders_that_differ_are_marked(ada: Desk) -> None:
    ada.province("MAR", "SPA")
    pick(ada, "New draft, a copy of this one")
    ada.province("PAR", "PIC")
    ada.province("BRE", "MAO")
    pick(ada, "Compare…")
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, CompareDialog)
    assert [tuple(cell.text() for cell in cells) for cells in dialog.cells] == [
        ("≠", "F BRE – MAO", "no order"),
        ("", "A MAR – SPA", "A MAR – SPA"),
        ("≠", "A PAR – PIC", "A PAR – BUR"),
    ]
    assert dialog.summary.text() == "2 of 3 orders differ."
    QApplication.processEvents()  # the dialog gets the keyboard
    QTest.keyClick(dialog, Qt.Key.Key_L, CONTROL)
    assert ada.stage() is Stage.CURTAIN
    assert not dialog.isVisible()


def test_waives_are_compared_by_their_number() -> None:
    rows = named_drafts.differences((Waive(), BUR), (Waive(), Waive(), PIC))
    assert [(row.province, row.same) for row in rows] == [("PAR", False), ("", True), ("", False)]


def test_names_stay_apart() -> None:
    draft = Draft((BUR,), name="Draft 2", others={"Draft 3": (PIC,), "Draft 10": (SPA,)})
    assert named_drafts.names(draft, "x") == ("Draft 2", "Draft 3", "Draft 10")
    assert named_drafts.free_name(draft, "Draft {number}") == "Draft 4"
    assert named_drafts.renamed(draft, "Draft 3") is draft
    assert named_drafts.switched(draft, "nowhere") is draft
    assert named_drafts.dropped(draft) == Draft((PIC,), name="Draft 3", others={"Draft 10": (SPA,)})
    assert named_drafts.dropped(Draft((BUR,))) == Draft((BUR,))


def test_on_the_open_table_each_power_has_drafts_and_notes_of_its_own(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox())
    desk.province("PAR", "BUR")
    box = papers(desk).power_box
    assert [box.itemText(at) for at in range(box.count())][:3] == ["Austria-Hungary", "England", "France"]
    box.setFocus()
    QTest.keyClicks(box, "F")
    pick(desk, "New draft, empty")
    assert orders(desk) == set()
    assert desk.document.game.draft("austria") == Draft()
    noted(desk, "Ask Italy")
    assert desk.document.game.notes["france"] == {0: "Ask Italy"}
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Home)
    assert papers(desk).note.toPlainText() == ""
    assert not papers(desk).note.document().isUndoAvailable()
    desk.action()
    box.setFocus()
    for _ in range(2):
        QTest.keyClick(box, Qt.Key.Key_Down)
    assert papers(desk).note.toPlainText() == "Ask Italy"
    assert papers(desk).draft_box.isHidden()
    desk.action()
    assert (papers(desk).note.toPlainText(), box.currentText()) == ("", "France")


def test_a_note_is_read_again_by_the_same_power_while_it_writes(ada: Desk, tmp_path: Path) -> None:
    noted(ada, "Italy lies")
    ada.action()
    ada.take_screen()
    assert papers(ada).note.isHidden()
    ada.action()
    assert ada.stage() is Stage.RESULTS
    assert papers(ada).isHidden()
    ada.action()
    ada.take_screen()
    assert ada.document.writer == "france"
    ada.click(papers(ada).note_button)
    assert papers(ada).note.toPlainText() == ""
    ada.window.menus["look_back"].trigger()
    assert papers(ada).note.toPlainText() == "Italy lies"
    assert papers(ada).draft_box.isHidden()
    noted(ada, ": so ")
    ada.document.save(tmp_path / "game.chancery")
    ada.window.keep()
    for path in (tmp_path / "game.chancery", ada.window.autosave.path):
        assert read_game(path).notes["france"] == {0: ": so Italy lies"}
    ada.action()  # back to the latest phase
    ada.action()
    ada.take_screen()
    assert ada.document.writer == "italy"
    ada.window.menus["look_back"].trigger()
    ada.click(papers(ada).note_button)
    assert papers(ada).note.toPlainText() == ""


def test_no_draft_and_no_note_is_anywhere_for_the_next_player(ada: Desk, tmp_path: Path) -> None:
    secrets = ("Western", "Italy lies", "PAR – PIC", "PAR - PIC")
    pick(ada, "New draft, empty")
    pick(ada, "Rename…")
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, LineDialog)
    QTest.keyClicks(dialog.line, "Western")
    QTest.keyClick(dialog.line, Qt.Key.Key_Return)
    ada.province("PAR", "PIC")
    noted(ada, "Italy lies")
    papers(ada).note.selectAll()
    papers(ada).note.copy()
    found = [text for text in texts(ada) for secret in secrets if secret in text]
    assert {secret for secret in secrets if any(secret in text for text in found)} >= set(secrets[:3])
    for step in ("curtain", "italy"):
        if step == "curtain":
            ada.action()
        else:
            ada.take_screen()
            ada.click(papers(ada).note_button)
            QTest.keyClick(papers(ada).note, Qt.Key.Key_Z, CONTROL)
        QApplication.sendPostedEvents(None, 52)  # what is deleted later
        assert [text for text in texts(ada) for secret in secrets if secret in text] == []
    ada.window.keep()
    assert [text for text in written(tmp_path) for secret in secrets if secret in text] == []


def test_no_note_of_one_game_is_undone_into_another(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox())
    noted(desk, "secret plan")
    desk.window.tabs.add(sandbox())
    desk.click(papers(desk).note_button)
    QTest.keyClick(papers(desk).note, Qt.Key.Key_Z, CONTROL)
    assert papers(desk).note.toPlainText() == ""
    assert desk.document.game.notes == {}
    desk.window.tabs.show(0)
    assert desk.document.game.notes["austria"] == {0: "secret plan"}


def test_the_deadline_is_for_everybody(open_desk: Callable[..., Desk], tmp_path: Path) -> None:
    desk = open_desk(sandbox())
    desk.window.menus["deadline"].trigger()
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, LineDialog)
    QTest.keyClicks(dialog.line, "Friday <20:00>")
    QTest.keyClick(dialog.line, Qt.Key.Key_Return)
    assert desk.document.dirty
    assert "due Friday &lt;20:00&gt;" in desk.window._title.text()
    desk.document.save(tmp_path / "game.chancery")
    assert read_game(tmp_path / "game.chancery").table.deadline == "Friday <20:00>"
    desk.window.tabs.add(sandbox())
    assert "due" not in desk.window._title.text()
    assert "due Friday" in desk.window.tabs.bar.tabToolTip(0)
    desk.window.tabs.show(0)
    desk.window.menus["deadline"].trigger()
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, LineDialog)
    QTest.keyClick(dialog.line, Qt.Key.Key_Delete)
    QTest.keyClick(dialog.line, Qt.Key.Key_Return)
    assert desk.document.game.table.deadline == ""


def test_the_deadline_is_over_with_its_phase(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox())
    desk.document.set_deadline("Friday")
    desk.document.give("france", BUR)
    assert "due Friday" in desk.window._title.text()
    desk.action()
    assert "due" not in desk.window._title.text()
    desk.action()
    assert desk.document.game.table.deadline == ""


@pytest.mark.parametrize(("size", "least"), [((900, 600), 220), ((1100, 700), 300)])
def test_an_open_note_leaves_the_orders_their_room(ada: Desk, size: tuple[int, int], least: int) -> None:
    ada.window.resize(*size)
    ada.click(papers(ada).note_button)
    QApplication.processEvents()
    assert papers(ada).note.isVisible()
    assert ada.window.side.list.height() >= least


def test_a_name_that_is_too_long_for_its_box_ends_in_dots(qtbot: QtBot) -> None:
    box = Choice()
    qtbot.addWidget(box)
    box.fill([("Österreich-Ungarn", "austria")], "austria")
    box.resize(110, 32)
    assert box.shown.endswith("…")
    box.resize(260, 32)
    assert box.shown == "Österreich-Ungarn"


@pytest.mark.parametrize("language", ["fr", "de"])
def test_power_and_draft_are_readable_in_the_smallest_window(
    open_desk: Callable[..., Desk], language: str
) -> None:
    translation.install(language)
    desk = open_desk(sandbox())
    desk.window.resize(900, 600)
    QApplication.processEvents()
    boxes = papers(desk).power_box, papers(desk).draft_box
    assert boxes[0].shown == boxes[0].currentText()
    pick(desk, papers(desk).menu().actions()[1].text())
    QApplication.processEvents()
    assert boxes[1].isVisible()
    assert [box.shown for box in boxes] == [box.currentText() for box in boxes]
    desk.window.resize(1440, 900)
    QApplication.processEvents()
    assert [box.shown for box in boxes] == [box.currentText() for box in boxes]


def test_the_box_begins_with_a_power_that_writes_and_keeps_what_was_chosen(
    open_desk: Callable[..., Desk],
) -> None:
    owners = dict.fromkeys(("PAR", "BRE"), "france")
    desk = open_desk(sandbox_at(Position(Phase(2, PhaseKind.ADJUSTMENT), {}, owners)))
    box = papers(desk).power_box
    assert box.currentText() == "France"
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Home)
    desk.province("PAR")
    assert box.currentText() == "Austria-Hungary"
