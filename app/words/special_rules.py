"""What the special rules of a game do to a power as it stands, in sentences."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from app.words.names import every, power_name, province_name
from variants.adjustments import due
from variants.emergency import measures_in_force
from variants.legal import build_sites
from variants.outcome import Resolution
from variants.position import PhaseKind, Position
from variants.sites import may_build
from variants.variant import Variant
from variants.victory import counted_centers, draw_claims, enough

translate = QCoreApplication.translate


def standing_notes(variant: Variant, position: Position, power: str) -> tuple[str, ...]:
    """What is special about a power by the centres that it owns."""
    notes = (_emergency(variant, position.owners, power), uncounted(variant, position.owners, power))
    return tuple(filter(None, notes))


def adjustment_notes(variant: Variant, position: Position, power: str) -> tuple[str, ...]:
    """Why a power may build or must remove what it does, as far as a rule is special."""
    number = due(variant, position).get(power, 0)
    notes = [*standing_notes(variant, position, power), _emergency_site(variant, position, power)]
    if number > 0 and not may_build(variant, position, power):
        text = translate("Special", "{power} owns none of its original centres and builds nothing.")
        notes.append(text.format(power=power_name(variant, power)))
    elif number > len(_free(variant, position, power)):
        notes.append(translate("Special", "There are not enough free places to build, so builds are waived."))
    if number < 0:
        notes.append(_emergency_over(variant, position, power))
    return tuple(filter(None, notes))


def _free(variant: Variant, position: Position, power: str) -> set[str]:
    return {site.province for site in build_sites(variant, position, power)}


def uncounted(variant: Variant, owners: Mapping[str, str], power: str) -> str:
    """The centres that a power owns without gain; "" if there are none."""
    idle = [center for center, owner in owners.items() if owner == power]
    idle = [center for center in idle if center not in counted_centers(variant, owners, power)]
    if not idle:
        return ""
    text = translate("Special", "{place} belongs to {power} but does not count for that power.")
    places = every([province_name(variant, center) for center in idle])
    return text.format(place=places, power=power_name(variant, power))


def _emergency(variant: Variant, owners: Mapping[str, str], power: str) -> str:
    measures = measures_in_force(variant, owners, power)
    if measures is None:
        return ""
    text = translate(
        "Special",
        "Emergency measures, {power}: {owned} of {all} home centres, so {extra} unit more than centres.",
    )
    home = variant.power(power).home_centers
    owned = sum(1 for center in home if owners.get(center) == power)
    name = power_name(variant, power)
    return text.format(power=name, owned=owned, all=len(home), extra=measures.extra_units)


def _emergency_site(variant: Variant, position: Position, power: str) -> str:
    """What can be built at the site of the measures."""
    measures = measures_in_force(variant, position.owners, power)
    if measures is None or due(variant, position).get(power, 0) <= 0:
        return ""
    taken = position.unit_in(measures.extra_build_site) is not None
    text = (
        translate("Special", "{place} is occupied, so it takes no army.")
        if taken
        else translate("Special", "One of the builds may be an army in {place}.")
    )
    return text.format(place=province_name(variant, measures.extra_build_site))


def _emergency_over(variant: Variant, position: Position, power: str) -> str:
    """That a unit more than centres is no longer allowed."""
    if variant.power(power).emergency_measures is None:
        return ""
    if measures_in_force(variant, position.owners, power):
        return ""
    text = translate("Special", "{power}: no emergency measures now, so no more units than centres.")
    return text.format(power=power_name(variant, power))


def waived_note(variant: Variant, position: Position, power: str) -> str:
    """What becomes of a build that is waived, where that is special."""
    if measures_in_force(variant, position.owners, power) is None:
        return ""
    return translate("Special", "The right to it stays while the emergency measures last.")


def removal_note(variant: Variant) -> str:
    """Which unit goes if none was chosen, be it that nobody was asked."""
    if variant.rules["removal"] == "owned":
        return translate("Special", "None was chosen: the unit farthest from its power’s centres goes.")
    return translate("Special", "None was chosen: the unit farthest from the home centres goes.")


def count_note(variant: Variant, resolution: Resolution) -> str:
    """Why nobody has won although somebody has enough centres; "" if that is not so."""
    leaders = list(enough(variant, resolution.owners)) if _counted(variant, resolution) else []
    if not leaders or resolution.winner is not None:
        return ""
    text = (
        translate("Special", "{powers}: {number} centres or more each, none alone, so no winner.")
        if draw_claims(variant, resolution.owners)
        else translate("Special", "{powers}: {number} centres or more each, but no lead, so no winner.")
    )
    names = every([power_name(variant, power) for power in leaders])
    return text.format(powers=names, number=variant.rules["victory_centers"])


def _counted(variant: Variant, resolution: Resolution) -> bool:
    """Whether centres were counted at the end of the phase."""
    phase = resolution.before.phase
    fleeing = resolution.after.phase.kind is PhaseKind.RETREAT
    return phase.kind is not PhaseKind.ADJUSTMENT and not fleeing and variant.calendar.counts(phase.turn)
