"""Retreats, builds and removals on all boards: what is legal is offered, what is owed is counted down."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from app import translation
from app.document import Stage
from maps.board import Location, Terrain
from tests.app.desk import Desk
from variants.adjustments import due
from variants.game import Game, Node
from variants.legal import build_sites, retreat_goals
from variants.orders import Unit, UnitKind
from variants.position import Dislodged, Phase, PhaseKind, Position
from variants.registry import VARIANT_IDS, load_variant
from variants.variant import Variant

NAMES = ("Ada", "Ida", "Eve", "Max")


def game_at(variant: Variant, position: Position, *powers: str) -> Game:
    """A game of several people, each with one power."""
    game = Game.new(variant, dict(zip(powers, NAMES, strict=False)))
    return replace(game, nodes=(Node(None, position),))


def without(units: dict[Unit, str], power: str) -> dict[Unit, str]:
    return {unit: owner for unit, owner in units.items() if owner != power}


def armies_inland(variant: Variant) -> list[tuple[str, Unit]]:
    """Armies at the start, one for each power, that could go to several lands."""
    start = variant.start()
    found: dict[str, Unit] = {}
    for unit, power in sorted(start.units.items()):
        if unit.kind is UnitKind.ARMY and len(variant.board.army_neighbours(unit.province)) > 2:
            found.setdefault(power, unit)
    return [(power, found[power]) for power in variant.powers if power in found]


def retreats(variant_id: str) -> tuple[Game, str, Unit, Unit]:
    """A power that must retreat, and one whose unit has nowhere to go; a power may be out of the game."""
    variant = load_variant(variant_id)
    (first, mine), (second, lost), *_ = armies_inland(variant)
    third, *others = (power for power in variant.powers if power not in (first, second))
    out = others[0] if others else ""
    start = variant.start()
    units = {unit: power for unit, power in start.units.items() if power != out and unit not in (mine, lost)}
    units |= {mine: third, lost: third}
    near = variant.board.army_neighbours(lost.province) - variant.board.army_neighbours(mine.province)
    shared = variant.board.army_neighbours(lost.province) - near
    blocks = {
        Unit(UnitKind.ARMY, Location(each)): third
        for each in shared
        if each not in {u.province for u in units}
    }
    origin = min(variant.board.army_neighbours(mine.province))
    position = Position(
        Phase(1, PhaseKind.RETREAT),
        {**units, **blocks},
        {center: power for center, power in start.owners.items() if power != out},
        {mine: Dislodged(first, origin), lost: Dislodged(second, None)},
        near,
    )
    powers = filter(None, (first, second, third, out))
    return game_at(variant, position, *powers), first, mine, lost


def winter(variant_id: str) -> tuple[Game, tuple[str, str]]:
    """The first power has two builds, the second a removal; the others owe nothing, and one may be out."""
    variant = load_variant(variant_id)
    start = variant.start()
    phase = Phase(variant.calendar.record.turns_per_count, PhaseKind.ADJUSTMENT)
    for first in variant.powers:
        gone = [unit for unit in start.units_of(first) if unit.province in variant.power(first).home_centers][
            :2
        ]
        units = {unit: power for unit, power in start.units.items() if unit not in gone}
        position = Position(phase, units, start.owners)
        if due(variant, position).get(first, 0) == 2 <= len(build_sites(variant, position, first)):
            break
    second, *idle = (power for power in variant.powers if power != first)
    out = idle[-1] if len(idle) > 1 else ""
    taken = {unit.province for unit in start.units} | set(start.owners)
    free = next(
        id_
        for id_, province in sorted(variant.board.provinces.items())
        if province.terrain is not Terrain.IMPASSABLE
        and province.terrain is not Terrain.WATER
        and id_ not in taken
    )
    units = without({**units, Unit(UnitKind.ARMY, Location(free)): second}, out)
    owners = {center: power for center, power in start.owners.items() if power != out}
    position = Position(phase, units, owners)
    for power in {*variant.powers} - {first, second}:  # whoever else would build or remove something now
        number = due(variant, position).get(power, 0)
        lost = set(sorted(position.centers_of(power))[: max(number, 0)])
        extra = position.units_of(power)[: max(-number, 0)]
        owners = {center: owner for center, owner in position.owners.items() if center not in lost}
        units = {unit: owner for unit, owner in position.units.items() if unit not in extra}
        position = replace(position, units=units, owners=owners)
    return game_at(variant, position, first, second, *idle[-2:]), (first, second)


def owed(desk: Desk) -> str:
    """The line under the heading that counts down."""
    found = [each.text() for each in desk.window.side.findChildren(QLabel) if "due:" in each.text()]
    return found[0] if found and not desk.window.side.isHidden() else ""


def lit(desk: Desk) -> set[str]:
    return {place.province for place in desk.window.board.view.picture.highlights.targets}


@pytest.mark.parametrize("variant_id", VARIANT_IDS)
def test_only_who_can_retreat_is_asked_and_only_for_what_is_legal(
    open_desk: Callable[..., Desk], variant_id: str
) -> None:
    game, first, mine, lost = retreats(variant_id)
    variant, position = game.variant, game.position
    goals = {goal.province for goal in retreat_goals(variant, position, mine)}
    assert goals
    assert retreat_goals(variant, position, lost) == ()
    desk = open_desk(game)
    assert (desk.stage(), desk.document.pending) == (Stage.CURTAIN, (first,))
    desk.take_screen()
    assert owed(desk) == "Retreats due: 1. Written: 0, to go: 1."
    desk.window.board.tool.select(mine.location)
    assert lit(desk) == goals
    barred = position.dislodged[mine].origin
    assert barred is not None
    desk.province(barred)
    assert desk.document.game.draft(first).orders == ()
    desk.province(min(goals))
    assert len(desk.document.game.draft(first).orders) == 1
    assert owed(desk) == "Retreats due: 1. Written: 1, to go: 0."
    desk.action()
    assert desk.stage() is Stage.RESULTS
    assert any("nowhere" in row or "disbanded" in row for row in desk.report)


@pytest.mark.parametrize("variant_id", VARIANT_IDS)
def test_builds_and_removals_are_counted_down_and_nobody_idle_is_asked(
    open_desk: Callable[..., Desk], variant_id: str
) -> None:
    game, (first, second) = winter(variant_id)
    variant, position = game.variant, game.position
    desk = open_desk(game)
    assert set(desk.document.pending) == {first, second}
    for _ in range(2):
        desk.take_screen()
        if desk.document.writer == first:
            build(desk, first, {site.province for site in build_sites(variant, position, first)})
        else:
            remove(desk, second)
        desk.action()
    assert desk.stage() is Stage.RESULTS
    desk.action()
    assert desk.document.kind is PhaseKind.MOVEMENT


def build(desk: Desk, power: str, sites: set[str]) -> None:
    """Builds one unit with clicks, waives the other by its key, and finds that no more is taken."""
    assert owed(desk) == "Builds due: 2. Written: 0, to go: 2."
    assert lit(desk) == sites
    place = min(sites)
    desk.province(place)
    if not desk.document.game.draft(power).orders:
        QTest.keyClick(desk.window.board.view, Qt.Key.Key_A)
    assert owed(desk) == "Builds due: 2. Written: 1, to go: 1."
    QTest.keyClick(desk.window.board.view, Qt.Key.Key_W)
    assert owed(desk) == "Builds due: 2. Written: 2, to go: 0."
    QTest.keyClick(desk.window.board.view, Qt.Key.Key_W)
    assert len(desk.document.game.draft(power).orders) == 2
    desk.province(place)
    assert owed(desk) == "Builds due: 2. Written: 1, to go: 1."


def remove(desk: Desk, power: str) -> None:
    """Removes a unit with a click; a second one is not taken."""
    assert owed(desk) == "Removals due: 1. Written: 0, to go: 1."
    one, other, *_ = desk.document.position.units_of(power)
    assert lit(desk) == {unit.province for unit in desk.document.position.units_of(power)}
    desk.province(str(one.location))
    assert owed(desk) == "Removals due: 1. Written: 1, to go: 0."
    desk.province(str(other.location))
    assert len(desk.document.game.draft(power).orders) == 1


@pytest.mark.parametrize("variant_id", VARIANT_IDS)
def test_a_phase_in_which_nobody_owes_anything_is_skipped(
    open_desk: Callable[..., Desk], variant_id: str
) -> None:
    game, powers = winter(variant_id)
    players = {power: "" if power in powers else "Eve" for power in game.variant.powers}
    fall = replace(game.position, phase=Phase(game.position.phase.turn, PhaseKind.MOVEMENT))
    desk = open_desk(replace(game, players=players, nodes=(Node(None, fall),)))
    assert desk.stage() is Stage.WRITING
    shown = []
    for _ in range(3):
        desk.action()
        shown.append((desk.stage(), desk.document.kind))
    assert shown == [
        (Stage.RESULTS, PhaseKind.MOVEMENT),
        (Stage.RESULTS, PhaseKind.ADJUSTMENT),
        (Stage.WRITING, PhaseKind.MOVEMENT),
    ], "what was waived and removed is told, and nobody is asked"


@pytest.mark.parametrize("language", ["fr", "de"])
def test_the_count_is_told_in_every_language(open_desk: Callable[..., Desk], language: str) -> None:
    translation.install(language)
    game, powers = winter("standard")
    desk = open_desk(replace(game, players=dict.fromkeys(game.variant.powers, "Ada")))
    rows = [row for row in desk.window.side.list.rows if row.right]
    builds = {"fr": "constructions\u00a0: 0 sur 2", "de": "Aufbau: 0 von 2"}
    removals = {"fr": "retraits\u00a0: 0 sur 1", "de": "Abbau: 0 von 1"}
    found = {row.power: row.right for row in rows}
    assert found == {powers[0]: builds[language], powers[1]: removals[language]}
