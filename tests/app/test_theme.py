from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor

from app.scene.arrows import Brush
from app.start import theme_for
from app.theme import DARK, LIGHT, POWER_SLOTS, PRINT, Slot, Theme, glyph_color, luminance, mixed
from maps.board import BOARD_IDS, load_board
from tests.app.color_difference import VISIONS, difference, lab, seen

# What the palettes had when they were made; less makes two powers harder to tell apart.
PLATES = {"light": 17.3, "dark": 17.6}
TINTS = {"light": 8.0, "dark": 8.1}
THEMES = {"light": LIGHT, "dark": DARK}


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [  # from the published test data of Sharma, Wu and Dalal
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0009), 7.1792),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_the_difference_is_the_published_one(
    first: tuple[float, float, float], second: tuple[float, float, float], expected: float
) -> None:
    assert difference(first, second) == pytest.approx(expected, abs=1e-4)


def smallest(colors: Iterable[QColor]) -> float:
    rgb = [(color.red(), color.green(), color.blue()) for color in colors]
    return min(
        difference(lab(seen(a, vision)), lab(seen(b, vision)))
        for vision in VISIONS
        for a, b in combinations(rgb, 2)
    )


@pytest.mark.parametrize("name", THEMES)
def test_plates_that_can_meet_are_told_apart_by_every_eye(name: str) -> None:
    theme = THEMES[name]
    least = min(
        smallest(QColor(theme.slots[slot].color) for slot in slots.values()) for slots in POWER_SLOTS.values()
    )
    assert least >= PLATES[name] - 0.05


@pytest.mark.parametrize("name", THEMES)
def test_tints_unowned_land_and_sea_are_told_apart_by_every_eye(name: str) -> None:
    theme = THEMES[name]
    least = min(
        smallest([QColor(theme.land), QColor(theme.sea), *(theme.tint(slot) for slot in slots.values())])
        for slots in POWER_SLOTS.values()
    )
    assert least >= TINTS[name] - 0.05


@pytest.mark.parametrize(("theme", "least"), [(LIGHT, 6.2), (DARK, 9.0)], ids=["light", "dark"])
def test_ground_that_nobody_plays_on_is_neither_sea_nor_unowned_land(theme: Theme, least: float) -> None:
    for ground in (theme.sea, theme.land):
        assert smallest([QColor(theme.closed), QColor(ground)]) >= least


def test_on_paper_all_land_is_darker_than_the_sea_and_plates_are_told_apart() -> None:
    """Patterns and letters tell powers apart; greys need to keep land from sea, and plate from plate."""
    lands = [PRINT.land, PRINT.closed, *(PRINT.tint(slot).name() for slot in PRINT.slots if slot != "gold")]
    assert min(contrast(PRINT.sea, land) for land in lands) >= 1.25
    assert smallest([QColor(PRINT.sea), QColor(PRINT.land), QColor(PRINT.closed)]) >= 7
    assert smallest(QColor(power.color) for power in PRINT.slots.values()) >= 8


@pytest.mark.parametrize("theme", [LIGHT, DARK, PRINT], ids=["light", "dark", "print"])
def test_patterns_are_seen_on_their_tints(theme: Theme) -> None:
    for slot in theme.slots:
        ink, tint = theme.pattern_color(slot), theme.tint(slot)
        drawn = mixed(tint, ink.name(), ink.alphaF())
        assert smallest([drawn, tint]) >= 5, slot


@pytest.mark.parametrize("slot", DARK.slots)
def test_lines_are_seen_on_the_dark_map(slot: Slot) -> None:
    brush = Brush(QColor(DARK.slots[slot].color), DARK, 1.0)
    assert min(contrast(brush.line, ground) for ground in (DARK.sea, DARK.land, DARK.closed)) >= 2.3


def test_a_picture_for_paper_is_grey() -> None:
    drawn = (PRINT.sea, PRINT.land, PRINT.closed, PRINT.border, PRINT.coast, PRINT.name, PRINT.text_second)
    more = (PRINT.text, PRINT.failure, PRINT.accent_map, PRINT.warning_dot, PRINT.mark, PRINT.box_line)
    slots = (power.color for power in PRINT.slots.values())
    assert [color for color in (*drawn, *more, *slots) if QColor(color).hslSaturation()] == []


def test_names_are_readable_on_paper() -> None:
    grounds = [PRINT.land, PRINT.closed, PRINT.sea, *(PRINT.tint(slot).name() for slot in PRINT.slots)]
    assert min(contrast(PRINT.name, ground) for ground in grounds) >= 7
    assert contrast(PRINT.sea_name, PRINT.sea) >= 7


@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_every_power_has_a_slot_of_its_own(board_id: str) -> None:
    slots = POWER_SLOTS[board_id]
    assert set(slots) == {power.id for power in load_board(board_id).powers}
    assert len(set(slots.values())) == len(slots)


def contrast(first: QColor | str, second: QColor | str) -> float:
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_glyphs_stand_out_on_their_plates(theme: Theme) -> None:
    assert min(contrast(glyph_color(p.color), p.color) for p in theme.slots.values()) >= 3


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_interface_text_is_readable_on_its_grounds(theme: Theme) -> None:
    for text in (theme.text, theme.text_second, theme.text_hint):
        assert (
            min(contrast(text, ground) for ground in (theme.window, theme.panel, theme.panel_second)) >= 4.5
        )
    pairs = (
        (theme.warning, theme.warning_ground),
        (theme.error, theme.error_ground),
        (theme.done, theme.done_ground),
        (theme.accent, theme.accent_ground),
        (theme.accent_text, theme.accent),
    )
    assert min(contrast(text, ground) for text, ground in pairs) >= 4.5


def test_names_are_readable_on_every_tint_and_on_the_sea() -> None:
    grounds = [QColor(LIGHT.land), QColor(LIGHT.closed), *(LIGHT.tint(slot) for slot in LIGHT.slots)]
    assert min(contrast(LIGHT.name, ground) for ground in grounds) >= 4.5
    assert contrast(LIGHT.sea_name, LIGHT.sea) >= 4.5


def test_a_mixture_takes_its_share_of_each_channel() -> None:
    assert mixed("#000000", "#FF8040", 0.25).name() == "#402010"


def test_the_window_is_as_dark_as_the_system() -> None:
    assert theme_for(Qt.ColorScheme.Dark) is DARK
    assert theme_for(Qt.ColorScheme.Light) is LIGHT
    assert theme_for(Qt.ColorScheme.Unknown) is LIGHT
