"""Order entry under any sequence of clicks and letters: it never fails and only legal orders come out."""

from __future__ import annotations

import re
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from app.entry.table import Table
from app.entry.values import Event, Letter, OrderGiven
from app.order_entry import OrderEntry
from app.words.prompts import prompt_text, refusal_text
from maps.board import Location, Terrain
from variants.legal import illegality
from variants.orders import Order, Unit, UnitKind, Waive
from variants.position import Dislodged, Phase, PhaseKind, Position
from variants.registry import load_variant

STANDARD = load_variant("standard")
OPEN = [id_ for id_, one in STANDARD.board.provinces.items() if one.terrain is not Terrain.IMPASSABLE]
EVERYWHERE = sorted(STANDARD.board.provinces)

INPUTS = st.one_of(
    st.tuples(st.just("lit"), st.integers(0, 30)),
    st.tuples(st.just("own"), st.integers(0, 30)),
    st.tuples(st.just("click"), st.sampled_from(EVERYWHERE)),
    st.tuples(
        st.just("coast"), st.sampled_from(["SPA/nc", "SPA/sc", "STP/nc", "STP/sc", "BUL/ec", "BUL/sc"])
    ),
    st.tuples(st.just("double"), st.sampled_from(EVERYWHERE)),
    st.tuples(st.just("letter"), st.sampled_from(list(Letter))),
    st.tuples(st.just("choose"), st.integers(0, 5)),
    st.tuples(st.sampled_from(["back", "next", "previous", "unordered"]), st.just(0)),
)


def some_table(seed: int, kind: PhaseKind | None = None) -> Table:
    """Any position, of that kind of phase or of any, with one or all powers at the table."""
    random = Random(seed)
    units = _units(random, random.sample(OPEN, random.randint(1, 34)))
    owners = {center: random.choice(STANDARD.powers) for center in STANDARD.board.centers}
    kind = kind or random.choice(list(PhaseKind))
    dislodged: dict[Unit, Dislodged] = {}
    if kind is PhaseKind.RETREAT:
        beaten = _units(random, [unit.province for unit in units if random.random() < 0.4])
        dislodged = {unit: Dislodged(power, random.choice([None, *OPEN])) for unit, power in beaten.items()}
    contested = frozenset(random.sample(OPEN, 5)) - {unit.province for unit in units}
    powers = STANDARD.powers if random.random() < 0.5 else (random.choice(STANDARD.powers),)
    return Table(STANDARD, Position(Phase(2, kind), units, owners, dislodged, contested), frozenset(powers))


def _units(random: Random, provinces: list[str]) -> dict[Unit, str]:
    return {_unit(random, province): random.choice(STANDARD.powers) for province in provinces}


def _unit(random: Random, id_: str) -> Unit:
    province = STANDARD.board.provinces[id_]
    fleet = province.terrain is Terrain.WATER or (province.terrain is Terrain.COAST and random.random() < 0.5)
    return (
        Unit(UnitKind.FLEET, random.choice(province.locations))
        if fleet
        else Unit(UnitKind.ARMY, Location(id_))
    )


def play(entry: OrderEntry, what: str, value: int | str) -> tuple[Event, ...]:
    match what, value:
        case "lit", int(index):
            targets = sorted(entry.view.targets)
            return _click(entry, targets[index % len(targets)]) if targets else ()
        case "own", int(index):
            own = entry.table.own_units
            return _click(entry, own[index % len(own)].location) if own else ()
        case "click" | "coast", str(place):
            return _click(entry, Location.parse(place))
        case "double", str(place):
            return entry.double_click(place)
        case "letter", str(letter):
            return entry.letter(Letter(letter))
        case "choose", int(index):
            choices = entry.view.choices
            return entry.choose(choices[index % len(choices)]) if choices else ()
        case _:
            _go(entry, what)
            return ()


def _click(entry: OrderEntry, place: Location) -> tuple[Event, ...]:
    return entry.click(place.province, place.coast)


def _go(entry: OrderEntry, what: str) -> None:
    match what:
        case "back":
            entry.back()
        case "next":
            entry.select_next()
        case "previous":
            entry.select_next(-1)
        case "unordered":
            entry.select_unordered()


def after(table: Table, event: Event) -> Table:
    """The table once the window has taken the event in."""
    orders: list[Order] = list(table.given(event.power))
    if isinstance(event, OrderGiven):
        orders = [old for old in orders if _place(old) != _place(event.order)] + [event.order]
    else:
        orders.remove(event.order)
    return Table(table.variant, table.position, table.powers, {**table.orders, event.power: tuple(orders)})


def _place(order: Order) -> object:
    return object() if isinstance(order, Waive) else order.unit.province


@settings(deadline=None, max_examples=100, derandomize=True)
@given(seed=st.integers(0, 10**6), inputs=st.lists(INPUTS, max_size=25))
def test_any_input_is_taken_and_only_legal_orders_come_out(
    seed: int, inputs: list[tuple[str, int | str]]
) -> None:
    entry = OrderEntry(some_table(seed))
    for what, value in inputs:
        for event in play(entry, what, value):
            assert event.power in entry.table.powers
            assert illegality(STANDARD, entry.table.position, event.power, event.order) is None
            entry.set_table(after(entry.table, event))
        _check_view(entry)
        _check_words(entry)


def _check_words(entry: OrderEntry) -> None:
    """Every state and every refusal has a sentence, short enough for the status bar."""
    prompt, refusal = entry.view.prompt, entry.refusal
    sentences = [re.sub("<[^>]*>", "", prompt_text(STANDARD, prompt))] if prompt else []
    sentences += [refusal_text(entry.table, refusal)] if refusal else []
    for sentence in sentences:
        assert re.fullmatch(r"[A-Z]\S*( \S+)+\.", sentence), sentence
        assert len(sentence) <= 90, sentence
        assert "{" not in sentence


def _check_view(entry: OrderEntry) -> None:
    """What is lit can be clicked, what is offered can be pressed; what is refused changes nothing."""
    view = entry.view
    for target in view.targets:
        assert entry.attempt(target.province).refusal is None, target
    for letter in view.letters:
        twin = OrderEntry(entry.table)
        twin.state = entry.state
        twin.letter(letter)
        assert twin.refusal is None, letter


@settings(deadline=None, max_examples=25, derandomize=True)
@given(seed=st.integers(0, 10**6))
def test_never_more_is_given_than_is_due(seed: int) -> None:
    entry = OrderEntry(some_table(seed, PhaseKind.ADJUSTMENT))
    for province in EVERYWHERE:
        events = list(entry.click(province))
        if entry.view.choices:
            events += entry.choose(entry.view.choices[0])
        for event in events:
            entry.set_table(after(entry.table, event))
    position = entry.table.position
    for power in entry.table.powers:
        number = len(position.centers_of(power)) - len(position.units_of(power))
        assert len(entry.table.given(power)) <= abs(number)
        if number < 0:
            assert len(entry.table.given(power)) == min(-number, len(position.units_of(power)))
