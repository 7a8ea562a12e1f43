"""Which shore belongs to which coast, on boards whose lists and circles are still being written."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from maps.board_files import check_board
from maps.checks import LENIENT
from maps.mending import load_mended

FLEET = "fleet_adjacency"
DRAWN = Path(__file__).parents[1] / "boards" / "drawn"


def faults(record: Any, svg: str) -> list[str]:
    data = json.dumps(record).encode(), svg.encode()
    return [str(fault) for _, fault in check_board("isle", *data, load=load_mended, limits=LENIENT).faults]


def isle() -> tuple[Any, str]:
    facts = json.loads((DRAWN / "isle.json").read_text(encoding="utf-8"))
    return facts, (DRAWN / "isle.svg").read_text(encoding="utf-8")


def one_sea() -> tuple[Any, str]:
    """The isle in one sea, so that both coasts of MID have the same neighbours."""
    record, svg = isle()
    del record["provinces"]["SOU"]
    svg = re.sub(r'<path id="NOR" .*/>', '<path id="NOR" d="M0 0H600V400H0Z M100 120H500V300H100Z"/>', svg)
    svg = re.sub(r'<(path|circle) id="(unit-|name-)?SOU" [^>]*/>', "", svg)
    record[FLEET] = []
    return record, svg


def listed(record: Any, told: list[str]) -> None:
    """Writes what is told to be missing into the lists."""
    for key, pair in re.findall(r"(\w+_adjacency) (\[.*?\])", "\n".join(told)):
        record[key].append(json.loads(pair))


def test_two_coasts_with_the_same_neighbours_can_be_listed_as_they_are_told() -> None:
    record, svg = one_sea()
    listed(record, faults(record, svg))
    assert ["MID/nc", "NOR"] in record[FLEET]
    assert ["MID/sc", "NOR"] in record[FLEET]
    assert faults(record, svg) == []


def test_two_circles_on_one_shore_are_told() -> None:
    record, svg = one_sea()
    listed(record, faults(record, svg))
    astray = faults(record, svg.replace('cx="300" cy="300"', 'cx="290" cy="118"'))
    assert any("unit place nearer to another coast" in fault for fault in astray)


def test_a_coast_of_which_nothing_is_listed_yet_keeps_the_shore_at_its_circle() -> None:
    record, svg = isle()
    record[FLEET] = [pair for pair in record[FLEET] if not {"MID/nc", "MID/sc"} & set(pair)]
    record[FLEET] += [["MID/nc", "WES"]]
    told = faults(record, svg)
    assert any('["MID/sc", "SOU"]' in fault for fault in told)
    assert not any('["MID/nc", "SOU"]' in fault for fault in told)
    listed(record, told)
    assert faults(record, svg) == []
