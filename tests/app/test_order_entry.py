"""Order entry: clicks and letters become orders in all three kinds of phase."""

from __future__ import annotations

import subprocess
import sys

import pytest

from app.entry.values import Letter, OrderGiven, Prompt, PromptKind
from app.scene.picture import TargetKind
from maps.board import Location
from tests.app.entry_hand import adjustment, kind, letters, lit, movement, play
from variants.orders import Unit, parse_order
from variants.outcome import Cause


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


def test_no_qt_is_needed() -> None:
    program = "import sys, app.order_entry; sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
