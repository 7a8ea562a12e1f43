"""Plays one phase from a line of text, so that a test of a rule shows the rule and little else.

>>> played = play("ENGLAND: A LON, F NTH", "A LON - NWY, F NTH C A LON - NWY")
>>> sorted(played.standing)
['A NWY', 'F NTH']
>>> played["A LON - NWY"]
<Outcome.SUCCEEDS: 'succeeds'>
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from variants.explain import explain
from variants.orders import Order, Unit, Waive, parse_order
from variants.outcome import Outcome, Reason, Resolution
from variants.phases import resolve
from variants.position import Dislodged, Position
from variants.registry import load_variant
from variants.rules import Value

STANDARD = load_variant("standard")


@dataclass(frozen=True)
class Played:
    """What became of a phase, in text."""

    resolution: Resolution
    outcomes: Mapping[str, Outcome]  # the order as written → its outcome; written again: ``A PAR - BUR#2``
    reasons: Mapping[str, Reason]  # the same of reasons

    def __getitem__(self, order: str) -> Outcome:
        return self.outcomes[order]

    @property
    def standing(self) -> set[str]:
        """The units on the board."""
        return set(map(str, self.resolution.units))

    @property
    def lost(self) -> dict[str, str | None]:
        """The dislodged units and the province barred to each."""
        return {str(unit): loss.origin for unit, loss in self.resolution.dislodged.items()}

    @property
    def contested(self) -> set[str]:
        """Provinces left empty by a stand-off."""
        return set(self.resolution.contested)

    def retreats(self, unit: str) -> set[str]:
        """Where a dislodged unit may go."""
        return set(map(str, self.resolution.retreat_options[Unit.parse(unit)]))

    def centers(self, power: str) -> set[str]:
        """The centres a power owns afterwards."""
        return {center for center, owner in self.resolution.owners.items() if owner == power}


def play(
    units: str,
    orders: str = "",
    *,
    variant: str = "standard",
    phase: str = "S1901M",
    dislodged: str = "",
    contested: str = "",
    centers: str = "",
    **rules: Value,
) -> Played:
    """Plays a phase, of Standard if no other variant is named.

    Args:
        units: ``ENGLAND: A LON, F NTH; FRANCE: A PAR``.
        variant: the id of the game.
        orders: ``A LON - NWY, F NTH H``, given by the unit's own power; ``FRANCE: A PAR B`` by another.
        phase: a phase code.
        dislodged: ``ENGLAND: F NTH < SKA``: the unit and its attacker's origin, ``<`` alone for a convoy.
        contested: ``BUR MUN``.
        centers: ``FRANCE: PAR, BRE``.
        rules: switches by their names.
    """
    played = load_variant(variant).with_rules(rules)
    lost = {unit: (power, origin) for power, text in listed(dislodged) for unit, origin in [_lost(text)]}
    position = Position(
        phase=played.calendar.parse(phase),
        units={Unit.parse(text): power for power, text in listed(units)},
        owners={center: power for power, center in listed(centers)},
        dislodged={unit: Dislodged(power, origin) for unit, (power, origin) in lost.items()},
        contested=frozenset(contested.split()),
    )
    texts = list(listed(orders))
    given = [
        (power or _owner(position, order), order) for power, text in texts for order in [parse_order(text)]
    ]
    resolution = resolve(played, position, given)
    names = _numbered([text for _, text in texts])
    reasons = dict(zip(names, explain(played, resolution), strict=True))
    outcomes = {n: j.outcome for n, j in zip(names, resolution.judged, strict=True)}
    return Played(resolution, outcomes, reasons)


def listed(text: str) -> Iterator[tuple[str, str]]:
    """``FRANCE: A, B; ITALY: C`` as pairs; the power is empty where none is named."""
    for group in filter(None, text.split(";")):
        power, colon, things = group.rpartition(":")
        for thing in things.split(","):
            yield (power.strip().lower() if colon else ""), thing.strip()


def _lost(text: str) -> tuple[Unit, str | None]:
    unit, _, origin = text.partition("<")
    return Unit.parse(unit.strip()), origin.strip() or None


def _owner(position: Position, order: Order) -> str:
    assert not isinstance(order, Waive), "say who waives"
    province = order.unit.province
    standing, lost = position.unit_in(province), position.dislodged_in(province)
    if lost is not None:
        return position.dislodged[lost].power
    assert standing is not None, f"nobody stands in {province}"
    return position.units[standing]


def _numbered(texts: list[str]) -> list[str]:
    counts = [texts[: index + 1].count(text) for index, text in enumerate(texts)]
    return [text if count == 1 else f"{text}#{count}" for text, count in zip(texts, counts, strict=True)]
