"""The reasons: what stopped an order, with strengths and the units that decided it."""

from __future__ import annotations

import pytest

from app.commands.case_lines import CaseRecord, decode_line, read_line
from tests.variants.cases import FOLDER
from variants.explain import explain
from variants.outcome import Cause, Reason
from variants.phases import resolve

LINES = (FOLDER / "datc.jsonl").read_bytes().splitlines()
DATC = {record.id: record for record in (decode_line(line, CaseRecord) for line in LINES)}


def reasons(case: str) -> dict[str, Reason]:
    line = read_line(DATC[case])
    resolution = resolve(line.variant, line.position, line.orders)
    return dict(zip(line.texts, explain(line.variant, resolution), strict=True))


@pytest.mark.parametrize(
    ("case", "order", "cause", "strengths", "by"),
    [
        ("6.A.11", "A VIE - TYR", Cause.STAND_OFF, (2, 2), "A VEN"),
        ("6.A.5", "F LON - YOR", Cause.STRONGER, (4, 2), "A YOR"),
        ("6.A.10", "A APU - VEN", Cause.HELD_OFF, (2, 2), "A VEN"),
        ("6.D.2", "A VEN H", Cause.OVERPOWERED, (2, 4), "A TRI"),
        ("6.D.2", "A TYR S A VEN", Cause.CUT_BY_ATTACK, (None, None), "A VIE"),
        ("6.D.9", "A ALB S A TRI - SER", Cause.UNMATCHED, (None, None), "A TRI"),
        ("6.B.9", "F POR S F MAO - SPA/nc", Cause.COAST, (None, None), "F MAO"),
        ("6.D.10", "F KIE - BER", Cause.OWN_UNIT, (None, None), "A BER"),
        ("6.D.12", "A VEN - TRI", Cause.OWN_SUPPORT, (2, 2), "F TRI"),
        ("6.D.12", "A VIE S A VEN - TRI", Cause.OWN_TARGET, (None, None), ""),
        ("6.D.18", "A ARM - ANK", Cause.OUTDONE, (2, 4), "F BLA"),
        ("6.E.1", "A PRU - BER", Cause.HEAD_TO_HEAD, (2, 4), "A BER"),
        ("6.E.13", "F NTH H", Cause.BELEAGUERED, (2, 4), "F BEL F NWG F YOR"),
        ("6.F.6", "A LON - HOL", Cause.CONVOY_BROKEN, (None, None), "F NTH"),
        ("6.D.8", "A GRE - NAP", Cause.CONVOY_MISSING, (None, None), ""),
        ("6.F.14", "A BRE - LON", Cause.PARADOX, (None, None), ""),
        ("6.F.14", "F ENG C A BRE - LON", Cause.OVERPOWERED, (2, 4), "F WAL"),
        ("6.A.1", "F NTH - PIC", Cause.UNREACHABLE, (None, None), ""),
        ("6.A.6", "F LON - NTH", Cause.NO_UNIT, (None, None), ""),
        ("6.H.5.r", "F ANK R BLA", Cause.BARRED, (None, None), ""),
        ("6.H.1.r", "F TRI R ALB", Cause.MET_RETREAT, (None, None), "F GRE"),
        ("6.I.7", "A MOS B#2", Cause.OCCUPIED, (None, None), "A MOS"),
        ("6.J.1", "A PAR D", Cause.OVER_LIMIT, (None, None), ""),
    ],
)
def test_reason(
    case: str, order: str, cause: Cause, strengths: tuple[int | None, int | None], by: str
) -> None:
    reason = reasons(case)[order]
    assert reason.cause is cause
    assert (reason.attack, reason.defence) == strengths
    assert " ".join(map(str, reason.by)) == by


def test_failures_name_their_rule() -> None:
    assert reasons("6.D.2")["A TYR S A VEN"].rule == "DATC 6.D.2"
