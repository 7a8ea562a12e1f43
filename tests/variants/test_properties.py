"""What must hold of every adjudication, whatever the position and the orders."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.variants.strategies import SPECIAL_POWERS, Turn, adjustments, movements, orders_of, retreats
from variants.explain import explain
from variants.orders import Disband, Unit, UnitKind
from variants.outcome import Outcome, Resolution
from variants.phases import resolve
from variants.position import Dislodged, PhaseKind, Position
from variants.registry import load_variant
from variants.variant import Variant

Property = Callable[[Turn, st.DataObject], None]

VARIANTS = ("standard", "britain", "1900", "hundred", "colonial")
SAMPLE = settings(derandomize=True, deadline=None, max_examples=20, database=None)
SOAK = settings(deadline=None, max_examples=5000, database=None, suppress_health_check=list(HealthCheck))
PHASES = {"movement": movements, "retreat": retreats, "adjustment": adjustments}


def _play(turn: Turn) -> Resolution:
    return resolve(turn.variant, turn.position, turn.orders)


def _kinds(units: Mapping[Unit, str]) -> Counter[tuple[UnitKind, str]]:
    return Counter((unit.kind, power) for unit, power in units.items())


# --- the properties --------------------------------------------------------------------------------------


def adjudication_ends_and_judges_every_order(turn: Turn, data: st.DataObject) -> None:
    resolution = _play(turn)
    assert [(judged.power, judged.order) for judged in resolution.judged] == list(turn.orders)
    assert len(explain(turn.variant, resolution)) == len(turn.orders)


def two_units_never_share_a_province(turn: Turn, data: st.DataObject) -> None:
    resolution = _play(turn)
    standing = Counter(unit.province for unit in resolution.units)
    lost = Counter(unit.province for unit in resolution.dislodged)
    assert all(number == 1 for number in (*standing.values(), *lost.values()))


def the_order_of_the_orders_does_not_matter(turn: Turn, data: st.DataObject) -> None:
    shuffled = tuple(data.draw(st.permutations(turn.orders)))
    one, other = _play(turn), _play(replace(turn, orders=shuffled))
    assert replace(one, judged=()) == replace(other, judged=())
    assert Counter(one.judged) == Counter(other.judged)


def no_unit_is_lost_or_made_by_moving(turn: Turn, data: st.DataObject) -> None:
    resolution = _play(turn)
    lost = {unit: loss.power for unit, loss in resolution.dislodged.items()}
    assert _kinds(turn.position.units) == _kinds(resolution.units) + _kinds(lost)
    assert set(lost) <= set(turn.position.units)
    assert set(resolution.retreat_options) == set(lost)


def retreating_units_arrive_or_disband(turn: Turn, data: st.DataObject) -> None:
    resolution = _play(turn)
    before, after = turn.position, resolution.units
    lost = {unit: loss.power for unit, loss in before.dislodged.items()}
    arrived = {unit: power for unit, power in after.items() if unit not in before.units}
    assert set(before.units.items()) <= set(after.items())
    assert _kinds(arrived) <= _kinds(lost)
    succeeded = [judged for judged in resolution.judged if judged.outcome is Outcome.SUCCEEDS]
    assert len(arrived) == sum(not isinstance(judged.order, Disband) for judged in succeeded)
    assert all(unit.province not in before.contested for unit in arrived)


def adjustments_end_at_the_number_of_centers(turn: Turn, data: st.DataObject) -> None:
    resolution = _play(turn)
    for power in turn.variant.powers:
        limit = _limit(turn, power)
        before = len(turn.position.units_of(power))
        after = sum(owner == power for owner in resolution.units.values())
        assert after == limit if before >= limit else before <= after <= limit


def _limit(turn: Turn, power: str) -> int:
    """How many units a power may keep: its centres, less Hong Kong for China, one more for Russia in need."""
    owned = turn.position.centers_of(power)
    if turn.variant.id == "colonial" and power == "china":
        return len(owned - {"HK"})
    if turn.variant.id == "1900" and power == "russia":
        return len(owned) + (0 < len(owned & {"MOS", "SEV", "STP", "WAR"}) < 4)
    return len(owned)


def renaming_the_powers_changes_nothing(turn: Turn, data: st.DataObject) -> None:
    # A power with a rule of its own keeps its name: Russia has the railway (Colonial) and the emergency
    # measures (1900), China has Hong Kong without gain (Colonial).
    special = SPECIAL_POWERS.get(turn.variant.id, ())
    powers = [power for power in turn.variant.powers if power not in special]
    names = {power: power for power in special}
    names.update(zip(powers, data.draw(st.permutations(powers)), strict=True))
    renamed = Turn(
        turn.variant,
        _renamed(turn.position, names),
        tuple((names[power], order) for power, order in turn.orders),
    )
    one, other = _play(turn), _play(renamed)
    assert {unit: names[power] for unit, power in one.units.items()} == other.units
    assert _renamed_losses(one.dislodged, names) == other.dislodged
    assert (one.contested, one.retreat_options) == (other.contested, other.retreat_options)
    assert [judged.outcome for judged in one.judged] == [judged.outcome for judged in other.judged]


def _renamed(position: Position, names: dict[str, str]) -> Position:
    return replace(
        position,
        units={unit: names[power] for unit, power in position.units.items()},
        owners={center: names[power] for center, power in position.owners.items()},
        dislodged=_renamed_losses(position.dislodged, names),
    )


def _renamed_losses(losses: Mapping[Unit, Dislodged], names: dict[str, str]) -> dict[Unit, Dislodged]:
    return {unit: replace(loss, power=names[loss.power]) for unit, loss in losses.items()}


PROPERTIES: list[tuple[str, Property]] = [
    *((phase, adjudication_ends_and_judges_every_order) for phase in PHASES),
    *((phase, two_units_never_share_a_province) for phase in PHASES),
    *((phase, the_order_of_the_orders_does_not_matter) for phase in ("movement", "retreat")),
    *((phase, renaming_the_powers_changes_nothing) for phase in ("movement", "retreat")),
    ("movement", no_unit_is_lost_or_made_by_moving),
    ("retreat", retreating_units_arrive_or_disband),
    ("adjustment", adjustments_end_at_the_number_of_centers),
]

# --- running them ----------------------------------------------------------------------------------------

each_property = pytest.mark.parametrize(
    ("phase", "property_"), PROPERTIES, ids=[f"{phase}-{check.__name__}" for phase, check in PROPERTIES]
)
each_variant = pytest.mark.parametrize("variant_id", VARIANTS)


@each_variant
@each_property
def test_property(variant_id: str, phase: str, property_: Property) -> None:
    _check(load_variant(variant_id), phase, property_, SAMPLE)


@pytest.mark.soak
@each_variant
@each_property
def test_property_long(variant_id: str, phase: str, property_: Property) -> None:
    _check(load_variant(variant_id), phase, property_, SOAK)


def _check(variant: Variant, phase: str, property_: Property, how: settings) -> None:
    how(given(PHASES[phase](variant), st.data())(property_))()


@each_variant
def test_any_game_goes_on(variant_id: str) -> None:
    _check_games(load_variant(variant_id), settings(SAMPLE, max_examples=8))


@pytest.mark.soak
@each_variant
def test_any_game_goes_on_long(variant_id: str) -> None:
    _check_games(load_variant(variant_id), settings(SOAK, max_examples=300))


def _check_games(variant: Variant, how: settings) -> None:
    """Whatever is ordered, the next phase comes, and it has something to do in it."""

    def game(data: st.DataObject) -> None:
        positions = [variant.start()]
        for _ in range(10):
            orders = data.draw(orders_of(variant, positions[-1]))
            positions.append(resolve(variant, positions[-1], orders).after)
        assert all(_comes_after(one, other) for one, other in pairwise(positions))
        assert all(position.dislodged for position in positions if position.phase.kind is PhaseKind.RETREAT)

    how(given(st.data())(game))()


def _comes_after(one: Position, other: Position) -> bool:
    """The next turn, or a later phase of the same one."""
    kinds = list(PhaseKind)
    return (one.phase.turn, kinds.index(one.phase.kind)) < (other.phase.turn, kinds.index(other.phase.kind))
