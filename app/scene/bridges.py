"""The signs of links: bridges with flared ends, double arrows between seas, a canal with its gates."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainterPath

from app.scene.curves import Curve, direction, through
from app.scene.figures import figure, placed
from app.scene.ink import Ink
from app.scene.recall import recalled
from app.theme import Theme, faded
from maps.board import Board
from maps.crossings import Span, spans
from maps.shapes import Shapes

_LINE = 1.5
_APART = 2.6  # px from the middle of a bridge to either line
_FLARE = (4.5, 2.4)  # px along and across the ends of its lines
_ASHORE = 5.0  # px of a bridge on either shore
_SHORTEST = 6.0  # px between the shores
_SMALL = (
    0.40,
    0.62,
)  # the zoom below which bridges grow shorter, to be clear of plates, and the least share
_PASSAGE = 20.0  # px of a double arrow on either sea
_HEAD = (0j, -7 - 4.2j, -5.2 + 0j, -7 + 4.2j)
_CHANNEL = 5.0  # px of water in a canal
_PIECE = 18.0  # px of a bent sign that are kept clear as one box
_INTO_SEA = 4.0  # map units that a canal reaches into its seas
_OPEN = (
    (-9.5 - 4.5j, -4.5 - 4.5j, -4.5 + 4.5j, -9.5 + 4.5j),
    (4.5 - 4.5j, 9.5 - 4.5j, 9.5 + 4.5j, 4.5 + 4.5j),
)
_SHUT = (
    (-9.5 - 4.5j, -2.5 - 1.8j, 2.5 - 1.8j, 9.5 - 4.5j, 9.5 + 4.5j, 2.5 + 1.8j, -2.5 + 1.8j, -9.5 + 4.5j),
)

_HALVES: Mapping[str, float] = {  # px, half the breadth of a sign
    "crossing": 4.5,
    "land_bridge": 4.5,
    "sea_bridge": 6.0,
    "canal": 11.0,
}


def board_spans(board: Board, shapes: Shapes) -> tuple[Span, ...]:
    """The links of a board that are drawn as signs; looked for once."""
    return recalled(board, shapes, "spans", tuple[Span, ...], lambda: spans(board, shapes))


def span_inks(span: Span, theme: Theme, zoom: float, scale: float) -> Iterator[Ink]:
    """The sign of a bridge, of a passage between two seas or of a canal without its gates."""
    line = _curve(span, zoom, scale)
    match span.kind:
        case "sea_bridge":
            return _passage(line, theme, scale)
        case "canal":
            return _channel(line, theme, scale)
        case _:
            return _bridge(line, theme, scale)


def _curve(span: Span, zoom: float, scale: float) -> Curve:
    """The middle of a sign from end to end, in px."""
    match span.kind:
        case "sea_bridge":
            return _way(span, zoom, scale)
        case "canal":
            return _canal(span, zoom)
        case _:
            short = scale * min(1.0, max(_SMALL[1], zoom / _SMALL[0]))
            return _line(span, zoom, _ASHORE * short, _SHORTEST * short)


def _line(span: Span, zoom: float, beyond: float, shortest: float = 0.0) -> Curve:
    """The way of a link in px, some px longer at both ends."""
    start, stop = complex(*span.way[0]) * zoom, complex(*span.way[-1]) * zoom
    heading = (stop - start) / abs(stop - start)
    reach = heading * (max(abs(stop - start), shortest) / 2 + beyond)
    middle = (start + stop) / 2
    return Curve((middle - reach, middle + reach))


def _way(span: Span, zoom: float, scale: float) -> Curve:
    """The way of a passage in px: from open water to open water, or straight over the seas' border."""
    if len(span.way) == 2:
        return _line(span, zoom, _PASSAGE * scale)
    return through([complex(*spot) * zoom for spot in span.way])


def _canal(span: Span, zoom: float) -> Curve:
    """The way of a canal in px, a little way into its seas."""
    spots = [complex(*spot) for spot in span.way]
    ends = [a + (a - b) / abs(a - b) * _INTO_SEA for a, b in (spots[:2], spots[:-3:-1])]
    return through([spot * zoom for spot in (ends[0], *spots, ends[1])])


def _bridge(line: Curve, theme: Theme, scale: float) -> Iterator[Ink]:
    half = line.length / 2 / scale
    turn = placed(line.at(line.length / 2), line.heading(line.length / 2), scale)
    rails = QPainterPath()
    for side in (-1, 1):
        _add_rail(rails, half, side)
    deck = QPainterPath()
    deck.addRect(-half, -_APART, 2 * half, 2 * _APART)
    yield Ink(turn.map(rails), line=faded(theme.halo, 0.8), width=(_LINE + 2.4) * scale)
    yield Ink(turn.map(deck), fill=QColor(theme.halo))
    yield Ink(turn.map(rails), line=QColor(theme.mark), width=_LINE * scale)


def _add_rail(rails: QPainterPath, half: float, side: int) -> None:
    along, across = _FLARE
    outer, inner = side * (_APART + across), side * _APART
    rails.moveTo(-half, outer)
    rails.quadTo(-half + along * 0.3, inner, -half + along, inner)
    rails.lineTo(half - along, inner)
    rails.quadTo(half - along * 0.3, inner, half, outer)


def _passage(line: Curve, theme: Theme, scale: float) -> Iterator[Ink]:
    near, far = 4 * scale, line.length - 4 * scale
    shaft = line.part(near, far).path()
    ends = ((line.at(0), line.at(2 * near)), (line.end, line.at(line.length - 2 * near)))
    heads = [figure(_HEAD, tip, direction(tip - before), scale) for tip, before in ends]
    color, casing = QColor(theme.sea_name), faded(theme.casing, theme.casing_alpha)
    for path in (shaft, *heads):
        yield Ink(path, line=casing, width=(_LINE + 3) * scale)
    yield Ink(shaft, line=color, width=1.8 * scale)
    for head in heads:
        yield Ink(head, fill=color)


def _channel(line: Curve, theme: Theme, scale: float) -> Iterator[Ink]:
    yield Ink(line.path(), line=QColor(theme.coast), width=(_CHANNEL + 2 * theme.coast_width) * scale)
    yield Ink(line.path(), line=QColor(theme.sea), width=_CHANNEL * scale)


def gate_inks(span: Span, theme: Theme, zoom: float, scale: float, *, is_open: bool) -> Iterator[Ink]:
    """The gates in the middle of a canal: two green leaves apart, or red ones joined."""
    line = _canal(span, zoom)
    middle, across = line.at(line.length / 2), line.heading(line.length / 2) * 1j
    color = QColor(theme.done if is_open else theme.failure)
    for leaf in _OPEN if is_open else _SHUT:
        shape = figure(leaf, middle, across, scale)
        yield Ink(shape, line=faded(theme.casing, theme.casing_alpha), width=3.2 * scale)
        yield Ink(shape, fill=color)


def span_boxes(span: Span, zoom: float, scale: float) -> Iterator[QRectF]:
    """What no name may cover, in px: all of a sign, piece by piece where it is bent."""
    line, half = _curve(span, zoom, scale), _HALVES[span.kind] * scale
    pieces = 1 if len(line.points) == 2 else max(1, round(line.length / (_PIECE * scale)))
    for index in range(pieces):
        part = line.part(line.length * index / pieces, line.length * (index + 1) / pieces)
        yield part.path().boundingRect().adjusted(-half, -half, half, half)
