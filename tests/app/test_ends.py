"""Ends of a game other than a win and an agreed draw: declared draws and a last turn agreed on, by mouse."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox

from app.dialogs.ends import AgreeEndDialog, DeclareDrawDialog
from app.document import Stage
from app.panels.powers import standing
from tests.app.desk import LEFT, Desk, workers_done
from variants.formats.save import dump_game, load_game
from variants.formats.sealing import lock_with
from variants.game import Ending, EndingKind, Game, Node
from variants.registry import load_variant


def colonial(
    *, china: int = 0, japan: int = 0, turn: int = 1, players: Mapping[str, str] | None = None
) -> Game:
    """A game in which China and Japan own so many centres; a sandbox if no players are named."""
    variant = load_variant("colonial")
    game = Game.new(variant, players or dict.fromkeys(variant.powers, "Ada"))
    centers = sorted(variant.board.centers - {"HK"})
    start = game.position
    owners = {
        **dict.fromkeys(centers[:china], "china"),
        **dict.fromkeys(centers[china : china + japan], "japan"),
    }
    position = replace(start, owners=owners or start.owners, phase=replace(start.phase, turn=turn))
    return replace(game, nodes=(Node(None, position),))


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was asked; every answer is yes."""
    found: list[str] = []

    def question(*arguments: object) -> QMessageBox.StandardButton:
        found.append(str(arguments[2]))
        return QMessageBox.StandardButton.Yes

    monkeypatch.setattr(QMessageBox, "question", question)
    return found


def declare(desk: Desk) -> DeclareDrawDialog:
    desk.window.menus["declare_draw"].trigger()
    return desk.window.findChildren(DeclareDrawDialog)[-1]


def test_a_draw_is_declared_with_the_passphrase_of_who_declares_it(
    open_desk: Callable[..., Desk], asked: list[str]
) -> None:
    game = colonial(china=24, japan=24, players={"china": "Ida", "japan": "Ada", "france": "Eva"})
    desk = open_desk(replace(game, locks={"china": lock_with("fog", 4)}))
    dialog = declare(desk)
    dialog.choices["china"].click()
    for phrase, told in (("frog", "This is not the passphrase."), ("fog", "Trying the passphrase…")):
        QTest.keyClicks(dialog.phrase.line, phrase)
        QTest.mouseClick(dialog.declare_button, LEFT)
        workers_done()
        assert dialog.told == told
    assert asked == [
        "The game is a draw among China and Japan.\nDoes China declare this? The game then ends at once."
    ]
    assert desk.stage() is Stage.ENDED
    assert "China declared the draw." in desk.report


@pytest.mark.parametrize(
    "ending", [Ending(EndingKind.CONCESSION, ("japan",)), Ending(EndingKind.DRAW, ("china",))]
)
def test_after_an_agreed_end_all_phases_are_looked_at_to_the_last_position(
    open_desk: Callable[..., Desk], ending: Ending
) -> None:
    desk = open_desk(colonial(china=24, japan=23))
    for _ in range(2):
        desk.action()
    last = desk.document.game.position
    desk.document.end(ending)
    desk.window.menus["look_first"].trigger()
    nodes = desk.window.history.nodes
    assert [node.text() for node in nodes] == ["1870", "End"]
    assert nodes[-1].isEnabled()
    desk.window.menus["look_latest"].trigger()
    assert desk.window.board.view.picture.position == last
    assert not desk.window.menus["look_latest"].isEnabled()
    assert desk.window.side.ending_text
    assert desk.window.side.scores.isVisibleTo(desk.window.side)


def test_in_the_turn_of_one_player_nobody_else_declares_a_draw(open_desk: Callable[..., Desk]) -> None:
    players = {"china": "Ida", "japan": "Ada", "france": "Eva", "russia": "Ida"}
    desk = open_desk(colonial(china=24, japan=24, players=players))
    offered = {}
    while desk.stage() is Stage.CURTAIN:
        desk.take_screen()
        may = desk.window.menus["declare_draw"].isEnabled()
        assert desk.window.side.declare_button.isVisible() is may
        offered[desk.document.writer] = set(declare(desk).choices) if may else set()
        desk.action()
    assert offered == {"china": {"china"}, "france": set(), "japan": {"japan"}, "russia": {"china"}}


def test_a_draw_that_is_not_confirmed_is_not_declared(
    open_desk: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QMessageBox, "question", lambda *_: QMessageBox.StandardButton.No)
    desk = open_desk(colonial(china=24, japan=24))
    dialog = declare(desk)
    dialog.choices["china"].click()
    QTest.mouseClick(dialog.declare_button, LEFT)
    assert desk.document.game.ending is None


def test_either_of_two_at_24_may_declare_a_draw(open_desk: Callable[..., Desk], asked: list[str]) -> None:
    desk = open_desk(colonial(china=24, japan=24))
    assert desk.window.menus["declare_draw"].isEnabled()
    desk.click(desk.window.side.declare_button)
    dialog = desk.window.findChild(DeclareDrawDialog)
    assert dialog is not None
    assert set(dialog.choices) == {"china", "japan"}
    assert not dialog.declare_button.isEnabled()
    dialog.choices["japan"].click()
    QTest.mouseClick(dialog.declare_button, LEFT)
    assert len(asked) == 1
    assert desk.document.game.ending == Ending(EndingKind.DRAW, ("china", "japan"))
    assert desk.stage() is Stage.ENDED
    assert not desk.window.side.declare_button.isVisible()


def test_the_right_to_declare_lasts_while_the_game_goes_on_to_the_next_count(
    open_desk: Callable[..., Desk],
) -> None:
    desk = open_desk(colonial(china=24, japan=26))
    desk.action()
    assert desk.stage() is Stage.RESULTS
    assert desk.window.side.declare_button.isVisible()
    desk.action()
    assert desk.window.side.declare_button.isVisible()


def test_one_alone_or_with_30_there_is_nothing_to_declare(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(colonial(china=24, japan=23))
    assert not desk.window.menus["declare_draw"].isEnabled()
    assert not desk.window.side.declare_button.isVisible()
    game = colonial(china=26, japan=26)
    desk.document.replace_game(replace(game, variant=game.variant.with_rules({"victory_centers": 30})))
    assert not desk.window.menus["declare_draw"].isEnabled()


def agree(desk: Desk) -> AgreeEndDialog:
    desk.window.menus["agree_end"].trigger()
    dialog = desk.window.findChild(AgreeEndDialog)
    assert dialog is not None
    return dialog


def test_all_powers_with_a_centre_agree_on_a_later_end(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(colonial(china=10, japan=10, turn=49))
    desk.province("TOK", "KYO")
    dialog = agree(desk)
    assert set(dialog.boxes) == {"china", "japan"}
    dialog.boxes["china"].click()
    assert not dialog.agree_button.isEnabled()
    dialog.boxes["japan"].click()
    dialog.end.year.setValue(1988)
    QTest.mouseClick(dialog.agree_button, LEFT)
    game = load_game(dump_game(desk.document.game))
    assert game.variant.rules["end_after"] == 60
    assert desk.report, "the orders stay"
    assert desk.document.undo_stack.canUndo()
    for _ in range(6):
        desk.action()
    assert desk.document.game.position.phase.turn > 50
    assert desk.document.game.ending is None


def test_a_power_that_nobody_plays_is_not_asked_to_agree(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(colonial(china=10, japan=10, players={"china": "Ida", "turkey": "Eva"}))
    dialog = agree(desk)
    assert set(dialog.boxes) == {"china"}
    dialog.boxes["china"].click()
    dialog.end.year.setValue(1988)
    QTest.mouseClick(dialog.agree_button, LEFT)
    assert desk.document.game.variant.rules["end_after"] == 60


def test_all_agree_on_no_end_at_all(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(colonial(china=10, japan=10))
    dialog = agree(desk)
    dialog.end.on.click()
    for box in dialog.boxes.values():
        box.click()
    QTest.mouseClick(dialog.agree_button, LEFT)
    assert desk.document.game.variant.rules["end_after"] is None


def test_a_year_that_is_over_cannot_be_agreed_on(open_desk: Callable[..., Desk]) -> None:
    dialog = agree(open_desk(colonial(china=10, japan=10, turn=11)))
    assert dialog.end.year.minimum() == 1890


def test_the_powers_panel_leaves_out_hong_kong_for_china(open_desk: Callable[..., Desk]) -> None:
    game = colonial(china=10, japan=10)
    owners = {**game.position.owners, "HK": "china"}
    desk = open_desk(replace(game, nodes=(Node(None, replace(game.position, owners=owners)),)))
    assert standing(desk.document, "china").centers == 10
    assert standing(desk.document, "japan").centers == 10


def test_a_dialog_answered_after_the_game_has_gone_on_says_so(
    open_desk: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "open", lambda box: told.append(box.text()))
    desk = open_desk(colonial(china=24, japan=24))
    desk.click(desk.window.side.declare_button)
    dialog = desk.window.findChild(DeclareDrawDialog)
    assert dialog is not None
    desk.document.replace_game(colonial(china=24, japan=23))
    dialog.choices["japan"].click()
    QTest.mouseClick(dialog.declare_button, LEFT)
    assert desk.document.game.ending is None
    assert told == ["The game has gone on meanwhile, and it can no longer end like that."]


def test_an_end_agreed_on_too_late_says_so(
    open_desk: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "open", lambda box: told.append(box.text()))
    desk = open_desk(colonial(china=10, japan=10))
    dialog = agree(desk)
    for box in dialog.boxes.values():
        box.click()
    desk.document.replace_game(colonial(china=10, japan=10, turn=60))
    QTest.mouseClick(dialog.agree_button, LEFT)
    assert len(told) == 1
    assert desk.document.game.variant.rules["end_after"] == 50


def test_the_dialogs_of_the_end_go_with_their_answer(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(colonial(china=24, japan=24))
    for name, kind in (("declare_draw", DeclareDrawDialog), ("agree_end", AgreeEndDialog)):
        desk.window.menus[name].trigger()
        dialog = desk.window.findChild(kind)
        assert dialog is not None
        dialog.reject()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert desk.window.findChild(kind) is None
