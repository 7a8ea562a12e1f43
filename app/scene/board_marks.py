"""All signs of a board that lie on the bare map: railway, bridges, canal and the way round the frame."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Any, TypeVar

from PySide6.QtCore import QRectF

from app.scene.bridges import board_spans, gate_inks, span_boxes, span_inks
from app.scene.cape import CapeRoute
from app.scene.cartouche import Cartouche, TitlePlace, growth, title_place
from app.scene.ink import Ink
from app.scene.measures import scaled, unit_scale
from app.scene.paths import BoardPaths
from app.scene.railway import Railway, best_sides
from app.scene.recall import recalled
from app.theme import Theme
from app.translation import in_language
from maps.board import Board
from maps.crossings import FrameWay, Span, frame_way

T = TypeVar("T")

_SIGNS_AT = 0.34  # the zoom of the fit on a small window, at which signs take most of the map


class BoardMarks:
    """The signs of one board; found when they are first drawn, and laid out for each zoom."""

    def __init__(self, board: Board, paths: BoardPaths, language: str) -> None:
        self._board = board
        self._paths = paths
        self._language = language
        self._cartouches: dict[float, Cartouche] = {}

    @cached_property
    def _spans(self) -> tuple[Span, ...]:
        return board_spans(self._board, self._paths.shapes)

    def _recalled(self, what: str, form: Any, make: Callable[[], T]) -> T:
        return recalled(self._board, self._paths.shapes, what, form, make)

    @cached_property
    def railway(self) -> Railway | None:
        """The railway; None where there is none."""
        stations = self._board.record.railway
        if not stations:
            return None
        sides = self._recalled("railway", tuple[int, ...], lambda: best_sides(stations, self._paths))
        return Railway(stations, self._paths, sides)

    @cached_property
    def cape(self) -> CapeRoute | None:
        """The way round the frame; None where there is none."""
        shapes = self._paths.shapes
        way = self._recalled("cape", FrameWay | None, lambda: frame_way(self._board, shapes))
        return CapeRoute(way, (shapes.width, shapes.height)) if way else None

    def cartouche(self, zoom: float) -> Cartouche:
        """The board's title; larger where the map is small."""
        grown = growth(zoom)
        if grown not in self._cartouches:
            self._cartouches[grown] = self._cartouche(grown)
        return self._cartouches[grown]

    def _cartouche(self, grown: float) -> Cartouche:
        title, signs_at = in_language(self._board.record.title, self._language), _SIGNS_AT / grown

        def make() -> TitlePlace | None:
            signs = (scaled(box, 1 / signs_at) for box in self._signs(signs_at))
            return title_place(title, self._paths, signs, grown)

        return Cartouche(self._recalled(f"title {title} {grown}", TitlePlace | None, make), grown)

    def inks(self, theme: Theme, zoom: float) -> Iterator[Ink]:
        """The signs that never change, in logical pixels from the board's corner."""
        scale = unit_scale(zoom)
        for span in self._spans:
            yield from span_inks(span, theme, zoom, scale)
        for thing in (self.railway, self.cape):
            if thing is not None:
                yield from thing.inks(theme, zoom, scale)
        yield from self.cartouche(zoom).inks(theme, zoom)

    def gates(self, theme: Theme, zoom: float, *, is_open: bool) -> Iterator[Ink]:
        """The gates of the canal, if there is one."""
        for span in self._spans:
            if span.kind == "canal":
                yield from gate_inks(span, theme, zoom, unit_scale(zoom), is_open=is_open)

    def boxes(self, zoom: float) -> Iterator[QRectF]:
        """What no name may cover, in logical pixels from the board's corner."""
        yield from self._signs(zoom)
        title = self.cartouche(zoom).box
        if title is not None:
            yield scaled(title, zoom)

    def _signs(self, zoom: float) -> Iterator[QRectF]:
        scale = unit_scale(zoom)
        for span in self._spans:
            yield from span_boxes(span, zoom, scale)
        for thing in (self.railway, self.cape):
            if thing is not None:
                yield from thing.boxes(zoom, scale)
