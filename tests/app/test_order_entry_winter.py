"""Order entry in retreats and adjustments: clicks and letters become orders."""

from __future__ import annotations

import pytest

from app.entry.values import PromptKind
from app.order_entry import OrderEntry
from tests.app.entry_hand import adjustment, kind, letters, lit, play, retreat, unit
from variants.outcome import Cause


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

    def test_w_asks_whose_build_it_is_where_several_build(self) -> None:
        entry = adjustment("germany", "france", owners={"germany": "BER MUN", "france": "BRE MAR"})
        assert letters(entry) == ""
        assert play(entry, "w") == []
        assert entry.refusal is not None
        assert (entry.refusal.cause, entry.refusal.province) == (Cause.NO_SITE, "")
        assert play(entry, "BER w") == ["WAIVE"]
        assert entry.table.given("germany") != ()
        play(entry, "BRE w")
        assert play(entry, "x") == [], "nor does X take back anybody's"

    def test_b_turns_to_a_power_that_has_not_waived_all(self) -> None:
        entry = adjustment("germany", "france", owners={"germany": "BER", "france": "BRE"})
        play(entry, "BRE w b")
        assert entry.view.power == "germany"
        assert play(entry, "a") == ["A BER B"]

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
