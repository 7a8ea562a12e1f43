"""The comparison sees every kind of difference, and the line reader names what is wrong with a line."""

from __future__ import annotations

import json
from typing import Any

import pytest

from app.commands.case_lines import CaseRecord, RecordedCase, decode_line, read_line
from app.commands.compare import differences, not_compared
from variants.errors import FileFormatError
from variants.phases import resolve

# France takes Burgundy from Germany and Belgium stays empty; Fall, so the centres are counted.
LINE: dict[str, Any] = {
    "id": "x",
    "phase": "F1901M",
    "units": {"FRANCE": ["A PAR", "A MAR", "A PIC"], "Germany": ["A BUR", "A HOL", "F KIE"]},
    "centers": {"FRANCE": ["PAR", "MAR"], "GERMANY": ["KIE"]},
    "orders": {
        "french": ["A PAR - BUR", "A MAR S A PAR - BUR", "A PIC - BEL"],
        "GERMANY": ["A HOL - BEL", "A BUR H", "F KIE - HOL"],
    },
}
RETREATS = {"A BUR": ["GAS", "MUN", "RUH"]}


def found(expected: dict[str, Any], **changes: Any) -> list[str]:
    record = decode_line(json.dumps(LINE | changes | {"expected": expected}).encode(), RecordedCase)
    line = read_line(record)
    resolution = resolve(line.variant, line.position, line.orders)
    return [difference.key for difference in differences(line, record.expected, resolution)]


@pytest.mark.parametrize(
    ("expected", "keys"),
    [
        ({"units_after": {"FRANCE": ["A MAR", "A BUR", "A PIC"], "GERMANY": ["A HOL", "F KIE"]}}, []),
        (
            {"units_after": {"FRANCE": ["A BUR", "A MAR"]}},
            ["units_after.FRANCE", "units_after.GERMANY"],
        ),
        ({"dislodged_after": {"GERMANY": ["A BUR"]}}, []),
        ({"dislodged_after": {}}, ["dislodged_after.GERMANY"]),
        ({"retreat_options": RETREATS}, []),
        ({"retreat_options": {"A BUR": ["GAS", "MUN"]}}, ["retreat_options.A BUR"]),
        ({"contested_after": ["BEL"]}, []),
        ({"contested_after": ["HOL"]}, ["contested_after.BEL", "contested_after.HOL"]),
        ({"centers_after": {"FRANCE": ["MAR", "PAR"], "GERMANY": ["KIE"]}}, []),
        ({"centers_after": {"FRANCE": ["MAR"], "GERMANY": ["KIE"]}}, ["centers_after.FRANCE"]),
        ({"next_phase": "F1901R"}, []),
        ({"next_phase": "W1901A"}, ["next_phase"]),
        ({"results": {"A PIC - BEL": "fails", "A PAR - BUR": "advances"}}, []),
        ({"results": {"A BUR H": "succeeds"}}, ["results.A BUR H"]),
        ({"results": {"A BUR - PIC": "void"}}, ["results.A BUR - PIC"]),
        ({"winner": None}, []),
        ({"winner": "FRANCE"}, ["winner"]),
    ],
)
def test_each_key_is_compared(expected: dict[str, Any], keys: list[str]) -> None:
    assert found(expected) == keys


def test_counted_facts_are_compared() -> None:
    quiet: dict[str, Any] = {"orders": {}}
    assert found({"adjustments": {"FRANCE": -1, "GERMANY": -1}}, **quiet) == []
    assert found({"adjustments": {"FRANCE": 0}}, **quiet) == ["adjustments.FRANCE"]
    assert found({"centers_after": {"FRANCE": ["MAR", "PAR"], "GERMANY": ["HOL", "KIE"]}}, **quiet) == []
    level: dict[str, Any] = {"rules": {"victory_centers": 2}, "orders": {}}
    assert found({"winner": "FRANCE"}, **level) == ["winner"]
    assert found({"winner": "france"}, **level | {"orders": {"GERMANY": ["A HOL - RUH"]}}) == []


def test_what_is_not_compared() -> None:
    def why(**changes: Any) -> str | None:
        record = LINE | {"expected": {"winner": None}} | changes
        return not_compared(decode_line(json.dumps(record).encode(), RecordedCase))

    assert why() is None
    assert why(variant="standard-wings") == "standard-wings"
    assert why(superseded_by="7.B.1") == "superseded"
    assert why(expected={}) == "nothing expected"


@pytest.mark.parametrize(
    ("changes", "path"),
    [
        ({"phase": 1}, "$.phase"),
        ({"phase": "X1901M"}, "$.phase"),
        ({"units": ["A PAR"]}, "$.units"),
        ({"units": {"SPAIN": []}}, "$.units.SPAIN"),
        ({"units": {"FRANCE": [], "french": []}}, "$.units.french"),
        ({"units": {"FRANCE": ["A NTH"]}}, "$.units.FRANCE[0]"),
        ({"units": {"FRANCE": ["A PAR", "F PAR"]}}, "$.units.FRANCE[1]"),
        ({"units": {"FRANCE": ["F SPA"]}}, "$.units.FRANCE[0]"),
        ({"centers": {"FRANCE": ["BUR"]}}, "$.centers.FRANCE[0]"),
        ({"phase": "F1901R", "contested": ["XXX"]}, "$.contested[0]"),
        ({"phase": "F1901R", "dislodged": {"FRANCE": {"A PAR": "XXX"}}}, "$.dislodged.FRANCE.A PAR"),
        ({"dislodged": {"FRANCE": {"A BUR": "MUN"}}}, "$.dislodged"),
        ({"phase": "W1901A", "contested": ["BUR"]}, "$.contested"),
        ({"phase": "W1901A", "centers": None}, "$.centers"),
        ({"rules": {"paradox": "none"}}, "$.rules.paradox"),
        ({"rules": {"weather": "fine"}}, "$.rules.weather"),
        ({"orders": {"FRANCE": ["A PAR - BUR", "A PAR ? BUR"]}}, "$.orders.FRANCE[1]"),
        ({"variant": "mars"}, "$.variant"),
    ],
)
def test_faults_name_their_key(changes: dict[str, Any], path: str) -> None:
    with pytest.raises(FileFormatError) as fault:
        read_line(decode_line(json.dumps(LINE | changes).encode(), CaseRecord))
    assert fault.value.path == path


@pytest.mark.parametrize(
    ("changes", "path"),
    [
        ({"units": {"FRANCE": "A PAR"}}, "$.units.FRANCE"),
        ({"units": {"GERMANY": [], "FRANCE": [3]}}, "$.units.FRANCE[0]"),
        ({"rules": {"victory_centers": True}}, "$.rules.victory_centers"),
        ({"orders": {"FRANCE": None}}, "$.orders.FRANCE"),
    ],
)
def test_wrong_types_name_their_key(changes: dict[str, Any], path: str) -> None:
    with pytest.raises(FileFormatError) as fault:
        decode_line(json.dumps(LINE | changes).encode(), CaseRecord)
    assert fault.value.path == path


@pytest.mark.parametrize("line", [b"", b"{", b"[]", b'{"units": {}}', b'{"phase": "S1901M"'])
def test_broken_lines_are_faults(line: bytes) -> None:
    with pytest.raises(FileFormatError):
        decode_line(line, CaseRecord)


def test_repeated_texts_are_numbered() -> None:
    orders = {"FRANCE": ["A PAR - BUR", "A PAR - BUR"], "GERMANY": ["A PAR - BUR"]}
    line = read_line(decode_line(json.dumps(LINE | {"orders": orders}).encode(), CaseRecord))
    assert line.texts == ("A PAR - BUR", "A PAR - BUR#2", "A PAR - BUR#3")


# A train from Moscow, stopped by a Chinese army and followed by a Turkish one.
TRAIN: dict[str, Any] = {
    "id": "x",
    "variant": "colonial",
    "phase": "Y1870M",
    "centers": None,
    "units": {"RUSSIA": ["A MOS"], "CHINA": ["A KRA"], "TURKEY": ["A ODE"]},
    "orders": {"RUSSIA": ["A MOS - TSR - VLA"], "CHINA": ["A KRA H"], "TURKEY": ["A ODE - MOS"]},
}
OTHERS = {"CHINA": ["A KRA"], "TURKEY": ["A MOS"]}


@pytest.mark.parametrize(
    ("expected", "keys"),
    [
        ({"results": {"A MOS - TSR - VLA": "stops at OMS"}}, []),
        ({"results": {"A MOS - TSR - VLA": "advances"}}, []),
        ({"results": {"A MOS - TSR - VLA": "fails"}}, ["results.A MOS - TSR - VLA"]),
        ({"results": {"A MOS - TSR - VLA": "stops at PRM"}}, ["results.A MOS - TSR - VLA"]),
        ({"units_after": OTHERS, "unstated": ["A MOS"]}, []),
        ({"units_after": OTHERS}, ["units_after.RUSSIA"]),
        ({"units_after": {"CHINA": ["A KRA"]}, "unstated": ["A MOS"]}, ["units_after.TURKEY"]),
    ],
)
def test_trains(expected: dict[str, Any], keys: list[str]) -> None:
    assert found(expected, **TRAIN) == keys


def test_a_train_that_stays_fails() -> None:
    blocked = {
        **TRAIN,
        "units": {"RUSSIA": ["A MOS"], "CHINA": ["A PRM"]},
        "orders": {"RUSSIA": ["A MOS-TSR-VLA"]},
    }
    assert found({"results": {"A MOS-TSR-VLA": "fails"}}, **blocked) == []
    assert found({"results": {"A MOS-TSR-VLA": "advances"}}, **blocked) == ["results.A MOS-TSR-VLA"]
