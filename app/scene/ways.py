"""The ways of orders over the map: from plate to plate, beside other plates, past the fleets of a convoy."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from app.scene.bridges import board_spans
from app.scene.cape import CapeRoute
from app.scene.curves import LEFT, Curve, along_frame, bent, direction, past, rounded, through
from app.scene.paths import BoardPaths
from app.scene.standing import Standing, State
from maps.board import Board, Location
from variants.orders import Convoy, Move, Retreat, Unit, UnitKind

CLEAR = 4.0  # px between an arrow and a plate
_ARRIVED = 5.0  # px from a free unit place to the arrow's tip
_BENDS = (
    0.08,
    0.16,
    -0.1,
    0.26,
    -0.2,
)  # shares of the length; to the left first, so that opposite moves pass
_MOST = 30.0  # px that a long arrow bends out at most
SHORT = 26.0  # px; shorter arrows bend out
_BENT_OUT = (0.25, 0.4, -0.4, 0.6, -0.6, 0.85)
_RING, _OUTLINE = 6.0, 4.0  # px
_NEAR = 32.0  # px; a plate and what is around it reach no farther from its middle
_INSET = 10.0  # px from the board's edge to a way round its frame
_ROUND = 16.0  # px of its bends
_BESIDE = 8.0  # px that a move in another lane of the cape route ends to the side, times its lanes away
_WATERS = ("canal", "sea_bridge")
_ASIDE = 2.4  # px to the left of the middle of a strait, so that opposite moves pass
_PAST = (42.0, 64.0)  # px from a fleet to the army that it carries


@dataclass(frozen=True, slots=True)
class Stop:
    """How an arrow ends: at a plate or on a free unit place, and how far before it."""

    place: complex
    unit: Standing | None
    gap: float

    def covers(self, point: complex) -> bool:
        """Whether the arrow may not reach the point."""
        if self.unit is not None:
            return self.unit.covers(point, self.gap)
        return abs(point - self.place) < self.gap


def _onwards(places: list[complex], goal: complex) -> list[complex]:
    """The places without those at the end from which one would have to turn back for the goal."""
    left = list(places)
    while len(left) > 2 and ((goal - left[-1]) * (left[-1] - left[-2]).conjugate()).real < 0:
        left.pop()
    return left


class Ways:
    """Finds the curves of orders for one picture at one zoom."""

    def __init__(
        self,
        board: Board,
        paths: BoardPaths,
        units: Sequence[Standing],
        zoom: float,
        ringed: Collection[Unit],
        cape: CapeRoute | None = None,
    ) -> None:
        self._board = board
        self._cape = cape
        self._ringed = ringed
        self._paths = paths
        self._units = units
        self.zoom = zoom
        self.scale = units[0].scale if units else 1.0

    def standing(self, unit: Unit, power: str | None = None) -> Standing | None:
        """The plate of exactly that unit; a power tells a dislodged unit from its victor."""
        found = [standing for standing in self._units if standing.unit == unit]
        return next((standing for standing in found if standing.power == power), found[0] if found else None)

    def defender(self, province: str) -> Standing | None:
        """The plate that an arrow into the province meets, before any that must retreat from it."""
        found = [standing for standing in self._units if standing.unit.province == province]
        return next((s for s in found if s.state is not State.DISLODGED), found[0] if found else None)

    def start(self, unit: Unit, power: str) -> Stop:
        """Where the unit's orders begin."""
        standing = self.standing(unit, power)
        place = standing.spot if standing else self._point(unit.location)
        return Stop(place, standing, CLEAR * self.scale)

    def goal(self, location: Location, *, mover: Unit, before: float = 0.0) -> Stop:
        """Where a move ends; ``before`` px earlier than it could."""
        unit = self.defender(location.province)
        if unit is not None and (unit.unit != mover or unit.unit.location == location):
            return Stop(unit.spot, unit, (CLEAR + before + self._around(unit)) * self.scale)
        return Stop(self._point(location), None, (_ARRIVED + before) * self.scale)

    def _around(self, unit: Standing) -> float:
        """How far what is drawn around a plate reaches: the ring of a hold, a dislodged unit's outline."""
        if unit.state is State.DISLODGED:
            return _OUTLINE
        return _RING if unit.unit in self._ringed else 0.0

    def _point(self, location: Location) -> complex:
        anchor = self._paths.anchor(location)
        return complex(anchor.x, anchor.y) * self.zoom

    def direct(self, start: Stop, stop: Stop) -> Curve:
        """A bent line between two stops, beside the plates of other units where it can."""
        others = [u for u in self._units if u is not start.unit and u is not stop.unit]
        most = _MOST * self.scale / max(1.0, abs(stop.place - start.place))
        first = self._trimmed(bent(start.place, stop.place, min(_BENDS[0], most)), start, stop)
        if first.length >= SHORT * self.scale and not _covered(first, others):
            return first
        bends = _BENDS[1:] if first.length >= SHORT * self.scale else _BENT_OUT
        curves = (self._trimmed(bent(start.place, stop.place, bend), start, stop) for bend in bends)
        enough = SHORT * self.scale
        return min((first, *curves), key=lambda curve: (_covered(curve, others), -min(curve.length, enough)))

    def through_water(self, start: Stop, stop: Stop, between: tuple[str, str]) -> Curve | None:
        """Through the canal or strait printed between two seas, left of its middle; None if there is none."""
        if not self._is_water_link(between):
            return None
        for span in board_spans(self._board, self._paths.shapes):
            if span.kind in _WATERS and set(span.between) == set(between):
                way = span.way if span.between == between else span.way[::-1]
                places = _onwards([complex(*spot) * self.zoom for spot in way], stop.place)
                places = _onwards(places[::-1], start.place)[::-1]
                line = through([start.place, *places, stop.place])
                return self._trimmed(Curve(tuple(line.beside(_ASIDE * self.scale))), start, stop)
        return None

    def _is_water_link(self, between: tuple[str, str]) -> bool:
        """Whether a canal or strait joins two provinces; if none does, no sign is looked for."""
        links = (link for link in self._board.special_links if link.kind in _WATERS)
        return any(set(link.between) == set(between) for link in links)

    def line_to(self, start: Stop, point: complex) -> Curve:
        """A bent line from a plate to a point on another order's way."""
        return self.direct(start, Stop(point, None, 0.0))

    def round_the_frame(self, start: Stop, stop: Stop, between: tuple[str, str], lane: float = 1.0) -> Curve:
        """Along the board's printed way between two provinces, or else along the edge of the board.

        Moves the same way take lanes of their own; all but the first, 1.0, end beside the goal.
        """
        return self._trimmed(self._frame(start.place, stop, between, lane), start, stop)

    def _frame(self, place: complex, stop: Stop, between: tuple[str, str], lane: float = 1.0) -> Curve:
        printed = self._cape.way(*between, self.zoom, self.scale, lane) if self._cape else None
        if printed is not None:
            left = direction(stop.place - printed[-1]) * LEFT
            return Curve((place, *printed, stop.place + left * (lane - 1) * _BESIDE * self.scale))
        shapes, inset = self._paths.shapes, _INSET * self.scale
        width, height = shapes.width * self.zoom, shapes.height * self.zoom
        places = along_frame(place, stop.place, width, height, inset)
        return rounded([place, *places, stop.place], _ROUND * self.scale)

    def convoyed(
        self, start: Stop, stop: Stop, fleets: Sequence[Standing], *, around: str | None = None
    ) -> Curve:
        """One smooth curve past each fleet; ``around`` is the goal if the last leg leads round the frame."""
        places = [start.place]
        near, far = (reach * self.scale for reach in _PAST)
        for index, fleet in enumerate(fleets):
            after = fleets[index + 1].spot if index + 1 < len(fleets) else stop.place
            places.append(past(fleet.spot, places[-1], after, near, far))
        if around is None:
            return self._trimmed(through([*places, stop.place]), start, stop)
        last_leg = self._frame(places[-1], stop, (fleets[-1].unit.province, around))
        return self._trimmed(Curve((*through(places).points, *last_leg.points[1:])), start, stop)

    def _trimmed(self, curve: Curve, start: Stop, stop: Stop) -> Curve:
        return curve.trimmed(start.covers, stop.covers)

    def fleets(self, move: Move, convoys: Iterable[Convoy]) -> tuple[Standing, ...]:
        """The fleets that carry the army, in the order of its way; () if they make no chain."""
        ordered = {
            convoy.unit.province: convoy.unit
            for convoy in convoys
            if convoy.army.province == move.unit.province and convoy.goal.province == move.goal.province
        }
        chain = self._chain(move, ordered)
        return tuple(standing for fleet in chain if (standing := self.standing(fleet)))

    def ends_over_half_link(self, move: Move | Retreat, convoys: Iterable[Convoy]) -> bool:
        """Whether a move goes over a half link: a fleet itself, an army if no other chain carries it."""
        half, goal = self._board.is_half_link, move.goal.province
        if isinstance(move, Retreat) or not is_by_convoy(self._board, move):
            return move.unit.kind is UnitKind.FLEET and half(move.unit.province, goal)
        carriers = list(convoys)
        full = (convoy for convoy in carriers if not half(convoy.unit.province, goal))
        return bool(self.fleets(move, carriers)) and not self.fleets(move, full)

    def _chain(self, move: Move, fleets: Mapping[str, Unit]) -> tuple[Unit, ...]:
        """The shortest chain of these fleets from the army to its goal."""
        waiting = deque([((), move.unit.province)])  # type: deque[tuple[tuple[Unit, ...], str]]
        seen = {move.unit.province}
        while waiting:
            chain, province = waiting.popleft()
            beside = self._waters(province)
            if chain and move.goal.province in beside:
                return chain
            for near in sorted(beside & fleets.keys() - seen):
                seen.add(near)
                waiting.append(((*chain, fleets[near]), near))
        return ()

    def _waters(self, province: str) -> set[str]:
        """The provinces that a fleet on any coast of this one reaches."""
        locations = self._board.provinces[province].locations
        return {near.province for place in locations for near in self._board.fleet_neighbours(place)}


def _covered(curve: Curve, units: Sequence[Standing]) -> int:
    """How many points of the curve lie on or close to plates."""
    middle, reach = curve.at(curve.length / 2), curve.length / 2 + _NEAR
    close = [unit for unit in units if abs(unit.spot - middle) < reach]
    return sum(1 for point in curve.points for unit in close if unit.covers(point, CLEAR))


def is_by_convoy(board: Board, order: Move | Retreat) -> bool:
    """Whether a move goes, or can only go, by convoy."""
    if isinstance(order, Retreat) or order.unit.kind == "F":
        return False
    neighbours = board.army_neighbours(order.unit.province)
    return order.via or bool(order.path) or order.goal.province not in neighbours
