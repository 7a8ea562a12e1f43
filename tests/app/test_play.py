"""Games played on the real window with real mouse events."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox

from app.dialogs.draw import ConcedeDialog, DrawDialog
from app.document import Stage
from app.drafts import builds_due, units_to_order
from app.panels.powers import standing
from tests.app.desk import LEFT, Desk, hot_seat, sandbox
from variants.game import Ending, EndingKind, Game
from variants.legal import build_sites, move_goals, retreat_goals, supportable
from variants.orders import Build, Disband, Move, MovementOrder, Retreat, Support, Train, Unit
from variants.position import PhaseKind
from variants.registry import VARIANT_IDS, load_variant
from variants.transit import possible_leave, rail_goals


def test_a_year_in_hot_seat_with_results_a_retreat_and_a_build(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(hot_seat(austria="Ada", italy="Ida"))
    spring(desk)
    fall(desk)
    fall_retreats(desk)
    winter(desk)
    assert desk.document.game.variant.calendar.code(desk.document.position.phase) == "S1902M"


def spring(desk: Desk) -> None:
    assert desk.stage() is Stage.CURTAIN
    desk.take_screen()
    assert desk.document.writer == "austria"
    desk.province("BUD", "SER")
    desk.province("VIE", "GAL")
    desk.province("TRI", "ALB")
    assert desk.report == ["A BUD – SER", "A VIE – GAL", "F TRI – ALB"]
    desk.action()
    assert desk.stage() is Stage.CURTAIN
    desk.take_screen()
    assert desk.report[0] == "A ROM no order yet"
    desk.province("VEN", "TRI")
    desk.province("ROM", "VEN")
    desk.province("NAP", "ION")
    assert desk.window.side.action_button.text() == "Resolve"
    desk.action()
    assert desk.stage() is Stage.RESULTS
    assert "A VEN – TRI, moved" in desk.report
    assert desk.window.side.action_button.text() == "Go on to Fall 1901"
    desk.action()


def fall(desk: Desk) -> None:
    desk.take_screen()
    desk.province("ALB", "TRI")
    support(desk, "SER", "ALB", "TRI")
    desk.province("GAL", "VIE")
    desk.action()
    desk.take_screen()
    desk.province("ION", "TUN")
    desk.action()
    assert "F ALB – TRI, moved, 2 to 1" in desk.report
    lost = next(row for row in desk.window.side.list.rows if row.lead == "A TRI")
    assert lost.right == "dislodged by F ALB"
    assert lost.second.startswith("It may go to ")
    assert desk.document.game.position.phase.kind is PhaseKind.RETREAT
    assert desk.window.side.action_button.text() == "Go on to retreats"
    desk.action()


def support(desk: Desk, supporter: str, supported: str, goal: str) -> None:
    """Chooses a unit, the support button of the palette, the supported unit and the goal."""
    desk.province(supporter)
    button = next(
        button
        for button in desk.window.board.tool.palette.buttons
        if button.accessibleName().startswith("Support")
    )
    desk.click(button)
    desk.province(supported, goal)


def fall_retreats(desk: Desk) -> None:
    assert desk.stage() is Stage.CURTAIN
    assert desk.document.writer == "italy", "a power with nothing to retreat is not asked"
    desk.take_screen()
    desk.province("TRI", "TYR")
    desk.action()
    assert "A TRI R TYR, retreated" in desk.report
    desk.action()


def winter(desk: Desk) -> None:
    assert desk.document.position.phase.kind is PhaseKind.ADJUSTMENT
    desk.take_screen()
    assert desk.document.writer == "austria"
    desk.province("BUD")
    desk.click(desk.window.board.tool.palette.buttons[0]) if not desk.document.game.draft(
        "austria"
    ).orders else None
    assert any(text.startswith("A BUD build") for text in desk.report)
    desk.action()
    desk.take_screen()
    assert desk.document.writer == "italy"
    desk.province("NAP")
    fleet = next(
        button for button in desk.window.board.tool.palette.buttons if "Fleet" in button.accessibleName()
    )
    desk.click(fleet)
    desk.action()
    assert "F NAP build, built" in desk.report
    desk.action()


def test_a_sandbox_has_no_curtain_and_all_powers_at_once(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox())
    assert desk.stage() is Stage.WRITING
    desk.province("PAR", "BUR")
    desk.province("MUN", "BUR")
    assert desk.window.side.count.text() == "2 of 22"
    desk.action()
    assert desk.stage() is Stage.RESULTS
    assert "A PAR – BUR, bounced with A MUN" in desk.report
    desk.action()
    assert desk.stage() is Stage.WRITING


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was asked; every answer is yes."""
    found: list[str] = []

    def question(*arguments: object) -> QMessageBox.StandardButton:
        found.append(str(arguments[2]))
        return QMessageBox.StandardButton.Yes

    monkeypatch.setattr(QMessageBox, "question", question)
    return found


def draw_dialog(desk: Desk) -> DrawDialog:
    assert desk.window.menus["agree_draw"].isEnabled()
    desk.window.menus["agree_draw"].trigger()
    dialog = desk.window.findChild(DrawDialog)
    assert dialog is not None
    return dialog


def test_a_draw_ends_the_game(open_desk: Callable[..., Desk], asked: list[str]) -> None:
    desk = open_desk(sandbox())
    dialog = draw_dialog(desk)
    dialog.boxes["italy"].click()
    dialog.agree_button.click()
    assert asked[0].startswith("The game is a draw among Austria-Hungary, England,")
    ending = desk.document.game.ending
    assert ending is not None
    assert ending.kind is EndingKind.DRAW
    assert "italy" not in ending.powers
    assert len(ending.powers) == 6
    assert desk.stage() is Stage.ENDED
    assert not desk.window.menus["agree_draw"].isEnabled()
    desk.province("PAR", "BUR")
    assert not desk.document.game.drafts


def test_a_draw_that_is_not_confirmed_changes_nothing(
    open_desk: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QMessageBox, "question", lambda *_: QMessageBox.StandardButton.No)
    desk = open_desk(sandbox())
    draw_dialog(desk).agree_button.click()
    assert desk.document.game.ending is None


def test_all_others_concede(open_desk: Callable[..., Desk], asked: list[str]) -> None:
    desk = open_desk(sandbox())
    desk.window.menus["concede"].trigger()
    dialog = desk.window.findChild(ConcedeDialog)
    assert dialog is not None
    assert not dialog.agree_button.isEnabled()
    dialog.choices["russia"].click()
    dialog.agree_button.click()
    assert asked == [
        "All others concede the game to Russia.\nDo all players agree? The game then ends at once."
    ]
    assert desk.document.game.ending == Ending(EndingKind.CONCESSION, ("russia",))
    assert desk.window.side.ending_text == "All others concede the game to Russia."


def test_nobody_ends_the_game_of_all_alone(open_desk: Callable[..., Desk], asked: list[str]) -> None:
    desk = open_desk(hot_seat(austria="Ada", italy="Ida"))
    action = desk.window.menus["agree_draw"]
    enabled = [action.isEnabled()]
    for press in (desk.take_screen, desk.action, desk.take_screen, desk.action):
        press()
        enabled.append(action.isEnabled())
    assert desk.stage() is Stage.RESULTS
    assert enabled == [True, False, True, False, True]
    dialog = draw_dialog(desk)
    assert {power for power, box in dialog.boxes.items() if box.isChecked()} == {"austria", "italy"}
    desk.window.menus["concede"].trigger()
    conceding = desk.window.findChild(ConcedeDialog)
    assert conceding is not None
    assert {power for power, choice in conceding.choices.items() if choice.isEnabled()} == {
        "austria",
        "italy",
    }
    dialog.agree_button.click()
    assert desk.document.game.ending == Ending(EndingKind.DRAW, ("austria", "italy"))


def test_a_win_ends_the_game(open_desk: Callable[..., Desk]) -> None:
    variant = load_variant("standard").with_rules({"victory_centers": 5})
    desk = open_desk(Game.new(variant, dict.fromkeys(variant.powers, "Ada")))
    desk.province("KIE", "DEN")
    desk.province("BER", "KIE")
    desk.action()
    desk.action()
    desk.province("KIE", "HOL")
    desk.action()
    assert desk.stage() is Stage.ENDED
    assert desk.window.side.ending_text == "Germany has won the game."
    assert desk.window.side.action_button.text() == "New game…"
    assert not desk.document.writers
    germany = standing(desk.document, "germany")
    assert (germany.centers, germany.state) == (5, "Centres: +2")
    owners = desk.window.board.view.picture.position.owners
    assert {owners["DEN"], owners["HOL"]} == {"germany"}
    assert [node.text() for node in desk.window.history.nodes] == ["Spring 1901", "Fall 1901", "End"]
    desk.window.menus["look_back"].trigger()
    assert standing(desk.document, "germany").centers == 3
    assert "DEN" not in desk.window.board.view.picture.position.owners
    desk.window.menus["look_latest"].trigger()
    assert standing(desk.document, "germany").centers == 5
    assert desk.document.look == desk.document.game.current
    assert desk.window.board.view.picture.position == desk.document.game.position
    assert not desk.window.board.view.picture.orders
    assert desk.window.side.title.text() == "End of the game"


def test_a_double_click_on_resolve_does_not_skip_the_results(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox())
    button = desk.window.side.action_button
    QTest.mouseClick(button, LEFT)
    middle = QPointF(button.rect().center())
    second = QMouseEvent(
        QEvent.Type.MouseButtonDblClick,
        middle,
        button.mapToGlobal(middle),
        LEFT,
        LEFT,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(button, second)
    QTest.mouseRelease(button, LEFT)
    assert desk.stage() is Stage.RESULTS
    desk.action()
    assert desk.stage() is Stage.WRITING


@pytest.mark.parametrize("variant_id", VARIANT_IDS)
def test_random_play_by_as_many_players_as_powers(open_desk: Callable[..., Desk], variant_id: str) -> None:
    """Up to the first count, and the turn after it; in Standard the third, for there to be retreats."""
    variant = load_variant(variant_id)
    last = 5 if variant_id == "standard" else 2
    players = {power: f"Player {number}" for number, power in enumerate(variant.powers)}
    desk = open_desk(Game.new(variant, players))
    chance = Random(1903)
    asked = set()
    for _ in range(200):
        if desk.document.position.phase.turn > last or desk.stage() is Stage.ENDED:
            break
        if desk.stage() is Stage.CURTAIN:
            desk.take_screen()
            asked.add((desk.document.writer, desk.document.kind))
            write_at_random(desk, chance)
        desk.action()
    assert desk.document.position.phase.turn == last + 1
    kinds = {kind for _, kind in asked}
    assert kinds == set(PhaseKind) if variant_id == "standard" else PhaseKind.ADJUSTMENT in kinds
    assert len(desk.window.history.nodes) == len(desk.document.line)
    for node in desk.document.shown_line:
        desk.document.look_at(node)
        assert desk.report or desk.document.at_latest


def at_random(desk: Desk, chance: Random, unit: Unit) -> MovementOrder:
    """A move or support; by railway where it can, and with leave where the unit may give it."""
    variant, position = desk.document.game.variant, desk.document.position
    order: MovementOrder = move_or_support(desk, chance, unit)
    if stations := rail_goals(variant, position, unit):
        order = Train(unit, chance.choice(stations))
    leave = possible_leave(variant, position, unit)
    return replace(order, leave=(chance.choice(leave),)) if leave else order


def move_or_support(desk: Desk, chance: Random, unit: Unit) -> Move | Support:
    variant, position = desk.document.game.variant, desk.document.position
    helped = list(supportable(variant, position, unit).items())
    if helped and chance.random() < 0.4:
        other, goals = chance.choice(helped)
        return Support(unit, other, chance.choice(goals))
    return Move(unit, chance.choice(list(move_goals(variant, position, unit))))


def write_at_random(desk: Desk, chance: Random) -> None:
    """An order for every unit, retreat, build or removal of the writer."""
    variant, position, power = desk.document.game.variant, desk.document.position, desk.document.writer
    assert power is not None
    if position.phase.kind is PhaseKind.MOVEMENT:
        for unit in position.units_of(power):
            desk.document.give(power, at_random(desk, chance, unit))
    elif position.phase.kind is PhaseKind.RETREAT:
        for unit in units_to_order(desk.document.game, power):
            desk.document.give(power, Retreat(unit, chance.choice(retreat_goals(variant, position, unit))))
    elif (number := builds_due(desk.document.game, power)) > 0:
        for site, kinds in list(build_sites(variant, position, power).items())[:number]:
            desk.document.give(power, Build(Unit(kinds[0], site)))
    else:
        for unit in position.units_of(power)[:-number]:
            desk.document.give(power, Disband(unit))
