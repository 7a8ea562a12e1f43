"""Order entry played with texts: clicks, letters, Esc; and what it shows."""

from __future__ import annotations

from app.entry.table import Table
from app.entry.values import Event, Letter, OrderGiven, OrderRemoved, PromptKind
from app.order_entry import OrderEntry
from maps.board import Location
from variants.orders import Order, Unit, parse_order
from variants.position import Dislodged, Phase, PhaseKind, Position
from variants.registry import load_variant

STANDARD = load_variant("standard")


def movement(*powers: str, orders: dict[str, list[str]] | None = None, **units: str) -> OrderEntry:
    """At a movement phase; units as ``france="A PAR, F BRE"``; all powers may be ordered unless named."""
    position = Position(Phase(1, PhaseKind.MOVEMENT), _units(units), {})
    return OrderEntry(_table(position, powers or tuple(units), orders))


def retreat(*powers: str, contested: frozenset[str] = frozenset(), **dislodged: str) -> OrderEntry:
    """At a retreat phase; ``austria="A TRI < VEN"`` was dislodged from VEN by an Italian army, now in TRI."""
    units, barred = {}, {}
    for power, text in dislodged.items():
        for one in text.split(", "):
            name, origin = one.split(" < ")
            unit = Unit.parse(name)
            barred[unit] = Dislodged(power, origin)
            victor = Unit.parse(f"A {unit.province}")
            units[victor] = "italy"
    position = Position(Phase(1, PhaseKind.RETREAT), units, {}, barred, contested)
    return OrderEntry(_table(position, powers or tuple(dislodged)))


def adjustment(
    *powers: str, owners: dict[str, str], orders: dict[str, list[str]] | None = None, **units: str
) -> OrderEntry:
    """At an adjustment; owners as ``{"russia": "STP MOS"}``."""
    centers = {center: power for power, text in owners.items() for center in text.split()}
    position = Position(Phase(2, PhaseKind.ADJUSTMENT), _units(units), centers)
    return OrderEntry(_table(position, powers or tuple(owners), orders))


def _units(units: dict[str, str]) -> dict[Unit, str]:
    return {Unit.parse(one): power for power, text in units.items() for one in text.split(", ")}


def _table(position: Position, powers: tuple[str, ...], orders: dict[str, list[str]] | None = None) -> Table:
    given = {power: tuple(map(parse_order, texts)) for power, texts in (orders or {}).items()}
    return Table(STANDARD, position, frozenset(powers), given)


def play(entry: OrderEntry, inputs: str) -> list[str]:
    """Clicks (``PAR``, ``SPA/nc``), letters (``s``), double clicks (``PAR!``), Esc; the events as texts.

    As in the window, every order given or removed is there at the next input.
    """
    events: list[str] = []
    for one in inputs.split():
        for event in _input(entry, one):
            events.append(_text(event))
            entry.set_table(_after(entry.table, event))
    return events


def _input(entry: OrderEntry, one: str) -> tuple[Event, ...]:
    if one == "Esc":
        entry.back()
        return ()
    if one.islower():
        return entry.letter(Letter(one.upper()))
    if one.endswith("!"):
        return entry.click(one[:-1]) + entry.double_click(one[:-1])
    place = Location.parse(one)
    return entry.click(place.province, place.coast)


def _text(event: Event) -> str:
    return f"{'' if isinstance(event, OrderGiven) else 'not '}{event.order}"


def _after(table: Table, event: Event) -> Table:
    old = table.given(event.power)
    if isinstance(event, OrderRemoved):
        place = old.index(event.order)
        new = old[:place] + old[place + 1 :]
    else:
        new = (*(order for order in old if _place(order) != _place(event.order)), event.order)
    return Table(table.variant, table.position, table.powers, {**table.orders, event.power: new})


def _place(order: Order) -> object:
    unit = getattr(order, "unit", None)
    return unit.province if unit else object()


def lit(entry: OrderEntry) -> set[str]:
    return set(map(str, entry.view.targets))


def kind(entry: OrderEntry) -> PromptKind | None:
    return entry.view.prompt.kind if entry.view.prompt else None


def unit(entry: OrderEntry) -> str:
    assert entry.view.prompt
    return str(entry.view.prompt.unit)


def letters(entry: OrderEntry) -> str:
    return "".join(sorted(entry.view.letters))
