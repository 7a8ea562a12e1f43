"""What order entry works on: the position, who may order, and what has been ordered."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from variants.legal import retreat_goals
from variants.orders import Order, Unit, Waive
from variants.position import PhaseKind, Position, find_unit
from variants.variant import Variant


@dataclass(frozen=True, slots=True)
class Table:
    """The facts behind order entry.

    Attributes:
        variant: the game.
        position: the position that orders are written for.
        powers: who may be ordered now: one in hot-seat, all in a sandbox.
        orders: power → its orders so far.
        latest: the province of the order written last; "" for none.
    """

    variant: Variant
    position: Position
    powers: frozenset[str]
    orders: Mapping[str, tuple[Order, ...]] = field(default_factory=dict)
    latest: str = ""

    @property
    def units(self) -> Mapping[Unit, str]:
        """Unit → power of those that could be ordered in this phase, of all powers."""
        if self.position.phase.kind is PhaseKind.RETREAT:
            return {unit: dislodged.power for unit, dislodged in self.position.dislodged.items()}
        return self.position.units

    @property
    def own_units(self) -> tuple[Unit, ...]:
        """The units that may be ordered now, power by power."""
        own = [(unit, power) for unit, power in self.units.items() if power in self.powers]
        return tuple(unit for unit, _ in sorted(own, key=lambda pair: (self._rank(pair[1]), pair[0])))

    @property
    def ordering(self) -> tuple[str, ...]:
        """The powers that may be ordered, in the order of the board."""
        return tuple(sorted(self.powers, key=self._rank))

    def own_unit(self, province: str) -> Unit | None:
        """The unit in the province, if it may be ordered now."""
        return find_unit(self.own_units, province)

    def power_of(self, unit: Unit) -> str:
        """Whose unit it is."""
        return self.units[unit]

    def given(self, power: str) -> tuple[Order, ...]:
        """The orders of a power so far."""
        return self.orders.get(power, ())

    def order_of(self, unit: Unit) -> Order | None:
        """The order that the unit has so far."""
        given = [order for order in self.given(self.power_of(unit)) if not isinstance(order, Waive)]
        return next((order for order in given if order.unit.province == unit.province), None)

    @property
    def unordered(self) -> tuple[Unit, ...]:
        """The own units that need an order and have none: no unit in an adjustment, no unit lost anyway."""
        return tuple(unit for unit in self.own_units if self._needs_order(unit))

    def _needs_order(self, unit: Unit) -> bool:
        match self.position.phase.kind:
            case PhaseKind.ADJUSTMENT:
                return False
            case PhaseKind.RETREAT if not retreat_goals(self.variant, self.position, unit):
                return False
            case _:
                return self.order_of(unit) is None

    def _rank(self, power: str) -> int:
        return self.variant.powers.index(power)
