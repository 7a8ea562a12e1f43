from __future__ import annotations

import pytest
from PySide6.QtGui import QFontInfo, QFontMetricsF

from app.fonts import FAMILY, FontRole, font, path_font


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("role", FontRole)
def test_every_role_has_its_face_of_the_bundled_family(role: FontRole) -> None:
    info = QFontInfo(font(role))
    assert (info.family(), info.weight(), info.italic()) == (FAMILY, role.value.weight, role.value.italic)


@pytest.mark.usefixtures("qapp")
def test_figures_are_all_as_wide() -> None:
    metrics = QFontMetricsF(font(FontRole.BODY))
    assert len({metrics.horizontalAdvance(str(digit) * 4) for digit in range(10)}) == 1


@pytest.mark.usefixtures("qapp")
def test_the_scale_of_text_is_kept_to_half_pixels() -> None:
    small, large = font(FontRole.LIST_KEY), font(FontRole.LIST_KEY, scale=1.5)
    assert large.pointSizeF() == pytest.approx(1.5 * small.pointSizeF(), abs=0.05)
    assert small.pointSizeF() > font(FontRole.BODY).pointSizeF()


@pytest.mark.usefixtures("qapp")
def test_a_path_font_comes_down_to_its_role() -> None:
    big, factor = path_font(FontRole.MAP_NAME)
    assert big.pixelSize() * factor == pytest.approx(FontRole.MAP_NAME.value.size)
    assert big.letterSpacing() * factor == pytest.approx(FontRole.MAP_NAME.value.spacing, abs=0.02)
