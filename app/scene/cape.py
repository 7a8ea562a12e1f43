"""The way round the frame: an arrow that leaves the board in one sea and comes back at other shores.

It runs along the frame in a strip of water of its own. Near each end a badge tells the strength of a fleet on
the way, and codes where it leads.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPainterPathStroker

from app.fonts import FontRole
from app.scene.curves import Curve, direction
from app.scene.figures import circle, figure
from app.scene.ink import Ink
from app.scene.label_text import Run, run_path
from app.theme import Theme, faded
from maps.crossings import FrameWay

_STRIP = 20.0  # px of water along the frame
_FROM_CORNER = 40.0  # px from where the way bends into the strip to its sign
_TURN = 20.0  # px before that bend where an arm begins that turns back
_NECK = 14.0  # px of line that are drawn with a head
_TEXT_GAP = 4.0
_DROP = 4.0  # px from the middle of a line to its baseline
_LINE = 2.4
_HEAD = (2 + 0j, -8 - 5.2j, -5.6 + 0j, -8 + 5.2j)
_BADGE = 9.0
_BADGE_TEXT = Run("½", FontRole.MAP_CODE)
_ROUND = 12.0  # px of the bends
ASIDE = 3.4  # px that an order's way is to the left of the middle of the strip


class CapeRoute:
    """The arrow of a board's way round the frame at any zoom."""

    def __init__(self, way: FrameWay, size: tuple[float, float]) -> None:
        self._way = way
        self._size = size

    def _trunk(self, zoom: float, scale: float) -> list[complex]:
        """From the beginning along the middle of the strip to the fork, in px."""
        inset = _STRIP / 2 * scale
        width, height = (length * zoom for length in self._size)
        along = [complex(*spot) * zoom for spot in self._way.along]
        inner = [
            complex(min(max(p.real, inset), width - inset), min(max(p.imag, inset), height - inset))
            for p in along
        ]
        return [complex(*self._way.start) * zoom, *inner, complex(*self._way.fork) * zoom]

    def inks(self, theme: Theme, zoom: float, scale: float) -> Iterator[Ink]:
        """The strip, the way without its heads, the badges and the codes."""
        trunk = self._trunk(zoom, scale)
        yield from self._strip(trunk, theme, scale)
        lines = [_rounded(trunk[:-1], _ROUND * scale), *self._arms(trunk, zoom, scale)]
        for line in lines:
            yield Ink(line.path(), line=_casing(theme), width=(_LINE + 3.2) * scale)
        for line in lines:
            yield Ink(line.path(), line=QColor(theme.sea_name), width=_LINE * scale)
        yield from self.sign_inks(theme, zoom, scale)

    def head_inks(self, theme: Theme, zoom: float, scale: float, taken: Collection[str]) -> Iterator[Ink]:
        """The heads, but for those where orders begin or end, whose arrows would lie on them."""
        trunk = self._trunk(zoom, scale)
        ends = {self._way.home: Curve(tuple(trunk[1::-1]))}
        goals = (goal for goal, _ in self._way.goals)
        ends.update(zip(goals, self._arms(trunk, zoom, scale), strict=True))
        for line in (line for province, line in ends.items() if province not in taken):
            neck = line.part(max(0.0, line.length - _NECK * scale), line.length - 3 * scale)
            head = figure(_HEAD, line.end, direction(line.end - line.at(line.length - 6 * scale)), scale)
            yield Ink(head, line=_casing(theme), width=(_LINE + 3.2) * scale)
            yield Ink(neck.path(), line=QColor(theme.sea_name), width=_LINE * scale)
            yield Ink(head, fill=QColor(theme.sea_name))

    def sign_inks(self, theme: Theme, zoom: float, scale: float) -> Iterator[Ink]:
        """The badges and the codes alone, to stand over the orders that go this way."""
        for place, run in self._signs(self._trunk(zoom, scale), scale):
            yield from _sign(place, run, theme, scale)

    def is_sign(self, point: complex, zoom: float, scale: float, margin: float) -> bool:
        """Whether a badge or its codes are within a margin of a point, in px."""
        for place, run in self._signs(self._trunk(zoom, scale), scale):
            away, half = point - place, _sign_width(run, scale) / 2
            if abs(away.real) < half + margin and abs(away.imag) < _BADGE * scale + margin:
                return True
        return False

    def way(
        self, start: str, goal: str, zoom: float, scale: float, lane: float = 1.0
    ) -> list[complex] | None:
        """The places on the way between two provinces, in px; None if it does not lead there.

        They are a little to the left of it, so that opposite moves pass; in the lane -1.0 to the right.
        """
        shores = {province: number for number, (province, _) in enumerate(self._way.goals)}
        far = shores.get(goal if start == self._way.home else start)
        if self._way.home not in (start, goal) or far is None:
            return None
        trunk = self._trunk(zoom, scale)
        arm = self._arms(trunk, zoom, scale)[far]
        places = [*_rounded([*trunk[:-2], arm.points[0]], _ROUND * scale).points, *arm.points[1:]]
        there = Curve(tuple(places if start == self._way.home else places[::-1]))
        return there.beside(ASIDE * lane * scale)

    def _strip(self, trunk: list[complex], theme: Theme, scale: float) -> Iterator[Ink]:
        water, way, half = QPainterPathStroker(), Curve(tuple(trunk[2:-2])), _STRIP / 2 * scale
        water.setWidth(2 * half)
        water.setCapStyle(Qt.PenCapStyle.FlatCap)
        yield Ink(water.createStroke(Curve(tuple(trunk[1:-1])).path()), fill=QColor(theme.sea))
        sides = (Curve(tuple(way.beside(half))), Curve(tuple(way.beside(-half))))
        inner = min(
            sides, key=lambda side: abs(side.at(side.length / 2) - trunk[0]) + abs(side.end - trunk[-1])
        )
        yield Ink(inner.path(), line=QColor(theme.coast), width=theme.coast_width)

    def turns_back(self, province: str) -> bool:
        """Whether the way to a province turns back at the end of the strip, and so leaves it inwards."""
        before, corner = (complex(*spot) for spot in self._way.along[-2:])
        goals = dict(self._way.goals)
        way = complex(*goals[province]) - corner if province in goals else 0j
        return (way * (corner - before).conjugate()).real < 0

    def _arms(self, trunk: list[complex], zoom: float, scale: float) -> list[Curve]:
        """From the strip to each shore; one that turns back leaves it earlier, to be apart from others."""
        corner, along = trunk[-2], direction(trunk[-2] - trunk[-3])
        arms = []
        for province, spot in self._way.goals:
            goal, is_back = complex(*spot) * zoom, self.turns_back(province)
            start = corner - along * _TURN * scale if is_back else corner
            first = start + along * abs(goal - start) * (0.7 if is_back else 0.3)
            arms.append(_bezier(start, first, (goal + (trunk[-1] if is_back else corner)) / 2, goal))
        return arms

    def _signs(self, trunk: list[complex], scale: float) -> Iterator[tuple[complex, Run]]:
        """The middle of each sign, a badge and where that end leads; both lie in the strip."""
        goals = " · ".join(goal for goal, _ in self._way.goals)
        for (corner, beside), codes in (
            ((trunk[1], trunk[2]), goals),
            ((trunk[-2], trunk[-3]), self._way.home),
        ):
            run = Run(codes, FontRole.MAP_SEA_CODE, 1.0)
            way = beside - corner
            yield corner + direction(way) * (_FROM_CORNER * scale + _sign_width(run, scale) / 2), run

    def boxes(self, zoom: float, scale: float) -> Iterator[QRectF]:
        """What no name may cover, in px."""
        trunk, half = self._trunk(zoom, scale), (_STRIP / 2 + 1) * scale
        for a, b in pairwise(trunk):
            leg = QRectF(QPointF(a.real, a.imag), QPointF(b.real, b.imag)).normalized()
            yield leg.adjusted(-half, -half, half, half)
        for arm in self._arms(trunk, zoom, scale):
            yield arm.path().boundingRect().adjusted(-6, -6, 6, 6)


def _bezier(start: complex, first: complex, second: complex, stop: complex) -> Curve:
    shares = [step / 24 for step in range(25)]
    return Curve(
        tuple(
            start * (1 - t) ** 3 + first * 3 * t * (1 - t) ** 2 + second * 3 * t**2 * (1 - t) + stop * t**3
            for t in shares
        )
    )


def _casing(theme: Theme) -> QColor:
    return faded(theme.casing, theme.casing_alpha)


def _rounded(points: list[complex], radius: float) -> Curve:
    """A polyline with rounded corners."""
    found = [points[0]]
    for before, corner, after in zip(points, points[1:], points[2:], strict=False):
        way, next_way = before - corner, after - corner
        reach = min(radius, abs(way) / 2, abs(next_way) / 2)
        a, b = corner + direction(way) * reach, corner + direction(next_way) * reach
        found += [a * (1 - t) ** 2 + corner * 2 * t * (1 - t) + b * t**2 for t in (i / 8 for i in range(9))]
    return Curve((*found, points[-1]))


def _sign_width(run: Run, scale: float) -> float:
    return (2 * _BADGE + _TEXT_GAP) * scale + run_path(run)[1]


def _sign(center: complex, run: Run, theme: Theme, scale: float) -> Iterator[Ink]:
    """The badge with the strength, and the codes after it, on a piece of water."""
    width, half = _sign_width(run, scale), _BADGE * scale
    left = center.real - width / 2
    ground = QPainterPath()
    ground.addRect(left - 3, center.imag - half, width + 6, 2 * half)
    yield Ink(ground, fill=QColor(theme.sea))
    yield Ink(circle(complex(left + half, center.imag), half), fill=QColor(theme.sea_name))
    half_path, half_width = run_path(_BADGE_TEXT)
    yield Ink(
        half_path.translated(left + half - half_width / 2, center.imag + _DROP), fill=QColor(theme.casing)
    )
    text = run_path(run)[0].translated(left + 2 * half + _TEXT_GAP * scale, center.imag + _DROP)
    yield Ink(text, fill=QColor(theme.sea_name))
