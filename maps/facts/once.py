"""One cause, one fault: what is wrong in many places for the same reason is told at the first of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from maps.facts.faults import FactFault, FactKind
from maps.record import BoardRecord

# Faults of what is named, which is likely named elsewhere, too.
_NAMED = {
    FactKind.UNKNOWN_PROVINCE,
    FactKind.UNKNOWN_POWER,
    FactKind.UNKNOWN_COAST,
    FactKind.NO_COASTS,
    FactKind.COAST_MISSING,
    FactKind.COAST_NEEDLESS,
    FactKind.WRONG_TERRAIN,
    FactKind.NO_CENTER,
    FactKind.TAKEN,
}


def once(record: BoardRecord, faults: Iterable[FactFault]) -> Iterator[FactFault]:
    """The faults without those that follow from others."""
    found = _gathered(faults)
    lost = {fault.values for fault in found if fault.kind in (FactKind.NO_CENTER, FactKind.UNKNOWN_PROVINCE)}
    centers = sum(province.supply_center for province in record.provinces.values())
    following = set()
    if 0 < record.victory.of - centers <= len(lost):
        following.add(FactKind.MISCOUNTED)
    if any(fault.kind is not FactKind.NO_SUCH_COAST for fault in found):
        following.add(FactKind.NO_SUCH_COAST)
    yield from (fault for fault in found if fault.kind not in following)


def _gathered(faults: Iterable[FactFault]) -> list[FactFault]:
    found: dict[tuple[object, ...], FactFault] = {}
    for fault in faults:
        key = (fault.kind, fault.values) if fault.kind in _NAMED else (fault,)
        first = found.get(key)
        found[key] = replace(first, more=first.more + 1) if first else fault
    return list(found.values())
