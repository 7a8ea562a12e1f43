"""The card of the curtain has room for what stands on it, in every language and for every power."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QRadioButton, QWidget

from app import translation
from app.dialogs import pages
from app.dialogs.curtain import Curtain
from app.dialogs.page import Page
from app.document import Document
from app.theme import LIGHT
from variants.formats.sealing import lock_with
from variants.game import Game
from variants.papers import Draft
from variants.registry import VARIANT_IDS, load_variant

CHEAP = 4
LOW = 544  # px that a window of 600 leaves for the curtain
LOCK = lock_with("Lilie", CHEAP)


def all_pages(game: Game) -> Iterator[Page]:
    """Each page about each power."""
    powers = game.powers_to_order()
    for power in powers:
        others = tuple(other for other in powers if other != power)
        sealed = game.with_draft(others[0], Draft(done=True))
        document = Document(sealed)
        while document.writer != power:
            document.pass_over()
        yield pages.pass_page(document)
        yield pages.reopen_page(document, power)
        yield pages.lost_page(document, power)
        yield pages.broken_page(document, power)
        yield pages.phrases_page(document, power)
        document.call_vote(powers)
        while document.vote and document.vote.voter != power:
            document.cast(yes=True)
        yield pages.vote_page(document)
        yield pages.ballot_page(document)
        yield pages.absent_page(document)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("variant_id", VARIANT_IDS)
def test_nothing_on_the_card_is_cut_off(qapp: QApplication, variant_id: str, language: str) -> None:
    translation.install(language)
    variant = load_variant(variant_id)
    locks = dict.fromkeys(variant.powers, LOCK)
    game = replace(Game.new(variant, {power: power for power in variant.powers}), locks=locks)
    curtain = Curtain(LIGHT)
    curtain.setFixedSize(900, LOW)  # as the window does, whatever the card would like
    curtain.show()
    for page in all_pages(game):
        curtain.show_page(page, variant_id)
        qapp.processEvents()
        cut = [text(part) for part in parts(curtain) if part.isVisible() and is_cut(part)]
        assert cut == [], page
    curtain.close()
    curtain.deleteLater()


def parts(curtain: Curtain) -> Iterator[QWidget]:
    for kind in (QLabel, QPushButton, QRadioButton):
        yield from curtain.findChildren(kind)


def text(part: QWidget) -> str:
    return str(part.property("text"))


def is_cut(part: QWidget) -> bool:
    height = part.heightForWidth(part.width()) if part.hasHeightForWidth() else part.sizeHint().height()
    wide = not part.hasHeightForWidth() and part.sizeHint().width() > part.width()
    return wide or height > part.height() or part.mapTo(part.window(), part.rect().bottomRight()).y() >= LOW
