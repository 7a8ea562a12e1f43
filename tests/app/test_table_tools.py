"""What the table decides: other players, a secret vote on a draw, and going back, by real events."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QMessageBox, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from app.dialogs.change_players import ChangePlayersDialog
from app.dialogs.page import Deed
from app.dialogs.passphrase import PassphraseDialog
from app.dialogs.vote import VoteDialog
from app.document import Stage
from app.locks import locked
from app.panels.row import Row, RowKind
from app.panels.rows import RowsView
from app.theme import LIGHT
from app.words.decisions import decision_text
from tests.app.desk import LEFT, Desk, hot_seat, sandbox, workers_done
from variants.formats import sealing
from variants.formats.save import dump_game, load_game
from variants.formats.sealing import lock_with
from variants.game import Ending, EndingKind, Game
from variants.orders import parse_order
from variants.papers import Decision, Ruling, Table

CHEAP = 4


@pytest.fixture(autouse=True)
def cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    """Locks that are made fast."""
    monkeypatch.setattr(sealing, "COST", CHEAP)


def three() -> Game:
    return locked(hot_seat(england="Ida", france="Ada", italy="Eva"))


def change_players(desk: Desk, **names: str) -> ChangePlayersDialog:
    """Opens the dialog and types names; the last one stands for nobody."""
    desk.window.menus["players"].trigger()
    dialog = desk.window.findChildren(ChangePlayersDialog)[-1]
    for power, name in names.items():
        field = dialog.fields[power]
        if name:
            field.setFocus()
            line = field.lineEdit()
            assert line is not None
            line.selectAll()
            QTest.keyClicks(line, name)
        else:
            field.setCurrentIndex(field.count() - 1)
    return dialog


def confirm(dialog: ChangePlayersDialog) -> None:
    QTest.mouseClick(dialog.change_button, LEFT)


def play(desk: Desk) -> None:
    """All who are asked seal what they have."""
    while desk.stage() is Stage.CURTAIN:
        desk.take_screen()
        desk.action()


def test_a_power_is_left_to_civil_disorder_and_blocks_nobody(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(locked(hot_seat(england="Ida", france="Ada", italy="Eva", turkey="Bob")))
    desk.take_screen()
    desk.province("LON", "NTH")
    assert not desk.window.menus["players"].isEnabled(), "the screen is one player's alone"
    desk.action()
    confirm(change_players(desk, england="", france=""))
    assert desk.document.pending == ("italy", "turkey")
    play(desk)
    assert desk.stage() is Stage.RESULTS
    assert "From Spring 1901 on nobody plays England: the units hold." in desk.report
    assert "From Spring 1901 on nobody plays France: the units hold." in desk.report
    assert "F LON no order, held" in desk.report
    assert desk.window.history.nodes[0].toolTip().count("nobody plays") == 2


def test_a_new_player_has_a_passphrase_of_their_own(open_desk: Callable[..., Desk]) -> None:
    game = replace(three(), locks={**three().locks, "england": lock_with("fog", CHEAP)})
    desk = open_desk(game.with_note("england", "a secret"))
    dialog = change_players(desk, england="Bob")
    assert not dialog.phrase_buttons["france"].isEnabled()
    QTest.mouseClick(dialog.phrase_buttons["england"], LEFT)
    asked = dialog.findChildren(PassphraseDialog)[-1]
    for field in asked.fields:
        QTest.keyClicks(field.line, "mist")
    QTest.mouseClick(asked.set_button, LEFT)
    workers_done()
    confirm(dialog)
    assert desk.document.game.players["england"] == "Bob"
    assert desk.document.game.decisions == (Decision(0, Ruling.TAKEN_OVER, ("england",), "Bob", "Ida"),)
    assert not desk.document.game.notes, "they were the notes of somebody else"
    desk.unlock("fog")
    assert desk.stage() is Stage.CURTAIN
    desk.unlock("mist")
    assert desk.stage() is Stage.WRITING
    desk.action()
    play(desk)
    assert "From Spring 1901 on Bob plays England." in desk.report


def test_a_new_player_without_a_passphrase_needs_none_of_the_old_one(open_desk: Callable[..., Desk]) -> None:
    game = replace(three(), locks={**three().locks, "england": lock_with("fog", CHEAP)})
    desk = open_desk(game)
    confirm(change_players(desk, england="Bob"))
    lock = desk.document.game.locks["england"]
    assert not lock.has_phrase
    desk.take_screen()
    assert desk.stage() is Stage.WRITING


def test_players_who_stay_change_nothing(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(three())
    before = desk.document.game
    dialog = change_players(desk)
    assert not dialog.change_button.isEnabled()
    dialog.fields["england"].lineEdit().setText("Bob")  # type: ignore[union-attr]  # it can be typed into
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert desk.document.game is before
    dialog = change_players(desk, england="", france="", italy="")
    assert not dialog.change_button.isEnabled(), "somebody has to play"


def test_two_share_a_sandbox_from_now_on(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(sandbox())
    confirm(change_players(desk, italy="Bob"))
    assert desk.stage() is Stage.CURTAIN
    assert set(desk.document.game.locks) == set(desk.document.game.players)


def test_a_player_is_found_between_two_phases(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(three())
    play(desk)
    confirm(change_players(desk, turkey="Bob"))
    assert desk.stage() is Stage.RESULTS
    assert "From Fall 1901 on Bob plays Turkey." in desk.report
    desk.action()
    assert "turkey" in desk.document.pending


def test_the_report_of_earlier_orders_names_who_gave_them(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(three())
    play(desk)
    confirm(change_players(desk, italy="Bob"))
    assert heading(desk, "italy").right == "Eva"
    desk.action()
    play(desk)
    assert heading(desk, "italy").right == "Bob"
    desk.window.menus["look_back"].trigger()
    assert heading(desk, "italy").right == "Eva"


def heading(desk: Desk, power: str) -> Row:
    rows = desk.window.side.list.rows
    return next(row for row in rows if row.kind is RowKind.HEADING and row.power == power)


# The vote


def propose(desk: Desk) -> None:
    desk.window.menus["vote_draw"].trigger()
    dialog = desk.window.findChildren(VoteDialog)[-1]
    game = desk.document.game
    assert dialog.sharers == tuple(power for power in game.survivors() if game.players[power])
    QTest.mouseClick(dialog.vote_button, LEFT)


def cast(desk: Desk, *, yes: bool) -> None:
    curtain = desk.window.curtain
    if curtain.phrase.isVisible():
        desk.unlock("fog")
    else:
        desk.take_screen()
    assert not curtain.open_button.isEnabled()
    desk.click(curtain.choices[0 if yes else 1])
    QTest.keyClick(curtain.choices[0 if yes else 1], Qt.Key.Key_Return)


def close_boxes() -> list[str]:
    """The texts of the messages that are open, which are closed."""
    boxes = [
        box for box in QApplication.topLevelWidgets() if isinstance(box, QMessageBox) and box.isVisible()
    ]
    for box in boxes:
        box.close()
    return [box.text() for box in boxes]


def test_all_agree_and_the_game_is_a_draw(open_desk: Callable[..., Desk]) -> None:
    game = three()
    desk = open_desk(replace(game, locks={**game.locks, "france": lock_with("fog", CHEAP)}))
    propose(desk)
    for _ in range(3):
        assert desk.stage() is Stage.VOTING
        assert not desk.window.board.isVisible()
        assert "votes in secret" in desk.window.next_text
        cast(desk, yes=True)
    assert desk.stage() is Stage.ENDED
    assert desk.document.game.ending == Ending(EndingKind.DRAW, ("england", "france", "italy"))


@pytest.mark.parametrize("refusing", [0, 2])
def test_a_refusal_is_told_and_recorded_without_a_name(open_desk: Callable[..., Desk], refusing: int) -> None:
    desk = open_desk(three())
    propose(desk)
    for number in range(3):
        assert desk.stage() is Stage.VOTING, "all are asked, whoever refuses"
        cast(desk, yes=number != refusing)
    assert close_boxes() == ["The draw is refused."]
    assert (desk.stage(), desk.document.writer) == (Stage.CURTAIN, "england")
    sharers = ("england", "france", "italy")
    assert desk.document.game.decisions == (Decision(0, Ruling.DRAW_REFUSED, sharers),)
    play(desk)
    assert "A draw among England, France and Italy was refused in a secret vote." in desk.report


def vote_without(desk: Desk) -> None:
    """The passphrase of the next power is missing, and the table decides."""
    desk.click(desk.window.curtain.link(Deed.LOST))
    QTest.keyClick(desk.window.curtain, Qt.Key.Key_Return)
    assert desk.stage() is Stage.VOTING, "Enter decides nothing"
    desk.take_screen()


@pytest.mark.parametrize("yes", [True, False])
def test_the_table_votes_without_a_power_whose_passphrase_is_missing(
    open_desk: Callable[..., Desk], *, yes: bool
) -> None:
    game = three()
    desk = open_desk(replace(game, locks={**game.locks, "france": lock_with("fog", CHEAP)}))
    propose(desk)
    cast(desk, yes=True)
    vote_without(desk)
    assert not desk.document.game.decisions, "nothing is decided before all have voted"
    cast(desk, yes=yes)
    assert close_boxes() == ([] if yes else ["The draw is refused."])
    assert desk.stage() is (Stage.ENDED if yes else Stage.CURTAIN)
    assert desk.document.game.decisions[0] == Decision(0, Ruling.NO_VOTE, ("france",))
    assert [each.ruling for each in desk.document.game.decisions[1:]] == [Ruling.DRAW_REFUSED] * (not yes)
    if yes:
        told = "By decision of the table a draw was voted on without France: no passphrase."
        assert told in desk.report


def test_a_draw_that_nobody_votes_on_is_called_off(open_desk: Callable[..., Desk]) -> None:
    game = three()
    locks = dict.fromkeys(("england", "france", "italy"), lock_with("fog", CHEAP))
    desk = open_desk(replace(game, locks=locks))
    propose(desk)
    for _ in range(3):
        vote_without(desk)
    assert (desk.stage(), desk.document.game.ending, close_boxes()) == (Stage.CURTAIN, None, [])
    assert desk.document.game.decisions == ()


def test_a_vote_is_put_aside_and_called_off(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(three())
    play(desk)
    before = desk.document.game
    propose(desk)
    desk.take_screen()
    QTest.keyClick(desk.window.curtain, Qt.Key.Key_Escape)
    assert desk.stage() is Stage.VOTING
    cast(desk, yes=True)
    desk.click(desk.window.curtain.link(Deed.CALL_OFF))
    assert desk.stage() is Stage.RESULTS
    assert desk.document.game is before
    assert desk.window.board.isVisible()


def test_nothing_but_the_vote_can_be_done_during_a_vote(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(replace(three(), table=Table(master=True)))
    assert desk.stage() is Stage.WRITING
    propose(desk)
    enabled = {name for name, action in desk.window.menus.actions.items() if action.isEnabled()}
    assert not enabled & {"players", "vote_draw", "agree_draw", "go_on", "take_back", "undo", "copy_text"}
    desk.click(desk.window.curtain.link(Deed.CALL_OFF))
    assert desk.stage() is Stage.WRITING


def test_nobody_votes_alone(open_desk: Callable[..., Desk]) -> None:
    assert not open_desk(sandbox()).window.menus["vote_draw"].isEnabled()


# Going back


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_a_game_master_takes_the_game_back(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(replace(three(), table=Table(master=True)))
    assert not desk.window.menus["take_back"].isEnabled()
    desk.province("PAR", "BUR")
    desk.action()
    desk.action()
    desk.province("BUR", "MUN")
    menu = context_menu(desk, 0)
    menu.actions()[0].trigger()
    menu.close()
    answer("Cancel")
    assert desk.document.game.current == 1
    desk.document.look_back()
    desk.window.menus["take_back"].trigger()
    answer("Take the game back")
    assert (desk.stage(), desk.document.game.current) == (Stage.WRITING, 0)
    assert len(desk.document.game.nodes) == 2, "what followed is kept"
    assert parse_order("A PAR - BUR") in desk.document.game.draft("france").orders, "it can be corrected"
    assert "taken back leads from here to" in desk.window.history.nodes[0].toolTip()
    assert [node.forks for node in desk.window.history.nodes] == [True]
    assert load_game(dump_game(desk.document.game)) == desk.document.game
    desk.action()
    assert "The game was taken back to this phase." in desk.report
    assert desk.document.line == (0, 2)
    menu = context_menu(desk, 0)
    menu.actions()[1].trigger()
    menu.close()
    assert desk.window.tabs.count == 2
    assert desk.document.line == (0, 1)
    assert desk.document.game.ending is None
    desk.window.tabs.previous()
    assert desk.document.line == (0, 2)


def context_menu(desk: Desk, number: int) -> QMenu:
    node = desk.window.history.nodes[number]
    at = node.rect().center()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, node.mapToGlobal(at))
    QApplication.sendEvent(node, event)
    return desk.window.history.findChildren(QMenu)[-1]


def answer(text: str) -> None:
    box = QApplication.activeModalWidget()
    assert isinstance(box, QMessageBox)
    button = next(each for each in box.buttons() if each.text().replace("&", "") == text)
    QTest.mouseClick(button, LEFT)


def test_a_hot_seat_game_does_not_go_back(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(three())
    play(desk)
    assert not desk.window.menus["take_back"].isEnabled()
    assert desk.window.history.nodes[0].contextMenuPolicy() is Qt.ContextMenuPolicy.DefaultContextMenu


def test_notes_that_wrap_beside_the_scroll_bar_do_not_run_into_each_other(qtbot: QtBot) -> None:
    view = RowsView(LIGHT, "standard")
    qtbot.addWidget(view)
    view.resize(352, 400)
    with qtbot.waitExposed(view):
        view.show()
    wide = view.viewport().width()
    view.set_rows([Row(RowKind.NOTE, lead="held " * number) for number in range(1, 60)])
    QApplication.processEvents()
    assert view.viewport().width() < wide, "there is a scroll bar now"
    option = QStyleOptionViewItem()
    option.widget = view
    for number in range(len(view.rows) - 1):
        height = view.itemDelegate().sizeHint(option, view.model().index(number, 0)).height()
        assert view.row_rect(number + 1).top() == view.row_rect(number).top() + height


def test_each_decision_has_its_sentence() -> None:
    game = three()
    told = {decision_text(game, Decision(0, ruling, ("italy",), "Bob")) for ruling in Ruling}
    assert len(told) == len(Ruling)
    assert sum("Italy" in text for text in told) == len(Ruling) - 1


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("S1901M", "Its units hold."),
        ("S1901R", "Its dislodged units are disbanded."),
        ("W1901A", "The rules choose which of its units are removed."),
    ],
)
def test_a_power_without_orders_fares_as_the_phase_has_it(code: str, said: str) -> None:
    game = three()
    position = replace(game.position, phase=game.variant.calendar.parse(code))
    game = replace(game, nodes=(replace(game.nodes[0], position=position),))
    for ruling in (Ruling.HOLDS, Ruling.BROKEN):
        assert decision_text(game, Decision(0, ruling, ("italy",))).endswith(said)
    owners = {**position.owners, "MAR": "italy"}
    richer = replace(game, nodes=(replace(game.nodes[0], position=replace(position, owners=owners)),))
    built = decision_text(richer, Decision(0, Ruling.HOLDS, ("italy",)))
    assert built.endswith("It builds nothing." if code.endswith("A") else said)


def test_a_draw_refused_over_results_is_told_with_them_and_not_again(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(three())
    play(desk)
    propose(desk)
    for _ in range(3):
        cast(desk, yes=False)
    close_boxes()
    refused = "A draw among England, France and Italy was refused in a secret vote."
    assert refused in desk.report
    desk.action()
    play(desk)
    assert refused not in desk.report
    desk.document.look_at_first()
    assert refused in desk.report
