"""Whatever is clicked at the curtain in whatever order: only who has said the phrase sees the board."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox

from app.dialogs.page import Deed
from app.document import Stage
from app.locks import locked
from tests.app.desk import Desk, hot_seat, workers_done
from variants.formats import sealing
from variants.formats.save import dump_game, load_game
from variants.formats.sealing import lock_with

CHEAP, STEPS = 4, 60
PHRASES = {"england": "fog", "france": "lys"}


class Hand:
    """Plays at random, and knows which phrase was typed last."""

    def __init__(self, desk: Desk, chance: Random) -> None:
        self.desk, self.chance = desk, chance
        self.allowed = ""  # the power whose phrase was given, or that needs none

    def step(self) -> None:
        choices = list(self._choices())
        self.chance.choice(choices)()
        workers_done()
        for box in QApplication.topLevelWidgets():
            if isinstance(box, QMessageBox) and box.isVisible():
                box.close()

    def _choices(self) -> Iterator[Callable[[], object]]:
        desk = self.desk
        yield self._escape
        yield self._reload
        if desk.stage() is Stage.RESULTS:
            yield desk.action
            yield lambda: desk.document.call_vote(("england", "france"))
        elif desk.stage() is Stage.WRITING:
            yield desk.action
            yield lambda: QTest.keyClick(desk.window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
        elif desk.document.covered:
            yield self._open
            yield self._open
            yield self._follow

    def _escape(self) -> None:
        if self.desk.document.covered:
            QTest.keyClick(self.desk.window.curtain, Qt.Key.Key_Escape)

    def _reload(self) -> None:
        """The process ends and starts again with its file."""
        if self.chance.random() < 0.2:
            self.desk.document.replace_game(load_game(dump_game(self.desk.document.game)))

    def _open(self) -> None:
        curtain = self.desk.window.curtain
        page = curtain.page
        assert page is not None
        if page.choices:
            self.desk.click(self.chance.choice(curtain.choices))
        right = self.chance.random() < 0.7
        if page.phrase:
            QTest.keyClicks(curtain.phrase.line, PHRASES[page.power] if right else "x")
        self.allowed = page.power if right or not page.phrase else ""
        self.desk.take_screen()

    def _follow(self) -> None:
        curtain = self.desk.window.curtain
        page = curtain.page
        assert page is not None
        links = [link.deed for link in page.links if link.deed not in (Deed.HOLD, Deed.LOST)]
        if page.again and self.chance.random() < 0.5:
            self.chance.choice(curtain.again_button.menu().actions()).trigger()
        elif links:
            self.desk.click(curtain.link(self.chance.choice(links)))


@pytest.mark.parametrize("seed", range(5))
def test_the_board_is_shown_only_to_who_may_see_it(
    open_desk: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    monkeypatch.setattr(sealing, "COST", CHEAP)
    game = hot_seat(england="Ida", france="Ada", italy="Eva")
    locks = {power: lock_with(phrase, CHEAP) for power, phrase in PHRASES.items()}
    desk = open_desk(locked(replace(game, locks=locks)))
    hand = Hand(desk, Random(seed))
    window, seen = desk.window, set()
    for _ in range(STEPS):
        hand.step()
        seen.add(desk.stage())
        assert window.curtain.isVisible() is desk.document.covered
        assert window.board.isVisible() is not desk.document.covered
        if desk.stage() is Stage.WRITING:
            assert desk.document.writer == hand.allowed
            assert desk.document.writer not in desk.document.game.sealed
        if desk.stage() is Stage.ENDED:
            break
    assert {Stage.CURTAIN, Stage.WRITING} <= seen
