"""Results read out power by power: in words, turned by keys, with that power's orders alone on the map."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from app.dialogs.read_out import ReadOut
from app.document import Stage
from app.words.spoken import in_full
from tests.app.desk import LEFT, Desk, hot_seat, sandbox
from variants.game import Game
from variants.legal import move_goals
from variants.orders import Move, parse_order
from variants.registry import VARIANT_IDS, load_variant

K = Qt.Key


def opened(desk: Desk) -> ReadOut:
    """The reader, opened by its action."""
    desk.window.menus["read_out"].trigger()
    reader = desk.window.aids.reader
    assert reader is not None
    QApplication.processEvents()
    return reader


def drawn(desk: Desk) -> list[str]:
    return [str(each.order) for each in desk.window.board.view.picture.orders]


def fought(desk: Desk) -> None:
    """A first turn with a fight for Burgundy, and one for Trieste."""
    for power, text in (
        ("france", "A PAR - BUR"),
        ("france", "A MAR S A PAR - BUR"),
        ("germany", "A MUN - BUR"),
        ("italy", "A VEN - TRI"),
        ("austria", "F TRI - ALB"),
    ):
        desk.document.give(power, parse_order(text))
    desk.action()
    assert desk.stage() is Stage.RESULTS


def test_keys_turn_from_power_to_power(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox())
    fought(desk)
    reader = opened(desk)
    assert reader.power == "austria"
    assert reader.lines[0] == "Fleet Trieste goes to Albania moved "
    seen = []
    for key in (
        K.Key_Right,
        K.Key_Space,
        K.Key_Down,
        K.Key_Left,
        K.Key_End,
        K.Key_Right,
        K.Key_Home,
        K.Key_Up,
    ):
        QTest.keyClick(reader, key)
        seen.append(reader.power)
    assert seen == [
        *("england", "france", "germany", "france", "turkey", "turkey", "austria", "austria"),
    ]
    QTest.mouseClick(reader.next_button, LEFT)
    QTest.mouseClick(reader.next_button, LEFT)
    assert reader.power == "france"
    QTest.mouseClick(reader.back_button, LEFT)
    assert reader.power == "england"


def test_only_the_orders_of_the_power_are_on_the_map(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox())
    fought(desk)
    desk.window.menus["show_audience"].trigger()
    audience = desk.window.aids.audience
    assert audience is not None
    everything = drawn(desk)
    assert len(everything) == 5
    reader = opened(desk)
    QTest.keyClick(reader, K.Key_Right)
    QTest.keyClick(reader, K.Key_Right)
    assert drawn(desk) == ["A PAR - BUR", "A MAR S A PAR - BUR"]
    assert {place.province for place in desk.window.board.view.picture.highlights.targets} == {
        *("PAR", "MAR", "BRE"),
    }
    assert [str(each.order) for each in audience.view.picture.orders] == drawn(desk)
    assert any(each.text() == "Results · France" for each in audience.findChildren(QLabel))
    QTest.keyClick(reader, K.Key_Escape)
    assert not reader.isVisible()
    assert drawn(desk) == everything
    assert len(audience.view.picture.orders) == 5


def test_it_ends_when_the_game_goes_on(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(hot_seat(france="Ada", germany="Ben"))
    assert not desk.window.menus["read_out"].isEnabled()
    for _ in range(2):
        desk.take_screen()
        desk.action()
    reader = opened(desk)
    assert reader.isVisible()
    desk.action()
    assert desk.stage() is Stage.CURTAIN
    assert not reader.isVisible()
    assert reader.lines == ()


@pytest.mark.parametrize("variant_id", VARIANT_IDS)
def test_every_unit_is_read_out_on_every_board_and_nothing_is_cut_off(
    open_desk: Callable[..., Desk], variant_id: str
) -> None:
    variant = load_variant(variant_id)
    desk = open_desk(Game.new(variant, dict.fromkeys(variant.powers, "Ada")))
    position = desk.document.position
    for power in variant.powers:
        for unit in position.units_of(power):
            goals = sorted(move_goals(variant, position, unit))
            desk.document.give(power, Move(unit, goals[0]))
    desk.action()
    reader = opened(desk)
    for power in variant.powers:
        assert reader.power == power
        assert len(reader.lines) >= len(position.units_of(power))
        labels = [each for each in reader.findChildren(QLabel) if each.isVisible() and each.text()]
        assert [each.text() for each in labels if each.width() < each.minimumSizeHint().width()] == []
        QTest.keyClick(reader, K.Key_Right)


def test_what_became_of_an_order_is_said_with_names_in_full(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox())
    for power, text in (("russia", "A WAR - GAL"), ("austria", "A BUD - GAL")):
        desk.document.give(power, parse_order(text))
    desk.action()
    assert opened(desk).lines[0] == "Army Budapest goes to Galicia bounced with Army Warsaw "


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("dislodged by A MUN and F BAL", "dislodged by Army Munich and Fleet Baltic Sea"),
        ("It may go to GAS, PIC or SPA/nc.", "It may go to Gascony, Picardy or Spain, north coast."),
        ("A power never helps. 3 of SPAIN", "A power never helps. 3 of SPAIN"),
    ],
)
def test_codes_in_full(text: str, said: str) -> None:
    assert in_full(load_variant("standard"), text) == said
