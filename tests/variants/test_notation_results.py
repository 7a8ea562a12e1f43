"""Result pages of every house style, with noise: all orders are read back, everything else is passed over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

import pytest

from maps.board import BOARD_IDS
from tests.variants.notation_casts import VARIANTS
from variants.legal import move_goals, supportable
from variants.notation import read_orders
from variants.notation.styles import STYLES, results_text
from variants.orders import Hold, Move, Order, Support
from variants.outcome import Resolution
from variants.phases import resolve

NOISES: Mapping[str, Callable[[str], str]] = {
    "plain": str,
    "mail": lambda line: f"> > {line}\r",
    "typesetting": lambda line: f"\u200f{line}\u200e".replace(" ", "\u00a0"),
    "list": lambda line: f" \u2022 12. {line}".replace(" ", "\t"),
}
_played: dict[str, Resolution] = {}


def played(board_id: str) -> Resolution:
    """The first turn, with orders of three kinds."""
    if board_id not in _played:
        variant, start = VARIANTS[board_id], VARIANTS[board_id].start()
        given: list[tuple[str, Order]] = []
        for number, (unit, power) in enumerate(sorted(start.units.items())):
            helped = {other: goals for other, goals in supportable(variant, start, unit).items() if goals}
            goals = sorted(move_goals(variant, start, unit), key=str)
            if number % 3 == 0 and helped:
                other = min(helped)
                given.append((power, Support(unit, other, helped[other][-1])))
            elif number % 3 and goals:
                given.append((power, Move(unit, goals[number % len(goals)])))
            else:
                given.append((power, Hold(unit)))
        _played[board_id] = resolve(variant, start, given)
    return _played[board_id]


@pytest.mark.parametrize("noise", NOISES)
@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_results_are_read_back(board_id: str, noise: str) -> None:
    resolution = played(board_id)
    given = Counter((each.power, str(each.order)) for each in resolution.judged)
    for style in STYLES:
        page = results_text(VARIANTS[board_id], resolution, style)
        noisy = "\n".join(NOISES[noise](line) if line else "" for line in page.split("\n"))
        readings = read_orders(VARIANTS[board_id], resolution.before, noisy)
        assert [each.text for each in readings if each.error] == [], style
        assert Counter((str(each.power), str(*each.orders)) for each in readings) == given, style


def test_a_result_of_programs_keeps_its_outcome_as_a_note() -> None:
    text = "ORD ( SPR 1901 ) ( ( FRA AMY PAR ) MTO BUR ) ( BNC RET )"
    (found,) = read_orders(VARIANTS["standard"], VARIANTS["standard"].start(), text)
    assert (str(*found.orders), found.power, found.note) == ("A PAR - BUR", "france", "( BNC RET )")
