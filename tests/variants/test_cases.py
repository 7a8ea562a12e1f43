"""Every recorded line gives its recorded outcome: DATC, other programs' suites, real games."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from app.commands.case_lines import RecordedCase, decode_line, read_line
from app.commands.compare import differences, not_compared
from variants.explain import explain
from variants.orders import parse_order
from variants.phases import resolve

FOLDER = Path(__file__).parent.parent / "cases"
FILES = {
    "datc": 186,
    "misc": 30,
    "reports": 14,
    "standard-games": 824,
    "1900": 14,
    "hundred-games": 89,
    "colonial": 42,
    "colonial-datc7": 43,
}


def _records(name: str) -> list[RecordedCase]:
    return [decode_line(line, RecordedCase) for line in (FOLDER / f"{name}.jsonl").read_bytes().splitlines()]


RECORDS = {name: _records(name) for name in FILES}
COMPARED = [record for records in RECORDS.values() for record in records if not not_compared(record)]


@pytest.mark.parametrize("record", COMPARED, ids=lambda record: record.id)
def test_recorded_outcome(record: RecordedCase) -> None:
    line = read_line(record)
    resolution = resolve(line.variant, line.position, line.orders)
    assert differences(line, record.expected, resolution) == ()
    assert len(explain(line.variant, resolution)) == len(line.orders)


def test_no_line_is_lost() -> None:
    assert {name: len(records) for name, records in RECORDS.items()} == FILES
    reasons = Counter(not_compared(record) for records in RECORDS.values() for record in records)
    del reasons[None]
    assert reasons == {"standard-wings": 10, "superseded": 11, "nothing expected": 1}


def test_orders_of_cases_come_back_from_their_text() -> None:
    for records in RECORDS.values():
        for record in records:
            if record.variant != "standard-wings":
                assert all(parse_order(str(order)) == order for _, order in read_line(record).orders)
