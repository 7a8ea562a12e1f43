"""The scores of a game that has ended, in the right dock."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from app import translation
from app.panels.row import RowKind
from app.panels.scores import points_text
from tests.app.desk import Desk, hot_seat, sandbox
from variants.game import Ending, EndingKind


def test_scores_stand_under_the_result(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox())
    assert not desk.window.side.scores.isVisible()
    for _ in range(4):
        desk.action()
    desk.document.end(Ending(EndingKind.DRAW, ("france", "russia", "turkey")))
    table = desk.window.side.scores
    assert table.isVisible()
    # 16 + 9 + 9 = 34
    assert table.rows == [
        ["", "Centres", "Draw size", "Squares"],
        ["Russia", "4", "33.3", "47.1"],
        ["France", "3", "33.3", "26.5"],
        ["Turkey", "3", "33.3", "26.5"],
        ["Austria-Hungary", "3", "0", "0"],
        ["England", "3", "0", "0"],
        ["Germany", "3", "0", "0"],
        ["Italy", "3", "0", "0"],
    ]
    desk.document.look_at_first()
    assert not table.isVisible()
    desk.document.look_at_latest()
    assert table.isVisible()


def test_a_concession_gives_all_points_to_one(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox())
    desk.document.end(Ending(EndingKind.CONCESSION, ("italy",)))
    assert desk.window.side.scores.rows[1] == ["Italy", "3", "100", "100"]
    desk.document.replace_game(sandbox())
    assert not desk.window.side.scores.isVisible()


def test_points_are_written_as_the_language_does() -> None:
    assert points_text(Fraction(100, 3)) == "33.3"
    translation.install("de")
    assert points_text(Fraction(100, 3)) == "33,3"
    assert points_text(Fraction(100)) == "100"


def test_the_players_stand_beside_their_powers(open_desk: Callable[..., Desk]) -> None:
    long = "Maximiliane von Habsburg-Lothringen"
    desk = open_desk(hot_seat(france="Ada", italy=long))
    for _ in range(2):
        desk.take_screen()
        desk.action()
    headings = [row.right for row in desk.window.side.list.rows if row.kind is RowKind.HEADING]
    assert "Ada" in headings
    rows = desk.window.powers.rows
    assert rows["france"].played_by == "Ada"
    assert rows["austria"].played_by == ""
    assert rows["italy"].played_by.startswith("Maxi")
    assert long in rows["italy"].toolTip()
    desk.document.end(Ending(EndingKind.DRAW, ("france", "italy")))
    names = [row[0] for row in desk.window.side.scores.rows]
    assert "France · Ada" in names
    assert f"Italy · {long}" in names
    assert "Austria-Hungary" in names
    desk.document.set_players({"france": "Bob"})
    assert rows["france"].played_by == "Bob"
