from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QIcon, QImage

from app.icons import Icon, icon, unit_icon
from app.theme import LIGHT
from variants.orders import UnitKind


def inked(image: QImage, color: QColor) -> int:
    """How many pixels are nearly that colour and nearly opaque."""
    pixels = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
    return sum(
        pixel.alpha() > 150 and abs(pixel.red() - color.red()) + abs(pixel.blue() - color.blue()) < 24
        for pixel in pixels
    )


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("name", Icon)
@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0, 3.0])
def test_an_icon_is_sharp_at_every_ratio(name: Icon, ratio: float) -> None:
    pixmap = icon(name, LIGHT.text).pixmap(QSize(20, 20), ratio)
    assert pixmap.width() >= 20 * ratio - 1
    assert inked(pixmap.toImage(), QColor(LIGHT.text)) >= 10 * ratio


@pytest.mark.usefixtures("qapp")
def test_icons_differ_from_each_other() -> None:
    images = [icon(name, LIGHT.text).pixmap(24, 24).toImage() for name in Icon]
    assert all(first != second for i, first in enumerate(images) for second in images[:i])


@pytest.mark.usefixtures("qapp")
def test_a_disabled_icon_is_paler() -> None:
    disabled = icon(Icon.UNDO, LIGHT.text).pixmap(QSize(20, 20), 1.0, QIcon.Mode.Disabled).toImage()
    assert max(disabled.pixelColor(x, y).alpha() for x in range(20) for y in range(20)) < 128


@pytest.mark.usefixtures("qapp")
def test_a_units_icon_has_its_powers_colour_and_its_own_outline() -> None:
    color = LIGHT.power_color("standard", "austria")
    army, fleet = (unit_icon(kind, color.name(), LIGHT).pixmap(32, 32).toImage() for kind in UnitKind)
    assert inked(army, color) > 10
    assert inked(fleet, color) > 10
    assert army.pixelColor(7, 24).alpha() > 200  # the corner that a hull does not have
    assert fleet.pixelColor(3, 25).alpha() < 50
