"""Saved games whose parts do not fit together: a fault with its place, or a seal that is told as broken."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Callable
from typing import Any

import pytest

from variants.errors import BrokenSealError, FileFormatError
from variants.formats.save import dump_game, load_game
from variants.formats.save_papers import open_papers
from variants.formats.sealing import Papers, lock_openly, lock_with, opened, seal
from variants.game import Game
from variants.orders import parse_order
from variants.papers import Draft, Table
from variants.registry import load_variant

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


BROKEN: dict[str, tuple[str, Callable[[Save], None]]] = {
    "papers taken out": ("france", lambda save: take_out(save, "sealed")),
    "those without a passphrase": ("italy", lambda save: take_out(save, "sealed", power="italy")),
    "papers and lock taken out": ("france", lambda save: take_out(save, "sealed", "locks")),
    "said not to be done": ("france", lambda save: save["sealed"]["france"].update(done=False)),
    "said to be done": ("italy", lambda save: save["sealed"]["italy"].update(done=True)),
    "of another phase": ("france", lambda save: save["sealed"]["france"].update(node=0)),
    "of another power": ("france", lambda save: save["sealed"].update(france=save["sealed"]["italy"])),
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
    anew = game.without_sealed(power, lock_openly(), anew=True)
    assert read(json.loads(dump_game(anew))).draft(power) == Draft()


def test_sealed_orders_that_no_hand_can_have_written_have_a_broken_seal() -> None:
    game = read(saved())
    lock = opened(PHRASE, "fog", "france")
    forged = seal(lock, "france", game.current, Papers(("A VIE - BOH",)), done=True)
    save = saved()
    save["sealed"]["france"]["data"] = b64encode(forged.data).decode()
    with pytest.raises(BrokenSealError):
        open_papers(read(save), "france", lock)
