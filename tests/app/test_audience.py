"""The window for the audience: what everybody may know, in its own language and zoom, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from app import boxes, translation
from app.audience import Audience
from app.boxes import Leaving
from app.document import Stage
from tests.app.desk import LEFT, Desk, hot_seat, sandbox, sandbox_at
from tests.app.spying import spoken
from variants.game import Game
from variants.registry import VARIANT_IDS, load_variant


def opened(desk: Desk) -> Audience:
    """The window, opened by its action."""
    desk.window.menus["show_audience"].trigger()
    audience = desk.window.aids.audience
    assert audience is not None
    assert audience.isVisible()
    QApplication.processEvents()
    audience.view.settle()
    return audience


def said(audience: Audience) -> list[str]:
    """All its texts, also as a screen reader finds them."""
    texts = [each.text() for each in audience.findChildren(QLabel)]
    return [audience.windowTitle(), *texts, *spoken(audience)]


def pixels(audience: Audience) -> QImage:
    QApplication.processEvents()
    audience.view.settle()
    return audience.grab().toImage()


def drawn(audience: Audience) -> list[str]:
    """The orders on its map."""
    return [str(each.order) for each in audience.view.picture.orders]


def shown(audience: Audience) -> list[str]:
    return [each.text() for each in audience.findChildren(QLabel) if each.isVisible()]


@pytest.mark.parametrize("variant_id", VARIANT_IDS)
def test_drafts_change_nothing_of_it(open_desk: Callable[..., Desk], variant_id: str) -> None:
    variant = load_variant(variant_id)
    desk = open_desk(Game.new(variant, dict.fromkeys(variant.powers, "Ada")))
    audience = opened(desk)
    before, words = pixels(audience), said(audience)
    position = desk.document.position
    for power in variant.powers[:2]:
        unit = position.units_of(power)[0]
        desk.window.board.tool.select(unit.location)
        QTest.keyClick(desk.window.board.view, Qt.Key.Key_H)
    assert sum(len(desk.document.game.draft(power).orders) for power in variant.powers) == 2
    assert pixels(audience) == before
    assert said(audience) == words


def test_it_stays_and_tells_nobody_who_writes_while_the_curtain_is_down(
    open_desk: Callable[..., Desk],
) -> None:
    desk = open_desk(hot_seat(france="Ada", germany="Ben"))
    assert desk.document.covered
    audience = opened(desk)
    before, words = pixels(audience), said(audience)
    desk.take_screen()
    desk.province("PAR" if desk.document.writer == "france" else "MUN", "BUR")
    assert pixels(audience) == before
    desk.action()
    assert desk.stage() is Stage.CURTAIN
    assert audience.isVisible()
    assert pixels(audience) == before
    assert said(audience) == words
    desk.take_screen()
    desk.action()
    assert desk.stage() is Stage.RESULTS
    assert pixels(audience) != before
    assert "Results" in shown(audience)


def test_it_follows_the_game_and_shows_what_is_chosen(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox())
    audience = opened(desk)
    assert {"Spring 1901", "Orders", "France"} <= set(shown(audience))
    desk.province("PAR", "BUR")
    desk.action()
    assert drawn(audience) == ["A PAR - BUR"]
    QTest.mouseClick(audience.segments.button(1), LEFT)
    assert drawn(audience) == []
    assert "Fall 1901" in shown(audience)
    QTest.mouseClick(audience.segments.button(0), LEFT)
    assert {"Spring 1901", "Results"} <= set(shown(audience))
    desk.action()
    assert {"Fall 1901", "Orders"} <= set(shown(audience))
    assert drawn(audience) == []
    QTest.mouseClick(audience.segments.button(2), LEFT)
    assert drawn(audience) == ["A PAR - BUR"]


def test_what_one_looks_back_at_in_the_window_is_not_shown(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox())
    desk.action()
    desk.action()
    audience = opened(desk)
    before = pixels(audience)
    desk.document.look_at_first()
    assert desk.document.resolution is not None
    assert pixels(audience) == before


def test_it_speaks_its_own_language(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox())
    audience = opened(desk)
    map_before = pixels(audience)
    audience.languages.setFocus()
    QTest.keyClick(audience.languages, Qt.Key.Key_Down)
    QTest.keyClick(audience.languages, Qt.Key.Key_Down)
    assert {"Frühjahr 1901", "Befehle", "Frankreich", "Zentren · Einh."} <= set(shown(audience))
    assert audience.windowTitle() == "Standard — Frühjahr 1901"
    assert pixels(audience) != map_before
    assert translation.language() == "en"
    assert desk.window.menus["close"].text() == "Quit"
    assert desk.window.powers.accessibleName() == ""
    desk.action()
    assert {"Frühjahr 1901", "Ergebnisse"} <= set(shown(audience))


def test_it_has_its_own_zoom(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox())
    audience = opened(desk)
    view, other = audience.view, desk.window.board.view
    before, untouched = view.zoom, other.zoom
    middle = QPointF(view.viewport().rect().center())
    wheel = QWheelEvent(
        middle,
        QPointF(view.viewport().mapToGlobal(middle.toPoint())),
        QPoint(),
        QPoint(0, 240),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), wheel)
    assert view.zoom > before * 1.3
    QTest.keyClick(view, Qt.Key.Key_0)
    assert view.zoom == pytest.approx(before)
    QTest.keyClick(view, Qt.Key.Key_Plus)
    assert view.zoom > before
    assert other.zoom == untouched


def test_full_screen_hides_what_can_be_chosen(open_desk: Callable[..., Desk]) -> None:
    audience = opened(open_desk(sandbox()))
    QTest.keyClick(audience, Qt.Key.Key_F11)
    assert audience.isFullScreen()
    assert not audience.segments.isVisible()
    QTest.keyClick(audience, Qt.Key.Key_Escape)
    assert not audience.isFullScreen()
    assert audience.segments.isVisible()
    assert audience.isVisible()
    QTest.mouseClick(audience.full_button, LEFT)
    assert audience.isFullScreen()


def test_another_game_is_shown(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox())
    audience = opened(desk)
    variant = load_variant("colonial")
    desk.document.replace_game(Game.new(variant, dict.fromkeys(variant.powers, "Ada")))
    assert {"China", "Holland"} <= set(shown(audience))
    assert "Italy" not in shown(audience)
    assert audience.windowTitle().startswith("Colonial")


def test_it_closes_with_the_window_and_drops_its_curtain(
    open_desk: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(boxes, "ask_to_leave", lambda *_: Leaving.DISCARD)
    desk = open_desk(hot_seat(france="Ada", germany="Ben"))
    audience = opened(desk)
    desk.take_screen()
    QTest.keyClick(audience, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    assert desk.document.covered
    assert desk.window.close()
    assert not audience.isVisible()


def test_eliminated_powers_are_struck_out(open_desk: Callable[..., Desk]) -> None:
    game = sandbox()
    position = game.position
    units = {unit: power for unit, power in position.units.items() if power != "italy"}
    owners = {center: power for center, power in position.owners.items() if power != "italy"}
    audience = opened(open_desk(sandbox_at(replace(position, units=units, owners=owners))))
    struck = [each.text() for each in audience.findChildren(QLabel) if each.font().strikeOut()]
    assert struck == ["Italy"]


def test_the_time_is_shown_while_somebody_writes(open_desk: Callable[..., Desk]) -> None:
    game = hot_seat(france="Ada", germany="Ben")
    desk = open_desk(replace(game, table=replace(game.table, seconds=300)))
    audience = opened(desk)
    assert not audience.time.isVisible()
    desk.take_screen()
    assert audience.time.text() in ("5:00", "4:59")
    assert audience.time.isVisible()
    desk.action()
    assert not audience.time.isVisible()
    assert audience.time.text() == ""
