"""Times PyPI `diplomacy` on recorded phases; runs in that package's own virtual environment.

Reads cases (JSON Lines) on standard input and writes one JSON line: the median over the phases, in µs, of
the best of seven `Game.process()` calls on a fresh game each.
"""

import json
import statistics
import sys
import time
from typing import Any

REPEATS = 7


def fresh_game(case: dict[str, Any]) -> Any:
    from diplomacy import Game  # type: ignore[import-not-found]  # only in its own environment

    game = Game()
    game.clear_units()
    game.clear_centers()
    for power, units in case["units"].items():
        game.set_units(power, [unit.upper() for unit in units])
    for power, centers in (case["centers"] or {}).items():
        game.set_centers(power, centers)
    game.set_current_phase(case["phase"])
    for power, orders in case["orders"].items():
        game.set_orders(power, [order.upper() for order in orders])
    return game


def best_time(case: dict[str, Any]) -> float:
    games = [fresh_game(case) for _ in range(REPEATS)]
    best = float("inf")
    for game in games:
        start = time.perf_counter()
        game.process()
        best = min(best, time.perf_counter() - start)
    return best


def main() -> None:
    cases = [json.loads(line) for line in sys.stdin]
    times = [best_time(case) for case in cases]
    json.dump({"phases": len(cases), "median_us": statistics.median(times) * 1e6}, sys.stdout)


if __name__ == "__main__":
    main()
