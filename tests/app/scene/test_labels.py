from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter

from app.scene.drawing import Drawing
from app.scene.label_grounds import Fit
from app.scene.label_text import NameMode
from app.scene.labels import Label, Labels
from app.scene.measures import scaled, unit_spots
from app.scene.static_layer import CutOut
from app.theme import DARK, LIGHT, Theme
from maps.board import LANGUAGES
from maps.shapes import Shapes
from variants.variant import Variant

STEPS = (0.20, 0.28, 1.20)  # the others: test_clear_names


def placed(drawing: Drawing, language: str, zoom: float, mode: NameMode = NameMode.AUTO) -> tuple[Label, ...]:
    if language == "en":
        return drawing.labels.placed(zoom, mode)
    return Labels(drawing.variant, drawing.paths, drawing.marks, LIGHT, language).placed(zoom, mode)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("zoom", STEPS)
def test_no_name_lies_on_a_unit_place_or_on_another_name(
    drawing: Drawing, language: str, zoom: float
) -> None:
    labels = placed(drawing, language, zoom)
    boxes = {label.province: label.box(zoom) for label in labels}
    for (first, box), (second, other) in combinations(boxes.items(), 2):
        assert not box.intersects(other), (first, second)
    hidden = {label.province for label in labels if label.setting.fit is Fit.UNDER}
    for location, spot in unit_spots(drawing.variant.board, drawing.paths, zoom):
        covered = {id_ for id_, box in boxes.items() if box.intersects(scaled(spot, zoom))}
        assert covered <= hidden & {location.province}, location


@pytest.mark.parametrize("language", LANGUAGES)
def test_from_80_percent_on_every_province_has_a_name_or_code(drawing: Drawing, language: str) -> None:
    named = {label.province for label in placed(drawing, language, 0.8) if label.setting.lines}
    assert named == set(drawing.paths.provinces)


def test_full_names_lie_in_their_provinces(drawing: Drawing) -> None:
    for label in placed(drawing, "en", 0.56):
        if label.setting.fit is Fit.ROOMY:
            place = drawing.paths.shapes.province_at(label.x, label.y)
            assert place == label.province


def test_labels_between_two_steps_are_those_of_the_lower(drawing: Drawing) -> None:
    assert drawing.labels.placed(0.6) is drawing.labels.placed(0.56)


def test_codes_are_added_above_80_percent(drawing: Drawing) -> None:
    lines = {
        label.province: [run.text for run in label.setting.lines] for label in placed(drawing, "en", 0.8)
    }
    assert lines["MUN"] == ["Munich", "MUN"]
    assert lines["SWI"] == ["Switzerland"]


def test_the_name_modes_show_what_they_say(drawing: Drawing, variant: Variant) -> None:
    codes = placed(drawing, "en", 0.56, NameMode.CODES)
    assert all(run.text == label.province for label in codes for run in label.setting.lines)
    names = placed(drawing, "en", 0.56, NameMode.NAMES)
    shown = {" ".join(run.text for run in label.setting.lines) for label in names if label.setting.lines}
    assert shown <= {province.names["en"] for province in variant.board.provinces.values()}
    assert not any(label.setting.lines for label in placed(drawing, "en", 0.56, NameMode.NONE))


def test_nothing_is_named_where_the_map_is_too_small(drawing: Drawing) -> None:
    assert drawing.labels.placed(0.1) == ()


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_the_ring_of_nobodys_centre_is_hollow_and_others_have_their_owners_colour(
    variant: Variant, shapes: Shapes, theme: Theme
) -> None:
    drawing = Drawing(variant, shapes, theme, "en")
    assert ring_colors(drawing, None) == (QColor(theme.casing), QColor(theme.text))
    for power in variant.powers:
        fill, line = ring_colors(drawing, power)
        assert fill == theme.power_color(variant.id, power)
        assert line == QColor(theme.halo if theme.dark else theme.text)


def ring_colors(drawing: Drawing, owner: str | None) -> tuple[QColor, QColor]:
    """What is between the dot of a ring and its line, and the line."""
    zoom, enlarged = 1.0, 8
    label = next(label for label in drawing.labels.placed(zoom) if label.province == "MUN")
    box, radius = label.box(zoom), label.setting.ring
    rect = box.toAlignedRect()
    image = QImage(rect.size() * enlarged, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.scale(enlarged, enlarged)
    owners = {"MUN": owner} if owner else {}
    drawing.labels.draw(painter, CutOut(zoom, rect, enlarged), owners, NameMode.AUTO)
    painter.end()
    middle = QPointF(box.left() + radius + 0.5, box.center().y()) - rect.topLeft()
    places = (middle - QPointF(share * radius, 0) for share in (0.65, 1.0))
    fill, line = (image.pixelColor((place * enlarged).toPoint()) for place in places)
    return fill, line
