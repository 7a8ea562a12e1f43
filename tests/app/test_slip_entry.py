"""A whole page of orders: understood in any notation, said back, marked, and written as one edit."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from app.dialogs.slip import SlipDialog
from app.document import Stage
from app.page_lines import MOST_SUGGESTED, Doubt, Piece, piece_of, suggested, with_doubts
from tests.app.desk import LEFT, Desk, hot_seat, sandbox, sandbox_at
from tests.app.test_winter import drafted, two_builders
from variants.game import Game
from variants.legal import move_goals
from variants.notation import read_orders
from variants.notation.styles import STYLES, orders_text
from variants.orders import Move, Order, Unit
from variants.outcome import Cause
from variants.position import Dislodged, Phase, PhaseKind, Position
from variants.registry import VARIANT_IDS, load_variant

PAGE = """FRANCE
A Parris - Burgundy
F Brest to mid
1. Mar S A Paris - Bur (bounce)
A Mun - Bur
"""


def read_page(game: Game, power: str, text: str) -> tuple[Piece, ...]:
    """A page of one power, read at once."""
    readings = read_orders(game.variant, game.position, text, power)
    pieces = (piece_of(game, power, reading) for reading in readings)
    return with_doubts(game, [suggested(game, (power,), each) for each in pieces])


def opened(desk: Desk) -> SlipDialog:
    """The dialog, opened by its action."""
    desk.window.menus["enter_slip"].trigger()
    QApplication.processEvents()
    (dialog,) = (each for each in desk.window.findChildren(SlipDialog) if each.isVisible())
    return dialog


def paste(dialog: SlipDialog, text: str) -> None:
    """Pastes a page with the keys of the system."""
    QGuiApplication.clipboard().setText(text)
    dialog.page.editor.setFocus()
    QTest.keyClick(dialog.page.editor, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)


def choose(dialog: SlipDialog, name: str) -> None:
    """Chooses a power with the keyboard."""
    dialog.powers.setFocus()
    QTest.keyClick(dialog.powers, Qt.Key.Key_Home)
    while dialog.powers.currentText() != name:
        before = dialog.powers.currentIndex()
        QTest.keyClick(dialog.powers, Qt.Key.Key_Down)
        assert dialog.powers.currentIndex() != before, name


def said(dialog: SlipDialog) -> list[str]:
    return [each.text() for each in dialog.page.findChildren(QLabel) if each.text()]


def links(dialog: SlipDialog) -> dict[str, QPushButton]:
    return {each.text(): each for each in dialog.page.findChildren(QPushButton)}


def marked(dialog: SlipDialog) -> list[str]:
    return [each.cursor.selectedText() for each in dialog.page.editor.extraSelections()]


def test_a_page_is_said_back_marked_mended_and_written_as_one_edit(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox())
    dialog = opened(desk)
    choose(dialog, "France")
    paste(dialog, PAGE)
    assert said(dialog) == [
        "A Parris - Burgundy",
        "Not understood: “Parris”.",
        "Fleet Brest goes to Mid-Atlantic Ocean",
        "Army Marseilles supports Army Paris to Burgundy",
        "Set aside: (bounce)",
        "A Mun - Bur",
        "France has no such unit.",
    ]
    assert marked(dialog) == ["Parris", "A Mun - Bur"]
    QTest.mouseClick(links(dialog)["PAR — Paris"], LEFT)
    assert "A PAR - Burgundy" in dialog.page.editor.toPlainText()
    assert marked(dialog) == ["A Mun - Bur"]
    QTest.mouseClick(dialog.put_button, LEFT)
    assert drafted(desk, "france") == ["A PAR - BUR", "F BRE - MAO", "A MAR S A PAR - BUR"]
    assert dialog.page.editor.toPlainText() == "A Mun - Bur", "what is not understood stays"
    assert dialog.done_label.text() == "Orders written for France: 3. In doubt, and left on the page: 1."
    assert desk.document.undo_stack.count() == 1
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    desk.window.menus["undo"].trigger()
    assert drafted(desk, "france") == []


def test_orders_of_other_powers_are_left_to_them(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox())
    dialog = opened(desk)
    choose(dialog, "France")
    paste(dialog, "A PAR - BUR\nGermany:\nA MUN - BUR\nF KIE - DEN")
    assert said(dialog)[1:3] == ["A MUN - BUR", "It stands under the heading of Germany."]
    QTest.mouseClick(dialog.put_button, LEFT)
    assert dialog.page.editor.toPlainText() == "Germany:\nA MUN - BUR\nF KIE - DEN"
    QTest.mouseClick(links(dialog)["Write for Germany"], LEFT)
    assert dialog.powers.currentText() == "Germany"
    QTest.mouseClick(dialog.put_button, LEFT)
    assert drafted(desk, "germany") == ["A MUN - BUR", "F KIE - DEN"]
    assert dialog.page.editor.toPlainText() == ""


def test_what_can_never_be_done_is_written_and_said_to_be_void(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox())
    dialog = opened(desk)
    choose(dialog, "France")
    paste(dialog, "A PAR - MOS\nA MAR H\nA MAR - SPA\nbuild A PAR\nMAR -")
    assert said(dialog) == [
        "Army Paris goes to Moscow",
        "Written, but void: From where the unit stands this can never be done.",
        "Army Marseilles holds",
        "Not written: line 3 has another order to this unit.",
        "Army Marseilles goes to Spain",
        "build A PAR",
        "Units are moved in this phase, not built or removed.",
        "MAR -",
        "Something is missing at the end.",
    ]
    assert dialog.done_label.text().endswith("Without an order: F Brest.")
    QTest.mouseClick(dialog.put_button, LEFT)
    assert drafted(desk, "france") == ["A PAR - MOS", "A MAR - SPA"]
    assert dialog.page.editor.toPlainText() == "build A PAR\nMAR -"


def test_builds_beyond_what_is_due_stay_on_the_page(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox_at(two_builders()))
    dialog = opened(desk)
    choose(dialog, "France")
    paste(dialog, "Build A PAR, build F BRE\nwaive")
    assert said(dialog)[-2:] == ["waive", "More than is due to France."] or len(dialog.page.orders) == 1
    due = len(dialog.page.orders)
    QTest.mouseClick(dialog.put_button, LEFT)
    assert len(drafted(desk, "france")) == due
    assert dialog.page.unread == 3 - due
    assert dialog.page.orders == (), "all that was due is written"


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("variant_id", VARIANT_IDS)
def test_every_style_is_read_on_every_board(variant_id: str, style: str) -> None:
    variant = load_variant(variant_id)
    game = Game.new(variant, dict.fromkeys(variant.powers, "Ada"))
    for power in variant.powers:
        units = game.position.units_of(power)
        orders: tuple[Order, ...] = tuple(
            Move(unit, min(move_goals(variant, game.position, unit), key=str)) for unit in units
        )
        text = orders_text(variant, game.position, {power: orders}, style)
        assert tuple(piece.order for piece in read_page(game, power, text)) == orders, text


def test_the_writer_alone_is_offered_and_leaves_nothing_behind(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(hot_seat(france="Ada", germany="Ben"))
    assert not desk.window.menus["enter_slip"].isEnabled()
    desk.take_screen()
    own, place = ("France", "PAR") if desk.document.writer == "france" else ("Germany", "MUN")
    dialog = opened(desk)
    assert [dialog.powers.itemText(each) for each in range(dialog.powers.count())] == [own]
    paste(dialog, f"A {place} - BUR")
    QTest.keyClick(dialog.page.editor, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(dialog.page.editor, Qt.Key.Key_X, Qt.KeyboardModifier.ControlModifier)
    assert place in QGuiApplication.clipboard().text()
    QTest.keyClicks(dialog.page.editor, f"A {place} S")
    editor = dialog.page.editor
    QTest.keyClick(editor, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    assert desk.stage() is Stage.CURTAIN
    assert not dialog.isVisible()
    assert QGuiApplication.clipboard().text() == ""
    assert editor.toPlainText() == ""
    assert not editor.document().isUndoAvailable()


def test_a_retreat_slip() -> None:
    units = {Unit.parse(text): power for text, power in (("A VEN", "austria"), ("F NAP", "italy"))}
    lost = {Unit.parse("A VEN"): Dislodged("italy", "TRI")}
    game = sandbox_at(Position(Phase(1, PhaseKind.RETREAT), units, {}, lost))
    found = read_page(game, "italy", "A VEN - TUS\nF NAP - ION\nA VEN - TRI\nA VEN H")
    assert [piece.doubt for piece in found] == [None, Doubt.NO_UNIT, None, Doubt.OTHER_PHASE]
    assert [str(piece.order) for piece in found if piece.doubt is None] == ["A VEN R TUS", "A VEN R TRI"]
    assert [piece.void for piece in found] == [None, None, Cause.BARRED, None]


def test_a_page_of_nonsense_does_not_take_long() -> None:
    found = read_page(sandbox(), "france", "\n".join(["lorem ipsum dolor sit amet"] * 300))
    assert len(found) == 300
    assert sum(1 for piece in found if piece.near) <= MOST_SUGGESTED


def coastal(phase: PhaseKind = PhaseKind.MOVEMENT) -> Game:
    """Fleets of France beside Spain; Russia may build at home."""
    units = {Unit.parse(text): "france" for text in ("F MAO", "F GAS")}
    owners = {"STP": "russia"} if phase is PhaseKind.ADJUSTMENT else {}
    return sandbox_at(Position(Phase(2, phase), {} if owners else units, owners))


def test_a_coast_that_is_missing_is_asked_for_and_named_by_one_click(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(coastal())
    dialog = opened(desk)
    choose(dialog, "France")
    paste(dialog, "1. F Mid-\nSpain\nF GAS - SPA")
    assert said(dialog)[:2] == ["F Mid- Spain", "Several coasts can be meant."]
    assert marked(dialog)
    assert [str(order) for _, order in dialog.page.orders] == ["F GAS - SPA/nc"], "only one can be meant"
    assert dialog.page.unread == 1
    QTest.mouseClick(links(dialog)["south coast"], LEFT)
    assert [str(order) for _, order in dialog.page.orders] == ["F MAO - SPA/sc", "F GAS - SPA/nc"]
    assert dialog.page.unread == 0


def test_a_fleet_that_is_built_is_asked_for_its_coast(open_desk: Callable[..., Desk]) -> None:
    dialog = opened(open_desk(coastal(PhaseKind.ADJUSTMENT)))
    choose(dialog, "Russia")
    paste(dialog, "Build F STP")
    assert not dialog.page.orders
    QTest.mouseClick(links(dialog)["north coast"], LEFT)
    assert [str(order) for _, order in dialog.page.orders] == ["F STP/nc B"]


class TestAllPowers:
    PAGE = "Austria:\nA BUD - SER\nA VIE S A VEN - TRI\nBritain\nF LON - NTH\nblah\nFrance: A PAR - BUR"

    def test_a_page_with_several_headings_is_entered_in_one_go(
        self, open_desk: Callable[[Game], Desk]
    ) -> None:
        desk = open_desk(sandbox())
        dialog = opened(desk)
        paste(dialog, self.PAGE.replace("Britain", "England"))
        assert dialog.powers.currentText() == "All powers"
        QTest.mouseClick(dialog.put_button, LEFT)
        given = {
            power: [str(each) for each in desk.document.game.draft(power).orders]
            for power in ("austria", "england", "france")
        }
        assert given == {
            "austria": ["A BUD - SER", "A VIE S A VEN - TRI"],
            "england": ["F LON - NTH"],
            "france": ["A PAR - BUR"],
        }
        assert dialog.page.editor.toPlainText() == "England:\nblah"
        assert desk.document.undo_stack.count() == 1

    def test_without_headings_each_order_is_of_the_power_whose_unit_it_names(
        self, open_desk: Callable[[Game], Desk]
    ) -> None:
        desk = open_desk(sandbox())
        dialog = opened(desk)
        choose(dialog, "All powers")
        paste(dialog, "Par - Bur\nA Mun - Ruh\nmoscow supports warsaw")
        QTest.mouseClick(dialog.put_button, LEFT)
        drafts = desk.document.game.drafts
        assert {power for power in drafts if drafts[power].orders} == {"france", "germany", "russia"}

    def test_a_power_chosen_by_hand_stays(self, open_desk: Callable[[Game], Desk]) -> None:
        dialog = opened(open_desk(sandbox()))
        choose(dialog, "France")
        paste(dialog, self.PAGE)
        assert dialog.powers.currentText() == "France"

    def test_who_writes_alone_is_offered_nothing_of_the_kind(self, open_desk: Callable[[Game], Desk]) -> None:
        desk = open_desk(hot_seat(france="Ada", germany="Ben"))
        desk.take_screen()
        dialog = opened(desk)
        assert [dialog.powers.itemText(row) for row in range(dialog.powers.count())] == ["France"]


def test_a_page_without_headings_is_of_the_powers_whose_units_it_names(
    open_desk: Callable[..., Desk],
) -> None:
    desk = open_desk(sandbox())
    dialog = opened(desk)
    assert dialog.page.power == "austria"
    paste(dialog, "A BER - KIE\nF LON - NTH")
    QTest.mouseClick(dialog.put_button, LEFT)
    assert {
        power: len(desk.document.game.draft(power).orders) for power in ("austria", "germany", "england")
    } == {
        "austria": 0,
        "germany": 1,
        "england": 1,
    }


def test_a_power_that_was_chosen_for_a_page_stays_chosen(open_desk: Callable[..., Desk]) -> None:
    dialog = opened(open_desk(sandbox()))
    choose(dialog, "France")
    dialog.powers.activated.emit(dialog.powers.currentIndex())
    paste(dialog, "A BER - KIE")
    assert dialog.page.power == "france"
    assert not dialog.put_button.isEnabled()
