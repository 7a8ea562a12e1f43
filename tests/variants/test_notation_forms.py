"""Every string form that is read, with provinces of each of the five boards (rules §5, notations in use)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pytest

from maps.board import BOARD_IDS
from tests.variants.notation_casts import CASTS, VARIANTS, movement, retreats, winter, words_of
from variants.errors import AmbiguousOrder
from variants.notation import read_order, read_orders
from variants.orders import Move, Unit
from variants.position import Phase, PhaseKind, Position

# Canonical order → the forms of it, parted by bars.
MOVEMENT = {
    "A {a} - {b}": """A {a} - {b} | a {a.low}-{b.low} | A {a.en} → {b.fr} | army {a.en} moves to {b.en}
        | A {a.cap} {b.cap} | A({a.cap})-{b.cap} | {a.cap}-{b.cap} | A {a.cap}-{b.cap} | a {a.low} - {b.low}
        | {a.cap} {b.cap} | A {a} → {b} | A {a} -> {b} | A {a} – {b} | A {a} — {b} | A {a} => {b}
        | A {a} ⇒ {b} | A {a}->{b} | A. {a.cap} — {b.cap}. | army {a.low} to {b.low}
        | move army {a.low}-{b.low} | A {a.cap} m {b.cap} | army {a} to {b} | A {a} > {b}
        | A {a.fr} - {b.fr} | A {a.de} - {b.de} | Armee {a.de} nach {b.de} | A {a.de} zieht nach {b.de}
        | A {a.fr} va à {b.fr} | A {a.fr} vers {b.fr} | A({a}) - A({b}) | {a.en} - {b.en}
        | ARMY {a} MOVES TO {b}
        | "A {a} - {b}" | „A {a} – {b}“ | « A {a} — {b} » | The army at {a.en} move to {b.en}.
        | {adjective} A {a} - {b} | {L}: {a}-{b} | {L}: A {a} - {b} | {power_en}: A {a} - {b}
        | {power_fr} : A {a} - {b} | {power_de}: A {a} - {b}
        | {power_en}: Army {a.en} -> {b.en}. | {power_en}: Army {a.en} -> {b.en}.  (*bounce*)
        | A {a} - {b} (bounce) | A {a} - {b} *dislodged* | A {a} - {b} [*void*] | A {a} - {b} ;
        | 1) A {a} - {b} | 1. A {a} - {b} | (1) A {a} - {b} | • A {a} - {b} | * A {a} - {b} | - A {a} - {b}
        | > A {a} - {b} | > > 3. A {a} - {b} | F {a} - {b} | A {a}/{q} - {b} | 2A. {a.cap}-{b.cap}
        | A_{a}-{b} | A {a} geht nach {b} | l'armée de {a.fr} va à {b.fr} | A {a} attacks {b}
        | ( {power_code} AMY {a} ) MTO {b} | ( ( {power_code} AMY {a} ) MTO {b} )""",
    "A {a} H": """A {a.cap} H | A {a} H | A {a} hold | A {a} holds | A {a} stand | A {a} STANDS
        | A {a.de} hält
        | A {a.de} haelt | A {a.de} halten | A {a.de} Halten | A {a} XXX | A {a.fr} tient | {a.en} holds
        | hold A {a} | The army at {a.en} hold. | {L}: {a} H | A {a.fr} reste | A {a} hold (dislodged)
        | {power_en}: Army {a.en} HOLD. | {a.low} h | A {a} Holding | ( {power_code} AMY {a} ) HLD""",
    "A {s} S A {a} - {b}": """A {s} S A {a} - {b} | A {s} S {a}-{b} | {s} s {a}-{b}
        | {s.cap} S {a.cap}-{b.cap}
        | A {s.cap} S A {a.cap}-{b.cap} | {s.cap} S {a.cap} {b.cap} | A {s} supports A {a} - {b}
        | A {s} supports {a} to {b} | A {s} supporting A {a} - {b} | A {s} u A {a} - {b} | A {s} u {a}-{b}
        | A {s} u/S A {a} - {b} | A {s.de} unterstützt A {a.de} - {b.de}
        | A {s.de} unterstützen A {a.de} - {b.de}
        | A {s.de} unterstuetzt {a.de} nach {b.de} | A {s.fr} soutient A {a.fr} - {b.fr}
        | A {s.fr} soutient {a.fr} → {b.fr} | A {s} Sout. A {a} - {b} | 2A. {s.cap} S {a.cap} - {b.cap}.
        | A({s}) S A({a}) MS A({b}) | A({s.cap}) S A({a.cap})-{b.cap} | A {s} S {adjective} A {a} - {b}
        | A {s} support to {b} from {a} | The army at {s.en} support move to {b.en} from {a.en}.
        | A {s} S F {a} - {b} | A {s} S A {a} - {b} (cut)
        | {power_en}: Army {s.en} SUPPORT Army {a.en} -> {b.en}.
        | A {s} S A {a} -> {b} *cut* | {L}: {s} s {a}-{b} | army {s} support army {a} to {b}
        | A {s} S {power_en}'s army in {a.en} - {b.en}
        | ( {power_code} AMY {s} ) SUP ( {power_code} AMY {a} ) MTO {b}""",
    "A {s} S A {a}": """A {s} S A {a} | A {s} S {a} | {s} S {a} | {s.low} s {a.low} | A {s} S A {a} H
        | A {s} S {a} H | A {s} S A {a} holds | A {s} supports {a} | A {s} supports A {a} to hold
        | A {s} support-hold {a} | A {s} support hold A {a} | The army at {s.en} support hold to {a.en}.
        | A {s} u {a} | A {s.de} unterstützt {a.de} | A {s.de} Unterstützen A {a.de}
        | A {s.fr} soutient {a.fr}
        | 2A. {s.cap} S {a.cap}. | A {s} Sout. {a} | {power_en}: Army {s.en} SUPPORT Army {a.en}.
        | A {s} S A {a} - H | A {s} soutient A {a} XXX | A {s.de} unterstützt A {a.de} hält
        | ( {power_code} AMY {s} ) SUP ( {power_code} AMY {a} )""",
    "F {x} C A {c} - {d}": """F {x} C A {c} - {d} | F {x} C A {c}-{d} | F {x} C {c}-{d} | {x} c {c}-{d}
        | {x.cap} C {c.cap}-{d.cap} | F {x} convoys A {c} - {d} | F {x.en} convoys army {c.en} to {d.en}
        | F {x} convoys {c} to {d} | F {x} transports A {c} - {d} | F {x} k A {c} - {d}
        | F {x} k/C A {c} - {d}
        | F {x} k {c}-{d} | F {x.de} Konvoi {c.de}-{d.de} | F {x.de} geleitet A {c.de} nach {d.de}
        | F {x.de} Geleiten A {c.de} - {d.de} | F {x.fr} C A. {c.fr} — {d.fr}.
        | F {x.fr} convoie A {c.fr} - {d.fr}
        | The fleet at {x.en} convoy to {d.en} from {c.en}.
        | {power_en}: Fleet {x.en} CONVOY Army {c.en} -> {d.en}.
        | F {x} C A {c} - {d} (disrupted) | {L}: {x} C {c}-{d} | F({x}) C A({c}) - {d}
        | fleet {x} convoy {c} -> {d}
        | ( {power_code} FLT {x} ) CVY ( {power_code} AMY {c} ) CTO {d}""",
    "A {c} - {d} via": """A {c} - {d} via | A {c} - {d} VIA | A {c}-{d} via convoy | A {c} - {d} BY CONVOY
        | A {c} - {d} by convoy | A {c} - {d} (via convoy) | A {c.en} via convoy - {d.en}
        | A {c.fr} - {d.fr} par convoi | A {c.de} - {d.de} per Konvoi
        | The army at {c.en} move to {d.en} via convoy.
        | army {c} to {d} by sea | A {c} - {d} via Convoy *bounce* | ( {power_code} AMY {c} ) CTO {d}""",
    "A {c} - {x} - {d}": """A {c} - {x} - {d} | A {c}-{x}-{d} | A {c.cap} - (F {x.cap}) - {d.cap}
        | A {c} - {d} via {x} | A {c} - {d} (via F {x}) | A {c} via {x} - {d} | A {c} → {x} → {d}
        | A {c} - F {x} - {d} | {power_en}: Army {c.en} -> {x.en} -> {d.en}. | A {c} - {x} - {d} via
        | ( {power_code} AMY {c} ) CTO {d} VIA ( {x} )""",
    "A {c} - {x} - {y} - {d}": """A {c} - {x} - {y} - {d} | A {c}-{x}-{y}-{d}
        | A {c} - (F {x}) - (F {y}) - {d}
        | A {c} - {d} (via F {x}, F {y}) | A {c} - {d} via {x}, {y} | A {c} - {d} via F {x}, F {y}
        | {power_en}: Army {c.en} -> {x.en} -> {y.en} -> {d.en}.
        | A {c} - {d} via {x} {y} | ( {power_code} AMY {c} ) CTO {d} VIA ( {x} {y} )""",
    "F {m} - {k}/{q}": """F {m} - {k}/{q} | F {m} - {k}/{Q} | F {m} - {k}({q}) | F {m} - {k} ({q})
        | F {m}-{k} {q}
        | F {m}-{k}-{q} | F {m} - {k} {dotted} | F {m} - {k}/{dotted} | F {m} - {k.en} ({coast})
        | F {m.en} - {k.en}/{coast} | F {m} - {k} {coast} | F {m} - {k.en} {coast} | F {m} - {k}/{nk}
        | F {m} - {k} {nk} | F {m} - {k}({nk}) | F {m.de} - {k.de} ({kueste}) | F {m.de} nach {k.de} {kueste}
        | F {m} - {k}/{cn} | F {m} - {k} {cn} | F {m.fr} - {k.fr} ({cote}) | F {m.fr} vers {k.fr} {cote}
        | {m}-{k}/{q} | {m}-{k}{q_bracketed} | f {m.low} {k.low} {q}
        | The fleet at {m.en} move to {k.en} ({coast}).
        | {power_en}: Fleet {m.en} -> {k.en} ({coast}). | {L}: F {m}-{k}({q})
        | ( {power_code} FLT {m} ) MTO ( {k} {Q}S )""",
    "F {n} S F {m} - {k}": """F {n} S F {m} - {k} | {n} S {m}-{k} | F {n.en} supports F {m.en} - {k.en}
        | F {n.fr} soutient F {m.fr} - {k.fr} | F {n.de} unterstützt F {m.de} - {k.de}
        | ( {power_code} FLT {n} ) SUP ( {power_code} FLT {m} ) MTO {k}""",
    "F {n} S F {m} - {k}/{q}": """F {n} S F {m} - {k}/{q} | {n} S {m}-{k}({q})
        | F {n} S {m} - {k} ({coast})""",
}  # fmt: skip

RETREATS = {
    "A {a} R {b}": """A {a} R {b} | A {a} - {b} | {a.cap}-{b.cap} | A {a} retreats to {b} | A {a} retreat {b}
        | R A {a} - {b} | R A {a} {b} | A {a} r {b} | The army at {a.en} retreat to {b.en}. | A {a} R - {b}
        | A {a.de} Rückzug nach {b.de} | A {a.de} Rückzug {b.de} | A {a.fr} retraite {b.fr} | A {a} > {b}
        | A {a.fr} se retire en {b.fr} | {power_en}: Army {a.en} -> {b.en}. | retreat A {a} to {b}
        | A {a} -> {b} | ( {power_code} AMY {a} ) RTO {b}""",
    "A {a} D": """A {a} D | {a} d | D A {a} | A {a} disband | A {a} disbands | disband A {a} | -A {a}
        | A {a.de} auflösen | A {a.de} aufloesen | A {a.fr} dissoute | The army at {a.en} disband.
        | {power_en}: Army {a.en} DISBAND. | Remove A {a} | destroy A {a} | ( {power_code} AMY {a} ) DSB""",
    "F {m} R {k}/{q}": """F {m} R {k}/{q} | F {m} - {k}({q}) | F {m} retreats to {k} ({coast}) | {m}-{k} {nk}
        | ( {power_code} FLT {m} ) RTO ( {k} {Q}S )""",
}  # fmt: skip

WINTER = {
    "A {army_site} B": """A {army_site} B | B A {army_site} | b a {army_site.low} | +A {army_site}
        | + A {army_site}
        | Build A {army_site} | BUILD A {army_site} | build army {army_site.en} | A {army_site} build
        | Builds an army in {army_site.en} | {power_en}: Builds an army in {army_site.en}.
        | A {army_site.de} bauen
        | baut A {army_site.de} | A {army_site.de} aufbauen | construit A {army_site.fr}
        | Construction A {army_site.fr} | Build army at {army_site.en} | {L}: B A {army_site}
        | +A {army_site.en}
        | ( {power_code} AMY {army_site} ) BLD""",
    "F {fleet_site} B": """F {fleet_site} B | B F {fleet_site} | +F {fleet_site} | Build F {fleet_site}
        | Builds a fleet in {fleet_site.en} | baut F {fleet_site.de} | construit F {fleet_site.fr}
        | ( {power_code} FLT {fleet_site} ) BLD""",
    "A {a} D": """A {a} D | D A {a} | -A {a} | - A {a} | Remove A {a} | REMOVE A {a} | R A {a} | R {a}
        | r a {a.low}
        | remove {a.en} | Removes the army in {a.en} | {power_en}: Removes the army in {a.en}. | A {a} remove
        | A {a.de} entfernen | A {a.de} Abbau | A {a.fr} supprimer | Destroy the unit at {a.en}
        | A {a.de} auflösen | disband A {a} | ( {power_code} AMY {a} ) REM""",
    "F {k}/{q} D": """F {k}/{q} D | F {k} D | -F {k} | R F {k} | Remove F {k}({q})
        | remove fleet {k.en} ({coast})
        | ( {power_code} FLT ( {k} {Q}S ) ) REM""",
    "WAIVE": """waive | WAIVE | W | w | pass | Waives | waives build | Build waived | 1 build waived
        | {power_en}: Build waived. | Verzicht | verzichtet | passe | renonce | {power_code} WVE""",
}  # fmt: skip

RAILWAY = {
    "A MOS - IRK tsr": """A MOS - TSR - IRK | A MOS-TSR-IRK | A MOS - IRK tsr | A Mos - Irk via TSR
        | A MOS via TSR - IRK
        | A MOS = IRK | Army Moscow to Irkutsk by rail | A Moskau mit der Bahn nach Irkutsk
        | A Moscou par le Transsibérien - Irkoutsk | A MOS - IRK (TSR) | ( RUS AMY MOS ) MTO IRK TSR""",
    "A IRK S A MOS - VLA": "A IRK S A MOS - VLA | A IRK S A MOS - TSR - VLA | A IRK S A MOS - VLA tsr",
}
CANAL = {
    "A EGY S A SUD SC F RS - MED": """A EGY S SUD H SC F RS-MED | A EGY S A SUD SC F RS - MED
        | EGY s SUD sc RS-MED | A Egypt supports Sudan SC fleet Red Sea - Mediterranean Sea""",
    "A EGY H SC F RS - MED": """A EGY H SC F RS - MED | A EGY HOLDS SC RS-MED | A EGY H (SC F RS - MED)
        | A EGY H, SC F RS - MED | ( BRI AMY EGY ) HLD SC ( BRI FLT RS ) MTO MED""",
}  # fmt: skip


def _forms(board_id: str, table: Mapping[str, str]) -> Iterator[tuple[str, str, str]]:
    words = words_of(board_id)
    for canonical, texts in table.items():
        for text in texts.split("|"):
            yield board_id, text.strip().format(**words), canonical.format(**words)


def forms(table: Mapping[str, str]) -> list[tuple[str, str, str]]:
    """Board, form and canonical order, for all boards."""
    return [form for board_id in BOARD_IDS for form in _forms(board_id, table)]


def check(board_id: str, where: Position, text: str, canonical: str) -> None:
    power = CASTS[board_id].power
    assert str(read_order(VARIANTS[board_id], where, text, power)) == canonical


@pytest.mark.parametrize(("board_id", "text", "canonical"), forms(MOVEMENT))
def test_movement(board_id: str, text: str, canonical: str) -> None:
    check(board_id, movement(board_id), text, canonical)


@pytest.mark.parametrize(("board_id", "text", "canonical"), forms(RETREATS))
def test_retreat(board_id: str, text: str, canonical: str) -> None:
    check(board_id, retreats(board_id), text, canonical)


@pytest.mark.parametrize(("board_id", "text", "canonical"), forms(WINTER))
def test_adjustment(board_id: str, text: str, canonical: str) -> None:
    check(board_id, winter(board_id), text, canonical)


def railway_forms() -> list[tuple[str, str]]:
    return [(text.strip(), canonical) for canonical, texts in RAILWAY.items() for text in texts.split("|")]


@pytest.mark.parametrize(("text", "canonical"), railway_forms())
def test_railway(text: str, canonical: str) -> None:
    units = {Unit.parse(unit): "russia" for unit in ("A MOS", "A IRK")}
    where = Position(Phase(1, PhaseKind.MOVEMENT), units, {})
    assert str(read_order(VARIANTS["colonial"], where, text, "russia")) == canonical


def canal_forms() -> list[tuple[str, str]]:
    return [(text.strip(), canonical) for canonical, texts in CANAL.items() for text in texts.split("|")]


@pytest.mark.parametrize(("text", "canonical"), canal_forms())
def test_canal(text: str, canonical: str) -> None:
    units = {Unit.parse(unit): "britain" for unit in ("A EGY", "A SUD", "F RS")}
    where = Position(Phase(1, PhaseKind.MOVEMENT), units, {})
    assert str(read_order(VARIANTS["colonial"], where, text, "britain")) == canonical


LIST = """\
Spring turn
{power_en}:
1) A {a} - {b}
 2. {s} S {a}-{b}  (cut)
> F {x} C A {c} -
>    {d}
• A {c} - {d} via convoy; {y} H,  F {m} - {k}({q})
  {L}: {n} H  {M}: {a}-{b}
"""


@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_list(board_id: str) -> None:
    """A pasted page: headings, numbers, bullets, quote marks, wrapped lines, several orders in a line."""
    variant, cast, words = VARIANTS[board_id], CASTS[board_id], words_of(board_id)
    other = next(power for power in variant.board.powers if power.id != cast.power)
    text = LIST.format(**words, M=other.letter)
    readings = read_orders(variant, movement(board_id), text)
    assert [(each.power, *map(str, each.orders)) for each in readings] == [
        (power, *(order.format(**words) for order in orders))
        for power, *orders in (
            (None,),
            (cast.power, "A {a} - {b}"),
            (cast.power, "A {s} S A {a} - {b}"),
            (cast.power, "F {x} C A {c} - {d}"),
            (cast.power, "A {c} - {d} via"),
            (cast.power, "F {y} H"),
            (cast.power, "F {m} - {k}/{q}"),
            (cast.power, "F {n} H"),
            (other.id, "A {a} - {b}"),
        )
    ]
    assert [each.note for each in readings if each.note] == ["(cut)"]


# Board, unit, order as written, what it can mean: settled by what the unit can reach, else asked.
ABBREVIATED = """
    standard | F TRI | F TRI - ADS | ADR
    standard | A EDI | EDI - LIV | LVP
    standard | A MOS | MOS - LIV | LVN
    standard | F NTH | NTH - NOR | NWG NWY
    standard | F SWE | SWE - NOR | NWY
    standard | A VIE | VIE - TYR | TYR
    standard | F NAP | NAP - TYR | TYS
    standard | F NWG | NWG - BAS | BAR
    standard | F KIE | KIE - BAS | BAL
    standard | F BRE | BRE - EC | ENG
    britain | A CLY | CLY - LIV | LVP
    britain | F PRU | PRU - LIV | LVN
    britain | F EDI | EDI - NOR | NTH NWG
    britain | A FIN | FIN - NOR | NWY
    britain | F ROM | ROM - TYR | TYS
    britain | A MUN | MUN - TYR | TYR
    britain | F IRI | IRI - EC | ENG
    britain | F BRE | BRE - MID | MAO
    1900 | F POR | POR - MID | MAO
    1900 | F POR | POR - MAT | MAO
    1900 | A YOR | YOR - LIV | LVP
    1900 | A WAR | WAR - LIV | LVN
    1900 | F NTH | NTH - NOR | NWG NWY
    1900 | F CLY | CLY - NOR | NAO NWG
    1900 | A VEN | VEN - TYR | TYR
    1900 | F LYO | LYO - TYR | TYS
    1900 | F STP/nc | STP - BAS | BAR
    1900 | F LIV | LIV - IRS | IRI
    1900 | F LON | LON - nrd | NTH
    hundred | A ANJ | ANJ - NOR | NMD
    hundred | F NTH | NTH - NOR | NUM
    hundred | F ANG | ANG - NOR | NTH NUM
    hundred | A GUY | A AQU - CAT | ARA
    hundred | F DOV | DOV - AMS | HOL
    hundred | A LUX | LUX - ANT | FLA
    hundred | A WAL | WAL - PLY | DEV
    hundred | F BCH | BCH - EC | ECH
    colonial | F KYU | KYU - MID | MID
    colonial | F BS | BS - CON | CON
    colonial | F HK | HK - CAN | CAN
"""


def abbreviated() -> list[list[str]]:
    return [[part.strip() for part in line.split("|")] for line in ABBREVIATED.strip().splitlines()]


@pytest.mark.parametrize(("board_id", "unit", "text", "meanings"), abbreviated())
def test_a_name_with_several_meanings(board_id: str, unit: str, text: str, meanings: str) -> None:
    units = {Unit.parse(unit.replace("LIV", "LVP")): "x"}
    where = Position(Phase(1, PhaseKind.MOVEMENT), units, {})
    (reading,) = read_orders(VARIANTS[board_id], where, text)
    goals = sorted(order.goal.province for order in reading.orders if isinstance(order, Move))
    assert goals == meanings.split()
    assert isinstance(reading.error, AmbiguousOrder) == (len(goals) > 1)
    if isinstance(reading.error, AmbiguousOrder):
        assert sorted(reading.error.candidates) == goals
