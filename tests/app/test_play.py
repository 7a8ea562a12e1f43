"""A game of Standard played on the real window with real mouse events."""

from __future__ import annotations

from collections.abc import Callable

from app.dialogs.draw import DrawDialog
from app.document import Stage
from tests.app.desk import Desk, hot_seat, sandbox
from variants.game import EndingKind
from variants.position import PhaseKind


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
    assert desk.report[0].endswith("no order yet, Will hold")
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


def test_a_draw_ends_the_game(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox())
    desk.window.agree_draw()
    dialog = desk.window.findChild(DrawDialog)
    assert dialog is not None
    dialog.boxes["italy"].click()
    dialog.agree_button.click()
    ending = desk.document.game.ending
    assert ending is not None
    assert ending.kind is EndingKind.DRAW
    assert "italy" not in ending.powers
    assert len(ending.powers) == 6
    assert desk.stage() is Stage.ENDED
    assert not desk.window.menus["agree_draw"].isEnabled()
    desk.province("PAR", "BUR")
    assert not desk.document.game.drafts
