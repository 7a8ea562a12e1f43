"""Each way in which the facts of a board may be at odds is found, and told with its place."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from maps.board import BOARD_IDS, Location, decode_board, load_board
from maps.facts import FactKind, check_facts
from maps.json_keys import at
from maps.record import BoardRecord

TINY = (Path(__file__).parents[1] / "boards" / "tiny.json").read_text(encoding="utf-8")
Edit = Callable[[Any], object]


@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_the_facts_of_a_built_in_board_hold_together(board_id: str) -> None:
    assert check_facts(load_board(board_id).record) == []


@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_adjacency_is_the_same_from_both_sides(board_id: str) -> None:
    board = load_board(board_id)
    assert all(a in board.army_adjacency[b] for a, some in board.army_adjacency.items() for b in some)
    assert all(a in board.fleet_adjacency[b] for a, some in board.fleet_adjacency.items() for b in some)


def found(edit: Edit, start: str = TINY) -> set[tuple[FactKind, str]]:
    record = json.loads(start)
    edit(record)
    return {(f.kind, f.path) for f in check_facts(msgspec.convert(record, BoardRecord))}


def provinces(id_: str, **facts: object) -> Edit:
    return lambda record: record["provinces"][id_].update(facts)


def powers(index: int, **facts: object) -> Edit:
    return lambda record: record["powers"][index].update(facts)


def keys(key: str, **facts: object) -> Edit:
    return lambda record: record[key].update(facts)


def top(**facts: object) -> Edit:
    return lambda record: record.update(facts)


def more(key: str, *values: object) -> Edit:
    return lambda record: record[key].extend(values)


def link(**facts: object) -> Edit:
    return top(special_links=[{"between": ["ALB", "GAM"], "kind": "crossing"} | facts])


def canal(**facts: object) -> dict[str, object]:
    return {"between": ["NSE", "SSE"], "controller": "BET"} | facts


P, Q = "$.provinces", "$.powers"


@pytest.mark.parametrize(
    ("edit", "kind", "path"),
    [
        (top(board="T I"), FactKind.BAD_BOARD_ID, "$.board"),
        (top(title={"fr": "Petit"}), FactKind.NO_NAME, "$.title"),
        (top(title={"en": " "}), FactKind.NO_TEXT, "$.title.en"),
        (lambda r: r["provinces"].update({"a'b": r["provinces"]["INN"]}), FactKind.BAD_PROVINCE_ID, P),
        (provinces("INN", name={"en": "x" * 61}), FactKind.LONG_TEXT, f"{P}.INN.name.en"),
        (provinces("INN", aliases=["Inn"]), FactKind.NOT_LOWER_CASE, f"{P}.INN.aliases[0]"),
        (provinces("INN", aliases=["alb"]), FactKind.NAME_TAKEN, f"{P}.INN.aliases[0]"),
        (provinces("INN", name={"en": "ALBIA"}), FactKind.NAME_TAKEN, f"{P}.INN.name.en"),
        (provinces("NSE", supply_center=True), FactKind.WRONG_TERRAIN, f"{P}.NSE.supply_center"),
        (provinces("INN", convoys=True), FactKind.WRONG_TERRAIN, f"{P}.INN.convoys"),
        (provinces("INN", coasts=["nc", "sc"]), FactKind.WRONG_TERRAIN, f"{P}.INN.coasts"),
        (provinces("ALB", coasts=["nc"]), FactKind.ONE_COAST, f"{P}.ALB.coasts"),
        (provinces("MID", coasts=["nc", "sc", "nc"]), FactKind.REPEATED, f"{P}.MID.coasts[2]"),
        (provinces("MID", coasts=["nc", "south"]), FactKind.BAD_COAST_ID, f"{P}.MID.coasts[1]"),
        (provinces("MID", coast_aliases={"ec": ["x"]}), FactKind.UNKNOWN_COAST, f"{P}.MID.coast_aliases.ec"),
        (provinces("MID", coast_aliases={"nc": ["sc"]}), FactKind.NAME_TAKEN, f"{P}.MID.coast_aliases.nc[0]"),
        (top(ambiguous_aliases={"alb": {"ALB": "x"}}), FactKind.NAME_TAKEN, "$.ambiguous_aliases.alb"),
        (top(ambiguous_aliases={"q": {"QQQ": "x"}}), FactKind.UNKNOWN_PROVINCE, "$.ambiguous_aliases.q"),
        (more("army_adjacency", ["INN", "XXX"]), FactKind.UNKNOWN_PROVINCE, "$.army_adjacency[9]"),
        (more("army_adjacency", ["INN", "NSE"]), FactKind.WRONG_TERRAIN, "$.army_adjacency[9]"),
        (more("army_adjacency", ["INN", "MID/nc"]), FactKind.COAST_NEEDLESS, "$.army_adjacency[9]"),
        (more("army_adjacency", ["INN", "INN"]), FactKind.WITH_ITSELF, "$.army_adjacency[9]"),
        (more("army_adjacency", ["MID", "ALB"]), FactKind.REPEATED, "$.army_adjacency[9]"),
        (more("fleet_adjacency", ["MID", "NSE"]), FactKind.COAST_MISSING, "$.fleet_adjacency[15]"),
        (more("fleet_adjacency", ["MID/ec", "NSE"]), FactKind.UNKNOWN_COAST, "$.fleet_adjacency[15]"),
        (more("fleet_adjacency", ["INN", "NSE"]), FactKind.WRONG_TERRAIN, "$.fleet_adjacency[15]"),
        (more("fleet_adjacency", ["MID/nc", "DEL"]), FactKind.NO_COMMON_WATER, "$.fleet_adjacency[15]"),
        (lambda r: r["army_adjacency"].remove(["ALB", "BET"]), FactKind.NO_ARMY_LINK, "$.fleet_adjacency[0]"),
        (lambda r: r["fleet_adjacency"].remove(["MID/sc", "SSE"]), FactKind.NO_WATER, f"{P}.MID"),
        (top(army_adjacency=[["ALB", "BET"]]), FactKind.NO_NEIGHBOUR, f"{P}.INN"),
        (link(between=["ALB", "QQQ"]), FactKind.UNKNOWN_PROVINCE, "$.special_links[0].between"),
        (link(between=["ALB", "ALB"]), FactKind.WITH_ITSELF, "$.special_links[0].between"),
        (link(), FactKind.LINK_MISSING, "$.special_links[0]"),
        (link(between=["ALB", "BET"], units="army"), FactKind.LINK_SURPLUS, "$.special_links[0]"),
        (link(between=["ALB", "BET"], strength=2), FactKind.NOT_ONE_OF, "$.special_links[0].strength"),
        (link(between=["NSE", "SSE"], kind="canal"), FactKind.OTHER_CANAL, "$.special_links[0]"),
        (top(railway=["ALB", "GAM"]), FactKind.LINK_MISSING, "$.railway[0]"),
        (top(railway=["ALB", "NSE"]), FactKind.WRONG_TERRAIN, "$.railway[1]"),
        (top(railway=["ALB"]), FactKind.ONE_STATION, "$.railway"),
        (top(canal=canal()), FactKind.LINK_SURPLUS, "$.canal.between"),
        (top(canal=canal()), FactKind.LINK_UNDECLARED, "$.canal"),
        (top(canal=canal(controller="INN")), FactKind.WRONG_TERRAIN, "$.canal.controller"),
        (top(canal=canal(controller="ALB")), FactKind.LINK_MISSING, "$.canal.controller"),
        (top(canal=canal(between=["NSE", "QQQ"])), FactKind.UNKNOWN_PROVINCE, "$.canal.between[1]"),
        (top(powers=[]), FactKind.MISNUMBERED, Q),
        (powers(1, id="red"), FactKind.REPEATED, f"{Q}[1].id"),
        (powers(1, letter="R"), FactKind.REPEATED, f"{Q}[1].letter"),
        (powers(1, id="Blue"), FactKind.BAD_POWER_ID, f"{Q}[1].id"),
        (powers(1, letter="b"), FactKind.BAD_LETTER, f"{Q}[1].letter"),
        (powers(1, aliases=["red"]), FactKind.NAME_TAKEN, f"{Q}[1].aliases[0]"),
        (powers(1, adjective={}), FactKind.NO_NAME, f"{Q}[1].adjective"),
        (powers(1, home_centers=["INN"]), FactKind.NO_CENTER, f"{Q}[1].home_centers[0]"),
        (powers(1, home_centers=["ALB"]), FactKind.TAKEN, f"{Q}[1].home_centers"),
        (powers(1, start_centers=["GAM", "GAM"]), FactKind.REPEATED, f"{Q}[1].start_centers[1]"),
        (powers(1, build_sites=["NSE"]), FactKind.WRONG_TERRAIN, f"{Q}[1].build_sites[0]"),
        (powers(1, start_units=["X GAM"]), FactKind.BAD_UNIT, f"{Q}[1].start_units[0]"),
        (powers(1, start_units=["F INN"]), FactKind.WRONG_TERRAIN, f"{Q}[1].start_units[0]"),
        (powers(1, start_units=["F MID"]), FactKind.COAST_MISSING, f"{Q}[1].start_units[0]"),
        (powers(1, start_units=["A GAM", "F ALB"]), FactKind.OCCUPIED, f"{Q}[1].start_units[1]"),
        (top(versions={"default": "2"}), FactKind.UNKNOWN_VERSION, "$.versions.default"),
        (
            top(versions={"default": "1", "set_ups": {"1": {"green": []}}}),
            FactKind.UNKNOWN_POWER,
            "$.versions.set_ups.1",
        ),
        (
            top(versions={"default": "1", "set_ups": {"1": {"red": ["A GAM", "A NSE"]}}}),
            FactKind.WRONG_TERRAIN,
            "$.versions.set_ups.1.red[1]",
        ),
        (keys("calendar", first_year=0), FactKind.OUT_OF_RANGE, "$.calendar.first_year"),
        (keys("calendar", last_turn=0), FactKind.OUT_OF_RANGE, "$.calendar.last_turn"),
        (keys("calendar", turns_per_count=3), FactKind.NOT_ONE_OF, "$.calendar.turns_per_count"),
        (keys("calendar", years_per_turn=1), FactKind.NOT_WITH, "$.calendar.years_per_turn"),
        (keys("calendar", labels="years"), FactKind.NEEDED, "$.calendar"),
        (keys("victory", of=6), FactKind.MISCOUNTED, "$.victory.of"),
        (keys("victory", centers=6), FactKind.OUT_OF_RANGE, "$.victory.centers"),
        (keys("victory", alternatives=[2]), FactKind.WON_AT_START, "$.victory"),
        (keys("victory", not_counted={"green": []}), FactKind.UNKNOWN_POWER, "$.victory.not_counted.green"),
        (keys("victory", not_counted={"red": ["INN"]}), FactKind.NO_CENTER, "$.victory.not_counted.red"),
    ],
)
def test_a_fault_is_found_and_has_its_place(edit: Edit, kind: FactKind, path: str) -> None:
    assert (kind, path) in found(edit)


def test_emergency_measures_are_checked() -> None:
    measures = {
        "active_when_home_centers_owned": {"min": 3, "max": 1},
        "extra_build_site": "NSE",
        "extra_build_unit": "X",
        "extra_units": 0,
    }
    path = f"{Q}[0].emergency_measures"
    assert found(powers(0, emergency_measures=measures)) == {
        (FactKind.NOT_ONE_OF, f"{path}.active_when_home_centers_owned"),
        (FactKind.BAD_UNIT_KIND, f"{path}.extra_build_unit"),
        (FactKind.WRONG_TERRAIN, f"{path}.extra_build_site"),
        (FactKind.OUT_OF_RANGE, f"{path}.extra_units"),
    }


def test_too_many_of_anything_are_told_at_once() -> None:
    def crowd(record: Any) -> None:
        record["provinces"] |= {f"P{n}": {"name": {"en": f"P{n}"}, "terrain": "land"} for n in range(10_000)}

    assert found(crowd) == {(FactKind.MISNUMBERED, P)}
    assert (FactKind.MISNUMBERED, "$.army_adjacency") in found(
        lambda record: record.update(army_adjacency=record["army_adjacency"] * 400)
    )
    assert (FactKind.MISNUMBERED, Q) in found(lambda record: record.update(powers=record["powers"] * 14))


def test_every_kind_of_fault_can_be_put_in_words() -> None:
    record = json.loads(TINY)
    record["provinces"]["INN"]["aliases"] = ["alb"]
    (fault,) = check_facts(msgspec.convert(record, BoardRecord))
    assert (
        str(fault)
        == "$.provinces.INN.aliases[0]: 'alb' also names ALB; a word may stand for one of them only"
    )
    assert all(kind.value.format("a", "b", "c") for kind in FactKind)


def test_keys_that_are_no_words_stand_in_brackets() -> None:
    assert at("$.provinces", "SPA") == "$.provinces.SPA"
    assert at("$.provinces", "a.b") == "$.provinces['a.b']"
    assert len(at("$", "x" * 1000)) < 60


def test_what_a_board_of_ones_own_may_leave_out() -> None:
    board = decode_board(TINY.encode())
    assert board.provinces["NSE"].names == {"en": "North Sea", "fr": "North Sea", "de": "North Sea"}
    assert board.provinces["MID"].names["fr"] == "Marche du Milieu"
    assert board.record.coast_names["nc"]["de"] == "north coast"
    record = json.loads(TINY)
    for key in ("build_sites", "disorder_home_centers"):
        del record["powers"][0][key]
    del record["calendar"]["turns_per_count"]
    assert decode_board(json.dumps(record).encode()).record == board.record
    assert board.provinces["NSE"].convoys
    assert not board.provinces["ALB"].convoys
    assert board.fleet_neighbours(Location("MID", "sc")) == {
        Location("SSE"),
        Location("BET"),
        Location("DEL"),
    }
