"""The time of one adjudication on each board beside Standard's, in one run."""

from __future__ import annotations

import gc
import statistics
from functools import partial

from tests.bench.adjudication import best_time
from tests.variants.random_games import random_game
from variants.adjudicator import adjudicate
from variants.coding import code_orders, code_position
from variants.movement import rulings_of
from variants.outcome import Resolution
from variants.permits import permits_of
from variants.position import PhaseKind
from variants.registry import VARIANT_IDS, load_variant
from variants.tables import tables_of

_SEED, _TURNS = 7, 30


def games_report() -> str:
    """A line for each game: the median over the movement phases of one random game by legal orders."""
    medians = {id_: _median(id_) for id_ in VARIANT_IDS}
    standard = medians["standard"][0]
    lines = [
        f"  adjudication on {id_:8}: {median:7.1f} µs, {median / standard:4.2f} times Standard's "
        f"({phases} phases of a random game, {units:.0f} units)\n"
        for id_, (median, phases, units) in medians.items()
    ]
    return "".join(lines)


def _median(variant_id: str) -> tuple[float, int, float]:
    phases = [
        resolution
        for game in random_game(variant_id, _SEED, _TURNS)
        for resolution in [game.nodes[game.current].resolution]
        if resolution is not None and resolution.before.phase.kind is PhaseKind.MOVEMENT
    ]
    units = statistics.mean(len(each.before.units) for each in phases)
    gc.disable()
    try:
        times = [_time(variant_id, each) for each in phases]
    finally:
        gc.enable()
    return statistics.median(times), len(times), units


def _time(variant_id: str, resolution: Resolution) -> float:
    """In µs."""
    variant, before = load_variant(variant_id), resolution.before
    tables = tables_of(variant.board)
    given = [(each.power, each.order) for each in resolution.judged]
    placed, coded = code_position(tables, before), code_orders(tables, given)
    permits = permits_of(variant, before, given, tables, placed, coded)
    return best_time(partial(adjudicate, tables, placed, coded, rulings_of(variant.rules), permits)) * 1e6
