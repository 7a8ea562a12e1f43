"""Drafts of a file that no hand at the window can have written: refused, so that no order is lost unseen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from variants.errors import FileFormatError
from variants.game import Game
from variants.game_faults import GameFault, GameFaultKind
from variants.orders import Build, Disband, Order, Retreat, Unit, Waive
from variants.position import PhaseKind

_KINDS = {PhaseKind.RETREAT: (Retreat, Disband), PhaseKind.ADJUSTMENT: (Build, Disband, Waive)}


def check_drafts(game: Game) -> None:
    """Looks through what is drafted for the current phase, in the drafts kept beside as well.

    Raises:
        FileFormatError: naming an order that is a power's second one to a unit, is to a unit of somebody
            else, belongs to another kind of phase, or is drafted after the end of the game.
    """
    for path, power, orders in _lists(game):
        if orders and game.ending is not None:
            raise FileFormatError(path, GameFault(GameFaultKind.ENDED))
        _check_orders(game, power, orders, path)


def _lists(game: Game) -> Iterator[tuple[str, str, tuple[Order, ...]]]:
    for power, draft in game.drafts.items():
        yield f"$.drafts.{power}.orders", power, draft.orders
        for name, orders in draft.others.items():
            yield f"$.drafts.{power}.others.{name}", power, orders


def _check_orders(game: Game, power: str, orders: Iterable[Order], path: str) -> None:
    seen: set[str] = set()
    for number, order in enumerate(orders):
        here = f"{path}[{number}]"
        _check_kind(game, order, here)
        if isinstance(order, Waive):
            continue
        if order.unit.province in seen:
            raise FileFormatError(here, GameFault(GameFaultKind.ORDERED, (str(order), order.unit)))
        seen.add(order.unit.province)
        if not isinstance(order, Build):
            _check_owner(game, power, order, here)


def _check_kind(game: Game, order: Order, path: str) -> None:
    kind = game.position.phase.kind
    others = (Retreat, Disband, Build, Waive)
    fits = isinstance(order, _KINDS[kind]) if kind in _KINDS else not isinstance(order, others)
    if not fits:
        code = game.variant.calendar.code(game.position.phase)
        raise FileFormatError(path, GameFault(GameFaultKind.OTHER_PHASE, (str(order), code)))


def _check_owner(game: Game, power: str, order: Order, path: str) -> None:
    assert not isinstance(order, Waive)
    owner = _owner(game, order.unit)
    if owner is None:
        raise FileFormatError(path, GameFault(GameFaultKind.NO_SUCH_UNIT, (str(order), order.unit)))
    if owner != power:
        raise FileFormatError(
            path, GameFault(GameFaultKind.OTHERS_UNIT, (str(order), order.unit, owner.upper(), power.upper()))
        )


def _owner(game: Game, unit: Unit) -> str | None:
    position = game.position
    if position.phase.kind is PhaseKind.RETREAT:
        return position.dislodged[unit].power if unit in position.dislodged else None
    return position.units.get(unit)
