"""Orders as lines on the map."""

from __future__ import annotations

from app.scene.ink import Ink


def order_inks(*_: object) -> list[Ink]:
    """Nothing yet."""
    return []
