"""Builds, removals and waived builds on the real window."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.drafts import progress
from app.words.names import power_name
from tests.app.desk import Desk, sandbox_at
from tests.app.test_entry_line import line_of, said, type_in
from variants.orders import Build, Unit, parse_order
from variants.papers import Draft
from variants.position import Phase, PhaseKind, Position
from variants.registry import load_variant

STANDARD = load_variant("standard")


def winter(owners: dict[str, str], **units: str) -> Position:
    """A winter with these centres (power → codes) and units."""
    standing = {Unit.parse(text): power for power, texts in units.items() for text in texts.split(", ")}
    owned = {center: power for power, centers in owners.items() for center in centers.split()}
    return Position(Phase(2, PhaseKind.ADJUSTMENT), standing, owned)


def two_builders() -> Position:
    return winter(
        {"austria": "VIE", "france": "PAR BRE MAR", "germany": "MUN KIE BER"},
        austria="A VIE, A TYR",
        france="A PIC, A GAS",
        germany="A RUH, A BUR",
    )


def press_waive(desk: Desk, power: str) -> None:
    view = desk.window.side.list
    row = next(i for i, row in enumerate(view.rows) if row.waivable and row.power == power)
    view.scrollTo(view.model().index(row, 0))
    desk.click(view.viewport(), view.waive_rect(row).center())


def drafted(desk: Desk, power: str) -> list[str]:
    return [str(order) for order in desk.document.game.draft(power).orders]


def test_each_power_with_an_open_build_waives_beside_its_own_rows(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox_at(two_builders()))
    assert [row.power for row in desk.window.side.list.rows if row.waivable] == ["france", "germany"]
    press_waive(desk, "germany")
    assert (drafted(desk, "france"), drafted(desk, "germany")) == ([], ["WAIVE"])
    assert [row.power for row in desk.window.side.list.rows if row.waivable] == ["france"]
    press_waive(desk, "france")
    assert drafted(desk, "france") == ["WAIVE"]
    assert power_name(STANDARD, "austria") in desk.window.next_text


def test_nothing_lies_on_the_map_while_nothing_is_selected(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox_at(two_builders()))
    assert not desk.window.board.tool.palette.isVisible()


def test_a_power_that_only_removes_hears_nothing_of_builds(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox_at(two_builders()))
    desk.province("NTH")
    assert desk.window.next_text == "North Sea is no centre; units are built in centres."
    press_waive(desk, "france")
    press_waive(desk, "germany")
    desk.document.give("france", Build(Unit.parse("A PAR")))
    desk.document.give("germany", Build(Unit.parse("A MUN")))
    desk.province("NTH")
    assert desk.window.next_text == "No unit stands in North Sea."


def test_a_build_in_place_of_a_waived_one_is_one_edit(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox_at(two_builders()))
    press_waive(desk, "france")
    desk.province("PAR")
    assert drafted(desk, "france") == ["A PAR B"]
    desk.window.menus["undo"].trigger()
    assert drafted(desk, "france") == ["WAIVE"]
    desk.window.menus["undo"].trigger()
    assert drafted(desk, "france") == []
    desk.window.menus["redo"].trigger()
    desk.window.menus["redo"].trigger()
    assert drafted(desk, "france") == ["A PAR B"]


def test_the_button_of_a_waived_build_is_level_with_its_words(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox_at(two_builders()))
    press_waive(desk, "france")
    view = desk.window.side.list
    (row,) = (at for at, each in enumerate(view.rows) if each.removable)
    assert abs(view.remove_rect(row).center().y() - view.row_rect(row).center().y()) <= 1


def test_a_build_is_not_written_where_a_removal_is_due(open_desk: Callable[..., Desk]) -> None:
    owned = {"austria": "VIE BUD"}
    desk = open_desk(sandbox_at(winter(owned, austria="A GAL, A BOH, F ALB")))
    type_in(desk, "Build A VIE")
    QTest.keyClick(line_of(desk).line, Qt.Key.Key_Return)
    assert drafted(desk, "austria") == []
    assert "No build is due to Austria-Hungary." in said(desk)
    line_of(desk).line.selectAll()
    type_in(desk, "Remove F ALB")
    QTest.keyClick(line_of(desk).line, Qt.Key.Key_Return)
    assert drafted(desk, "austria") == ["F ALB D"]


def test_a_build_that_a_file_has_beside_a_removal_counts_for_nothing() -> None:
    owned = {"austria": "VIE BUD"}
    game = sandbox_at(winter(owned, austria="A GAL, A BOH, F ALB"))
    game = game.with_draft("austria", Draft((parse_order("A VIE B"),)))
    assert (progress(game, "austria").written, progress(game, "austria").due) == (0, 1)
