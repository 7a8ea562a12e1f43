"""Where dislodged units stand: beside their victor, on their own ground, off signs and other units."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF

from app.scene.picture import Picture
from app.scene.standing import Standing, standing_units
from maps.board import Location, Terrain
from tests.app.scene.boards import drawing_of
from variants.orders import Unit
from variants.position import Dislodged

pytestmark = pytest.mark.usefixtures("qapp")

ZOOM = 0.5


def standing_in(board_id: str, province: str, signs: list[QRectF]) -> tuple[Standing, ...]:
    """The units of the start with one that was dislodged by another army, which stands last."""
    drawing = drawing_of(board_id)
    start, army = drawing.variant.start(), Unit.parse(f"A {province}")
    units = {unit: power for unit, power in start.units.items() if unit.province != province}
    power, other = drawing.variant.powers[:2]
    names = [label.box(ZOOM) for label in drawing.labels.placed(ZOOM)]
    position = replace(start, units={**units, army: power}, dislodged={army: Dislodged(other, "")})
    return standing_units(Picture(position), drawing.paths, ZOOM, signs, names)


def strange_land(board_id: str, province: str, plate: QRectF) -> float:
    """The share of a plate that lies on the land of others."""
    paths = drawing_of(board_id).paths
    steps = [index / 4 for index in range(5)]
    spots = [
        complex(plate.left() + plate.width() * x, plate.top() + plate.height() * y) / ZOOM
        for x in steps
        for y in steps
    ]
    found = paths.shapes.provinces_at(spots)
    return sum(under != province and under not in paths.seas for under in found) / len(found)


@pytest.mark.parametrize("board_id", ["1900", "colonial"])  # the most crowded
def test_a_dislodged_unit_covers_no_unit_and_no_sign_and_little_land_of_others(board_id: str) -> None:
    drawing = drawing_of(board_id)
    signs, shares = list(drawing.marks.boxes(ZOOM)), {}
    for id_, province in drawing.variant.board.provinces.items():
        if province.terrain in (Terrain.LAND, Terrain.COAST) and Location(id_) in drawing.paths.shapes.units:
            *others, loser = standing_in(board_id, id_, signs)
            assert not any(loser.rect.intersects(other.rect) for other in others), id_
            assert not any(loser.rect.intersects(sign) for sign in signs), id_
            shares[id_] = strange_land(board_id, id_, loser.rect)
    assert max(shares.values()) < 0.8
    assert sum(shares.values()) < 0.1 * len(shares)
