"""Papers under a seal: nobody reads them without the key, and every change is noticed."""

from __future__ import annotations

import json
from base64 import b64decode
from dataclasses import replace

import pytest

from variants.errors import BrokenSealError, FileFormatError, WrongPhraseError
from variants.formats.save import dump_game, load_game
from variants.formats.save_papers import open_papers, sealed_papers
from variants.formats.sealing import Papers, lock_openly, lock_with, opened, seal, unseal
from variants.game import Game
from variants.orders import parse_order
from variants.papers import Branch, Decision, Draft, Lock, Ruling, Sealed, Table
from variants.registry import load_variant

CHEAP = 4  # scrypt's cost: 16 rounds, so that the tests are quick
BLANK = Sealed(3, done=True, data=b"")
PAPERS = Papers(("A PAR - BUR",), "bold", {"shy": ("A PAR H",)}, {"0": "trust nobody"})
BRANCHES: dict[str, Branch] = {"what if": ({"france": (parse_order("A PAR - PIC"),), "england": ()}, {})}
ORDERS = (parse_order("A PAR - BUR"), parse_order("F BRE - MAO"))


@pytest.fixture(params=["phrase", "open"])
def lock(request: pytest.FixtureRequest) -> Lock:
    return lock_with("été", CHEAP) if request.param == "phrase" else lock_openly()


def game_of(lock: Lock) -> Game:
    """France has written, sealed and noted something; England has a lock as well and has written nothing."""
    standard = load_variant("standard")
    game = Game.new(
        standard, {"france": "Ada", "england": "Ida"}, locks={"france": lock, "england": lock_openly()}
    )
    draft = Draft(ORDERS, True, "bold", {"shy": (parse_order("A PAR H"),)})
    game = game.with_draft("france", draft).with_note("france", "trust nobody")
    return game.with_branches("france", BRANCHES)


def test_what_was_sealed_is_read_again(lock: Lock) -> None:
    assert unseal(lock, "france", seal(lock, "france", PAPERS, BLANK)) == PAPERS


def test_the_length_does_not_tell_how_much_was_written(lock: Lock) -> None:
    much = seal(lock, "france", PAPERS, BLANK).data
    assert len(seal(lock, "france", Papers(), BLANK).data) == len(much)


def test_the_length_tells_long_notes_only_to_the_next_power_of_two(lock: Lock) -> None:
    lengths = {
        len(seal(lock, "france", Papers(notes={"0": "x" * n}), BLANK).data) for n in (5000, 6000, 8000)
    }
    assert len(lengths) == 1


def test_a_phrase_opens_however_its_accents_are_typed() -> None:
    lock = replace(lock_with("\u00e9t\u00e9", CHEAP), key=None)
    assert opened(lock, "e\u0301te\u0301", "france").key is not None


def test_another_phrase_does_not_open() -> None:
    with pytest.raises(WrongPhraseError) as caught:
        opened(lock_with("summer", CHEAP), "Summer", "france")
    assert caught.value.power == "france"


@pytest.mark.parametrize("change", ["power", "node", "done", "bit", "cut", "empty"])
def test_a_changed_seal_is_noticed(lock: Lock, change: str) -> None:
    sealed = seal(lock, "france", PAPERS, BLANK)
    data = sealed.data
    changed = {
        "power": sealed,
        "node": replace(sealed, node=2),
        "done": replace(sealed, done=False),
        "bit": replace(sealed, data=data[:40] + bytes([data[40] ^ 1]) + data[41:]),
        "cut": replace(sealed, data=data[:-1]),
        "empty": replace(sealed, data=b""),
    }[change]
    with pytest.raises(BrokenSealError) as caught:
        unseal(lock, "italy" if change == "power" else "france", changed)
    assert caught.value.power == ("italy" if change == "power" else "france")


def test_no_file_shows_what_a_locked_power_has_written(lock: Lock) -> None:
    data = dump_game(game_of(lock))
    for secret in (b"PAR - BUR", b"BRE - MAO", b"PAR H", b'"bold"', b'"shy"', b"trust n"):
        assert secret not in data
    assert (lock.key in _bytes_of(data)) is not lock.has_phrase


def _bytes_of(data: bytes) -> list[bytes]:
    return [b64decode(lock["key"]) for lock in json.loads(data)["locks"].values() if lock["key"]]


def test_without_a_phrase_the_game_is_whole_again_at_once() -> None:
    game = game_of(lock_openly())
    assert load_game(dump_game(game)) == game


def test_with_a_phrase_it_is_whole_again_once_opened() -> None:
    lock = lock_with("été", CHEAP)
    game = game_of(lock)
    read = load_game(dump_game(game))
    assert read.draft("france") == Draft(done=True)
    assert read.unopened == ("france",)
    with pytest.raises(ValueError, match="france"):
        read.resolve()
    assert open_papers(read, "france", opened(read.locks["france"], "été", "france")) == game


def test_what_was_not_opened_is_saved_again_as_it_was() -> None:
    read = load_game(dump_game(game_of(lock_with("été", CHEAP))))
    again = load_game(dump_game(read))
    assert again.sealed == read.sealed
    assert again == read


def test_a_broken_seal_leaves_the_rest_of_the_game() -> None:
    save = json.loads(dump_game(game_of(lock_openly())))
    save["sealed"]["france"]["done"] = False
    read = load_game(json.dumps(save).encode())
    assert read.unopened == ("france",)
    with pytest.raises(BrokenSealError):
        open_papers(read, "france", read.locks["france"])
    fresh = read.held("france", read.sealed["france"])
    assert fresh.draft("france") == Draft(done=True)
    assert fresh.decisions == (Decision(0, Ruling.HOLDS, ("france",)),)
    after = fresh.resolve()
    assert after.position.units_of("france") == read.position.units_of("france")
    assert "france" not in {*after.sealed, *after.locks}


def test_only_the_passphrase_takes_back_that_a_power_holds() -> None:
    lock = lock_with("été", CHEAP)
    game = game_of(lock)
    held = load_game(dump_game(game.held("france", sealed_papers(game, "france"))))
    assert held.holding == {"france"}
    assert held.unopened == ()
    assert held.draft("france") == Draft(done=True)
    opened_again = open_papers(held.not_held("france"), "france", opened(lock, "été", "france"))
    assert opened_again == game
    assert not opened_again.decisions


def test_papers_that_are_given_up_are_gone_with_their_notes() -> None:
    game = game_of(lock_with("été", CHEAP))
    anew = game.without_sealed("france", lock_openly())
    assert anew.draft("france") == Draft()
    assert anew.decisions == (Decision(0, Ruling.REWRITES, ("france",)),)
    held = game.held("france", sealed_papers(game, "france"))
    for after in (anew, held, game.with_player("france", "Bob")):
        assert not after.notes
        assert not after.branches
        assert not after.draft("france").orders


def test_a_new_player_does_not_inherit_the_lock() -> None:
    game = game_of(lock_with("été", CHEAP))
    assert "france" not in game.with_player("france", "Bob").locks
    assert game.with_player("france", "Bob", lock_openly()).locks["france"].key


def test_who_stays_alone_keeps_the_curtain() -> None:
    game = Game.new(load_variant("standard"), {"france": "Ada", "italy": "Ida"})
    for lock in (lock_with("été", CHEAP), lock_openly()):
        guarded = game.with_lock("france", lock)
        assert not guarded.with_player("italy", "").open_table
        assert not guarded.with_player("italy", "Ada").open_table
        assert guarded.with_player("france", "").open_table


def test_orders_of_a_phase_that_is_over_are_not_taken_up_again_but_notes_are() -> None:
    lock = lock_with("été", CHEAP)
    read = load_game(dump_game(game_of(lock)))
    later = replace(replace(read, players=dict.fromkeys(read.players, "")).resolve(), players=read.players)
    opened_later = open_papers(later, "france", opened(later.locks["france"], "été", "france"))
    assert opened_later.draft("france") == Draft()
    assert opened_later.notes["france"] == {0: "trust nobody"}
    assert opened_later.branches["france"] == {0: BRANCHES}


def test_the_rules_of_the_table_are_kept() -> None:
    order = tuple(reversed(load_variant("standard").powers))
    table = Table(master=True, order=order, drawn=True, seconds=300, beep=False, deadline="Friday")
    game = Game.new(load_variant("standard"), {"italy": "Ida", "france": "Ada"}, table)
    game = game.with_player("italy", "Bea").with_player("italy", "").back_to(0)
    assert load_game(dump_game(game)) == game
    assert Game.new(game.variant, {"italy": "Ida", "france": "Ada"}, table).powers_to_order() == (
        "italy",
        "france",
    )


@pytest.mark.parametrize(
    ("where", "value", "named"),
    [
        (["locks", "france", "cost"], 64, "$.locks.france.cost"),
        (["locks", "france", "cost"], 3, "$.locks.france.key"),
        (["locks", "france", "key"], None, "$.locks.france.key"),
        (["locks", "france", "key"], "AAAA", "$.locks.france.key"),
        (["locks", "rome"], {"salt": "", "check": "", "cost": 4}, "$.locks.rome"),
        (["sealed", "italy"], {"node": 0, "done": False, "data": ""}, "$.sealed.italy"),
        (["sealed", "france", "node"], 7, "$.sealed.france.node"),
        (["drafts", "france"], {"orders": [], "done": False}, "$.drafts.france"),
        (["notes", "france"], {"0": "seen"}, "$.notes.france"),
        (["notes", "italy"], {"9": "seen"}, "$.notes.italy"),
        (["branches", "france"], {}, "$.branches.france"),
        (["branches", "italy"], {"9": {}}, "$.branches.italy"),
        (["branches", "italy"], {"0": {"x": [{"rome": []}]}}, "$.branches.italy"),
        (["branches", "italy"], {"0": {"x": [{"italy": ["A X H"]}]}}, "$.branches.italy"),
        (["table", "order"], ["france"], "$.table.order"),
        (["left"], {"rome": 3}, "$.left.rome"),
        (["decisions"], [{"node": 9, "ruling": "holds"}], "$.decisions[0].node"),
        (["decisions"], [{"node": 0, "ruling": "dances"}], "$.decisions[0].ruling"),
        (["decisions"], [{"node": 0, "ruling": "holds", "powers": ["rome"]}], "$.decisions[0].powers.rome"),
    ],
)
def test_a_wrong_fact_is_named_with_its_place(where: list[str], value: object, named: str) -> None:
    save = json.loads(dump_game(game_of(lock_openly())))
    place = save
    for key in where[:-1]:
        place = place[key]
    place[where[-1]] = value
    with pytest.raises(FileFormatError) as caught:
        load_game(json.dumps(save).encode())
    assert caught.value.path == named
