"""Saved games that somebody edited: what could only be passed over in silence is refused with its place."""

from __future__ import annotations

import json
from typing import Any

import pytest

from variants.errors import FileFormatError
from variants.formats.save import dump_game, load_game
from variants.game import Game
from variants.registry import load_variant


def saved(**changes: Any) -> bytes:
    """A game at its start with drafts of France, as changed by hand."""
    variant = load_variant("standard")
    save = json.loads(dump_game(Game.new(variant, dict.fromkeys(variant.powers, "Ada"))))
    return json.dumps(save | changes).encode()


def drafts(power: str, *orders: str, **others: list[str]) -> dict[str, Any]:
    draft: dict[str, Any] = {"orders": list(orders), "done": False}
    return {power: draft | {"others": others} if others else draft}


def refusal(data: bytes) -> str:
    with pytest.raises(FileFormatError) as caught:
        load_game(data)
    return str(caught.value)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (
            drafts("france", "A PAR - BUR", "A MAR H", "A PAR - PIC"),
            "$.drafts.france.orders[2]: 'A PAR - PIC': there is an order to A PAR already; keep one",
        ),
        (
            drafts("france", "A VIE - BOH"),
            "$.drafts.france.orders[0]: 'A VIE - BOH': A VIE is AUSTRIA's, not FRANCE's",
        ),
        (drafts("france", "A BUR H"), "$.drafts.france.orders[0]: 'A BUR H': there is no A BUR"),
        (drafts("france", "A PAR B"), "$.drafts.france.orders[0]: 'A PAR B' is no order of the phase S1901M"),
        (drafts("france", "WAIVE"), "'WAIVE' is no order of the phase S1901M"),
        (
            drafts("france", "A PAR H", bold=["A PAR - BUR", "A PAR - GAS"]),
            "$.drafts.france.others.bold[1]: 'A PAR - GAS': there is an order to A PAR already",
        ),
    ],
)
def test_a_draft_that_no_hand_wrote_is_refused(given: dict[str, Any], said: str) -> None:
    assert said in refusal(saved(drafts=given))


def test_a_draft_beside_an_ending_is_refused() -> None:
    ending = {"kind": "draw", "powers": ["france", "italy"]}
    both = saved(drafts=drafts("france", "A PAR H"), ending=ending)
    assert "$.drafts.france.orders: the game has ended" in refusal(both)
    assert load_game(saved(ending=ending)).ending is not None


def test_what_a_hand_wrote_is_read() -> None:
    game = load_game(saved(drafts=drafts("france", "A PAR - BUR", "A MAR S A PAR - BUR", "F BRE H")))
    assert len(game.draft("france").orders) == 3


@pytest.mark.parametrize("rule", ["end_after", "victory_centers"])
def test_a_huge_number_is_refused(rule: str) -> None:
    assert f"$.rules.{rule}: 10000 is none of" in refusal(saved(rules={rule: 10_000}))
    assert load_game(saved(rules={rule: 9999})).variant.rules[rule] == 9999
    assert "from 1 to 9999" in refusal(saved(rules={rule: 0}))


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ('"current": 0', '"current": 0, "current": 0', "$: "),
        ('"players": {', '"players": {"italy": "Bea", ', "$.players: "),
    ],
)
def test_a_key_that_is_there_twice_is_refused(old: str, new: str, place: str) -> None:
    data = saved().decode()
    assert old in data
    assert refusal(data.replace(old, new, 1).encode()).startswith(f"{place}the key ")
