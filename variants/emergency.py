"""Emergency measures: a power in distress keeps more units than it has centres (rules §2, Russia in 1900)."""

from __future__ import annotations

from collections.abc import Mapping

from maps.record import EmergencyMeasures
from variants.variant import Variant


def measures_in_force(variant: Variant, owners: Mapping[str, str], power: str) -> EmergencyMeasures | None:
    """The measures that the power may take by this count, because it owns some but not all home centres."""
    record = variant.power(power)
    measures = record.emergency_measures
    if measures is None:
        return None
    held = sum(owners.get(center) == power for center in record.home_centers)
    bounds = measures.active_when_home_centers_owned
    return measures if bounds["min"] <= held <= bounds["max"] else None
