"""Every special rule that decides an order says so in the report, without a click (rules §2, §3, §4)."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from app.panels.report_rows import report_rows
from app.panels.row import RowKind
from tests.variants.playing import play
from variants.registry import load_variant
from variants.rules import Value


@dataclass(frozen=True)
class Scene:
    """A phase in text, as ``play`` reads it, and what the report must say.

    Attributes:
        rule: the point of the rules.
        row: the start of the row, as ``F MAO – EGY``; "" for a note.
        said: the end of the row, or the note.
    """

    rule: str
    variant: str
    units: str
    orders: str
    row: str
    said: str
    phase: str = ""
    rest: dict[str, str] = field(default_factory=dict)
    rules: dict[str, Value] = field(default_factory=dict)


WINTER = "W1900A"
RAIL = "MOS, OMS, VLA, ODE, PTA"
RUSSIAN = {"centers": f"RUSSIA: {RAIL}"}


def cape(
    rule: str, units: str, orders: str, row: str, said: str, phase: str = "S1900M", **rest: str
) -> Scene:
    return Scene(f"cape {rule}", "1900", units, orders, row, said, phase, rest)


def winter(rule: str, units: str, centers: str, orders: str, row: str, said: str) -> Scene:
    return Scene(rule, "1900", units, orders, row, said, WINTER, {"centers": centers})


def canal(
    rule: str, units: str, orders: str, row: str, said: str, phase: str = "Y1870M", **rest: str
) -> Scene:
    return Scene(f"canal {rule}", "colonial", units, orders, row, said, phase, rest)


def train(rule: str, units: str, orders: str, row: str, said: str) -> Scene:
    return Scene(f"railway {rule}", "colonial", units, orders, row, said, "Y1870M", RUSSIAN)


def centers(number: int, variant: str, *, first: int = 0, without: str = "") -> str:
    """So many centres of a board, as ``play`` reads them."""
    found = [each for each in sorted(load_variant(variant).board.centers) if each != without]
    return ", ".join(found[first : first + number])


SCENES = [
    # §2: home, crossings, Gibraltar
    winter("home", "", "BRITAIN: EGY, LON", "BRITAIN: F EGY B", "F EGY build",
           "The power owned it from the start, but it is no home centre: nothing is built there."),
    winter("home, distances", "BRITAIN: F EGY, F NWY", "BRITAIN: NWY", "", "F NWY no order",
           "None was chosen: the unit farthest from the home centres goes."),
    cape("crossings", "TURKEY: F HEJ", "F HEJ - PAL", "F HEJ – PAL", "Only armies go that way."),
    # §2: cape route
    cape("1", "FRANCE: F MAO; BRITAIN: F EGY", "F MAO - EGY, F EGY H", "F MAO – EGY",
         "Round the Cape: ½ against 1. A move needs more than the defence."),
    cape("1, the other", "FRANCE: F MAO; BRITAIN: F EGY", "F MAO - EGY, F EGY H", "F EGY H",
         "The defence had 1, the attack ½. It stayed where it was. Whoever comes round the Cape begins with "
         "½."),
    cape("1, tie", "FRANCE: F EGY; BRITAIN: F HEJ", "F EGY - MAO, F HEJ - MAO", "F EGY – MAO",
         "Round the Cape: ½ against ½. F HEJ went there as well, so nobody got in."),
    cape("1, supported", "FRANCE: F MAO, F EAS; BRITAIN: A EGY", "F MAO - EGY, F EAS S F MAO - EGY, A EGY H",
         "F MAO – EGY", "Round the Cape: 1½ against 1. A move needs more than the defence, and it had more."),
    cape("1, own support", "FRANCE: F MAO; BRITAIN: A EGY, F EAS",
         "F MAO - EGY, A EGY H, F EAS S F MAO - EGY", "F MAO – EGY",
         "Round the Cape: ½ against 1. A power never helps to dislodge its own unit, so its support did not "
         "count."),
    cape("2", "FRANCE: F MAO; BRITAIN: F EGY", "F MAO S F EGY, F EGY H", "F MAO S F EGY",
         "No support is given round the Cape."),
    cape("3", "FRANCE: F MAO; BRITAIN: A EGY, A CYR; TURKEY: A TRP",
         "F MAO - EGY, A EGY S A CYR, A CYR H, A TRP - CYR", "A EGY S A CYR",
         "F MAO came round the Cape and so did not cut it."),
    cape("4", "FRANCE: F MAO, A GAS; BRITAIN: F EGY", "A GAS - EGY, F MAO C A GAS - EGY, F EGY H",
         "A GAS – EGY", "Round the Cape: ½ against 1. A move needs more than the defence."),
    cape("4, other way", "FRANCE: F MAO, A SPA, F WES, F TYS, F ION, F EAS; BRITAIN: F EGY",
         "A SPA - EGY, F MAO C A SPA - EGY, F WES C A SPA - EGY, F TYS C A SPA - EGY, F ION C A SPA - EGY, "
         "F EAS C A SPA - EGY, F EGY H", "A SPA – EGY",
         "Its convoy had another way than "
         "round the Cape, so it had full strength."),
    cape("5", "TURKEY: A PAL", "F MAO R EGY, F CYR R EGY", "F MAO R EGY",
         "F CYR retreated there by another way than round the Cape and went first.", "F1900R",
         dislodged="FRANCE: F MAO < GAS; BRITAIN: F CYR < TRP"),
    # §2: emergency measures and victory
    winter("emergency", "RUSSIA: A GAL, A UKR", "RUSSIA: MOS, SEV", "RUSSIA: A SIB B", "A SIB build",
           "The emergency measures allow an army there, as some home centres are lost."),
    winter("emergency, why", "RUSSIA: A GAL, A UKR", "RUSSIA: MOS, SEV", "RUSSIA: A SIB B", "",
           "Emergency measures, Russia: 2 of 4 home centres, so 1 unit more than centres."),
    winter("emergency, waived", "RUSSIA: A GAL, A UKR", "RUSSIA: MOS, SEV", "", "Build no order",
           "The right to it stays while the emergency measures last."),
    winter("emergency, army", "RUSSIA: A GAL, A UKR", "RUSSIA: MOS, SEV", "RUSSIA: F SIB B", "F SIB build",
           "The emergency measures allow only an army there."),
    winter("emergency, taken", "RUSSIA: A SIB, A UKR", "RUSSIA: MOS, SEV", "RUSSIA: A MOS B", "",
           "Siberia is occupied, so it takes no army."),
    winter("no emergency", "RUSSIA: A GAL", "RUSSIA: MOS, SEV, STP, WAR", "RUSSIA: A SIB B", "A SIB build",
           "Only emergency measures allow an army there: while some, not all home centres are owned."),
    winter("emergency over", "RUSSIA: A GAL, A UKR, A LVN, A FIN, A SIB", "RUSSIA: MOS, SEV, STP, WAR",
           "A SIB D", "", "Russia: no emergency measures now, so no more units than centres."),
    Scene("victory", "1900", "TURKEY: A ARM", "", "",
          "Germany and Italy: 18 centres or more each, but no lead, so no winner.", "F1910M",
          {"centers": f"GERMANY: {centers(18, '1900')}; ITALY: {centers(18, '1900', first=18)}"}),
    # §3
    Scene("original centres", "hundred", "BURGUNDY: A ALS", "BURGUNDY: A PAR B", "A PAR build",
          "A power that owns none of its original centres builds nothing.", "Y1430A",
          {"centers": "BURGUNDY: PAR, ORL"}),
    Scene("original centres, note", "hundred", "BURGUNDY: A ALS; FRANCE: A DAU, A ALS", "FRANCE: A DAU D", "",
          "Burgundy owns none of its original centres and builds nothing.", "Y1430A",
          {"centers": "BURGUNDY: PAR, ORL; FRANCE: TOU"}),
    Scene("no adjustment at all", "hundred", "BURGUNDY: A PAR", "", "",
          "Burgundy owns none of its original centres and builds nothing.", "Y1430M",
          {"centers": "BURGUNDY: PAR, ORL"}),
    Scene("any owned centre", "hundred", "BURGUNDY: A ALS", "BURGUNDY: A LON B", "A LON build",
          "The power does not own this centre.", "Y1430A", {"centers": "BURGUNDY: DIJ, HOL; ENGLAND: LON"}),
    Scene("removal", "hundred", "FRANCE: A DAU, A SCO", "", "A SCO no order",
          "None was chosen: the unit farthest from its power’s centres goes.", "Y1430A",
          {"centers": "FRANCE: DAU"}),
    # §4: the game
    Scene("victory", "colonial", "TURKEY: F MED", "", "",
          "China and Japan: 24 centres or more each, none alone, so no winner.", "Y1872M",
          {"centers": f"CHINA: {centers(24, 'colonial', without='HK')}; "
                      f"JAPAN: {centers(26, 'colonial', first=24, without='HK')}"}),
    Scene("Hong Kong", "colonial", "CHINA: A HK", "A HK H", "",
          "Hong Kong belongs to China but does not count for that power.", "Y1872M",
          {"centers": "CHINA: CAN; BRITAIN: HK"}),
    Scene("Hong Kong, no site", "colonial", "CHINA: A PEK", "CHINA: A HK B", "A HK build",
          "This centre does not count for its power, which builds nothing there.", "Y1872A",
          {"centers": "CHINA: CAN, SHA, HK"}),
    Scene("bridges", "colonial", "JAPAN: F KYU", "F KYU - KYO", "F KYU – KYO", "Only armies go that way.",
          "Y1870M", {}, {"bridges": "armies"}),
    Scene("closed land", "colonial", "CHINA: A SIK", "A SIK - HIM", "A SIK – HIM",
          "Nobody can enter that land.", "Y1870M"),
    Scene("home centres", "colonial", "JAPAN: F KYU", "JAPAN: A SEO B", "A SEO build",
          "It is no home centre of the power.", "Y1872A", {"centers": "JAPAN: SEO, KYO"}),
    # §4: canal
    canal("1, nobody", "TURKEY: F MED", "F MED - RS", "F MED – RS",
          "The canal was closed: nobody controls it."),
    canal("1, left", "TURKEY: F MED, A EGY", "F MED - RS, A EGY - SUD", "F MED – RS",
          "A EGY controlled the canal and left, so it was closed."),
    canal("1, dislodged", "TURKEY: F MED, A EGY; BRITAIN: A SUD, A SYR",
          "F MED - RS, A EGY H, A SUD - EGY, A SYR S A SUD - EGY", "F MED – RS",
          "A SUD dislodged the unit that controlled the canal, so it was closed."),
    canal("2, foreign", "TURKEY: A EGY; BRITAIN: F MED", "A EGY H, F MED - RS", "F MED – RS",
          "A EGY controls the canal and did not let it pass."),
    canal("2, another", "TURKEY: A EGY, F MED; BRITAIN: F RS", "A EGY H SC F RS - MED, F MED - RS, F RS H",
          "F MED – RS", "A EGY controls the canal and gave leave to another fleet."),
    canal("2, two", "TURKEY: A EGY; FRANCE: F MED; BRITAIN: F RS",
          "A EGY H SC F RS - MED SC F MED - RS, F MED - RS, F RS - MED", "F MED – RS",
          "A EGY controls the canal and gave leave to two fleets, so neither passed."),
    canal("2, own", "TURKEY: A EGY, F MED, F RS", "A EGY H, F MED - RS, F RS - MED", "F MED – RS",
          "Two fleets of this power tried to pass and neither was named, so neither passed."),
    canal("2, empty", "TURKEY: A EGY; BRITAIN: F MED", "A EGY H SC F RS - MED, F MED - RS", "F MED – RS",
          "A EGY controls the canal and gave leave to a sea without a fleet."),
    canal("3", "TURKEY: A EGY, F MED; BRITAIN: F RS", "A EGY S F MED - RS, F MED - RS, F RS H",
          "A EGY S F MED – RS",
          "No support goes through the canal. A passage is supported from beside its goal, or by a fleet "
          "that controls the canal."),
    canal("4, support", "TURKEY: A EGY; BRITAIN: F MED, F SYR", "A EGY H, F MED - RS, F SYR S F MED",
          "F SYR S F MED", "F MED was ordered otherwise."),
    canal("5", "TURKEY: A EGY, F MED, F RS", "A EGY H, F MED S F RS, F RS H", "F MED S F RS",
          "No support goes through the canal. A passage is supported from beside its goal, or by a fleet "
          "that controls the canal."),
    canal("5, retreat", "TURKEY: A EGY", "F MED R RS", "F MED R RS", "No retreat goes through the canal.",
          "Y1870R", dislodged="BRITAIN: F MED < CON"),
    canal("4, dislodged", "TURKEY: F MED, A EGY; BRITAIN: F CON, F BS",
          "F MED - RS, A EGY - SUD, F BS - MED, F CON S F BS - MED", "F MED – RS",
          "A EGY controlled the canal and left, so it was closed. It may go to ANG, EGY or SYR."),
    # §4: railway
    train("1, station", "RUSSIA: A ORE", "A ORE - VLA tsr", "A ORE – TSR – VLA",
          "Only Russian armies travel by railway, from one station to another."),
    train("1, two", "RUSSIA: A MOS, A VLA", "A MOS - OMS tsr, A VLA - IRK tsr", "A MOS – TSR – OMS",
          "Only one train runs in a turn, so the armies hold."),
    train("1, unsaid", "RUSSIA: A MOS", "A MOS - IRK", "A MOS – IRK",
          "Only a train goes that far, and the order does not say TSR."),
    train("2, own unit in", "RUSSIA: A MOS, A AKM", "A MOS - KRA tsr, A AKM - OMS", "A MOS – TSR – KRA",
          "The train had 1, the other 1. A AKM came to Omsk on the line."),
    train("2, head on", "RUSSIA: A MOS, A PRM", "A MOS - OMS tsr, A PRM - MOS", "A MOS – TSR – OMS",
          "The train had 1, the other 1. A PRM came against it from the first station."),
    train("2, lost", "RUSSIA: A MOS, A IRK; CHINA: A MON, A MAC",
          "A MOS - VLA tsr, A IRK H, A MON - IRK, A MAC S A MON - IRK", "A MOS – TSR – VLA",
          "A MON dislodged a unit of its own at Irkutsk."),
    train("2, own goal", "RUSSIA: A MOS, A KRA", "A MOS - KRA tsr, A KRA H", "A MOS – TSR – KRA",
          "A KRA stayed in its goal."),
    train("3, held", "RUSSIA: A MOS; CHINA: A KRA", "A MOS - VLA tsr, A KRA H", "A MOS – TSR – VLA",
          "The line was blocked at Krasnoyarsk by A KRA (China)."),
    train("3, cancel out", "RUSSIA: A MOS; CHINA: A SEO; JAPAN: F OKH",
          "A MOS - VLA tsr, A SEO - VLA, F OKH - VLA", "A MOS – TSR – VLA",
          "A SEO and F OKH kept each other out, so the train came through."),
    train("4, third", "RUSSIA: A MOS; JAPAN: F OKH", "A MOS - VLA tsr, F OKH - VLA", "F OKH – VLA",
          "The move had 1, the other 1. A MOS went there as well, so nobody got in."),
    train("6, back", "RUSSIA: A MOS, A OMS; CHINA: A KRA", "A MOS - VLA tsr, A OMS H, A KRA H",
          "A MOS – TSR – VLA", "Perm was the nearest station that was free at the end."),
    train("6, stays", "RUSSIA: A MOS, A OMS, A PRM; CHINA: A KRA",
          "A MOS - VLA tsr, A OMS H, A PRM H, A KRA H",
          "A MOS – TSR – VLA", "No station before it was free at the end, so it stayed."),
    Scene("railway 7", "colonial", "RUSSIA: A MOS", "A MOS - VLA tsr", "A MOS – TSR – VLA",
          "A train stops at Omsk, a centre that its power does not own.", "Y1870M",
          {"centers": "RUSSIA: MOS; CHINA: OMS"}),
]  # fmt: skip


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: f"{scene.variant}: {scene.rule}")
def test_the_report_gives_the_rule(scene: Scene) -> None:
    played = play(
        scene.units,
        scene.orders,
        variant=scene.variant,
        phase=scene.phase,
        centers=scene.rest.get("centers", ""),
        dislodged=scene.rest.get("dislodged", ""),
        contested="",
        **scene.rules,
    )
    rows = report_rows(load_variant(scene.variant).with_rules(scene.rules), played.resolution)
    if not scene.row:
        assert scene.said in [row.lead for row in rows if row.kind is RowKind.NOTE]
        return
    found = [row for row in rows if f"{row.lead} {row.rest}" == scene.row]
    assert found, [row.sentence for row in rows]
    assert found[0].second.endswith(scene.said)
