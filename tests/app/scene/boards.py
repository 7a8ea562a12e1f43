"""Drawings of all five boards, made once a run."""

from __future__ import annotations

from functools import cache

from app.scene.drawing import Drawing
from app.theme import LIGHT
from maps.board_svg import load_shapes
from maps.shapes import Shapes
from resources import resource
from variants.registry import load_variant


@cache
def shapes_of(board_id: str) -> Shapes:
    return load_shapes(resource(f"boards/{board_id}.svg").read_bytes())


@cache
def drawing_of(board_id: str, language: str = "en") -> Drawing:
    return Drawing(load_variant(board_id), shapes_of(board_id), LIGHT, language)
