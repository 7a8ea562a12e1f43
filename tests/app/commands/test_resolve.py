"""``resolve``: one line in, one line out, in order, whatever the line."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from app.__main__ import main
from app.commands import streams

CASES = Path(__file__).parents[2] / "cases"
SPRING: dict[str, Any] = {
    "id": "s",
    "phase": "F1901M",
    "units": {"FRANCE": ["A GAS", "A PAR"], "GERMANY": ["A BUR"], "ITALY": ["F LYO"]},
    "centers": {"FRANCE": ["PAR", "BRE"], "GERMANY": ["MUN"]},
    "orders": {"FRANCE": ["A GAS - BUR", "A PAR S A GAS - BUR"], "GERMANY": ["A BUR H"]},
}


def resolved(capfdbinary: pytest.CaptureFixture[bytes], *arguments: str) -> tuple[int, list[dict[str, Any]]]:
    code = main(["resolve", *arguments])
    return code, [json.loads(line) for line in capfdbinary.readouterr().out.splitlines()]


def run(
    lines: list[dict[str, Any] | str], tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> tuple[int, list[dict[str, Any]]]:
    path = tmp_path / "lines.jsonl"
    path.write_text("\n".join(line if isinstance(line, str) else json.dumps(line) for line in lines))
    return resolved(capfdbinary, str(path))


def test_one_answer_feeds_the_next_phase(tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    code, (answer,) = run([SPRING], tmp_path, capfdbinary)
    assert code == 0
    assert answer["dislodged_after"] == {"GERMANY": {"A BUR": "GAS"}}
    assert answer["results"] == {
        "A GAS - BUR": "succeeds",
        "A PAR S A GAS - BUR": "succeeds",
        "A BUR H": "dislodged",
    }
    assert answer["next_phase"] == "F1901R"
    assert "adjustments" not in answer
    retreat = {
        "id": 2,
        "phase": answer["next_phase"],
        "units": answer["units_after"],
        "dislodged": answer["dislodged_after"],
        "contested": answer["contested_after"],
        "centers": answer["centers_after"],
        "orders": {"GERMANY": ["A BUR R MUN"]},
    }
    code, (after,) = run([retreat], tmp_path, capfdbinary)
    assert code == 0
    assert after["id"] == 2
    assert after["units_after"]["GERMANY"] == ["A MUN"]
    assert after["adjustments"] == {"ITALY": -1}
    assert after["winner"] is None


def test_powers_in_any_case_and_by_any_alias(
    tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    line = {
        "phase": "S1901M",
        "units": {"Frankreich": ["A PAR"], "austro-hongrois": ["A VIE"]},
        "orders": {"french": ["A PAR - BUR"], "AUSTRIA": ["A VIE - GAL"]},
    }
    code, (answer,) = run([line], tmp_path, capfdbinary)
    assert code == 0
    assert answer["units_after"] == {"AUSTRIA": ["A GAL"], "FRANCE": ["A BUR"]}


def test_a_convoyed_attacker_is_written_as_null(
    tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    line = {
        "phase": "S1901M",
        "units": {"ENGLAND": ["A LON", "F NTH", "F SKA"], "RUSSIA": ["A NWY"]},
        "orders": {"ENGLAND": ["A LON - NWY via", "F NTH C A LON - NWY", "F SKA S A LON - NWY"]},
    }
    _, (answer,) = run([line], tmp_path, capfdbinary)
    assert answer["dislodged_after"] == {"RUSSIA": {"A NWY": None}}


def test_rules_are_applied(tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    line = {
        "phase": "S1901M",
        "units": {"FRANCE": ["A PIC"]},
        "orders": {"FRANCE": ["A PIC - BEL via"]},
    }
    code, answers = run([line, line | {"rules": {"convoy_fallback": "land"}}], tmp_path, capfdbinary)
    assert code == 0
    assert [answer["units_after"]["FRANCE"] for answer in answers] == [["A PIC"], ["A BEL"]]


@pytest.mark.parametrize("expected", [5, {"units_after": 3}, {"results": None}, "?"])
def test_what_is_expected_is_not_looked_at(
    expected: object, tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    code, (answer,) = run([SPRING | {"expected": expected, "title": 7}], tmp_path, capfdbinary)
    assert code == 0
    assert "error" not in answer


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"phase": "X1901M"}, "$.phase"),
        ({"phase": "S١٩٠١M"}, "$.phase"),
        ({"phase": "S1850M"}, "$.phase"),
        ({"phase": None}, "$.phase"),
        ({"variant": "mars"}, "$.variant"),
        ({"rules": {"paradox": "coin"}}, "$.rules.paradox"),
        ({"rules": {"dice": 6}}, "$.rules.dice"),
        ({"units": {"MARS": ["A PAR"]}}, "$.units.MARS"),
        ({"units": {"FRANCE": ["A QQQ"]}}, "$.units"),
        ({"units": {"FRANCE": ["A PAR"], "GERMANY": ["A PAR"]}}, "A PAR"),
        ({"units": {"FRANCE": ["A PAR"], "french": ["A MAR"]}}, "$.units.french"),
        ({"centers": {"FRANCE": ["BUR"]}}, "$.centers"),
        ({"orders": {"FRANCE": ["A GAS - QQQ"]}}, "$.orders.FRANCE[0]"),
        ({"orders": {"FRANCE": "A GAS - BUR"}}, "$.orders"),
        ({"phase": "F1901R", "contested": ["QQQ"]}, "$.contested[0]"),
        ({"phase": "F1901R", "dislodged": {"FRANCE": {"A PAR": "QQQ"}}}, "$.dislodged.FRANCE.A PAR"),
        ({"dislodged": {"FRANCE": {"A PAR": "MUN"}}}, "$.dislodged"),
    ],
)
def test_a_bad_line_says_where_and_the_run_goes_on(
    change: dict[str, Any], where: str, tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    code, answers = run([SPRING, SPRING | change, SPRING], tmp_path, capfdbinary)
    assert code == 1
    assert ["error" in answer for answer in answers] == [False, True, False]
    assert answers[1]["id"] == "s"
    assert answers[1]["error"].startswith("line 2: ")
    assert where in answers[1]["error"]


@pytest.mark.parametrize("line", ["nonsense", "[]", "3", "{", "[" * 100_000, '{"id": {}}', "{}"])
def test_a_line_that_is_no_case(line: str, tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    code, answers = run([line, SPRING], tmp_path, capfdbinary)
    assert code == 1
    assert answers[0]["id"] is None
    assert "error" not in answers[1]


@pytest.mark.parametrize(
    "line",
    [
        b'{"phase":"S1901M","units":{"austria":[1]},',
        b'{"phase":"S1901M","units":{},"orders":{"austria":[null]},"x":',
        b'{"phase":"S1901M","units":{"austria":[1]},"units":[]}',
        b'{"phase":"S1901M","units":{"austria":[1]},"z":"\xff"}',
        b'{"phase":"S1901M","units":{"austria":[1]},"z":' + b"[" * 100_000,
        b"\x00" * 50,
    ],
)
def test_a_line_with_several_faults_is_one_error(
    line: bytes, tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    path = tmp_path / "lines.jsonl"
    path.write_bytes(line + b"\n" + json.dumps(SPRING).encode())
    code, answers = resolved(capfdbinary, str(path))
    assert code == 1
    assert ["error" in answer for answer in answers] == [True, False]


def test_a_name_too_long_for_a_file_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["x" * 5000]) == 2
    assert "no command and no file" in capsys.readouterr().err


@pytest.mark.parametrize(("closed", "name"), [("stdout", "reports.jsonl"), ("stdin", "-")])
def test_a_closed_stream_is_told(closed: str, name: str) -> None:
    script = (
        f"import sys; sys.{closed} = None; from app.__main__ import main; "
        f"sys.exit(main(['resolve', {name!r}]))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "closed" in done.stderr


def test_an_endless_line_is_passed_over(tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    code, answers = run([" " * (3 * streams.LINE_LIMIT) + "{}", SPRING], tmp_path, capfdbinary)
    assert code == 1
    assert "longer" in answers[0]["error"]
    assert "error" not in answers[1]


def test_standard_input(capfdbinary: pytest.CaptureFixture[bytes], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(json.dumps(SPRING).encode())))
    code, answers = resolved(capfdbinary, "-")
    assert (code, len(answers)) == (0, 1)


def test_a_byte_order_mark_is_passed_over(tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    code, answers = run(["\ufeff" + json.dumps(SPRING)], tmp_path, capfdbinary)
    assert code == 0
    assert answers[0]["id"] == "s"


def test_a_reader_that_has_enough_is_no_fault() -> None:
    command = [sys.executable, "-m", "app", "resolve", str(CASES / "standard-games.jsonl")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.readline()
        running.stdout.close()
        assert running.stderr.read() == b""


def test_a_mistyped_command_opens_no_window(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["resolv"]) == 2
    assert "no command and no file is called 'resolv'" in capsys.readouterr().err


def test_a_file_that_is_not_there(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["resolve", "no such file"]) == 2
    assert "no such file" in capfd.readouterr().err


def test_no_qt_is_started() -> None:
    script = (
        "import sys; from app.__main__ import main; "
        f"main(['resolve', {str(CASES / 'reports.jsonl')!r}]); "
        "sys.exit(any(name.startswith(('PySide6', 'shapely', 'numpy')) for name in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", script], stdout=subprocess.DEVNULL, check=False)
    assert done.returncode == 0
