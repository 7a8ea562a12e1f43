"""Scores of finished games, by examples reckoned by hand."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from variants.game import Ending, EndingKind, Game
from variants.registry import load_variant
from variants.scores import center_counts, draw_size, scores, sum_of_squares

STANDARD = load_variant("standard")
POWERS = STANDARD.powers
CENTERS = {"england": 12, "france": 10, "turkey": 8, "italy": 4}


def draw(*powers: str) -> Ending:
    return Ending(EndingKind.DRAW, powers)


def test_draw_size_parts_the_points_among_the_sharers() -> None:
    found = draw_size(POWERS, draw("england", "france", "turkey"))
    assert {power: points for power, points in found.items() if points} == dict.fromkeys(
        ("england", "france", "turkey"), Fraction(100, 3)
    )
    assert sum(found.values()) == 100
    assert set(found) == set(POWERS)


def test_a_winner_has_all_points() -> None:
    for kind in (EndingKind.SOLO, EndingKind.CONCESSION):
        ending = Ending(kind, ("england",))
        for found in (draw_size(POWERS, ending), sum_of_squares(POWERS, ending, CENTERS)):
            assert found == {power: 100 if power == "england" else 0 for power in POWERS}


def test_sum_of_squares_of_a_four_way_draw() -> None:
    """12, 10, 8 and 4 centres: 144 + 100 + 64 + 16 = 324."""
    found = sum_of_squares(POWERS, draw(*CENTERS), CENTERS)
    assert found["england"] == Fraction(14400, 324) == Fraction(400, 9)
    assert found["france"] == Fraction(10000, 324)
    assert found["turkey"] == Fraction(6400, 324)
    assert found["italy"] == Fraction(1600, 324)
    assert found["russia"] == 0
    assert sum(found.values()) == 100


def test_who_does_not_share_has_nothing_and_does_not_count() -> None:
    """12 and 10 of the sharers: 144 + 100 = 244; Turkey's 8 are left out."""
    found = sum_of_squares(POWERS, draw("england", "france"), CENTERS)
    assert found["england"] == Fraction(14400, 244)
    assert found["france"] == Fraction(10000, 244)
    assert found["turkey"] == 0


def test_sharers_without_centres_have_equal_parts() -> None:
    assert sum_of_squares(POWERS, draw("england", "france"), {})["france"] == 50


def test_scores_of_a_game() -> None:
    """At the start of 1901: six powers with three centres and Russia with four: 6 * 9 + 16 = 70."""
    game = Game.new(STANDARD, {})
    assert scores(game) == {}
    found = scores(game.agree_draw(POWERS))
    assert found["russia"] == (Fraction(100, 7), Fraction(1600, 70))
    assert found["austria"] == (Fraction(100, 7), Fraction(900, 70))


def test_centres_that_do_not_count_score_nothing() -> None:
    """Hong Kong under China counts for nobody (rules §4)."""
    colonial = load_variant("colonial")
    game = Game.new(colonial, {})
    owners = {**game.position.owners, "HK": "china"}
    before = center_counts(colonial, game.position.owners)
    after = center_counts(colonial, owners)
    assert after["china"] == before["china"]
    assert after["britain"] == before["britain"] - 1
    position = replace(game.position, owners=owners)
    assert position.centers_of("china") > game.position.centers_of("china")
