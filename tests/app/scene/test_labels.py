from __future__ import annotations

from itertools import combinations

import pytest

from app.scene.drawing import Drawing
from app.scene.label_grounds import Fit
from app.scene.label_text import NameMode
from app.scene.labels import Label, Labels
from app.scene.measures import scaled, unit_spots
from app.theme import LIGHT
from maps.board import LANGUAGES
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
