"""``check``: counts what agrees, prints what does not, and says what it left out."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from app.__main__ import main

CASES = Path(__file__).parents[2] / "cases"
CASE: dict[str, Any] = {
    "id": "c",
    "phase": "S1901M",
    "units": {"FRANCE": ["A PAR"]},
    "orders": {"FRANCE": ["A PAR - BUR"]},
    "expected": {"units_after": {"FRANCE": ["A BUR"]}},
}


def checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], *cases: dict[str, Any] | str
) -> tuple[int, list[str]]:
    path = tmp_path / "cases.jsonl"
    path.write_text("\n".join(case if isinstance(case, str) else json.dumps(case) for case in cases))
    code = main(["check", str(path)])
    return code, capsys.readouterr().out.splitlines()


def test_all_recorded_cases_of_other_programs_agree(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", *(str(CASES / f"{name}.jsonl") for name in ("datc", "misc", "reports"))]) == 0
    assert capsys.readouterr().out == "220 of 220 agree, 10 not compared (10 standard-wings)\n"


def test_a_difference_is_printed_with_its_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = CASE | {"id": "w", "expected": {"units_after": {"FRANCE": ["A PIC"]}}}
    code, lines = checked(tmp_path, capsys, CASE, wrong)
    assert code == 1
    assert '2 w: units_after.FRANCE: expected ["A PIC"], found ["A BUR"]' in lines[0]
    assert lines[-1] == "1 of 2 agree, 0 not compared"


def test_a_retreat_phase_in_which_nobody_can_retreat_is_left_to_its_own_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """vDiplomacy plays such a phase, and counts the centres after it; here it is passed over."""
    case = {
        "id": "idle",
        "phase": "F1901M",
        "units": {"FRANCE": ["F PIC", "F ENG"], "ENGLAND": ["F BEL"]},
        "centers": {"FRANCE": ["BRE", "PAR", "MAR"], "ENGLAND": ["BEL", "LON"]},
        "orders": {"FRANCE": ["F PIC H", "F ENG H"]},
    }
    source = {"next_phase": "F1901R", "centers_after": {}, "retreat_options": {"F BEL": []}}
    code, lines = checked(tmp_path, capsys, case | {"expected": source})
    assert code == 1
    assert [line.split(": ")[1] for line in lines[:-1]] == ["retreat_options.F BEL"]


def test_results_are_printed_as_their_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = CASE | {"expected": {"results": {"A PAR - BUR": "bounce", "A MAR H": "succeeds"}}}
    _, lines = checked(tmp_path, capsys, wrong)
    assert lines[0].endswith('results.A MAR H: expected "succeeds", found null')
    assert lines[1].endswith('results.A PAR - BUR: expected "bounce", found "succeeds"')


def test_what_is_not_compared_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, lines = checked(
        tmp_path,
        capsys,
        CASE | {"superseded_by": "other"},
        CASE | {"variant": "standard-wings", "units": {"FRANCE": ["W PAR"]}},
        CASE | {"expected": {}},
        CASE,
    )
    assert code == 0
    assert lines == ["1 of 1 agree, 3 not compared (1 nothing expected, 1 standard-wings, 1 superseded)"]


def test_a_line_that_cannot_be_read_is_a_difference(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, lines = checked(tmp_path, capsys, "{", CASE)
    assert code == 1
    assert lines[-1] == "1 of 2 agree, 0 not compared"


def test_a_variant_that_nobody_knows_is_a_difference(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, _ = checked(tmp_path, capsys, CASE | {"variant": "mars"})
    assert code == 1


def test_a_file_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "no such file"]) == 2
    assert "no such file" in capsys.readouterr().err


def test_a_winner_that_is_no_power_is_a_difference(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, lines = checked(tmp_path, capsys, CASE | {"expected": {"winner": "nobody"}}, CASE)
    assert code == 1
    assert "$.expected.winner" in lines[0]
    assert lines[-1] == "1 of 2 agree, 0 not compared"


def test_any_encoding_of_the_output_will_do(tmp_path: Path) -> None:
    path = tmp_path / "cases.jsonl"
    path.write_text(json.dumps(CASE | {"expected": {"results": {"A PAR → BUR": "void"}}}), encoding="utf-8")
    command = [sys.executable, "-m", "app", "check", str(path)]
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert (done.returncode, done.stderr) == (1, "")
    assert "0 of 1 agree" in done.stdout
