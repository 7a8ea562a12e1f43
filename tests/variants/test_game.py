"""The tree of a game: whose turn it is, what is played, and how it ends."""

from __future__ import annotations

from dataclasses import replace

from variants.game import Ending, EndingKind, Game, Node
from variants.orders import Order, Unit, parse_order
from variants.papers import Draft
from variants.position import Dislodged, Phase, PhaseKind, Position
from variants.registry import load_variant

STANDARD = load_variant("standard")
EVERYBODY = dict.fromkeys(STANDARD.powers, "One")


def orders(*texts: str) -> tuple[Order, ...]:
    return tuple(map(parse_order, texts))


def at(position: Position, players: dict[str, str] = EVERYBODY) -> Game:
    return replace(Game.new(STANDARD, players), nodes=(Node(None, position),))


def position(kind: PhaseKind, units: dict[str, str], owners: dict[str, str], turn: int = 2) -> Position:
    return Position(Phase(turn, kind), {Unit.parse(text): power for text, power in units.items()}, owners)


def test_a_power_without_a_player_is_never_asked() -> None:
    game = Game.new(STANDARD, {"france": "Ann", "italy": "Bob"})
    assert game.powers_to_order() == ("france", "italy")
    assert not game.one_player


def test_one_person_may_play_all() -> None:
    assert Game.new(STANDARD, EVERYBODY).one_player


def test_resolving_adds_a_node_and_empties_the_drafts() -> None:
    game = Game.new(STANDARD, EVERYBODY).with_draft("france", Draft(orders("A PAR - BUR"))).resolve()
    assert game.line() == (0, 1)
    assert game.drafts == {}
    assert game.nodes[1].orders == {"france": orders("A PAR - BUR")}
    assert game.position.phase == Phase(2, PhaseKind.MOVEMENT)
    assert "A BUR" in map(str, game.position.units)


def test_only_powers_with_somewhere_to_go_are_asked_in_retreats() -> None:
    before = position(PhaseKind.RETREAT, {"A PAR": "germany", "A MAR": "italy"}, {})
    dislodged = {
        Unit.parse("A PAR"): Dislodged("france", "BUR"),
        Unit.parse("F NAP"): Dislodged("turkey", None),
    }
    surrounded = {Unit.parse(text): "austria" for text in ("A ROM", "A APU", "F TYS", "F ION", "A NAP")}
    game = at(replace(before, units={**before.units, **surrounded}, dislodged=dislodged))
    assert game.powers_to_order() == ("france",)


def test_only_powers_that_can_build_or_choose_a_removal_are_asked() -> None:
    game = at(
        position(
            PhaseKind.ADJUSTMENT,
            {"A PAR": "france", "A BEL": "germany", "A HOL": "germany", "A WAL": "turkey", "A CON": "italy"},
            {"BRE": "france", "PAR": "france", "KIE": "germany", "CON": "turkey", "SMY": "turkey",
             "NAP": "italy", "SPA": "italy"},
        )
    )  # fmt: skip
    assert game.powers_to_order() == ("france", "germany", "italy", "turkey")
    no_choice = at(position(PhaseKind.ADJUSTMENT, {"A WAL": "turkey", "A PAR": "france"}, {"PAR": "france"}))
    assert no_choice.powers_to_order() == ()


def test_a_count_that_wins_ends_the_game() -> None:
    centers = sorted(STANDARD.board.centers)
    game = at(position(PhaseKind.MOVEMENT, {"A PAR": "france"}, dict.fromkeys(centers[:18], "france")))
    won = game.resolve()
    assert won.ending == Ending(EndingKind.SOLO, ("france",))
    assert won.powers_to_order() == ()


def test_seventeen_centres_do_not_win() -> None:
    centers = sorted(STANDARD.board.centers - {"PAR"})
    game = at(position(PhaseKind.MOVEMENT, {"A BUR": "france"}, dict.fromkeys(centers[:17], "france")))
    assert game.resolve().ending is None


def test_end_after_a_turn_is_a_draw_of_the_survivors() -> None:
    game = Game.new(STANDARD.with_rules({"end_after": 2}), EVERYBODY).resolve()
    assert game.ending is None
    ended = game.resolve()
    assert ended.ending == Ending(EndingKind.DRAW, STANDARD.powers)


def test_a_draw_names_who_shares_in_it() -> None:
    game = Game.new(STANDARD, EVERYBODY).agree_draw(("england", "russia"))
    assert game.ending == Ending(EndingKind.DRAW, ("england", "russia"))


def test_a_power_with_neither_unit_nor_centre_is_no_survivor() -> None:
    game = at(position(PhaseKind.MOVEMENT, {"A PAR": "france"}, {"VIE": "austria"}))
    assert game.survivors() == ("austria", "france")


def test_earlier_phases_keep_the_players_of_then() -> None:
    game = Game.new(STANDARD, {**EVERYBODY, "italy": "Eva"}).resolve()
    game = game.with_player("italy", "Bob").resolve().with_player("italy", "")
    assert [game.players_at(node)["italy"] for node in game.line()] == ["Eva", "Bob", ""]
    assert game.players_at(0) == {**EVERYBODY, "italy": "Eva"}
    back = game.back_to(0)
    assert [back.resolve().players_at(node)["italy"] for node in (0, back.current)] == ["", ""]


def test_who_played_before_an_older_file_told_is_nobody_we_know() -> None:
    game = Game.new(STANDARD, EVERYBODY).resolve().with_player("italy", "Bob")
    older = replace(game, decisions=(replace(game.decisions[0], former=""),))
    assert older.players_at(0)["italy"] == ""


def test_a_new_player_has_the_whole_time() -> None:
    game = Game.new(STANDARD, EVERYBODY).with_time("italy", 3.0).with_time("france", 4.0)
    assert dict(game.with_player("italy", "Bob").left) == {"france": 4.0}
