"""Every kind of advice: what is remarked, and what the cure writes."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import pytest

from tests.variants.playing import listed
from variants.advice import Advice, advise
from variants.orders import Order, Unit, parse_order
from variants.position import Dislodged, Position
from variants.registry import load_variant
from variants.rules import Value
from variants.variant import Variant


@dataclass(frozen=True)
class Desk:
    """What one power has written, and what is to be remarked.

    Attributes:
        units: ``FRANCE: A PAR, A MAR; GERMANY: F NTH``; orders are those of the first power.
        told: ``kind: order => what the cure writes; < what it takes back``, one for each remark; "" for none.
        seen: orders of other powers, ``GERMANY: F NTH H``.
    """

    units: str
    orders: str
    told: tuple[str, ...]
    seen: str = ""
    game: str = "standard"
    phase: str = "S1901M"
    centers: str = ""
    dislodged: str = ""
    rules: dict[str, Value] = field(default_factory=dict)


def told(desk: Desk) -> set[str]:
    """What is remarked, as text."""
    return {_line(advice) for advice in advised(desk)[2]}


def advised(desk: Desk) -> tuple[Variant, Position, tuple[Advice, ...]]:
    """What is remarked on what is written."""
    variant = load_variant(desk.game).with_rules(desk.rules)
    lost = {}
    for power, text in listed(desk.dislodged):
        unit, _, origin = text.partition(" < ")
        lost[Unit.parse(unit)] = Dislodged(power, origin or None)
    position = Position(
        phase=variant.calendar.parse(desk.phase),
        units={Unit.parse(text): power for power, text in listed(desk.units)},
        owners={center: power for power, center in listed(desk.centers)},
        dislodged=lost,
    )
    power = next(iter(listed(desk.units or desk.dislodged)))[0]
    seen: dict[str, list[Order]] = {}
    for other, text in listed(desk.seen):
        seen.setdefault(other, []).extend([parse_order(text)] if text else [])
    orders = [parse_order(text) for _, text in listed(desk.orders)]
    return variant, position, advise(variant, position, power, orders, seen)


def _line(advice: Advice) -> str:
    subject = advice.order or advice.unit or f"{advice.number}"
    put = ", ".join(str(order) for _, order in (advice.cure.put if advice.cure else ()))
    take = ", ".join(f"< {order}" for _, order in (advice.cure.take if advice.cure else ()))
    return f"{advice.kind}: {subject} => {put}{take}"


def check(desk: Desk) -> None:
    found = {line for line in told(desk) if not line.startswith("no-order")}
    assert found == set(desk.told)


UNORDERED = [
    (Desk("FRANCE: A PAR, F BRE; GERMANY: A MUN", "F BRE - MAO", ("no-order: A PAR => A PAR H",))),
    (Desk("FRANCE: A PAR, F BRE", "F BRE - MAO, A PAR H", ())),
]

VOID = [
    Desk("FRANCE: A PAR", "A PAR - MUN", ("void: A PAR - MUN => A PAR H",)),
    Desk("FRANCE: F MAO", "F MAO - SPA", ("void: F MAO - SPA => F MAO - SPA/nc",)),
    Desk(
        "FRANCE: F MAO, A GAS",
        "F MAO - SPA, A GAS S F MAO - SPA/sc",
        (
            "void: F MAO - SPA => F MAO - SPA/sc",
            "support-unmatched: A GAS S F MAO - SPA/sc => F MAO - SPA/sc",
        ),
    ),
    Desk("FRANCE: F LYO, A GAS", "F LYO - SPA, A GAS S F LYO - SPA", ()),  # one coast only: filled in
    Desk(
        "FRANCE: F LYO, A GAS",
        "F LYO - SPA/sc, A GAS S F LYO - SPA/nc",
        ("void: A GAS S F LYO - SPA/nc => A GAS S F LYO - SPA",),
    ),
    Desk("FRANCE: A PAR", "A PAR - BUR, A MUN H", ("void: A MUN H => < A MUN H",)),
    Desk("FRANCE: F ENG", "F ENG - BRE via", ("void: F ENG - BRE via => F ENG - BRE",)),
    Desk(  # no support round the cape
        "FRANCE: F MAO, A CYR", "A CYR H, F MAO S A CYR - EGY",
        ("void: F MAO S A CYR - EGY => F MAO H",), game="1900",
    ),
    Desk(
        "RUSSIA: A MOS", "A MOS - IRK", ("void: A MOS - IRK => A MOS - IRK tsr",),
        game="colonial", phase="Y1870M",
    ),
]  # fmt: skip

SUPPORTS = [
    # the move is not ordered yet: what is written is meant
    Desk(
        "FRANCE: A PAR, A MAR", "A MAR S A PAR - BUR",
        ("support-unmatched: A MAR S A PAR - BUR => A PAR - BUR",),
    ),
    # what was written last is meant
    Desk(
        "FRANCE: A PAR, A MAR", "A PAR H, A MAR S A PAR - BUR",
        ("support-unmatched: A MAR S A PAR - BUR => A PAR - BUR",),
    ),
    Desk(
        "FRANCE: A PAR, A MAR", "A MAR S A PAR - BUR, A PAR - GAS",
        ("support-unmatched: A MAR S A PAR - BUR => A MAR S A PAR - GAS",),
    ),
    Desk(
        "FRANCE: A PAR, A BUR", "A BUR S A PAR - GAS, A PAR - PIC",
        ("support-unmatched: A BUR S A PAR - GAS => A BUR S A PAR - PIC",),
    ),
    # it cannot support what the other does now
    Desk(
        "FRANCE: A PAR, A MAR", "A MAR S A PAR - BUR, A PAR - PIC",
        ("support-unmatched: A MAR S A PAR - BUR => A PAR - BUR",),
    ),
    Desk("FRANCE: A PAR, A MAR", "A MAR S A PAR - BUR, A PAR - BUR", ()),
    # to hold, of a unit that moves
    Desk(
        "FRANCE: A PAR, A BUR", "A BUR S A PAR, A PAR - GAS",
        ("support-of-mover: A BUR S A PAR => A BUR S A PAR - GAS",),
    ),
    Desk(
        "FRANCE: A GAS, A BUR, A PAR", "A PAR S A GAS, A GAS - SPA, A BUR H",
        ("support-of-mover: A PAR S A GAS => A PAR H",),
    ),
    Desk("FRANCE: A PAR, A BUR", "A BUR S A PAR, A PAR S A BUR", ()),
    Desk("FRANCE: A PAR, A BUR", "A BUR S A PAR", ()),
    # another coast
    Desk(
        "FRANCE: F MAO, A GAS", "A GAS S F MAO - SPA/sc, F MAO - SPA/nc",
        ("support-coast: A GAS S F MAO - SPA/sc => A GAS S F MAO - SPA/nc",),
    ),
    Desk(
        "FRANCE: F MAO, A GAS", "F MAO - SPA/nc, A GAS S F MAO - SPA/sc",
        ("support-coast: A GAS S F MAO - SPA/sc => F MAO - SPA/sc",),
    ),
    Desk("FRANCE: F MAO, A GAS", "F MAO - SPA/nc, A GAS S F MAO - SPA", ()),
    # orders of others are not known, and nothing is said about them
    Desk("FRANCE: A PAR; GERMANY: A MUN", "A PAR S A MUN - BUR", ()),
    Desk("FRANCE: A PAR; GERMANY: A BUR", "A PAR S A BUR", ()),
    # but on the open table they are
    Desk(
        "FRANCE: A PAR; GERMANY: A MUN", "A PAR S A MUN - BUR",
        ("support-unmatched: A PAR S A MUN - BUR => A MUN - BUR",), seen="GERMANY: ",
    ),
    Desk(
        "FRANCE: A PAR; GERMANY: A MUN", "A PAR S A MUN - BUR",
        ("support-unmatched: A PAR S A MUN - BUR => A MUN - BUR",), seen="GERMANY: A MUN - RUH",
    ),
    Desk("FRANCE: A PAR; GERMANY: A MUN", "A PAR S A MUN - BUR", (), seen="GERMANY: A MUN - BUR"),
    # an attack on one's own
    Desk(
        "FRANCE: A PAR, A BUR; GERMANY: A MUN", "A BUR H, A PAR S A MUN - BUR",
        ("support-against-own: A PAR S A MUN - BUR => A PAR S A BUR",),
    ),
    Desk("FRANCE: A PAR, A BUR; GERMANY: A MUN", "A BUR - GAS, A PAR S A MUN - BUR", ()),
]  # fmt: skip

CONVOYS = [
    Desk(
        "ENGLAND: A LON, F NTH", "A LON - NWY", ("convoy-missing: A LON - NWY => F NTH C A LON - NWY",),
    ),
    Desk("ENGLAND: A LON, F NTH", "A LON - NWY, F NTH C A LON - NWY", ()),
    Desk(
        "ENGLAND: A LON, F NTH", "F NTH C A LON - NWY",
        ("convoy-unmatched: F NTH C A LON - NWY => A LON - NWY",),
    ),
    Desk(
        "ENGLAND: A LON, F NTH", "F NTH C A LON - NWY, A LON - BEL",
        (
            "convoy-missing: A LON - BEL => F NTH C A LON - BEL",
            "convoy-unmatched: F NTH C A LON - NWY => F NTH C A LON - BEL",
        ),
    ),
    Desk(
        "ENGLAND: A LON, F NTH", "A LON - BEL, F NTH C A LON - NWY",
        (
            "convoy-missing: A LON - BEL => F NTH C A LON - BEL",
            "convoy-unmatched: F NTH C A LON - NWY => A LON - NWY",
        ),
    ),
    # several fleets in a chain, complete or not
    Desk(
        "ENGLAND: A LON, F ENG, F MAO, F WES",
        "A LON - TUN, F ENG C A LON - TUN, F MAO C A LON - TUN, F WES C A LON - TUN", (),
    ),
    Desk(
        "ENGLAND: A LON, F ENG, F MAO, F WES", "A LON - TUN, F ENG C A LON - TUN, F WES C A LON - TUN",
        ("convoy-missing: A LON - TUN => F MAO C A LON - TUN",),
    ),
    Desk(
        "ENGLAND: A LON, F ENG, F MAO, F WES", "A LON - TUN",
        (
            "convoy-missing: A LON - TUN => F ENG C A LON - TUN, F MAO C A LON - TUN, F WES C A LON - TUN",
        ),
    ),
    # another route beside a complete one, and a fleet that is not needed
    Desk(
        "ENGLAND: A LON, F ENG, F NTH", "A LON - BEL, F ENG C A LON - BEL, F NTH C A LON - BEL", (),
    ),
    Desk("ENGLAND: A EDI, F NTH, F NWG", "A EDI - NWY, F NTH C A EDI - NWY, F NWG H", ()),
    Desk(
        "ENGLAND: A LON, F NTH, F ENG, F IRI, F NAO, F NWG",
        "A LON - NWY, F NTH C A LON - NWY, F ENG C A LON - NWY, F IRI C A LON - NWY, F NAO C A LON - NWY",
        (
            "convoy-unused: F ENG C A LON - NWY => F ENG H",
            "convoy-unused: F IRI C A LON - NWY => F IRI H",
            "convoy-unused: F NAO C A LON - NWY => F NAO H",
        ),
    ),
    # fleets of others may carry, and only a note is due
    Desk("FRANCE: A PIC; ENGLAND: F ENG", "A PIC - LON", ("convoy-foreign: A PIC - LON => ",)),
    Desk(
        "FRANCE: A BRE, F ENG; ENGLAND: F NTH", "A BRE - NWY, F ENG C A BRE - NWY",
        ("convoy-foreign: A BRE - NWY => ",),
    ),
    Desk(
        "FRANCE: A BRE, F ENG; ENGLAND: F NTH", "A BRE - NWY, F ENG C A BRE - NWY",
        ("convoy-missing: A BRE - NWY => F NTH C A BRE - NWY",), seen="ENGLAND: F NTH H",
    ),
    Desk(
        "FRANCE: A BRE, F ENG; ENGLAND: F NTH", "A BRE - NWY, F ENG C A BRE - NWY", (),
        seen="ENGLAND: F NTH C A BRE - NWY",
    ),
    Desk(
        "FRANCE: A BRE, F ENG; ENGLAND: F NTH, F NAO, F IRI, F MAO", "A BRE - LON",
        ("convoy-missing: A BRE - LON => F ENG C A BRE - LON",), seen="ENGLAND: ",
    ),
    Desk(
        "FRANCE: A BRE, F ENG; ENGLAND: F MAO, F IRI", "A BRE - WAL",
        ("convoy-foreign: A BRE - WAL => F ENG C A BRE - WAL",),
    ),
    # a foreign army: only what can never come true
    Desk("ENGLAND: F NTH; FRANCE: A LON", "F NTH C A LON - NWY", ()),
    Desk(
        "ENGLAND: F NTH, F ENG; FRANCE: A BRE", "F ENG C A BRE - NWY, F NTH H",
        ("convoy-unused: F ENG C A BRE - NWY => F NTH C A BRE - NWY",),
    ),
    # to a neighbour: by convoy if it says so, or an own fleet does
    Desk(
        "FRANCE: A PIC, F ENG", "A PIC - BEL via, F ENG H",
        ("convoy-missing: A PIC - BEL via => F ENG C A PIC - BEL",),
    ),
    Desk("FRANCE: A PIC, F ENG", "A PIC - BEL, F ENG C A PIC - BEL", ()),
    Desk(
        "FRANCE: A PIC, F ENG", "A PIC - BEL, F ENG C A PIC - BEL",
        ("convoy-by-land: F ENG C A PIC - BEL => A PIC - BEL via",), rules={"adjacent_convoy": "via-only"},
    ),
    Desk(
        "FRANCE: A PIC; ENGLAND: F ENG", "A PIC - BEL", (), seen="ENGLAND: F ENG C A PIC - BEL",
    ),
    Desk("FRANCE: A PIC, F ENG", "A PIC - BEL via, F ENG H", (), rules={"convoy_fallback": "land"}),
    # a path that binds
    Desk(
        "ENGLAND: A LON, F ENG, F NTH", "A LON - ENG - BEL, F NTH C A LON - BEL",
        (
            "convoy-missing: A LON - ENG - BEL => F ENG C A LON - BEL",
        ),
        rules={"named_path": "binds"},
    ),
    Desk("ENGLAND: A LON, F ENG, F NTH", "A LON - ENG - BEL, F NTH C A LON - BEL", ()),
    # Gibraltar is a sea, and the cape carries
    Desk(
        "FRANCE: A EGY, F MAO, F GIB", "A EGY - MOR, F MAO C A EGY - MOR", (), game="1900",
    ),
    Desk("ENGLAND: A CLY, F NAO", "A CLY - LVP", (), game="britain"),
    Desk(
        "ENGLAND: A LON, F DOV", "A LON - FLA", ("convoy-missing: A LON - FLA => F DOV C A LON - FLA",),
        game="hundred", phase="Y1425M",
    ),
]  # fmt: skip

MOVES = [
    Desk(
        "FRANCE: A PAR, A MAR", "A PAR - BUR, A MAR - BUR",
        ("self-bounce: A MAR - BUR => A MAR S A PAR - BUR",),
    ),
    Desk(
        "FRANCE: A PAR, A MAR, A GAS", "A PAR - BUR, A MAR - BUR, A GAS S A PAR - BUR",
        ("outdone: A MAR - BUR => A MAR S A PAR - BUR",),
    ),
    Desk("FRANCE: A PAR, A MAR", "A PAR - BUR, A MAR - GAS", ()),
    Desk("FRANCE: A PAR, A BUR", "A BUR H, A PAR - BUR", ("own-unit: A PAR - BUR => A PAR S A BUR",)),
    Desk("FRANCE: A PAR, A BUR", "A PAR - BUR", ("own-unit: A PAR - BUR => A PAR S A BUR",)),
    Desk("FRANCE: A PAR, A BUR", "A PAR - BUR, A BUR - MUN", ()),
    Desk(
        "FRANCE: A PAR, A BUR, A GAS", "A BUR H, A PAR - BUR, A GAS S A PAR - BUR",
        ("own-shield: A PAR - BUR => A PAR S A BUR",),
    ),
    # one behind the other, and the first stays
    Desk(
        "FRANCE: A PAR, A BUR, A GAS", "A GAS - PAR, A PAR - BUR, A BUR H",
        ("own-unit: A PAR - BUR => A PAR S A BUR", "own-unit: A GAS - PAR => A GAS H"),
    ),
    Desk("FRANCE: A PAR, A BUR, A GAS", "A GAS - PAR, A PAR - BUR, A BUR - GAS", ()),
    Desk("FRANCE: A PAR, A BUR", "A PAR - BUR, A BUR - PAR", ("exchange: A BUR - PAR => A PAR H, A BUR H",)),
    Desk(
        "ENGLAND: A BEL, A HOL, F NTH", "A BEL - HOL, A HOL - BEL, F NTH H",
        ("exchange: A HOL - BEL => A HOL - BEL via, F NTH C A HOL - BEL",),
    ),
    Desk("ENGLAND: A BEL, A HOL, F NTH", "A BEL - HOL, A HOL - BEL via, F NTH C A HOL - BEL", ()),
    Desk("ENGLAND: A BEL, A HOL, F NTH", "A BEL - HOL, A HOL - BEL, F NTH C A HOL - BEL", ()),
    Desk(
        "FRANCE: F MAO, F CYR", "F MAO - EGY, F CYR - EGY", ("outdone: F MAO - EGY => F MAO H",),
        game="1900",
    ),
    Desk(
        "ENGLAND: A WAL, A YOR", "A WAL - LON, A YOR - LON",
        ("self-bounce: A YOR - LON => A YOR S A WAL - LON",), game="britain",
    ),
    Desk(
        "ENGLAND: A LON, A CAL", "A LON - CAL, A CAL H", ("own-unit: A LON - CAL => A LON S A CAL",),
        game="hundred", phase="Y1425M",
    ),
]  # fmt: skip

PASSAGES = [
    Desk("BRITAIN: F MED", "F MED - RS", ("canal-unheld: F MED - RS => F MED H",)),
    Desk("BRITAIN: F MED; FRANCE: A EGY", "F MED - RS", ("canal-foreign: F MED - RS => ",)),
    Desk("BRITAIN: F MED, A EGY", "F MED - RS", ()),
    Desk(
        "BRITAIN: F MED, F RS, A EGY", "F MED - RS, F RS - MED, A EGY H",
        (
            "canal-two: F MED - RS => F MED H",
            "canal-two: F RS - MED => F RS H",
        ),
    ),
    Desk(
        "BRITAIN: F MED, F RS, A EGY", "F MED - RS, F RS - MED, A EGY H SC F RS - MED",
        ("canal-no-leave: F MED - RS => F MED H",),
    ),
    Desk(
        "BRITAIN: F MED, F RS, A EGY", "F MED - RS, F RS - SUD, A EGY H SC F RS - MED",
        ("canal-no-leave: F MED - RS => A EGY H SC F MED - RS",),
    ),
    Desk(
        "BRITAIN: F MED, A EGY", "F MED - RS, A EGY - SUD", ("canal-left: F MED - RS => A EGY H",),
    ),
    Desk("BRITAIN: F MED, A EGY", "F MED - RS, A EGY - SUD", (), rules={"canal_permission": "outlives"}),
    Desk(
        "BRITAIN: F MED, A EGY", "F MED H, A EGY H SC F MED - RS",
        ("leave-unused: A EGY H SC F MED - RS => A EGY H",),
    ),
    Desk("BRITAIN: A EGY; FRANCE: F RS", "A EGY H SC F RS - MED", ()),
    Desk(
        "BRITAIN: A EGY", "A EGY H SC F RS - MED", ("leave-unused: A EGY H SC F RS - MED => A EGY H",),
    ),
    Desk(
        "FRANCE: F RS; BRITAIN: A EGY", "F RS - MED",
        ("canal-no-leave: F RS - MED => A EGY H SC F RS - MED",), seen="BRITAIN: ",
    ),
    Desk(
        "RUSSIA: A MOS, A VLA", "A MOS - OMS tsr, A VLA - IRK tsr",
        ("second-train: A VLA - IRK tsr => A VLA H",),
    ),
    Desk("RUSSIA: A MOS, A PRM", "A MOS - OMS tsr, A PRM H", ()),  # past an own unit that rests
    Desk(
        "RUSSIA: A MOS, A OMS", "A MOS - OMS tsr, A OMS H",
        ("train-goal-held: A MOS - OMS tsr => A MOS - PRM tsr",),
    ),
    Desk(
        "RUSSIA: A MOS, A OMS", "A MOS - KRA tsr, A OMS - KRA",
        ("train-met: A OMS - KRA => A OMS S A MOS - KRA",),
    ),
    Desk("RUSSIA: A MOS, A KRA", "A MOS - OMS tsr, A KRA S A MOS - OMS", ()),
]  # fmt: skip

RETREATS = [
    Desk(
        "FRANCE: A MAR", "A BUR R PAR, A PIC R PAR",
        ("retreat-met: A BUR R PAR => A BUR R BEL", "retreat-met: A PIC R PAR => A PIC R BEL"),
        phase="S1901R", dislodged="FRANCE: A BUR < MUN, A PIC < ENG",
    ),
    Desk(
        "FRANCE: A MAR", "A BUR R PAR", ("retreat-missing: A PIC => A PIC D",),
        phase="S1901R", dislodged="FRANCE: A BUR < MUN, A PIC < ENG",
    ),
    Desk(
        "FRANCE: A MAR", "A BUR R MUN", ("void: A BUR R MUN => A BUR D",),
        phase="S1901R", dislodged="FRANCE: A BUR < MUN",
    ),
    Desk(
        "FRANCE: A PAR; GERMANY: A BEL, A BUR", "",
        ("retreat-missing: A PIC => A PIC R BRE",), phase="S1901R", dislodged="FRANCE: A PIC < BEL",
    ),
]  # fmt: skip

ADJUSTMENTS = [
    Desk(
        "FRANCE: A SPA", "A PAR B", ("builds-missing: 1 => WAIVE",), phase="W1901A",
        centers="FRANCE: PAR, BRE, MAR",
    ),
    Desk("FRANCE: A SPA", "A PAR B, WAIVE", (), phase="W1901A", centers="FRANCE: PAR, BRE, MAR"),
    Desk(
        "FRANCE: A SPA, A BRE, A MAR", "", ("builds-missing: 1 => A PAR B",), phase="W1901A",
        centers="FRANCE: PAR, BRE, MAR, SPA",
    ),
    Desk(
        "FRANCE: A SPA", "A PAR B, F BRE B, A MAR B", ("over-limit: A MAR B => < A MAR B",),
        phase="W1901A", centers="FRANCE: PAR, BRE, MAR",
    ),
    Desk(
        "FRANCE: A SPA", "A PAR B, F SPA/nc B, A BEL B",
        (
            "void: F SPA/nc B => < F SPA/nc B",
            "void: A BEL B => < A BEL B",
            "builds-missing: 1 => WAIVE",
        ),
        phase="W1901A", centers="FRANCE: PAR, BRE, MAR",
    ),
    Desk(
        "FRANCE: A SPA, A BUR, A RUH", "A BUR D", ("removals-missing: 1 => A RUH D",), phase="W1901A",
        centers="FRANCE: PAR",
    ),
    Desk(
        "FRANCE: A SPA, A BUR", "A BUR D, A SPA D", ("over-limit: A SPA D => < A SPA D",), phase="W1901A",
        centers="FRANCE: PAR",
    ),
    Desk("FRANCE: A SPA, A BUR", "A BUR D", (), phase="W1901A", centers="FRANCE: PAR"),
]  # fmt: skip


@pytest.mark.parametrize("desk", UNORDERED, ids=lambda desk: desk.orders)
def test_unordered(desk: Desk) -> None:
    assert told(desk) == set(desk.told)


@pytest.mark.parametrize("desk", VOID, ids=lambda desk: desk.orders)
def test_void(desk: Desk) -> None:
    check(desk)


@pytest.mark.parametrize("desk", SUPPORTS, ids=lambda desk: desk.orders)
def test_supports(desk: Desk) -> None:
    check(desk)


@pytest.mark.parametrize("desk", CONVOYS, ids=lambda desk: desk.orders)
def test_convoys(desk: Desk) -> None:
    check(desk)


@pytest.mark.parametrize("desk", MOVES, ids=lambda desk: desk.orders)
def test_moves(desk: Desk) -> None:
    check(desk)


@pytest.mark.parametrize("desk", PASSAGES, ids=lambda desk: desk.orders)
def test_passages(desk: Desk) -> None:
    check(replace(desk, game="colonial", phase="Y1870M"))


@pytest.mark.parametrize("desk", RETREATS, ids=lambda desk: desk.orders)
def test_retreats(desk: Desk) -> None:
    check(desk)


@pytest.mark.parametrize("desk", ADJUSTMENTS, ids=lambda desk: desk.orders)
def test_adjustments(desk: Desk) -> None:
    check(desk)


@pytest.mark.parametrize("id_", ["standard", "britain", "1900", "hundred", "colonial"])
def test_nothing_but_missing_orders_at_the_start(id_: str) -> None:
    variant = load_variant(id_)
    start = variant.start()
    for power in variant.powers:
        kinds = {advice.kind for advice in advise(variant, start, power, ())}
        assert kinds == {"no-order"}
