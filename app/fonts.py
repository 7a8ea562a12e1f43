"""The bundled family, Source Sans 3, and the sizes and weights of its roles.

Its figures all have the same width as they come, so counts stand in columns without a font feature.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cache

from PySide6.QtCore import QByteArray
from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication

from resources import resource

FAMILY = "Source Sans 3"
LINE_HEIGHT = 1.36
FILES = ("Regular", "Medium", "Semibold", "Bold", "It", "MediumIt")
_PATH_SIZE = 64  # pixels; text turned into paths is made at this size and scaled down


@dataclass(frozen=True, slots=True)
class Style:
    """How the text of one role is set; ``size`` and ``spacing`` in logical pixels."""

    size: float
    weight: int = 400
    italic: bool = False
    spacing: float = 0.0


class FontRole(Enum):
    """What a text is for."""

    PHASE_TITLE = Style(21, 600)
    DOCK_TITLE = Style(16, 600)
    LIST_KEY = Style(14.5, 600)
    BODY = Style(14)
    LABEL = Style(13)
    SECOND_LINE = Style(12.5)
    SMALL = Style(12)
    MAP_NAME = Style(12.5, 500, spacing=0.4)
    MAP_CODE = Style(11.5, 600, spacing=0.5)
    MAP_SEA = Style(13.5, 400, italic=True, spacing=0.6)
    MAP_SEA_CODE = Style(12.5, 500, italic=True, spacing=0.5)
    MAP_COAST = Style(10.5, 600, spacing=0.2)


@cache
def load_fonts() -> None:
    """Makes the bundled family known to Qt, once; the application must exist.

    Raises:
        FileNotFoundError: if a font file is missing from the installation.
    """
    for name in FILES:
        data = resource(f"fonts/SourceSans3-{name}.ttf").read_bytes()
        if QFontDatabase.addApplicationFontFromData(QByteArray(data)) < 0:
            raise FileNotFoundError(f"SourceSans3-{name}.ttf")


def font(role: FontRole, scale: float = 1.0) -> QFont:
    """The font of a role for widgets and painters; ``scale`` is the user's text size, 1.0 = 100 %."""
    load_fonts()
    style = role.value
    result = _font(style)
    # Point sizes keep half pixels, which whole pixel sizes cannot.
    result.setPointSizeF(style.size * scale * 72 / QGuiApplication.primaryScreen().logicalDotsPerInch())
    _space(result, style.spacing * scale)
    return result


@cache
def path_font(role: FontRole) -> tuple[QFont, float]:
    """A large unhinted font for text turned into paths, and the factor that scales it to the role's size.

    Always the same font, which is not to be changed.
    """
    load_fonts()
    style = role.value
    factor = style.size / _PATH_SIZE
    result = _font(style)
    result.setPixelSize(_PATH_SIZE)
    _space(result, style.spacing / factor)
    return result, factor


def _font(style: Style) -> QFont:
    result = QFont(FAMILY)
    result.setWeight(QFont.Weight(style.weight))
    result.setItalic(style.italic)
    result.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return result


def _space(target: QFont, spacing: float) -> None:
    if spacing:
        target.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, spacing)
