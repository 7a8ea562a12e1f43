"""Where a power may build, and why nowhere else."""

from __future__ import annotations

from maps.board import Terrain
from variants.emergency import measures_in_force
from variants.orders import Unit, UnitKind
from variants.outcome import Cause
from variants.position import Position
from variants.variant import Variant
from variants.victory import counted_centers


def sites(variant: Variant, position: Position, power: str) -> frozenset[str]:
    """Where the power may build, occupied or not."""
    emergency = emergency_site(variant, position, power)
    return _usual_sites(variant, position, power).union([emergency] if emergency else [])


def emergency_site(variant: Variant, position: Position, power: str) -> str | None:
    """Where emergency measures let the power raise an army."""
    measures = measures_in_force(variant, position.owners, power)
    return measures.extra_build_site if measures else None


def may_build(variant: Variant, position: Position, power: str) -> bool:
    """Where the board asks for it, only a power with one of its original centres builds (rules §3)."""
    if not variant.board.record.builds.needs_original_center:
        return True
    owned = counted_centers(variant, position.owners, power)
    return not owned.isdisjoint(variant.power(power).home_centers)


def no_build(variant: Variant, position: Position, power: str, unit: Unit) -> Cause | None:
    """Why the power may not build this unit; None if it may."""
    if unit.province not in sites(variant, position, power):
        return _no_site(variant, position, power, unit.province)
    if position.unit_in(unit.province):
        return Cause.OCCUPIED
    if unit.kind is UnitKind.ARMY:
        return None
    if unit.province == emergency_site(variant, position, power):
        return Cause.ARMY_SITE
    province = variant.board.provinces[unit.province]
    if province.terrain is Terrain.LAND:
        return Cause.NO_COAST
    return Cause.COAST if province.coasts and unit.location.coast not in province.coasts else None


def _usual_sites(variant: Variant, position: Position, power: str) -> frozenset[str]:
    """The home centres that the power still owns; in some games any centre of its own (rules §3)."""
    if not may_build(variant, position, power):
        return frozenset()
    owned = counted_centers(variant, position.owners, power)
    if variant.board.record.builds.sites == "owned":
        return owned
    return owned.intersection(variant.power(power).build_sites)


def _no_site(variant: Variant, position: Position, power: str, province: str) -> Cause:
    record = variant.power(power)
    measures = record.emergency_measures
    if measures is not None and measures.extra_build_site == province:
        return Cause.NO_EMERGENCY
    if province not in variant.board.centers:
        return Cause.NO_SITE
    if position.owners.get(province) != power:
        return Cause.NOT_OWNED
    if province not in counted_centers(variant, position.owners, power):
        return Cause.NOT_COUNTED
    if not may_build(variant, position, power):
        return Cause.NO_ORIGINAL_CENTER
    return Cause.NEVER_SITE if province in record.start_centers else Cause.NOT_HOME
