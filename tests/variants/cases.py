"""The recorded cases as positions, orders and what is expected."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from variants.orders import Order, Unit, parse_order
from variants.position import Dislodged, Position
from variants.registry import load_variant
from variants.variant import Variant

FOLDER = Path(__file__).parent.parent / "cases"


@dataclass(frozen=True)
class Case:
    """One line of a case file."""

    id: str
    variant: Variant
    position: Position
    orders: tuple[tuple[str, Order], ...]
    texts: tuple[str, ...]  # the orders as given, as keys of ``expected["results"]``
    expected: Mapping[str, Any]
    record: Mapping[str, Any]


def load_cases(name: str, variants: Collection[str] = ("standard",)) -> Iterator[Case]:
    """The cases of a file for some games."""
    with (FOLDER / f"{name}.jsonl").open(encoding="utf-8") as lines:
        for line in lines:
            record = json.loads(line)
            if record["variant"] in variants:
                yield read_case(record)


def read_case(record: Mapping[str, Any]) -> Case:
    """The case of one decoded line."""
    variant = load_variant(record["variant"]).with_rules(record.get("rules", {}))
    orders = [(power.lower(), text) for power, texts in record["orders"].items() for text in texts]
    return Case(
        id=record["id"],
        variant=variant,
        position=_position(variant, record),
        orders=tuple((power, parse_order(text)) for power, text in orders),
        texts=tuple(_numbered([text for _, text in orders])),
        expected=record["expected"],
        record=record,
    )


def _position(variant: Variant, record: Mapping[str, Any]) -> Position:
    return Position(
        phase=variant.calendar.parse(record["phase"]),
        units={Unit.parse(unit): power.lower() for power, units in record["units"].items() for unit in units},
        owners={
            center: power.lower()
            for power, centers in (record["centers"] or {}).items()
            for center in centers
        },
        dislodged={
            Unit.parse(unit): Dislodged(power.lower(), origin)
            for power, units in record["dislodged"].items()
            for unit, origin in units.items()
        },
        contested=frozenset(record["contested"]),
    )


def _numbered(texts: list[str]) -> list[str]:
    """The texts, those given again with their number (``A PAR - BUR#2``)."""
    counts = [texts[: index + 1].count(text) for index, text in enumerate(texts)]
    return [text if count == 1 else f"{text}#{count}" for text, count in zip(texts, counts, strict=True)]


def by_power(units: Mapping[Unit, str]) -> dict[str, list[str]]:
    """Units in the form of the case files."""
    found: dict[str, list[str]] = {}
    for unit in sorted(units):
        found.setdefault(units[unit].upper(), []).append(str(unit))
    return {power: sorted(names) for power, names in found.items()}


def in_order(listed: Mapping[str, list[str]]) -> dict[str, list[str]]:
    """Lists of a case file, sorted, without the empty ones."""
    return {key: sorted(values) for key, values in listed.items() if values}


def agrees(word: str, outcome: str) -> bool:
    """Whether an outcome is what a case calls it.

    ``fails`` leaves the kind of failure open, ``advances`` how far a train comes.
    """
    if word == "fails":
        return outcome != "succeeds"
    if word == "advances":
        return outcome == "succeeds" or outcome.startswith("stops")
    return word == outcome
