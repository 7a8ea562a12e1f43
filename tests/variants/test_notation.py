"""Reading of orders as people write them: every form that the rules name, and garbage."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from maps.board import BOARD_IDS, LANGUAGES, Location, load_board
from variants.errors import AmbiguousOrder, OrderSyntaxError
from variants.notation import Reading, read_order, read_orders, read_power
from variants.notation.names import Names
from variants.notation.tokens import MAX_LINE, tokenize
from variants.notation.words import verb_phrases
from variants.orders import (
    Build,
    Convoy,
    Disband,
    Hold,
    Move,
    Order,
    Retreat,
    Support,
    Unit,
    UnitKind,
    Waive,
    parse_order,
)
from variants.position import Dislodged, Phase, PhaseKind, Position
from variants.registry import load_variant

STANDARD = load_variant("standard")
CASES = Path(__file__).parents[1] / "cases"


def position(*units: str, kind: PhaseKind = PhaseKind.MOVEMENT, power: str = "france") -> Position:
    """A position with these units, all of one power; one after a star is dislodged from nowhere."""
    standing = {Unit.parse(text): power for text in units if not text.startswith("*")}
    dislodged = {Unit.parse(text[1:]): Dislodged(power, None) for text in units if text.startswith("*")}
    return Position(Phase(2, kind), standing, {"PAR": power, "BRE": power, "STP": power}, dislodged)


SPRING = position(
    "A PAR", "A MAR", "A LON", "F NTH", "F NWG", "F BRE", "F MAO", "A VIE", "F TRI", "F CON", "A SEV",
    "A UKR", "F SPA/nc", "A FIN", "F BLA", "F STP/nc", "A GAS", "A LVP", "F KIE",
)  # fmt: skip
RETREATS = position("*A PAR", "A BUR", "*F NTH", "A MAR", kind=PhaseKind.RETREAT)
WINTER = position("A MAR", "F BRE", kind=PhaseKind.ADJUSTMENT)


def read(text: str, where: Position = SPRING, power: str | None = "france") -> str:
    return str(read_order(STANDARD, where, text, power))


MOVES = {
    "A PAR - BUR": """a par-bur | A Paris → Bourgogne | army Paris moves to Burgundy | A Par Bur | A(Par)-Bur
        | Par-Bur | A PAR → BUR | A PAR -> BUR | A PAR – BUR | A PAR — BUR | A PAR => BUR
        | army par to bur | A Par m Bur | move army par-bur | army PAR to bur | Par Bur | A PAR->BUR
        | Armee Paris zieht nach Burgund | Paris - Burgund | L'armée de Paris va à Bourgogne
        | A Paris va a Bourgogne | A. Par — Bourg. | "A PAR - BUR" | „A Par–Bur“
        | The army at Paris move to Burgundy. | French A PAR - BUR | F PAR - BUR | A PAR/nc - BUR
        | A PAR > BUR | A  PAR  -  BUR | ARMY PARIS - BURGUNDY | france: A PAR - BUR | F: PAR-BUR
        | an army in paris to burgundy | A par attacks bur | A Paris nach Burgund
        | A Paris vers la Bourgogne | 1) A PAR - BUR | 1. A PAR-BUR | (1) Par-Bur | > A PAR - BUR
        | • A PAR - BUR | * A PAR - BUR | - A PAR - BUR | 2A. Par-Bur | A_PAR-BUR | A PAR - BUR;""",
    "A LVP - EDI": "A Liverpool - Edinburgh | A LPL-EDI | liv - edi | A LIV - EDI",
    "F TRI - ADR": "F. Tri — Mer Adr. | F TRI - ADS | Flotte Triest nach Adria | F Trieste - Mer Adriatique",
    "F BRE - ENG": """F BRE - EC | F Brest - La Manche | F Bre - Ärmelkanal | f bre-aermelkanal
        | F Bre - English Channel""",
    "F MAO - SPA/nc": """F MAO - SPA(nc) | F MAO-SPA nc | F MAO - SPA-NC | F mid - spa n.c.
        | F MAO - Spain (north coast)
        | F Mid-Atlantic - Spain/north coast | F MAO - SPA nk | F MAO – Espagne (côte nord)
        | F MAO - ESP/cn | F MAO - Spanien (Nordküste) | F MAO - SPA/NC
        | F Mittelatlantik zieht nach Spanien Nordküste""",
    "F CON - BUL/ec": """F CON-BUL-EC | F Con - Bul/ok | F CON - BUL(ec) | F con bul ce | F CON - BUL/nc
        | F CON - BUL e.c.""",
    "F SPA/nc - GAS": """F SPA - GAS | F SPA/nc-GAS | F Spa(nc) - Gas | F(Spa/nc)-Gas | F (Spa)(nc) - Gas
        | SPA-NC-GAS""",
    "F STP/nc - NWY": """F St. Petersburg - Norway | F St Pet - Nwy | F Saint-Pétersbourg—Norvège | stp-nor
        | F STP nc - NWY""",
    "A FIN - STP/nc": "A FIN-STP/NC",
    "A LON - NWY via": """A LON - NWY BY CONVOY | A Lon - Nwy via convoy | A LON - NWY VIA | A LON via - NWY
        | A London par convoi - Norvège | A LON - NWY (via convoy) | A LON - Norwegen per Konvoi""",
    "A LON - NTH - NWY": """A LON-NTH-NWY | A Lon - (F Nth) - Nwy | A LON - NWY via NTH
        | A LON - NWY (via F NTH)
        | A LON - NTH - NWY via | A LON via NTH - NWY""",
    "A LON - NTH - NWG - NWY": """A LON-NTH-NWG-NWY | A LON - NWY (via F NTH, F NWG)
        | A LON - (F NTH) - (F NWG) - NWY""",
    "A PAR - ENG": "A PAR - ENG | A Par-Manche",
}

SUPPORTS = {
    "A PAR S A MAR - BUR": """A PAR S MAR-BUR | Par S Mar-Bur | A Par supports A Mar - Bur | A PAR s a mar-bur
        | A Par u A Mar-Bur | A Paris unterstützt Armee Marseille nach Burgund
        | A Paris unterstuetzt A Marseille - Burgund | A Paris soutient A Marseille → Bourgogne
        | L'armée de Paris soutient l'armée de Marseille vers la Bourgogne | A(Par) S A(Mar) MS A(Bur)
        | A PAR S A MAR-BUR | A Par support to Bur from Mar | A PAR u/S A MAR - BUR
        | The army at Paris support move to Burgundy from Marseilles | A PAR S French A MAR - BUR
        | A PAR S F MAR - BUR | A PAR S Mar Bur | A Par Sout. A Mar - Bur | A PAR S A MAR to BUR""",
    "A PAR S A MAR": """A PAR S MAR | A PAR S A MAR H | A Par supports Mar | A PAR S A MAR to hold
        | 2A. Par S Mar.
        | A PAR support-hold MAR | The army at Paris support hold to Marseilles
        | Paris soutient Marseille | A PAR S A MAR holds | A Par unterstützt Marseille
        | A PAR S France's army in Marseilles""",
    "A SEV S A UKR - WAR": "A(Sev) S A(Ukr) MS A(War) | Sev S Ukr-War",
    "F MAO S F SPA/nc": "F MAO S F SPA | F MAO S F SPA/sc | mao s spa",
    "F NTH S A LON - NWY": "F NTH S A LON-NWY | F Nordsee unterstützt A London - Norwegen",
    "F CON S F BLA - BUL/ec": "F CON S F BLA-BUL(ec) | CON S BLA-BUL/ec",
}

CONVOYS = {
    "F NTH C A LON - NWY": """F NTH C A LON-NWY | F Nth convoys A Lon - Nwy | F NTH C LON-NWY | Nth C Lon-Nwy
        | F NTH k A LON - NWY | F Nordsee geleitet A London nach Norwegen
        | F Mer du Nord convoie A Londres - Norvège | F NTH transports A LON - NWY
        | F NTH k/C A LON - NWY | The fleet at North Sea convoy to Norway from London
        | F NTH Konvoi Lon-Nwy | F North Sea C A Lon — Nwy | F NTH CONVOYS LONDON TO NORWAY""",
    "F BLA C A SEV - ANK": """F Mer Noi C A. Seb — Ank. | F Schwarzes Meer C Sew-Ank
        | F Black Sea convoys army Sevastopol to Ankara""",
}

HOLDS = {
    "A VIE H": """A Vie H | A VIE holds | A VIE STANDS | A VIE stand | A Wien hält | A Wien haelt | A VIE XXX
        | Vienna hold | A Vienne tient | hold A VIE | A VIE H""",
}  # fmt: skip


def forms(*tables: dict[str, str]) -> list[tuple[str, str]]:
    return [
        (text.strip(), canonical)
        for table in tables
        for canonical, texts in table.items()
        for text in texts.split("|")
    ]


@pytest.mark.parametrize(("text", "canonical"), forms(MOVES, SUPPORTS, CONVOYS, HOLDS))
def test_form_in_a_movement_phase(text: str, canonical: str) -> None:
    assert read(text) == canonical


RETREAT_FORMS = {
    "A PAR R PIC": """A PAR - PIC | Par-Pic | A PAR R PIC | A Par retreats to Picardy | R A PAR PIC
        | R A PAR - PIC
        | A PAR R - PIC | Paris Rückzug nach Picardie | A Par retraite Picardie | A PAR > PIC
        | - A PAR - PIC""",
    "A PAR D": """A PAR D | A Par disbands | D A PAR | Par d | A Paris auflösen | A PAR disband | -A PAR
        | A Paris dissoute""",
    "F NTH R ENG": "F NTH - ENG | nth-ec",
    "A MAR - GAS": "A MAR - GAS",
}
ADJUSTMENT_FORMS = {
    "A PAR B": """B A Par | A PAR B | +A PAR | + A PAR | Build A PAR | B PAR | Builds an army in Paris
        | A Paris bauen | baut A Paris | construit A Paris | build par | Par B""",
    "F BRE B": "B F BRE | Build a fleet in Brest | F Brest aufbauen | +F Bre",
    "F STP/nc B": "B F STP/nc | F STP(nc) B | B STP/nc | Build F STP nc | +F St. Petersburg (north coast)",
    "A MAR D": """A MAR D | -A MAR | Remove A MAR | R A MAR | REMOVE Mar | D A MAR | removes army Marseilles
        | - A MAR | A Mar entfernen""",
    "WAIVE": "waive | W | pass | WAIVE | waives build | Verzicht | passe | 1. waive",
}


@pytest.mark.parametrize(("text", "canonical"), forms(RETREAT_FORMS))
def test_form_in_a_retreat_phase(text: str, canonical: str) -> None:
    assert read(text, RETREATS) == canonical


@pytest.mark.parametrize(("text", "canonical"), forms(ADJUSTMENT_FORMS))
def test_form_in_an_adjustment(text: str, canonical: str) -> None:
    assert read(text, WINTER) == canonical


AMBIGUOUS = [
    ("F NTH - NOR", {"NWY", "NWG"}),
    ("F NWG - BAS", {"BAR"}),
    ("F KIE - BAS", {"BAL"}),
    ("A FIN - NOR", {"NWY"}),
    ("F TRI - LIV", {"LVP", "LVN"}),
    ("F BRE - EC", {"ENG"}),
    ("F MAO - NOR", {"NAO", "NAF"}),
    ("A VIE - TYR", {"TYR"}),
    ("A VIE - Nord", {"NTH", "NAF", "NAO"}),
]


@pytest.mark.parametrize(("text", "meanings"), AMBIGUOUS)
def test_ambiguous_names_mean_what_the_unit_can_reach(text: str, meanings: set[str]) -> None:
    (reading,) = read_orders(STANDARD, SPRING, text, "france")
    assert {order.goal.province for order in reading.orders if isinstance(order, Move)} == meanings
    assert isinstance(reading.error, AmbiguousOrder) == (len(meanings) > 1)
    if isinstance(reading.error, AmbiguousOrder):
        assert set(reading.error.candidates) == meanings
        assert reading.error.token == text.split()[-1]


@pytest.mark.parametrize(
    ("text", "unit", "canonical"),
    [
        ("F NAP - TYR", "F NAP", "F NAP - TYS"),
        ("A VEN - TYR", "A VEN", "A VEN - TYR"),
        ("F LON - NOR", "F LON", "F LON - NTH"),
        ("F BLA - BLK", "F BLA", "F BLA - BLA"),
        ("A LVP - LIV", "A LVP", "A LVP - LVN"),
        ("F WMS - gol", "F WES", "F WES - LYO"),
        ("F GOL - tyn", "F LYO", "F LYO - TYS"),
        ("F ADR - ios", "F ADR", "F ADR - ION"),
        ("F ION - aes", "F ION", "F ION - AEG"),
        ("F NTH - hgb", "F NTH", "F NTH - HEL"),
        ("F NTH - skg", "F NTH", "F NTH - SKA"),
        ("F SWE - gbo", "F SWE", "F SWE - BOT"),
        ("F IRS - mid", "F IRI", "F IRI - MAO"),
        ("A mue - ruh", "A MUN", "A MUN - RUH"),
        ("F kon - aegaeis", "F CON", "F CON - AEG"),
        ("F bar - eur", "F BAR", "F BAR - NWG"),
    ],
)
def test_abbreviations_of_other_places(text: str, unit: str, canonical: str) -> None:
    assert read(text, position(unit)) == canonical


def test_a_build_on_the_coast_needs_its_letter() -> None:
    (reading,) = read_orders(STANDARD, WINTER, "B Bre", "france")
    assert set(map(str, reading.orders)) == {"A BRE B", "F BRE B"}
    assert isinstance(reading.error, AmbiguousOrder)
    assert (reading.error.token, reading.error.candidates) == ("Bre", ("A BRE", "F BRE"))


def test_a_build_is_not_where_a_unit_stands() -> None:
    """A name with two meanings: the fleet in the other place makes it no likelier."""
    colonial = load_variant("colonial")
    where = Position(
        Phase(2, PhaseKind.ADJUSTMENT), {Unit.parse("F JVS"): "holland"}, {"JAV": "holland", "SUM": "holland"}
    )
    assert str(read_order(colonial, where, "Build A Java", "holland")) == "A JAV B"


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("F AND S F MAD - GOM", "F AND S F MAD - GOM"),
        ("F And S Mad - Gom", "F AND S F MAD - GOM"),
        ("AND S MAD", "F AND S F MAD"),
        ("F And S - BOB", "F AND - BOB"),
        ("F And. S. H", "F AND H"),
    ],
)
def test_a_letter_is_the_verb_where_an_order_follows(text: str, canonical: str) -> None:
    """``And S`` is the Andaman Sea as well."""
    assert str(read_order(load_variant("colonial"), position("F AND", "F MAD"), text, "france")) == canonical


def test_two_ids_are_no_abbreviated_name() -> None:
    """``SOU-ALG`` is a move, not Southern Algeria."""
    board_1900 = load_variant("1900")
    where = position("A SOU", "F MOR")
    for text in ("A SOU-ALG", "Sou Alg", "A Sou - Alg"):
        assert str(read_order(board_1900, where, text, "france")) == "A SOU - ALG"
    assert str(read_order(board_1900, where, "F MOR S A SOU-ALG", "france")) == "F MOR S A SOU - ALG"


def test_own_unit_is_meant_before_another_power_s() -> None:
    where = Position(
        Phase(1, PhaseKind.MOVEMENT), {Unit.parse("A LVP"): "england", Unit.parse("A LVN"): "russia"}, {}
    )
    assert read("LIV H", where, "england") == "A LVP H"
    assert read("LIV H", where, "russia") == "A LVN H"
    assert read("Liv - Mos", where, None) == "A LVN - MOS"
    with pytest.raises(AmbiguousOrder):
        read("LIV H", where, None)


ERRORS = [
    ("A", "", 1),
    ("F", "", 1),
    ("- - -", "-", 4),
    ("A PAR S A", "", 9),
    ("A PAR", "", 5),
    ("A PAR -", "", 7),
    ("A PAR - XYZZY", "XYZZY", 8),
    ("A XYZZY - BUR", "XYZZY", 2),
    ("A PAR S XYZZY", "XYZZY", 8),
    ("A PAR - BUR 17", "17", 12),
    ("A PAR - BUR - ", "", 13),
    ("F NTH C A LON", "", 13),
    ("A PAR A BUR", "A", 6),
    ("A PAR - BUR @home", "@", 12),
    ("A PAR - BUR (bounce", "(", 12),
    ("A PAR S - BUR", "-", 8),
    ("S Mar Bur", "S", 0),
    ("A MAO - Middle Pacific", "Middle", 8),
    ("X: A PAR - BUR", "X", 0),
    ("A PAR - BUR, A MAR H", "A MAR H", 13),
    ("", "", 0),
    ("   ", "", 3),
    ("FRANCE", "FRANCE", 0),
]


@pytest.mark.parametrize(("text", "token", "column"), ERRORS)
def test_error_names_the_token(text: str, token: str, column: int) -> None:
    with pytest.raises(OrderSyntaxError) as caught:
        read(text)
    assert (caught.value.token, caught.value.column) == (token, column)


def test_a_retreat_without_its_goal_is_unfinished() -> None:
    for text in ("R A PAR", "A PAR R"):
        with pytest.raises(OrderSyntaxError) as caught:
            read(text, RETREATS)
        assert (caught.value.token, caught.value.column) == ("", len(text))


def test_waive_is_an_order_in_every_phase() -> None:
    assert {read("WAIVE", where) for where in (SPRING, RETREATS, WINTER)} == {"WAIVE"}


def test_wrong_coasts_and_letters_give_way_to_the_unit_that_stands_there() -> None:
    assert read("A SPA/sc - LYO") == "F SPA/nc - LYO"
    assert read("A BRE S A SPA/sc - GAS") == "F BRE S F SPA/nc - GAS"
    assert read("F MAO - SPA") == "F MAO - SPA", "which coast is a question, not a fault of the text"


def test_where_nobody_stands_the_order_stays_as_written() -> None:
    assert read("F SMY - AEG") == "F SMY - AEG"
    assert read("ROM - NAP") == "A ROM - NAP"
    assert read("AEG - ION") == "F AEG - ION"


def test_too_long_a_line_is_refused_as_a_whole() -> None:
    with pytest.raises(OrderSyntaxError) as caught:
        read("A PAR - BUR" + " " * MAX_LINE)
    assert caught.value.column == MAX_LINE


@pytest.mark.parametrize("name", ["FRANCE", "france", "Frankreich", "Français", "F", " French "])
def test_power_in_any_case_and_by_any_alias(name: str) -> None:
    assert read_power(STANDARD.board, name) == "france"


@pytest.mark.parametrize("name", ["", "Burgundy", "France England", "42"])
def test_unknown_power(name: str) -> None:
    with pytest.raises(OrderSyntaxError):
        read_power(STANDARD.board, name)


def test_no_phrase_stands_for_two_verbs() -> None:
    phrases: dict[tuple[str, ...], object] = {}
    for words, verb in verb_phrases():
        assert phrases.setdefault(words, verb) is verb, words


@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_every_name_of_a_board_means_its_province(board_id: str) -> None:
    board = load_board(board_id)
    names = Names.of(board)
    for province in board.provinces.values():
        for name in (province.id, *(province.names[language] for language in LANGUAGES), *province.aliases):
            tokens = tokenize(name)
            found = names.province_at(tokens, 0)
            assert found is not None, name
            assert found[0].ids[0] == province.id, name
            assert found[1] == len(tokens), name


def case_orders() -> list[tuple[Position, str, str]]:
    found = []
    for name in ("datc", "misc", "reports", "standard-games"):
        for line in (CASES / f"{name}.jsonl").read_text("utf-8").splitlines():
            case = json.loads(line)
            if case["variant"] == "standard":
                where = case_position(case)
                found += [
                    (where, power.lower(), text) for power, texts in case["orders"].items() for text in texts
                ]
    return found


def case_position(case: dict[str, dict[str, list[str]]]) -> Position:
    units = {Unit.parse(text): power.lower() for power, texts in case["units"].items() for text in texts}
    centers = {center: power.lower() for power, held in (case["centers"] or {}).items() for center in held}
    phase = STANDARD.calendar.parse(str(case["phase"]))
    dislodged = {
        Unit.parse(text): Dislodged(power.lower(), None)
        for power, texts in (case.get("dislodged") or {}).items()
        for text in texts
    }
    return Position(phase, units, centers, dislodged, frozenset(case.get("contested") or ()))


# The orders that name a unit otherwise than it stands; they are read with its own letter and coast.
CORRECTED = {
    "F NTH C A LON - BEL": "F NTH C F LON - BEL",
    "F SPA/nc - LYO": "F SPA/sc - LYO",
    "F SPA/sc - LYO": "F SPA/nc - LYO",
    "F POR S F SPA/nc": "F POR S F SPA/sc",
    "F WES S F SPA/nc - MAO": "F WES S F SPA/sc - MAO",
    "F STP D": "F STP/nc D",
}


def test_case_files_read_exactly() -> None:
    changed = {}
    for where, power, text in case_orders():
        order = str(read_order(STANDARD, where, text, power))
        if order != text:
            changed[text] = order
    assert changed == CORRECTED


def test_one_order_is_read_as_in_a_list() -> None:
    for where, power, text in case_orders()[::25]:
        (reading,) = read_orders(STANDARD, where, text, power)
        assert reading.orders == (read_order(STANDARD, where, text, power),)


LOCATIONS = st.sampled_from([*sorted(STANDARD.board.fleet_adjacency), Location("PAR"), Location("MOS")])
UNITS = st.builds(Unit, st.sampled_from(UnitKind), LOCATIONS)
SEAS = st.lists(st.sampled_from(["NTH", "ENG", "NWG"]), max_size=3).map(tuple)
ORDERS: st.SearchStrategy[Order] = st.one_of(
    st.builds(Hold, UNITS),
    st.builds(Move, UNITS, LOCATIONS, st.booleans()),
    st.builds(Move, UNITS, LOCATIONS, st.just(True), SEAS),
    st.builds(Support, UNITS, UNITS, st.none() | LOCATIONS),
    st.builds(Convoy, UNITS, UNITS, LOCATIONS),
    st.builds(Retreat, UNITS, LOCATIONS),
    st.builds(Disband, UNITS),
    st.builds(Build, UNITS),
    st.just(Waive()),
)


@given(ORDERS)
def test_canonical_text_reads_back(order: Order) -> None:
    nobody = Position(Phase(1, PhaseKind.MOVEMENT), {}, {})
    assert parse_order(str(order)) == order
    assert read_order(STANDARD, nobody, str(order)) == order
    assert read_order(STANDARD, nobody, str(order).lower()) == order


WORDS = """A F S C H R B D W M u k - -> → ( ) [ ] , ; : / * + # > . ' " PAR BUR NTH SPA nc sc LIV NOR TYR EC
    via by convoy France: F: from to the à supports hält 1. 17 \u0301 ß @ XYZZY St Petersburg Mid Atl"""
PIECES = st.sampled_from(WORDS.split())


@given(st.lists(PIECES, max_size=25), st.sampled_from(["", " "]), st.sampled_from([SPRING, RETREATS, WINTER]))
def test_any_pieces_read_or_fail_in_a_known_way(pieces: list[str], gap: str, where: Position) -> None:
    check_total(gap.join(pieces), where)


@given(st.text(max_size=80))
def test_any_text_reads_or_fails_in_a_known_way(text: str) -> None:
    check_total(text, SPRING)


def check_total(text: str, where: Position) -> None:
    for reading in read_orders(STANDARD, where, text, "france"):
        check_reading(reading, text)
    with suppress(OrderSyntaxError, AmbiguousOrder):
        read_order(STANDARD, where, text, "france")


def check_reading(reading: Reading, text: str) -> None:
    assert (reading.error is None) == (len(reading.orders) == 1)
    if isinstance(reading.error, OrderSyntaxError):
        token, column = reading.error.token, reading.error.column
        assert reading.error.text[column : column + len(token)] == token
