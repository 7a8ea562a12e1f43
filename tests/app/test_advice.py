"""Advice beneath the orders on the real window, and what its links do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from app import translation
from app.panels.row import Row, RowKind
from app.words.advice import advice_text, cure_text
from tests.app.desk import Desk, hot_seat, sandbox, sandbox_at
from tests.app.test_winter import winter
from tests.variants.test_advice import (
    ADJUSTMENTS,
    CONVOYS,
    MOVES,
    PASSAGES,
    RETREATS,
    SUPPORTS,
    VOID,
    advised,
)
from tests.variants.test_advice import Desk as Written
from variants.game import Game
from variants.orders import Unit, parse_order
from variants.papers import Draft
from variants.position import Dislodged, Phase, PhaseKind, Position

SUPPORT_ALONE = "A MUN S A BER – SIL"


def with_orders(game: Game, **orders: str) -> Game:
    """The game with orders written: ``germany="A BER - SIL, F KIE H"``."""
    for power, texts in orders.items():
        game = game.with_draft(power, Draft(tuple(map(parse_order, texts.split(", ")))))
    return game


def cards(desk: Desk) -> list[Row]:
    return [row for row in desk.window.side.list.rows if row.kind is RowKind.ADVICE]


def said(desk: Desk) -> list[str]:
    return [row.sentence for row in cards(desk)]


def drafted(desk: Desk, power: str) -> list[str]:
    return [str(order) for order in desk.document.game.draft(power).orders]


def click_link(desk: Desk, row: Row) -> None:
    view = desk.window.side.list
    number = view.rows.index(row)
    view.scrollTo(view.model().index(number, 0))
    desk.click(view.viewport(), view.link_rect(number).center())


def test_one_click_mends_a_support_and_one_undo_takes_it_back(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(with_orders(sandbox(), germany="A MUN S A BER - SIL"))
    text = "A BER has no order to go there. The support will not count."
    assert said(desk) == [f"{SUPPORT_ALONE} {text}, Order A BER – SIL"]
    assert [row.second for row in desk.window.side.list.rows if row.warned] == ["Does nothing as written"]
    click_link(desk, cards(desk)[0])
    assert drafted(desk, "germany") == ["A MUN S A BER - SIL", "A BER - SIL"]
    assert not cards(desk)
    assert not any(row.warned for row in desk.window.side.list.rows)
    assert desk.window.menus["undo"].text() == "Undo: Order A BER – SIL"
    desk.window.menus["undo"].trigger()
    assert drafted(desk, "germany") == ["A MUN S A BER - SIL"]
    assert len(cards(desk)) == 1


def test_the_link_alone_edits_and_the_card_selects_its_unit(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(with_orders(sandbox(), germany="A MUN S A BER - SIL"))
    view = desk.window.side.list
    number = view.rows.index(cards(desk)[0])
    view.scrollTo(view.model().index(number, 0))
    desk.click(view.viewport(), view.row_rect(number).center() - QPoint(0, 18))
    assert drafted(desk, "germany") == ["A MUN S A BER - SIL"]
    assert "A Munich" in desk.window.next_text


def test_both_of_a_pair_are_marked(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(with_orders(sandbox(), germany="A MUN - BER, A BER - MUN"))
    assert [row.lead for row in desk.window.side.list.rows if row.warned] == ["BER", "MUN"]
    click_link(desk, cards(desk)[0])
    assert sorted(drafted(desk, "germany")) == ["A BER H", "A MUN H"]


def test_a_chain_of_fleets_is_one_edit(open_desk: Callable[..., Desk]) -> None:
    units = "A LON, F ENG, F MAO, F WES"
    position = Position(
        Phase(1, PhaseKind.MOVEMENT), {Unit.parse(text): "england" for text in units.split(", ")}, {}
    )
    desk = open_desk(with_orders(sandbox_at(position), england="A LON - TUN, F MAO C A LON - TUN"))
    assert [row.remedy for row in cards(desk)] == ["Order F ENG C A LON – TUN and F WES C A LON – TUN"]
    click_link(desk, cards(desk)[0])
    assert not cards(desk)
    desk.document.undo()
    assert drafted(desk, "england") == ["A LON - TUN", "F MAO C A LON - TUN"]


def test_a_unit_without_an_order_is_let_hold_from_its_row(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox())
    assert row_of(desk, "BUD").sentence == "A BUD no order yet"
    desk.document.give("austria", parse_order("A VIE - GAL"))
    assert row_of(desk, "BUD").sentence == "A BUD no order yet, Will hold, Let it hold"
    click_link(desk, row_of(desk, "BUD"))
    assert drafted(desk, "austria") == ["A VIE - GAL", "A BUD H"]


def test_as_long_as_nothing_is_written_one_remark_says_that_all_hold(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(hot_seat(austria="Ada", germany="Bert"))
    desk.take_screen()
    assert desk.report[:-1] == ["A BUD no order yet", "A VIE no order yet", "F TRI no order yet"]
    assert [row.remedy for row in cards(desk)] == ["Let all hold"]
    click_link(desk, cards(desk)[0])
    assert drafted(desk, "austria") == ["A BUD H", "A VIE H", "F TRI H"]
    assert not cards(desk)
    desk.document.undo()
    assert drafted(desk, "austria") == []


def row_of(desk: Desk, province: str) -> Row:
    rows = desk.window.side.list.rows
    return next(row for row in rows if row.place and row.place.province == province)


def test_return_mends_what_is_chosen_by_keys(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(with_orders(sandbox(), germany="A MUN S A BER - SIL"))
    view = desk.window.side.list
    view.setFocus()
    view.setCurrentIndex(view.model().index(view.rows.index(cards(desk)[0]), 0))
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert drafted(desk, "germany") == ["A MUN S A BER - SIL", "A BER - SIL"]


def test_on_the_open_table_the_other_powers_orders_count(open_desk: Callable[..., Desk]) -> None:
    game = with_orders(sandbox(), germany="A MUN S A PAR - BUR", france="A PAR - PIC")
    desk = open_desk(game)
    assert [row.remedy for row in cards(desk)] == ["Order A PAR – BUR"]
    click_link(desk, cards(desk)[0])
    assert drafted(desk, "france") == ["A PAR - BUR"]
    assert not cards(desk)


def test_nothing_is_said_that_another_players_draft_would_tell(open_desk: Callable[..., Desk]) -> None:
    told = []
    for theirs in ("A PAR - PIC", "A PAR - BUR", "A PAR H"):
        game = with_orders(hot_seat(france="Ada", germany="Bert"), france=theirs)
        game = with_orders(game, germany="A MUN S A PAR - BUR, A BER H")
        sealed = replace(game.draft("france"), done=True)
        desk = open_desk(game.with_draft("france", sealed))
        desk.document.raise_curtain()
        assert desk.document.writer == "germany"
        told.append([row.sentence for row in desk.window.side.list.rows])
        assert not cards(desk)
    assert told[0] == told[1] == told[2]


def test_units_that_nobody_plays_hold_and_get_no_order(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(with_orders(hot_seat(germany="Bert"), germany="A MUN S A PAR - BUR"))
    desk.document.raise_curtain()
    assert [row.remedy for row in cards(desk)] == ["Let it hold"]


def test_advice_goes_while_one_looks_back_and_behind_the_curtain(open_desk: Callable[..., Desk]) -> None:
    game = hot_seat(france="Ada", germany="Bert").resolve()
    desk = open_desk(with_orders(game, france="A PAR - BUR, A MAR - BUR"))
    desk.document.raise_curtain()
    assert len(cards(desk)) == 1
    desk.document.look_back()
    assert not cards(desk)
    desk.document.look_at_latest()
    assert len(cards(desk)) == 1
    desk.document.drop_curtain()
    assert not desk.window.side.list.rows


def test_advice_never_stops_a_seal(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(with_orders(sandbox(), germany="A MUN S A BER - SIL"))
    desk.action()
    assert desk.document.resolution is not None


def test_removals_can_be_made_as_the_rules_would(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox_at(winter({"france": "PAR"}, france="A SPA, A BUR, A RUH")))
    row = next(row for row in desk.window.side.list.rows if row.cure is not None)
    assert row.remedy == "Disband A RUH and A SPA"
    click_link(desk, row)
    assert drafted(desk, "france") == ["A RUH D", "A SPA D"]


def test_builds_beyond_what_is_due_are_taken_back(open_desk: Callable[..., Desk]) -> None:
    game = sandbox_at(winter({"france": "PAR BRE"}, france="A SPA"))
    desk = open_desk(with_orders(game, france="A PAR B, F BRE B"))
    assert [row.remedy for row in cards(desk)] == ["Take it back"]
    click_link(desk, cards(desk)[0])
    assert drafted(desk, "france") == ["A PAR B"]


def test_two_retreats_to_one_place(open_desk: Callable[..., Desk]) -> None:
    lost = {
        Unit.parse("A BUR"): Dislodged("france", "MUN"),
        Unit.parse("A PIC"): Dislodged("france", "ENG"),
    }
    units = {Unit.parse("A MUN"): "germany"}
    position = Position(Phase(1, PhaseKind.RETREAT), units, {}, lost)
    desk = open_desk(with_orders(sandbox_at(position), france="A BUR R PAR, A PIC R PAR"))
    assert [row.rest for row in cards(desk)] == [
        "A PIC retreats there as well. A BUR will be disbanded.",
        "A BUR retreats there as well. A PIC will be disbanded.",
    ]
    click_link(desk, cards(desk)[1])
    assert not cards(desk)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_every_remark_has_its_words(language: str) -> None:
    translation.install(language)
    written: list[Written] = [*VOID, *SUPPORTS, *CONVOYS, *MOVES, *RETREATS, *ADJUSTMENTS]
    written += [replace(desk, game="colonial", phase="Y1870M") for desk in PASSAGES]
    for desk in written:
        variant, position, found = advised(desk)
        for advice in found:
            texts = [advice_text(variant, position, advice)]
            texts += [cure_text(variant, advice, advice.cure)] if advice.cure else []
            assert all(text and not set("{}") & set(text) and "  " not in text for text in texts), texts
            assert texts[0].endswith("."), texts
