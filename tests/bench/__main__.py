"""``make bench``: one adjudication here beside PyPI ``diplomacy`` in the same run.

By turns, so that neither has the machine to itself at a better moment: the peer, this adjudicator, and this
one again, as a measure of how much the machine wavers. The peer's time also has its history and the step to
the next phase in it; it has no call that does less.
"""

from __future__ import annotations

import json
import subprocess
import sys
import venv
from pathlib import Path

from tests.bench.adjudication import adjudication, recorded_lines
from tests.bench.boards import report
from tests.bench.games import games_report

ROOT = Path(__file__).parents[2]
PEER = "diplomacy==1.1.2"
PEER_ENVIRONMENT = ROOT / ".venv-bench"
GOAL = 40


def _peer_python() -> Path:
    """The interpreter of the peer's own environment, made at the first run."""
    folder = PEER_ENVIRONMENT / ("Scripts" if sys.platform == "win32" else "bin")
    done = PEER_ENVIRONMENT / PEER
    if not done.exists():
        venv.create(PEER_ENVIRONMENT, with_pip=True, clear=True)
        install: list[str | Path] = [folder / "python", "-m", "pip", "install", "--quiet", PEER]
        subprocess.run(install, check=True)
        done.touch()
    return folder / "python"


def _peer_median() -> float:
    """Median µs of the peer's ``Game.process()`` over the same phases."""
    script = Path(__file__).with_name("peer.py")
    done = subprocess.run(
        [_peer_python(), script], input=b"\n".join(recorded_lines()), capture_output=True, check=True
    )
    return float(json.loads(done.stdout)["median_us"])


def _main() -> int:
    peer = _peer_median()
    first, second = adjudication(), adjudication()
    ratio = peer / max(first.median_us, second.median_us)
    sys.stdout.write(
        f"{first.phases} recorded movement phases of Standard, best of 7 each, median over the phases\n"
        f"  PyPI {PEER} Game.process(): {peer:8.1f} µs (with history and phase advance)\n"
        f"  Chancery, one adjudication:        {first.median_us:8.1f} µs, again {second.median_us:.1f} µs; "
        f"slowest phase {first.slowest_us:.1f} µs\n"
        "    (orders in integers to results, dislodged units, retreat options, stand-offs)\n"
        f"  ratio {ratio:.1f} (goal: at least {GOAL})\n"
    )
    sys.stdout.write(games_report())
    sys.stdout.write(report())
    return int(ratio < GOAL)


if __name__ == "__main__":
    sys.exit(_main())
