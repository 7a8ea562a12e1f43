"""Saved games whose parts do not fit together: a fault with its place, or a seal that is told as broken."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from variants.errors import BrokenSealError, FileFormatError
from variants.formats.binding import facts
from variants.formats.save import dump_game, load_game
from variants.formats.save_papers import open_papers
from variants.formats.sealing import Papers, lock_openly, lock_with, opened, seal
from variants.game import Game
from variants.orders import parse_order
from variants.papers import Draft, Table
from variants.registry import load_variant

DATA = Path(__file__).parent / "data"
Save = dict[str, Any]
PHRASE = lock_with("fog", 4)
OPEN = {power: lock_openly() for power in ("england", "italy")}


def saved() -> Save:
    """France has a passphrase and is done; England and Italy write; nobody plays the others."""
    names = {"france": "Ada", "england": "Ida", "italy": "Eva"}
    game = Game.new(load_variant("standard"), names, Table(), {"france": PHRASE, **OPEN})
    game = game.resolve().with_draft("france", Draft((parse_order("A PAR - BUR"),), done=True))
    save: Save = json.loads(dump_game(game))
    return save


def read(save: Save) -> Game:
    return load_game(json.dumps(save).encode())


def take_out(save: Save, *parts: str, power: str = "france") -> None:
    for part in parts:
        del save[part][power]


def decide(**decision: Any) -> Callable[[Save], None]:
    return lambda save: save.update(decisions=[{"node": 0, "ruling": "holds"} | decision])


FAULTS: dict[str, Callable[[Save], None]] = {
    "$.sealed.france": lambda save: take_out(save, "locks"),
    "$.sealed.turkey": lambda save: save["sealed"].update(turkey=save["sealed"]["italy"]),
    "$.sealed.italy.node": lambda save: save["sealed"]["italy"].update(node=2),
    "$.locks.turkey": lambda save: save["locks"].update(turkey=save["locks"]["italy"]),
    "$.locks.france": lambda save: save["players"].update(france=""),
    "$.locks.italy": lambda save: take_out(save, "players", power="italy"),
    "$.locks.france.key": lambda save: save["locks"]["france"].update(key=save["locks"]["italy"]["key"]),
    "$.locks.italy.key": lambda save: save["locks"]["italy"].update(key=None),
    "$.drafts.france": lambda save: save["drafts"].update(france={"orders": [], "done": True}),
    "$.drafts.turkey": lambda save: save["drafts"].update(turkey={"orders": ["A CON H"], "done": False}),
    "$.notes.italy": lambda save: save["notes"].update(italy={"0": "trust nobody"}),
    "$.branches.italy": lambda save: save["branches"].update(italy={}),
    "$.table.order": lambda save: save["table"].update(order=["france", "italy"]),
    "$.decisions[0].powers": decide(),
    "$.decisions[0].player": decide(ruling="taken-over", powers=["italy"]),
}


@pytest.mark.parametrize("place", FAULTS)
def test_parts_that_contradict_each_other_are_named_with_their_place(place: str) -> None:
    save = saved()
    FAULTS[place](save)
    with pytest.raises(FileFormatError) as caught:
        read(save)
    assert caught.value.path == place


def rename(save: Save, sealed: Save) -> None:
    for players in (save["players"], sealed["players"]):
        players["italy"] = "Bob"


def spoiled_position(save: Save) -> None:
    units = save["nodes"][1]["position"]["units"]
    units["italy"].append(units["germany"].pop())


BROKEN: dict[str, tuple[str, Callable[[Save], None]]] = {
    "papers taken out": ("france", lambda save: take_out(save, "sealed")),
    "those without a passphrase": ("italy", lambda save: take_out(save, "sealed", power="italy")),
    "papers and lock taken out": ("france", lambda save: take_out(save, "sealed", "locks")),
    "said not to be done": ("france", lambda save: save["sealed"]["france"].update(done=False)),
    "said to be done": ("italy", lambda save: save["sealed"]["italy"].update(done=True)),
    "of another phase": ("france", lambda save: save["sealed"]["france"].update(node=0)),
    "of another power": ("france", lambda save: save["sealed"].update(france=save["sealed"]["italy"])),
    "with a changed lock": ("france", lambda save: save["locks"]["france"].update(cost=5)),
    "with another salt": ("italy", lambda save: save["locks"]["italy"].update(digest="")),
    "of another player": ("france", lambda save: save["players"].update(italy="Bob")),
    "with its player changed as well": ("france", lambda save: rename(save, save["sealed"]["france"])),
    "before the eyes of a master": ("france", lambda save: save["table"].update(master=True)),
    "in another order": ("italy", lambda save: save["table"].update(order=sorted(save["players"])[::-1])),
    "by other rules": ("france", lambda save: save["rules"].update(victory_centers=3)),
    "on another board": ("france", lambda save: spoiled_position(save)),
    "of a phase to come": ("italy", lambda save: save.update(current=0)),
    "said to be of an older file": ("italy", lambda save: save["sealed"]["italy"].update(players={})),
    "under another lock": ("italy", lambda save: save["locks"].update(italy=save["locks"]["england"])),
}


@pytest.mark.parametrize("change", BROKEN)
def test_papers_that_were_taken_out_or_moved_have_a_broken_seal(change: str) -> None:
    power, spoil = BROKEN[change]
    save = saved()
    spoil(save)
    game = read(save)
    assert read(json.loads(dump_game(game))) == game
    lock = game.locks[power]
    with pytest.raises(BrokenSealError):
        open_papers(game, power, opened(lock, "fog", power) if lock.has_phrase else lock)
    anew = game.without_sealed(power, lock_openly())
    assert read(json.loads(dump_game(anew))).draft(power) == Draft()


@pytest.mark.parametrize("players", [{"france": "Ada", "england": "Ida"}, {"france": "Ada"}])
def test_a_fault_quotes_what_is_written_only_on_the_open_table(players: dict[str, str]) -> None:
    save: Save = json.loads(dump_game(Game.new(load_variant("standard"), players)))
    save["drafts"]["france"] = {"orders": ["A VIE - BOH"], "done": False, "others": {"bold": ["A VIE H"]}}
    with pytest.raises(FileFormatError) as caught:
        read(save)
    assert ("VIE" in str(caught.value)) is (len(players) == 1)
    assert "bold" not in str(caught.value)


def test_what_the_table_may_change_breaks_no_seal() -> None:
    game = read(saved())
    game = game.agree_end(1910, game.variant.powers).with_player("italy", "Bob", lock_openly())
    game = replace(game, table=replace(game.table, deadline="Friday"))
    again = read(json.loads(dump_game(game)))
    assert open_papers(again, "france", opened(PHRASE, "fog", "france")).draft("france").orders
    assert again.draft("italy") == Draft()


def test_the_seals_of_an_older_version_are_opened() -> None:
    """Written by the program when files had version 2."""
    game = load_game((DATA / "version2.chancery").read_bytes())
    assert game.draft("england").orders == (parse_order("F LON - NTH"),)
    again = load_game(dump_game(game))
    assert open_papers(again, "france", opened(again.locks["france"], "fog", "france")).draft("france").done


def test_sealed_orders_that_no_hand_can_have_written_have_a_broken_seal() -> None:
    game = read(saved())
    lock = opened(PHRASE, "fog", "france")
    sealed = game.sealed["france"]
    forged = seal(lock, "france", Papers(("A VIE - BOH",)), sealed, facts(game, sealed))
    save = saved()
    save["sealed"]["france"]["data"] = b64encode(forged.data).decode()
    with pytest.raises(BrokenSealError):
        open_papers(read(save), "france", lock)
