"""The notation of the DAIDE protocol, in which programs play against each other (its syntax, level 0).

``( FRA AMY PAR ) MTO BUR`` is an order, ``ORD ( SPR 1901 ) ( … ) ( BNC )`` a result, ``NOW`` a position
with the owners of centres in ``SCO``. A convoy names its route: where an order leaves it open, the shortest
chain of fleets is written. Provinces that the protocol does not have keep the ids of their board, powers the
first three letters of theirs. Trains (``MTO IRK TSR``) and leave for the canal (``SC ( … ) MTO MED``) are no
part of the protocol.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from maps.board import Board, Location
from variants.legal import retreat_goals
from variants.notation.styles.prose import GivenOrders
from variants.notation.styles.wording import Clerk, Form, Wording
from variants.orders import Move, Order, UnitKind, Waive
from variants.outcome import Judged, Outcome, Resolution
from variants.position import Phase, PhaseKind, Position
from variants.variant import Variant
from variants.waterways import Waterways

_PROVINCES = {"ENG": "ECH", "BOT": "GOB", "LYO": "GOL"}
_CODE = 3  # letters of a power


def _power(power: str) -> str:
    return power[:_CODE].upper()


def _place(board: Board, location: Location) -> str:
    province = location.province
    if board.id != "colonial":  # the others have these seas under the same ids
        province = _PROVINCES.get(province, province)
    return f"( {province} {location.coast.upper()}S )" if location.coast else province


WORDING = Wording(
    place=_place,
    kinds={UnitKind.ARMY: "AMY", UnitKind.FLEET: "FLT"},
    unit="( {power} {kind} {place} )",
    step=" ",
    code=_power,
    forms={
        Form.HOLD: "{unit} HLD",
        Form.MOVE: "{unit} MTO {goal}",
        Form.VIA: "{unit} CTO {goal}",
        Form.ROUTE: "{unit} CTO {goal} VIA ( {path} )",
        Form.TRAIN: "{unit} MTO {goal} TSR",
        Form.SUPPORT_HOLD: "{unit} SUP {other}",
        Form.SUPPORT_MOVE: "{unit} SUP {other} MTO {goal}",
        Form.CONVOY: "{unit} CVY {other} CTO {goal}",
        Form.RETREAT: "{unit} RTO {goal}",
        Form.DISBAND: "{unit} DSB",
        Form.BUILD: "{unit} BLD",
        Form.REMOVE: "{unit} REM",
        Form.WAIVE: "{power} WVE",
        Form.LEAVE: " SC {other} MTO {goal}",
    },
)
_RESULTS = {
    Outcome.SUCCEEDS: "SUC",
    Outcome.BOUNCE: "BNC",
    Outcome.CUT: "CUT",
    Outcome.NO_CONVOY: "DSR",
    Outcome.VOID: "NSO",
    Outcome.DISLODGED: "RET",
    Outcome.NO_PERMISSION: "BNC",
    Outcome.STAYS: "BNC",
    Outcome.STOPS: "BNC",
}


@dataclass(frozen=True, slots=True)
class DaideStyle:
    """The style; ``id`` names it in settings."""

    id: str = "daide"

    def orders_text(self, variant: Variant, position: Position, orders: GivenOrders) -> str:
        """A line for each order."""
        given = ((power, order) for power, each in orders.items() for order in each)
        return _lines(_order(variant, position, power, order) for power, order in given)

    def results_text(self, variant: Variant, resolution: Resolution) -> str:
        """An ``ORD`` line for each order, and who owns the centres if they were counted."""
        turn = _turn(variant, resolution.before.phase)
        orders = [
            f"ORD {turn} ( {_order(variant, resolution.before, each.power, each.order)} )"
            f" ( {_result(resolution, each)} )"
            for each in resolution.judged
        ]
        counted = resolution.adjustments or resolution.owners != resolution.before.owners
        return _lines((*orders, _centers(variant, resolution.owners)) if counted else orders)

    def position_text(self, variant: Variant, position: Position) -> str:
        """``NOW`` with all units, and ``SCO``."""
        clerk = Clerk(variant, position, WORDING)
        units = [clerk.unit(power, unit) for power in variant.powers for unit in position.units_of(power)]
        for unit, each in sorted(position.dislodged.items()):
            places = " ".join(clerk.place(place) for place in retreat_goals(variant, position, unit))
            units.append(f"{clerk.unit(each.power, unit)[:-2]} MRT ( {places} ) )".replace("(  )", "( )"))
        now = f"NOW {_turn(variant, position.phase)} {' '.join(units)}"
        return _lines((now.rstrip(), _centers(variant, position.owners)))


def _order(variant: Variant, position: Position, power: str, order: Order) -> str:
    return Clerk(variant, position, WORDING).order(power, _routed(variant, position, order))


def _routed(variant: Variant, position: Position, order: Order) -> Order:
    """The order with the shortest route over the fleets at sea, if it goes by convoy and names none."""
    if not isinstance(order, Move) or order.path or order.unit.kind is UnitKind.FLEET:
        return order
    start, goal = order.unit.province, order.goal.province
    if not order.via and goal in variant.board.army_neighbours(start):
        return order
    waterways = Waterways.of(variant.board, position)
    chains: list[tuple[str, ...]] = [
        (sea,) for sea in sorted(waterways.links) if start in waterways.shores[sea]
    ]
    seen = {chain[-1] for chain in chains}
    while chains:
        chain = chains.pop(0)
        if goal in waterways.shores[chain[-1]]:
            return replace(order, via=True, path=chain)
        fresh = sorted(waterways.links[chain[-1]] - seen)
        seen.update(fresh)
        chains.extend((*chain, sea) for sea in fresh)
    return order


def _result(resolution: Resolution, judged: Judged) -> str:
    result = _RESULTS[judged.outcome]
    order = judged.order
    if isinstance(order, Waive) or resolution.before.phase.kind is not PhaseKind.MOVEMENT:
        return result
    lost = any(unit.province == order.unit.province for unit in resolution.dislodged)
    return f"{result} RET" if lost and result != "RET" else result


def _turn(variant: Variant, phase: Phase) -> str:
    seasons = {
        PhaseKind.MOVEMENT: ("FAL", "SPR"),
        PhaseKind.RETREAT: ("AUT", "SUM"),
        PhaseKind.ADJUSTMENT: ("WIN", "WIN"),
    }
    year = variant.calendar.record.first_year + (phase.turn - 1) // 2
    return f"( {seasons[phase.kind][phase.turn % 2]} {year} )"


def _centers(variant: Variant, owners: Mapping[str, str]) -> str:
    groups = [
        (_power(power), sorted(id_ for id_, owner in owners.items() if owner == power))
        for power in variant.powers
    ]
    groups.append(("UNO", sorted(variant.board.centers - owners.keys())))
    return " ".join(["SCO", *(f"( {name} {' '.join(held)} )" for name, held in groups if held)])


def _lines(lines: Iterable[str]) -> str:
    return "".join(f"{line}\n" for line in lines)
