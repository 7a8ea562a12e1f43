"""Retreats, counts, adjustments, victory, and which phase comes next."""

from __future__ import annotations

from variants.adjustments import due
from variants.explain import explain
from variants.orders import Unit, parse_order
from variants.outcome import Cause, Resolution
from variants.phases import resolve
from variants.position import Dislodged, Phase, PhaseKind, Position
from variants.registry import load_variant
from variants.variant import Variant

STANDARD = load_variant("standard")
Lists = dict[str, list[str]]


def position(
    kind: PhaseKind,
    units: Lists,
    centers: Lists | None = None,
    dislodged: dict[str, dict[str, str | None]] | None = None,
    turn: int = 2,
) -> Position:
    return Position(
        Phase(turn, kind),
        {Unit.parse(text): power for power, texts in units.items() for text in texts},
        {center: power for power, owned in (centers or {}).items() for center in owned},
        {
            Unit.parse(text): Dislodged(power, origin)
            for power, texts in (dislodged or {}).items()
            for text, origin in texts.items()
        },
    )


def play(before: Position, orders: Lists, variant: Variant = STANDARD) -> Resolution:
    given = [(power, parse_order(text)) for power, texts in orders.items() for text in texts]
    return resolve(variant, before, given)


def words(resolution: Resolution) -> list[str]:
    return [str(judged.outcome) for judged in resolution.judged]


def causes(resolution: Resolution) -> list[Cause]:
    return [reason.cause for reason in explain(STANDARD, resolution)]


def standing(resolution: Resolution) -> list[str]:
    return sorted(map(str, resolution.units))


# --- which phase comes next ------------------------------------------------------------------------------


def test_spring_leads_to_fall_without_a_count() -> None:
    before = position(PhaseKind.MOVEMENT, {"france": ["A PIC"]}, turn=1)
    resolution = play(before, {"france": ["A PIC - BEL"]})
    assert resolution.after.phase == Phase(2, PhaseKind.MOVEMENT)
    assert resolution.owners == {}


def test_a_dislodged_unit_with_a_choice_retreats_before_the_count() -> None:
    before = position(PhaseKind.MOVEMENT, {"france": ["A PIC", "A BUR"], "germany": ["A BEL"]})
    resolution = play(before, {"france": ["A PIC - BEL", "A BUR S A PIC - BEL"]})
    assert resolution.after.phase == Phase(2, PhaseKind.RETREAT)
    assert resolution.after.dislodged == {Unit.parse("A BEL"): Dislodged("germany", "PIC")}
    assert resolution.owners == {}
    retreated = play(resolution.after, {"germany": ["A BEL R HOL"]})
    assert retreated.owners == {"BEL": "france", "HOL": "germany"}
    assert retreated.after.phase == Phase(2, PhaseKind.ADJUSTMENT)
    assert retreated.adjustments == {"france": -1}


def test_a_dislodged_unit_without_a_choice_is_lost_at_once() -> None:
    units = {"italy": ["A NAP"], "turkey": ["F ION", "F TYS", "A ROM", "F APU"]}
    resolution = play(position(PhaseKind.MOVEMENT, units), {"turkey": ["A ROM - NAP", "F TYS S A ROM - NAP"]})
    assert resolution.retreat_options == {Unit.parse("A NAP"): ()}
    assert resolution.after.dislodged == {}
    assert resolution.after.phase.kind is PhaseKind.ADJUSTMENT


def test_no_adjustment_where_nobody_can_do_anything() -> None:
    """France may build, but its one own home centre is taken."""
    before = position(PhaseKind.MOVEMENT, {"france": ["A PAR"]}, {"france": ["PAR", "BEL"]})
    resolution = play(before, {"france": ["A PAR H"]})
    assert resolution.adjustments == {"france": 1}
    assert resolution.after.phase == Phase(3, PhaseKind.MOVEMENT)


def test_passing_through_in_spring_captures_nothing() -> None:
    before = position(PhaseKind.MOVEMENT, {"france": ["A BEL"]}, turn=1)
    fall = play(before, {"france": ["A BEL H"]}).after
    assert play(fall, {"france": ["A BEL - BUR"]}).owners == {}


# --- retreats --------------------------------------------------------------------------------------------


def test_units_retreating_to_one_province_disband_whatever_the_coast() -> None:
    before = position(
        PhaseKind.RETREAT,
        {},
        dislodged={"france": {"F WES": "TYS", "F GAS": "BRE"}, "italy": {"A MAR": "BUR"}},
        turn=1,
    )
    resolution = play(before, {"france": ["F WES R SPA/sc", "F GAS R SPA/nc"], "italy": ["A MAR R PIE"]})
    assert words(resolution) == ["bounce", "bounce", "succeeds"]
    assert causes(resolution) == [Cause.MET_RETREAT, Cause.MET_RETREAT, Cause.CARRIED_OUT]
    assert standing(resolution) == ["A PIE"]


def test_a_retreat_needs_its_coast_where_two_are_open() -> None:
    before = position(PhaseKind.RETREAT, {}, dislodged={"france": {"F POR": None, "F GAS": None}}, turn=1)
    resolution = play(before, {"france": ["F POR R SPA", "F GAS R SPA"]})
    assert words(resolution) == ["void", "succeeds"]
    assert standing(resolution) == ["F SPA/nc"]


def test_different_retreats_of_one_unit_are_void() -> None:
    before = position(PhaseKind.RETREAT, {}, dislodged={"france": {"A PAR": None}}, turn=1)
    resolution = play(before, {"france": ["A PAR R BUR", "A PAR R PIC"]})
    assert words(resolution) == ["void", "void"]
    assert causes(resolution) == [Cause.CONTRADICTED] * 2
    assert standing(resolution) == []
    assert standing(play(before, {"france": ["A PAR R BUR", "A PAR R BUR"]})) == ["A BUR"]


def test_no_retreat_order_disbands() -> None:
    before = position(PhaseKind.RETREAT, {"france": ["A BUR"]}, dislodged={"germany": {"A MUN": None}})
    assert standing(play(before, {})) == ["A BUR"]
    assert words(play(before, {"germany": ["A MUN D"]})) == ["succeeds"]


# --- adjustments -----------------------------------------------------------------------------------------


def test_builds_are_taken_in_order_and_a_waive_uses_one() -> None:
    before = position(PhaseKind.ADJUSTMENT, {}, {"france": ["PAR", "MAR"]})
    resolution = play(before, {"france": ["A BRE B", "WAIVE", "A PAR B", "F MAR B"]})
    assert words(resolution) == ["void", "succeeds", "succeeds", "void"]
    assert causes(resolution) == [Cause.NOT_OWNED, Cause.CARRIED_OUT, Cause.CARRIED_OUT, Cause.OVER_LIMIT]
    assert standing(resolution) == ["A PAR"]
    assert resolution.after.phase == Phase(3, PhaseKind.MOVEMENT)


def test_one_build_a_province() -> None:
    before = position(PhaseKind.ADJUSTMENT, {}, {"russia": ["STP", "MOS"]})
    resolution = play(before, {"russia": ["F STP/nc B", "F STP/sc B", "A STP B"]})
    assert words(resolution) == ["succeeds", "void", "void"]
    assert causes(resolution)[1:] == [Cause.OCCUPIED] * 2


def test_an_army_is_built_without_a_coast() -> None:
    before = position(PhaseKind.ADJUSTMENT, {}, {"russia": ["STP"]})
    assert standing(play(before, {"russia": ["A STP/nc B"]})) == ["A STP"]


def test_a_power_cannot_build_while_it_must_remove() -> None:
    before = position(PhaseKind.ADJUSTMENT, {"france": ["A MAR", "A BUR"]}, {"france": ["PAR"]})
    resolution = play(before, {"france": ["A PAR B", "A BUR D"]})
    assert words(resolution) == ["void", "succeeds"]
    assert standing(resolution) == ["A MAR"]


def test_civil_disorder_removes_the_farthest() -> None:
    """Of equals fleets go first, then by the English name: Apulia before Tuscany (DATC 6.J)."""
    units = {"italy": ["A APU", "A TUS", "F TYS", "A ROM"]}
    before = position(PhaseKind.ADJUSTMENT, units, {"italy": ["ROM"]})
    assert standing(play(before, {})) == ["A ROM"]
    two = position(PhaseKind.ADJUSTMENT, units, {"italy": ["ROM", "BER"]})
    assert standing(play(two, {})) == ["A ROM", "A TUS"]
    three = position(PhaseKind.ADJUSTMENT, units, {"italy": ["ROM", "BER", "KIE"]})
    assert standing(play(three, {})) == ["A APU", "A ROM", "A TUS"]


def test_the_older_rule_counts_from_home() -> None:
    before = position(PhaseKind.ADJUSTMENT, {"italy": ["A WAR", "A TUS"]}, {"italy": ["WAR"]})
    assert standing(play(before, {})) == ["A WAR"]
    assert standing(play(before, {}, STANDARD.with_rules({"removal": "home"}))) == ["A TUS"]


def test_due_leaves_out_powers_in_balance() -> None:
    before = position(
        PhaseKind.ADJUSTMENT,
        {"france": ["A PAR"], "germany": ["A BER", "A MUN"], "italy": ["A ROM"]},
        {"france": ["PAR", "BRE"], "germany": ["BER"], "italy": ["ROM"]},
    )
    assert due(STANDARD, before) == {"france": 1, "germany": -1}


# --- victory ---------------------------------------------------------------------------------------------


def winner(variant: Variant, **centers: list[str]) -> str | None:
    return play(position(PhaseKind.MOVEMENT, {}, centers), {}, variant).winner


def test_eighteen_centres_win() -> None:
    all_centers = sorted(STANDARD.board.centers)
    assert winner(STANDARD, france=all_centers[:17]) is None
    assert winner(STANDARD, france=all_centers[:18], italy=all_centers[18:]) == "france"


def test_level_leaders_play_on() -> None:
    two = STANDARD.with_rules({"victory_centers": 2})
    assert winner(two, france=["PAR", "BRE"], italy=["ROM", "VEN"]) is None
    assert winner(two, france=["PAR", "BRE", "MAR"], italy=["ROM", "VEN"]) == "france"


def test_nobody_wins_in_spring() -> None:
    before = position(PhaseKind.MOVEMENT, {}, {"france": sorted(STANDARD.board.centers)}, turn=1)
    assert play(before, {}).winner is None
