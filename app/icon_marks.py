"""The icons' strokes and fills as data, on a grid of 20 × 20 with the origin in the middle, y downwards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

Points: TypeAlias = tuple[tuple[float, float], ...]


@dataclass(frozen=True, slots=True)
class Line:
    """A polyline; ``dash`` in line widths."""

    points: Points
    width: float = 1.6
    dash: tuple[float, ...] = ()
    closed: bool = False


@dataclass(frozen=True, slots=True)
class Curve:
    """A path of straight steps ``(x, y)`` and cubic ones ``(c1x, c1y, c2x, c2y, x, y)``."""

    start: tuple[float, float]
    steps: tuple[tuple[float, ...], ...]
    width: float = 1.6


@dataclass(frozen=True, slots=True)
class Ring:
    """A circle's line."""

    x: float
    y: float
    radius: float
    width: float = 1.6
    dash: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Disc:
    """A filled circle."""

    x: float
    y: float
    radius: float


@dataclass(frozen=True, slots=True)
class Box:
    """The line of a rounded rectangle, from its top left corner."""

    x: float
    y: float
    width: float
    height: float
    radius: float = 1.5
    line: float = 1.6
    dash: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Fill:
    """A filled polygon."""

    points: Points


Mark: TypeAlias = Line | Curve | Ring | Disc | Box | Fill


class Icon(StrEnum):
    """What there are icons of: things of the toolbar and panels first, order types after."""

    NEW = "new"
    OPEN = "open"
    SAVE = "save"
    UNDO = "undo"
    REDO = "redo"
    FIRST = "first"
    BACK = "back"
    FORWARD = "forward"
    LAST = "last"
    FIT = "fit"
    ZOOM_IN = "zoom-in"
    ZOOM_OUT = "zoom-out"
    LAYERS = "layers"
    SEARCH = "search"
    BRANCH = "branch"
    PLAY = "play"
    PAUSE = "pause"
    CHECK = "check"
    CROSS = "cross"
    WARNING = "warning"
    INFO = "info"
    LOCK = "lock"
    EYE = "eye"
    FIND = "find"
    CLOCK = "clock"
    REMOVE = "remove"

    NO_ORDER = "no-order"
    HOLD = "hold"
    MOVE = "move"
    MOVE_BY_CONVOY = "move-by-convoy"
    TRAIN = "train"
    CANAL = "canal"
    SUPPORT_MOVE = "support-move"
    SUPPORT_HOLD = "support-hold"
    CONVOY = "convoy"
    RETREAT = "retreat"
    BUILD = "build"
    DISBAND = "disband"
    WAIVE = "waive"


_ARROW_LEFT = Line(((1.8, -5), (-3.2, 0), (1.8, 5)), 1.8)
_ARROW_RIGHT = Line(((-1.8, -5), (3.2, 0), (-1.8, 5)), 1.8)
_DASH = (1.9, 1.2)

MARKS: Mapping[Icon, tuple[Mark, ...]] = {
    Icon.NEW: (
        Line(((2, -7.5), (-5.5, -7.5), (-5.5, 7.5), (5.5, 7.5), (5.5, -4), (2, -7.5), (2, -4), (5.5, -4))),
    ),
    Icon.OPEN: (
        Line(((-7.5, 6.5), (-7.5, -6), (-2.5, -6), (-0.5, -3.5), (6, -3.5), (6, -1))),
        Line(((-7.5, 6.5), (-4.5, -1), (8.5, -1), (5.5, 6.5)), closed=True),
    ),
    Icon.SAVE: (
        Line(((-7, -7), (4, -7), (7, -4), (7, 7), (-7, 7)), closed=True),
        Line(((-3.5, -7), (-3.5, -2.8), (2.5, -2.8), (2.5, -7)), 1.4),
        Line(((-4, 7), (-4, 1.5), (4, 1.5), (4, 7)), 1.4),
    ),
    Icon.UNDO: (
        Line(((-2.5, -7), (-7, -2.5), (-2.5, 2))),
        Curve((-7, -2.5), ((1.2, -2.5), (9, -2.5, 9, 6.5, 1.2, 6.5), (-2.5, 6.5))),
    ),
    Icon.REDO: (
        Line(((2.5, -7), (7, -2.5), (2.5, 2))),
        Curve((7, -2.5), ((-1.2, -2.5), (-9, -2.5, -9, 6.5, -1.2, 6.5), (2.5, 6.5))),
    ),
    Icon.FIRST: (Line(((4.4, -5), (-0.6, 0), (4.4, 5)), 1.8), Line(((-4.6, -5), (-4.6, 5)), 1.8)),
    Icon.BACK: (_ARROW_LEFT,),
    Icon.FORWARD: (_ARROW_RIGHT,),
    Icon.LAST: (Line(((-4.4, -5), (0.6, 0), (-4.4, 5)), 1.8), Line(((4.6, -5), (4.6, 5)), 1.8)),
    Icon.FIT: (
        Line(((-7, -3), (-7, -7), (-3, -7))),
        Line(((7, -3), (7, -7), (3, -7))),
        Line(((-7, 3), (-7, 7), (-3, 7))),
        Line(((7, 3), (7, 7), (3, 7))),
    ),
    Icon.ZOOM_IN: (Line(((-6, 0), (6, 0)), 1.8), Line(((0, -6), (0, 6)), 1.8)),
    Icon.ZOOM_OUT: (Line(((-6, 0), (6, 0)), 1.8),),
    Icon.LAYERS: (
        Line(((0, -7), (8, -2.4), (0, 2.2), (-8, -2.4)), closed=True),
        Line(((-8, 2.2), (0, 6.8), (8, 2.2))),
    ),
    Icon.SEARCH: (Ring(-1.2, -1.2, 5.4), Line(((2.9, 2.9), (7, 7)))),
    Icon.BRANCH: (
        Ring(-4.5, -5.5, 2.2),
        Ring(-4.5, 5.5, 2.2),
        Ring(4.5, -3.5, 2.2),
        Line(((-4.5, -3.3), (-4.5, 3.3))),
        Curve((4.5, -1.3), ((4.5, 3.2, -4.5, 0, -4.5, 3.3),)),
    ),
    Icon.PLAY: (Fill(((-4, -6), (6, 0), (-4, 6))),),
    Icon.PAUSE: (Line(((-3, -5), (-3, 5)), 2.6), Line(((3, -5), (3, 5)), 2.6)),
    Icon.CHECK: (Line(((-5.8, 0), (-1.8, 4.4), (5.8, -4.6)), 2.1),),
    Icon.CROSS: (Line(((-4.6, -4.6), (4.6, 4.6)), 2.1), Line(((-4.6, 4.6), (4.6, -4.6)), 2.1)),
    Icon.WARNING: (
        Line(((0, -7), (7.6, 6.2), (-7.6, 6.2)), 1.5, closed=True),
        Line(((0, -2), (0, 1.6)), 1.6),
        Disc(0, 4.1, 1.0),
    ),
    Icon.INFO: (Ring(0, 0, 7, 1.5), Line(((0, -0.5), (0, 3.5)), 1.6), Disc(0, -3.4, 1.05)),
    Icon.LOCK: (
        Box(-5.5, -1, 11, 8.5, 1.5, 1.5),
        Curve((-3.4, -1), ((-3.4, -3.6), (-3.4, -8.2, 3.4, -8.2, 3.4, -3.6), (3.4, -1)), 1.5),
    ),
    Icon.EYE: (
        Curve((-8, 0), ((-3.6, -6, 3.6, -6, 8, 0), (3.6, 6, -3.6, 6, -8, 0)), 1.5),
        Ring(0, 0, 2.3, 1.5),
    ),
    Icon.FIND: (Ring(-1.8, -1.8, 4.8, 1.7), Line(((1.8, 1.8), (6.8, 6.8)), 2.2)),
    Icon.CLOCK: (Ring(0, 0, 7, 1.5), Line(((0, -4), (0, 0), (2.8, 1.6)), 1.5)),
    Icon.REMOVE: (Line(((-3.6, -3.6), (3.6, 3.6)), 1.6), Line(((-3.6, 3.6), (3.6, -3.6)), 1.6)),
    Icon.NO_ORDER: (Ring(0, 0, 5.4, 1.6, (2.0, 1.8)),),
    Icon.HOLD: (Box(-5, -5, 10, 10, 2, 2),),
    Icon.MOVE: (Line(((-8, 0), (2.5, 0)), 2), Fill(((8.5, 0), (1.8, -4.6), (1.8, 4.6)))),
    Icon.MOVE_BY_CONVOY: (
        Line(((-8, -1.8), (2, -1.8)), 1.4),
        Line(((-8, 1.8), (2, 1.8)), 1.4),
        Fill(((8.5, 0), (1.8, -4.8), (1.8, 4.8))),
    ),
    Icon.TRAIN: (
        Line(((-8.4, -2.2), (2, -2.2)), 1.4),
        Line(((-8.4, 2.2), (2, 2.2)), 1.4),
        Line(((-6.4, -4), (-6.4, 4)), 1.4),
        Line(((-3.2, -4), (-3.2, 4)), 1.4),
        Line(((0, -4), (0, 4)), 1.4),
        Fill(((8.5, 0), (2.2, -5), (2.2, 5))),
    ),
    Icon.CANAL: (
        Line(((-7.5, -8), (-3, -2.2)), 2.2),
        Line(((-7.5, 8), (-3, 2.2)), 2.2),
        Line(((-8.4, 0), (2, 0)), 1.6, _DASH),
        Fill(((8.5, 0), (2.2, -4.6), (2.2, 4.6))),
    ),
    Icon.SUPPORT_MOVE: (Line(((-8.4, 0), (3, 0)), 2, _DASH), Disc(5.2, 0, 3.5)),
    Icon.SUPPORT_HOLD: (
        Line(((-8.4, 0), (1.8, 0)), 2, _DASH),
        Curve((7.4, -5.2), ((2, -1.8, 2, 1.8, 7.4, 5.2),), 2),
    ),
    Icon.CONVOY: (
        Curve(
            (-8.4, 1.6),
            (
                (-6.8, -3.4, -5.6, -3.4, -4.2, 0),
                (-2.8, 3.4, -1.4, 3.4, 0, 0),
                (1.4, -3.4, 2.8, -3.4, 4.2, 0),
                (5.6, 3.4, 6.8, 3.4, 8.4, -1.6),
            ),
            1.9,
        ),
    ),
    Icon.RETREAT: (
        Curve((7, 5.5), ((7, -6, -2.6, -6, -4, 0.4),), 2),
        Fill(((-5, 6.4), (-8.4, -0.6), (0.2, 0.2))),
    ),
    Icon.BUILD: (
        Box(-6, -6, 12, 12, 2.5, 1.5, (2.2, 1.6)),
        Line(((-3, 0), (3, 0)), 1.8),
        Line(((0, -3), (0, 3)), 1.8),
    ),
    Icon.DISBAND: (Box(-5.5, -5, 11, 10, 2, 1.5), Line(((-7.6, 6.4), (7.6, -6.4)), 2)),
    Icon.WAIVE: (Ring(0, 0, 6, 1.6), Line(((-4.2, 4.2), (4.2, -4.2)), 1.6)),
}
