"""The line from a dragged unit to the pointer, in the look of the order that it is to become."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from app.drafts import province_of
from app.entry.values import Aided, Aiding, Chosen, Event, Letter, OrderGiven, State
from app.order_entry import OrderEntry
from app.scene.arrows import Brush, Look, arrow, dashed, disc, dotted, lozenge, open_arrow, wave
from app.scene.board_view import BoardView
from app.scene.curves import Curve
from app.scene.ink import Ink
from app.scene.passage_inks import train
from app.scene.picture import DrawnOrder, Picture
from app.scene.standing import Standing
from variants.position import PhaseKind

_MARGIN = 4.0  # px between a plate and the line
_SHORTEST = 6.0  # px of a line that is drawn
_STEPS = 24  # points of a line


@dataclass(frozen=True, slots=True)
class DragLine:
    """A line to the pointer.

    Attributes:
        state: what is dragged, and what for.
        dragged: the unit in hand.
        helper: the unit that supports or convoys it; itself if it looks for one to help, or goes alone.
        tip: where the pointer is, x + yj in logical pixels from the board's corner.
        legal: whether a drop there would be an order, or lead to one.
        retreats: the unit has been dislodged.
    """

    state: State
    dragged: Standing
    helper: Standing
    tip: complex
    legal: bool
    retreats: bool = False

    def inks(self, brush: Brush) -> Iterator[Ink]:
        """The line; nothing while the pointer is on the unit."""
        way = self._way()
        if way is None:
            return
        match self.state:
            case Aided(letter=letter):
                yield from dotted(way, brush, Look.AWAITED, head=True)
                yield from self._help(letter, brush, way.at(way.length / 2))
            case Aiding(letter=letter):
                yield from self._help(letter, brush, self.tip)
            case Chosen(by_rail=True) if self.legal:
                yield from train(way, brush, Look.GOOD, None)
            case Chosen(by_convoy=by_convoy):
                look = Look.GOOD if self.legal else Look.AWAITED
                if self.retreats:
                    yield from open_arrow(way, brush, look)
                else:
                    yield from arrow(way, brush, look, by_convoy=by_convoy)

    def _way(self) -> Curve | None:
        return _line(self.dragged, self.tip)

    def _help(self, letter: Letter, brush: Brush, tip: complex) -> Iterator[Ink]:
        line = _line(self.helper, tip)
        if line is None:
            return
        pale = not self.legal
        sign, end = (wave, lozenge) if letter is Letter.CONVOY else (dashed, disc)
        yield from sign(line, brush, failed=pale)
        yield from end(tip, brush, failed=pale)


def drag_line(view: BoardView, entry: OrderEntry, tip: complex, *, legal: bool) -> DragLine:
    """The line of the unit in hand."""
    state = entry.state
    assert isinstance(state, Chosen | Aiding | Aided), "only a unit is dragged"
    dragged, helper = (
        view.standing(unit.province)
        for unit in (state.other if isinstance(state, Aided) else state.unit, state.unit)
    )
    assert dragged is not None, "what can be ordered is drawn"
    assert helper is not None, "what can be ordered is drawn"
    retreats = entry.table.position.phase.kind is PhaseKind.RETREAT
    return DragLine(state, dragged, helper, tip, legal, retreats)


def with_events(picture: Picture, events: Sequence[Event]) -> Picture:
    """The picture as it would be after the events: the same unit has one order."""
    orders = list(picture.orders)
    for event in events:
        place = province_of(event.order)
        orders = [drawn for drawn in orders if province_of(drawn.order) != place or not place]
        if isinstance(event, OrderGiven):
            orders.append(DrawnOrder(event.power, event.order))
    return replace(picture, orders=tuple(orders))


def _line(start: Standing, tip: complex) -> Curve | None:
    """From the edge of a plate to the tip."""
    points = tuple(start.spot + (tip - start.spot) * step / _STEPS for step in range(_STEPS + 1))
    if start.covers(tip, _MARGIN + _SHORTEST):
        return None
    return Curve(points).trimmed(lambda point: start.covers(point, _MARGIN), lambda _: False)
