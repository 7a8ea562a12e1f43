"""The faults of saved games in the words of the window: every kind, in every language, with its place."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox

from app import translation
from app.words.faults import unreadable
from app.words.game_faults import GAME_FAULTS
from maps.board import LANGUAGES
from tests.app.desk import Desk, sandbox
from variants.errors import FileFormatError
from variants.formats.save import dump_game, load_game
from variants.game import Game
from variants.game_faults import GameFault, GameFaultKind
from variants.registry import load_variant

FIELD = re.compile(r"\{(\d)")
SPACE = "\N{NO-BREAK SPACE}"


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, qapp: QCoreApplication) -> Iterator[str]:
    yield translation.install(request.param)
    translation.install("en")


def test_every_kind_has_words(language: str) -> None:
    assert GAME_FAULTS.keys() == set(GameFaultKind)
    for kind, words in GAME_FAULTS.items():
        plain = re.sub("[“”’]", "'", words())
        assert sorted(FIELD.findall(plain)) == sorted(FIELD.findall(kind)), kind
        assert (plain == re.sub(r"\{(\d)!r\}", r"'{\1}'", kind)) == (language == "en"), kind


def saved(*players: str, **changes: Any) -> bytes:
    """A game at its start as changed by hand."""
    variant = load_variant("standard")
    names = dict(zip(variant.powers, players * len(variant.powers), strict=False))
    return json.dumps(json.loads(dump_game(Game.new(variant, names))) | changes).encode()


def refused(data: bytes) -> FileFormatError:
    with pytest.raises(FileFormatError) as caught:
        load_game(data)
    return caught.value


def first_node(**changes: Any) -> list[dict[str, Any]]:
    node = json.loads(saved("Ada"))["nodes"][0]
    return [node | {"position": node["position"] | changes}]


DRAFT = {"france": {"orders": ["A PAR - PIQ"], "done": False}}


@pytest.mark.parametrize(
    ("language", "data", "told"),
    [
        (
            "de",
            saved("Ada", nodes=first_node(phase="X1M")),
            "$.nodes[0].position.phase: „X1M“ ist keine Phase",
        ),
        ("de", saved("Ada", rules={"paradox": None}), "$.rules.paradox: „null“ gehört nicht zu: szykman"),
        ("de", saved("Ada", ending={"kind": "x\n", "powers": []}), "$.ending.kind: „x\\n“ gehört nicht zu: "),
        ("fr", saved("Ada", current=7), f"$.current{SPACE}: il n’y a pas de nœud 7"),
        (
            "fr",
            saved("Ada", drafts=DRAFT),
            f"$.drafts.france.orders[0]{SPACE}: il n’y a pas de province «{SPACE}PIQ",
        ),
        (
            "fr",
            saved("Ada", nodes=first_node(units={"france": ["A PAR!"]})),
            f"«{SPACE}A PAR!{SPACE}» n’est pas une",
        ),
        (
            "de",
            saved("Ada").replace(b'"current": 0', b'"current": 0, "current": 0'),
            "$: der Schlüssel „current“ steht",
        ),
    ],
    indirect=["language"],
)
def test_a_fault_keeps_its_kind_on_its_way_out(language: str, data: bytes, told: str) -> None:
    assert told in unreadable(Path("x.chancery"), refused(data))


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (saved("Ada", version=99), "mit einem neueren Chancery"),
        (saved("Ada", format="other"), "die Chancery gespeichert hat"),
        (saved("Ada")[:500], "die Chancery gespeichert hat"),
        (saved("Ada", current=7), "in einem Texteditor"),
    ],
)
@pytest.mark.parametrize("language", ["de"], indirect=True)
def test_the_cure_is_said(language: str, data: bytes, told: str) -> None:
    assert told in unreadable(Path("x.chancery"), refused(data))


def test_what_a_player_of_several_wrote_is_never_quoted() -> None:
    plans = {"france": DRAFT["france"] | {"orders": [], "others": {"PIQ": [], "TWO": []}}}
    twice = saved("Ada", "Bob", drafts=plans).replace(b'"TWO"', b'"PIQ"')
    for data in (saved("Ada", "Bob", drafts=DRAFT), twice):
        error = refused(data)
        assert error.fault == GameFault(GameFaultKind.NOT_QUOTED)
        assert "PIQ" not in f"{error} {error.path} {error.fault}"


@pytest.mark.parametrize("language", ["de", "fr"], indirect=True)
def test_the_window_says_it_in_its_language(
    language: str, open_desk: Callable[..., Desk], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "edited.chancery"
    path.write_bytes(saved("Ada", current=7))
    told: list[str] = []

    def read(box: QMessageBox) -> int:
        told.append(f"{box.text()}\n{box.informativeText()}")
        return 0

    monkeypatch.setattr(QMessageBox, "exec", read)
    assert not open_desk(sandbox()).window.files.open(path)
    words = {"de": "Bei $.current: den Knoten 7 gibt es nicht", "fr": "il n’y a pas de nœud 7"}
    assert words[language] in "".join(told)
