"""Why each order of a movement phase had its outcome: read off the phase worked out again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from variants.coding import CONVOY, MOVE, NO_ORDER, SUPPORT, TRAIN
from variants.convoys import binding_path, intact, members, seas_over_cape
from variants.explain_passages import (
    is_idle,
    is_kept_by_paradox,
    of_closed_canal,
    of_free_way,
    of_train,
    strength_there,
    tied_before_train,
    train_among,
    with_leave,
)
from variants.legal import illegality
from variants.movement import BOUNCE, CUT, DISLODGED, NO_CONVOY, VOID, Movement
from variants.moves import rework
from variants.outcome import Cause, Reason, Resolution
from variants.supports import movers
from variants.tables import NONE
from variants.told import is_against_own, is_idle_support
from variants.variant import Variant

_COUNTED = frozenset((Cause.GIVEN, Cause.UNCUT))  # of supports


def movement_reasons(variant: Variant, resolution: Resolution) -> Sequence[Reason]:
    """One reason for each of ``resolution.judged``."""
    given = [(judged.power, judged.order) for judged in resolution.judged]
    m, repeats = rework(variant, resolution.before, given)

    def reason(index: int) -> Reason:
        index = repeats.get(index, index)
        if m.results[index] != VOID:
            found = with_leave(_carried_out(m, index), resolution.before, variant, given[index], given)
        else:
            cause = illegality(variant, resolution.before, *given[index])
            found = Reason(cause) if cause else _useless(m, index)
        if found.cause in _COUNTED and is_against_own(resolution, resolution.judged[index]):
            idle = is_idle_support(resolution, resolution.judged[index])
            found = replace(found, cause=Cause.OWN_TARGET if idle else Cause.OWN_DEFENDED, by=())
        return replace(found, idle_leave=is_idle(variant, resolution.before, given[index], given))

    return [reason(index) for index in range(len(given))]


def _useless(m: Movement, index: int) -> Reason:
    """Why a legal order is void."""
    if m.orders[index] is NO_ORDER:
        return Reason(Cause.CONTRADICTED)
    _, _, kind, other, aim = m.orders[index]
    if kind == TRAIN:
        return Reason(Cause.SECOND_TRAIN)
    if kind == SUPPORT and m.train is not None and m.train.at == other:
        return _reason(m, Cause.RAIL_SUPPORT, [other])
    other_coast = kind == SUPPORT and aim >= 0 and m.goal[other] == m.tables.place[aim]
    return _reason(m, Cause.COAST if other_coast else Cause.UNMATCHED, [other])


def _carried_out(m: Movement, index: int) -> Reason:
    _, at, kind, _, _ = m.orders[index]
    result = m.results[index]
    if kind == MOVE:
        return _of_move(m, at, result)
    if kind == TRAIN and m.train is not None:
        return of_train(m, m.train)
    if result == DISLODGED:
        attacker = m.winner[at]
        return _reason(m, Cause.OVERPOWERED, [attacker], m.strengths.hold[at], m.strengths.attack[attacker])
    if result == CUT:
        return _reason(m, Cause.CUT_BY_ATTACK, [m.strengths.cut[index]])
    if kind == SUPPORT:
        return _of_support(m, at)
    return Reason(Cause.GIVEN) if kind == CONVOY else _of_hold(m, at)


def _of_support(m: Movement, at: int) -> Reason:
    """Why a support counted: no fleet that came against it over a half link dislodged its unit."""
    harmless = [mover for mover in _movers(m, at) if mover in m.rounding and m.owner[mover] != m.owner[at]]
    return _reason(m, Cause.UNCUT, harmless) if harmless else Reason(Cause.GIVEN)


def _of_hold(m: Movement, at: int) -> Reason:
    attackers = [mover for mover in _movers(m, at) if m.owner[mover] != m.owner[at]]
    if not attackers:
        return Reason(Cause.HELD)
    attack, hold = max(m.strengths.attack[mover] for mover in attackers), m.strengths.hold[at]
    cause = Cause.BELEAGUERED if attack > hold and m.best[at] == NONE else Cause.HELD
    return _reason(m, cause, [*attackers, *train_among(m, at)], hold, attack)


def _of_move(m: Movement, at: int, result: int) -> Reason:
    if result == NO_CONVOY:
        return _of_lost_convoy(m, at)
    if at in m.voyages.ashore:
        return of_closed_canal(m, at)
    reason = _of_bounce(m, at) if result == BOUNCE else _of_entry(m, at)
    return replace(reason, half=at in m.halved, way_round=_goes_round(m, at))


def _goes_round(m: Movement, at: int) -> bool:
    """Whether a convoy with a route that ends over a half link has full strength, as it has another one."""
    if at in m.halved or at not in m.voyages.sailing or binding_path(m, at):
        return False
    return bool(seas_over_cape(m.tables, m.goal[at]) & m.voyages.carriers.get(at, 0))


def _of_lost_convoy(m: Movement, at: int) -> Reason:
    if at in m.voyages.paradox:
        return Reason(Cause.PARADOX)
    carriers = m.voyages.carriers.get(at, 0)
    if not intact(m, at, carriers):
        return Reason(Cause.CONVOY_MISSING)
    return _reason(m, Cause.CONVOY_BROKEN, [sea for sea in members(carriers) if sea in m.dislodged])


def _of_entry(m: Movement, at: int) -> Reason:
    to = m.goal[at]
    rivals = _strongest_others(m, at)
    defence = m.rival.get(to, 0)
    if to in m.dislodged:
        resistance = _resistance(m, at)
        opponents = [to] if resistance > defence else [to, *rivals] if resistance == defence else rivals
        attack = m.strengths.attack[at]
        return _reason(m, Cause.STRONGER, opponents, attack, max(resistance, defence))
    if not rivals:
        return of_free_way(m, at)
    return _reason(m, Cause.STRONGER, rivals, m.strengths.full[at], defence)


def _of_bounce(m: Movement, at: int) -> Reason:
    to = m.goal[at]
    if to in m.voyages.shut:
        return Reason(Cause.PARADOX)
    if is_kept_by_paradox(m, to) and m.winner[to] == NONE:
        return _reason(m, Cause.PARADOX, train_among(m, to))
    beaten = _head_to_head(m, at) and m.winner[at] == to
    stays = m.owner[to] >= 0 and not m.leaves(to)
    blocked = _blocked(m, at) if beaten or (stays and m.winner[to] == NONE) else None
    if blocked:
        return blocked
    entrant = m.winner[to]
    tied = tied_before_train(m, at)
    if tied:
        return _reason(m, Cause.STAND_OFF, tied, m.strengths.full[at], m.strengths.full[tied[0]])
    cause = Cause.STAND_OFF if entrant == NONE else Cause.OUTDONE
    rivals = _strongest_others(m, at) if entrant == NONE else [entrant]
    return _reason(m, cause, rivals, m.strengths.full[at], strength_there(m, rivals[0], to))


def _blocked(m: Movement, at: int) -> Reason | None:
    """The unit in the goal as the reason, if it alone was enough to stop the mover."""
    to = m.goal[at]
    if m.owner[to] == m.owner[at] and m.best[to] == at:
        return _reason(m, Cause.OWN_UNIT, [to])
    attack, resistance = m.strengths.attack[at], _resistance(m, at)
    if attack > resistance:
        return None
    cause = Cause.HEAD_TO_HEAD if _head_to_head(m, at) else Cause.HELD_OFF
    cause = Cause.OWN_SUPPORT if m.strengths.full[at] > resistance else cause
    return _reason(m, cause, [to], attack, resistance)


def _head_to_head(m: Movement, at: int) -> bool:
    to = m.goal[at]
    return m.goal[to] == at and m.by_land(at) and m.by_land(to)


def _resistance(m: Movement, at: int) -> int:
    """The strength of the unit in the goal of a mover, if that unit stays or comes against it."""
    to = m.goal[at]
    return m.strengths.full[to] if _head_to_head(m, at) else m.strengths.hold[to]


def _strongest_others(m: Movement, at: int) -> list[int]:
    to = m.goal[at]
    others = [mover for mover in (*_movers(m, to), *train_among(m, to)) if mover != at]
    top = max((strength_there(m, other, to) for other in others), default=0)
    return [other for other in others if strength_there(m, other, to) == top]


def _movers(m: Movement, to: int) -> Iterable[int]:
    return movers(m.first, m.after, to)


def _reason(
    m: Movement,
    cause: Cause,
    provinces: Iterable[int],
    attack: int | None = None,
    defence: int | None = None,
) -> Reason:
    """A reason with the units that stood in these provinces before the phase."""
    units = tuple(sorted(m.tables.units[m.node[at]] for at in provinces if m.node[at] >= 0))
    return Reason(cause, attack, defence, units)
