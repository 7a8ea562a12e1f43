"""The shapes of the built-in boards, read once for all tests of a process."""

from __future__ import annotations

from functools import cache

from maps.board_svg import load_shapes
from maps.compiled import compiled
from maps.shapes import Shapes
from resources import resource


@cache
def shapes_of(board_id: str) -> Shapes:
    """As the program has them."""
    return compiled(resource(f"boards/{board_id}.svg").read_bytes(), load_shapes, "exact")
