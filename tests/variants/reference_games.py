"""The reference of each game by the id of its variant."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tests.variants import reference
from tests.variants.reference_cape import CapeEquations
from tests.variants.reference_railway import RailwayEquations
from variants.orders import Order
from variants.position import Position
from variants.variant import Variant

KINDS: Mapping[str, type[reference.Equations]] = {"1900": CapeEquations, "colonial": RailwayEquations}


def reference_of(
    variant: Variant,
    position: Position,
    orders: Sequence[tuple[str, Order]],
    limit: int = reference.LIMIT,
) -> reference.ReferenceOutcome:
    """The outcome of a movement phase by the rules of its game.

    Raises:
        reference.TooLargeError: if there is too much to guess.
    """
    return reference.reference(variant, position, orders, KINDS.get(variant.id), limit)
