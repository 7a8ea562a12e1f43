"""The clock of the writers, with a time that the test sets."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.clock import Clock, ClockFace, time_text
from app.document import Document, Stage
from app.theme import LIGHT
from tests.app.desk import LEFT, Desk, hot_seat, sandbox
from variants.game import Game
from variants.papers import Table


class Time:
    """A clock on the wall that the test moves."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def beeps(monkeypatch: pytest.MonkeyPatch) -> list[None]:
    heard: list[None] = []
    monkeypatch.setattr(QApplication, "beep", lambda: heard.append(None))
    return heard


def timed(game: Game, seconds: int = 60, *, beep: bool = True) -> Game:
    return replace(game, table=Table(seconds=seconds, beep=beep))


def clock_of(game: Game) -> tuple[Document, Clock, Time]:
    time = Time()
    document = Document(game)
    return document, Clock(document, time), time


def pass_time(clock: Clock, time: Time, seconds: float) -> None:
    time.now += seconds
    clock.tick()


def test_it_runs_from_the_raising_of_the_curtain_and_anew_for_each(qapp: QApplication) -> None:
    document, clock, time = clock_of(timed(hot_seat(france="Ada", italy="Bob")))
    pass_time(clock, time, 500)
    assert not clock.shown
    document.raise_curtain()
    assert (clock.shown, clock.left) == (True, 60)
    pass_time(clock, time, 25)
    assert clock.left == 35
    document.seal()
    assert not clock.shown
    document.raise_curtain()
    assert clock.left == 60


def test_the_curtain_gives_nobody_more_time_and_takes_none(qapp: QApplication) -> None:
    document, clock, time = clock_of(timed(hot_seat(france="Ada", italy="Bob")))
    document.raise_curtain()
    pass_time(clock, time, 25)
    document.drop_curtain()
    pass_time(clock, time, 300)
    document.raise_curtain()
    assert clock.left == 35


def test_another_game_in_between_gives_nobody_more_time(qapp: QApplication) -> None:
    document, clock, time = clock_of(timed(hot_seat(france="Ada", italy="Bob")))
    document.raise_curtain()
    pass_time(clock, time, 25)
    parked = document.park()
    document.replace_game(timed(sandbox()))
    assert clock.left == 60
    document.park()
    document.resume(parked)
    document.raise_curtain()
    assert clock.left == 35


def test_the_time_that_is_left_is_saved_and_nothing_else_changes_by_it(
    tmp_path: Path, qapp: QApplication
) -> None:
    document, clock, time = clock_of(timed(hot_seat(france="Ada", italy="Bob")))
    document.raise_curtain()
    document.save(tmp_path / "game.chancery")
    pass_time(clock, time, 25)
    assert not document.dirty
    document.save(tmp_path / "game.chancery")
    later = Document(sandbox())
    again = Clock(later, time)
    later.open(tmp_path / "game.chancery")
    time.now += 100
    later.raise_curtain()
    assert again.left == 35
    later.seal()
    later.raise_curtain()
    assert again.left == 60
    later.seal()
    assert later.game.left == {}


def test_the_open_table_has_the_time_for_each_phase(qapp: QApplication) -> None:
    document, clock, time = clock_of(timed(sandbox()))
    pass_time(clock, time, 59)
    assert clock.left == 1
    document.seal()
    assert (document.stage, clock.shown) == (Stage.RESULTS, False)
    document.go_on()
    assert clock.left == 60
    document.take_back(0)
    assert clock.left == 60


def test_a_pause_stops_the_time_for_this_writer(qapp: QApplication) -> None:
    document, clock, time = clock_of(timed(hot_seat(france="Ada", italy="Bob")))
    document.raise_curtain()
    clock.toggle()
    pass_time(clock, time, 500)
    assert (clock.paused, clock.left, document.stage) == (True, 60, Stage.WRITING)
    clock.toggle()
    pass_time(clock, time, 10)
    assert clock.left == 50
    clock.toggle()
    document.seal()
    document.raise_curtain()
    assert not clock.paused


def test_the_end_is_heard_once_and_forces_nothing(beeps: list[None], qtbot: QtBot) -> None:
    document, clock, time = clock_of(timed(hot_seat(france="Ada", italy="Bob")))
    document.raise_curtain()
    with qtbot.waitSignal(clock.ran_out):
        pass_time(clock, time, 61)
    pass_time(clock, time, 61)
    assert len(beeps) == 1
    assert (document.stage, document.writer, clock.left) == (Stage.WRITING, "france", -62)


def test_it_can_end_unheard(beeps: list[None], qtbot: QtBot) -> None:
    document, clock, time = clock_of(timed(hot_seat(france="Ada", italy="Bob"), beep=False))
    document.raise_curtain()
    with qtbot.waitSignal(clock.ran_out):
        pass_time(clock, time, 60)
    assert beeps == []


def test_a_game_without_a_clock_shows_none(qapp: QApplication) -> None:
    _, clock, _ = clock_of(sandbox())
    clock.toggle()
    assert (clock.shown, clock.paused) == (False, False)


@pytest.mark.parametrize(
    ("left", "text"),
    [(725, "12:05"), (59.2, "1:00"), (0.4, "0:01"), (0, "0:00"), (-0.9, "0:00"), (-90.5, "−1:30")],
)
def test_the_time_in_minutes(left: float, text: str) -> None:
    assert time_text(left) == text


def test_the_face_turns_red_and_has_a_button(beeps: list[None], qtbot: QtBot) -> None:
    document, clock, time = clock_of(timed(hot_seat(france="Ada", italy="Bob"), 120))
    face = ClockFace(LIGHT, clock)
    qtbot.addWidget(face)
    face.show()
    assert not face.time.isVisible()
    document.raise_curtain()
    assert (face.time.text(), face.time.property("role")) == ("2:00", "")
    assert face.time.accessibleName() == "Time to write: 2:00 left"
    pass_time(clock, time, 70)
    assert (face.time.text(), face.time.property("role")) == ("0:50", "warning")
    QTest.mouseClick(face.button, LEFT)
    assert face.button.accessibleName() == "Let the clock go on"
    QTest.mouseClick(face.button, LEFT)
    assert face.button.accessibleName() == "Pause the clock"
    pass_time(clock, time, 60)
    assert (face.time.text(), face.time.property("role")) == ("−0:10", "error")
    assert face.time.accessibleName() == "Time to write: over since 0:10"


def test_the_toolbar_shows_it_and_the_menu_pauses_it(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(timed(hot_seat(france="Ada", italy="Bob"), 600))
    face = desk.window.findChild(ClockFace)
    assert isinstance(face, ClockFace)
    assert not desk.window.menus["pause_clock"].isEnabled()
    desk.take_screen()
    assert face.time.isVisible()
    desk.window.menus["pause_clock"].trigger()
    assert desk.window.clock.paused
    desk.click(face.button)
    assert not desk.window.clock.paused
