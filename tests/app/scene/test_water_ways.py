"""Moves between two seas go through the canal or the strait that is printed between them."""

from __future__ import annotations

import pytest

from app.scene.ways import Ways
from maps.board import Location
from tests.app.scene.boards import drawing_of
from variants.orders import Unit


@pytest.mark.parametrize(("start", "goal"), [("MED", "RS"), ("RS", "MED"), ("BS", "MED"), ("MED", "BS")])
@pytest.mark.parametrize("zoom", [0.25, 0.8])
def test_a_move_between_two_seas_goes_through_their_water(start: str, goal: str, zoom: float) -> None:
    drawing = drawing_of("colonial")
    ways = Ways(drawing.variant.board, drawing.paths, (), zoom, ())
    mover = Unit.parse(f"F {start}")
    stop = ways.goal(Location(goal), mover=mover)
    curve = ways.through_water(ways.start(mover, "britain"), stop, (start, goal))
    assert curve is not None
    there = ways.through_water(
        ways.start(Unit.parse(f"F {goal}"), "britain"),
        ways.goal(Location(start), mover=Unit.parse(f"F {goal}")),
        (goal, start),
    )
    assert there is not None
    middle = curve.at(curve.length / 2)
    apart = min(abs(middle - point) for point in there.points)
    assert 2 < apart < 12, "opposite moves pass"
    turns = [
        (curve.heading(way) * curve.heading(way + 4).conjugate()).real
        for way in range(2, round(curve.length) - 6, 4)
    ]
    assert min(turns) > 0, "it never turns back"


def test_a_move_over_a_plain_border_goes_straight() -> None:
    drawing = drawing_of("colonial")
    ways = Ways(drawing.variant.board, drawing.paths, (), 0.5, ())
    mover = Unit.parse("F MED")
    assert (
        ways.through_water(ways.start(mover, "x"), ways.goal(Location("EGY"), mover=mover), ("MED", "EGY"))
        is None
    )
