"""No false alarm: whatever others do, an order that is warned of changes nothing; and every cure mends.

Thousands of small crowded positions are written by one power (or by several that see each other's orders);
what is warned of is then played, with all others holding and with replies drawn by lot.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.variants.scenes import Scene, random_scene
from tests.variants.scenes_passages import canal_scene, cape_scene, railway_scene
from tests.variants.strategies import Turn, adjustments, movements, retreats
from variants.advice import Advice, AdviceKind, Weight, advise
from variants.advice.plans import Board, Plans
from variants.legal import Way, convoyable, illegality, move_goals, supportable
from variants.orders import Convoy, Hold, Move, MovementOrder, Order, Support, Train, Unit
from variants.phases import resolve
from variants.position import PhaseKind
from variants.registry import load_variant
from variants.transit import rail_goals
from variants.variant import Variant

Drafts = Mapping[str, Sequence[Order]]

SAMPLE = 40  # positions of a sort
SOAK = 400
REPLIES = 3
SCENES: Mapping[str, tuple[str, Callable[[Variant, int], Scene]]] = {
    "standard": ("standard", random_scene),
    "britain": ("britain", random_scene),
    "hundred": ("hundred", random_scene),
    "cape": ("1900", cape_scene),
    "canal": ("colonial", canal_scene),
    "railway": ("colonial", railway_scene),
}


@pytest.mark.parametrize("sort", SCENES)
def test_sample(sort: str) -> None:
    _check_scenes(sort, range(SAMPLE))


@pytest.mark.soak
@pytest.mark.parametrize("sort", SCENES)
def test_many(sort: str) -> None:
    _check_scenes(sort, range(1_000_000, 1_000_000 + SOAK))


@pytest.mark.parametrize("make", [movements, retreats, adjustments])
@pytest.mark.parametrize("id_", ["standard", "britain", "1900", "hundred", "colonial"])
def test_any_position(id_: str, make: Callable[[Variant], st.SearchStrategy[Turn]]) -> None:
    variant = load_variant(id_)

    @settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
    @given(make(variant), st.integers(0, 99))
    def check(turn: Turn, seed: int) -> None:
        _check(Scene(turn.variant, turn.position, turn.orders), random.Random(seed))

    check()


def test_the_sample_has_what_does_nothing() -> None:
    found = {
        advice.kind
        for sort in SCENES
        for seed in range(SAMPLE)
        for advice in _advised(_scene(sort, seed), random.Random(seed))[1]
        if advice.weight is Weight.WARNING
    }
    assert found >= {
        AdviceKind.VOID,
        AdviceKind.SUPPORT_UNMATCHED,
        AdviceKind.SUPPORT_OF_MOVER,
        AdviceKind.CONVOY_UNMATCHED,
        AdviceKind.CONVOY_BY_LAND,
        AdviceKind.CONVOY_MISSING,
        AdviceKind.OWN_UNIT,
        AdviceKind.EXCHANGE,
        AdviceKind.CANAL_TWO,
        AdviceKind.LEAVE_UNUSED,
        AdviceKind.SECOND_TRAIN,
    }


def _check_scenes(sort: str, seeds: range) -> None:
    for seed in seeds:
        _check(_scene(sort, seed), random.Random(seed))


def _scene(sort: str, seed: int) -> Scene:
    id_, make = SCENES[sort]
    return make(load_variant(id_), seed)


def _advised(scene: Scene, chance: random.Random) -> tuple[Drafts, tuple[Advice, ...]]:
    """The drafts that are known, with several powers in every third case, and the advice to one of them."""
    powers = sorted({power for power, _ in scene.orders})
    if not powers:
        return {}, ()
    writers = chance.sample(powers, chance.choice((1, 1, min(2, len(powers)))))
    drafts = {power: _draft(scene, power, chance) for power in writers}
    power, *others = writers
    seen = {other: drafts[other] for other in others}
    return drafts, advise(scene.variant, scene.position, power, drafts[power], seen)


def _draft(scene: Scene, power: str, chance: random.Random) -> list[Order]:
    """What the power orders in the scene, with now and then an order not written yet; one for each unit."""
    kept: dict[str, Order] = {}
    for giver, order in scene.orders:
        if giver == power and chance.random() < 0.85:
            kept[f"{getattr(order, 'unit', len(kept))}"] = order
    if scene.position.phase.kind is PhaseKind.MOVEMENT:
        for unit in scene.position.units_of(power):
            if chance.random() < 0.35:
                kept.pop(str(unit), None)
                kept[str(unit)] = chance.choice(_possible(scene, unit, chance))
    return list(kept.values())


def _possible(scene: Scene, unit: Unit, chance: random.Random) -> list[Order]:
    """The legal orders of one sort for a unit, drawn from the sorts that there are."""
    variant, position = scene.variant, scene.position
    moves = [Move(unit, goal) for goal in move_goals(variant, position, unit)]
    by_sea = [
        Move(unit, goal, via=True)
        for goal, way in move_goals(variant, position, unit).items()
        if way is not Way.DIRECT
    ]
    trains = [Train(unit, goal) for goal in rail_goals(variant, position, unit)]
    supports = [
        Support(unit, other, goal)
        for other, goals in supportable(variant, position, unit).items()
        for goal in goals
    ]
    convoys = [
        Convoy(unit, army, goal)
        for army, goals in convoyable(variant, position, unit).items()
        for goal in goals
    ]
    sorts: list[list[Order]] = [[*moves], [*by_sea], [*trains], [*supports], [*convoys], [Hold(unit)]]
    return chance.choice([sort for sort in sorts if sort])


def _check(scene: Scene, chance: random.Random) -> None:
    drafts, found = _advised(scene, chance)
    replies = list(_replies(scene, drafts, chance))
    for advice in found:
        if advice.weight is Weight.WARNING:
            for reply in replies:
                _check_warning(scene, drafts, reply, advice)
        if advice.cure is not None:
            _check_cure(scene, drafts, advice)


def _replies(scene: Scene, drafts: Drafts, chance: random.Random) -> Iterator[list[tuple[str, Order]]]:
    """Nothing; what the others do in the scene, all of it or some; and any legal orders of theirs."""
    yield []
    others = [(power, order) for power, order in scene.orders if power not in drafts]
    yield others
    yield [pair for pair in others if chance.random() < 0.7]
    if scene.position.phase.kind is PhaseKind.MOVEMENT:
        units = [(unit, power) for unit, power in scene.position.units.items() if power not in drafts]
        yield list(_obliging(scene, drafts, chance))
        for _ in range(REPLIES):
            yield [(power, chance.choice(_possible(scene, unit, chance))) for unit, power in units]


def _obliging(scene: Scene, drafts: Drafts, chance: random.Random) -> Iterator[tuple[str, Order]]:
    """Fleets whose orders are not known carry what they can."""
    moves = [order for orders in drafts.values() for order in orders if isinstance(order, Move)]
    for unit, power in scene.position.units.items():
        convoys = [Convoy(unit, move.unit, move.goal) for move in moves]
        convoys = [order for order in convoys if not illegality(scene.variant, scene.position, power, order)]
        if power not in drafts and convoys:
            yield power, chance.choice(convoys)


def _check_warning(scene: Scene, drafts: Drafts, reply: Sequence[tuple[str, Order]], advice: Advice) -> None:
    orders = [(power, order) for power, draft in drafts.items() for order in draft]
    kept = [pair for pair in reply if not _helps(pair[1], advice)]
    mended = [(power, changed) for power, order in orders for changed in _nothing(power, order, advice)]
    mended = [pair for pair in mended if not _holds_up(pair[1], advice)]
    given = [pair for pair in orders if not _holds_up(pair[1], advice)]
    if advice.kind is AdviceKind.RETREAT_MET:
        after = resolve(scene.variant, scene.position, given + kept).units
        assert len(after) < len(scene.position.units) + len(scene.position.dislodged)
        return
    assert _end(scene, given + kept) == _end(scene, mended + kept), (scene.lines(), drafts, advice, kept)


def _nothing(power: str, order: Order, advice: Advice) -> tuple[Order, ...]:
    """What is left if an order that is said to do nothing is not given; for a pair, neither of them."""
    pair = advice.kind in (AdviceKind.EXCHANGE, AdviceKind.SECOND_TRAIN)
    train = advice.kind is AdviceKind.SECOND_TRAIN and isinstance(order, Train)
    if power != advice.power or not (order == advice.order or (pair and order == advice.other) or train):
        return (order,)
    if not isinstance(order, MovementOrder):
        return ()
    if advice.kind is AdviceKind.LEAVE_UNUSED:
        assert advice.cure is not None
        ((_, cured),) = advice.cure.put
        return (cured,)
    return (Hold(order.unit, leave=order.leave),)


def _helps(order: Order, advice: Advice) -> bool:
    """Whether a reply helps a unit that is better off holding, or a move only others make worthwhile."""
    return isinstance(order, Support) and order.supported.province in _subjects(advice)


def _holds_up(order: Order, advice: Advice) -> bool:
    """Whether another unit supports one to hold that would be supported only if it did not try to move."""
    moves = advice.kind not in (AdviceKind.VOID, AdviceKind.SECOND_TRAIN)
    aided = (
        isinstance(order, Support) and order.goal is None and order.supported.province in _subjects(advice)
    )
    return moves and aided


def _subjects(advice: Advice) -> set[str]:
    other = advice.other.unit if isinstance(advice.other, MovementOrder) else None
    pair = advice.kind is AdviceKind.EXCHANGE and other is not None
    return {unit.province for unit in (advice.unit, other if pair else None) if unit}


def _end(scene: Scene, orders: Sequence[tuple[str, Order]]) -> tuple[object, ...]:
    after = resolve(scene.variant, scene.position, orders)
    return after.units, after.dislodged, after.contested


def _check_cure(scene: Scene, drafts: Drafts, advice: Advice) -> None:
    assert advice.cure is not None
    assert all(
        illegality(scene.variant, scene.position, power, order) is None for power, order in advice.cure.put
    ), advice
    mended = Plans(Board(scene.variant, scene.position), drafts).with_cure(advice.cure).drafts
    seen = {power: orders for power, orders in mended.items() if power != advice.power}
    left = advise(scene.variant, scene.position, advice.power, mended[advice.power], seen)
    same = [each for each in left if (each.kind, each.unit) == (advice.kind, advice.unit)]
    assert not same or advice.unit is None, (scene.lines(), drafts, advice, same)
