"""All orders of a picture as ink: supports and convoys lowest, moves over them, discs and crosses on top."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from app.scene.arrows import (
    Brush,
    Look,
    arrow,
    cross,
    cup,
    cut_mark,
    dashed,
    disc,
    dotted,
    hold_ring,
    lozenge,
    open_arrow,
    wave,
)
from app.scene.cape import ASIDE, CapeRoute
from app.scene.curves import LEFT, Curve
from app.scene.ink import Ink
from app.scene.passage_inks import half_badge, leave_line, red_station, train
from app.scene.paths import BoardPaths
from app.scene.picture import DrawnOrder, Picture
from app.scene.railway import Railway
from app.scene.standing import Standing
from app.scene.ways import SHORT, Stop, Ways, is_by_convoy
from app.theme import Theme
from maps.board import Location
from variants.orders import Convoy, Hold, Leave, Move, MovementOrder, Retreat, Support, Train, Unit
from variants.outcome import Outcome
from variants.variant import Variant

_ON_SHAFT = (0.35, 0.60)  # where supports may end on a shaft
_NEAR_GOAL = (0.80, 0.95)  # where they may on the long way round the frame
_THIRD_LANE = 2.6  # of the cape route, where the one on the right is for moves the other way
_CROSS_GAP = 13.0  # px that a cross needs between an arrow's tip and a plate
_CROSS_AHEAD = 2.5  # px from the tip to the middle of the cross
_SHARED_CROSS = 10.0  # px from the middle of a stand-off's cross to the tips
_APART = 11.5  # px between two ends on a shaft
_BADGE_AT = 0.4  # of an arrow, clear of where supports end and of what is printed at the ends of its way
_CROSSED = frozenset((Outcome.BOUNCE, Outcome.NO_PERMISSION))
_BEFORE_STATION = 6.0  # px between the tip of a train's arrow and the middle of its goal's station
_CRAMPED = 1.4  # times the length that an arrow should have; shorter ones take room from a cross
_CUP_GAP = 5.0  # px that a cup needs before a plate


@dataclass(frozen=True, slots=True)
class _Drawn:
    """A move with its way."""

    drawn: DrawnOrder
    unit: Unit
    goal: Location
    curve: Curve
    look: Look
    taken: list[float] = field(default_factory=list)  # ways along the curve where supports and convoys end


@dataclass(slots=True)
class _Sheets:
    """Ink by layers, the lowest first."""

    lines: list[Ink] = field(default_factory=list)
    moves: list[Ink] = field(default_factory=list)
    marks: list[Ink] = field(default_factory=list)


def order_inks(
    variant: Variant,
    paths: BoardPaths,
    theme: Theme,
    picture: Picture,
    units: Sequence[Standing],
    zoom: float,
    railway: Railway | None = None,
    cape: CapeRoute | None = None,
) -> list[Ink]:
    """The ink of all orders of the picture, from bottom to top; some follow what is printed on the board."""
    holds = {drawn.order.unit for drawn in picture.orders if isinstance(drawn.order, Hold)}
    ways = Ways(variant.board, paths, units, zoom, holds, cape)
    return _Layout(variant, theme, picture, ways, railway, cape).inks()


class _Layout:
    """Lays out one picture's orders."""

    def __init__(
        self,
        variant: Variant,
        theme: Theme,
        picture: Picture,
        ways: Ways,
        railway: Railway | None,
        cape: CapeRoute | None,
    ) -> None:
        self._variant = variant
        self._theme = theme
        self._picture = picture
        self._ways = ways
        self._railway = railway
        self._cape = cape
        self._scale = ways.scale
        self._sheets = _Sheets()
        self._moves: list[_Drawn] = []

    def inks(self) -> list[Ink]:
        orders = self._picture.orders
        self._moves = [self._way(drawn) for drawn in orders if isinstance(drawn.order, Move | Retreat)]
        if self._railway is not None:
            self._moves += self._rides(self._railway)
        self._moves += self._awaited()
        self._print_cape()
        for move in self._moves:
            self._draw_move(move)
        self._draw_crosses()
        for drawn in orders:
            if isinstance(drawn.order, Convoy):
                self._draw_convoy(drawn, drawn.order)
            elif isinstance(drawn.order, Hold):
                self._draw_hold(drawn, drawn.order)
        self._draw_supports()
        self._draw_leave()
        return self._sheets.lines + self._sheets.moves + self._sheets.marks

    def _brush(self, power: str) -> Brush:
        return Brush(self._theme.power_color(self._variant.id, power), self._theme, self._scale)

    # --- moves

    def _way(self, drawn: DrawnOrder) -> _Drawn:
        order = drawn.order
        assert isinstance(order, Move | Retreat)
        look = _look(drawn)
        before = self._room_for_cross(drawn, order)
        curve = self._curve_before(drawn, order, before)
        if before > _CROSS_GAP and curve.length < _CRAMPED * SHORT * self._scale:
            curve = self._curve_before(drawn, order, _CROSS_GAP)
        return _Drawn(drawn, order.unit, order.goal, curve, look)

    def _curve_before(self, drawn: DrawnOrder, order: Move | Retreat, before: float) -> Curve:
        """The way that ends that many px earlier than it could."""
        return self._curve(drawn.power, order, self._ways.goal(order.goal, mover=order.unit, before=before))

    def _rides(self, railway: Railway) -> Iterator[_Drawn]:
        """Journeys from station to station; an order for a place without one is not drawn."""
        for drawn in self._picture.orders:
            order = drawn.order
            if not isinstance(order, Train) or order.unit.province == order.goal.province:
                continue
            if railway.has(order.unit.province, order.goal.province):
                curve = self._ride(railway, drawn.power, order)
                yield _Drawn(drawn, order.unit, order.goal, curve, _look(drawn))
        if any(isinstance(drawn.order, Train) for drawn in self._picture.orders):
            self._sheets.marks += railway.station_inks(self._theme, self._ways.zoom, self._scale)

    def _ride(self, railway: Railway, power: str, order: Train) -> Curve:
        """From the plate along the line to just before the station of the goal."""
        start, stations = self._ways.start(order.unit, power), (order.unit.province, order.goal.province)
        leg = railway.leg(*stations, self._ways.zoom, self._scale)
        ride = Curve((start.place, *leg.points))
        ride = ride.part(0, ride.length - _BEFORE_STATION * self._scale)
        return ride.trimmed(start.covers, lambda _: False)

    def _curve(self, power: str, order: Move | Retreat, stop: Stop) -> Curve:
        start, around = self._ways.start(order.unit, power), self._is_half(order)
        goal = order.goal.province
        if isinstance(order, Move) and is_by_convoy(self._variant.board, order):
            fleets = self._ways.fleets(order, self._convoys)
            if fleets:
                return self._ways.convoyed(start, stop, fleets, around=goal if around else None)
        if around:
            return self._ways.round_the_frame(start, stop, (order.unit.province, goal), self._lane(order))
        printed = self._ways.through_water(start, stop, (order.unit.province, goal))
        return printed or self._ways.direct(start, stop)

    def _lane(self, order: Move | Retreat) -> float:
        """Where a move round the cape goes: left of the way, or where another to its goal leaves room."""
        if self._cape is None:
            return 1.0
        turns_back = self._cape.turns_back
        moves = [drawn.order for drawn in self._picture.orders if isinstance(drawn.order, Move | Retreat)]
        round_it = [move for move in moves if self._is_half(move)]
        same = [move for move in round_it if move.goal.province == order.goal.province]
        same.sort(key=lambda move: turns_back(move.unit.province))
        if order not in same[1:]:
            return 1.0
        return -1.0 if len(same) == len(round_it) else _THIRD_LANE

    def _print_cape(self) -> None:
        """Prints the heads where no order goes, and the signs again, over the arrows that go there."""
        if self._cape is None:
            return
        orders = (move.drawn.order for move in self._moves)
        halves = [order for order in orders if isinstance(order, Move | Retreat) and self._is_half(order)]
        ends = {province for order in halves for province in (order.unit.province, order.goal.province)}
        at = self._theme, self._ways.zoom, self._scale
        self._sheets.lines += self._cape.head_inks(*at, ends)
        if halves:
            self._sheets.marks += self._cape.sign_inks(*at)

    @property
    def _convoys(self) -> list[Convoy]:
        return [drawn.order for drawn in self._picture.orders if isinstance(drawn.order, Convoy)]

    def _is_half(self, order: Move | Retreat) -> bool:
        return self._ways.ends_over_half_link(order, self._convoys)

    def _room_for_cross(self, drawn: DrawnOrder, order: Move | Retreat) -> float:
        if drawn.outcome not in _CROSSED:
            return 0.0
        if drawn.outcome is Outcome.BOUNCE and self._is_stand_off(order.goal.province):
            return _SHARED_CROSS
        free = self._ways.defender(order.goal.province) is None
        return _CROSS_GAP + (8.0 if free else 0.0)

    def _is_stand_off(self, province: str) -> bool:
        """Whether several moves stopped before a free place."""
        bounced = [
            drawn
            for drawn in self._picture.orders
            if isinstance(drawn.order, Move | Retreat)
            and drawn.outcome is Outcome.BOUNCE
            and drawn.order.goal.province == province
        ]
        return len(bounced) > 1 and self._ways.defender(province) is None

    def _awaited(self) -> list[_Drawn]:
        """The moves that supports and convoys on the map wait for, and nobody ordered."""
        found: dict[tuple[str, str], _Drawn] = {}
        for drawn in self._picture.orders:
            match drawn.order:
                case Support(supported=unit, goal=Location() as goal) | Convoy(army=unit, goal=goal):
                    if self._move(unit, goal) is None:
                        found.setdefault((unit.province, goal.province), self._awaited_way(unit, goal, drawn))
        return list(found.values())

    def _awaited_way(self, unit: Unit, goal: Location, drawn: DrawnOrder) -> _Drawn:
        there = self._ways.defender(unit.province)
        power = there.power if there else drawn.power
        order = Move(there.unit if there else unit, goal)
        curve = self._curve(power, order, self._ways.goal(goal, mover=order.unit))
        return _Drawn(DrawnOrder(power, order), order.unit, goal, curve, Look.AWAITED)

    def _move(self, unit: Unit, goal: Location) -> _Drawn | None:
        wanted = (unit.province, goal.province)
        return next((m for m in self._moves if (m.unit.province, m.goal.province) == wanted), None)

    def _draw_move(self, move: _Drawn) -> None:
        brush, order = self._brush(move.drawn.power), move.drawn.order
        if isinstance(order, Retreat):
            self._sheets.moves += open_arrow(move.curve, brush, move.look)
        elif isinstance(order, Train):
            self._draw_train(move, brush)
        elif isinstance(order, Move):
            by_convoy = is_by_convoy(self._variant.board, order)
            self._sheets.moves += arrow(move.curve, brush, move.look, by_convoy=by_convoy)

            if self._is_half(order):
                self._sheets.marks += half_badge(self._badge_place(move), brush)

    def _badge_place(self, move: _Drawn) -> complex:
        """In the middle of the strip of water along the frame, which is hardly wider."""
        way = self._off_signs(move, move.curve.length * _BADGE_AT, _APART)
        return move.curve.at(way) - LEFT * move.curve.heading(way) * ASIDE * self._scale

    def _draw_train(self, move: _Drawn, brush: Brush) -> None:
        stop, railway, at = move.drawn.stop, self._railway, None
        if railway is not None and stop is not None and railway.has(stop.province):
            at = railway.station(stop.province, self._ways.zoom, self._scale)
        self._sheets.moves += train(move.curve, brush, move.look, at)
        if move.look is Look.FAILED:
            self._sheets.marks += red_station(move.curve.points[0] if at is None else at, brush)

    def _draw_crosses(self) -> None:
        """One cross for each move that stopped; one for all of a stand-off. A broken convoy gets none."""
        shared: dict[str, complex] = {}
        for move in self._moves:
            if move.drawn.outcome not in _CROSSED:
                continue
            province = move.goal.province
            if move.drawn.outcome is Outcome.BOUNCE and self._is_stand_off(province):
                shared[province] = self._ways.goal(move.goal, mover=move.unit).place
            else:
                curve = move.curve
                ahead = curve.end - curve.at(curve.length - 1)
                shared[str(move.unit)] = curve.end + ahead * _CROSS_AHEAD * self._scale
        for center in shared.values():
            self._sheets.marks += cross(center, self._theme, self._scale)

    # --- supports

    def _draw_supports(self) -> None:
        supports = [drawn for drawn in self._picture.orders if isinstance(drawn.order, Support)]
        to_move = [(self._supported_move(drawn), drawn) for drawn in supports]
        for drawn in (drawn for move, drawn in to_move if move is None):
            self._draw_support_to_hold(drawn)
        # In the order in which they were given, so that the same orders make the same picture.
        moved = [move for move, _ in to_move if move is not None]
        for move in {id(move): move for move in moved}.values():
            self._draw_supports_of(move, [drawn for supported, drawn in to_move if supported is move])

    def _supported_move(self, drawn: DrawnOrder) -> _Drawn | None:
        order = drawn.order
        assert isinstance(order, Support)
        return self._move(order.supported, order.goal) if order.goal else None

    def _draw_supports_of(self, move: _Drawn, supports: Sequence[DrawnOrder]) -> None:
        """Discs spread along the shaft in the order in which their units stand beside it."""
        starts = [(self._ways.start(_unit(drawn), drawn.power), drawn) for drawn in supports]
        starts.sort(key=lambda pair: move.curve.nearest(pair[0].place))
        order = move.drawn.order
        half = isinstance(order, Move | Retreat) and self._is_half(order)
        low, high = _NEAR_GOAL if half else _ON_SHAFT
        for index, (start, drawn) in enumerate(starts):
            share = low + (high - low) * (index + 0.5) / len(starts)
            point = move.curve.at(self._free_way(move, move.curve.length * share))
            self._draw_support(drawn, self._ways.line_to(start, point), point)

    def _free_way(self, move: _Drawn, way: float) -> float:
        """A way on the shaft that is clear of other discs and lozenges, and of printed signs."""
        apart = _APART * self._scale
        way = self._off_signs(move, way, _APART / 2)
        for taken in sorted(move.taken):
            if abs(way - taken) < apart:
                way = taken + apart
        move.taken.append(way)
        return way

    def _off_signs(self, move: _Drawn, way: float, margin: float) -> float:
        """The same way, or the next that is no nearer than a margin to what is printed on the cape's way."""
        zoom, scale = self._ways.zoom, self._scale
        while self._cape and self._cape.is_sign(move.curve.at(way), zoom, scale, margin * scale):
            way += 2
            if way > move.curve.length:
                break
        return way

    def _draw_support(self, drawn: DrawnOrder, curve: Curve, point: complex) -> None:
        brush, failed = self._brush(drawn.power), _failed(drawn)
        if _look(drawn) is Look.VOID:
            self._sheets.lines += dotted(curve, brush, Look.VOID, head=False)
        else:
            self._sheets.lines += dashed(curve, brush, failed=failed)
            self._sheets.marks += disc(point, brush, failed=failed)
        self._mark_cut(drawn, curve)

    def _draw_support_to_hold(self, drawn: DrawnOrder) -> None:
        order = drawn.order
        assert isinstance(order, Support)
        brush, failed = self._brush(drawn.power), _failed(drawn)
        target = self._ways.goal(order.supported.location, mover=order.unit, before=_CUP_GAP)
        curve = self._ways.direct(self._ways.start(order.unit, drawn.power), target)
        if _look(drawn) is Look.VOID:
            self._sheets.lines += dotted(curve, brush, Look.VOID, head=False)
        else:
            self._sheets.lines += dashed(curve, brush, failed=failed)
            self._sheets.marks += cup(curve, brush, failed=failed)
        self._mark_cut(drawn, curve)

    def _mark_cut(self, drawn: DrawnOrder, curve: Curve) -> None:
        if _failed(drawn):
            self._sheets.marks += cut_mark(curve, self._theme, self._scale)

    # --- leave, convoys and holds

    def _draw_leave(self) -> None:
        """From a unit that gives leave to the passage of each fleet that it names, ordered or not."""
        for drawn in self._picture.orders:
            order = drawn.order
            if isinstance(order, MovementOrder):
                for leave in order.leave:
                    self._draw_leave_to(drawn.power, order.unit, leave)

    def _draw_leave_to(self, power: str, unit: Unit, leave: Leave) -> None:
        move, start = self._move(leave.fleet, leave.goal), self._ways.start(unit, power)
        point = move.curve.at(move.curve.length / 2) if move else self._between(leave)
        line = Curve((start.place, point)).trimmed(start.covers, lambda _: False)
        self._sheets.lines += leave_line(line, self._brush(power))

    def _between(self, leave: Leave) -> complex:
        """The middle between the ends of a passage."""
        ends = (leave.fleet.location, leave.goal)
        return sum(self._ways.goal(end, mover=leave.fleet).place for end in ends) / 2

    def _draw_convoy(self, drawn: DrawnOrder, order: Convoy) -> None:
        move = self._move(order.army, order.goal)
        if move is None:
            return
        start, brush = self._ways.start(order.unit, drawn.power), self._brush(drawn.power)
        point = move.curve.at(self._free_way(move, move.curve.nearest(start.place)))
        straight = Curve((start.place, point)).trimmed(start.covers, lambda _: False)
        if _look(drawn) is Look.VOID:
            self._sheets.lines += dotted(straight, brush, Look.VOID, head=False)
            return
        self._sheets.lines += wave(straight, brush, failed=_failed(drawn))
        self._sheets.marks += lozenge(point, brush, failed=_failed(drawn))
        self._mark_cut(drawn, straight)

    def _draw_hold(self, drawn: DrawnOrder, order: Hold) -> None:
        """The ring; a unit that was dislodged is drawn so itself."""
        standing = self._ways.standing(order.unit)
        if standing is not None and _look(drawn) is Look.GOOD:
            self._sheets.lines += hold_ring(standing.unit.kind, standing.spot, self._brush(drawn.power))


def _unit(drawn: DrawnOrder) -> Unit:
    order = drawn.order
    assert isinstance(order, Support | Convoy | Hold | Move | Retreat)
    return order.unit


def _look(drawn: DrawnOrder) -> Look:
    if drawn.outcome is None or drawn.outcome is Outcome.SUCCEEDS:
        return Look.GOOD
    return Look.VOID if drawn.outcome is Outcome.VOID else Look.FAILED


def _failed(drawn: DrawnOrder) -> bool:
    return _look(drawn) is Look.FAILED
