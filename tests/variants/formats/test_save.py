"""The own file: whole, atomic, and clear about what is wrong with it."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from maps.board import Location
from variants.errors import FileFormatError
from variants.formats.save import SIZE_LIMIT, dump_game, load_game, read_game, write_game
from variants.game import Game
from variants.orders import Order, parse_order
from variants.outcome import Outcome
from variants.papers import Draft
from variants.registry import load_variant


def orders(*texts: str) -> tuple[Order, ...]:
    return tuple(map(parse_order, texts))


def played(game: Game, **drafts: tuple[Order, ...]) -> Game:
    for power, written in drafts.items():
        game = game.with_draft(power, Draft(written))
    return game.resolve()


def new_game() -> Game:
    variant = load_variant("standard").with_rules({"paradox": "all-hold", "victory_centers": 20})
    return Game.new(variant, {power: f"Player of {power}" for power in variant.powers})


def retreating_game() -> Game:
    """A game before retreats: A TRI is dislodged from VEN, and a stand-off left TYR empty."""
    game = played(
        new_game(),
        austria=orders("F TRI - ALB"),
        italy=orders("A VEN - TRI", "A ROM - VEN"),
        germany=orders("A MUN - TYR"),
    )
    game = played(game, germany=orders("A TYR - BOH"), austria=orders("A BUD - SER")).resolve()  # no builds
    return played(
        game,
        austria=orders("A VIE - TRI", "A SER S A VIE - TRI"),
        germany=orders("A BOH - TYR"),
        italy=orders("A VEN - TYR"),
    )


def test_a_game_comes_back_whole() -> None:
    game = retreating_game().with_draft("italy", Draft(orders("A TRI R BUD"), done=True))
    assert load_game(dump_game(game)) == game


def test_what_was_tried_out_comes_back() -> None:
    branch = ({"italy": orders("A TRI R BUD"), "france": ()}, {"france": orders("A PAR H")})
    game = retreating_game().with_branches("italy", {"hope": branch, "fear": ({},)})
    assert load_game(dump_game(game)) == game


def test_a_stopped_train_comes_back_with_its_station() -> None:
    variant = load_variant("colonial")
    game = Game.new(variant, {"russia": "Ada"})
    game = played(game, russia=orders("A MOS - OMS tsr", "A ODE - MOS"))
    resolution = game.nodes[1].resolution
    assert resolution is not None
    judged = tuple(replace(each, outcome=Outcome.STOPS, stop=Location("PRM")) for each in resolution.judged)
    stopped = replace(game.nodes[1], resolution=replace(resolution, judged=judged))
    game = replace(game, nodes=(game.nodes[0], stopped))
    assert load_game(dump_game(game)) == game


def test_a_retreat_position_keeps_stand_offs_and_dislodgers_origins() -> None:
    position = load_game(dump_game(retreating_game())).position
    assert position.contested == {"TYR"}
    assert {str(unit): fact.origin for unit, fact in position.dislodged.items()} == {"A TRI": "VIE"}


def test_an_ended_game_comes_back_ended() -> None:
    game = new_game().agree_draw(("france", "turkey"))
    assert load_game(dump_game(game)) == game


def test_branches_are_kept() -> None:
    game = played(new_game(), france=orders("A PAR - BUR"))
    branched = played(replace(game, current=0), france=orders("A PAR - PIC"))
    assert [node.parent for node in branched.nodes] == [None, 0, 0]
    assert load_game(dump_game(branched)) == branched


def test_writing_replaces_the_file_in_one_step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.chancery"
    write_game(path, new_game())
    before = path.read_bytes()

    def fail(descriptor: int) -> None:
        raise OSError("no space left on device")

    monkeypatch.setattr("os.fsync", fail)
    with pytest.raises(OSError, match="no space"):
        write_game(path, retreating_game())
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def changed(path: str, value: object) -> bytes:
    """A good save with the value at a dotted path replaced."""
    save = json.loads(dump_game(retreating_game()))
    *parents, last = (int(step) if step.isdigit() else step for step in path.split("."))
    here = save
    for step in parents:
        here = here[step]
    here[last] = value
    return json.dumps(save).encode()


@pytest.mark.parametrize(
    ("path", "value", "named"),
    [
        ("format", "other", "$.format"),
        ("version", 4, "$.version"),
        ("variant", "mars", "variant"),
        ("rules", {"paradox": "coin"}, "$.rules.paradox"),
        ("rules", {"wings": True}, "$.rules"),
        ("players", {"mars": "Ann"}, "$.players.mars"),
        ("current", 99, "$.current"),
        ("nodes.1.parent", 1, "$.nodes[1].parent"),
        ("nodes.1.parent", None, "$.nodes[1].parent"),
        ("nodes.1.resolution", None, "$.nodes[1].resolution"),
        ("nodes.0.position.phase", "X1901M", "$.nodes[0].position.phase"),
        ("nodes.0.position.phase", "W1900A", "$.nodes[0].position.phase"),
        ("nodes.0.position.units.france", ["A XXX"], "$.nodes[0].position.units.france[0]"),
        ("nodes.0.position.units.france", ["A ENG"], "$.nodes[0].position.units.france[0]"),
        ("nodes.0.position.units.france", ["F SPA"], "$.nodes[0].position.units.france[0]"),
        ("nodes.0.position.units.france", ["A PAR", "A PAR"], "$.nodes[0].position.units.france[1]"),
        ("nodes.0.position.centers.france", ["BUR"], "$.nodes[0].position.centers.france[0]"),
        ("nodes.0.position.centers.france", ["VIE"], "$.nodes[0].position.centers"),
        ("nodes.4.position.contested", ["ZZZ"], "$.nodes[4].position.contested[0]"),
        ("nodes.4.position.dislodged", {"italy": {"A TRI": "ZZZ"}}, "$.nodes[4].position.dislodged.italy"),
        ("nodes.1.resolution.judged.0.order", "A ZZZ H", "$.nodes[1].resolution.judged[0].order"),
        ("nodes.1.resolution.judged.0.order", "sing", "$.nodes[1].resolution.judged[0].order"),
        ("nodes.1.resolution.judged.0.outcome", "wins", "$.nodes[1].resolution.judged[0].outcome"),
        ("nodes.1.resolution.retreat_options", {"A TRI": ["QQQ"]}, "$.nodes[1].resolution.retreat_options"),
        ("nodes.1.resolution.winner", "mars", "$.nodes[1].resolution.winner"),
        ("drafts", {"italy": {"orders": ["A ZZZ D"], "done": False}}, "$.drafts.italy"),
        ("ending", {"kind": "party", "powers": []}, "$.ending.kind"),
        ("ending", {"kind": "draw", "powers": []}, "$.ending.powers"),
        ("ending", {"kind": "solo", "powers": ["france", "italy"]}, "$.ending.powers"),
        ("variant", "x" * 5000, "variant"),
        ("surprise", 1, "surprise"),
    ],
)
def test_a_wrong_fact_is_named_with_its_place(path: str, value: object, named: str) -> None:
    with pytest.raises(FileFormatError) as caught:
        load_game(changed(path, value))
    assert named in str(caught.value)


@pytest.mark.parametrize("data", [b"", b"\xff\xfe", b"[]", b"{}", b"null", b"[" * 100_000, b'{"format": 3}'])
def test_a_foreign_file_is_refused(data: bytes) -> None:
    with pytest.raises(FileFormatError):
        load_game(data)


def test_every_shortened_file_is_refused() -> None:
    data = dump_game(new_game()).rstrip()
    for length in range(0, len(data), 97):
        with pytest.raises(FileFormatError):
            load_game(data[:length])


def test_a_giant_file_is_not_read_at_all(tmp_path: Path) -> None:
    path = tmp_path / "giant.chancery"
    with path.open("wb") as file:
        file.truncate(SIZE_LIMIT + 1)
    with pytest.raises(FileFormatError, match="larger"):
        read_game(path)


def test_a_link_and_its_permissions_stay(tmp_path: Path) -> None:
    target, link = tmp_path / "target.chancery", tmp_path / "link.chancery"
    target.touch(mode=0o600)
    link.symlink_to(target)
    write_game(link, new_game())
    assert link.is_symlink()
    assert read_game(target) == new_game()
    assert target.stat().st_mode & 0o777 == 0o600


def test_a_long_name_is_written(tmp_path: Path) -> None:
    path = tmp_path / ("n" * 240 + ".chancery")
    write_game(path, new_game())
    assert read_game(path) == new_game()


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="needs a file that never ends")
def test_a_file_that_never_ends_is_refused() -> None:
    with pytest.raises(FileFormatError, match="larger"):
        read_game(Path("/dev/zero"))
