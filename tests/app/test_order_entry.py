"""Order entry: clicks and letters become orders in all three kinds of phase."""

from __future__ import annotations

import subprocess
import sys

import pytest

from app.entry.table import Table
from app.entry.values import Event, Letter, OrderGiven, OrderRemoved, Prompt, PromptKind
from app.order_entry import OrderEntry
from app.scene.picture import TargetKind
from maps.board import Location
from variants.orders import Order, Unit, parse_order
from variants.outcome import Cause
from variants.position import Dislodged, Phase, PhaseKind, Position
from variants.registry import load_variant

STANDARD = load_variant("standard")


def movement(*powers: str, orders: dict[str, list[str]] | None = None, **units: str) -> OrderEntry:
    """At a movement phase; units as ``france="A PAR, F BRE"``; all powers may be ordered unless named."""
    position = Position(Phase(1, PhaseKind.MOVEMENT), _units(units), {})
    return OrderEntry(_table(position, powers or tuple(units), orders))


def retreat(*powers: str, contested: frozenset[str] = frozenset(), **dislodged: str) -> OrderEntry:
    """At a retreat phase; ``austria="A TRI < VEN"`` was dislodged from VEN by an Italian army, now in TRI."""
    units, barred = {}, {}
    for power, text in dislodged.items():
        for one in text.split(", "):
            name, origin = one.split(" < ")
            unit = Unit.parse(name)
            barred[unit] = Dislodged(power, origin)
            victor = Unit.parse(f"A {unit.province}")
            units[victor] = "italy"
    position = Position(Phase(1, PhaseKind.RETREAT), units, {}, barred, contested)
    return OrderEntry(_table(position, powers or tuple(dislodged)))


def adjustment(
    *powers: str, owners: dict[str, str], orders: dict[str, list[str]] | None = None, **units: str
) -> OrderEntry:
    """At an adjustment; owners as ``{"russia": "STP MOS"}``."""
    centers = {center: power for power, text in owners.items() for center in text.split()}
    position = Position(Phase(2, PhaseKind.ADJUSTMENT), _units(units), centers)
    return OrderEntry(_table(position, powers or tuple(owners), orders))


def _units(units: dict[str, str]) -> dict[Unit, str]:
    return {Unit.parse(one): power for power, text in units.items() for one in text.split(", ")}


def _table(position: Position, powers: tuple[str, ...], orders: dict[str, list[str]] | None = None) -> Table:
    given = {power: tuple(map(parse_order, texts)) for power, texts in (orders or {}).items()}
    return Table(STANDARD, position, frozenset(powers), given)


def play(entry: OrderEntry, inputs: str) -> list[str]:
    """Clicks (``PAR``, ``SPA/nc``), letters (``s``), double clicks (``PAR!``), Esc; the events as texts.

    As in the window, every order given or removed is there at the next input.
    """
    events: list[str] = []
    for one in inputs.split():
        for event in _input(entry, one):
            events.append(_text(event))
            entry.set_table(_after(entry.table, event))
    return events


def _input(entry: OrderEntry, one: str) -> tuple[Event, ...]:
    if one == "Esc":
        entry.back()
        return ()
    if one.islower():
        return entry.letter(Letter(one.upper()))
    if one.endswith("!"):
        return entry.click(one[:-1]) + entry.double_click(one[:-1])
    place = Location.parse(one)
    return entry.click(place.province, place.coast)


def _text(event: Event) -> str:
    return f"{'' if isinstance(event, OrderGiven) else 'not '}{event.order}"


def _after(table: Table, event: Event) -> Table:
    old = table.given(event.power)
    if isinstance(event, OrderRemoved):
        place = old.index(event.order)
        new = old[:place] + old[place + 1 :]
    else:
        new = (*(order for order in old if _place(order) != _place(event.order)), event.order)
    return Table(table.variant, table.position, table.powers, {**table.orders, event.power: new})


def _place(order: Order) -> object:
    unit = getattr(order, "unit", None)
    return unit.province if unit else object()


def lit(entry: OrderEntry) -> set[str]:
    return set(map(str, entry.view.targets))


def kind(entry: OrderEntry) -> PromptKind | None:
    return entry.view.prompt.kind if entry.view.prompt else None


def unit(entry: OrderEntry) -> str:
    assert entry.view.prompt
    return str(entry.view.prompt.unit)


def letters(entry: OrderEntry) -> str:
    return "".join(sorted(entry.view.letters))


class TestMoves:
    def test_a_click_on_an_own_unit_selects_it_and_lights_its_goals(self) -> None:
        entry = movement(france="A PAR")
        assert play(entry, "PAR") == []
        assert entry.view.selected == Location("PAR")
        assert lit(entry) == {"BRE", "PIC", "BUR", "GAS"}
        assert kind(entry) is PromptKind.GOAL

    def test_a_click_on_a_goal_moves(self) -> None:
        assert play(movement(france="A PAR"), "PAR BUR") == ["A PAR - BUR"]

    def test_a_goal_with_a_unit_is_lit_as_taken(self) -> None:
        entry = movement("france", france="A PAR, A BUR", germany="A PIC")
        play(entry, "PAR")
        targets = entry.view.targets
        assert targets[Location("BUR")] is targets[Location("PIC")] is TargetKind.TAKEN
        assert targets[Location("GAS")] is TargetKind.FREE

    def test_an_own_unit_that_is_a_legal_goal_is_moved_to(self) -> None:
        assert play(movement(france="A PAR, A BUR"), "PAR BUR") == ["A PAR - BUR"]

    def test_an_own_unit_out_of_reach_is_selected_instead(self) -> None:
        entry = movement(france="A PAR, A MAR")
        assert play(entry, "PAR MAR") == []
        assert entry.view.selected == Location("MAR")

    def test_after_an_order_nothing_is_selected(self) -> None:
        entry = movement(france="A PAR")
        play(entry, "PAR BUR")
        assert entry.view.selected is None
        assert lit(entry) == set()

    def test_a_click_on_the_selected_unit_lets_it_go(self) -> None:
        entry = movement(france="A PAR")
        play(entry, "PAR PAR")
        assert entry.view.selected is None

    def test_a_new_order_takes_the_place_of_the_old_one(self) -> None:
        entry = movement(france="A PAR")
        play(entry, "PAR BUR PAR GAS")
        assert entry.table.given("france") == (parse_order("A PAR - GAS"),)

    def test_an_order_is_taken_back_by_x(self) -> None:
        assert play(movement(france="A PAR"), "PAR BUR PAR x") == ["A PAR - BUR", "not A PAR - BUR"]


class TestHold:
    @pytest.mark.parametrize("inputs", ["PAR h", "PAR!", "PAR PAR!", "BRE PAR! ", "PAR s h"])
    def test_by_letter_and_by_double_click(self, inputs: str) -> None:
        entry = movement(france="A PAR, F BRE, A PIC")
        assert play(entry, inputs) == ["A PAR H"]

    def test_a_double_click_on_a_goal_is_one_move_and_no_hold(self) -> None:
        assert play(movement(france="A PAR, A BUR"), "PAR BUR!") == ["A PAR - BUR"]


class TestCoasts:
    def test_a_coast_is_asked_where_two_are_possible(self) -> None:
        entry = movement(france="F MAO")
        assert play(entry, "MAO SPA") == []
        assert [str(order) for order in entry.view.choices] == ["F MAO - SPA/nc", "F MAO - SPA/sc"]
        assert kind(entry) is PromptKind.COAST
        assert letters(entry) == "NS"
        assert lit(entry) == {"SPA/nc", "SPA/sc"}

    @pytest.mark.parametrize(("letter", "coast"), [("n", "nc"), ("s", "sc")])
    def test_the_coast_is_named_by_letter(self, letter: str, coast: str) -> None:
        assert play(movement(france="F MAO"), f"MAO SPA {letter}") == [f"F MAO - SPA/{coast}"]

    def test_the_coast_is_chosen_from_the_palette(self) -> None:
        entry = movement(france="F MAO")
        play(entry, "MAO SPA")
        events = entry.choose(entry.view.choices[1])
        assert events == (OrderGiven("france", parse_order("F MAO - SPA/sc")),)

    def test_the_coast_is_that_of_the_unit_place_that_was_hit(self) -> None:
        assert play(movement(france="F MAO"), "MAO SPA/sc") == ["F MAO - SPA/sc"]
        assert play(movement(france="F MAO"), "MAO SPA SPA/sc") == ["F MAO - SPA/sc"]

    def test_a_click_on_the_goal_again_is_one_step_back(self) -> None:
        entry = movement(france="F MAO")
        play(entry, "MAO SPA SPA")
        assert kind(entry) is PromptKind.GOAL

    def test_no_coast_is_asked_where_one_is_possible(self) -> None:
        assert play(movement(france="F MAR"), "MAR SPA") == ["F MAR - SPA/sc"]
        assert play(movement(france="A GAS"), "GAS SPA/nc") == ["A GAS - SPA"]

    def test_a_click_on_another_goal_answers_otherwise(self) -> None:
        assert play(movement(france="F MAO"), "MAO SPA BRE") == ["F MAO - BRE"]

    def test_a_wrong_letter_is_refused_and_the_question_stays(self) -> None:
        entry = movement(france="F MAO")
        play(entry, "MAO SPA h")
        assert entry.refusal is not None
        assert len(entry.view.choices) == 2


class TestConvoyedMoves:
    def test_a_goal_reached_only_by_convoy_is_ordered_via(self) -> None:
        entry = movement(england="A LON, F NTH")
        play(entry, "LON")
        assert entry.view.targets[Location("NWY")] is TargetKind.CONVOY
        assert play(entry, "NWY") == ["A LON - NWY via"]

    def test_a_neighbour_reachable_both_ways_is_walked_to(self) -> None:
        assert play(movement(england="A NWY, F SKA"), "NWY SWE") == ["A NWY - SWE"]

    def test_v_makes_it_a_convoy(self) -> None:
        entry = movement(england="A NWY, F SKA")
        play(entry, "NWY v")
        assert entry.view.active is Letter.VIA
        assert kind(entry) is PromptKind.CONVOY_ONLY_GOAL
        assert lit(entry) == {"SWE", "DEN"}
        assert play(entry, "SWE") == ["A NWY - SWE via"]

    def test_v_twice_goes_back_to_land(self) -> None:
        assert play(movement(england="A NWY, F SKA"), "NWY v v SWE") == ["A NWY - SWE"]

    def test_v_is_no_letter_without_a_fleet(self) -> None:
        entry = movement(england="A NWY")
        play(entry, "NWY v")
        assert entry.refusal is not None
        assert entry.refusal.cause is Cause.WRONG_KIND


class TestSupport:
    def test_to_move(self) -> None:
        entry = movement(germany="A MUN, A RUH")
        assert play(entry, "MUN s") == []
        assert lit(entry) == {"RUH"}
        play(entry, "RUH")
        assert kind(entry) is PromptKind.SUPPORT_GOAL
        assert lit(entry) == {"RUH", "BUR", "KIE"}
        assert play(entry, "BUR") == ["A MUN S A RUH - BUR"]

    @pytest.mark.parametrize("inputs", ["MUN s RUH RUH", "MUN s RUH h", "MUN s RUH!"])
    def test_to_hold(self, inputs: str) -> None:
        assert play(movement(germany="A MUN, A RUH"), inputs) == ["A MUN S A RUH"]

    def test_of_a_foreign_unit(self) -> None:
        entry = movement("germany", germany="A MUN", france="A PAR")
        assert play(entry, "MUN s PAR BUR") == ["A MUN S A PAR - BUR"]

    def test_hold_is_no_letter_where_only_a_move_can_be_supported(self) -> None:
        entry = movement("germany", germany="A MUN", france="A PAR")
        play(entry, "MUN s PAR")
        assert Letter.HOLD not in entry.view.letters
        assert play(entry, "PAR") == []
        assert entry.refusal is not None

    def test_no_coast_is_asked_since_the_support_counts_for_both(self) -> None:
        assert play(movement(france="A GAS, F MAO"), "GAS s MAO SPA") == ["A GAS S F MAO - SPA"]

    def test_of_a_convoyed_army_marks_the_goal_so(self) -> None:
        entry = movement(england="A LON, F NTH, F SKA")
        play(entry, "SKA s LON")
        assert entry.view.targets[Location("NWY")] is TargetKind.CONVOY
        assert play(entry, "NWY") == ["F SKA S A LON - NWY"]

    def test_a_click_on_another_unit_that_is_no_goal_supports_that_one(self) -> None:
        entry = movement(germany="A MUN, A RUH, A VIE")
        play(entry, "MUN s RUH VIE")
        assert entry.view.prompt == Prompt(PromptKind.SUPPORT_MOVE, Unit.parse("A MUN"), Unit.parse("A VIE"))

    def test_a_unit_nobody_here_could_help_is_refused(self) -> None:
        entry = movement(germany="A MUN, A RUH, F NTH")
        play(entry, "MUN s NTH")
        assert entry.refusal is not None
        assert (entry.refusal.cause, entry.refusal.province) == (Cause.UNREACHABLE, "NTH")
        play(entry, "SWE")
        assert entry.refusal.cause is Cause.NO_UNIT

    def test_s_again_goes_back_to_moving(self) -> None:
        assert play(movement(germany="A MUN, A RUH"), "MUN s s BUR") == ["A MUN - BUR"]


class TestConvoy:
    def test_army_then_goal(self) -> None:
        entry = movement(england="A LON, F NTH")
        play(entry, "NTH c")
        assert lit(entry) == {"LON"}
        play(entry, "LON")
        assert kind(entry) is PromptKind.CONVOY_GOAL
        assert "NWY" in lit(entry)
        assert play(entry, "NWY") == ["F NTH C A LON - NWY"]

    def test_of_a_foreign_army(self) -> None:
        entry = movement("england", england="F NTH", germany="A KIE, A HOL")
        assert play(entry, "NTH c HOL YOR") == ["F NTH C A HOL - YOR"]

    @pytest.mark.parametrize("unit", ["LON", "BRE"])
    def test_is_no_letter_for_armies_and_fleets_in_port(self, unit: str) -> None:
        entry = movement(england="A LON, F BRE, A GAS")
        play(entry, f"{unit} c")
        assert Letter.CONVOY not in entry.view.letters
        assert entry.refusal is not None
        assert entry.refusal.cause is Cause.WRONG_KIND

    def test_a_click_on_the_army_again_is_one_step_back(self) -> None:
        entry = movement(england="A LON, F NTH")
        play(entry, "NTH c LON LON")
        assert kind(entry) is PromptKind.CONVOYED

    def test_an_impossible_goal_is_refused_with_its_reason(self) -> None:
        entry = movement(england="A LON, F NTH")
        play(entry, "NTH c LON MUN")
        assert entry.refusal is not None
        assert entry.refusal.cause is Cause.UNREACHABLE


class TestSteppingBack:
    def test_esc_goes_back_one_step_at_a_time(self) -> None:
        entry = movement(germany="A MUN, A RUH")
        play(entry, "MUN s RUH")
        kinds = []
        while entry.back():
            kinds.append(kind(entry))
        assert kinds == [PromptKind.SUPPORTED, PromptKind.GOAL, None]

    @pytest.mark.parametrize("inputs", ["MUN s MUN MUN", "MUN s RUH MUN MUN MUN", "MUN Esc"])
    def test_so_does_a_click_on_the_ordered_unit(self, inputs: str) -> None:
        entry = movement(germany="A MUN, A RUH")
        play(entry, inputs)
        assert entry.view.selected is None

    def test_back_from_idle_is_nothing(self) -> None:
        assert not movement(germany="A MUN").back()


class TestWhoMayOrder:
    def test_a_unit_of_a_power_not_at_the_table_is_refused(self) -> None:
        entry = movement("germany", germany="A MUN", france="A PAR")
        play(entry, "PAR")
        assert entry.view.selected is None
        assert entry.refusal is not None
        assert (entry.refusal.cause, entry.refusal.province) == (Cause.NO_UNIT, "PAR")

    def test_in_a_sandbox_every_power_is_ordered(self) -> None:
        entry = movement(germany="A MUN", france="A PAR")
        play(entry, "PAR BUR MUN BUR")
        assert {power for power, orders in entry.table.orders.items() if orders} == {"france", "germany"}

    def test_an_empty_province_is_refused(self) -> None:
        entry = movement(germany="A MUN")
        play(entry, "PAR")
        assert entry.refusal is not None

    def test_the_reason_goes_with_the_next_click(self) -> None:
        entry = movement(germany="A MUN")
        play(entry, "PAR MUN")
        assert entry.refusal is None

    def test_a_goal_out_of_reach_says_which_unit_and_why(self) -> None:
        entry = movement(germany="A MUN")
        play(entry, "MUN NTH")
        assert entry.refusal is not None
        assert entry.refusal.cause is Cause.WRONG_KIND
        assert entry.refusal.unit == Unit.parse("A MUN")
        assert entry.view.selected == Location("MUN")

    def test_another_position_lets_go(self) -> None:
        entry = movement(germany="A MUN")
        play(entry, "MUN")
        entry.set_table(movement(germany="A BER").table)
        assert entry.view.selected is None

    def test_a_change_of_orders_does_not(self) -> None:
        entry = movement(germany="A MUN, A BER")
        play(entry, "MUN")
        entry.set_table(movement(germany="A MUN, A BER", orders={"germany": ["A BER H"]}).table)
        assert entry.view.selected == Location("MUN")

    def test_trying_a_click_changes_nothing(self) -> None:
        entry = movement(germany="A MUN")
        play(entry, "MUN")
        assert entry.attempt("NTH").refusal
        assert entry.attempt("BUR").events
        assert entry.view.selected == Location("MUN")
        assert entry.refusal is None


class TestGoingThroughUnits:
    def test_next_and_previous_wrap_around(self) -> None:
        entry = movement(germany="A BER, A MUN, F KIE")
        seen = []
        for _ in range(4):
            entry.select_next()
            seen.append(str(entry.view.selected))
        assert seen == ["BER", "MUN", "KIE", "BER"]
        entry.select_next(-1)
        assert str(entry.view.selected) == "KIE"

    def test_the_next_without_order_skips_ordered_ones(self) -> None:
        entry = movement(germany="A BER, A MUN, F KIE", orders={"germany": ["A BER H", "A MUN H"]})
        entry.select_unordered()
        assert str(entry.view.selected) == "KIE"

    def test_none_is_left(self) -> None:
        entry = movement(germany="A BER", orders={"germany": ["A BER H"]})
        entry.select_unordered()
        assert entry.view.selected is None

    def test_sites_are_gone_through_in_an_adjustment(self) -> None:
        entry = adjustment(owners={"germany": "BER MUN KIE"}, germany="A RUH")
        seen = []
        for _ in range(3):
            entry.select_unordered()
            seen.append(str(entry.view.selected))
        assert sorted(seen) == ["BER", "KIE", "MUN"]


class TestRetreats:
    def test_unit_then_goal(self) -> None:
        entry = retreat(austria="A TRI < VEN")
        play(entry, "TRI")
        assert lit(entry) == {"TYR", "VIE", "BUD", "SER", "ALB"}
        assert play(entry, "VIE") == ["A TRI R VIE"]

    def test_the_dislodged_unit_is_meant_not_the_victor(self) -> None:
        entry = retreat("italy", "austria", austria="F TRI < VEN")
        play(entry, "TRI")
        assert unit(entry) == "F TRI"

    def test_the_victor_alone_is_refused(self) -> None:
        entry = retreat("italy", austria="F TRI < VEN")
        play(entry, "TRI")
        assert entry.refusal is not None

    def test_a_barred_province_is_refused_with_its_reason(self) -> None:
        entry = retreat(austria="A TRI < VEN", contested=frozenset({"VIE"}))
        play(entry, "TRI VEN")
        assert entry.refusal is not None
        assert entry.refusal.cause is Cause.BARRED
        play(entry, "VIE")
        assert entry.refusal.cause is Cause.BARRED

    def test_d_disbands(self) -> None:
        assert play(retreat(austria="A TRI < VEN"), "TRI d") == ["A TRI D"]

    def test_a_coast_is_asked(self) -> None:
        entry = retreat(france="F MAO < NAO")
        assert play(entry, "MAO SPA s") == ["F MAO R SPA/sc"]

    def test_r_takes_the_next_without_order(self) -> None:
        entry = retreat(austria="A TRI < VEN, A BUD < RUM")
        assert play(entry, "r VIE r d") == ["A BUD R VIE", "A TRI D"]

    def test_another_dislodged_unit_is_selected_instead(self) -> None:
        entry = retreat(austria="A TRI < VEN, A BUD < RUM")
        play(entry, "TRI BUD")
        assert unit(entry) == "A BUD"

    def test_a_unit_with_nowhere_to_go_can_only_disband(self) -> None:
        entry = retreat(turkey="F ANK < ARM", contested=frozenset({"BLA", "CON"}))
        play(entry, "ANK")
        assert kind(entry) is PromptKind.LOST
        assert letters(entry) == "D"
        assert entry.table.unordered == ()

    def test_x_takes_back(self) -> None:
        assert play(retreat(austria="A TRI < VEN"), "TRI d TRI x")[-1] == "not A TRI D"


class TestBuilds:
    def test_the_sites_are_lit(self) -> None:
        entry = adjustment(owners={"germany": "BER MUN KIE"}, germany="A BER")
        assert lit(entry) == {"MUN", "KIE"}

    def test_inland_an_army_is_built_at_once(self) -> None:
        entry = adjustment(owners={"germany": "BER MUN KIE"}, germany="A BER")
        assert play(entry, "MUN") == ["A MUN B"]

    @pytest.mark.parametrize("letter", "af")
    def test_at_the_coast_the_kind_is_asked(self, letter: str) -> None:
        entry = adjustment(owners={"germany": "BER MUN KIE"}, germany="A BER")
        assert play(entry, "KIE") == []
        assert kind(entry) is PromptKind.BUILD_KIND
        assert play(entry, letter) == [f"{letter.upper()} KIE B"]

    def test_the_coast_is_asked_where_there_are_two(self) -> None:
        entry = adjustment(owners={"russia": "STP MOS"}, russia="A MOS")
        play(entry, "STP")
        assert sorted(map(str, entry.view.choices)) == ["A STP B", "F STP/nc B", "F STP/sc B"]
        play(entry, "f")
        assert sorted(map(str, entry.view.choices)) == ["F STP/nc B", "F STP/sc B"]
        assert play(entry, "n") == ["F STP/nc B"]

    def test_a_click_on_a_built_site_removes_the_build(self) -> None:
        entry = adjustment(owners={"germany": "BER MUN"}, germany="A BER")
        assert play(entry, "MUN MUN") == ["A MUN B", "not A MUN B"]

    def test_no_site_is_lit_once_all_is_built(self) -> None:
        entry = adjustment(owners={"germany": "BER MUN KIE"}, germany="A BER, A RUH")
        play(entry, "MUN")
        assert lit(entry) == set()
        play(entry, "KIE")
        assert entry.refusal is not None
        assert (entry.refusal.cause, entry.refusal.power) == (Cause.OVER_LIMIT, "germany")

    def test_builds_beyond_the_sites_are_not_asked_for(self) -> None:
        entry = adjustment(owners={"germany": "BER MUN DEN HOL"}, germany="A BER")
        assert play(entry, "w w") == ["WAIVE"]

    @pytest.mark.parametrize(
        ("province", "cause"), [("BER", Cause.OCCUPIED), ("PAR", Cause.NOT_OWNED), ("RUH", Cause.NO_SITE)]
    )
    def test_elsewhere_is_refused(self, province: str, cause: Cause) -> None:
        entry = adjustment(owners={"germany": "BER MUN KIE"}, germany="A BER")
        play(entry, province)
        assert entry.refusal is not None
        assert entry.refusal.cause is cause

    def test_a_click_on_the_asked_site_is_one_step_back(self) -> None:
        entry = adjustment(owners={"germany": "BER KIE"}, germany="A BER")
        play(entry, "KIE KIE")
        assert entry.view.choices == ()

    def test_w_waives_as_many_as_are_due(self) -> None:
        entry = adjustment(owners={"germany": "BER MUN KIE"}, germany="A BER")
        assert play(entry, "w w") == ["WAIVE", "WAIVE"]
        play(entry, "w")
        assert entry.refusal is not None

    def test_a_build_takes_the_place_of_a_waived_one(self) -> None:
        entry = adjustment(owners={"germany": "BER MUN"}, germany="A BER")
        assert play(entry, "w MUN") == ["WAIVE", "not WAIVE", "A MUN B"]

    def test_x_takes_a_waived_build_back(self) -> None:
        entry = adjustment(owners={"germany": "BER MUN"}, germany="A BER")
        assert play(entry, "w x") == ["WAIVE", "not WAIVE"]

    def test_b_builds_at_a_site_taken_by_key(self) -> None:
        entry = adjustment(owners={"germany": "BER MUN"}, germany="A BER")
        entry.select_next()
        assert play(entry, "b") == ["A MUN B"]


class TestRemovals:
    def owing(self) -> OrderEntry:
        return adjustment(owners={"germany": "BER"}, germany="A BER, A MUN, F KIE")

    def test_a_click_on_an_own_unit_removes_it(self) -> None:
        entry = self.owing()
        assert lit(entry) == {"BER", "MUN", "KIE"}
        assert play(entry, "MUN KIE") == ["A MUN D", "F KIE D"]

    def test_a_second_click_keeps_it(self) -> None:
        assert play(self.owing(), "MUN MUN") == ["A MUN D", "not A MUN D"]

    def test_no_more_than_are_due(self) -> None:
        entry = self.owing()
        assert len(play(entry, "MUN KIE BER")) == 2
        assert entry.refusal is not None
        assert entry.refusal.cause is Cause.OVER_LIMIT

    def test_d_and_x_for_a_unit_taken_by_key(self) -> None:
        entry = self.owing()
        entry.select_next()
        assert play(entry, "d") == ["A BER D"]
        entry.select_next()
        assert letters(entry) == "X"
        assert play(entry, "x") == ["not A BER D"]

    def test_a_foreign_unit_is_refused(self) -> None:
        entry = adjustment(
            "germany",
            owners={"germany": "BER", "france": "PAR"},
            germany="A BER, A MUN",
            france="A PAR, A BUR",
        )
        assert play(entry, "BUR") == []
        assert entry.refusal is not None

    def test_in_a_sandbox_each_power_has_its_own_count(self) -> None:
        entry = adjustment(
            owners={"germany": "BER", "france": "PAR MAR"}, germany="A BER, A MUN", france="A PAR"
        )
        assert play(entry, "MUN MAR a") == ["A MUN D", "A MAR B"]

    def test_w_means_nothing_where_units_go(self) -> None:
        entry = self.owing()
        play(entry, "w")
        assert entry.refusal is not None


def test_no_qt_is_needed() -> None:
    program = "import sys, app.order_entry; sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
