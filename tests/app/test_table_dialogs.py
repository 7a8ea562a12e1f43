"""The dialogs and windows of the table in all languages: nothing in them is cut off."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication

from app import translation
from app.dialogs.print_table import PrintDialog
from app.dialogs.slip import SlipDialog
from tests.app.desk import Desk
from tests.app.test_translation import cut_off
from variants.game import Game
from variants.registry import VARIANT_IDS, load_variant

PAGE = "A Parris - Burgundy\nF Brest to mid\nMar S A Paris - Bur (bounce)\nA Mun - Bur\nbuild A PAR\nMAR -"


SIZES = ((1440, 900), (900, 600))


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("variant_id", VARIANT_IDS)
def test_nothing_is_cut_off(open_desk: Callable[..., Desk], variant_id: str, language: str) -> None:
    translation.install(language)
    variant = load_variant(variant_id)
    desk = open_desk(Game.new(variant, dict.fromkeys(variant.powers, "Ada")))
    window = desk.window
    for size in SIZES:
        window.resize(*size)
        see_slips_and_papers(desk)
    window.menus["show_audience"].trigger()
    audience = window.aids.audience
    assert audience is not None
    for size in (*SIZES, (720, 480)):
        audience.resize(*size)
        assert cut_off(audience) == []
    desk.document.seal()
    assert cut_off(audience) == []
    window.menus["read_out"].trigger()
    reader = window.aids.reader
    assert reader is not None
    for _ in variant.powers:
        QApplication.processEvents()
        assert cut_off(reader) == []
        reader.turn(1)
    assert reader.power == variant.powers[-1]


def see_slips_and_papers(desk: Desk) -> None:
    window = desk.window
    window.menus["enter_slip"].trigger()
    (slip,) = (each for each in window.findChildren(SlipDialog) if each.isVisible())
    slip.page.editor.setPlainText(PAGE)
    QApplication.processEvents()
    assert cut_off(slip) == []
    slip.resize(slip.minimumSizeHint())
    assert cut_off(slip) == []
    slip.reject()
    window.menus["print_table"].trigger()
    (paper,) = (each for each in window.findChildren(PrintDialog) if each.isVisible())
    assert cut_off(paper) == []
    paper.what.button(1).click()
    assert cut_off(paper) == []
    paper.reject()
