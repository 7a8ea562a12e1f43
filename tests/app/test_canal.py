"""The gates of the canal on the real window."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from app.scene.picture import Picture
from tests.app.desk import Desk
from variants.game import Game, Node
from variants.orders import Unit
from variants.registry import load_variant


def pictures(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> list[Picture]:
    """The pictures that are shown from now on."""
    shown: list[Picture] = []
    show = desk.window.board.tool.show_picture

    def note(picture: Picture) -> None:
        shown.append(picture)
        show(picture)

    monkeypatch.setattr(desk.window.board.tool, "show_picture", note)
    return shown


@pytest.mark.parametrize(("unit", "is_open"), [("A EGY", True), ("A SYR", False)])
def test_the_canal_is_open_while_a_unit_holds_egypt(
    open_desk: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch, unit: str, *, is_open: bool
) -> None:
    variant = load_variant("colonial")
    game = Game.new(variant, dict.fromkeys(variant.powers, "Ada"))
    position = replace(game.position, units={Unit.parse(unit): "turkey"})
    desk = open_desk(replace(game, nodes=(Node(None, position),)))
    shown = pictures(desk, monkeypatch)
    desk.window.refresh()
    assert shown[-1].canal_open is is_open
    desk.province(unit[2:], "MEC")
    desk.action()
    assert not shown[-1].canal_open, "the unit left"
