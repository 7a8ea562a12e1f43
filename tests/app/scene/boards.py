"""Drawings of all five boards, made once a run."""

from __future__ import annotations

from functools import cache

from app.scene.drawing import Drawing
from app.theme import LIGHT
from tests.drawn import shapes_of
from variants.registry import load_variant


@cache
def drawing_of(board_id: str, language: str = "en") -> Drawing:
    return Drawing(load_variant(board_id), shapes_of(board_id), LIGHT, language)
