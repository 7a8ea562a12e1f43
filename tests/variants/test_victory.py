"""Who has won, who may declare a draw, and the last turn, as each of the five games has it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from variants.formats.save import dump_game, load_game
from variants.game import Ending, EndingKind, Game, Node
from variants.orders import Unit
from variants.position import Phase, PhaseKind, Position
from variants.registry import load_variant
from variants.variant import Variant
from variants.victory import winner


def owners(variant: Variant, *standings: tuple[str, int]) -> Mapping[str, str]:
    """So many centres for each power, Hong Kong last."""
    centers = sorted(variant.board.centers, key=lambda center: (center == "HK", center))
    powers = [power for power, number in standings for _ in range(number)]
    return dict(zip(centers, powers, strict=False))


def won(variant_id: str, *standings: tuple[str, int]) -> str | None:
    variant = load_variant(variant_id)
    return winner(variant, owners(variant, *standings))


@pytest.mark.parametrize(
    ("variant", "power", "needed"),
    [
        ("standard", "france", 18),
        ("britain", "england", 19),
        ("1900", "germany", 18),
        ("hundred", "burgundy", 9),
        ("colonial", "china", 24),
    ],
)
def test_so_many_centers_win(variant: str, power: str, needed: int) -> None:
    assert won(variant, (power, needed - 1)) is None
    assert won(variant, (power, needed)) == power


def test_in_1900_level_leaders_play_on_and_the_stronger_of_two_wins() -> None:
    assert won("1900", ("germany", 18), ("italy", 18)) is None
    assert won("1900", ("germany", 19), ("italy", 19)) is None
    assert won("1900", ("germany", 18), ("italy", 19)) == "italy"


def test_in_colonial_two_at_the_threshold_do_not_win_26_to_24_included() -> None:
    assert won("colonial", ("japan", 26), ("china", 24)) is None
    assert won("colonial", ("japan", 26), ("china", 23)) == "japan"


def test_in_colonial_30_can_be_asked_for() -> None:
    variant = load_variant("colonial").with_rules({"victory_centers": 30})
    assert winner(variant, owners(variant, ("japan", 29), ("china", 29))) is None
    assert winner(variant, owners(variant, ("japan", 30), ("china", 28))) == "japan"


def test_hong_kong_does_not_count_for_china() -> None:
    variant = load_variant("colonial")
    standings = {**owners(variant, ("china", 23)), "HK": "china"}
    assert winner(variant, standings) is None
    assert winner(variant, {**owners(variant, ("japan", 23)), "HK": "japan"}) == "japan"


# --- the draw that either may declare ----------------------------------------------------------------------


def colonial(turn: int, *standings: tuple[str, int], kind: PhaseKind = PhaseKind.MOVEMENT) -> Game:
    """A game at that turn, without a unit on the board."""
    variant = load_variant("colonial")
    game = Game.new(variant, dict.fromkeys(variant.powers, "One"))
    position = Position(Phase(turn, kind), {}, owners(variant, *standings))
    return replace(game, nodes=(Node(None, position),))


def test_either_may_declare_a_draw_of_exactly_the_two() -> None:
    game = colonial(3, ("japan", 26), ("china", 24), ("russia", 5))
    assert game.draw_claims() == ("china", "japan")
    for power in ("china", "japan"):
        assert game.declare_draw(power).ending == Ending(EndingKind.DRAW, ("china", "japan"))
    with pytest.raises(ValueError, match="russia"):
        game.declare_draw("russia")
    assert game.declare_draw("china").draw_claims() == ()


def test_nobody_may_declare_one_with_one_at_the_threshold_or_with_30_or_elsewhere() -> None:
    assert colonial(3, ("japan", 26), ("china", 23)).draw_claims() == ()
    game = colonial(3, ("japan", 28), ("china", 28))
    thirty = replace(game, variant=game.variant.with_rules({"victory_centers": 30}))
    assert thirty.draw_claims() == ()
    variant = load_variant("1900")
    level = Position(Phase(3, PhaseKind.MOVEMENT), {}, owners(variant, ("germany", 18), ("italy", 18)))
    assert replace(Game.new(variant, {}), nodes=(Node(None, level),)).draw_claims() == ()


def test_the_next_count_is_anew_and_alone_at_24_wins_even_if_the_other_fell() -> None:
    game = colonial(3, ("japan", 26), ("china", 24))
    between = game.resolve()
    assert between.ending is None
    assert between.draw_claims() == ("china", "japan")  # turn 3 counts nothing
    lost = next(center for center, owner in between.position.owners.items() if owner == "china")
    taking = replace(between.position, units={Unit.parse(f"A {lost}"): "russia"})
    counted = replace(between, nodes=(Node(None, taking),), current=0).resolve()
    assert counted.ending == Ending(EndingKind.SOLO, ("japan",))


# --- the last turn -----------------------------------------------------------------------------------------


def test_colonial_ends_after_the_adjustment_of_turn_50_as_a_draw_of_all_survivors() -> None:
    assert load_variant("colonial").calendar.code(Phase(50, PhaseKind.MOVEMENT)) == "Y1968M"
    game = colonial(50)
    home = replace(game.position, owners={"TOK": "japan", "MOS": "russia"})
    adjusting = replace(game, nodes=(Node(None, home),)).resolve()
    assert (adjusting.position.phase, adjusting.ending) == (Phase(50, PhaseKind.ADJUSTMENT), None)
    assert adjusting.resolve().ending == Ending(EndingKind.DRAW, ("japan", "russia"))
    assert colonial(49, ("japan", 10)).resolve().ending is None


def test_no_other_game_ends_by_itself() -> None:
    for variant_id in ("standard", "britain", "1900", "hundred"):
        assert load_variant(variant_id).rules["end_after"] is None


def test_victory_and_the_draw_of_two_come_before_the_last_turn() -> None:
    assert colonial(50, ("japan", 24)).resolve().ending == Ending(EndingKind.SOLO, ("japan",))
    two = colonial(50, ("japan", 24), ("china", 24), ("russia", 3), kind=PhaseKind.ADJUSTMENT)
    assert two.resolve().ending == Ending(EndingKind.DRAW, ("china", "japan"))


def test_all_powers_with_a_center_may_agree_on_a_later_end() -> None:
    game = colonial(50, ("japan", 10), ("russia", 3), kind=PhaseKind.ADJUSTMENT)
    with pytest.raises(ValueError, match="russia"):
        game.agree_end(60, ("japan",))
    with pytest.raises(ValueError, match="49"):
        game.agree_end(49, ("japan", "russia"))
    later = game.agree_end(60, ("japan", "russia"))
    assert later.resolve().ending is None
    assert load_game(dump_game(later)).variant.rules["end_after"] == 60
    assert game.agree_end(None, ("japan", "russia")).resolve().ending is None


def test_a_power_with_hong_kong_alone_is_out() -> None:
    game = colonial(3, ("japan", 10))
    position = replace(game.position, owners={**game.position.owners, "HK": "china"})
    assert replace(game, nodes=(Node(None, position),)).survivors() == ("japan",)
