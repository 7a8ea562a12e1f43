"""Orders, results and positions as text in the house styles of judges, web sites, programs and languages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from variants.notation.styles.daide import DaideStyle
from variants.notation.styles.houses import BACKSTABBR, FRENCH_STYLE, GERMAN_STYLE, JUDGE, WEBDIPLOMACY
from variants.notation.styles.prose import GivenOrders
from variants.outcome import Resolution
from variants.position import Position
from variants.variant import Variant


class Style(Protocol):
    """A house style."""

    @property
    def id(self) -> str:
        """Names it in settings."""

    def orders_text(self, variant: Variant, position: Position, orders: GivenOrders) -> str:
        """Orders as text."""

    def results_text(self, variant: Variant, resolution: Resolution) -> str:
        """Results as text."""

    def position_text(self, variant: Variant, position: Position) -> str:
        """A position as text."""


_ALL: tuple[Style, ...] = (JUDGE, WEBDIPLOMACY, BACKSTABBR, DaideStyle(), FRENCH_STYLE, GERMAN_STYLE)
STYLES: Mapping[str, Style] = {style.id: style for style in _ALL}


def orders_text(variant: Variant, position: Position, orders: GivenOrders, style: str) -> str:
    """The orders of some powers in a style (one of ``STYLES``); a power alone has no heading."""
    return STYLES[style].orders_text(variant, position, orders)


def results_text(variant: Variant, resolution: Resolution, style: str) -> str:
    """What became of the orders of a phase, and what follows, in a style."""
    return STYLES[style].results_text(variant, resolution)


def position_text(variant: Variant, position: Position, style: str) -> str:
    """Who stands where and owns what, in a style."""
    return STYLES[style].position_text(variant, position)
