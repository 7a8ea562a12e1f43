"""Orders that single boards have, with real mouse and key events: train, canal, cape, and builds."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.entry.values import View
from app.scene.picture import TargetKind
from maps.board import Location
from tests.app.scene.test_tools import Desk
from variants.orders import Unit, parse_order
from variants.position import Phase, PhaseKind, Position
from variants.registry import load_variant
from variants.variant import Variant

COLONIAL, CAPE, HUNDRED = map(load_variant, ("colonial", "1900", "hundred"))


def scene(variant: Variant, **units: str) -> Position:
    """Powers with their units, such as russia="A MOS, A OMS"."""
    placed = {Unit.parse(text.strip()): power for power, texts in units.items() for text in texts.split(",")}
    return replace(variant.start(), units=placed)


def winter(variant: Variant, owners: dict[str, str], **units: str) -> Position:
    """The first adjustment, with these centres more or instead."""
    before = scene(variant, **units) if units else replace(variant.start(), units={})
    return replace(before, phase=Phase(2, PhaseKind.ADJUSTMENT), owners={**before.owners, **owners})


def shown(desk: Desk) -> View:
    assert desk.tool.entry is not None
    return desk.tool.entry.view


def targets(desk: Desk) -> set[str]:
    return {str(place) for place in shown(desk).targets}


def test_a_train_by_key(qtbot: QtBot) -> None:
    desk = Desk(qtbot, scene(COLONIAL, russia="A MOS, A IRK"), variant=COLONIAL)
    desk.click("MOS")
    desk.key(Qt.Key.Key_T)
    assert targets(desk) == {"PRM", "OMS", "KRA", "IRK", "VLA"}
    desk.click("VLA")
    assert desk.events == ["A MOS - VLA tsr"]


def test_a_train_by_the_palette(qtbot: QtBot) -> None:
    desk = Desk(qtbot, scene(COLONIAL, russia="A OMS"), variant=COLONIAL)
    desk.click("OMS")
    desk.press("Go by railway")
    desk.click("PRM")
    assert desk.events == ["A OMS - PRM tsr"]


def test_a_neighbouring_station_is_an_ordinary_move_without_the_railway(qtbot: QtBot) -> None:
    desk = Desk(qtbot, scene(COLONIAL, russia="A MOS"), variant=COLONIAL)
    desk.click("MOS")
    assert "VLA" not in targets(desk)
    desk.click("PRM")
    assert desk.events == ["A MOS - PRM"]


def test_the_railway_switched_off_again_gives_an_ordinary_move(qtbot: QtBot) -> None:
    desk = Desk(qtbot, scene(COLONIAL, russia="A MOS"), variant=COLONIAL)
    desk.click("MOS")
    desk.key(Qt.Key.Key_T, Qt.Key.Key_T)
    desk.click("PRM")
    assert desk.events == ["A MOS - PRM"]


def test_what_is_no_station_is_refused(qtbot: QtBot) -> None:
    desk = Desk(qtbot, scene(COLONIAL, russia="A MOS"), variant=COLONIAL)
    desk.click("MOS")
    desk.key(Qt.Key.Key_T)
    desk.click("BAK")
    assert not desk.events
    assert "no station" in desk.refusals[-1]


@pytest.mark.parametrize("units", [{"russia": "A ODE"}, {"russia": "F VLA"}, {"china": "A IRK"}])
def test_only_russian_armies_on_stations_are_offered_the_railway(qtbot: QtBot, units: dict[str, str]) -> None:
    desk = Desk(qtbot, scene(COLONIAL, **units), variant=COLONIAL)
    desk.click(units[next(iter(units))][2:])
    assert not any(tip.startswith("Go by railway") for tip in desk.tips())
    desk.key(Qt.Key.Key_T)
    assert not desk.events


def test_a_second_train_takes_the_place_of_the_first(qtbot: QtBot) -> None:
    """Two trains would both stay (rules §4, railway 1)."""
    desk = Desk(qtbot, scene(COLONIAL, russia="A MOS, A IRK"), variant=COLONIAL)
    for start, goal in (("MOS", "PRM"), ("IRK", "VLA")):
        desk.click(start)
        desk.key(Qt.Key.Key_T)
        desk.click(goal)
    assert "A Moscow" in desk.prompts[-2]
    assert desk.events == ["A MOS - PRM tsr", "not A MOS - PRM tsr", "A IRK - VLA tsr"]


def test_a_support_names_the_goal_of_a_train(qtbot: QtBot) -> None:
    desk = Desk(qtbot, scene(COLONIAL, russia="A MOS, A IRK"), variant=COLONIAL)
    desk.click("IRK")
    desk.key(Qt.Key.Key_S)
    desk.click("MOS")
    assert targets(desk) == {"KRA", "VLA"}
    desk.click("VLA")
    assert desk.events == ["A IRK S A MOS - VLA"]


def suez(qtbot: QtBot) -> Desk:
    units = scene(COLONIAL, turkey="A EGY, F MED, A SYR", britain="F RS")
    return Desk(qtbot, units, variant=COLONIAL)


def test_leave_is_given_and_taken_away_by_a_click_on_the_fleet(qtbot: QtBot) -> None:
    desk = suez(qtbot)
    desk.click("EGY")
    desk.key(Qt.Key.Key_L)
    assert targets(desk) == {"MED", "RS"}
    desk.click("RS")
    desk.click("EGY")
    desk.press("Let a fleet through")
    desk.click("RS")
    assert desk.events == ["A EGY H SC F RS - MED", "A EGY H"]


def test_one_fleet_has_leave(qtbot: QtBot) -> None:
    """A second name would make both void (rules §4, canal 2)."""
    desk = suez(qtbot)
    for fleet in ("RS", "MED"):
        desk.click("EGY")
        desk.key(Qt.Key.Key_L)
        desk.click(fleet)
    assert desk.events == ["A EGY H SC F RS - MED", "A EGY H SC F MED - RS"]


def test_leave_goes_with_whatever_order_there_is(qtbot: QtBot) -> None:
    desk = suez(qtbot)
    desk.click("EGY")
    desk.key(Qt.Key.Key_S)
    desk.click("SYR", "SYR")
    desk.click("EGY")
    desk.key(Qt.Key.Key_L)
    desk.click("RS")
    desk.double_click("EGY")
    support = "A EGY S A SYR"
    assert desk.events == [support, f"{support} SC F RS - MED", "A EGY H SC F RS - MED"]


def test_only_the_unit_in_egypt_gives_leave(qtbot: QtBot) -> None:
    desk = suez(qtbot)
    desk.click("SYR")
    assert not any(tip.startswith("Let a fleet through") for tip in desk.tips())


def test_where_no_fleet_stands_no_leave_is_given(qtbot: QtBot) -> None:
    desk = suez(qtbot)
    desk.click("EGY")
    desk.key(Qt.Key.Key_L)
    desk.click("SYR")
    assert not desk.events
    assert "No fleet that could pass" in desk.refusals[-1]


def test_the_other_end_of_the_canal_is_a_goal_and_it_is_said_whose_leave_it_needs(qtbot: QtBot) -> None:
    desk = suez(qtbot)
    desk.click("RS")
    assert "MED" in targets(desk)
    assert "Turkey" in desk.prompts[-1]
    desk.click("MED", "MED")
    assert desk.events == ["F RS - MED"]
    assert "A Egypt" in desk.prompts[-1]


def test_an_unheld_canal_is_closed(qtbot: QtBot) -> None:
    desk = Desk(qtbot, scene(COLONIAL, britain="F RS"), variant=COLONIAL)
    desk.click("RS")
    assert "MED" not in targets(desk)
    desk.click("MED")
    assert not desk.events
    assert "no unit controls" in desk.refusals[-1]


def test_goals_round_the_cape_are_marked_half(qtbot: QtBot) -> None:
    desk = Desk(qtbot, scene(CAPE, france="F MAO", turkey="A HEJ"), variant=CAPE)
    desk.click("MAO")
    lit = shown(desk).targets
    halves = {str(place) for place, kind in lit.items() if kind is TargetKind.HALF}
    assert halves == {"EGY", "HEJ"}
    assert lit[Location("BRE")] is TargetKind.FREE
    desk.click("HEJ")
    assert desk.events == ["F MAO - HEJ"]


def test_no_support_is_offered_round_the_cape(qtbot: QtBot) -> None:
    desk = Desk(qtbot, scene(CAPE, france="F MAO, A BRE", britain="F EGY"), variant=CAPE)
    desk.click("MAO")
    desk.key(Qt.Key.Key_S)
    assert "EGY" not in targets(desk)


def test_a_fleet_in_gibraltar_convoys(qtbot: QtBot) -> None:
    desk = Desk(qtbot, scene(CAPE, britain="F GIB", france="A MOR"), variant=CAPE)
    desk.click("GIB")
    desk.key(Qt.Key.Key_C)
    desk.click("MOR")
    goal = min(targets(desk))
    desk.click(goal.split("/")[0])
    assert parse_order(desk.events[0]) == parse_order(f"F GIB C A MOR - {goal.split('/')[0]}")


def test_siberia_takes_an_army_and_nothing_else(qtbot: QtBot) -> None:
    """Emergency measures: Russia owns one of its home centres, and no unit (rules §2)."""
    owners = dict.fromkeys(("SEV", "STP", "WAR"), "turkey")
    desk = Desk(qtbot, winter(CAPE, owners), "russia", variant=CAPE)
    assert targets(desk) == {"MOS", "SIB"}
    desk.click("SIB")
    assert desk.events == ["A SIB B"]


def test_siberia_is_no_site_while_russia_has_all_its_home(qtbot: QtBot) -> None:
    desk = Desk(qtbot, winter(CAPE, {}), "russia", variant=CAPE)
    assert "SIB" not in targets(desk)
    desk.click("SIB")
    assert not desk.events
    assert "some, not all of its home centres" in desk.refusals[-1]


def test_in_hundred_any_vacant_centre_of_ones_own_is_a_site(qtbot: QtBot) -> None:
    desk = Desk(qtbot, winter(HUNDRED, {"PAR": "england", "DEV": "france"}), "england", variant=HUNDRED)
    assert targets(desk) == {"CAL", "GUY", "LON", "NMD", "PAR"}
    desk.click("PAR")
    assert desk.events == ["A PAR B"]


def test_in_hundred_nothing_is_built_without_an_original_centre(qtbot: QtBot) -> None:
    owners = {**dict.fromkeys(("CAL", "DEV", "GUY", "LON", "NMD"), "france"), "PAR": "england"}
    desk = Desk(qtbot, winter(HUNDRED, owners), "england", variant=HUNDRED)
    assert not targets(desk)
    desk.click("PAR")
    assert not desk.events
