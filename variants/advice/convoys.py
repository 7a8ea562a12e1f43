"""Remarks on convoys: armies without a chain of fleets, and fleets that carry nobody.

Only what is certain is warned of. Any complete chain of ordered fleets will do, however many there are and
whatever else is ordered beside it; a fleet whose orders others write may be ordered to carry.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from variants.advice.chains import chain_cure
from variants.advice.cures import holding, instead
from variants.advice.plans import Plans
from variants.advice.sailing import carriers_of, is_lost, joins, may_sail, sails
from variants.advice.values import Advice, AdviceKind, Cure, Finding, Weight
from variants.orders import Convoy, Move, Unit


def convoy_findings(plans: Plans, power: str) -> Iterator[Finding]:
    """What there is to remark on the convoys of a power."""
    for unit in plans.known_units(power):
        order = plans.order_of(unit)
        if isinstance(order, Move) and sails(plans, unit, order):
            yield from _army(plans, unit, order)
        elif isinstance(order, Convoy):
            army = plans.position.unit_in(order.army.province)
            assert army is not None  # the order is legal
            yield from _fleet(plans, unit, order, army)


def _army(plans: Plans, army: Unit, move: Move) -> Iterator[Finding]:
    power = plans.position.units[army]
    carriers = carriers_of(plans, army, move)
    if joins(plans, army, move, (fleet.province for fleet in carriers)):
        return
    may_walk = plans.is_direct(army, move.goal.province)
    if may_walk and plans.variant.rules["convoy_fallback"] == "land":
        return
    foreign = may_sail(plans, army, move)
    kind = AdviceKind.CONVOY_FOREIGN if foreign else AdviceKind.CONVOY_MISSING
    weight = Weight.NOTE if foreign else Weight.WARNING
    advice = Advice(kind, weight, power, army, move, units=carriers, place=move.goal)
    land = Move(army, move.goal)

    def cures() -> Iterable[Cure]:
        by_land = (instead(plans, army, land),) if may_walk and move.via else ()
        let_go = tuple(order for fleet in carriers for order in holding(plans, fleet).put)
        on_foot = (Cure(put=let_go),) if may_walk and not move.via else ()
        return (
            chain_cure(plans, army, move),
            *by_land,
            *on_foot,
            *(() if foreign else (holding(plans, army),)),
        )

    yield advice, cures


def _fleet(plans: Plans, fleet: Unit, order: Convoy, army: Unit) -> Iterator[Finding]:
    move = plans.move_of(army) if plans.is_known(army) else Move(army, order.goal)
    if not isinstance(move, Move) or move.goal.province != order.goal.province:
        yield _unmatched(plans, fleet, order, army)
    elif plans.is_known(army) and not sails(plans, army, move):
        yield _by_land(plans, fleet, order, army)
    elif _is_unused(plans, fleet, army, move):
        yield _unused(plans, fleet, order, army, move)


def _advice(plans: Plans, kind: AdviceKind, fleet: Unit, order: Convoy, army: Unit) -> Advice:
    other = plans.order_of(army) if plans.is_known(army) and plans.written.get(army.province) else None
    power = plans.position.units[fleet]
    return Advice(kind, Weight.WARNING, power, fleet, order, other, (army,), place=order.goal)


def _sailing(plans: Plans, army: Unit, order: Convoy) -> Cure:
    """Orders the army to where the fleet carries it, by convoy even where it could walk."""
    via = plans.is_direct(army, order.goal.province)
    return instead(plans, army, Move(army, order.goal, via=via))


def _unmatched(plans: Plans, fleet: Unit, order: Convoy, army: Unit) -> Finding:
    def cures() -> Iterable[Cure]:
        power, move = plans.position.units[fleet], plans.move_of(army)
        keep = _sailing(plans, army, order)
        if not plans.written.get(army.province):
            return keep, holding(plans, fleet)
        change = (instead(plans, fleet, Convoy(fleet, army, move.goal)),) if move else ()
        same = plans.position.units[army] == power
        if same and plans.is_later(order, army):
            return keep, *change, holding(plans, fleet)
        return *change, keep, holding(plans, fleet)

    return _advice(plans, AdviceKind.CONVOY_UNMATCHED, fleet, order, army), cures


def _by_land(plans: Plans, fleet: Unit, order: Convoy, army: Unit) -> Finding:
    def cures() -> Iterable[Cure]:
        return _sailing(plans, army, order), holding(plans, fleet)

    return _advice(plans, AdviceKind.CONVOY_BY_LAND, fleet, order, army), cures


def _is_unused(plans: Plans, fleet: Unit, army: Unit, move: Move) -> bool:
    """Whether the fleet is needed in no chain of those that carry the army or might.

    If the army's own move has no chain at all, that is what is remarked.
    """
    if plans.is_known(army):
        if is_lost(plans, army, move) or _shows_the_way(plans, fleet, army, move):
            return False
        if move.path and plans.variant.rules["named_path"] == "binds":
            return fleet.province not in move.path
        carriers = {other.province for other in carriers_of(plans, army, move)}
    else:
        carriers = {other.province for other in carriers_of(plans, army, move)} | {fleet.province}
    waterways = plans.board.waterways(frozenset(carriers | plans.unknown_seas))
    return move.goal.province not in waterways.carried(fleet.province, army.province)


def _shows_the_way(plans: Plans, fleet: Unit, army: Unit, move: Move) -> bool:
    """Whether it depends on this order that the army goes by convoy and not by land (DATC 6.G.1)."""
    same_power = plans.position.units[fleet] == plans.position.units[army]
    return same_power and not move.via and plans.is_direct(army, move.goal.province)


def _unused(plans: Plans, fleet: Unit, order: Convoy, army: Unit, move: Move) -> Finding:
    def cures() -> Iterable[Cure]:
        chain = () if plans.is_known(army) else (chain_cure(plans, army, move, over=fleet),)
        return *chain, holding(plans, fleet)

    return _advice(plans, AdviceKind.CONVOY_UNUSED, fleet, order, army), cures
