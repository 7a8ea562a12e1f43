"""The document without a window: edits, hand-overs, and looking back."""

from __future__ import annotations

import gc
from pathlib import Path
from weakref import ref

import pytest

from app.document import Change, Document, Stage
from tests.app.desk import hot_seat, sandbox
from variants.errors import FileFormatError
from variants.formats.save import dump_game
from variants.game import Game
from variants.orders import Waive, parse_order
from variants.position import PhaseKind
from variants.registry import load_variant


def written(document: Document, power: str) -> list[str]:
    return [str(order) for order in document.game.draft(power).orders]


def give(document: Document, power: str, *texts: str) -> None:
    for text in texts:
        document.give(power, parse_order(text), text)


def test_every_edit_is_undone_and_redone_one_by_one() -> None:
    document = Document(sandbox())
    give(document, "france", "A PAR - BUR", "A PAR - PIC")
    give(document, "england", "F LON - NTH")
    document.remove("france", parse_order("A PAR - PIC"), "")
    document.clear("")
    states = []
    while document.undo_stack.canUndo():
        states.append((written(document, "france"), written(document, "england")))
        document.undo()
    assert states == [
        ([], []),
        ([], ["F LON - NTH"]),
        (["A PAR - PIC"], ["F LON - NTH"]),
        (["A PAR - PIC"], []),
        (["A PAR - BUR"], []),
    ]
    assert written(document, "france") == []
    for _ in range(3):
        document.redo()
    assert written(document, "france") == ["A PAR - PIC"]
    assert written(document, "england") == ["F LON - NTH"]


def test_undo_stops_at_the_hand_over_and_at_resolve() -> None:
    document = Document(hot_seat(france="Ada", england="Ida"))
    document.raise_curtain()
    give(document, "england", "F LON - NTH")
    document.seal()
    assert not document.undo_stack.canUndo()
    document.raise_curtain()
    give(document, "france", "A PAR - BUR")
    document.undo()
    document.redo()
    document.seal()
    assert document.stage is Stage.RESULTS
    assert not document.undo_stack.canUndo()
    assert not document.undo_stack.canRedo()


def test_nobody_writes_for_another_power_or_for_the_past() -> None:
    document = Document(hot_seat(france="Ada", england="Ida"))
    give(document, "england", "F LON - NTH")
    assert not document.game.drafts, "the curtain is down"
    document.raise_curtain()
    give(document, "france", "A PAR - BUR")
    assert written(document, "france") == []


def test_a_power_of_nobody_holds_and_is_not_asked() -> None:
    document = Document(hot_seat(france="Ada", england="Ida"))
    asked = []
    while document.stage is Stage.CURTAIN:
        asked.append(document.writer)
        document.raise_curtain()
        document.seal()
    assert asked == ["england", "france"]
    assert document.game.position.units == load_variant("standard").start().units


def test_the_curtain_falls_between_two_powers_of_one_player() -> None:
    document = Document(hot_seat(france="Ada", england="Ada", italy="Ida"))
    document.raise_curtain()
    document.seal()
    assert (document.stage, document.writer) == (Stage.CURTAIN, "france")


def test_builds_are_counted_and_waives_add_up() -> None:
    document = at_builds()
    document.give("germany", Waive())
    document.give("germany", Waive())
    document.remove("germany", Waive())
    assert written(document, "germany") == ["WAIVE"]
    give(document, "germany", "A BER B", "F BER B")
    assert written(document, "germany") == ["WAIVE", "F BER B"]


def at_builds() -> Document:
    document = Document(sandbox())
    give(document, "germany", "F KIE - DEN", "A MUN - RUH")
    document.seal()
    document.go_on()
    give(document, "germany", "A RUH - HOL")
    document.seal()
    document.go_on()
    assert document.kind is PhaseKind.ADJUSTMENT
    return document


def test_back_and_forth_through_the_phases() -> None:
    document = at_builds()
    assert document.at_latest
    document.step(-1)
    assert document.resolution is not None
    assert str(document.resolution.judged[0].order) == "A RUH - HOL"
    assert not document.writers
    document.step(-5)
    assert document.look == 0
    document.step(1)
    assert document.look == 1
    document.look_at_latest()
    assert document.at_latest
    assert document.writers == ("germany",)


def test_the_phase_to_come_is_not_looked_at_before_going_on() -> None:
    document = Document(sandbox())
    document.seal()
    document.step(1)
    assert document.look == 0
    assert document.resolution is not None


def test_a_phase_in_which_no_player_has_a_choice_is_played_at_once() -> None:
    variant = load_variant("standard")
    document = Document(Game.new(variant, {"italy": "Ida", "france": "Ada"}))
    for _ in range(2):
        while document.stage is Stage.CURTAIN:
            document.raise_curtain()
            document.seal()
        document.go_on()
    assert variant.calendar.code(document.game.position.phase) == "S1902M"


def test_a_broken_file_leaves_everything_as_it_was(tmp_path: Path) -> None:
    document = Document(sandbox())
    give(document, "france", "A PAR - BUR")
    before = document.game
    broken = tmp_path / "broken.chancery"
    broken.write_bytes(dump_game(before)[:-40])
    changes: list[Change] = []
    document.changed.connect(changes.append)
    with pytest.raises(FileFormatError):
        document.open(broken)
    assert document.game is before
    assert document.undo_stack.canUndo()
    assert changes == []


def test_saving_and_opening_gives_the_same_game_with_the_curtain_down(tmp_path: Path) -> None:
    document = Document(hot_seat(france="Ada", england="Ida"))
    document.raise_curtain()
    give(document, "england", "F LON - NTH")
    document.seal()
    assert document.dirty
    document.save(tmp_path / "game.chancery")
    assert not document.dirty
    other = Document(sandbox())
    other.open(tmp_path / "game.chancery")
    assert other.game == document.game
    assert (other.stage, other.writer) == (Stage.CURTAIN, "france")
    assert not other.dirty


def test_a_document_goes_with_its_edits_when_nobody_needs_it() -> None:
    document = Document(sandbox())
    changes: list[Change] = []
    document.changed.connect(changes.append)
    give(document, "france", "A PAR - BUR")
    gone = ref(document)
    del document
    gc.collect()
    assert gone() is None
    assert changes == [Change.DRAFT]
