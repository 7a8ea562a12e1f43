"""Colours by their role, and the eight colour slots that powers are mapped to.

The palettes are data: power colours belong to the theme, not to the boards. A test computes how far apart any
two colours that can meet are, also as seen with each type of colour vision.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache

from PySide6.QtGui import QColor

from variants.registry import load_variant

GLYPH_LIGHT = "#FFFFFF"
GLYPH_DARK = "#1B2229"
GLYPH_LUMINANCE = 0.30  # of the plate; below it the glyph is white


class Slot(StrEnum):
    """A place in the palette."""

    RED = "red"
    NAVY = "navy"
    SKY = "sky"
    GRAPHITE = "graphite"
    GREEN = "green"
    VIOLET = "violet"
    GOLD = "gold"
    ORANGE = "orange"


_EUROPE = {
    "austria": Slot.RED,
    "france": Slot.SKY,
    "germany": Slot.GRAPHITE,
    "italy": Slot.GREEN,
    "russia": Slot.VIOLET,
    "turkey": Slot.GOLD,
}
POWER_SLOTS: Mapping[str, Mapping[str, Slot]] = {
    "standard": {**_EUROPE, "england": Slot.NAVY},
    "britain": {**_EUROPE, "england": Slot.NAVY},
    "1900": {**_EUROPE, "britain": Slot.NAVY},
    "hundred": {"england": Slot.RED, "france": Slot.SKY, "burgundy": Slot.GOLD},
    "colonial": {
        "britain": Slot.NAVY,
        "china": Slot.GOLD,
        "france": Slot.SKY,
        "holland": Slot.ORANGE,
        "japan": Slot.RED,
        "russia": Slot.VIOLET,
        "turkey": Slot.GREEN,
    },
}


def slot_of(variant: str, power: str) -> Slot:
    """The slot of a power; on a board of one's own the slots go round in the order of its powers."""
    known = POWER_SLOTS.get(variant)
    if known is not None:
        return known[power]
    return _own_slot(variant, power)


@cache  # so that an open game keeps its colours, even if its board is taken away meanwhile
def _own_slot(variant: str, power: str) -> Slot:
    return list(Slot)[load_variant(variant).powers.index(power) % len(Slot)]


@dataclass(frozen=True, slots=True)
class PowerColor:
    """A slot's colour, and the share of it in the tint of the land."""

    color: str
    share: float


@dataclass(frozen=True, slots=True, eq=False)
class Theme:
    """Every colour of the client, as ``#RRGGBB``; ``*_alpha`` and shares are between 0 and 1.

    Themes are told apart by identity, so that they can be keys of caches.
    """

    dark: bool
    window: str
    panel: str
    panel_second: str
    text: str
    text_second: str
    text_hint: str
    hairline: str
    box_line: str
    accent: str
    accent_text: str  # on the accent
    accent_ground: str
    accent_map: str
    warning: str
    warning_ground: str
    warning_dot: str
    error: str
    error_ground: str
    done: str
    done_ground: str
    sea: str
    sea_border: str
    sea_name: str
    sea_halo: str
    shore_wide: str
    shore_near: str
    shore_alphas: tuple[float, float]
    land: str
    closed: str
    border: str
    border_width: float
    coast: str
    coast_width: float
    name: str
    halo: str
    mark: str  # bridges and mountains
    casing: str
    casing_alpha: float
    failure: str
    band_alpha: float
    slots: Mapping[Slot, PowerColor]
    pattern_alpha: float
    patterns: bool = False  # whether patterns and letters tell powers apart from the start
    pattern_toward: tuple[str, float] = ("#000000", 0.12)  # what patterns are mixed with, and how much
    edge_darker: float = 0.42  # the share of black in the edges of plates and arrows
    line_darker: float = 0.30  # and in thin lines of pale colours

    def power_color(self, variant: str, power: str) -> QColor:
        """The colour of a power's plates and arrows."""
        return QColor(self.slots[slot_of(variant, power)].color)

    def land_tint(self, variant: str, power: str | None) -> QColor:
        """The colour of a power's land; of unowned land for None."""
        if power is None:
            return QColor(self.land)
        return self.tint(slot_of(variant, power))

    def pattern_color(self, slot: Slot) -> QColor:
        """What a slot's pattern is drawn with on its tint."""
        return faded(mixed(self.slots[slot].color, *self.pattern_toward), self.pattern_alpha)

    def tint(self, slot: Slot) -> QColor:
        """The board's land colour mixed with the slot's colour by its share."""
        power = self.slots[slot]
        return mixed(self.land, power.color, power.share)


def mixed(first: QColor | str, second: QColor | str, share: float) -> QColor:
    """The first colour with this share of the second, channel by channel in sRGB."""
    a, b = QColor(first), QColor(second)
    pairs = ((a.red(), b.red()), (a.green(), b.green()), (a.blue(), b.blue()))
    return QColor(*(round(x * (1 - share) + y * share) for x, y in pairs))


def faded(color: QColor | str, alpha: float) -> QColor:
    """The colour at an opacity between 0 and 1."""
    result = QColor(color)
    result.setAlphaF(alpha)
    return result


def luminance(color: QColor | str) -> float:
    """Relative luminance between 0 and 1 (WCAG 2.2)."""
    opaque = QColor(color)
    red, green, blue = (_linear(channel) for channel in (opaque.redF(), opaque.greenF(), opaque.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4


def glyph_color(plate: QColor | str) -> QColor:
    """White or ink, whichever stands out on the plate (at least 3 : 1)."""
    return QColor(GLYPH_LIGHT if luminance(plate) < GLYPH_LUMINANCE else GLYPH_DARK)


LIGHT = Theme(
    dark=False,
    window="#F4F2EC",
    panel="#FFFFFF",
    panel_second="#FAF8F4",
    text="#1B2229",
    text_second="#56616C",
    text_hint="#616A73",
    hairline="#E2DED4",
    box_line="#CFC9BC",
    accent="#0B6B74",
    accent_text="#FFFFFF",
    accent_ground="#E3F0F0",
    accent_map="#0B6B74",
    warning="#9A5B00",
    warning_ground="#FFF3DC",
    warning_dot="#E08A00",
    error="#A81E12",
    error_ground="#FCE9E6",
    done="#1F6B45",
    done_ground="#E5F2EA",
    sea="#DCE9EF",
    sea_border="#8FB3C4",
    sea_name="#2F6079",
    sea_halo="#E6F0F4",
    shore_wide="#FFFFFF",
    shore_near="#7FB0C6",
    shore_alphas=(0.55, 0.55),
    land="#F3EEE1",
    closed="#D6D3CC",
    border="#8C8474",
    border_width=0.9,
    coast="#5F6F78",
    coast_width=1.15,
    name="#2A2A26",
    halo="#FFFFFF",
    mark="#6B5B3E",
    casing="#FFFFFF",
    casing_alpha=0.96,
    failure="#C4221B",
    band_alpha=0.46,
    pattern_alpha=0.62,
    slots={
        Slot.RED: PowerColor("#B00F03", 0.42),
        Slot.NAVY: PowerColor("#29439D", 0.42),
        Slot.SKY: PowerColor("#60C2FE", 0.51),
        Slot.GRAPHITE: PowerColor("#292E36", 0.46),
        Slot.GREEN: PowerColor("#36866A", 0.49),
        Slot.VIOLET: PowerColor("#9B6EA1", 0.42),
        Slot.GOLD: PowerColor("#FFCD3E", 0.42),
        Slot.ORANGE: PowerColor("#D16E1A", 0.44),
    },
)

DARK = Theme(
    dark=True,
    window="#14181C",
    panel="#1C2126",
    panel_second="#20262C",
    text="#E8EAEC",
    text_second="#A3ACB5",
    text_hint="#929CA6",
    hairline="#2E353C",
    box_line="#3C454D",
    accent="#5CC4CC",
    accent_text="#0C1A1C",
    accent_ground="#17343A",
    accent_map="#5CE0E6",
    warning="#F2B75C",
    warning_ground="#3A2C14",
    warning_dot="#F2B75C",
    error="#FF8A7A",
    error_ground="#3D1F1C",
    done="#76CFA0",
    done_ground="#16352A",
    sea="#1B2B36",
    sea_border="#41606F",
    sea_name="#83AABD",
    sea_halo="#22343F",
    shore_wide="#3E6378",
    shore_near="#6FA0B8",
    shore_alphas=(0.5, 0.35),
    land="#3A3F42",
    closed="#28241F",  # brown, as a grey between land and sea is too near the sea, most of all to some eyes
    border="#14181B",
    border_width=1.2,
    coast="#0C1114",
    coast_width=1.3,
    name="#F2F1EC",
    halo="#15191C",
    mark="#CDBF9F",
    casing="#0F1316",
    casing_alpha=0.95,
    failure="#FF7A6B",
    band_alpha=0.42,
    pattern_alpha=0.42,
    pattern_toward=("#FFFFFF", 0.45),
    slots={
        Slot.RED: PowerColor("#B12A27", 0.54),
        Slot.NAVY: PowerColor("#384BAF", 0.44),
        Slot.SKY: PowerColor("#7AD0FF", 0.46),
        Slot.GRAPHITE: PowerColor("#F2F2F2", 0.41),
        Slot.GREEN: PowerColor("#4C997C", 0.45),
        Slot.VIOLET: PowerColor("#9D79A8", 0.48),
        Slot.GOLD: PowerColor("#FED569", 0.45),
        Slot.ORANGE: PowerColor("#D77719", 0.50),
    },
)

PRINT = replace(
    LIGHT,
    window="#FFFFFF",
    text="#1A1A1A",
    text_second="#4A4A4A",
    accent_map="#1A1A1A",
    warning_dot="#8A8A8A",
    box_line="#2E2E2E",
    sea="#FFFFFF",
    sea_border="#7A7A7A",
    sea_name="#3C3C3C",
    sea_halo="#FFFFFF",
    shore_wide="#C9C9C9",
    shore_near="#9A9A9A",
    shore_alphas=(0.25, 0.35),
    land="#DADADA",
    closed="#BABABA",
    border="#5A5A5A",
    coast="#2E2E2E",
    name="#111111",
    mark="#3C3C3C",
    failure="#111111",
    done="#111111",
    band_alpha=0.3,
    pattern_alpha=0.44,
    patterns=True,
    pattern_toward=("#000000", 1.0),
    edge_darker=0.78,
    line_darker=0.62,
    slots={
        Slot.RED: PowerColor("#6A6A6A", 0.15),
        Slot.NAVY: PowerColor("#2F2F2F", 0.16),
        Slot.SKY: PowerColor("#AEAEAE", 0.10),
        Slot.GRAPHITE: PowerColor("#111111", 0.22),
        Slot.GREEN: PowerColor("#D1D1D1", 0.40),
        Slot.VIOLET: PowerColor("#8B8B8B", 0.08),
        Slot.GOLD: PowerColor("#F6F6F6", 0.60),
        Slot.ORANGE: PowerColor("#4B4B4B", 0.20),
    },
)
"""For paper, in greys: patterns and letters tell the powers apart, and all land is darker than the sea.

Plates are eight greys with steps between them that are as even as can be.
"""
