"""The special rules explain themselves in the window: notes, refusals, hints, reasons by W."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from app import translation
from app.dialogs.ends import AgreeEndDialog
from app.dialogs.new_game import NewGameDialog
from app.dialogs.rules_form import LastYear, RulesForm
from app.fonts import FontRole, font
from app.panels.powers import standing
from app.panels.segments import Segments
from app.theme import LIGHT
from app.words.games import goal
from app.words.rules import switch_sentence
from app.words.steps import ending_text
from maps.board import Location
from tests.app.desk import LEFT, Desk
from variants.game import Ending, EndingKind, Game, Node
from variants.orders import Hold, Move, Unit
from variants.position import Phase, PhaseKind, Position
from variants.registry import VARIANT_IDS, load_variant
from variants.variant import Variant

CAPE, HUNDRED, COLONIAL = map(load_variant, ("1900", "hundred", "colonial"))


def at(variant: Variant, position: Position) -> Game:
    """A sandbox at a position."""
    return replace(Game.new(variant, dict.fromkeys(variant.powers, "Ada")), nodes=(Node(None, position),))


def units(**powers: str) -> dict[Unit, str]:
    return {Unit.parse(text): power for power, texts in powers.items() for text in texts.split(", ")}


def owners(**powers: str) -> dict[str, str]:
    return {center: power for power, texts in powers.items() for center in texts.split()}


def winter(variant: Variant, owned: dict[str, str], **powers: str) -> Game:
    return at(variant, Position(Phase(2, PhaseKind.ADJUSTMENT), units(**powers), owned))


def orders(variant: Variant, **powers: str) -> Game:
    position = replace(variant.start(), units=units(**powers))
    return at(variant, position)


def move_to(desk: Desk, province: str) -> None:
    """Moves the pointer onto the unit place of a province."""
    view = desk.window.board.view
    place = view.mapFromScene(view.anchor(Location(province)))
    QTest.mouseMove(view.viewport(), place + QPoint(1, 1))
    QTest.mouseMove(view.viewport(), place + QPoint(2, 1))


def said(desk: Desk) -> str:
    return desk.window.next_text.replace("<b>", "").replace("</b>", "")


# --- emergency measures ----------------------------------------------------------------------------------


def distress() -> Game:
    return winter(CAPE, owners(russia="MOS SEV", germany="WAR STP"), russia="A UKR, A LVN", germany="A WAR")


def test_the_emergency_measures_are_told_while_units_are_built(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(distress())
    notes = "\n".join(desk.report)
    assert "Emergency measures, Russia: 2 of 4 home centres, so 1 unit more than centres." in notes
    assert "One of the builds may be an army in Siberia." in notes
    assert "one by emergency measures" in said(desk)
    assert "Emergency measures, Russia" in "\n".join(standing(desk.document, "russia").notes)
    desk.province("SIB")
    desk.action()
    row = next(row for row in desk.report if row.startswith("A SIB build"))
    assert row.endswith("The emergency measures allow an army there, as some home centres are lost.")


def test_nothing_is_said_of_measures_that_are_not_in_force(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(winter(CAPE, owners(russia="MOS SEV WAR STP"), russia="A UKR, A LVN"))
    assert "mergency" not in "\n".join([*desk.report, said(desk)])


# --- Hong Kong -------------------------------------------------------------------------------------------


def test_hong_kong_is_chinese_and_not_counted(open_desk: Callable[..., Desk]) -> None:
    owned = owners(china="HK CAN SHA", britain="BOM")
    desk = open_desk(winter(COLONIAL, owned, china="A PEK", britain="F BOM"))
    note = "Hong Kong belongs to China but does not count for that power."
    assert note in desk.report
    assert standing(desk.document, "china").centers == 2
    assert standing(desk.document, "china").notes == (note,)
    assert standing(desk.document, "britain").notes == ()
    move_to(desk, "HK")
    assert "Hong Kong (HK) · centre of China, not counted" in desk.window.facts_text
    desk.province("HK")
    assert said(desk) == "Hong Kong does not count for China: nothing is built there."


# --- builds that are refused -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("variant", "owned", "standing_", "province", "text"),
    [
        (CAPE, owners(france="PAR MAR TUN BEL"), "A MAR", "BEL", "Belgium is no home centre of France."),
        (CAPE, owners(france="PAR MAR BRE"), "A MAR", "MAR",
         "A unit stands in Marseilles; units are built on empty places."),
        (CAPE, owners(france="PAR MAR"), "A MAR", "BRE", "France does not own Brest and cannot build there."),
        (CAPE, owners(france="PAR MAR ALG"), "A MAR", "ALG",
         "Nothing is ever built in Algeria: France owned it first, but it is no home centre."),
        (CAPE, owners(france="PAR MAR"), "A MAR", "BUR",
         "Burgundy is no centre; units are built in centres."),
        (CAPE, owners(russia="MOS SEV STP WAR"), "A MOS", "SIB",
         "Siberia takes an army only while Russia owns some, not all of its home centres."),
        (CAPE, owners(russia="MOS SEV"), "A SIB", "SIB",
         "A unit stands in Siberia; units are built on empty places."),
    ],
)  # fmt: skip
def test_a_refused_build_says_why(
    open_desk: Callable[..., Desk],
    variant: Variant,
    owned: dict[str, str],
    standing_: str,
    province: str,
    text: str,
) -> None:
    power = next(iter(owned.values()))
    desk = open_desk(winter(variant, owned, **{power: standing_}))
    desk.province(province)
    assert said(desk) == text


def test_a_power_without_its_original_centres_is_told_of(open_desk: Callable[..., Desk]) -> None:
    owned = owners(burgundy="PAR ORL", england="LON DEV GUY")
    desk = open_desk(winter(HUNDRED, owned, burgundy="A ALS", england="F LON"))
    desk.province("PAR")
    assert said(desk) == "Burgundy owns none of its original centres and so builds nothing."
    desk.province("HOL")
    assert said(desk) == "England does not own Holland and cannot build there."


@pytest.mark.parametrize(
    ("owned", "place", "text"),
    [
        (owners(russia="MOS SEV"), "SIB", "Siberia takes only an army, by emergency measures."),
        (owners(russia="MOS SEV STP WAR"), "MOS", "Moscow has no coast, so no fleet is built there."),
    ],
)
def test_a_fleet_where_only_an_army_can_be_built(
    open_desk: Callable[..., Desk], owned: dict[str, str], place: str, text: str
) -> None:
    desk = open_desk(winter(CAPE, owned, russia="A UKR"))
    desk.window.board.tool.select(Location(place))
    QTest.keyClick(desk.window.board.view, Qt.Key.Key_F)
    assert said(desk) == text


# --- the Cape --------------------------------------------------------------------------------------------


def test_a_fleet_hears_of_its_half_strength(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(orders(CAPE, france="F MAO", britain="F CYR"))
    desk.province("MAO")
    assert said(desk).endswith("round the Cape to Egypt or Hejaz it goes with strength ½.")
    move_to(desk, "EGY")
    assert said(desk).startswith("Next: click Egypt to send F Mid-Atlantic Ocean round the Cape;")
    move_to(desk, "BRE")
    assert said(desk).endswith("round the Cape to Egypt or Hejaz it goes with strength ½.")
    desk.window.board.tool.entry.reset()  # type: ignore[union-attr]  # somebody writes
    desk.province("CYR")
    assert "Cape" not in said(desk)


def test_support_round_the_cape_is_refused_with_its_reason(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(orders(CAPE, france="F MAO, F BRE", britain="F EGY"))
    desk.province("MAO")
    QTest.keyClick(desk.window.board.view, Qt.Key.Key_S)
    desk.province("EGY")
    assert said(desk) == "F Mid-Atlantic Ocean cannot help F Egypt: no support goes round the Cape."


def test_why_a_click_did_nothing_is_said_until_the_pointer_leaves_the_map(
    open_desk: Callable[..., Desk],
) -> None:
    game = orders(CAPE, france="F MAO")
    desk = open_desk(game)
    desk.document.give("france", Hold(Unit.parse("F MAO")))
    assert "everything is written" in said(desk)
    move_to(desk, "NTH")
    desk.province("NTH")
    assert said(desk) == "No unit stands in North Sea."
    move_to(desk, "NWG")
    assert said(desk) == "No unit stands in North Sea."
    desk.window.board.view.hover_over("")
    assert "everything is written" in said(desk)
    desk.province("NTH")
    desk.document.remove("france", Hold(Unit.parse("F MAO")))
    assert "give F Mid-Atlantic Ocean an order" in said(desk)


# --- why -------------------------------------------------------------------------------------------------


def played(open_desk: Callable[..., Desk]) -> Desk:
    desk = open_desk(orders(CAPE, france="F MAO, A PAR", britain="F EGY"))
    desk.document.give("france", Move(Unit.parse("F MAO"), Location("EGY")))
    desk.document.give("france", Move(Unit.parse("A PAR"), Location("BUR")))
    desk.action()
    return desk


def press_w(desk: Desk) -> None:
    desk.window.board.take_focus()
    QTest.keyClick(desk.window.board.view, Qt.Key.Key_W)


def test_w_says_what_to_select_or_explains_what_is_under_the_pointer(open_desk: Callable[..., Desk]) -> None:
    desk = played(open_desk)
    desk.window.board.view.hover_over("")
    press_w(desk)
    assert said(desk) == "Click an order in the report, or point at its unit and press W."
    assert not desk.window.side.why.isVisible()
    move_to(desk, "PAR")
    press_w(desk)
    assert desk.window.side.why.isVisible()
    assert desk.window.side.why.labels[0].text() == "A PAR – BUR"
    assert "look at what happened" in said(desk)
    desk.window.board.view.hover_over("")
    press_w(desk)
    assert desk.window.side.why.labels[0].text() == "A PAR – BUR", "the chosen one"


def test_the_report_of_a_bounced_cape_move_gives_the_reason_at_once(open_desk: Callable[..., Desk]) -> None:
    desk = played(open_desk)
    assert (
        "F MAO – EGY, bounced, ½ to 1, Round the Cape: ½ against 1. A move needs more than the defence."
        in (desk.report)
    )


def test_w_waives_while_builds_are_written(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(distress())
    assert not desk.window.menus["explain"].isEnabled()
    press_w(desk)
    assert [str(order) for order in desk.document.game.draft("russia").orders] == ["WAIVE"]


# --- victory and ends ------------------------------------------------------------------------------------


def test_the_sentence_on_victory_goes_with_the_number_chosen(qtbot: QtBot) -> None:
    assert "either may declare a draw" in switch_sentence("victory_centers", COLONIAL)
    thirty = COLONIAL.with_rules({"victory_centers": 30})
    assert "draw" not in switch_sentence("victory_centers", thirty)
    assert (goal(COLONIAL), goal(thirty)) == ("24 to win, alone", "30 to win")
    assert goal(CAPE) == "18 to win, with a lead"
    assert "more than any other" in switch_sentence("victory_centers", CAPE)
    assert "any other" not in switch_sentence("victory_centers", CAPE.with_rules({"victory_centers": 20}))
    dialog = NewGameDialog(LIGHT)
    qtbot.addWidget(dialog, before_close_func=QWidget.hide)
    dialog.show()
    QTest.mouseClick(dialog.cards["colonial"], LEFT)
    button = next(
        segments.button(1)
        for segments in dialog.rules.findChildren(Segments)
        if segments.button(1).text() == "30"
    )
    QTest.mouseClick(button, LEFT)
    texts = [label.text() for label in dialog.rules.findChildren(type(dialog.faults))]
    assert switch_sentence("victory_centers", thirty) in texts
    assert switch_sentence("victory_centers", COLONIAL) not in texts


def test_a_draw_after_the_last_turn_says_so() -> None:
    draw = Ending(EndingKind.DRAW, ("china", "japan"))
    over = at(COLONIAL, Position(Phase(51, PhaseKind.MOVEMENT), {}, {}))
    assert ending_text(replace(over, ending=draw)).endswith("The last turn of this game was 1968.")
    early = at(COLONIAL, Position(Phase(9, PhaseKind.MOVEMENT), {}, {}))
    assert "last turn" not in ending_text(replace(early, ending=draw))
    assert ending_text(early) == ""


def test_the_last_year_is_that_under_which_its_turn_is_shown(qtbot: QtBot) -> None:
    form = RulesForm(COLONIAL)
    qtbot.addWidget(form)
    year = form.findChildren(LastYear)[0].year
    assert year.value() == 1968
    labels = next(each for each in form.findChildren(Segments) if each.button(1).text() == "Spring and Fall")
    labels.button(1).click()
    assert year.value() == 1894
    assert form.chosen == {"labels": "seasons"}
    year.setValue(1899)
    assert form.chosen == {"labels": "seasons", "end_after": 60}
    labels.button(0).click()
    assert (year.value(), form.chosen) == (1988, {"end_after": 60})
    form.reset()
    assert form.chosen == {}


def test_a_later_end_is_agreed_on_by_seasons(open_desk: Callable[..., Desk]) -> None:
    variant = COLONIAL.with_rules({"labels": "seasons"})
    owned = owners(china="CAN", japan="TOK")
    desk = open_desk(at(variant, Position(Phase(49, PhaseKind.MOVEMENT), units(china="A CAN"), owned)))
    desk.window.menus["agree_end"].trigger()
    dialog = desk.window.findChild(AgreeEndDialog)
    assert dialog is not None
    assert (dialog.end.year.value(), dialog.end.year.minimum()) == (1894, 1894)
    dialog.end.year.setValue(1896)
    for box in dialog.boxes.values():
        box.click()
    QTest.mouseClick(dialog.agree_button, LEFT)
    assert desk.document.game.variant.rules["end_after"] == 54


# --- the new-game dialog ---------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("size", [(1280, 800), (900, 600)])
def test_the_new_game_dialog_has_room_and_says_that_there_is_more(
    open_desk: Callable[..., Desk], size: tuple[int, int], language: str
) -> None:
    translation.install(language)
    desk = open_desk(distress())
    desk.window.resize(*size)
    dialog = NewGameDialog(LIGHT, desk.window)
    area = dialog.findChild(QScrollArea)
    assert area is not None
    for id_ in VARIANT_IDS:
        QTest.mouseClick(dialog.cards[id_], LEFT)
        dialog.show()
        QApplication.processEvents()
        bar = area.verticalScrollBar()
        assert dialog.size().width() <= size[0]
        assert dialog.size().height() <= size[1]
        assert dialog.rect().contains(dialog.start_button.geometry())
        assert area.horizontalScrollBar().maximum() == 0
        assert dialog.more.isVisible() == (bar.maximum() > 0)
        bar.setValue(bar.maximum())
        assert not dialog.more.isVisible()
        bar.setValue(0)
    for card in dialog.cards.values():
        assert dialog.rect().contains(card.mapTo(dialog, card.rect().bottomRight()))
        room = card.words_box.width()
        metrics = QFontMetrics(font(FontRole.SECOND_LINE))
        assert max(map(metrics.horizontalAdvance, card.accessibleDescription().splitlines())) <= room
    dialog.close()
