"""The document as the table plays: seals that are opened again, other players, a game master."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace

import pytest

from app.document import Change, Document, Stage
from tests.app.desk import hot_seat
from variants.errors import BrokenSealError
from variants.formats.save import dump_game, load_game
from variants.formats.sealing import lock_openly, lock_with, opened
from variants.game import Game
from variants.orders import parse_order
from variants.papers import Decision, Draft, Ruling, Table
from variants.registry import load_variant

CHEAP = 4
ORDER = parse_order("A PAR - BUR")


def stage(document: Document) -> Stage:
    """A function, since mypy would hold a property for unchanged after a call."""
    return document.stage


def write_and_seal(document: Document, text: str) -> None:
    document.raise_curtain()
    assert document.writer is not None
    document.give(document.writer, parse_order(text), "")
    document.seal()


def sealed_game() -> Game:
    """England is still to write; France has sealed A PAR - BUR under a passphrase, and lies in a file."""
    locks = {"france": lock_with("lys", CHEAP), "england": lock_openly()}
    game = replace(hot_seat(france="Ada", england="Ida"), locks=locks)
    return load_game(dump_game(game.with_draft("france", Draft((ORDER,), done=True))))


def test_sealed_orders_of_a_file_are_opened_before_they_are_played() -> None:
    document = Document(sealed_game())
    write_and_seal(document, "F LON - NTH")
    assert stage(document) is Stage.PHRASES
    assert document.writers == ()
    document.open_papers("france", opened(document.game.locks["france"], "lys", "france"))
    assert stage(document) is Stage.RESULTS
    assert ORDER in document.game.nodes[-1].orders["france"]


def test_a_power_whose_phrase_is_missing_holds_by_decision_of_the_table() -> None:
    document = Document(sealed_game())
    write_and_seal(document, "F LON - NTH")
    document.give_up_papers("france")
    assert stage(document) is Stage.RESULTS
    assert document.game.decisions == (Decision(0, Ruling.HOLDS, ("france",)),)
    assert "france" not in document.game.nodes[-1].orders


def test_a_file_whose_orders_are_all_sealed_waits_for_the_phrases() -> None:
    game = sealed_game()
    document = Document(load_game(dump_game(game.with_draft("england", Draft(done=True)))))
    assert stage(document) is Stage.PHRASES
    document.give_up_papers("france")
    assert stage(document) is Stage.RESULTS


def test_a_broken_seal_leaves_the_document_as_it_was() -> None:
    save = json.loads(dump_game(sealed_game()))
    save["sealed"]["france"]["data"] = save["sealed"]["england"]["data"]
    document = Document(load_game(json.dumps(save).encode()))
    before = document.game
    with pytest.raises(BrokenSealError):
        document.open_papers("france", opened(before.locks["france"], "lys", "france"))
    assert document.game is before


def test_opening_a_seal_is_nothing_to_save() -> None:
    document = Document(sealed_game())
    document.open_papers("france", opened(document.game.locks["france"], "lys", "france"))
    assert not document.dirty


def test_a_seal_is_taken_back_while_others_still_write() -> None:
    document = Document(hot_seat(france="Ada", england="Ida", italy="Eva"))
    write_and_seal(document, "F LON - NTH")
    assert document.reopenable == ("england",)
    document.reopen("france")
    assert document.writer == "france"
    document.reopen("england")
    assert (document.stage, document.writer) == (Stage.CURTAIN, "england")
    assert not document.game.draft("england").done
    document.raise_curtain()
    assert not document.reopenable


def test_orders_of_a_player_who_left_are_not_played() -> None:
    document = Document(hot_seat(france="Ada", england="Ida", italy="Eva"))
    write_and_seal(document, "F LON - NTH")
    document.set_players({"england": ""})
    write_and_seal(document, "A PAR - BUR")
    write_and_seal(document, "A VEN H")
    assert stage(document) is Stage.RESULTS
    assert "england" not in document.game.nodes[-1].orders


def test_when_the_last_who_writes_leaves_the_phase_is_played() -> None:
    document = Document(hot_seat(france="Ada", england="Ida", italy="Eva"))
    write_and_seal(document, "F LON - NTH")
    write_and_seal(document, "A PAR - BUR")
    document.set_players({"italy": ""})
    assert stage(document) is Stage.RESULTS


def test_a_player_is_found_between_two_phases_without_leaving_the_results() -> None:
    document = Document(hot_seat(france="Ada", england="Ida"))
    write_and_seal(document, "F LON - NTH")
    write_and_seal(document, "A PAR - BUR")
    document.set_players({"italy": "Eva"})
    assert stage(document) is Stage.RESULTS
    document.go_on()
    assert set(document.pending) == {"england", "france", "italy"}


def game_with(table: Table) -> Game:
    return Game.new(load_variant("standard"), {"france": "Ada", "england": "Ida", "italy": "Eva"}, table)


def test_with_a_game_master_all_powers_are_written_without_curtains_and_the_game_goes_back() -> None:
    document = Document(game_with(Table(master=True)))
    assert stage(document) is Stage.WRITING
    assert document.writers == ("england", "france", "italy")
    document.give("france", ORDER, "")
    document.seal()
    document.go_on()
    document.take_back(0)
    assert (document.stage, document.game.current, document.look) == (Stage.WRITING, 0, 0)
    assert document.game.draft("france").orders == (ORDER,)
    assert document.game.decisions[-1].ruling is Ruling.TAKEN_BACK
    document.seal()
    assert document.game.line() == (0, 2)


def test_without_a_game_master_nothing_is_taken_back() -> None:
    document = Document(game_with(Table()))
    for text in ("F LON - NTH", "A PAR - BUR", "A VEN H"):
        write_and_seal(document, text)
    document.take_back(0)
    assert document.game.current == 1


def test_the_order_of_writing_is_fixed_or_drawn_for_each_phase() -> None:
    order = ("italy", "france", "england", "austria", "germany", "russia", "turkey")
    document = Document(game_with(Table(order=order)))
    assert document.pending == ("italy", "france", "england")
    drawn = Document(game_with(Table(order=order, drawn=True)))
    firsts: Counter[str] = Counter()
    for _ in range(60):
        for _ in range(3):
            drawn.raise_curtain()
            drawn.seal()
        drawn.go_on()
        firsts[drawn.pending[0]] += 1
    assert set(firsts) == {"italy", "france", "england"}  # chance of a miss: one in ten thousand million


def test_a_change_of_stage_is_told() -> None:
    document = Document(hot_seat(france="Ada", england="Ida", italy="Eva"))
    told: list[Change] = []
    document.changed.connect(told.append)
    document.set_players({"italy": ""})
    assert told == [Change.STAGE]
