"""Times the adjudication of recorded movement phases: orders in integers to results and retreat options.

What is timed: validity, convoys, results, dislodged units, retreat options, stand-offs. What is not: reading
positions and orders into integers, the next position, reasons. Best of seven for each phase, in loops of
their own; the figure is the median over the phases.
"""

from __future__ import annotations

import gc
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from app.commands.case_lines import CaseLine, CaseRecord, decode_line, read_line
from variants.adjudicator import adjudicate
from variants.coding import code_orders, code_position
from variants.movement import rulings_of
from variants.position import PhaseKind
from variants.tables import tables_of

RECORDED = Path(__file__).parent.parent / "cases" / "standard-games.jsonl"
REPEATS = 7


@dataclass(frozen=True)
class Figure:
    """A measured time: the median over so many phases, in µs."""

    phases: int
    median_us: float
    slowest_us: float


def recorded_lines() -> Iterator[bytes]:
    """The recorded movement phases, as they are in the file."""
    for line in RECORDED.read_bytes().splitlines():
        if decode_line(line, CaseRecord).phase.endswith(PhaseKind.MOVEMENT):
            yield line


def adjudication() -> Figure:
    """The time of one adjudication."""
    calls = [_call(read_line(decode_line(line, CaseRecord))) for line in recorded_lines()]
    gc.disable()
    try:
        times = [best_time(call) * 1e6 for call in calls]
    finally:
        gc.enable()
    return Figure(len(times), statistics.median(times), max(times))


def best_time(call: Callable[[], object]) -> float:
    """The shortest of some runs, in seconds."""
    best = float("inf")
    for _ in range(REPEATS):
        start = time.perf_counter()
        call()
        best = min(best, time.perf_counter() - start)
    return best


def _call(line: CaseLine) -> Callable[[], object]:
    tables = tables_of(line.variant.board)
    placed, orders = code_position(tables, line.position), code_orders(tables, line.orders)
    return partial(adjudicate, tables, placed, orders, rulings_of(line.variant.rules))


if __name__ == "__main__":
    figure = adjudication()
    sys.stdout.write(
        f"{figure.phases} phases: median {figure.median_us:.1f} µs, slowest {figure.slowest_us:.1f} µs\n"
    )
