"""Arrows between crowded provinces, where hardly any room is left between two plates."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.scene.picture import DrawnOrder, Picture
from app.scene.standing import standing_units
from app.scene.ways import SHORT, Ways
from maps.board import BOARD_IDS, Location
from tests.app.scene.boards import drawing_of
from variants.orders import Unit, UnitKind, parse_order
from variants.outcome import Outcome

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("zoom", [0.29, 0.34])
@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_arrows_between_neighbours_bend_out_rather_than_shrink(board_id: str, zoom: float) -> None:
    drawing = drawing_of(board_id)
    board, paths = drawing.variant.board, drawing.paths
    attacker, holder = (power.id for power in board.powers[:2])
    for home in board.provinces:
        for goal in board.army_neighbours(home):
            mover, other = (Unit(UnitKind.ARMY, Location(id_)) for id_ in (home, goal))
            if not {mover.location, other.location} <= set(paths.shapes.units):
                continue
            position = replace(drawing.variant.start(), units={mover: attacker, other: holder})
            units = standing_units(Picture(position), paths, zoom)
            ways = Ways(board, paths, units, zoom, ())
            way = ways.direct(ways.start(mover, attacker), ways.goal(other.location, mover=mover))
            assert way.length > 0.9 * SHORT * ways.scale, (home, goal)


def test_a_short_arrow_that_stopped_takes_room_from_its_cross() -> None:
    drawing, zoom = drawing_of("standard"), 0.34
    units = {Unit.parse("A PIE"): "italy", Unit.parse("A VIE"): "austria"}
    orders = (
        DrawnOrder("italy", parse_order("A PIE - TYR"), Outcome.BOUNCE),
        DrawnOrder("austria", parse_order("A VIE - TYR"), Outcome.SUCCEEDS),
    )
    picture = Picture(replace(drawing.variant.start(), units=units), orders)
    laid = drawing.overlay(picture, zoom)
    color = drawing.theme.failure
    (cross,) = {
        (round(ink.bounds.center().x()), round(ink.bounds.center().y()))
        for ink in laid.inks
        if ink.line and ink.line.name() == color.lower()
    }
    home, goal = (drawing.paths.point(Location(id_)) * zoom for id_ in ("PIE", "TYR"))
    whole = abs(complex(goal.x() - home.x(), goal.y() - home.y()))
    stopped = abs(complex(cross[0] - home.x(), cross[1] - home.y()))
    scale = laid.units[0].scale
    assert whole - 20 * scale < stopped < whole - 8 * scale
