"""A small board of straight lines, and the ways in which somebody may break it: one at a time."""

from __future__ import annotations

import json
from collections.abc import Callable
from enum import StrEnum
from typing import Any, TypeAlias

from maps.board_facts import FileFaultKind
from maps.drawn_faults import FaultKind
from maps.facts import FactKind
from maps.json_words import Problem
from maps.svg_faults import BoardFault

FACTS = """{
  "board": "mini", "title": {"en": "Mini"},
  "powers": [
    {"id": "red", "letter": "R", "name": {"en": "Red"}, "adjective": {"en": "Red"}, "aliases": ["reds"],
     "home_centers": ["WES"], "start_centers": ["WES"], "start_units": ["A WES"]},
    {"id": "blue", "letter": "B", "name": {"en": "Blue"}, "adjective": {"en": "Blue"},
     "home_centers": ["EAS"], "start_centers": ["EAS"], "start_units": ["F EAS"]}
  ],
  "provinces": {
    "WES": {"name": {"en": "West"}, "terrain": "coast", "supply_center": true},
    "MID": {"name": {"en": "Middle"}, "terrain": "coast", "coasts": ["nc", "sc"], "supply_center": true},
    "EAS": {"name": {"en": "East"}, "terrain": "coast", "supply_center": true, "aliases": ["the east"]},
    "HIL": {"name": {"en": "Hills"}, "terrain": "land", "aliases": ["heights"]},
    "NOR": {"name": {"en": "North Sea"}, "terrain": "water"},
    "SOU": {"name": {"en": "South Sea"}, "terrain": "water"}
  },
  "coast_names": {"nc": {"en": "north coast"}, "sc": {"en": "south coast"}},
  "army_adjacency": [["WES", "MID"], ["MID", "EAS"], ["EAS", "HIL"]],
  "fleet_adjacency": [
    ["WES", "NOR"], ["WES", "SOU"], ["WES", "MID/nc"], ["WES", "MID/sc"],
    ["MID/nc", "NOR"], ["MID/sc", "SOU"], ["EAS", "NOR"], ["EAS", "SOU"], ["EAS", "MID/nc"], ["EAS", "MID/sc"]
  ],
  "calendar": {"labels": "seasons", "first_year": 1},
  "victory": {"centers": 2, "of": 3, "several": "reach"},
  "builds": {"sites": "home"}
}"""
DRAWING = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40">
<title>Mini</title>
<path id="NOR" d="M0 0H60V10H0Z"/><path id="SOU" d="M0 30H60V40H0Z"/>
<g transform="translate(0 10)">
<path id="WES" d="M0 0h20v20h-20z"/><path id="MID" d="M20 0h15v20h-15z"/>
<path id="EAS" d="M35 0h25v20h-25zM45 5h10v10h-10z"/><path id="HIL" d="M45 5h10v10h-10z"/>
</g>
<circle id="unit-NOR" cx="30" cy="3" r="2"/><circle id="name-NOR" cx="10" cy="5" r="2"/>
<circle id="unit-SOU" cx="30" cy="37" r="2"/><circle id="name-SOU" cx="10" cy="35" r="2"/>
<circle id="unit-WES" cx="10" cy="20" r="2"/><circle id="name-WES" cx="10" cy="15" r="2"/>
<circle id="unit-MID" cx="27" cy="20" r="2"/><circle id="name-MID" cx="27" cy="24" r="2"/>
<circle id="unit-MID-nc" cx="27" cy="11" r="2"/><circle id="unit-MID-sc" cx="27" cy="29" r="2"/>
<circle id="unit-EAS" cx="40" cy="20" r="2"/><circle id="name-EAS" cx="40" cy="15" r="2"/>
<circle id="unit-HIL" cx="50" cy="20" r="2"/><circle id="name-HIL" cx="50" cy="18" r="2"/>
</svg>"""
HILLS = '<path id="HIL" d="M45 5h10v10h-10z"/>'
HILL_UNIT = '<circle id="unit-HIL" cx="50" cy="20" r="2"/>'


Edit: TypeAlias = Callable[[str], str | bytes]
Case: TypeAlias = tuple[Edit, StrEnum, str]  # breaks a file; the kind of the one fault to be told; its place


def put(*path: Any) -> Edit:
    """Another value, the last argument, at a place."""
    *way, key, value = path
    return _edited(way, lambda at: at.__setitem__(key, value))


def drop(*path: Any) -> Edit:
    """A key less."""
    *way, key = path
    return _edited(way, lambda at: at.__delitem__(key))


def more(*path: Any) -> Edit:
    """An entry more, the last argument, at the end of a list."""
    *way, value = path
    return _edited(way, lambda at: at.append(value))


def less(*path: Any) -> Edit:
    """An entry less, the last argument, of a list."""
    *way, value = path
    return _edited(way, lambda at: at.remove(value))


def _edited(way: list[Any], change: Callable[[Any], object]) -> Edit:
    def edit(text: str) -> str:
        record = at = json.loads(text)
        for key in way:
            at = at[key]
        change(at)
        return json.dumps(record)

    return edit


def swap(old: str, new: str, count: int = 1) -> Edit:
    """Another text in the place of one."""

    def edit(text: str) -> str:
        assert old in text
        return text.replace(old, new, count)

    return edit


def to(data: str | bytes) -> Edit:
    """Another file altogether."""
    return lambda _: data


def link(**facts: object) -> Edit:
    """A special link."""
    return put("special_links", [{"between": ["WES", "MID"], "kind": "crossing"} | facts])


def hil(**facts: object) -> Edit:
    """Other facts of the hills."""
    return _edited([P, "HIL"], lambda at: at.update(facts))


def units(*some: str) -> Edit:
    """Other units of Red at the start."""
    return put(W, 0, "start_units", list(some))


def nothing(text: str) -> str:
    """Red has nothing at the start."""
    return text.replace('"start_centers": ["WES"], "start_units": ["A WES"]', '"start_units": []')


def calendar(**facts: object) -> Edit:
    """Another calendar."""
    return _edited(["calendar"], lambda at: at.update(facts))


P, W, ARMY, FLEET = "provinces", "powers", "army_adjacency", "fleet_adjacency"
H, M, R = "$.provinces.HIL", "$.provinces.MID", "$.powers[0].start_units[0]"
YEAR = '"first_year": 1'

FORMS: list[Case] = [
    (to("hello"), Problem.MALFORMED_AT, "$"),
    (to(""), Problem.TRUNCATED, "$"),
    (to("[]"), Problem.WRONG_TYPE, "$"),
    (to("null"), Problem.WRONG_TYPE, "$"),
    (lambda text: text[:900], Problem.TRUNCATED, "$"),
    (lambda text: text.replace("Hills", "Hügel").encode("latin-1"), FileFaultKind.NOT_UTF8, ""),
    (lambda text: text.encode("utf-16"), FileFaultKind.NOT_UTF8, ""),
    (swap('"home"}', '"home"},'), Problem.MALFORMED_AT, "$"),
    (swap('"builds"', '// remark\n"builds"'), Problem.MALFORMED_AT, "$"),
    (swap("Hills", "\\ud800"), Problem.MALFORMED_AT, "$"),
    (swap(YEAR, '"first_year": NaN'), Problem.MALFORMED_AT, "$"),
    (swap(YEAR, '"first_year": 1e999'), Problem.OUT_OF_RANGE, "$.calendar.first_year"),
    (swap(YEAR, YEAR + "0" * 6000), Problem.OUT_OF_RANGE, "$.calendar.first_year"),
    (swap(YEAR, YEAR + "0" * 40), FactKind.OUT_OF_RANGE, "$.calendar.first_year"),
    (swap('"builds"', f'"note": {"[" * 5000}{"]" * 5000}, "builds"'), Problem.TOO_DEEP, "$"),
    (swap('"terrain": "land"', '"terrain": "land", "terrain": "coast"'), Problem.TWICE, H),
    (swap('"HIL": {', '"HIL": {}, "HIL": {'), Problem.TWICE, "$.provinces"),
    (calendar(first_year=1.5), Problem.WRONG_TYPE, "$.calendar.first_year"),
    (calendar(first_year="1"), Problem.WRONG_TYPE, "$.calendar.first_year"),
    (hil(terrain=None), Problem.WRONG_TYPE, f"{H}.terrain"),
    (hil(terrain="swamp"), Problem.NO_SUCH_WORD, f"{H}.terrain"),
    (hil(terrain=["land"]), Problem.WRONG_TYPE, f"{H}.terrain"),
    (drop(P, "HIL", "terrain"), Problem.MISSING, H),
    (hil(name="Hills"), Problem.WRONG_TYPE, f"{H}.name"),
    (hil(name={"en": None}), Problem.WRONG_TYPE, f"{H}.name.en"),
    (more(P, "HIL", "aliases", 5), Problem.WRONG_TYPE, f"{H}.aliases[1]"),
    (hil(supply_center="yes"), Problem.WRONG_TYPE, f"{H}.supply_center"),
    (put("board", None), Problem.WRONG_TYPE, "$.board"),
    (drop("board"), Problem.MISSING, "$"),
    (drop("calendar"), Problem.MISSING, "$"),
    (put(P, []), Problem.WRONG_TYPE, "$.provinces"),
    (put(W, {}), Problem.WRONG_TYPE, "$.powers"),
    (put(W, 0, None), Problem.WRONG_TYPE, "$.powers[0]"),
    (put(W, 0, "home_centers", "WES"), Problem.WRONG_TYPE, "$.powers[0].home_centers"),
    (put(W, 0, "start_units", None), Problem.WRONG_TYPE, "$.powers[0].start_units"),
    (put(ARMY, None), Problem.WRONG_TYPE, "$.army_adjacency"),
    (put(ARMY, 0, "WES-MID"), Problem.WRONG_TYPE, "$.army_adjacency[0]"),
    (put(ARMY, 0, ["WES", "MID", "EAS"]), Problem.WRONG_LENGTH, "$.army_adjacency[0]"),
    (put("victory", "several", "x"), Problem.NO_SUCH_WORD, "$.victory.several"),
    (put("builds", "sites", "anywhere"), Problem.NO_SUCH_WORD, "$.builds.sites"),
    (link(kind="bridge"), Problem.NO_SUCH_WORD, "$.special_links[0].kind"),
    (put("railway", "WES"), Problem.WRONG_TYPE, "$.railway"),
]
KEYS: list[Case] = [
    (swap('"calendar"', '"calender"'), FactKind.UNKNOWN_KEY, "$"),
    (swap('"army_adjacency"', '"army_adjacencies"'), FactKind.UNKNOWN_KEY, "$"),
    (swap('"supply_center"', '"suply_center"'), FactKind.UNKNOWN_KEY, "$.provinces.WES"),
    (put("foo", 1), FactKind.UNKNOWN_KEY, "$"),
    (hil(colour="red"), FactKind.UNKNOWN_KEY, H),
    (link(unit="army"), FactKind.UNKNOWN_KEY, "$.special_links[0]"),
]
NAMES: list[Case] = [
    (hil(name={"EN": "Hills"}), FactKind.UNKNOWN_LANGUAGE, f"{H}.name"),
    (hil(name={"en": "Hills", "english": "Hills"}), FactKind.UNKNOWN_LANGUAGE, f"{H}.name"),
    (hil(name={"fr": "Collines"}), FactKind.NO_NAME, f"{H}.name"),
    (hil(name={"en": ""}), FactKind.NO_TEXT, f"{H}.name.en"),
    (hil(name={"en": "x" * 99}), FactKind.LONG_TEXT, f"{H}.name.en"),
    (hil(name={"en": "a\u200bb"}), FactKind.HIDDEN_SIGN, f"{H}.name.en"),
    (hil(name={"en": "a\nb"}), FactKind.HIDDEN_SIGN, f"{H}.name.en"),
    (put("title", {"en": "A\u202eB"}), FactKind.HIDDEN_SIGN, "$.title.en"),
    (hil(name={"en": "WEST"}), FactKind.NAME_TAKEN, f"{H}.name.en"),
    (more(P, "HIL", "aliases", "west"), FactKind.NAME_TAKEN, f"{H}.aliases[1]"),
    (more(P, "HIL", "aliases", "  the   east "), FactKind.NAME_TAKEN, f"{H}.aliases[1]"),
    (more(P, "HIL", "aliases", "Hi"), FactKind.NOT_LOWER_CASE, f"{H}.aliases[1]"),
    (more(P, "HIL", "aliases", ""), FactKind.NO_TEXT, f"{H}.aliases[1]"),
    (more(P, "HIL", "aliases", "y" * 99), FactKind.LONG_TEXT, f"{H}.aliases[1]"),
    (swap('"HIL": {', '"hil": {'), FactKind.BAD_PROVINCE_ID, "$.provinces"),
    (swap('"HIL": {', '"HÎL": {'), FactKind.BAD_PROVINCE_ID, "$.provinces"),
    (swap('"HIL"', '"HIGHLANDS"', 9), FactKind.BAD_PROVINCE_ID, "$.provinces"),
    (put("board", "Mini Board"), FactKind.BAD_BOARD_ID, "$.board"),
    (put("board", "other"), FileFaultKind.OTHER_ID, "$.board"),
    (put(P, {}), FactKind.MISNUMBERED, "$.provinces"),
    (put(W, []), FactKind.MISNUMBERED, "$.powers"),
    (put(W, 0, "id", "Red"), FactKind.BAD_POWER_ID, "$.powers[0].id"),
    (put(W, 1, "id", "red"), FactKind.REPEATED, "$.powers[1].id"),
    (put(W, 0, "letter", "RR"), FactKind.BAD_LETTER, "$.powers[0].letter"),
    (put(W, 1, "letter", "R"), FactKind.REPEATED, "$.powers[1].letter"),
    (put(W, 1, "aliases", ["reds"]), FactKind.NAME_TAKEN, "$.powers[1].aliases[0]"),
    (put("ambiguous_aliases", {"x": {"QQQ": "q"}}), FactKind.UNKNOWN_PROVINCE, "$.ambiguous_aliases.x"),
    (put("ambiguous_aliases", {"west": {"WES": "w"}}), FactKind.NAME_TAKEN, "$.ambiguous_aliases.west"),
]
COASTS: list[Case] = [
    (put(P, "MID", "coasts", ["nc", "south"]), FactKind.BAD_COAST_ID, f"{M}.coasts[1]"),
    (put(P, "MID", "coasts", ["nc"]), FactKind.ONE_COAST, f"{M}.coasts"),
    (more(P, "MID", "coasts", "nc"), FactKind.REPEATED, f"{M}.coasts[2]"),
    (more(P, "MID", "coasts", "ec"), FaultKind.COASTS_JOINED, "MID"),
    (drop(P, "MID", "coasts"), FactKind.NO_COASTS, "$.fleet_adjacency[2]"),
    (put(P, "MID", "coast_aliases", {"ec": ["e"]}), FactKind.UNKNOWN_COAST, f"{M}.coast_aliases.ec"),
    (put("coast_names", "ec", {"en": "east coast"}), FactKind.NO_SUCH_COAST, "$.coast_names.ec"),
    (put("coast_names", "nc", {"fr": "côte nord"}), FactKind.NO_NAME, "$.coast_names.nc"),
    (put(FLEET, 2, ["WES", "MID"]), FactKind.COAST_MISSING, "$.fleet_adjacency[2]"),
    (put(FLEET, 2, ["WES", "MID/"]), FactKind.COAST_MISSING, "$.fleet_adjacency[2]"),
    (put(FLEET, 2, ["WES", "MID/ec"]), FactKind.UNKNOWN_COAST, "$.fleet_adjacency[2]"),
    (put(FLEET, 4, ["MID/sc", "NOR"]), FaultKind.FLEET_CONTACT_SURPLUS, "MID/nc–NOR"),
    (put(ARMY, 0, ["WES", "MID/nc"]), FactKind.COAST_NEEDLESS, "$.army_adjacency[0]"),
]
PLAY: list[Case] = [
    (put(W, 0, "home_centers", ["WSE"]), FactKind.UNKNOWN_PROVINCE, "$.powers[0].home_centers[0]"),
    (more(W, 0, "home_centers", "HIL"), FactKind.NO_CENTER, "$.powers[0].home_centers[1]"),
    (more(W, 0, "home_centers", "EAS"), FactKind.TAKEN, "$.powers[1].home_centers"),
    (nothing, FactKind.NOTHING_AT_START, "$.powers[0]"),
    (units("A NOR"), FactKind.WRONG_TERRAIN, R),
    (units("F HIL"), FactKind.WRONG_TERRAIN, R),
    (units("F MID"), FactKind.COAST_MISSING, R),
    (units("F MID/ec"), FactKind.UNKNOWN_COAST, R),
    (units("A MID/nc"), FactKind.COAST_NEEDLESS, R),
    (units("A XYZ"), FactKind.UNKNOWN_PROVINCE, R),
    (units("B WES"), FactKind.BAD_UNIT, R),
    (units("F EAS"), FactKind.OCCUPIED, "$.powers[1].start_units[0]"),
    (put("victory", "centers", 1), FactKind.WON_AT_START, "$.victory"),
    (put("victory", "centers", 0), FactKind.OUT_OF_RANGE, "$.victory.centers"),
    (put("victory", "centers", 9), FactKind.OUT_OF_RANGE, "$.victory.centers"),
    (put("victory", "of", 9), FactKind.MISCOUNTED, "$.victory.of"),
    (put("victory", "not_counted", {"gren": []}), FactKind.UNKNOWN_POWER, "$.victory.not_counted.gren"),
    (drop(P, "WES", "supply_center"), FactKind.NO_CENTER, "$.powers[0].home_centers[0]"),
    (hil(supply_center=True), FactKind.MISCOUNTED, "$.victory.of"),
    (calendar(labels="years"), FactKind.NEEDED, "$.calendar"),
    (calendar(turns_per_count=4), FactKind.NOT_ONE_OF, "$.calendar.turns_per_count"),
    (calendar(years_per_turn=4), FactKind.NOT_WITH, "$.calendar.years_per_turn"),
    (calendar(last_turn=0), FactKind.OUT_OF_RANGE, "$.calendar.last_turn"),
    (put("versions", {"default": "1"}), FactKind.UNKNOWN_VERSION, "$.versions.default"),
]
LINKS: list[Case] = [
    (more(ARMY, ["HIL", "HIL"]), FactKind.WITH_ITSELF, "$.army_adjacency[3]"),
    (more(FLEET, ["MID/nc", "MID/sc"]), FactKind.WITH_ITSELF, "$.fleet_adjacency[10]"),
    (more(ARMY, ["MID", "WES"]), FactKind.REPEATED, "$.army_adjacency[3]"),
    (put(ARMY, 0, ["WES", "MIT"]), FactKind.UNKNOWN_PROVINCE, "$.army_adjacency[0]"),
    (more(ARMY, ["WES", "NOR"]), FactKind.WRONG_TERRAIN, "$.army_adjacency[3]"),
    (more(FLEET, ["HIL", "NOR"]), FactKind.WRONG_TERRAIN, "$.fleet_adjacency[10]"),
    (more(ARMY, ["HIL", "WES"]), FaultKind.CONTACT_MISSING, "HIL–WES"),
    (less(ARMY, ["WES", "MID"]), FaultKind.ARMY_CONTACT_SURPLUS, "MID–WES"),
    (less(ARMY, ["EAS", "HIL"]), FaultKind.CONTACT_SURPLUS, "EAS–HIL"),
    (less(FLEET, ["WES", "NOR"]), FaultKind.CONTACT_SURPLUS, "NOR–WES"),
    (less(FLEET, ["WES", "MID/nc"]), FaultKind.FLEET_CONTACT_SURPLUS, "MID/nc–WES"),
    (hil(terrain="coast"), FactKind.NO_WATER, H),
    (hil(terrain="water"), FactKind.WRONG_TERRAIN, "$.army_adjacency[2]"),
    (hil(terrain="impassable"), FactKind.WRONG_TERRAIN, "$.army_adjacency[2]"),
    (put(P, "WES", "terrain", "water"), FactKind.WRONG_TERRAIN, "$.provinces.WES.supply_center"),
    (put(P, "NOR", "terrain", "coast"), FactKind.NO_ARMIES, "$.provinces.NOR.terrain"),
    (put(P, "NOR", "terrain", "land"), FactKind.NO_ARMIES, "$.provinces.NOR.terrain"),
    (put(P, "NOR", "supply_center", True), FactKind.WRONG_TERRAIN, "$.provinces.NOR.supply_center"),
    (drop(P, "HIL"), FactKind.UNKNOWN_PROVINCE, "$.army_adjacency[2]"),
    (put(P, "XTR", {"name": {"en": "Extra"}, "terrain": "land"}), FaultKind.NOT_DRAWN, "XTR"),
    (link(between=["WES", "MIT"]), FactKind.UNKNOWN_PROVINCE, "$.special_links[0].between"),
    (link(between=["WES", "WES"]), FactKind.WITH_ITSELF, "$.special_links[0].between"),
    (link(between=["WES", "EAS"]), FactKind.LINK_MISSING, "$.special_links[0]"),
    (link(units="army"), FactKind.LINK_SURPLUS, "$.special_links[0]"),
    (link(strength=2), FactKind.NOT_ONE_OF, "$.special_links[0].strength"),
    (link(between=["NOR", "SOU"], kind="canal"), FactKind.OTHER_CANAL, "$.special_links[0]"),
    (put("railway", ["WES", "MIT"]), FactKind.UNKNOWN_PROVINCE, "$.railway[1]"),
    (put("railway", ["WES"]), FactKind.ONE_STATION, "$.railway"),
    (put("railway", ["WES", "EAS"]), FactKind.LINK_MISSING, "$.railway[0]"),
]
FACT_CASES = [*FORMS, *KEYS, *NAMES, *COASTS, *PLAY, *LINKS]


def hills(element: str) -> Edit:
    """Another element in the place of the path of the hills."""
    return swap(HILLS, element)


def hill_path(data: str) -> Edit:
    """Another path for the hills."""
    return hills(f'<path id="HIL" d="{data}"/>')


def spot(old: str, new: str) -> Edit:
    """Something else about the place for a unit in the hills."""
    return swap(HILL_UNIT, HILL_UNIT.replace(old, new))


def moved(transform: str) -> Edit:
    """Another transform of the group."""
    return swap("translate(0 10)", transform)


def encoded(name: str) -> Edit:
    """A first line that names an encoding."""
    return lambda text: f'<?xml version="1.0" encoding="{name}"?>{text}'


def written(encoding: str, declared: str = "") -> Edit:
    """The file in an encoding, which its first line may name."""
    first = f'<?xml version="1.0" encoding="{declared}"?>' if declared else ""
    return lambda text: (first + text.replace("Mini", "Minì")).encode(encoding)


TEXTS: list[Case] = [
    (to(""), BoardFault.NOT_XML, ""),
    (to("hello"), BoardFault.NOT_XML, ""),
    (to("<html><body/></html>"), BoardFault.NOT_SVG, "html"),
    (to(b"\x1f\x8b\x08\x00"), BoardFault.PACKED, ""),
    (to('<svg viewBox="0 0 60 40"/>'), BoardFault.EMPTY, ""),
    (lambda text: text[:900], BoardFault.NOT_XML, ""),
    (lambda text: text.replace("Mini", "Miní").encode("latin-1"), BoardFault.ENCODING, ""),
    (encoded("klingon"), BoardFault.ENCODING, ""),
    (encoded("punycode"), BoardFault.ENCODING, ""),
    (swap("<svg", "<!DOCTYPE svg><svg"), BoardFault.ENTITIES, ""),
    (swap("Mini", "&nbsp;"), BoardFault.ENTITIES, ""),
    (swap("<title>", "<odd:one/><title>"), BoardFault.NOT_XML, ""),
    (swap("<title>", f"<!--{'x' * 4_000_000}--><title>"), BoardFault.TOO_LARGE, ""),
    (swap('viewBox="0 0 60 40"', ""), BoardFault.NO_VIEW_BOX, "svg"),
    (swap("0 0 60 40", "0 0 0 0"), BoardFault.NO_VIEW_BOX, "svg"),
    (swap("0 0 60 40", "0 0 nan 40"), BoardFault.NO_VIEW_BOX, "svg"),
    (swap("0 0 60 40", "0 0 a b"), BoardFault.NO_VIEW_BOX, "svg"),
    (swap("0 0 60 40", "0 0 30 25"), FaultKind.OUT_OF_FRAME, "SOU–EAS–HIL"),
    (swap("0 0 60 40", "0 0 600 400"), FaultKind.EMPTY_FRAME, ""),
]
PATHS: list[Case] = [
    (swap('id="SOU"', 'id="NOR"'), BoardFault.TWICE, "NOR"),
    (hills(""), FaultKind.NOT_DRAWN, "HIL"),
    (swap('id="HIL"', 'id="hil"'), FaultKind.NOT_DRAWN, "HIL"),
    (swap('id="HIL"', 'id="HIL "'), FaultKind.NOT_DRAWN, "HIL"),
    (swap('id="HIL"', 'id="HLI"'), FaultKind.NOT_DRAWN, "HIL"),
    (swap('id="HIL"', 'id="path9" label="HIL"'), FaultKind.NOT_DRAWN, "HIL"),
    (hills('<use id="HIL" href="#x"/>'), FaultKind.NOT_DRAWN, "HIL"),
    (hills('<g id="HIL"><path d="M45 5h10v10h-10z"/></g>'), FaultKind.NOT_DRAWN, "HIL"),
    (hills(f"<defs>{HILLS}</defs>"), FaultKind.NOT_DRAWN, "HIL"),
    (hills('<rect id="HIL" x="45" y="5" width="10%" height="10"/>'), BoardFault.BAD_PATH, "HIL"),
    (hills('<polygon id="HIL" points="45,5 55,5 55"/>'), BoardFault.BAD_PATH, "HIL"),
    (swap("</svg>", '<path id="XTR" d="M1 1h9v9z"/></svg>'), FaultKind.OVERLAP, "NOR–XTR"),
    (hill_path("M45 5h10x10h-10z"), BoardFault.BAD_PATH, "HIL"),
    (hill_path("hello"), BoardFault.BAD_PATH, "HIL"),
    (hill_path("M45 5 10"), BoardFault.BAD_PATH, "HIL"),
    (hill_path("h10v10h-10z"), BoardFault.BAD_PATH, "HIL"),
    (hill_path("M45 5hNaNv10h-10z"), BoardFault.BAD_PATH, "HIL"),
    (hill_path("M45 5h1e999v10h-10z"), BoardFault.BAD_PATH, "HIL"),
    (hill_path("M45 5h4e9v10h-10z"), BoardFault.BAD_PATH, "HIL"),
    (hill_path("M45 5h10"), FaultKind.NO_GROUND, "HIL"),
    (hill_path(""), FaultKind.NO_GROUND, "HIL"),
    (hill_path("M45 5l10 10v-10l-10 10z"), FaultKind.INVALID, "HIL"),
    (hill_path("M47 7h6v6h-6z"), FaultKind.CONTACT_MISSING, "EAS–HIL"),
    (hill_path("M42 5h13v10h-13z"), FaultKind.OVERLAP, "EAS–HIL"),
    (hill_path("M45 5h10v10h-10z" + "M1 1h1v1z" * 300), BoardFault.TOO_LARGE, "HIL"),
    (moved("translate(a b)"), BoardFault.TRANSFORM, "g"),
    (moved("rotat(3)"), BoardFault.TRANSFORM, "g"),
    (moved("matrix(1 2)"), BoardFault.TRANSFORM, "g"),
    (moved("scale(0)"), BoardFault.TRANSFORM, "g"),
]
PLACES: list[Case] = [
    (swap('id="unit-SOU"', 'id="unit-NOR"'), BoardFault.TWICE, "unit-NOR"),
    (swap(HILL_UNIT, ""), FaultKind.NO_PLACE, "HIL"),
    (swap('<circle id="name-HIL" cx="50" cy="18" r="2"/>', ""), FaultKind.NO_NAME, "HIL"),
    (swap('id="unit-MID-nc"', 'id="other"'), FaultKind.NO_PLACE, "MID/nc"),
    (swap("unit-MID-nc", "unit-MID-nn"), FaultKind.NO_PLACE, "MID/nc"),
    (swap("unit-HIL", "unit-HLI"), FaultKind.NO_PLACE, "HIL"),
    (swap("unit-HIL", "Unit-HIL"), FaultKind.NO_PLACE, "HIL"),
    (swap(HILL_UNIT, '<path id="unit-HIL" d="M1 1h9v9z"/>'), FaultKind.NO_PLACE, "HIL"),
    (swap("</svg>", '<circle id="unit-XTR" cx="1" cy="1" r="1"/></svg>'), FaultKind.UNKNOWN, "unit-XTR"),
    (spot('cx="50"', 'cx="10"'), FaultKind.PLACE_OUTSIDE, "HIL"),
    (spot('cx="50"', 'cx="-9"'), FaultKind.PLACE_OUTSIDE, "HIL"),
    (swap('id="name-HIL" cx="50"', 'id="name-HIL" cx="10"'), FaultKind.NAME_OUTSIDE, "HIL"),
    (swap('id="name-HIL" cx="50"', 'id="name-HIL" cx="99"'), FaultKind.NAME_OUTSIDE, "HIL"),
    (spot('cx="50"', 'cx="NaN"'), BoardFault.BAD_ANCHOR, "unit-HIL"),
    (spot('cx="50"', 'cx="1e99"'), BoardFault.BAD_ANCHOR, "unit-HIL"),
    (spot('cx="50"', ""), BoardFault.BAD_ANCHOR, "unit-HIL"),
    (spot('r="2"', ""), BoardFault.BAD_ANCHOR, "unit-HIL"),
    (spot('r="2"', 'r="-2"'), BoardFault.BAD_ANCHOR, "unit-HIL"),
    (swap('cx="27" cy="11"', 'cx="27" cy="19.8"'), FaultKind.PLACES_CLOSE, "MID–MID/nc"),
    (swap('cx="27" cy="11"', 'cx="27" cy="5"'), FaultKind.COAST_PLACE_OUTSIDE, "MID/nc"),
    (
        swap('"unit-MID-nc" cx="27" cy="11"', '"unit-MID-nc" cx="30" cy="26"'),
        FaultKind.PLACE_OFF_COAST,
        "MID/nc",
    ),
]
DRAWN_CASES = [*TEXTS, *PATHS, *PLACES]
